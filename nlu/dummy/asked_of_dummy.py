"""What declarer asked of dummy, which is told like what somebody said to the player who led."""

from __future__ import annotations

import re

_DUMMY_PLAYED = re.compile(r"dummy#\d+(?: [^ .;]+){0,9} $")


def is_asked_of_dummy(line: str, place: int) -> bool:
    """Whether the "op verzoek van de leider" at `place` is of dummy: "en dummy had al bijgelegd op verzoek van ..."."""
    return _DUMMY_PLAYED.search(line[:place]) is not None
