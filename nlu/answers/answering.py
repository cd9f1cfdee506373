"""A short message as the answer to the question that was asked: "ja", "zuid", "nog niet", "de laagste"."""

from __future__ import annotations

import re
from collections.abc import Callable

from nlu.answers.answered_choices import (
    FILLER,
    NO,
    agreed,
    both_suits,
    choice,
    designated,
    labelled,
    origin,
    phase,
)
from nlu.answers.answered_players import bare_player, neighbour, role
from nlu.answers.assent import leaning
from nlu.cards.card_lists import loose
from nlu.cards.cards_told import kind_of_card
from nlu.facts import facts_of
from nlu.reading import Message, read
from nlu.understanding import Context, Evidence
from rules.facts import FACTS

_SIGHS = r"(?! (?:, )?(?:(?:daar|hier) (?:sta|zit|kom|loop|ben|lig)|wat|hoe|wie|waar|waarom|kijk|tja|ik (?:sta|zit|kom|loop|weet|wist)|weet je|sta ik)\b)"
"""After a "ja" that only begins a sentence: "ja daar sta ik dan", "ja wat moet ik daarmee"."""
_YES = re.compile(
    rf"^(?:ja{_SIGHS}|jawel|jazeker|klopt|inderdaad|zeker|yes|jep|jup|correct|dat klopt|uiteraard|tuurlijk|juist|absoluut|wel degelijk"
    r"|wel)\b"
)
_NONE_AT_ALL = re.compile(
    r"^(?:nee |neen |, )*(?:geen enkele|geen een|geen eentje|geen|nul|helemaal (?:niets|niks|geen))(?: (?:meer|slag|slagen|hoor))*[ .!]*$"
)
"""An answer to whether there were any: "geen enkele"."""
_NEGATED = re.compile(r"\b(?:niet|nie|niks|niets|geen|nooit|niemand|nergens)\b")
_SETS_RIGHT = re.compile(
    r"^(?:nee|neen|no)\b[ ,]*(?:wacht|sorry|pardon|ik bedoel|toch|fout|correctie)\b"
    r"|^(?:nee|neen|no)\b[ ,]*(?:het|dat|die|hij) (?:was|is|waren|ging|gebeurde)\b(?! (?:echt |zeker |helemaal |nog )?(?:niet|nie|niks|geen|zo)\b)"
)
"""A message that begins so sets something right: its "nee" is no answer."""
_DENIES = re.compile(r"(?:had|heeft|is|was|kan|kon) (?:\w+ )?(?:nog )?(?:niet|geen|niks|niets|nooit)\b(?! maar)")
"""What tells something of a player rather than naming him: "west had nog niet gespeeld"."""
_OPINIONS = {"wel": True, "niet": False}
"""The last word of a yes or no that is only thought: "dat denk ik wel", "ik geloof van niet"."""
_SHORT = 6
"""Words; a longer message tells something of its own."""
_LONGEST = 12
"""The same for one that begins with yes or no."""
_ASKED = ("ja", "?")
"""A bare "ja?" is an answer all the same."""
_ANYWHERE = frozenset(
    "offender offender_role claimer_role cards leader on_lead turn table board trick deliberate".split()
)


def answer_in(message: Message, context: Context) -> Evidence | None:
    """The value that the message gives for the fact asked, None when it doesn't answer it."""
    if context.question is None:
        return None
    kind = FACTS[context.question].kind
    if kind == "flag":
        if _asks_back(message):
            return None
        return _first(message, context, _yes_or_no, labelled, agreed, origin)
    if kind == "word":
        return _first(message, context, labelled, role, bare_player, phase, choice, designated)
    if context.question == "replacement" and _another_called(message, context):
        return None
    if context.question == "penalty_cards" and len(message.words.norms) > _SHORT and not _tells_what_lies(message):
        return None  # "hij legde klaver heer, die moet terug" tells which card was wrong
    if (found := both_suits(message, context)) is not None:
        return found
    if kind == "seat" and _tells_something_else(message, context):
        return None
    return _named(message, kind) or (neighbour(message, context) if kind == "seat" else None)


_OF_DEALER = frozenset("gever gevers deler dealer".split())


def _tells_something_else(message: Message, context: Context) -> bool:
    """Whether a player is named for another thing than was asked: "gever west", "zuid wil het niet" where the turn was asked."""
    deals = not _OF_DEALER.isdisjoint(message.words.norms) or message.auction.dealer is not None
    if deals and context.question != "dealer":
        return True
    return context.question == "turn" and leaning(" ".join(message.words.norms)) is not None


def _first(
    message: Message, context: Context, *readers: Callable[[Message, Context], Evidence | None]
) -> Evidence | None:
    """What the first of the readers reads that reads something."""
    return next((found for reader in readers if (found := reader(message, context)) is not None), None)


def _another_called(message: Message, context: Context) -> bool:
    """Whether the call that is told is another player's, and takes no place of the irregular one: "oost past"."""
    seats = {mention.value for mention in message.mentions if mention.kind == "seat"}
    return len(seats) == 1 and context.facts.get("offender") not in (None, *seats)


_PLAYED_THAT = re.compile(r"\b(?:moeten|gemoeten|moest|gaf|gooide|deed|speelde|gespeeld|gegeven)\b")
"""What was or should have been played lies no longer: "hij had harten 3 moeten geven, gaf schoppen 2"."""
_LIES = re.compile(r"\b(?:straf\w*|lag|lagen|ligt|liggen|open|al|had|heeft)\b")


def _tells_what_lies(message: Message) -> bool:
    plain = " ".join(message.words.norms)
    return _LIES.search(plain) is not None and _PLAYED_THAT.search(plain) is None


def affirmed(message: Message, context: Context) -> Evidence | None:
    """The yes or no that a message begins with, where nothing else was read in it: "ja, zuid zei dat"."""
    if context.question is None or FACTS[context.question].kind != "flag":
        return None
    plain = " ".join(message.words.norms)
    said = True if _YES.match(plain) else False if NO.match(plain) and not _SETS_RIGHT.match(plain) else None
    inside = {place for m in message.mentions if m.kind == "seat" for place in range(m.first, m.last)}
    others = [norm for place, norm in enumerate(message.words.norms) if place not in inside]
    if _names_what_was_said(message, context) or _asks_back(message):
        return None
    if context.question == "accepted" and re.search(r"\bnog (?:niks|niets|niet|geen)\b", plain):
        return None  # he may still accept
    if said is None or (inside and all(norm in FILLER for norm in others)):
        return None  # "nee west" sets a player right
    about_player = any(mention.kind in ("seat", "side") for mention in message.mentions)
    if said is False and about_player and not _NEGATED.search(plain):
        return None  # "nee, west speelt zelf": another thing is set right than what was asked
    return message.tells(said)


def _names_what_was_said(message: Message, context: Context) -> bool:
    """Whether the "nee" may be the player's own, who says what he meant: "nee de boer, zegt hij meteen"."""
    return context.question == "slip" and any(m.kind in ("card", "rank", "suit", "call") for m in message.mentions)


def _asks_back(message: Message) -> bool:
    """Whether it asks something itself: "klopt 1 slag?"."""
    return message.text.rstrip().endswith("?") and len(message.words.norms) > len(_ASKED)


def is_bare_answer(message: Message, context: Context) -> bool:
    """Whether it is a plain yes or no to a question, and so no correction: "nee", "nee hoor, dat is niet gebeurd"."""
    if context.question is None or FACTS[context.question].kind != "flag":
        return False
    return all(norm in FILLER for norm in message.words.norms)


def _named(message: Message, kind: str) -> Evidence | None:
    if kind in ("seat", "suit", "call"):
        named = [m for m in message.mentions if m.kind == kind]
        denied = kind == "seat" and _DENIES.search(" ".join(message.words.norms)) is not None
        if len(named) == 1 and not denied and (len(message.words.norms) <= _SHORT or kind == "call"):
            return message.tells(named[0].value, named[0])
    if kind == "cards":
        cards = [m for m in message.mentions if m.kind == "card"] or loose(message)
        if cards:
            return Evidence([m.value for m in cards], message.span(cards[0])[0], message.span(cards[-1])[1])
        suits = [m.value[-1] for m in message.mentions if m.kind == "suit" or re.fullmatch("1[SHDC]", m.value)]
        if len(suits) == 1 and len(message.words.norms) <= _SHORT:  # "een ruiten" is a card here, and no bid
            return message.tells([f"{suits[0]}?"])
        return kind_of_card(message)
    if kind == "number":
        numbers = [t for t in message.words.norms if t.isdigit()]
        if len(numbers) == 1 and len(message.words.norms) <= _SHORT:
            return message.tells(int(numbers[0]))
    return None


def _yes_or_no(message: Message, context: Context) -> Evidence | None:
    """Yes or no, unless what comes with it is about something else: "ja open" says nothing of who spoke."""
    plain = " ".join(message.words.norms)
    if _NONE_AT_ALL.match(plain):
        return message.tells(False)
    said = True if _YES.match(plain) else False if NO.match(plain) else None
    if said is None and "weet" not in message.words.norms and all(norm in FILLER for norm in message.words.norms):
        said = _OPINIONS.get(plain.rstrip(" .!").split(" ")[-1])
    if said is None or len(message.words.norms) > _LONGEST:
        return None
    if _SETS_RIGHT.match(plain) and not all(norm in FILLER for norm in message.words.norms):
        return None
    answer = message.tells(said)
    if all(norm in FILLER for norm in message.words.norms):
        return answer
    if any(mention.kind in ("seat", "card", "call", "side") for mention in message.mentions):
        return None
    if _names_what_was_said(message, context):
        return None
    if said is False and plain.startswith(("niet", "nog niet", "nooit")):
        return None  # what isn't so is read as any other fact: "niet voldongen", "niet geaccepteerd"
    rest = (_YES if said else NO).sub("", plain, count=1)
    found = facts_of(read(rest), str(context.irregularity), context)
    about = {
        name
        for name, told in found.items()
        if name in context.wanted - _ANYWHERE and told.value != context.facts.get(name)
    }
    if context.question in about:
        return message.tells(found[str(context.question)].value)
    return None if about else answer
