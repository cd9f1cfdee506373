"""Where laws of the play meet: one ruling built on another, or two obligations of which one comes first."""

from rules.decide import decide

EAST_DEFENDS = {"offender": "E", "declarer": "S"}
WEST_DEFENDS = {"offender": "W", "declarer": "S"}
SOUTH_DECLARES = {"offender": "S", "declarer": "S"}
PENALTY_CARDS = {"minor_penalty_card", "major_penalty_card", "all_penalty_cards_major"}
TRANSFERS = {"transfer_1", "transfer_2"}


def rule(irregularity, *facts, needs=None, **more):
    """The decision on the facts; without `needs` it must be a ruling."""
    known = {name: value for part in (*facts, more) for name, value in part.items()}
    decision = decide(irregularity, known)
    assert (decision.needs and decision.needs.fact) == needs
    return decision


def holds(decision, *codes, articles=(), none=()):
    """Check that the codes hold, the articles are cited, and the other codes don't hold."""
    assert set(codes) <= set(decision.outcomes), decision.outcomes
    assert not set(none) & set(decision.outcomes), decision.outcomes
    for article in articles:
        assert any(cited.startswith(article) for cited in decision.articles), decision.articles


def cards_of(decision, outcome):
    """The cards that the steps with this outcome are about."""
    return {card for step in decision.steps if step.outcome == outcome for card in step.words.get("cards") or ()}


def test_01_a_second_penalty_card_makes_both_major():
    exposed = rule("exposed_card", EAST_DEFENDS, phase="play", cards=["D4"], penalty_cards=["S7"], deliberate=False)
    holds(exposed, "all_penalty_cards_major", "major_penalty_card", articles=["50B"], none=["minor_penalty_card"])


def test_02_one_small_card_with_each_defender_stays_minor():
    for offender, card in (("E", "S7"), ("W", "D4")):
        exposed = rule(
            "exposed_card",
            offender=offender,
            declarer="S",
            phase="play",
            cards=[card],
            penalty_cards=[],
            deliberate=False,
        )
        holds(exposed, "minor_penalty_card", articles=["50B"], none=["major_penalty_card", "all_penalty_cards_major"])


def test_03_declarer_chooses_before_the_partner_of_a_major_penalty_card_leads():
    lead = rule("penalty_card_lead", EAST_DEFENDS, leader="W", penalty_cards=["SK"])
    holds(lead, "declarer_chooses_first", "option_require_suit", "option_forbid_suit", "option_no_restriction")


def test_04_both_defenders_have_one_and_declarer_first_chooses_on_the_card_of_the_other():
    both = {**EAST_DEFENDS, "leader": "W", "penalty_cards": ["DK"], "own_penalty_cards": ["C3"]}
    free = rule("penalty_card_lead", both, choice="none")
    holds(free, "card_must_be_played", "penalty_card_stays", articles=["50D2b", "50D1a"])
    assert cards_of(free, "card_must_be_played") == {"C3"}

    required = rule("penalty_card_lead", both, choice="require", choice_suit="D")
    holds(
        required, "must_lead_suit", "penalty_cards_picked_up", articles=["50D2a", "50D1b"], none=["card_must_be_played"]
    )
    assert cards_of(required, "penalty_card_stays") == {"C3"}

    forbidden = rule("penalty_card_lead", both, choice="forbid", choice_suit="D")
    holds(forbidden, "may_not_lead_suit", "card_must_be_played", articles=["50D1a"])
    assert cards_of(forbidden, "card_must_be_played") == {"C3"}


def test_05_the_owner_on_lead_plays_his_penalty_card_or_the_one_declarer_picks():
    one = rule("penalty_card_turn", EAST_DEFENDS, leader="E", penalty_cards=["SK"])
    holds(one, "card_must_be_played", articles=["50D1a"])
    several = rule("penalty_card_turn", EAST_DEFENDS, leader="E", penalty_cards=["SK", "H5"])
    holds(several, "declarer_designates_card", articles=["51A"])


def test_06_a_ban_outlives_the_picked_up_card_until_the_lead_is_lost():
    ban = {**EAST_DEFENDS, "leader": "W", "penalty_cards": ["SK"], "choice": "forbid"}
    holds(rule("penalty_card_lead", ban), "may_not_lead_suit", "penalty_cards_picked_up", articles=["50D2a"])
    holds(rule("penalty_card_lead", ban, lead_lost=True), "restriction_ended", none=["may_not_lead_suit"])


def test_07_without_a_restriction_declarer_chooses_again_at_the_next_trick():
    free = rule("penalty_card_lead", EAST_DEFENDS, leader="W", penalty_cards=["SK"], choice="none")
    holds(free, "penalty_card_stays", "declarer_chooses_first", articles=["50D2b"], none=["penalty_cards_picked_up"])


def test_08_leading_before_the_choice_makes_a_major_penalty_card_and_leaves_the_choice_open():
    early = rule(
        "penalty_card_lead", EAST_DEFENDS, leader="W", penalty_cards=["SK"], cards=["C2"], led_before_choice=True
    )
    holds(early, "major_penalty_card", "declarer_chooses_first", "option_forbid_suit", articles=["50D2", "49"])


def test_09_a_restriction_of_57a_comes_before_the_duty_to_play_a_penalty_card():
    turn = rule("penalty_card_turn", WEST_DEFENDS, penalty_cards=["SK"], choice="highest")
    holds(turn, "must_play_at_first_opportunity", articles=["50D1b", "57A"], none=["card_must_be_played"])


def test_10_a_corrected_revoke_leaves_a_major_penalty_card_for_which_declarer_chooses():
    corrected = rule("revoke", EAST_DEFENDS, next_trick="nobody")
    holds(corrected, "correct_revoke", "major_penalty_card", "declarer_chooses_first", articles=["62B1", "50D2"])


def test_11_a_revoke_with_a_card_that_was_a_penalty_card_already_costs_nothing_more():
    corrected = rule("revoke", EAST_DEFENDS, next_trick="nobody", cards=["D9"], penalty_cards=["D9"])
    holds(corrected, "correct_revoke", "penalty_card_stays", articles=["62B2"], none=PENALTY_CARDS)


def test_12_a_penalty_card_not_played_costs_no_automatic_tricks():
    accepted = rule("penalty_card_not_played", EAST_DEFENDS, penalty_cards=["SK"], declarer_played_since=True)
    holds(accepted, "must_accept", "penalty_card_stays", "equity_check", articles=["52B1b", "64B3"], none=TRANSFERS)
    established = rule(
        "revoke", EAST_DEFENDS, penalty_cards=["S9"], led_suit="S", next_trick="both", revoke_trick_winner="offender"
    )
    holds(established, "transfer_0", articles=["64B3"], none=TRANSFERS)


def test_13_disobeying_a_lead_restriction_is_a_revoke():
    disobeyed = {**WEST_DEFENDS, "choice": "require", "choice_suit": "D"}
    holds(
        rule("revoke", disobeyed, next_trick="nobody"), "correct_revoke", "major_penalty_card", articles=["61A", "62B1"]
    )
    later = rule("revoke", disobeyed, next_trick="both", revoke_trick_winner="offender", won_later_trick=True)
    holds(later, "revoke_established", "transfer_2", articles=["64A1"])


def test_14_dummys_revoke_is_corrected_in_time_and_costs_no_automatic_tricks_later():
    dummy = {"offender": "N", "declarer": "S"}
    holds(rule("revoke", dummy, next_trick="nobody"), "correct_revoke", articles=["62B2"], none=PENALTY_CARDS)
    late = rule("revoke", dummy, next_trick="both")
    holds(late, "transfer_0", "equity_check", articles=["64B3", "64C1"], none=["correct_revoke", *TRANSFERS])


def test_15_both_sides_revoke_in_a_trick_and_nobody_has_played_on():
    both = rule("revoke", EAST_DEFENDS, both_sides=True, next_trick="nobody")
    holds(both, "correct_revoke", "major_penalty_card", articles=["62A", "62B1"], none=["revoke_established"])


def test_16_both_sides_revoke_in_a_trick_and_one_side_has_played_on():
    for next_trick in ("own_side", "other_side"):
        both = rule("revoke", EAST_DEFENDS, both_sides=True, next_trick=next_trick)
        holds(
            both,
            "correct_revoke",
            "major_penalty_card",
            "transfer_0",
            articles=["62C3", "64B8"],
            none=["revoke_established"],
        )


def test_17_both_sides_revoke_in_a_trick_and_both_have_played_on():
    both = rule("revoke", EAST_DEFENDS, both_sides=True, next_trick="both", revoke_trick_winner="offender")
    holds(both, "revoke_established", "transfer_0", articles=["64B7", "64C2b"], none=["correct_revoke", *TRANSFERS])


def test_18_both_sides_have_an_established_revoke_in_different_tricks():
    both = rule("revoke", EAST_DEFENDS, both_sides=True, same_trick=False, established=True, both_established=True)
    holds(both, "transfer_0", articles=["64B7", "64C2b"], none=TRANSFERS)


def test_19_only_one_of_two_revokes_is_established():
    one = rule(
        "revoke",
        EAST_DEFENDS,
        both_sides=True,
        established=True,
        both_established=False,
        revoke_trick_winner="offender",
        won_later_trick=True,
    )
    holds(one, "transfer_2", articles=["64A1"], none=["transfer_0"])


def test_20_a_claim_by_the_offending_side_establishes_the_revoke():
    for claimer in ("E", "W"):
        holds(rule("revoke", EAST_DEFENDS, claimer=claimer), "revoke_established", articles=["63A3"])


def test_20_a_claim_by_a_player_who_is_known_by_his_role_establishes_the_revoke_of_his_own_side():
    own = rule("revoke", offender_role="declarer", claimer_role="declarer")
    holds(own, "revoke_established", articles=["63A3"])
    rule("revoke", offender_role="declarer", claimer_role="defender", needs="agreed")


def test_21_a_claim_by_the_other_side_leaves_it_open_until_it_is_agreed():
    rule("revoke", EAST_DEFENDS, claimer="S", needs="agreed")
    holds(rule("revoke", EAST_DEFENDS, claimer="S", agreed=False), "correct_revoke", none=["revoke_established"])
    holds(rule("revoke", EAST_DEFENDS, claimer="S", agreed=True), "revoke_established", articles=["63A4", "69A"])


def test_22_a_penalty_card_counts_in_a_contested_claim_but_not_when_all_four_play_on():
    claim = {"claimer": "S", "declarer": "S", "agreed": False, "penalty_cards": ["HK"]}
    contested = rule("claim", claim)
    holds(contested, "adjudicate_claim", articles=["70A", "50D1a"])
    assert any(step.text == "mind_the_penalty_card" and step.director for step in contested.steps)
    played_on = rule("claim", claim, play_continued=True, requested_by="opponent", all_agree=True)
    holds(played_on, "score_stands", "no_penalty_card", articles=["68D2b"], none=["adjudicate_claim", *PENALTY_CARDS])


def test_23_cards_shown_in_a_concession_to_which_partner_objects_are_no_penalty_cards():
    conceded = rule("concession", claimer="E", declarer="S", objection=True)
    holds(conceded, "no_concession", "no_penalty_card", articles=["68B2", "16C2"], none=PENALTY_CARDS)
    shown = rule("exposed_card", EAST_DEFENDS, phase="play", shown_because="concession", objection=True)
    holds(shown, "no_concession", "no_penalty_card", articles=["68B2", "16C2"], none=PENALTY_CARDS)


def test_24_two_cards_at_once_found_late_are_a_defective_trick():
    late = rule("simultaneous_cards", EAST_DEFENDS, next_trick="both")
    holds(late, "return_extra_card", articles=["58B4", "67B2"], none=["offender_designates_card", *PENALTY_CARDS])
    trick = rule("defective_trick", EAST_DEFENDS, next_trick="both", trick_error="too_many")
    holds(trick, "return_extra_card", articles=["67B2"], none=["deemed_revoke", *PENALTY_CARDS])


def test_25_a_play_by_the_offenders_own_side_takes_nothing_away_from_the_others():
    after = rule("play_after_illegal_play", WEST_DEFENDS, opponent_played_after=False, retraction_required=False)
    holds(after, "rectified_normally", articles=["60C", "49", "57D"], none=["rectification_forfeited"])


def test_26_the_wrong_defender_plays_to_declarers_lead_from_the_wrong_hand():
    played = rule(
        "lead_out_of_turn", SOUTH_DECLARES, on_lead="N", opponent_played_after=True, next_in_turn_played=False
    )
    holds(played, "accepted_stands", "option_partner_highest", articles=["53C", "57A"])
    both_hands = rule(
        "lead_out_of_turn",
        SOUTH_DECLARES,
        on_lead="N",
        opponent_played_after=True,
        next_in_turn_played=False,
        declarer_played_both=True,
    )
    holds(both_hands, "accepted_stands", articles=["57C1"], none=["option_partner_highest"])


def test_27_a_card_from_the_auction_is_a_penalty_card_when_its_owner_defends():
    for card, kind in (("HK", "major_penalty_card"), ("H4", "minor_penalty_card")):
        exposed = rule("exposed_card", EAST_DEFENDS, phase="auction", cards=[card], deliberate=False)
        holds(exposed, kind, articles=["24E", "50B"])
    declares = rule("exposed_card", SOUTH_DECLARES, phase="auction", cards=["HK"])
    holds(declares, "card_returned_to_hand", articles=["24D"], none=PENALTY_CARDS)


def test_28_forbidding_one_of_several_suits_leaves_the_other_penalty_cards_on_the_table():
    lead = rule(
        "penalty_card_lead", EAST_DEFENDS, leader="W", penalty_cards=["S7", "HK"], choice="forbid", choice_suit=["S"]
    )
    holds(lead, "may_not_lead_suit", "penalty_cards_picked_up", "penalty_card_stays", articles=["51B2b"])
    assert cards_of(lead, "penalty_cards_picked_up") == {"S7"}
    assert cards_of(lead, "penalty_card_stays") == {"HK"}


def test_29_a_card_led_on_the_word_of_an_opponent_does_not_establish_a_revoke():
    told = rule("revoke", EAST_DEFENDS, next_trick="own_side", told_by_opponent=True)
    holds(told, "correct_revoke", articles=["47E1"], none=["revoke_established"])


def test_30_profit_from_a_forced_pass_or_a_penalty_card_is_looked_at_afterwards():
    silenced = rule("exposed_card", EAST_DEFENDS, phase="auction", cards=["HK"], deliberate=False)
    holds(silenced, "check_awareness_of_damage", articles=["72C"])
    restricted = rule("penalty_card_lead", EAST_DEFENDS, leader="W", penalty_cards=["SK"], choice="forbid")
    holds(restricted, "check_awareness_of_damage", articles=["72C"])
