"""From what a speech recogniser wrote to what was probably said, with the facts in it and what else they may have been."""

from nlu.hearing.facts import Fact, Heard, Line, Option, facts_in, hear, with_word

__all__ = ["Fact", "Heard", "Line", "Option", "facts_in", "hear", "with_word"]
