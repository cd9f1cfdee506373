"""A lead out of turn as it is told: who led, and whose lead it was."""

from __future__ import annotations

from dataclasses import replace

from nlu.cards.hand_that_led import right_hand
from nlu.cards.on_lead import players_on_lead
from nlu.cards.told_to_lead import told_to_lead
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_LED = (
    r"{seat}(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl|moest|moet|was|had)[^ .;]+){0,3}"
    r" (?:komt|kwam|startte|start|speelde|speelt|legde|legt|gooide|gooit|trapt|trapte|opent|opende|zet|zette|lag)"
    r"(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl|en)[^ .;]+){0,6} (?:uit|voor|af|na(?= (?:[.,;]|en|maar)|$)|door(?= (?:[.,;]|en|maar|met)|$)|uitkomst|voorgespeeld|beurt)"
    r"(?! (?:seat|declarer)#)",
    r"{seat}(?: (?:is|was|heeft|had|al|er))+(?: (?!(?:seat|declarer|dummy)#)[^ .;,]+){0,4} (?:uitgekomen|gestart|voorgespeeld|begonnen)",
    r"{seat}(?: pronoun#\d+)? (?:wordt|werd)(?: (?!(?:seat|declarer|dummy)#)[^ .;,]+){0,4} (?:voorgespeeld|gestart|uitgekomen|nagespeeld)",
    r"(?:uitkomst|start|lead) van {seat}",
    r"(?:startte|kwam|kwam daarna|kwam toen) {seat}(?: (?:met|een|de|kleine|uit))* (?:card|suit)#\d+",
    r"{seat}(?: (?:is|was|heeft|had|toen|dan|gewoon))* (?:start|startte|gestart|uitgestart) met(?: (?:een|de|kleine))* (?:card|suit)#\d+",
    r"{seat} (?:(?:legt|legde|speelt|speelde) card#\d+ als (?:uitkomst|start)|(?:heeft|had)(?: [^ .;,#]+){0,2} card#\d+ gestart)",
    r"(?:uitkomst|start|lead)(?: (?:met|een|de))*(?: (?:card|suit)#\d+)? door {seat}",
    r"(?:^|[.;] ){seat}(?: (?:met|een|de|kleine))* (?:card|suit|rank)#\d+ (?:voor|uit|na)(?= [.,;]|$)",
    r"{seat} (?:was|is) (?:hem|haar|iedereen|pronoun#\d+|seat#\d+|zijn partner#\d+) voor(?= |$)",
    r"(?:voorspelen|uitkomen|starten|beginnen|spelen) in plaats van {seat}",
    r"{seat} (?:deed|doet|was|is) (?:het|dat|degene)(?: (?:toch|zelf|al|gewoon|die uitkwam))*(?= [.,;]|$)",
)


def leads_told(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], called: str | None
) -> None:
    """Add what is told of a lead to `facts`, in place; `called` is how he who led is called where his seat isn't told."""
    due = facts.get("on_lead") if irregularity == "opening_lead_out_of_turn" else None
    partner = due.seat.partner if due is not None else None
    told_to_lead(message, players, facts, called, partner)
    if irregularity == "lead_out_of_turn":
        right_hand(message, players, facts)


def who_led(skeleton: Skeleton, players: Players, on_lead: Seat | None) -> Seat | None:
    """The one player who is said to have led, leaving out whose lead it was."""
    return _only(skeleton, players, _LED, on_lead)


def with_declarer_by_lead(message: Message, players: Players) -> Players:
    """The players with declarer where the opening lead tells: to the right of the one who was to lead, as his partner led."""
    due = {seat for seat, _ in players_on_lead(message, players, surely=True)}
    if players.declarer is not None or len(due) != 1:
        return players
    leader = due.pop()
    if who_played(message.skeleton, players, leader) is not leader.partner:
        return players
    return replace(players, declarer=leader.rho)


_PLAYED_CARD = (
    r"{seat}(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl|moest|moet|was|had)[^ .;]+){0,5}"
    r" (?:komt|kwam|speelde|speelt|speel|legde|legt|leg|gooide|gooit|gooi|startte|start|begon|begint)(?: (?!(?:seat|declarer|dummy|me|partner)#)[^ .;,]+){0,4} (?:(?:card|suit)#\d+|troef(?: rank#\d+)?)",
    r"{seat}(?: (?!(?:seat|declarer|dummy|my_partner|me|partner)#|maar|terwijl)[^ .;]+){1,9} en (?:speelde|speelt|legde|legt|gooide|gooit|trekt|trok)"
    r"(?: (?!(?:seat|declarer)#)[^ .;,]+){0,3} (?:card|suit)#\d+",
    r"(?:komt|kwam|speelde|speelt|speel|legde|legt|gooide|gooit|begint|begon|brengt|bracht) {seat}(?: [^ .;,#]+){0,4} card#\d+",
    r"{seat}(?: (?:al|toch|gewoon|ineens|zelf))* (?:speelde|speelt|legde|legt|gooide|gooit)(?: (?:al|toch|ineens))* (?:de|een) (?:volgende|eerste|nieuwe) kaart",
)


def who_played(skeleton: Skeleton, players: Players, on_lead: Seat | None) -> Seat | None:
    """The one other player who is said to have played a card, when it is told whose lead it was."""
    return _only(skeleton, players, (*_LED, *_PLAYED_CARD), on_lead)


_SEATED = r"(?:seat|me|my_partner|lho|rho|partner)#(\d+)"


def _only(skeleton: Skeleton, players: Players, patterns: tuple[str, ...], on_lead: Seat | None) -> Seat | None:
    """The one player that `patterns` tell of, besides him whose lead it was."""
    found = players.seats(
        mention
        for pattern in patterns
        for mentions, match in skeleton.find(pattern.replace("{seat}", _SEATED))
        for mention in mentions
        if not _should_have(skeleton, match.end())
    ) - {on_lead}
    return next(iter(found)) if len(found) == 1 else None


def _should_have(skeleton: Skeleton, end: int) -> bool:
    return skeleton.line[end:].startswith((" had moeten", " moeten", " moest", " mocht", " te komen", " te spelen"))
