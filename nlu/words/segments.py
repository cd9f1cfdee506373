"""The line of a message cut into segments: what is said of one player or one moment, in order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton, compiled, several

_ENDS = frozenset('.;?!,:()"\n')
_SENTENCE = frozenset(".;?!\n")
_CONJUNCTIONS = frozenset("maar want terwijl echter nadat omdat doordat waarna waarop".split())
_DASHES = frozenset("- – —".split())
_MILD = frozenset("laat laten liet neem speel doe zeg leg ga gooi pak toch alleen enkel nog dan er".split())
_ADVERBS = frozenset("door verder uit iets wat raak af neer afspelen doorspelen uitspelen voortspelen".split())
"""What follows "maar" where it is no conjunction."""
_MORE_IS_TOLD = [["verder", verb] for verb in ("is", "was", "werd", "heeft", "niets", "niks", "nobody", "gebeurde")]
_OF_ONE = frozenset(
    "heeft had is was speelde speelt legde legt won wint kreeg krijgt kwam komt ging maakte maakt pakte haalde gooide nam zei zegt".split()
)
_OF_MANY = _OF_ONE | frozenset(
    "hebben hadden zijn waren speelden wonnen kregen kwamen gingen maakten pakten haalden".split()
)
_PLAYER = re.compile(r"(?:seat|side|declarer|dummy|defender|partner|my_partner|opponent|me|lho|rho)#")
_STARTS = re.compile(
    r"(?:seat|side|declarer|dummy|defender|partner|my_partner|opponent|me|lho|rho|pronoun|nobody|everybody)#"
    r"|(?:de|mijn|onze|toen|daarna|later|dan|pas|nu|verder|er|we|wij|beide|zijn|haar|sindsdien|meteen|alleen|enkel|ook|alle|alles"
    r"|won|pakte|nam|maakte|haalde|kwam|komt|speelde|speelt|had|hebben|heeft|is|zijn|ging)$"
)


_WITH_ARTICLE = re.compile(
    r"(?:de|mijn|zijn|haar|onze) (?:declarer|dummy|defender|partner|opponent)#|me#|(?:we|wij|er)(?= |$)"
)
"""Who does what is told after "toen": "toen de leider er iets van zei"."""
_ROLE = r"(?:declarer|dummy|defender|partner|my_partner|opponent)#\d+"
_APPOSITION = re.compile(
    rf"(?<![^ ])(seat#\d+(?= [^#]*{_ROLE})|{_ROLE}(?= [^#]*seat#)) [,(] (?:(?:de|dus|als|zijn|haar|mijn|die|is|een|op) )*(seat#\d+|{_ROLE})"
    r"(?: dus| van(?: de)? (?:seat|declarer|side)#\d+| tegen (?:seat|declarer|side)#\d+)? [,)](?![^ ])"
)
"""A player named twice: "west, de leider, had", "de leider (zuid) had"."""
_NO_SUBJECT = r"(?:niet|van|op|bij|aan|tegen|naar|volgens|uit|vanuit|in|voor|na)"


@dataclass(frozen=True, slots=True)
class Segment:
    """Some symbols of the line that belong together, and the number of their sentence."""

    text: str
    sentence: int
    line: Skeleton

    def has(self, pattern: str) -> bool:
        """Whether `pattern` (as for a skeleton) occurs."""
        return compiled(pattern).search(self.text) is not None

    def has_any(self, patterns: tuple[str, ...]) -> bool:
        """Whether one of `patterns` occurs."""
        return any(self.has(patterns[place]) for place in several(patterns).possible_in(self.text))

    def players(self) -> list[Mention]:
        """The players and sides it names, in order."""
        return [m for m in self.mentions() if m.kind in ("seat", "side", "role")]

    def subjects(self) -> list[Mention]:
        """The players it may be about, in order: not those named after a preposition, nor a pronoun, nor "niet west"."""
        return [
            mention
            for mention in self.players()
            if mention.value not in ("pronoun", "nobody", "everybody")
            and not self.has(rf"{_NO_SUBJECT}(?: (?:de|zijn|haar|mijn))? [a-z_]+#{self.number(mention)}")
        ]

    def number(self, mention: Mention) -> int:
        """The number by which a mention stands in the text."""
        return self.line.mentions.index(mention)

    def mentions(self) -> list[Mention]:
        """Everything it names, in order."""
        return [self.line.mentions[int(number)] for number in re.findall(r"#(\d+)", self.text)]


def _seat_of_two(match: re.Match[str]) -> str:
    """The seat, where a player is named by his seat and his role."""
    return next(name for name in match.groups() if name.startswith("seat#"))


def segments_of(skeleton: Skeleton) -> list[Segment]:
    """The segments of a message, in order."""
    found: list[Segment] = []
    sentence = 0
    line = _APPOSITION.sub(_seat_of_two, skeleton.line)
    for symbols, ended in _cut(line.split(" ")):
        if symbols:
            found.append(Segment(" ".join(symbols), sentence, skeleton))
        sentence += ended
    return found


def _cut(symbols: list[str]) -> Iterator[tuple[list[str], bool]]:
    held: list[str] = []
    for index, symbol in enumerate(symbols):
        if symbol in _ENDS:
            yield held, symbol in _SENTENCE
            held = []
        elif (
            (symbol in _CONJUNCTIONS and not _is_only(symbols, index))
            or (symbol == "en" and _begins(symbols, index))
            or (symbol in _DASHES and _PLAYER.match(" ".join(symbols[index + 1 : index + 2])))
            or _subordinates(symbols, index)
        ):
            yield held, False
            held = []
        elif symbol:
            held.append(symbol)
    yield held, False


def _is_only(symbols: list[str], index: int) -> bool:
    """Whether "maar" is the adverb: "speel maar door", "alleen maar"."""
    before, after = symbols[index - 1] if index else "", symbols[index + 1] if index + 1 < len(symbols) else ""
    if symbols[index] != "maar" or symbols[index + 1 : index + 3] in _MORE_IS_TOLD:
        return False
    if before == "zelf" and (after.startswith("dummy#") or after == "op"):
        return True  # "hij wordt zelf maar de blinde"
    return before in _MILD or after in _ADVERBS


def _subordinates(symbols: list[str], index: int) -> bool:
    """Whether "als" or "toen" begins a clause with its own subject: "als noord al heeft voorgespeeld"."""
    after = symbols[index + 1] if index + 1 < len(symbols) else ""
    if symbols[index] == "als" and "zowel" in symbols[max(0, index - 4) : index]:
        return False
    if symbols[index] not in ("als", "toen"):
        return False
    role = " ".join(symbols[index + 1 : index + 3])
    return after.startswith(("seat#", "side#", "pronoun#")) or _WITH_ARTICLE.match(role) is not None


def _begins(symbols: list[str], index: int) -> bool:
    """Whether "en" begins a new clause rather than joining two players: "oost en west"."""
    before, after = symbols[index - 1] if index else "", symbols[index + 1] if index + 1 < len(symbols) else ""
    if before.startswith("seat#") and after.startswith("side#"):
        return True  # "de slag was voor zuid en OW hebben daarna ..."
    if (
        before.startswith("side#")
        and after.startswith("side#")
        and symbols[index - 2 : index - 1] in ([], ["."], [","])
    ):
        return False  # "NZ en OW hebben allebei ..."
    if _PLAYER.match(before) and (_PLAYER.match(after) or after in ("de", "zijn", "haar")):
        verb = symbols[index + 2] if index + 2 < len(symbols) else ""
        return verb in (_OF_MANY if after.startswith("side#") else _OF_ONE)
    if symbols[index + 1 : index + 3] == ["in", "de"] and symbols[index + 3 : index + 4] in (["volgende"], ["nieuwe"]):
        return True  # "die ligt al om en in de volgende heeft west gespeeld"
    return _STARTS.match(after) is not None
