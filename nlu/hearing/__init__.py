"""From what a speech recogniser wrote to what was probably said, with the facts in it and what else they may have been."""

from nlu.hearing.facts import Fact, Heard, Option, facts_in, hear, with_word
from nlu.hearing.readings import Reading, readings

__all__ = ["Fact", "Heard", "Option", "Reading", "facts_in", "hear", "readings", "with_word"]
