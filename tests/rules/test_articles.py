"""The article table: complete, in order, and read as people write it."""

import pytest

from rules import articles

EDITIONS = ("2017", "1997")


def test_every_law_is_there() -> None:
    laws = [int(a) for a in articles.all_articles() if a.isdigit()]
    assert laws == list(range(1, articles.LAWS + 1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_parent_exists(edition: str) -> None:
    for article in articles.all_articles(edition):
        above = articles.parent(article)
        assert above is None or articles.exists(above, edition), article


@pytest.mark.parametrize("edition", EDITIONS)
def test_ids_are_in_normal_form(edition: str) -> None:
    for article in articles.all_articles(edition):
        assert articles.normalise(article) == article


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_article_stands_right_below_its_parent(edition: str) -> None:
    seen: list[str] = []
    for article in articles.all_articles(edition):
        above = articles.parent(article)
        while seen and seen[-1] != above:
            seen.pop()
        assert above is None or seen, f"{article} is out of order"
        seen.append(article)


@pytest.mark.parametrize("edition", EDITIONS)
def test_siblings_ascend(edition: str) -> None:
    """Laws by number, then A, B, C ... and 1, 2, 3 ... and a, b, c ... without gaps."""
    for article in articles.all_articles(edition):
        below = [child.removeprefix(article).removeprefix(".") for child in articles.children(article, edition)]
        for sequence in ("ABCDEFG", "12345678", "abcde", ("i", "ii", "iii", "iv", "v")):
            if below and below[0] == sequence[0]:
                assert below == list(sequence[: len(below)]), article
                break
        else:
            assert not below, article


@pytest.mark.parametrize("edition", EDITIONS)
def test_titles_are_short_and_clean(edition: str) -> None:
    for article in articles.all_articles(edition):
        title = articles.title(article, edition)
        assert title == title.strip()
        assert 1 <= len(title) <= 90, article
        assert not title.endswith("."), article


@pytest.mark.parametrize(
    ("text", "article"),
    [
        ("art. 50 D2(a)", "50D2a"),
        ("artikel 27B1(a)", "27B1a"),
        ("50d2a", "50D2a"),
        ("Art 30 B 1 (b) (i)", "30B1bi"),
        ("30B1(b)(ii)", "30B1bii"),
        ("Law 16C2", "16C2"),
        ("§ 12 C 2 a", "12C2a"),
        ("064A1", "64A1"),
        ("40B2(a)(iv)", "40B2aiv"),
        ("71.1", "71.1"),
        ("71(2)", "71.2"),
        ("artikel 9.", "9"),
        (" 93 ", "93"),
    ],
)
def test_normalise_reads_what_people_write(text: str, article: str) -> None:
    assert articles.normalise(text) == article
    assert articles.exists(article)


@pytest.mark.parametrize(
    "text", ["", "artikel", "94", "0", "100A", "D2a", "50DA", "50D2a1", "711", "oost", "50 en 51", "2SA", "2H"]
)
def test_normalise_refuses_what_is_no_article(text: str) -> None:
    assert articles.normalise(text) is None


def test_parent_child_and_law_number() -> None:
    assert articles.parent("30B1bii") == "30B1b"
    assert articles.parent("71.2") == "71"
    assert articles.parent("50") is None
    assert articles.children("50D2") == ("50D2a", "50D2b")
    assert articles.children("71") == ("71.1", "71.2")
    assert articles.children("50", "1997") == ("50A", "50B", "50C", "50D")
    assert articles.children("33") == ()
    assert articles.law_number("50D1a") == 50
    assert articles.law_number("9B1a") == 9


@pytest.mark.parametrize("function", [articles.parent, articles.law_number])
def test_a_bad_id_is_refused(function: object) -> None:
    assert callable(function)
    with pytest.raises(ValueError, match="not an article id"):
        function("50DD")


def test_editions_differ() -> None:
    assert articles.exists("50E1")
    assert not articles.exists("50E1", "1997")
    assert articles.exists("50D2a", "1997")
    assert not articles.exists("50D1a", "1997")
    assert articles.title("49", "1997") == articles.title("49")
    with pytest.raises(KeyError):
        articles.title("50E1", "1997")


def test_reasons_belong_to_articles_and_reach_their_children() -> None:
    assert articles.why_no_irregularity("80A") == articles.why_no_irregularity("80")
    assert articles.why_no_irregularity("50D2a") is None
    for article in articles._table("not_an_irregularity"):
        assert articles.exists(article), article
