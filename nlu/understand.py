"""A message read as a whole: what the director does with it, which irregularity it tells, and the facts it states."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from nlu.answers.acts import act_of, begins_next_board, elsewhere, is_next_board
from nlu.facts import facts_of
from nlu.incident.first_message import first_told
from nlu.incident.message_tells import asks_what_now
from nlu.incident.told_before import renamed
from nlu.incident.within import within
from nlu.irregularity.candidates import SURE
from nlu.irregularity.choosing import candidates_of
from nlu.lookups import lookup_in
from nlu.model import NONE
from nlu.questions.follow_ups import follow_up_in
from nlu.reading import Message, read
from nlu.stories import OF_CALLS
from nlu.understanding import Context, Evidence, Understanding
from nlu.words.expressions import Expression

_NOTHING = Context()
_ABOUT = frozenset("van het over gaat ging om was is op bij in dus ja , .".split())
"""Words around a board or a table that is only named besides: "het gaat om spel 3"."""


_TELLS_OF = frozenset("door gevonden teruggevonden lag ligt zat zit stak uit tussen tegen met".split())
"""Before a table or board of which something is told, which is no place to go to: "gevonden in bord 6", "door tafel 2"."""
_LAY_ELSEWHERE = frozenset(["missing_card", "wrong_card_count"])
"""Where another board is named as the one in which a card lay."""
_FEW = 5
_LIKELY = 3


def understand(text: str, context: Context = _NOTHING) -> Understanding:
    """Read `text` against `context`. Never raises: what isn't understood has the act `nothing`."""
    message = read(text)
    if not message.words.norms:
        return Understanding("nothing", text=text)
    act = act_of(message, has_incident=context.irregularity is not None)
    if act == "correction":
        message = read(_meant(text), keep_denied=True)
    if act in ("undo", "fresh", "dont_know", "hello", "why"):
        return Understanding(act, text=text)
    if context.irregularity is not None and (rest := elsewhere(message)) is not None:
        return (
            replace(first_told(read(rest), "report", _NOTHING), act="fresh")
            if rest
            else Understanding("fresh", text=text)
        )
    elliptic = follow_up_in(message.words, context.asked) if context.asked else None
    lookup = elliptic or lookup_in(message.words, message.mentions)
    if lookup is not None and not _of_the_incident(message, lookup[0], context):
        return Understanding("lookup", lookup=lookup, text=text)
    place = _place(message, context)
    if act == "context":
        return Understanding("context", place, text=text)
    if context.irregularity is None:
        told = first_told(message, act, context)
        known = not {"table", "board"}.isdisjoint(context.facts)
        back = known and _elsewhere(message, place, context)  # "bord 7 nog: noord kwam aan slag"
        return replace(told, act="context", facts={**told.facts, **place}) if back else told
    if act != "correction" and _elsewhere(message, place, context):
        fresh = first_told(message, "report", _NOTHING)
        return replace(fresh, act="context", facts={**fresh.facts, **place})
    return within(message, act, context)


_I_MEAN = re.compile(
    r"^\W*(?:(?:sorry|nee|neen|eh+|o|oh|pardon|wacht)\W+)*ik bedoel(?:de)?(?: dat)?[\s,:]+(?=\w+(?:\W+\w+){3})",
    re.IGNORECASE,
)
"""Before what the teller says anew, in a sentence of its own: "ik bedoel west heeft al bijgespeeld"."""


def _meant(text: str) -> str:
    return _I_MEAN.sub("nee, ", text)


_ASKS_SCORE = Expression(r"\?|hoeveel|punten|waard|score|levert|kwetsbaar")


def _of_the_incident(message: Message, kind: str, context: Context) -> bool:
    """Whether what seems a look-up goes on from what was told: "welke kaart hoort er dan bij?", "strafkaart?"."""
    if context.irregularity is None:
        return False
    words = [norm for norm in message.words.norms if norm.isalpha()]
    if kind == "score" and context.irregularity in OF_CALLS and not _ASKS_SCORE.search(message.text.lower()):
        return True  # "4 harten telt dus"
    bare = kind == "term" and len(words) == 1 and message.text.rstrip().endswith("?")
    return bare or (kind in ("term", "rule") and asks_what_now(message))


def read_facts(text: str, irregularity: str, context: Context) -> Mapping[str, Evidence]:
    """The facts of a message that is known to be about `irregularity`."""
    return facts_of(read(text), irregularity, context)


def read_again(context: Context) -> Mapping[str, Evidence]:
    """The facts of the messages that told the incident, now that the players are set right."""
    message = renamed(read(context.told), len(context.told), context)
    return facts_of(message, context.irregularity or "", context)


def _place(message: Message, context: Context) -> dict[str, Evidence]:
    found = {m.kind: message.tells(int(m.value), m) for m in reversed(message.mentions) if m.kind in ("table", "board")}
    here = context.facts.get("board")
    if is_next_board(message) or (context.irregularity is not None and begins_next_board(message)):
        number = here + 1 if isinstance(here, int) and not isinstance(here, bool) else 0
        found["board"] = message.tells(number)
    return found


def _tells_nothing_wrong(message: Message) -> bool:
    return candidates_of(message, _NOTHING)[0].irregularity == NONE


def _may_be_of_it(message: Message, context: Context) -> bool:
    """Whether it isn't sure of what else a message tells, and the incident at hand is one of the likely ones."""
    likely = candidates_of(message, _NOTHING)
    return likely[0].confidence < SURE and any(it.irregularity == context.irregularity for it in likely[:_LIKELY])


def _elsewhere(message: Message, place: Mapping[str, Evidence], context: Context) -> bool:
    """Whether the message begins by naming another table or board."""
    if begins_next_board(message):
        return True
    first = next((m for m in message.mentions if m.kind in ("table", "board")), None)
    if first is None or first.first > 2 or not _TELLS_OF.isdisjoint(message.words.norms[: first.first]):
        return False
    if context.irregularity in _LAY_ELSEWHERE and len(message.words.norms) <= _FEW:
        return False  # "in bord 6": where the card lay
    rest = {norm for at, norm in enumerate(message.words.norms) if not first.first <= at < first.last}
    here = bool({"dit", "dat", "hier"} & set(message.words.norms[:6])) or (bool(rest) and rest <= _ABOUT)
    if context.facts.get(first.kind) is None and here:
        return False  # "dit is tafel 3", "van spel 3": where the case at hand is
    may_go_on = _tells_nothing_wrong(message) or _may_be_of_it(message, context)
    if context.facts.get(first.kind) is None and rest and may_go_on:
        return False  # "spel 3 is al gespeeld zo", "spel 7, zuid leider", "spel 6, 4S+1 moet 4S zijn"
    return any(name in place and context.facts.get(name) != place[name].value for name in ("table", "board"))
