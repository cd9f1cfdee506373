"""Law 53, acceptance of a lead out of turn: where a later lead from the wrong player or hand begins.

What a defender's lead leads to stands in Law 56, declarer's in Law 55, the opening lead in Law 54.
"""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law54_opening_lead import opening_lead_out_of_turn
from rules.laws.law55_declarers_lead import declarers_lead
from rules.laws.law56_defenders_lead import defenders_lead
from rules.laws.law72_awareness_of_damage import check_72c
from rules.roles import offender_role


def lead_out_of_turn(case: Case) -> Steps:
    """A faced lead out of turn may be accepted, except at trick 13 (53A)."""
    trick = case.told("trick", (13,))
    defending = offender_role(case) == "defender"
    if case.told("led_in_turn", (True,)):
        yield step("no_rectification", "44G", text="leader_was_on_lead")
        return
    if trick == 1 and defending:
        yield from opening_lead_out_of_turn(case)
        return
    if defending:
        yield from defenders_lead(case, last_trick=trick == 13)
    else:
        yield from declarers_lead(case, last_trick=trick == 13)
    yield from check_72c(case)


LAWS = {"lead_out_of_turn": lead_out_of_turn}
