"""Who has called since: "west heeft nog niks gedaan", "partner nog niet", "oost heeft al gepast"."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_SINCE = frozenset(
    "insufficient_bid unintended_call change_of_call inadmissible_double call_when_obliged_to_pass bid_above_seven call_after_auction hand_from_wrong_board".split()
)


def calls_since(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, who has called since the irregular call."""
    offender = facts.get("offender")
    if offender is None or irregularity not in _SINCE:
        return
    seat = Seat(str(offender.value))
    skeleton = message.skeleton
    for name, player in (("lho_called", seat.lho), ("partner_called", seat.partner)):
        if name in facts:
            continue
        letter = str(player)
        for found, match in skeleton.find(
            r"{seat}(?: (?:heeft|had|nog|is|was|zit|moet|moest|,))* (?:nog niks|nog niets|nix|niks|niets|nog niet|nog nix|te wachten|aan bod)(?: (?:gedaan|geboden|gezegd|geweest|bieden))?"
        ):
            if found[0].value == letter:
                facts[name] = Evidence(False, *skeleton.span(match))
