"""Facts that a message within an incident is treated by: choices, roles, and what any message may seem to tell."""

from __future__ import annotations

ROLES = ("declarer", "contract", "dealer")
CHOICES = frozenset(("accepted", "choice"))
SET_RIGHT = frozenset("deliberate partner_could_see dummy_seen".split())
"""Facts of which the last thing said counts."""
ANYWHERE = frozenset(
    "offender offender_role claimer_role cards leader on_lead turn table board trick slip deliberate".split()
)
"""Facts that any message may seem to tell."""
