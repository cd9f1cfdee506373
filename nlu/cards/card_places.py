"""Where cards stand in a message: those that a pattern names, those that others are laid on, those told in two words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nlu.cards.named_anew import named_anew
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.meanings import meaning
from nlu.words.mentions import Mention


def matching(message: Message, *patterns: str) -> list[Mention]:
    """The cards that the patterns name."""
    found: list[Mention] = []
    for pattern in patterns:
        for mentions, _ in message.skeleton.find(pattern):
            found.extend(mention for mention in mentions if mention.kind == "card" and mention not in found)
    return found


_BEATEN = (
    r"(?:op|over|bovenop|onder)(?: (?:de|het|die|mijn|zijn|haar|deze))? {card}(?! (?:na|voor|terug|in))",
    r"{card}(?: (?:te|willen|wilde|wil|gaan|met))* (?:troeven|aftroeven|introeven|overtroeven|dekken|overnemen|overtroefd|getroefd)",
    r"{card} (?:van|uit)(?: de)? (?:declarer|dummy)#\d+",
)


def beaten_cards(message: Message) -> list[Mention]:
    """The cards that another is said to be laid on, and those of the declaring side: "op harten aas legt west de 3"."""
    return matching(message, *_BEATEN)


def evidence(message: Message, mentions: Sequence[Mention]) -> Evidence:
    """The cards as a fact."""
    start = message.span(mentions[0])[0]
    return Evidence([mention.value for mention in mentions], start, message.span(mentions[-1])[1])


def _letters(message: Message) -> list[Mention]:
    """Ranks told by a capital in a list: "twee schoppens, V en 3", "in klaver (8 en B)"."""
    words = message.words
    taken = {at for mention in message.mentions for at in range(mention.first, mention.last)}
    found: list[Mention] = []
    for index in range(1, len(words.norms)):
        if index in taken or len(words.norms[index]) > 1 or not words.is_upper(index):
            continue
        before, after = words.norms[index - 1], words.norms[index + 1 : index + 2]
        letter = meaning(words, index, "rank_short")
        if letter and (before == "en" or (before in (",", "(") and after in (["en"], [","], ["+"]))):
            found.append(Mention("rank", letter[0], index, index + 1))
    return found


def letters_before(message: Message, cards: Iterable[Mention]) -> list[Mention]:
    """Ranks told by a capital right before "en" and a card: the H of "H en 6 van harten"."""
    words = message.words
    found = [(card.first - 2, meaning(words, card.first - 2, "rank_short")) for card in cards if card.first > 1]
    return [
        Mention("rank", letter[0], index, index + 1)
        for index, letter in found
        if letter and len(words.norms[index]) == 1 and words.is_upper(index)
    ]


def loose(message: Message) -> list[Mention]:
    """Cards told by suit and ranks apart: `in klaver, de heer en de 5`, `twee schoppens, de 8 en de 10`, `aas en vrouw van schoppen`."""
    denied = {"geen", "niet"}
    suits = [
        m
        for m in message.mentions
        if m.kind == "suit" and m.value != "NT" and denied.isdisjoint(message.words.norms[m.first - 1 : m.first])
    ]
    ranks = sorted((m for m in (*message.mentions, *_letters(message)) if m.kind == "rank"), key=lambda m: m.first)
    words = message.words.norms
    if len({m.value for m in suits}) != 1 or not ranks:
        return []
    named = [
        m for m in ranks if m.first and words[m.first - 1] in ("de", "het", "en", "een", "zijn", ",", ":", "(", "dus")
    ]
    named = [m for m in named if m.value in "AKQJT" or words[m.first - 1] in ("de", "en", "(")]
    once = {m.value: m for m in reversed(named_anew(words, named))}  # each where it is named first
    ranks = sorted((*once.values(), *_listed_before(message, once.values())), key=lambda m: m.first)
    return [Mention("card", suits[0].value + m.value, m.first, m.last) for m in ranks]


def _listed_before(message: Message, named: Iterable[Mention]) -> list[Mention]:
    """The ranks of a list that ends in "en 8": those right before it, by a comma or nothing apart."""
    words = message.words.norms
    last = max(named, key=lambda m: m.first, default=None)
    if last is None or words[last.first - 1] != "en":
        return []
    found: list[Mention] = []
    following = last.first - 1
    for rank in sorted((m for m in message.mentions if m.kind == "rank"), key=lambda m: -m.first):
        if rank.first < last.first and words[rank.last : following] in ([], [","]):
            found.append(rank)
            following = rank.first
    return [rank for rank in found if all(rank.value != other.value for other in named)]
