"""Who won the trick of a revoke (or of a missing card), seen from the player who did wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from nlu.facts_told import FactsTold
from nlu.lexicon import forms
from nlu.reading import Message
from nlu.tricks.camps import Camps
from nlu.tricks.revoke_words import REVOKED
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled
from nlu.words.winning import WINS

Winner: TypeAlias = Literal["offender", "partner", "opponents"]

STILL_TO_COME = r"(?:die|pronoun#\d+)(?: (?:nog|er|daarna|erna|daarop|toen|over))* (?:kwam|kwamen|volgde|volgden|resteerden|restten|waren|bleven)"
AFTERWARDS = (
    r"(?:daarna|later|erna|sindsdien|verder|verderop|naderhand|nadat|daarop|hierna|(?:de|het)(?: (?:hele|gehele|volledige|complete))? (?:rest|restant)|alle volgende|volgende slagen|alle latere|alle andere"
    r"|overige|resterende|na (?:die|deze|pronoun#\d+) slag|na trick#\d+|na die tijd|(?:op|aan|tegen) het einde?|uiteindelijk|(?:vanaf|van) (?:dat moment|die slag|daar|toen|dan)(?: af)?|het vervolg|aan het einde|afterwards"
    rf"|slagen? {STILL_TO_COME}"
    r"|laatste (?:rank#\d+|slagen)|(?:ook|en) de (?:(?:rank#\d+|twee|drie|paar) )?volgende|alles (?:erna|daarna|wat)"
    r"|(?<!hem )(?<!m )(?<!zelf )(?<!pronoun#\d )ook nog(?! zelf)|nog (?:een|eentje|meer|wat|twee|drie|rank#\d+|\d+|een paar)|meer slagen|(?:geen|niets|niks|nooit|een)(?: [a-z]+){0,2} meer)"
)
_WINS = (
    rf"(?:hebben (?:de|die) slag|heeft (?:de|die) slag|{WINS}|wonnen|winnen|namen|pakten|maakten|haalden|kregen|stak|gewonnen|genomen|gepakt|gemaakt"
    r"|gehaald|binnengehaald|binnenhaalde|had|hadden|wins|incasseerde|incasseert|incasseerden|sleepte|sleept|streek|strijkt|(?:troefde|troeft|aftroefde)(?= (?:[^ ]+ ){0,2}(?:de|die|deze|pronoun#\d+) (?:slag|zelf)))"
)
_GOES = r"(?:ging|was|gaat|is|viel|kwam|komt|werd|belandde|terecht|verdween|bleef)"
_PLAYER = r"(?:seat|side|declarer|dummy|partner|my_partner|opponent|defender|me|lho|rho)#(\d+)"
_NOT_IN = r"(?<!in )(?<!bij )(?<!tijdens )(?<!na )(?<!aan )(?<!tot )(?<!uit )(?<!een )(?<!geen )(?<!elke )(?<!iedere )(?<!volgende )(?<!nieuwe )(?<!laatste )"
_THIS = (
    rf"{_NOT_IN}(?:die|deze|dat|pronoun#\d+)(?: [a-z]+)? (?:slag|verzaakslag)|(?:verzaakte|bewuste|desbetreffende|betreffende|fatale|foute|omstreden|beruchte|noodlottige) slag|(?:verzaakslag|verzakingsslag|revokeslag)|de (?:troefslag|suit#\d+ slag)"
    r"|slag (?:in kwestie|(?:met|van) (?:de|die|deze|zijn|haar) verzaking|waarin|waarbij|waar)|slag (?:die|pronoun#\d+)(?: [a-z]+){0,2} (?:voor|naar|van|bij)(?= )"
)
_THE = rf"{_NOT_IN}(?:de|the)(?: eerste| hele| zelfde)? (?:slag|trick)|^slag(?! later)|^(?:en )?(?:hem|'m|m)|^(?:die|dat|pronoun#\d+) (?:ging|was|kwam|viel|werd|(?:won|pakte|nam|maakte|kreeg)(?= (?:de )?(?:pronoun|seat|declarer|dummy|side)#))|{_WINS}(?: [a-z]+)? (?:hem|'m|m|die|dat|pronoun#\d+)(?= |$)(?!(?: (?:ook|nog|wel|er|al|toen|dus|geen|een|genoeg))* (?:suit|card|rank)#)"
_THE += rf"|^(?:die|dat|pronoun#\d+) (?:(?:(?:zijn|haar|de) )?(?:seat|declarer|dummy|partner|side)#\d+|pronoun#\d+|hij|zij)(?: (?:zelf|ook|dus|toen|uiteindelijk|nog))* {_WINS}$"
"""Also the clause that tells it of the trick named before: "in slag 5, die noord zelf won"."""
_WHERE = r"(?:waarin|waarbij|waar|toen)(?: [^ ]+){1,4}? " + REVOKED
_FILL = r"(?:de|het|zijn|haar|toe|dus|ook|wel|gewoon|toen|eigenlijk|onze|m'n|mijn|dan|netjes|keurig|card#\d+|rank#\d+|die|in)"
_TO_WHOM = rf"(?:voor|naar|bij|van|door|aan|by|→|->|=>)(?: {_FILL})* {_PLAYER}"
_TO_US = r"(?:voor|naar|bij|van|door|aan) (?:ons|onze (?:kant|partij|zijde))"
_TO_ONESELF = r"(?:hemzelf|haarzelf|zichzelf|mezelf|mijzelf|(?:hem|haar|pronoun#\d+|hij) zelf)"
_TO_HIM = (
    r"(?:voor|naar|bij|van|door|aan)(?: (?:de|het|dus|ook|wel))* (?:hem|haar|pronoun#\d+)(?! [a-z]+ ?(?:partner|maat))"
)
_THEREUPON = r"(?:daarna|toen|dus|zelf|meteen|nu|daarmee|daardoor)"
_IS_TO_LEAD = rf"^(?:(?:en|toen|dus|daardoor|nu) )*(?:[a-z_]+#\d+ )?(?:kwam|bleef|is|blijft|was(?= {_THEREUPON} ))(?: {_THEREUPON})* aan slag$"
"""Who leads to the next trick has won this one."""
_BY_HAND = r"(?:in|uit|van|naar|met)(?: (?:zijn|haar|de|eigen|m'n|mijn))* hand"
_WON_IN_HAND = (
    r"^(?:in|met)(?: (?:de|zijn|haar|eigen))* hand (?:gewonnen|gepakt|genomen|gemaakt|gehaald)$"
    r"|^(?:pronoun#\d+|declarer#\d+)(?: (?:won|nam|pakte|maakte))(?: (?:hem|m|die|pronoun#\d+))* in(?: (?:de|zijn|haar|eigen))* hand$"
)
_BY_DUMMY = r"(?:in|uit|van|naar|op|door|met)(?: (?:de|zijn|haar|onze|card#\d+|rank#\d+))* (?:dummy#\d+|tafel)|(?:card|rank)#\d+ (?:op|van|in)(?: de| zijn| haar)* (?:dummy#\d+|tafel)"
_OWN_TRUMP = r"(?:zijn|haar|de) (?:troef|troefje|card#\d+|rank#\d+)(?: (?:was|bleef|dus|toen))* (?:hield|won|hoog|hoogste|houdt|wint|maakte)"
_CARD_OF = rf"(?:card|rank)#\d+ van(?: de)? {_PLAYER}(?: seat#\d+)?(?: (?:dus|toen|dan))* (?:won|wint|hield|houdt|maakte|pakte|nam|(?:was|is|bleek) (?:hoog|hoger|de hoogste|hoogste))"
_ITS_CARD = rf"{_PLAYER} (?:card|rank)#\d+(?: (?:dus|toen|dan))* (?:won|wint|hield|houdt|maakte|pakte|nam)"
_WITH_HIS_CARD = (
    rf"{_WINS}(?: [^ .;,]+){{0,3}} met(?: de)? {_PLAYER}(?: (?:zijn|haar|z'n|zn|pronoun#\d+))? (?:card|rank)#\d+"
)
_HIGHEST = rf"{_PLAYER}(?: (?:was|is|had|lag|de|het))+ hoogste"
_WITH_A_CARD = rf"{_WINS}(?: [a-z]+)? met(?: (?:de|het|zijn|haar|een|mijn))* (?:(?:card|rank|suit)#\d+|troef|troefje)"
_JUST_WON = rf"(?:{_WITH_A_CARD}|^{_PLAYER} (?:won|wint)$|^(?:in|met|op)(?: (?:de|zijn|haar))* {_PLAYER} (?:gewonnen|gepakt|genomen|gemaakt|gehaald)$|^(?:gewonnen|gepakt|genomen|gemaakt|gehaald) door(?: de)? {_PLAYER}$)"
_THEY_WIN = r"(?:hadden|wonnen|maakten|kregen|pakten|haalden|namen)(?: [^ ]+){0,3} (?:zij|ze|pronoun#\d+)$|(?:zij|ze|pronoun#\d+) (?:hadden|wonnen|maakten|kregen|pakten|haalden|namen)"
_AND_MORE = r"en (?:ook |daarna |later )?(?:alle|alles|de rest|het restant|de (?:(?:rank#\d+|twee|drie|paar) )?(?:volgende|andere|overige|laatste)|nog (?:een|rank#\d+))(?: [^ ]+)*?(?= (?:gemaakt|gewonnen|gehaald|gekregen|gepakt)$|$)|en (?:kreeg|kregen|krijgt|krijgen|maakte|maakten|maakt|maken|haalde|haalden|haalt|halen|won|wonnen|wint|winnen|pakte|pakten|pakt|pakken)(?: (?:er|daarna|later|ook|zelf|side#\d+))+ nog(?: [^ ]+)*$"
"""The tricks after it, told in one breath with it: "OW hebben de slag en alle andere gemaakt"."""
_WENT_ON = r"(?<=slag )(?:(?:met|in|op|uit|door)(?: [^ ]+){1,3} )?en (?:legde|legt|claimde|claimt|gooide|gooit|speelde|speelt|toonde|toont|gaf|geeft|liet|kwam|ging)(?: [^ ]+)*$"
"""What he did who won it: "won de slag en claimde daarna de rest"."""
_BARE = r"^(?:de |die )?(?:slag|trick#\d+) (?:voor|naar|van|bij|aan|→|->|=>)"
_LOSES = r"(?:verloor|verliest|verloren|gaf(?: [^ ]+){0,3} af|afgegeven)"
_NOT = r"(?:niet|nie|ni|geen|niks|niets)"
_OWN_SIDE = r"(?:zijn|haar|hun|diens) (?:kant|partij|zijde|paar|lijn)"
_WHOSE = frozenset("zijn haar zn z'n d'r diens hun de".split())


def winner_of_trick(message: Message, camps: Camps, told: FactsTold) -> None:
    """Write who won the trick of the revoke, seen from the revoker; what was told last counts."""
    told.drop("revoke_trick_winner")
    found = _Search(message, camps, told.value("trick")).winner()
    if found:
        told.put("revoke_trick_winner", found)


_REVOKER = r"(?:verzaker|verzaakster|dader|zondaar|overtreder)"


@dataclass(slots=True)
class _Search:
    message: Message
    camps: Camps
    trick: object
    subject: Winner | None = "offender"
    only_in: int | None = None
    earlier: Winner | None = None
    denied: set[Winner] = field(default_factory=set)

    def winner(self) -> Winner | None:
        """Who won it, None when that isn't told."""
        segments = segments_of(self.message.skeleton)
        start = next((number for number, segment in enumerate(segments) if segment.has(REVOKED)), 0)
        found: Winner | None = None
        for number, segment in enumerate(segments):
            self._follow(segment)
            found = self._in(segment, after=number >= start) or self._instead(segments[:number], segment) or found
            self._deny_too(segment)
            found = found or self._nor_this(segments[:number], segment)
        lost = {"offender", "partner"} <= self.denied
        return self._asked_and_answered() or found or ("opponents" if lost else None) or self._led_on()

    def _asked_and_answered(self) -> Winner | None:
        """Who won it where the teller asks that himself: "wie won? oost"."""
        match = compiled(
            rf"(?:wie|welke kant)(?: (?:dan|er|die|de|hem|slag))* {_WINS}(?: (?:pronoun#\d+|[^ .;?#]+)){{0,3}} \?(?: (?:dat was|de|dat|was))* {_PLAYER}(?= [.,;!]|$)"
        ).search(self.message.skeleton.line)
        match = match or compiled(
            rf"(?:die|de|pronoun#\d+) (?:slag|verzaakslag) :(?: (?:was|voor|van|de))* {_PLAYER}(?= [.,;!]|$)"
        ).search(self.message.skeleton.line)
        return self._relation(self._mention(match[1])) if match else None

    def _deny_too(self, segment: Segment) -> None:
        """Who didn't win it either: "west won de slag niet, zijn partner ook niet"."""
        if self.denied and segment.has(r"(?:ook|evenmin|noch)(?: (?:niet|nie))?$"):
            named = [m for m in segment.players() if m.value != "pronoun"]
            self.denied |= {winner for m in named if (winner := self._relation(m))}

    def _nor_this(self, before: Sequence[Segment], segment: Segment) -> Winner | None:
        """Who won it where it is denied with the others: "OW haalden er geen meer, ook die slag niet"."""
        if not before or not segment.has(
            r"^(?:en )?ook (?:de|die|deze|pronoun#\d+) (?:slag|verzaakslag)(?: zelf)? (?:niet|nie)"
        ):
            return None
        sides = [m for m in before[-1].players() if m.kind == "side"]
        own = bool(sides) and all(self.camps.of(m, before[-1]) == "own" for m in sides)
        own = own or (not sides and before[-1].has(_OWN_SIDE))
        return "opponents" if own and before[-1].has(_NOT) else None

    def _instead(self, before: Sequence[Segment], segment: Segment) -> Winner | None:
        """Who won it where that is denied of another: "west won hem niet, dat deed noord"."""
        match = compiled(
            rf"^(?:dat|die|pronoun#\d+) (?:deed|was|won)(?: (?:voor|toch|de|zijn|haar|mijn))* {_PLAYER}"
        ).search(segment.text)
        match = match or compiled(
            rf"^(?:maar )?(?:(?:de|zijn|haar|mijn|diens) )?{_PLAYER} (?:dus )?wel$|^(?:de )?{_PLAYER}$"
        ).search(segment.text)
        denied = bool(before) and before[-1].has(_NOT) and any(s.has(_WINS) for s in before[-2:])
        return self._relation(self._mention(next(filter(None, match.groups())))) if match and denied else None

    def _led_on(self) -> Winner | None:
        """Who ruffed and led next won the trick: "zuid troefde en speelde toen door"."""
        match = compiled(
            rf"(?:{_PLAYER}|pronoun#(\d+))(?: (?:,|die|dus|zelf|toen|heeft|had|pronoun#\d+))* (?:troefde|troeft)(?: (?!(?:seat|declarer|dummy)#)[^ .;]+){{0,5}} (?:en|,)"
            r" (?:speelde|speelt|kwam|komt|ging|gaat|vervolgde)(?: (?:toen|meteen|daarna|zelf|gewoon))*"
            r" (?:door|verder|voor|na|terug|met)"
        ).search(self.message.skeleton.line)
        if match is None:
            return None
        return self._relation(self._mention(match[1])) if match[1] else "offender"

    def _in(self, segment: Segment, *, after: bool) -> Winner | None:
        """Who won it by this segment; `after` the revoke was told, words that point at no trick may be of this one."""
        text = compiled(_AND_MORE).sub("", compiled(_WHERE).sub("", segment.text))
        text = compiled(_WENT_ON).sub("", text).rstrip()
        this = compiled(_THIS).search(segment.text) is not None or self._numbered(segment)
        if compiled(AFTERWARDS).search(text) or not (this or after):
            return None
        if match := compiled(_HIGHEST).search(text) or compiled(_WITH_HIS_CARD).search(text):
            return self._relation(self._mention(match[1]))
        if after and (match := compiled(_CARD_OF).search(text) or compiled(_ITS_CARD).search(text)):
            return self._relation(self._mention(match[1]))
        if after and compiled(_OWN_TRUMP).search(text):
            return "offender" if self.subject == "offender" else None
        named = [self._mention(number) for number in re.findall(_PLAYER, text)]
        if this or compiled(_THE).search(text):
            return self._of_trick(segment, text, named)
        return self._of_none(text, named) if after else None

    def _of_none(self, text: str, named: Sequence[Mention]) -> Winner | None:
        """Who won it by words that name no trick: "noord kwam aan slag", "won met de heer"."""
        if compiled(_IS_TO_LEAD).search(text) and not compiled(_NOT).search(text):
            return self._relation(named[0]) if named else self.subject
        if self.camps.declaring and compiled(_WON_IN_HAND).search(text):
            return "offender"
        denied = compiled(_NOT).search(compiled(REVOKED).sub("", text)) is not None
        return self._relation(named[0]) if named and compiled(_JUST_WON).search(text) and not denied else None

    def _of_trick(self, segment: Segment, text: str, named: Sequence[Mention]) -> Winner | None:
        """Who won it by words of the trick itself: "die slag was voor zuid", "OW hebben de slag niet gemaakt"."""
        wins = compiled(_WINS).search(text)
        if compiled(_NOT).search(text):
            return self._not_won(segment, text, named) if wins else None
        target = self._target(text) or self._lost(segment, text, named)
        if target and (wins or any(compiled(pattern).search(text) for pattern in (_GOES, _BARE, _LOSES))):
            return target
        if not wins:
            return None
        if named:
            return self._relation(named[0])
        if compiled(_THEY_WIN).search(text):
            return "opponents" if self.camps.ours else None
        if compiled(r"(?:wij|we|(?:mijn|onze|ons) (?:kant|partij|zijde|paar))").search(text):
            return "opponents" if self.camps.us() == "other" else None
        return self.subject

    def _not_won(self, segment: Segment, text: str, named: Sequence[Mention]) -> Winner | None:
        """Who won it where a side is said not to have; who of two partners didn't is kept."""
        if loser := self._relation(named[0]) if named else self.subject:
            self.denied.add(loser)
        own_side = any(m.kind == "side" and self.camps.of(m, segment) == "own" for m in named)
        they = not named and self.camps.ours is False and compiled(_THEY_WIN).search(text)
        return "opponents" if own_side or they else None

    def _lost(self, segment: Segment, text: str, named: Sequence[Mention]) -> Winner | None:
        """Whose it was where the revoker is said to have lost it."""
        own_side = any(m.kind == "side" and self.camps.of(m, segment) == "own" for m in named)
        return "opponents" if compiled(_LOSES).search(text) and (own_side or self.subject == "offender") else None

    def _target(self, text: str) -> Winner | None:
        """Whom the trick went to: "voor zuid", "door zijn partner", "in dummy", "voor hemzelf"."""
        if self.camps.declaring and compiled(_BY_DUMMY).search(text):
            return "partner"
        if match := list(compiled(_TO_WHOM).finditer(text)):
            return self._relation(self._mention(match[-1][1]))
        if compiled(_TO_US).search(text):
            return "opponents" if self.camps.us() == "other" else None
        if self.camps.declaring and compiled(_BY_HAND).search(text):
            return "offender"
        if compiled(_TO_ONESELF).search(text):
            return "offender"
        if re.search(r" zelf$", text):
            return self.subject or "offender"
        if compiled(_TO_HIM).search(text):
            return self.subject
        return None

    def _numbered(self, segment: Segment) -> bool:
        """Whether the trick is the subject by its number: "slag 4 won zuid"."""
        numbered = compiled(rf"{_NOT_IN}trick#(\d+)").search(segment.text)
        if numbered is not None:
            return self._mention(numbered[1]).value == str(self.trick)
        bare = compiled(r"^(?:en )?de ([a-z]+de|eerste|achtste) (?:was|ging|werd|kwam|viel|won)(?= )").search(
            segment.text
        )
        return bare is not None and forms().meaning(bare[1], "ordinal") == str(self.trick)

    def _bare_partners(self) -> set[int]:
        """Where "partner" stands by itself, which is the speaker's."""
        norms = self.message.words.norms
        return {m.first for m in self.message.mentions if m.first == 0 or norms[m.first - 1] not in _WHOSE}

    def _mention(self, number: str) -> Mention:
        return self.message.mentions[int(number)]

    def _follow(self, segment: Segment) -> None:
        """Who "hij" will be: the player named last, but beyond the sentence not one who is only said to declare."""
        speaker = {"me", self.camps.players.me_role}  # "hij" is never who says "ik"
        others = [m for m in segment.players() if m.value not in ("pronoun", "nobody", "everybody", *speaker)]
        if not others and segment.has(_REVOKER):
            self.subject, self.only_in = "offender", None
        elif others:
            known = [winner for m in others if (winner := self._relation(m))]
            told = "offender" in known and segment.has(REVOKED)
            self.subject = "offender" if told else next(iter(known), None)
            introduces = set(others) <= self.camps.players.introduced
            self.only_in = segment.sentence if introduces else None
        elif self.only_in is not None and self.only_in != segment.sentence:
            self.subject, self.only_in = self.earlier, None
        if self.only_in is None:
            self.earlier = self.subject

    def _relation(self, winner: Mention) -> Winner | None:
        """Who a player is to the one who did wrong; None for a side of two hands, or when it can't be told."""
        camps = self.camps
        seat = camps.players.seat_of.get(winner)
        if seat is not None and camps.offender is not None:
            if seat is camps.offender:
                return "offender"
            return "partner" if seat is camps.offender.partner else "opponents"
        speaker = winner.value == "me" and camps.named is not None and camps.named == camps.players.me_role
        neighbour = camps.named == "defender" and {winner.value} == {
            m.value for m in self.message.mentions if m.value in ("lho", "rho")
        }
        if winner.value == camps.named or speaker or neighbour:
            return "offender"
        if winner.value == "partner" and camps.named == "my_partner" and winner.first in self._bare_partners():
            return "offender"
        if winner.value in ("me", "my_partner") and camps.named in ("me", "my_partner"):
            return "partner"
        camp = camps.of(winner, Segment(f"zijn {winner.value}#0", 0, self.message.skeleton))
        if camp == "other":
            return "opponents"
        if camp is None or winner.kind != "role":
            return None
        # declarer's tricks won in dummy are dummy's
        return "partner" if winner.value in ("partner", "dummy") else None
