"""A correction or a supposition: "nee, het was west", "zuid is zelf de leider", "het was harten heer", "wat als hij accepteert"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from nlu.answers.corrected_calls import (
    bare_call,
    called_since,
    calls_by_their_maker,
    corrected_turns,
    doubled_before,
    irregular_calls,
    is_bare_call,
)
from nlu.answers.corrected_cards import corrected_cards, corrected_penalty_card, without_denied
from nlu.answers.corrected_players import player_by_role
from nlu.answers.corrected_seats import (
    corrected_declarer,
    corrected_seat,
    names_only_a_player,
    offender_denied,
    tells_only_whose,
)
from nlu.calls.acceptance import supposed
from nlu.cards.cards_told import cards_of
from nlu.cards.plays_told import order_of_play
from nlu.cards.seen_told import seen_told
from nlu.cards.table_talk import LEAD_FACTS
from nlu.circumstances import circumstances_in
from nlu.facts import facts_of
from nlu.phrases import phrases_in
from nlu.reading import IN_PLAY, Message
from nlu.stories import LED_OUT_OF_TURN
from nlu.tricks.trick_talk import TRICK_FACTS
from nlu.understanding import Context, Evidence
from rules.vocabulary import Seat

_WITHOUT_TURN = frozenset(["misinformation", "unauthorised_information", "illegal_agreement", "extraneous_information"])
"""Irregularities in which "het was west die moest alerteren" is about who did it, not about whose turn it was."""
_OF_A_CALL = frozenset(["lead_restriction"])
"""In which a bid of a player is the call that was withdrawn: "het was 2 ruiten van zuid"."""
_NAMED_ANEW = (
    "replacement", "dealer", "contract", "trick", "table", "board", "minutes_since_scores", "session_percentage", "fault", "other_fault", "choice_suit", "offender_role", "dummy_seen",
    *TRICK_FACTS, *LEAD_FACTS,
)  # fmt: skip
"""Facts that a correction tells as a report would."""


def corrected(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts that a correction or supposition names, read narrowly: only what it says in so many words."""
    return set_right(message, irregularity, context, told_anew(message, irregularity, context))


def told_anew(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts of a correction as if it were the first that is told, whatever is settled."""
    return facts_of(message, irregularity, replace(context, settled={}))


def set_right(
    message: Message, irregularity: str, context: Context, whole: Mapping[str, Evidence]
) -> dict[str, Evidence]:
    """Of the facts that a correction tells anew, `whole`, those that it names."""
    if irregularity == "inadmissible_double" and (doubled := doubled_before(message, context)):
        return doubled
    found = _players_and_calls(message, irregularity, whole, context)
    if found and (names_only_a_player(message) or is_bare_call(message) or tells_only_whose(message)):
        return found  # nothing else is said: "zuid bedoel ik" is what the teller meant
    said = {*circumstances_in(message.clauses, irregularity), *phrases_in(message, irregularity)}
    found.update({name: whole[name] for name in said if name in whole})
    supposed(message, irregularity, context.facts.get("offender"), found)
    found.update(cards_of(message, irregularity, context))
    if "cards" in found:
        found["cards"] = without_denied(message, found["cards"])
    if "cards" not in found and (cards := corrected_cards(message, irregularity, context)) is not None:
        found["cards"] = cards
    found.update(corrected_penalty_card(message, context))
    found.update(_who_saw(message, irregularity, context))
    since = called_since(message, irregularity, context)
    if since:
        found.pop("call_made", None)  # it was the others of whom it is said that they called, or didn't
        found.update(since)
    own_call = () if since or found.keys() & {"previous_call", "previous_bidder", "replacement"} else ("call",)
    anew = [name for name in _NAMED_ANEW if not (since and name == "replacement")]  # it was another who called
    for name in (*own_call, *anew):
        if name == "replacement" and name in whole and whole[name].value in irregular_calls(found, context.facts):
            continue
        if name in whole and (name != "claimer" or "offender" in found):
            found.setdefault(name, whole[name])
    if irregularity == "premature_play" and (partner := _partner_played(message, context)) is not None:
        found["partner_played"] = partner
        found.pop("opponent_played_after", None)
    for name, choice in _chosen_besides(message, irregularity, found, context).items():
        found.setdefault(name, choice)
    return found


def _chosen_besides(
    message: Message, irregularity: str, found: Mapping[str, Evidence], context: Context
) -> dict[str, Evidence]:
    """What declarer chose, told with what is set right: "nee, hij lag open, zuid verbiedt harten"."""
    led = context.facts.get("offender")
    if irregularity not in LED_OUT_OF_TURN or led is None or "offender" in found:
        return {}
    told = facts_of(message, irregularity, replace(context, settled={"offender": led}))
    return {name: told[name] for name in ("choice", "choice_suit") if name in told}


def _who_saw(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """Whether his partner could see the card of him of whom the messages before tell: "en als west het niet kon zien"."""
    owner = context.facts.get("offender")
    if irregularity != "exposed_card" or not isinstance(owner, str):
        return {}
    facts = {"offender": Evidence(Seat(owner), 0, 0)}
    seen_told(message, message.players(in_play=True), facts)
    return {name: facts[name] for name in ("partner_could_see", "own_fault") if name in facts}


def _partner_played(message: Message, context: Context) -> Evidence | None:
    """Whether the partner of him who was too early, whom the messages before tell of, had played: "nee, west had al gelegd"."""
    early = context.facts.get("offender")
    if not isinstance(early, str):
        return None
    facts = {"offender": Evidence(Seat(early), 0, 0)}
    order_of_play(message, message.players(in_play=True), facts)
    return facts.get("partner_played") if facts["offender"].value == early else None


def _players_and_calls(
    message: Message, irregularity: str, whole: Mapping[str, Evidence], context: Context
) -> dict[str, Evidence]:
    """Who it was, or which call: the first that the message sets right."""
    found = (
        corrected_declarer(message, whole, in_play=irregularity in IN_PLAY - _OF_A_CALL)
        or bare_call(message, context)
        or calls_by_their_maker(message, context)
        or ({} if irregularity in _WITHOUT_TURN | IN_PLAY - _OF_A_CALL else corrected_turns(message, context))
        or corrected_seat(message, whole, context)
    )
    if "declarer" in found:
        found.update(offender_denied(message, context))
    told = context.facts
    if "offender" in found and irregularity == "insufficient_bid" and told.get("turn") == told.get("offender"):
        found.setdefault("turn", found["offender"])  # the bid was too low, not out of turn
    if not found.keys() & {"offender", "declarer"}:
        found.update(player_by_role(message, context))
    if irregularity == "misinformation" and "offender" in found:
        found["explainer"] = found["offender"]
    return found


def is_what_teller_meant(message: Message) -> bool:
    """Whether the teller sets right a player or a call of his own: "zuid bedoel ik", "ik bedoel 2S"."""
    names = names_only_a_player(message) or is_bare_call(message)
    return names and "bedoel" in message.words.norms and "ik" in message.words.norms
