"""Who explained: "noord legde uit", "de uitleg van west", "oost vergat te alerteren", "door noord toegelicht".

He is looked for as the partner of the player whose call wasn't alerted, the one whose explaining is heard or spoken of, the
partner of the one who hears it, the subject of what tells an explanation, the player whose explanation it is, and the partner
of the player whose call was explained, in this order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from nlu.information.doers import GENITIVE, doer_of, owner_of
from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat


def explainer_in(message: Message, players: Players) -> Seat | None:
    """The player who explained, when he or the player whose call he explained is named."""
    lines = [sentence.line for sentence in message.sentences]
    for kind, partner in (
        ("bidder_unalerted", True),
        ("told_by", False),
        ("hears_partner", True),
        ("acts", False),
        ("explained", False),
        ("bidder", True),
    ):
        if kind == "acts":
            doer = _doer(message, players, lines)
            if doer is not None:
                return doer
            continue
        for line in lines:
            found: list[tuple[int, Seat]] = []
            for text, match in _phrases(kind).found_in(line):
                seat = _seat(message, players, match.group(), text)
                if seat is not None:
                    whose_call = _owns_call(message, line, match)
                    found.append((match.start(), seat.partner if whose_call else seat))
            if found:
                seat = min(found)[1]
                return seat.partner if partner else seat
    return None


_CALL = re.compile(r" (?:bid#|pass#|double#|bod |opening |antwoord |doublet |bieding |sprong )")


def _owns_call(message: Message, line: str, match: re.Match[str]) -> bool:
    """Whether what is explained is the call of the player named last, and so not by him: "de uitleg van wests bod"."""
    last = match.group().split(" ")[-1]
    if not last.startswith("seat#") or not _CALL.match(line, match.end()):
        return False
    mention = message.mentions[int(last.split("#")[1])]
    return GENITIVE.match(message.words.tokens[mention.last - 1].norm) is not None


_RANGE = re.compile(r"\b(\d{1,2}) ?- ?(\d{1,2})\b")
_AGREED_AS = re.compile(r"\b(?:kaart|systeemkaart|spelen|speelt|afgesproken|afspraak|blijkt|bleek|bleken|systeem)\b")


def ranges_differ(message: Message) -> bool:
    """Whether two ranges of points are told, of which one is the agreement: "zei 15-17, op de kaart staat 12-14"."""
    plain = " ".join(message.words.norms)
    return len(set(_RANGE.findall(plain))) > 1 and _AGREED_AS.search(plain) is not None


def notices(message: Message, players: Players, explainer: Seat) -> bool:
    """Whether the partner of the explainer, whose call it was, is said to notice or report it."""
    return any(
        explainer.partner
        in (
            doer_of(message, players, sentence.line, match.start(), match.end()),
            _named_right_before(message, players, sentence.line[: match.start()]),
        )
        for sentence in message.sentences
        for _, match in _phrases("notices").found_in(sentence.line)
    )


def _named_right_before(message: Message, players: Players, before: str) -> Seat | None:
    """The player named right before a verb, whose doing it is: "oost hoort de uitleg van west"."""
    last = before.split(" ")[-1]
    return players.seat_of.get(message.mentions[int(last.split("#")[1])]) if last.startswith("seat#") else None


def _doer(message: Message, players: Players, lines: Sequence[str]) -> Seat | None:
    """The first subject of an act of explaining."""
    for line in lines:
        found: list[tuple[int, Seat]] = []
        for kind, whose in (("acts", doer_of), ("named", owner_of)):
            for _, match in _phrases(kind).found_in(line):
                seat = whose(message, players, line, match.start(), match.end())
                if seat is not None:
                    found.append((match.start(), seat))
        if found:
            return min(found)[1]
    return None


@cache
def _phrases(kind: str) -> Phrasebook[str]:
    """The phrases of a kind, with the text of each."""
    texts = table("blame_and_explainers")["explainer"][kind]
    return Phrasebook((text, text.replace("@", "<player>")) for text in texts)


def _seat(message: Message, players: Players, matched: str, text: str) -> Seat | None:
    symbols = [symbol for symbol in matched.split(" ") if "#" in symbol]
    named = [players.seat_of.get(message.mentions[int(symbol.split("#")[1])]) for symbol in symbols]
    seats = [seat for seat in named if seat is not None]
    return (seats[-1] if text.split(" ")[-1] == "@" else seats[0]) if seats else None


_SIDE_DECLARES = (
    r"{side}(?: (?:dus|nu|straks|hier))* (?:speelt|spelen|speelden|wordt|worden|heeft|hebben|krijgt|krijgen|koopt|kopen)"
    r"(?: (?:dus|nu|straks|het|zelf))* (?:het contract|contract|het spel|leiders|(?:de )?declarer#\d+)",
    r"{side}(?: (?:dus|nu|straks|hier))* (?:speelt|spelen|speelden|moeten|gaan)(?: (?:dus|nu|straks))* bid#\d+(?! tegen)",
    r"{side} (?:mag|mogen|moet|moeten|gaat|gaan|zal|zullen)(?: (?:dus|nu|straks|het|contract|spel|bid#\d+))* (?:spelen|afspelen)",
    r"contract(?: (?:is|was|wordt|ligt|komt|gaat|dus|nu|van|voor|bij|naar|aan|op))+ {side}",
)


_THEY_DECLARE = re.compile(r"(?:zij|ze)\b(?!.*\b(?:tegen|verdedig))", re.IGNORECASE)
_WE = re.compile(r"\b(?:wij|we|ons|onze|mijn|mij|(?<!weet )(?<!geloof )(?<!denk )ik)\b")
"""The teller as one of those at the table; "weet ik niet" is what a player answers."""


def explainers_side_declares(message: Message, players: Players, explainer: Seat, said: Evidence | None) -> bool | None:
    """Whether the side of the explainer plays the contract, where a player or a side is said to play it.

    What is `said` of "zij" is of his side, where nobody else is named and the teller isn't one of them.
    """
    if players.declarer_told and players.declarer is not None:
        return players.declarer.side is explainer.side
    for pattern in _SIDE_DECLARES:
        side = next((mention for mentions, _ in message.skeleton.find(pattern) for mention in mentions), None)
        if side is not None:
            return side.value == explainer.side
    they = said is not None and _THEY_DECLARE.match(message.text[said.start : said.end]) is not None
    of_theirs = they and _WE.search(" ".join(message.words.norms)) is None
    return True if of_theirs and {seat.side for seat in players.seat_of.values()} == {explainer.side} else None
