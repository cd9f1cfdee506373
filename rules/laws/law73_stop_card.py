"""The stop card: a regulation under 73A2. A breach cancels nothing; what it told partner is Law 16B."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law16b_unauthorised_information import assess, partner_must_ignore
from rules.moments import board_is_over


def stop_card_breach(case: Case) -> Steps:
    """No stop card before a jump, one without a jump, or no pause after it."""
    if case.told("was_allowed", (True,)):
        yield step("no_rectification", "73A2", text="no_stop_needed")
        return
    yield step("call_stands", "73A2", text="call_stands_without_stop")
    yield step("warning", "73A2", "90B8", text="pause_after_stop", seconds=case.regulations.stop_seconds)
    yield from assess(case) if board_is_over(case) else partner_must_ignore()


LAWS = {"stop_card_breach": stop_card_breach}
