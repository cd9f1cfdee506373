"""Whether a call was a slip of hand or tongue: about an insufficient bid only plain words for that count."""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.understanding import Evidence

_MECHANICAL = re.compile(
    r"misgreep|misgegrepen|misgrijp|greep mis|grijpt mis|vergrepen|vergreep|vergrijpt|mispull|misklik|misgetast"
    r"|mistast|verspr(?:ak|oken|eking|eekt)"
    r"|verkeerde? (?:kaart|kaartje|bod|bieding)(?:je)? (?:ge)?(?:pak|trok|grijp|greep|getrokken|uit)"
    r"|verkeerde? kaartje|plak|kleef|kleven|tong"
    r"|bedoel(?:de|t|d)?\b(?! als\b)|(?:wilde|wou|wil)\b.*\b(?:pakken|leggen|zeggen)|had .* willen (?:pakken|leggen"
    r"|bieden)|tikfout"
)


def settle_slip(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Leave `slip` in `facts` open, in place, when a bid that is too low is merely called a mistake."""
    slip = facts.get("slip")
    if (
        irregularity == "insufficient_bid"
        and slip
        and slip.value is True
        and not _MECHANICAL.search(" ".join(message.words.norms))
    ):
        del facts["slip"]
