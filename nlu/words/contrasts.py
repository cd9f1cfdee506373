"""Players who are named only to say that it wasn't they: "west, en niet oost, kwam uit" tells of west alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from nlu.words.mentions import Mention, Words

_NOT = frozenset(["niet", "nie"])
_FILLS = frozenset([",", "(", "en", "dus", "maar"])
_BUT = frozenset([",", "maar", "wel"])
_OF = frozenset("van door bij voor de het een".split())
"""May stand before both players: "niet van noord maar van oost"."""
_ROLES = frozenset("leider leidster spelleider declarant contract gever deler blinde dummy dode uitkomer".split())
"""What is said to be of one player and not of the other."""
_TO_ROLE = 4
_OUGHT = frozenset(
    """moest moesten moet moeten gemoeten hoort hoorde mocht mag zou diende dient kon kan is was waren aan beurt
    volgens bedoeld bedoelde zei zegt dacht""".split()
)
"""Where these follow, it is told who ought to have done it, and the other one did; or somebody says or thinks so."""
_NEAR = 5
_CLOSES = {"(": ")", ",": ","}
_SIGNS = frozenset(",.;!?():")
_SMALL_NUMBERS = frozenset("een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien".split())


def without_contrast(words: Words, mentions: Sequence[Mention]) -> Words:
    """The same words without the players and numbers that are said not to be the right ones."""
    denied = [*_denied(words.norms, mentions), *_denied_tricks(words.norms, mentions), *_denied_numbers(words.norms)]
    denied += _denied_cards(words.norms, mentions)
    out = {at for first, last in denied for at in range(first, last)}
    return words.without(out) if out else words


def _denied(norms: Sequence[str], mentions: Sequence[Mention]) -> Iterator[tuple[int, int]]:
    """The tokens `[first, last)` that deny a player: "niet oost maar" before west, "en niet oost" after him."""
    seats = [mention for mention in mentions if mention.kind == "seat"]
    for this, other in pairwise(seats):
        between = norms[this.last : other.first]
        if this.value == other.value or not between:
            continue
        denial = _start_of_denial(norms, this.first)
        rather = "maar" in between and (_BUT | _OF).issuperset(between)
        if denial is not None and rather and _of_a_role(norms, denial, other.last):
            yield denial, this.last + between.index("maar") + 1
            continue
        if denial is not None and (rest := _told_between(norms, between, other.last)):
            yield denial, this.last
            yield other.first - rest, other.first
            continue
        is_role = norms[other.last : other.last + 1] in (["is"], ["was"]) and _of_a_role(norms, this.first, other.last)
        if not (is_role or _does_something(norms[other.last :])):
            continue
        if denial == this.first - 1 and _BUT.issuperset(between):
            yield denial, other.first
        elif between[-1] in _NOT and len(between) > 1 and _FILLS.issuperset(between[:-1]):
            opened = norms[this.last] if norms[this.last] in _CLOSES else ""
            closed = bool(opened) and norms[other.last : other.last + 1] == [_CLOSES[opened]]
            yield this.last, other.last + closed


_WORDS_BETWEEN = 5


def _told_between(norms: Sequence[str], between: Sequence[str], after: int) -> int:
    """How many words before the other player only set him against the first: "niet oost verzaakt had, maar west"."""
    told = _start_of_contrast(between)
    rest = len(between) - told
    ends = norms[after : after + 1] in ([], ["."], [","], [";"], ["!"], [":"])
    contrast = (_BUT | _OF).issuperset(between[told:]) or list(between[told:]) in _IT_WAS
    plain = 0 < told <= _WORDS_BETWEEN and between[0].isalpha() and contrast
    did = [word for at, word in enumerate(between[:told]) if not _is_early(between[:at], word)]
    return rest if plain and ends and _OUGHT.isdisjoint(did) else 0


def _start_of_contrast(between: Sequence[str]) -> int:
    """Where the words begin that set the other player against the first: "maar", ", het was"; 0 where there are none."""
    if "maar" in between:
        return len(between) - between[::-1].index("maar") - 1
    return len(between) - len(_IT_WAS[0]) if list(between[-len(_IT_WAS[0]) :]) in _IT_WAS else 0


_IT_WAS = ([",", "het", "was"], [",", "dat", "was"])
_EARLY = frozenset("voor buiten".split())


def _is_early(before: Sequence[str], word: str) -> bool:
    """Whether it is the turn before which somebody did something: "voor zijn beurt"."""
    return word == "beurt" and not _EARLY.isdisjoint(before[-2:])


def _start_of_denial(norms: Sequence[str], seat: int) -> int | None:
    """Where the "niet" before a player stands: "niet noord", "niet van noord"."""
    at = seat - 1
    if at > 0 and norms[at] in _OF:
        at -= 1
    return at if at >= 0 and norms[at] in _NOT else None


def _of_a_role(norms: Sequence[str], denial: int, after: int) -> bool:
    """Whether the two players are those who have a role or haven't: "leider is niet zuid maar noord"."""
    before = norms[max(0, denial - _TO_ROLE) : denial]
    behind = norms[after : after + _TO_ROLE - 1]
    return not _ROLES.isdisjoint(before) or (not _ROLES.isdisjoint(behind) and behind[:1] in (["is"], ["was"]))


_ASKED = frozenset(
    """vraagt vroeg gevraagd noemt noemde genoemd wil wilde bedoelt bedoelde bedoeld bedoel zegt zei gezegd moet moest
    wou ipv bedoeling""".split()
)
"""Where these are said, the card that it wasn't may be what somebody wanted."""


def _denied_cards(norms: Sequence[str], mentions: Sequence[Mention]) -> Iterator[tuple[int, int]]:
    """The tokens that deny a card: ", niet klaver 2" after the one that it was, "niet klaver 2 maar" before it."""
    cards = [mention for mention in mentions if mention.kind == "card"]
    if len(cards) < len(("this", "other")) or not _ASKED.isdisjoint(norms):
        return
    for this, other in pairwise(cards):
        between = list(norms[this.last : other.first])
        ends = norms[other.last : other.last + 1] in ([], [","], ["."], [")"])
        if between in ([",", "niet"], [",", "en", "niet"], ["en", "niet"], ["(", "niet"]) and ends:
            yield this.last, other.last + (norms[other.last : other.last + 1] in ([","], [")"]))
        elif this.first and norms[this.first - 1] == "niet" and between in (["maar"], [",", "maar"]):
            yield this.first - 1, other.first


_IN = frozenset("in tijdens bij".split())
_ASIDE = 7
"""So many words may be said besides before it is told which trick it was."""


def _denied_tricks(norms: Sequence[str], mentions: Sequence[Mention]) -> Iterator[tuple[int, int]]:
    """The tokens that deny a trick: "niet in slag 2" before "maar in slag 3"."""
    tricks = [mention for mention in mentions if mention.kind == "trick"]
    for this, other in pairwise(tricks):
        start = this.first - (norms[this.first - 1] in _IN) - 1
        between = norms[this.last : other.first]
        if start >= 0 and norms[start] in _NOT and "maar" in between and len(between) <= _ASIDE:
            yield start, this.last


def _denied_numbers(norms: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The tokens that deny a number of cards or tricks: "niet 13 maar" before "12 kaarten"."""
    for at in range(len(norms) - 3):
        if norms[at] not in _NOT or not _is_number(norms[at + 1]):
            continue
        rest = at + 2 + (norms[at + 2] == ",")
        if norms[rest : rest + 1] == ["maar"] and _is_number(" ".join(norms[rest + 1 : rest + 2])):
            yield at, rest + 1


def _is_number(norm: str) -> bool:
    return norm.isdigit() or norm in _SMALL_NUMBERS


def _does_something(after: Sequence[str]) -> bool:
    """Whether what follows a player is told of him as something that happened."""
    said = [word for word in after[:_NEAR] if word not in (",", ")")]
    return bool(said) and said[0] not in _SIGNS and _OUGHT.isdisjoint(said)
