"""What was heard, with its facts as buttons: each is changed in two taps, and nothing is ruled before "klopt"."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.conversation import reply
from bot.reply import Turn
from bot.voice.confirmation import Confirmed, Rejected, Screen, Tap, confirm, tapped
from nlu.hearing import Heard, Line, hear

SAID = ["Noord kwam uit voor zijn beurt met ruiten vijf."] * 2


def heard(*lines: str) -> Heard:
    found = hear([[Line(line, -0.2)] for line in lines])
    assert found is not None
    return found


def button(screen: Screen, label: str) -> Tap:
    return next(tap for row in screen.rows for tap in row if tap.label.removesuffix(" ?") == label)


def press(screen: Screen, label: str) -> Screen:
    after = tapped(screen.text, button(screen, label).data)
    assert isinstance(after, Screen)
    return after


def test_the_sentence_stands_first_with_a_mark_after_what_is_not_certain() -> None:
    screen = confirm(heard(*SAID))
    first = screen.lines[0]
    assert first.startswith("Ik verstond: noord?")
    assert "vijf?" in first
    assert [tap.label for tap in screen.rows[-1]] == ["Klopt", "Klopt niet"]


def test_a_wrong_fact_is_changed_in_two_taps() -> None:
    screen = confirm(heard(*SAID))
    choices = press(screen, "vijf")
    assert [tap.label for tap in choices.rows[0]][:2] == ["vijf", "vier"]  # the likeliest first
    changed = press(choices, "vier")
    assert changed.lines[0].endswith(" vier")
    confirmed = tapped(changed.text, "v:ok")
    assert isinstance(confirmed, Confirmed)
    assert confirmed.text == "noord kwam uit voor zijn beurt met ruiten vier"
    assert reply([Turn(text=confirmed.text)]).irregularity == "opening_lead_out_of_turn"


def test_what_happened_can_be_chosen_and_stays_chosen() -> None:
    screen = press(confirm(heard(*SAID)), "De uitkomst kwam van de verkeerde speler")
    other = screen.rows[1][0]
    chosen = tapped(screen.text, other.data)
    assert isinstance(chosen, Screen) and chosen.lines[1] == f"Voorval: {other.label}"
    changed = press(press(chosen, "noord"), "west")
    assert changed.lines[1] == f"Voorval: {other.label}"
    confirmed = tapped(changed.text, "v:ok")
    assert isinstance(confirmed, Confirmed) and confirmed.irregularity is not None
    assert confirmed.text.startswith("west kwam uit")


def test_back_leads_to_the_sentence_as_it_was() -> None:
    screen = confirm(heard(*SAID))
    again = press(press(screen, "ruiten"), "Terug")
    assert again.lines[0] == screen.lines[0]


def test_a_word_can_be_left_out() -> None:
    changed = press(press(confirm(heard(*SAID)), "ruiten"), "weglaten")
    assert "ruiten" not in changed.lines[0]


def test_saying_it_again_is_asked_for_kindly() -> None:
    outcome = tapped(confirm(heard(*SAID)).text, "v:no")
    assert isinstance(outcome, Rejected) and "Typ" in outcome.said


def test_a_ruling_under_it_is_marked_unconfirmed_and_only_shown_when_sure() -> None:
    text = "oost liet schoppen aas vallen"
    ruling = reply([Turn(text=text)])
    sure = confirm(heard(text, text), ruling)
    assert sure.lines[0] == f"Ik verstond: {text}"
    assert "Nog niet bevestigd" in sure.text and ruling.text in sure.text
    assert tapped(sure.text, "v:ok") == Confirmed(text)
    unsure = confirm(heard(*SAID), ruling)
    assert ruling.text not in unsure.text


def test_a_tap_on_a_fact_that_is_gone_shows_how_it_stands() -> None:
    screen = confirm(heard(*SAID))
    assert tapped(screen.text, "v:fact:99:") == tapped(screen.text, "v:back")


@given(
    st.lists(st.sampled_from("noord oost harten ruiten vier vijf aas sans bood liet vallen slag".split()), min_size=1)
)
def test_every_button_fits_and_leads_somewhere(words: list[str]) -> None:
    text = " ".join(words)
    screen = confirm(heard(text, text))
    for row in screen.rows:
        for tap in row:
            assert len(tap.data.encode()) <= 64
            after = tapped(screen.text, tap.data)
            if isinstance(after, Screen):
                assert all(len(again.data.encode()) <= 64 for rows in after.rows for again in rows)
                assert after.lines[0] == screen.lines[0]
