"""A player set right by his seat: "nee, het was west", "west niet, oost", "zuid is zelf de leider", "van noord"."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.reading import Message
from nlu.understanding import Context, Evidence
from rules.vocabulary import Seat

_IT_WAS = r"(?:als het|stel dat het|was|bleek|blijkt|ging om|gaat om|is|moet|moest|had|hoort|waren|bedoel|bedoelde|maar|nee|,|:|niet seat#\d+ maar)(?: (?:het|zijn|dus|toch|achteraf|gewoon|door|van|bij|echt|,|:|ik))* {seat}(?= (?:[.,;!?]|(?:te |moeten )?zijn|hoor|pronoun#\d+|was|deed|die|dus|natuurlijk|bedoel|bedoelde|bood|biedt|past|paste|(?:pass|double|redouble)#\d+|opende|opent|liet|laat|verzaakt|verzaakte|bekende|bekent|kwam|komt|speelde|speelt|legde|legt|gooide|gooit|claimt|claimde|doubleert|doubleerde|dacht|denkt|peinsde|aarzelde|twijfelde|zuchtte|keek(?! net weg| even weg| weg| niet| de andere| opzij| naar buiten| ergens)|vroeg|begon|startte|toonde|toont|sorry|maar|zelf|het|en|heeft het(?! gezegd| verteld| gezien| gevraagd)|had het(?! gezegd| verteld| gezien| gevraagd)|(?:zijn|haar) kaart)|$)"
_DECLARES = r"{seat}(?: (?:,|pronoun#\d+|die|dat|zelf|toch))* (?:speelde|speelt|leidde|leidt|afspeelde|(?:de )?declarer#\d+ (?:is|was)|heeft het|aan het spelen was|(?:het|t|'t) contract (?:had|heeft|speelt|speelde))(?= [.,;!]|$)"
ANOTHER_DECLARES = (
    r"(?:geen|niet(?: (?:de|zelf|echt))*) declarer#\d+(?: (?:,|[.]|maar|dat|die|declarer#\d+|is|was|wordt|werd|de|wel))+ {seat}"
    r"(?= (?:[.,!]|is|hoor|dus|wel|natuurlijk)|$)"
)
"""Who declares where another doesn't: "toch geen leider, dat is west", "zuid is geen leider, west is het"."""
_BARE = r"^(?:(?:nee|neen|sorry|correctie|herstel|excuus|excuses|vergissing|fout|mis|ik|bedoel|wacht|oeps|pardon|foutje|dus|toch|was|het|,|.|:|o|natuurlijk|gewoon|en|wat|als) )*{seat}(?: (?:dus|natuurlijk|,|.|!|toch|bedoel|bedoelde|me#\d+|ik|was|het|sorry|hoor|deed|dat))*$"
_DENIED_FOR_ANOTHER = (
    r"(?:niet|geen) seat#\d+(?: (?:,|maar|en|wel|was|is|leidt|speelt|het|de|declarer#\d+))* seat#\d+"
    r"|seat#\d+ [^.;]*, (?:dus |en )?niet seat#\d+(?= [.!]|$)"
)
"""One player denied for another: "niet oost, noord is de leider", "noord is de leider, niet oost"."""
_NOT_BUT = (
    r"^(?:(?:nee|neen|sorry|wacht|oh|o|pardon|,|me#\d+ zei|het was|dat was) )*(?:niet )?{seat}(?: niet)?(?: (?:,|maar|en|wel|bedoelde|bedoel|me#\d+|het|was|moet|moest|zijn))+ {seat}(?= [.!]|$)"
    r"|niet (?:van|bij|door) {seat}(?: (?:,|maar|wel|juist|en))* (?:van|bij|door) {seat}(?= [.!]|$)"
    r"|niet(?: ,)? {seat}(?: (?!seat#)[^ .;,]+){1,5}(?: ,)? maar {seat}(?= [.!]|$)"
)
_NOT_BUT_PARTNER = r"(?:niet {seat}|{seat} niet)(?: (?:,|maar|wel|het|was|juist|zijn|haar|de|diens))+ partner#\d+"
_INSTEAD_OF = r"^{seat} (?:ipv|in plaats van|i p v) {seat}(?= [.!]|$)"
_OF_ANOTHER = r"^(?:(?:nee|neen|sorry|wacht|oh|o|oeps|foutje|me#\d+|bedoel|bedoelde|eh|pardon|,|:|dat|het|die|was|bod) )*van {seat}(?: (?:dus|natuurlijk|,|.|!))*$"
_SHORTEST = 3
_SEATS = ("offender", "claimer", "explainer", "previous_bidder", "on_lead", "leader", "turn", "dealer", "declarer")
_OF_WHOM = ("declarer", "dealer", "leader", "turn", "on_lead")
"""Questions that a bare player answers; else he is the one who did it."""


def is_bare_player(message: Message) -> bool:
    """Whether it names a player and nothing else: "west", "zuid dus"."""
    return len(message.words.norms) <= _SHORTEST and names_only_a_player(message)


def names_only_a_player(message: Message) -> bool:
    """Whether it says nothing but who it was: "nee sorry, het was toch west"."""
    return message.skeleton.has(_BARE)


def tells_only_whose(message: Message) -> bool:
    """Whether it says nothing but of whom it was: "oeps, ik bedoel van noord"."""
    return message.skeleton.has(_OF_ANOTHER)


def corrected_declarer(message: Message, whole: Mapping[str, Evidence], *, in_play: bool) -> dict[str, Evidence]:
    """The declarer, and who did it where all is told anew: "andersom, oost speelt en zuid liet hem vallen"."""
    seats = [mention for mention in message.mentions if mention.kind == "seat"]
    declarer = message.players(in_play=in_play).declarer
    if not declarer:
        named = message.skeleton.first(_DECLARES) or message.skeleton.first(ANOTHER_DECLARES)
        return {"declarer": message.tells(named[0].value, named[0])} if named else {}
    mention = next((m for m in seats if m.value == declarer), seats[0] if seats else None)
    found = {"declarer": message.tells(declarer, mention)}
    if not message.skeleton.has(_DENIED_FOR_ANOTHER) and "offender" in whole and whole["offender"].value != declarer:
        found["offender"] = whole["offender"]
    return found


_NOT_BUT_DECLARER = (
    r"niet {seat}(?: (?:,|maar|wel|de|het|was|en|dat|die|pronoun#\d+|is|zelf|dus|declarer#\d+))+ {seat}(?= [.,!]|$)"
    r"|^(?:(?:nee|neen|sorry|pardon|,|het|was) )+{seat}(?: ,)?(?: en)? (?:die|dat|pronoun#\d+) (?:is|was)(?: (?:de|ook|zelf|dus))* declarer#\d+"
)
"""Another player did it, and it is he who declares: "niet noord maar de leider, zuid", "nee, zuid, en die is leider"."""


def offender_denied(message: Message, context: Context) -> dict[str, Evidence]:
    """Who did it where he is told instead of the one who is known, with what sets right who declares."""
    named = message.skeleton.first(_NOT_BUT_DECLARER)
    wrong = context.facts.get("offender")
    if not named or named[-1].value == wrong or wrong == context.facts.get("declarer"):
        return {}
    if len(named) > 1 and named[0].value != wrong:
        return {}
    return {"offender": message.tells(named[-1].value, named[-1])}


def corrected_seat(message: Message, whole: Mapping[str, Evidence], context: Context) -> dict[str, Evidence]:
    """The player that is named instead of another, and what he is."""
    if swapped := message.skeleton.first(_NOT_BUT):
        wrong, right = swapped
        return dict.fromkeys(_what_he_was(wrong.value, context), message.tells(right.value, right))
    if denied := message.skeleton.first(_NOT_BUT_PARTNER):
        return {"offender": message.tells(Seat(denied[0].value).partner, denied[0])}
    if instead := message.skeleton.first(_INSTEAD_OF):
        return {"offender": message.tells(instead[0].value, instead[0])}
    if "on_lead" in whole and not names_only_a_player(message):  # "het was noord die aan slag was"
        return {"on_lead": whole["on_lead"]}
    if "previous_bidder" in context.facts and (bidder := message.skeleton.first(_OF_ANOTHER)):
        return {"previous_bidder": message.tells(bidder[0].value, bidder[0])}
    seats = [mention for mention in message.mentions if mention.kind == "seat"]
    named = message.skeleton.first(_IT_WAS)
    if not seats or not (named or names_only_a_player(message)):
        return {}
    seat = named[-1] if named else seats[-1]
    asked = context.question if context.question in _OF_WHOM else None
    return {asked or "offender": message.tells(seat.value, seat)}


def _what_he_was(seat: str, context: Context) -> list[str]:
    """Whatever the first player was, the second is: "nee, west niet, oost"."""
    named = [name for name in _SEATS if context.facts.get(name) == seat]
    if "offender" in named or "offender" not in context.facts:
        return [name for name in named if name in ("claimer", "explainer")] + ["offender"]
    return named
