"""How declarer names a card of dummy: what he said, who said it, and whether dummy has the card (Law 46, 45C4b)."""

from __future__ import annotations

import pytest

from tests.told_facts import facts

WORDS = [
    ("zuid leider laat weten: 'eronder'", "low"),
    ("leider zegt niet hoog maar laag", "low"),
    ("leider zei pak de kleine", "low"),
    ("noord leider riep op schoppen 'zo hoog mogelijk'", "high"),
    ("Leider oost zegt 'geef mij de dikste'", "high"),
    ("leider west: 'even overnemen graag'", "win"),
    ("west is leider en zegt 'maak die slag maar'", "win"),
    ("De leider vermeldt alleen de kleur: ruiten", "suit"),
    ("leidster zuid: 'een hartje aub'", "suit"),
    ("leider zegt 'klaver, maakt niet uit welke'", "suit"),
    ("leider zuid tegen dummy: 'troeven!'", "suit"),
    ("leider riep de heer! er liggen twee heren", "rank"),
    ("leider zegt: pak met de boer", "rank"),
    ("leider oost zei: pak maar", "anything"),
    ("zuid leider: maakt mij helemaal niks uit joh", "anything"),
    ("west (leider) geeuwt en zegt 't is om 't even", "anything"),
    ("zuid leider liet de keuze aan dummy over", "anything"),
    ("Leider noord haalt zijn schouders op: 'kies jij maar eentje'", "anything"),
    ("doe maar wat, zei zuid (leider) en toen riep west: dan de aas", "anything"),
    ("leider zegt klaver, dummy vraagt 'hoog of laag?'", "suit"),
    ("'ge kiest maar' zei den leider", "anything"),
    ("leider zegt 'speel' en meer niet", "anything"),
    ("leider vraagt klaver, dummy vraagt welke, zegt de leider: de tien natuurlijk", "suit"),
    ("'neem de klaver heer' zei leider west", None),
    ("De leider zegt iets halfs tegen dummy", None),
]


@pytest.mark.parametrize(("text", "words"), WORDS)
def test_words_of_a_designation(text: str, words: str | None) -> None:
    """What was said decides, not what dummy or an opponent answers; a card named in full is no word of Law 46."""
    assert facts(text, "incomplete_designation").get("words") == words


@pytest.mark.parametrize(
    "text",
    [
        "leider zuid noemt ruiten aas, maar dat aas was al in slag 2 gevallen",
        "leider west noemt harten boer terwijl dummy alleen harten 10 en 4 heeft",
        "leider oost vraagt een schoppen en dummy heeft helemaal geen schoppen meer",
        "leider zuid vroeg hartenaas, die had hij zelf in de hand",
        "leider west riep klaver 4, dummy kon hem niet vinden",
        "West speelt af en roept harten tien. Dummy kijkt: er ligt harten 9, harten 6, geen tien",
        "leider zei schoppen en de dode is renonce",
        "ik ben dummy, mijn leider vraagt harten acht maar ik heb alleen harten zeven en harten negen",
        "leider west vroeg schoppen 9, die had noord in slag 3 al gespeeld",
        "zuid leider vraagt ruiten aas, blijkt dat ruiten aas al lang weg is",
    ],
)
def test_dummy_lacks_the_card(text: str) -> None:
    """A card, suit or rank that dummy hasn't got makes the call void."""
    assert facts(text, "incomplete_designation")["words"] == "not_in_dummy"


def test_dummy_has_one_of_the_rank() -> None:
    """Dummy that lacks one card of a rank may have others."""
    text = "'de vrouw' vraagt leider zuid. Er is een schoppen vrouw en een harten vrouw, geen klaver vrouw."
    assert facts(text, "incomplete_designation")["words"] == "rank"


def test_a_suit_after_a_playing_word_is_no_bid() -> None:
    """ "Op een klaver van zuid" at the table is a card led, in the auction a bid."""
    led = facts("Oost is leider. Op een klaver van zuid zegt hij 'hoog' tegen dummy", "incomplete_designation")
    assert (led.get("led_suit"), led.get("contract")) == ("C", None)


def test_who_names_the_card_is_declarer() -> None:
    """Nobody else may name a card of dummy."""
    assert facts("noord vraagt van tafel een ruiten", "incomplete_designation")["declarer"] == "N"


SLIPS = [
    ("leider west noemde klaver terwijl hij schoppen in zijn hoofd had", True),
    ("leider zuid flapte er ruiten uit, moest klaver zijn", True),
    ("west leider: 'harten... nee ik bedoel ruiten'", True),
    ("leider noord sprak zich voorbij, wou het aas noemen", True),
    ("leider zuid vraagt hartenzes, ziet dat oost de tien legt en wil nu de boer", False),
    ("leider oost was de tel kwijt en vroeg een lage", False),
    ("het was geen vergissing van de tong, leider west bedacht zich", False),
    ("niet versproken maar verkeerd gedacht door leider noord", False),
    ("leider noord zegt de ruiten 5 en wil dan ruiten 7", None),
]


@pytest.mark.parametrize(("text", "slip"), SLIPS)
def test_slip_or_change_of_mind(text: str, slip: bool | None) -> None:
    """A card that was meant all along, or one that looks better now; what isn't told is asked."""
    assert facts(text, "unintended_designation").get("slip") is slip


PLAYED = [
    ("leider west versprak zich. Zuid speelde de 4 bij", True),
    ("leider zuid zei de 4, rechts speelde een kleintje, 'ik bedoelde de 9'", True),
    ("leider west versprak zich; noord moest nog spelen", False),
    ("leider noord versprak zich en de rechtertegenstander was nog niet aan de beurt geweest", False),
    ("west kwam uit met ruiten 3, leider zuid versprak zich en noemde de 9", None),
    ("leider zuid zei de 4 per ongeluk. oost wil dat de 4 gespeeld blijft", None),
]


@pytest.mark.parametrize(("text", "played"), PLAYED)
def test_an_opponent_has_played_since(text: str, played: bool | None) -> None:
    """What an opponent lays in a later clause, he laid after it."""
    assert facts(text, "unintended_designation").get("opponent_played_after") is played


def test_declarer_noticed_only_after_his_own_card() -> None:
    for told in ("maar had al uit zijn hand bijgespeeld voor hij het merkte", ", pas na zijn eigen kaart zag hij het"):
        assert facts(f"leider versprak zich {told}", "unintended_designation")["declarer_played_since"] is True
