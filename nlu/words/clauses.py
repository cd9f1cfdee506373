"""A message cut into sentences and clauses, and what each of them holds, ready for looking up cues.

A clause is known by its keys: words as written, their dictionary forms, separable verbs put together ("komt ... uit" is
`uitkomen`), actions (`@DROP`), kinds of things named (`<seat>`, `<card>`, `<bid>`), and words that follow each other (`aan_slag`).
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from nlu.lexicon import table
from nlu.words.mentions import Mention, Words

_SENTENCE_END = frozenset(".!?;\n")
_CLAUSE_END = frozenset(',:()"-/')
_CONJUNCTIONS = frozenset(
    "maar want terwijl toen omdat doordat dus nadat voordat zodat hoewel waarna waarop zodra aangezien tenzij daarna".split()
)
PARTICLES = frozenset(
    "uit voor bij op af neer terug weg in over mee na toe om aan door open los tegen voort binnen goed".split()
)
_FINDS = frozenset("vind vindt vond vinden vonden accepteer accepteert aanvaard aanvaardt".split())
"""Behind "en": another thing is said of the same player, "heb nog niks gedaan en vind dat prima"."""
_MASKED = frozenset(["seat", "card", "suit", "side", "trick", "table", "board", "rank"])


@dataclass(frozen=True, slots=True)
class Item:
    """A word or a mention of a clause, with its keys; `at` is its first token."""

    at: int
    keys: tuple[str, ...]
    mention: Mention | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: its items, the keys found in it, and the sentence it belongs to."""

    items: tuple[Item, ...]
    keys: frozenset[str]
    sentence: int


@cache
def _separable() -> dict[tuple[str, str], str]:
    verbs = {
        form for group in table("verbs").values() for listed in group.values() for form in listed if form.isalpha()
    } | {form for forms in table("concepts")["concepts"].values() for form in forms if form.isalpha()}
    return {
        (particle, verb[len(particle) :]): verb
        for verb in verbs
        for particle in PARTICLES
        if verb.startswith(particle) and verb.endswith("en") and len(verb) > len(particle) + 3
    }


@cache
def _actions() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for group in table("verbs").values():
        for action, listed in group.items():
            for form in listed:
                found.setdefault(form, []).append(f"@{action}")
    return {form: tuple(actions) for form, actions in found.items()}


@cache
def _concepts() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for concept, listed in table("concepts")["concepts"].items():
        for form in listed:
            found.setdefault(form, []).append(f"${concept}")
    return {form: tuple(concepts) for form, concepts in found.items()}


def clauses_of(words: Words, mentions: Sequence[Mention]) -> list[Clause]:
    """The clauses of a message, in order."""
    starts = {mention.first: mention for mention in mentions}
    clauses: list[Clause] = []
    items: list[Item] = []
    sentence = index = 0

    def close() -> None:
        if items:
            clauses.append(_clause(tuple(items), sentence))
            items.clear()

    while index < len(words.norms):
        norm = words.norms[index]
        mention = starts.get(index)
        if mention is not None:
            items.append(Item(index, mention_keys(words, mention), mention))
            index = mention.last
            continue
        if norm in _SENTENCE_END:
            close()
            sentence += 1
        elif norm in _CLAUSE_END or _begins_clause(words.norms, index):
            close()
        if norm.isalnum() or "'" in norm:
            lemma = words.tokens[index].lemma if norm == words.tokens[index].norm else norm
            items.append(Item(index, (norm, lemma) if lemma != norm else (norm,)))
        index += 1
    close()
    return clauses


def _begins_clause(norms: Sequence[str], index: int) -> bool:
    """Whether the word begins a clause: a conjunction, or "en" before what somebody finds of it."""
    if norms[index] == "en":
        return not _FINDS.isdisjoint(norms[index + 1 : index + 2])
    return norms[index] in _CONJUNCTIONS and not _is_mild(norms, index)


_TOLD_MILDLY = frozenset("laat laten liet doe speel leg ga gooi zeg pak neem hou".split())
_MILD_ENDING = frozenset("liggen staan zitten zo gaan houden door verder gewoon".split())


def _is_mild(norms: Sequence[str], index: int) -> bool:
    """Whether "maar" is the adverb: "laat maar", "laat die maar liggen"."""
    if norms[index] != "maar":
        return False
    return norms[index - 1 : index] != [] and (
        norms[index - 1] in _TOLD_MILDLY or (norms[index + 1 : index + 2] != [] and norms[index + 1] in _MILD_ENDING)
    )


def mention_keys(words: Words, mention: Mention) -> tuple[str, ...]:
    """How a mention is known in a clause."""
    surface = words.norms[mention.first]
    if mention.kind == "call":
        return ("<bid>", f"<{mention.value}>") if mention.value[0].isdigit() else (f"<{mention.value}>", surface)
    if mention.kind == "role":
        return f"<{mention.value}>", surface
    if mention.kind == "suit":
        return ("<NT>",) if mention.value == "NT" else ("<suit>",)
    if mention.kind == "rank":
        return "<rank>", surface
    return (f"<{mention.kind}>",) if mention.kind in _MASKED else (surface,)


def _clause(items: tuple[Item, ...], sentence: int) -> Clause:
    keys: set[str] = set()
    for item in items:
        keys.update(item.keys)
    named = [item.keys[0] for item in items if item.mention is not None]
    keys.update(f"{key}x2" for key in set(named) if named.count(key) > 1)
    for first, second in itertools.pairwise(items):
        for a in first.keys[:2]:
            for b in second.keys[:2]:
                keys.add(f"{a}_{b}")
    for first, second, third in zip(items, items[1:], items[2:], strict=False):
        keys.add(f"{first.keys[0]}_{second.keys[0]}_{third.keys[0]}")
    keys |= _joined_verbs(items)
    for key in tuple(keys):
        keys.update(_actions().get(key, ()))
        keys.update(_concepts().get(key, ()))
    return Clause(items, frozenset(keys), sentence)


def _joined_verbs(items: tuple[Item, ...]) -> set[str]:
    particles = {item.keys[0] for item in items if item.keys[0] in PARTICLES}
    verbs = {key for item in items if item.mention is None for key in item.keys}
    joined = _separable()
    return {joined[particle, verb] for particle in particles for verb in verbs if (particle, verb) in joined}
