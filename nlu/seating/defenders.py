"""The seats that are called a defender: "tegenspeler oost", "west verdedigt"."""

from __future__ import annotations

from nlu.seating.wordings import OF_BEING
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_DEFENDER = (
    r"{defender}(?: (?:op|,|in|zit|\(|de|speler|dus))* {seat}",
    rf"{{seat}}{OF_BEING} {{defender}}(?!(?: op)? seat#)",
    r"{seat} (?:en|,) {seat}(?: (?:zijn|worden|werden|waren|gaan|nu|dus|de|uiteindelijk))+ (?:defender#\d+|tegenspelen|verdedigen|tegenspelers|verdedigers)",
    r"{seat}(?: (?:,|\(|die|is|zit|pronoun#\d+))* (?:speelt tegen|tegenspeelt|verdedigt|tegen ?speelde|aan het tegenspelen|tegenspeler)",
    r"{seat}(?: (?!(?:seat|side|declarer|dummy|partner)#)[^ .;]+){0,8} in (?:de verdediging|het tegenspel)",
    r"{seat}(?: (?!(?:seat|side|declarer|dummy|partner|defender)#)[^ .;]+){1,6} als(?: een| de)? {defender}(?! (?:op )?seat#)",
)


_HE_DEFENDS = r"{seat}(?: (?!(?:seat|side|declarer|dummy|partner|lho|rho|me)#)[^ ;?!]+){1,8} [,.] pronoun#\d+ (?:speelt|speelde|zit|zat) tegen(?= [.,;)]|$)"
"""Told of the one player named before: "oost claimt, hij speelt tegen"."""


def defenders_in(skeleton: Skeleton) -> set[Seat]:
    """The seats that are called a defender."""
    return skeleton.seats((*_DEFENDER, _HE_DEFENDS))
