"""What declarer said when he named a card of dummy, and what kind of designation that is: "geef mij de hoge" is `high`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.players import Players
from nlu.reading import Message
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_SAYS = (
    r"(?:zegt|zei|zegde|zeg|zeggen|gezegd|roept|riep|roepen|geroepen|vraagt|vroeg|vragen|gevraagd|mompelt|mompelde|noemt|noemde|bromt|bromde"
    r"|fluistert|fluisterde|commandeert|vermeldt|vermeldde|klonk|klinkt|mompel|zeg je|riep ie|calls|called|says|said|bestelt|bestelde"
    r"|verzoekt|wil|wilde|geeft aan|antwoordt|antwoordde|snauwt|snauwde|gebaart)"
)
_QUOTED = Expression(r"(?:^| )(['\"«]) (.{1,90}?) ['\"»](?= |$)")
_WORD = r"(?!['\"«])[^ .;,?:()]+"
_LEADING = (
    r"(?: (?:alleen|enkel|gewoon|maar|dan|nu|toen|ook|kortweg|simpelweg|uitsluitend|niets|meer|al|er|om(?! (?:het|'t|t) even)|dat"
    r"|het woord|het cijfer|de kleur|de rang|een kaart|dummy#\d+|me#\d+|aan|tegen|zijn|de|haar|seat#\d+|iets|als|,))*"
)
_SAID_AFTER = compiled(rf"{_SAYS}{_LEADING}(?: :)? ({_WORD}(?: {_WORD}){{0,6}})")
_SAID_AFTER_COLON = compiled(rf"{_SAYS}(?: (?!['\"«])[^ .;,?:]+){{0,6}} : ({_WORD}(?: {_WORD}){{0,6}})")
_NO_PLAYER = r"(?:(?:card|suit|rank|pronoun)#\d+|[^ .;,:'\"#]+)"
_SAID_BEFORE = Expression(
    rf"^({_NO_PLAYER}(?: {_NO_PLAYER}){{0,3}}?)(?: [!,:])* (?:zegt|zei|roept|riep|mompelde|klonk|was alles|was het enige|meer (?:zei|zegt))(?= )"
)
_AFTER_COLON = compiled(rf"(?:declarer|seat)#\d+(?: \))? : ({_WORD}(?: {_WORD}){{0,5}})")
_END_OF_SAID = Expression(
    r" (?:(?:tegen|aan|zonder|en|terwijl|waarop|waarna|dus|omdat|waar|op|bij een|wie|van tafel|uit dummy#\d+|dummy#\d+)(?= |$)"
    r"|[-–] (?:seat|dummy|lho|rho|opponent|me)#"
    r"|(?:seat|dummy|lho|rho|opponent|me|pronoun)#\d+ (?:legt|legde|geeft|gaf|pakt|pakte|speelt|speelde|heeft|had|trekt|trok|neemt|nam|zegt|zei|gooit|gooide|schuift|schoof)(?= )"
    r"|maar (?:de|het|er|toen|die|dat|dan|in|op|heeft|[a-z_]+#)).*"
)
_BUT_THE_OTHER = Expression(r"(?<![^ ])niet (?:de |het |een )?[^ ]+ (?:maar|, (?:maar|gewoon|wel)) ")
_SUBJECT = Expression(r"(?:declarer|pronoun|me)#\d+(?: seat#\d+)?(?: \))?$|seat#\d+ \)$")
_PLAYER = r"(seat|dummy|opponent|defender|partner)#(\d+)"
_SPEAKER = Expression(
    rf"(?<![^ ])(?:{_PLAYER}(?: seat#\d+)?(?: (?:dan|toen|daarop|nog|,))* {_SAYS}(?: [^ .;,?'\"#]+)*"
    rf"|{_SAYS}(?: (?:de|dan|toen|daarop|nog|nu))* {_PLAYER}(?: ,)?(?: [^ .;,?'\"#]+)*)(?: :)?$"
)
_ASKED_FOR = compiled(
    r"card#(\d+)(?: (?:had|heeft|was|werd))? (?:gevraagd|genoemd|geroepen|gezegd|besteld)"
    r"|(?:gevraagd|genoemd|geroepen|gezegd|besteld)(?: (?:was|werd|is|had|om|:|de|het|een))* card#(\d+)"
)
"""A card that was asked for: "had klaver aas gevraagd", "gevraagd: klaver 5"."""
_SPOKEN_BY = Expression(rf"(?: ,)? {_SAYS}(?: (?:toen|daarop|de|zijn|haar|dan))* {_PLAYER}")
_CORRECTS = Expression(r"(?:^| )(?:nee|uiteindelijk|sorry|pardon|correctie|wacht|eigenlijk|bedoel)(?= |$)")
_DENIES = frozenset("niet geen nie niks niets".split())
_ABOUT_TRICK = re.compile(r"(?:bij|op|na|over)(?: (?:een|de|die))* (?:suit|card)#")
"""Not what was said, but when: "zegt bij klaver: leg je beste maar"."""
_UNCLEAR = re.compile(r"(?<![^ ])(?:onduidelijk|onverstaanba|onbegrijpelijk|onvolledig|vaag)")
_MOST_WORDS = 8
_STRANGE = 2
"""So many words that aren't known to stand in a designation may stand in one."""


@dataclass(frozen=True, slots=True)
class _Said:
    """Words that were said, where they stand in the line, and whether they stand between quotes."""

    text: str
    start: int
    quoted: bool


def designation(message: Message, players: Players) -> str | None:
    """How declarer named the card, when that is plain: one of the words of Law 46."""
    kind, at = None, 0
    for said in _said_in(message, players):
        found = _kind(said, message.mentions)
        if found and (kind is None or _CORRECTS.search(_line(message)[at : said.start])):
            kind, at = found, said.start
    for told, meant in (("suit_told", "suit"), ("anything_told", "anything")):
        if kind is None and any(_phrases(told).occurs_in(it.line) for it in message.sentences):
            return meant
    return kind


_SEAT_SAYS = compiled(
    rf"seat#(\d+)(?: (?:,|die|in|bid#\d+|heeft|had|dan|toen|nu|als))* {_SAYS}(?!(?<=wil) dat)(?!(?<=wilde) dat)"
    rf"|['\"»](?: ,)? {_SAYS}(?: (?:de|dan|toen|nu))* seat#(\d+)"
)


def speaker(message: Message, players: Players) -> Seat | None:
    """The only player who is said to name a card, unless he is called a defender or somebody else is called declarer."""
    if any(mention.value in ("declarer", "defender") for mention in message.mentions):
        return None
    numbers = (int(m.group(1) or m.group(2)) for m in _SEAT_SAYS.finditer(message.skeleton.line))
    found = {Seat(message.mentions[number].value) for number in numbers}
    return next(iter(found)) if len(found) == 1 and not found & players.defenders else None


def called(message: Message, players: Players) -> list[Mention]:
    """The cards, suits and ranks that declarer named."""
    numbers = [
        int(n) for said in _said_in(message, players) for n in re.findall(r"(?:card|suit|rank)#(\d+)", said.text)
    ]
    found = [message.mentions[number] for number in dict.fromkeys(numbers)]
    return found + [card for card in asked_for(message, players) if card not in found]


def asked_for(message: Message, players: Players) -> list[Mention]:
    """The cards that declarer is said to have asked for."""
    line = message.skeleton.line
    return [
        message.mentions[int(found.group(1) or found.group(2))]
        for found in _ASKED_FOR.finditer(line)
        if not _by_another(message, players, line[: found.start()].rstrip())
    ]


def _said_in(message: Message, players: Players) -> Iterator[_Said]:
    """What was said, between quotes first, then what goes with a verb of saying, in the order in which it is told."""
    line = _line(message)
    for match in _QUOTED.finditer(line):
        if not _by_another(message, players, line[: match.start()]) and not _answered(
            message, players, line[match.end() :]
        ):
            yield _Said(_as_written(message, match.group(2).strip(" !.,")), match.start(), quoted=True)
    patterns = (_AFTER_COLON, _SAID_AFTER_COLON, _SAID_AFTER, _SAID_BEFORE)
    told = (match for pattern in patterns for match in pattern.finditer(line))
    for match in sorted(told, key=lambda match: match.start(1)):
        about = _ABOUT_TRICK.match(match.group(1)) is not None
        if not about and not _by_another(message, players, line[: match.start(1)].rstrip()):
            said = _as_written(message, match.group(1).strip(" !"))
            yield _Said(_END_OF_SAID.sub("", said), match.start(), quoted=":" in match.group())


def _line(message: Message) -> str:
    """The line of a message, with "laag" for "niet hoog maar laag"."""
    return _BUT_THE_OTHER.sub("", message.skeleton.line)


def _as_written(message: Message, said: str) -> str:
    """What was said with its pronouns written out, as phrases have them."""
    return re.sub(r"pronoun#(\d+)", lambda m: message.words.norms[message.mentions[int(m.group(1))].first], said)


def _by_another(message: Message, players: Players, before: str) -> bool:
    """Whether dummy or an opponent is the one who speaks."""
    match = _SPEAKER.search(before)
    if match is None or _SUBJECT.search(before[: match.start()].rstrip()):
        return False  # "leider zuid antwoordde dummy ..." is said to dummy
    kind, number = [group for group in match.groups() if group]
    return _is_another(message, players, kind, int(number))


def _answered(message: Message, players: Players, after: str) -> bool:
    """Whether what is quoted is said by dummy or an opponent: "'hoog of laag?' vroeg dummy"."""
    match = _SPOKEN_BY.match(after)
    return match is not None and _is_another(message, players, match.group(1), int(match.group(2)))


def _is_another(message: Message, players: Players, kind: str, number: int) -> bool:
    if kind != "seat":
        return True
    seat = players.seat_of.get(message.mentions[number])
    return players.declarer is not None and seat is not players.declarer


def _kind(said: _Said, mentions: Sequence[Mention]) -> str | None:
    """What kind of designation the words are; None for a card named in full and for what is none."""
    words = said.text.split(" ")
    named = [mentions[int(number)] for number in re.findall(r"(?:card|suit|rank)#(\d+)", said.text)]
    told = {kind for kind, listed in _listed().items() if any(listed.fullmatch(word) for word in words)}
    if any(mention.kind == "card" and mention.value[1] == "h" for mention in named):
        told.add("high")  # "harten hoog"
    if any(mention.kind == "card" and mention.value[1] not in "x?h" for mention in named):
        return None
    suit = "suit" in told or any(mention.kind in ("card", "suit") for mention in named)
    if any(mention.kind == "rank" for mention in named):
        return None if suit else "rank"
    line = f" {said.text} "
    anything = ("anything_said", "anything_told", *(["anything_alone"] if said.quoted else []))
    if not told & {"high", "low"} and any(_phrases(where).occurs_in(line) for where in anything):
        return "suit" if suit else "anything"
    if _phrases("win").occurs_in(line):
        return "win"
    if _UNCLEAR.search(said.text):
        return None
    strange = sum(
        word not in _beside() and "#" not in word and not any(listed.fullmatch(word) for listed in _listed().values())
        for word in words
    )
    if (
        (len(words) > _MOST_WORDS and not said.quoted)
        or strange > _STRANGE
        or _DENIES & set(words)
        or {"high", "low"} <= told
    ):
        return None
    for kind, meant in (("high", "high"), ("suit", "suit"), ("win", "win"), ("low", "low"), ("take", "win")):
        if kind in told or (kind == "suit" and suit):
            return meant
    return None


@cache
def _listed() -> dict[str, Expression]:
    return {
        kind: Expression("|".join(word.replace("*", ".*") for word in words))
        for kind, words in table("designations")["words"].items()
    }


@cache
def _beside() -> frozenset[str]:
    return frozenset(table("designations")["beside"]["words"])


@cache
def _phrases(where: str) -> Phrasebook[str]:
    return Phrasebook((where, text) for text in table("designations")["phrases"][where])
