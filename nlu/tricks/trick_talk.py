"""Facts about tricks, designations, dummy and claims that follow from who did what and when."""

from __future__ import annotations

from nlu.dummy.dummy_talk import dummy_card_talk, dummy_overstepped_talk
from nlu.dummy.named_card import put_designation
from nlu.dummy.said_words import speaker
from nlu.dummy.slip_of_tongue import misspoke
from nlu.facts_told import FactsTold
from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.both_sides import together_revoked
from nlu.tricks.camps import Camps
from nlu.tricks.cards_left import odd_one_out
from nlu.tricks.claim_agreement import agreement
from nlu.tricks.claim_talk import claim_talk
from nlu.tricks.claimers import CLAIMS_TRICKS, GIVES_THE_REST, claimer, claiming_side
from nlu.tricks.declarer_since import declarer_played
from nlu.tricks.defaulter import defaulter
from nlu.tricks.defective_talk import WENT_WRONG, defective_talk
from nlu.tricks.inspection_talk import TURNED_WRONG, declaring_side_speaks, inspection_talk, points_out
from nlu.tricks.later_tricks import later_tricks
from nlu.tricks.next_trick import Reading, next_trick
from nlu.tricks.next_trick_words import NEXT, ORDERED
from nlu.tricks.played_after import INCIDENTS, opponent_followed, opponent_played
from nlu.tricks.played_to_lead import played_to_lead
from nlu.tricks.revoke_talk import revoke_talk, twelfth_trick
from nlu.tricks.revoke_words import REVOKED
from nlu.tricks.revokers import beside_mended, called_revoker, declarer_revoked, dummy_revoked, is_of_declarer, revoker
from nlu.tricks.taking_back_talk import sent_by_opponent, taking_back_talk
from nlu.tricks.trick_winner import winner_of_trick
from nlu.tricks.which_trick import trick_told
from nlu.understanding import Context, Evidence
from rules.vocabulary import Seat

_NEXT_TRICK = frozenset(
    "simultaneous_cards revoke dummy_misplayed_card trick_turned_wrong trick_inspection defective_trick".split()
)
_DECLARING = frozenset("unintended_designation dummy_misplayed_card dummy_suggested_play".split())
_PLAYED_AFTER = frozenset(
    "played_card_retraction revoke unintended_designation dummy_misplayed_card dummy_suggested_play simultaneous_cards".split()
)
TRICK_FACTS = tuple(
    """revoke_trick_winner won_later_trick next_trick established both_sides repeated noticed hands_returned could_follow
    claimer claimer_role all_tricks agreed objection statement outstanding_trump requested_by all_agree play_continued lost_trick words slip
    declarer_played_since opponent_played_after dummy_act earlier_dummy_breach attention_drawn trick_error""".split()
)
"""Facts that are read here, which a correction may set right."""
_SENT = frozenset(
    "opening_lead_out_of_turn lead_out_of_turn premature_play card_played_or_not fifth_card played_card_retraction revoke".split()
)
_OTHER_CARD = r"(?:niet (?:de|die) (?:gevraagde|genoemde|juiste|goede|bedoelde)|niet (?:de|die) (?:kaart|card#\d+)(?: (?:had|heeft|was|werd))? (?:gespeeld|gelegd|gegeven|neergelegd)|noemde|noemt|genoemd|genoemde|vroeg|gevraagd|gevraagde|verkeerde|foute|andere)"
"""What tells that dummy put another card than was named."""
_TRICK_OF = {
    "revoke": REVOKED,
    "defective_trick": WENT_WRONG,
    "trick_turned_wrong": TURNED_WRONG,
    "dummy_misplayed_card": _OTHER_CARD,
}
"""What tells the irregularity, where the trick that is named with it is the one it happened in."""
_LEADS = frozenset("opening_lead_out_of_turn lead_out_of_turn play_after_illegal_play premature_play".split())
_CLAIMS = frozenset("claim concession trick_count_dispute".split())


def trick_talk(
    message: Message,
    irregularity: str,
    players: Players,
    facts: dict[str, Evidence],
    context: Context,
    called: str | None,
) -> None:
    """Add what follows to `facts`, in place; what is told in so many words is kept.

    Args:
        message: The message.
        irregularity: What it is about.
        players: Who is who in it.
        facts: The facts read so far.
        context: What was told before.
        called: What the player who did wrong is called, where his seat isn't told.
    """
    if irregularity == "revoke":
        _name_revoker(message, players, facts)
    elif irregularity == "defective_trick" and (seat := defaulter(message, players)) is not None:
        facts["offender"] = message.tells(seat)
    told = FactsTold(message, facts)
    if irregularity in _TRICK_OF:
        trick_told(message, _TRICK_OF[irregularity], told)
    if irregularity == "revoke":
        twelfth_trick(message, told)
    camps = _camps(message, irregularity, players, facts, context, called)
    after = (
        _next_trick(message, irregularity, camps, facts) if irregularity in _NEXT_TRICK else Reading(None, False, False)
    )
    _played_after(message, irregularity, players, camps, facts)
    if irregularity == "revoke":
        _revoke_and_claim(message, players, camps, after, facts)
    elif irregularity == "defective_trick":
        defective_talk(message, players, facts)
        winner_of_trick(message, camps, told)
        if odd_one_out(message, players) is None:  # else what follows "na slag 8" are cards that are held
            later_tricks(message.skeleton, camps, told)
        if told.value("won_later_trick") is not None and told.value("next_trick") is None and not after.told:
            told.put("next_trick", "both")
    else:
        _what_was_done(message, irregularity, players, facts, context)


def _played_after(
    message: Message, irregularity: str, players: Players, camps: Camps, facts: dict[str, Evidence]
) -> None:
    """Who has played since, and to whose lead."""
    if irregularity in _PLAYED_AFTER:
        anyone = irregularity == "played_card_retraction"  # any later card makes it too late (47E2a)
        if (played := opponent_played(message, camps, partner_too=anyone)) is not None:
            facts["opponent_played_after"] = message.tells(played)
    if irregularity in INCIDENTS and (played := opponent_followed(message, camps, irregularity)) is not None:
        facts["opponent_played_after"] = message.tells(played)
    if irregularity in _LEADS:
        played_to_lead(message, irregularity, players, facts, camps)
    if irregularity in _SENT:
        sent_by_opponent(message, players, facts, camps)


def _what_was_done(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], context: Context
) -> None:
    """What was claimed, taken back, named, or done by dummy."""
    if irregularity == "played_card_retraction":
        taking_back_talk(message, players, facts)
    elif irregularity in _CLAIMS:
        claim_talk(message, irregularity, players, facts)
    elif irregularity == "dummy_overstepped":
        act = context.facts.get("dummy_act")
        before = act is None and message.skeleton.has(_BEFORE_THAT)  # what he said is still asked
        spoken = context.irregularity == irregularity and (before or act not in (None, "looked", "shown"))
        dummy_overstepped_talk(
            message, irregularity, players, facts, spoken=spoken, of_declarer=is_of_declarer(message, players)
        )
    elif irregularity in ("dummy_misplayed_card", "dummy_suggested_play"):
        dummy_card_talk(message, players, facts)
    elif irregularity == "trick_inspection":
        inspection_talk(message, players, facts)
    elif irregularity == "incomplete_designation":
        put_designation(message, players, facts)
    elif irregularity == "unintended_designation":
        _unintended(message, players, facts)


def _revoke_and_claim(
    message: Message, players: Players, camps: Camps, after: Reading, facts: dict[str, Evidence]
) -> None:
    """Add what is told of a revoke, and of a claim after it (63A3, 63A4)."""
    told = FactsTold(message, facts)
    revoke_talk(message, players, camps, after, facts)
    claimer(message, players, facts, verbs=CLAIMS_TRICKS)
    claimer(message, players, facts, verbs=GIVES_THE_REST)
    claiming_side(message, players, facts)
    if told.value("claimer") in players.defenders:
        told.put("claimer_role", "defender")
    if "claimer" in facts or "claimer_role" in facts:
        agreement(message, facts)
    dummy_overstepped_talk(message, "revoke", players, facts)


_NAMES = r"seat#(\d+)(?: (?:heeft|had|,|als|die|pronoun#\d+|defender#\d+|eerst|toen|per|ongeluk))* (?:zei|zegt|noemde|noemt|riep|roept|vroeg|vraagt|wil|wilde|versprak|speelde|speelt)"


def _unintended(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Declarer names dummy's cards: only who is said to have named or played one is taken for another player."""
    named = [players.seat_of.get(found[0]) for found, _ in message.skeleton.find(_NAMES)]
    told = facts.get("offender")
    if players.declarer is not None and (told is None or told.value not in named):
        facts["offender"] = message.tells(players.declarer)
    elif players.declarer is None and (seat := speaker(message, players)) is not None:
        facts["declarer"] = message.tells(seat)
    since = declarer_played(message, players)
    if since is None and _in_next_trick(message, players):
        since = True
    if since is not None:
        facts["declarer_played_since"] = message.tells(since)
    facts.pop("slip", None)
    if (slip := misspoke(message)) is not None:
        facts["slip"] = message.tells(slip)


def _in_next_trick(message: Message, players: Players) -> bool:
    """Whether declarer has played to the next trick: "hij zat in de volgende slag al in zijn hand te spelen"."""
    if not message.skeleton.has(NEXT):
        return False
    camps = Camps(players, players.declarer or speaker(message, players), declaring=True)
    return next_trick(message.skeleton, camps, None).value in ("own_side", "both")


def _name_revoker(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    if dummy_revoked(message):
        if players.declarer is None:
            facts["offender_role"] = message.tells("dummy")
        elif "offender" not in facts or facts["offender"].value == players.declarer:
            facts["offender"] = message.tells(players.declarer.partner)
    elif together_revoked(message) and (seat := beside_mended(message, players)) is not None:
        facts["offender"] = message.tells(seat)
        facts["both_established"] = message.tells(False)
    elif (seat := revoker(message, players)) is not None:
        facts["offender"] = message.tells(seat)
    elif declarer_revoked(message, players):
        facts.pop("offender", None)
        facts["offender_role"] = message.tells("declarer")


def _camps(
    message: Message,
    irregularity: str,
    players: Players,
    facts: dict[str, Evidence],
    context: Context,
    called: str | None,
) -> Camps:
    told = facts.get("offender")
    known = context.facts.get("offender")
    goes_on = known is not None and irregularity == context.irregularity and not message.skeleton.has(REVOKED)
    offender = told.value if told and not goes_on else known
    if irregularity in _DECLARING:
        namer = told.value if told and irregularity == "unintended_designation" else speaker(message, players)
        return Camps(players, players.declarer or (Seat(str(namer)) if namer else None), declaring=True)
    seat = Seat(offender) if isinstance(offender, str) else None
    if irregularity == "revoke" and seat is None:
        called = called_revoker(message, players) or called
    if irregularity == "trick_turned_wrong":
        pointing = points_out(message, players)
        if pointing is not None:
            return Camps(players, pointing, declaring=_declares(message))
        if seat is None and declaring_side_speaks(message, players):
            return Camps(players, None, declaring=True)
    role = facts.get("offender_role")
    if irregularity in _BY_HAND and seat is None and role is not None and role.value == "declarer":
        called = "declarer"  # he led from the wrong hand, or it is said that he revoked
    return Camps(players, seat, declaring=_declares(message), named=called)


def _declares(message: Message) -> bool | None:
    """Whether the player who did wrong is called declarer or dummy, or a defender."""
    verbs = r"(?:verzaakt|verzaakte|bekent|bekende|gooit|troeft|troefde|heeft verzaakt)"
    if message.skeleton.has(rf"(?:declarer|dummy)#\d+(?: (?:heeft|had|ook|in|suit#\d+|toen|dus))* {verbs}"):
        return True
    if message.skeleton.has(rf"defender#\d+(?: (?:heeft|had|ook|in|suit#\d+|toen|dus))* {verbs}"):
        return False
    return None


_BEFORE_THAT = r"(?:eerder|daarvoor|tevoren|ervoor|voordien|voorheen|eerst)"
"""When dummy looked at a hand, where it was told before that he said something."""
_BY_HAND = ("lead_out_of_turn", "revoke")
_TWO_AT_ONCE = r"(?:twee|rank#\d+|beide) kaart(?:en|jes)|tegelijk|tegelijkertijd|gelijktijdig"
_INCIDENT = {"revoke": REVOKED, "trick_turned_wrong": TURNED_WRONG, "simultaneous_cards": _TWO_AT_ONCE}
"""What tells the irregularity, where a lead told after it is one to the next trick."""


def _next_trick(message: Message, irregularity: str, camps: Camps, facts: dict[str, Evidence]) -> Reading:
    """What the message tells of the next trick; cues count only where nothing is told of who played to it."""
    trick = facts.get("trick")
    number = trick.value if trick and isinstance(trick.value, int) else None
    # who disobeyed declarer's choice may have done so by leading
    ordered = "choice" in facts and message.skeleton.has(ORDERED)
    done = "" if ordered else _INCIDENT.get(irregularity, "")
    wrong = _TRICK_OF.get(irregularity, "")
    after = next_trick(message.skeleton, camps, number, done=done, wrong=wrong)
    if after.value is not None:
        facts["next_trick"] = message.tells(after.value)
    elif after.told:
        facts.pop("next_trick", None)
        if after.own_side_waits and irregularity in ("trick_turned_wrong", "trick_inspection"):
            facts["next_trick"] = message.tells("nobody")
    return after
