"""Facts of what dummy did: spoke, warned, asked, called the director, looked at a hand, or touched a card."""

from __future__ import annotations

from nlu.mentions import Mention
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.facts import Value

_DUMMY = r"dummy#\d+"
_CARDS = r"(?:kaart|kaarten|hand|handen|spel)"
_LOOKED = (
    rf"(?:keek|kijkt|kijken|gekeken|gluurde|gluurt|gluren|spiekte|spiekt|koekeloerde|loerde|bekeek|bekijkt|bekeken|zag|gezien|zien|inzage)(?: [^ .;]+){{0,6}} {_CARDS}",
    rf"{_CARDS}(?: [^ .;]+){{0,4}} (?:gekeken|kijken|bekeken|gezien|gegluurd|gespiekt|zitten kijken)",
    r"(?:ging|gaat|liep|loopt|stond|staat|komt|kwam)(?: [^ .;]+){0,3} (?:achter|rond|naast|langs|om)(?: [^ .;]+){0,5} (?:seat#\d+|tafel|declarer#\d+|opponent#\d+|defender#\d+|kijken)",
    r"(?:stond|staat|sta)(?: [^ .;]+){0,2} op",
    r"(?:wisselde|wisselt|wisselen|gewisseld|ruilde|ruilt|geruild|ruilen)(?: [^ .;]+){0,6} (?:hand|handen|kaarten)",
    r"(?:hand|handen|kaarten)(?: [^ .;]+){0,5} (?:gewisseld|geruild|ruilen|ruilde|wisselde)",
)
_NOT_LOOKED = (
    r"(?:niet|nergens|nooit|niks|niets|geen)(?: [^ .;]+){0,4} (?:gekeken|bekeken|gezien|gegluurd|kijken)",
    r"(?:niet|nergens|nooit|niks|niets) (?:[^ .;]+ ){0,3}in(?: [^ .;]+){0,3} (?:kaarten|hand|handen)",
    r"(?:gewoon|braaf|netjes|keurig|steeds|altijd)(?: [^ .;]+){0,4} (?:plaats|plek|stoel|zitten)",
)
_SHOWN = (
    rf"(?:liet|laat|toont|toonde|lieten)(?: (?:zijn|haar|de|zijne|seat#\d+|even|stiekem|per|ongeluk|z'n|zn|hun))* {_CARDS}(?: [^ .;]+){{0,3}} (?:aan )?(?:de |zijn |haar )?{_DUMMY}",
    rf"(?:liet|laat|toont|toonde|lieten)(?: [^ .;]+){{0,3}} {_DUMMY}(?: [^ .;]+){{0,3}} (?:zijn|haar|de) {_CARDS}",
)
_DIRECTOR = (
    r"(?:arbiter|wedstrijdleider|wl|arbitrage|td|leiding|wedstrijdleiding|arb|director|scheidsrechter|me#\d+ erbij)"
)
_CALLS = (
    rf"{_DUMMY}(?: [^ ;]+){{0,8}} (?:roept|riep|belt|belde|haalt|haalde|vraagt om|vroeg om|wenkt|wenkte|geroepen|gehaald|stak|ontbood|ontbiedt)(?: [^ ;]+){{0,4}} {_DIRECTOR}",
    rf"{_DUMMY}(?: [^ .;]+){{0,5}} {_DIRECTOR}(?: [^ .;]+){{0,3}} (?:geroepen|gehaald|erbij gehaald|ontboden|roepen|halen|riep|haalde)",
    rf"{_DIRECTOR}(?: [^ .;]+){{0,3}} (?:geroepen|gehaald|erbij gehaald) door(?: de)? {_DUMMY}",
)
_NONE_LEFT = r"(?:geen|heb je geen|had je geen|heb je nog|heb jij|heb je)(?: [^ .;?]+){0,2} (?:suit#\d+|troef|meer)"
_ASKS = rf"(?:vraagt|vroeg|vragen|zegt|zei|gevraagd|antwoordt|roept|riep)(?: [^ .;]+){{0,12}} {_NONE_LEFT}"
_HERE = r"(?:zit|bent|moet|speelt|is)(?: (?:hier|in|aan|op|bij|de|dus|nu|daar|mij|die|pronoun#\d+|andere))* (?:hier|tafel|hand|dummy#\d+|mij|overkant|kant|daar)"
_WARNS = (
    r"(?:waarschuwt|waarschuwde|waarschuwen|gewaarschuwd|attendeert|attent maakt|maakt(?: [^ .;]+){0,3} attent|behoedt)"
)
_AHEAD = r"(?:voordat|voor|vooraleer|eer|als|wanneer|toen|net toen)(?: [^ .;]+){0,8} (?:wil|wilde|wou|dreigt|dreigde|voorspeelt|voorspeel|voorspelen|voorgespeeld heb|voorspeelde|speelt|spelen|wilt|gaat|ging)"
_LATE = r"(?:nadat|pas na|te laat|na afloop|kaart al|al gespeeld|achteraf|nadat(?: [^ .;]+){0,8} (?:gespeeld|lag|ligt))"
_WRONG = r"(?:@|verzaakt|verzaakte|verzaking|verkeerde hand|beurt|fout|onregelmatigheid|niet bekend|bekende niet|strafkaart|te weinig)"
_OVER = (
    r"(?:spel|bord|board|spelen|afspel)(?: (?:was|is|al|nu|net|allang|helemaal|inmiddels))* (?:uit|afgelopen|voorbij|klaar|gedaan|gespeeld|ten einde)",
    r"(?:na afloop|na het spel|na de laatste slag|achteraf|na het spelen)",
)


def dummy_overstepped_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what dummy did and whether he had lost his rights before."""
    skeleton = message.skeleton

    def has(*patterns: str) -> bool:
        return any(skeleton.has(pattern) for pattern in patterns)

    def put(name: str, value: Value) -> None:
        facts[name] = Evidence(value, 0, len(message.text))

    if irregularity == "dummy_overstepped" and players.declarer is not None and not has(*_SHOWN):
        put("offender", players.declarer.partner)
    kept = has(*_NOT_LOOKED)
    looked = has(*_LOOKED) and not kept
    act = _spoken_act(message, players)
    if irregularity == "revoke":
        if looked and act in ("asked_declarer", "pointed_out"):
            put("earlier_dummy_breach", True)
            put("dummy_act", act)
            if act == "asked_declarer" and players.declarer is not None:
                put("offender", players.declarer)
        return
    if has(*_SHOWN):
        put("dummy_act", "shown")
        facts.pop("earlier_dummy_breach", None)
        return
    if kept:
        put("earlier_dummy_breach", False)
    if looked and act:
        put("earlier_dummy_breach", True)
    elif looked:
        put("dummy_act", "looked")
        facts.pop("earlier_dummy_breach", None)
    if act:
        put("dummy_act", act)
    if has(*_OVER) and act in ("pointed_out", "called_director"):
        put("phase", "after")


def _spoken_act(message: Message, players: Players) -> str | None:
    skeleton = message.skeleton
    if any(skeleton.has(pattern) for pattern in _CALLS):
        return "called_director"
    if skeleton.has(_ASKS):
        return "asked_defender" if _addresses_defender(message, players) else "asked_declarer"
    late = skeleton.has(_LATE)
    if (
        skeleton.has(_WARNS)
        or (skeleton.has(rf"{_DUMMY}(?: [^ .;]+){{0,14}} {_HERE}") and skeleton.has(_AHEAD))
        or skeleton.has(rf"{_HERE}(?: [^ ]+){{0,4}} {_AHEAD}")
    ):
        return "commented" if late and not skeleton.has(r"(?:voordat|wil|wilde|wou)") else "warned"
    if skeleton.has(rf"(?:verkeerde|foute) hand(?: [^ .;]+){{0,4}} (?:daarna|toen|pas)(?: [^ .;]+){{0,3}} {_DUMMY}"):
        return "commented"
    if (
        skeleton.has(rf"{_DUMMY}(?: [^ .;]+){{0,3}} (?:wijst|wees|merkt|merkte|zegt|zei|roept|riep|meldt|meldde)")
        and late
        and skeleton.has(r"(?:verkeerde|foute) hand")
    ):
        return "commented"
    if skeleton.has(
        rf"{_DUMMY}(?: [^ .;]+){{0,14}} (?:wijst|wees|zegt|zei|roept|riep|meldt|meldde|merkt|merkte|vermeldt|beweert|ziet|zag)(?: [^ ;]+){{0,9}} {_WRONG}"
    ) or skeleton.has(rf"(?:zegt|zei|roept|riep|meldt|meldde)(?: [^ .;]+){{0,3}} {_DUMMY}(?: [^ ;]+){{0,9}} {_WRONG}"):
        return "pointed_out"
    if skeleton.has(rf"(?:zei|zegt) (?:pronoun#\d+|seat#\d+)(?: [^ ;]+){{0,9}} {_WRONG}") and skeleton.has(_DUMMY):
        return "pointed_out"
    return None


def _addresses_defender(message: Message, players: Players) -> bool:
    """Whether dummy's question goes to a defender: "vraagt (aan) tegenspeler zuid"."""
    for found, _ in message.skeleton.find(
        r"(?:vraagt|vroeg|zegt|zei|gevraagd|vragen)(?: (?:aan|toen|de|nu|tegen|zijn|of|gewoon|even))* (?:seat|defender|opponent|declarer|partner|my_partner)#(\d+)"
    ):
        if _is_defender(found[0], players):
            return True
    for found, _ in message.skeleton.find(
        r"aan (?:de )?(?:seat|defender|opponent)#(\d+)(?: seat#\d+)?(?: [^ .;]+){0,3} (?:vraagt|vroeg|gevraagd)"
    ):
        if _is_defender(found[0], players):
            return True
    return False


def _is_defender(mention: Mention, players: Players) -> bool:
    if mention.value in ("defender", "opponent"):
        return True
    seat = players.seat_of.get(mention)
    return seat is not None and players.declarer is not None and seat.side is not players.declarer.side


_NOTHING_NAMED = (
    r"(?:declarer|seat|pronoun)#\d+(?: seat#\d+)?(?: (?:had|heeft|,|er|nog|helemaal|zelf|echt|ook|toen|seat#\d+|declarer#\d+))* (?:niets|niks|geen kaart|niet)(?: [^ .;]+){0,2} (?:gezegd|genoemd|gevraagd|geroepen|zei)",
    r"(?:zonder dat|voordat|voor|eer|vooraleer)(?: (?:de|declarer#\d+|seat#\d+|er|pronoun#\d+|iemand|iets|nog|een|kaart|wat))+ (?:gezegd|zei|noemde|genoemd|gevraagd|vroeg|riep|zegt)",
    r"(?:ongevraagd|uit zichzelf|uit eigen beweging|op eigen initiatief|op eigen houtje)",
)
_ARRANGED = r"(?:recht|rechtgelegd|netjes|gesorteerd|sorteren|sorteerde|rechtleggen|geordend|op volgorde|schikte|geschikt|rechttrekken|goed gelegd|goedgelegd)"
_NO_HINT = r"(?:niks|niets|geen|niet)(?: [^ .;,]+){0,3} (?:aangewezen|aangeraakt|gesuggereerd|aangegeven|kaart|gebaar|hint|suggestie)"


def dummy_card_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether dummy moved a card by himself, or only put his cards straight."""
    skeleton = message.skeleton
    whole = (0, len(message.text))
    told = facts.get("offender")
    if players.declarer is not None and (told is None or told.value == players.declarer):
        facts["offender"] = Evidence(players.declarer.partner, *whole)
    if irregularity == "dummy_misplayed_card":
        if any(skeleton.has(pattern) for pattern in _NOTHING_NAMED) and not skeleton.has(
            r"(?:in plaats van|ipv|gevraagde|genoemde|verkeerde)"
        ):
            facts["nothing_named"] = Evidence(True, *whole)
        return
    if skeleton.has(_ARRANGED) and (
        skeleton.has(_NO_HINT)
        or skeleton.has(rf"(?:alleen|enkel|slechts|gewoon|alleen maar)(?: [^ .;,]+){{0,5}} {_ARRANGED}")
    ):
        facts["suggested"] = Evidence(False, *whole)
    elif (
        skeleton.has(
            r"(?:suggestie|hint)(?: (?:was|is))+(?: (?:overduidelijk|duidelijk|zonneklaar|evident|glashelder))"
        )
        or skeleton.has(r"(?:duidelijke|overduidelijke|regelrechte) (?:hint|suggestie)")
        or (
            "damage" in facts
            and facts["damage"].value is True
            and skeleton.has(r"(?:suggereerde|gesuggereerd|suggestie|aangewezen|wees|hint)")
        )
    ):
        facts["suggested"] = Evidence(True, *whole)
