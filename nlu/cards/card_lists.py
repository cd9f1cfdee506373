"""Cards told in more than one word or in a list: suit and ranks apart, ranks that share a suit, a rank told after its card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nlu.cards.named_anew import named_anew
from nlu.reading import Message
from nlu.words.meanings import meaning
from nlu.words.mentions import Mention
from rules.vocabulary import RANKS


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


def _letters_before(message: Message, cards: Iterable[Mention]) -> list[Mention]:
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
    if len({m.value for m in suits}) != 1:
        return []
    ranks = sorted((m for m in (*message.mentions, *_letters(message)) if m.kind == "rank"), key=lambda m: m.first)
    words = message.words.norms
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


def with_rank(message: Message, card: Mention) -> Mention:
    """`een klavertje (de 5)`, `een klavertje, klaver 5`: the rank told right after a card of which only the suit is known."""
    if card.value[1] not in "x?" or card.value[0] == "?":
        return card
    after = next((m for m in message.mentions if m.first >= card.last), None)
    if after is None or after.value[-1] not in RANKS:
        return card
    between = message.words.norms[card.last : after.first]
    if len(between) > _NEAR_RANK and not _stands_apart(message, after, between):
        return card
    if not between or {".", ";", "en"} & set(between):
        return card
    named_again = after.kind == "card" and after.value[0] == card.value[0] and bool(_SIGNS & set(between))
    if named_again or (after.kind == "rank" and between[-1] == "de"):
        return Mention("card", card.value[0] + after.value[-1], card.first, after.last)
    return card


def _stands_apart(message: Message, rank: Mention, between: Sequence[str]) -> bool:
    """Whether a rank a little further on is all that stands between two signs: "een hartje uit de hand, de vier."."""
    after = "".join(message.words.norms[rank.last : rank.last + 1])
    return len(between) <= _FURTHER and list(between[-2:]) == [",", "de"] and not after.isalnum()


_NEAR_RANK = 4
_FURTHER = 9
_SIGNS = frozenset(",:(")


def joined_ranks(message: Message) -> list[Mention]:
    """`aas en vrouw van schoppen`, `H en 6 van harten`: the first rank belongs to the suit that follows the second."""
    following = {mention.first: mention for mention in message.mentions if mention.kind == "card"}
    words = message.words.norms
    found: list[Mention] = []
    for rank in (*message.mentions, *_letters_before(message, following.values())):
        card = following.get(rank.last + 1)
        if rank.kind != "rank" or card is None or words[rank.last] not in ("en", ",", "+"):
            continue
        if rank.value in RANKS and {"van", "of"} & set(words[card.first : card.last]):
            found.append(Mention("card", card.value[0] + rank.value, rank.first, rank.last))
    return found


def ranks_of_suit(message: Message, suit: str) -> list[Mention]:
    """The ranks that are named without a suit, as cards of this suit."""
    return [Mention("card", suit + m.value, m.first, m.last) for m in message.mentions if m.kind == "rank"]
