"""What is told of the play: in which trick and until when, whose card and whose lead, and what was meant by a word."""

from __future__ import annotations

from typing import Any

import pytest

from nlu.irregularity.choosing import candidates_of
from nlu.reading import read
from nlu.understand import read_facts
from nlu.understanding import Context

FACTS: list[tuple[str, str, dict[str, Any]]] = [
    (
        "defective_trick",
        "In slag 6 heeft zuid nog maar 7 kaarten, de anderen 8. In slag 2 blijken twee kaarten van hem te zitten.",
        {"trick": 2, "next_trick": "both", "trick_error": "too_many"},
    ),
    (
        "defective_trick",
        "oost heeft nog 5 kaarten over, de rest 4. hij heeft in slag 2 geen kaart bijgelegd",
        {"trick": 2, "next_trick": "both", "trick_error": "too_few"},
    ),
    (
        "defective_trick",
        "oost vergat in slag 2 een kaart te leggen, we zijn al een heel eind verder",
        {"next_trick": "both"},
    ),
    ("defective_trick", "zuid deed twee kaarten in slag 2", {"trick_error": "too_many"}),
    (
        "trick_turned_wrong",
        "oost zegt in slag 9 dat zijn kaart van slag 5 verkeerd ligt",
        {"trick": 5, "next_trick": "both"},
    ),
    ("revoke", "zuid speelt 4 schoppen, oost verzaakt, hij meldt het direct", {"next_trick": "nobody"}),
    (
        "revoke",
        "Ik speel 2 sans. Rechts van mij, op oost, gooien ze een harten op mijn koeken en dan: amai, ik heb er nog.",
        {"offender": "E"},
    ),
    (
        "played_card_retraction",
        "noord gaf verkeerde uitleg, noord is ook leider, oost heeft daarna een verkeerde kaart gelegd",
        {"offender": "E", "explainer": "N"},
    ),
    (
        "played_card_retraction",
        "foute uitleg van west, zuid legde daardoor een verkeerde kaart als vierde man",
        {"opponent_played_after": False},
    ),
    (
        "lead_out_of_turn",
        "Ik leid. Mijn linkertegenstander speelde ruiten boer voor, alleen zat de slag bij mijn rechtertegenstander.",
        {"proper_leader": "partner"},
    ),
    ("penalty_card_turn", "leider zuid speelt ruiten heer, oost heeft ruiten 2 als strafkaart", {"led_suit": "D"}),
    ("exposed_card", "zuid liet in de biedfase harten 8 vallen", {"phase": "auction"}),
    ("exposed_card", "in de bieding viel harten 8 van zuid. het bieden is klaar, west is leider", {"phase": "auction"}),
    ("exposed_card", "oost verliest het ruitenaas uit zijn handen en nu ligt het open", {"whole_hand": None}),
    ("exposed_card", "noort laat klaver ses falle, wes is lijder", {"offender": "N", "cards": ["C6"]}),
    ("played_card_retraction", "W legde zijn hartenbod verkeerd uit, Z speelde klaver 3", {"cards": ["C3"]}),
    (
        "premature_play",
        "leider noord. west doet er voorbarig harten 9 bij, oost en de dummy hadden nog niet gespeeld",
        {"dummy_acted": None, "partner_played": False},
    ),
    ("premature_play", "west speelt voor oost. leider zuid had uit hand en dummy al gespeeld", {"dummy_acted": None}),
    ("revoke", "twee slagen terug werd er uit de blinde niet bekend", {"next_trick": "both", "offender_role": "dummy"}),
    (
        "lead_out_of_turn",
        "RT was aan slag maar LT kwam met ruiten boer. leider: zuid",
        {"offender": "W", "on_lead": "E"},
    ),
    ("claim", "4 schoppen. zuid claimt, oost toont een troef die zuid vergeten was", {"outstanding_trump": True}),
    (
        "unintended_call",
        "ik dacht dat ik 1S had neergelegd, toen zag ik 2S liggen",
        {"call": "2S", "replacement": "1S"},
    ),
    ("change_of_call", "zuid had 1 harten liggen en legde toch liever 2 ruiten", {"call": "1H", "replacement": "2D"}),
    ("bid_above_seven", "oost redt tegen 7SA met 8 klaver", {"call": "8C", "offender": "E"}),
    ("bid_out_of_turn", "oosst wsa gever maar nord opende 2 ruiten", {"dealer": "E", "offender": "N"}),
    ("revoke", "oost verzaakte, nam de slag en won daarna nog de laatste. zuid leidt", {"won_later_trick": True}),
    ("revoke", "leider west troefde een schoppen, won die slag en ook de twee volgende", {"won_later_trick": True}),
    (
        "revoke",
        "oost verzaakte in slag 11, we zijn nu in slag 12, alleen de leider heeft daar al gespeeld",
        {"next_trick": "other_side"},
    ),
    ("revoke", "oost heeft voor de tweede keer in schoppen verzaakt", {"repeated": True}),
    ("revoke", "ik verzaakte in harten. zuid is mijn plaats en oost leidt", {"offender": "S"}),
    ("revoke", "na het opbergen van de kaarten bleek dat oost verzaakt had", {"established": True}),
    (
        "exposed_card",
        "schoppen 5 van noord viel maar alleen west, de leider, kon hem zien",
        {"partner_could_see": False},
    ),
    (
        "played_card_retraction",
        "zuid verzaakt en corrigeert. west had na hem een hoge kaart gelegd, mag west die terugnemen?",
        {"opponent_changed": True},
    ),
    (
        "penalty_card_lead",
        "klaver aas van oost is strafkaart en west komt uit. de leider had niets gezegd",
        {"led_before_choice": True},
    ),
    (
        "penalty_card_lead",
        "klaver aas van oost is strafkaart. west moet uitkomen. de leider heeft nog niets gezegd",
        {"led_before_choice": None},
    ),
    ("simultaneous_cards", "west had twee harten tegelijk gelegd: aas en 5", {"cards": ["HA", "H5"]}),
    (
        "claim",
        "na de claim van de leider willen alle vier liever verder spelen",
        {"all_agree": True, "requested_by": None},
    ),
    (
        "exposed_card",
        "ik zit oost en ben dummy, mijn partner laat harten heer vallen",
        {"declarer": "W", "offender": "W"},
    ),
    (
        "exposed_card",
        "mijn maat leidt. de tegenstander rechts van mij liet ruiten heer vallen. ik zit noord",
        {"offender": "W"},
    ),
    ("exposed_card", "partner van west gooit schoppen 4 open op tafel. zuid speelt 2SA", {"offender": "E"}),
    ("exposed_card", "klaver heer van de partner van de leider viel op tafel, west leidt", {"offender": "E"}),
    ("exposed_card", "ruiten tien van zuid valt. leider w", {"declarer": "W"}),
    (
        "defective_trick",
        "zuid is vergeten te spelen in slag 4, we zitten in slag 5, alleen west heeft voorgespeeld. leider west",
        {"next_trick": "other_side"},
    ),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), FACTS)
def test_facts(irregularity: str, text: str, expected: dict[str, Any]) -> None:
    found = read_facts(text, irregularity, Context())
    assert {name: found[name].value if name in found else None for name in expected} == expected


def test_a_lead_of_declarers_left_where_his_right_was_to_lead_is_no_opening_lead() -> None:
    message = read("de linkertegenstander van zuid, de leider, kwam met ruiten boer, maar rechts moest")
    assert candidates_of(message, Context())[0].irregularity == "lead_out_of_turn"
