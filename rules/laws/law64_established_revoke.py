"""Law 64, procedure after establishment of a revoke: automatic tricks (64A), exceptions (64B), redress (64C)."""

from __future__ import annotations

from collections.abc import Sequence

from rules import roles
from rules.case import Case, Step, Steps, step
from rules.laws.law72_awareness_of_damage import check_72c
from rules.vocabulary import Card

WINNERS = ("offender", "partner", "opponents")

_TEXT_OF_BAR = {
    "64B2": "no_transfer_repeated",
    "64B3": "no_transfer_faced_card",
    "64B4": "no_transfer_next_board",
    "64B5": "no_transfer_round_over",
    "64B7": "no_transfer_both_sides",
}
_LATE = {"next_board": "64B4", "round_over": "64B5"}
_REDRESS_OF_BAR = {"64B2": "64C2a", "64B7": "64C2b"}
_TEXT_OF_REDRESS = {"64B2": "redress_repeated", "64B7": "redress_both_sides"}


def tricks_for(winner: str, *, won_later: bool) -> tuple[int, str]:
    """Automatic tricks for one revoke, and the paragraph that says so.

    `winner` is who won the revoke trick as a hand: `offender`, `partner` (dummy is declarer's partner) or `opponents`;
    `won_later` whether the revoking side won a later trick.
    """
    if winner == "offender":
        return (2 if won_later else 1), "64A1"
    if winner == "partner" or won_later:
        return 1, "64A2"
    return 0, "64B1"


def automatic_tricks(revokes: Sequence[tuple[str, bool]], tricks_won: int) -> int:
    """Automatic tricks for several revokes of one side, never more than it won from the first revoke trick on.

    Args:
        revokes: For each the winner of the trick and whether the side won a later trick, as for `tricks_for`.
        tricks_won: Tricks the side won from the first revoke trick on, that trick included.
    """
    return min(tricks_won, sum(tricks_for(winner, won_later=won_later)[0] for winner, won_later in revokes))


def after_establishment(case: Case, how: Sequence[str]) -> Steps:
    """An established revoke stands; afterwards tricks may go over, and the redress of 64C is checked.

    Args:
        case: The case.
        how: The sub-articles of 63A by which it is established.
    """
    yield step("revoke_established", *how, "63B", text="revoke_stands")
    yield from automatic_transfer(case, role=roles.offender_role(case))
    yield from check_72c(case)


def automatic_transfer(case: Case, *, role: str) -> Steps:
    """How many tricks go over after play (64A), why none do (64B), and the redress beyond that (64C)."""
    bar = _told_bar(case, role)
    article, tricks = "", 0
    if bar is None:
        winner = case.option("revoke_trick_winner", WINNERS)
        later = True if winner in (None, "partner") else case.open_flag("won_later_trick")
        if winner is None or later is None:
            yield _depends(winner)
            yield step("equity_check", "64C1")
            return
        tricks, article = tricks_for(winner, won_later=later)
        bar = _possible_bar(case) if tricks else None
    if bar:
        yield step("transfer_0", bar, text=_TEXT_OF_BAR[bar])
    else:
        yield step(f"transfer_{tricks}", article, text=f"transfer_{tricks}_{article.lower()}")
    yield step("equity_check", _REDRESS_OF_BAR.get(bar or "", "64C1"), text=_TEXT_OF_REDRESS.get(bar or ""))


def _depends(winner: str | None) -> Step:
    """How the tricks will be counted while it isn't known who won the revoke trick, or whether a later one."""
    if winner is None:
        return step("play_on_assess_later", "64A1", "64A2", "64B1", text="tricks_depend_on_winner")
    if winner == "offender":
        return step("play_on_assess_later", "64A1", text="one_or_two_tricks")
    return step("play_on_assess_later", "64A2", "64B1", text="one_trick_or_none")


def _told_bar(case: Case, role: str) -> str | None:
    """The paragraph of 64B that was plainly told to apply."""
    if role == "dummy" or (role == "defender" and _failed_to_play_faced_card(case)):
        return "64B3"
    if case.told("both_sides", among=(True,)) is True and case.flag("both_established", likely=True):
        return "64B7"
    if case.told("repeated", among=(True,)) is True:
        return "64B2"
    return _LATE.get(str(case.told("noticed", among=tuple(_LATE))))


def _possible_bar(case: Case) -> str | None:
    """The paragraph of 64B that would apply to a revoke that costs tricks; worth a question when it wasn't told."""
    if case.flag("both_sides", likely=False) and case.flag("both_established", likely=True):
        return "64B7"
    if case.flag("repeated", likely=False):
        return "64B2"
    if case.facts.get("phase") == "play" and not case.knows("noticed"):
        case.derive("noticed", "in_time")
    return _LATE.get(case.word("noticed", likely="in_time"))


def _failed_to_play_faced_card(case: Case) -> bool:
    """Whether a penalty card on the table could have been played to the suit led (64B3)."""
    lying = case.told("penalty_cards", among=(["?x"],))
    led = case.told("led_suit", among=())
    suits = [Card(card).suit for card in lying] if isinstance(lying, list) else []
    return any(led is None or suit is None or suit == led for suit in suits)
