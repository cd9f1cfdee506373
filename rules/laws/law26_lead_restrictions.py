"""Law 26: the first lead of a defender whose partner withdrew a call and didn't replace it by a comparable one."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.turns import known_call, offenders_declare
from rules.vocabulary import Suit

_WORTH_TRYING: tuple[tuple[str, ...], ...] = ((), ("S",), ("H",), ("D",), ("C",), ("S", "H", "D", "C"))


def lead_restriction(case: Case) -> Steps:
    """Declarer may forbid one suit that the offender didn't specify in the legal auction (26B)."""
    offenders_declare(case)
    if case.flag("side_declares", likely=False):
        yield step("no_lead_restriction_26", "26B", text="offenders_declare")
        return
    if case.flag("comparable", likely=False):
        yield step("no_lead_restriction_26", "26A")
        yield step("adjusted_score_if_damaged", "23C", director=True, text="comparable_call_helped")
        return
    if not case.flag("first_lead", likely=True):
        yield step("restriction_ended", "26B", text="only_at_first_lead")
        yield step("partner_free", "26B", text="partner_leads_freely")
        return
    specified = case.suits("specified_suits", likely=_natural_suit(case), among=_WORTH_TRYING)
    open_to_ban = [str(suit) for suit in Suit if suit not in specified]
    if open_to_ban:
        yield from _choice(case, open_to_ban)
    else:
        yield step("no_lead_restriction_26", "26B", text="all_suits_specified")


def _natural_suit(case: Case) -> tuple[str, ...]:
    """The suit of the call that stands in the place of the withdrawn one: specified, when it is natural."""
    replacement = known_call(case, "replacement")
    named = str(replacement.denomination) if replacement else ""
    return (named,) if named in ("S", "H", "D", "C") else ()


def _choice(case: Case, open_to_ban: list[str]) -> Steps:
    """Declarer's choice, made or still open."""
    if case.told("could_follow", (False,)) is False:  # the player can't lead as declarer asks
        yield step("any_card", "59", text="unable_to_lead_as_asked")
        return
    choice = case.option("choice", ("forbid", "none"))
    if choice == "none":
        yield step("restriction_ended", "26B", text="ban_not_used")
        yield step("partner_free", "26B", text="partner_leads_freely")
        return
    banned = case.suit("choice_suit", likely=open_to_ban[0], ask_first=True) if choice == "forbid" else None
    if banned and banned in open_to_ban:
        yield step("may_not_lead_suit", "26B", "59", text="suit_banned_at_first_lead", suit=banned)
        return
    if banned:
        yield step("declarer_chooses_first", "26B", text="specified_suit_not_banned", suit=banned)
    else:
        wants_to_require = case.peek("choice") == "require"
        yield step("declarer_chooses_first", "26B", text="ban_only" if wants_to_require else "declarer_chooses_ban")
    yield step("option_forbid_suit", "26B", text="option_ban_suit", suits=open_to_ban)
    yield step("option_no_restriction", "26B", text="option_no_ban")


LAWS = {"lead_restriction": lead_restriction}
