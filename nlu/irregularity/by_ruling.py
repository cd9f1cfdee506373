"""What is asked of a ruling, was ruled wrongly or is in dispute goes before what the ruling was about."""

from __future__ import annotations

from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.irregularity.confirming import asks_redress_despite_own_mistake, proves
from nlu.reading import Message
from nlu.understanding import Candidate

_POSSIBLE = 0.1
"""How likely an irregularity must be for a proof of it to count."""
_TOLD_WITH_REDRESS = frozenset("adjusted_score revoke misinformation unauthorised_information concession".split())
_DISPUTED_WITHIN = frozenset(
    """unauthorised_information misinformation trick_count_dispute score_correction claim concession appeal director_error
    disputed_facts""".split()
)
"""Where a dispute about the facts is a part of the case itself."""


def by_ruling(message: Message, found: list[Candidate]) -> list[Candidate]:
    """The same candidates with the one before them that a ruling, a redress or a dispute makes it."""
    return _disputed(message, _ruled_wrongly(message, _redressed(message, _lost_to_delay(message, found))))


def _lost_to_delay(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A board that a delay cost is the case, and not the delay by itself."""
    if found[0].irregularity != "procedural_offence" or not proves(message, "board_not_played"):
        return found
    return put_first("board_not_played", max(SURE, found[0].confidence), found)


def _redressed(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What the wronged side did wrong itself, or was done to it, is no case of its own where its redress is asked."""
    best = found[0]
    if best.irregularity not in _TOLD_WITH_REDRESS or best.confidence >= PROOF:
        return found
    return put_first("adjusted_score", PROOF, found) if asks_redress_despite_own_mistake(message) else found


def _ruled_wrongly(message: Message, found: list[Candidate]) -> list[Candidate]:
    """A ruling that went wrong is the case, and not what was ruled on."""
    possible = any(it.irregularity == "director_error" and it.confidence >= _POSSIBLE for it in found)
    if not possible or found[0].irregularity in ("director_error", "appeal") or not proves(message, "director_error"):
        return found
    return put_first("director_error", SURE, found)


def _disputed(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What two players are both sure of, each of another thing, is in dispute before it is an irregularity."""
    if found[0].irregularity in _DISPUTED_WITHIN or not proves(message, "disputed_facts"):
        return found
    return put_first("disputed_facts", max(SURE, found[0].confidence), found)
