"""What declarer, or the player who may choose, has chosen: to accept or refuse, to require or forbid a suit, nothing."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from nlu.mentions import Mention
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_LEADS = frozenset(
    "penalty_card_lead opening_lead_out_of_turn lead_out_of_turn unable_to_comply lead_restriction".split()
)
_SUITS = {"s": "S", "h": "H", "r": "D", "k": "C"}
_NOT_HERE = r"(?!(?:seat|declarer|me|my_partner|partner|lho|rho|suit|card)#|maar|terwijl|want|niet|geen)"
_WISHER = r"(?:declarer#\d+(?: seat#\d+)?|seat#(\d+)|me#(\d+))"
_WISH = r"(?:wil|wilt|wilde|wou|wenst|verlangt|vraagt|vroeg|kiest voor|koos voor|kies voor|wil graag|heeft graag|ziet graag)"
_LEADS_SUIT = r"(?:voorspeelt|voorspelen|uitkomt|uitkomen|speelt|spelen|inspeelt|inspelen|naspeelt|naspelen|start|starten|terugspeelt|ziet|zien|komt|na|voor|uit|terug)"
_ASKED = re.compile(
    r"(?:^|[.?!;,:] |en |dus )(?:wat(?! als)|welke|waar|hoe|mag|mogen|kan|kunnen|moet|kon|mocht|ik wil weten wat|vraagt wat|of)"
    r"(?: [^ .;?]+){0,12}"
    r" (?:eisen|verbieden|kiezen|verplichten|voorschrijven|opleggen)"
)
_FREE = (
    r"(?:(?:seat|pronoun|partner|my_partner|lho|rho)#\d+|je|jij)(?: dan| dus)? (?:mag|mogen|kan)(?: [^ .;]+){0,3} (?:alles|doen wat|spelen wat|voorspelen wat|alles voorspelen|van alles|zelf kiezen|zelf weten)",
    r"(?:hoeft|hoeven) (?:niets|niks|helemaal niets)",
    r"(?:geen|zonder) (?:beperking|restrictie|dwang|eis|eisen|wens|wensen|voorkeur|verbod|verplichting)",
    r"(?:wil|wilt|kiest|eist|legt|verbiedt)(?: \w+){0,2} (?:niets|niks|geen dwang|geen van beide)(?: op)?(?= (?:[.,;]|en|of)|$)",
    r"(?:laat|liet|laten)(?: [^ .;,]+){0,3} (?:vrij|zijn gang gaan|haar gang gaan)",
    r"(?:speel|doe) maar (?:wat|iets)",
)
_REQUIRED = (
    rf"{_WISHER}(?: (?:,|\)|die|dat|is|seat#\d+|dan|nu|daar|er|wel|ook))* {_WISH}(?: {_NOT_HERE}[^ .;,]+){{0,4}} suit#(\d+)",
    rf"{_WISHER}(?: (?:,|\)|die|dan|nu))* {_WISH}(?: {_NOT_HERE}[^ .;,]+){{0,2}} (?:seat|partner|my_partner|lho|rho|pronoun)#\d+"
    rf"(?: {_NOT_HERE}[^ .;,]+){{0,2}} suit#(\d+)(?: {_NOT_HERE}[^ .;,]+){{0,2}} {_LEADS_SUIT}",
    rf"{_WISH} {_WISHER}(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)(?: (?:van|zien|hebben))",
    rf"(?:^|[.;] )(?:de )?(?:declarer#\d+ )?seat#(\d+)(?: (?!seat#\d+ en )[^ .;]+){{1,14}} (?:en|,) (?:dus |nu )?{_WISH}"
    rf"(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+) (?:van|zien|hebben)",
    rf"declarer#\d+(?: (?:is|,|seat#\d+|en|dus|zit|op))* pronoun#\d+ {_WISH}(?: {_NOT_HERE}[^ .;,]+){{0,3}} suit#(\d+)",
    r"(?:moet|moest)(?: [^ .;,]+){0,2} suit#(\d+)(?: \w+)? (?:van|volgens) (?:de )?declarer#\d+",
)
_FORBIDDEN = (
    r"(?:zegt|zei|roept|vraagt|zeg|beslist|kiest)(?: [^ .;]+){0,5} (?:geen|niet) suit#(\d+)",
    r"(?:wil|wilt|wou|wenst|lust|blieft|belieft)(?: (?!(?:seat|declarer)#)[^ .;,]+){0,3} geen suit#(\d+)",
    r"(?:mag|mogen|moet)(?: (?!niet|geen)[^ .;,]+){0,4} geen suit#(\d+)",
    r"(?:alles|alle kleuren) behalve suit#(\d+)",
    r"suit#(\d+)(?: \w+){0,2} (?:is|wordt|was) (?:verboden|taboe|niet toegestaan)",
)
_TAKES_BACK = (
    r"(?:seat|opponent|defender|declarer)#(\d+)(?: (?:die|dan|nu|er|,))* (?:wil|willen|wilde|wilden|eist|eisen|vindt|vinden)"
    r"(?: (?!(?:seat|card|suit)#)[^ .;,]+){0,4} (?:terug|teruggaat|terugmoet|terugneemt|teruggenomen|terugkomt|teruggaan)"
)
_SUIT_NAMED = (
    r"(?:wil|wilde|wou|wenst|vraagt)(?: (?!suit)[^ .,]+){0,5} {suit}",
    r"(?:eist|eiste|verbiedt|verbood|verboden|verbied|eisen|verbieden|opgelegd|legt|oplegt|dwingt|dwingen|geeist)(?: (?!suit)[^ .]+){0,5} {suit}",
    r"geen {suit}",
    r"{suit} (?:op|verboden|verbieden|eisen|geeist|voor te spelen|uit te komen|te spelen|opgelegd|na te spelen|terug te spelen|spelen|inspelen|naspelen|voorspelen|mag|uitkomen|terug)",
    r"(?:moet|moest|mag)(?: (?!suit)[^ .]+){0,5} {suit}",
)  # fmt: skip


def choices_told(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `choice` and `choice_suit` in `facts`, in place."""
    if irregularity in _LEADS:
        _wishes(message, players, facts)
        _only_asked(message, facts)
        _taken_back(players, message, facts)
    if irregularity == "premature_play":
        _of_this_trick(message, facts)
    _chosen_suit(message, facts)


def _wishes(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """What declarer wants, said with other words than to require or to forbid."""
    _in_so_many_words(message, facts)
    given = facts.get("choice")
    if given is not None and given.value not in ("accept", "refuse"):
        return
    if any(message.skeleton.has(pattern) for pattern in _FREE):
        facts["choice"] = Evidence("none", 0, len(message.text))
        return
    for index, word in enumerate(message.words.norms):
        compound = re.fullmatch(r"(schoppen|harten|ruiten|klaveren|klaver)(verbod|eis|plicht|dwang)", word)
        if compound:
            token = message.words.tokens[index]
            choice = "forbid" if compound.group(2) == "verbod" else "require"
            facts["choice"] = Evidence(choice, token.start, token.end)
            facts["choice_suit"] = Evidence(_SUITS[compound.group(1)[0]], token.start, token.end)
            return
    for choice, patterns in (("forbid", _FORBIDDEN), ("require", _REQUIRED)):
        for pattern in patterns:
            for mentions, match in message.skeleton.find(pattern):
                wishers = [m for m in mentions if m.kind != "suit"]
                if mentions[-1].kind != "suit" and mentions[0].kind != "suit":
                    continue
                if any(not _may_choose(message, players, mention) for mention in wishers):
                    continue
                span = message.skeleton.span(match)
                facts["choice"] = Evidence(choice, *span)
                suit = next(m for m in mentions if m.kind == "suit")
                facts["choice_suit"] = Evidence(suit.value, *message.span(suit))
                return


def _in_so_many_words(message: Message, facts: dict[str, Evidence]) -> None:
    """Telling "zegt dat het niet mag en eist klaver" is a demand, whatever else is said."""
    line = message.skeleton.line
    demands = re.search(r"(?:^| )(?:eist|eiste|geeist|eis)(?= )(?: [^ .;]+){0,6} suit#", line)
    forbids = re.search(r"(?:^| )(?:verbiedt|verbood|verbied|verboden)(?= |$)|geen suit#", line)
    choice = facts.get("choice")
    if demands and not forbids and (choice is None or choice.value in ("forbid", "refuse")):
        facts["choice"] = Evidence("require", 0, len(message.text))


def _taken_back(players: Players, message: Message, facts: dict[str, Evidence]) -> None:
    """An opponent of the offender who wants the card to go back refuses it."""
    told = facts.get("offender")
    if told is None or facts.keys() & {"choice", "accepted", "accepted_by"}:
        return
    for mentions, match in message.skeleton.find(_TAKES_BACK):
        seat = players.seat_of.get(mentions[0])
        if mentions[0].value == "opponent" or (seat is not None and seat.side is not Seat(str(told.value)).side):
            facts["choice"] = Evidence("refuse", *message.skeleton.span(match))
            return


def _may_choose(message: Message, players: Players, mention: Mention) -> bool:
    """Whether it is declarer who wants something, not the defender who leads."""
    seat = Seat(mention.value) if mention.kind == "seat" else players.seat_of.get(mention)
    if seat is None and mention.value == "me":
        seat = _quoted(message, mention)
    return seat is not None and seat is players.declarer


def _quoted(message: Message, me: Mention) -> Seat | None:
    """Who says "ik" in a quotation: "zuid: dan wil ik schoppen"."""
    before = [mention for mention in message.mentions if mention.kind == "seat" and mention.last <= me.first]
    if not before or before[-1].last + 5 < me.first:
        return None
    between = message.words.norms[before[-1].last : me.first]
    return Seat(before[-1].value) if {":", "zegt", "zei", "roept"} & set(between) else None


def _only_asked(message: Message, facts: dict[str, Evidence]) -> None:
    """Drop what is only asked ("wat mag zuid eisen?"): nothing is chosen yet."""
    choice = facts.get("choice")
    if choice is None or choice.value not in ("require", "forbid"):
        return
    line = message.skeleton.line
    asked = list(_ASKED.finditer(line))
    if not asked:
        return
    rest = line
    for match in asked:
        rest = rest.replace(match.group(), " ")
    if not re.search(r"(?:^| )(?:eist|eiste|verbiedt|verbood|verbied|geeist|verboden|wil|dwingt|eis)(?= )", rest + " "):
        facts.pop("choice")
        facts.pop("choice_suit", None)


def _of_this_trick(message: Message, facts: dict[str, Evidence]) -> None:
    """A card that partner must play to this trick (57A): the highest, the lowest, of another suit or not of one."""
    choice = facts.get("choice")
    line = message.skeleton.line
    said = re.search(
        r"(?:eist|eiste|wil|kiest|vraagt|verlangt|koos|moet)(?: [^ .;?]+){0,8} (hoogste|laagste|kleinste)", line
    )
    if said:
        value = "highest" if said.group(1) == "hoogste" else "lowest"
        facts["choice"] = Evidence(value, 0, len(message.text))
    elif choice is not None and choice.value == "forbid":
        facts["choice"] = Evidence("not_suit", choice.start, choice.end)
    elif choice is not None and choice.value == "require":
        facts["choice"] = Evidence("other_suit", choice.start, choice.end)


def _chosen_suit(message: Message, facts: dict[str, Evidence]) -> None:
    choice = facts.get("choice")
    if choice is None or choice.value not in ("require", "forbid", "other_suit", "not_suit") or "choice_suit" in facts:
        return
    for found in _named(message):
        suits = [m for m in message.mentions if m.kind == "suit" and m.value != "NT" and m.first >= found.first]
        joined = [found.value]
        for previous, following in itertools.pairwise(suits):
            if following.first - previous.last <= 2 and previous.value in joined:
                joined.append(following.value)
        facts["choice_suit"] = Evidence(joined[0] if len(joined) == 1 else joined, *message.span(found))
        return
    _both_suits(message, facts)


def _named(message: Message) -> Iterator[Mention]:
    for pattern in _SUIT_NAMED:
        found = message.skeleton.first(pattern)
        if found:
            yield found[-1]


def _both_suits(message: Message, facts: dict[str, Evidence]) -> None:
    """The choice "verbiedt beide kleuren": the suits of the penalty cards."""
    lie = facts.get("penalty_cards")
    if lie is None or not re.search(
        r"(?:beide|allebei|alle twee|die twee)(?: de)? (?:kleuren|suits)", message.skeleton.line
    ):
        return
    cards = lie.value if isinstance(lie.value, list) else [lie.value]
    suits = list(dict.fromkeys(str(card)[0] for card in cards))
    if len(suits) == 2:
        facts["choice_suit"] = Evidence(suits, lie.start, lie.end)
