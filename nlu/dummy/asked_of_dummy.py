"""What declarer asked of dummy, which is told like what somebody said to the player who led."""

from __future__ import annotations

import re

_DUMMY_PLAYED = re.compile(r"dummy#\d+(?: [^ .;]+){0,9} $")


def is_asked_of_dummy(line: str, request: re.Match[str]) -> bool:
    """Whether a request of declarer is of dummy: "en dummy had al bijgelegd op verzoek van de leider"."""
    return request.group().startswith(("op ", "in ")) and _DUMMY_PLAYED.search(line[: request.start()]) is not None
