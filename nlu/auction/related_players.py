"""Players named by somebody else: "de partner van oost", "links van mij", "de partner van de gever", "zuid zegt dan pas ik maar"."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.auction.call_modes import STOPS
from nlu.auction.player_symbols import ARTICLES, PLAYER, RELATIVE

_SAYS = frozenset("zegt zei roept riep dacht denkt meende meent meldt protesteert".split())
_SAID_WITHIN = 7
_SUBJECT_WITHIN = 6


def quoted_speaker(symbols: Sequence[str], place: int) -> int | None:
    """Where the player stands whose words "ik" is in: "zuid zegt dan pas ik maar", "oost dacht nou dan begin ik"."""
    for back in range(place - 1, max(0, place - _SAID_WITHIN), -1):
        if symbols[back] in STOPS:
            return None
        before = symbols[back - 1]
        if symbols[back] in ("'", ":") and PLAYER.fullmatch(before) and not before.startswith("me#"):
            return back - 1
        if symbols[back] in _SAYS:
            near = range(back - 1, max(-1, back - _SUBJECT_WITHIN), -1)
            who = next((at for at in near if PLAYER.fullmatch(symbols[at]) or symbols[at] in STOPS), None)
            return who if who is not None and PLAYER.fullmatch(symbols[who]) and symbols[who][:3] != "me#" else None
    return None


def beside_dealer(symbols: Sequence[str], place: int) -> str | None:
    """What the player at `place` is to the dealer, where that is how he is named: "de partner van de gever"."""
    after = [symbol for symbol in symbols[place + 1 : place + 4] if symbol not in ("van", "de", "v", "vd")]
    named = symbols[place].split("#")[0]
    near = after[:1] and after[0].startswith("dealer#")
    return named if near and named in ("partner", "lho", "rho") else None


def anchors(symbols: Sequence[str]) -> set[int]:
    """Players that only say whose partner or opponent somebody is: "de partner van oost"."""
    found: set[int] = set()
    for place, symbol in enumerate(symbols):
        if not RELATIVE.fullmatch(symbol):
            continue
        before = place - 1
        while before > 0 and symbols[before] in ARTICLES:
            before -= 1
        if (
            before > 0
            and symbols[before] in ("(", ",")
            and PLAYER.fullmatch(symbols[before - 1])
            and symbols[place + 1 : place + 2]
            and symbols[place + 1] in (")", ",")
        ):
            found.add(place)  # "noord (zijn partner)"
        at = place + 1
        if symbol.startswith(("lho", "rho")) and at < len(symbols) and PLAYER.fullmatch(symbols[at]):
            found.add(at)  # "links van mij"
        if at < len(symbols) and symbols[at] in ("van", "v", "vd"):
            at += 1
            while at < len(symbols) and symbols[at] in ARTICLES:
                at += 1
            if at < len(symbols) and PLAYER.fullmatch(symbols[at]):
                found.add(at)
    return found
