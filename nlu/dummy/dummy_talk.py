"""Facts of what dummy did: spoke, warned, asked, called the director, looked at a hand, or touched a card."""

from __future__ import annotations

from nlu.dummy.dummy_acts import DummyActs, dummy_acts
from nlu.dummy.said_words import speaker
from nlu.facts_told import FactsTold
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat


def dummy_overstepped_talk(
    message: Message,
    irregularity: str,
    players: Players,
    facts: dict[str, Evidence],
    *,
    spoken: bool = False,
    of_declarer: bool = False,
) -> None:
    """Add to `facts`, in place, what dummy did and whether he had lost his rights before.

    `spoken` is whether it was told before that he spoke, so that a look at a hand came on top of that; `of_declarer`
    whether a revoke that he spoke of is declarer's.
    """
    told = FactsTold(message, facts)
    acts = dummy_acts(message, players)
    if irregularity == "revoke":
        if _names_dummy(message, players):
            _of_revoke(acts, players, told)
        return
    if acts.shown:
        told.put("dummy_act", "shown")
        told.drop("earlier_dummy_breach")
        return
    if players.declarer is not None:
        told.put("offender", players.declarer.partner)
    elif not any(m.value == "dummy" and m in players.seat_of for m in message.mentions):
        told.drop("offender")  # dummy's seat isn't told: who is named by his seat is another
    if acts.looked and message.skeleton.has(_WHEN_OVER):
        told.put("phase", "after")
    _what_he_did(acts, told, spoken=spoken, of_declarer=of_declarer)
    if acts.drawn and acts.spoke in ("pointed_out", "called_director"):
        told.put("attention_drawn", value=True)
    if acts.kept:
        told.put("earlier_dummy_breach", value=False)
    if acts.over and acts.spoke in ("pointed_out", "called_director"):
        told.put("phase", "after")


_OVER = r"(?:uit|voorbij|afgelopen|gespeeld|klaar|gedaan|over)"
_WHEN_OVER = (
    rf"(?:toen|nadat|omdat|want|als)(?: (?:het|dit|dat))? (?:spel|bord|board|afspel)(?: (?:al|was|is|net|toen|helemaal))* {_OVER}"
    rf"|(?:spel|bord|board|afspel) (?:was|is)(?: (?:al|net|toen|helemaal))* {_OVER} (?:en|,|toen|dus)(?: (?:toen|liep|ging|de))* dummy#\d+"
)
"""That the play had ended when he looked: "dummy ging kijken omdat het spel al voorbij was"."""


def _names_dummy(message: Message, players: Players) -> bool:
    """Whether anything is told of dummy, by his role or his seat."""
    seat = players.declarer.partner if players.declarer else None
    return players.me_role == "dummy" or any(m.value in ("dummy", seat) for m in message.mentions)


def _of_revoke(acts: DummyActs, players: Players, told: FactsTold) -> None:
    """Who looked at a hand before he asked about a revoke has lost his rights; of whom he asks is who revoked."""
    if not acts.looked or acts.spoke not in ("asked_declarer", "pointed_out"):
        return
    told.put("earlier_dummy_breach", value=True)
    told.put("dummy_act", acts.spoke)
    if acts.spoke == "asked_declarer" and players.declarer is not None:
        told.put("offender", players.declarer)


def _what_he_did(acts: DummyActs, told: FactsTold, *, spoken: bool, of_declarer: bool) -> None:
    if acts.over and acts.spoke in ("asked", "asked_declarer", "asked_defender"):
        told.put("dummy_act", "pointed_out")  # after the play he may ask whom he wants
        told.put("phase", "after")
    elif acts.spoke == "asked":
        told.drop("dummy_act")
    elif acts.spoke:
        asks = acts.looked and acts.spoke == "pointed_out" and of_declarer
        told.put("dummy_act", "asked_declarer" if asks else acts.spoke)
        if acts.looked:
            told.put("earlier_dummy_breach", value=True)
    elif acts.looked and spoken:
        told.put("earlier_dummy_breach", value=True)
    elif acts.looked:
        told.put("dummy_act", "looked")
        told.drop("earlier_dummy_breach")


def dummy_card_talk(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that dummy is the one who moved or pointed at a card, and who named one."""
    told = FactsTold(message, facts)
    declarer = players.declarer or speaker(message, players) or _asked_for_another(message)
    if declarer is None:
        return
    facts.setdefault("declarer", message.tells(declarer))
    if told.value("offender") in (None, declarer):
        told.put("offender", declarer.partner)


def named_after_all(message: Message, facts: dict[str, Evidence]) -> None:
    """Drop `nothing_named` where declarer named a card, so that nobody spoke of what went wrong: "voor iemand iets zei"."""
    if message.skeleton.has(_NAMED_ONE):
        facts.pop("nothing_named", None)


_NAMED_ONE = (
    r"(?:vraagt|vroeg|noemt|noemde|roept|riep|zegt|zei)(?: (?!niets|niks|niet|geen|nog|zonder)[^ .;,#]+){0,2} {card}"
    r"|gevraagde(?: (?:card|rank|suit)#\d+| kaart)"
)
_ASKED_FOR = (
    r"(?:dan|die|wat|welke|zoals)(?: (?:de|er|was))* {seat}(?: (?:had|heeft|zelf))*"
    r" (?:vroeg|vraagt|noemde|noemt|riep|roept|zei|zegt|wilde|wil|gevraagd|genoemd|gezegd|geroepen|opgaf)"
    r"|{seat}(?: (?:had|heeft|om|de|een|toch|duidelijk|die))* (?:card|suit)#\d+(?: (?:had|heeft|duidelijk))* (?:vroeg|gevraagd|genoemd|geroepen|noemde|riep|wilde)"
    r"|{seat}(?: (?:had|heeft|toch|duidelijk|die))* (?:vroeg|noemde|riep|gevraagd|genoemd|geroepen)(?: (?:om|de|een|naar))* (?:card|suit)#\d+"
)


def _asked_for_another(message: Message) -> Seat | None:
    """Declarer, as the player who had named a card of dummy: "een andere kaart dan west vroeg"."""
    found = message.skeleton.first(_ASKED_FOR)
    return Seat(found[0].value) if found else None
