"""One incident told and asked about from beginning to end, and what a conversation does with its turns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.conversation import MAX_LENGTH, replies, reply
from bot.reply import Reply, Turn

KING = "oost liet schoppen heer vallen"


def said(*messages: str) -> list[Reply]:
    return list(replies([Turn(text=message) for message in messages]))


def last(*messages: str) -> Reply:
    return said(*messages)[-1]


def words(answer: Reply) -> str:
    return "\n".join(section.text for section in answer.sections)


def labels(answer: Reply) -> set[str]:
    return {button.label for button in answer.buttons}


def test_a_card_that_fell_is_ruled_on_at_once() -> None:
    answer = last(KING)
    assert answer.kind == "ruling"
    assert answer.facts["offender"] == "E"
    assert answer.facts["cards"] == ["SK"]
    assert {"major_penalty_card", "card_stays_face_up", "must_play_at_first_opportunity"} <= set(answer.outcomes)
    assert {"50B", "49", "50A", "50D1a", "50D2a", "50D2b", "50E1", "50E3"} <= set(answer.articles)
    assert "Schoppenheer van oost is een grote strafkaart." in words(answer)


def test_what_was_assumed_is_told_and_is_a_tap_away_from_being_changed() -> None:
    answer = last(KING)
    assert {"phase", "offender_role", "partner_could_see"} <= answer.assumed.keys()
    assert {"Het bieden was nog bezig", "De partner kon de kaart niet zien", "Leider"} <= labels(answer)
    (button,) = (button for button in answer.buttons if button.label == "Het bieden was nog bezig")
    changed = reply([Turn(text=KING), button.turn])
    assert changed.facts["phase"] == "auction"
    assert "24" in changed.articles[0]


def test_the_declarer_and_the_contract_are_taken_in() -> None:
    answer = last(KING, "zuid is leider in 3SA")
    assert answer.facts["declarer"] == "S"
    assert answer.facts["contract"] == "3NT"
    assert "offender_role" not in answer.assumed
    assert "major_penalty_card" in answer.outcomes
    assert "dan kiest zuid eerst" in words(answer)


@pytest.mark.parametrize(("correction", "article"), [("oost is leider", "48A"), ("we waren nog aan het bieden", "24")])
def test_a_correction_in_words_changes_the_law(correction: str, article: str) -> None:
    answer = last(KING, correction)
    assert answer.irregularity == "exposed_card"
    assert answer.articles[0].startswith(article)
    assert "major_penalty_card" not in answer.outcomes


def test_another_card_makes_all_of_them_major() -> None:
    answer = last(KING, "zuid is leider in 3SA", "daarna valt ook ruiten twee")
    assert answer.facts["cards"] == ["D2"]
    assert answer.facts["penalty_cards"] == ["SK"]
    assert answer.facts["offender"] == "E"
    assert {"major_penalty_card", "all_penalty_cards_major"} <= set(answer.outcomes)


def test_the_partner_on_lead_waits_for_the_choice_and_what_follows_is_told() -> None:
    story = (KING, "zuid is leider in 3SA", "daarna valt ook ruiten twee", "west is aan slag")
    choice = last(*story)
    assert choice.irregularity == "penalty_card_lead"
    assert choice.question is not None
    assert choice.question.fact == "choice"
    assert {"Eisen", "Verbieden", "Geen beperking"} <= labels(choice)

    chosen = last(*story, "hij verbiedt schoppen")
    assert {"may_not_lead_suit", "penalty_cards_picked_up", "unauthorised_for_offending_side"} <= set(chosen.outcomes)
    assert {"50D2a", "50E2", "16C2"} <= set(chosen.articles)
    text = words(chosen)
    assert "zolang hij aan slag blijft" in text
    assert "Oost neemt schoppenheer terug in de hand" in text
    assert "Oost laat ruiten 2 als strafkaart liggen" in text
    assert "West mag niet gebruiken" in text


def test_why_shows_the_words_each_fact_was_read_from() -> None:
    answer = last(KING, "west is aan slag", "hij verbiedt schoppen", "waarom?")
    assert '"verbiedt schoppen"' in words(answer)


def test_back_takes_back_the_last_turn_that_changed_something() -> None:
    told = said(KING, "west is aan slag", "hij verbiedt schoppen", "waarom?", "terug")
    assert told[-1].outcomes == told[1].outcomes
    assert words(told[-1]).startswith("Teruggedraaid")


def test_nothing_is_left_to_take_back() -> None:
    assert last("terug").kind == "unclear"
    assert last(KING, "terug", "terug").outcomes == ()


def test_the_edition_of_1997_is_a_question_apart() -> None:
    then = last(KING, "zuid is leider in 3SA", "en als het in 1997 was?")
    assert "1997" in words(then)
    assert "authorised_for_all" not in then.outcomes
    now = last(KING, "zuid is leider in 3SA", "en als het in 1997 was?", "daarna valt ook ruiten twee")
    assert "authorised_for_all" in now.outcomes


def test_an_article_is_looked_up_without_losing_the_table() -> None:
    looked_up, on = said(KING, "wat zegt artikel 50?", "zuid is leider")[1:]
    assert looked_up.kind == "lookup"
    assert looked_up.articles[0] == "50"
    assert on.facts["cards"] == ["SK"]


def test_an_edited_message_is_another_conversation() -> None:
    first = reply([Turn(text="oost liet schoppen drie vallen"), Turn(text="zuid is leider")])
    edited = reply([Turn(text=KING), Turn(text="zuid is leider")])
    assert "minor_penalty_card" in first.outcomes
    assert "major_penalty_card" in edited.outcomes


def test_i_do_not_know_is_never_asked_again() -> None:
    story = [Turn(text=KING)]
    asked = []
    while question := reply(story).question:
        asked.append(question.fact)
        story.append(Turn(text="weet ik niet"))
    assert asked
    assert len(asked) == len(set(asked))


@given(st.text(max_size=200))
def test_whatever_is_typed_gets_an_answer_and_does_not_lose_the_ruling(text: str) -> None:
    answer = last(KING, text)
    assert words(answer)
    assert all(section.lines for section in answer.sections)


def test_of_a_very_long_message_the_beginning_is_read() -> None:
    answer = last(KING + " en " + "bla " * MAX_LENGTH)
    assert answer.facts.get("cards") == ["SK"] or answer.kind != "ruling"
    assert str(MAX_LENGTH) in words(answer)


@pytest.mark.parametrize("message", ["waarom?", "wat als noord leider was?", "wat zegt artikel 50?", "hallo"])
def test_what_changes_nothing_says_so(message: str) -> None:
    told = said(KING, message)
    assert [answer.aside for answer in told] == [False, True]


def test_back_at_a_table_what_lay_there_still_lies_there() -> None:
    there, elsewhere = "tafel 4 spel 12: noord liet hartenaas vallen, west is leider", "tafel 6, ruiten 3 van oost viel"
    assert last(there, elsewhere, "tafel 4 spel 12").facts["cards"] == ["HA"]
    again = last(there, elsewhere, "tafel 4 spel 12, zuid is aan slag")
    assert again.irregularity == "penalty_card_lead"
    assert again.facts["penalty_cards"] == ["HA"]


@pytest.mark.parametrize(
    ("preface", "role"),
    [
        ("de leider liet", "no_penalty_card"),
        ("een tegenspeler liet", "minor_penalty_card"),
        ("zuid speelt 4H, oost liet", "minor_penalty_card"),
        ("zuid is leider, zuid liet", "no_penalty_card"),
    ],
)
def test_whose_card_it_was_decides(preface: str, role: str) -> None:
    assert role in last(f"{preface} klaver 3 vallen").outcomes


def test_the_role_of_a_bystander_is_not_that_of_the_offender() -> None:
    seen = last("dummy lag al op tafel en toen pas zag iemand dat de uitkomst van de verkeerde kwam")
    assert "must_accept" in seen.outcomes
    revoke = last("mijn maat is dummy en tegenstander oost verzaakte, niemand heeft verder gespeeld. ik ben leider")
    assert "major_penalty_card" in revoke.outcomes


@pytest.mark.parametrize(
    "message",
    ["er valt een kaart, ruiten 4, de leider vraagt wat er nu moet", "de leider merkt op dat een kaart viel: ruiten 4"],
)
def test_who_only_saw_or_asked_did_nothing(message: str) -> None:
    assert last(message).facts.get("offender_role") != "declarer"


def test_a_question_after_a_question_asks_the_same_of_something_else() -> None:
    *_, last = replies([Turn(text=text) for text in ("wie geeft in spel 7?", "en spel 8 dan?", "en 9?")])
    assert "Spel 9: noord is gever" in last.text
