"""One telling or two: each of two incidents has its own player, table or board."""

from __future__ import annotations

import pytest

from nlu.understand import understand


@pytest.mark.parametrize(
    "text",
    [
        "Noord pakte de kaarten van spel 7 terwijl spel 6 op tafel lag en opende daarmee 1H. West paste.",
        "De gever gaf noord en zuid twee kaarten tegelijk. Oost heeft wel al gepast.",
        "N sprong naar 3S zonder stopkaart en O paste binnen een seconde. west wil weten of dat bod geldt",
        "Aan tafel 5 bespraken ze het spel zo hard dat tafel 6 alles kon verstaan. Die hadden het al gehad.",
    ],
)
def test_one_telling(text: str) -> None:
    assert understand(text).several == ()


@pytest.mark.parametrize(
    "text",
    [
        "West doubleerde voor zijn beurt en los daarvan zaten er bij noord twaalf kaarten in het vak.",
        "aan tafel 3 heeft oost verzaakt en aan tafel 5 kwam noord voor zijn beurt uit",
        "oost liet klaver 5 vallen en noord bood 1H over 1S van west",
        "we hebben een verkeerd bord gespeeld en west was onbeleefd tegen zuid",
        "w: onvoldoende bod, n: mispull. los van elkaar",
        "zuid claimde en daar is ruzie over, en op het vorige bord paste west voor zijn beurt",
        "oost paste voor zijn beurt en een spel eerder had noord verzaakt",
        "stopkaart vergeten door west; oost heeft ook nog buiten de beurt gedoubleerd",
        "Ik heb twee gevallen voor je. Noord paste voor de beurt. Bij spel 8 is de score omgedraaid",
    ],
)
def test_two_tellings(text: str) -> None:
    assert len(understand(text).several) == 2


def test_redress_despite_an_own_mistake_is_one_question() -> None:
    text = "Oost gaf foute uitleg, dat kostte NZ een slag, maar daarna verzaakte zuid ook nog. Geef ik NZ alles terug?"
    found = understand(text)
    assert (found.candidates[0].irregularity, found.several) == ("adjusted_score", ())
    assert found.values["self_inflicted"] is True
