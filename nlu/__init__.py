"""Dutch as directors type and speak it, read into the vocabulary of the rules."""

from nlu.incident.parts import parts_of
from nlu.understand import read_again, read_facts, understand
from nlu.understanding import Candidate, Context, Evidence, Understanding

__all__ = ["Candidate", "Context", "Evidence", "Understanding", "parts_of", "read_again", "read_facts", "understand"]
