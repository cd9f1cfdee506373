"""Law 76, spectators: they take no part; what the director learns from one he may still act on (81C3)."""

from __future__ import annotations

from rules.case import Case, Steps, step


def spectator(case: Case) -> Steps:
    """A spectator spoke, told a player something, or disturbed."""
    act = case.told("spectator_act")
    yield step("warning", "76B5", "76C1", text="spectator_keeps_silent")
    if act in ("irregularity", None):
        yield step("director_chooses_moment", "81C3", "76C2", director=True, text="act_on_what_spectator_said")
    if act in ("information", None):
        yield step("play_on_assess_later", "16D1", "16D3", director=True, text="spectator_told_a_player")
        yield step("adjusted_score_if_damaged", "16D3", "12C1", director=True, text="spectator_influenced_result")
    yield step("spectator_removed", "76A1", director=True)


LAWS = {"spectator": spectator}
