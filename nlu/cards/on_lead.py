"""Whose lead it was when another led: the player that is said to be to lead, or to have won the trick."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.auction.turns_told import seat_of
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from rules.vocabulary import Seat

_PLAYER = r"(?:seat|lho|rho|partner|declarer|dummy|me|my_partner)#(\d+)"
_SURELY = r"(?: (?:toch|eigenlijk|net|nochtans|gewoon|wel|echt|duidelijk|al|dus|echter|helemaal|binnen))*"
_IT_WAS = (
    r"(?:aan slag|beurt|aan de beurt|moest|mocht)(?: [^ .;]+){0,14}(?: [,;]| [.](?= (?:maar|eigenlijk|nochtans)))?(?: (?:maar|terwijl))?"
    r" (?:(?:het|dat) was|(?:eigenlijk|natuurlijk|nochtans) was (?:het|dat))(?: (?:toch|eigenlijk|gewoon|echter|natuurlijk|nochtans))*"
    rf" {_PLAYER}(?= (?:[.,;)?!]|die (?!(?:uit|voor)kwam|speelde|startte))|$)"
)
"""Who was to lead, where somebody had said or thought that it was another: "... moest uitkomen, maar het was west"."""
_ON_LEAD = (
    rf"{_PLAYER}(?: (?:was|is|had|moest|moet|zat|van|nog|eigenlijk|toch|pronoun#\d+|zou|zelf|in|nog|,|\(|\)|declarer#\d+|de|gewoon|dus|nu|degene|die|echter|slag|trick#\d+))*"
    rf" (?:(?:uit|voor|na|in) moeten (?:komen|spelen)|aan slag|aan de slag|aan de beurt|ad beurt|a d beurt|a / d beurt|a beurt|aan beurt|aan de leg|gemoeten|voorspelen|moeten voorspelen|moeten uitkomen|moeten starten|(?<!is )(?<!was )beginnen|moeten beginnen)",
    rf"(?:beurt|slag|trick#\d+)(?: (?:was|is))?{_SURELY} (?:van|aan|bij)(?: de| mijn| onze)* {_PLAYER}",
    rf"wie (?:moest|mocht|was|is|had|zat)(?: [^ .;,#]+){{0,5}} \? (?:(?:dat|het) was |de )*{_PLAYER}(?= [.,;])",
    rf"beurt niet(?: ,)? maar(?: (?:die|de beurt|pronoun#\d+))* (?:van|aan)(?: de)? {_PLAYER}",
    rf"(?:was|is)(?: het)? (?:aan|de beurt van|de beurt aan)(?: de)? {_PLAYER}",
    rf"(?:maar|terwijl|want|en|,|dat)(?: de)? {_PLAYER} (?:moest|was|had moeten|had gemoeten|hoorde|had)(?= (?:[.,;)?!]|uit|starten|voor|eerst|uitkomen|voorspelen|beginnen|die|spelen)|$)",
    rf"(?:^|[.;?!] ){_PLAYER} (?:moest|had gemoeten|hoorde)(?= (?:[.,;)?!]|uit|die)|$)",
    rf"(?:het|dat)(?: (?:was|is|de|man|speler|speelster|vrouw|dame))* {_PLAYER} (?:was|is)(?: (?:die|pronoun#\d+))(?: (?:het|eigenlijk|nog))* (?:moest|mocht|had gemoeten|aan slag was|aan de beurt was|(?:de|die) (?:vorige |laatste )?slag (?:had|won|maakte|heeft))",
    rf"had(?: (?:eigenlijk|toch|gewoon|dus))* {_PLAYER}(?: (?:eigenlijk|toch|gewoon|dus))* (?:moeten (?:doen|zijn|spelen|voorspelen|starten|beginnen|uitkomen)|gemoeten)",
    rf"(?<!voorspelen )(?<!uitkomen )(?<!starten )(?<!beginnen )(?<!spelen )in plaats van {_PLAYER}",
    rf"(?:uitkomst|start|lead|voorspelen)(?: (?:moest|moet|hoorde|had moeten)(?: (?:eigenlijk|toch|nochtans|dus))*)? (?:van|bij|door)(?: de)? {_PLAYER} (?:moest|moet|had moeten|hoorde)(?: (?:komen|zijn|te))*",
    rf"(?:uitkomst|start|lead|voorspelen) (?:moest|moet|hoorde|had moeten)(?: (?:eigenlijk|toch|nochtans|dus))* (?:van|bij|door)(?: de)? {_PLAYER}",
    rf"{_PLAYER}(?: (?:zelf|nog|eigenlijk|,|de|declarer#\d+))* (?:de uitkomst|de start|de lead|de slag|de voorhand) (?:had|heeft|moest)",
    rf"{_PLAYER} (?:zijn|haar|z'n|zn) (?:start|uitkomst|beurt|slag|lead) (?:was|is)",
    rf"(?:terwijl|omdat|want|maar)(?: (?:het|dat|de))* {_PLAYER} beurt (?:was|is)",
    rf"{_PLAYER} had (?:de )?(?:voorhand|uitkomst|start|lead)",
    rf"terwijl {_PLAYER} (?:moest|had gemoeten)(?! (?:bekennen|passen|nog))",
    rf"(?:maar|want|en|,) (?:dat|die) (?:was|is|moest|had)(?: (?:toch|eigenlijk|declarer#\d+|dummy#\d+))* {_PLAYER}(?= (?:[.,;)?!]|zijn|haar|moeten)|$)",
    rf"(?:slag|trick#\d+) (?:was|ging|is|kwam|lag|zat|zit|bleef){_SURELY} (?:voor|naar|van|bij)(?: de| mijn| onze| declarer#\d+)* {_PLAYER}",
    _IT_WAS,
    rf"{_PLAYER} en niet(?: (?:de|zijn))? [a-z_]+#\d+",
    rf"(?:maar|want|terwijl|:|foutje|dus|eigenlijk|nee) {_PLAYER} (?:zat|zit)(?= (?:[.,;)?!]|er|daar)|$)",
    rf"(?:slag|beurt|trick#\d+)(?: [^ ]+){{0,12}} {_PLAYER} (?:had|heeft) (?:hem|pronoun#\d+)(?= (?:[.,;)?!]|gewonnen|gemaakt|echter|nochtans|toch)|$)",
    rf"{_PLAYER}(?: (?:,|\(|\)|de|declarer#\d+|zelf|nog|gewoon|toch))*(?: (?:zat|zit|was))?(?: (?:zelf|nog|gewoon|toch))* in (?:de |zijn |haar )?(?:eigen )?(?:hand|dummy#\d+)(?: (?:zat|zit|was))?(?= (?:[.,;)?!]|en|maar)|$)",
    rf"(?:alleen|enkel|maar|terwijl|want|nochtans|evenwel|toch)(?: (?:had|heeft|won|maakte|kreeg|nam|pakte))(?: (?:de|mijn|zijn|haar|echter|dus))* {_PLAYER}(?: (?:nog|zelf|net|juist|eigenlijk))* (?:de |die )?(?:vorige |laatste )?(?:slag|trick#\d+|beurt)",
    rf"aan (?:slag|de beurt|zet)(?: (?:was|is|zat)){_SURELY}(?: (?:even|wel|niet pronoun#\d+ maar|zijn|haar|de))* {_PLAYER}",
    rf"was{_SURELY} {_PLAYER}(?: [(,] (?:de )?declarer#\d+ [),])? (?:zijn|haar|z'n|zn) (?:beurt|slag)",
    rf"(?:zat|zit|was|is|stond) {_PLAYER} (?:aan slag|aan de beurt|erin)",
    rf"{_PLAYER}(?: (?:zit|zat|was|is|kwam|komt))* (?:nog |nu |zelf )?aan slag",
    rf"{_PLAYER} (?:blijkt|bleek)(?: (?:toch|eigenlijk|gewoon|zelf|echter|degene|die))* te (?:moeten|hebben moeten|mogen) (?:inspelen|naspelen|voorspelen|spelen|uitkomen|starten|beginnen|komen)",
    rf"{_PLAYER}(?: (?:op seat#\d+))? (?:moest|had moeten|mocht)(?: (?!seat#)[^ .;]+){{0,2}} (?:inspelen|naspelen|voorspelen|spelen|uitkomen|starten|beginnen|terugspelen)",
    rf"(?:slag|trick#\d+)(?: [^ .;]+){{0,3}} gewonnen door(?: de| het)? (?:dummy#\d+ van )?{_PLAYER}",
    rf"{_PLAYER} had(?: [^ .;]+){{0,2}} slag(?: [^ .;]+){{0,2}} gewonnen",
    rf"{_PLAYER} (?:haalde|pakte) (?:de slag(?: binnen)?|pronoun#\d+ binnen)",
    rf"{_PLAYER} (?:won|wint)(?= (?:[.,;)?!]|en|maar|dus|toch|met|van|de)|$)",
    rf"slag (?:voor|naar)(?: (?:de|mijn))* {_PLAYER}",
    rf"slag(?: (?:had|won|kreeg|was|zou|hebben))*(?: ,)? (?:die|pronoun#\d+|maar die) (?:was|is|ging|viel)(?: (?:toch|echter|eigenlijk|gewoon))* (?:van|voor|naar|aan)(?: (?:de|mijn))* {_PLAYER}",
    rf"slag (?:was|is|viel|zat|lag|kwam|bleef|werd){_SURELY} (?:in|op|bij)(?: de)? (?=dummy){_PLAYER}",
    rf"(?:slag|trick#\d+)(?: [^ .;]+){{0,2}} door(?: de)? {_PLAYER}(?: [^ .;]+){{0,2}} (?:gewonnen|gemaakt|genomen|gepakt|binnengehaald)",
    rf"{_PLAYER} (?:won|wint|maakte|pakte|nam|had) trick#\d+",
    rf"{_PLAYER} kreeg(?: net)? (?:de|die) (?:vorige |laatste )?slag(?= (?:[.,;]|maar|en)|$)",
    rf"{_PLAYER}(?: (?:net|toch|zelf|nog|ook))* (?:de |die )?(?:vorige |laatste |eerste )?(?:slag|trick#\d+) (?:had|heeft|kreeg|won|maakte|pakte|nam|binnenhaalde|gewonnen had|gemaakt had|had gewonnen|had gemaakt)",
    rf"(?:dat|want|omdat) {_PLAYER} eerst (?:mag|mocht|moet|moest|was)",
    rf"{_PLAYER}(?: (?:,|\(|\)|declarer#\d+|die|pronoun#\d+|had|heeft|hem|die|de|slag|trick#\d+|vorige|het|net|al|toch|zelf|ook|er|al|gewoon))+ (?:gewonnen|overgenomen|overgetroefd|ingetroefd|afgetroefd|gepakt|gemaakt|genomen)",
    rf"{_PLAYER} (?:won|wint|pakt|pakte|neemt|nam|maakt|maakte|haalt|haalde|troefde|troeft|zat|zit)(?: (?:hem|die|de|vorige|laatste|slag|er|het|dus|net|toch|zelf|over|nu))*"
    rf" (?:slag|in|over|af|binnen|hem)(?= (?:[.,;)?!]|en|maar|dus|met|toen|$)|$)",
    rf"(?:slag|beurt)(?: (?:was|is|werd|ging|hoorde|kwam|lag|toe|die|net))+ (?:gewonnen door|naar|aan|bij|toe aan|van|voor)(?: (?:de|mijn|zijn|haar))* {_PLAYER}",
    rf"^(?:[^.;,#]+ )?{_PLAYER}(?: (?:had|heeft))? (?:nam|neemt|pakte|pakt|won|wint|genomen|gepakt)(?: (?:de|die|vorige|slag|trick#\d+))* met(?: (?:de|het|zijn|haar|een))* (?:card|rank|suit)#\d+(?! (?:,|en|maar) (?:pronoun|de seat))",
    rf"(?:niet|geen) seat#\d+ maar {_PLAYER}",
    rf"dat had(?: moeten)? {_PLAYER} moeten zijn",
    rf"(?:moest|hoorde) {_PLAYER} zijn",
    rf"{_PLAYER} (?:had|heeft)(?: zelf)? (?:de|die) slag(?: gewonnen| gemaakt)?",
    rf"{_PLAYER} (?:won|wint|maakte|haalde|had)(?: zelf)? (?:de|die|deze|vorige) (?:vorige |laatste )?slag",
    rf"{_PLAYER} dat pronoun#\d+(?: (?:nu|eerst|er))* (?:moest|mocht|aan slag was|aan de beurt was|uit moest|uit mocht)",
    rf"(?<!\d )(?:moest|mocht) {_PLAYER} (?:starten|uitkomen|voorspelen|beginnen|spelen)",
    rf"volgens(?: (?:de|zijn))? [a-z_]+#\d+(?: ,)? (?:moest|mocht|was){_SURELY} {_PLAYER}",
    rf"(?:maar|terwijl|[.;]) {_PLAYER} was(?: (?:toch|eigenlijk|echter))* (?:de man|aan zet|het)(?= (?:[.,;)?!]|die)|$)",
)
_THOUGHT = re.compile(r"(?<![^ ])(?:dat|dacht|meende|of|niet)(?: pronoun#\d+)?$")
_SAID = re.compile(
    r"(?<![^ ])(?:zei|zegt|zeggen|riep|roept|gezegd|antwoordt|antwoordde|beweerde|beweert|wijsmaakte|vertelde)(?: (?:tegen|aan))?(?: (?:dat|:|'|\"|pronoun#\d+))*$"
)
"""After these words stands what somebody said, who may have been wrong."""
_LEADS = r"(?:(?:speelde|speelt|speel)(?! (?:het|dit|hem|zelf)(?: |$)| bid#|(?: af)?(?: [.,;]|$))|legde|legt|leg|komt|kwam|kom|start|startte|begint|begon|trekt|trok|gooit|gooide|bracht|brengt|ging verder|gaat verder|ging door|gaat door|vervolgde|vervolgt)"
_UNSEATED_LED = (
    rf"(?<!lho#\d )(?<!rho#\d )(?<!lho#\d\d )(?<!rho#\d\d ){_PLAYER}(?: me#\d+)?(?: (?!(?:seat|lho|rho|partner|declarer|dummy|me|my_partner)#|was|had|moest|zat|niet)[^ .;,]+){{0,3}} {_LEADS}",
    rf"(?:toen|en|toch|ineens|plots|maar) (?:speelde|speelt|legde|legt|kwam|komt|begon|begint) {_PLAYER}",
)


def players_on_lead(
    message: Message, players: Players, *, surely: bool = False
) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """The players of whom it is said that it was their lead; `surely` leaves out what somebody at the table said."""
    for mention, span in _mentions_on_lead(message, surely=surely):
        seat = players.seat_of.get(mention)
        if seat is not None and mention not in players.anchors:
            yield seat, span


def _mentions_on_lead(message: Message, *, surely: bool = False) -> Iterator[tuple[Mention, tuple[int, int]]]:
    """Those of whom it is said, without what somebody only said of one when it was in fact another."""
    told = list(_told_on_lead(message))
    known = {mention for mention, _, said in told if not said}
    yield from ((mention, span) for mention, span, said in told if not said or not (surely or known - {mention}))


def said_to_lead(message: Message, players: Players) -> set[Seat]:
    """The players of whom somebody at the table said that it was their lead."""
    return players.seats(mention for mention, _, said in _told_on_lead(message) if said)


def _told_on_lead(message: Message) -> Iterator[tuple[Mention, tuple[int, int], bool]]:
    skeleton = message.skeleton
    for pattern, found, match in skeleton.find_any(_ON_LEAD):
        before = skeleton.line[: match.start()].rstrip()
        said = match.group().startswith("volgens") or (pattern is not _IT_WAS and _SAID.search(before) is not None)
        if said or pattern is _IT_WAS or not _THOUGHT.search(before):
            yield found[-1], skeleton.span(match), said


def settle_on_lead(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Write `on_lead` where it was another than the offender, or at least whether it was his partner."""
    offender = facts.get("offender")
    for seat, span in players_on_lead(message, players):
        if offender is None or seat != offender.value:
            facts.setdefault("on_lead", Evidence(seat, *span))
            _defenders_turn(players, facts)
            return
    if offender is None and "proper_leader" not in facts:
        _relation_told(message, players, facts)
    if "proper_leader" not in facts and (
        _declarers_turn(message, players, facts) or _declarer_led_for_opponent(message, players, facts)
    ):
        facts["proper_leader"] = message.tells("opponent")


def _defenders_turn(players: Players, facts: dict[str, Evidence]) -> None:
    """Whose lead it was is a defender, as he is named by his seat beside "the declarer", who led himself."""
    role, due = facts.get("offender_role"), facts.get("on_lead")
    if due is None or role is None or role.value != "declarer" or players.declarer is not None or "offender" in facts:
        return
    facts.setdefault("proper_leader", Evidence("opponent", due.start, due.end))


def _declarers_turn(message: Message, players: Players, facts: dict[str, Evidence]) -> bool:
    """Whether a defender led where it was the lead of declarer or dummy, called so: "de leider was aan slag maar rechts speelde voor"."""
    role, offender = facts.get("offender_role"), facts.get("offender")
    if role is not None and role.value != "defender":
        return False
    ours = {"me": players.me_role, "my_partner": "dummy" if players.me_role == "declarer" else None}
    due = [ours.get(m.value) or m.value for m, _ in _mentions_on_lead(message) if m not in players.anchors]
    if not due or not {"declarer", "dummy"}.issuperset(due):
        return False
    led = [found[0] for pattern in _UNSEATED_LED for found, _ in message.skeleton.find(pattern)]
    declaring = (players.declarer, players.declarer.partner) if players.declarer else ()
    if offender is not None:
        by_offender = any(players.seat_of.get(mention) == offender.value for mention in led)
        others = all(mention.value not in ("declarer", "dummy") for mention in led)
        return offender.value not in declaring and (by_offender or others)
    beside = all(mention.value in ("lho", "rho", "opponent", "defender") for mention in led)
    return beside and (bool(led) or role is not None)


_DEFENDER_DUE = r"(?:opponent|defender)#\d+(?: (?:was|is|had|moest|zat|eigenlijk|toch|nog))+ (?:aan slag|aan de beurt|voorspelen|uitkomen|slag|de slag)(?= |$)"


def _declarer_led_for_opponent(message: Message, players: Players, facts: dict[str, Evidence]) -> bool:
    """Whether declarer led where it was the lead of a defender who is called so: "leider speelde van tafel terwijl rechts aan slag was"."""
    role = facts.get("offender_role")
    if role is None or role.value != "declarer" or players.me_role == "dummy":
        return False
    due = {mention.value for mention, _ in _mentions_on_lead(message) if mention not in players.anchors}
    return (bool(due) and due <= {"lho", "rho"}) or (not due and message.skeleton.has(_DEFENDER_DUE))


def _relation_told(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Whether the leader and the one to lead are partners, seen from the speaker: "rechts speelt voor terwijl links moest"."""
    due = [(mention, span) for mention, span in _mentions_on_lead(message) if mention.kind == "role"]
    led = [found[0] for pattern in _UNSEATED_LED for found, _ in message.skeleton.find(pattern)]
    leaders = {seat for mention in led if (seat := _from_speaker(players, mention)) is not None}
    ours = players.me_role in (None, "defender") and {"me", "my_partner"} & {mention.value for mention in led}
    for mention, span in due:
        if ours and mention.value in ("declarer", "dummy"):
            facts["proper_leader"] = Evidence("opponent", *span)
            return
        seat = _from_speaker(players, mention)
        others = leaders - {seat}
        if seat is not None and len(others) == 1:
            partner = next(iter(others)).side is seat.side
            facts["proper_leader"] = Evidence("partner" if partner else "opponent", *span)
            return


def _from_speaker(players: Players, mention: Mention) -> Seat | None:
    """Where a player sits if the speaker were South; declarer and dummy only where the speaker's part tells."""
    if mention.value in ("declarer", "dummy") and players.me_role in ("declarer", "dummy"):
        same = mention.value == players.me_role
        return seat_of(players, Mention("role", "me" if same else "my_partner", mention.first, mention.last))
    return seat_of(players, mention)
