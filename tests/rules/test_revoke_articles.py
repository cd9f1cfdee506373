"""What a case with codes can't say of a revoke or a claim: which sub-articles are not cited, what stays unread."""

import pytest

from rules.decide import decide, next_question


@pytest.mark.parametrize(
    ("irregularity", "facts", "article"),
    [
        pytest.param(
            "claim",
            {"claimer": "S", "declarer": "S", "agreed": False, "outstanding_trump": True, "trump_mentioned": True},
            "70C2",
            id="play-228-a-mentioned-trump-gives-no-trick",
        ),
        pytest.param(
            "claim", {"claimer": "S", "declarer": "S", "agreed": False}, "70D2", id="70D2-is-about-a-defenders-claim"
        ),
        pytest.param(
            "revoke",
            {"offender": "E", "declarer": "S", "next_trick": "own_side"},
            "63A2",
            id="a-defender-names-no-card",
        ),
        pytest.param("revoke", {"offender": "S", "declarer": "S", "trick": 12}, "62D2", id="62D2-is-about-a-defender"),
    ],
)
def test_an_article_that_does_not_apply_is_not_cited(irregularity, facts, article):
    assert article not in decide(irregularity, facts).articles


def test_nothing_is_asked_about_tricks_when_none_can_go_over():
    decision = decide(
        "revoke",
        {
            "offender": "E",
            "declarer": "S",
            "next_trick": "both",
            "revoke_trick_winner": "opponents",
            "won_later_trick": False,
        },
    )
    assert next_question(decision) is None


def test_during_play_nobody_asks_whether_it_was_noticed_in_time():
    facts = {"offender": "E", "declarer": "S", "next_trick": "both", "phase": "play", "revoke_trick_winner": "partner"}
    decision = decide("revoke", facts)
    assert decision.known["noticed"] == "in_time"
    assert "noticed" not in decision.assumed


def test_who_won_the_trick_is_asked_once_the_revoke_is_established():
    declined = set()
    asked = []
    decision = decide("revoke", {"offender": "E", "declarer": "S", "next_trick": "both"})
    while question := next_question(decision, declined):
        asked.append(question.fact)
        declined.add(question.fact)
        decision = decide("revoke", decision.facts, declined=declined)
    assert asked == ["revoke_trick_winner"]


def test_a_defenders_revoke_is_always_a_major_penalty_card_so_the_card_is_not_asked():
    decision = decide("revoke", {"offender": "E", "declarer": "S", "next_trick": "nobody", "cards": ["D?"]})
    assert decision.needs is None
    assert "major_penalty_card" in decision.outcomes
