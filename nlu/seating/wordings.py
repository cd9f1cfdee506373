"""Wordings that several readings of who is who share."""

from __future__ import annotations

import re

OF_BEING = r"(?: (?:is|was|wordt|werd|als|de|die|dat|pronoun#\d+|zelf|ook|dus|nu|straks|dan|hier|het|een|uiteindelijk|inmiddels|toch|eigenlijk|natuurlijk|blijkbaar|kennelijk|aanstaande|toekomstige|vermoedelijke|onze|degene|gewoon|net|later|alsnog|,|\(|=|:|-))*"
LIES_OPEN = (
    r"(?:ligt|lag|lig)(?: (?:hier|nu|dus|als|daar))* open(?= (?:[.,;:)?!]|en|als|maar|toen|terwijl|bij|tegenover)|$)"
)
ASIDE = (
    r"(?: \( (?:[^ ()]+ ){1,8}\)"
    r"| , (?:tegen|die|in|als|de|een|pronoun#\d+|declarer#\d+|dummy#\d+|defender#\d+|partner#\d+|lho#\d+|rho#\d+)(?: [^ .;,()]+){0,7} ,)?"
)
"""What may be told of a player between his name and what he did: "oost (tegen 3SA van zuid)", "oost, tegen zuid in 4H,"."""
GOES_ON = re.compile(r" (?![,.;:)?!])")
_DOES_THEN = re.compile(
    r"(?: (?:er|nu|zelf|ook|weer))* (?:aan (?:slag|de beurt)|moet|moest|is|was|won|wint|het laatst)(?= |$)"
)


def says_when(line: str, match: re.Match[str]) -> bool:
    """Whether "als" before a role says when something was so, and not what somebody is: "west roept als dummy aan slag is"."""
    return " als " in match.group() and _DOES_THEN.match(line, match.end()) is not None
