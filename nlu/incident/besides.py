"""What is told besides the incident, in sentences of its own: who has his birthday, what happened last week or at another table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from nlu.circumstances import circumstances_in
from nlu.domain import tells_of_table
from nlu.incident.another_time import DAYS_AGO, naming_him, this_time
from nlu.incident.bounds import FRESH_SURE
from nlu.irregularity.choosing import candidates_of
from nlu.model import NONE
from nlu.reading import IN_PLAY, Message, read
from nlu.stories import OF_CALLS
from nlu.understanding import Context
from nlu.words.asides import aside_chance
from nlu.words.mentions import Mention

_SENTENCE = re.compile(r"[^.!?\n]+[.!?\n]*")
_PLAYERS = frozenset(["seat", "side"])
_ANYBODY = frozenset(["me", "pronoun", "nobody", "everybody"])
_ANOTHER_TIME = re.compile(rf"\b{DAYS_AGO}\b", re.IGNORECASE)
_BOARD_BEFORE = re.compile(
    r"\b(?:vorige|vorig) (?:spel|bord|board|spelletje)\b"
    r"(?!.*\b(?:verza\w+|niet|geen|fout|verkeerd\w*|claim\w*|kaart\w*|liet|pas|dezelfde|genoemd|gezien)\b)"
    r".*\b(?:plus|min|gemaakt|down|contract|slem|top|nul|speelden?)\b",
    re.IGNORECASE,
)
_STATES = frozenset("niet nie nog geen al niks niets wel not dader daders boosdoener boosdoeners zondaar".split())
"""Words of what was done or not, and of who did it."""
_LIKELY = 0.35
"""Chance from which a sentence that names players, but nothing of the table besides, is taken to tell nothing."""
_SETTLED = re.compile(r"\btafel \w+\b.*\b(?:opgelost|afgehandeld|geregeld|afgerond|in orde|bijgelegd)\b", re.IGNORECASE)


_DID_NOT_HAPPEN = re.compile(
    r"^\W*(?:(?:verder|ook|er|en|maar) )*"
    r"(?:niemand (?:heeft|had) (?:\w+ ){0,3}|(?:heeft|had) niemand (?:\w+ ){0,3}|(?:is|was|werd) (?:er )?(?:(?:verder|ook) )?niet (?:\w+ ){0,2})"
    r"(?:verzaakt|geclaimd|laten vallen|geaarzeld|getoond|voor (?:de|zijn) beurt (?:gespeeld|geboden|gepast))\W*$",
    re.IGNORECASE,
)
"""What might have gone wrong besides, and didn't: "niemand heeft geclaimd"."""
_TELLER = re.compile(
    r"^\W*(?:(?:ik|we) (?:hoor|hoorde|hoorden|verneem) van (?:noord|oost|zuid|west)"
    r"|(?:noord|oost|zuid|west) (?:(?:roept|riep|belt|belde|vertelt|vertelde|zegt|zei|beweert|beweerde|meldt|meldde|me|mij|erbij|en) ?)+) ?:(?!\W*(?:jij|je|u|jullie|gij|ge|kom|begin|start|speel|ga)\b) *",
    re.IGNORECASE,
)
"""Who tells it to the director, before what he tells; not what he said to a player: "zuid riep: jij moet uitkomen"."""
_OF_HIMSELF = re.compile(r"\b(?:ik|mijn|m'n|mij|me|wij|we|ons|onze)\b", re.IGNORECASE)
_AT_LEAST = 2
_EARLIER = re.compile(
    r"\b(?:eerder|daarvoor|tevoren)\b.*\b(?:gemaakt|gesneden|gewonnen|getrokken|gehaald|genomen|gescoord)\b",
    re.IGNORECASE,
)
_EARLIER_TRICK = re.compile(
    r"^\s*(?:in|bij) (?:slag \w+|de eerste slag)\b.*\b(?:gesneden|gemaakt|gewonnen)\b"
    r"|^\s*(?:de )?eerste slag (?:was|ging) (?:voor|naar)\b.*\bmet\b",
    re.IGNORECASE,
)
_WENT_WRONG = re.compile(
    r"\b(?:verza\w*|straf\w*|open|viel\w*|vallen|beken\w*|liet|verkeerd\w*|beurt|aan slag|voorgespeeld|te (?:veel|weinig))\b",
    re.IGNORECASE,
)
_OF_TRICKS = frozenset(["revoke", "defective_trick", "trick_count_dispute", "claim", "concession"])
"""In which matters who won a trick before, unless it is said to be an earlier one."""


@dataclass(eq=False)
class _Sentence:
    """A sentence of a message, with what the message names in it."""

    text: str
    named: Sequence[Mention]

    @cached_property
    def alone(self) -> Message:
        """The sentence read as a message."""
        return read(self.text)


def without_besides(message: Message, context: Context) -> Message:
    """The message without the sentences that tell nothing of the incident; whole where the rest doesn't tell it by itself."""
    message = _of_this_time(_without_teller(message), context)
    sentences = _sentences(message)
    if len(sentences) < _AT_LEAST:
        return message
    beside = {sentence for sentence in sentences if _is_beside(sentence)}
    earlier = {sentence for sentence in sentences if _is_of_earlier_trick(sentence.text)}
    if not beside | earlier:
        return message
    whole = candidates_of(message, context)[0]
    if whole.irregularity in _OF_TRICKS:
        earlier = {sentence for sentence in earlier if _EARLIER.search(sentence.text)}
    replies = {sentence for sentence in beside if _is_reply(sentence, whole.irregularity)}
    kept = [sentence.text for sentence in sentences if sentence not in (beside - replies) | earlier]
    if not kept or len(kept) == len(sentences):
        return message
    rest = read("".join(kept).strip())
    told = candidates_of(rest, context)[0]
    if told.irregularity != NONE and all(_DID_NOT_HAPPEN.match(sentence.text) for sentence in beside | earlier):
        return rest
    same = whole.irregularity in (IN_PLAY | OF_CALLS | {told.irregularity}) or whole.confidence < FRESH_SURE
    return rest if same and told.irregularity != NONE and told.confidence >= FRESH_SURE else message


def _sentences(message: Message) -> list[_Sentence]:
    places = [(message.span(mention)[0], mention) for mention in message.mentions if mention.value not in _ANYBODY]
    return [
        _Sentence(found.group(), [mention for place, mention in places if found.start() <= place < found.end()])
        for found in _SENTENCE.finditer(message.text)
    ]


def _of_this_time(message: Message, context: Context) -> Message:
    """The message without what happened another time, where what it turns to tells of an incident by itself."""
    sentences = _SENTENCE.findall(message.text)
    now = this_time(sentences)
    if len(now) == len(sentences):
        return message
    rest = read("".join(now).strip())
    then = read("".join(sentences[: -len(now)]))
    rest = read(naming_him(rest.text, then.mentions, rest.mentions))
    return rest if candidates_of(rest, context)[0].irregularity != NONE else message


def _without_teller(message: Message) -> Message:
    """The message without who told it to the director: "west vertelt: zuid ...", not "west zegt: de rest is voor jullie"."""
    teller = _TELLER.match(message.text)
    if teller is None or _OF_HIMSELF.search(message.text, teller.end()):
        return message
    told = read(message.text[teller.end() :])
    return told if any(mention.kind == "seat" for mention in told.mentions) else message


def _is_beside(sentence: _Sentence) -> bool:
    """Whether a sentence tells of another time or table, or names players of whom it tells nothing that has to do with cards."""
    text, kinds = sentence.text, {mention.kind for mention in sentence.named}
    if _BOARD_BEFORE.search(text) or _SETTLED.search(text) or _DID_NOT_HAPPEN.match(text):
        return True
    another_time = _ANOTHER_TIME.search(text) is not None
    if _PLAYERS.isdisjoint(kinds) or not (another_time or _PLAYERS.issuperset(kinds)):
        return False  # seen without reading it alone
    alone = sentence.alone
    kinds = {mention.kind for mention in alone.mentions if mention.value not in _ANYBODY}
    if _PLAYERS.isdisjoint(kinds):
        return False
    if another_time:
        return True
    idle = _PLAYERS.issuperset(kinds) and _STATES.isdisjoint(alone.words.norms) and not tells_of_table(alone)
    return idle and aside_chance(alone.words, alone.mentions) > _LIKELY


def _is_reply(sentence: _Sentence, irregularity: str) -> bool:
    """Whether a player who is named accepts or refuses in it: "zuid zit er niet mee"."""
    return "accepted" in circumstances_in(sentence.alone.clauses, irregularity)


def _is_of_earlier_trick(sentence: str) -> bool:
    """Whether a sentence tells of a card that won a trick before, as it should: "oost had eerder klaverheer gemaakt"."""
    won = _EARLIER.search(sentence) or _EARLIER_TRICK.search(sentence)
    return won is not None and _WENT_WRONG.search(sentence) is None
