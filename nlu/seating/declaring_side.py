"""The side that plays the contract, where no player is said to: "NZ speelt 4S"."""

from __future__ import annotations

from nlu.words.skeleton import Skeleton

_OF_SIDE = (
    r"{side}(?: (?:speelt|spelen|speelden|zit|zitten|zaten|staat|staan|is|zijn|komt|komen|kwamen|leidt|leiden|heeft|hebben|nu|dus|in|op|het|een|\)))+ (?:bid#\d+|contract)",
    r"(?:bid#\d+|contract)(?: contract| gedoubleerd| double#\d+| redouble#\d+)?(?: (?:van|door|voor|bij|is|\(|:))* {side}",
    r"{side} (?:bid#\d+|contract)",
    r"{side}(?: (?:zelf|toch|nu|dus|uiteindelijk|inmiddels))* (?:gaan|gingen|mogen|mochten|zijn gaan) (?:afspelen|spelen)(?= |$)",
    r"(?:gaan|gingen|zijn|mogen)(?: (?:dus|nu|uiteindelijk|zelf))* {side}(?: (?:zelf|toch|nu|dus|uiteindelijk|inmiddels|het|contract|gaan))* (?:afspelen|spelen)(?= |$)",
    r"{side} (?:is|zijn)(?: (?:de|hier|dus))* (?:(?:leidende|spelende) (?:partij|kant|paar)|declarer#\d+)(?! seat#)",
    r"{side} (?:leidt|leiden|speelt af|spelen af|is aan het spelen|zijn aan het spelen)(?= |$)",
    r"(?:verdedigt|verdedigen|tegen)(?: (?:het|de|contract|van|bid#\d+))* {side}",
)


def declaring_side(skeleton: Skeleton) -> str | None:
    """The side that is said to play the contract, where all that is said agrees."""
    told = {found[0].value for _, found, _ in skeleton.find_any(_OF_SIDE)}
    return told.pop() if len(told) == 1 else None
