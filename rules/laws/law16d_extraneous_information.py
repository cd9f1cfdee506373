"""Law 16D, information from another source than partner or the own side's withdrawn actions."""

from __future__ import annotations

from rules.case import Case, Steps, step
from rules.moments import auction_begun


def extraneous_information(case: Case) -> Steps:
    """Something overheard or seen of this board: before the first call the director has four ways, after it two."""
    begun = auction_begun(case)
    if case.told("interferes", (False,)) is False:
        yield step("board_played_normally", "16D2", "16D1", director=True, text="information_does_not_matter")
        return
    yield step(
        "director_chooses", "16D3" if begun else "16D2", "16D1", director=True, text="ways_after_foreign_information"
    )
    if not begun:
        yield step("option_change_seats", "16D2a", director=True)
        yield step("option_redeal", "16D2b", director=True)
    yield step(
        "play_on_assess_later",
        "16D2c",
        *(("16D3",) if begun else ()),
        director=True,
        text="play_with_foreign_information",
    )
    yield step("option_adjust_now", "16D2d", *(("16D3",) if begun else ()), director=True)
    yield step("adjusted_score_if_damaged", "16D2c", "12C1b", director=True, text="foreign_information_mattered")


LAWS = {"extraneous_information": extraneous_information}
