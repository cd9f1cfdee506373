"""Law 43B2(b) and 43B3: dummy, who had already looked or swapped hands (43A2), is the first to speak of a revoke."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.laws.law64_established_revoke import automatic_transfer
from rules.laws.law72_awareness_of_damage import check_72c


def revoke_noticed_by_dummy(case: Case, *, by_defender: bool) -> Steps:
    """Dummy lost his right to ask: declarer corrects and pays all the same; on a defender's revoke they play on."""
    if by_defender:
        yield step("play_continues", "43B3", text="play_on_despite_revoke")
        yield step("adjusted_score_if_damaged", "43B3", "12C1", text="defenders_lose_their_gain")
        yield step("procedural_penalty_possible", "43B1", "43A1b", "90")
        return
    if _established(case):
        yield step("revoke_established", "43B2b", "63B", text="declarers_revoke_stands")
        yield from automatic_transfer(case, role="declarer")
        return
    yield step("correct_revoke", "43B2b", text="declarer_corrects_after_dummy_breach")
    yield step("play_on_assess_later", "43B2b", "64A", text="tricks_as_if_established")
    yield from automatic_transfer(case, role="declarer")
    yield from check_72c(case)


def _established(case: Case) -> bool:
    """Whether declarer's revoke was established already, so that it can't be corrected any more."""
    if case.facts.get("next_trick") in ("own_side", "both"):
        case.derive("established", True)
    return case.told("established", (True,)) is True
