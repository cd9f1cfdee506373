"""The facts of an incident as the last message adds to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from nlu.answers.acts import not_yet
from nlu.calls.calls_since import called_after, called_before
from nlu.circumstances import circumstances_in
from nlu.facts import facts_of
from nlu.incident.kinds_of_facts import ROLES, SET_RIGHT
from nlu.incident.message_tells import tells_mishap
from nlu.reading import IN_PLAY, Message, read
from nlu.understanding import Context, Evidence
from rules.vocabulary import Seat


def facts_since(
    message: Message, joined: Message, facts: Mapping[str, Evidence], context: Context
) -> dict[str, Evidence]:
    """The facts of all that was told, with those that the last message itself says otherwise."""
    current = context.irregularity or ""
    found = {**facts, **_said_since(message, joined, facts, current)}
    who = context.facts.get("offender")
    others = "offender" not in found or (current in _ONE_DID_IT and not tells_mishap(message))
    waits = current not in IN_PLAY and not_yet(message)  # "oost had nog niks"
    if (waits or (current in IN_PLAY and others)) and isinstance(who, str):
        found["offender"] = Evidence(who, 0, 0)  # others are told of by now, but none who did it
    found = {**_told_before(message, found, context), **found}
    if "lho_called" not in context.facts and called_before(message, current, context.facts.get("offender")):
        found.pop("lho_called", None)
    elif "accepted" not in found and (
        current == "change_of_call" or not _says_who_called(found, len(joined.text) - len(message.text))
    ):
        found.update(called_after(message, current, context.facts.get("offender")))
    return found


_ONE_DID_IT = frozenset(["revoke", "fifth_card"])
"""What one player did, whoever is told of afterwards: "die slag was van noord"."""


_STAYS = frozenset("established next_trick faced dummy_seen told_by_opponent call_made lho_called accepted".split())
"""Facts that once told stay so, until something else is said of them."""
_CALLED_OVER = frozenset(("lho_called", "accepted"))


def _told_before(message: Message, found: Mapping[str, Evidence], context: Context) -> dict[str, Evidence]:
    """What the messages before this one told of such facts, where it can't be read any more together with this one."""
    lost = (_STAYS & context.facts.keys()) - found.keys()
    if not lost:
        return {}
    told = facts_of(read(context.told), context.irregularity or "", context)
    kept = {name: told[name] for name in lost if name in told and told[name].value == context.facts[name]}
    who = context.facts.get("offender")
    next_player = Seat(who).lho if isinstance(who, str) else None
    of_him = any(mention.kind == "seat" and mention.value == next_player for mention in message.mentions)
    if context.facts.get("lho_called") is True and not of_him:  # read in its own message, and not in all of them
        kept.update({name: Evidence(context.facts[name], 0, 0) for name in _CALLED_OVER & lost})
    return kept


def _says_who_called(found: Mapping[str, Evidence], before: int) -> bool:
    """Whether the last message says if the next player has called; that he hadn't before that may have changed."""
    said = found.get("lho_called")
    return said is not None and (said.value is True or said.end > before)


def _said_since(message: Message, joined: Message, facts: Mapping[str, Evidence], current: str) -> dict[str, Evidence]:
    """What the message itself says otherwise than the messages before it: "hij deed het met opzet", of a card that fell."""
    everything = (len(joined.text) - len(message.text), len(joined.text))
    return {
        name: Evidence(value, *everything)
        for name, (value, _) in circumstances_in(message.clauses, current).items()
        if name in SET_RIGHT and (name not in facts or facts[name].value != value)
    }


def roles_told(message: Message, joined: Message, context: Context) -> dict[str, Evidence]:
    """Declarer and contract as a message about the play tells them, placed in the joined text."""
    shift = len(joined.text) - len(message.text)
    found = facts_of(message, "exposed_card", replace(context, settled={}))
    return {name: Evidence(it.value, it.start + shift, it.end + shift) for name, it in found.items() if name in ROLES}
