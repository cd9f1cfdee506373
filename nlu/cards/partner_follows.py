"""Whether the partner of him who played too early can follow suit: what declarer chose may have to give way (44C, 57B)."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence

_OF_THIS_TRICK = ("highest", "lowest", "other_suit", "not_suit")
_HAS = (
    r"(?:heeft|had|heb|bezit|bezat)(?: (?:er|pronoun#\d+|echter|zelf|toch|gewoon|dus|nog|wel|een|paar|genoeg|rank#\d+))* {suit}",
    r"{suit}(?: (?:nog|wel|gewoon|genoeg))* (?:heeft|had|heb|bezit)",
)
_LACKS = (
    r"(?:heeft|had|heb|bezit|bezat)(?: (?:er|pronoun#\d+|echter|zelf|nu|ook|dus|helemaal))* (?:geen|nul|niet een)(?: (?:enkele|enkel|een|van die))* {suit}",
    r"geen (?:enkele )?{suit}(?: meer)? (?:heeft|heb|had)",
)


def partner_follows(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether partner holds the suit led, where declarer has chosen what he must play."""
    choice, led = facts.get("choice"), facts.get("led_suit")
    if choice is None or choice.value not in _OF_THIS_TRICK or led is None:
        return
    for value, patterns in ((False, _LACKS), (True, _HAS)):
        for pattern in patterns:
            for mentions, match in message.skeleton.find(pattern):
                if mentions[-1].value == led.value:
                    facts["partner_can_follow"] = Evidence(value, *message.skeleton.span(match))
                    return
