"""A message read as a whole: what the director does with it, which irregularity it tells, and the facts it states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from nlu.answers.acts import act_of, elsewhere, is_elliptic_supposition, is_next_board, not_yet
from nlu.answers.answering import affirmed, answer_in, is_bare_answer
from nlu.answers.assent import assent_in
from nlu.answers.corrections import corrected, is_bare_player, is_what_teller_meant, only_these
from nlu.calls.calls_since import called_after, called_before
from nlu.candidates import SURE
from nlu.cards.cards_told import unknown_thing
from nlu.cards.lying_cards import shown_by_penalty_card
from nlu.choosing import candidates_of
from nlu.circumstances import circumstances_in
from nlu.domain import NOT_BRIDGE, bridge_chance, certainty_needed
from nlu.dummy.slip_of_tongue import misspoke
from nlu.frames import facts_of
from nlu.lookups import lookup_in
from nlu.model import NONE
from nlu.questions.follow_ups import follow_up_in
from nlu.reading import IN_PLAY, Message, read
from nlu.several import several_in
from nlu.stories import APART, OF_CALLS, OF_PENALTY, same_story
from nlu.understanding import Act, Candidate, Context, Evidence, Understanding
from rules.facts import FACTS, Value

FRESH_SURE = 0.8
"""The same for a message that would start another incident while one is being dealt with."""
_FEW_WORDS = 14
WITHOUT_DOUBT = 0.93
"""From here on such a message starts another incident even if, read with the earlier ones, it would fit the first."""

_NOTHING = Context()


def understand(text: str, context: Context = _NOTHING) -> Understanding:
    """Read `text` against `context`. Never raises: what isn't understood has the act `nothing`."""
    message = read(text)
    if not message.words.norms:
        return Understanding("nothing", text=text)
    act = act_of(message, has_incident=context.irregularity is not None)
    if act in ("undo", "fresh", "dont_know", "hello", "why"):
        return Understanding(act, text=text)
    if context.irregularity is not None and (rest := elsewhere(message)) is not None:
        return (
            replace(_first(read(rest), "report", _NOTHING), act="fresh") if rest else Understanding("fresh", text=text)
        )
    elliptic = follow_up_in(message.words, context.asked) if context.asked else None
    lookup = elliptic or lookup_in(message.words, message.mentions)
    if lookup is not None:
        return Understanding("lookup", lookup=lookup, text=text)
    place = _place(message, context)
    if act == "context":
        return Understanding("context", place, text=text)
    if context.irregularity is None:
        return _first(message, act, context)
    if act != "correction" and _elsewhere(message, place, context):
        fresh = _first(message, "report", _NOTHING)
        return replace(fresh, act="context", facts={**fresh.facts, **place})
    return _within(message, act, context)


def read_facts(text: str, irregularity: str, context: Context) -> Mapping[str, Evidence]:
    """The facts of a message that is known to be about `irregularity`."""
    return facts_of(read(text), irregularity, context)


def read_again(context: Context) -> Mapping[str, Evidence]:
    """The facts of the messages that told the incident, now that the players are set right."""
    message = _renamed(read(context.told), len(context.told), context)
    return facts_of(message, context.irregularity or "", context)


def _place(message: Message, context: Context) -> dict[str, Evidence]:
    found = {
        m.kind: Evidence(int(m.value), *message.span(m))
        for m in reversed(message.mentions)
        if m.kind in ("table", "board")
    }
    here = context.facts.get("board")
    if is_next_board(message):
        number = here + 1 if isinstance(here, int) and not isinstance(here, bool) else 0
        found["board"] = Evidence(number, 0, len(message.text))
    return found


def _elsewhere(message: Message, place: Mapping[str, Evidence], context: Context) -> bool:
    """Whether the message begins by naming another table or board."""
    first = next((m for m in message.mentions if m.kind in ("table", "board")), None)
    if first is None or first.first > 2:
        return False
    if context.facts.get(first.kind) is None and {"dit", "dat", "hier"} & set(message.words.norms[:6]):
        return False  # "dit is tafel 3": where the case at hand is
    return any(name in place and context.facts.get(name) != place[name].value for name in ("table", "board"))


def _first(message: Message, act: Act, context: Context) -> Understanding:
    candidates = candidates_of(message, context)
    if context.told:  # several readings were offered for the message before: this one adds to it
        joined = _joined(message, context)
        together = candidates_of(joined, context)
        own, whole = candidates[0], together[0]
        same = (
            own.irregularity in (NONE, whole.irregularity)
            or not_yet(message)
            or same_story(own.irregularity, whole.irregularity)
        )
        if whole.irregularity != NONE and (same or own.confidence < WITHOUT_DOUBT):
            message, candidates = joined, together
    best = candidates[0]
    bridge = bridge_chance(message)
    if bridge < NOT_BRIDGE:
        return Understanding("nothing", bridge=False, text=message.text)
    if best.irregularity == NONE:
        others = tuple(c for c in candidates[1:] if c.confidence > 0.15)
        return Understanding("nothing" if not others else act, candidates=others, text=message.text)
    facts = facts_of(message, best.irregularity, context)
    told = _by_slip(best.irregularity, facts)
    if told != best.irregularity:
        facts = facts_of(message, told, context)
        candidates = [replace(best, irregularity=told), *(c for c in candidates[1:] if c.irregularity != told)]
        best = candidates[0]
    kept = _named(candidates)
    several = several_in(message, APART, best.confidence)
    unread = unknown_thing(message) if best.irregularity == "exposed_card" and "cards" not in facts else ""
    if unread:
        return Understanding("nothing", candidates=kept, unread=unread, text=message.text)
    sure = best.confidence >= max(SURE, certainty_needed(bridge))
    return Understanding(act, facts, kept, sure, several, text=message.text)


def _named(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    return tuple(candidate for candidate in candidates if candidate.irregularity != NONE)


def _joined(message: Message, context: Context) -> Message:
    """The message read together with what was told before it, where a corrected player has his right name."""
    return _renamed(read(f"{context.told}. {message.text}"), len(context.told), context)


def _renamed(message: Message, before: int, context: Context) -> Message:
    """The message in which a corrected player has his right name `before` a place."""
    told, meant = (facts.get("offender") for facts in (context.misread, context.settled))
    if not isinstance(told, str) or not isinstance(meant, str) or told == meant:
        return message
    swap = context.irregularity in _LEADS
    names = {told: meant, meant: told} if swap else {told: meant}
    mentions = list(message.mentions)
    for number, mention in enumerate(mentions):
        if mention.kind == "seat" and mention.value in names and message.span(mention)[0] < before:
            mentions[number] = replace(mention, value=names[mention.value])
            if not swap:
                break  # he may be named again for something else: "west verzaakte, west won de slag"
    return replace(message, mentions=mentions)


def _within(message: Message, act: Act, context: Context) -> Understanding:
    """A message while an incident is being dealt with."""
    current = context.irregularity or ""
    text = message.text
    if act == "correction" and (_names_doubled_bid(message, context) or _tells_turn(message, current)):
        act = "report"
    if act == "what_if":
        return Understanding(act, corrected(message, current, context), edition=_edition(message), text=text)
    if act == "correction" and not is_bare_answer(message, context):
        return _corrected(message, current, context)
    if act == "report" and is_elliptic_supposition(message) and (supposed := corrected(message, current, context)):
        return Understanding("what_if", supposed, text=text)
    if act == "next" and current not in IN_PLAY and not _by_another(message, current, context):
        act = "report"  # the auction goes on: "nu biedt hij 4H", "daarna past oost"
    if act == "next" and not _tells_event(message):
        act = "report"  # "er was nog een kaart hoog in dummy"
    if act == "report" and (cards := only_these(message, context)) is not None:
        return Understanding("correction", {"cards": cards}, text=text)
    set_right = is_what_teller_meant(message)
    answer = answer_in(message, context) if act != "next" and not set_right else None
    bare = set_right or (context.question != "offender_role" and is_bare_player(message))
    if answer is None and (bare or _other_dealer(message, context)):
        return _corrected(message, current, context)
    if answer is not None and context.question and _tells_calls(message, current, context.question):
        joined = _joined(message, context)
        return Understanding(
            "report", {**facts_of(joined, current, context), context.question: answer}, text=joined.text
        )
    if answer is not None and context.question:
        roles = {name: found for name, found in corrected(message, current, context).items() if name in _ROLES}
        return Understanding("answer", {**roles, context.question: answer}, text=text)
    joined = _joined(message, context)
    facts = facts_of(joined, current, context)
    if not facts.keys() & _CHOICES and (accepted := assent_in(message, context)) is not None:
        return Understanding("answer", {"accepted": accepted}, text=text)
    facts.update(_said_since(message, joined, facts, current))
    if "lho_called" not in context.facts and called_before(message, current, context.facts.get("offender")):
        facts.pop("lho_called", None)
    elif not facts.keys() & {"accepted", "lho_called"}:
        facts.update(called_after(message, current, context.facts.get("offender")))
    more = Understanding("report", facts, text=joined.text)
    told = _by_slip(current, more.facts)
    if current == "incomplete_designation" and misspoke(message):
        told = "unintended_designation"
    if told != current:
        return _retold(joined, told, (Candidate(told, 1.0),), context)
    if _only_roles(message):
        return replace(more, facts={**_roles(message, joined, context), **more.facts})
    chosen = (_CHOICES & context.wanted & more.facts.keys()) - context.facts.keys()
    if act != "next" and (context.question in more.facts or chosen) and len(message.words.norms) <= _FEW_WORDS:
        return more  # said otherwise than as an answer: "de slag was voor west", "zuid wil de heer zien"
    alone, together = candidates_of(message, context), candidates_of(joined, context)
    own, whole = alone[0], together[0]
    expected = own.irregularity == current or shown_by_penalty_card(message, context) is not None
    if not expected and act != "next" and _goes_on(message):
        return more
    if not expected and whole.irregularity == current and _answers(message, more, context):
        return more
    if act == "report" and own.irregularity == current and own.confidence >= FRESH_SURE:
        act = "next" if _of_another(message, current, context) else act
    if act == "next" and own.irregularity == current != "dummy_overstepped":  # his rights stay lost for the board
        return Understanding("next", facts_of(message, current, context), _named(alone), sure=True, text=text)
    stands_alone = own.irregularity not in (NONE, current) and own.confidence >= FRESH_SURE and not not_yet(message)
    if (
        stands_alone
        and whole.irregularity == current
        and current not in OF_PENALTY
        and same_story(current, own.irregularity)
    ):
        return more  # "zuid had er maar 12", of a board where west has 14
    doubtless = own.confidence >= WITHOUT_DOUBT and own.irregularity not in OF_CALLS
    if stands_alone and (own.irregularity == whole.irregularity or doubtless):
        if same_story(current, own.irregularity) and own.irregularity == whole.irregularity and act != "next":
            return _retold(joined, own.irregularity, together, context)
        return Understanding("next", facts_of(message, own.irregularity, context), _named(alone), sure=True, text=text)
    turned = whole.irregularity not in (NONE, current) and whole.confidence >= FRESH_SURE
    if turned and own.irregularity != NONE and same_story(current, whole.irregularity):
        return _retold(joined, whole.irregularity, together, context)
    if (affirmation := affirmed(message, context)) is not None and context.question and not _tells_new(facts, context):
        return Understanding("answer", {context.question: affirmation}, text=text)
    return more


def _other_dealer(message: Message, context: Context) -> bool:
    """Whether a short message says that another player dealt than was told."""
    dealer, known = message.auction.dealer, context.facts.get("dealer")
    return len(message.words.norms) <= _FEW_WORDS // 2 and None not in (dealer, known) and dealer != known


def _corrected(message: Message, current: str, context: Context) -> Understanding:
    """What is set right; "nee, dat is niet geaccepteerd" sets right nothing but tells it."""
    found = corrected(message, current, context)
    if not found.keys() & {"offender", "declarer"}:
        found.update(_told_of_another(message, current, context))
    if not found.keys() & _CHOICES and (accepted := assent_in(message, context)) is not None:
        found["accepted"] = accepted
    if not found and context.question:
        answer = answer_in(message, context) or (affirmed(message, context) if not _names_a_player(message) else None)
        found.update({context.question: answer} if answer is not None else {})
    return Understanding("correction", found, text=message.text)


def _told_of_another(message: Message, current: str, context: Context) -> dict[str, Evidence]:
    """The player of whom the same is told anew: "nee wacht, zuid heeft verzaakt"."""
    own = candidates_of(message, context)[0]
    if own.irregularity != current or own.confidence < FRESH_SURE:
        return {}
    told = facts_of(message, current, replace(context, settled={})).get("offender")
    return {"offender": told} if told is not None and _names(message, told.value) else {}


def _names_a_player(message: Message) -> bool:
    """Whether it is about a player, so that its "nee" needn't be the answer to what was asked."""
    return any(m.kind == "seat" or m.value in ("declarer", "dummy", "partner") for m in message.mentions)


def _names(message: Message, seat: Value) -> bool:
    return any(mention.kind == "seat" and mention.value == seat for mention in message.mentions)


def _answers(message: Message, more: Understanding, context: Context) -> bool:
    """Whether it tells nothing that went wrong but more of the case at hand: "daarna nog vier slagen voor NZ"."""
    if any(clause.keys & _MISHAPS for clause in message.clauses):
        return False
    return _tells_new(more.facts, context)


def _goes_on(message: Message) -> bool:
    """Whether it only tells or asks more of the same: "hij zag het pas toen oost het vroeg", "moet zuid nu passen?"."""
    if any(clause.keys & _MISHAPS for clause in message.clauses) or not message.words.norms:
        return False
    first, *rest = [norm for norm in message.words.norms if norm not in ("en", "maar")] or [""]
    if first in ("de", "die", "deze") and rest[:1] == ["slag"]:
        return True  # "de slag was dus niet voor noord"
    pronouns = ("hij", "zij", "ze", "die", "dat")
    return first in pronouns or (first == "had" and rest[:1] != [] and rest[0] in pronouns) or _asks_what_now(message)


_ASKS_WHAT_NOW = (
    r"^(?:en |dus )?(?:moet|moeten|mag|mogen|kan|hoeft) (?:{player}|dat)"
    r"(?: (?!terwijl|omdat|nadat|toen|als|want|hoewel)[^ .;,]+)*(?: \?)?$"
)


def _asks_what_now(message: Message) -> bool:
    return message.skeleton.has(_ASKS_WHAT_NOW)


def _tells_new(facts: Mapping[str, Evidence], context: Context) -> bool:
    """Whether there is a fact among these that wasn't known, or that is waited for."""
    awaited = context.wanted | _CHOICES
    return any(
        found.value != context.facts.get(name) and (name in awaited or name not in _ANYWHERE | context.facts.keys())
        for name, found in facts.items()
    )


def _said_since(message: Message, joined: Message, facts: Mapping[str, Evidence], current: str) -> dict[str, Evidence]:
    """What the message itself says otherwise than the messages before it: "hij deed het met opzet", of a card that fell."""
    everything = (len(joined.text) - len(message.text), len(joined.text))
    return {
        name: Evidence(value, *everything)
        for name, (value, _) in circumstances_in(message.clauses, current).items()
        if name in _SET_RIGHT and (name not in facts or facts[name].value != value)
    }


def _tells_calls(message: Message, current: str, question: str) -> bool:
    """Whether a message about the auction tells a call beside the answer: "1 ruiten, gever noord"."""
    calls = any(mention.kind == "call" for mention in message.mentions)
    return calls and current not in IN_PLAY and FACTS[question].kind != "call"


def _by_slip(irregularity: str, facts: Mapping[str, Evidence]) -> str:
    """A slip told of as a change is an unintended call, and the other way round."""
    slip = facts.get("slip")
    if slip is not None and irregularity in ("unintended_call", "change_of_call"):
        return "unintended_call" if slip.value is True else "change_of_call"
    return irregularity


def _names_doubled_bid(message: Message, context: Context) -> bool:
    """Whether the bid is told that was doubled: "het was 1SA van zuid"."""
    doubled = context.facts.get("call") in ("X", "XX") and "previous_call" not in context.facts
    return doubled and any(mention.kind == "call" and mention.value[0].isdigit() for mention in message.mentions)


def _tells_turn(message: Message, current: str) -> bool:
    """Whether a double turns out to have been out of turn: "het was west aan de beurt"."""
    return current == "inadmissible_double" and (message.auction.turn or message.auction.dealer) is not None


def _by_another(message: Message, current: str, context: Context) -> bool:
    """Whether the message by itself blames another player than the one who is known to have done it."""
    told = facts_of(message, current, context).get("offender")
    return told is not None and context.facts.get("offender") not in (None, told.value)


def _of_another(message: Message, current: str, context: Context) -> bool:
    """Whether it tells the same of another player and another card: "die harten 2 viel bij west"."""
    now = facts_of(message, current, context)
    return all(
        name in now and name in context.facts and now[name].value != context.facts[name]
        for name in ("offender", "cards")
    )


_ROLES = ("declarer", "contract", "dealer")
_LEADS = frozenset(("opening_lead_out_of_turn", "lead_out_of_turn"))
"""Where the other player named is the one whose lead it was, so that a correction makes them change places."""
_CHOICES = frozenset(("accepted", "choice"))
_SET_RIGHT = frozenset("deliberate partner_could_see dummy_seen".split())
"""Facts of which the last thing said counts."""
_ANYWHERE = frozenset(
    "offender offender_role claimer_role cards leader on_lead turn table board trick slip deliberate".split()
)
"""Facts that any message may seem to tell."""
_MISHAPS = frozenset("@DROP @EXPOSE @REVOKE @CLAIM @CONCEDE".split())
_ACTIONS = frozenset(
    "@DROP @EXPOSE @LEAD @START @REVOKE @FOLLOW @CLAIM @CONCEDE @TAKE_BACK @REFUSE @ACCEPT @REQUIRE @FORBID".split()
)


def _tells_event(message: Message) -> bool:
    """Whether it tells of something done, or names a card, a call or a player."""
    if any(mention.kind in ("card", "rank", "suit", "call", "seat") for mention in message.mentions):
        return True
    return any(clause.keys & _ACTIONS for clause in message.clauses)


def _only_roles(message: Message) -> bool:
    """Whether a short message says who declares, in which contract, and nothing more: "bieden afgelopen, zuid leider in 4S"."""
    if len(message.words.norms) > _FEW_WORDS or any(
        m.kind in ("card", "rank", "suit", "trick") for m in message.mentions
    ):
        return False
    if any(clause.keys & _ACTIONS for clause in message.clauses):
        return False
    return message.players(in_play=True).declarer_told


def _roles(message: Message, joined: Message, context: Context) -> dict[str, Evidence]:
    """Declarer and contract as a message about the play tells them, placed in the joined text."""
    shift = len(joined.text) - len(message.text)
    found = facts_of(message, "exposed_card", replace(context, settled={}))
    return {name: Evidence(it.value, it.start + shift, it.end + shift) for name, it in found.items() if name in _ROLES}


def _retold(joined: Message, irregularity: str, candidates: Sequence[Candidate], context: Context) -> Understanding:
    """The same telling, which turns out to be about another irregularity."""
    return Understanding(
        "report", facts_of(joined, irregularity, context), _named(candidates), sure=True, text=joined.text
    )


def _edition(message: Message) -> str | None:
    return next((year for year in ("1997", "2017") if year in message.words.norms), None)
