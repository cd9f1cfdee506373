"""Facts of a revoke that follow from who did what: who revoked, both sides or again, how late it was noticed."""

from __future__ import annotations

import re

from nlu.camps import Camps
from nlu.next_trick import Reading
from nlu.players import Players
from nlu.reading import Message
from nlu.table_talk import negated
from nlu.told import Told
from nlu.tricks_won import REVOKED, tricks_won
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_WHO = r"(?:seat#(\d+)(?: , (?:de )?(?:declarer|dummy|defender)#\d+(?: [^ .;,]+){0,3} ,| \( (?:de )?(?:declarer|dummy|defender)#\d+ \)| als(?: de)? (?:declarer|dummy|defender)#\d+)?|(?:declarer|dummy|my_partner|me)#(\d+)(?: seat#\d+)?)"
_FILL = r"(?: (?:heeft|had|hebben|ook|toen|al|dus|nu|in|op|suit#\d+|trick#\d+|eerst|daar|wel|zelf|later|per ongeluk|namelijk|blijkbaar))*"


def revoke_talk(message: Message, players: Players, camps: Camps, after: Reading, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what a message about a revoke tells."""
    told = Told(message, facts)
    _twelfth(message, told)
    _sides(message, players, told)
    _establishment(message, after, told)
    tricks_won(message, players, camps, facts)
    _lying(message, told)
    _again(message, told)
    _late(message, told)
    _returned(message, told)
    _unable(message, told)


def revoker(message: Message, players: Players) -> Seat | None:
    """The one player that is said to have revoked; None when there are none or several."""
    seats = set(_revokers(message, players))
    return seats.pop() if len(seats) == 1 else None


def dummy_revoked(message: Message) -> bool:
    """Whether the card that was not of the suit led came from dummy."""
    return (
        message.skeleton.has(r"dummy#\d+(?: seat#\d+)? (?:kreeg|moest)(?: [^ .;]+){0,4} (?:suit|card)#\d+")
        or message.skeleton.has(
            r"(?:in|op|uit)(?: de| den)? (?:dummy#\d+|tafel)(?: seat#\d+)?(?: (?:lag|lagen|zat|zaten|had|ligt|liggen|zit|zitten))(?: (?:er|toch|wel|ook))* nog"
        )
        or message.skeleton.has(
            r"dummy#\d+(?: seat#\d+)? (?:heeft|had|bezit|bezat)(?: [^ .;]+){0,4} suit#\d+(?: [^ .;]+){0,3} maar declarer#\d+"
        )
    )


def _revokers(message: Message, players: Players) -> list[Seat]:
    found: list[Seat] = []
    for pattern in (
        rf"{_WHO}{_FILL} {REVOKED}",
        r"(?:verzaakt|verzaakte|verzaking|versaakte)(?: (?:van|door))?(?: de)?(?: declarer#\d+| dummy#\d+)? (?:seat|my_partner|me)#(\d+)(?! (?:leidt|leidde|ld|speelt|is|was|zegt|speelde|won|pakte|nam|maakte|had|heeft|kwam|ging))",
    ):
        for mentions, match in message.skeleton.find(pattern):
            seat = players.seat_of.get(mentions[0])
            line = message.skeleton.line
            spoke = line[: match.start()].rstrip().endswith(("zegt", "zei", "volgens", "roept", "riep", "ziet", "zag"))
            if seat is not None and seat not in found and not spoke:
                found.append(seat)
    return found


def _twelfth(message: Message, told: Told) -> None:
    if message.skeleton.has(r"(?:voorlaatste|op een na laatste|een na laatste|twaalfde|12e|12de) (?:slag|trick)"):
        told.put("trick", 12)


def _sides(message: Message, players: Players, told: Told) -> None:
    """Both sides revoked: named together ("zowel oost als zuid"), or one after the other."""
    skeleton = message.skeleton
    both = skeleton.has(
        r"(?:beide|allebei de|twee) (?:partijen|kanten|zijden|paren|kampen)(?: [^ .;]+){0,6} " + REVOKED
    ) or skeleton.has(rf"{{side}} en {{side}}(?: [^ .;]+){{0,4}} {REVOKED}")
    for mentions, match in skeleton.find(
        r"(?:(?:zowel|beiden|allebei)(?: (?:de|declarer#\d+))* seat#(\d+) (?:en|als)(?: (?:ook|de|declarer#\d+))* seat#(\d+)(?: [^ .;]+){0,4}"
        r"|seat#(\d+) en(?: (?:ook|de|declarer#\d+))* seat#(\d+)(?: (?:hebben|hadden|beide|beiden|allebei|ook|hier|in|deze|die|dezelfde|slag|pronoun#\d+))*) "
        r"(?:verzaakt|verzaakten|verzaken|niet bekend|bekenden niet|bekennen niet)"
    ):
        first, second = (Seat(mention.value) for mention in mentions[:2])
        both = both or (first.side is not second.side and not negated(message, match.start(), match.start() + 1))
    for mentions, _ in skeleton.find(
        r"(?:eerst|een keer|de eerste)(?: (?:door|van|bij|declarer#\d+|de|pronoun#\d+))* seat#(\d+)(?: [^ .;]+){0,4} (?:later|toen|daarna|dan|de tweede)(?: (?:ook|door|van|bij|de|declarer#\d+))* seat#(\d+)"
    ):
        first, second = (Seat(mention.value) for mention in mentions[:2])
        both = both or (first.side is not second.side and skeleton.has(r"(?:verzakingen|allebei|beide|beiden)"))
    for mentions, _ in skeleton.find(
        rf"seat#(\d+){_FILL} {REVOKED}(?: [^ .;]+){{0,3}} en(?: de| later)?(?: declarer#\d+| dummy#\d+)? seat#(\d+)(?: (?:later|daarna|zelf))* ook"
    ):
        both = both or Seat(mentions[0].value).side is not Seat(mentions[1].value).side
    seats = _revokers(message, players)
    if len({seat.side for seat in seats}) == 2 and not skeleton.has(
        r"(?:nee|sorry|bedoel|wacht|correctie|niet seat#\d+ maar)"
    ):
        both = True
    if both or skeleton.has(
        r"(?:ook|zelf)(?: (?:nog|al|de|een))* (?:opponent#\d+|tegenpartij|andere partij|andere kant)(?: [^ .;]+){0,4} "
        + REVOKED
    ):
        told.put("both_sides", True)
    if told.value("both_sides") is not True:
        return
    if skeleton.has(r"(?:zelfde|dezelfde|een en dezelfde|deze|die) slag") and not skeleton.has(
        r"slagen? (?:later|verder)"
    ):
        told.put("same_trick", True)
    elif skeleton.has(
        r"(?:slagen later|slag later|andere slag|verschillende slagen|eerst(?: [^ .;]+){1,8} later|twee verzakingen)"
    ):
        told.put("same_trick", False)


_FIRM = r"(?:(?:al|is|lang|allang|dus|reeds|was|beide|beiden|allebei|zijn|keren) )*voldongen"
_NOT_FIRM = r"(?:niet|nie|ni|nog geen|onvoldongen|not)(?: [^ .;]+){0,2} (?:voldongen|established|voldaan)"


def _establishment(message: Message, after: Reading, told: Told) -> None:
    """What was played decides; "voldongen" stands beside it, and what contradicts it is left open."""
    skeleton = message.skeleton
    asked = (
        skeleton.has(r"(?:al|dus|dan|nu) voldongen(?: dan)? \?")
        or skeleton.has(r"(?:is|was)(?: (?:dat|het|die|pronoun#\d+))+(?: dan| nu| al| dus)* voldongen")
        or re.search(r"(?:^|[.;?!] )(?:is|was|wordt|wanneer is)(?: [^ .;]+){1,8} voldongen", skeleton.line) is not None
    )
    firm = skeleton.has(_FIRM) and not skeleton.has(_NOT_FIRM) and not asked
    if firm:
        told.put("established", True)
    elif asked and skeleton.has(r"voldongen") and not skeleton.has(_NOT_FIRM):
        told.drop("established")
    value = told.value("next_trick")
    if firm and value in ("nobody", "other_side"):
        told.drop("next_trick")
    elif value is not None:
        told.put("established", value in ("own_side", "both"))
    elif after.own_side_waits and not firm:
        told.put("established", False)
    elif skeleton.has(
        r"(?:alles|alle slagen|alle kaarten|spel|board|bord)(?: (?:was|is|al|al lang|helemaal|waren))* (?:gespeeld|uitgespeeld|afgelopen|uit|voorbij)"
    ) or skeleton.has(
        r"(?:klaar|gereed) met (?:spelen|het spel|afspelen)|(?:tegen|aan|op|bij)(?: het| t)? (?:eind|einde)(?! van)"
    ):
        told.put("established", True)


def _lying(message: Message, told: Told) -> None:
    """A penalty card that lay with the revoker, and a choice of declarer's only where he made one."""
    found = message.skeleton.first(
        r"(?:strafkaart|strafkaartje)(?: (?:,|:|\(|de|een|was|is|met|in))* {card}"
    ) or message.skeleton.first(
        r"{card}(?: (?:,|lag|ligt|als|van seat#\d+|bij seat#\d+|al|een|open|was|is))* (?:strafkaart|strafkaartje)"
    )
    if found:
        told.put("penalty_cards", [found[-1].value])
    if not message.skeleton.has(r"(?:eiste|eist|verbiedt|verbood|verboden|opgelegd|geeist|verplicht|gedwongen|moest)"):
        told.drop("choice")
        told.drop("choice_suit")


def _again(message: Message, told: Told) -> None:
    """The same player revoked again in the same suit: the suit must be told or named twice (64B2)."""
    skeleton = message.skeleton
    again = skeleton.has(
        r"(?:weer|opnieuw|nogmaals|nog eens|nog een keer|tweede keer|tweede maal|(?:twee|rank#\d+) keer|tweemaal|al eerder|al een keer|alweer|eerste keer|tweede verzaking|een tweede)"
    )
    suits = [m.value for m in message.mentions if m.kind == "suit" and m.value != "NT"]
    same = skeleton.has(r"(?:zelfde|dezelfde) (?:kleur|soort|suit)") or (
        len(suits) > 1
        and len(set(suits)) < len(suits)
        and again
        and skeleton.has(
            r"weer in suit#\d+|opnieuw in suit#\d+|nog(?:maals| eens| een keer) in suit#\d+|alweer in suit#\d+"
        )
    )
    if again and same and told.value("both_sides") is not True:
        told.put("repeated", True)
    elif (
        again
        and len(set(suits)) == 2
        and skeleton.has(r"(?:andere kleur|andere soort|weer in suit#\d+|nu in suit#\d+)")
    ):
        told.put("repeated", False)
    else:
        told.drop("repeated")


_ROUND_OVER = (
    r"ronde(?: (?:al|allang|was|is|lang|nu|dus|inmiddels|reeds|intussen))* (?:voorbij|afgelopen|om|gedaan|geeindigd|uit|over|klaar)",
    r"na (?:afloop van )?(?:de|die) (?:ronde|zitting|avond)|volgende tafel|ronde later|einde van de (?:ronde|avond|zitting)",
)
_LAST_BOARD = (
    r"(?:vorig|vorige|voorgaande|laatste|eerdere) (?:spel|bord|board|gift|spelletje)",
    r"(?:vorige|vorig)(?= (?:[a-z]+ )?(?:had|verzaakt))",
)
_CALLED_SINCE = (
    r"(?:spel|bord|board|gift|volgende|nieuwe|dit)(?: [^ .;]+){0,6} (?:geboden|gepast|bod|bieding|biedt|bieden|geopend|pass#\d+|opent|gestart)",
    r"(?:geboden|gepast|bod|geopend|bieden)(?: [^ .;]+){0,5} (?:volgende|nieuwe|dit) (?:spel|bord|board|gift)",
)


def _late(message: Message, told: Told) -> None:
    """Noticed after the round, or after a call on the next board (64B4, 64B5)."""

    def has(patterns: tuple[str, ...]) -> bool:
        return any(message.skeleton.has(pattern) for pattern in patterns)

    if has(_ROUND_OVER):
        told.put("noticed", "round_over")
    elif has(_LAST_BOARD) and has(_CALLED_SINCE):
        told.put("noticed", "next_board")


def _returned(message: Message, told: Told) -> None:
    skeleton = message.skeleton
    where = r"(?:in|naar)(?: (?:het|de|t|hun))? (?:bord|board|mapje|mapjes|map|etui|bakje|vakje|vakjes|boardje|bordje|houder)"
    if skeleton.has(rf"(?:niet|nie|ni)(?: [^ .;]+){{0,3}} {where}") or skeleton.has(
        r"(?:kaarten|handen)(?: [^ .;]+){0,4} nog(?: [^ .;]+){0,3} tafel"
    ):
        told.put("hands_returned", False)
    elif skeleton.has(rf"(?:alle|vier|everybody#\d+|handen|kaarten)(?: [^ .;]+){{0,7}} {where}") or skeleton.has(
        rf"(?:alles|allemaal)(?: [^ .;]+){{0,3}} {where}"
    ):
        told.put("hands_returned", True)


_HAD_NONE = (
    r"(?:had|heeft|bezat|bezit)(?: (?:er|echt|inderdaad|zelf|gewoon|namelijk|dus|helemaal|ook|gelukkig|immers))* geen(?: enkele?)? (?:suit#\d+|troef)(?: meer)?(?: [a-z]+)?(?= (?:[.,;?!)]|en|dus|want|meer)|$)",
    r"(?:kon|kan)(?: (?:echt|inderdaad|helemaal|gewoon))* niet bekennen",
)
_YET = r"(?:toch(?! \?)|bleek|blijkt|dacht|denkt|zei|zegt|beweert|beweerde|alsnog|wel|nog een|nog rank#\d+|vond|vindt|ontdekt|later)"


def _unable(message: Message, told: Told) -> None:
    """ "Hij had geen schoppen meer": no revoke, unless the message takes it back."""
    skeleton = message.skeleton
    if (any(skeleton.has(pattern) for pattern in _HAD_NONE) and not skeleton.has(_YET)) or (
        skeleton.has(r"(?:onterecht|ten onrechte|geen verzaking|niet verzaakt|geen sprake van verzaking)")
        and any(skeleton.has(p) for p in _HAD_NONE)
    ):
        told.put("could_follow", False)
