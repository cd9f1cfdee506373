"""Given facts, expected outcomes: the cases in `cases/*.jsonl`, one pytest item each.

A case: {"id", "law", "irregularity", "facts", "edition"?, "expect"}, where `expect` holds some of "outcomes_all",
"outcomes_none", "articles_all" and "needs".
An entry of `outcomes_all` may be a list: any of them. An article is met by its sub-paragraphs.
"""

import json
from pathlib import Path

import pytest

from rules.decide import decide

CASES = [
    json.loads(line)
    for path in sorted((Path(__file__).parent / "cases").glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.strip()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_facts_lead_to_the_expected_ruling(case):
    decision = decide(case["irregularity"], case["facts"], edition=case.get("edition", "2017"))
    expect = case["expect"]
    if "needs" in expect:
        assert decision.needs is not None
        assert decision.needs.fact == expect["needs"]
        return
    assert decision.needs is None, f"asks for {decision.needs}"
    for wanted in expect.get("outcomes_all", []):
        any_of = {wanted} if isinstance(wanted, str) else set(wanted)
        assert any_of & set(decision.outcomes), f"{wanted} not in {decision.outcomes}"
    assert not set(expect.get("outcomes_none", [])) & set(decision.outcomes)
    for article in expect.get("articles_all", []):
        assert any(cited.startswith(article) for cited in decision.articles), f"{article} not in {decision.articles}"


def test_every_case_has_its_own_id():
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))
