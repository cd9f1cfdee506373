"""Whether a message tells two irregularities that have nothing to do with each other: they are offered, never one of them picked."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from nlu.auction.low_bids import all_suffice
from nlu.irregularity.choosing import candidates_of
from nlu.model import NONE
from nlu.reading import IN_PLAY, Message, read
from nlu.understanding import Candidate, Context
from nlu.words.mentions import Mention

SURE_PART = 0.6
"""How sure each part must be read where they are told as two things."""
_SURE_UNMARKED = 0.85
"""How sure where only the players tell the parts apart."""
WHOLE = 0.9
"""From here on an unmarked message is taken as one telling."""
_APART = re.compile(
    r"\b(?:los daarvan|los van elkaar|daarnaast|bovendien|verder (?:nog|is|was|zit|heeft|had|kwam|komt|speelde|legde|bood|liet|deed|viel|verzaakte)(?!(?: er| nog)* (?:niks|niets|niemand|geen))|twee dingen|twee zaken|ten tweede|"
    r"op een ander spel|op een ander bord|bij een ander spel|(?:op|bij) het volgende (?:spel|bord)(?: \S+){1,3} ook (?:nog|weer)|aan een andere tafel|maar ook (?:heeft|is|had|was)|tevens|en dan nog)\b",
    re.IGNORECASE,
)
_UNRELATED = re.compile(
    r"\b(?:los daarvan|los van elkaar|apart daarvan|(?:niets|niks) (?:met elkaar|mee|ermee) te maken"
    r"|(?:twee|2) (?:problemen|kwesties|incidenten|onregelmatigheden|meldingen|voorvallen|gevallen(?= (?:voor|hier|aan)|[:.]))"
    r"|(?:op|bij) een ander (?:spel|bord|board)|en (?:een|aan een|bij een) andere tafel)\b",
    re.IGNORECASE,
)
"""What says in so many words that the parts have nothing to do with each other, though they might be one story."""
_TOO = re.compile(r"\b(?:heeft|had|is|was|deed|kwam) ook nog\b", re.IGNORECASE)
"""What makes the second part of one story an irregularity of its own."""
_BOARD_BEFORE = re.compile(
    r"\b(?:op|bij|in) het vorige (?:spel|bord|board)\b|\been (?:spel|bord|board) (?:eerder|ervoor)\b",
    re.IGNORECASE,
)
"""What happened on the board before is another matter."""
_CUTS = re.compile(r"[.;:!?\n]+|,| en | maar | daarna ", re.IGNORECASE)
_FOLLOWS = re.compile(r"^\W*(?:\S+ ){0,4}(?:daardoor|waardoor|hierdoor|zodat|als gevolg)\b", re.IGNORECASE)
"""What the first part led to: "oost denkt lang na en zuid gokt daardoor verkeerd"."""
_MANY = 32
_SHORTEST_PART = 3
_SHORTEST_UNRELATED = 2
"""Words without which a part tells nothing; fewer where it is said to be another matter."""
_AND = " en "
_FEW_WORDS = 16
"""A message that seems to be one telling is told apart only where it is "een en ander" and nothing more."""
_NO_INCIDENT = frozenset([NONE, "adjusted_score", "awareness_of_damage", "withdrawn_action"])
"""What a part may be about without telling an incident: it asks what is done about the other part."""
_PROGRESS = re.compile(
    r"^(?:\S+ ){1,2}(?:heeft|had|hebben) (?:(?:wel|ook|er|daarna|toen|zelf|nu) )*(?:al|inmiddels|ondertussen|intussen) (?:gepast|geboden)$"
)
"""How far the bidding is, which is told of many an incident."""
_NAMES_ANOTHER = {
    "hand_from_wrong_board": {"board"},
    "wrong_board": {"board"},
    "extraneous_information": {"board", "table"},
}
"""Where a telling names another board or table besides its own: the one that was meant, the one that was overheard."""
_PLACES = frozenset(["table", "board"])
_TEAMS = re.compile(r"\b(?:viertal|team)", re.IGNORECASE)
"""Where one match is played at two tables."""
UNALIKE = 0.93
"""How sure the parts must be read that are of two kinds: no incident is both, whoever is named in them."""
_KINDS = (
    frozenset(
        "wrong_card_count missing_card wrong_board wrong_direction fouled_board incorrect_deal board_not_played".split()
    ),
    frozenset(["misconduct", "procedural_offence", "spectator"]),
    frozenset(["score_correction", "appeal"]),
)
"""What goes wrong with the boards, what people do at the table, and what is done with a score."""
_NOTHING = Context()


@dataclass(frozen=True, slots=True)
class _Whole:
    """How a message looks before it is cut: two things told apart, things that have nothing to do with each other, or one telling."""

    marked: bool
    unrelated: bool
    one_telling: bool
    teams: bool


@dataclass(frozen=True, slots=True)
class _Parts:
    """A message cut in two: what each part tells by itself, and how sure the least sure of them is read."""

    texts: tuple[str, str]
    messages: Sequence[Message]
    irregularities: tuple[str, ...]
    sure: float


def several_in(message: Message, stories_apart: frozenset[frozenset[str]], confidence: float) -> tuple[str, ...]:
    """The distinct irregularities of a message, in the order told; empty when it tells one.

    Args:
        message: The message.
        stories_apart: Families of irregularities that may be parts of one telling.
        confidence: How sure the message as a whole was read as one irregularity.
    """
    whole = _whole(message, confidence)
    if whole.one_telling and len(message.words.norms) > _FEW_WORDS:
        return ()
    best: _Parts | None = None
    for cut in _cuts(message.text):
        if whole.one_telling and cut[0] != _AND:
            continue
        parts = _parts_at(cut, whole)
        if parts is None or (best is not None and parts.sure <= best.sure):
            continue
        if _stand_apart(parts, whole, stories_apart):
            best = parts
    return best.irregularities if best else ()


def _whole(message: Message, confidence: float) -> _Whole:
    unrelated = _UNRELATED.search(message.text) is not None
    marked = unrelated or any(told.search(message.text) for told in (_APART, _BOARD_BEFORE))
    too = _TOO.search(message.text) is not None
    one_telling = not (marked or too or _places_apart([message, message], _PLACES)) and confidence > WHOLE
    return _Whole(marked, unrelated, one_telling, _TEAMS.search(message.text) is not None)


def _parts_at(cut: re.Match[str], whole: _Whole) -> _Parts | None:
    """The two sides of a cut, when each of them tells an irregularity of its own, surely enough to stand apart."""
    texts = cut.string[: cut.start()], cut.string[cut.end() :]
    shortest = _SHORTEST_UNRELATED if whole.unrelated else _SHORTEST_PART
    if any(len(text.split()) < shortest or _PROGRESS.match(text.strip(" .!?").lower()) for text in texts):
        return None
    if _quotes(cut[0], texts[1]):
        return None
    messages = [read(text) for text in texts]
    if cut[0].strip() in ("en", ",") and _joins_players(messages):
        return None
    least, found = _least_sure(messages, whole), list[Candidate]()
    for part in messages:
        best = candidates_of(part, _NOTHING)[0]
        if best.irregularity in _NO_INCIDENT or best.confidence < least:
            return None
        found.append(best)
    irregularities = tuple(candidate.irregularity for candidate in found)
    if irregularities[0] == irregularities[1]:
        return None
    told = zip(irregularities, messages, strict=True)
    if any(irregularity == "insufficient_bid" and all_suffice(part.auction) for irregularity, part in told):
        return None
    return _Parts(texts, messages, irregularities, min(candidate.confidence for candidate in found))


def _least_sure(parts: Sequence[Message], whole: _Whole) -> float:
    """How sure each part must be read at least, seen from what is named in them, whatever they turn out to tell."""
    if whole.marked or _places_apart(parts, _PLACES):
        return SURE_PART
    least = WHOLE if whole.one_telling else _SURE_UNMARKED
    return least if _own_players(parts) else max(least, UNALIKE)


def _stand_apart(parts: _Parts, whole: _Whole, stories_apart: frozenset[frozenset[str]]) -> bool:
    """Whether the parts are two incidents, not two things told of one."""
    codes = parts.irregularities
    if not whole.unrelated and _FOLLOWS.search(parts.texts[1]):
        return False
    named_besides: set[str] = {"table"} if whole.teams else set()
    named_besides = named_besides.union(*(_NAMES_ANOTHER.get(code, set()) for code in codes))
    elsewhere = _places_apart(parts.messages, _PLACES - named_besides)
    if not whole.marked and not elsewhere and IN_PLAY.issuperset(codes):
        return False
    own_players = _own_players(parts.messages)
    too = parts.sure >= WHOLE and own_players and _TOO.search(parts.texts[1]) is not None
    one_story = any(story.issuperset(codes) for story in stories_apart)
    if one_story and not (elsewhere or too or whole.unrelated):
        return False
    if whole.marked or elsewhere:
        return parts.sure >= SURE_PART
    apart = own_players or (parts.sure >= UNALIKE and _of_two_kinds(codes))
    return apart and parts.sure >= (WHOLE if whole.one_telling else _SURE_UNMARKED)


def _quotes(cut: str, part: str) -> bool:
    """Whether the part is what somebody says about the other: "N zegt 4K op 4R: 'oh ik dacht dat het anders was'"."""
    return cut.startswith(":") and part.lstrip()[:1] in ("'", '"', "‘", "“")


def _of_two_kinds(irregularities: Sequence[str]) -> bool:
    """Whether no incident is both: a wrong board and rude words, say."""
    return sum(not kind.isdisjoint(irregularities) for kind in _KINDS) == len(irregularities)


def _cuts(text: str) -> Sequence[re.Match[str]]:
    """Where a message may be cut in two; a long one only between its sentences, for each cut is a reading."""
    cuts = list(_CUTS.finditer(text))
    return cuts if len(cuts) <= _MANY else [cut for cut in cuts if cut[0][0] in ".;!?\n"][:_MANY]


def _places_apart(parts: Sequence[Message], kinds: Collection[str]) -> bool:
    """Whether each of two parts names a table or board of its own."""
    one, other = parts
    return any(
        here.kind == there.kind and here.kind in kinds and here.value != there.value
        for here in one.mentions
        for there in other.mentions
    )


def _joins_players(parts: Sequence[Message]) -> bool:
    """Whether the cut is the "en" of "noord en zuid"."""
    before, after = parts
    ends = [mention.last for mention in _named(before)]
    starts = [mention.first for mention in _named(after)]
    return len(before.words.norms) in ends and 0 in starts


_IDLE = (
    r"{seat}(?: (?:heeft|had|is|was|moet|moest|zelf|er|en|daarna|toen))* (?:nog|verder)"
    r"(?: (?:niet|niks|niets|geen|moet|steeds|iets))+"
    r"|{seat}(?: (?:zit|zat|staat|stond|is|was|blijft|bleef|nog|even|daar))+ (?:te wachten|aan het wachten|te denken|na te denken|aan het denken|aan het nadenken|te slapen|koffie halen)"
    r"|{seat} (?:wacht|wachtte|denkt|dacht)(?: (?:nog|even|af|na|er|over))*(?= (?:[.,;]|en)|$)"
)


def _own_players(parts: Sequence[Message]) -> bool:
    """Whether each part has a player of its own who does something, and who isn't spoken of in the other."""
    active = [[m.value for m in _named(part) if m not in _idle(part)] for part in parts]
    seats = [[m.value for m in _named(part)] for part in parts]
    return all(active) and active[0][0] not in seats[1] and active[1][0] not in seats[0]


def _named(part: Message) -> list[Mention]:
    return [mention for mention in part.mentions if mention.kind == "seat"]


def _idle(part: Message) -> list[Mention]:
    """The players of whom is told that they did nothing yet."""
    return [mention for mentions, _ in part.skeleton.find(_IDLE) for mention in mentions]
