"""What is typed in haste beside the table: a suit as one capital, an ordinal in figures."""

from __future__ import annotations

import pytest

from nlu.reading import read


@pytest.mark.parametrize(
    ("text", "suits"),
    [
        ("Z verzaakte in H", ["H"]),
        ("W speelt R op S, had nog S", ["D", "S", "S"]),
        ("K uit dummy, O heeft geen K meer", ["C", "C"]),
        ("leider N verbiedt R", ["D"]),
        ("N laat de H vallen", []),
        ("W legt de K neer, de V blijft liggen", []),
        ("IN DE DERDE SLAG VERZAAKT W IN H", []),
        ("tafel S, lijn K", []),
    ],
)
def test_a_capital_that_stands_for_a_suit(text: str, suits: list[str]) -> None:
    assert [mention.value for mention in read(text).mentions if mention.kind == "suit"] == suits


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("2e verzaking van W", "tweede verzaking van seat#0"),
        ("de 12de slag", "de trick#0"),
        ("voor de 1ste keer", "voor de eerste keer"),
        ("W 2 de rest 3", "seat#0 rank#1 de rest rank#2"),
        ("14e ronde", "14 e ronde"),
    ],
)
def test_an_ordinal_in_figures(text: str, line: str) -> None:
    assert read(text).skeleton.line == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("strafk. S3 bij Z", "strafkaart card#0 bij seat#1"),
        ("ldr. oost, tegensp. noord", "declarer#0 seat#1 , defender#2 seat#3"),
        ("S3 is strafk. West komt aan slag", "card#0 is strafkaart . seat#1 komt aan slag"),
        ("W verz. in tr 4", "seat#0 verzaakt in trick#1"),
        ("O/W akkoord, N/Z niet", "side#0 akkoord , side#1 niet"),
        ("N / Z", "seat#0 / seat#1"),
    ],
)
def test_what_is_shortened(text: str, line: str) -> None:
    assert read(text).skeleton.line == line
