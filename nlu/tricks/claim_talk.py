"""Facts of claims and concessions: who claimed, what he said of it, who agreed or objected, who wants to play on."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.claim_agreement import agreement, objection
from nlu.tricks.claim_told import ClaimTold
from nlu.tricks.claimers import CLAIMS, CONCEDES, GIVES_THEM, SAYS_THEY_ARE_HIS, claimer
from nlu.tricks.lost_trick import lost_trick
from nlu.tricks.playing_on import playing_on
from nlu.tricks.stated_line import statement, trumps
from nlu.understanding import Evidence
from rules.vocabulary import Seat, Side


def claim_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what a message about a claim or a concession tells."""
    _who_claimed(message, irregularity, players, facts)
    if irregularity != "trick_count_dispute":
        _claimer_is_offender(facts)
    who = facts.get("claimer")
    if who and who.value in players.defenders:
        facts["claimer_role"] = Evidence("defender", who.start, who.end)
    seat = who.seat if who else None
    talk = ClaimTold(message, facts)
    if irregularity == "claim":
        statement(talk)
        trumps(talk)
        playing_on(talk, players, seat.side if seat else None)
        _this_trick_only(talk)
        _only_shown(talk)
        _how_many(talk)
    agreement(message, facts)
    objection(talk, irregularity, players, seat)
    lost_trick(talk, irregularity)


def _who_claimed(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `claimer` in `facts`, in place, by what is told of him; who only agreed to it didn't claim."""
    claimer(message, players, facts)
    if irregularity != "trick_count_dispute":
        claimer(message, players, facts, verbs=SAYS_THEY_ARE_HIS if irregularity == "claim" else CONCEDES)
    if irregularity == "concession" and "claimer" not in facts and (gives := message.skeleton.first(GIVES_THEM)):
        facts["claimer"] = message.tells(Seat(gives[0].value), gives[0])
    _to_whom(message, players, facts, irregularity)
    first = next((seat for m in message.mentions if (seat := players.seat_of.get(m)) is not None), None)
    if "claimer" not in facts and first is not None and first is players.declarer and _by_declarer(irregularity, facts):
        facts["claimer"] = message.tells(first)
    if "claimer" not in facts and "offender" in facts and facts["offender"].value in message.skeleton.seats((_AGREED,)):
        facts.pop("offender")  # it was another's claim


def _claimer_is_offender(facts: dict[str, Evidence]) -> None:
    """Make one of `claimer` and `offender` in `facts`, in place, and of their roles."""
    if "offender" in facts:
        role = facts.get("offender_role")
        if role is not None and role.value != "dummy" and "claimer_role" not in facts:
            facts["claimer_role"] = role
        if "claimer_role" in facts and "claimer" not in facts and "offender_role" not in facts:
            facts.pop("offender")  # declarer or a defender claimed, and another is named by his seat
        else:
            facts.setdefault("claimer", facts["offender"])
    if "claimer" in facts:
        facts["offender"] = facts["claimer"]


_AGREED = (
    r"{seat}(?: (?!seat#)[^ .;,]+){0,5} (?:akkoord|eens|ingestemd|stemde|stemt|accepteerde|accepteert|aanvaardde|aanvaardt)"
    r"(?: [^ .;,#]+){0,3} (?:claim|opeising)"
)
"""Who agreed to a claim: "west ging akkoord met de claim"."""
_RECEIVES = rf"{CONCEDES}(?: [^ .;,#]+){{0,4}} (?:aan|naar)(?: de)?(?: declarer#\d+)? {{seat}}"
_SIDE_CONCEDES = rf"{{side}}(?: (?:spelers|paar|beide|allebei|als|tegenspelers|defender#\d+))* {CONCEDES}"


def _to_whom(message: Message, players: Players, facts: dict[str, Evidence], irregularity: str) -> None:
    """A pair conceded, and who it was to didn't: "NZ gaven een slag weg aan leider west"."""
    if irregularity != "concession" or players.declarer is None or "claimer" in facts:
        return
    receiving = message.skeleton.seats((_RECEIVES,))
    if "offender" in facts and facts["offender"].value in receiving:
        facts.pop("offender")
    for (side, *_), match in message.skeleton.find(_SIDE_CONCEDES):
        role = "declarer" if players.declarer in Side(side.value).seats else "defender"
        facts["claimer_role"] = Evidence(role, *message.skeleton.span(match))


def _by_declarer(irregularity: str, facts: dict[str, Evidence]) -> bool:
    """Whether it is declarer, as far as is told, who claimed."""
    role = facts.get("claimer_role")
    return irregularity == "claim" and (role is None or role.value == "declarer")


_RUNNING = (
    r"(?:alleen|enkel|louter|puur|maar)(?: [^ .;,]+){0,3} slag (?:die|pronoun#\d+)(?: (?:nog|er|daar|nu|net|toen|op|tafel|op tafel))*"
    r" (?:bezig|loopt|liep|lag|ligt|gaande|gespeeld|onderweg)(?= |$)"
)
"""Only about the trick that is being played: "het ging enkel over de slag die er lag"."""


def _this_trick_only(talk: ClaimTold) -> None:
    """A remark about the trick in progress, not a claim (68): the words must be about that trick alone."""
    if (
        talk.has(
            r"(?:alleen|enkel|louter|puur|maar)(?: [^ .;,]+){0,4} (?:deze|die|lopende|pronoun#\d+)(?: (?:ene|lopende|huidige))? slag"
        )
        or talk.has(_RUNNING)
        or talk.has(r"lopende slag|slag die nog liep|(?:deze|pronoun#\d+) slag (?:is|was|die) (?:voor|van|die)")
    ):
        talk.put("current_trick_only", True)
    else:
        talk.drop("current_trick_only")


_NOT_CLAIMING = (
    r"(?:niet|niets|niks|zonder|geen)(?: (?:om|te|iets|wat|als|op|willen|de|bedoeling|enige))* (?:claimen|eisen|opeisen)"
    r"|(?:claimen|opeisen) (?:deed|doet|wil|wilde) (?:seat|declarer|pronoun|me)#\d+(?: (?:er|daarmee|dus|zeker))* niet"
)
_PLAYS_HIMSELF = (
    r"(?:seat|declarer|pronoun|me)#\d+ (?:wil|wilde|gaat|ging|ga|zal|speelt|speelde|speel)"
    r"(?: (?:nog|gewoon|zelf|het|hem|dan|wel|toch|hierna|ook))* (?:doorspelen|verder spelen|verderspelen|uitspelen|afspelen|door|verder|voort|uit)(?= |$)"
)
_CLAIMED = rf"{CLAIMS}|claim|de rest|rest voor|alle slagen|allemaal|(?:voor|van) (?:mij|me#\d+)"


def _only_shown(talk: ClaimTold) -> None:
    """Cards that were shown by one who claims nothing: "niet om te claimen", "hij speelt gewoon verder" (48B2)."""
    if talk.has(_NOT_CLAIMING) or (talk.has(_PLAYS_HIMSELF) and not talk.has(_CLAIMED)):
        talk.put("claim_meant", False)


def _how_many(talk: ClaimTold) -> None:
    if talk.has(
        rf"{CLAIMS}(?: (?!en |van )[^ .;]+){{0,4}} (?:alle|de rest|alles|overgebleven|de (?:resterende|overige|laatste)(?: rank#\d+)? slagen)"
    ) or talk.has(rf"(?:de rest|alles|alle slagen)(?: [^ .;]+){{0,4}} {CLAIMS}"):
        talk.put("all_tricks", not talk.has(r"(?:niet|nie) (?:alles|alle|allemaal|de rest)"))
