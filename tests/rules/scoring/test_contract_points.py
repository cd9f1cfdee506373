"""Law 77."""

from itertools import product

import pytest

from rules.scoring.contract_points import Result
from rules.vocabulary import Contract

LEVELS, DENOMINATIONS, DOUBLES = range(1, 8), ("C", "D", "H", "S", "NT"), ("", "X", "XX")

# Added up trick by trick, as the table of Law 77 stands, to check the formula of the code against.
UNDERTRICKS = {
    ("", False): [50] * 13, ("", True): [100] * 13,
    ("X", False): [100, 200, 200, *[300] * 10], ("X", True): [200, *[300] * 12],
    ("XX", False): [200, 400, 400, *[600] * 10], ("XX", True): [400, *[600] * 12],
}  # fmt: skip
OVERTRICK = {("X", False): 100, ("X", True): 200, ("XX", False): 200, ("XX", True): 400}
MADE = {"": 0, "X": 50, "XX": 100}
TIMES = {"": 1, "X": 2, "XX": 4}


def table_points(level, denomination, double, vulnerable, tricks):
    over = tricks - 6 - level
    if over < 0:
        return -sum(UNDERTRICKS[double, vulnerable][:-over])
    each = 20 if denomination in "CD" else 30
    contract_tricks = [40 if denomination == "NT" and n == 0 else each for n in range(level)]
    trick_points = sum(contract_tricks) * TIMES[double]
    premium = 50 if trick_points < 100 else 500 if vulnerable else 300
    slam = {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
    return trick_points + premium + slam + MADE[double] + over * OVERTRICK.get((double, vulnerable), each)


@pytest.mark.parametrize(("level", "denomination", "double"), list(product(LEVELS, DENOMINATIONS, DOUBLES)))
def test_every_contract_with_every_number_of_tricks(level, denomination, double):
    contract = Contract(f"{level}{denomination}{double}")
    for tricks, vulnerable in product(range(14), (False, True)):
        expected = table_points(level, denomination, double, vulnerable, tricks)
        assert Result(contract, tricks).points(vulnerable=vulnerable) == expected, (tricks, vulnerable)


@pytest.mark.parametrize(
    ("result", "not_vulnerable", "vulnerable"),
    [
        ("3NT=", 400, 600), ("4S=", 420, 620), ("4H=", 420, 620), ("5C=", 400, 600), ("5D=", 400, 600),
        ("6S=", 980, 1430), ("6NT=", 990, 1440), ("7NT=", 1520, 2220), ("2SX=", 470, 670), ("2SX+1", 570, 870),
        ("1NTXX=", 560, 760), ("4HX-1", -100, -200), ("4HX-2", -300, -500), ("4HX-3", -500, -800),
        ("4HX-4", -800, -1100), ("6NT+1", 1020, 1470), ("1NT=", 90, 90), ("3DX=", 470, 670),
    ],
)  # fmt: skip
def test_well_known_scores(result, not_vulnerable, vulnerable):
    parsed = Result.parse(result)
    assert parsed.points(vulnerable=False) == not_vulnerable
    assert parsed.points(vulnerable=True) == vulnerable


@pytest.mark.parametrize(
    ("contract", "vulnerable", "tricks", "points"),
    [
        pytest.param("3NT", False, 9, 400, id="rest-195"),
        pytest.param("3NT", True, 9, 600, id="rest-196"),
        pytest.param("4S", True, 11, 650, id="rest-197"),
        pytest.param("2SX", False, 8, 470, id="rest-198"),
        pytest.param("2SX", True, 9, 870, id="rest-199"),
        pytest.param("1NTXX", False, 7, 560, id="rest-200"),
        pytest.param("6H", False, 12, 980, id="rest-201"),
        pytest.param("7NT", True, 13, 2220, id="rest-202"),
        pytest.param("4HX", False, 6, -800, id="rest-203"),
        pytest.param("4HX", True, 8, -500, id="rest-204"),
        pytest.param("4HXX", True, 8, -1000, id="rest-205"),
        pytest.param("4H", True, 7, -300, id="rest-206"),
        pytest.param("3DX", False, 9, 470, id="rest-207"),
        pytest.param("1NT", False, 7, 90, id="rest-208"),
    ],
)
def test_law_examples(contract, vulnerable, tricks, points):
    assert Result(Contract(contract), tricks).points(vulnerable=vulnerable) == points


@pytest.mark.parametrize(("text", "tricks"), [("4S=", 10), ("3NT+1", 10), ("2HX-2", 6), ("1NTXX+6", 13), ("7C-13", 0)])
def test_results_as_players_write_them(text, tricks):
    assert Result.parse(text).tricks == tricks


@pytest.mark.parametrize("text", ["4S", "4S=1", "4S+", "8S=", "4S+4", "1C-8", "4S-x", "=", "4S+-1", ""])
def test_what_is_no_result(text):
    with pytest.raises(ValueError, match=r"not a|wins"):
        Result.parse(text)
