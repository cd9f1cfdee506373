"""Wordings that several readings of who is who share."""

from __future__ import annotations

import re

OF_BEING = r"(?: (?:is|was|wordt|werd|als|de|die|dat|pronoun#\d+|zelf|ook|dus|nu|straks|dan|hier|het|een|uiteindelijk|inmiddels|toch|eigenlijk|trouwens|overigens|natuurlijk|immers|blijkbaar|kennelijk|aanstaande|toekomstige|vermoedelijke|degene|gewoon|namelijk|net|,|\(|=|:|-))*"
LIES_OPEN = (
    r"(?:ligt|lag|lig)(?: (?:hier|nu|dus|als|daar))* open(?= (?:[.,;:)?!]|en|als|maar|toen|terwijl|bij|tegenover)|$)"
)
GOES_ON = re.compile(r" (?![,.;:)?!])")
