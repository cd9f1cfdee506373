"""Whether it is asked, after a call that was taken back, what may be known of it: "mag zuid daar iets mee doen?"."""

from __future__ import annotations

from nlu.reading import Message
from nlu.stories import OF_CALLS

_USES = (
    r"(?:mag|mogen|kan|kunnen)(?: [^ .;?]+){0,9} (?:gebruiken|gebruikmaken|gebruik maken|rekening|benutten|meewegen|meenemen|uitgaan)(?= |$)",
    r"(?:mag|mogen|kan|kunnen)(?: [^ .;?]+){0,5} (?:iets|wat|niks|niets)(?: (?:mee|daarmee|ermee|ervan))* doen(?= |$)",
    r"(?:mag|mogen|kan|kunnen)(?: [^ .;?]+){0,5} (?:ermee|daarmee|daar iets mee|er iets mee|er wat mee) doen(?= |$)",
)
_NO_CALL_YET = frozenset(["missed_turn", "call_after_auction"])


def asks_of_withdrawn(message: Message, current: str) -> bool:
    """Whether the message goes on from an irregular call, and asks whether somebody may use what it told him (16C)."""
    return current in OF_CALLS - _NO_CALL_YET and message.skeleton.has_any(_USES)
