"""Facts of a revoke that follow from who did what: who revoked, won the trick and later ones, whether it can be corrected."""

from __future__ import annotations

import re

from nlu.camps import Camps
from nlu.mentions import Mention
from nlu.next_trick import Reading
from nlu.players import Players
from nlu.reading import Message
from nlu.segments import Segment, segments_of
from nlu.skeleton import compiled
from nlu.table_talk import negated
from nlu.understanding import Evidence
from rules.facts import Value
from rules.vocabulary import Seat

REVOKED = r"(?:verzaakt|verzaakte|verzaken|verzaking|verzaakten|versaakte|bekent niet|bekende niet|niet bekend|niet bekende|bekende geen|renonceert|renonceerde)"
_SUBJECT = r"(?:seat|declarer|dummy|my_partner|me)#(\d+)"
_FILL = r"(?: (?:heeft|had|hebben|ook|toen|al|dus|nu|de|seat#\d+|declarer#\d+|als|in|suit#\d+|trick#\d+|eerst|daar|wel|zelf|,|\(|\)|pronoun#\d+|later))*"


def revoke_talk(message: Message, players: Players, camps: Camps, after: Reading, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what a message about a revoke tells."""
    told = _Told(message, facts)
    _twelfth(message, told)
    _sides(message, players, told)
    _establishment(message, after, told)
    tricks_won(message, players, camps, facts)
    _lying(message, told)
    _again(message, told)
    _late(message, told)
    _returned(message, told)
    _unable(message, told)


def tricks_won(message: Message, players: Players, camps: Camps, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, who won the trick and whether the same side won a later one."""
    told = _Told(message, facts)
    _winner_of_trick(message, players, camps, told)
    _later_tricks(segments_of(message.skeleton), camps, told)


class _Told:
    """Writes facts that the whole message is the evidence of."""

    def __init__(self, message: Message, facts: dict[str, Evidence]) -> None:
        self.facts = facts
        self._end = len(message.text)

    def put(self, name: str, value: Value) -> None:
        self.facts[name] = Evidence(value, 0, self._end)

    def drop(self, name: str) -> None:
        self.facts.pop(name, None)

    def value(self, name: str) -> Value:
        evidence = self.facts.get(name)
        return evidence.value if evidence else None


def revoker(message: Message, players: Players) -> Seat | None:
    """The one player that is said to have revoked; None when there are none or several."""
    seats = set(_revokers(message, players))
    return seats.pop() if len(seats) == 1 else None


def dummy_revoked(message: Message) -> bool:
    """Whether the card that was not of the suit led came from dummy."""
    return message.skeleton.has(
        r"(?:in|op|uit)(?: de| den)? (?:dummy#\d+|tafel)(?: seat#\d+)?(?: (?:lag|lagen|zat|zaten|had|ligt|liggen|zit|zitten))(?: (?:er|toch|wel|ook))* nog"
    ) or message.skeleton.has(
        r"dummy#\d+(?: seat#\d+)? (?:heeft|had|bezit|bezat)(?: [^ .;]+){0,4} suit#\d+(?: [^ .;]+){0,3} maar declarer#\d+"
    )


def _revokers(message: Message, players: Players) -> list[Seat]:
    found: list[Seat] = []
    for pattern in (
        rf"{_SUBJECT}{_FILL} {REVOKED}",
        rf"(?:verzaakt|verzaakte|verzaking|verzakingen|versaakte)(?: (?:van|door|bij|toen|ook|de|declarer#\d+|dummy#\d+))* {_SUBJECT}",
    ):
        for mentions, match in message.skeleton.find(pattern):
            seat = players.seat_of.get(mentions[0])
            line = message.skeleton.line
            spoke = line[: match.start()].rstrip().endswith(("zegt", "zei", "volgens", "roept", "riep", "ziet", "zag"))
            if seat is not None and seat not in found and not spoke:
                found.append(seat)
    return found


def _twelfth(message: Message, told: _Told) -> None:
    if message.skeleton.has(r"(?:voorlaatste|op een na laatste|een na laatste|twaalfde|12e|12de) (?:slag|trick)"):
        told.put("trick", 12)


def _sides(message: Message, players: Players, told: _Told) -> None:
    """Both sides revoked: named together ("zowel oost als zuid"), or one after the other."""
    skeleton = message.skeleton
    both = skeleton.has(
        r"(?:beide|allebei de|twee) (?:partijen|kanten|zijden|paren|kampen)(?: [^ .;]+){0,6} " + REVOKED
    ) or skeleton.has(rf"{{side}} en {{side}}(?: [^ .;]+){{0,4}} {REVOKED}")
    for mentions, match in skeleton.find(
        r"(?:zowel|beiden|allebei)?(?: ?(?:de|declarer#\d+))* ?seat#(\d+) (?:en|als|noch)(?: (?:ook|de|declarer#\d+))* seat#(\d+)(?: [^ .;]+){0,5} "
        + REVOKED
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


def _establishment(message: Message, after: Reading, told: _Told) -> None:
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


_WINS = r"(?:won|wint|wonnen|nam|neemt|pakte|pakt|maakte|maakt|haalde|haalt|kreeg|krijgt|stak|had|gewonnen|genomen|gepakt|gemaakt|binnenhaalde)"
_THAT = r"(?:die|deze|dat|de|hem|m|'m|pronoun#\d+)"
_TRICK = rf"(?:{_THAT} (?:verzaakte |bewuste |zelfde |hele |desbetreffende |eerste )?slag|{_THAT}(?! \w))"
_WINNER = r"(?:seat|side|declarer|dummy|partner|my_partner|opponent|defender|me)#(\d+)"
_ADD = r"(?: (?:als|declarer#\d+|dummy#\d+|,|\(|\)|seat#\d+|de|zelf|dus|toen|ook|heeft|had|wel|daarmee|gewoon|zijn|haar|partner#\d+|keurig|netjes|direct|en|er|zo))*"
_WENT = (
    rf"{_WINNER}{_ADD} {_WINS}(?: (?:zelf|daarmee|dus|gewoon|toen|wel|ook))* (?:{_THAT}(?: verzaakte| bewuste)? slag|(?:pronoun#\d+|hem|m|'m|die)(?= |$)(?! suit#| card#))",
    rf"{_WINNER}{_ADD} {_THAT}(?: verzaakte| bewuste)? slag(?: (?:zelf|toen|dus|heeft|had|wel))* {_WINS}",
    rf"{_THAT}(?: verzaakte| bewuste)? slag(?: (?:is|was|werd|zelf|toen|dus))* {_WINS}(?: (?:door|toen|de|het|zijn|haar|dus))* {_WINNER}",
    rf"(?:{_THAT} )?(?:verzaakte |bewuste )?slag(?: van seat#\d+| van declarer#\d+)?(?: (?:in kwestie|,))? (?:ging|was|gaat|is|viel|kwam|werd)(?: (?:naar|voor|bij|van|aan|toe|wel|de|het|dus|ook|gewoon|onze|zijn|haar|declarer#\d+|gewonnen|gemaakt|genomen|gepakt|door|eigenlijk|toen|card#\d+|rank#\d+|in))+ {_WINNER}",
    rf"{_THAT} (?:ging|was|kwam|viel)(?: (?:naar|voor|bij|aan|toe|wel|de|dus|van))+ {_WINNER}",
    rf"(?:verzaakte )?slag (?:gewonnen|gemaakt|genomen|gepakt) door(?: de)? {_WINNER}",
    r"(?:card|rank|aas|heer)(?:#\d+)? van(?: de)? dummy#(\d+) (?:won|wint|maakte|pakte|nam|was)",
    rf"{_WINNER} (?:won|wint)(?= (?:,|daarna|slag|\.)|$)",
)
_OWN_TRICK = (
    r"slag(?: [^ .;]+){0,4} (?:voor|van|naar) (?:hemzelf|haarzelf|zichzelf|hem zelf|mezelf|mijzelf)",
    r"(?:eigen|mijn) slag",
    r"slag (?:was|ging)(?: (?:dus|wel|ook|toen))* (?:voor|van|naar) (?:pronoun#\d+|hem|haar|me#\d+)(?! [a-z]+ ?(?:partner|maat))(?: zelf)?(?= [.,;]| en|$)",
)
_SUBJECTS_TRICK = (
    rf"{_WINS}(?: {_THAT})?(?: verzaakte)?(?: slag)? zelf",
    rf"(?:{_WINS}|wonnen) (?:zelf|daarmee)(?: {_THAT}(?: verzaakte)? slag)?",
    rf"zelf {_THAT}(?: verzaakte)? slag",
    r"zelf (?:binnenhaalde|won|maakte|pakte|nam)",
    rf"{{hij}} {_WINS} {_THAT}(?: verzaakte| bewuste)? slag",
    rf"(?:en|,)(?: {{hij}})? {_WINS}(?: daarmee)? {_THAT}(?: verzaakte)? slag",
)
_PARTNERS_TRICK = (
    r"slag(?: [^ .;]+){0,3} (?:naar|voor|bij|van) (?:zijn|haar|mijn|z'n|zn|hun) (?:partner#\d+|maat)",
    rf"(?:zijn|haar|z'n|zn) partner#\d+ {_WINS}(?! (?:daarna|later|nog|een))",
)
_SINCE = r"(?:daarna|later|nadien|erna|sindsdien|vervolgens|nog|verder|geen|naderhand)"


def _winner_of_trick(message: Message, players: Players, camps: Camps, told: _Told) -> None:
    """Who won the trick of the revoke, seen from the revoker; what was told last counts."""
    found: list[tuple[int, str]] = []
    for segment_start, pattern, mentions, text in _matches(message, _WENT):
        winner = _relation(mentions[-1] if pattern in _WENT[2:6] else mentions[0], players, camps)
        if winner and not (set(text.split(" ")) & {"niet", "nog", "geen", "niks", "daarna", "later"}):
            found.append((segment_start, winner))
    for _, _, _, text in (everything := _matches(message, _SUBJECTS_TRICK)):
        if "niet" in text.split(" "):
            everything = []
    for start, _, _, _ in everything if not found else []:
        subject = _subject_before(message, players, camps, start)
        if subject and not message.skeleton.has(rf"(?:{_WINS} )?niet zelf"):
            found.append((start, subject))
    for value, patterns in (("partner", _PARTNERS_TRICK), ("offender", _OWN_TRICK)):
        if not found and any(message.skeleton.has(pattern) for pattern in patterns):
            found = [(0, value)]
    trick = told.value("trick")
    numbered = rf"{_WINNER}(?: (?:,|pronoun#\d+|die|heeft|had|zelf))* (?:{_WINS} )?trick#(\d+)(?: {_WINS})?"
    for mentions, match in message.skeleton.find(numbered):
        if not re.search(rf" {_WINS}(?: |$)", match.group()):
            continue
        if mentions[1].value == str(trick) and (winner := _relation(mentions[0], players, camps)):
            found.append((match.start(), winner))
    told.drop("revoke_trick_winner")
    if found:
        told.put("revoke_trick_winner", max(found, key=lambda item: item[0])[1])


def _subject_before(message: Message, players: Players, camps: Camps, place: int) -> str | None:
    """Who "hij" or an unnamed subject is: the player named last in the sentence, else the revoker."""
    sentence = re.split(r" [.;?!] ", message.skeleton.line[:place])[-1]
    for number in reversed(re.findall(r"(?:seat|declarer|dummy|partner|my_partner|me)#(\d+)", sentence)):
        if relation := _relation(message.mentions[int(number)], players, camps):
            return relation
    return "offender"


def _matches(message: Message, patterns: tuple[str, ...]) -> list[tuple[int, str, list[Mention], str]]:
    return [
        (match.start(), pattern, mentions, match.group())
        for pattern in patterns
        for mentions, match in message.skeleton.find(pattern)
    ]


def _relation(winner: Mention, players: Players, camps: Camps) -> str | None:
    seat = players.seat_of.get(winner)
    if seat is not None and camps.offender is not None:
        if seat is camps.offender:
            return "offender"
        return "partner" if seat is camps.offender.partner else "opponents"
    if winner.kind == "side" and camps.offender is not None:
        return None if winner.value == camps.offender.side else "opponents"
    if winner.kind != "role":
        return None
    if winner.value == "opponent":
        return "opponents"
    if winner.value == "partner":
        return "partner"
    if winner.value in ("declarer", "dummy", "defender") and camps.declaring is not None:
        declares = winner.value != "defender"
        if declares is not camps.declaring:
            return "opponents"
        return {"dummy": "partner", "declarer": None}.get(winner.value) if camps.offender is None else None
    return None


_AFTERWARDS = (
    r"(?:daarna|later|nadien|erna|sindsdien|vervolgens|verder|naderhand|nadat|daarop|hierna|de rest|alle volgende|volgende slagen|alle andere|overige|na (?:die|deze|pronoun#\d+) slag|na trick#\d+"
    r"|na die tijd|op het eind|het vervolg|aan het einde)"
)
_COUNTED = r"(?:slag|slagen|slagje|slaagje|rank#\d+|een|eentje|stel|paar|card#\d+|suit#\d+|aas|alles|alle|niks|niets|nix|geen|nul|iets|allemaal|er)"
_NONE = r"(?:geen|niks|niets|nix|nul|niet|nie)"
_GETS = r"(?:won|wonnen|winnen|maakte|maakten|maken|maakt|gemaakt|haalde|haalden|halen|haalt|gehaald|kreeg|kregen|krijgen|gekregen|pakte|pakten|pakken|gewonnen|had|hadden|gehad|nam|namen|waren voor|ging naar|gingen naar|was voor|zijn naar|voor|naar|binnen|binnengehaald)"


def _later_tricks(segments: list[Segment], camps: Camps, told: _Told) -> None:
    """Whether the revoker's side won a trick later: whose tricks they were decides, not that there were some."""
    votes: list[bool] = []
    about_others = False
    trick = told.value("trick")
    for segment in segments:
        numbers = [int(m.value) for m in segment.mentions() if m.kind == "trick"]
        later = segment.has(_AFTERWARDS) or (isinstance(trick, int) and any(number > trick for number in numbers))
        if (
            not later
            or not segment.has(_COUNTED)
            or segment.has(REVOKED)
            or segment.has(r"(?:volgende|nieuwe) slag|claimde|claimt|claimen|eiste")
        ):
            continue
        if not segment.has(_GETS) and not segment.has(
            rf"{_AFTERWARDS}(?: [^ ]+){{0,3}} (?:nog|geen|niks|niets|rank#\d+|een)"
        ):
            continue
        camp = _whose(segment, camps)
        nothing = segment.has(_NONE)
        everything = segment.has(r"(?:alle|alles|allemaal|de rest|iedere|elke|stuk voor stuk)")
        if camp == "other":
            about_others = True
            if everything and not nothing:
                votes.append(False)
        elif camp == "own":
            votes.append(not nothing)
    if votes and len(set(votes)) == 1:
        told.put("won_later_trick", votes[0])
    elif votes or about_others:
        told.drop("won_later_trick")


def _whose(segment: Segment, camps: Camps) -> str | None:
    """Whose tricks a segment counts: whom they were for, else its subject."""
    for match in compiled(
        r"(?:voor|naar|bij) (?:de |onze )?(?:seat|side|declarer|opponent|defender|partner)#(\d+)"
    ).finditer(segment.text):
        if camp := camps.of(segment.line.mentions[int(match.group(1))], segment):
            return camp
    named = camps.named(segment)
    if len(named) == 1:
        return named[0]
    if segment.has(r"(?:wij|we|ons|onze|me#\d+)"):
        return camps.us()
    return None if named or any(m.kind != "role" for m in segment.players()) else "own"


def _lying(message: Message, told: _Told) -> None:
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


def _again(message: Message, told: _Told) -> None:
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


def _late(message: Message, told: _Told) -> None:
    skeleton = message.skeleton
    if skeleton.has(
        r"ronde(?: (?:al|allang|was|is|lang|nu|dus|inmiddels|reeds|intussen))* (?:voorbij|afgelopen|om|gedaan|geeindigd|uit|over|klaar)"
    ) or skeleton.has(
        r"(?:na (?:afloop van )?(?:de|die) (?:ronde|zitting|avond)|volgende tafel|ronde later|einde van de (?:ronde|avond|zitting))"
    ):
        told.put("noticed", "round_over")
    elif skeleton.has(
        r"(?:vorig|vorige|voorgaande|laatste|eerdere) (?:spel|bord|board|gift|spelletje)"
    ) or skeleton.has(r"(?:vorige|vorig)(?= (?:[a-z]+ )?(?:had|verzaakt))"):
        if skeleton.has(
            r"(?:spel|bord|board|gift|volgende|nieuwe|dit)(?: [^ .;]+){0,6} (?:geboden|gepast|bod|bieding|biedt|bieden|geopend|begonnen met bieden|pass#\d+|opent|gestart)"
        ) or skeleton.has(
            r"(?:geboden|gepast|bod|geopend|bieden)(?: [^ .;]+){0,5} (?:volgende|nieuwe|dit) (?:spel|bord|board|gift)"
        ):
            told.put("noticed", "next_board")


def _returned(message: Message, told: _Told) -> None:
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


def _unable(message: Message, told: _Told) -> None:
    """ "Hij had geen schoppen meer": no revoke, unless the message takes it back."""
    skeleton = message.skeleton
    if (any(skeleton.has(pattern) for pattern in _HAD_NONE) and not skeleton.has(_YET)) or (
        skeleton.has(r"(?:onterecht|ten onrechte|geen verzaking|niet verzaakt|geen sprake van verzaking)")
        and any(skeleton.has(p) for p in _HAD_NONE)
    ):
        told.put("could_follow", False)
