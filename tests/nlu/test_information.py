"""Who informed his partner, explained, asked or overheard something, when, and with what damage."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from nlu.irregularity.confirming import confirms
from nlu.reading import read
from nlu.understand import read_facts, understand
from nlu.understanding import Context
from rules.vocabulary import Seat
from tests.told_facts import facts, told

LINES = [
    json.loads(line) for line in Path(__file__).with_name("information_facts.jsonl").read_text("utf-8").splitlines()
]
_TURNED = {"noord": "oost", "oost": "zuid", "zuid": "west", "west": "noord", "NZ": "OW", "OW": "NZ"}
_SEATS = {"N": "E", "E": "S", "S": "W", "W": "N"}


INFORMING: list[tuple[str, dict[str, Any]]] = [
    ("noord lang aan het rekenen, past, zuid doubleert", {"information": "hesitation", "offender": "N"}),
    ("na veel gedub van oost bood west toch 5K", {"information": "hesitation", "offender": "E"}),
    ("toen zuid 2SA bood rolde noord met zijn ogen", {"information": "gesture", "offender": "N"}),
    ("oost keek west strak aan en paste", {"information": "gesture", "offender": "E"}),
    ("zuid paste, maar niet voordat hij noord had aangekeken", {"information": "gesture", "offender": "S"}),
    ("noord kreeg van zuid een trap onder tafel", {"information": "gesture", "offender": "S"}),
    ("noord is boos: oost dacht lang en west bood toen 3H", {"information": "hesitation", "offender": "E"}),
    ("zuid past maar pas na een halve minuut, noord biedt 4H", {"information": "hesitation", "offender": "S"}),
    ("er zat bij west een lange stilte voor zijn pas", {"information": "hesitation", "offender": "W"}),
    ("oost liet zich ontvallen 'wat een kaart'", {"information": "remark", "offender": "E"}),
    ("west alerteerde en oost ontdekte zo dat hij zich vergist had", {"information": "alert", "offender": "W"}),
    ("west vroeg wat 2K was, oost dacht toen heel lang na en paste", {"information": "hesitation", "offender": "E"}),
    ("de leider (oost) trok een gezicht en daardoor dacht noord dat hij slecht zat", {"opponent_misled": True}),
    ("west twijfelde lang en daardoor dacht oost dat hij kon doorbieden", {"opponent_misled": None}),
    ("iemand aarzelde lang voor zijn pas, het was noord", {"information": "hesitation", "offender": "N"}),
    ("noord dacht lang en paste, zuid kwam met 3S. we bieden nog", {"phase": "auction"}),
    ("west verhoogde na lang denken van oost", {"information": "hesitation", "offender": "E"}),
    ("zuid deed bij zijn 3SA 'nou vooruit maar' en noord paste", {"information": "remark", "offender": "S"}),
    ("oost schudde van nee toen west harten wilde voorspelen", {"information": "gesture", "phase": "play"}),
    ("noord dacht lang na, OW ontkennen niks", {"agreed": True}),
    ("zuid dacht lang na, ik had 14 punten dus wat moest ik anders", {"logical_alternative": False}),
    ("oost deed alsof hij moest nadenken", {"bridge_reason": None}),
    ("west bood 3S met een mooie hand, elke keer doet hij dat", {"logical_alternative": None}),
    ("west tankte. de tegenpartij vindt dat oost niet meer mag bieden", {"agreed": None, "offender": "W"}),
]

EXPLAINING: list[tuple[str, dict[str, Any]]] = [
    ("noord legde 2H fout uit, oost paste en west moet zijn eerste bod nog doen", {"partner_called": False}),
    ("oost legde 1SA fout uit, noord zou gedoubleerd hebben, maar zuid heeft ook al gepast", {"partner_called": True}),
    ("west hoort oost zijn bod fout uitleggen, OW mogen het contract spelen", {"side_declares": True}),
    ("oost hoort west zijn bod fout uitleggen. NZ gaan spelen", {"side_declares": False}),
    ("west hoort oost iets anders vertellen dan afgesproken over zijn 2S", {"explainer": "E"}),
    ("noord legde het juist uit maar zuid had de conventie vergeten", {"explanation_wrong": False}),
    ("uitleg van zuid was fout maar niemand heeft er last van gehad", {"damage": False}),
    ("zuid verzweeg dat het bod van noord een transfer was", {"explainer": "S", "offender": "S"}),
    ("zuid meldt dat zijn partner ten onrechte gealerteerd had", {"explainer": "N", "noticed_by": "partner"}),
    ("2R van noord is nooit gealerteerd", {"explainer": "S", "offender": "S"}),
    ("noord opende 2R, oost klaagt dat dat niet gealerteerd is", {"explainer": "S"}),
    ("'geen idee', zei oost toen noord om uitleg vroeg", {"explainer": "E"}),
    ("de 2H van west werd verkeerd uitgelegd door oost", {"explainer": "E"}),
    ("noord kreeg van west te horen dat het zwak was", {"explainer": "W"}),
    ("oost vond het niet nodig om te alerteren", {"explainer": "E", "damage": None}),
    ("noord roept me omdat zuid zijn 1SA verkeerd heeft verteld", {"explainer": "S", "noticed_by": "partner"}),
    ("ik heb tegen west gezegd dat het 8-10 is", {"noticed_by": "explainer"}),
    ("tegenstanders legden 2SA verkeerd uit en ik kwam verkeerd uit", {"noticed_by": None}),
    ("zuid zei 15-17, op hun kaart staat ook 12-14", {"explanation_wrong": True}),
    ("uitleg van zuid wel juist, noord bood fout", {"explanation_wrong": False, "explainer": "S"}),
    ("met de juiste uitleg van oost had ik de boer bij noord gezocht", {"explanation_wrong": None}),
    ("noord legde het fout uit maar ze spelen geen transfer", {"side_declares": None}),
    ("zuid vergat te alerteren. west paste, oost heeft na hem nog niet geboden", {"phase": None}),
    ("verkeerde uitleg van noord, krijgen wij iets bij mogelijk nadeel", {"damage": None}),
    (
        "noord vroeg tijdens het bieden naar 2K en kreeg iets fouts te horen. noord paste, zuid heeft nog niks gedaan",
        {"partner_called": False, "explainer": None, "offender": None},
    ),
    ("noord vraagt, oost zegt 12-14. Noord had gepast, zuid ook al", {"partner_called": True}),
    ("oost komt tot de ontdekking dat hij 2H verkeerd had uitgelegd", {"noticed_by": "explainer"}),
    ("alert te laat: west tikte pas nadat noord al gepast had", {"explanation_wrong": True}),
    ("uitleg van oost was fout, zuid heeft daarna geboden en noord ook", {"partner_called": True}),
    ("uitleg fout, maar zuid had met of zonder die uitleg gewoon gepast", {"influenced": False}),
]

DOING: list[tuple[str, str, dict[str, Any]]] = [
    ("improper_question", "terwijl zuid zat te denken begon noord te vragen wat 2SA was", {"offender": "N"}),
    ("improper_question", "toen ik als zuid zat te denken vroeg mijn partner wat 3K was", {"offender": "N"}),
    ("improper_question", "west mag niet bieden maar wil weten wat 2R van noord is", {"offender": "W"}),
    (
        "improper_question",
        "oost vroeg na afloop van het bieden wat 2H was",
        {"offender": "E", "phase": "clarification"},
    ),
    ("stop_card_breach", "zuid sprong met stop, west paste zonder te wachten", {"offender": "W"}),
    ("stop_card_breach", "noord opende 3R zonder stopkaart, oost paste meteen", {"offender": "N"}),
    ("extraneous_information", "oost hoorde west aan een andere tafel praten over spel 8", {"offender": "E"}),
    ("extraneous_information", "noord hoorde '4S-2' en moet dat spel nog", {"phase": None, "call_made": False}),
    ("extraneous_information", "oost ving iets op, de bieding loopt al", {"call_made": True}),
    ("misconduct", "tegen zuid werd door noord geschreeuwd", {"offender": "N"}),
    ("misconduct", "een speler scheldt oost uit, die speler zit noord", {"offender": "N"}),
    ("illegal_agreement", "zuid wijkt vaak af, noord speelt er inmiddels op", {"partner_expected": True}),
    ("illegal_agreement", "psyche van west, oost deed gewoon mee en ging naar 4", {"partner_expected": False}),
    (
        "illegal_agreement",
        "NZ openen 1K op een doubleton, nooit heeft iemand dat verteld",
        {"agreement": "undisclosed"},
    ),
    (
        "improper_question",
        "noord vroeg door, om z'n maat te laten merken dat hij iets had",
        {"question_fault": "partner"},
    ),
]

CASES = [
    *(("unauthorised_information", text, wanted) for text, wanted in INFORMING),
    *(("misinformation", text, wanted) for text, wanted in EXPLAINING),
    *DOING,
]


@pytest.mark.parametrize(("irregularity", "text", "wanted"), CASES, ids=[text for _, text, _ in CASES])
def test_facts(irregularity: str, text: str, wanted: dict[str, Any]) -> None:
    assert told(text, irregularity, wanted) == wanted


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["text"])
def test_facts_in_many_words(line: dict[str, Any]) -> None:
    assert told(line["text"], line["irregularity"], line["facts"]) == line["facts"]


@pytest.mark.parametrize(("irregularity", "text", "wanted"), CASES, ids=[text for _, text, _ in CASES])
def test_renaming_the_seats_renames_the_answer(irregularity: str, text: str, wanted: dict[str, Any]) -> None:
    turned = re.sub(r"\b(noord|oost|zuid|west|NZ|OW)\b", lambda match: _TURNED[match.group()], text)
    found = facts(turned, irregularity)
    assert {name: found.get(name) for name in wanted} == {
        name: _SEATS.get(value, value) if name in ("offender", "explainer") else value for name, value in wanted.items()
    }


def test_a_correction_of_who_should_have_alerted_is_about_him() -> None:
    told = Context("misinformation", {"explainer": Seat.E, "offender": Seat.E}, told="oost alerteerde 2S niet")
    found = understand("nee sorry het was west die moest alerteren", told)
    assert (found.values["offender"], found.values["explainer"]) == ("W", "W")


@pytest.mark.parametrize(
    ("text", "irregularity", "confirmed"),
    [
        ("west zat heel lang te denken over zijn pas", "unauthorised_information", True),
        ("de taart stond een minuut in de oven", "unauthorised_information", False),
        ("noord legde 2SA verkeerd uit", "misinformation", True),
        ("mijn uitleg klopte niet en oost moest toen passen", "misinformation", False),
        ("mijn partner legt mijn bod uit als zwak", "misinformation", True),
        ("zuid hoorde iets over spel 7", "extraneous_information", True),
        ("de alert kwam te laat", "procedural_offence", False),
        ("had noord dat kunnen voorzien", "awareness_of_damage", True),
        ("de boards zijn uit de doos gehaald, alles zat op kleur", "incorrect_deal", True),
        ("een kijkster roept iets tegen noord", "spectator", True),
        ("zuid noemt west een zak", "misconduct", True),
    ],
)
def test_what_confirms_an_unsure_estimate(text: str, irregularity: str, confirmed: bool) -> None:
    assert confirms(read(text), irregularity) is confirmed


def test_his_explanation_is_that_of_the_player_named_before() -> None:
    text = "West leidt. Zijn uitleg van het hartenbod was fout en door die uitleg heeft zuid verkeerd bijgespeeld"
    found = read_facts(text, "misinformation", Context())
    assert found["explainer"].value == "W"


def test_my_partner_is_of_the_player_who_is_quoted() -> None:
    found = read_facts("noord zegt: mijn partner legde dat verkeerd uit", "misinformation", Context())
    assert found["explainer"].value == "S"
