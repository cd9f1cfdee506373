"""What hurried typists leave out: shortened words with or without a dot, and capitals for suits and passes."""

from __future__ import annotations

import pytest

from nlu.reading import read
from nlu.words.tokens import tokenise
from tests.told_facts import likeliest


@pytest.mark.parametrize(
    ("text", "norms"),
    [
        ("tegensp. heeft verz. in", ["tegenspeler", "heeft", "verzaakt", "in"]),
        ("krtn v/d vk tfl", ["kaarten", "van", "de", "verkeerde", "tafel"]),
        ("alles in 1 keer", ["alles", "in", "een", "keer"]),
        ("geb. vdb", ["geboden", "voor", "de", "beurt"]),
        ("2SA is niet gealarmeerd", ["2", "sa", "is", "niet", "gealerteerd"]),
        ("west verzaakt. oost klaagt", ["west", "verzaakt", ".", "oost", "klaagt"]),
    ],
)
def test_shortened_words(text: str, norms: list[str]) -> None:
    assert [token.norm for token in tokenise(text)] == norms


@pytest.mark.parametrize(
    ("text", "irregularity"),
    [
        ("ldr sp. voor uit verk. hand", "lead_out_of_turn"),
        ("vk bord gespeeld op tfl 6", "wrong_board"),
        ("O bek. niet in R, sl 4", "revoke"),
        ("Z P vdb na 1H van W", "pass_out_of_turn"),
        ("P van N buiten de beurt na 1S van W", "pass_out_of_turn"),
    ],
)
def test_what_is_told_in_short(text: str, irregularity: str) -> None:
    assert likeliest(text) == irregularity


@pytest.mark.parametrize(
    ("text", "kind", "values"),
    [
        ("W verzaakt in H", "suit", ["H"]),
        ("O legt geen K bij, had nog R", "suit", ["C", "D"]),
        ("ldr vraagt S uit dummy", "suit", ["S"]),
        ("N: verzaking H, K niet bijgelegd", "suit", ["H", "C"]),
        ("ldr verz., R niet bijgelegd", "suit", ["D"]),
        ("W roept K uit dummy", "suit", ["C"]),
        ("O bek. niet S", "suit", ["S"]),
        ("IN S VERZAAKT", "suit", []),
        ("sp 9 ipv bd 10", "board", ["9", "10"]),
        ("O sp 9 bij", "board", []),
        ("Z vergat de laatste slag die met ruitenaas in dummy gewonnen was", "trick", []),
    ],
)
def test_what_is_named_in_short(text: str, kind: str, values: list[str]) -> None:
    assert [mention.value for mention in read(text).mentions if mention.kind == kind] == values
