"""The facts a law may read: what kind of value each has and which values it may take.

Names and values are the JSON interface's. `domain` gives representative values, used for questions, for what-if and for
walking a law through every answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.vocabulary import Seat, Suit

Value: TypeAlias = str | int | float | bool | list[str] | dict[str, int] | None
Facts: TypeAlias = Mapping[str, Value]
Kind: TypeAlias = Literal["flag", "word", "seat", "side", "suit", "cards", "call", "contract", "number", "counts"]


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact: its `kind` and, for kinds with few values, its `domain`."""

    name: str
    kind: Kind
    domain: tuple[Value, ...]


_FLAGS = """
deliberate partner_could_see faced told_by_opponent dummy_seen accepted defenders_agree partner_played
declarer_played_both opponent_played_after declarer_played_since slip established won_later_trick repeated both_sides
same_denomination comparable partner_called lho_called anyone_bid previous_offender_call artificial lead_faced
side_declares suggested logical_alternative explanation_wrong damage call_made card_seen played_before
within_correction_period agreed objection statement outstanding_trump play_continued playable_without_change
foreign_card
influenced same_call could_follow dummy_leads own_fault earlier_dummy_breach hands_returned all_agree cards_mixed
two_players whole_hand claim_meant after_lead_out_of_turn led_before_choice lead_lost first_lead could_have_known
proper_lead next_in_turn_played dummy_played_second partner_led_face_down dummy_acted led_next_trick
retraction_required on_table
named dummy_card other_card_played already_played meant_as_lead nothing_named legal_card partner_can_follow
other_intention
in_last_suit several_of_rank opponent_changed attention_drawn
called_before_ruling rho_must_pass three_passes replaced_early second_accepted wrong_bid_named
both_established same_trick played_penalty_card own_card_only card_played_again current_trick_only all_tricks
trump_mentioned
convinced correction_approved facts_determined
during_deal playable_later result_known other_table_favours surplus played_to_trick loses_board interferes
opponent_misled bridge_reason partner_expected permission scorable assigned_possible non_offenders_acted
led_in_turn was_allowed gain_from_ignorance self_inflicted rectification_applied serious
""".split()
_SEATS = (
    "dealer declarer offender leader on_lead turn previous_bidder explainer claimer accepted_by other_caller".split()
)
_WORDS: dict[str, tuple[str, ...]] = {
    "phase": ("before", "auction", "clarification", "play", "after"),
    "offender_role": ("defender", "declarer", "dummy"),
    "penalty_card_kind": ("minor", "major"),
    "choice": (
        "require", "forbid", "none", "accept", "refuse", "spread", "highest", "lowest", "other_suit", "not_suit",
    ),
    "next_trick": ("nobody", "own_side", "other_side", "both"),
    "revoke_trick_winner": ("offender", "partner", "opponents"),
    "noticed": ("in_time", "next_board", "round_over"),
    "words": ("high", "low", "win", "suit", "rank", "anything", "not_in_dummy"),
    "visible_count": ("one", "more"),
    "rho_action": ("pass", "other"),
    "doubled": ("no", "by_opponents", "by_partner", "redoubled"),
    "turn_of": ("rho", "partner", "lho"),
    "information": ("hesitation", "remark", "gesture", "question", "explanation", "alert", "other"),
    "noticed_by": ("explainer", "partner", "opponent"),
    "card_found": ("floor", "board", "other_board", "played", "nowhere"),
    "fault": ("none", "partly", "directly"),
    "form": ("pairs", "teams", "individual", "butler"),
    "offence": ("late", "slow", "loud", "comparing", "touching", "wrong_pocket", "wrong_procedure", "disobedience"),
    "other_fault": ("none", "partly", "directly"),
    "deal_fault": ("dealing", "unshuffled", "other_session", "passed_out"),
    "swap": ("pairs", "partners", "opponents", "hands"),
    "question_fault": ("turn", "partner", "provoke"),
    "agreement": ("psyche", "undisclosed", "forbidden"),
    "spectator_act": ("irregularity", "information", "disturbance"),
    "bound": ("once", "throughout"),
    "requested_by": ("claimer", "opponent"),
    "shown_because": ("accident", "named", "remark", "concession", "procedure"),
    "penalty_card_now": ("on_table", "picked_up", "played"),
    "proper_leader": ("partner", "opponent"),
    "restriction": ("require", "forbid", "none"),
    "lost_trick": ("won", "sure", "likely", "doubtful"),
    "trick_error": ("too_few", "too_many", "misplaced"),
    "claimer_role": ("declarer", "defender"),
    "dummy_act": (
        "warned", "pointed_out", "called_director", "asked_declarer", "asked_defender", "commented", "looked", "shown",
    ),
}  # fmt: skip
_NUMBERS: dict[str, tuple[int, ...]] = {
    "board": (), "table": (), "trick": (1, 5, 12, 13), "count": (12, 14), "session_percentage": (35, 50, 65),
    "tricks": (), "minutes_since_scores": (),
}  # fmt: skip
_CARDS = ("cards", "penalty_cards", "own_penalty_cards", "designated_card", "dummy_cards", "trick_cards")
_CARD_DOMAIN: tuple[Value, ...] = (["?x"], ["?h"], ["?x", "?x"])
_CALLS = ("call", "previous_call", "replacement", "final_replacement")


def _all() -> dict[str, Fact]:
    facts = [
        *(Fact(name, "flag", (True, False)) for name in _FLAGS),
        *(Fact(name, "seat", tuple(Seat)) for name in _SEATS),
        *(Fact(name, "word", values) for name, values in _WORDS.items()),
        *(Fact(name, "number", values) for name, values in _NUMBERS.items()),
        *(Fact(name, "cards", _CARD_DOMAIN) for name in _CARDS),
        *(Fact(name, "call", ()) for name in _CALLS),
        Fact("choice_suit", "suit", tuple(Suit)),
        Fact("led_suit", "suit", tuple(Suit)),
        Fact("specified_suits", "suit", tuple(Suit)),
        Fact("contract", "contract", ()),
        Fact("card_counts", "counts", ()),
    ]
    return {fact.name: fact for fact in facts}


FACTS = _all()
