"""Look-ups answer for every article, term, score, board and scale, and never fail."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import texts
from bot.lookup import look_up
from bot.lookup.search import articles_about
from bot.reply import ChatSettings, Reply
from nlu.lexicon import table
from rules import articles
from rules.alerts import AlertRules
from rules.regulations import Regulations

DEFAULTS = ChatSettings()
KINDS = (
    "help", "thanks", "search", "article", "term", "score", "weighted", "imps", "imp_scale", "imp_points",
    "victory_points", "board", "artificial", "sufficient", "alert", "regulation", "no such kind",
)  # fmt: skip


def ask(kind: str, argument: str, settings: ChatSettings = DEFAULTS) -> Reply:
    reply = look_up(kind, argument, settings)
    assert reply.kind == "lookup"
    assert reply.text
    assert all(articles.exists(article) for article in reply.articles)
    return reply


@pytest.mark.parametrize("article", articles.all_articles())
def test_every_article_answers(article: str) -> None:
    reply = ask("article", article)
    assert reply.articles[0] == article
    assert reply.text.startswith(f"Artikel {article} · ")
    for button in reply.buttons:
        assert button.label
        assert button.turn.text or button.turn.pick


def test_a_law_shows_its_parts_what_to_read_and_what_may_have_happened() -> None:
    reply = ask("article", "27")
    assert "onvoldoende" in reply.text.lower()
    assert "• 27B niet geaccepteerd" in reply.text
    assert "Zie ook: 18," in reply.text
    assert reply.buttons[0].turn.pick == "insufficient_bid"
    assert "artikel 27A" in [button.turn.text for button in reply.buttons]


def test_a_section_shows_what_stands_below_it() -> None:
    reply = ask("article", "12C2")
    assert reply.articles == ("12C2", "12C2a", "12C2b", "12C2c", "12C2d")
    assert "60%" in reply.text


def test_several_articles_at_once() -> None:
    reply = ask("article", "16B 16C")
    assert reply.articles == ("16B", "16C")


@pytest.mark.parametrize(
    ("argument", "said"), [("120", "93"), ("0", "93"), ("50F", "Bedoelde je 50?"), ("27B1d", "27B1?")]
)
def test_an_article_that_does_not_exist(argument: str, said: str) -> None:
    text = ask("article", argument).text
    assert "bestaat niet" in text
    assert said in text


@pytest.mark.parametrize(
    ("term", "spelling"), [(term, spelling) for term, listed in table("terms")["term"].items() for spelling in listed]
)
def test_every_spelling_of_every_term_answers(term: str, spelling: str) -> None:
    reply = ask("term", spelling)
    assert texts.load("terms")[term]["text"] in reply.text
    assert reply.articles == tuple(texts.load("terms")[term]["articles"])


def test_a_misspelled_term_is_asked_back_and_explained() -> None:
    reply = ask("term", "strafkart")
    assert 'Bedoelde je "strafkaart"?' in reply.text
    assert "50" in reply.articles


def test_terms_that_are_merely_alike_are_offered() -> None:
    reply = ask("term", "strafblad")
    assert "Bedoelde je" in reply.text
    assert any(button.turn.text == "wat is strafkaart?" for button in reply.buttons)


def test_a_difference_explains_both() -> None:
    text = ask("term", "kleine strafkaart|grote strafkaart").text
    assert "Kleine strafkaart." in text
    assert "Grote strafkaart." in text


# By the scoring table of Law 77, not vulnerable and vulnerable.
SCORES = [
    ("1C=", 70, 70), ("1NT=", 90, 90), ("1NT+3", 180, 180), ("2H+1", 140, 140), ("3C+1", 130, 130),
    ("2NT=", 120, 120),
    ("3NT=", 400, 600), ("4S=", 420, 620), ("4H+1", 450, 650), ("5D=", 400, 600), ("3NTX+1", 650, 950),
    ("2HX+1", 570, 870),
    ("1NTX=", 180, 180), ("4HXX=", 880, 1080), ("6H=", 980, 1430), ("6NT+1", 1020, 1470), ("7S=", 1510, 2210),
    ("7NTXX=", 2280, 2980), ("4S-1", -50, -100), ("4S-3", -150, -300), ("3NTX-2", -300, -500), ("2SX-3", -500, -800),
    ("4HX-4", -800, -1100), ("1CXX-1", -200, -400),
]  # fmt: skip


@pytest.mark.parametrize(("result", "not_vulnerable", "vulnerable"), SCORES)
def test_scores_against_the_table(result: str, not_vulnerable: int, vulnerable: int) -> None:
    assert f"niet kwetsbaar: {not_vulnerable} punten" in ask("score", f"{result} N").text
    assert f", kwetsbaar: {vulnerable} punten" in ask("score", f"{result} V").text
    both = ask("score", f"{result} ?")
    assert str(not_vulnerable) in both.text
    assert str(vulnerable) in both.text
    assert both.articles == ("77",)


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("250", "6 imps"), ("620", "12 imps"), ("430", "10 imps"), ("1100", "15 imps"), ("20", "1 imp."),
        ("0", "0 imps"),
        ("620 170", "450 punten: 10 imps"), ("+620 -100", "520 punten: 11 imps"), ("9000", "24 imps"),
    ],
)  # fmt: skip
def test_imps(argument: str, said: str) -> None:
    assert said in ask("imps", argument).text


@pytest.mark.parametrize(
    ("imps", "said"), [("10", "430 tot en met 490"), ("0", "0 tot en met 10"), ("24", "4000 punten"), ("30", "4000")]
)
def test_points_for_imps(imps: str, said: str) -> None:
    assert said in ask("imp_points", imps).text


def test_the_whole_scale_of_imps() -> None:
    text = ask("imp_scale", "").text
    assert "430-490: 10" in text
    assert "4000 en meer: 24" in text


def test_victory_points() -> None:
    text = ask("victory_points", "0 16").text
    assert "10 tegen 10" in text


@pytest.mark.parametrize(
    ("board", "dealer", "vulnerable"),
    [
        ("1", "noord", "Niemand"), ("2", "oost", "NZ is"), ("7", "zuid", "Iedereen"), ("8", "west", "Niemand"),
        ("12", "west", "NZ is"), ("13", "noord", "Iedereen"), ("16", "west", "OW is"), ("18", "oost", "NZ is"),
        ("23", "zuid", "Iedereen"),
    ],
)  # fmt: skip
def test_boards(board: str, dealer: str, vulnerable: str) -> None:
    text = ask("board", board).text
    assert f"{dealer} is gever" in text
    assert vulnerable in text


def test_artificial_scores_with_the_session_and_the_choices_of_the_organisation() -> None:
    text = ask("artificial", "A+ A- 68").text
    assert "gemiddelde-plus 68%" in text
    assert "gemiddelde-min 40%" in text
    chosen = ChatSettings(regulations=Regulations(average_plus_imps=2))
    assert "imps +2" in ask("artificial", "A+", chosen).text
    assert "gemiddelde-min 35%" in ask("artificial", "A- 35").text


def test_weighted_scores() -> None:
    plain = ask("weighted", "60:4S=:,40:4S-1:|NS|")
    assert "332 punten voor NZ" in plain.text
    assert plain.articles[0] == "12C1c"
    # 60% of 5 imps (620 against 420) and 40% of -11 imps (-100 against 420).
    assert "In imps tegen 420: -1,4" in ask("weighted", "60:4S=:,40:4S-1:|NS|imps:420").text
    # 60% of 8 of 10 matchpoints, 40% of 0.
    against = ask("weighted", "60:4S=:NS,40:4S-1:NS|all|mp:620 620 420 170 -50").text
    assert "4,8 van 10 (48%)" in against
    assert "samen 90%" in ask("weighted", "60:4S=:,30:4S-1:|NS|").text
    assert "voor OW" in ask("weighted", "50:3NT=:EW,50:3NT-1:EW|none|").text
    both = ask("weighted", "60:4S=:,40:4S-1:|?|").text
    assert "232" in both
    assert "332" in both


@pytest.mark.parametrize(
    ("article", "said"),
    [
        pytest.param("40B2b", "alleen de partij van de leider mag het in de uitlegperiode", id="rest-183"),
        pytest.param("40B2b", "tot het einde van het spelen niet", id="rest-184"),
        pytest.param("40B2c", "om een vraag over hun bieding goed te beantwoorden", id="rest-185"),
        pytest.param("72B3", "verbergen mag nooit, bijvoorbeeld door nogmaals te verzaken", id="rest-188"),
        pytest.param("22B", "nul punten", id="rest-209"),
        pytest.param(
            "81C5", "kan de arbiter met goede reden van een rechtzetting afzien; spelers zelf niet", id="rest-246"
        ),
    ],
)
def test_what_is_no_incident_is_told_by_its_article(article: str, said: str) -> None:
    assert said in " ".join(ask("article", article).text.split())


def test_alerts() -> None:
    assert ask("alert", "1NT 12-14").text.startswith("Ja,")
    usual = ask("alert", "1NT 15-17")
    assert usual.text.startswith("Nee,")
    assert "Dit is een instelling" in usual.text
    assert "40B2aiii" in usual.articles
    assert "minder dan 14 of meer dan 18 punten" in ask("regulation", "alerts").text
    strong = ChatSettings(regulations=Regulations(alerts=AlertRules(notrump_least=16)))
    assert ask("alert", "1NT 15-17", strong).text.startswith("Ja,")


def test_sufficiency() -> None:
    enough = ask("sufficient", "2S 2NT")
    assert enough.text.startswith("Ja,")
    assert {"18B", "27"} <= set(enough.articles)
    low = ask("sufficient", "2D 1S")
    assert low.text.startswith("Nee,")
    assert "2 schoppen" in low.text


@pytest.mark.parametrize(
    ("name", "said", "article"),
    [
        ("stop_seconds", "10 seconden", "73A2"),
        ("correction_minutes", "30 minuten", "79C1"),
        ("appeal_minutes", "30 minuten", "92B"),
    ],
)
def test_choices_of_the_organisation(name: str, said: str, article: str) -> None:
    reply = ask("regulation", name)
    assert said in reply.text
    assert "instelling" in reply.text
    assert reply.articles[0] == article
    chosen = ChatSettings(regulations=Regulations(**{name: 17}))
    assert "17" in ask("regulation", name, chosen).text
    assert "17" in ask("article", article, chosen).text


def test_every_choice_has_its_article_and_term() -> None:
    for name, entry in texts.load("lookup")["regulations"].items():
        if isinstance(entry, dict):
            assert hasattr(Regulations(), name)
            assert all(articles.exists(article) for article in entry["articles"])
            assert all(term in table("terms")["term"] for term in entry["terms"])


@pytest.mark.parametrize(
    ("words", "article"),
    [("strafkaart", "50"), ("te laag bod", "27"), ("schudden", "6A"), ("toeschouwer", "76"), ("claimen", "68A")],
)
def test_search_finds_articles(words: str, article: str) -> None:
    assert article in ask("search", words).articles


def test_search_says_when_nothing_is_found() -> None:
    assert articles_about("qqqqzz") == []
    assert "vond ik niets" in ask("search", "qqqqzzxx").text


def test_an_older_edition_says_which_text_is_shown() -> None:
    assert "2017" in ask("article", "50", ChatSettings(edition="1997")).text


@settings(deadline=None)  # the first example loads the tables
@given(st.sampled_from(KINDS), st.text(max_size=80))
def test_any_argument_is_answered(kind: str, argument: str) -> None:
    ask(kind, argument)


@settings(deadline=None)  # the first example loads the tables
@given(st.sampled_from(KINDS), st.text(alphabet="0123456789.,:|+-=%XSHDCNTVEWA? {}²³", max_size=40))
def test_any_argument_that_looks_right_is_answered(kind: str, argument: str) -> None:
    ask(kind, argument)
