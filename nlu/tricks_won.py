"""Who won the trick of a revoke (or of a missing card), and whether the same side won a trick later."""

from __future__ import annotations

import re

from nlu.camps import Camps
from nlu.mentions import Mention
from nlu.players import Players
from nlu.reading import Message
from nlu.segments import Segment, segments_of
from nlu.skeleton import compiled
from nlu.told import Told
from nlu.understanding import Evidence

REVOKED = r"(?:verzaakt|verzaakte|verzaken|verzaking|verzaakten|versaakte|bekent niet|bekende niet|niet bekend|niet bekende|bekende geen|renonceert|renonceerde)"


def tricks_won(message: Message, players: Players, camps: Camps, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, who won the trick and whether the same side won a later one."""
    told = Told(message, facts)
    _winner_of_trick(message, players, camps, told)
    _later_tricks(segments_of(message.skeleton), camps, told)


_WINS = r"(?:won|wint|wonnen|nam|neemt|pakte|pakt|maakte|maakt|haalde|haalt|kreeg|krijgt|stak|had|gewonnen|genomen|gepakt|gemaakt|binnenhaalde)"
_THAT = r"(?:die|deze|dat|de|hem|m|'m|pronoun#\d+)"
_TRICK = rf"(?:{_THAT} (?:verzaakte |bewuste |zelfde |hele |desbetreffende |eerste )?slag|{_THAT}(?! \w))"
_WINNER = r"(?:seat|side|declarer|dummy|partner|my_partner|opponent|defender|me)#(\d+)"
_ADD = r"(?: (?:als|declarer#\d+|dummy#\d+|,(?! seat#)|\(|\)|seat#\d+|de|zelf|dus|toen|ook|heeft|had|wel|daarmee|gewoon|zijn|haar|partner#\d+|keurig|netjes|direct|en|er|zo))*"
_WENT = (
    rf"{_WINNER}{_ADD} {_WINS}(?: (?:zelf|daarmee|dus|gewoon|toen|wel|ook))* (?:{_THAT}(?: verzaakte| bewuste)? slag|(?:pronoun#\d+|hem|m|'m|die)(?= |$)(?! suit#| card#))",
    rf"{_WINNER}{_ADD} {_THAT}(?: verzaakte| bewuste)? slag(?: (?:zelf|toen|dus|heeft|had|wel))* {_WINS}",
    rf"{_THAT}(?: verzaakte| bewuste)? slag(?: (?:is|was|werd|zelf|toen|dus))* {_WINS}(?: (?:door|toen|de|het|zijn|haar|dus))* {_WINNER}",
    rf"(?:{_THAT} )?(?:verzaakte |bewuste )?slag(?: van seat#\d+| van declarer#\d+)?(?: (?:in kwestie|,))? (?:ging|was|gaat|is|viel|kwam|werd)(?: (?:naar|voor|bij|van|aan|toe|wel|de|het|dus|ook|gewoon|onze|zijn|haar|declarer#\d+|gewonnen|gemaakt|genomen|gepakt|door|eigenlijk|toen|card#\d+|rank#\d+|in))+ {_WINNER}",
    rf"{_THAT} (?:ging|was|kwam|viel)(?: (?:naar|voor|bij|aan|toe|wel|de|dus|van))+ {_WINNER}",
    rf"(?:verzaakte )?slag (?:gewonnen|gemaakt|genomen|gepakt) door(?: de)? {_WINNER}",
    r"(?:card|rank|aas|heer)(?:#\d+)? van(?: de)? dummy#(\d+) (?:won|wint|maakte|pakte|nam|was)",
    rf"{_WINNER} (?:won|wint)(?= (?:,|daarna|slag|\.)|$)",
    rf"{_WINNER}(?: (?:,|die|dus|zelf|toen|heeft|had))* (?:troefde|troeft|overtroefde)(?: (?!(?:seat|declarer|dummy)#)[^ .;]+){{0,5}} (?:en|,)(?: {{hij}})?"
    r" (?:speelde|speelt|kwam|komt|ging|gaat|vervolgde)(?: (?:toen|meteen|direct|daarna|vervolgens|zelf|gewoon))*"
    r" (?:door|verder|voor|na|terug|met)",  # who ruffed and led next won the trick
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
    rf"{_THAT}(?: \w+)? [a-z]*slag {_WINS} {{hij}}(?: (?:dus|ook|gewoon|toch|wel))*(?: zelf)?",
    rf"{{hij}} {_WINS} {_THAT}(?: verzaakte| bewuste)? slag",
    rf"(?:en|,)(?: {{hij}})? {_WINS}(?: daarmee)? {_THAT}(?: verzaakte)? slag",
)
_PARTNERS_TRICK = (
    r"slag(?: [^ .;]+){0,3} (?:naar|voor|bij|van) (?:zijn|haar|mijn|z'n|zn|hun) (?:partner#\d+|maat)",
    rf"(?:zijn|haar|z'n|zn) partner#\d+ {_WINS}(?! (?:daarna|later|nog|een))",
)
_NOT_HE_BUT = (
    rf"(?:niet|nie)(?: zelf)?(?: (?:,|maar|want|\.))*(?: (?:dat|die|pronoun#\d+|slag))? (?:deed|was|ging naar|won|maakte|pakte)"
    rf"(?: (?:de|voor|toch|gewoon))* {_WINNER}"
)
_SINCE = r"(?:daarna|later|nadien|erna|sindsdien|vervolgens|nog|verder|geen|naderhand)"


def _winner_of_trick(message: Message, players: Players, camps: Camps, told: Told) -> None:
    """Who won the trick of the revoke, seen from the revoker; what was told last counts."""
    found: list[tuple[int, str]] = []
    for segment_start, pattern, mentions, text in _matches(message, _WENT):
        if _denied(message, segment_start + len(text)):
            continue
        winner = _relation(mentions[-1] if pattern in _WENT[2:6] else mentions[0], players, camps)
        if winner and not (set(text.split(" ")) & {"niet", "nog", "geen", "niks", "daarna", "later"}):
            found.append((segment_start, winner))
    for mentions, match in message.skeleton.find(_NOT_HE_BUT):
        if winner := _relation(mentions[-1], players, camps):
            found.append((match.start(), winner))
    for start, _, _, text in _matches(message, _SUBJECTS_TRICK) if not found else []:
        if _denied(message, start + len(text)) or message.skeleton.has(rf"(?:{_WINS} )?niet zelf"):
            continue
        if subject := _subject_before(message, players, camps, start):
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


def _denied(message: Message, end: int) -> bool:
    """Whether "niet" follows: "hij won de slag niet"."""
    return re.match(r" (?:zelf |dus |echter )?(?:niet|nie)(?: |$)", message.skeleton.line[end:]) is not None


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
    r"(?:daarna|later|nadien|erna|sindsdien|vervolgens|verder|naderhand|nadat|daarop|hierna|de rest|alle volgende|volgende slagen|alle latere|alle andere|overige|na (?:die|deze|pronoun#\d+) [a-z]*slag|na trick#\d+"
    r"|na die tijd|(?:op|aan|tegen) het einde?|uiteindelijk|het vervolg|aan het einde)"
)
_STILL = r"nog(?: (?:wel|maar|even|zeker|netjes))* (?:rank#\d+|een|een paar|wat|genoeg|meer|geen|bid#\d+) (?:slag|slagen|slagjes)"
_COUNTED = r"(?:\d+|trick#\d+|slag|slagen|slagje|slaagje|rank#\d+|een|eentje|wat|stel|paar|card#\d+|suit#\d+|aas|alles|alle|niks|niets|nix|geen|nul|iets|allemaal|er)"
_NONE = r"(?:geen|niks|niets|nix|nul|niet|nie)"
_GETS = r"(?:won|wonnen|winnen|maakte|maakten|maken|maakt|gemaakt|haalde|haalden|halen|haalt|gehaald|kreeg|kregen|krijgen|gekregen|pakte|pakten|pakken|gewonnen|had|hadden|gehad|nam|namen|waren voor|ging naar|gingen naar|was voor|zijn naar|voor|naar|binnen|binnengehaald)"


def _later_tricks(segments: list[Segment], camps: Camps, told: Told) -> None:
    """Whether the revoker's side won a trick later: whose tricks they were decides, not that there were some."""
    votes: list[bool] = []
    about_others = False
    trick = told.value("trick")
    for segment in segments:
        numbers = [int(m.value) for m in segment.mentions() if m.kind == "trick"]
        later = (
            segment.has(_AFTERWARDS)
            or segment.has(_STILL)
            or (isinstance(trick, int) and any(number > trick for number in numbers))
        )
        if (
            not later
            or not segment.has(_COUNTED)
            or segment.has(REVOKED)
            or segment.has(
                r"(?:volgende|nieuwe) slag|claimde|claimt|claimen|eiste|gebeurde|gebeurd|gedaan|gespeeld|gezegd"
            )
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
