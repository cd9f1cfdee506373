"""Wordings that several readings of who is who share."""

from __future__ import annotations

import re

OF_BEING = r"(?: (?:is|was|wordt|werd|als|de|die|dat|pronoun#\d+|zelf|ook|dus|nu|straks|dan|hier|het|een|uiteindelijk|inmiddels|toch|eigenlijk|aanstaande|toekomstige|vermoedelijke|degene|gewoon|net|,|\(|=|:|-))*"
LIES_OPEN = (
    r"(?:ligt|lag|lig)(?: (?:hier|nu|dus|als|daar))* open(?= (?:[.,;:)?!]|en|als|maar|toen|terwijl|bij|tegenover)|$)"
)
GOES_ON = re.compile(r" (?![,.;:)?!])")
