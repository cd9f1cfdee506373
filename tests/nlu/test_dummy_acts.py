"""What dummy did (Laws 42, 43, 45D, 45F), and how declarer or a defender held or touched a card (45C)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.told_facts import facts, told

ACTS = [
    ("noord (dummy) roept arbitrage omdat oost uit zijn beurt speelde", "called_director"),
    ("Ik werd geroepen door dummy oost, west speelt af", "called_director"),
    ("leider zuid riep de arbiter omdat dummy iets zei over de hand", None),
    ("dummy zuid vroeg zijn partner of die geen klaver meer had", "asked_declarer"),
    ("dummy vraagt aan oost of die geen ruiten meer heeft", None),
    ("noord is dummy en vraagt aan zijn partner of die geen ruiten meer had", "asked_declarer"),
    ("de blinde wijst de leider erop dat hij harten moet bekennen", "asked_declarer"),
    ("dummy oost vraagt noord of hij geen harten heeft. west leidt", "asked_defender"),
    ("dummy vraagt aan mijn partner, wij spelen tegen: 'geen ruiten?'", "asked_defender"),
    ("toen noord een ruiten weggooide zei dummy west 'heb je geen schoppen?'", "asked_defender"),
    ("leider oost dreigt van tafel te spelen. Zijn dummy zegt snel 'in de hand zitten we'", "warned"),
    ("mag dummy me erop attenderen dat ik in de hand zit", "warned"),
    ("de kaart lag al op tafel toen de blinde 'verkeerde hand' riep", "commented"),
    ("leider oost speelde een klaver uit zijn hand en daarna zei dummy west: je was aan tafel", "commented"),
    ("blinde zegt: alle klaveren zijn vrij", "commented"),
    ("dummy west zegt dat zuid voor zijn beurt speelde", "pointed_out"),
    ("Dummy maakte ons erop attent dat de slag maar drie kaarten had", "pointed_out"),
    ("de blinde liep een rondje om de tafel", "looked"),
    ("leider west en dummy oost ruilden van hand", "looked"),
    ("zuid laat dummy west even in zijn kaarten kijken", "shown"),
]


@pytest.mark.parametrize(("text", "act"), ACTS)
def test_what_dummy_did(text: str, act: str | None) -> None:
    """Who called, whom he asked, and whether he spoke before or after the card."""
    assert facts(text, "dummy_overstepped").get("dummy_act") == act


@pytest.mark.parametrize(
    ("text", "act", "breach"),
    [
        ("na een wandeling rond de tafel meldde de blinde dat west had verzaakt", "pointed_out", True),
        (
            "dummy oost had de hand van zuid gezien en vroeg later aan leider west of die nog klaver had",
            "asked_declarer",
            True,
        ),
        (
            "dummy west bleef op zijn stoel en zei dat oost aan tafel zat toen die uit de hand wou spelen",
            "warned",
            False,
        ),
    ],
)
def test_rights_lost_before(text: str, act: str, breach: bool) -> None:
    """Dummy who looked at a hand and then spoke had lost his rights."""
    found = facts(text, "dummy_overstepped")
    assert (found.get("dummy_act"), found.get("earlier_dummy_breach")) == (act, breach)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("verdediger zuid had een kaart al los maar met de rug naar iedereen", {"partner_could_see": False}),
        ("leider west hield zijn kaart nog dicht bij zijn borst", {"on_table": False}),
        ("leider noord hing met ruiten aas vlak boven de tafel", {"on_table": True}),
        ("leider oost pakt de schoppen heer van dummy vast en zegt dan nee", {"dummy_card": True, "named": False}),
        (
            "leider noord schoof de kaarten van dummy recht en raakte klaver 4",
            {"dummy_card": True, "deliberate": False},
        ),
        ("leider zuid zegt 'aas' maar speelt uit zijn hand de heer", {"named": True}),
    ],
)
def test_how_a_card_was_held(text: str, expected: dict[str, Any]) -> None:
    """Held, touched or named: each by its own law."""
    assert told(text, "card_played_or_not", expected) == expected


@pytest.mark.parametrize(
    ("text", "irregularity", "expected"),
    [
        ("Zonder opdracht speelde dummy west schoppen 2", "dummy_misplayed_card", {"nothing_named": True}),
        ("dummy legde iets anders en dat merkten we na afloop", "dummy_misplayed_card", {"next_trick": "both"}),
        ("dummy trok een kaart recht die scheef lag", "dummy_suggested_play", {"suggested": False}),
        (
            "dummy wees schoppen 9 aan en dat kostte ons een slag",
            "dummy_suggested_play",
            {"suggested": True, "damage": True},
        ),
        ("leider zuid riep schoppen, de dode legde klaver terwijl hij nog schoppen had", "revoke", {"offender": "N"}),
        ("de kibitzer zei dat oost niet aan de beurt was", "spectator", {"spectator_act": "irregularity"}),
    ],
)
def test_cards_of_dummy(text: str, irregularity: str, expected: dict[str, Any]) -> None:
    """A card nobody named, one put straight, one pointed at; a spectator who tells of an irregularity."""
    assert told(text, irregularity, expected) == expected
