"""What the shape of a message shows about its irregularity, beyond its words: who acts, what lies, what the calls prove."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from nlu.auction.irregularity_shown import irregularity_told
from nlu.auction.told_calls import AuctionReading
from nlu.hand_counts import uneven_hands
from nlu.players import Players
from nlu.words.skeleton import Skeleton

_SHAPES: dict[str, tuple[str, ...]] = {
    "a penalty card lies": (
        r"(?:heeft|had|ligt|lag|bezit|liggen|lagen|zit met|houdt)(?: [^ .;?]+){0,6} (?:als )?(?:een |de |zijn |haar |grote |kleine |twee |drie )*(?:strafkaart|strafkaarten|penalty card)",
        r"(?:als|zijn|haar|grote|kleine|de|met|een) (?:strafkaart|strafkaarten)(?! (?:krijgen|geven|of|\?|hebben|willen))",
        r"(?:strafkaart|strafkaarten)(?: (?:van|bij|is|was|ligt|lag|:|,))* (?:card|seat)#\d+",
    ),
    "a penalty card is asked for": (
        r"(?:wil|willen|eist|eisen|vraagt|krijgt|wordt|is dat|is dit|zijn dat|maakt|geeft|wordt dat|worden|roept|zegt|schreeuwt)(?: [^ .;]+){0,5} (?:strafkaart|strafkaarten)",
        r"strafkaart (?:\?|of niet|of)",
    ),
    "asks what may be played": (
        r"(?:mag|moet|moeten|mogen|kan|welke|wat)(?: [^ .;]+){0,8} (?:bijspelen|bijleggen|spelen|leggen|afgooien|bekennen|bij|uit|geven|weg)",
    ),
    "another card was played": (
        r"(?:legde|legt|gooit|gooide|speelde|speelt|gaf|geeft)(?: (?!seat)[^ .;]+){0,4} (?:card|suit|rank)#\d+",
        r"gooit? een? [a-z]* ?weg",
    ),
    "hand and dummy": (
        r"(?:hand|kant)(?: [^ .;]+){0,12} (?:dummy#\d+|tafel|blinde)",
        r"(?:dummy#\d+|tafel)(?: [^ .;]+){0,12} hand",
    ),
    "declarer names": (
        r"(?:declarer|seat|pronoun)#\d+(?: [^ .;]+){0,4} (?:zegt|zei|roept|riep|noemt|noemde|vraagt|vroeg|noemen|kondigt)",
    ),
    "dummy acts": (
        r"^(?:[^ ]+ ){0,4}dummy#\d+(?: (?!declarer)[^ .;]+){0,3} (?:legt|legde|wees|wijst|tikte|tikt|pakte|pakt|zegt|zei|vraagt|vroeg|roept|riep|keek|kijkt|schoof|raakte|trok|speelde|liep|loopt|had|heeft|bleef)",
    ),
    "partner still to play": (
        r"(?:partner|my_partner|maat|seat)#\d+(?: [^ .;]+){0,4} (?:nog|moest|niet)(?: [^ .;]+){0,3} (?:gelegd|gespeeld|bijgespeeld|moest|moest spelen|hand|beurt|bijgelegd|bijspelen)",
        r"voor (?:zijn|haar|z'n|zn) partner#\d+",
        r"voor seat#\d+(?: [^ .;]+){0,3} (?:bijspeelde|had|speelde|aan)",
    ),
    "asks": (r"\?", r"^(?:mag|moet|kan|is|wat|hoe|wie|welke|telt|geldt|klopt) "),
    "played on since": (r"(?:slag|slagen)(?: [^ .;]+){0,2} (?:verder|later|geleden|terug)",),
    "shows": (r"(?:houdt|hield|liet|laat)(?: [^ .;]+){0,6} (?:zien|zichtbaar|zo)",),
    "named and then": (
        r"(?:'|\") ?(?:me#\d+ speel )?(?:card|suit|rank)#\d+",
        r"(?:genoemd|aangekondigd|kondigt|noemde)(?: [^ .;]+){0,6} (?:card|suit)#\d+",
    ),
    "wants it back": (
        r"(?:terug|terugnemen|oprapen|andere|ruilen|veranderen|wijzigen|liever)(?: [^ .;]+){0,3}(?: ?\?|$| mag| kan| wil)",
        r"(?:wil|wilde)(?: [^ .;]+){0,5} (?:andere|terug|ruilen|veranderen)",
    ),
}


def signals_in(skeleton: Skeleton, players: Players, auction: AuctionReading) -> Iterator[str]:
    """The signals of a message, each once."""
    yield from (f"shape:{name}" for name, patterns in _SHAPES.items() if skeleton.has_any(patterns))
    calls = [mention for mention in skeleton.mentions if mention.kind == "call"]
    if calls:
        yield f"auction:{irregularity_told(auction)}"
        yield f"calls:{min(len(calls), 4)}"
        yield from {f"mode:{it.mode}" for it in auction.told}
        if auction.turn or auction.dealer:
            yield "turn:told"
        seats = [it.seat for it in auction.made if it.seat]
        if any(a is b for a, b in itertools.pairwise(seats)):
            yield "calls:same player twice"
    uneven = uneven_hands(skeleton, players)
    if uneven:
        yield f"hands:{uneven}"
    boards = {mention.value for mention in skeleton.mentions if mention.kind == "board"}
    if len(boards) > 1:
        yield "boards:two"
    cards = sum(mention.kind == "card" for mention in skeleton.mentions)
    yield f"cards:{min(cards, 3)}"
    roles = [
        mention.value if mention.kind == "role" else mention.kind
        for mention in skeleton.mentions
        if mention.kind in ("role", "seat")
    ]
    if roles:
        yield f"first player:{roles[0]}"
    first = next((players.seat_of[m] for m in skeleton.mentions if m in players.seat_of), None)
    if first and players.declarer:
        yield "first:" + (
            "declarer" if first is players.declarer else "dummy" if first is players.declarer.partner else "defender"
        )
