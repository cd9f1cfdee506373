"""What dummy's deeds and the card that declarer named show about the irregularity, where the estimate takes it for another."""

from __future__ import annotations

from nlu.cards.hand_that_led import led_from_wrong_hand
from nlu.dummy.dummy_acts import warned_by_dummy
from nlu.dummy.dummys_card import (
    laid_another,
    laid_another_suit,
    laid_as_named,
    laid_instead,
    took_card_himself,
    touched_card,
)
from nlu.dummy.named_card import dummy_cards
from nlu.dummy.not_in_dummy import lacks_named_card
from nlu.dummy.said_words import asked_for, called, designation
from nlu.dummy.slip_of_tongue import meant_another, tells_slip
from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.camps import Camps
from nlu.tricks.played_after import opponent_followed
from nlu.understanding import Candidate
from rules.vocabulary import RANKS

_CONSIDERED = 0.1
"""From here on the estimate holds another irregularity for possible."""


def by_dummy(message: Message, found: list[Candidate]) -> list[Candidate]:
    """The candidates, with the one first that dummy's deeds or declarer's words show."""
    for step in (_prevented, _by_dummy_himself, _taken_back, _misplaced, _half_named, _half_meant):
        found = step(message, found)
    return found


_LEADS = ("lead_out_of_turn", "opening_lead_out_of_turn")


def _prevented(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Where dummy only warns of a lead that hasn't been made, nothing was led: it is about what dummy may do."""
    best = found[0]
    led = led_from_wrong_hand(message.skeleton)
    if best.irregularity not in _LEADS or not warned_by_dummy(message, message.players(in_play=True), led=led):
        return found
    chance = sum(c.confidence for c in found if c.irregularity in (*_LEADS, "dummy_overstepped"))
    return put_first("dummy_overstepped", min(chance, PROOF), found)


_DUMMY_FIRST = frozenset(
    "dummy_suggested_play dummy_misplayed_card card_played_or_not play_after_illegal_play premature_play".split()
)


def _by_dummy_himself(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A card that dummy took or touched unasked is his suggestion (45F), also where a defender then played too soon (57C2)."""
    best = found[0]
    chance = sum(c.confidence for c in found if c.irregularity in _DUMMY_FIRST)
    sure_of_play = best.irregularity == "premature_play" and best.confidence >= SURE
    if best.irregularity not in _DUMMY_FIRST or sure_of_play or chance < SURE:
        return found
    players = message.players(in_play=True)
    followed = opponent_followed(message, Camps(players, players.declarer, declaring=True), "dummy_suggested_play")
    alone = best.irregularity == "card_played_or_not" and touched_card(message, players)
    unsure = best.confidence < SURE
    took = took_card_himself(message, players)
    over_it = followed and (unsure or best.irregularity == "play_after_illegal_play")
    if alone or (took and (over_it or (unsure and touched_card(message, players)))):
        return put_first("dummy_suggested_play", min(chance, PROOF), found)
    return found


_OF_A_CALL = frozenset(
    """dummy_misplayed_card unintended_designation incomplete_designation revoke premature_play card_played_or_not
    dummy_suggested_play""".split()
)


_WANTS_ANOTHER = (
    r"(?:wil|wilde|zou|bedoelde|bedoelt)(?: (?:toch|alsnog|nu|liever|eigenlijk|de|het|een))* (?:card|rank)#\d+"
)
"""What declarer wants of the card that was laid as he named it."""


def _misplaced(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Where dummy lays another card than declarer named in full, that is what went wrong (45D), unless he lacks it (46B4)."""
    best, players = found[0], message.players(in_play=True)
    if best.irregularity == "dummy_misplayed_card" and laid_as_named(message, players):
        chance = sum(
            c.confidence for c in found if c.irregularity in ("dummy_misplayed_card", "unintended_designation")
        )
        wanted = message.skeleton.has(_WANTS_ANOTHER)
        return put_first("unintended_designation", min(chance, PROOF), found) if wanted else found
    if best.irregularity not in _OF_A_CALL or not laid_another(message, players):
        return found
    lacking = lacks_named_card(message, players, dummy_cards(message))
    return put_first(
        "incomplete_designation" if lacking else "dummy_misplayed_card", max(PROOF, best.confidence), found
    )


_FROM_HAND = r"(?:uit|van|in)(?: (?:de|zijn|haar|mijn|eigen|z'n))* hand"


def _taken_back(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A card that declarer named in dummy and wants to change wasn't played from a hand (45C4b)."""
    best = found[0]
    if best.irregularity != "played_card_retraction" or all(m.value != "declarer" for m in message.mentions):
        return found
    if message.skeleton.has(_FROM_HAND) or not asked_for(message, message.players(in_play=True)):
        return found
    return put_first("unintended_designation", best.confidence, found)


def _half_named(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Before dummy can have laid another card it must be known which one declarer named, where he named none in full (46)."""
    best, players = found[0], message.players(in_play=True)
    second = next((c.confidence for c in found[1:] if c.irregularity == "incomplete_designation"), 0.0)
    if best.irregularity != "dummy_misplayed_card" or second < _CONSIDERED or designation(message, players) is None:
        return found
    told_in_full = _is_named_in_full(message, players) or laid_instead(message, players)
    if told_in_full or laid_another_suit(message, players):
        return found
    return put_first("incomplete_designation", best.confidence, found)


def _is_named_in_full(message: Message, players: Players) -> bool:
    """Whether declarer named a card by suit and rank."""
    return any(card.value[1] in RANKS for card in called(message, players) if card.kind == "card")


_BY_HALF = ("suit", "high", "low")


def _half_meant(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Who says "harten" and meant the seven of them named a card by half (46B); a slip is to name another (45C4b)."""
    if found[0].irregularity != "unintended_designation" or tells_slip(message) or not meant_another(message):
        return found
    players = message.players(in_play=True)
    named = {m.value[0] for m in message.mentions if m.kind in ("card", "suit") and m.value[0] != "?"}
    if designation(message, players) not in _BY_HALF or len(named) > 1 or _is_named_in_full(message, players):
        return found
    return put_first("incomplete_designation", found[0].confidence, found)
