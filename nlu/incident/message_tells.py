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
    more = message.skeleton.has(_WHICH_CALL) or message.skeleton.has(_BECOMES_DUMMY)
    return message.players(in_play=True).declarer_told and not more


_BECOMES_DUMMY = r"(?:word|wordt|werd|worden)(?: (?:zelf|nu|dan|dus|de|liever|daarna))* dummy#\d+"
"""What declarer chooses after an opening lead out of turn: "west wordt zelf dummy"."""
_WHICH_CALL = r"(?:het|dat) (?:was|is|ging om|betrof)(?: (?:een|de))* bid#\d+ van"
"""Which call it was all about: "het was 2 ruiten van zuid"."""


def goes_on(message: Message) -> bool:
    """Whether it only tells or asks more of the same: "hij zag het pas toen oost het vroeg", "moet zuid nu passen?"."""
    if message.skeleton.has_any((_SAID_THAT, _ONLY_CALLS_DIRECTOR, _KNOWS_NOT)) or asks_what_now(message):
        return True
    if tells_mishap(message) or not message.words.norms:
        return False
    first, *rest = [norm for norm in message.words.norms if norm not in ("en", "maar")] or [""]
    if first in ("de", "die", "deze") and rest[:1] == ["slag"]:
        return True  # "de slag was dus niet voor noord"
    if len(message.words.norms) <= FEW_WORDS and message.skeleton.has(_ONLY_HELD):
        return True
    pronouns = ("hij", "zij", "ze", "die", "dat")
    return first in pronouns or (first == "had" and rest[:1] != [] and rest[0] in pronouns)


_SAID_THAT = r"^(?:(?:dus|en|maar|ja|nou) )*dat (?:er|{player})(?= )"
"""What was said, where it was told before that something was: "dat er verzaakt was"."""
_ONLY_HELD = r"^(?:(?:en|maar|de) )*{player}(?: (?:er|toen|zelf|ook))* (?:had|heeft|bezat)(?: (?:er|toen|zelf|gewoon|zeker|nog|wel|ook|een|genoeg))* (?:suit|card)#\d+(?: (?:meer|nog|gewoon|genoeg|zat))*(?: [.!])?$"
"""What somebody held, and no more: "zuid had wel ruiten"."""
_ASKS_WHAT_NOW = (
    r"^(?:en |dus )?(?:moet|moeten|mag|mogen|kan|hoeft) (?:{player}|dat)"
    r"(?: (?!terwijl|omdat|nadat|toen|als|want|hoewel)[^ .;,]+)*(?: \?)?$"
)


_WHAT_MAY_HE = (
    r"^(?:en |dus |maar |nu )*(?:wat|welke|hoe|wie)(?: [a-z]+)? (?:moet|moeten|mag|mogen|kan|kunnen|gebeurt|hoort|dient|kiest|beslist|bepaalt|nu)(?: (?!terwijl|omdat|nadat|toen|als|want|card#)[^ .;,]+){0,8}(?: \?)?$"
    r"|^klopt (?:dat|het)(?: zo| wel)?(?: \?)?$"
)
_ONLY_CALLS_DIRECTOR = (
    r"^(?:(?:en|toen|daarna|de) )*(?:{player}|{side}|ze|wij|we|iemand) (?:roept|roepen|riep|riepen|haalt|haalde|haalden|belt|belde)(?: (?:dus|toen|mij|me#\d+|de))*"
    r"(?: (?:arbiter|wedstrijdleider|arbitrage|leiding|wl|td))?(?: erbij)?(?: [.!])?$"
)
"""What goes without saying: "NZ roepen de arbiter erbij"."""


_KNOWS_NOT = (
    r"^(?:(?:en|maar|nu|dus|toen) )*(?:{player}|side#\d+|ze|wij|we|iedereen|nobody#\d+|everybody#\d+) (?:weet|weten|wist|wisten|snapt|snappen|begrijpt|begrijpen|twijfelt|twijfelen)"
    r"(?: (?:er|het|dat|nu|dus|ook|zelf|even|echt|allebei|van))* (?:niet|niks|niets|nie)(?: (?:meer|goed|precies))*(?: (?:wat|hoe|of|wie|waar)(?: (?:ze|hij|pronoun#\d+|er|nu|dan|moeten|moet|mogen|mag|doen|verder|kan|kunnen|gebeurt|nou))*)?(?: [.!?])?$"
)
"""Nothing happened: "OW weten niet wat ze moeten"."""


def only_tells_roles(message: Message) -> bool:
    """Whether all that is told is who defends, declares or is dummy, so that nothing has happened yet: "west speelt tegen"."""
    return message.skeleton.has(_ONLY_ROLES)


_ONLY_ROLES = r"^(?:seat#\d+|me#\d+)(?: (?:is|was|zit|ben|zijn))?(?: (?:de|hier|dus|nu|een|als))*(?: (?:speelt tegen|speel tegen|verdedigt|verdedig|leidt|leid|(?:declarer|dummy|defender)#\d+))(?: [.!])?$"


def asks_what_now(message: Message) -> bool:
    """Whether it asks what follows from what was told: "moet zuid nu passen?", "welke kaart hoort dummy te leggen?"."""
    return message.skeleton.has(_ASKS_WHAT_NOW) or message.skeleton.has(_WHAT_MAY_HE)
