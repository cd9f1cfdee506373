"""Facts of what dummy did: spoke, warned, asked, called the director, looked at a hand, or touched a card."""

from __future__ import annotations

from nlu.dummy_acts import dummy_acts
from nlu.players import Players
from nlu.reading import Message
from nlu.told import Told
from nlu.understanding import Evidence


def dummy_overstepped_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what dummy did and whether he had lost his rights before."""
    told = Told(message, facts)
    acts = dummy_acts(message, players)
    if irregularity == "revoke":
        if acts.looked and acts.spoke in ("asked_declarer", "pointed_out"):
            told.put("earlier_dummy_breach", value=True)
            told.put("dummy_act", acts.spoke)
            if acts.spoke == "asked_declarer" and players.declarer is not None:
                told.put("offender", players.declarer)
        return
    if acts.shown:
        told.put("dummy_act", "shown")
        told.drop("earlier_dummy_breach")
        return
    if players.declarer is not None:
        told.put("offender", players.declarer.partner)
    if acts.spoke:
        told.put("dummy_act", acts.spoke)
        if acts.looked:
            told.put("earlier_dummy_breach", value=True)
    elif acts.looked:
        told.put("dummy_act", "looked")
        told.drop("earlier_dummy_breach")
    if acts.kept:
        told.put("earlier_dummy_breach", value=False)
    if acts.over and acts.spoke in ("pointed_out", "called_director"):
        told.put("phase", "after")


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
