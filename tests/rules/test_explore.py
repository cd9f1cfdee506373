"""Every law walked through every answer."""

import tomllib
from pathlib import Path

import pytest

from rules import articles
from rules.explore import explore
from rules.irregularities import LAW_OF
from rules.outcomes import OUTCOMES

PINNED = {
    key: count
    for path in sorted((Path(__file__).parent / "leaves").glob("*.toml"))
    for key, count in tomllib.loads(path.read_text(encoding="utf-8")).items()
}
WALKS = [(code, "2017") for code in LAW_OF] + [
    ("exposed_card", "1997"),
    ("penalty_card_lead", "1997"),
    ("penalty_card_turn", "1997"),
]


@pytest.mark.parametrize(("irregularity", "edition"), WALKS, ids=lambda value: value)
def test_every_path_ends_in_a_ruling_that_cites_existing_articles(irregularity, edition):
    count = 0
    for leaf in explore(irregularity, edition):
        count += 1
        assert leaf.steps, f"nothing is ruled on {leaf.facts}"
        for step in leaf.steps:
            assert step.outcome in OUTCOMES
            assert step.articles, f"{step.outcome} rests on no article"
            for article in step.articles:
                assert articles.exists(article, edition), f"{article} ({step.outcome})"
    key = irregularity if edition == "2017" else f"{irregularity}_{edition}"
    print(f"{key} = {count}")
    assert count == PINNED[key], "the law has changed: read the change, then pin the new number of leaves"
