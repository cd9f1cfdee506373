"""What is told around a card that was shown, led or played too soon, however it is told: who saw it, who had played."""

from __future__ import annotations

import pytest

from tests.told_facts import facts, last_reply


def told_in_turns(*turns: str) -> dict[str, object]:
    """The facts known after the last of several messages."""
    return dict(last_reply(*turns)["facts"])


@pytest.mark.parametrize(
    ("told", "seen"),
    [
        ("hij lag met het gezicht naar de leider", False),
        ("west zag alleen de achterkant", False),
        ("west zat onder de tafel", False),
        ("de maat van oost zat onder tafel te zoeken", False),
        ("west schonk net koffie in maar had hem kunnen zien", True),
        ("west zag hem niet maar als hij had opgekeken wel", True),
        ("west haalde een pen", None),
    ],
)
def test_whether_partner_could_see_it(told: str, seen: bool | None) -> None:
    assert facts(f"oost liet harten 6 vallen, {told}. zuid is leider", "exposed_card").get("partner_could_see") is seen


@pytest.mark.parametrize(
    "told",
    [
        "ik liep als arbiter tegen zijn arm",
        "omdat de leider er met zijn glas tegenaan kwam",
        "noord gaf hem een duwtje",
        "doordat zuid tegen de tafel stootte",
    ],
)
def test_another_showed_his_card(told: str) -> None:
    assert facts(f"west liet schoppenaas vallen, {told}", "exposed_card").get("own_fault") is False


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("iedereen zat nog zijn hand te schikken en daar lag ruiten negen van zuid", "before"),
        ("na 1 schoppen van oost was het aan zuid en toen tuimelde klavervrouw uit zijn hand", "auction"),
    ],
)
def test_the_moment_before_the_play(text: str, phase: str) -> None:
    assert facts(text, "exposed_card").get("phase") == phase


def test_an_honour_called_a_trump() -> None:
    assert facts("west verzucht hardop dat hij troefvrouw nog heeft", "exposed_card")["cards"] == ["?Q"]


def test_a_card_he_dropped_himself_is_not_one_he_named() -> None:
    assert "shown_because" not in facts("ik heb als tegenspeler klavervrouw laten vallen", "exposed_card")


@pytest.mark.parametrize(
    ("told", "choice"),
    [
        ("zuid zegt: kom maar met een schoppen", "require"),
        ("speel maar waar je zin in hebt, zegt de leider", "none"),
        ("zuid laat het aan oost over", "none"),
        ("de leider zegt: kies jij maar", "none"),
        ("zuid wil iets anders dan schoppen zien", "forbid"),
    ],
)
def test_what_declarer_wants_of_the_lead(told: str, choice: str) -> None:
    text = f"bij west ligt schoppenvrouw als strafkaart en oost is aan slag. {told}"
    assert facts(text, "penalty_card_lead").get("choice") == choice


def test_both_suits_are_forbidden() -> None:
    text = "bij zuid ha 9 en kl B als strafkaart, noord aan slag, leider west wil dat noord van allebei afblijft"
    found = facts(text, "penalty_card_lead")
    assert (found["choice"], found["choice_suit"]) == ("forbid", ["H", "C"])


def test_who_chooses_declares() -> None:
    found = facts("oost heeft harten 4 als strafkaart, west is aan slag en zuid eist harten", "penalty_card_lead")
    assert found["declarer"] == "S"


def test_a_suit_laid_on_a_lead_is_not_required() -> None:
    text = "west speelt harten 7 voor maar oost had de slag, zuid is leider. zuid had er al een harten opgelegd"
    found = facts(text, "lead_out_of_turn")
    assert found.get("choice") is None
    assert found["opponent_played_after"] is True


@pytest.mark.parametrize(
    ("told", "seen"),
    [
        ("noord had zijn klavers en ruitens al in rijtjes neergezet", True),
        ("de tafel ligt al open", True),
        ("de dummy wou net neerleggen", False),
    ],
)
def test_whether_dummy_lies(told: str, seen: bool) -> None:
    text = f"oost komt uit met klaver 4, west moest, zuid is leider. {told}"
    assert facts(text, "opening_lead_out_of_turn").get("dummy_seen") is seen


def test_our_side_led_to_its_own_contract() -> None:
    text = "wij speelden zelf 4 harten en toch legde mijn maat een kaart neer als uitkomst"
    assert facts(text, "opening_lead_out_of_turn").get("offender_role") == "dummy"


@pytest.mark.parametrize(
    "told", ["omdat noord zei dat het zijn start was", "want zuid had naar oost geknikt", "dummy riep oost jij moet"]
)
def test_an_opponent_told_him_to_lead(told: str) -> None:
    text = f"oost komt uit met klaver 4, west moest, zuid is leider. hij deed dat {told}"
    assert facts(text, "opening_lead_out_of_turn").get("told_by_opponent") is True


@pytest.mark.parametrize(
    ("told", "played"),
    [
        ("oost had zijn kaart al liggen", True),
        ("oost heeft bekend", True),
        ("oost had nog niets liggen", None),
    ],
)
def test_whether_partner_had_played(told: str, played: bool | None) -> None:
    text = f"west legt een harten terwijl de blinde nog moest. {told}"
    assert facts(text, "premature_play").get("partner_played") in ({played} if played else {None, False})


@pytest.mark.parametrize(
    "told",
    [
        "kaart van de hand en kaart van de blinde lagen er allebei",
        "zuid had dummy ook al opgedragen wat hij moest leggen",
        "zuid had klein uit dummy al gezegd",
    ],
)
def test_both_hands_of_declarer_had_played(told: str) -> None:
    text = f"zuid is leider en speelt klaver, oost legt zijn kaart voor west dat doet. {told}"
    assert facts(text, "premature_play").get("declarer_played_both") is True


def test_declarer_himself_was_early() -> None:
    text = "ik ben leider en legde mijn kaart te snel, rechts van mij moest nog"
    assert facts(text, "premature_play").get("offender_role") == "declarer"


def test_a_correction_of_who_had_played() -> None:
    known = told_in_turns("oost speelde te vroeg bij, west moest nog, zuid leider", "nee, west had al gespeeld")
    assert known["partner_played"] is True


def test_declarer_has_played_on_a_trick_later() -> None:
    known = told_in_turns(
        "west moest ruitenboer leggen, zijn grote strafkaart, maar gooit klaver twee weg op de ruiten van zuid",
        "we zijn intussen een slag verder",
    )
    assert known["declarer_played_since"] is True


@pytest.mark.parametrize(
    ("told", "cards"),
    [
        ("drie ruitens tegelijk op tafel, 2 5 en 8", ["D2", "D5", "D8"]),
        ("twee harten tegelijk, de 4 en de 9", ["H4", "H9"]),
    ],
)
def test_ranks_told_after_their_suit(told: str, cards: list[str]) -> None:
    assert facts(f"oost gooit {told}", "simultaneous_cards")["cards"] == cards


@pytest.mark.parametrize(
    "text",
    [
        "achter klaver 7 van noord bleek nog een ruitje te plakken",
        "noord speelde 2 kaarten tegelijk, er was maar 1 zichtbaar",
        "west legde twee kaarten neer, je zag er maar 1",
    ],
)
def test_a_card_behind_another_was_not_to_be_seen(text: str) -> None:
    assert facts(text, "simultaneous_cards").get("visible_count") == "one"


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("oost start met klaver 4, voordat dummy speelt legt west klaver boer neer", ["CJ"]),
        (
            "zuid is leider, west start harten 4. voor er uit de blinde gespeeld was lag de hartenboer van oost er",
            ["HJ"],
        ),
        ("west start met ruitenheer, oost speelt bij voordat dummy iets heeft gespeeld", None),
        ("leider speelt hartenvrouw uit dummy, oost had al bijgespeeld voordat dummy speelde", None),
        ("de speler rechts van de leider speelde harten aas te vroeg. leider is west", ["HA"]),
        ("leider zuid speelt klaver 3 voor, oost legt klaver aas terwijl west nog moest", ["CA"]),
        ("rechts van leider noord kwam er ruiten drie op tafel voordat links had gespeeld", ["D3"]),
    ],
)
def test_a_card_played_in_turn_is_not_that_of_who_was_too_early(text: str, cards: list[str] | None) -> None:
    assert facts(text, "premature_play").get("cards") == cards


def test_who_had_not_played_yet_besides_partner() -> None:
    text = "zuid speelt klaver, oost legt zijn kaart voor west dat doet. noord had nog niets liggen"
    assert facts(text, "premature_play")["partner_played"] is False


def test_declarer_played_while_a_defender_had_to() -> None:
    found = facts("leider zuid speelt uit zijn hand terwijl oost nog aan de beurt was", "premature_play")
    assert found["offender"] == "S"


@pytest.mark.parametrize("who", ["rechts", "oost"])
def test_it_was_declarers_lead(who: str) -> None:
    text = f"de leider was aan slag maar {who} speelde een harten voor"
    assert facts(text, "lead_out_of_turn")["proper_leader"] == "opponent"


def test_the_speaker_is_another_than_who_led() -> None:
    text = "mijn partner is leider en ik ben dummy, oost kwam voor zijn beurt uit en ik had al vier kaarten open"
    found = facts(text, "opening_lead_out_of_turn")
    assert found["offender"] == "E"
    assert found.get("declarer") != "W"


@pytest.mark.parametrize("told", ["dummy nam de slag", "toen kreeg zuid de slag", "de slag ging naar noord"])
def test_who_was_forbidden_a_suit_lost_the_lead(told: str) -> None:
    text = f"zuid als leider verbood west schoppen om de schoppenheer van oost. {told} en nu is west weer aan slag"
    assert facts(text, "penalty_card_lead").get("lead_lost") is True


def test_he_played_on_before_declarer_had_chosen() -> None:
    text = "zuid heeft ruitenvrouw als strafkaart. leider oost heeft nog niks gekozen maar noord speelt al harten"
    assert facts(text, "penalty_card_lead")["led_before_choice"] is True


def test_the_other_defender_played_to_declarers_lead() -> None:
    text = "ik was leider en speelde vanuit mijn hand terwijl ik aan tafel zat, rechts heeft al gespeeld links niet"
    found = facts(text, "lead_out_of_turn")
    assert (found["opponent_played_after"], found["next_in_turn_played"]) == (True, False)


def test_a_quoted_wish_before_who_said_it() -> None:
    text = "mijn maat heeft harten heer als strafkaart, ik kreeg de slag. 'harten graag' zei de leider"
    assert facts(text, "penalty_card_lead")["choice"] == "require"


@pytest.mark.parametrize(
    "told",
    ["zuid vraagt of hij harten mag eisen", "oost vraagt of hij harten moet spelen", "mag zuid harten verbieden"],
)
def test_what_is_only_asked_is_not_chosen(told: str) -> None:
    text = f"bij west ligt hartenaas als strafkaart. oost is aan slag. {told}"
    assert "choice" not in facts(text, "penalty_card_lead")


def test_the_highest_that_is_only_asked_for() -> None:
    text = "west speelde te vroeg, oost moest nog. mag zuid nu de hoogste eisen"
    assert "choice" not in facts(text, "premature_play")


def test_dummy_has_no_say_in_a_lead() -> None:
    text = "west speelde ruiten 3 voor terwijl oost moest, leider zuid. noord zegt dat hij het prima vindt"
    assert "choice" not in facts(text, "lead_out_of_turn")


def test_a_card_shown_to_declarer_is_of_the_defender() -> None:
    found = facts("de leider kreeg van west een kaart te zien, oost kon die niet zien, klaver boer", "exposed_card")
    assert (found["offender"], found["partner_could_see"]) == ("W", False)


def test_left_of_me_led_and_not_i() -> None:
    text = "links van mij speelde voor, maar rechts had de slag, ik ben leider en heb al uit dummy bijgespeeld"
    found = facts(text, "lead_out_of_turn")
    assert (found["offender_role"], found["proper_leader"]) == ("defender", "partner")
    assert found["opponent_played_after"] is True


def test_declarer_who_tells_it_told_him_to_lead() -> None:
    text = "rechts van mij kwam uit terwijl links moest, ik ben leider, ik had gezegd dat hij moest uitkomen"
    assert facts(text, "opening_lead_out_of_turn")["told_by_opponent"] is True


@pytest.mark.parametrize(
    ("hand", "accepted"), [("uit de hand maar zat in dummy", True), ("van tafel maar zat in de hand", False)]
)
def test_the_neighbour_next_in_turn_decides(hand: str, accepted: bool) -> None:
    text = f"ik ben leider en speel {hand}, links accepteert het, rechts niet"
    assert facts(text, "lead_out_of_turn").get("accepted") is accepted


def test_my_two_hands_had_played() -> None:
    text = "ik speel klaver voor, rechts legt eerder dan links, ik had dummy al laten spelen"
    found = facts(text, "premature_play")
    assert (found["partner_played"], found["declarer_played_both"]) == (False, True)


def test_both_hands_by_their_seats() -> None:
    found = facts("noord is leider, hij speelt klaver uit zuid terwijl hij in noord zat", "lead_out_of_turn")
    assert (found["offender"], found["leader"], found["on_lead"]) == ("N", "S", "N")


@pytest.mark.parametrize(
    ("answer", "deliberate"),
    [
        ("een kleine", False),
        ("hij kwam mee met een andere kaart", False),
        ("die had hij gespeeld toen hij niet aan de beurt was", True),
    ],
)
def test_how_a_penalty_card_came_to_lie_as_an_answer(answer: str, deliberate: bool) -> None:
    known = told_in_turns("bij oost ligt klaver 4 als strafkaart, west aan slag, zuid leider", answer)
    assert known["deliberate"] is deliberate
    assert "penalty_card_now" not in known


def test_both_suits_as_an_answer() -> None:
    text = "er liggen bij oost twee strafkaarten, harten 5 en klaver 8, west is aan slag, leider zuid verbiedt"
    assert told_in_turns(text, "allebei")["choice_suit"] == ["H", "C"]


@pytest.mark.parametrize(("answer", "follows"), [("hij had nog klaver", True), ("hij had geen klaver meer", False)])
def test_whether_the_early_card_could_follow(answer: str, follows: bool) -> None:
    text = "oost speelde ruiten 8 te vroeg, dummy moest nog, zuid leider. klaver was voorgespeeld"
    assert told_in_turns(text, answer)["could_follow"] is follows


def test_a_card_called_major_was_played() -> None:
    assert facts("west heeft klaver 9 als grote strafkaart en zuid is leider", "exposed_card")["deliberate"] is True


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("west kwam met klaver uit, dat was de beurt van oost. noord is leider", "opening_lead_out_of_turn"),
        (
            "oost kwam uit terwijl west aan slag was, en de blinde had op aanwijzing van de leider al bijgespeeld",
            "lead_out_of_turn",
        ),
    ],
)
def test_coming_out_opens_the_play(text: str, irregularity: str) -> None:
    assert last_reply(text)["irregularity"] == irregularity


def test_a_lead_left_lying_as_a_penalty_card_is_refused() -> None:
    text = "oost speelde harten voor maar dummy was aan slag. leider zuid laat de kaart als strafkaart liggen"
    assert facts(text, "lead_out_of_turn")["choice"] == "refuse"


def test_what_else_an_answer_tells() -> None:
    known = told_in_turns(
        "bij west kwamen twee kaarten tegelijk op tafel", "harten vrouw zag je, de andere lag er gedekt onder"
    )
    assert known["visible_count"] == "one"


@pytest.mark.parametrize("then", ["west aan slag, zuid leider", "zuid leider, west aan slag"])
def test_partner_leads_after_a_message_about_the_card(then: str) -> None:
    assert last_reply("klaver 10 van oost ligt als grote strafkaart", then)["irregularity"] == "penalty_card_lead"


@pytest.mark.parametrize(
    ("told", "choice"),
    [
        ("zegt dat schoppen niet hoeft", "none"),
        ("laat de strafkaart liggen", "none"),
        ("vraagt om een andere kleur dan schoppen", "forbid"),
    ],
)
def test_what_declarer_needs_not_have(told: str, choice: str) -> None:
    text = f"bij west ligt schoppen 9 als grote strafkaart, oost komt aan slag, leider zuid {told}"
    assert facts(text, "penalty_card_lead").get("choice") == choice


def test_the_card_played_after_one_fell() -> None:
    text = "leider vroeg een schoppen, oost liet eerst harten 2 vallen en speelde toen schoppen 4"
    assert facts(text, "exposed_card")["cards"] == ["H2"]
