"""Tricks, tables and boards that are named by their number: `slag 4`, `vierde slag`, `tafel 7`, `spel 12`."""

from __future__ import annotations

from nlu.words.meanings import meaning, number_at
from nlu.words.mentions import Mention, Words

_NUMBERED = {
    "slag": "trick",
    "sl": "trick",
    "tr": "trick",
    "trick": "trick",
    "tafel": "table",
    "spel": "board",
    "bord": "board",
    "board": "board",
    "bordje": "board",
    "spelletje": "board",
    "mapje": "board",
    "gift": "board",
}
_NEAR = 6
"""How many words a number stands at most behind the board that it is the number of."""


def numbered_at(words: Words, index: int) -> Mention | None:
    """`slag 4`, `vierde slag`, `tafel 7`, `spel 12`."""
    if _is_short_for_table(words, index):
        return Mention("table", words.norms[index + 1], index, index + 2)
    kind = _NUMBERED.get(words.norms[index])
    if kind and index + 1 < len(words.norms):
        number = number_at(words, index + 1)
        spelt = not words.norms[index + 1].isdigit()
        if number and not (kind != "trick" and (spelt or meaning(words, index + 2, "suit", "notrump"))):
            return Mention(kind, str(number), index, index + 2)
    if _is_number_of_board(words, index) or _is_short_for_board(words, index):
        return Mention("board", words.norms[index + 1], index, index + 2)
    ordinal = meaning(words, index, "ordinal")
    if ordinal is None:
        return None
    which, last = ordinal[0], ordinal[1] + 1
    if ordinal[1] < len(words.norms) and _NUMBERED.get(words.norms[ordinal[1]]) == "trick":
        if which == "13" and [norm for norm in words.norms[max(0, index - 2) : index] if norm != "-"][-1:] == ["na"]:
            which = "12"  # "op een na laatste"
        return None if which == "13" and _is_another(words, index, last) else Mention("trick", which, index, last)
    if _is_bare(words, index, ordinal[1]):
        return Mention("trick", which, index, ordinal[1])
    if which == "13" and words.norms[ordinal[1] : last] == ["kaart"]:
        told_at = "bij" in words.norms[max(0, index - 2) : index]
        told_at = told_at or words.norms[last : last + 3] in (["van", "het", "spel"], ["van", "het", "bord"])
        told_at = told_at or _is_played_out(words, index, last) or _is_heading(words, index, last)
        return Mention("trick", "13", index, last) if told_at else None  # "bij de laatste kaart"
    return None


_INTO = frozenset("in met aan bij naar sinds na tot".split())
_GOES_ON = frozenset(
    """. , ; ! ? ) en begonnen bezig gestart toe bekende bekent verzaakte verzaakt speelde speelt legde legt deed vergat vergeten
    niet niks niets geen is was heeft had hebben hadden al nu komt kwam merken merkte zien zagen blijkt bleek pas gooide gooit
    troefde troeft kon moest ging""".split()
)


def _is_bare(words: Words, first: int, last: int) -> bool:
    """Whether an ordinal stands for a trick by itself: "al met de achtste begonnen", "in de vierde niet bekend"."""
    if words.norms[first] in ("eerste", "laatste", "voorlaatste", "allerlaatste"):
        return False
    before = words.norms[max(0, first - 2) : first]
    after = words.norms[last : last + 1]
    return len(before) > 1 and before[0] in _INTO and before[1] == "de" and (not after or after[0] in _GOES_ON)


def _is_short_for_table(words: Words, index: int) -> bool:
    """Whether a message or a sentence starts with "T6"; elsewhere a T is a ten, or "het"."""
    number = words.tokens[index + 1 : index + 2]
    starts = index == 0 or words.norms[index - 1] in (".", ";", "\n")
    return starts and words.norms[index] == "t" and bool(number) and number[0].glued and number[0].norm.isdigit()


def _is_short_for_board(words: Words, index: int) -> bool:
    """Whether "sp 9" or "bd 9" is a board; after a player it is what he plays."""
    number = words.tokens[index + 1 : index + 2]
    if words.norms[index] not in ("sp", "bd") or not number or not number[0].norm.isdigit() or number[0].glued:
        return False
    return not index or meaning(words, index - 1, "seat", "role") is None


def _is_heading(words: Words, first: int, last: int) -> bool:
    """Whether a sentence begins with it as the moment it tells of: "laatste kaart: leider speelt uit de hand"."""
    begins = first == 0 or words.norms[first - 1] in (".", ";", "\n")
    return begins and words.norms[last : last + 1] in ([":"], [","])


_OWN = frozenset("zijn haar mijn hun z'n zn m'n mn d'r".split())
_PLAYED = frozenset(
    "speelt speelde gespeeld legt legde gelegd neergelegd gooit gooide gegooid neergegooid voorgespeeld bijgespeeld bijgelegd".split()
)
_WANTED_AGAIN = frozenset(
    "zien bekijken inzien gezien terug terugnemen teruggenomen terugpakken omdraaien verkeerd dwars".split()
)


def _is_played_out(words: Words, first: int, last: int) -> bool:
    """Whether "zijn laatste kaart" is the one he had left, and not the one he played last."""
    near = {*words.norms[max(0, first - 4) : first], *words.norms[last : last + 7]}
    return bool(_OWN & set(words.norms[max(0, first - 1) : first]) and _PLAYED & near and not _WANTED_AGAIN & near)


_WON = frozenset(
    "won wint gewonnen maakte gemaakt pakte gepakt nam genomen haalde gehaald gevallen viel had heeft gegaan was ging".split()
)
_IN_IT = frozenset("in bij aan tijdens op naar tot van".split())


def _is_another(words: Words, first: int, last: int) -> bool:
    """Whether "laatste slag" isn't the thirteenth: "noord had de laatste slag gewonnen", "het was hun laatste slag"."""
    before, after = words.norms[max(0, first - 3) : first], words.norms[last : last + 5]
    if _is_heading(words, first, last):
        return False
    if before[-1:] and before[-1] in ("hun", "zijn", "haar", "mijn", "onze"):
        return True
    won = bool(_WON & {*before, *after}) or "gewonnen" in words.norms[last : last + 8]
    return won and not _IN_IT & set(before[-2:])


def _is_number_of_board(words: Words, index: int) -> bool:
    """Whether "nr 22" is that of the board spoken of just before: "er lag een bord te veel, nr 22"."""
    if words.norms[index] not in ("nr", "nummer") or not "".join(words.norms[index + 1 : index + 2]).isdigit():
        return False
    named = [_NUMBERED[norm] for norm in words.norms[max(0, index - _NEAR) : index] if norm in _NUMBERED]
    return named[-1:] == ["board"]
