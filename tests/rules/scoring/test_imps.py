"""Law 78B."""

import pytest

from rules.scoring.imps import datum, imps

SCALE = [
    "0-10:0", "20-40:1", "50-80:2", "90-120:3", "130-160:4", "170-210:5",
    "220-260:6", "270-310:7", "320-360:8", "370-420:9", "430-490:10", "500-590:11",
    "600-740:12", "750-890:13", "900-1090:14", "1100-1290:15", "1300-1490:16", "1500-1740:17",
    "1750-1990:18", "2000-2240:19", "2250-2490:20", "2500-2990:21", "3000-3490:22", "3500-3990:23",
    "4000-9990:24",
]  # fmt: skip


@pytest.mark.parametrize("line", SCALE)
def test_every_difference_of_the_scale(line):
    span, won = line.split(":")
    low, high = map(int, span.split("-"))
    for difference in range(low, high + 1, 10):
        assert imps(difference) == int(won)
        assert imps(-difference) == -int(won)


@pytest.mark.parametrize(
    ("difference", "won"),
    [
        pytest.param(10, 0, id="rest-210"),
        pytest.param(20, 1, id="rest-211"),
        pytest.param(40, 1, id="rest-212"),
        pytest.param(50, 2, id="rest-213"),
        pytest.param(430, 10, id="rest-214"),
        pytest.param(490, 10, id="rest-215"),
        pytest.param(500, 11, id="rest-216"),
        pytest.param(620, 12, id="rest-217"),
        pytest.param(1500, 17, id="rest-218"),
        pytest.param(4000, 24, id="rest-219"),
    ],
)
def test_law_examples(difference, won):
    assert imps(difference) == won


@pytest.mark.parametrize(
    ("scores", "dropped", "expected"),
    [([420, 450], 0, 440), ([-420, -450], 0, -440), ([2000, 420, 400, -800], 1, 410), ([100], 0, 100)],
)
def test_datum_is_the_mean_in_tens(scores, dropped, expected):
    assert datum(scores, dropped=dropped) == expected


def test_a_datum_needs_scores():
    with pytest.raises(ValueError, match="no scores"):
        datum([420, 450], dropped=1)
