"""Whether a message within an incident adds to it, turns it into another one, or starts another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nlu.answers.acts import not_yet
from nlu.answers.answering import affirmed
from nlu.cards.lying_cards import shown_by_penalty_card
from nlu.cards.penalty_card_knowledge import was_picked_up
from nlu.incident.bounds import FRESH_SURE, WITHOUT_DOUBT
from nlu.incident.disobeyed import disobeyed
from nlu.incident.message_tells import goes_on, tells_mishap
from nlu.incident.news import answers_it, of_another, tells_new
from nlu.incident.readings import another, retold
from nlu.irregularity.choosing import candidates_of
from nlu.model import NONE
from nlu.reading import Message
from nlu.stories import BESIDE_PENALTY_CARD, LED_OUT_OF_TURN, OF_CALLS, OF_PENALTY, OUT_OF_TURN, same_story
from nlu.understanding import Act, Candidate, Context, Evidence, Understanding


def added_or_another(
    message: Message, joined: Message, act: Act, more: Understanding, context: Context
) -> Understanding:
    """What a message tells that may add to the incident, as `more`, or start another."""
    current = context.irregularity or ""
    alone, together = candidates_of(message, context), candidates_of(joined, context)
    own, whole = alone[0], together[0]
    if _is_of_the_card(message, own, current, more):
        return more
    if (after := _after_choice(message, alone, context)) is not None:
        return after
    if _plays_to_wrong_lead(whole, context):
        return more
    if _turns_out(own, whole, current) or _was_a_slip(own, whole, context):
        return retold(joined, whole.irregularity, together, context)
    if _goes_on_about_it(message, act, more, (own, whole), context):
        return more
    if act == "report" and own.irregularity == current and own.confidence >= FRESH_SURE:
        act = "next" if of_another(message, current, context) else act
    if act == "next" and own.irregularity == current and not _of_what_was_told(message, more, context):
        return another(message, alone, context)
    if (
        _adds_to_story(message, own, whole, current)
        or _compares(whole, current, more)
        or _is_dispute(message, own, current, more)
    ):
        return more
    if (begun := _begun(message, joined, act, (alone, together), context)) is not None:
        return begun
    turned = whole.irregularity not in (NONE, current) and whole.confidence >= FRESH_SURE
    if turned and own.irregularity != NONE and same_story(current, whole.irregularity):
        return retold(joined, whole.irregularity, together, context)
    affirmation = affirmed(message, context)
    if affirmation is not None and context.question and not tells_new(more.facts, context):
        return Understanding("answer", {context.question: affirmation}, text=message.text)
    return more


def _is_of_the_card(message: Message, own: Candidate, current: str, more: Understanding) -> bool:
    """Whether what would be something else by itself tells more of the card that it is about."""
    seems = own.irregularity
    return (
        (current == "exposed_card" and _tells_who_saw(message) and not tells_mishap(message))
        # "zuid trok hem zelf open"
        or ((current, seems) == ("exposed_card", "card_played_or_not") and "own_fault" in more.facts)
        # "west had die kaart dus weer opgepakt?"
        or (current in BESIDE_PENALTY_CARD and seems == "played_card_retraction" and was_picked_up(message))
        # "zuid wil dat hij hem terugneemt"
        or (current in LED_OUT_OF_TURN and seems == "played_card_retraction")
        # "zuid zegt dan: doe maar de 9"
        or (current in _BY_DUMMY and seems == "incomplete_designation" and _names_card(message))
        # "zuid had zijn kaarten al laten zien", "klaverboer van zuid is nog hoog"
        or (current in ("claim", "concession") and seems == "exposed_card" and _holds_or_shows(message))
        # "en ook harten 5 tegelijk"
        or ((current, seems) == ("exposed_card", "simultaneous_cards") and not _plays(message))
    )


def _goes_on_about_it(
    message: Message, act: Act, more: Understanding, readings: tuple[Candidate, Candidate], context: Context
) -> bool:
    """Whether it says more of the incident where it seems another one, by its `readings` alone and with what was told."""
    own, whole = readings
    current = context.irregularity or ""
    if own.irregularity == current or shown_by_penalty_card(message, context) is not None:
        return False
    if act != "next" and goes_on(message):
        return True
    of_it = current in (whole.irregularity, _DEEMED.get(own.irregularity))
    return of_it and answers_it(message, more, context)


def _is_dispute(message: Message, own: Candidate, current: str, more: Understanding) -> bool:
    """Whether the players don't agree on what was said, shown or done, which is part of it."""
    if own.irregularity == "appeal" and current in _OF_INFORMATION:
        return len(message.words.norms) <= _FEWER and not message.skeleton.has(_APPEALS)  # "OW protesteren"
    return own.irregularity == "disputed_facts" and (current in _OF_INFORMATION or "agreed" in more.facts)


_APPEALS = r"(?:beroep|commissie|protestcommissie|indienen|aantekenen|uitspraak|beslissing|arbitrage|arbiter|protest)"
"""A ruling is disputed, and not what a player did."""


def _plays_to_wrong_lead(whole: Candidate, context: Context) -> bool:
    """Whether what a defender played came after declarer's lead from the wrong hand, and belongs to that (53A, 53C)."""
    declarer = context.facts.get("declarer")
    led = context.facts.get("offender_role") == "declarer" or context.facts.get("offender") == declarer is not None
    return context.irregularity == "lead_out_of_turn" and led and whole.irregularity == "premature_play"


def _tells_who_saw(message: Message) -> bool:
    """Whether it tells of seeing a card that it doesn't name: "oost keek net weg maar had hem kunnen zien"."""
    named = any(mention.kind in ("card", "rank", "suit") for mention in message.mentions)
    return not named and message.skeleton.has(r"(?:zag|zien|gezien|ziet|keek|keken|kijken|gekeken|kijkt)")


def _plays(message: Message) -> bool:
    """Whether a card is told to be played, rather than shown."""
    return any(clause.keys & _PLAYED for clause in message.clauses)


_BY_DUMMY = ("dummy_suggested_play", "dummy_misplayed_card")


def _names_card(message: Message) -> bool:
    """Whether declarer, after what dummy did, names the card that he wants."""
    return any(mention.kind in ("card", "rank") for mention in message.mentions)


def _holds_or_shows(message: Message) -> bool:
    """Whether it tells of a hand that was shown as one claims, or of cards that are held."""
    return not tells_mishap(message) or message.skeleton.has(_HAND_SHOWN)


_HAND_SHOWN = r"(?:zijn|haar|de|alle|hun) (?:kaarten|hand|blad)(?: (?!(?:card|suit|rank)#)[^ .;]+){0,4} (?:zien|getoond|open|neergelegd|opengelegd|blootgelegd|laten zien|op tafel)"
"""Who claims or concedes shows his hand."""
_PLAYED = frozenset("@PLAY @FOLLOW @LEAD @START".split())
_OF_ONE_TRICK = frozenset(["revoke", "defective_trick"])


def _of_what_was_told(message: Message, more: Understanding, context: Context) -> bool:
    """Whether what came next belongs to it: dummy's rights stay lost for the board, and a revoke is paid with later tricks."""
    if context.irregularity == "dummy_overstepped":
        return True
    return context.irregularity in _OF_ONE_TRICK and answers_it(message, more, context)


_OF_INFORMATION = frozenset(
    """unauthorised_information misinformation improper_question stop_card_breach extraneous_information illegal_agreement
    misconduct""".split()
)
"""What was said, shown or heard: who is told to have heard it or not adds to it."""


_TURNING = frozenset(["board_not_played"])
"""What an incident turns out to be by what is told of it next: "ze waren te laat, spel 1 is niet gespeeld"."""


def _turns_out(own: Candidate, whole: Candidate, current: str) -> bool:
    """Whether the incident is another one of its kind after all, by the message alone and with what was told before."""
    same = own.irregularity == whole.irregularity != current
    return (
        same and own.irregularity in _TURNING and own.confidence >= FRESH_SURE and same_story(current, own.irregularity)
    )


_SLIPS = {
    "unintended_call": OF_CALLS - {"unintended_call", "insufficient_bid", "bid_above_seven", "inadmissible_double"},
    "unintended_designation": frozenset(["dummy_misplayed_card", "incomplete_designation", "card_played_or_not"]),
}
"""What a bare call or card turns out to be when a slip is told of it, by what it seemed before."""
_SAYS_WHOSE_TURN = frozenset(["turn", "dealer", "turn_of", "three_passes", "doubled"])


def _was_a_slip(own: Candidate, whole: Candidate, context: Context) -> bool:
    """Whether a slip is told of what was hardly told before: "zuid legde 2K" "dat had 2R moeten zijn, misgreep"."""
    seemed = _SLIPS.get(own.irregularity, frozenset())
    sure = own.irregularity == whole.irregularity and min(own.confidence, whole.confidence) >= FRESH_SURE
    return sure and context.irregularity in seemed and _SAYS_WHOSE_TURN.isdisjoint(context.facts)


_TOLD_OF_IT = frozenset(["disputed_facts"])
"""What a message may seem by itself to those who don't know of what a player says something: "N zegt dat hij Z dat hoorde zeggen"."""
_DEEMED = {"revoke": "defective_trick"}
"""What an incident counts as beside its own law: a card omitted is deemed a revoke (67B1), so whether he could follow belongs to it."""
_DONE_ABOUT_IT = {"unable_to_comply": ("choice", "choice_suit", "penalty_cards"), "revoke": ("choice", "choice_suit")}
"""What may come of declarer's choice, with what stays known of it."""


def _after_choice(message: Message, alone: Sequence[Candidate], context: Context) -> Understanding | None:
    """What he does who must do as declarer chose: he can't (59), or he doesn't though he can (61A)."""
    if context.irregularity != "revoke" and (against := disobeyed(message, context)):
        revoked = another(message, (Candidate("revoke", 1.0),), context)
        return replace(revoked, facts={**revoked.facts, **against})
    own = alone[0]
    kept = _DONE_ABOUT_IT.get(own.irregularity, ())
    chosen = context.irregularity != "revoke" and context.facts.get("choice") in ("require", "forbid")
    if not chosen or not kept or own.confidence < FRESH_SURE:
        return None
    known = {name: Evidence(context.facts[name], 0, 0) for name in kept if name in context.facts}
    begun = another(message, alone, context)
    return replace(begun, facts={**begun.facts, **known})


def _begun(
    message: Message,
    joined: Message,
    act: Act,
    readings: tuple[Sequence[Candidate], Sequence[Candidate]],
    context: Context,
) -> Understanding | None:
    """Another incident that a message tells, by its `readings` alone and together with what was told before."""
    alone, together = readings
    own, whole = alone[0], together[0]
    current = context.irregularity or ""
    if not _stands_alone(message, own, current) or (act == "report" and _is_beside(message, own, current)):
        return None
    doubtless = own.confidence >= WITHOUT_DOUBT and own.irregularity not in OF_CALLS
    doubtless = doubtless and own.irregularity not in _TOLD_OF_IT and not _calls_on(message, joined)
    if own.irregularity != whole.irregularity and not doubtless:
        return None
    if same_story(current, own.irregularity) and own.irregularity == whole.irregularity and act != "next":
        return retold(joined, own.irregularity, together, context)
    return another(message, alone, context)


def _calls_on(message: Message, joined: Message) -> bool:
    """Whether what could be a card is a call after what was told before: "noord legt er een harten op", over 1K."""
    before = len(joined.text) - len(message.text)
    on = any(mention.kind == "call" and joined.span(mention)[0] >= before for mention in joined.mentions)
    return on and not any(mention.kind == "call" for mention in message.mentions)


def _stands_alone(message: Message, own: Candidate, current: str) -> bool:
    """Whether it tells by itself of another irregularity."""
    new = own.irregularity not in (NONE, current) and own.confidence >= FRESH_SURE
    return new and not not_yet(message) and not _is_of_the_same(message)


def _is_beside(message: Message, own: Candidate, current: str) -> bool:
    """Whether what seems quite another incident is a few words about nobody: "tweede keer deze maand", "de uitslag was 1 down"."""
    named = any(mention.value != "pronoun" for mention in message.mentions) or "ook" in message.words.norms
    return not named and len(message.words.norms) <= _FEW and not same_story(current, own.irregularity)


_OF_THE_SAME = frozenset("die deze dat hij het".split())
_FEW = 8
_FEWER = 6
_DENIES_IT = r"(?:dat|het|die|dit|pronoun#\d+)(?: (?:toch|zelf|ook|dus|helemaal))* (?:niet|nie|nooit)(?: (?:hoor|gezegd|gedaan|gevraagd))?$"


def _is_of_the_same(message: Message) -> bool:
    """Whether a short message names nobody and nothing, and only goes on about what was told: "die is gevallen"."""
    words = [norm for norm in message.words.norms if norm not in (",", ".")]
    named = [mention for mention in message.mentions if mention.value != "pronoun"]
    if len(words) <= _FEWER and message.skeleton.has(_DENIES_IT):
        return True  # "zuid vroeg dat niet"
    return len(words) <= _FEW and words[0] in _OF_THE_SAME and not named


def _compares(whole: Candidate, current: str, more: Understanding) -> bool:
    """Whether it tells how what takes the place of the call compares with it, which the law of that call asks."""
    of_a_call = current in OUT_OF_TURN | {"insufficient_bid"}
    return of_a_call and whole.irregularity == "comparable_call" and "comparable" in more.facts


def _adds_to_story(message: Message, own: Candidate, whole: Candidate, current: str) -> bool:
    """Whether what seems another irregularity belongs to it: "zuid had er maar 12", of a board where west has 14."""
    return (
        _stands_alone(message, own, current)
        and whole.irregularity == current
        and current not in OF_PENALTY
        and same_story(current, own.irregularity)
    )
