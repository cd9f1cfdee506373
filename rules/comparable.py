"""Is a replacement call comparable to the withdrawn one (23A), and what follows: shared by Laws 26, 27 and 30-32."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.case import Case, Steps, step
from rules.laws.law72_awareness_of_damage import check_72c
from rules.turns import known, known_call, offenders_declare
from rules.vocabulary import Call

Kind: TypeAlias = Literal["pass", "bid", "double"]
Silence: TypeAlias = Literal["partner_must_pass_once", "partner_must_pass_throughout"]


def kind_of(call: Call) -> Kind:
    """Which of Laws 30, 31 and 32 a call belongs to; redoubles with doubles."""
    return "pass" if call == "P" else "bid" if call.is_bid else "double"


def worth_trying(bid: Call | None) -> tuple[str, ...]:
    """Replacements of each kind to offer, or to walk through a law with: a pass, a double, a `bid` that fits."""
    return (bid if bid and bid.is_bid else "2S", "P", "X")


def likely(withdrawn: Kind, replacement: Call, first: Call | None) -> bool:
    """What a director will most often find: in doubt comparable after a pass, else only the same sort of call."""
    if withdrawn == "pass":
        return True
    if kind_of(replacement) != withdrawn:
        return False
    return first is None or first.denomination is replacement.denomination


def is_comparable(case: Case, withdrawn: Kind, replacement: Call | None) -> bool | None:
    """Whether the replacement is comparable; the director judges, except of a pass. None while it isn't known.

    In the place of an artificial call a pass may show the same: an answer to an ace ask after an intervention.
    """
    if case.knows("comparable") or replacement is None:
        return case.open_flag("comparable")
    if replacement == "P" and known(case, "artificial") is not True:
        case.derive("comparable", withdrawn == "pass")
    return case.flag("comparable", likely=likely(withdrawn, replacement, known_call(case, "call")))


def judging_23a(case: Case) -> Steps:
    """The test itself, as long as the director hasn't given his judgement."""
    reading = case.readings.get("comparable")
    if reading is None or reading.how in ("assumed", "open"):
        yield step("comparable_test", "23A1", "23A2", "23A3", director=True)


def comparable(case: Case, *articles: str) -> Steps:
    """A call out of rotation was replaced by a comparable one."""
    yield step("no_rectification", *articles, "23B", "23A", text="replaced_by_comparable_call")
    yield step("no_lead_restriction_26", "26A")
    yield from judging_23a(case)
    yield step("adjusted_score_if_damaged", "23C", director=True, text="comparable_call_helped")


def not_comparable(case: Case, silence: Silence, *articles: str) -> Steps:
    """The replacement isn't comparable: partner is silenced, with all that comes with it."""
    yield step(silence, *articles, "23A")
    yield from judging_23a(case)
    yield from after_withdrawn_call(case)


def after_withdrawn_call(case: Case) -> Steps:
    """What a withdrawn call leaves behind: a lead restriction, information partner may not use, the closing check."""
    yield from restriction_26b(case)
    yield step("unauthorised_for_offending_side", "16C2", text="withdrawn_call_unauthorised")
    yield from check_72c(case)


def restriction_26b(case: Case, *articles: str) -> Steps:
    """The lead restriction, if the offending side comes to defend; `articles` are cited before 26B."""
    declares = offenders_declare(case)
    if declares:
        yield step("no_lead_restriction_26", *articles, "26B", text="offenders_declare")
    elif declares is None:
        yield step("lead_restriction_possible", *articles, "26B")
    else:
        yield step("lead_restriction_possible", *articles, "26B", text="lead_restriction_at_first_lead")
