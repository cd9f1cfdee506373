"""What a message is weighed by, by name and by number."""

from __future__ import annotations

import numpy as np
import pytest

from nlu.irregularity.features import MADE, RUNS, counts_of, numbers_of, weighed
from nlu.model import irregularities, numbered, rarities
from nlu.reading import read


def test_learned_features_are_known_by_number() -> None:
    message = read("oost liet schoppen heer vallen terwijl west aan slag was, en speelde nog een schoppen")
    number = irregularities().number
    assert numbers_of(message) == {
        block: {number[feature]: n for feature, n in counts.items() if feature in number}
        for block, counts in counts_of(message).items()
    }


def test_the_cues_of_an_irregularity_vote_together() -> None:
    number, vote = numbered(["=revoke: verzaakte", "=revoke: bekende !niet", "=claim", "=claim: claimt", "#verz"])
    assert number["=revoke"] == 5
    rarity = rarities([1.0, 2.0, 0.0, 2.0, 2.0], number)
    places, values = weighed({MADE: dict.fromkeys((0, 1, 3, 4), 1)}, rarity, vote)
    told = dict(zip(places.tolist(), values.tolist(), strict=True))
    assert told.keys() == {number["=revoke"], number["=claim"], number["#verz"]}
    assert told[number["=revoke"]] == pytest.approx(1.5 * told[number["=claim"]])


def test_each_block_has_its_own_length() -> None:
    rarity, vote = np.array([1.0, 3.0, 2.0]), np.arange(3)
    _, values = weighed({MADE: {0: 1, 1: 1}, RUNS: {2: 5}}, rarity, vote)
    assert np.linalg.norm(values[:2]) == pytest.approx(1.5)
    assert values[2] == pytest.approx(1.0)


def test_a_message_without_features_has_no_weight() -> None:
    places, values = weighed({MADE: {}, RUNS: {}}, np.zeros(0), np.arange(0))
    assert not len(places)
    assert not len(values)
