"""What the message tells in so many words decides where the estimate is unsure, or takes one for the other."""

from __future__ import annotations

import pytest

from nlu.irregularity.choosing import candidates_of
from nlu.reading import read
from nlu.understanding import Context


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("hartenheer van noord is een grote strafkaart", "exposed_card"),
        ("oost heeft een kleine strafkaart, klaver 4", "exposed_card"),
        ("west speelt alvast ruiten 3 voor, oost heeft zijn kaart nog in de hand, zuid leidt", "premature_play"),
        (
            "oost heeft harten boer als grote strafkaart en west, die nu voor moet spelen, mag geen harten",
            "penalty_card_lead",
        ),
        ("bij west zit een klavertien met een andere rug, de rest heeft er dertien", "wrong_card_count"),
        ("van mij moest west passen terwijl dat niet hoefde, het spel is klaar", "director_error"),
        ('leider noord zegt "ruiten" tegen de blinde, hij bedoelde de boer', "incomplete_designation"),
        ("leider noord zegt ruiten tegen de blinde maar bedoelde harten", "unintended_designation"),
        (
            "tegen 3SA van noord start oost met klaver 4, voordat de leider een kaart noemt speelt west al bij",
            "premature_play",
        ),
        ("west komt uit, zuid is leider, oost legt ruiten boer neer voor er uit dummy gespeeld is", "premature_play"),
        ("west komt uit terwijl oost moest, nog voor de leider iets zegt ligt dummy open", "opening_lead_out_of_turn"),
        ("oost is zeker dat hij klaveren bekende, noord weet zeker dat het ruiten was", "disputed_facts"),
        ("W waande zich dummy en spreidde, leider is N", "exposed_card"),
        ("leider O vraagt klein uit dummy, W pakt schoppen 9 ipv schoppen 4", "dummy_misplayed_card"),
        ("noord leider roept 'hoog', zuid geeft hartenboer in plaats van hartenaas", "dummy_misplayed_card"),
        ("strafkaart schoppenboer van oost. Wat moet oost als hij aan slag komt? leider noord", "penalty_card_turn"),
        ("slag 10 gespeeld: N 3, O 3, Z 3 en W 4 kaarten", "defective_trick"),
        ("leider W roept harten uit dummy terwijl hij in de hand zat. Z al harten 4 bijgelegd", "lead_out_of_turn"),
        ("O en Z gooiden tegelijk bij, Z moest eerst. W leider", "simultaneous_cards"),
        ("Z leider noemt schoppen 2, dummy legt schoppen 2. Z wil alsnog schoppen 7", "unintended_designation"),
        ("leider oost vraagt klaver 4, west legt klaver 9", "dummy_misplayed_card"),
    ],
)
def test_what_is_told_decides(text: str, irregularity: str) -> None:
    best = candidates_of(read(text), Context())[0]
    assert (best.irregularity, best.confidence >= 0.75) == (irregularity, True)


def test_a_follow_up_goes_on_from_the_card_that_lies() -> None:
    lying = Context(irregularity="exposed_card", lying={"E": ("HK",)})
    assert candidates_of(read("er wordt schoppen gespeeld en oost heeft geen schoppen"), lying)[0].irregularity == (
        "penalty_card_turn"
    )
    assert candidates_of(read("mag west die kennis gebruiken?"), lying)[0].irregularity == "exposed_card"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("oost is gever, noord bood 1 harten over 1 schoppen", "insufficient_bid"),
        ("oost gever. noord bood 2 klaver terwijl er al 2 ruiten lag", "insufficient_bid"),
        ("noord bood voor zijn beurt 1 harten over 1 schoppen van zuid", "bid_out_of_turn"),
    ],
)
def test_a_bid_below_the_one_it_lies_over_is_too_low_unless_it_came_early(text: str, code: str) -> None:
    assert candidates_of(read(text), Context())[0].irregularity == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("zuid speelt 4H. na de uitkomst van west legt oost zijn hele hand neer", "exposed_card"),
        ("oost dacht dat hij dummy was en legde alles open na de start van west", "exposed_card"),
        ("west speelt 2S, noord start en dan spreidt zuid zijn hand", "exposed_card"),
        ("west komt voor zijn beurt uit en de leider noord legt zijn hand open", "opening_lead_out_of_turn"),
    ],
)
def test_a_defender_who_lays_his_hand_open_led_nothing(text: str, code: str) -> None:
    assert candidates_of(read(text), Context())[0].irregularity == code
