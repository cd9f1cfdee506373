"""A card that is led while the auction still goes on: no lead out of turn, but a card shown before the play (Law 24)."""

from __future__ import annotations

from nlu.reading import Message

_BIDDING = r"(?:bieden|bieding|biedverloop|biedronde|biedproces|veiling)"
_BOX = r"bied ?(?:kaart|kaarten|kaartje|kaartjes|box|bak|bakje|koffer)"
_STILL_BIDDING = (
    rf"(?:tijdens|onder|gedurende|midden in|halverwege)(?: (?:het|de|onze|hun))? {_BIDDING}",
    rf"{_BIDDING}(?: (?:is|was|zijn|waren|zat|liep|loopt|duurt|echt|eigenlijk|helemaal|volop|gewoon|net|pas|nu))*"
    r" (?:nog|bezig|gaande|aan de gang|begonnen|onderweg)(?! (?:voor|na) )",
    rf"(?:nog|net|pas|volop|bezig|begonnen|gewoon|midden)(?: (?:aan het|met|in|met het|de|het|niet|klaar))* {_BIDDING}",
    r"(?:moest|moesten|moet|moeten|mocht|mag|had|hadden|heeft|wilde|zou)(?: [^ .;,]+){0,2} nog(?: (?:een|eerst|kunnen|gaan|wel))* (?:bieden|bod|passen|biedbeurt|bieding|pas#\d+|reageren)",
    r"nog (?:moest|moesten|moet|moeten|mocht|mag|kon|wilde) (?:bieden|passen|reageren|spreken|antwoorden)",
    r"(?:moest|moet|moesten)(?: er)? nog(?: (?:een|twee|drie|rank#\d+|keer|maal|wel|eens))* (?:gepast|geboden|pass#\d+)",
    r"nog(?: (?:een|eens))? (?:beurt|bod|bieding)(?: (?:om|in))?(?: (?:te|het|de))? (?:bieden|bieding|biedverloop|had|heeft|moest)",
    r"(?:bieden|bieding) (?:is|was)? ?niet (?:klaar|afgelopen|gedaan|voorbij|rond)",
    rf"(?:pakken|grijpen|zoeken|pakt|pakte|greep|trok|trekken|trekt|uit|naar|met|samen met)(?: [^ .;,]+){{0,4}} {_BOX}",
    rf"(?:ipv|in plaats van|inplaats van)(?: (?:een|het|de|zijn|haar))* {_BOX}",
    rf"{_BOX}(?: [^ .;,]+){{0,3}} (?:pakken|grijpen|zoeken|trekken|pakte|greep)",
    r"(?:seat|me|my_partner|lho|rho|partner)#\d+ (?:had|heeft|moest) (?:nog niet|niet|nog niks|nog niets|nog)(?: (?:voor|de|een|eerste|tweede|derde|laatste|keer|maal))* (?:pass#\d+|gepast|geboden|passen|bieden|gezegd)",
    rf"(?:dacht|dachten|meende|meenden)(?: [^ .;,]+){{0,2}} {_BIDDING}(?: [^ .;,]+){{0,2}} (?:afgelopen|klaar|voorbij|gedaan|over|rond)",
    rf"{_BIDDING} (?:moest|moet|moesten)(?: nog)? (?:beginnen|starten)|{_BIDDING} nog (?:moest|moet) beginnen",
    r"(?:nog niet|niet|nooit) (?:klaar|uit|helemaal|volledig) (?:geboden|gepast|met bieden)",
    r"nog niet (?:drie ?maal|drie keer|rank#\d+ (?:keer|maal)|driemaal) (?:gepast|pass#\d+)",
    rf"(?:voor|voordat|eer)(?: (?:het|de))? {_BIDDING} (?:klaar|afgelopen|gedaan|voorbij|rond)",
)
_OVER = rf"(?:na|sinds)(?: (?:het|de))? {_BIDDING}|{_BIDDING}(?: (?:is|was|al|net))* (?:afgelopen|klaar|voorbij|gedaan|over|rond)"


def still_bidding(message: Message) -> bool:
    """Whether it is said that the auction wasn't over when it happened."""
    line = message.skeleton
    if message.players(in_play=False).declarer_told:
        return False
    return line.has_any(_STILL_BIDDING) and not (
        line.has(_OVER) and not line.has(r"(?:niet|voor|voordat|eer|dacht|dachten|meende|meenden)")
    )
