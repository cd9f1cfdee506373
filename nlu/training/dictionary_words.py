"""Look up beforehand the words that directors use (`nlu/words/dutch.py`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from nlu.lexicon import table
from nlu.words.dutch import look_up
from nlu.words.normalise import normalise
from nlu.words.tokens import tokenise

_LETTERS = re.compile(r"[^\W\d_]+")
_LEAST_OFTEN = 2
"""Messages that must hold a word; what is said once is often a slip."""


def write_dictionary_words(texts: Iterable[str], target: Path) -> None:
    """Write to `target` what the dictionary says of the words of `texts` and of the terms that are explained."""
    often = Counter(word for text in texts for word in _words(text))
    terms = (spelling for spellings in table("terms")["term"].values() for spelling in spellings)
    said = {word for word, number in often.items() if number >= _LEAST_OFTEN}
    # The terms are read in nearly every message; a long word is looked up from each letter on, as it may be two words.
    said.update(word[at:] for spelling in terms for word in _words(spelling) for at in range(max(len(word) - 1, 1)))
    entries = ((word, look_up(word)) for word in sorted(said))
    lines = (f"{word}\t{'' if lemma == word else lemma}\t{'+' * exists}\n" for word, (lemma, exists) in entries)
    target.write_text("".join(lines), encoding="utf-8")


def _words(text: str) -> set[str]:
    """The words as they were typed and as they are read."""
    return {*_LETTERS.findall(normalise(text)), *(token.norm for token in tokenise(text) if token.norm.isalpha())}
