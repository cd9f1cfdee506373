"""Cards: in a word, in two signs, as suit and rank in either order, or one more of the suit named just before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.lexicon import forms
from nlu.words.meanings import PLAY_VERBS, SEAT_LETTERS, meaning, rank_at, suit_at
from nlu.words.mentions import Mention, Words
from nlu.words.suits_and_ranks import rank_then_suit, suit_then_rank

_CARD_CODE = re.compile(r"([shrkdc])([ahkvdqbj])")


def card_at(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """A card at `index`, or what names a part of one: its suit or its rank."""
    norm = words.norms[index]
    compound = forms().meaning(norm, "card")
    if compound:
        return Mention("card", compound, index, index + 1)
    more = _same_suit_again(words, index, before)
    if more:
        return more
    if norm == "sa" and not (
        _after_card_company(words, index, "vallen", "tonen", "openleggen", "strafkaart", "strafkaarten")
        or _beside_card(words, index)
        or _is_led(words, index)
        or _is_put_down(words, index)
    ):
        return None
    code = _CARD_CODE.fullmatch(norm)
    suit_of_next = norm == "ha" and rank_at(words, index + 1, short=False) is not None  # "ha 3" is a three
    if (
        code
        and not suit_of_next
        and (words.is_upper(index) or _is_nothing_else(norm) or _after_card_company(words, index))
        and words.norms[max(0, index - 1) : index] not in _SIGNS
    ):
        suit = forms().meaning(code[1], "suit_short")
        rank = forms().meaning(code[2], "rank_short")
        if suit and rank:
            return Mention("card", suit + rank, index, index + 1)
    return suit_then_rank(words, index) or rank_then_suit(words, index)


_SIGNS = (["♠"], ["♥"], ["♦"], ["♣"])
"""Before the honours that a hand holds in a suit: "♠ HV4"."""
_NO_WORDS = frozenset("sh sv sb kh kv kb rh rv rb hh hv hb".split())


def _is_nothing_else(code: str) -> bool:
    """Whether a card in two signs can't be a word or an abbreviation: `h10`, `sh`, not `ha` or `rt`."""
    return not code.isalpha() or code in _NO_WORDS


def _after_card_company(words: Words, index: int, *verbs: str) -> bool:
    return any(token.lemma in (verbs or PLAY_VERBS) for token in words.tokens[max(0, index - 4) : index + 5])


def _beside_card(words: Words, index: int) -> bool:
    """Whether "SA" is one of two cards: "SA en S3", "H10 + SA"."""
    after = index + 2 if words.norms[index + 1 : index + 2] and words.norms[index + 1] in _AND else len(words.norms)
    before = index - 3 if index > 2 and words.norms[index - 1] in _AND else len(words.norms)
    return any(_is_card_code(words, at) or _is_honour_code(words, at) for at in (after, before))


_AND = frozenset("en + &".split())
_LED = frozenset("uit uitkomst start startte gestart uitgekomen voor".split())


def _is_led(words: Words, index: int) -> bool:
    """Whether "SA" is the card somebody led: "kwam uit met SA"."""
    return words.norms[index - 1 : index] == ["met"] and bool(_LED & set(words.norms[max(0, index - 4) : index - 1]))


_PUT_DOWN = frozenset(
    "bij erbij neer weg af op bijgelegd bijgespeeld weggegooid neergelegd afgegooid voorgespeeld nagespeeld".split()
)


def _is_put_down(words: Words, index: int) -> bool:
    """Whether "SA" is the card somebody laid: "legt SA bij", "gooit SA weg"."""
    laid = any(token.lemma in PLAY_VERBS for token in words.tokens[max(0, index - 4) : index + 3])
    return laid and bool(_PUT_DOWN & set(words.norms[index + 1 : index + 2]))


def _is_honour_code(words: Words, index: int) -> bool:
    return index < len(words.norms) and words.is_upper(index) and _CARD_CODE.fullmatch(words.norms[index]) is not None


def _same_suit_again(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """`ruiten A H V`, `sch V en 3`: a rank right after a card is another card of that suit."""
    previous = before[-1] if before else None
    if previous is None or previous.kind != "card" or previous.value[0] == "?":
        return None
    joined = words.norms[previous.last : index]
    if not joined and words.norms[index] in SEAT_LETTERS and len("".join(words.norms[index + 1 : index + 2])) > 1:
        return None  # "HA Z op tafel": Z is zuid, whose card it is, and no zot
    in_list = joined in ([], [","]) and words.norms[index] not in SEAT_LETTERS
    in_list = in_list and (_list_goes_on(words, index) or _is_end_of_list(words, index, previous))
    listed = in_list or (joined == [","] and words.is_upper(index) and words.norms[index] in ("a", "h", "v", "b"))
    numbered = joined in ([","], []) and words.norms[index].isdigit() and _goes_on(words, index + 1)
    if numbered and words.norms[previous.last - 1].isdigit() and (number := meaning(words, index, "rank")):
        return Mention("card", previous.value[0] + number[0], index, number[1])
    if (not listed and joined not in ([], ["en"], ["-"], ["+"])) or _is_card_code(words, index):
        return None
    rank = meaning(words, index, "rank", *(("rank_short",) if words.is_upper(index) else ()))
    if (
        rank is None
        or suit_at(words, rank[1], short=words.norms[index].isdigit() and joined == [])
        or (words.norms[index].isdigit() and not joined and not in_list)
    ):
        return None
    return Mention("card", previous.value[0] + rank[0], index, rank[1])


_JOINS = ([","], ["en"], ["+"])
"""What stands between the cards of a list."""
_COUNTED = frozenset("slag slagen kaart kaarten keer tafel spel down punten punt minuten man paar sa".split())
"""After a number these say what it counts: "ruiten 4, 2 slagen later"."""


def _list_goes_on(words: Words, index: int) -> bool:
    """Whether another rank follows, so that it is one of several cards: "ruiten vier, zes en acht", "schoppen 10 9 8"."""
    rank = rank_at(words, index, short=False)
    if rank is None:
        return False
    after = rank[1] + (words.norms[rank[1] : rank[1] + 1] in _JOINS)
    following = rank_at(words, after, short=False)
    return (
        following is not None
        and following[0] != "?"
        and suit_at(words, after) is None
        and not _COUNTED.intersection(words.norms[following[1] : following[1] + 1])
        and suit_at(words, following[1], short=False) is None
    )


def _is_end_of_list(words: Words, index: int, previous: Mention) -> bool:
    """Whether the card before was listed too, by its rank alone."""
    alone = suit_at(words, previous.first) is None and rank_at(words, previous.first, short=False) is not None
    return alone and not _COUNTED.intersection(words.norms[index + 1 : index + 2])


def _goes_on(words: Words, index: int) -> bool:
    """Whether a list of cards goes on with another rank or suit: "ruiten 2, 5 en schoppenboer", "klaver 3 6 en 9"."""
    if words.norms[index : index + 1] in _JOINS:
        index += 1
    elif not "".join(words.norms[index : index + 1]).isdigit():
        return False
    return rank_at(words, index) is not None or suit_at(words, index) is not None or _compound_at(words, index)


def _compound_at(words: Words, index: int) -> bool:
    return index < len(words.norms) and forms().meaning(words.norms[index], "card") is not None


def _is_card_code(words: Words, index: int) -> bool:
    """Whether a letter with a rank written against it is a card of its own: "H3 en H5"."""
    after = index + 1
    if after >= len(words.norms) or not words.tokens[after].glued or not words.norms[after].isdigit():
        return False
    return suit_at(words, index) is not None and rank_at(words, after) is not None
