"""A correction or a supposition: "nee, het was west", "zuid is zelf de leider", "het was harten heer", "wat als hij accepteert"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from nlu.answers.corrected_players import player_by_role
from nlu.calls.acceptance import supposed
from nlu.calls.calls_since import called_by_now, calls_since
from nlu.cards.cards_told import cards_of, kind_of_card
from nlu.cards.table_talk import LEAD_FACTS
from nlu.circumstances import circumstances_in
from nlu.frames import facts_of
from nlu.phrases import phrases_in
from nlu.reading import IN_PLAY, Message
from nlu.tricks.trick_talk import TRICK_FACTS
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from rules.facts import Facts, Value

_IT_WAS = r"(?:was|ging om|gaat om|is|moet|waren|bedoel|bedoelde|maar|nee|,|niet seat#\d+ maar)(?: (?:het|zijn|dus|toch|gewoon|door|van|bij|echt|,|:|ik))* {seat}(?= (?:[.,;!?]|pronoun#\d+|was|deed|die|dus|natuurlijk|bedoel|bedoelde|bood|biedt|past|paste|pass#\d+|opende|opent|liet|laat|verzaakt|verzaakte|bekende|bekent|kwam|komt|speelde|speelt|legde|legt|gooide|gooit|claimt|claimde|doubleert|doubleerde|dacht|denkt|peinsde|aarzelde|twijfelde|zuchtte|keek|vroeg|begon|startte|toonde|toont|sorry|trouwens|maar|zelf|het|en|heeft het|had het|(?:zijn|haar) kaart)|$)"
_DECLARES = r"{seat}(?: (?:,|pronoun#\d+|die|dat|zelf|toch))* (?:speelde|speelt|leidde|leidt|afspeelde|(?:de )?declarer#\d+ (?:is|was)|aan het spelen was|(?:het|t|'t) contract (?:had|heeft|speelt|speelde))(?= [.,;!]|$)"
_BARE = r"^(?:(?:nee|neen|sorry|correctie|ik|bedoel|wacht|oeps|pardon|foutje|dus|toch|was|het|,|.|:|o|natuurlijk|gewoon|en|wat|als) )*{seat}(?: (?:dus|natuurlijk|,|.|!|toch|bedoel|bedoelde|me#\d+|ik|was|het|sorry))*$"
_BARE_CALL = r"^(?:(?:nee|neen|sorry|correctie|ik|me#\d+|bedoel|wacht|oeps|pardon|foutje|dus|was|het|,|.|:) )*{call}(?: (?:dus|natuurlijk|,|.|!|bedoel|bedoelde|me#\d+|was|het|sorry))*$"

_WITHOUT_TURN = frozenset(["misinformation", "unauthorised_information", "illegal_agreement", "extraneous_information"])
"""Irregularities in which "het was west die moest alerteren" is about who did it, not about whose turn it was."""


def corrected(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts that a correction or supposition names, read narrowly: only what it says in so many words."""
    found: dict[str, Evidence] = {}
    whole = facts_of(message, irregularity, replace(context, settled={}))
    told = context.facts
    players = message.players(in_play=irregularity in IN_PLAY)
    seats = [mention for mention in message.mentions if mention.kind == "seat"]
    if players.declarer:
        mention = next((m for m in seats if m.value == players.declarer), seats[0] if seats else None)
        found["declarer"] = Evidence(players.declarer, *(message.span(mention) if mention else (0, len(message.text))))
        told_anew = not message.skeleton.has(_DENIED_FIRST)
        if told_anew and "offender" in whole and whole["offender"].value != players.declarer:
            found["offender"] = whole["offender"]  # all is told anew: "andersom, oost speelt en zuid liet hem vallen"
    elif named := message.skeleton.first(_DECLARES):
        found["declarer"] = Evidence(named[0].value, *message.span(named[0]))
    elif told.get("call") and (named := message.skeleton.first(_BARE_CALL)):
        last = "replacement" if told.get("replacement") else "call"
        found[last] = Evidence(named[0].value, *message.span(named[0]))
    elif calls := _calls(message, context):
        found.update(calls)
    elif (message.auction.dealer or message.auction.turn) and irregularity not in _WITHOUT_TURN:
        found.update(_turns(message, context))
    elif swapped := message.skeleton.first(_NOT_BUT):
        found.update(_instead(message, swapped, context))
    elif instead := message.skeleton.first(_INSTEAD_OF):
        found["offender"] = Evidence(instead[0].value, *message.span(instead[0]))
    elif "on_lead" in whole and not message.skeleton.has(_BARE):  # "het was noord die aan slag was"
        found["on_lead"] = whole["on_lead"]
    elif "previous_bidder" in context.facts and (bidder := message.skeleton.first(_OF_ANOTHER)):
        found["previous_bidder"] = Evidence(bidder[0].value, *message.span(bidder[0]))
    elif seats and (message.skeleton.has(_BARE) or message.skeleton.has(_IT_WAS)):
        named = message.skeleton.first(_IT_WAS)
        seat = named[-1] if named else seats[-1]
        asked = context.question if context.question in ("declarer", "dealer", "leader", "turn", "on_lead") else None
        found[asked or "offender"] = Evidence(seat.value, *message.span(seat))
    if "offender" in found and irregularity == "insufficient_bid" and told.get("turn") == told.get("offender"):
        found.setdefault("turn", found["offender"])  # the bid was too low, not out of turn
    if not found.keys() & {"offender", "declarer"}:
        found.update(player_by_role(message, context))
    if irregularity == "misinformation" and "offender" in found:
        found["explainer"] = found["offender"]
    if found and (message.skeleton.has(_BARE) or message.skeleton.has(_BARE_CALL)):
        return found  # nothing else is said: "zuid bedoel ik" is what the teller meant
    said = {*circumstances_in(message.clauses, irregularity), *phrases_in(message, irregularity)}
    found.update({name: whole[name] for name in said if name in whole})
    supposed(message, irregularity, context.facts.get("offender"), found)
    found.update(cards_of(message, irregularity, context))
    if "cards" not in found and (cards := only_these(message, context)) is not None:
        found["cards"] = cards
    if "cards" not in found and (card := _other_suit(message, context)) is not None:
        found["cards"] = card
    if "cards" not in found and (card := _other_rank(message, context)) is not None:
        found["cards"] = card
    if irregularity == "exposed_card" and "cards" not in found and (kind := kind_of_card(message)) is not None:
        found["cards"] = kind
    since = _called_since(message, irregularity, context)
    if since:
        found.pop("call_made", None)  # it was the others of whom it is said that they called, or didn't
        found.update(since)
    for name in (
        *(() if since or "previous_call" in found else ("call",)),
        "replacement",
        "dealer",
        "contract",
        "trick",
        "table",
        "board",
        "choice_suit",
        "offender_role",
        "dummy_seen",
        *TRICK_FACTS,
        *LEAD_FACTS,
    ):
        if name == "replacement" and name in whole and whole[name].value in _irregular(found, told):
            continue
        if name in whole and (name != "claimer" or "offender" in found):
            found.setdefault(name, whole[name])
    return found


def _called_since(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """Who has called since, of players who are named as seen from the one who is known to have done it."""
    told = context.facts.get("offender")
    facts = {"offender": Evidence(told, 0, 0)} if isinstance(told, str) else {}
    calls_since(message, irregularity, message.players(in_play=False), facts)
    facts |= called_by_now(message, irregularity, told)
    return {name: facts[name] for name in ("lho_called", "partner_called") if name in facts}


def _irregular(found: Mapping[str, Evidence], told: Facts) -> tuple[Value, ...]:
    """The irregular call, as it was told and as it is set right."""
    return (told.get("call"), found["call"].value if "call" in found else None)


_OF_ANOTHER = (
    r"^(?:(?:nee|neen|sorry|wacht|oh|o|eh|pardon|,|dat|het|was|bod) )*van {seat}(?: (?:dus|natuurlijk|,|.|!))*$"
)
_DENIED_FIRST = r"(?:niet|geen) seat#\d+(?: (?:,|maar|en|wel|was|is|leidt|speelt|het))* seat#\d+"
"""One player denied for another: "niet oost, noord is de leider"."""
_NOT_BUT = (
    r"^(?:(?:nee|neen|sorry|wacht|oh|o|pardon|,) )*(?:niet )?{seat}(?: niet)?(?: (?:,|maar|en|wel))+ {seat}(?= [.!]|$)"
    r"|niet(?: ,)? {seat}(?: (?!seat#)[^ .;,]+){1,5}(?: ,)? maar {seat}(?= [.!]|$)"
)
_INSTEAD_OF = r"^{seat} (?:ipv|in plaats van|i p v) {seat}(?= [.!]|$)"
_SHORTEST = 3
_OVER = r"(?:over|op|na|boven)(?: (?:een|de|het|seat#\d+|zijn|haar))* {bid}"
_MADE_BY = (
    r"{seat} (?:die|pronoun#\d+|heeft|had|bood|opende|opent|biedt)(?: (?:die|de|het|al|toch|zelf|pronoun#\d+))* {call}(?: (?:had|heeft|bood|opende|geboden|geopend|gelegd|was))*(?= (?:[.,;!]|niet)|$)",
    r"{call}(?: (?:was|is|kwam|die|toch|dus))* (?:van|door) {seat}(?= [.,;!]|$)",
)
_BY = {"call": "offender", "previous_call": "previous_bidder"}
"""Who made a call that is known."""
_CALLER = (
    r"{seat}(?: (?:die|heeft|had|was|is|het|de|bood|biedt|zei|zegt|opende|opent|begon|begint|met|eerst|toch|namelijk))* {call}",
    r"{call}(?: (?:was|is))?(?: het)? (?:bood|legde|opende|zei|deed|had|van|door)(?: (?:de|die))? {seat}(?= [.,;!]|$)",
)


def _calls(message: Message, context: Context) -> dict[str, Evidence]:
    """A call set right by whose it is: "over 2 harten", "sorry, west had 2 klaver geboden"."""
    found: dict[str, Evidence] = {}
    if "previous_call" not in context.facts:
        return found
    names = {
        context.facts.get(name): fact for name, fact in (("previous_bidder", "previous_call"), ("offender", "call"))
    }
    for pattern in _CALLER:
        for mentions, _ in message.skeleton.find(pattern):
            seat = next(mention for mention in mentions if mention.kind == "seat")
            call = next(mention for mention in mentions if mention.kind == "call")
            fact = names.get(seat.value)
            if fact is not None:
                found[fact] = Evidence(call.value, *message.span(call))
    for pattern in _MADE_BY:
        for mentions, _ in message.skeleton.find(pattern):
            seat = next(mention for mention in mentions if mention.kind == "seat")
            call = next(mention for mention in mentions if mention.kind == "call")
            fact = next((its for name, its in _BY.items() if context.facts.get(name) == call.value), None)
            if fact is not None:
                found[fact] = Evidence(seat.value, *message.span(seat))
    if not found and (over := message.skeleton.first(_OVER)):
        found["previous_call"] = Evidence(over[-1].value, *message.span(over[-1]))
    return found


_SEATS = ("offender", "claimer", "explainer", "previous_bidder", "on_lead", "leader", "turn", "dealer", "declarer")


def _instead(message: Message, swapped: Sequence[Mention], context: Context) -> dict[str, Evidence]:
    """Whatever the first player was, the second is: "nee, west niet, oost"."""
    wrong, right = swapped
    meant = Evidence(right.value, *message.span(right))
    named = [name for name in _SEATS if context.facts.get(name) == wrong.value]
    if "offender" in named or "offender" not in context.facts:
        named = [name for name in named if name in ("claimer", "explainer")] + ["offender"]
    return dict.fromkeys(named, meant)


def is_bare_player(message: Message) -> bool:
    """Whether it names a player and nothing else: "west", "zuid dus"."""
    return len(message.words.norms) <= _SHORTEST and message.skeleton.has(_BARE)


def is_what_teller_meant(message: Message) -> bool:
    """Whether the teller sets right a player or a call of his own: "zuid bedoel ik", "ik bedoel 2S"."""
    names = message.skeleton.has(_BARE) or message.skeleton.has(_BARE_CALL)
    return names and "bedoel" in message.words.norms and "ik" in message.words.norms


def only_these(message: Message, context: Context) -> Evidence | None:
    """Of the cards that are known those that are meant: "nee het was er maar een, de schoppen", "alleen de 6"."""
    known = context.facts.get("cards")
    if (
        not isinstance(known, list)
        or len(known) < 2
        or not {"alleen", "enkel", "maar", "slechts"} & set(message.words.norms)
    ):
        return None
    named = [m.value for m in message.mentions if m.kind in ("card", "suit", "rank")]
    meant = [card for card in known if any(value in (card, card[0], card[1]) for value in named)]
    return Evidence(meant, 0, len(message.text)) if meant and len(meant) < len(known) else None


def _other_rank(message: Message, context: Context) -> Evidence | None:
    """Another card of the suit that is known: "het was geen 3 maar de boer", "stel dat het de tien was"."""
    known = context.facts.get("cards")
    if not isinstance(known, list) or len(known) != 1 or any(m.kind == "suit" for m in message.mentions):
        return None
    words = message.words.norms
    ranks = [
        m
        for m in message.mentions
        if m.kind == "rank"
        and m.value in "AKQJT98765432"
        and not {"geen", "niet"} & set(words[max(0, m.first - 2) : m.first])
    ]
    return Evidence([known[0][0] + ranks[0].value], *message.span(ranks[0])) if len(ranks) == 1 else None


def _other_suit(message: Message, context: Context) -> Evidence | None:
    """The card that is known, of another suit: "geen schoppen maar harten"."""
    known = context.facts.get("cards")
    found = message.skeleton.first(r"(?:geen|niet) suit#\d+(?: (?:,|maar|was|het|wel))+ {suit}")
    if not isinstance(known, list) or len(known) != 1 or not found or known[0][1] in "?xh":
        return None
    return Evidence([found[-1].value + known[0][1]], *message.span(found[-1]))


def _turns(message: Message, context: Context) -> dict[str, Evidence]:
    """The dealer or the player whose turn it was, set right; who was to call as dealer follows."""
    everything = (0, len(message.text))
    found: dict[str, Evidence] = {}
    if message.auction.dealer and message.auction.anchored:
        found["dealer"] = Evidence(message.auction.dealer, *everything)
        if context.facts.get("turn") == context.facts.get("dealer"):
            found["turn"] = found["dealer"]
    if message.auction.turn and message.auction.anchored:
        found["turn"] = Evidence(message.auction.turn, *everything)
    return found
