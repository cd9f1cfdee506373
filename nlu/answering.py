"""A short message as the answer to the question that was asked: "ja", "zuid", "nog niet", "de laagste"."""

from __future__ import annotations

import re

from nlu.cards_told import kind_of_card
from nlu.frames import facts_of
from nlu.mentions import Mention
from nlu.normalise import normalise
from nlu.reading import IN_PLAY, Message, read
from nlu.understanding import Context, Evidence
from rules.facts import FACTS, Value
from rules.vocabulary import Seat, Side

_YES = re.compile(
    r"^(?:ja|jawel|jazeker|klopt|inderdaad|zeker|yes|jep|jup|correct|dat klopt|uiteraard|tuurlijk|juist|absoluut|wel degelijk"
    r"|wel)\b"
)
_NO = re.compile(r"^(?:nee|neen|nope|nee hoor|geenszins|nog niet|no|absoluut niet|zeker niet|helaas niet|niet|nooit)\b")
_FILLER = frozenset(
    """ja nee neen hoor dat het die er klopt denk ik wel niet al zeker volgens mij was is zo heeft had hij ze zij we maar ook
    helaas gelukkig echt nog toch dus weet eh euh uh hm gewoon natuurlijk inderdaad juist , . ! ? jawel absoluut volgens
    ons iedereen beslist helemaal meen heb gebeurd dacht wou mogelijk waarschijnlijk ongetwijfeld geloof van""".split()
)
_SHORT = 6
"""Words; a longer message tells something of its own."""
_LONGEST = 12
"""The same for one that begins with yes or no."""
_ANYWHERE = frozenset(
    "offender offender_role claimer_role cards leader on_lead turn table board trick deliberate".split()
)


def answer_in(message: Message, context: Context) -> Evidence | None:
    """The value that the message gives for the fact asked, None when it doesn't answer it."""
    if context.question is None:
        return None
    kind = FACTS[context.question].kind
    if kind == "flag":
        return _yes_or_no(message, context) or _labelled(message, context)
    if kind == "word":
        return _labelled(message, context) or _role(message, context) or _bare_player(message, context)
    return _named(message, kind) or (_neighbour(message, context) if kind == "seat" else None)


def affirmed(message: Message, context: Context) -> Evidence | None:
    """The yes or no that a message begins with, where nothing else was read in it: "ja, zuid zei dat"."""
    if context.question is None or FACTS[context.question].kind != "flag":
        return None
    plain = " ".join(message.words.norms)
    said = True if _YES.match(plain) else False if _NO.match(plain) else None
    only_a_player = all(m.kind == "seat" for m in message.mentions) and len(message.words.norms) <= 3
    if said is None or (message.mentions and only_a_player):
        return None  # "nee west" sets a player right
    return Evidence(said, 0, len(message.text))


def is_bare_answer(message: Message, context: Context) -> bool:
    """Whether it is a plain yes or no to a question, and so no correction: "nee", "nee hoor, dat is niet gebeurd"."""
    if context.question is None or FACTS[context.question].kind != "flag":
        return False
    return all(norm in _FILLER for norm in message.words.norms)


def _named(message: Message, kind: str) -> Evidence | None:
    kinds = {"seat": "seat", "suit": "suit", "call": "call"}
    if kind in kinds:
        named = [m for m in message.mentions if m.kind == kinds[kind]]
        if len(named) == 1 and (len(message.words.norms) <= _SHORT or kind == "call"):
            return Evidence(named[0].value, *message.span(named[0]))
    if kind == "cards":
        cards = [m for m in message.mentions if m.kind == "card"]
        if cards:
            return Evidence([m.value for m in cards], message.span(cards[0])[0], message.span(cards[-1])[1])
        suits = [m.value[-1] for m in message.mentions if m.kind == "suit" or re.fullmatch("1[SHDC]", m.value)]
        if len(suits) == 1 and len(message.words.norms) <= _SHORT:  # "een ruiten" is a card here, and no bid
            return Evidence([f"{suits[0]}?"], 0, len(message.text))
        return kind_of_card(message)
    if kind == "number":
        numbers = [t for t in message.words.norms if t.isdigit()]
        if len(numbers) == 1 and len(message.words.norms) <= _SHORT:
            return Evidence(int(numbers[0]), 0, len(message.text))
    return None


def _yes_or_no(message: Message, context: Context) -> Evidence | None:
    """Yes or no, unless what comes with it is about something else: "ja open" says nothing of who spoke."""
    plain = " ".join(message.words.norms)
    said = True if _YES.match(plain) else False if _NO.match(plain) else None
    if said is None or len(message.words.norms) > _LONGEST:
        return None
    answer = Evidence(said, 0, len(message.text))
    if all(norm in _FILLER for norm in message.words.norms):
        return answer
    if any(mention.kind in ("seat", "card", "call", "side") for mention in message.mentions):
        return None
    if said is False and plain.startswith(("niet", "nog niet", "nooit")):
        return None  # what isn't so is read as any other fact: "niet voldongen", "niet geaccepteerd"
    rest = (_YES if said else _NO).sub("", plain, count=1)
    found = facts_of(read(rest), str(context.irregularity), context)
    about = {name for name in found if name in context.wanted and name not in _ANYWHERE}
    if context.question in about:
        return Evidence(found[str(context.question)].value, 0, len(message.text))
    return None if about else answer


_ARTICLES = re.compile(
    r"^(?:(?:ja|nee|de|het|een|dat|was|is|alleen|door|voor|naar|eh|hij|zij|ze|gewoon|,) )+|(?: (?:zelf|dus|hoor|[.!]))+$"
)


def _labelled(message: Message, context: Context) -> Evidence | None:
    """An answer that was offered, in its own words: "niemand", "de andere partij"."""
    said = _bare(" ".join(message.words.norms))
    if not said or len(message.words.norms) > _SHORT:
        return None
    found = [value for label, value in context.labels.items() if _bare(normalise(label)) == said]
    return Evidence(found[0], 0, len(message.text)) if len(found) == 1 else None


def _bare(text: str) -> str:
    return _ARTICLES.sub("", re.sub(r" *[(,].*$", "", text).strip()).strip()


_DEFENDS = re.compile(r"\b(?:speelt|speelde|zit|zat) tegen\b|\btegenspe\w+|\bverdedig\w*|\btegenpartij van de leider\b")
_ROLES = ("defender", "declarer", "dummy")


def _role(message: Message, context: Context) -> Evidence | None:
    """The role of the offender in a few words: "dummy", "nee hij speelt tegen"."""
    if context.question != "offender_role" or len(message.words.norms) > _SHORT:
        return None
    named = [m.value for m in message.mentions if m.kind == "role" and m.value in _ROLES]
    if any(mention.kind == "seat" for mention in message.mentions):
        return None
    if len(named) == 1 and all(norm in _PLAYER_WORDS or norm in _ROLE_WORDS for norm in message.words.norms):
        return Evidence(named[0], 0, len(message.text))
    defends = _DEFENDS.search(" ".join(message.words.norms))
    return Evidence("defender", 0, len(message.text)) if defends else None


def _neighbour(message: Message, context: Context) -> Evidence | None:
    """A player beside the offender as the answer to who it was: "zijn partner", "rechts van hem"."""
    offender = context.facts.get("offender")
    named = [m.value for m in message.mentions if m.value in ("partner", "lho", "rho")]
    if not isinstance(offender, str) or len(named) != 1 or len(message.words.norms) > _SHORT:
        return None
    if named != ["partner"] and not {"hem", "haar"} & set(message.words.norms):
        return None  # to the right of the speaker, if it is he who sits there
    player = Seat(offender)
    seat = {"partner": player.partner, "lho": player.lho, "rho": player.rho}[named[0]]
    return Evidence(seat, 0, len(message.text))


_ROLE_WORDS = frozenset("leider dummy blinde tegenspeler verdediger is was hij zij nee".split())
_PLAYER_WORDS = frozenset(
    "de het was is dat door voor naar bij van ja eh euh , . ! zelf dus en maar die hij alleen gewoon".split()
)


def _bare_player(message: Message, context: Context) -> Evidence | None:
    """A player as the answer to who won the trick, or who has played to the next: "west", "de leider", "NZ"."""
    if context.question not in ("revoke_trick_winner", "next_trick"):
        return None
    plain = " ".join(message.words.norms)
    if re.fullmatch(r"(?:ja |nee |dat (?:was|deed) )?(?:hij|zij|ze)? ?zelf(?: dus| hoor)?|hijzelf|zijzelf", plain):
        return Evidence("offender", 0, len(message.text)) if context.question == "revoke_trick_winner" else None
    named = [m for m in message.mentions if m.kind in ("seat", "side", "role") and m.value != "pronoun"]
    inside = {place for mention in named for place in range(mention.first, mention.last)}
    others = [norm for place, norm in enumerate(message.words.norms) if place not in inside]
    if not named or any(norm not in _PLAYER_WORDS for norm in others):
        return None
    relations = {_relation(mention, message, context) for mention in named}
    if None in relations or len(relations) != 1:
        return None
    value: Value = relations.pop()
    if context.question == "next_trick":
        value = "other_side" if value == "opponents" else "own_side"
    return Evidence(value, 0, len(message.text)) if value != "own" else None


def _relation(mention: Mention, message: Message, context: Context) -> str | None:
    """What the player is to the offender, in the words of the fact `revoke_trick_winner`."""
    offender, declarer = context.facts.get("offender"), context.facts.get("declarer")
    if not isinstance(offender, str):
        return None
    player = Seat(offender)
    if mention.value == "opponent":
        return "opponents"
    if mention.kind == "side":
        return "own" if Side(mention.value) is player.side else "opponents"
    known = Seat(declarer) if isinstance(declarer, str) else None
    seat = message.players(in_play=context.irregularity in IN_PLAY, declarer=known).seat_of.get(mention)
    if seat is None:
        return None
    return "offender" if seat is player else "partner" if seat is player.partner else "opponents"
