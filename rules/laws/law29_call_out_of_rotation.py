"""Laws 28 and 29: is a call in rotation after all, and if not, does the left-hand opponent accept it.

Laws 30 (pass), 31 (bid) and 32 (double) say what follows when he doesn't; each names its articles in a `Rotation`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.case import Case, Steps, step
from rules.comparable import Kind, comparable, is_comparable, judging_23a, not_comparable, worth_trying
from rules.laws.law25_changes_of_call import second_call
from rules.refusal import if_refused, verdict_first
from rules.turns import Relation, acceptance, called_before, known, known_call, known_seat, whose_turn
from rules.vocabulary import Call


@dataclass(frozen=True, slots=True)
class Rotation:
    """The paragraphs of Law 30, 31 or 32."""

    kind: Kind
    partner_free: str
    """Partner may call what he likes (30B1a, 31B1, 32B1)."""
    own_turn: tuple[str, ...]
    """The offender at his own turn, when it wasn't the right-hand opponent's."""
    comparable: str
    not_comparable: str
    change: str
    """At the left-hand opponent's turn after an earlier call: a change of call (30B2, 31C, 32C)."""


def call_out_of_rotation(case: Case, law: Rotation, at_rho_turn: Callable[[Case], Steps]) -> Steps:
    """Accepted or not, in rotation after all or not; `at_rho_turn` rules when it was the right-hand opponent's turn."""
    offender = known_seat(case, "offender")
    told_turn = known_seat(case, "turn")
    forced = case.knows("rho_must_pass") and offender is not None and told_turn is offender.rho
    in_turn = forced or (offender is not None and told_turn is offender)
    accepted = not in_turn and acceptance(case, at_his_turn=False)
    if accepted:
        yield step("call_accepted", "29A")
        yield step("auction_continues", "29A", text="auction_goes_on")
        yield step("authorised_for_all", "29A", "16A1a", text="accepted_call_authorised")
        return
    turn = whose_turn(case)
    if turn == "offender":
        yield step("no_rectification", "17C", text="called_at_own_turn")
    elif turn == "rho" and case.told("rho_must_pass", (True,)):
        yield step("no_rectification", "28A", text="rho_had_to_pass")
    elif turn == "lho" and (law.kind == "double" or called_before(case)):
        yield from second_call(case, law.change)
    elif _called_in_rotation(case, turn):
        yield from _in_rotation()
    else:
        steps = at_rho_turn(case) if turn == "rho" else _at_other_turn(case, law, turn)
        if accepted is None:
            yield from _acceptance_open()
            yield from if_refused(steps)
        else:
            yield from verdict_first(_not_accepted(case), steps)


def _called_in_rotation(case: Case, turn: Relation) -> bool:
    """Whether an opponent whose turn it was called before there was a ruling (28B)."""
    acted = known(case, "rho_action") is not None if turn == "rho" else known(case, "lho_called") is True
    return turn != "partner" and acted and case.flag("called_before_ruling", likely=False)


def _in_rotation() -> Steps:
    yield step("no_rectification", "28B", text="proper_player_called_first")
    yield step("call_cancelled", "28B", text="call_as_if_not_made")
    yield step("auction_continues", "28B", text="auction_goes_on_from_proper_call")
    yield step("no_lead_restriction_26", "28B", text="in_rotation_without_restriction")
    yield step("unauthorised_for_offending_side", "28B", "16C2", text="withdrawn_call_unauthorised")


def _acceptance_open() -> Steps:
    yield step("call_out_of_turn", "29", "17C")
    yield step("option_accept", "29A", text="lho_may_accept_call")
    yield step("option_refuse", "29B", text="else_call_is_cancelled")


def _not_accepted(case: Case) -> Steps:
    yield step("call_cancelled", "29B", text="call_out_of_turn_cancelled")
    if not (case.knows("rho_action") or case.knows("replacement")):  # else the proper player has called already
        yield step("auction_continues", "29B", text="proper_player_calls")


def _at_other_turn(case: Case, law: Rotation, turn: Relation) -> Steps:
    if turn == "partner":
        yield step("partner_free", law.partner_free, "16C2", text="partner_calls_within_16c")
    yield from replaced(case, law, *law.own_turn)


def replaced(case: Case, law: Rotation, *articles: str) -> Steps:
    """The offender's call at his own turn decides: comparable or not."""
    settled = known(case, "accepted") is False or case.knows("artificial")
    if law.kind == "bid" and settled and case.flag("artificial", likely=False):
        yield step("comparable_test", "29C", "23A", text="compare_specified_suit", director=True)
    chosen = case.option("replacement", worth_trying(known_call(case, "call")))
    answer = is_comparable(case, law.kind, Call(chosen) if chosen else None)
    if answer:
        yield from comparable(case, law.comparable, *articles)
    elif answer is False:
        yield from not_comparable(case, "partner_must_pass_once", law.not_comparable, *articles)
    else:
        yield step("option_comparable_call", law.comparable, *articles, "23A")
        yield step("option_other_call", law.not_comparable, *articles, "26B", text="other_call_silences_partner_once")
        yield from judging_23a(case)


def repeat_or_replace(case: Case, law: Rotation, repeat: str) -> Steps:
    """At the right-hand opponent's turn: when he passes the call must be repeated, else the replacement decides."""
    action = case.option("rho_action", ("pass", "other"))
    if action == "pass":
        yield step("must_repeat_call", repeat)
        if _insufficient(case):
            yield step("option_accept", repeat, "27A1", text="repeated_bid_insufficient", director=True)
        yield step("no_lead_restriction_26", repeat, text="repeated_without_rectification")
    elif action == "other":
        yield from replaced(case, law)
    else:
        yield step("if_rho_passes", repeat)
        yield step("if_rho_calls", law.comparable, law.not_comparable, "23A")


def _insufficient(case: Case) -> bool:
    """Whether the call to be repeated is known to be an insufficient bid."""
    call, previous = known_call(case, "call"), known_call(case, "previous_call")
    return bool(call and previous and call.is_bid and previous.is_bid and not call.supersedes(previous))
