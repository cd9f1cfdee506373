"""Facts that follow from who did what at the table: who was to lead, who played next, who won the trick, what is chosen."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_DEFENDERS_LEAD = frozenset(["lead_out_of_turn", "opening_lead_out_of_turn"])
_PLAYED = r"(?:had|heeft|legde|speelde|gooide|dekte|lag|legt|speelt|dekt|al|er|gewoon|inmiddels|daar|meteen|ook|na)"


def table_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add what follows to `facts`, in place; what is told in so many words is kept."""
    if irregularity == "lead_out_of_turn":
        _wrong_hand(message, players, facts)
    if irregularity in _DEFENDERS_LEAD:
        _on_lead(message, players, facts)
    if irregularity == "revoke":
        _revoke_trick(message, players, facts)
    _chosen_suit(message, irregularity, facts)


def _wrong_hand(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Leading from the wrong hand is declarer's offence."""
    skeleton = message.skeleton
    wrong = skeleton.has(r"uit(?: de)? (?:verkeerde|foute) hand") or skeleton.has(r"(?:verkeerde|foute) hand")
    if not wrong:
        return
    offender = facts.get("offender")
    if players.declarer is None and offender:
        facts.setdefault("declarer", offender)
    if "offender_role" not in facts and offender is None:
        facts["offender_role"] = Evidence("declarer", 0, len(message.text))
    if "proper_leader" not in facts and "on_lead" not in facts:
        facts["proper_leader"] = Evidence("partner", 0, len(message.text))


def _on_lead(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    skeleton = message.skeleton
    for pattern in (
        r"{seat}(?: (?:was|is|had|moest|moet|zat|nog|eigenlijk|toch|die|zou))* (?:aan slag|aan de beurt|aan zet|gemoeten|voorspelen|moeten voorspelen|moeten uitkomen|moeten starten|op uit)",
        r"(?:beurt|slag) (?:was|is) (?:van|aan) {seat}",
        r"(?:was|is) (?:aan|de beurt van|de beurt aan) {seat}",
        r"(?:maar|terwijl|want|en) {seat} (?:moest|was|had moeten|had gemoeten|hoorde|had)",
        r"in plaats van {seat}",
    ):
        for found, match in skeleton.find(pattern):
            seat = Seat(found[-1].value)
            offender = facts.get("offender")
            if offender is None or seat != offender.value:
                facts.setdefault("on_lead", Evidence(seat, *skeleton.span(match)))
                return


def _revoke_trick(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Who won the trick of the revoke, seen from the revoker."""
    skeleton = message.skeleton
    offender = facts.get("offender")
    revoker = Seat(str(offender.value)) if offender else None
    own = (
        r"(?:won|wint|nam|pakte|maakte|haalde|kreeg|gewonnen)(?: \w+){0,3} (?:de|die|deze|zelf|hem)(?: verzaakte)? slag(?: zelf)?",
        r"(?:zelf) (?:die|de|deze) slag", r"die pakte zelf", r"won de verzaakte slag zelf", r"mijn slag", r"won daarmee de slag", r"zelf binnenhaalde",
        r"(?:pronoun#\d+) (?:nam|won|maakte|pakte) (?:die|de) slag",
    )
    winner = _winner(message, players)
    if winner is not None and revoker is not None:
        value = "offender" if winner is revoker else "partner" if winner is revoker.partner else "opponents"
        facts.setdefault("revoke_trick_winner", Evidence(value, 0, len(message.text)))
    elif any(skeleton.has(pattern) for pattern in own) and "revoke_trick_winner" not in facts and winner is None:
        facts["revoke_trick_winner"] = Evidence("offender", 0, len(message.text))


def _winner(message: Message, players: Players) -> Seat | None:
    skeleton = message.skeleton
    for pattern in (
        r"{seat}(?: (?:als declarer#\d+|,|de|declarer#\d+))* (?:won|wint|nam|pakte|maakte|haalde|kreeg)(?: zelf| daarmee| dus)? (?:de|die|deze)(?: verzaakte)? slag",
        r"slag (?:ging|was|gaat|viel|kwam)(?: naar| voor| bij| aan| toe)+(?: de)?(?: declarer#\d+)? {seat}",
        r"slag(?: van seat#\d+)? (?:ging|was) (?:naar|voor) {seat}",
        r"die (?:ging|was) (?:naar|voor) {seat}",
        r"slag (?:was |is )?(?:gewonnen|gemaakt) door {seat}",
        r", {seat} won (?:die|de) slag",
        r"(?:de )?{seat} won de slag",
    ):
        for found, _ in skeleton.find(pattern):
            seats = [m for m in found if m.kind == "seat"]
            if seats:
                return Seat(seats[-1].value)
    dummy = skeleton.has(r"slag (?:ging|was|viel) naar(?: de)? (?:\w+ )?(?:in )?(?:zijn |de )?dummy#\d+")
    if dummy and players.declarer:
        return players.declarer.partner
    return None


def _chosen_suit(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    choice = facts.get("choice")
    if choice is None or choice.value not in ("require", "forbid", "other_suit", "not_suit"):
        return
    skeleton = message.skeleton
    for pattern in (
        r"(?:eist|eiste|verbiedt|verbood|verboden|verbied|eisen|verbieden|opgelegd|legt|oplegt|dwingt|dwingen)(?: (?!suit)[^ .]+){0,5} {suit}",
        r"geen {suit}",
        r"{suit} (?:op|verboden|verbieden|eisen|geeist|voor te spelen|uit te komen|te spelen|opgelegd|na te spelen|terug te spelen|spelen|inspelen|naspelen|voorspelen|mag)",
        r"(?:moet|moest|mag)(?: (?!suit)[^ .]+){0,5} {suit}",
    ):
        found = skeleton.first(pattern)
        if found:
            suits = [m for m in message.mentions if m.kind == "suit" and m.value != "NT" and m.first >= found[-1].first]
            joined = [found[-1].value]
            for previous, following in zip(suits, suits[1:], strict=False):
                if following.first - previous.last <= 2 and previous.value in joined:
                    joined.append(following.value)
            facts["choice_suit"] = Evidence(joined[0] if len(joined) == 1 else joined, *message.span(found[-1]))
            return
