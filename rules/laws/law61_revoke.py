"""Law 61, failure to follow suit: what a revoke is, and which of Laws 62 to 64 rules on it.

A revoke is also a failure, when able, to lead or play what a law or an opponent's choice requires (61A).
Not covered: questions about a possible revoke (61B); looking into quitted tricks (61C), see Law 66.
"""

from __future__ import annotations

from rules import roles
from rules.case import Case, Steps, step
from rules.laws.law43_dummy_and_revoke import revoke_noticed_by_dummy
from rules.laws.law62_revoke_correction import both_corrected, correction, twelfth_trick
from rules.laws.law63_revoke_establishment import establishment
from rules.laws.law64_established_revoke import after_establishment
from rules.laws.law72_awareness_of_damage import check_72c


def revoke(case: Case) -> Steps:
    """A player did not follow suit, or disobeyed a restriction, though he could comply."""
    if case.told("could_follow", among=(False,)) is False:
        yield step("no_rectification", "44D", "61A", "59", text="no_revoke_when_unable")
    elif case.told("earlier_dummy_breach", among=(True,)) is True:
        yield from revoke_noticed_by_dummy(case, by_defender=_defender_revoked(case))
    elif case.told("trick", among=(12,)) == 12:
        yield from twelfth_trick(case)
    elif case.told("both_sides", among=(True,)) is True:
        yield from _both_sides(case)
    else:
        yield from _one_side(case)


def _defender_revoked(case: Case) -> bool:
    """Whether dummy spoke of a defender's revoke; when dummy himself is named as the offender, declarer revoked."""
    if case.told("dummy_act", among=("pointed_out",)) == "pointed_out":
        return True
    offender, declarer = roles.seat(case, "offender"), roles.seat(case, "declarer")
    if offender and declarer and offender is declarer.partner:
        return False
    return roles.offender_role(case, likely="declarer") == "defender"


def _one_side(case: Case) -> Steps:
    how = establishment(case)
    yield from correction(case) if how is None else after_establishment(case, how)


def _both_sides(case: Case) -> Steps:
    """Both sides revoked: together in one trick there may be time to correct both (62A, 62C3), else 64B7."""
    unknown = not (case.knows("established") or case.knows("claimer"))
    next_trick = case.word("next_trick", likely="both", ask_first=True) if unknown else case.told("next_trick")
    nobody = next_trick == "nobody" or (next_trick is None and case.told("established", among=(False,)) is False)
    one_side = next_trick in ("own_side", "other_side")
    if not (nobody or one_side) or not case.flag("same_trick", likely=True):
        yield from _one_side(case)
    elif nobody:
        yield from both_corrected(case, "62A", "62B2")
        yield from check_72c(case)
    else:
        yield from both_corrected(case, "62C3")
        yield step("transfer_0", "64B8", text="no_transfer_both_corrected")
        yield step("equity_check", "64C1")
        yield from check_72c(case)


LAWS = {"revoke": revoke}
