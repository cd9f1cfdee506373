"""A suit and a rank beside each other, in either order: `ruiten 9`, `aas van klaver`, `een kleine ruiten`; or one of both alone."""

from __future__ import annotations

from nlu.lexicon import forms
from nlu.words.meanings import meaning, no_trumps_at, rank_at, suit_at
from nlu.words.mentions import Mention, Words

_SUIT_LETTERS = frozenset("s h r d k c".split())
_RANK_LETTERS = frozenset("a h k v d q b j z t x".split())
_ANY_RANK = frozenset("hoog laag klein kaart kaarten hoge lage".split())


def suit_then_rank(words: Words, index: int) -> Mention | None:
    """`ruiten 9`, `schoppen aas`, `H3`; a suit alone when no rank follows."""
    suit = suit_at(words, index)
    if suit is None:
        return None
    value, last = suit
    joined = last < len(words.norms) and words.norms[last] in ("-", "'") and last + 1 < len(words.norms)
    at = last + 1 if joined else last
    rank = _rank_after(words, index, at)
    if words.norms[index] in _SUIT_LETTERS:
        if rank and _fits_letter(words, index, at):
            return Mention("card", value + rank[0], index, rank[1])
        return None
    if rank is None:
        return _suit_alone(words, index, suit)
    if rank[0] == "?" and words.norms[at] in _ANY_RANK:
        return Mention("suit", value, index, last)
    return Mention("card", value + rank[0], index, rank[1])


def _rank_after(words: Words, index: int, at: int) -> tuple[str, int] | None:
    """The rank at `at` that goes with the suit at `index`."""
    rank = rank_at(words, at)
    if rank is None or _is_relative(words, at):
        return None
    if (
        words.norms[index] not in _SUIT_LETTERS
        and words.norms[at] in _RANK_LETTERS
        and not (words.is_upper(at) or words.tokens[at].glued or _abbreviated(words, index, at))
    ):
        return None
    if words.norms[at].isdigit() and at + 1 < len(words.norms) and _starts_bid(words, at):
        return None  # "schoppen 1SA": a new bid begins
    return rank


_OF_A_CLAUSE = frozenset("nog er over als hier daar had heeft hebben was waren is zijn ik we wij ze".split())


def _is_relative(words: Words, at: int) -> bool:
    """Whether "die" after a suit is no misheard three: "de laatste schoppen die west had"."""
    if words.norms[at] != "die":
        return False
    following = next(iter(words.norms[at + 1 : at + 2]), "")
    player = any(forms().meaning(following, kind) for kind in ("seat", "role"))
    return following in _OF_A_CLAUSE or player


def _fits_letter(words: Words, index: int, at: int) -> bool:
    """Whether the rank at `at` is written so that the letter at `index` is its suit."""
    return (
        words.tokens[at].glued
        or (words.is_upper(index) and words.is_upper(at))
        or words.norms[at].isdigit()
        or len(words.norms[at]) > 2
    )


_SHORT_SUITS = frozenset("sch schp hrt ha kl klv ru rui rtn ♠ ♥ ♦ ♣".split())


def _abbreviated(words: Words, index: int, at: int) -> bool:
    """Whether `kl h` is a card: both words are shortened, and `v` isn't the `van` before a player."""
    if words.norms[index] not in _SHORT_SUITS or at != index + 1 or words.norms[at] not in ("a", "h", "k", "v", "b"):
        return False
    return words.norms[at] != "v" or at + 1 == len(words.norms) or not words.norms[at + 1].isalpha()


def _starts_bid(words: Words, at: int) -> bool:
    after = no_trumps_at(words, at + 1) or (suit_at(words, at + 1) if words.tokens[at + 1].glued else None)
    return after is not None


_HEARD_AS_SUITS = frozenset("stoppen kloppen shoppen harde hard buiten reuten koek club klapperen claire".split())


def _suit_alone(words: Words, index: int, suit: tuple[str, int]) -> Mention | None:
    value, last = suit
    if words.norms[index] in _HEARD_AS_SUITS:
        return None
    if words.norms[index].endswith("je"):
        return Mention("card", f"{value}x", index, last)
    return Mention("suit", value, index, last)


def rank_then_suit(words: Words, index: int) -> Mention | None:
    """`aas van klaver`, `de ♠ 9` is suit first; a rank alone takes the suit of the card before it: `sch V en 3`."""
    rank = meaning(words, index, "rank")
    if rank is None:
        return _small_of_suit(words, index)
    value, last = rank
    if last + 1 < len(words.norms) and words.norms[last] in ("van", "in", "der", "of"):
        suit = suit_at(words, last + 1, short=False)
        if suit:
            return Mention("card", suit[0] + value, index, suit[1])
    suit = suit_at(words, last, short=False)
    if suit and not words.norms[index].isdigit() and value in "AKQJ":
        return Mention("card", suit[0] + value, index, suit[1])
    return _small_of_suit(words, index) or Mention("rank", value, index, last)


_SMALL = frozenset("kleine klein lage laag kleintje low small".split())
_ONE = frozenset("een zijn haar die de n mijn zn".split())


def _small_of_suit(words: Words, index: int) -> Mention | None:
    """`een kleine ruiten`: one card below the ten; `laag ruiten` and `kleine klaveren` may be anything."""
    if words.norms[index] not in _SMALL or not index or words.norms[index - 1] not in _ONE:
        return None
    suit = suit_at(words, index + 1, short=False)
    if suit is None or rank_at(words, suit[1], short=False) or words.norms[suit[1] - 1].endswith(("averen", "ens")):
        return None
    return Mention("card", f"{suit[0]}x", index, suit[1])
