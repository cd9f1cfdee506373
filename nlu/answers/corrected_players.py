"""A player set right by what he is: "nee, het was de dummy", "zijn partner liet hem vallen", "wat als hij zelf de leider is"."""

from __future__ import annotations

from nlu.answers.corrected_seats import ANOTHER_DECLARES
from nlu.reading import Message
from nlu.understanding import Context, Evidence
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_LONGEST = 11
_DID = frozenset(("@DROP", "@EXPOSE", "@REVOKE", "@CLAIM", "@CONCEDE", "@LEAD", "@START"))
_IT_WAS = (
    r"(?:nee|neen|was|is|waren|sorry|bedoel|wacht|pardon|als)(?: (?:het|de|dat|,|dus|toch|gewoon|natuurlijk|eigenlijk|zijn|haar|wel))* "
    r"(declarer|dummy|partner)#\d+(?= (?:[.,!?]|was|is|die|zelf|dus|deed|$)|$)"
)
_WHOSE_TURN = r"(?:aan slag|beurt|moest|moesten)"
_ONLY_SAW = r"(?:declarer|dummy|partner)#\d+(?: (?:kon|had|heeft|pronoun#\d+))* (?:zag|ziet|zien|gezien)"
_HE_IS = r"(?:pronoun|seat)#\d+(?: (?:is|was|zelf|toch|ook|dus|nu|de|speelt|als|zat|een))* (declarer|dummy)#\d+"
_ROLE_OF_HIM = (
    r"^(?:(?:maar|en|ja|oh|,|eigenlijk|die|want) )*(pronoun|(?:zijn|haar) partner)#\d+ (?:is|was|speelt|speelde|leidt|leidde|heeft|had)"
    r"(?: (?:zelf|toch|ook|dus|nu|hier|eigenlijk|gewoon|de|het|dit))*"
    r" (declarer#\d+|dummy#\d+|af|contract|spel|bid#\d+|zelf)(?= (?:[.,!]|hoor)|$)"
)
"""What he who did it is to the play, or his partner: "hij is zelf leider", "zijn maat speelt het contract"."""


def player_by_role(message: Message, context: Context) -> dict[str, Evidence]:
    """Who did it, or who declares, where a player's role is set right and no seat is named."""
    if (
        len(message.words.norms) > _LONGEST
        or message.skeleton.has(_WHOSE_TURN)
        or any(m.kind == "seat" for m in message.mentions)
    ):
        return {}
    offender, declarer = (_seat(context, name) for name in ("offender", "declarer"))
    if (own := _role(message, _HE_IS)) and offender and declarer:
        return {"declarer": message.tells(offender if own == "declarer" else offender.partner)}
    if own:
        return {}
    named = {m.value for m in message.mentions if m.value in ("declarer", "dummy", "partner")}
    role = _role(message, _IT_WAS)
    does = any(clause.keys & _DID for clause in message.clauses) and not message.skeleton.has(_ONLY_SAW)
    if role is None and len(named) == 1 and does:
        role = named.pop()
    if role == "partner":
        return {"offender": message.tells(offender.partner)} if offender else {}
    if role is None:
        return {}
    if declarer is None:
        return {"offender_role": message.tells(role)}
    return {"offender": message.tells(declarer if role == "declarer" else declarer.partner)}


def tells_other_role(message: Message, context: Context) -> dict[str, Evidence]:
    """The declarer where a short message says that he is another than was told, by what he is to him who did it."""
    if len(message.words.norms) <= _LONGEST and (named := message.skeleton.first(ANOTHER_DECLARES)):
        return (
            {}
            if named[0].value == _seat(context, "declarer")
            else {"declarer": message.tells(Seat(named[0].value), named[0])}
        )
    found = compiled(_ROLE_OF_HIM).search(message.skeleton.line)
    offender, known = (_seat(context, name) for name in ("offender", "declarer"))
    if found is None or offender is None or known is None or len(message.words.norms) > _LONGEST:
        return {}
    who = offender if found.group(1) == "pronoun" else offender.partner
    declarer = who.partner if found.group(2).startswith("dummy") else who
    return {} if declarer is known else {"declarer": message.tells(declarer)}


def _role(message: Message, pattern: str) -> str | None:
    found = compiled(pattern).search(message.skeleton.line)
    return found.group(1) if found else None


def _seat(context: Context, name: str) -> Seat | None:
    value = context.facts.get(name)
    return Seat(value) if isinstance(value, str) else None
