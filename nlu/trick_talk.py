"""Facts about tricks and claims that follow from who did what: who won the trick of a revoke, who claimed."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.table_talk import negated
from nlu.understanding import Evidence
from rules.vocabulary import Seat


def trick_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add what follows to `facts`, in place; what is told in so many words is kept."""
    if irregularity in ("claim", "concession") and "offender" in facts:
        facts.setdefault("claimer", facts["offender"])
    if irregularity == "revoke":
        _revoke_trick(message, players, facts)
        _claimer(message, players, facts)


def _revoke_trick(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Who won the trick of the revoke, seen from the revoker."""
    skeleton = message.skeleton
    offender = facts.get("offender")
    revoker = Seat(str(offender.value)) if offender else None
    winner = _winner(message, players)
    if winner is not None and revoker is not None:
        value = "offender" if winner is revoker else "partner" if winner is revoker.partner else "opponents"
        facts["revoke_trick_winner"] = Evidence(value, 0, len(message.text))
        return
    for value, patterns in _TRICK_WENT.items():
        if any(skeleton.has(pattern) for pattern in patterns):
            facts.setdefault("revoke_trick_winner", Evidence(value, 0, len(message.text)))
            return


_TRICK_WENT = {
    "partner": (r"slag {die}? ?(?:naar|voor) (?:zijn|haar|mijn|z'n|zn) (?:partner|maat|my_partner)#\d+", r"(?:zijn|haar) partner#\d+ (?:won|pakte|maakte|nam|haalde)", r"won niet zelf"),
    "opponents": (r"(?:tegenpartij|opponent#\d+|declarer#\d+) (?:won|pakte|maakte|nam|haalde) {die} slag", r"slag (?:ging|was|viel)(?: wel)? (?:naar|voor)(?: de| onze)? (?:opponent|declarer)#\d+"),
    "offender": (
        r"{hij} (?:nam|won|maakte|pakte|wint|neemt|haalde) {die}(?: verzaakte)? slag",
        r"(?:won|nam|pakte|maakte|wint|haalde|binnenhaalde)(?: {die})? (?:zelf|daarmee)",
        r"zelf {die}(?: verzaakte)? slag",
        r"(?:pronoun#\d+ )?pakte zelf {die} slag",
        r"mijn slag",
        r"zelf binnenhaalde",
        r"{hij} zelf (?:binnenhaalde|won|maakte)",
        r"en (?:nam|won|pakte|maakte) {die} slag",
        r"won(?: {die} slag)? zelf",
        r", (?:won|nam|pakte) zelf",
    ),
}


def _winner(message: Message, players: Players) -> Seat | None:
    skeleton = message.skeleton
    player = r"(?:seat|declarer)#(\d+)"
    for pattern in (
        rf"{player}(?: (?:als declarer#\d+|,|seat#\d+|de|declarer#\d+|zelf|dus|toen))* (?:won|wint|nam|pakte|maakte|haalde|kreeg|had)(?: zelf| daarmee| dus)? {{die}}(?: verzaakte)? ?(?:slag|verzaakte)?(?= |$)",
        rf"{{die}} slag (?:won|nam|maakte|pakte|ging naar|was voor) {player}",
        rf"slag(?: van seat#\d+)? (?:ging|was|gaat|viel|kwam)(?: (?:naar|voor|bij|aan|toe|wel|de|declarer#\d+))+ {player}",
        rf"{{die}} (?:ging|was|kwam|viel)(?: (?:naar|voor|bij|aan|toe|wel|de))+ {player}",
        rf"slag(?: (?:was|is|werd))? (?:gewonnen|gemaakt) door {player}",
        rf"{player} won(?: {{die}})?(?= (?:,|daarna|slag)|$)",
        rf"{player} pakte {{die}} slag",
    ):
        for found, match in skeleton.find(pattern):
            seat = players.seat_of.get(found[-1])
            if seat is not None and not negated(message, match.start(), match.end()):
                return seat
    if skeleton.has(r"slag (?:ging|was|viel) naar(?: [^ .;]+){0,4} dummy#\d+") or skeleton.has(r"dummy#\d+(?: seat#\d+)? (?:won|maakte|nam|pakte) {die} slag"):
        return players.declarer.partner if players.declarer else None
    return None


def _claimer(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """A claim after the revoke establishes it when the revoker's side made it (63A3)."""
    for found, match in message.skeleton.find(
        r"(?:seat|declarer|pronoun)#(\d+)(?: (?:seat#\d+|toen|al|zelf|ook|nog|daarna|direct|de|rest|meteen|en))* (?:claimde|claimt|geclaimd|claimen)"
    ):
        seat = players.seat_of.get(found[0])
        if seat is None and found[0].value == "pronoun" and "offender" in facts:
            seat = Seat(str(facts["offender"].value))
        if seat is not None:
            facts.setdefault("claimer", Evidence(seat, *message.skeleton.span(match)))
            return
    for found, match in message.skeleton.find(
        r"(?:claimde|claimt|eiste|eist)(?: (?:toen|ook|direct|daarna|al|meteen))* (?:seat|declarer|pronoun)#(\d+)"
    ):
        seat = players.seat_of.get(found[0])
        if seat is None and "offender" in facts:
            seat = Seat(str(facts["offender"].value))
        if seat is not None:
            facts.setdefault("claimer", Evidence(seat, *message.skeleton.span(match)))
            return
    for found, match in message.skeleton.find(r"{seat}(?: (?:al|toen|de|ook))* (?:eiste|eist)(?: al)? de rest op"):
        facts.setdefault("claimer", Evidence(Seat(found[0].value), *message.skeleton.span(match)))
