"""How well cases are answered: right, weak or wrong, each for a reason, by irregularity and by style.

A case is `right` when all that it expects holds. It is `wrong` when the last reply is a ruling with another
irregularity, a missing or forbidden outcome, or a fact that contradicts: a director would act on it. All else is
`weak`.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from bot.batch import answer

Case: TypeAlias = Mapping[str, Any]
Verdict: TypeAlias = Literal["right", "weak", "wrong"]
_VERDICTS: tuple[Verdict, ...] = ("right", "weak", "wrong")


@dataclass(frozen=True, slots=True)
class Score:
    """What came of one case."""

    case: Case
    verdict: Verdict
    reasons: tuple[str, ...]
    irregularity: str | None
    """The irregularity that was answered, or the kind of reply when there was none."""


class NotACase(ValueError):  # noqa: N818 - says what it is
    """A line of a file of cases can't be used; `line` is its number."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def read_cases(path: Path) -> list[Case]:
    """The cases in a file. Raises NotACase, and OSError or UnicodeDecodeError when it can't be read."""
    cases: list[Case] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            case = json.loads(line)
        except ValueError:
            raise NotACase(number) from None
        if not isinstance(case, dict) or not case.keys() >= {"id", "turns", "expect"}:
            raise NotACase(number)
        cases.append(case)
    return cases


def score(cases: Iterable[Case]) -> Iterator[Score]:
    """Answer each case and judge the answer."""
    for case in cases:
        out = answer(case)
        last = (out.get("replies") or [{}])[-1]
        got = last.get("irregularity") or last.get("kind") or "error"
        yield Score(case, *judge(case["expect"], out), got)


def judge(expect: Mapping[str, Any], out: Mapping[str, Any]) -> tuple[Verdict, tuple[str, ...]]:
    """The verdict on the replies `out`, with what was amiss."""
    replies = out.get("replies") or []
    if out.get("error") or not replies:
        return "weak", (f"error: {out.get('error', 'no reply')}",)
    last = replies[-1]
    grave = list(_grave(expect, last))
    light = list(_light(expect, replies[0], last, out.get("asked") or []))
    forbidden = [f"outcome {code} forbidden" for code in expect.get("outcomes_none") or [] if code in last["outcomes"]]
    hard = [*(grave if last["kind"] == "ruling" else []), *forbidden]
    return "wrong" if hard else "weak" if grave or light else "right", (*forbidden, *grave, *light)


def _grave(expect: Mapping[str, Any], last: Mapping[str, Any]) -> Iterator[str]:
    """What makes a ruling wrong."""
    if "irregularity" in expect and last["irregularity"] not in _listed(expect["irregularity"]):
        yield f"irregularity {last['irregularity']} not {expect['irregularity']}"
    known = {**last["assumed"], **last["facts"]}
    for fact, value in (expect.get("facts") or {}).items():
        if fact in known and _plain(known[fact]) != _plain(value):
            yield f"fact {fact} {known[fact]} not {value}"
    for code in expect.get("outcomes_all") or []:
        if not set(last["outcomes"]) & set(_listed(code)):
            yield f"outcome {code} missing"


def _light(
    expect: Mapping[str, Any], first: Mapping[str, Any], last: Mapping[str, Any], asked: Sequence[str]
) -> Iterator[str]:
    """What makes an answer weak, whatever its kind."""
    if "kind" in expect and last["kind"] not in _listed(expect["kind"]):
        yield f"kind {last['kind']} not {expect['kind']}"
    for fact in (expect.get("facts") or {}).keys() - {**last["assumed"], **last["facts"]}.keys():
        yield f"fact {fact} missing"
    cited = [_article(article) for article in last["articles"]]
    for article in expect.get("articles_all") or []:
        if not any(c.startswith(_article(a)) for a in _listed(article) for c in cited):
            yield f"article {article} missing"
    if "first_kind" in expect and first["kind"] not in _listed(expect["first_kind"]):
        yield f"first kind {first['kind']} not {expect['first_kind']}"
    if "max_asked" in expect and len(asked) > expect["max_asked"]:
        yield f"asked {len(asked)} > {expect['max_asked']}"
    text = last["text"].lower()
    yield from (f"text lacks {words!r}" for words in expect.get("text_has") or [] if words not in text)
    yield from (f"text has {words!r}" for words in expect.get("text_lacks") or [] if words in text)


def _article(article: str) -> str:
    return re.sub(r"[\s().]|art(ikel)?", "", article.lower())


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _plain(value: Any) -> list[str]:
    """Facts compare as sorted words, so that "S" and ["S"] are the same."""
    return sorted(map(str, _listed(value)))


def report(scores: Sequence[Score], show: int) -> Iterator[str]:
    """The lines of a report: what went amiss, counts by irregularity and by style, and what was taken for what."""
    amiss = sorted((s for s in scores if s.verdict != "right"), key=lambda s: s.verdict != "wrong")
    for one in amiss[:show]:
        said = " / ".join(one.case["turns"])[:110]
        yield f"{one.verdict:5} {one.case['id']:8} {said!r}: {'; '.join(one.reasons)[:200]}"
    yield from _counts("irregularity", ((_expected(s), s.verdict) for s in scores))
    yield from _counts("style", ((tag, s.verdict) for s in scores for tag in s.case.get("tags") or ["-"]))
    taken = Counter((_expected(s), s.irregularity) for s in scores if _mistaken(s))
    if taken:
        yield "\nexpected, but answered as"
        yield from (f"{count:4} {wanted} -> {got}" for (wanted, got), count in taken.most_common())
    counts = Counter(s.verdict for s in scores)
    total = max(len(scores), 1)
    said = ", ".join(f"{counts[v]} {v} ({counts[v] / total:.1%})" for v in _VERDICTS)
    yield f"\n{len(scores)} cases: {said}"


def _expected(one: Score) -> str:
    return str(_listed(one.case["expect"].get("irregularity"))[0] or "-")


def _mistaken(one: Score) -> bool:
    expect = one.case["expect"]
    return bool(expect.get("irregularity")) and one.irregularity not in _listed(expect["irregularity"])


def _counts(title: str, rows: Iterable[tuple[str, Verdict]]) -> Iterator[str]:
    groups: dict[str, Counter[Verdict]] = defaultdict(Counter)
    for key, verdict in rows:
        groups[key][verdict] += 1
    yield f"\n{title:28}{'right':>6}{'weak':>6}{'wrong':>6}"
    for key in sorted(groups):
        yield f"{key:28}" + "".join(f"{groups[key][verdict]:6}" for verdict in _VERDICTS)
