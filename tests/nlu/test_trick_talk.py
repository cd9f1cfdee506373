"""What messages tell of tricks, designations, dummy and claims; renaming the seats renames the answer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.told_facts import facts, told

_TURNED = {"noord": "oost", "oost": "zuid", "zuid": "west", "west": "noord", "NZ": "OW", "OW": "NZ"}
_SEATS = {"N": "E", "E": "S", "S": "W", "W": "N"}


CASES: list[tuple[str, str, dict[str, Any]]] = [
    (
        "revoke",
        "oost verzaakt en west heeft al een kaart voor de volgende slag klaargelegd en gespeeld, leider is zuid",
        {"next_trick": "own_side", "established": True, "offender": "E"},
    ),
    (
        "revoke",
        "west bekende niet. Leider noord kwam al uit voor de volgende slag, OW nog niet",
        {"next_trick": "other_side", "established": False},
    ),
    (
        "revoke",
        "zuid verzaakt, iedereen is al bezig met de nieuwe slag, oost leidt",
        {"next_trick": "both", "established": True},
    ),
    ("revoke", "oost bekende geen harten, dat viel niet op tot een slag later", {"next_trick": "both"}),
    ("revoke", "west ziet in slag 5 dat hij in slag 3 een ruiten had, hij gooide klaver", {"won_later_trick": None}),
    ("dummy_misplayed_card", "dummy legt klaver 5, niemand ziet het tot twee slagen verder", {"next_trick": "both"}),
    ("revoke", "noord verzaakt en ziet het zelf voor iemand verder speelt, west leidt", {"next_trick": "nobody"}),
    (
        "revoke",
        "leider west verzaakt en vraagt al een kleine klaver van tafel voor de volgende slag",
        {"next_trick": "own_side", "established": True},
    ),
    (
        "revoke",
        "oost verzaakte in slag 3, blijkt nu in slag 7. Die slag pakte west. Daarna maakten ze niets. Zuid leidt",
        {"next_trick": "both", "revoke_trick_winner": "partner", "won_later_trick": False, "trick": 3},
    ),
    (
        "revoke",
        "noord verzaakte (voldongen). De slag was voor leider oost en later kregen NZ nog twee slagen",
        {"established": True, "revoke_trick_winner": "opponents", "won_later_trick": True},
    ),
    (
        "revoke",
        "leider zuid verzaakte uit de hand, de vrouw van dummy won en alle volgende slagen gingen naar OW",
        {"revoke_trick_winner": "partner", "won_later_trick": False},
    ),
    ("revoke", "zowel west als leider zuid verzaakten in dezelfde slag", {"both_sides": True, "same_trick": True}),
    ("revoke", "oost verzaakte opnieuw in dezelfde kleur, noord leidt", {"repeated": True}),
    ("revoke", "oost had geen ruiten meer, dus geen verzaking. noord leidt", {"could_follow": False}),
    ("revoke", "west verzaakte en daarna claimde zijn maat oost de rest", {"claimer": "E"}),
    ("incomplete_designation", "leider noord zegt 'kleintje' op een hartenslag", {"words": "low", "led_suit": "H"}),
    ("incomplete_designation", "leider west zegt: 'geef maar iets'", {"words": "anything"}),
    ("incomplete_designation", "leider oost roept 'bovenste'", {"words": "high"}),
    ("incomplete_designation", "de leider vraagt 'ruiten', dummy heeft ruiten aas en ruiten 6", {"words": "suit"}),
    ("incomplete_designation", "leider zuid noemt klaver boer maar die ligt er niet", {"words": "not_in_dummy"}),
    ("unintended_designation", "leider noord wou harten boer maar zei harten tien, versproken dus", {"slip": True}),
    ("unintended_designation", "leider noord vroeg harten tien maar bedacht zich, liever de boer", {"slip": False}),
    (
        "unintended_designation",
        "leider oost versprak zich en heeft daarna al uit de hand bijgespeeld",
        {"slip": True, "declarer_played_since": True},
    ),
    ("dummy_overstepped", "dummy zuid vraagt aan oost: geen klaver meer? Noord leidt", {"dummy_act": "asked_defender"}),
    (
        "dummy_overstepped",
        "dummy zuid keek in de kaarten van west en waarschuwt nu leider noord voordat die fout voorspeelt",
        {"dummy_act": "warned", "earlier_dummy_breach": True, "offender": "S"},
    ),
    ("dummy_overstepped", "west laat zijn kaarten zien aan dummy", {"dummy_act": "shown"}),
    ("trick_turned_wrong", "west heeft een slag scheef liggen, ze zijn twee slagen verder", {"next_trick": "both"}),
    ("trick_inspection", "oost wil de slag nog zien, hij heeft zijn kaart al omgedraaid", {"faced": False}),
    (
        "defective_trick",
        "noord speelde in slag 4 niets bij, nu slag 7",
        {"trick_error": "too_few", "next_trick": "both"},
    ),
    (
        "claim",
        "leider zuid claimt de rest en zei: eerst trek ik troef. OW zijn niet akkoord",
        {"claimer": "S", "statement": True, "trump_mentioned": True, "agreed": False},
    ),
    (
        "claim",
        "leider west claimt. Noord vraagt om door te spelen, alle vier akkoord",
        {"claimer": "W", "requested_by": "opponent", "all_agree": True, "agreed": False},
    ),
    ("concession", "west geeft de rest op, oost roept meteen nee. Leider zuid", {"claimer": "W", "objection": True}),
    (
        "concession",
        "leider noord gaf de laatste slag weg, een slag die hij met geen mogelijkheid kon verliezen",
        {"claimer": "N", "lost_trick": "sure"},
    ),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), CASES)
def test_told(irregularity: str, text: str, expected: dict[str, Any]) -> None:
    """Every fact that is told is read as it is told."""
    assert told(text, irregularity, expected) == expected


@pytest.mark.parametrize(("irregularity", "text"), [(code, text) for code, text, _ in CASES])
def test_renamed(irregularity: str, text: str) -> None:
    """Turning the table a quarter turns what is read, and changes nothing else."""
    turned = re.sub(r"noord|oost|zuid|west|NZ|OW|Noord|Oost|Zuid|West", _turn, text)
    expected = {name: _SEATS.get(str(value), value) for name, value in facts(text, irregularity).items()}
    assert facts(turned, irregularity) == expected


def _turn(match: re.Match[str]) -> str:
    word = match.group()
    return _TURNED[word] if word in _TURNED else _TURNED[word.lower()].capitalize()


UNTOLD: list[tuple[str, str, str]] = [
    ("revoke", "west verzaakte, zuid is leider", "next_trick"),
    ("revoke", "NZ zeggen dat west verzaakt heeft, OW ontkennen", "both_sides"),
    ("revoke", "west zei dat hij geen ruiten meer had maar hij had ze wel", "could_follow"),
    ("revoke", "oost verzaakte en daarna maakte leider noord nog vier slagen", "won_later_trick"),
    ("revoke", "is de verzaking van west al voldongen? noord leidt", "established"),
    ("claim", "Zuid claimt in 3SA, oost heeft nog ruitenaas", "outstanding_trump"),
    ("claim", "leider oost claimt, akkoord? dat weet ik nog niet", "statement"),
    ("unintended_designation", "leider noord noemde harten tien en wil harten boer", "slip"),
]


@pytest.mark.parametrize(("irregularity", "text", "name"), UNTOLD)
def test_untold(irregularity: str, text: str, name: str) -> None:
    """What isn't told surely is left open: it is asked, not guessed."""
    assert name not in facts(text, irregularity)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("er is nog niet in de volgende slag gespeeld. oost speelde twee kaarten tegelijk", "nobody"),
        ("de volgende slag is nog niet begonnen, west legde beide kaarten tegelijk neer", "nobody"),
        ("oost speelde twee kaarten tegelijk, zuid speelde daarna al voor in de volgende slag", "other_side"),
    ],
)
def test_two_cards_at_once_are_not_played_to_the_next_trick(text: str, who: str) -> None:
    assert facts(text, "simultaneous_cards")["next_trick"] == who


@pytest.mark.parametrize(
    ("told", "who"),
    [
        ("pas in de volgende slag ziet oost het", "both"),
        ("in de slag daarna merkt west het", "both"),
        ("en niemand zag het tot de volgende slag bezig was", "both"),
        ("het bleek toen de volgende slag al liep", "both"),
        ("oost merkte het nog voor de volgende slag", "nobody"),
    ],
)
@pytest.mark.parametrize(
    ("incident", "irregularity"),
    [("west verzaakt in harten", "revoke"), ("dummy legt een andere kaart dan gevraagd", "dummy_misplayed_card")],
)
def test_seen_in_the_next_trick(incident: str, irregularity: str, told: str, who: str) -> None:
    assert facts(f"{incident}, {told}", irregularity)["next_trick"] == who
