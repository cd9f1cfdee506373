"""Law 46, incomplete or invalid designation of a card from dummy: what declarer is taken to have called.

Whether he may change a slip of the tongue is a later question, see 45C4(b).
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.leads import told_cards
from rules.penalty_cards import names
from rules.tricks import height, winner
from rules.vocabulary import Card, Contract, Denomination, Suit

_WORDS = ("high", "low", "win", "suit", "rank", "anything", "not_in_dummy")


def designated_card(
    words: str,
    dummy: Sequence[Card],
    *,
    suit: Suit | None,
    rank: str | None = None,
    leading: bool = False,
    trick: Sequence[Card] = (),
    trumps: Suit | None = None,
) -> tuple[Card, ...]:
    """The cards of dummy that the call may mean: one is the designated card, several mean declarer must say which.

    Args:
        words: What declarer said: `high`, `low`, `win`, `suit` or `rank`.
        dummy: Dummy's cards, ranks known.
        suit: The suit led; for `suit` the suit named; for `rank` on lead, the suit dummy won the last trick with.
        rank: The rank named, one of `RANKS`; None means that every card in `dummy` has it.
        leading: Whether dummy is to lead.
        trick: The cards played so far; for `win` the answer is certain only when dummy plays last.
        trumps: The trump suit.
    """
    of_suit = sorted((card for card in dummy if card.suit is suit), key=height)
    if words == "rank":
        return _of_rank(dummy, of_suit, rank, leading=leading)
    if words == "win":
        of_suit = [card for card in of_suit if winner([*trick, card], trumps) == card] if len(trick) == 3 else []
    return tuple(of_suit[-1:] if words == "high" else of_suit[:1])


def _of_rank(dummy: Sequence[Card], of_suit: Sequence[Card], rank: str | None, *, leading: bool) -> tuple[Card, ...]:
    """46B3: on lead the suit of the last trick goes on if it has that rank; else every legal card of the rank."""
    named = [card for card in of_suit if rank in (None, card.rank)]
    if named or (of_suit and not leading):
        return tuple(named)
    return tuple(card for card in dummy if rank in (None, card.rank))


def incomplete_designation(case: Case) -> Steps:
    """By declarer's words, unless he incontrovertibly meant something else (46B)."""
    if case.told("other_intention", (True,)):
        yield step("intended_card_played", "46B", director=True)
        return
    words = case.word("words", likely="low", among=_WORDS, ask_first=True)
    if words == "not_in_dummy":
        yield step("designation_void", "46B4")
        return
    if words == "anything":
        yield step("either_defender_decides", "46B5", text="either_defender_names_card")
    elif words == "rank":
        yield from _rank(case)
    elif words != "suit" and case.told("dummy_leads", (True,)):
        yield step("declarer_specifies", "46A", director=True, text="no_suit_led_yet")
    else:
        yield from _by_height(case, words)
    yield step("unless_other_intention", "46B", director=True)


def _by_height(case: Case, words: str) -> Steps:
    outcome, article = {
        "high": ("designated_highest", "46B1a"),
        "low": ("designated_lowest", "46B1c"),
        "win": ("designated_lowest_winner", "46B1b"),
        "suit": ("designated_lowest", "46B2"),
    }[words]
    suit = told_cards(case)[0].suit if words == "suit" else _suit_led(case)
    found: tuple[Card, ...] = ()
    if dummy := _exactly(case, "dummy_cards"):
        found = designated_card(words, dummy, suit=suit, trick=_exactly(case, "trick_cards"), trumps=_trumps(case))
    if found:
        yield step(outcome, article, text=f"{outcome}_is", cards=names(found))
    else:
        text = "designated_lowest_of_suit" if words == "suit" else None
        yield step(outcome, article, text=text, suit=suit)


def _rank(case: Case) -> Steps:
    leading = case.flag("dummy_leads", likely=False)
    dummy, rank, suit = _exactly(case, "dummy_cards"), told_cards(case)[0].rank, _suit_led(case)
    found: tuple[Card, ...] = ()
    if dummy and (suit or not leading):
        found = designated_card("rank", dummy, suit=suit, rank=rank, leading=leading)
        if not found:
            yield step("designation_void", "46B4", text="rank_cannot_be_played")
            return
        case.derive("several_of_rank", len(found) > 1)
        case.derive("in_last_suit", found[0].suit is suit)
    cards = names(found)
    if leading and case.flag("in_last_suit", likely=True):
        yield step("designated_same_suit", "46B3a", text="designated_same_suit_is" if found else None, cards=cards)
    elif case.flag("several_of_rank", likely=False):
        yield step("declarer_specifies", "46B3b", text="several_cards_of_rank")
    else:
        text = "only_card_of_rank_is" if found else "only_card_of_rank"
        yield step("named_card_played", "46B3b", text=text, cards=cards)


def _cards(case: Case, name: str) -> tuple[Card, ...]:
    value = case.facts.get(name)
    return tuple(Card(card) for card in value) if isinstance(value, list) else ()


def _exactly(case: Case, name: str) -> tuple[Card, ...]:
    """The cards if all of them are known by suit and rank."""
    cards = _cards(case, name)
    return cards if all(card.suit and card.rank for card in cards) else ()


def _suit_led(case: Case) -> Suit | None:
    """The suit led as told, from the trick, or the only suit of the cards of dummy that matter."""
    if isinstance(led := case.facts.get("led_suit"), str):
        return Suit(led)
    if trick := _cards(case, "trick_cards"):
        return trick[0].suit
    suits = {card.suit for card in _exactly(case, "dummy_cards")}
    return suits.pop() if len(suits) == 1 else None


def _trumps(case: Case) -> Suit | None:
    contract = case.facts.get("contract")
    if not isinstance(contract, str) or Contract(contract).denomination is Denomination.NT:
        return None
    return Suit(Contract(contract).denomination)


LAWS = {"incomplete_designation": incomplete_designation}
