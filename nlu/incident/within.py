"""A message while an incident is being dealt with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from nlu.answers.acts import denies_yet, is_elliptic_supposition, only_denies_player
from nlu.answers.answered_choices import suit_chosen
from nlu.answers.answered_players import declarer_by_role, owner_named
from nlu.answers.answering import answer_in, is_bare_answer
from nlu.answers.assent import assent_in, leaning
from nlu.answers.corrected_cards import only_these
from nlu.answers.corrected_players import tells_other_role
from nlu.answers.corrected_seats import is_bare_player
from nlu.answers.corrections import corrected, is_what_teller_meant
from nlu.calls.calls_since import called_if
from nlu.calls.withdrawn_use import asks_of_withdrawn
from nlu.cards.cards_told import cards_of
from nlu.cards.lying_cards import shown_by_penalty_card
from nlu.cards.penalty_card_knowledge import asks_of_gone_penalty_card, asks_of_use_of_lying
from nlu.dummy.not_in_dummy import is_not_in_dummy
from nlu.dummy.slip_of_tongue import misspoke
from nlu.facts import facts_of
from nlu.incident.another_incident import added_or_another
from nlu.incident.bounds import FEW_WORDS
from nlu.incident.counted import by_counts
from nlu.incident.facts_since import facts_since, roles_told
from nlu.incident.kinds_of_facts import CHOICES, ROLES
from nlu.incident.message_tells import tells_event, tells_only_roles
from nlu.incident.news import by_another, tells_calls, tells_otherwise
from nlu.incident.readings import retold
from nlu.incident.setting_right import (
    correction_in,
    names_doubled_bid,
    names_other_dealer,
    tells_turn,
)
from nlu.incident.slips import by_slip
from nlu.incident.told_before import joined_with_told
from nlu.reading import IN_PLAY, Message, read
from nlu.understanding import Act, Candidate, Context, Evidence, Understanding
from rules.vocabulary import Seat

_TOLD_WITH_MORE = ("phase", "cards", "offender_role")
"""What is asked first, so that its answer may tell more: "de hartenvrouw zag je, de andere lag gedekt"."""
_OF_AGREEMENT = ("objection", "agreed")
_CALLED = frozenset(("lho_called", "partner_called"))
_CHOOSES = r"(?:kiest|koos|kies|houdt het op|wijst)"
_SLIP = r"(?:versproken|versprak|verspreking|vergissing)"
_SEEN = frozenset("zien zichtbaar open gezien zag bloot".split())
"""Of two cards played at once it is told which was to be seen; both were played."""


def within(message: Message, act: Act, context: Context) -> Understanding:
    """What a message says while an incident is being dealt with."""
    current = context.irregularity or ""
    if act == "correction" and _sets_nothing_right(message, context):
        act = "report"
    if act == "report" and current in IN_PLAY and (other := tells_other_role(message, context)):
        return Understanding("correction", other, text=message.text)
    if (said := _corrects_or_supposes(message, act, context)) is not None:
        told = by_slip(current, said.facts) if context.question == "slip" else current
        if said.act == "correction" and told != current:
            return _turned(told, message, said, context)
        if said.act != "correction" or tells_otherwise(said.facts, context) or only_denies_player(message):
            return said
        act = "report"  # nothing is set right: "dat was binnen een kwartier"
    if act == "next" and _is_of_now(message, context):
        act = "report"
    if act == "report" and _follows_from_card(shown_by_penalty_card(message, context), current):
        act = "next"  # "zuid vraagt harten en oost gooit de 4": no answer to what zuid requires
    shown = current == "simultaneous_cards" and not _SEEN.isdisjoint(message.words.norms)
    if act == "report" and not shown and (cards := only_these(message, context)) is not None:
        return Understanding("correction", {"cards": cards}, text=message.text)
    if act == "report" and asks_of_use_of_lying(message, context):
        of_use = "withdrawn_action"
        return retold(joined_with_told(message, context), of_use, (Candidate(of_use, 1.0),), context)
    if (reply := _reply(message, act, context)) is not None:
        told = by_slip(current, reply.facts) if context.question == "slip" else current
        return reply if told == current else _turned(told, message, reply, context)
    return _told_more(message, act, context)


def _sets_nothing_right(message: Message, context: Context) -> bool:
    """Whether what has the words of a correction tells more instead."""
    current = context.irregularity or ""
    if names_doubled_bid(message, context) or tells_turn(message, current):
        return True
    if context.question in _OF_AGREEMENT and leaning(" ".join(message.words.norms)) is not None:
        return True  # "nee hoor, noord is het er niet mee eens"
    if current == "incomplete_designation" and message.skeleton.has(_SLIP):
        return True  # "ik bedoel schoppen, roept de leider, ik heb me versproken"
    return bool(context.question) and denies_yet(message)


def _is_of_now(message: Message, context: Context) -> bool:
    """Whether what comes next is part of the incident itself, or nothing that happened."""
    current = context.irregularity or ""
    if current not in IN_PLAY and not by_another(message, current, context):
        return True  # the auction goes on: "nu biedt hij 4H", "daarna past oost"
    if current == "simultaneous_cards" and message.skeleton.has(_CHOOSES):
        return True  # "nu kiest oost de 3"
    return not tells_event(message)  # "er was nog een kaart hoog in dummy"


def _follows_from_card(shown: str | None, current: str) -> bool:
    """Whether something came of a penalty card that is no answer to what was asked: "de leider eist harten van oost"."""
    return shown == "penalty_card_not_played" or (shown, current) == ("penalty_card_lead", "penalty_card_turn")


def _corrects_or_supposes(message: Message, act: Act, context: Context) -> Understanding | None:
    """What it sets right, or supposes: "en als west leider was?"."""
    current = context.irregularity or ""
    if act == "what_if":
        told = read(message.text.rstrip(" ?"))  # what it supposes is told, though it is asked what follows
        facts = {**called_if(told, current, context.facts.get("offender")), **corrected(told, current, context)}
        return Understanding(act, facts, edition=_edition(message), text=message.text)
    if act == "correction" and not is_bare_answer(message, context):
        return correction_in(message, current, context)
    if act == "report" and is_elliptic_supposition(message) and (supposed := corrected(message, current, context)):
        return Understanding("what_if", supposed, text=message.text)
    return None


def _reply(message: Message, act: Act, context: Context) -> Understanding | None:
    """Its answer to what was asked, or the player that it sets right in a word."""
    current = context.irregularity or ""
    set_right = is_what_teller_meant(message)
    answer = answer_in(message, context) if act != "next" and not set_right else None
    bare = set_right or (context.question != "offender_role" and is_bare_player(message))
    if answer is None and (bare or names_other_dealer(message, context)):
        return correction_in(message, current, context)
    if answer is None or not context.question:
        return None
    if tells_calls(message, current, context.question):
        joined = joined_with_told(message, context)
        return Understanding(
            "report", {**facts_of(joined, current, context), context.question: answer}, text=joined.text
        )
    told = corrected(message, current, context)
    beside = {*ROLES, *(context.wanted if context.question in _TOLD_WITH_MORE else ())}  # "we spelen al, ik verdedig"
    roles = {name: found for name, found in told.items() if name in beside}
    facts = {
        **roles,
        **_told_beside_cards(message, context),
        **owner_named(message, context),
        **suit_chosen(message, context, answer),
        **declarer_by_role(answer, context),
        context.question: answer,
    }
    return Understanding("answer", facts, text=message.text)


def _turned(told: str, message: Message, reply: Understanding, context: Context) -> Understanding:
    """An answer by which it turns out to be another irregularity: "verkeerd gepakt", of a call that seemed changed."""
    again = retold(joined_with_told(message, context), told, (Candidate(told, 1.0),), context)
    return replace(again, facts={**again.facts, **reply.facts})


def _told_beside_cards(message: Message, context: Context) -> dict[str, Evidence]:
    """What is told with the cards that were asked: "van west, ruiten boer", "ruiten boer, maar west kon hem niet zien"."""
    if context.question == "offender_role" and "cards" not in context.facts:
        return cards_of(message, context.irregularity or "", context)  # "hij speelt tegen, ruiten 6"
    if context.question != "cards":
        return {}
    told = facts_of(joined_with_told(message, context), context.irregularity or "", context)
    new = ((context.wanted | {"offender"}) & told.keys()) - context.facts.keys()
    return {name: message.tells(told[name].value) for name in new}


def _told_more(message: Message, act: Act, context: Context) -> Understanding:
    """What it tells, read together with what was told before."""
    current = context.irregularity or ""
    joined = joined_with_told(message, context)
    facts = facts_of(joined, current, context)
    chosen_lead = bool(facts.keys() & CHOICES) and current != "penalty_card_not_played"
    if not chosen_lead and (accepted := assent_in(message, context)) is not None:
        return Understanding("answer", {"accepted": accepted}, text=message.text)
    more = Understanding("report", facts_since(message, joined, facts, context), text=joined.text)
    told = by_counts(by_slip(current, more.facts), more.facts)
    if current == "incomplete_designation" and misspoke(message):
        told = "unintended_designation"
    if current == "unintended_designation" and is_not_in_dummy(message, joined):
        told = "incomplete_designation"  # "die ligt niet in dummy" (46B4)
    if current == "penalty_card_turn" and _partner_leads(more.facts, context):
        told = "penalty_card_lead"
    if asks_of_withdrawn(message, current) or asks_of_gone_penalty_card(message, joined, context):
        told = "withdrawn_action"
    if told != current:
        return retold(joined, told, (Candidate(told, 1.0),), context)
    called = more.facts.keys() & _CALLED - context.facts.keys()  # "pas gezien toen west 2R bood"
    if tells_only_roles(message) and not called and shown_by_penalty_card(message, context) is None:
        return replace(more, facts={**roles_told(message, joined, context), **more.facts})
    chosen = (CHOICES & context.wanted & more.facts.keys()) - context.facts.keys()
    if act != "next" and (context.question in more.facts or chosen) and len(message.words.norms) <= FEW_WORDS:
        return more  # said otherwise than as an answer: "de slag was voor west", "zuid wil de heer zien"
    return added_or_another(message, joined, act, more, context)


def _partner_leads(facts: Mapping[str, Evidence], context: Context) -> bool:
    """Whether it is the partner of him who has the penalty card that leads now: "west aan slag"."""
    leader, owner = facts.get("leader"), context.facts.get("offender")
    return leader is not None and isinstance(owner, str) and leader.value == Seat(owner).partner


def _edition(message: Message) -> str | None:
    return next((year for year in ("1997", "2017") if year in message.words.norms), None)
