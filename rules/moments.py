"""How far the board had come: what several laws derive from the moment, or from facts that only fit one moment."""

from __future__ import annotations

from rules.case import Case


def auction_begun(case: Case) -> bool:
    """Whether somebody had called on the board."""
    if case.knows("call_made"):
        return case.flag("call_made", likely=True)
    return case.word("phase", likely="before") != "before"


def lead_is_faced(case: Case) -> bool:
    """Whether the opening lead had been faced: derived where the moment, the trick or dummy tells it."""
    phase = case.facts.get("phase")
    if not case.knows("lead_faced"):
        if phase in ("play", "after") or case.knows("trick"):
            case.derive("lead_faced", True)
        elif phase in ("before", "auction", "clarification"):
            case.derive("lead_faced", False)
    return case.flag("lead_faced", likely=False)


def phase_of(case: Case) -> str:
    """The phase; damage that is spoken of means that play had ended."""
    return case.word("phase", likely="after" if case.knows("damage") else "auction")


def board_is_over(case: Case) -> bool:
    """Whether play had ended."""
    return phase_of(case) == "after"
