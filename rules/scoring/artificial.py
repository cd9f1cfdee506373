"""What an artificial adjusted score is worth (12C2), and how unbalanced scores meet (12C4, 86B2b)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.regulations import DEFAULT, Regulations

Award: TypeAlias = Literal["A+", "A", "A-"]
BothSides: TypeAlias = tuple[float, float]  # each seen from its own side

AWARD_FOR_FAULT: dict[str, Award] = {"none": "A+", "partly": "A", "directly": "A-"}


def artificial_percentage(
    award: Award,
    session: float | None = None,
    other_boards: float | None = None,
    *,
    missed: int = 1,
    regulations: Regulations = DEFAULT,
) -> float:
    """The percentage for a pair (12C2a, 12C2c, 12C2d).

    Args:
        award: Average plus, average or average minus.
        session: The pair's score over the session, if known.
        other_boards: Its score on the other boards of the session, where that isn't the same.
        missed: Which missed board of the session this is for the pair, from 1.
        regulations: The organisation's choices.
    """
    plus = regulations.average_plus_percentages
    base = {"A+": plus[min(missed, len(plus)) - 1], "A": 50, "A-": 40}[award]
    own = session if other_boards is None else other_boards
    if session is None or own is None:
        return base
    if award == "A+" and session > 60:
        return max(base, own)
    if award == "A-" and session < 40:
        return min(base, own)
    return base


def other_boards_percentage(session: float, boards: int, provisional: float) -> float:
    """Score on the other boards when the board stands in the session with a `provisional` percentage.

    Raises ValueError unless there are other boards.
    """
    if boards < 2:
        raise ValueError("a session of one board has no other boards")
    return (session * boards - provisional) / (boards - 1)


def artificial_imps(award: Award, regulations: Regulations = DEFAULT) -> int:
    """The IMPs for a contestant scored in IMPs (12C2b; the size is the organisation's)."""
    size = regulations.average_plus_imps
    return {"A+": size, "A": 0, "A-": -size}[award]


def non_comparable_imps(assigned: float | None, regulations: Regulations = DEFAULT) -> BothSides:
    """86B2b, one side at fault: the better of average plus and an assigned score; the offenders get the complement."""
    plus = artificial_imps("A+", regulations)
    best = plus if assigned is None else max(plus, assigned)
    return best, -best


def knockout_imps(team: float, opponents: float) -> BothSides:
    """12C4: scores that don't balance are averaged; each team's adjusted score is seen from its own side."""
    net = (team - opponents) / 2
    return net, -net
