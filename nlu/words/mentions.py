"""What a mention is, and the words of a message that mentions are found in."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from nlu.words.repair import repaired
from nlu.words.tokens import Token


@dataclass(frozen=True, slots=True)
class Mention:
    """A thing the message names: its `kind`, its value in the vocabulary's notation, and its tokens `[first, last)`."""

    kind: str
    value: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Words:
    """The tokens of a message with the spelling that is read (repaired where it was safe)."""

    tokens: Sequence[Token]
    norms: Sequence[str]
    text: str

    def is_upper(self, index: int) -> bool:
        """Whether the token is written in capitals."""
        token = self.tokens[index]
        return self.text[token.start : token.end].isupper()

    def without(self, out: Set[int]) -> Words:
        """The words but those at these places; the text stays whole."""
        kept = [at for at in range(len(self.norms)) if at not in out]
        return Words([self.tokens[at] for at in kept], [self.norms[at] for at in kept], self.text)


def read_words(text: str, tokens: Sequence[Token]) -> Words:
    """The words to read: as written, or repaired."""
    return Words(tokens, [repaired(token.norm) for token in tokens], text)
