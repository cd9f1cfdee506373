"""What is denied or was only thought: "niet zuid is leider", "hij dacht dat zuid leider was"."""

from __future__ import annotations

import re

from nlu.words.skeleton import Skeleton


def denied(skeleton: Skeleton, start: int) -> bool:
    """Whether what begins there is denied: "niet zuid is leider"."""
    before = skeleton.line[:start].rstrip()
    return before.endswith(("niet", " geen"))


_THOUGHT = re.compile(
    r"(?:dacht|dachten|denkt|denkend|meende|meenden|waande|geloofde|veronderstelde|idee|veronderstelling|mening)"
    r"(?: (?:hij|zij|ze|pronoun#\d+|er|van|blijkbaar|eerst))* dat(?: (?:de|het))?$"
)


def only_thought(skeleton: Skeleton, start: int) -> bool:
    """Whether it is what somebody thought: "hij dacht dat zuid leider was"."""
    return _THOUGHT.search(skeleton.line[:start].rstrip()) is not None
