"""Facts in messages of an unusual make: in shorthand, in two languages, seen from a seat, or set right halfway."""

from __future__ import annotations

import pytest

from rules.facts import Value
from tests.told_facts import facts, last_reply

_EX, _RV, _LO, _IB, _MI, _CL = (
    "exposed_card",
    "revoke",
    "lead_out_of_turn",
    "insufficient_bid",
    "misinformation",
    "claim",
)
TOLD: list[tuple[str, str, str, Value]] = [
    # left and right of dummy, or of one's partner
    (_EX, "rechts van dummy viel ruitenheer op tafel, noord is leider", "offender", "E"),
    (_RV, "degene links van de dummy verzaakt, leider is oost", "offender", "N"),
    (_EX, "links van mijn partner viel hartenheer open neer, ik ben oost en speel 4 schoppen", "offender", "N"),
    (_EX, "de partner, dus die van oost, liet klaver tien zakken. zuid leidt", "offender", "W"),
    # who declares
    (_RV, "leider oost dus dummy west, noord verzaakt", "declarer", "E"),
    (_EX, "klavertien viel bij oost. West leidt niet hoor, dat is noord.", "declarer", "N"),
    (_EX, "klavertien viel bij oost. West leidt niet hoor, dat is noord.", "offender", "E"),
    (_EX, "oost liet klaver vier vallen, zuid was nog aan het spelen", "declarer", "S"),
    # shorthand
    (_RV, "west verzaakte klaver, nog nt in de volgende slag", "next_trick", "nobody"),
    (_RV, "zuid speelt 3 nt en west verzaakt", "contract", "3NT"),
    (_RV, "noord hft verzaakt mr hij had nog schoppen, leider oost", "offender", "N"),
    # in two languages
    (_CL, "zuid claimt, er was nog een trump outstanding bij west", "outstanding_trump", True),
    (_IB, "W opent 2♦, N 2♣. Oost doesn't accept.", "accepted", False),
    # calls that stand, whatever was seen
    (_IB, "oost opent 2 schoppen en zuid doet 2 harten, niet gezien natuurlijk", "call", "2H"),
    (_IB, "noord opent twee hart en oost zegt twee ruit niet gezien", "call", "2D"),
    # what is left out between a player and what he did
    ("pass_out_of_turn", "west, terwijl ik nog zat te denken, legde al een pas. Ik ben zuid.", "offender", "W"),
    ("pass_out_of_turn", "noord, toen oost nog niets gezegd had, paste al. oost was gever", "offender", "N"),
    # a revoke and what came of the trick
    (
        _RV,
        "west verzaakte en oost speelde al verder. zuid leidt. De verzaker won de slag.",
        "revoke_trick_winner",
        "offender",
    ),
    (_RV, "west verzaakte. zuid leidt. west won de slag en daarna nog twee", "both_sides", None),
    (_RV, "west verzaakte in klaver, en daarna zuid ook nog een keer", "both_sides", True),
    (_RV, "west gooit ruiten 4 op klaver en verwisselt die direct voor klaver 5. noord leidt", "next_trick", "nobody"),
    (_RV, "oost klaver 7 op klaver aas van noord, zuid klaver 2, west ruiten 4. noord leidt", "offender", "W"),
    (_RV, "oost legt klaver 7 op klaver aas, west legt ruiten 4 op klaver aas. noord leidt", "offender", "W"),
    (_CL, "claim zuid, 1 troef (S9) nog bij oost", "outstanding_trump", True),
    (_RV, "slag 2: oost S4, zuid S8, west H2, noord SV. slag 3: noord speelt R4, oost R9. zuid leidt", "offender", "W"),
    (_RV, "noord troeft dat met klaver vier maar noord had nog harten drie, west leidt", "offender", "N"),
    (_RV, "wst verzakt klavr, hij is nog in dezelfde slag, zuid leidt", "next_trick", "nobody"),
    # where somebody sits
    ("opening_lead_out_of_turn", "rechts van de leider zit oost, en die kwam uit", "declarer", "S"),
    (_RV, "de speler aan mijn linkerkant verzaakte, ik speel als zuid 3 ruiten", "offender", "W"),
    ("pass_out_of_turn", "ik zit oost en ben gever. mijn rechterbuur legt een pas neer", "dealer", "E"),
    ("penalty_card_lead", "defender E has a penalty card, HQ, W on lead, declarer S zegt no hearts", "declarer", "S"),
    (_EX, "ik zit op de plaats van noord, ik leid. rechts van mij liet iemand klaverheer zien", "offender", "W"),
    (
        "opening_lead_out_of_turn",
        "oost leidt dus zuid, dat ben ik, moet starten. mijn maat is al gestart",
        "declarer",
        "E",
    ),
    (
        "opening_lead_out_of_turn",
        "oost leidt dus zuid, dat ben ik, moet starten. mijn maat is al gestart",
        "offender",
        "N",
    ),
    (_EX, "west liet koekendame vallen en mijn maat, die leidt in 2 pijken op noord, zegt strafkaart", "declarer", "N"),
    (_EX, "Tegenover mij zit de leider, ik ben dummy op west. Rechts van hem viel hartenboer", "declarer", "E"),
    (_EX, "Tegenover mij zit de leider, ik ben dummy op west. Rechts van hem viel hartenboer", "offender", "N"),
    ("pass_out_of_turn", "ik zit oost, de gever is de man rechts van me, dus noord. west past", "dealer", "N"),
    # a call that is remembered otherwise, or wasn't noticed
    ("bid_out_of_turn", "west opende voor zijn beurt 1 klaver, of 1 harten was het. gever zuid", "call", "1H"),
    (_IB, "oost had niet gemerkt dat noord al 2 harten geboden had en legt 2 harten", "offender", "E"),
    # in Flanders
    (_RV, "oost verzaakt en zijne maat heeft al doorgespeeld. Ik zit op zuid en leid", "next_trick", "own_side"),
    (_EX, "noord is aan 't leiden in 3 pijken, oost liet koekendame vallen", "declarer", "N"),
    # a seat beside a card
    (_EX, "HA Z op tafel gevallen, W leider", "cards", ["HA"]),
    (_EX, "HA Z op tafel gevallen, W leider", "offender", "S"),
    # the card that it was
    (_EX, "Klaver tien, niet klaver twee, had oost laten vallen. noord leidt", "cards", ["CT"]),
    (_EX, "oost liet niet klaver twee maar klaver tien vallen. noord leidt", "cards", ["CT"]),
    # a revoke told by the cards
    (_RV, "west verzaakt met schoppen 2 op een harten, zuid is leider", "cards", ["S2"]),
    (_RV, "klaver 3 van noord, klaver 8 van zuid en west gooit harten 2. West had nog klaver 5.", "offender", "W"),
    # a hand in signs
    (_LO, "♠ HV4\n♥ 65\nzuid speelt 3SA, west moest maar oost speelde ♠A voor", "cards", ["SA"]),
    ("bid_out_of_turn", "degene die tegenover de gever zit opent 1 ruiten. Gever is zuid.", "offender", "N"),
    (_RV, "ik was aan het afspelen op noord en links van mij verzaakte iemand", "offender", "E"),
    # what is said once more of another, or is only cried out
    (_IB, "zuid opent 1SA en oost zegt 1 harten, ik bedoel west zegt 1 harten", "offender", "W"),
    (_EX, "oost liet klaver vijf vallen, sorry, west liet klaver vijf vallen. zuid speelt", "offender", "W"),
    (_IB, "Noord gever\nN  O  Z  W\n1♥ 1♠ 1♣\n1♣ van zuid, oeps. West zegt nee.", "offender", "S"),
    (_IB, "Noord gever\nN  O  Z  W\n1♥ 1♠ 1♣\n1♣ is te laag.", "previous_call", "1S"),
    # two cards at once
    (
        "simultaneous_cards",
        "noord speelt harten 4, oost harten 8 en harten 9 allebei, zuid harten 2. west leidt",
        "offender",
        "E",
    ),
    (
        "simultaneous_cards",
        "oost legde een klaver en een ruiten tegelijk neer, klaver acht en ruiten tien, zuid leidt",
        "cards",
        ["C8", "DT"],
    ),
    (_LO, "lead out of turn, trick 4, oost, ♣9. leider zuid forbids clubs", "choice", "forbid"),
    # when it was told
    (_MI, "na het spel pas zegt oost dat de uitleg van west fout was. NZ was leider", "phase", "after"),
    (_CL, "zuid claimt, west protesteert, we zijn daarna niet verder gegaan", "play_continued", False),
]


@pytest.mark.parametrize(("irregularity", "text", "name", "value"), TOLD)
def test_it_is_read(irregularity: str, text: str, name: str, value: Value) -> None:
    assert facts(text, irregularity).get(name) == value


@pytest.mark.parametrize(
    "text",
    [
        "klaverboer viel bij west, oost keek net even weg. zuid speelt",
        "noord liet hartenaas vallen, zuid tuurde op zijn telefoon. oost speelt 3SA",
    ],
)
def test_who_only_looked_another_way_could_have_seen_it(text: str) -> None:
    assert facts(text, _EX).get("partner_could_see") is not False


def test_what_it_is_about_now_counts() -> None:
    reply = last_reply(
        "Gisteren op het kampioenschap had ik net zo'n geval met Jan. Alleen ging het toen om een verzaking. Nu gaat "
        "het om een claim. Ik speel 4 harten op zuid en zeg: de rest is voor mij. West zegt: nee, een troefslag."
    )
    assert reply["irregularity"] == "claim"
