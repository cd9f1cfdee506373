"""Whether players of both sides revoked: named together, or one after the other ("... en later ook de leider")."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal

from nlu.facts_told import FactsTold
from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.camps import OURS, THEIRS, Camp, Camps
from nlu.tricks.next_trick_words import WON
from nlu.tricks.revoke_words import REVOKED
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled
from rules.vocabulary import Side

_Party = Side | Camp | Literal["us", "them"]
_PLAYER = r"(?:seat|side|declarer|dummy|defender|partner|my_partner|opponent|me|lho|rho)#\d+"
_PARTIES = r"(?:partijen|kanten|zijden|zijdes|paren|kampen|koppels|teams)"
_TOGETHER = (
    rf"(?:(?:beide|allebei(?: de)?|alle twee(?: de)?|twee) {_PARTIES}|(?:iedere|elke) (?:partij|kant|zijde))(?: [^ .;]+){{0,8}} (?:{REVOKED}|verza[^ ]+)",
    rf"(?:{REVOKED}|verza[^ ]+)(?: [^ .;]+){{0,4}} (?:door|bij|van|aan) (?:beide|allebei de|twee) {_PARTIES}",
    r"(?:aan|van|door) (?:weerszijden|beide kanten|beide zijden|twee kanten)(?: [^ .;]+){0,6} verza[^ ]+",
    r"verza[^ ]+(?: [^ .;]+){0,4} (?:aan|van|door) (?:weerszijden|beide kanten|beide zijden|twee kanten)",
    r"over en weer|wederzijds(?: [^ .;]+){0,2} verza[^ ]+",
    r"(?:zowel|allebei|beide|beiden)(?: [^ .;]+){0,3} declarer#\d+(?: [^ .;]+){0,3} (?:als|en)(?: [^ .;]+){0,4} (?:defender|opponent)#\d+",
    r"(?:zowel|allebei|beide|beiden)(?: [^ .;]+){0,3} (?:defender|opponent)#\d+(?: [^ .;]+){0,3} (?:als|en)(?: [^ .;]+){0,4} declarer#\d+",
    rf"(?:ook|zelf)(?: (?:nog|al|de|een))* (?:opponent#\d+|tegenpartij|(?:andere|overkant) (?:partij|kant|zijde|paar))(?: [^ .;]+){{0,4}} {REVOKED}",
)
_PAIR = (
    rf"({_PLAYER})(?: (?:seat#\d+|{_PLAYER}))? (?:en|als|plus)(?: (?:ook|de|een|van|tegen|een van de|op))* ({_PLAYER})"
)
_BOTH_OF_THEM = (
    rf"zowel(?: (?:de|een|van))* {_PAIR}|{_PAIR}(?: [^ .;,]+){{0,3}} (?:beide|beiden|allebei|alle twee|elk|ieder)"
)
_PAIR_REVOKED = rf"{_PAIR}(?: (?:hebben|hadden|in|deze|die|dezelfde|slag|pronoun#\d+|ook|hier))* {REVOKED}"
_PLAYED_NOTHING = r"(?:had|heeft|hadden|hebben|legde|speelde|deed)(?: (?:er|nog|zelf|ook|daar))* (?:niks|niets|geen kaart)(?: (?:gelegd|gespeeld|bijgelegd|bijgespeeld|gedaan))?$"
"""Who hadn't played yet, and another neither: "de blinde had nog niets en noord ook niet"."""
_THEN_ANOTHER = (
    rf"(?:{_PLAYER}(?: [^ .;#]+){{0,3}} {REVOKED}|{REVOKED} {_PLAYER}|(?:bekende|bekent) {_PLAYER}(?: [^ .;#]+){{0,2}} (?:niet|geen suit#\d+))(?: (?:in|suit#\d+|trick#\d+))* en"
    rf"(?: (?:even|iets|kort|later|daarna|toen|verder|verderop|nog|ook|in|trick#\d+|de|een|rank#\d+|slag|slagen|paar|doet|deed))* {_PLAYER}(?= (?:in|met|op|ook)(?: (?:niet|(?:suit|trick)#\d+))?$| (?:hetzelfde|dat ook|dat zelf ook)(?: in suit#\d+)?$|$)"
)
_PAIR_PLAYED = rf"(?:zowel )?{_PAIR}(?: [^ .;,]+){{0,3}} (?:hebben|hadden|gooiden|gooien|legden|leggen|deden|doen|troefden|troeven|speelden)"
_STILL_HELD_ALL = r"(?:beide|beiden|allebei|alle twee|alletwee)(?: [^ .;,]+){0,3} (?:nog|wel)(?: [^ .;,]+){0,3}|nog(?: [^ .;,]+)? (?:beide|beiden|allebei)"
_SAME = r"(?:ook|evengoed|evenzeer|hetzelfde|evenmin|idem|dito|insgelijks|op (?:zijn|haar) beurt|daarna|later|(?:net|precies|even) ?zo)"
_ACT = r"(?:deed|doet|gedaan|had|heeft|schuldig|schuldige|fout|mis|beurt|overkwam|overkomen|geflikt|zondigde|gezondigd|bezondigd)"
_ALSO = (
    r"^(?:(?:en|maar|op|zijn|haar|eerst|eentje|later|daarna|toen|ook(?: niet)?|evenmin|wel|zelf|dus|door|de|een|keer|ene|van|in|met|bij|die|dat|het|hetzelfde|zelfde|dezelfde|slag|spel|bord"
    r"|slagen|verder|even|net|precies|zo|was|is|er|dito|idem|ook|evengoed|nog|eens|hetzelfde|wij|we|zij|mijn|pronoun#\d+|twee|drie"
    r"|eerder|al|ander|andere|bij|controle|nakijken|bleek|blijkt|te|hebben|gegaan|gehad|zich|schuldig|aan|iets|zoiets|dergelijks"
    r"|suit#\d+|trick#\d+|rank#\d+|paar|enkele|volgende|"
    rf"{_ACT}|{_PLAYER}) ?)+$"
)
_REFERS = r"(?:na|voor|bij|over|sinds|tijdens|wegens|met|door|van)(?: (?:de|die|deze|zijn|haar|een|dezelfde|pronoun#\d+))* (?:verzaking|verzakingen|revoke)|verzaakte slag|verzaking(?: (?:was|is))"
_BY = rf"(?:van|door|bij)(?: (?:de|een))* {_PLAYER}"
_THEY = r"(?:zij|ze|pronoun#\d+)"
_ALONE = rf"^(?:(?:en|de|dan|toen) )*{_PLAYER}(?: seat#\d+)?(?: (?:in|met|op|bij)(?: de)? (?:suit|trick)#\d+)+$"
_IN_ROLE = (
    r"^(?:(?:de|dat|die|en) )*(?:(?:is|was) )?seat#\d+(?: (?:is|was|zit|zat))?(?: (?:de|dus|hier|als))* (?:declarer|dummy|defender)#\d+$"
    r"|^(?:(?:de|en|met) )*(?:declarer|dummy|defender)#\d+(?: (?:is|was|:))* seat#\d+$|^(?:dat|die) (?:is|was) seat#\d+$"
)
"""Who is who, and no more."""
_ROLE_AND = (
    r"^(?:(?:de|dus|nu|het|contract|is) )*(?:seat#\d+(?: (?:is|was|zit|zat|wordt|werd|speelt|de|dus|hier|nu|als))* (?:declarer|dummy|defender|bid)#\d+"
    r"|(?:declarer|dummy)#\d+(?: (?:is|was|:))+ seat#\d+|bid#\d+(?: (?:door|van|bij|voor))+ seat#\d+)(?: ,)? en(?= [a-z_]+#)"
)
"""Who is who, before what another did: "noord is de leider en oost verzaakte"."""
_SEVERAL = r"(?:verzaakten|bekenden|bekennen|verzaken|hebben|hadden|zowel|allebei|beide|beiden|alle twee)"
"""A verb or word that is of two."""
_TO_LEAD = r"(?:aan (?:de )?slag|aan de beurt|aan zet|aan de leg)"
_NO_REVOKE = r"(?:niet|nooit|geen|zonder)(?: [^ .;]+)? (?:verzaakt|verzaking|verzaken|achtergehouden)"
_TAKEN_BACK = r"(?:nee|neen|sorry|bedoel|bedoelde|wacht|correctie|niet seat#\d+ maar)"
_SAYS = (
    r"(?:zegt|zei|zeggen|zeiden|volgens|roept|riep|roepen|ziet|zag|beweert|beweerde|beweren|vindt|vond|merkt|merkte"
    r"|beschuldigt|beschuldigde|betichtte|beticht|claimt|vraagt|vroeg|denkt|dacht|meldt|meldde|ontkennen|ontkent)"
)


def both_sides(message: Message, players: Players, camps: Camps, told: FactsTold) -> None:
    """Write whether players of both sides revoked, and whether in the same trick."""
    skeleton = message.skeleton
    if together_revoked(message) or (not skeleton.has(_TAKEN_BACK) and _Tells(message, players, camps).of_both()):
        told.put("both_sides", True)
    if told.value("both_sides") is not True:
        return
    if skeleton.has(
        r"niet(?: allebei)? (?:in|tijdens) (?:de |een )?(?:zelfde|dezelfde) slag|(?:in|elk in|ieder in) een andere slag"
    ):
        told.put("same_trick", False)
    elif skeleton.has(r"(?:zelfde|dezelfde|een en dezelfde|deze|die) slag") and not skeleton.has(
        r"slagen? (?:later|verder)"
    ):
        told.put("same_trick", True)
    elif skeleton.has(
        r"(?:slagen (?:later|daarna|erna)|slag later|andere slag|verschillende slagen|eerst(?: [^ .;]+){1,8} later|twee verzakingen)"
    ):
        told.put("same_trick", False)


def together_revoked(message: Message) -> bool:
    """Whether both sides are named in one breath as having revoked."""
    skeleton = message.skeleton
    return skeleton.has_any(_TOGETHER) and skeleton.has(rf"{REVOKED}|verza[^ ]+")


def _without_role(segment: Segment) -> Segment:
    """The segment without who is what, where another player is told of after it."""
    if segment.has(_SEVERAL):
        return segment
    return replace(segment, text=compiled(_ROLE_AND).sub("", segment.text))


_OPPOSITE: tuple[set[_Party], ...] = ({Side.NS, Side.EW}, {"own", "other"}, {"us", "them"})


class _Tells:
    """Of whom the message tells that they revoked."""

    def __init__(self, message: Message, players: Players, camps: Camps) -> None:
        self.message = message
        self.players = players
        self.camps = camps

    def of_both(self) -> bool:
        """Whether those who revoked belong to both sides."""
        parties: list[_Party] = []
        last: list[_Party] = []
        announced = waits = won = False
        for segment in map(_without_role, segments_of(self.message.skeleton)):
            named = self._named(segment.text, segment)
            if segment.has(REVOKED) and not segment.has(_NO_REVOKE) and not segment.has(_REFERS):
                revokers = self._revokers(segment)
                goes_on = not parties or segment.has(r"(?:ook|zelf|evengoed)")
                parties += revokers or (last if goes_on and not segment.has(_THEY) else [])
                announced = not named and not segment.has(_THEY)
            elif segment.has(_IN_ROLE) or segment.has(_TO_LEAD):
                continue
            elif segment.has(_PLAYED_NOTHING):
                waits = True
            elif won and segment.has(r"nog (?:een|eentje|rank#\d+)"):
                continue  # "west won de slag, en daarna nog een"
            elif waits and segment.has(r"ook niet"):
                continue
            elif (parties or announced) and segment.has(_ALSO) and (announced or segment.has(_SAME)):
                parties += named or (["them"] if parties == ["us"] and segment.has(_THEY) else last)
            elif parties and segment.has(_ALONE):
                parties += named
            else:
                announced = False
            last = named or last
            won = segment.has(WON)
        if not parties and self.message.skeleton.has(_STILL_HELD_ALL):
            parties = self._pair()
        return any(self._differ(first, second) for first in parties for second in parties)

    def _pair(self) -> list[_Party]:
        """Two who are told to have played something, where both still held the suit."""
        for segment in segments_of(self.message.skeleton):
            if (match := compiled(_PAIR_PLAYED).search(segment.text)) and not segment.has(r"(?:niet|niets|niks|geen)"):
                return self._named(match[0], segment)
        return []

    def _revokers(self, segment: Segment) -> list[_Party]:
        """Who revoked by a segment that says so: two named together, else the player nearest to each time it is said."""
        if segment.has(_SAYS) and not segment.has(rf"{_SAYS}(?: [^ .;]+){{0,6}} {_PLAYER}"):
            return []
        for pattern in (_BOTH_OF_THEM, _PAIR_REVOKED, _THEN_ANOTHER):
            if match := compiled(pattern).search(segment.text):
                return self._named(match[0], segment)
        found: list[_Party] = []
        start = 0
        for match in compiled(REVOKED).finditer(segment.text):
            before = re.findall(_PLAYER, segment.text[start : match.start()])
            after = compiled(_BY).match(segment.text, match.end() + 1)
            inside = re.findall(_PLAYER, match[0]) or re.findall(
                _PLAYER, " ".join(segment.text[match.end() :].split(" ")[:4])
            )
            found += self._named(after[0] if after else (before[-1:] or inside[:1] or [""])[0], segment)
            start = match.end()
        return found

    def _named(self, text: str, segment: Segment) -> list[_Party]:
        numbers = [int(number) for number in re.findall(r"#(\d+)", text)]
        mentions = [self.message.mentions[number] for number in numbers]
        found = [self._party(mention, segment) for mention in mentions if mention not in self.players.anchors]
        if not numbers and re.search(r"\b(?:wij|we|ons)\b", segment.text):
            found.append(self.camps.us() or "us")
        return [party for party in found if party is not None]

    def _party(self, mention: Mention, segment: Segment) -> _Party | None:
        """The side of a player: which of the two where that is known, else whether it is the offender's."""
        if mention.kind == "side":
            return Side(mention.value)
        seat = self.players.seat_of.get(mention)
        if seat is not None:
            return seat.side
        if camp := self.camps.of(mention, segment):
            return camp
        return "us" if mention.value in OURS else "them" if mention.value in THEIRS else None

    def _differ(self, first: _Party, second: _Party) -> bool:
        if isinstance(first, Side) == isinstance(second, Side):
            return first != second and {first, second} in _OPPOSITE
        offender = self.camps.offender
        if offender is None:
            return False
        side, camp = (first, second) if isinstance(first, Side) else (second, first)
        return (side is offender.side) != (camp == "own")
