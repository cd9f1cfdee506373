"""The card that was shown beside cards played as they should be; what nearly showed, and who showed nothing."""

from __future__ import annotations

import pytest

from nlu import understand


@pytest.mark.parametrize(
    ("message", "offender", "cards"),
    [
        ("West kwam uit met hartenaas. In slag 3 liet oost ruiten 4 vallen. Zuid is leider", "E", ["D4"]),
        ("Zuid speelt 4S. West start hartenaas, hartenheer na en dan valt bij oost ruiten 4", "E", ["D4"]),
        ("dummy lag neer met schoppen A V 3 en oost liet klaver 6 vallen. zuid leidt", "E", ["C6"]),
        ("Oost had eerder klaverheer gemaakt. noord liet ruiten 8 vallen, west leidt", "N", ["D8"]),
        ("zuid heeft geen kaart laten vallen, dat was noord: ruiten 8, west leidt", "N", ["D8"]),
    ],
)
def test_the_card_it_is_about(message: str, offender: str, cards: list[str]) -> None:
    values = understand(message).values
    assert (values["offender"], values["cards"]) == (offender, cards)
    assert values.get("deliberate") is not True


def test_what_nearly_fell_was_not_to_be_seen() -> None:
    assert understand("oost liet bijna ruitenaas vallen").values["partner_could_see"] is False
    seen = understand("west liet klaver 3 vallen, bijna had oost hem niet gezien, zuid leidt")
    assert seen.values["partner_could_see"] is True
