"""Players that a call is said to be of: "2S sterk van de noordspeler", "over noords 3K", "de opening van noord bleek 2SA"."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from nlu.auction.call_modes import CALL, STOPS
from nlu.auction.calls_over import OF_A_RAISE, OVER, RAISES
from nlu.auction.listed_calls import SEPARATORS
from nlu.auction.player_symbols import ARTICLES, GAP, PLAYER, RELATIVE
from nlu.words.expressions import Expression

_OF = frozenset(["van", "v", "vd", "door", "bij", "(", "by", "from"])
_CONJUNCTIONS = frozenset("en maar toen dan daarna waarna waarop want terwijl of dus".split())
_MAY = frozenset("mag mocht moet moest hoeft hoefde".split())
_POSSESSIVES = frozenset("zijn haar z'n zn d'r eigen".split())
_OUT_OF_TURN = Expression(
    r"^(?: (?:te|vroeg|voor|uit|buiten|vd|de|zijn|haar|z'n|hun|beurt|gelegd|geboden|neergelegd))+(?: (?:van|door|bij"
    r"|:|,|\())? (?:seat|me|my_partner|lho|rho|partner)#\d+"
)


_NEAR = 8
_UNDER = r"(?:over|op|na|boven|tegen)(?: (?:de|het|die|een))*"
_MAKER_NEXT = Expression(
    r"(?:geboden |gelegd )?door(?: (?:de|mijn|onze))* (?:seat|me|my_partner|lho|rho|partner)#\d+(?= |$)"
)
_MAKER = Expression(rf"^ {_UNDER} bid#\d+(?: ,)? {_MAKER_NEXT.pattern}")
"""Who made a call over another one: "2S over 3H door oost"."""
_MADE_OVER = Expression(rf"(?:bid|double)#\d+ {_UNDER}$")

_WAS_OF = Expression(
    r"^(?: ,| maar| \()* (?:dat|pronoun#\d+|dit) (?:was|is|werd)(?: (?:geboden|gelegd|gezegd|gedaan))? (?:van|door)(?: de)? seat#\d+"
)
"""After a call whose player is told behind it: "dubbelt 2 klaver, maar dat was geboden door zuid"."""
_THAT_HE_LAID = Expression(
    r"^ (?:pronoun#\d+|dat) (?:seat|my_partner|lho|rho|partner)#\d+(?: (?!(?:seat|bid)#)[^ .,;?!]+){0,6}"
    r" (?:legt|legde|neerlegt|neerlegde|bood|biedt|deed|doet|gaf|geeft|maakte|maakt|gelegd|geboden)(?= |$)"
)
"""After a call whose player is told in a clause behind it: "het doublet dat oost ervoor in de plaats legt"."""
_ANSWERED = Expression(r"^ \?(?: (?:van|door|die|was|dat|de))* seat#\d+")
"""After a call of which the teller asks himself whose it was: "van wie was die 2K? van oost"."""
_KINDS_OF_BID = frozenset("bod opening openingsbod volgbod antwoord bieding tussenbod herbieding".split())


def owner_of(symbols: Sequence[str], place: int, spare: Collection[int]) -> int | None:
    """The player right after or right before a call who is said to be its owner."""
    if (
        place > 1
        and symbols[place - 1] == "("
        and symbols[place + 1 : place + 2] == [")"]
        and PLAYER.fullmatch(symbols[place - 2])
    ):
        return place - 2  # "de slemvraag van oost (4SA)"
    line = " ".join(symbols[max(0, place - _NEAR) : place])
    maker = _MAKER.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + _NEAR]))
    if maker is not None:
        return place + maker.group().count(" ")
    if _MADE_OVER.search(line) and _MAKER_NEXT.match(" ".join(symbols[place + 1 : place + _NEAR]).removeprefix(", ")):
        return None
    told = _WAS_OF.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 11]))
    if told is not None:
        return place + told.group().count(" ")
    if _THAT_HE_LAID.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 11])):
        return place + 2
    owner = owner_after(symbols, place, spare)
    return _owner_before(symbols, place) if owner is None else owner


def owner_after(symbols: Sequence[str], place: int, spare: Collection[int] = ()) -> int | None:
    """The player right after a call with "van", "door" or a bracket: "2S sterk van de noordspeler", "1H (west)"."""
    if (
        place
        and symbols[place].startswith("double")
        and symbols[place - 1].startswith("bid")
        and symbols[place + 1 : place + 2] == ["van"]
    ):
        return None  # "oost heeft 2H gedoubleerd van zijn maat"
    answered = _ANSWERED.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 5]))
    if answered is not None and "wie" in symbols[max(0, place - 4) : place]:
        return place + answered.group().count(" ")
    for at in range(place + 1, min(place + GAP, len(symbols))):
        if at == place + 1 and symbols[at].startswith("double") and symbols[at + 1 : at + 2] == ["van"]:
            continue
        if symbols[at] in ("beurt", "plaats") or (
            symbols[at] == "als" and symbols[at + 1 : at + 2] in [[word] for word in RAISES]
        ):
            return None  # "noord past op de beurt van zuid", "in plaats van west", "3S als verhoging van noords 1S"
        if symbols[at] in _OF:
            return _owner_behind(symbols, place, at, spare)
        if symbols[at] == "," and symbols[at + 1 : at + 2] in (["van"], ["door"]):
            continue  # "nog eens 1H, van zuid"
        if symbols[at] == "-" and symbols[at + 1 : at + 2] in (["bod"], ["opening"], ["volgbod"], ["antwoord"]):
            continue  # "het 2K-bod van oost"
        if "#" in symbols[at] or symbols[at] in STOPS or symbols[at] in _CONJUNCTIONS or symbols[at] in SEPARATORS:
            return None
    return None


def _is_an_aside(symbols: Sequence[str], place: int, who: int) -> bool:
    """Whether brackets tell something of a player behind a call of another: "oost 1S (noord zat even te kijken)"."""
    named = place > 0 and PLAYER.fullmatch(symbols[place - 1]) is not None
    return named and symbols[who + 1 : who + 2] not in ([")"], [","], [])


def _owner_behind(symbols: Sequence[str], place: int, at: int, spare: Collection[int]) -> int | None:
    """The player behind the "van", "door" or bracket at `at` after a call."""
    if not symbols[place].startswith("bid") and not _KINDS_OF_BID.isdisjoint(symbols[place:at]):
        return None  # "doubleert het bod van oost"
    who = at + 1
    while who < len(symbols) and symbols[who] in ARTICLES:
        who += 1
    belongs = who < len(symbols) and (symbols[who].isalpha() or symbols[who].startswith("pronoun#"))
    if belongs and who + 1 < len(symbols) and RELATIVE.fullmatch(symbols[who + 1]):
        who += 1
    if who < len(symbols) and PLAYER.fullmatch(symbols[who]):
        if symbols[at - 1 : at + 1] == [",", "van"] and not _MAY.isdisjoint(symbols[who + 1 : who + 2]):
            return None  # "... 1H, van zuid mag het"
        if symbols[at] == "(" and (_tells_a_call(symbols, who) or _is_an_aside(symbols, place, who)):
            return None  # "3R (oost had 3S)"
        return None if symbols[at] == "(" and who in spare else who  # "1R te vroeg (west gever)"
    if symbols[at] == "(" and ")" in symbols[at : at + 8]:
        return owner_after(symbols, symbols.index(")", at), spare) if symbols.index(")", at) > at else None
    return None


def _tells_a_call(symbols: Sequence[str], place: int) -> bool:
    """Whether more calls follow before the bracket closes."""
    end = symbols.index(")", place) if ")" in symbols[place:] else place
    return any(CALL.fullmatch(symbol) for symbol in symbols[place:end])


def _owner_before(symbols: Sequence[str], place: int) -> int | None:
    """The player right before a call that something was done over: "op noords 3K", "over oost zijn 2H"."""
    at = place - 1
    while at > 0 and symbols[at] in _POSSESSIVES:
        at -= 1
    if at < 1 or not PLAYER.fullmatch(symbols[at]):
        return None
    before = at - 1
    while before > 0 and (symbols[before] in ARTICLES or symbols[before].startswith("pronoun#")):
        before -= 1
    return at if symbols[before] in OVER or symbols[max(0, before - 1) : before + 1] in OF_A_RAISE else None


_HIS_BID_WAS = Expression(
    r"(?:opening|openingsbod|bod|volgbod|antwoord|bieding|tussenbod|herbieding) (?:van|door)(?: (?:de|zijn|haar|mijn))?"
    r" (?:seat|me|my_partner|lho|rho|partner)#\d+(?P<was>(?: (?:dus|echter|bleek|was|is|luidde|werd|zou|:|kwam|komt|volgde|er))+| [,:(])$"
)


_LAY_OF_HIM = Expression(
    r"(?:^| )er(?: (?:al|lag|ligt|was|stond))* van(?: (?:de|mijn))? (?:seat|my_partner|lho|rho|partner)#\d+"
    r"(?P<was>(?: (?:al|net|inmiddels|een|de))*)$"
)


_THOUGHT_ANOTHER = Expression(
    r"(?:dacht|meende|waande) dat(?: (?:de|zijn|haar))? (?P<who>(?:seat|my_partner|partner|lho|rho)#\d+) bid#\d+(?: (?:had|geboden|bood|opende|geopend|gezegd|gelegd))*"
    r"(?: ,)?(?: maar)? (?:het|dat) (?:was|is|bleek)(?: (?:echter|eigenlijk|in werkelijkheid|gewoon))*$"
)
"""Before the bid that was made instead of the one somebody thought of: "dacht dat zuid 1K had geboden, het was 2K"."""


def owner_of_bid(symbols: Sequence[str], place: int) -> int | None:
    """Who it is in "de opening van noord bleek 2SA", "er van oost al 2H lag"."""
    before = " ".join(symbols[max(0, place - 12) : place])
    thought = _THOUGHT_ANOTHER.search(before)
    if thought is not None:
        return place - before[thought.start("who") :].count(" ") - 1
    match = _HIS_BID_WAS.search(before) or _LAY_OF_HIM.search(before)
    if match and match["was"] in (" ,", " :", " (") and symbols[place + 1 : place + 2] not in ([], [","], ["."], [")"]):
        return None  # "over het bod van oost, 2K zuid"
    return place - match["was"].count(" ") - 1 if match else None


def owner_out_of_turn(symbols: Sequence[str], place: int) -> int | None:
    """Who it is in "pas voor de beurt van oost", when nobody is named before it."""
    start = max((i + 1 for i in range(place) if symbols[i] in STOPS), default=0)
    if any(PLAYER.fullmatch(symbol) for symbol in symbols[start:place]):
        return None
    match = _OUT_OF_TURN.match("".join(f" {symbol}" for symbol in symbols[place + 1 : place + 10]))
    return place + match.group().count(" ") if match and {"beurt", "vroeg"} & set(match.group().split()) else None
