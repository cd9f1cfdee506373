"""Bids: a level with a denomination, where they are no cards."""

from __future__ import annotations

from nlu.words.bid_or_cards import are_cards
from nlu.words.meanings import meaning, no_trumps_at, suit_at
from nlu.words.mentions import Mention, Words


def bid_at(words: Words, index: int) -> Mention | None:
    """A level with a denomination: `1sa`, `2 harten`, `vier schop en`, `8kl`, `4SX`."""
    level = meaning(words, index, "level")
    if level is None:
        return None
    after = level[1]
    if index and words.norms[index - 1] in ("zwakke", "sterke") and words.norms[after : after + 1] == ["in"]:
        after += 1  # "een zwakke twee in schoppen"
    if after >= len(words.norms):
        return None
    suit = _denomination(words, index, after)
    if suit is None or are_cards(words, index, suit, glued=words.tokens[after].glued):
        return None
    return Mention("call", f"{level[0]}{suit[0]}", index, suit[1])


def _denomination(words: Words, index: int, after: int) -> tuple[str, int] | None:
    """The suit or notrump at `after`, for the level at `index`."""
    glued = words.tokens[after].glued
    suit = no_trumps_at(words, after) or suit_at(words, after, short=words.norms[index].isdigit())
    if suit is None or (
        not glued and index and words.tokens[index].glued and words.norms[index - 1] in ("+", "-", "=")
    ):
        return None
    if not glued and words.norms[after] in ("s", "d") and not words.is_upper(after):
        return None
    return suit
