"""What a message names, in order: players, sides, cards, suits, calls, contracts and numbers, with the words they came from.

Letters and numbers mean different things in different company: "H" is harten or heer, "2 schoppen" a bid or two cards,
"O" oost or a sigh. The company decides; what stays open is left out rather than guessed.
"""

from __future__ import annotations

from collections.abc import Sequence

from nlu.lexicon import forms
from nlu.words.meanings import SEAT_LETTERS
from nlu.words.mentions import Mention, Words
from nlu.words.named_bids import bid_at
from nlu.words.named_calls import is_call
from nlu.words.named_cards import card_at
from nlu.words.named_seats import compound_seat, is_seat_letter, next_caller, of_one_player, seat_named, side_in_letters
from nlu.words.numbered_things import numbered_at
from nlu.words.suit_letters import suit_letter


def mentions_in(words: Words) -> list[Mention]:
    """Every mention, in order, none overlapping another."""
    found: list[Mention] = []
    index = 0
    while index < len(words.norms):
        mention = _at(words, index, found)
        if mention is None:
            index += 1
        else:
            found.append(mention)
            index = mention.last
    return found


def _at(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    return (
        numbered_at(words, index)
        or bid_at(words, index)
        or card_at(words, index, before)
        or suit_letter(words, index, before)
        or _other(words, index)
    )


def _other(words: Words, index: int) -> Mention | None:
    norm = words.norms[index]
    if (side := side_in_letters(words, index)) is not None:
        return side
    seat = SEAT_LETTERS.get(norm)
    if seat and is_seat_letter(words, index):
        return Mention("seat", seat, index, index + 1)
    if _is_english_seat(words, index):
        return Mention("seat", norm.upper(), index, index + 1)
    if norm in SEAT_LETTERS or norm in ("e", "n"):
        return None
    if (end := next_caller(words, index)) is not None:
        return Mention("role", "lho", index, end)
    hit = forms().at(words.norms, index)
    if hit is None:
        return compound_seat(words, index)
    length, meanings = hit
    for kind, value in meanings:
        if kind == "side" and of_one_player(words, index, length):
            return Mention("seat", seat_named(words, index), index, index + 1)
        if kind in ("seat", "side", "role"):
            return Mention(kind, value, index, index + length)
        if kind == "call" and is_call(words, index, length):
            return Mention("call", value, index, index + length)
        if kind == "notrump" and len(norm) > 1 and norm != "zonder":
            return Mention("suit", "NT", index, index + length)
    return None


def _is_english_seat(words: Words, index: int) -> bool:
    """Whether a capital that means something else in Dutch is a seat, as it follows a role: "declarer S", "defender E"."""
    if words.norms[index] not in ("e", "s") or not index or not words.is_upper(index):
        return False
    return forms().meaning(words.norms[index - 1], "role") in ("declarer", "defender", "dummy", "dealer")
