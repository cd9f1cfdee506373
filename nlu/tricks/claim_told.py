"""What was said about a claim or a concession, cut into segments and sentences, and the facts that are written from it."""

from __future__ import annotations

from nlu.facts_told import FactsTold
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.segments import Segment, segments_of


class ClaimTold(FactsTold):
    """What was said, and the facts that are written from it."""

    def __init__(self, message: Message, facts: dict[str, Evidence]) -> None:
        super().__init__(message, facts)
        self.skeleton = message.skeleton
        self.segments = segments_of(message.skeleton)

    def has(self, *patterns: str) -> bool:
        """Whether one of the patterns occurs in the message."""
        return self.skeleton.has_any(patterns)

    def sentences(self) -> list[Segment]:
        """The segments of each sentence joined again."""
        joined: dict[int, list[str]] = {}
        for segment in self.segments:
            joined.setdefault(segment.sentence, []).append(segment.text)
        return [Segment(" , ".join(texts), number, self.skeleton) for number, texts in joined.items()]
