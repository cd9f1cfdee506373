"""Facts about dummy's cards, designations and cards taken back, told by what followed or by what wasn't so."""

from __future__ import annotations

import pytest

from nlu.understand import read_facts, understand
from nlu.understanding import Context
from rules.facts import Value

_UD, _ID, _DM, _DS = (
    "unintended_designation",
    "incomplete_designation",
    "dummy_misplayed_card",
    "dummy_suggested_play",
)
_DO, _FC, _CP, _PR, _LR = (
    "dummy_overstepped",
    "fifth_card",
    "card_played_or_not",
    "played_card_retraction",
    "lead_restriction",
)
TOLD: list[tuple[str, str, str, Value]] = [
    # what declarer meant
    (_UD, "zuid vraagt klaver vijf, hij had het over de vrouw moeten hebben", "slip", True),
    (_UD, "een spreekfout van leider oost: hartentwee, hij bedoelde heel duidelijk de heer", "slip", True),
    (_UD, "leider west corrigeert klaver 8 in klaver 9, de kaart die hij op het oog had", "slip", True),
    (_UD, "leider noord vroeg ruiten 3, zijn mond was sneller dan zijn hoofd", "slip", True),
    (_UD, "leider zuid noemt ruitentien, hij versprak zich niet maar had zich verteld", "slip", False),
    (_UD, "leider oost vraagt schoppen 7, later vindt hij de aas verstandiger", "slip", False),
    (_UD, "leider zuid noemt ruiten 3. hij was vergeten dat de heer nog buiten was", "slip", False),
    # what was played since
    (_UD, "leider noord zei hartendrie, wou hartenboer. De kaart van oost lag er al.", "opponent_played_after", True),
    (_UD, "leider oost versprak zich. zuid, die daarna moest, lag al", "opponent_played_after", True),
    (
        _UD,
        "leider zuid zei harten 4, maar de volgende speler had zijn kaart al op tafel",
        "opponent_played_after",
        True,
    ),
    (_UD, "leider zuid mocht herstellen, nu wil oost zijn kaart ook terug", "opponent_played_after", True),
    (_UD, 'leider zuid: "ruiten negen". O nee, boer, en noord had er al op gespeeld', "declarer", "S"),
    (_UD, "leider noord versprak zich, de volgende kaart van dummy was al afgeroepen", "declarer_played_since", True),
    (_UD, "leider zuid versprak zich, oost speelde en daarna hijzelf ook", "declarer_played_since", True),
    (
        _DM,
        "zuid vraagt ruitenaas, dummy legt de negen. Oost had de slag al gepakt voor iemand iets zei",
        "opponent_played_after",
        True,
    ),
    (
        _DM,
        "zuid vraagt schoppen 8, dummy legt de 6, de drie anderen hadden al bijgespeeld",
        "opponent_played_after",
        True,
    ),
    (_DM, "zuid vraagt schoppen 8, dummy legt de 6, dat zag niemand tot het eind van het spel", "next_trick", "both"),
    (
        _DM,
        "leider is oost. de foute kaart lag al om en in de volgende slag hebben leider en noord al gespeeld",
        "next_trick",
        "both",
    ),
    (
        _PR,
        "oost speelde op een verkeerde uitleg van zuid. Zuid speelt af en had er al een kaart op gelegd",
        "opponent_played_after",
        True,
    ),
    # how declarer named a card
    (_ID, '"doe er maar de dikste bij die je hebt" zegt leider zuid tegen de blinde', "words", "high"),
    (_ID, 'leider noord: "ga daar maar met iets overheen"', "words", "win"),
    (_ID, 'leider oost zegt "zo min mogelijk"', "words", "low"),
    (_ID, "leider zuid speelde zonder een kleur of waarde te noemen", "words", "anything"),
    (_ID, 'west komt schoppen, dummy heeft er geen. Leider noord: "de vier"', "words", "rank"),
    (
        _ID,
        "zuid is leider en vraagt klaver boer, dummy heeft in klaver slechts de tien en de vijf",
        "words",
        "not_in_dummy",
    ),
    (_ID, 'De vorige slag ging met hartenboer naar de tafel. Leider zuid zegt enkel "tien"', "dummy_leads", True),
    (_ID, "leider noord roept laag op de ruitenboer van oost", "led_suit", "D"),
    # what dummy did, and what came of it
    (_DS, "dummy noord tikte op klaverboer, OW zijn er niks mee tekort gekomen", "damage", False),
    (_DS, "dummy zuid wees hartentien aan en het heeft de tegenpartij een slag gekost", "damage", True),
    (_DS, "dummy west legde zijn vinger op ruiten 9, duidelijk een hint", "suggested", True),
    (_DS, "dummy oost raakte de ruiten aan om een scheve kaart weer in het rijtje te krijgen", "suggested", False),
    (
        _DO,
        "dummy had zich over de kaarten van oost gebogen en roept nu als eerste dat oost verzaakte",
        "earlier_dummy_breach",
        True,
    ),
    (_DO, "toen alle dertien slagen geteld waren zei de blinde dat oost verzaakt had", "phase", "after"),
    (_DO, "west verzaakte, leider noord begon erover en pas daarna zei dummy er ook wat van", "attention_drawn", True),
    (_DO, '"hand!" riep dummy oost toen zijn partner naar een kaart van tafel wees', "dummy_act", "warned"),
    (_FC, "noord is dummy, zijn kaart lag al en leider zuid noemt er nog een", "offender", "S"),
    # cards that are played or not, and those that are taken back
    (_CP, "leider zuid hield hartenboer tegen zijn borst en stak hem weer weg", "on_table", False),
    (
        _CP,
        "west verdedigt en trok klaver heer uit zijn hand, de kaart bleef naar hemzelf gericht",
        "partner_could_see",
        False,
    ),
    (_PR, "oost wil een andere kaart, niets mis met de uitleg", "explanation_wrong", False),
    (_PR, 'ik legde een kaart omdat de leider tegen me zei "jij bent"', "told_by_opponent", True),
    (_PR, "west wil zijn ruiten boer terug, de leider heeft ook zijn kaart mogen wijzigen", "opponent_changed", True),
    # a withdrawn call and the lead
    (_LR, "zuid trok zijn bod in, uiteindelijk zijn NZ zelf gaan spelen", "side_declares", True),
    (_LR, "zuid trok 1R in, noord moet starten. het nieuwe bod zei hetzelfde als het oude", "comparable", True),
    (_LR, "west trok zijn bod in, daarna niks vergelijkbaars. oost moet starten", "comparable", False),
    (_LR, "oost had 1H ingetrokken, west moet starten en leider zuid doet er niks mee", "choice", "none"),
    (_LR, "leider zuid verbiedt harten bij de eerste start, oost heeft niks anders dan harten", "could_follow", False),
    (
        "opening_lead_out_of_turn",
        "zuid komt uit met harten 6, west wil dat noord met diezelfde kleur komt",
        "choice_suit",
        "H",
    ),
]


@pytest.mark.parametrize(("irregularity", "text", "fact", "value"), TOLD)
def test_fact_told_of_dummy(irregularity: str, text: str, fact: str, value: Value) -> None:
    """The fact is read in whatever way it is told."""
    found = read_facts(text, irregularity, Context()).get(fact)
    assert found is not None
    assert found.value == value


def test_named_card_is_no_silence() -> None:
    """Nobody said anything of the wrong card, which doesn't mean that declarer had named none."""
    told = "zuid vraagt ruitenaas, dummy legt de negen en oost speelde al voor iemand iets zei"
    assert "nothing_named" not in read_facts(told, "dummy_misplayed_card", Context())


@pytest.mark.parametrize("text", ["mag zuid daar rekening mee houden?", "mag zuid gebruiken wat hij nu weet?"])
def test_what_may_be_used_of_a_withdrawn_call(text: str) -> None:
    """After an irregular call it is asked what partner may do with it (16C)."""
    told = "noord opent 1 klaver terwijl west gever is, west accepteert niet"
    context = Context("bid_out_of_turn", {"offender": "N", "call": "1C"}, told=told)
    assert understand(text, context).candidates[0].irregularity == "withdrawn_action"
