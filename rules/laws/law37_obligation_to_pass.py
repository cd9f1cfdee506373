"""Law 37: a bid, double or redouble by a player who had to pass."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.comparable import after_withdrawn_call
from rules.laws.law36_inadmissible_double import inadmissible_double
from rules.turns import is_own_bid, known_call, lho_has_called


def call_when_obliged_to_pass(case: Case) -> Steps:
    """Stands when the left-hand opponent has called (37A); else it becomes a pass and both partners pass on (37B)."""
    if known_call(case, "call") == "P":
        yield step("no_rectification", "37", text="passed_as_he_had_to")
    elif known_call(case, "call") == "X" and is_own_bid(case):
        yield from inadmissible_double(case)
    elif lho_has_called(case):
        yield step("call_stands", "37A", text="forbidden_call_stands")
        if case.word("bound", likely="once") == "throughout":
            yield step("offender_must_pass_throughout", "37A", text="still_bound_to_pass")
        yield step("auction_continues", "37A", text="auction_goes_on")
        yield step("no_lead_restriction_26", "37A", text="cancelled_without_restriction")
    else:
        yield step("pass_substituted", "37B", "35B")
        yield step("side_must_pass_throughout", "37B")
        yield from after_withdrawn_call(case)


LAWS = {"call_when_obliged_to_pass": call_when_obliged_to_pass}
