"""Laws 69 and 71: agreement to a claim or concession, and what can still be had back within the correction period."""

from __future__ import annotations

from rules.case import Case, Steps, step


def agreed_claim(case: Case) -> Steps:
    """The opponents agreed to a claim; a trick they had won, or would likely have won, still comes back (69B)."""
    lost = case.told("lost_trick")
    if lost in (None, "doubtful"):
        yield step("claim_agreed", "69A", "68D1", "68B1")
        yield step("claim_agreed", "69B", "79C1", text="agreement_may_be_withdrawn")
    elif in_correction_period(case):
        article = "69B1" if lost == "won" else "69B2"
        yield step(
            "trick_returned", article, "69B", "79C1", director=lost != "won", text=f"trick_back_{article.lower()}"
        )
    else:
        yield step("too_late", "69B", "79C1", text="too_late_for_trick")
        yield step("claim_agreed", "69A")


def conceded_tricks(case: Case) -> Steps:
    """A concession stands; a trick that was won, or that no normal play loses, still comes back (71)."""
    lost = _lost_trick(case)
    if lost is None:
        yield step("concession_stands", "68B1", "69A", text="concession_counts")
        yield step("play_ceases", "68D")
        yield step("concession_stands", "71", "79C1", text="concession_may_be_cancelled")
    elif lost in ("likely", "doubtful"):
        yield step("concession_stands", "71", "71.2", director=True, text="normal_play_could_lose")
    elif in_correction_period(case):
        article = "71.1" if lost == "won" else "71.2"
        yield step("trick_returned", article, "71", "79C1", director=lost != "won", text=f"trick_back_{lost}")
    else:
        yield step("concession_stands", "71", "79C1", text="too_late_for_trick")


def _lost_trick(case: Case) -> str | None:
    """The trick somebody wants back, if any; a card named with the concession is taken for one that can't lose."""
    among = ("won", "sure", "likely", "doubtful")
    if case.knows("cards"):
        return case.word("lost_trick", likely="sure", among=among)
    return case.option("lost_trick", among)


def in_correction_period(case: Case) -> bool:
    """Told, or from the minutes since the score could be inspected and the length that the organisation chose."""
    minutes = case.facts.get("minutes_since_scores")
    if isinstance(minutes, int) and not case.knows("within_correction_period"):
        case.derive("within_correction_period", minutes <= case.regulations.correction_minutes)
    return case.flag("within_correction_period", likely=True)
