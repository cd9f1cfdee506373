"""Whether dummy took a card of his own accord, or another than declarer named (45D, 45F, 57C2)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.dummy.doers import dummy_did
from nlu.dummy.said_words import called, designation, speaker
from nlu.dummy.slip_of_tongue import meant_another
from nlu.phrases import phrases_in
from nlu.players import Players
from nlu.reading import Message
from nlu.words.expressions import Expression
from rules.vocabulary import RANKS

_LAID = r"legt|legde|gelegd|neergelegd|bijgelegd|speelt|speelde|gespeeld|bijgespeeld|gooit|gooide|gegooid|zette|zet|gezet|klaargelegd|klaarlegde|opgegooid"
_TOUCHED = (
    r"raakt|raakte|aanraakte|aangeraakt|tikt|tikte|aantikte|aangetikt|wijst|wees|aanwees|aangewezen|pakt|pakte|gepakt|opgepakt|raapt|raapte|geraapt|opgeraapt|vastgenomen|grijpt|greep|gegrepen"
    r"|schuift|schoof|geschoven|duwt|duwde|geduwd|trekt|trok|getrokken|knikt|knikte|stak|steekt|gestoken|beet|vast|friemelt|friemelde|frunnikt|frunnikte|streek"
    r"|strijkt|aait|aaide|tekent|vinger|vingers|pink|zetje|duwtje|tikje|knikje|wenk|hint|seint|seinde"
)
_GAVE = r"geeft|gaf|gegeven|levert|leverde|serveert|serveerde|neemt|nam|koos|kiest"
_ON_HIS_OWN = Expression(
    rf"(?<!hand en )(?<!hand en de )dummy#\d+(?: seat#\d+)?(?: (?:had|heeft|er|toen|net|de|een|card#\d+|suit#\d+|kaart|kaartje))*"
    rf" (?:zelf|al|alvast|vast)(?: [^ .;,]+){{0,4}} (?:{_LAID}|{_TOUCHED})(?= |$)"
    rf"|(?:{_LAID}|{_TOUCHED})(?: de)? dummy#\d+(?: seat#\d+)?(?: [^ .;,]+){{0,2}} (?:zelf|al|alvast|vast)(?= |$)"
    rf"|dummy#\d+(?: seat#\d+)?(?: (?:en|die|pronoun#\d+))? (?:{_LAID}|{_TOUCHED})(?: [^ .;,]+){{0,2}} (?:zelf|al|alvast|vast)(?= |$)"
)

_GOT_FROM_DUMMY = r"(?:kreeg|krijgt)(?: [^ .;#]+){0,3} dummy#\d+(?: (?:de|het|een))* (?:card|rank)#(\d+)"


def took_card_himself(message: Message, players: Players) -> bool:
    """Whether dummy moved or showed a card that nobody had asked for."""
    if not any(_did(message, players, f"{_LAID}|{_TOUCHED}")):
        return False
    if "nothing_named" in phrases_in(message, "dummy_misplayed_card"):
        return True
    if called(message, players) or designation(message, players):
        return False
    return _ON_HIS_OWN.search(message.skeleton.line) is not None


def laid_another(message: Message, players: Players) -> bool:
    """Whether dummy laid another card than the one that declarer named, and nobody says that declarer meant that one."""
    named = [mention for mention in called(message, players) if mention.kind == "card" and mention.value[1] in RANKS]
    if meant_another(message):
        return False
    if players.declarer is None:
        players = message.players(in_play=True, declarer=speaker(message, players))
    if laid_instead(message, players):
        return True
    if not named:
        return False
    for given, _ in message.skeleton.find(_GOT_FROM_DUMMY):
        if given[-1].value[-1] in RANKS and all(given[-1].value not in (card.value, card.value[1]) for card in named):
            return True
    for sentence in message.sentences:
        for match in re.finditer(
            rf" (?:{_LAID}|{_TOUCHED}|{_GAVE})(?: [^ .;#]+){{0,3}} card#(\d+)(?= )", sentence.line
        ):
            laid = message.mentions[int(match.group(1))]
            another = laid.value[1] in RANKS and laid.value not in {card.value for card in named}
            if another and dummy_did(message, players, sentence.line, match):
                return True
    return False


_INSTEAD = re.compile(
    rf" (?:{_LAID}|{_TOUCHED}|{_GAVE})(?: [^ .;#]+){{0,3}} (?:card|rank)#\d+ (?:ipv|in plaats van|inplaats van|i p v|en niet)(?: [^ .;#]+)? (?:card|rank)#\d+(?= )"
)


def laid_instead(message: Message, players: Players) -> bool:
    """Whether it is told of dummy which card he laid, and instead of which: "west legt de negen ipv de vier"."""
    return any(
        dummy_did(message, players, sentence.line, match) is True
        for sentence in message.sentences
        for match in _INSTEAD.finditer(sentence.line)
    )


def laid_as_named(message: Message, players: Players) -> bool:
    """Whether dummy laid the very card that declarer named first."""
    named = [mention.value for mention in called(message, players) if mention.kind == "card"][:1]
    return any(
        message.mentions[int(match.group(1))].value in named
        and dummy_did(message, players, sentence.line, match) is True
        for sentence in (message.sentences if named else ())
        for match in re.finditer(rf" (?:{_LAID}|{_GAVE})(?: [^ .;#]+){{0,3}} card#(\d+)(?= )", sentence.line)
    )


def laid_another_suit(message: Message, players: Players) -> bool:
    """Whether dummy laid a card of another suit than the one that declarer named."""
    named = {mention.value[0] for mention in called(message, players) if mention.kind in ("card", "suit")} - {"?"}
    for sentence in message.sentences if named else ():
        for match in re.finditer(rf" (?:{_LAID})(?: [^ .;#]+){{0,3}} (?:card|suit)#(\d+)(?= )", sentence.line):
            laid = message.mentions[int(match.group(1))].value[0]
            if laid not in named | {"?", "N"} and dummy_did(message, players, sentence.line, match):
                return True
    return False


def touched_card(message: Message, players: Players) -> bool:
    """Whether it is dummy who touched or showed a card, rather than laid it."""
    return any(_did(message, players, _TOUCHED))


def _did(message: Message, players: Players, verbs: str) -> Iterator[bool]:
    for sentence in message.sentences:
        for match in re.finditer(rf" (?:{verbs})(?= )", sentence.line):
            denied = sentence.line[: match.start()].endswith((" niet", " niets", " niks"))
            yield not denied and dummy_did(message, players, sentence.line, match) is True
