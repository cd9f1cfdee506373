"""A penalty card on the table: whose it is, of which kind, how it came there, and who is to lead now."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.segments import segments_of
from nlu.words.skeleton import Skeleton, compiled
from nlu.words.winning import HAS, WINS
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|me|my_partner|lho|rho|partner)#(\d+)"
_LEADING = rf"{_PLAYER}(?: (?:van (?:de )?)?(?:seat|declarer|me)#\d+)?(?: ,)?(?: die)?"
_CARD = r"(?:straf ?kaart|straf kaart|strafkaarten|strafkaartje|strafkaartjes|penalty card|strafkaart)"
_GAP = r"(?: (?!(?:seat|me|my_partner|lho|rho|partner|declarer)#|maar|want|terwijl)[^ .;?]+)"
_HAS = r"(?:heeft|had|heb|bezit|houdt|hield|zit|zat|kreeg|met|als|,|zijn|haar|:)"
_OWNER = (
    rf"(?:bij|van|voor|in handen van|toebehorend aan) {_PLAYER}(?: seat#\d+)?(?: (?:zelf|nog|er|\)|,))*"
    rf" (?:ligt|lag|liggen|lagen|blijft|staat){_GAP}{{0,12}} {_CARD}",
    rf"{_CARD}(?: (?:\(|,|:|card#\d+|rank#\d+|suit#\d+|en|die|dat|is|was|ligt|lag|liggen|lagen|nog|open|er|op tafel|\)))*"
    rf" (?:bij|van|voor|in handen van) {_PLAYER}",
    rf"{_PLAYER}(?: seat#\d+)?(?: (?:,|\(|die|\)|had|nog|dus))* {_HAS}{_GAP}{{0,9}} {_CARD}",
    rf"{_PLAYER}(?: (?:grote|kleine|groot|klein|een|twee))* {_CARD}(?! (?:van|bij|voor))",
    rf"{_PLAYER} (?:zijn|haar|zn|z'n|d'r|'s)(?: (?:grote|kleine|twee))? {_CARD}",
    rf"{_PLAYER}(?: card#\d+)+(?: (?:als|grote|kleine|is|=|:|\())* {_CARD}",
    rf"eigenaar van de(?: \w+)? {_CARD}(?: (?:\(|,|is|:|dus))* {_PLAYER}",
    rf"(?:legt|legde|speelt|speelde|gaf|geeft|vergeet|vergat) {_PLAYER} (?:niet )?(?:zijn|haar|de)(?: \w+)? {_CARD}",
    rf"{_PLAYER}{_GAP}{{0,4}} (?:zijn|haar|zn|z'n)(?: (?:grote|kleine))? {_CARD}",
    rf"{_PLAYER} (?:legde|legt|speelde|speelt|deed|doet|gooide|gooit|gaf|geeft)(?: [^ .;?]+){{0,8}} (?:terwijl|hoewel) (?:zijn|haar|zn|z'n)(?: (?:grote|kleine))* {_CARD}",
)
_TOLD_AFTER = r"(?:^| )straf ?kaart(?: (?:card#\d+|rank#\d+|suit#\d+|seat#\d+|van|bij|\(|,|:|is|was|=|een|de))*"
_MAJOR = Expression(
    r"(?:^| )(?:grote|groot|major|zware|echte) (?:straf ?kaart|strafkaarten|straf|penalty)"
    rf"|{_TOLD_AFTER} (?:groot|grote|major)(?= |$)"
)
_MINOR = Expression(
    r"(?:^| )card#\d+(?: \(| ,)?(?: (?:een|dus|die|was|is))* (?:kleintje|kleine|klein)(?= (?:[.,;)?!]|als|en)|$)|(?:^| )dus(?: een)? (?:kleintje|kleine)(?= (?:[.,;)?!]|en)|$)"
    r"|(?:^| )(?:kleine|klein|minor|lichte) (?:straf ?kaart|strafkaarten|straf|penalty)"
    rf"|{_TOLD_AFTER} (?:klein|kleine|minor)(?= (?:[.,;)?!]|card#|$)|$)"
)
_FILL = (
    r"(?: (?:is|was|komt|kwam|zit|zat|raakt|moet|moest|nu|dan|zelf|dus|weer|ook|die|\)|gaat|mag|er|hier|net|blijkbaar"
    r"|als|eerste|degene|nog|eigenlijk))*"
)
_LEADS = (
    r"(?:voorspelen|voor te spelen|inspelen|in te spelen|naspelen|na te spelen|uitkomen|uit te komen|terugspelen"
    r"|terug te spelen|voor spelen|voorspeelt|voorspelen|aanspelen|de volgende slag beginnen)"
)
_LEADER = (
    rf"{_LEADING}{_FILL} (?:aan slag|aan de slag|aan de leg|aan de beurt om {_LEADS}|on lead)",
    rf"{_LEADING}{_FILL}(?: (?:moet|moest|mag|gaat|dient|hoort))(?: (?:nu|dan|zelf|weer|dus|ook|er|gaan))* {_LEADS}",
    rf"(?:aan slag|aan de beurt)(?: (?:is|was|komt|:|=|nu|dan))* {_PLAYER}",
    rf"{_PLAYER}(?: (?:heeft|had))?(?: (?:zelf|nu|dan|net|dus|ook))*"
    rf" (?:{WINS}|{HAS})(?: (?:nu|dan|net|zelf|dus))*"
    rf" (?:de|die|deze|een)(?: (?:volgende|vorige|laatste|vierde|derde|tweede))? slag",
    rf"{_PLAYER} (?:heeft|had)(?: \w+)? (?:de|die|deze) slag (?:gewonnen|gemaakt|gepakt|genomen)",
    rf"slag(?: (?:is|was|ging|gaat))? (?:voor|naar|van|gewonnen door) {_PLAYER}",
    rf"{_PLAYER}(?: (?:is|komt|kwam|was))? (?:binnengekomen|binnen|aan de leg)",
    rf"{_PLAYER} {_LEADS}(?= (?:[.,;?]|en)|$)",
    rf"{_PLAYER} ,? ?die(?: nu)? (?:moet|mag|aan slag|gaat|voor moet)",
)
_PARTNER_LEADS = (
    r"(?:partner|maat)#\d+ van (?:degene|de speler|de eigenaar|de persoon|diegene|hem|de tegenspeler|de man|wie|de bezitter)",
    r"(?:zijn|diens|haar|zn|z'n) partner#\d+(?: (?:is|was|komt|kwam|nu|dan|,|die|moet|mag|er))*"
    r" (?:aan slag|aan de beurt|voorspelen|inspelen|wint|uitkomen|binnen)",
    r"(?:zijn|diens|haar|zn|z'n) partner#\d+ (?:wint|won|pakt|pakte|neemt|nam|maakt|maakte) (?:de|die|deze) slag",
)
_OWNER_LEADS = (
    rf"{_CARD}(?: \))? (?:wint|won|pakt|pakte|neemt|nam|maakt|maakte) (?:de|deze|die) slag|"
    r"(?:eigenaar|degene|speler|bezitter|tegenspeler)(?: (?!partner|aan)[^ .;]+){0,9} (?:is|komt|kwam|was)(?: \w+)? aan (?:slag|zet)"
)
_SELF_LEADS = (
    r"zelf(?: (?:nu|weer|dus|ook))* aan(?: de)? (?:slag|zet|bod|beurt)|"
    rf"(?:moet|moest|mag|gaat)(?: (?:nu|dan|dus))* zelf(?: (?:nu|gaan))* {_LEADS}"
)


def penalty_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add owner, kind and leader to `facts`, in place: what is told of the card goes before what was estimated."""
    owner = owner_told(message.skeleton, players)
    if owner is not None:
        facts["offender"] = message.tells(owner)
    kind = kind_told(message.skeleton.line)
    if kind:
        facts.setdefault("penalty_card_kind", message.tells(kind))
    origin = _origin(message)
    if origin is not None:
        facts["deliberate"] = message.tells(origin)
    if owner is None and irregularity == "penalty_card_not_played" and "offender" not in facts:
        _who_neglected(message, players, facts)
    if irregularity == "penalty_card_not_played":
        _declarers_reply(message, players, facts)
    told = facts.get("offender")
    if told is None or "leader" in facts:
        return
    leader = _leader(message.skeleton, players, told.seat)
    if leader is not None:
        facts["leader"] = message.tells(leader)


BY_PLAY = (
    r"(?:toen|terwijl|hoewel)(?: (?:hij|zij|ze|pronoun#\d+|seat#\d+))? niet aan(?: de)? (?:beurt|slag|zet|bod)(?: was)?",
    r"(?:verzaking|verzaakt|verzaakte|verzaken|expres|opzettelijk|voortijdig|voorbarig|voorgespeelde)",
    r"(?:voor|buiten)(?: (?:zijn|haar|de|z'n|zn))? beurt",
    r"te (?:vroeg|snel)(?: \w+){0,2} (?:gespeeld|voorgespeeld|bijgespeeld|uitgekomen|gelegd|gestart)",
)
_BY_ACCIDENT = r"(?:gevallen|viel|vallen|glipte|glippen|gleed|gegleden|ontglipt|rolde|gerold|neergevallen|kletterde|kwam mee|meegekomen|meekwam|meegetrokken|kwam(?: [^ .;,]+){1,3} mee|plakte|bleef plakken|per ongeluk|toevallig|onopzettelijk|ongewild)"


def _origin(message: Message) -> bool | None:
    """Whether the card became a penalty card by being played, as in a revoke, or fell; None where that isn't told."""
    played, fell = message.skeleton.has_any(BY_PLAY), message.skeleton.has(_BY_ACCIDENT)
    return None if played == fell else played


_STILL_WANTS_IT = (
    r"(?:wil|eist|staat erop|vindt)(?: [^ .;]+){0,4} (?:alsnog|toch|gewoon)(?: [^ .;]+){0,3}"
    r" (?:card#\d+|rank#\d+|strafkaart|die|gespeeld|speelt|legt)"
)
_WANTS_CARD = r"(?:wil|eist)(?: [^ .;#]+){0,3} (?:card|rank)#(\d+)"
_WENT_ON = (
    r"(?:voorgespeeld|doorgespeeld|verdergespeeld|verder gespeeld|verder gegaan|doorgegaan|bijgespeeld|gespeeld|gelegd|bijgelegd"
    r"|(?:speelde|speelt|ging|gaat|legde)(?: [^ ]+){0,5} (?:verder|door|voor|bij|voort)"
    r"|(?:speelde|legde)(?: [^ ]+){0,4} (?:dummy#\d+|tafel|blinde|hand)|(?:lag|ligt|lagen|stond)(?: [^ ]+){0,6} (?:kaart|kaartje|card#\d+|suit#\d+|rank#\d+))"
)
_PLAYS_ON = r"(?:speelt|speelde|speel|ging|gaat|ga)(?: (?:er|zelf|ook|gewoon|rustig|vrolijk|dan|toen|meteen|zo|maar|alweer))* (?:door|verder|voort)(?! (?:met|naar))"
_GONE_ON = r"(?:doorgespeeld|verdergespeeld|verder gespeeld|verder gegaan|doorgegaan|voortgespeeld|voortgegaan)"
_SINCE = r"(?:al|alweer|inmiddels|intussen|ondertussen|toen|daarna|daarop|gewoon|volgende slag|nieuwe slag|sindsdien)"
_NOT_YET = r"(?:niet|nog|geen|niets|niks|nooit|moest|moet|wil|zou)"
_TRICK_LATER = (
    r"(?:slag|slagen|slagje|trick#\d+) (?:verder|later|geleden|terug)|(?:volgende|nieuwe) slag(?: (?:is|was|al|inmiddels|intussen))* (?:begonnen|bezig|gespeeld|gaande|aan de gang|onderweg)"
    r"|(?:in|met|aan) de (?:volgende|nieuwe) slag(?: (?:bezig|begonnen))?$"
)
"""The next trick has begun, in which declarer too has played."""


def _declarers_reply(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """What declarer did about the other card: he wants the penalty card after all, or he has played on (52B)."""
    if _wants_it(message, players, facts):
        facts["choice"] = message.tells("refuse")
        facts["accepted"] = message.tells(False)
    owner = facts.get("offender")
    laid, declaring = False, False
    for segment in segments_of(message.skeleton):
        if segment.has(_TRICK_LATER) and not segment.has(_NOT_YET):
            facts["declarer_played_since"] = message.tells(True)
        if named := segment.players():
            declaring = any(
                m.value in ("declarer", "dummy")
                or ((seat := players.seat_of.get(m)) and _opposes(players, seat, owner))
                for m in named
            )
        laid = laid or not declaring
        went_on = segment.has(rf"{_PLAYS_ON}|{_GONE_ON}") or (laid and segment.has(_WENT_ON) and segment.has(_SINCE))
        if declaring and went_on and not segment.has(_NOT_YET):
            facts["declarer_played_since"] = message.tells(True)


def _wants_it(message: Message, players: Players, facts: dict[str, Evidence]) -> bool:
    """Whether declarer, not the owner, wants the penalty card to be played after all."""
    lie, owner = facts.get("penalty_cards"), facts.get("offender")
    lying = lie.value if lie is not None and isinstance(lie.value, list) else []
    for pattern in (_WANTS_CARD, _STILL_WANTS_IT):
        for found, match in message.skeleton.find(pattern):
            if pattern is _WANTS_CARD and not any(found[-1].value in (card, card[1]) for card in lying):
                continue
            named = [
                int(number)
                for number in re.findall(r"(?:seat|me|declarer|pronoun)#(\d+)", message.skeleton.line[: match.start()])
            ]
            subject = message.skeleton.mentions[named[-1]] if named else None
            if subject is None or owner is None or players.seat_of.get(subject) is not owner.seat:
                return True
    return False


_NEGLECTED = rf"{_PLAYER}{_GAP}{{0,8}} (?:speelde|speelt|legde|legt|gaf|geeft|gooide|gooit|vergat|vergeet|vergeten)"


def _who_neglected(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The defender who played another card, when nobody is said to own the penalty card."""
    for mentions, match in message.skeleton.find(_NEGLECTED):
        seat = players.seat_of.get(mentions[0])
        if seat is not None and not _is_declaring(players, seat):
            facts["offender"] = Evidence(seat, *message.skeleton.span(match))
            return


def owner_told(skeleton: Skeleton, players: Players) -> Seat | None:
    """The owner of the penalty card; None when it isn't told or several are."""
    found: set[Seat] = set()
    for pattern in _OWNER:
        for match in compiled(pattern).finditer(skeleton.line):
            mention = skeleton.mentions[int(match.group(1))]
            seat = players.seat_of.get(mention)
            if seat is not None and mention not in players.anchors and not _is_declaring(players, seat):
                found.add(seat)
        if found:
            break
    return next(iter(found)) if len(found) == 1 else None


_LIES_AS = r"(?:heeft|had|ligt|lag|liggen)(?: [^ .;?]+){0,8} als (?:een )?(?:grote|kleine|major|minor) (?:strafkaart|straf kaart|penalty card)(?! \?)"


def origin_by_kind(message: Message, facts: dict[str, Evidence]) -> None:
    """How a card came to lie, in `facts`, in place, where it is said to lie as a major or a minor penalty card (50B)."""
    kind = kind_told(message.skeleton.line)
    if kind is not None and "deliberate" not in facts and message.skeleton.has(_LIES_AS):
        facts["deliberate"] = message.tells(kind == "major")


def _is_declaring(players: Players, seat: Seat) -> bool:
    return players.declarer is not None and seat.side is players.declarer.side


def _opposes(players: Players, seat: Seat, owner: Evidence | None) -> bool:
    """Whether a player declares or is dummy: he isn't of the side that has the penalty card."""
    return _is_declaring(players, seat) or (owner is not None and seat.side is not owner.seat.side)


def kind_told(line: str) -> str | None:
    """`major` or `minor` when the message calls the card so, and calls it one of them only."""
    major, minor = _MAJOR.search(line), _MINOR.search(line)
    if bool(major) == bool(minor):
        return None
    return "major" if major else "minor"


def _leader(skeleton: Skeleton, players: Players, owner: Seat) -> Seat | None:
    """Who of the two defenders is to lead now; None when it isn't told."""
    if skeleton.has_any(_PARTNER_LEADS):
        return owner.partner
    if skeleton.has(_OWNER_LEADS) and _only_owner(skeleton, players, owner):
        return owner
    named: list[tuple[int, Seat]] = []
    for pattern in _LEADER:
        for match in compiled(pattern).finditer(skeleton.line):
            mention = skeleton.mentions[int(match.group(1))]
            seat = players.seat_of.get(mention)
            if seat is not None and mention not in players.anchors and not _denied(skeleton.line[: match.start()]):
                named.append((match.start(), seat))
    if not named:
        himself = skeleton.has(_SELF_LEADS) or _goes_on_to_lead(skeleton, players, owner)
        return owner if himself and _only_owner(skeleton, players, owner) else None
    last = max(named)[1]  # what happened later stands later
    return last if last in (owner, owner.partner) else None


_GOES_ON = (
    r"(?:en|pronoun#\d+)(?: (?:is|was|komt|kwam|zit|zat|raakt|nu|dan|zelf|dus|weer|ook|er|hier|net|zo))+ aan(?: de)? slag|"
    r"pronoun#\d+(?: (?:nu|dan|zelf|dus|weer))* aan(?: de)? slag (?:is|was|komt|kwam|zit)|"
    rf"(?:en|pronoun#\d+)(?: (?:nu|dan|zelf|dus|toen|heeft|had))* {WINS}(?: (?:nu|dan|zelf|dus|toen))* (?:de|die|deze|een) slag"
)
"""What is told of the player named before: "heeft schoppenheer als strafkaart en is nu aan slag"."""


def _goes_on_to_lead(skeleton: Skeleton, players: Players, owner: Seat) -> bool:
    """Whether what goes on of the owner is that he is on lead."""
    for match in compiled(_GOES_ON).finditer(skeleton.line):
        before = re.findall(r"(?:seat|declarer|dummy|opponent|me|lho|rho)#(\d+)", skeleton.line[: match.start()])
        if before and players.seat_of.get(skeleton.mentions[int(before[-1])]) is owner:
            return True
    return False


def owner_is_to_lead(message: Message) -> bool:
    """Whether it is told that the owner of a penalty card is on lead himself, and nothing of his partner."""
    players = message.players(in_play=True)
    owner = owner_told(message.skeleton, players)
    if owner is None or not _only_owner(message.skeleton, players, owner):
        return False
    return _leader(message.skeleton, players, owner) is owner


def _denied(before: str) -> bool:
    return before.rstrip().endswith((" niet", " geen", "niet"))


def _only_owner(skeleton: Skeleton, players: Players, owner: Seat) -> bool:
    return all(players.seat_of.get(mention) is not owner.partner for mention in _players(skeleton))


def _players(skeleton: Skeleton) -> list[Mention]:
    return [mention for mention in skeleton.mentions if mention.kind in ("seat", "role")]
