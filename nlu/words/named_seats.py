"""Seats: single letters, words of which a seat is part, and two seats side by side that are no pair."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.lexicon import forms
from nlu.words.dutch import is_finite
from nlu.words.meanings import BID_VERBS, PLAY_VERBS, SEAT_LETTERS, meaning, no_trumps_at, suit_at
from nlu.words.mentions import Mention, Words
from nlu.words.tokens import Token

_OF_ONE = frozenset(
    "legde legt past paste biedt bood deed doet zegt zei gaf geeft doubleert doubleerde speelt speelde gooit gooide ging gaat kwam komt".split()
)
"""Verbs of a single player."""
_ONE_PLAYER = frozenset("is was gever leider declarer dealer dummy speler".split())


_ONE_DOES = frozenset(
    "past paste biedt bood legt legde doubleert doubleerde zegt zei opent opende accepteert weigert wil roept riep heeft doet vraagt".split()
)


def of_one_player(words: Words, index: int, length: int) -> bool:
    """Whether two seats side by side are no pair: "gever is oost west weigert", "de 4S van noord en zuid legde pas".

    Nor are they when one owns what follows: "dat oost wests bod uitlegt".
    """
    if length > 1 and words.tokens[index + length - 1].norm.endswith("s"):
        return True
    if not index or not seat_named(words, index):
        return False
    before, more = words.norms[index - 1], len(words.norms) > index + length
    if length == 3 and before in ("van", "door", "bij") and words.norms[index + 1] == "en" and more:
        verb = words.tokens[index + length]
        return verb.norm in _OF_ONE | _ONE_DOES or (verb.norm.endswith("t") and is_finite(verb.norm, verb.lemma))
    return length == 2 and before in _ONE_PLAYER


def seat_named(words: Words, index: int) -> str:
    """The seat that the word at `index` names, "" for none."""
    return forms().meaning(words.norms[index], "seat") or ""


def compound_seat(words: Words, index: int) -> Mention | None:
    """`noordspeler`, `westhand`, `zuids`."""
    for name, value in (("noord", "N"), ("oost", "E"), ("zuid", "S"), ("west", "W")):
        if words.norms[index].startswith(name) and words.norms[index][len(name) :] in (
            "speler",
            "speelster",
            "hand",
            "er",
            "s",
            "spelers",
        ):
            return Mention("seat", value, index, index + 1)
    return None


_PAIRS = {"n/z": "NS", "z/n": "NS", "o/w": "EW", "w/o": "EW"}


def side_in_letters(words: Words, index: int) -> Mention | None:
    """`O/W`, `N/Z`, written in one."""
    after = words.tokens[index + 1 : index + 3]
    side = _PAIRS.get("".join(words.norms[index : index + 3]))
    return Mention("side", side, index, index + 3) if side and all(token.glued for token in after) else None


_BESIDE_SEAT = frozenset(
    """: ( = leider blinde dummy gever dealer strafkaart strafkaarten aan zn z'n tegenspeler bekende ldr leidr""".split()
)
_ROLES = frozenset("gever dealer leider ldr leidr dummy blinde aan tegenspeler".split())
_STARTS = frozenset(",.;:(!?")
_LONG = 3
_BEFORE_CALL = frozenset("ook dan daarna toch weer nu nog zelf".split())


def is_seat_letter(words: Words, index: int) -> bool:
    """A single letter is a seat when written as a capital, or in small letters right beside a call or a verb."""
    norm = words.norms[index]
    beside = words.norms[index + 1 : index + 2]
    if norm == "o" and _is_oh(words, index):
        return False
    if words.is_upper(index) or (index and _follows_call_or_role(words, index)):
        return True
    if norm != "n" and index and not words.tokens[index].glued and _goes_with_player(words, index):
        return norm != "o" or beside != ["nee"]
    if not beside:
        return False
    if _joined_with_player(words, index) or _is_told_of(words, index):
        return True
    if beside[0] in _BEFORE_CALL and len(words.norms) > index + 2 and meaning(words, index + 2, "call"):
        return norm != "n"  # "z ook doublet"
    if norm in ("w", "z") and index and beside[0] != "n" and _is_verb(words.tokens[index - 1]):
        return True  # "daar deed w lang over"
    if norm == "n":  # or "een"
        short = beside[0].isdigit() or meaning(words, index + 1, "call") is not None or beside[0] == ":"
        return short or (_is_verb(words.tokens[index + 1]) and beside[0].endswith(("t", "te", "de")))
    return (
        meaning(words, index + 1, "level", "call") is not None
        or words.tokens[index + 1].lemma in BID_VERBS | PLAY_VERBS
        or _is_verb(words.tokens[index + 1])
        or beside[0] in _BESIDE_SEAT
    )


def _is_told_of(words: Words, index: int) -> bool:
    """Whether a letter begins what is told of a player: "n was gever", "w voor de beurt uit", "w lang denken"."""
    after = words.norms[index + 1 : index + 4]
    if after[0] in ("is", "was") and after[1:2] and after[1] in _ROLES:
        return True
    starts = index == 0 or words.norms[index - 1] in _STARTS
    if not starts or words.norms[index] not in ("w", "z"):
        return False
    return len(after[0]) >= _LONG and after[0].isalpha()


_AFTER_PLAYER = frozenset([*",.;)?", "die", "maar"])


def _follows_call_or_role(words: Words, index: int) -> bool:
    """Whether what stands before it tells whose a call is, or who is in a role: "gever n"."""
    before, beside = words.norms[index - 1], words.norms[index + 1 : index + 2]
    if index > 1 and before == "(" and beside == [")"]:
        return True  # "1r (w) - 1s (n)"
    if before in ("gever", "dealer", "leider", "ldr", "declarer"):
        return True
    if before in ("van", "door") and (not beside or beside[0] in ",.;)?"):
        return True  # "dbl op 1k van z, o niks"
    return (not beside or beside[0] in _AFTER_PLAYER) and _ends_call(words, index)  # "1s n, 1h o, pas z"


def _is_oh(words: Words, index: int) -> bool:
    """Whether it is an exclamation: "o ja, en oost was gever", "ruiten negen. O nee, boer"."""
    beside = words.norms[index + 1 : index + 2]
    return bool(beside) and (beside[0] in _AFTER_OH or (beside == ["nee"] and _is_exclaimed(words, index)))


def _is_exclaimed(words: Words, index: int) -> bool:
    """Whether "o nee" begins a sentence and nobody else says yes: "1S W accepteert, O nee" is no exclamation."""
    before, after = words.norms[index - 1 : index], words.norms[index + 2 : index + 3]
    return (not before or before[0] in (*".;!?:'", '"')) and (
        not after or after[0] in (*",.!;:", "toch", "wacht", "sorry")
    )


def _ends_call(words: Words, index: int) -> bool:
    """Whether a call ends right before the word at `index`."""
    if meaning(words, index - 1, "call"):
        return True
    return (
        index > 1
        and meaning(words, index - 2, "level") is not None
        and (no_trumps_at(words, index - 1) or suit_at(words, index - 1)) is not None
    )


_BEFORE_PLAYER = frozenset("van door bij aan voor na op over tegen met".split())


def _goes_with_player(words: Words, index: int) -> bool:
    """Whether a letter stands right after a preposition or a verb with a subject: "van z en", "kwam o al"."""
    before = words.tokens[index - 1]
    return words.norms[index - 1] in _BEFORE_PLAYER or _is_verb(before)


def _joined_with_player(words: Words, index: int) -> bool:
    """Whether another player is named in the same breath: "w en niet o", "z of west"."""
    if words.norms[index + 1] not in ("en", "of"):
        return False
    other = index + (3 if words.norms[index + 2 : index + 3] == ["niet"] else 2)
    return other < len(words.norms) and (words.norms[other] in SEAT_LETTERS or bool(seat_named(words, other)))


_AFTER_OH = frozenset("ja jee wacht sorry god help wee zo pardon".split())


def _is_verb(token: Token) -> bool:
    return is_finite(token.norm, token.lemma)


_NEXT_ONE = frozenset("speler speelster hand man tegenstander tegenspeler".split())
_CALLS = frozenset("past paste biedt bood doubleert doubleerde dubbelt dubbelde".split())
_HAS = frozenset("heeft had is was".split())
_LAYS = frozenset("legt legde zegt zei doet deed".split())
_CALLED = frozenset("gepast geboden gedoubleerd gedubbeld gereageerd pas doublet".split())
_AT_MOST = 6


def next_caller(words: Words, index: int) -> int | None:
    """Where "de volgende" or "de speler na hem" ends, as what he called is told: he has the next turn to call."""
    end = _end_of_next(words, index)
    after = words.norms[end : end + _AT_MOST] if end else []
    if not after:
        return None
    told = after[0] in _CALLS or (after[0] in _HAS | _LAYS and not _CALLED.isdisjoint(_until_stop(after)))
    return end if told else None


def _end_of_next(words: Words, index: int) -> int:
    """Where the one after somebody, named so from `index` on, ends; 0 where nobody is."""
    norm, after = words.norms[index], words.norms[index + 1 : index + 3]
    if norm in _NEXT_ONE | {"degene", "vrouw"} and after[:1] == ["na"] and after[1:] and after[1] in _HIM:
        return index + 3
    if norm in _NEXT_ONE and after[:1] == ["erna"]:
        return index + 2
    if norm != "volgende" or index == 0 or words.norms[index - 1] not in ("de", "die"):
        return 0
    return index + (2 if after and after[0] in _NEXT_ONE else 1)


_HIM = frozenset("hem haar mij me ons".split())


def _until_stop(norms: Sequence[str]) -> Sequence[str]:
    """The words before the first sign."""
    return norms[: next((at for at, norm in enumerate(norms) if not norm[0].isalnum()), len(norms))]
