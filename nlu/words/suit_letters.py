"""A suit that is written as one capital by itself: "geen K", "verzaakt in H", "troeft R terwijl hij nog R had"."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.words.mentions import Mention, Words

_LETTERS = {"s": "S", "h": "H", "r": "D", "k": "C"}
_HONOURS = frozenset("a v b d j q".split())
"""Letters of ranks: beside one of these an H or a K by itself is rather a king."""
_OF_A_SUIT = frozenset(
    """in op geen nog wel ook om alle eist eiste verbiedt verbood verlangt verlangde wil wilde vraagt vroeg gevraagd noemt riep roept zegt zei
    speelt speelde gooit gooide legt legde bekent bekende troeft troefde verzaakt verzaakte had heeft van een kleine lage hoge laag klein hoog
    start startte plaats ipv maar niet verzaking , : ' en of""".split()
)
"""What may stand before a suit, and seldom before a king by itself."""
_BEHIND = frozenset(
    """slag troef verboden niet bijgelegd uit van ! aub graag voor na terug spelen voorspelen naspelen uitkomen bekennen te gevraagd gespeeld voorgespeeld""".split()
)
"""What stands behind a suit that begins a sentence: "K uit dummy", "R gevraagd"."""
_ARTICLES = frozenset("de die zijn haar het deze".split())
_LISTED = frozenset("lijn groep tafel klasse rij poule zaal divisie sectie afdeling".split())
_MOST_IN_CAPITALS = 0.6


def suit_letter(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """The suit of a capital that stands by itself, where it can't be a king."""
    suit = _LETTERS.get(words.norms[index])
    if suit is None or not words.is_upper(index) or _is_joined(words, index) or _is_shouted(words):
        return None
    last = words.norms[index - 1] if index else ""
    follows = "".join(words.norms[index + 1 : index + 2])
    if last in _LISTED or not _HONOURS.isdisjoint(_capitals(words)):
        return None
    if last in _ARTICLES:
        sure = follows in ("slag", "kleur")
    else:
        listed = bool(before) and before[-1].kind == "suit" and before[-1].last == index
        sure = listed or last in _OF_A_SUIT or follows in _BEHIND
    return Mention("suit", suit, index, index + 1) if sure else None


def _is_joined(words: Words, index: int) -> bool:
    """Whether it is part of what is written in one, as in "N/S" or "S.", or stands beside a rank."""
    token, after = words.tokens[index], words.tokens[index + 1 : index + 2]
    behind = bool(after) and after[0].glued and (after[0].norm.isalnum() or after[0].norm in ("/", "-", "."))
    behind = behind and not (after[0].norm == "." and _ends_sentence(words, index + 1))
    return (token.glued and index > 0 and words.norms[index - 1] not in ("'", '"', "(", ",", ":")) or behind


def _ends_sentence(words: Words, index: int) -> bool:
    """Whether a stop isn't that of an initial: nothing is written against it."""
    after = words.tokens[index + 1 : index + 2]
    return not after or not after[0].glued


def _capitals(words: Words) -> set[str]:
    """The other letters that stand by themselves as capitals."""
    return {norm for at, norm in enumerate(words.norms) if len(norm) == 1 and words.is_upper(at)}


def _is_shouted(words: Words) -> bool:
    """Whether the message is typed in capitals."""
    letters = [letter for letter in words.text if letter.isalpha()]
    return sum(map(str.isupper, letters)) > _MOST_IN_CAPITALS * len(letters)
