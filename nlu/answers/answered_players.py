"""Players as answers: who it was, what role the offender has, who won the trick: "zijn partner", "dummy", "NZ"."""

from __future__ import annotations

import re

from nlu.offender.who_did_it import ROLES
from nlu.reading import IN_PLAY, Message
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from rules.facts import Value
from rules.vocabulary import Seat, Side

_SHORT = 6
"""Words; a longer message tells something of its own."""
_DEFENDS = re.compile(r"\b(?:speelt|speelde|zit|zat) tegen\b|\btegenspe\w+|\bverdedig\w*|\btegenpartij van de leider\b")


def role(message: Message, context: Context) -> Evidence | None:
    """The role of the offender in a few words: "dummy", "nee hij speelt tegen"."""
    if context.question != "offender_role" or len(message.words.norms) > _SHORT:
        return None
    named = [m.value for m in message.mentions if m.kind == "role" and m.value in ROLES]
    if any(mention.kind == "seat" for mention in message.mentions):
        return None
    if len(named) == 1 and all(norm in _PLAYER_WORDS or norm in _ROLE_WORDS for norm in message.words.norms):
        return message.tells(named[0])
    defends = _DEFENDS.search(" ".join(message.words.norms))
    return message.tells("defender") if defends else None


def declarer_by_role(answer: Evidence, context: Context) -> dict[str, Evidence]:
    """Who declares, where the role that was asked for is that of declarer or dummy and the player is known."""
    offender = context.facts.get("offender")
    if context.question != "offender_role" or answer.value == "defender" or not isinstance(offender, str):
        return {}
    declarer = Seat(offender) if answer.value == "declarer" else Seat(offender).partner
    return {"declarer": Evidence(declarer, answer.start, answer.end)}


def neighbour(message: Message, context: Context) -> Evidence | None:
    """A player told by his role as the answer to who it was: "zijn partner", "rechts van hem", "de leider"."""
    offender, declarer = context.facts.get("offender"), context.facts.get("declarer")
    roles = [m.value for m in message.mentions if m.value in ("declarer", "dummy")]
    if isinstance(declarer, str) and len(roles) == 1 and len(message.words.norms) <= _SHORT:
        plays = Seat(declarer)
        return message.tells(plays if roles == ["declarer"] else plays.partner)
    named = [m.value for m in message.mentions if m.value in ("partner", "lho", "rho")]
    if not isinstance(offender, str) or len(named) != 1 or len(message.words.norms) > _SHORT:
        return None
    if named != ["partner"] and not {"hem", "haar"} & set(message.words.norms):
        return None  # to the right of the speaker, if it is he who sits there
    player = Seat(offender)
    seat = {"partner": player.partner, "lho": player.lho, "rho": player.rho}[named[0]]
    return message.tells(seat)


_OWNER = r"{card}(?: (?:was|is|dus|en|dat|die))* (?:van|bij|uit de hand van) {seat}"


def owner_named(message: Message, context: Context) -> dict[str, Evidence]:
    """Whose card it was, told with the card that was asked: "schoppenaas van west"."""
    if context.question != "cards" or context.facts.get("offender") is not None:
        return {}
    named = message.skeleton.first(_OWNER)
    return {"offender": message.tells(Seat(named[-1].value), named[-1])} if named else {}


_NOBODY_NAMED = ("pronoun", "nobody", "everybody")
_ROLE_WORDS = frozenset("leider dummy blinde tegenspeler verdediger is was hij zij nee".split())
_PLAYER_WORDS = frozenset(
    "de het was is dat door voor naar bij van ja eh euh , . ! zelf dus en maar die hij alleen gewoon".split()
)


def bare_player(message: Message, context: Context) -> Evidence | None:
    """A player as the answer to who won the trick, or who has played to the next: "west", "de leider", "NZ"."""
    if context.question not in ("revoke_trick_winner", "next_trick"):
        return None
    plain = " ".join(message.words.norms)
    if re.fullmatch(r"(?:ja |nee |dat (?:was|deed) )?(?:hij|zij|ze)? ?zelf(?: dus| hoor)?|hijzelf|zijzelf", plain):
        return message.tells("offender") if context.question == "revoke_trick_winner" else None
    if context.question == "next_trick" and re.fullmatch(
        r"(?:(?:ja|nee|al|ze|zijn|hebben) ?)*(?:allebei|iedereen|beide|beiden|alle vier|allemaal)(?: (?:al|partijen|kanten|dus))*",
        plain,
    ):
        return message.tells("both")
    named = [m for m in message.mentions if m.kind in ("seat", "side", "role") and m.value not in _NOBODY_NAMED]
    if message.players(in_play=True).declarer_told:
        return None  # "oost is leider"
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
    return message.tells(value) if value != "own" else None


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
