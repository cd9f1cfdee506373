"""Who revoked: the one player that is said to have, dummy, or players of both sides."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.told import Told
from nlu.tricks.camps import Camps
from nlu.tricks.revoke_words import REVOKED
from nlu.words.segments import segments_of
from rules.vocabulary import Seat

_SPEAKING = ("zegt", "zei", "volgens", "roept", "riep", "ziet", "zag", "beweert", "beweerde", "vindt", "vond")
_WHO = r"(?:seat#(\d+)(?: , (?:de )?(?:declarer|dummy|defender)#\d+(?: [^ .;,]+){0,3} ,| \( (?:de )?(?:declarer|dummy|defender)#\d+ \)| als(?: de)? (?:declarer|dummy|defender)#\d+)?|(?:declarer|dummy|my_partner|me)#(\d+)(?: seat#\d+)?|(?:lho|rho)#(\d+)(?: (?:van )?me#\d+)?(?: (?:werd|wordt|is|er|dan|dus))*)"
_FILL = r"(?: (?:heeft|had|hebben|ook|toen|al|dus|nu|in|op|suit#\d+|trick#\d+|eerst|daar|wel|zelf|later|en|zit|zat|pronoun#\d+|per ongeluk|namelijk|blijkbaar))*"


def revoker(message: Message, players: Players) -> Seat | None:
    """The one player that is said to have revoked; None when there are none or several."""
    seats = set(_revokers(message, players))
    return seats.pop() if len(seats) == 1 else None


def dummy_revoked(message: Message) -> bool:
    """Whether the card that was not of the suit led came from dummy."""
    return (
        message.skeleton.has(r"dummy#\d+(?: seat#\d+)? (?:kreeg|moest)(?: [^ .;]+){0,4} (?:suit|card)#\d+")
        or message.skeleton.has(
            r"dummy#\d+(?: seat#\d+)? (?:legt|legde|gooit|gooide|gaf|geeft|troeft|troefde|speelt|speelde)"
            r"(?: [^ .;,#]+){0,3} (?:suit|card)#\d+(?: [^ .;,#]+){0,3}(?: ,)? (?:terwijl|maar|en|hoewel|ofschoon)"
            r"(?: (?:pronoun#\d+|er|toch|daar|had|heeft|lag|zat|gewoon))* (?:nog|wel)"
        )
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
            spoke = line[: match.start()].rstrip().endswith(_SPEAKING)
            if seat is not None and seat not in found and not spoke:
                found.append(seat)
    return found


def sides(message: Message, players: Players, camps: Camps, told: Told) -> None:
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
        both = both or (first.side is not second.side and not _negated(message, match.start(), match.start() + 1))
    for mentions, _ in skeleton.find(
        r"(?:eerst|een keer|de eerste)(?: (?:door|van|bij|declarer#\d+|de|pronoun#\d+))* seat#(\d+)(?: [^ .;]+){0,4} (?:later|toen|daarna|dan|de tweede)(?: (?:ook|door|van|bij|de|declarer#\d+))* seat#(\d+)"
    ):
        first, second = (Seat(mention.value) for mention in mentions[:2])
        both = both or (
            first.side is not second.side and skeleton.has(rf"(?:verzakingen|allebei|beide|beiden)|eerst {REVOKED}")
        )
    for mentions, _ in skeleton.find(
        rf"seat#(\d+){_FILL} {REVOKED}(?: [^ .;]+){{0,3}} en(?: de| later)?(?: declarer#\d+| dummy#\d+)? seat#(\d+)(?: (?:later|daarna|zelf))* ook"
    ):
        both = both or Seat(mentions[0].value).side is not Seat(mentions[1].value).side
    seats = _revokers(message, players)
    if len({seat.side for seat in seats}) == 2 and not skeleton.has(
        r"(?:nee|sorry|bedoel|wacht|correctie|niet seat#\d+ maar)"
    ):
        both = True
    if (
        both
        or _also_others(message, camps)
        or skeleton.has(
            r"(?:ook|zelf)(?: (?:nog|al|de|een))* (?:opponent#\d+|tegenpartij|andere partij|andere kant)(?: [^ .;]+){0,4} "
            + REVOKED
        )
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


_ALSO = (
    r"^(?:(?:en|maar|later|daarna|toen|vervolgens|ook|wel|zelf|trouwens|door|de|een|van|in|die|zelfde|dezelfde|slag|pronoun#\d+|twee|drie|slagen"
    r"|deed|doet|dat|hetzelfde|heeft|had|wij|we|suit#\d+|trick#\d+|rank#\d+|(?:seat|side|declarer|defender|opponent|partner|me|my_partner)#\d+) ?)+$"
)
_BOTH_CAMPS = (
    r"(?:aan|van) (?:weerszijden|beide kanten|beide zijden|twee kanten)|over en weer|wederzijds(?: [^ .;]+){0,2} verza[^ ]+",
    r"(?:zowel|allebei|beide|beiden)(?: [^ .;]+){0,3} declarer#\d+(?: [^ .;]+){0,3} (?:als|en)(?: [^ .;]+){0,4} (?:defender|opponent)#\d+",
    r"(?:beide|allebei de|twee) (?:partijen|kanten|zijden|paren|kampen)(?: [^ .;]+){0,8} verza[^ ]+",
)


def _also_others(message: Message, camps: Camps) -> bool:
    """Whether it goes on to say the same of the other side: "... en later ook zuid", "wij trouwens ook"."""
    if any(message.skeleton.has(pattern) for pattern in _BOTH_CAMPS):
        return message.skeleton.has(rf"{REVOKED}|verza[^ ]+")
    revoked = False
    for segment in segments_of(message.skeleton):
        follows = segment.has(_ALSO) and (
            segment.has(r"(?:ook|eveneens|hetzelfde|daarna|later)") or segment.has(r"^seat#\d+ in (?:suit|trick)#\d+$")
        )
        if revoked and follows and camps.named_in(segment) == ["other"]:
            return True
        revoked = revoked or segment.has(REVOKED)
    return False


def _negated(message: Message, start: int, end: int) -> bool:
    """Whether something is denied between two places of the line."""
    words = message.skeleton.line[start:end].split(" ")
    return any(word in ("niet", "nog", "niemand", "geen", "niks", "niets") for word in words)
