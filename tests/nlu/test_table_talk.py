"""Who did what at the table: the answer turns with the seats."""

from __future__ import annotations

import re

import pytest

from rules.vocabulary import Seat
from tests.told_facts import facts

_NAMES = dict(zip(Seat, ("noord", "oost", "zuid", "west"), strict=True))
_ORDER = tuple(Seat)


def turned(seat: Seat, steps: int) -> Seat:
    return _ORDER[(_ORDER.index(seat) + steps) % 4]


def turned_text(text: str, steps: int) -> str:
    """The same story with every player moved `steps` seats clockwise."""
    seats = {name: seat for seat, name in _NAMES.items()}
    return re.sub(r"noord|oost|zuid|west", lambda match: _NAMES[turned(seats[match.group()], steps)], text)


_STORIES: list[tuple[str, str, dict[str, object]]] = [
    (
        "zuid is leider, oost komt uit in plaats van west, met klaver 5",
        "opening_lead_out_of_turn",
        {"declarer": "S", "offender": "E", "on_lead": "W"},
    ),
    (
        "oost was aan de beurt, west speelt harten 10. leider noord speelde er meteen een kaart op",
        "lead_out_of_turn",
        {"offender": "W", "on_lead": "E", "opponent_played_after": True},
    ),
    (
        "leider west zat in dummy maar speelde klaver 5 uit de hand",
        "lead_out_of_turn",
        {"declarer": "W", "on_lead": "E"},
    ),
    (
        "leider zuid riep harten boer van tafel maar moest uit de hand. west vindt het goed, oost niet",
        "lead_out_of_turn",
        {"on_lead": "S", "defenders_agree": False, "accepted_by": "W"},
    ),
    (
        "leider west zei tegen noord dat hij aan slag was, noord speelde schoppen 5 maar zuid was aan slag",
        "lead_out_of_turn",
        {"offender": "N", "on_lead": "S", "told_by_opponent": True},
    ),
    (
        "grote strafkaart van noord: ruitenvrouw. zuid komt aan slag en leider west verbiedt ruiten",
        "penalty_card_lead",
        {"offender": "N", "leader": "S", "declarer": "W", "choice": "forbid", "choice_suit": "D"},
    ),
    (
        "oost zijn partner is aan slag, oost heeft hartenvrouw als strafkaart. leider noord wil harten zien",
        "penalty_card_lead",
        {"offender": "E", "leader": "W", "choice": "require", "choice_suit": "H"},
    ),
    (
        "zuid heeft klaver aas als strafkaart en moet nu zelf voorspelen, oost is leider",
        "penalty_card_turn",
        {"offender": "S", "leader": "S", "declarer": "E"},
    ),
    (
        "leider noord speelt klaver voor, west legt klaver boer bij terwijl oost nog moet spelen",
        "premature_play",
        {"offender": "W", "partner_played": False},
    ),
    (
        "oost had al gespeeld en west legt klaver 4 voor de dummy aan de beurt was. noord is leider",
        "premature_play",
        {"offender": "W", "partner_played": True},
    ),
    (
        "noord liet schoppen 5 vallen, oost had de kaarten van noord omgegooid. oost is leider",
        "exposed_card",
        {"offender": "N", "declarer": "E", "own_fault": False},
    ),
    (
        "noord speelde te vroeg voor zuid. oost, de leider, zegt dat zuid een schoppen moet gooien",
        "premature_play",
        {"offender": "N", "declarer": "E", "choice": "other_suit", "choice_suit": "S"},
    ),
    (
        "oost liet harten boer zien, west zat net naar buiten te kijken, zuid is leider",
        "exposed_card",
        {"offender": "E", "declarer": "S", "partner_could_see": None},
    ),
    (
        "oost liet harten boer zien maar west kon hem niet zien, zuid is leider",
        "exposed_card",
        {"offender": "E", "declarer": "S", "partner_could_see": False},
    ),
    (
        "zuid stoot tegen de arm van west waardoor bij west klavervrouw open valt. zuid is leider",
        "exposed_card",
        {"offender": "W", "own_fault": False},
    ),
    ("ik zit noord, rechts van mij zit de leider, partner liet schoppen 10 vallen", "exposed_card", {"declarer": "W"}),
    ("de partner van de leider is zuid, oost gooit klaver heer open", "exposed_card", {"declarer": "N"}),
]


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize(("text", "irregularity", "told"), _STORIES, ids=lambda value: str(value)[:40])
def test_the_answer_turns_with_the_seats(text: str, irregularity: str, told: dict[str, object], steps: int) -> None:
    found = facts(turned_text(text, steps), irregularity)
    for name, value in told.items():
        seat = isinstance(value, str) and value in tuple(Seat) and name != "choice_suit"
        assert found.get(name) == (turned(Seat(str(value)), steps) if seat else value), name


@pytest.mark.parametrize(
    "text",
    [
        "strafkaart van oost is klaver heer. west is aan slag, wat mag leider zuid eisen?",
        "oost heeft klaver heer als strafkaart en west is aan slag. leider zuid zegt nog niks",
        "west komt uit met schoppen 5 en legt die open op tafel, oost moest. noord is leider",
    ],
)
def test_nothing_is_chosen_yet(text: str) -> None:
    irregularity = "penalty_card_lead" if "strafkaart" in text else "opening_lead_out_of_turn"
    assert "choice" not in facts(text, irregularity)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("leider oost wil dat noord zijn hoogste schoppen speelt, zuid speelde te vroeg schoppen 8", "highest"),
        ("noord speelde te vroeg harten 2, leider west verbiedt zuid klaver te spelen", "not_suit"),
    ],
)
def test_a_premature_play_restricts_this_trick(text: str, choice: str) -> None:
    assert facts(text, "premature_play")["choice"] == choice


@pytest.mark.parametrize(
    ("text", "declarer"),
    [
        ("noord speelt af", "N"),
        ("op west zit de leider", "W"),
        ("3 ruiten, te spelen door oost", "E"),
        ("ik speel 3SA als zuid", "S"),
        ("zuid is mijn dummy", "N"),
        ("ik ben oost en partner is leider", "W"),
        ("ik zit oost tegen zuid", "S"),
        ("west ligt als dummy op tafel", "E"),
    ],
)
def test_declarer_is_read_in_many_wordings(text: str, declarer: str) -> None:
    assert facts(f"{text}. er viel een kaart, harten 6", "exposed_card")["declarer"] == declarer


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("NZ spelen 4S, west verzaakt", "defender"),
        ("contract 4S NZ, oost verzaakt", "defender"),
        ("tegen 3SA van OW verzaakt zuid", "defender"),
        ("NZ zitten in 2 harten en noord verzaakt", "declarer"),
    ],
)
def test_the_side_that_declares_tells_the_offenders_role(text: str, role: str) -> None:
    told = facts(text, "revoke")
    assert told["offender_role"] == role
    assert "declarer" not in told


def test_a_contract_before_the_sentence_names_nobody() -> None:
    assert "declarer" not in facts("4S contract, west verzaakt", "revoke")


@pytest.mark.parametrize(
    ("text", "offender"),
    [
        ("ik ben zuid, rechts van mij viel een kaart, hartenvrouw", "E"),
        ("ik zit west, mijn partner liet de schoppenheer vallen, noord is leider", "E"),
        ("ik ben noord en speel 4 harten, mijn linkertegenstander liet klaver 3 vallen", "E"),
        ("ik ben arbiter en speel zelf noord. mijn partner liet klaver 3 vallen", "S"),
        ("ik leid het toernooi en zit zelf west, noord liet klaver 3 vallen", "N"),
        ("ik zit west, net liet ik hartenaas vallen", "W"),
    ],
)
def test_where_the_speaker_sits_blames_nobody(text: str, offender: str) -> None:
    assert facts(text, "exposed_card")["offender"] == offender


@pytest.mark.parametrize(
    ("text", "objection"),
    [
        ("oost geeft de laatste drie slagen op maar west is het er niet mee eens", True),
        ("noord wil de rest weggeven maar zijn partner zegt dat er nog een slag in zit", True),
        ("oost geeft de rest op en na vijf minuten protesteert west", False),
        ("oost gaf twee slagen weg, zuid vindt het er maar een", None),
    ],
)
def test_the_partner_of_who_concedes_objects(text: str, objection: bool | None) -> None:
    assert facts(text, "concession").get("objection") == objection


def test_a_seat_after_the_comma_may_begin_the_next_sentence() -> None:
    assert "declarer" not in facts("zuid gaf de slagen aan de leider, noord is het daar niet mee eens", "concession")


def test_what_could_never_be_won_is_not_doubtful() -> None:
    text = "de leider geeft de laatste slag weg, oost had die {} kunnen winnen"
    assert facts(text.format("nog"), "concession")["lost_trick"] == "doubtful"
    assert "lost_trick" not in facts(text.format("nooit"), "concession")


def test_what_may_be_chosen_is_only_asked() -> None:
    assert "choice" not in facts("west speelt te vlug hartenaas, wat kan de leider eisen", "premature_play")
