"""Where it isn't sure which cards were seen, none is read: it is asked."""

from __future__ import annotations

import pytest

from nlu import understand


@pytest.mark.parametrize(
    "message",
    [
        "schoppenheer of schoppenvrouw viel bij oost op tafel",
        "oost liet twee kaarten vallen: schoppenheer en iets lagers",
        "er vielen bij west drie kaarten open: harten 3, ruiten 4 en nog een",
    ],
)
def test_it_is_asked_which_cards_were_seen(message: str) -> None:
    found = understand(message)
    assert found.candidates[0].irregularity == "exposed_card"
    assert "cards" not in found.values


@pytest.mark.parametrize(
    ("message", "cards"),
    [
        ("oost liet twee kaarten vallen: schoppenheer en harten 3", ["SK", "H3"]),
        ("oost had twee kaarten over en liet schoppenheer vallen", ["SK"]),
    ],
)
def test_who_names_as_many_as_he_counts_is_sure(message: str, cards: list[str]) -> None:
    assert understand(message).values["cards"] == cards
