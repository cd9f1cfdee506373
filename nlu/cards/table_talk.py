"""Facts that follow from who did what at the table: who was to lead, who played next, who won the trick, what is chosen."""

from __future__ import annotations

from collections.abc import Collection

from nlu.cards.both_defenders import own_cards_apart
from nlu.cards.both_hands_played import played_from_both_hands
from nlu.cards.choices_told import choices_told
from nlu.cards.could_comply import could_comply
from nlu.cards.declaring_side_led import LED_HIMSELF, declaring_side_led
from nlu.cards.faced_told import faced_told
from nlu.cards.hands_spread import hands_spread
from nlu.cards.lead_in_turn import lead_in_turn
from nlu.cards.lead_lost import lead_lost
from nlu.cards.lead_replies import lead_replies
from nlu.cards.leads_told import leads_told, who_led, who_played, with_declarer_by_lead
from nlu.cards.led_suit import discarded_suit, followed_suit, led_suit, rank_of_led_suit
from nlu.cards.moment_by_calls import moment_by_calls
from nlu.cards.on_lead import players_on_lead, said_to_lead, settle_on_lead
from nlu.cards.partner_follows import early_card_follows, partner_follows
from nlu.cards.penalty_card_knowledge import asks_of_use, penalty_card_knowledge
from nlu.cards.penalty_talk import origin_by_kind, penalty_talk
from nlu.cards.plays_told import (
    DECLARES,
    infer_declarer,
    order_of_play,
    own_cards_only,
    who_did_not_wait,
    who_plays_again,
)
from nlu.cards.seen_in_hand import seen_in_hand
from nlu.cards.seen_told import seen_told
from nlu.cards.who_exposed import who_exposed
from nlu.cards.whose_turn import whose_turn
from nlu.cards.wrong_hand import wrong_hand
from nlu.dummy.asked_of_dummy import without_cards_of_dummy
from nlu.dummy.dummys_card import took_card_himself
from nlu.players import Players
from nlu.reading import Message
from nlu.stories import BESIDE_PENALTY_CARD, LED_OUT_OF_TURN
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from rules.facts import Value
from rules.vocabulary import Seat

_LED_OR_PLAYED = LED_OUT_OF_TURN | {
    "premature_play",
    "fifth_card",
    "play_after_illegal_play",
    "exposed_card",
}
_FOLLOWS_SUIT = frozenset(
    "penalty_card_turn penalty_card_not_played incomplete_designation premature_play simultaneous_cards".split()
)
"""Where the suit that was led decides which card may be played."""
LEAD_FACTS = tuple(
    "faced dummy_seen choice partner_led_face_down proper_lead next_in_turn_played dummy_played_second declarer_played_both".split()
)
"""Facts around a lead that a correction may set right."""


def table_talk(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], called: str | None
) -> None:
    """Add what follows to `facts`, in place; what is told in so many words is kept.

    `called` is what the player who did wrong is called, where his seat isn't told.
    """
    if irregularity == "opening_lead_out_of_turn":
        players = with_declarer_by_lead(message, players)
    _of_leads(message, irregularity, players, facts, called)
    _of_cards_shown(message, irregularity, players, facts)
    if irregularity == "played_card_retraction":
        who_plays_again(message, players, facts)
    if irregularity in _LED_OR_PLAYED:
        own_cards_only(message, players, facts)
    elif irregularity == "simultaneous_cards":
        own_cards_only(message, players, facts, at_least=2)
    if irregularity == "premature_play":
        _of_play_too_soon(message, players, facts)
    elif irregularity in DECLARES:
        infer_declarer(message, irregularity, facts)
    if irregularity == "penalty_card_lead" and ("cards" in facts or message.skeleton.has(_DID_NOT_WAIT)):
        facts.setdefault("led_before_choice", message.tells(True))
    _of_led_suit(message, irregularity, players, facts)
    choices_told(message, irregularity, players, facts)
    if irregularity == "penalty_card_lead":
        lead_lost(message, players, facts)
    if irregularity == "premature_play":
        partner_follows(message, facts)
        early_card_follows(message, facts)
    if irregularity in LED_OUT_OF_TURN or irregularity == "penalty_card_not_played":
        lead_replies(message, players, facts)


def _of_leads(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], called: str | None
) -> None:
    """Who led, who was to lead, and what came of it (53 to 56, 60)."""
    if irregularity == "lead_out_of_turn":
        wrong_hand(message, players, facts)
    if irregularity == "play_after_illegal_play":
        who_did_not_wait(message, players, facts)
        settle_on_lead(message, players, facts)
    if irregularity == "opening_lead_out_of_turn":
        hands_spread(message, players, facts)
    if irregularity in LED_OUT_OF_TURN:
        faced_told(message, players, facts)
        _leader_of_irregular_lead(message, irregularity, players, facts)
        settle_on_lead(message, players, facts)
        leads_told(message, irregularity, players, facts, called)
        lead_in_turn(message, irregularity, players, facts)
    if irregularity == "opening_lead_out_of_turn":
        declaring_side_led(message, facts)


def _of_cards_shown(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Whose card was seen, by whom, and what lies as a penalty card (49 to 52)."""
    if irregularity == "exposed_card":
        who_exposed(message, players, facts)
        seen_in_hand(message, players, facts)
        moment_by_calls(message, players, facts)
        origin_by_kind(message, facts)
    if irregularity in ("exposed_card", "card_played_or_not"):
        seen_told(message, players, facts)
    if irregularity == "withdrawn_action" or (irregularity == "unauthorised_information" and asks_of_use(message)):
        penalty_card_knowledge(message, facts)
    if irregularity in BESIDE_PENALTY_CARD:
        penalty_talk(message, irregularity, players, facts)
    if irregularity in BESIDE_PENALTY_CARD or irregularity == "exposed_card":
        own_cards_apart(message, players, irregularity, facts)


def _of_play_too_soon(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Who declares, whose turn it was, and who had played by then (57)."""
    infer_declarer(message, "premature_play", facts)
    whose_turn(message, players, facts)
    order_of_play(message, players, facts)
    played_from_both_hands(message, players, facts)
    without_cards_of_dummy(message, facts)
    both = facts.get("declarer_played_both")
    if (both is None or both.value is not True) and took_card_himself(message, players):
        facts.setdefault("dummy_acted", message.tells(True))


def _of_led_suit(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """The suit that was led, and who could follow."""
    if irregularity in _FOLLOWS_SUIT:
        led_suit(message, players, facts)
    if irregularity == "penalty_card_not_played":
        followed_suit(message, facts)
        discarded_suit(message, facts)
    if irregularity == "premature_play":
        rank_of_led_suit(message, players, facts)
    _could_follow(message, irregularity, facts)


_LEFT_NO_CHOICE = (
    r"(?:declarer#\d+(?: seat#\d+)?|me#\d+)(?: (?:had|heeft|kon|heb))?(?: [^ .;#]+){0,2} (?:nog niets|nog niks|nog geen|niets|niks|geen)"
    r"(?: [^ .;#]+){0,3} (?:gezegd|zeggen|gekozen|kiezen|gevraagd|bepaald)"
)
_DID_NOT_WAIT = (
    r"(?:komt|kwam|speelt|speelde|legt|legde|trekt|trok|begon|begint|startte)(?: (?!moet|moest|mag)[^ .;]+){0,6} [.;] (?:de )?"
    + _LEFT_NO_CHOICE
    + r"|"
    r"(?:legt|legde|speelt|speelde|gooit|gooide|trekt|trok|start|startte|kwam|komt|begon|begint)(?: (?!(?:als|of|moet|mag)(?: |$))[^ .;?]+){0,8}"
    r" (?:zonder(?: [^ .;?]+){0,3} te (?:wachten|vragen)|nog (?:niet|niks|niets|geen)(?: [^ .;?]+){0,2} (?:gekozen|gezegd|gevraagd|keuze|keus|beslist))"
    r"|(?:speelt|speelde|legt|legde|komt|kwam)(?: (?:er|dan|toen|ook))* (?:meteen|gelijk|zomaar|pardoes|vrolijk)(?: (?:een|met|de|al|gewoon))* (?:suit|card)#\d+"
    r"|nog (?:niet|niks|niets|geen)(?: [^ .;?]+){0,2} (?:gekozen|gezegd|gevraagd|keuze|keus|beslist)(?: (?:maar|en|,|terwijl|of))*"
    r" (?:seat|partner|my_partner|pronoun)#\d+ (?:speelt|speelde|legt|legde|komt|kwam|begint|begon)"
    r"|(?:voorgespeeld|begonnen|gestart|gekomen|gespeeld|speelde|speelt|trekt|trok|kwam|komt|begon|legde)(?: [^ .;?]+){0,5} (?:voor|voordat|eer)(?: (?:de|er))*"
    r" (?:declarer|seat)#\d+(?: [^ .;?]+){0,5} (?:gezegd|gekozen|gevraagd|koos|zei|kiezen|zeggen|beslist|besliste)"
    r"|(?:(?:zegt|zei|vroeg)(?: (?:nog|er))*|(?:koos|kiest) nog) (?:niks|niets)(?: (?:en|,))+(?: [^ .;?]+){1,3} (?:legt|legde|speelt|speelde)"
)


def _leader_of_irregular_lead(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]
) -> None:
    """Who led goes before the estimate when that is unsure, or names a player of the declaring side."""
    told = facts.get("offender")
    if told is None and facts.get("proper_leader") and _role(facts) == "declarer":
        return  # he led from the wrong hand
    declaring = (players.declarer, players.declarer.partner) if players.declarer else ()
    if told is not None and told.value not in declaring:
        led = _led_instead(message, irregularity, players, facts, told.seat)
    else:
        led = _led(message, irregularity, players, declaring, known=told is not None)
    if led is not None:
        facts["offender"] = message.tells(led)


def _led_instead(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], estimated: Seat
) -> Seat | None:
    """Who led where the one who is `estimated` to have done so should have, or only lay down his hand."""
    named = players.seats(_not_asked_of(message))
    of_partner = estimated not in named and estimated.partner in named
    if of_partner or _is_in_turn(message, irregularity, players, facts):
        return estimated.partner
    leaders = {seat for seat, _ in players_on_lead(message, players, surely=True)}
    if leaders == {estimated}:
        return who_played(message.skeleton, players, estimated) or _sent(message, players, estimated)
    if irregularity == "opening_lead_out_of_turn" and len(leaders) == 1 and players.declarer is None:
        due = leaders.pop()
        led = who_led(message.skeleton, players, due)
        return led if led is due.partner else None
    return None


def _led(
    message: Message, irregularity: str, players: Players, declaring: Collection[Seat], *, known: bool
) -> Seat | None:
    """Who led by what is told of the lead; one of the declaring side only where nobody is `known` to have done it."""
    leaders = {leader for leader, _ in players_on_lead(message, players)}
    due = leaders.pop() if len(leaders) == 1 else None
    seat = who_led(message.skeleton, players, due)
    if seat in declaring and not known:
        return seat
    if seat is None and (due is not None or not known):
        seat = who_played(message.skeleton, players, due)
    if message.skeleton.has(LED_HIMSELF):
        return None
    if seat is None and irregularity == "opening_lead_out_of_turn":
        seat = _opening_leader(message, players, None if known else due)
    return None if seat in declaring else seat


def _opening_leader(message: Message, players: Players, due: Seat | None) -> Seat | None:
    """Who led: declarer's right-hand opponent, who alone can do so out of turn, or the partner of who was `due`."""
    if players.declarer is not None and any(
        m.value == players.declarer.rho for m in message.mentions if m.kind == "seat"
    ):
        return players.declarer.rho
    if due is not None and message.skeleton.seats([_NOT_HE]) == {due.partner}:
        return due.partner
    return None


def _sent(message: Message, players: Players, due: Seat) -> Seat | None:
    """Who led because he was said to be to lead: "leider oost zei 'noord is aan slag', hij speelde, maar het was zuid"."""
    return due.partner if due.partner in said_to_lead(message, players) else None


_NOT_HE = r"(?:niet|en niet|ipv|in plaats)(?: (?:van|bij|door|aan|de))* {seat}"
"""Who led, named only as the one whose lead it wasn't: "moest van noord komen en niet van zuid"."""


def _role(facts: dict[str, Evidence]) -> Value:
    told = facts.get("offender_role")
    return told.value if told else None


_ASKED_OF = r"(?:moet|moest|mocht|had|hoort|hoorde|was|is)(?: (?:het|dat|dan|toch|niet|eigenlijk|nu))* {seat}(?: [^ .;,]+){0,4} \?"
"""Of whom it is asked whether it was his turn: "moet west niet?"."""


def _not_asked_of(message: Message) -> list[Mention]:
    """What is named, but for the players of whom it is only asked whether it was their turn."""
    asked = {found[0] for found, _ in message.skeleton.find(_ASKED_OF)}
    return [mention for mention in message.mentions if mention not in asked]


def _is_in_turn(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> bool:
    """Whether the estimate names the defender who was to make the opening lead while the other one is named too.

    Not where he alone is told to have led: somebody only thought that it wasn't his turn.
    """
    if irregularity != "opening_lead_out_of_turn" or players.declarer is None:
        return False
    named = players.seats(_not_asked_of(message))
    right, wrong = players.declarer.lho, players.declarer.rho
    if who_led(message.skeleton, players, None) is right:
        return False  # he is said to have led, whoever claims to have been to lead
    return (
        facts["offender"].value == right
        and wrong in named
        and wrong not in {s for s, _ in players_on_lead(message, players)}
        and who_led(message.skeleton, players, None) is not right
    )


_COMPLY = frozenset(
    ["unable_to_comply", "penalty_card_lead", "penalty_card_turn", "penalty_card_not_played", "lead_restriction"]
)


def _could_follow(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Whether the player could follow suit or do as he was told (59)."""
    if irregularity not in _COMPLY:
        return
    could = could_comply(message, irregularity)
    if could is not None:
        facts.setdefault("could_follow", message.tells(could))
