"""What a message by itself tells: something done, only who declares, or more of the same."""

from __future__ import annotations

from nlu.incident.bounds import FEW_WORDS
from nlu.reading import Message

_MISHAPS = frozenset("@DROP @EXPOSE @REVOKE @CLAIM @CONCEDE".split())
_ACTIONS = frozenset(
    "@DROP @EXPOSE @LEAD @START @REVOKE @FOLLOW @CLAIM @CONCEDE @TAKE_BACK @REFUSE @ACCEPT @REQUIRE @FORBID".split()
)


def tells_mishap(message: Message) -> bool:
    """Whether it tells of something that goes wrong."""
    return any(clause.keys & _MISHAPS for clause in message.clauses)


def tells_event(message: Message) -> bool:
    """Whether it tells of something done, or names a card, a call or a player."""
    if any(mention.kind in ("card", "rank", "suit", "call", "seat") for mention in message.mentions):
        return True
    return any(clause.keys & _ACTIONS for clause in message.clauses)


def tells_only_roles(message: Message) -> bool:
    """Whether a short message says who declares, in which contract, and nothing more: "bieden afgelopen, zuid leider in 4S"."""
    if len(message.words.norms) > FEW_WORDS or any(
        m.kind in ("card", "rank", "suit", "trick") for m in message.mentions
    ):
        return False
    if any(clause.keys & _ACTIONS for clause in message.clauses):
        return False
    return message.players(in_play=True).declarer_told and not message.skeleton.has(_WHICH_CALL)


_WHICH_CALL = r"(?:het|dat) (?:was|is|ging om|betrof)(?: (?:een|de))* bid#\d+ van"
"""Which call it was all about: "het was 2 ruiten van zuid"."""


def goes_on(message: Message) -> bool:
    """Whether it only tells or asks more of the same: "hij zag het pas toen oost het vroeg", "moet zuid nu passen?"."""
    if message.skeleton.has(_SAID_THAT):
        return True
    if tells_mishap(message) or not message.words.norms:
        return False
    first, *rest = [norm for norm in message.words.norms if norm not in ("en", "maar")] or [""]
    if first in ("de", "die", "deze") and rest[:1] == ["slag"]:
        return True  # "de slag was dus niet voor noord"
    if len(message.words.norms) <= FEW_WORDS and message.skeleton.has(_ONLY_HELD):
        return True
    pronouns = ("hij", "zij", "ze", "die", "dat")
    return first in pronouns or (first == "had" and rest[:1] != [] and rest[0] in pronouns) or _asks_what_now(message)


_SAID_THAT = r"^(?:(?:namelijk|en|maar|ja|nou) )*dat (?:er|{player})(?= )"
"""What was said, where it was told before that something was: "dat er verzaakt was"."""
_ONLY_HELD = r"^(?:(?:en|maar|de) )*{player}(?: (?:er|toen|zelf|ook))* (?:had|heeft|bezat)(?: (?:er|toen|zelf|gewoon|zeker|nog|wel|ook|een|genoeg))* (?:suit|card)#\d+(?: (?:meer|nog|gewoon|genoeg|zat))*(?: [.!])?$"
"""What somebody held, and no more: "zuid had wel ruiten"."""
_ASKS_WHAT_NOW = (
    r"^(?:en |dus )?(?:moet|moeten|mag|mogen|kan|hoeft) (?:{player}|dat)"
    r"(?: (?!terwijl|omdat|nadat|toen|als|want|hoewel)[^ .;,]+)*(?: \?)?$"
)


def _asks_what_now(message: Message) -> bool:
    return message.skeleton.has(_ASKS_WHAT_NOW)
