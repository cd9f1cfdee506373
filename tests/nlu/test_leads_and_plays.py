"""What is told around a lead out of turn or a card played too soon: how it lies, who lies down, what is played then."""

from __future__ import annotations

import pytest

from nlu.reading import read
from nlu.understand import understand
from rules.vocabulary import Seat
from tests.told_facts import facts

_OPENING = "opening_lead_out_of_turn"
_LEAD = "lead_out_of_turn"


@pytest.mark.parametrize(
    ("told", "faced"),
    [
        ("de kaart ligt nog op zijn buik", False),
        ("nog niks omgekeerd", False),
        ("niemand heeft de kaart gezien", False),
        ("zijn kaart is nog niet omgedraaid", False),
        ("met het gezicht naar beneden", False),
        ("met het gezicht naar boven", True),
        ("eerst gedekt maar toen draaide hij hem om", True),
        ("niet gedekt maar open", True),
        ("nee hij lag gedekt", False),
        ("de dummy ligt nog dicht", None),
        ("zuid wil geen schoppen zien", None),
    ],
)
def test_how_the_led_card_lies(told: str, faced: bool | None) -> None:
    assert facts(f"oost kwam uit in plaats van west, {told}. zuid is leider", _OPENING).get("faced") is faced


def test_a_card_face_down_may_be_partners() -> None:
    found = facts("zuid leider, oost komt open uit met klaver heer en west legde ook een kaart gedekt neer", _OPENING)
    assert found["partner_led_face_down"] is True
    assert found["faced"] is True


@pytest.mark.parametrize(
    "told",
    [
        "de dummy lag al half open",
        "noord had zijn kaarten al uitgespreid",
        "noord ging al liggen",
        "hij had al twee kaarten van de blinde gezien",
    ],
)
def test_declarer_saw_dummy(told: str) -> None:
    assert facts(f"zuid is leider. oost kwam uit, west moest. {told}", _OPENING)["dummy_seen"] is True


@pytest.mark.parametrize("told", ["voor de dummy open ging zagen we het", "de blinde lag er nog niet"])
def test_declarer_did_not_see_dummy(told: str) -> None:
    assert facts(f"zuid is leider. oost kwam uit, west moest. {told}", _OPENING)["dummy_seen"] is False


@pytest.mark.parametrize(
    "told",
    [
        "zuid dacht dat hij dummy was en gooide zijn hand open",
        "zuid wordt zelf maar de blinde",
        "zuid wil noord laten afspelen",
        "zuid is leider, hij wil de dummy zijn",
        "zuid heeft al twee kaarten van zichzelf getoond",
        "zuid legt zijn kaarten neer en noord wordt leider",
    ],
)
def test_declarer_becomes_dummy(told: str) -> None:
    found = facts(f"leider zuid. oost kwam uit, west moest. {told}", _OPENING)
    assert found["choice"] == "spread"
    assert found["declarer"] is Seat.S


@pytest.mark.parametrize("told", ["mag zuid zelf dummy worden?", "zuid wil hem niet en wil dat west schoppen speelt"])
def test_declarer_does_not_become_dummy(told: str) -> None:
    assert facts(f"leider zuid. oost kwam uit, west moest. {told}", _OPENING).get("choice") != "spread"


@pytest.mark.parametrize(
    ("told", "after", "own_lead"),
    [
        ("zuid dekte met het aas", True, None),
        ("zuid troefde die", True, None),
        ("uit dummy is al een kaart bijgespeeld", True, None),
        ("zuid heeft er al een kaart op gelegd", True, None),
        ("zuid merkte niets en speelde zelf ruiten 4 voor", True, True),
        ("zuid moet nog bijleggen", None, None),
        ("mag zuid er een kaart op leggen?", None, None),
    ],
)
def test_what_is_played_to_a_defenders_lead(told: str, after: bool | None, own_lead: bool | None) -> None:
    found = facts(f"zuid is leider en was aan slag. oost speelde klaver heer voor. {told}", _LEAD)
    assert found.get("opponent_played_after") is after
    assert found.get("proper_lead") is own_lead
    assert found["cards"] == ["CK"]


@pytest.mark.parametrize(("who", "next_in_turn"), [("west", True), ("oost", False)])
def test_which_defender_played_to_declarers_lead(who: str, next_in_turn: bool) -> None:
    found = facts(f"leider zuid speelt harten uit de hand maar zat in dummy. {who} heeft al bijgelegd", _LEAD)
    assert found["next_in_turn_played"] is next_in_turn


@pytest.mark.parametrize(
    ("told", "by_opponent"),
    [
        ("de leider zei nog tegen mij dat ik moest uitkomen", True),
        ("ik vroeg aan de leider wie moest starten en die wees naar mij", True),
        ("mijn partner zei dat ik moest uitkomen", False),
    ],
)
def test_who_told_the_speaker_to_lead(told: str, by_opponent: bool) -> None:
    assert (
        facts(f"{told} dus ik legde klaver 10 neer, maar mijn maat moest", _OPENING)["told_by_opponent"] is by_opponent
    )


def test_a_choice_is_not_who_was_to_lead() -> None:
    found = facts(
        "west speelde voor oost. leider noord zegt tegen oost: jij mag geen ruiten weggooien", "premature_play"
    )
    assert "told_by_opponent" not in found
    assert (found["choice"], found["choice_suit"]) == ("not_suit", "D")


@pytest.mark.parametrize(
    "told",
    [
        "leider noord had klaver 3 uit de hand en klaver vrouw uit dummy gevraagd",
        "dummy en leider noord hadden allebei al gespeeld",
        "leider noord had al gespeeld en dummy ook",
        "leider noord had zelf gespeeld en de kaart van dummy al genoemd",
        "noord had wel al gelegd en dummy's kaart was ook al afgeroepen",
    ],
)
def test_declarer_played_from_both_hands(told: str) -> None:
    assert facts(f"west speelde klaver aas voor oost. {told}", "premature_play")["declarer_played_both"] is True


def test_declarer_had_played_from_neither_hand() -> None:
    told = "leider noord had in beide handen nog niet gespeeld toen west klaver aas voor oost legde"
    assert "declarer_played_both" not in facts(told, "premature_play")


@pytest.mark.parametrize(
    "told",
    ["zuid vindt het prima en laat noord zijn kaarten neerleggen", "zuid zegt tegen noord: leg je kaarten maar neer"],
)
def test_declarer_who_has_dummy_laid_down_takes_the_lead(told: str) -> None:
    found = facts(f"leider is zuid. oost kwam voor zijn beurt uit met ruiten heer, {told}", _OPENING)
    assert (found["choice"], "told_by_opponent" in found) == ("accept", False)


def test_he_who_was_asked_sent_the_leader() -> None:
    told = "zuid is leider. oost kwam uit, hij had aan zuid gevraagd wie er moest en die zei 'jij'"
    assert facts(told, _OPENING)["told_by_opponent"] is True


def test_partner_who_cannot_do_as_declarer_chose() -> None:
    told = (
        "oost legde schoppen aas voor west. leider noord eist de hoogste schoppen van west maar die heeft geen schoppen"
    )
    assert facts(told, "premature_play")["partner_can_follow"] is False


def test_a_lead_that_was_followed_is_a_lead_out_of_turn() -> None:
    found = understand(
        "West was niet aan slag maar speelde klaver heer voor. Leider noord dekte met het aas, en nu protesteert oost."
    )
    assert found.candidates[0].irregularity == _LEAD
    assert found.facts["opponent_played_after"].value is True
    assert "accepted" not in found.facts


def test_who_only_speaks_of_a_lead_did_not_lead() -> None:
    found = facts("leider noord zegt bij de voorbarige ruiten 9 van oost: prima. west was aan slag", _LEAD)
    assert found["offender"] is Seat.E


def test_helaas_is_no_card() -> None:
    assert all(mention.kind != "card" for mention in read("oost kwam helaas uit").mentions)


def test_fout_at_the_end_of_a_sentence_takes_nothing_back() -> None:
    found = facts("Oost speelt 4S. Uitkomst van noord, fout. Zuid moest starten.", _OPENING)
    assert (found["offender"], found["on_lead"]) == (Seat.N, Seat.S)


@pytest.mark.parametrize(
    ("wish", "choice", "suit"),
    [
        ("noord wil dat oost hoog speelt", "highest", None),
        ("noord eist de laagste van oost", "lowest", None),
        ("noord wil dat oost een harten weggooit", "other_suit", "H"),
        ("oost mag geen ruiten wegdoen van noord", "not_suit", "D"),
    ],
)
def test_what_declarer_wants_of_this_trick(wish: str, choice: str, suit: str | None) -> None:
    found = facts(f"noord is leider. west legde ruiten boer voor oost. {wish}", "premature_play")
    assert (found["choice"], found.get("choice_suit")) == (choice, suit)


def test_the_card_of_who_played_on_two_at_once_is_not_among_them() -> None:
    told = "leider oost trok klaver 4 en klaver vrouw samen, zuid had er al een klaver 10 op, nu wil oost de vrouw"
    found = facts(told, "simultaneous_cards")
    assert (found["offender"], found["cards"], found["designated_card"]) == (Seat.E, ["C4", "CQ"], ["CQ"])


def test_declarer_who_makes_the_opening_lead_himself() -> None:
    found = facts("west is leider maar legt zelf een kaart open neer. noord had er een gedekt liggen", _OPENING)
    assert found["offender"] is Seat.W


def test_what_declarer_did_not_know_says_nothing_of_dummy() -> None:
    told = "leider wist niet dat hij mocht kiezen bij die foute uitkomst van west en legde gewoon de dummy neer"
    assert facts(told, _OPENING)["dummy_seen"] is True


@pytest.mark.parametrize(
    "told",
    [
        "noord leidt en speelt hartenaas. west gooit er een harten op, maar oost moest eerst",
        "noord is leider, speelt klaver uit de hand. oost moet, maar west legt klaver boer",
        "ruiten gespeeld door leider noord vanuit de hand. west legt ruitenheer. oost was eerst",
    ],
)
def test_who_lays_where_his_partner_had_to_follow_plays_too_soon(told: str) -> None:
    assert understand(told).candidates[0].irregularity == "premature_play"


def test_a_penalty_card_that_lies_beside_the_card_that_was_led() -> None:
    found = facts("west had al hartenvier als kleine strafkaart en speelt nu klavertien voor zijn beurt", _LEAD)
    assert (found["penalty_cards"], found["cards"]) == (["H4"], ["CT"])
