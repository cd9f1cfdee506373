"""Answers that were offered, and moments, choices and agreement, in a few words: "niemand", "ze spelen al", "schoppen graag"."""

from __future__ import annotations

import re

from nlu.answers.assent import leaning
from nlu.dummy.said_words import designation
from nlu.reading import Message, read
from nlu.tricks.playing_on import PLAYING_ON
from nlu.understanding import Context, Evidence
from nlu.words.expressions import Expression
from nlu.words.normalise import normalise
from rules.vocabulary import Seat, Side

NO = Expression(r"^(?:nee|neen|nope|nee hoor|geenszins|nog niet|no|absoluut niet|zeker niet|helaas niet|niet|nooit)\b")
"""How a message begins that says no."""
FILLER = frozenset(
    """ja nee neen hoor dat het die er klopt denk ik wel niet al zeker was is zo heeft had hij ze zij we maar ook
    helaas gelukkig echt nog toch lijkt vind me mij eigenlijk blijkbaar vermoedelijk dus weet eh euh uh hm gewoon
    natuurlijk inderdaad juist , . ! ? jawel absoluut volgens ons iedereen beslist helemaal meen heb gebeurd dacht wou mogelijk waarschijnlijk ongetwijfeld geloof van""".split()
)
"""Words that tell nothing of their own beside yes or no."""
_SHORT = 6
"""Words; a longer message tells something of its own."""
_LONGEST = 12
_NONE = Expression(r"(?:niemand|geen|nee|nog niet)\b")
_ARTICLES = Expression(
    r"^(?:(?:ja|nee|nog|de|het|een|dat|was|is|alleen|door|voor|naar|eh|hij|zij|ze|gewoon|,) )+|(?: (?:zelf|dus|hoor|[.!]))+$"
)


def labelled(message: Message, context: Context) -> Evidence | None:
    """An answer that was offered, in its own words: "niemand", "de andere partij"."""
    plain = " ".join(message.words.norms)
    said = _without_articles(plain)
    if not said or len(message.words.norms) > _SHORT:
        return None
    found = [value for label, value in context.labels.items() if _bare(normalise(label)) == said]
    if not found and NO.match(plain) and all(norm in FILLER for norm in message.words.norms):
        found = [value for label, value in context.labels.items() if _NONE.match(normalise(label))]
    return message.tells(found[0]) if len(found) == 1 else None


def _bare(text: str) -> str:
    """A label without what explains it after a comma."""
    return _without_articles(re.sub(r" *[(,].*$", "", text).strip())


def _without_articles(text: str) -> str:
    return _ARTICLES.sub("", text).strip()


_PHASES: tuple[tuple[str, Expression], ...] = (
    ("clarification", Expression(r"(?:voor|nog geen|nog niet)\b.*\b(?:uitkomst|uitgekomen|start|gestart)\b|na (?:het|de) bied\w+ (?:maar )?(?:nog )?voor")),
    ("clarification", Expression(r"\bbied\w+ (?:is|was|zijn|al|net)(?: al| net)? (?:klaar|afgelopen|voorbij|om|gedaan|over)\b")),
    ("before", Expression(r"\b(?:voor het bieden|nog niet (?:begonnen|geboden)|voor de bieding|(?:niemand|niks|niets|geen bod)(?: \w+){0,3} geboden|bied\w+ moet nog (?:beginnen|komen)|nog geen bod)\b")),
    ("after", Expression(r"\b(?:na afloop|achteraf|na het spel\w*|uitgespeeld|al gespeeld)\b")),
    ("auction", Expression(r"\b(?:bieden|bieding|biedverloop|geboden)\b")),
    ("play", Expression(r"\b(?:spelen|speelden|gespeeld|afspel\w*|in het spel|slag|slagen|bezig met het spel)\b")),
)  # fmt: skip


_STILL_TO_PLAY = Expression(r"\bmoet(?:en)? (?:\w+ )?nog (?:\w+ )?(?:spelen|gespeeld|afgespeeld)\b")
"""Tells that play hasn't begun, but not how far the board is."""


def phase(message: Message, context: Context) -> Evidence | None:
    """The moment, in a few words: "voor de uitkomst", "ze spelen al"."""
    if context.question != "phase" or len(message.words.norms) > _SHORT + 2:
        return None
    if any(mention.kind in ("seat", "side") for mention in message.mentions):
        return None
    plain = " ".join(message.words.norms)
    if _STILL_TO_PLAY.search(plain):
        return None
    found = next((phase for phase, pattern in _PHASES if pattern.search(plain)), None)
    return message.tells(found) if found else None


def designated(message: Message, context: Context) -> Evidence | None:
    """How declarer named a card, in his words alone: "laag", "boer", "doe maar wat"."""
    if context.question != "words" or len(message.words.norms) > _SHORT + 2:
        return None
    told = read(f"leider zei: {message.text}")
    word = designation(told, told.players(in_play=True))
    return None if word is None else message.tells(word)


_NOTHING = Expression(
    r"^(?:(?:nee|zuid|noord|oost|west|de leider|hij|kiest|wil|doet|hoeft|maar|dan|laat|hem|helemaal|,) ?)*"
    r"(?:niks|niets|vrij|geen|geen van beide|geen van allebei|geen beperking|maakt niet uit|wat hij wil)[ .!]*$"
)
_WANTS = Expression(r"\b(?:wil|wilde|moet|graag|doe maar|neem|liefst|eist|vraagt)\b")


def choice(message: Message, context: Context) -> Evidence | None:
    """Declarer's choice in a few words: "niks", "schoppen graag", "hij wil dat west schoppen speelt"."""
    if context.question != "choice" or context.irregularity != "penalty_card_lead":
        return None
    if len(message.words.norms) > _SHORT + 2:
        return None
    plain = " ".join(message.words.norms)
    if _NOTHING.match(plain):
        return message.tells("none")
    suits = [mention for mention in message.mentions if mention.kind == "suit"]
    if _of_another(message, context):
        return None
    if len(suits) == 1 and _WANTS.search(plain) and not re.search(r"\b(?:geen|niet|verbied\w*|verbod)\b", plain):
        return message.tells("require")
    return None


def _of_another(message: Message, context: Context) -> bool:
    """Whether it is told what another than declarer wants, who may not choose: "oost wint de slag en wil harten spelen"."""
    wanting = message.skeleton.first(r"{seat}(?: (?!(?:seat|declarer|me)#)[^ .;]+){0,6} (?:wil|wilde|speelt|speelde)")
    declarer = context.facts.get("declarer")
    return wanting is not None and declarer is not None and wanting[0].value != declarer


def suit_chosen(message: Message, context: Context, answer: Evidence) -> dict[str, Evidence]:
    """The suit that is named with a choice of declarer's, which needn't be that of the penalty card."""
    suits = [mention for mention in message.mentions if mention.kind == "suit"]
    if context.question != "choice" or answer.value not in ("require", "forbid") or len(suits) != 1:
        return {}
    return {"choice_suit": message.tells(suits[0].value, suits[0])}


_KINDS = ((False, Expression(r"\b(?:klein|kleine|kleintje)\b")), (True, Expression(r"\b(?:groot|grote)\b")))


def origin(message: Message, context: Context) -> Evidence | None:
    """Whether a card came to lie by being played, told by which penalty card it is: "een kleine" (50B)."""
    if context.question != "deliberate" or len(message.words.norms) > _SHORT:
        return None
    plain = " ".join(message.words.norms)
    found = [value for value, pattern in _KINDS if pattern.search(plain)]
    return message.tells(found[0]) if len(found) == 1 else None


_BOTH = Expression(r"\b(?:allebei|beide|beiden|alle twee|alletwee|de twee|alle)\b")


def both_suits(message: Message, context: Context) -> Evidence | None:
    """The suits of all penalty cards, where declarer forbids each of them: "allebei" (51B2)."""
    lie = context.facts.get("penalty_cards")
    if context.question != "choice_suit" or context.facts.get("choice") != "forbid" or not isinstance(lie, list):
        return None
    if len(message.words.norms) > _SHORT or not _BOTH.search(" ".join(message.words.norms)):
        return None
    return message.tells(list(dict.fromkeys(card[0] for card in lie)))


def agreed(message: Message, context: Context) -> Evidence | None:
    """Whether the other side agrees to a claim: "ow accepteren", "daar zijn ze het niet mee eens"."""
    if context.question != "agreed" or len(message.words.norms) > _LONGEST or message.skeleton.has(PLAYING_ON):
        return None  # who wants to see it played tells more than that he doesn't agree
    claimer = context.facts.get("claimer")
    sides = {
        Seat(m.value).side if m.kind == "seat" else Side(m.value)
        for m in message.mentions
        if m.kind in ("seat", "side")
    }
    said = leaning(" ".join(message.words.norms))
    if said is None or (isinstance(claimer, str) and Seat(claimer).side in sides):
        return None
    return message.tells(said)
