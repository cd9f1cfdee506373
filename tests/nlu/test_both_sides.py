"""Revokes by both sides: told together, in passing, or not at all."""

from __future__ import annotations

import pytest

from nlu.understand import read_facts
from nlu.understanding import Context


@pytest.mark.parametrize(
    "text",
    [
        "West verzaakte, leider zuid trouwens ook in een andere slag",
        "De leider had klaver verzaakt; bij controle bleek tegenspeler west dat ook te hebben gedaan",
        "Noord heeft in slag 5 een schoppen niet bekend, west heeft het in slag 8 precies zo gedaan met harten",
        "wij hebben verzaakt maar zij ook",
        "eerst verzaakte west en later in hetzelfde spel ook de leider",
        "mijn partner verzaakte in slag 4 en de leider in slag 9, alles voldongen",
        "verzaking door oost en een verzaking door zuid",
        "leider zuid en west verzaakten in dezelfde slag",
        "zuid is leider en west en zuid hebben allebei verzaakt",
        "west verzaakte in slag 5, in dezelfde slag hield zuid ook een ruiten achter",
        "NZ verzaakten een keer en OW ook een keer, spel is uitgespeeld",
        "twee verzakingen, eerst leider zuid, later oost",
    ],
)
def test_told_in_passing(text: str) -> None:
    """The second revoke is read however briefly it is told."""
    assert read_facts(text, "revoke", Context())["both_sides"].value is True


@pytest.mark.parametrize(
    "text",
    [
        "oost verzaakte en west verzaakte ook",
        "noord is de leider en oost verzaakte",
        "oost: verzaakt. leider zuid",
        "W: verzaakt. Z ldr. voldongen: ja",
        "zuid leider en west bekende niet in harten",
        "4H door zuid en oost bekent niet",
        "leider is zuid en west bekent niet",
        "west verzaakte in harten. zuid was daarna aan slag",
        "zuid meldt een verzaking van oost. west zegt dat het klopt",
        "oost verzaakt en zuid heeft ook al doorgespeeld",
        "leider zuid heeft niet verzaakt, oost wel",
        "oost verzaakte in harten, zuid had ook geen harten meer",
        "west heeft verzaakt en dat was zuid ook opgevallen",
    ],
)
def test_one_side(text: str) -> None:
    """Partners together, who noticed it and who played on are no second revoke."""
    assert "both_sides" not in read_facts(text, "revoke", Context())
