"""How replies look: strict HTML, short enough, nothing lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.reply import Reply, Section
from bot.telegram import keyboards, rendering
from bot.telegram.plain_text import clean, shortened, units
from tests.telegram.fakegram.entities import parse_html, u16

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=300)
lines = st.lists(words, min_size=1, max_size=6).map(tuple)
parts = st.sampled_from(["verdict", "do", "choice", "later", "assumed", "understood", "question", "note"])
sections = st.lists(st.builds(Section, parts, lines, words), max_size=6).map(tuple)
replies = st.builds(Reply, kind=st.just("ruling"), sections=sections, context=words)


def squeezed(text: str) -> str:
    return "".join(text.split())


@given(replies, words)
def test_any_reply_is_valid_html_that_shows_all_of_it(reply: Reply, note: str) -> None:
    shown = [parse_html(html) for html in rendering.messages(reply, note)]
    assert all(0 < u16(text) <= 4096 for text, _ in shown if text.strip())
    wanted = note + reply.context + "".join(s.heading + "".join(s.lines) for s in reply.sections)
    assert squeezed("".join(text for text, _ in shown)) == squeezed(wanted)


@given(st.text(st.sampled_from("ab <&>👋\n"), min_size=1, max_size=50), st.integers(100, 400))
def test_long_texts_are_split_and_nothing_is_lost(piece: str, times: int) -> None:
    text = piece * times
    shown = [parse_html(html)[0] for html in rendering.plain(text)]
    assert all(u16(part) <= 4096 for part in shown)
    assert squeezed("".join(shown)) == squeezed(text)


def test_the_ruling_stands_in_bold_under_the_context() -> None:
    reply = Reply(
        kind="ruling",
        sections=(
            Section("verdict", ("Grote strafkaart <50B>.",)),
            Section("do", ("• een",), "Nu doen:"),
            Section("later", ("• a", "• b", "• c", "• d"), "Straks opletten:"),
            Section("assumed", ("Aangenomen: x.",)),
        ),
        context="Tafel 7 · spel 12",
    )
    (html,) = rendering.messages(reply)
    assert html == (
        "<i>Tafel 7 · spel 12</i>\n<b>Grote strafkaart &lt;50B&gt;.</b>\n\n<b>Nu doen:</b>\n• een\n\n"
        "<b>Straks opletten:</b>\n<blockquote expandable>• a\n• b\n• c\n• d</blockquote>\n\n"
        "<blockquote>Aangenomen: x.</blockquote>"
    )


def test_brief_answers_fold_away_what_comes_later() -> None:
    sections = (Section("verdict", ("Grote strafkaart.",)), Section("later", ("• a",)), Section("assumed", ("b",)))
    (html,) = rendering.messages(Reply(kind="ruling", sections=sections), brief=True)
    assert html.count("<blockquote expandable>") == 2


def test_split_between_lines_where_possible() -> None:
    first, second = rendering.plain("\n".join(["x" * 1500] * 4))
    assert [u16(parse_html(part)[0]) for part in (first, second)] == [3001, 3001]


def test_extra_buttons_name_the_main_articles() -> None:
    reply = Reply(kind="ruling", sections=(), articles=("50D1a", "50B", "50D2a", "71.1"))
    assert [button.label for button in keyboards.extra_buttons(reply)] == ["Waarom?", "Art. 50D", "Art. 50B", "Terug"]
    assert keyboards.extra_buttons(Reply(kind="lookup", sections=())) == ()


@given(st.text())
def test_clean_text_can_be_stored_and_sent(text: str) -> None:
    clean(text).encode()
    assert "\0" not in clean(text)


@given(words, st.integers(2, 50))
def test_shortened_is_short(text: str, limit: int) -> None:
    assert units(shortened(text, limit)) <= limit
