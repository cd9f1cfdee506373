"""What dummy did, and whether he did it; what was laid for what was named, and what since (42, 43, 45C4b, 45D, 57C)."""

from __future__ import annotations

import pytest

from tests.told_facts import facts, likeliest


@pytest.mark.parametrize(
    ("text", "breach"),
    [
        ("leider is west. noord bekeek zijn eigen kaarten en toen vroeg dummy aan west: geen klaver meer?", None),
        ("dummy had de hand van zuid gezien en merkt dat noord niet bekend heeft. leider is west", True),
        ("dummy en leider hebben elkaars kaarten bekeken en nu vraagt dummy: geen schoppen meer partner?", True),
        ("dummy riep de arbiter, het ging om een kaart te veel in de slag", None),
        ("zuid leidt. dummy had niets verkeerds gedaan en zei voor zuid speelde: je zit in de hand", False),
        ("de blinde liep om de tafel. Later zei hij 'niet van tafel, je bent in de hand' voor er iets lag", True),
    ],
)
def test_only_what_dummy_did_costs_his_rights(text: str, breach: bool | None) -> None:
    assert facts(text, "dummy_overstepped").get("earlier_dummy_breach") is breach


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("dummy riep de arbiter nadat noord had gezegd dat zuid verzaakt had", True),
        ("west had al opgemerkt dat er iets mis was en toen riep dummy de arbiter", True),
        ("dummy riep de arbiter, de tegenspelers hadden niets gemerkt", None),
    ],
)
def test_who_spoke_of_it_first(text: str, drawn: bool | None) -> None:
    assert facts(text, "dummy_overstepped").get("attention_drawn") is drawn


@pytest.mark.parametrize(
    ("text", "acted"),
    [
        ("dummy legde spontaan een klaver en zuid speelde voordat noord aan de beurt was, leider oost", True),
        ("west speelde al want dummy stak zelf al een klaver naar voren, oost was nog niet geweest", True),
        ("leider zuid vroeg ruiten vrouw, dummy legde de vrouw, west speelt voor oost aan de beurt was", None),
    ],
)
def test_a_card_of_dummy_that_nobody_asked_for(text: str, acted: bool | None) -> None:
    assert facts(text, "premature_play").get("dummy_acted") is acted


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("hij noemde ruiten heer, speelde zelf klein en riep toen: ik bedoelde ruiten vrouw", True),
        ("leider zei boer maar bedoelde aas en hij heeft al voorgespeeld in de volgende slag", True),
        ("leider zei per ongeluk harten boer en hij heeft al uit dummy voorgespeeld voor de volgende slag", True),
        ("ik was leider, versprak me met klaver tien, rechts van me speelde klaver boer en ik nog niks", False),
        ("verspreking van de leider: klaver drie moest klaver acht zijn. noord heeft al een klaver bijgespeeld", None),
    ],
)
def test_whether_declarer_played_since(text: str, since: bool | None) -> None:
    assert facts(text, "unintended_designation").get("declarer_played_since") is since


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("dummy houdt leider tegen die uit de verkeerde hand wou voorspelen", "dummy_overstepped"),
        ("toen oost, de leider, zat te denken tikte west op schoppenaas in de blinde", "dummy_suggested_play"),
        ("west leidt en roept ruiten 6, oost legt schoppen 6 klaar", "dummy_misplayed_card"),
        ("zuid speelt 4H en riep ruiten boer, die ligt er niet. noord legde ruiten tien", "incomplete_designation"),
        ("oost, de leider, had klaver aas gevraagd en wil nu klaver 2 van tafel", "unintended_designation"),
    ],
)
def test_what_dummys_deeds_show(text: str, irregularity: str) -> None:
    assert likeliest(text) == irregularity


@pytest.mark.parametrize(
    ("text", "followed"),
    [
        ("zuid vraagt klaver 10 - noord geeft klaver 9 - oost V - zuid klein en dan ziet west het", True),
        ("dummy legde een andere kaart dan de leider vroeg, west heeft bijgespeeld", True),
        ("leider west vroeg klaver, dummy oost legde schoppen, gezien voordat noord iets had gelegd", False),
    ],
)
def test_whether_an_opponent_followed_dummys_card(text: str, followed: bool) -> None:
    assert facts(text, "dummy_misplayed_card").get("opponent_played_after") is followed
