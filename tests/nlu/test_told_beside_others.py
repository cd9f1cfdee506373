"""What is told of another than who did it: a partner's card, a neighbour's lead, the same once more, a wish."""

from __future__ import annotations

import pytest

from tests.told_facts import told

_FACTS: list[tuple[str, str, dict[str, object]]] = [
    # how a lead lies
    ("opening_lead_out_of_turn", "noord heeft zijn startkaart omgekeerd neergelegd, zuid moest", {"faced": False}),
    ("opening_lead_out_of_turn", "noord kwam uit maar zuid moest. niemand weet welke kaart het is", {"faced": False}),
    (
        "opening_lead_out_of_turn",
        "noord kwam uit, open. zuid gesloten. oost is leider",
        {"faced": True, "partner_led_face_down": True},
    ),
    # whose lead it was, and who led
    ("opening_lead_out_of_turn", "zuid kwam uit, noord blijkt te moeten starten", {"offender": "S", "on_lead": "N"}),
    ("opening_lead_out_of_turn", "wij spelen 1SA, rechts van mij komt uit maar links moest", {"offender_role": None}),
    (
        "lead_out_of_turn",
        "'jij bent aan slag' zei de leider tegen oost, die speelde harten negen. zuid leidt en was aan slag",
        {"told_by_opponent": True},
    ),
    ("lead_out_of_turn", "oost speelde na, dat was aan dummy. leider had al iets voorgespeeld", {"offender": "E"}),
    # who played on, and who only demanded something
    (
        "play_after_illegal_play",
        "zuid eiste dat de leider zijn klaver oppakte. noord had toen al bijgespeeld",
        {"offender": "N", "retraction_required": True},
    ),
    (
        "play_after_illegal_play",
        "de leider moest van west zijn kaart terugpakken en oost speelde al voordat er uit dummy iets kwam",
        {"offender": "E"},
    ),
    (
        "premature_play",
        "ik ben leider en moest nog bijspelen, maar de boer van links lag er al",
        {"partner_played": True},
    ),
    (
        "premature_play",
        "west begon al aan slag negen, oost had nog niets gelegd. noord, de leider, troefde die vijf",
        {"opponent_played_after": True},
    ),
    # the same once more
    (
        "revoke",
        "oost bekende geen harten en twee slagen verder noord ook niet",
        {"both_sides": True, "next_trick": "both"},
    ),
    ("revoke", "OW verzaken in harten en een paar slagen later doet zuid hetzelfde", {"both_sides": True}),
    ("revoke", "ik verzaakte als dummy, drie slagen geleden", {"offender_role": "dummy"}),
    ("revoke", "noord verzaakte, alles is allang doorgespeeld", {"next_trick": "both"}),
    ("pass_out_of_turn", "oost had al gepast maar zuid was gever", {"previous_offender_call": None}),
    # cards that are named apart, and bids that are contracts
    ("exposed_card", "bij oost viel een schoppentje uit de hand, de vier", {"cards": ["S4"]}),
    ("exposed_card", "zuid speelt twee schoppen en bij oost valt klaver heer", {"declarer": "S", "contract": "2S"}),
    ("revoke", "west zegt dat hij toch nog een koek had", {"contract": None}),
    # what declarer wants
    (
        "penalty_card_lead",
        "oost heeft h9 en r3 als strafkaart, west aan slag. leider noord: geen harten en geen ruiten",
        {"choice": "forbid", "choice_suit": ["H", "D"]},
    ),
    (
        "penalty_card_lead",
        "oost heeft s9 en k2 als strafkaart, west aan slag. leider zuid zegt: noch schoppen noch klaver",
        {"choice": "forbid", "choice_suit": ["S", "C"]},
    ),
    ("lead_restriction", "west nam 2K terug. wij werden leider, wat mag ik oost verbieden?", {"side_declares": False}),
    # what was meant
    ("unintended_call", "oost wou het rode kaartje, er kwam een groen uit zijn bak", {"call": "P", "replacement": "X"}),
    ("unintended_call", "oost past. daarna zag hij dat hij een aas had en wilde 1SA bieden", {"slip": False}),
    ("inadmissible_double", "zuid doubleert 4H, west biedt 4S, noord past, oost redoublet", {"previous_call": "4S"}),
    # whom "hij" means, and who sets a call right
    ("insufficient_bid", "1H van west, 1H van noord. oost wil het niet. hij maakt er pas van", {"replacement": "P"}),
    ("insufficient_bid", "west legde 2K, de stand was 2R door noord. hij kiest nu voor passen", {"replacement": "P"}),
    (
        "insufficient_bid",
        "het bod van west was 1S terwijl noord 1SA had. hij wil doublet",
        {"offender": "W", "replacement": "X"},
    ),
    ("unintended_call", "oost doubleert, nee redoublet had hij bedoeld", {"call": "X", "replacement": "XX"}),
    ("change_of_call", "zuid zei '1S, nee wacht, 2S'", {"call": "1S", "replacement": "2S"}),
    ("unintended_call", "noord pakte pas toen hij 1R zocht", {"call": "P", "replacement": "1D"}),
    ("pass_out_of_turn", "west past voor de beurt, zuid is gever. oost is nog niet geweest", {"turn": "S"}),
    ("bid_out_of_turn", "ik was gever, rechts opende al 1K. ik open zelf 1S", {"turn_of": "lho"}),
    (
        "simultaneous_calls",
        "op 1K van noord leggen oost en west allebei een doublet, tegelijk. oost was",
        {"call": "X"},
    ),
    # the speaker's own side and neighbours
    ("opening_lead_out_of_turn", "tegen mijn 4H kwam rechts uit. ik legde mijn hand open", {"choice": "spread"}),
    ("lead_out_of_turn", "leider was ik. links speelde na terwijl ik de slag had", {"proper_leader": "opponent"}),
    (
        "revoke",
        "ik heb zelf verzaakt, tegenspeler ben ik, won die slag",
        {"revoke_trick_winner": "offender"},
    ),
    ("card_played_or_not", "ik hield harten boer nog boven mijn waaier. ik ben leider", {"on_table": False}),
    # what a quoted player says of himself stops nothing of what is told
    (
        "revoke",
        "oost verzaakt en zegt 'hé, ik heb er nog'. west had al voorgespeeld voor de volgende slag",
        {"next_trick": "own_side"},
    ),
    ("revoke", "verzaking door oost. hij won de slag niet maar zijn partner wel", {"revoke_trick_winner": "partner"}),
    (
        "opening_lead_out_of_turn",
        "na de uitkomst van oost zegt leider zuid: west moet wat anders dan harten brengen",
        {"choice": "forbid"},
    ),
    ("exposed_card", "west wilde harten vijf spelen maar de aas kwam mee en viel open", {"cards": ["?A"]}),
    ("hand_seen", "west zag schoppen aas van noord liggen toen die zijn kaarten pakte", {"during_deal": False}),
    # tricks and claims
    ("trick_turned_wrong", "zuid heeft een van zijn eigen slagen verkeerd weggelegd", {"cards_mixed": None}),
    ("defective_trick", "leider zuid zit nog met een kaart en de rest is leeg", {"trick_error": "too_few"}),
    ("claim", "noord claimt. over de troef die oost nog had repte hij niet", {"outstanding_trump": True}),
    (
        "card_played_or_not",
        "verdediger noord trok ruiten vijf en stopte hem terug om een negen te spelen",
        {"deliberate": None},
    ),
    (
        "revoke",
        "west vroeg leider zuid of hij echt geen ruiten had. zuid keek nog eens en had er een",
        {"offender": "S", "declarer": "S"},
    ),
    (
        "revoke",
        "oost verzaakte in de vijfde slag. de vijfde was voor de leider, west maakte er later een",
        {"offender": "E", "revoke_trick_winner": "opponents", "won_later_trick": True},
    ),
    (
        "revoke",
        "zowel leider noord als tegenspeler oost hebben in dezelfde slag verzaakt",
        {"declarer": "N", "both_sides": True},
    ),
    (
        "lead_out_of_turn",
        "leider zuid speelde voor vanuit dummy terwijl hij in de hand zat. west, die na dummy komt, protesteert meteen",
        {"accepted": False},
    ),
    ("exposed_card", "tijdens het bieden liet west drie kaarten vallen", {"phase": "auction", "cards": ["??"] * 3}),
]


@pytest.mark.parametrize(("irregularity", "text", "expected"), _FACTS)
def test_told_beside_others(irregularity: str, text: str, expected: dict[str, object]) -> None:
    """The facts that are told, None for one that isn't."""
    assert told(text, irregularity, expected) == expected
