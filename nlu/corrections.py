"""A correction or a supposition: "nee, het was west", "zuid is zelf de leider", "het was harten heer", "wat als hij accepteert"."""

from __future__ import annotations

from nlu.cards_told import cards_of
from nlu.circumstances import circumstances_in
from nlu.frames import facts_of
from nlu.phrases import phrases_in
from nlu.reading import IN_PLAY, Message
from nlu.trick_talk import TRICK_FACTS
from nlu.understanding import Context, Evidence

_IT_WAS = r"(?:was|ging om|gaat om|is|moet|waren|bedoel|bedoelde|maar|nee|,|niet seat#\d+ maar)(?: (?:het|zijn|dus|toch|gewoon|door|van|bij|echt|,|ik))* {seat}"
_BARE = r"^(?:(?:nee|neen|sorry|correctie|ik|bedoel|wacht|oeps|pardon|foutje|dus|toch|was|het|,|.|:|o|natuurlijk|gewoon|en|wat|als) )*{seat}(?: (?:dus|natuurlijk|,|.|!|toch|bedoel|ik|was|het|sorry))*$"

_WITHOUT_TURN = frozenset(["misinformation", "unauthorised_information", "illegal_agreement", "extraneous_information"])
"""Irregularities in which "het was west die moest alerteren" is about who did it, not about whose turn it was."""


def corrected(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts that a correction or supposition names, read narrowly: only what it says in so many words."""
    found: dict[str, Evidence] = {}
    whole = facts_of(message, irregularity, context)
    players = message.players(in_play=irregularity in IN_PLAY)
    seats = [mention for mention in message.mentions if mention.kind == "seat"]
    if players.declarer:
        mention = next((m for m in seats if m.value == players.declarer), seats[0] if seats else None)
        found["declarer"] = Evidence(players.declarer, *(message.span(mention) if mention else (0, len(message.text))))
    elif (message.auction.dealer or message.auction.turn) and irregularity not in _WITHOUT_TURN:
        found.update(_turns(message, context))
    elif "on_lead" in whole and not message.skeleton.has(_BARE):  # "het was noord die aan slag was"
        found["on_lead"] = whole["on_lead"]
    elif seats and (message.skeleton.has(_BARE) or message.skeleton.has(_IT_WAS)):
        named = message.skeleton.first(_IT_WAS)
        seat = named[-1] if named else seats[-1]
        asked = context.question if context.question in ("declarer", "dealer", "leader", "turn", "on_lead") else None
        found[asked or "offender"] = Evidence(seat.value, *message.span(seat))
    if irregularity == "misinformation" and "offender" in found:
        found["explainer"] = found["offender"]
    said = {*circumstances_in(message.clauses, irregularity), *phrases_in(message, irregularity)}
    found.update({name: whole[name] for name in said if name in whole})
    found.update(cards_of(message, irregularity, context))
    for name in (
        "call",
        "replacement",
        "dealer",
        "contract",
        "trick",
        "table",
        "board",
        "choice_suit",
        "offender_role",
        *TRICK_FACTS,
    ):
        if name in whole:
            found.setdefault(name, whole[name])
    return found


def _turns(message: Message, context: Context) -> dict[str, Evidence]:
    """The dealer or the player whose turn it was, set right; who was to call as dealer follows."""
    everything = (0, len(message.text))
    found: dict[str, Evidence] = {}
    if message.auction.dealer and message.auction.anchored:
        found["dealer"] = Evidence(message.auction.dealer, *everything)
        if context.facts.get("turn") == context.facts.get("dealer"):
            found["turn"] = found["dealer"]
    if message.auction.turn and message.auction.anchored:
        found["turn"] = Evidence(message.auction.turn, *everything)
    return found
