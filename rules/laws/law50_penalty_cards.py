"""Law 50, a penalty card: what it becomes (50A, 50B), its owner's turn (50C, 50D1, 51A), information (50E).

Partner's turn to lead (50D2, 51B) stands in `law50_partner_leads`. How a card becomes a penalty card: see Law 49, 24E,
45E1, 54D, 56, 57, 58B2, 60B and 62B1.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case, Steps, step
from rules.laws import law50_1997_penalty_cards as edition_1997
from rules.laws.law72_awareness_of_damage import check_72c
from rules.penalty_cards import Kind, in_suits, kind, lying, names, told_cards
from rules.roles import role_between, seat
from rules.vocabulary import Card, Seat, Suit

_PLAY_RESTRICTIONS = ("highest", "lowest", "other_suit", "not_suit")


def becomes_penalty_card(
    case: Case,
    cards: Sequence[Card],
    *articles: str,
    deliberate: bool | None,
    others: Sequence[Card] | None = None,
) -> Steps:
    """The cards become penalty cards: their kind (50B), and what that means from now on (50A, 50C, 50D, 50E).

    Args:
        case: The case.
        cards: The cards that become penalty cards now.
        articles: What makes them so (49, 24E, 57A ...), cited after 50B.
        deliberate: Whether they were exposed by deliberate play (50B); None reads it where the kind depends on it.
        others: Penalty cards that this defender has already; None reads `penalty_cards`.
    """
    if others is None:
        lie = case.cards("penalty_cards", likely=(), among=[(), ("?x",)])
        others = tuple(card for card in lie if card not in cards) if lie else ()
    found = kind(cards, others, deliberate=deliberate or False)
    if found == "minor" and deliberate is None and case.flag("deliberate", likely=False):
        found = "major"
    if found == "minor":
        yield step("minor_penalty_card", "50B", *articles, cards=names(cards))
        yield step("card_stays_face_up", "50A", cards=names(cards))
        yield step("may_play_honour_instead", "50C", cards=names(cards))
        yield step("no_lead_restriction", "50C")
    else:
        yield from _major_verdict(cards, others, *articles)
        yield step("card_stays_face_up", "50A", cards=names([*others, *cards]))
        several = "must_play_several" if len(cards) + len(others) > 1 else None
        yield step("must_play_at_first_opportunity", *duty_to_play(case), text=several, cards=names([*others, *cards]))
        yield step("declarer_chooses_first", "50D2", "50D2a", "50D2b", text="chooses_when_partner_leads")
    yield from information_on_table(case, found)


def hand_becomes_penalty_cards(case: Case, *articles: str) -> Steps:
    """All that is left of a hand lies open: each of its cards is a major penalty card (50B)."""
    yield step("all_penalty_cards_major", "50B", "51", *articles, text="whole_hand_major")
    yield step("major_penalty_card", "50B", *articles, text="each_major")
    yield step("card_stays_face_up", "50A", text="whole_hand_stays")
    yield step("must_play_at_first_opportunity", *duty_to_play(case), text="must_play_from_open_hand")
    yield step("declarer_chooses_first", "50D2", "50D2a", "50D2b", text="chooses_when_partner_leads")
    yield from information_on_table(case, "major")


def _major_verdict(cards: Sequence[Card], others: Sequence[Card], *articles: str) -> Steps:
    if others:
        yield step("major_penalty_card", "50B", *articles, text="joins_others", cards=names(cards))
        yield step("all_penalty_cards_major", "50B", "51", text="others_major_too", cards=names(others))
    elif len(cards) > 1:
        yield step("all_penalty_cards_major", "50B", "51", *articles, text="together_major", cards=names(cards))
        yield step("major_penalty_card", "50B", *articles, text="each_major", cards=names(cards))
    else:
        yield step("major_penalty_card", "50B", *articles, cards=names(cards))


def declaring_side_owns(case: Case) -> bool:
    """Whether the card turns out to be declarer's or dummy's, once it is known who declares."""
    offender, declarer = seat(case, "offender"), seat(case, "declarer")
    return offender is not None and declarer is not None and role_between(offender, declarer) != "defender"


def never_a_penalty_card(case: Case) -> Steps:
    """A card of the declaring side is no penalty card (48A)."""
    yield step("no_penalty_card", "48A")
    yield step("card_returned_to_hand", "48A")


def penalty_card_turn(case: Case) -> Steps:
    """The owner of a penalty card is to play or to lead (50C, 50D1, 51A)."""
    if declaring_side_owns(case):
        yield from never_a_penalty_card(case)
        return
    cards, found = lying(case)
    if found == "minor":
        yield from _owner_of_minor(case, cards)
    else:
        yield from _owner_of_major(case, cards)
    yield from information_on_table(case, found)
    yield from check_72c(case)


def _owner_of_minor(case: Case, cards: Sequence[Card]) -> Steps:
    wanted = [card for card in told_cards(case, "cards", [["S3"], ["SQ"], ["H2"]]) if card not in cards]
    if wanted and cards and wanted[0].suit:
        card, lie = wanted[0], names(cards)
        if card.suit is not cards[0].suit and case.told("led_suit", ("S",)) == cards[0].suit:
            yield step("may_play_honour_instead", "50C", "44C", text="follows_with_it_or_honour", cards=lie)
        elif card.suit is not cards[0].suit:
            yield step("no_rectification", "50C", text="other_suit_is_free", cards=lie, card=[str(card)])
        elif card.is_honour:
            yield step("may_play_honour_instead", "50C", text="this_honour_instead", cards=lie, card=[str(card)])
        else:
            yield step("may_play_honour_instead", "50C", text="small_card_barred", cards=lie, card=[str(card)])
    else:
        yield step("may_play_honour_instead", "50C", cards=names(cards))
    yield step("no_lead_restriction", "50C")


def _owner_of_major(case: Case, cards: Sequence[Card]) -> Steps:
    if owner_leads(case):
        yield from _plays_one_of(case, cards, cards)
        return
    if case.told("choice", _PLAY_RESTRICTIONS):
        yield step(
            "must_play_at_first_opportunity",
            *duty_to_play(case)[-1:],
            "57A",
            text="restriction_comes_first",
            cards=names(cards),
        )
        return
    led = case.option("led_suit", tuple(Suit))
    if isinstance(led, str) and all(card.suit for card in cards):
        playable = in_suits(cards, [Suit(led)])
        if playable:
            yield from _plays_one_of(case, cards, playable)
        elif case.flag("could_follow", likely=True):
            follow = ("50D1",) if case.edition == "1997" else ("50D1b", "44C")
            yield step("penalty_card_stays", *follow, text="following_suit_comes_first", suit=led, cards=names(cards))
        else:
            yield from _plays_one_of(case, cards, cards)
    elif led is None and case.told("could_follow", (False,)) is False:
        yield from _plays_one_of(case, cards, cards)
    else:
        yield step("must_play_at_first_opportunity", *duty_to_play(case), cards=names(cards))
        if len(cards) > 1:
            yield step("declarer_designates_card", *_picks(case), text="designates_when_several", cards=names(cards))


def _plays_one_of(case: Case, cards: Sequence[Card], playable: Sequence[Card]) -> Steps:
    if len(playable) > 1:
        yield step("declarer_designates_card", *_picks(case), cards=names(playable))
    else:
        yield step("card_must_be_played", *duty_to_play(case)[:1], text="penalty_card_now", cards=names(playable))
    yield step("must_play_at_first_opportunity", *duty_to_play(case), text="why_now", cards=names(playable))
    rest = [card for card in cards if card not in playable]
    if rest:
        yield step("penalty_card_stays", *duty_to_play(case)[-1:], cards=names(rest))


def owner_leads(case: Case) -> bool:
    """Whether it is the owner of the penalty card himself who leads, as far as the seats are known."""
    leader = case.told("leader", (Seat.E,))
    return leader is not None and leader == case.told("offender", (Seat.E,))


def duty_to_play(case: Case) -> tuple[str, ...]:
    """The duty to play a major penalty card, and what comes before that duty."""
    return ("50D1",) if case.edition == "1997" else ("50D1a", "50D1b")


def _picks(case: Case) -> tuple[str, ...]:
    return ("51A", "50D1") if case.edition == "1997" else ("51A", "50D1a")


def information_on_table(case: Case, found: Kind) -> Steps:
    """What may be used of a penalty card that lies on the table, and the check that belongs to it (50E)."""
    if case.edition == "1997":
        yield from edition_1997.information_on_table(found)
        return
    yield step("authorised_for_all", "50E1", "50E3", text="on_table_authorised")
    yield step("adjusted_score_if_damaged", "50E4", "12B1", director=True, text="sight_of_card_helped")


def information_picked_up(case: Case) -> Steps:
    """What may be used of a penalty card that went back into the hand (50E2)."""
    if case.edition == "1997":
        yield from edition_1997.information_picked_up()
        return
    yield step("unauthorised_for_offending_side", "50E2", "16C2", text="picked_up_unauthorised")
    yield step("authorised_for_non_offenders", "50E2", "16C1", text="picked_up_authorised_for_declarer")
    yield step("adjusted_score_if_damaged", "16C3", "12C1", director=True, text="used_picked_up_card")


def penalty_card_information(case: Case) -> Steps:
    """May this be used? For questions about information from a penalty card, wherever the card is by now (50E)."""
    now = case.word("penalty_card_now", likely="on_table")
    if now == "on_table":
        yield from information_on_table(case, lying(case)[1] if case.edition == "1997" else "major")
    elif now == "picked_up":
        yield from information_picked_up(case)
    else:
        yield step("unauthorised_for_offending_side", "50E3", text="played_unauthorised")


LAWS = {"penalty_card_turn": penalty_card_turn}
