"""A call that isn't accepted: what is said first, and how it is said while acceptance is still open."""

from __future__ import annotations

from collections.abc import Iterable

from rules.case import Step, Steps
from rules.outcomes import OUTCOMES

_SUFFIX = "_if_refused"
_VERDICTS = frozenset(
    {
        "no_rectification",
        "substitute_without_rectification",
        "must_repeat_call",
        "offender_must_pass_once",
        "partner_must_pass_once",
        "partner_must_pass_throughout",
    }
)


def if_refused(steps: Iterable[Step]) -> Steps:
    """`steps` in sentences that say when they hold, without what is too early to say."""
    for step in steps:
        if step.outcome == "no_lead_restriction_26":
            continue
        conditional = OUTCOMES[step.outcome] in ("choice", "later") or step.text.endswith(_SUFFIX)
        yield step if conditional else step._replace(text=step.text + _SUFFIX)


def verdict_first(cancelled: Iterable[Step], steps: Iterable[Step]) -> Steps:
    """What has been decided, as far as it has, before the call that is `cancelled` and the rest."""
    rest = list(steps)
    verdict = next((step for step in rest if step.outcome in _VERDICTS and not step.text.endswith(_SUFFIX)), None)
    if verdict:
        rest.remove(verdict)
        yield verdict
    yield from cancelled
    yield from rest
