"""What the later messages of a conversation tell beside what was asked, and what they leave as it was."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from nlu.understanding import Context
from tests.told_facts import facts


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("van west, ruiten boer", "offender", "W"),
        ("ruiten boer, maar west kon hem niet zien", "partner_could_see", False),
    ],
)
def test_told_with_the_cards_that_were_asked(text: str, fact: str, value: object) -> None:
    """An answer that names the cards may tell whose they are, and who saw them."""
    by_east = {} if fact == "offender" else {"offender": "E"}
    told = "er viel een kaart open" if fact == "offender" else "bij oost viel een kaart, noord leider"
    context = Context(
        "exposed_card", by_east, question="cards", told=told, wanted=frozenset(["cards", "partner_could_see"])
    )
    answer = understand(text, context)
    assert answer.values.get("cards") == ["DJ"]
    assert answer.values.get(fact) == value


@pytest.mark.parametrize(("text", "words"), [("boer", "rank"), ("gewoon doe maar", "anything"), ("laag", "low")])
def test_words_of_a_designation_as_an_answer(text: str, words: str) -> None:
    """What declarer said is told alone where it was asked."""
    context = Context("incomplete_designation", {"declarer": "S"}, question="words", told="zuid zei iets onduidelijks")
    assert understand(text, context).values.get("words") == words


@pytest.mark.parametrize("text", ["er viel een kaart open. oost is leider", "er viel een kaart open, leider is oost"])
def test_who_only_declares_did_not_do_it(text: str) -> None:
    """The card needn't be declarer's because nobody else is named."""
    assert "offender" not in facts(text, "exposed_card")


def test_declarer_may_have_done_it() -> None:
    """More is told of him than that he declares."""
    assert facts("zuid is leider. hij liet een kaart vallen", "exposed_card")["offender"] == "S"


def test_set_right_within_a_message_only() -> None:
    """What is set right in the midst of a message reaches no further back than the message."""
    context = Context("revoke", {"offender": "E", "declarer": "N"}, told="oost verzaakt tegen leider noord")
    text = "oost speelde al voor, nee sorry, noord speelde voor en oost legde bij"
    found = understand(text, context).values
    assert found.get("offender", "E") == "E"
    assert found.get("next_trick") == "both"


def test_only_declarer_saw_the_card() -> None:
    """Who saw the card isn't the one who held it."""
    context = Context(
        "card_played_or_not", {"offender": "W", "offender_role": "defender"}, told="west hield een kaart op"
    )
    found = understand("nee, alleen de leider zag hem", context).values
    assert found.get("offender_role", "defender") == "defender"
    assert found["partner_could_see"] is False


def test_choice_told_with_what_is_set_right() -> None:
    """Declarer's choice after a defender's lead is read beside a correction."""
    led = {"offender": "E", "declarer": "S", "cards": ["H5"], "faced": True, "on_lead": "W"}
    told = "oost start met harten 5 maar west was aan de beurt. zuid heeft 3SA"
    context = Context("opening_lead_out_of_turn", led, told=told)
    found = understand("nee hij lag open, zuid verbiedt harten", context).values
    assert (found["choice"], found["choice_suit"]) == ("forbid", "H")


def test_looked_before_he_spoke() -> None:
    """Of dummy, who spoke as was told before, a look at a hand is the breach that came first."""
    context = Context("dummy_overstepped", {"dummy_act": "pointed_out"}, told="dummy zei dat noord verzaakte")
    found = understand("en als hij daarvoor al bij noord in de kaarten had gekeken?", context).values
    assert found["earlier_dummy_breach"] is True
    assert "dummy_act" not in found


@pytest.mark.parametrize("text", ["het bleek trouwens oost te zijn die verzaakte", "dat bleek oost te zijn"])
def test_who_it_turned_out_to_be(text: str) -> None:
    """The player is set right by what turned out."""
    context = Context("revoke", {"offender": "W", "declarer": "N"}, told="west verzaakte tegen leider noord")
    assert understand(text, context).values.get("offender") == "E"


def test_who_declares_is_no_question() -> None:
    """A term within an incident that goes on isn't looked up."""
    context = Context("fifth_card", {"offender": "S"}, told="tegenspeler zuid speelde een vijfde kaart")
    found = understand("leider oost, en de kaart was bedoeld als voorspelen voor de volgende slag", context)
    assert found.act != "lookup"
    assert found.values["meant_as_lead"] is True


@pytest.mark.parametrize("text", ["west speelt tegen", "zuid is dummy", "We zijn nog aan het bieden", "iedereen past"])
def test_nothing_has_happened_yet(text: str) -> None:
    """Who plays what, or how far the board is, tells of no irregularity; it is kept for the next message."""
    told = understand(text)
    assert told.act == "nothing"
    assert told.bridge


def test_moment_told_before_the_incident() -> None:
    """The moment that the first message told holds for what the next one tells."""
    found = understand("noord laat per ongeluk harten 5 zien", Context(told="We zijn nog aan het bieden")).values
    assert found["phase"] == "auction"


@pytest.mark.parametrize(
    ("current", "told", "text"),
    [
        ("incomplete_designation", "leider west zegt 'pijkens'", "de dode legt pijken aas"),
        (
            "dummy_overstepped",
            "dummy west ging achter zuid staan",
            "later zei hij tegen zijn leider dat zuid verzaakte",
        ),
        ("dummy_suggested_play", "oost, leider, zag dummy aan klaver 10 friemelen", "NZ roepen de arbiter erbij"),
    ],
)
def test_belongs_to_the_incident(current: str, told: str, text: str) -> None:
    """What dummy did next, or that the director was called, begins no other incident."""
    found = understand(text, Context(current, {"declarer": "E"}, told=told))
    assert found.act != "next"
    assert not found.candidates or found.candidates[0].irregularity == current


def test_nobody_has_bid_as_an_answer() -> None:
    """The auction hasn't begun where nobody has bid."""
    context = Context(
        "incorrect_deal", {"offender": "N"}, question="phase", told="noord kreeg twee kaarten achter elkaar"
    )
    assert understand("er heeft nog niemand iets geboden", context).values["phase"] == "before"
