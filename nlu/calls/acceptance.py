"""Who accepts or refuses an irregular call: the left-hand opponent's word counts, not what is asked or supposed."""

from __future__ import annotations

import re

from nlu.circumstances import circumstances_in
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.clauses import Clause
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from rules.vocabulary import Call, Seat

_BY_LHO = frozenset(
    "insufficient_bid pass_out_of_turn bid_out_of_turn double_out_of_turn change_of_call comparable_call"
    " simultaneous_calls".split()
)
_SUPPOSED = Expression(
    r"^(?:en |maar |dus )?(?:als|indien|stel|wat als|hoe zou|hoe zit|mag|mogen|kan|kunnen|moet|wil weten|en als|zou"
    r"|hoe gaat|wat gebeurt|vraag)\b"
    r"|^of (?:hij|zij|ze|die|dat|het|noord|oost|zuid|west|lt|links|de)\b|\b(?:aarzel|twijfel|overwe[eg]+|dub|wik|peins|peinz|pieker|denk|nadenk|bedenk|beraad|twijfelend|weet|weten|onzeker|onduidelijk|zeker|er nog niet uit)(?:t|en|be)?\b.*\bof\b"
    r"|\b(?:als(?! (?:eerste|laatste|gever|opening|openingsbod|volgbod|antwoord)\b)|indien|tenzij|zou|zolang|mocht)\b|\b(?:vraagt|vragen|vroeg|gevraagd|weten|vraag)(?: \w+){0,3} of\b|\bof\b.*\b(?:mag|moet|kan|wil)\b"
    r"|\bwie (?:\w+ ){0,2}(?:accepteert|weigert|mag|kan|moet|aanvaardt|beslist|kiest)\b"
)
_SAYS = frozenset(["zeggen", "roepen", "zegt", "zei", "roept", "riep"])
_CHOICE = Expression(
    r"\b(?:mag|mogen|kan|kunnen|kon|mocht|moet) (?:\w+ ){0,6}?(?:accepteren|aanvaarden|weigeren|kiezen|aannemen|laten)\b"
)

_DECIDES = Expression(
    r"\b(?:accepteert|accepteerde|weigert|weigerde|aanvaardt|aanvaardde|kiest|koos|neemt|wil|vindt)\b"
)


def acceptance(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `accepted` in `facts`, in place: the last thing that is said of it by the player who may say it."""
    if irregularity not in _BY_LHO:
        return
    offender = facts.get("offender")
    chooser = offender.seat.lho if offender else None
    if "accepted" in facts:
        _at_length(message, irregularity, players, facts, chooser)
    if chooser is not None and "accepted" not in facts and "accepted_by" not in facts:
        _shortly(message, chooser, facts)
    if irregularity == "insufficient_bid" and _may_be_of_the_second(message, facts):
        said = facts.pop("accepted")
        if _is_too_low_again(facts):
            facts["second_accepted"] = said
            facts["accepted"] = Evidence(False, said.start, said.end)
    _answered(message, facts)
    if irregularity == "change_of_call" and chooser is not None:
        _called_over_second(message, chooser, facts)
    if "accepted" in facts:
        facts.pop("accepted_by", None)
        _call_after_refusal(message, chooser, facts)


_OVER = r"{seat}(?: (?:heeft|had|is|er|al|daar|daarna|toen|gewoon|dus|dan|nu|ook|meteen))* (?:past|paste|gepast|pass#\d+|double#\d+|doubleert|biedt|bood|(?:biedt |bood )?bid#\d+)(?: (?:gewoon|dus|al|nu))* (?:op|over|na)(?: (?:de|die|dat|het|zijn|haar|pronoun#\d+))* {bid}"


def _called_over_second(message: Message, chooser: Seat, facts: dict[str, Evidence]) -> None:
    """The next player accepts the second call by calling over it: "oost past op 1H"."""
    second = facts.get("replacement")
    behind = _call_right_behind(message, chooser) if second is not None and "accepted" not in facts else None
    if behind is not None:
        facts["accepted"] = message.tells(True, behind)
    for found, match in message.skeleton.find(_OVER):
        over = Seat(found[0].value) is chooser and second is not None and found[-1].value == second.value
        if over:
            facts["accepted"] = Evidence(True, *message.skeleton.span(match))


_BEFORE_THAT = frozenset(
    "had hadden heeft hebben al nog intussen inmiddels ondertussen voordat nadat voor toen".split()
)


def _call_right_behind(message: Message, chooser: Seat) -> Mention | None:
    """The call of the next player that is told right behind the second one: "... nam dat terug en legde pas, zuid past"."""
    told = [it for it in message.auction.told if not it.guessed]
    second, last = told[-2:] if len(told) > 2 else (None, None)
    if second is None or last is None or last.seat is not chooser or last.mode != "made" or last.place < second.place:
        return None
    norms = message.words.norms[second.mention.last : last.mention.last + 2]
    changed = second.seat is chooser.rho and any(it.seat is second.seat for it in told[:-2])
    return last.mention if changed and _BEFORE_THAT.isdisjoint(norms) else None


_THE_FIRST = (
    r"(?:eerste|oorspronkelijke?|originele|onvoldoende|(?:te )?lage?|lagere?|oude|vorige|zo laten|laten? (?:[^ .;]+ ){0,3}(?:staan|liggen)"
    r"|(?:blijft|blijven|mag|laat|liet)(?: [^ .;]+){0,3} (?:staan|liggen|zo))"
)


def _may_be_of_the_second(message: Message, facts: dict[str, Evidence]) -> bool:
    """Whether it is what came in the place of the bid that is found good: "hij maakt er 2H van, zuid vindt het prima"."""
    accepted, replacement, call = (facts.get(name) for name in ("accepted", "replacement", "call"))
    if accepted is None or replacement is None or accepted.value is not True or replacement.start > accepted.start:
        return False
    said = message.text[accepted.start : accepted.end].lower()
    again = any(
        m.kind == "call" and call and m.value == call.value and message.span(m)[0] > replacement.start
        for m in message.mentions
    )
    return not again and re.search(rf"\b{_THE_FIRST}\b", said) is None


def _is_too_low_again(facts: dict[str, Evidence]) -> bool:
    """Whether what came in the place of the bid is told to be too low as well."""
    replacement, previous = (facts.get(name) for name in ("replacement", "previous_call"))
    if replacement is None or previous is None:
        return False
    second, before = Call(str(replacement.value)), Call(str(previous.value))
    return second.is_bid and before.is_bid and not second.supersedes(before)


_ONE_WORD = (
    r"{{seat}}(?: [:,]| (?:zegt|zei|roept|riep|dus|dan))*(?: :)? (?:{words})(?: (?:hoor|dus|toch|zeg))?(?= [.,;!]|$)"
)
_SHORT = {
    False: _ONE_WORD.format(words="nee|neen|no|terug"),
    True: _ONE_WORD.format(words="ja|oke|ok|akkoord|prima|best|goed"),
}


def supposed(message: Message, irregularity: str, offender: object, found: dict[str, Evidence]) -> None:
    """Add to `found`, in place, what is supposed of it: "wat als west weigert en oost past"."""
    given = circumstances_in(message.clauses, irregularity).get("accepted")
    if irregularity not in _BY_LHO or given is None or "accepted" in found:
        return
    found["accepted"] = Evidence(given[0], 0, 0)
    _call_after_refusal(message, Seat(str(offender)).lho if offender else None, found)


_ASKED_AND_ANSWERED = (
    r"(?:accept[^ ]*|aanvaard[^ ]*|akkoord|geaccepteerd)(?: [^ .;?!]+){{0,3}} \? (?:{words})(?= [.,;!]|$)"
)
_ASKED_AND_TOLD = (
    r"of(?: [^ .;?!]+){{1,4}} (?:accept[^ ]*|aanvaard[^ ]*|goedvindt|goed vindt|weigert)(?: (?:,|en|maar))* dat (?:doet|deed|wil|wilde|vindt)"
    r"(?: (?:pronoun|seat|lho)#\d+| hij| zij| die)?(?: (?:dus|ook|gelukkig|toch|zeker))* (?:{words})"
)
"""What he was asked, and that he does or doesn't: "ik vroeg of hij accepteert en dat doet hij niet"."""
_ANSWERS = {
    False: (_ASKED_AND_ANSWERED.format(words="nee|neen|niet"), _ASKED_AND_TOLD.format(words="niet|nie")),
    True: (_ASKED_AND_ANSWERED.format(words="ja|jawel|wel"), _ASKED_AND_TOLD.format(words="wel")),
}


def _answered(message: Message, facts: dict[str, Evidence]) -> None:
    """What the teller answers himself: "accepteert west? nee."."""
    for accepts, patterns in _ANSWERS.items():
        for _, _, match in message.skeleton.find_any(patterns):
            facts["accepted"] = Evidence(accepts, *message.skeleton.span(match))


def _shortly(message: Message, chooser: Seat, facts: dict[str, Evidence]) -> None:
    """What the left-hand opponent says in a word: "zuid 2H over 2S west. noord nee"."""
    for accepts, pattern in _SHORT.items():
        for found, match in message.skeleton.find(pattern):
            if Seat(found[0].value) is chooser:
                facts["accepted"] = Evidence(accepts, *message.skeleton.span(match))


def _at_length(
    message: Message, irregularity: str, players: Players, facts: dict[str, Evidence], chooser: Seat | None
) -> None:
    """What the clauses say of it: the last one by the player who may say it; others have no say."""
    given = facts.pop("accepted")
    offender = facts.get("offender")
    before: tuple[int, Seat | None] = (-1, None)  # who the sentence is about
    for clause in message.clauses:
        named = None if _is_passive(message, clause) else _subject(message, clause, players)
        subject = named or (before[1] if before[0] == clause.sentence else None)
        before = clause.sentence, subject
        said = circumstances_in([clause], irregularity).get("accepted")
        if said is None or _is_supposed(message, clause):
            continue
        if offender and named is None and subject == offender.value and clause.keys & _SAYS:
            continue  # "oost biedt 1H, zegt nee wacht": he takes it back himself
        if chooser is None or named is None or named is chooser:
            facts["accepted"] = Evidence(said[0], given.start, given.end)
        elif said[0] is True:
            facts["accepted_by"] = Evidence(named, given.start, given.end)


_GOES_ON = (
    r"(?:doet|deed|zegt|zei|biedt|bood|legt|legde|opent|opende|kiest|koos|gaat|ging|besluit|besloot|wil|wilde|mag|mocht|neemt|nam|zet|zette"
    r"|dan|nu|ook|gewoon|zelf|toch|wel|dus|daarna|toen|maar|voor|te|met|een|op|in)"
)
_CALLS = rf"{{seat}}(?: {_GOES_ON})* {{call}}"
_HAS_NO_BID = (
    r"{seat} (?:heeft|had|kan|kon|weet|wil|wilde)(?: (?:zelf|verder|dan|ook|toch|er|eigenlijk))*"
    r" (?:(?:niks|niets|niet|geen bod|geen opening)(?: te (?:melden|bieden|zeggen|openen))?|niet openen|geen opening(?:shand)?)"
    r"(?= (?:[.,;)!]|en|dus)|$)"
)
"""He has nothing to bid, so that he passes: "noord heeft zelf geen opening"."""


def _call_after_refusal(message: Message, chooser: Seat | None, facts: dict[str, Evidence]) -> None:
    """What the offender's right-hand opponent calls in his turn after a refusal: "west accepteert niet en oost past"."""
    refusal = facts["accepted"]
    if chooser is None or refusal.value is not False or "rho_action" in facts:
        return
    skeleton = message.skeleton
    called = [
        (found[0], "pass" if len(found) == 1 or found[1].value == "P" else "other", skeleton.span(match))
        for pattern in (_CALLS, _HAS_NO_BID)
        for found, match in skeleton.find(pattern)
    ]
    since = [it for it in called if it[2][0] > refusal.start]
    if since:  # only the first call after it was made by the player in turn
        who, action, span = min(since, key=lambda it: it[2])
        if Seat(who.value) is chooser.partner:
            facts["rho_action"] = Evidence(action, *span)


_PASSIVE = Expression(
    r"\b(?:werd|wordt|is|werden|worden|was)\b(?!.*\b(?:heeft|had|door)\b).*\b(?:geaccepteerd|aanvaard|geweigerd|goedgekeurd"
    r"|afgekeurd|toegestaan|aangenomen|afgewezen|goedgevonden)\b"
)


def _is_passive(message: Message, clause: Clause) -> bool:
    """Whether it isn't said who accepts or refuses: "oost paste te vroeg en dat werd niet geaccepteerd"."""
    first, last = clause.items[0].at, clause.items[-1].at
    return _PASSIVE.search(" ".join(message.words.norms[first : last + 1])) is not None


_MAY_SAY = Expression(
    r"\b(?:kan|kun|kunnen|mag|mogen|moet|moeten|zou|zal|als|of|hoef|hoeft|wil)(?: (?:ik|we|wij|je|jij|die|hij|zij|ze|men|noord|oost|zuid|west|dan|nu|ook|gewoon|nog|ik dan|eventueel))+"
    r" (?:zeggen|zeg|zegt|antwoorden|antwoord|antwoordt|roepen|roep|roept)(?: (?:dat|van|zo van|zoiets als|[,:'\"]))*(?: [:'\"](?: [^ .;?!:]+){0,3} ,)?$"
)
_BEFORE = 8
_THEY_PROTEST = Expression(
    r"\b(?:tegenstanders|tegenpartij|iedereen|allemaal|ze|zij|rest|anderen|tafel|noordzuid|oostwest)\b.*\bprotest|\bprotest\w* (?:ze|iedereen|allemaal|de (?:rest|anderen|tegenpartij|tegenstanders))\b"
)
"""That several players say something is wrong, which leaves the choice to the one who has it."""


def _is_supposed(message: Message, clause: Clause) -> bool:
    """Whether the clause asks or supposes: "mag west dat accepteren?", "als zuid weigert", "kan ik zeggen: doe maar"."""
    first, last = clause.items[0].at, clause.items[-1].at
    if _MAY_SAY.search(" ".join(message.words.norms[max(0, first - _BEFORE) : first])):
        return True
    text = " ".join(message.words.norms[first : last + 1])
    if _THEY_PROTEST.search(text):
        return True
    asked = any(norm == "?" for norm in message.words.norms[last + 1 : last + 2])
    choice = _CHOICE.search(text)
    if _SUPPOSED.search(text) or (choice and not _DECIDES.search(text, choice.end())):
        return True
    return asked and re.match(r"(?:accepteert|weigert|mag|kan|moet|is|geldt|klopt|wat|hoe|wie)\b", text) is not None


def _subject(message: Message, clause: Clause, players: Players) -> Seat | None:
    """Who says it: the player named in the clause, of several the one named right before what he does."""
    mentions = [item.mention for item in clause.items if item.mention is not None and item.mention in players.seat_of]
    seats = {players.seat_of[mention] for mention in mentions}
    if len(seats) == 1:
        return seats.pop()
    norms = message.words.norms
    for verbs in (_REPLIES, _OPINIONS):
        behind = [mention for mention in mentions if verbs.intersection(norms[mention.last : mention.last + 1])]
        before = [m for m in mentions if verbs.intersection(norms[max(0, m.first - 1) : m.first])]
        if behind or before:
            return players.seat_of[(behind or before)[-1]]
    return None


_REPLIES = frozenset("accepteert accepteerde weigert weigerde aanvaardt aanvaardde protesteert protesteerde".split())
_OPINIONS = frozenset("wil wilde vindt vond laat liet keurt keurde pikt pikte slikt slikte lust neemt nam".split())
