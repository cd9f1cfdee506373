"""Who did it, where the irregularity lies in what a player does: he asks, doesn't wait after a stop, overhears something."""

from __future__ import annotations

from functools import cache

from nlu.information.doers import doer_of
from nlu.lexicon import table
from nlu.phrases import Phrasebook
from nlu.players import Players
from nlu.reading import Message
from rules.vocabulary import Seat

_IDENTIFYING = frozenset(
    """unauthorised_information improper_question stop_card_breach extraneous_information misconduct procedural_offence
    illegal_agreement awareness_of_damage""".split()
)
_IDENTIFIED = (
    r"(?:speler|speelster|dader|boosdoener|persoon|man|vrouw|dame|heer|overtreder|schuldige|hij|die|het)"
    r" (?:is|was|zit|zat|speelt|betrof)(?: (?:de|op|het|dus|speler|onze))* {seat}(?= (?:[.,;)?!]|die|van|dus)|$)"
    r"|(?:is|was) {seat}(?: (?:nu|dan|hier|eigenlijk|daarmee))* (?:in overtreding|in de fout|de overtreder|schuldig|strafbaar)"
)


def doer_in(message: Message, players: Players, irregularity: str) -> Seat | None:
    """The first player of whom an act of `irregularity` is told; None where it isn't clear."""
    if irregularity in _IDENTIFYING:
        for mentions, _ in message.skeleton.find(_IDENTIFIED):
            return Seat(mentions[-1].value)
    for sentence in message.sentences:
        found: list[tuple[int, Seat]] = []
        for _, match in _phrases(irregularity).found_in(sentence.line):
            who = doer_of(message, players, sentence.line, match.start(), match.end())
            if who is not None:
                found.append((match.start(), who))
        if found:
            return min(found)[1]
    return None


def tells_act(message: Message, irregularity: str) -> bool:
    """Whether an act of `irregularity` is told, of whomever."""
    return any(_phrases(irregularity).occurs_in(sentence.line) for sentence in message.sentences)


@cache
def _phrases(irregularity: str) -> Phrasebook[str]:
    return Phrasebook((irregularity, text) for text in table("doing")["acts"].get(irregularity, ()))
