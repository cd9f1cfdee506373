"""What a penalty card on the table makes of a short message that goes on from there."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from nlu.cards.choices_told import choices_told
from nlu.reading import Message, read
from nlu.stories import LED_OUT_OF_TURN
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_LONGEST = 22
"""Words; a longer message tells by itself what it is about."""
_GOES_ON = frozenset(("exposed_card", "penalty_card_lead", "penalty_card_turn", "penalty_card_not_played", None))
_OPEN = frozenset("open bloot zichtbaar laten gevallen".split())
_DROPS = frozenset(("@DROP", "@EXPOSE"))
_LEADS = frozenset(
    "slag voorspelen naspelen uitkomen erin inkomen aanslag terugspelen inspelen uitspelen insteken voor komt komen houdt"
    " wint pakt beurt zet bod".split()
)
_REVOKES = r"(?:verzaakte?|verzaking|(?:bekent|bekende)(?: (?!moet|mag|kan)[^ .;,]+){0,3} (?:niet|geen)(?= |$))(?! \?)"
"""A player revokes, whatever lies there."""
_SLAG = re.compile(r"\bslag\b(?! (?:later|verder|geleden|erna|daarna)\b)")
"""A trick that somebody has or gets, not how many there have been: "twee slagen later"."""
_GOT_IN = re.compile(
    r"^(?:[nozw]|noord|oost|zuid|west) in(?= ,|$)|\b(?:zit|zat|komt|kwam|is|raakt|geraakt)(?: (?:er|nu|net|dan|toen|weer|zelf|inmiddels|dus))* in\b"
)
_IS_IN = r"(?:aan slag|erin|(?:wint|won|pakt|pakte|maakt|maakte|heeft|had|haalt|haalde|neemt|nam|kreeg)(?: [^ .;,#]+){0,3} slag|slag (?:is|was|ging)(?: [^ .;,#]+)? (?:voor|van|naar|bij))"
_ASKED = frozenset("gevraagd vraagt gespeeld komt kwam moet mag bijspelen bekennen welke leggen".split())
_TURN = frozenset("bijspelen bekennen leggen bijleggen afgooien weggooien geven neerleggen bijdoen".split())
_CANNOT_FOLLOW = (
    r"(?:geen|niets in|niks in)(?: [^ .;#]+){0,1} suit#\d+|suit#\d+(?: [^ .;#]+){0,2} (?:niet|nie)|(?:niet|nie)(?: kunnen)? (?:bekennen|volgen)"
    r"|kleur (?:niet|nie)|renonce|kan (?:niet|nie) (?:bekennen|volgen)"
)
_CAN_FOLLOW = r"(?:heeft|had) (?:er|die|ze|pronoun#\d+)(?: (?:nog|wel|zelf|gewoon|ook))* (?:rank#\d+|een paar|genoeg|een)(?= [^a-z]|$)|seat#\d+ (?:heeft|had)(?: (?:er|daar|nog|zelf|gewoon|wel|ook|een|paar|twee|genoeg|rank#\d+))* (?:suit|card)#\d+|kan(?: (?:nog|gewoon|wel))* (?:bekennen|volgen)"
_LED = frozenset("spelen gespeeld vragen gevraagd vraagt speelt uitkomen voorspelen trekken".split())
_USES = frozenset("rekening gebruiken gebruikt benutten kennis informatie info profiteren meewegen".split())
LAID = r"(?:legt|legde|gooit|gooide|speelt|speelde|deed|doet|bekent|bekende|dekt|dekte|neemt|nam|geeft|gaf|volgt|volgde|troeft|troefde|pakt|pakte|komt|kwam|schuift|schoof)"
WAS_LAID = r"(?:gespeeld|gelegd|bijgespeeld|bijgelegd|gegooid|gegeven|weggegooid|afgegooid|weggelegd|bijgedaan|gedaan)"
_LAYS = (
    rf"seat#(\d+)(?: (?!(?:seat|declarer|dummy|partner|lho|rho)#|mag|moet|wil|kan|heeft|had|zou)[^ .;]+){{0,4}}"
    rf" {LAID}(?: [^ .;#]+){{0,4}} (card|rank|suit)#(\d+)"
)
_LAYS_SEAT = rf"{LAID} seat#(\d+)(?: [^ .;#?]+){{0,4}} (card|rank|suit)#(\d+)"
_HAS_LAID = (
    rf"(?:seat#(\d+) (?:heeft|had)|(?:heeft|had) seat#(\d+))(?: [^ .;#?]+){{0,4}} (card|rank|suit)#(\d+) {WAS_LAID}"
)


def shown_by_penalty_card(message: Message, context: Context) -> str | None:
    """What the message is about: a penalty card's owner plays another card or is to play, or his partner is to lead."""
    if not context.lying or len(message.words.norms) > _LONGEST:
        return None
    words = set(message.words.norms) | {token.lemma for token in message.words.tokens}
    dropped = words & _OPEN or any(clause.keys & _DROPS for clause in message.clauses)
    if (dropped and "vrij" not in words) or any("straf" in word for word in words):
        return None
    if context.irregularity in LED_OUT_OF_TURN and {"choice", "restriction"} & context.wanted:
        return None  # what his partner may lead is still part of the ruling on it
    owners = {Seat(owner) for owner in context.lying if owner}
    seats = _seats(message, context, owners)
    shown = _by_deed(message, context, owners, seats, words) if context.irregularity in _GOES_ON else None
    return shown or _by_player(message, context, owners, seats, words)


def _by_deed(
    message: Message, context: Context, owners: set[Seat], seats: Sequence[Seat], words: Set[str]
) -> str | None:
    """What it is about by what is done or asked."""
    if _asks_of_owner(message, owners):
        return "penalty_card_turn"
    if words & _USES:
        return context.irregularity or "exposed_card"  # what may be known of a card that lies there (50E)
    if _chooses(message, context, seats):
        return "penalty_card_lead"
    if not words & {"?", "welke"} and _laid_another(message, context, owners):
        return "penalty_card_not_played"
    return "penalty_card_lead" if _partner_lays(message, owners) else None


def _by_player(
    message: Message, context: Context, owners: set[Seat], seats: Sequence[Seat], words: Set[str]
) -> str | None:
    """What it is about by the player named first: he is to lead, or to play to a lead."""
    first = seats[0] if seats else None
    if message.skeleton.has(_REVOKES):
        return None
    goes_on = context.irregularity in _GOES_ON
    by_declarer = first is not None and first == context.facts.get("declarer")
    plain = " ".join(message.words.norms)
    leads = words & (_LEADS if _SLAG.search(plain) else _LEADS - {"slag"}) or _GOT_IN.search(plain)
    told = message.players(in_play=True)
    others = [
        seat for seat in seats if not (told.declarer_told and seat is told.declarer)
    ]  # "zuid leider, west aan slag"
    if leads and others and any(owner.partner is others[0] for owner in owners):
        return "penalty_card_lead"
    owner_leads = first in owners and message.skeleton.has(_IS_IN)
    led = words & _LED or by_declarer
    must_lay = owners & set(seats) and led and message.skeleton.has_any((_CANNOT_FOLLOW, _CAN_FOLLOW))
    if goes_on and (owner_leads or must_lay):
        return "penalty_card_turn"
    if by_declarer and _leads_its_suit(message, context):
        return "penalty_card_turn"
    asked = words & _TURN and words & _ASKED
    if asked and (first in owners or any(mention.kind == "suit" for mention in message.mentions)):
        return "penalty_card_turn"
    return None


_WOULD_LAY = r"(?:zou|wil) {seat}(?: (?:nu|dan|dus))* (?:graag|liever|liefst)(?: (?!uit|voor|na)[^ .;,]+){0,4} (?:doen|leggen|spelen|geven|bijspelen|bijleggen)"
"""What the owner would like to lay, and hasn't yet."""
_ASKS_OF_HIM = (
    r"(?:moet|mag|hoeft|kan|moest|mocht) seat#(\d+)(?: (?!voorspelen|uitkomen|naspelen|starten)[^ .;?]+){1,6}"
    r" (?:leggen|bijleggen|bijspelen|spelen|geven|neerleggen|bijdoen|bekennen|afgooien|weggooien)(?= \?|$)"
)


def _asks_of_owner(message: Message, owners: set[Seat]) -> bool:
    """Whether it asks at the end what the owner may or must lay to a trick: "west speelt klaver, moet oost de 5 leggen?"."""
    would = message.skeleton.first(_WOULD_LAY)
    if would is not None and Seat(would[0].value) in owners:
        return True
    asked = message.skeleton.first(_ASKS_OF_HIM)
    leads = message.skeleton.has(rf"{{seat}} {LAID}|(?:komt|gevraagd|gespeeld)")
    return asked is not None and leads and Seat(asked[0].value) in owners


def _leads_its_suit(message: Message, context: Context) -> bool:
    """Whether declarer plays the suit of the penalty card: "zuid speelt nu ruiten na"."""
    lying = {card[0] for cards in context.lying.values() for card in cards}
    led = message.skeleton.first(
        r"(?:speelt|speelde|vraagt|vroeg|trekt|trok)(?: (?:nu|dan|toen|uit|de|hand|dummy#\d+|van|tafel|een))* {suit}(?! (?:niet|verbieden|eisen))"
    )
    return led is not None and led[-1].value in lying and context.irregularity in _GOES_ON


def _seats(message: Message, context: Context, owners: set[Seat]) -> list[Seat]:
    """The players it names; who speaks is known from what he told before, and whose partner begins it from what lies there."""
    speaker = read(context.told).players(in_play=True).me if _speaks(message) else None
    known = {"me": speaker, "my_partner": speaker.partner if speaker else None}
    if len(owners) == 1 and [m.value for m in message.mentions[:1]] == ["partner"]:
        known["partner"] = next(iter(owners)).partner  # "zijn partner is nu aan slag"
    named = (Seat(m.value) if m.kind == "seat" else known.get(m.value) for m in message.mentions)
    return [seat for seat in named if seat is not None]


def _speaks(message: Message) -> bool:
    return any(mention.value in ("me", "my_partner") for mention in message.mentions)


def _chooses(message: Message, context: Context, seats: Sequence[Seat]) -> bool:
    """Whether declarer says what partner of the owner must lead: "verbied maar", "west: van mij geen schoppen"."""
    declarer = context.facts.get("declarer")
    leaders = {Seat(owner).partner for owner in context.lying if owner}
    if (
        any(seat != declarer and seat not in leaders for seat in seats)
        or context.irregularity == "penalty_card_not_played"
    ):
        return False
    found: dict[str, Evidence] = {}
    known = Seat(declarer) if isinstance(declarer, str) else None
    choices_told(message, "penalty_card_lead", message.players(in_play=True, declarer=known), found)
    words = set(message.words.norms) | {token.lemma for token in message.words.tokens}
    plainly = words & {"verbieden", "eisen", "verbod", "verbood", "beperking", "keus", "keuze", "kiezen"}
    denied = compiled(r"geen suit#(\d+)").search(message.skeleton.line) and not words & {"meer", "heeft", "had"}
    return bool("choice" in found or plainly or denied)


def _laid_another(message: Message, context: Context, owners: set[Seat]) -> bool:
    """Whether the owner is said to have laid a card that isn't his penalty card."""
    lying = {card for cards in context.lying.values() for card in cards}
    for pattern in (_LAYS, _LAYS_SEAT, _HAS_LAID):
        for match in compiled(pattern).finditer(message.skeleton.line):
            numbers = [int(group) for group in match.groups() if group and group.isdigit()]
            owner, laid = message.mentions[numbers[0]], message.mentions[numbers[-1]]
            if Seat(owner.value) in owners and not any(_may_be(laid, card) for card in lying):
                return True
    return False


def _partner_lays(message: Message, owners: set[Seat]) -> bool:
    """Whether the owner's partner is said to have led: "zuid zei niets en oost legt harten na"."""
    for match in compiled(_LAYS).finditer(message.skeleton.line):
        follows = re.match(r" (?:na|voor|uit|terug|in|door)(?= |$)", message.skeleton.line[match.end() :])
        if follows and Seat(message.mentions[int(match.group(1))].value).partner in owners:
            return True
    return False


def _may_be(laid: Mention, card: str) -> bool:
    """Whether a card that is named, by its rank or its suit alone too, may be this card."""
    return laid.value == card if laid.kind == "card" else laid.value in card
