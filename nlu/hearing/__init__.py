"""From what a speech recogniser wrote to what was probably said, its facts, and what else they may be."""

from nlu.hearing.choosing import Heard, Line, hear
from nlu.hearing.facts import Fact, Option, facts_in, kind_of, options_like, plain, with_word

__all__ = ["Fact", "Heard", "Line", "Option", "facts_in", "hear", "kind_of", "options_like", "plain", "with_word"]
