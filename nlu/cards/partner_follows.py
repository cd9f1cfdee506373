"""Whether partner of him who played too early, or he himself, can follow suit (44C, 57B, 57D)."""

from __future__ import annotations

from nlu.cards.choices_told import OF_THIS_TRICK
from nlu.cards.could_comply import cannot_comply
from nlu.reading import Message
from nlu.understanding import Evidence

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
    choice = facts.get("choice")
    if choice is not None and cannot_comply(message):
        facts["partner_can_follow"] = message.tells(False)  # declarer's choice is about partner's card
    if choice is not None and choice.value in OF_THIS_TRICK and (held := _holds(message, facts)) is not None:
        facts["partner_can_follow"] = held


def early_card_follows(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether he who played at an opponent's turn holds the suit led (57D)."""
    played = facts.get("partner_played")
    if played is not None and played.value is True and (held := _holds(message, facts)) is not None:
        facts.setdefault("could_follow", held)


def _holds(message: Message, facts: dict[str, Evidence]) -> Evidence | None:
    """Whether somebody is told to hold the suit that was led."""
    led = facts.get("led_suit")
    if led is None:
        return None
    for value, patterns in ((False, _LACKS), (True, _HAS)):
        for _, mentions, match in message.skeleton.find_any(patterns):
            if mentions[-1].value == led.value:
                return Evidence(value, *message.skeleton.span(match))
    return None
