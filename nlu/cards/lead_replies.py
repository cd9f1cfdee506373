"""What the other side says to an irregular card: declarer, or each defender, lets it stand or wants it back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from nlu.cards.hand_that_led import hand_led
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat, Side

Reply: TypeAlias = tuple[Seat | str, bool]
"""Who says something of a lead, by his seat or his role, and whether he accepts it."""
_BETWEEN = r"(?: (?:van (?:de )?[a-z_]+#\d+|(?!(?:seat|declarer|lho|rho|my_partner)#|maar|als|indien|of)[^ .;]+))"
_WELL = (
    rf"(?:wil|wilde|zal|gaat)(?! weten){_BETWEEN}{{0,5}} (?:accepteren|aanvaarden|laten|houden|aannemen|staan|liggen)",
    r"(?:accepteert|accepteer|accepteerde|geaccepteerd|aanvaardt|aanvaardde|aanvaard|gedoogt|akkoord|slikt)",
    rf"(?:vindt|vind|vond|vinden){_BETWEEN}{{0,4}} (?:best|goed|prima|oke|ok|okay|okee|fijn|uitstekend|leuk)",
    r"(?:zegt|zei|roept|riep|vindt|vond)(?: (?:meteen|toen|gewoon|dat|:))* (?:dat|het|die|pronoun#\d+) mag(?= (?:[.,;!]|wel|hoor|gewoon|van)|$)",
    r"^(?:dat|het|die|pronoun#\d+) mag(?: (?:wel|hoor|gewoon|best))*$",
    rf"(?:laat|liet|laten){_BETWEEN}{{0,4}} (?:liggen|staan|zo|gaan|maar|zitten)",
    rf"(?:neemt|neem|nam){_BETWEEN}{{0,3}} (?:aan|voor lief)",
    r"(?:wil|wilde)(?: (?:het|dat|die|deze|hem|m|pronoun#\d+))?(?: (?:wel|graag))+(?= (?:zo|hebben|houden)|$)",
    r"(?:neemt|neem|nam) (?:pronoun#\d+|hem|m|die|deze|de kaart|het)(?: (?:graag|wel|gewoon|maar|zo|zoals (?:pronoun#\d+|hij|het) (?:ligt|is)))*$",
    r"dat (?:het|dit|die|pronoun#\d+)(?: [^ ]+){0,2} (?:goed|prima|oke|ok|okay|best) (?:is|was|vindt|vond)",
    r"(?:houdt|hield|neemt|nam) (?:de|die|deze) (?:card#\d+|suit#\d+|uitkomst|start|kaart|lead)(?= (?:[.,;!]|graag|wel|gewoon|en)|$)",
    rf"(?:keurt|keurde){_BETWEEN}{{0,3}} goed",
    rf"(?:laat|liet|staat|stond){_BETWEEN}{{0,3}} toe",
    r"(?:goedgekeurd|toegestaan|toegelaten|tolereert|duldt|eens mee|mee eens)",
    r"(?:geen|zonder) (?:bezwaar|bezwaren|probleem|moeite|punt)",
    r"(?:niks|niets) (?:mis|op tegen|tegen|aan de hand)",
    r"(?:mag|mogen)(?: (?:zo|gewoon|rustig|blijven|die|hij|pronoun#\d+|het|wel))* (?:blijven|houden|liggen|staan)",
    r"(?:blijft|blijven)(?: \w+)? (?:liggen|staan)",
    r"(?:blij|tevreden|leven|content|vrede) (?:mee|met|ermee)|mee leven|leeft ermee",
    r"voor(?: de)? (?:seat|declarer|lho|rho)#\d+ (?:is|was)(?: (?:het|dat|die|deze|zo|ook))* (?:goed|prima|best|ok|oke|okay|in orde)",
    r"(?:is|was)(?: (?:het|dat))? (?:goed|prima|best|ok|oke|okay|in orde) voor(?: de)? (?:seat|declarer|lho|rho)#\d+",
)
_NOT_BAD = r"(?:niet|niks) (?:erg|zo erg|moeilijk|tegen|bezwaarlijk|lastig)"
_BACK = (
    rf"(?:wil|wilde){_BETWEEN}{{0,12}} terug(?:nemen|pakken|hebben)?$",
    rf"(?:wil|wilde|willen|eist|eiste|eisen|eisten){_BETWEEN}{{0,5}} (?:terug[a-z]*|weg|verandert|veranderen|herstelt|herstellen|overdoet|overdoen|overgedaan|opnieuw|overnieuw)",
    r"(?:wil|wilde|eist|eiste) (?:dat )?(?:de|zijn|haar|die|gewoon|toch|alsnog)? ?strafkaart(?: [^ .;]+){0,4} (?:gespeeld|gaat|komt|kwam|erin|in|gelegd|wordt|zien)",
    r"(?:weigert|weiger|weigerde|weigeren|protesteert|protesteerde|afgekeurd|geweigerd|verwerpt|wants it back)",
    r"(?:wil|wilde|willen|wilden|eist|eiste|eisen|eisten|vraagt|laat|liet)(?: (?:dat|de|graag|meteen|toch|beide|beiden|allebei))* (?:seat|lho|rho|declarer|my_partner|pronoun)#\d+(?: (?!suit#)[^ .;]+){0,4}"
    r" (?:terug[a-z]*|oppakt|oppakken|opraapt|oprapen|intrekt|intrekken|weghaalt|weghalen|opbergt|wegneemt|wegnemen)",
    rf"(?:keurt|keurde|wijst|wees|pikt|slikt|neemt){_BETWEEN}{{0,3}} (?:af|niet|nie|ni)",
    rf"(?:moet|moest|mag){_BETWEEN}{{0,4}} terug",
    r"(?:wil|wilde|eist|vraagt|vroeg)(?: (?:dus|toch|liever|graag|van|seat#\d+|een|de))* andere (?:uitkomst|start|kaart|lead)",
    r"(?:stuurt|stuurde|zendt|zond|gooit|gooide|schuift|schoof|geeft|gaf)(?: (?:pronoun#\d+|hem|die|de|deze|kaart|kaartje|card#\d+|suit#\d+|meteen|weer))+ terug",
    r"(?:zelf|eigen)(?: (?:gewoon|nu|liever|eerst))* (?:wil|wilde|gaat|mag) (?:voorspelen|spelen|beginnen|starten|inspelen|naspelen)",
    r"(?:wil|wilde|gaat|ging)(?: (?:gewoon|nu|liever|dus|toch|wel|zijn|haar|z'n|zn))* (?:zelf|eigen)(?: (?:gewoon|nu|liever|kaart|wel|met|card#\d+|suit#\d+|een|gaan|zijn|haar|z'n|zn))* (?:voorspel|uitkomst|start|beurt|voorspelen|spelen|voor|verder|beginnen|starten|komen|inspelen|naspelen)",
    rf"(?:wil|wilde){_BETWEEN}{{0,3}} (?:niet|nie|ni)(?! weten)",
    r"dat (?:pronoun#\d+|hij|zij|ze|seat#\d+)(?: (?:het|dat|die|hem|m|pronoun#\d+|zo))* (?:niet|nie|ni) (?:wil|wilde|willen|accepteert|aanvaardt)(?= (?:[.,;!]|hebben)|$)",
    r"(?:wil|wilde|willen|wilden|eist|eiste|eisen|eisten|vraagt|vragen) dat(?: [^ .;]+){0,4} (?:uit|van|vanuit)(?: de)? (?:hand|dummy#\d+|tafel|juiste|goede|andere)",
    r"(?:wil|wilde|eist|eiste|maakt|laat|liet|blijft|bleef|wordt|werd)(?: (?!suit#|geen)[^ .;]+){0,5} (?:als|een|tot|is|wordt)(?: (?:grote|een))* strafkaart",
    r"(?:niks|niets|geen sprake) (?:ervan|daarvan|van)(?! (?:aan|gemerkt|gezien|gezegd|gehoord|vernomen|te|door|af))",
    r"(?:heeft|maakt|maakte|tekent)(?: (?!geen)\w+)? bezwaar",
)
_SAYS = re.compile(
    r"(?:^| )(?:zegt|zei|roept|riep|zeggen|antwoordt|antwoordde|vindt|meent)(?: |$)|(?:^| )(?:seat|declarer|lho|rho)#\d+$"
)
_SAID_WELL = Expression(
    r"(?:^| )(?:prima|best|goed|okay|oke|ok|ja|yes|graag|fijn|laten|liggen|staan|blijven|akkoord)(?: (?:hoor|zo|maar))?$"
)
_SAID_BACK = Expression(
    r"(?:^| )(?:nee|neen|terug|niet|nie|ni|weg|no|opnieuw|overnieuw|overdoen)(?: (?:hoor|ermee|dank je|dank u|bedankt|merci))?$"
)
_FEW = 4
_OPPOSITE = Expression(
    r"^(?:seat|declarer|lho|rho|my_partner|me)#\d+(?: \( seat#\d+ \))?(?: (?:dan|echter|juist))* (?:wel|niet)$"
)
_DENIED = Expression(r"(?<![^ ])(?:niet|nie|ni|nooit|geenszins)(?![^ ])")
_NONE = Expression(r"(?<![^ ])(?:noch|niemand|nobody#\d+|geen van(?: (?:de|beide|beiden|twee|hen|allen))+)(?![^ ])")
"""None of them says so: "geen van beide vindt dat goed", "oost noch west"."""
_SUPPOSED = Expression(
    r"(?<![^ ])(?:mag|mogen|kan|kunnen|moet|moeten|als|indien|zou|of|wat|hoe)(?: [^ ]+){0,6}"
    r" (?:accepteren|aanvaarden|aannemen|aanneemt|slikken|goedvinden|weigeren|accepteert|aanvaardt|weigert|kiezen|laten|terug)(?![^ ])"
)
_RESTRICTIONS = ("require", "forbid", "none", "spread", "highest", "lowest")


def lead_replies(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `choice` after a defender's lead, `accepted` and `defenders_agree` after declarer's, in `facts`, in place."""
    offender, declares = facts.get("offender"), facts.get("declarer")
    declarer = players.declarer or (declares.seat if declares else None)
    role = facts.get("offender_role")
    by_declarer = (role is not None and role.value == "declarer") or (
        offender is not None and declarer is not None and offender.seat.side is declarer.side
    )
    replies = list(_replies(message, players))
    if by_declarer:
        _to_declarer(message, players, replies, facts)
    else:
        _by_declarer(message, declarer, replies, facts)


def _to_declarer(message: Message, players: Players, replies: Sequence[Reply], facts: dict[str, Evidence]) -> None:
    """What the defenders say to a lead of declarer's, and whether they agree."""
    if "choice" in facts and facts["choice"].value in _RESTRICTIONS:
        facts.pop("choice")  # what he asks of dummy is no choice of the defenders'
        facts.pop("choice_suit", None)
    said = {key: well for key, well in replies if _is_defender(players, key, facts.get("offender"))}
    if said.keys() <= _ANY_OF_THEM and _is_divided(message, facts):
        facts["defenders_agree"] = message.tells(False)
        facts.pop("accepted", None)
        facts.pop("choice", None)
        return
    if not said:
        if all(_declares(players, key) for key, _ in replies) if replies else _is_supposed(message):
            _drop_supposed(facts)
        return
    facts.pop("choice", None)
    if len(set(said.values())) > 1:
        facts["defenders_agree"] = message.tells(False)
        facts.pop("accepted", None)
        accepting = next(key for key, well in said.items() if well)
        if isinstance(accepting, Seat):
            facts["accepted_by"] = message.tells(accepting)
        elif accepting in ("lho", "rho") and (led_from := hand_led(message.skeleton)) is not None:
            facts["accepted"] = message.tells((led_from == "hand") is (accepting == "lho"))
    elif "accepted_by" not in facts:
        facts["accepted"] = message.tells(next(iter(said.values())))


def _by_declarer(message: Message, declarer: Seat | None, replies: Sequence[Reply], facts: dict[str, Evidence]) -> None:
    """What declarer says to a lead of a defender's."""
    offender = facts.get("offender")
    if offender is not None and [key for key, _ in replies] == [offender.seat]:
        _drop_supposed(facts)  # what he lets lie is his own card
    if not replies and _is_supposed(message):
        _drop_supposed(facts)
    answers = [well for key, well in replies if _is_declarers(key, declarer, offender)]
    if not answers and replies and all(_has_no_say(key, declarer, offender) for key, _ in replies):
        _drop_supposed(facts)
    choice = facts.get("choice")
    if answers and (choice is None or choice.value not in _RESTRICTIONS):
        facts["choice"] = message.tells("accept" if answers[-1] else "refuse")
        facts["accepted"] = message.tells(answers[-1])


_ANY_OF_THEM = {"defender", "opponent"}
_DIVIDED = (
    r"(?:de )?(?:ene|een)(?: (?:defender|opponent)#\d+)? (?!de )(?:[^ .;?]+ ){1,10}de (?:ander|andere)(?= )"
    r"|(?:onderling|verdeeld|oneens|meningsverschil|niet eens|geen overeenstemming)"
)
"""The defenders want different things, whoever wants what: "de een wil hem houden, de ander niet"."""


def _is_divided(message: Message, facts: dict[str, Evidence]) -> bool:
    told = facts.get("defenders_agree")
    return (told is not None and told.value is False) or message.skeleton.has(_DIVIDED)


def _is_supposed(message: Message) -> bool:
    return any(_SUPPOSED.search(segment.text) for segment in segments_of(message.skeleton))


def _is_declarers(key: Seat | str, declarer: Seat | None, offender: Evidence | None) -> bool:
    """Whether it is declarer who says it; where he isn't named, an opponent of the defender who did it."""
    if not isinstance(key, Seat):
        return key == "declarer"
    if declarer is None:
        return offender is not None and key.side is not offender.seat.side
    return key is declarer


def _has_no_say(key: Seat | str, declarer: Seat | None, offender: Evidence | None) -> bool:
    """Whether it is the defender who did it, his partner or dummy who says something of it."""
    if not isinstance(key, Seat):
        return False
    if declarer is not None:
        return key is not declarer
    return offender is not None and key.side is offender.seat.side


def _declares(players: Players, key: Seat | str) -> bool:
    if isinstance(key, Seat):
        return players.declarer is not None and key.side is players.declarer.side
    return key == "declarer"


def _drop_supposed(facts: dict[str, Evidence]) -> None:
    """Nobody who may has said anything yet: whether he may accept is only asked, or another says he doesn't want it."""
    for name, values in (("choice", ("accept", "refuse")), ("accepted", (True, False))):
        if name in facts and facts[name].value in values:
            facts.pop(name)


def _is_defender(players: Players, key: Seat | str, offender: Evidence | None) -> bool:
    """Whether a player defends; who is called by his seat beside "the declarer" is another than he."""
    if isinstance(key, Seat):
        declares = players.declarer or (offender.seat if offender else None)
        return declares is None or key.side is not declares.side
    return key in ("lho", "rho", "defender", "opponent", *_OUR_DEFENDERS)


_OUR_DEFENDERS = ("me", "my_partner")
_AND_ANOTHER = Expression(
    r"^(.*#.*?)(?: (?:en|maar|,))*(?<! van)(?<! door)(?<! bij)(?<! aan)(?<! dat)(?<! de) ((?:seat|lho|rho|my_partner|me)#\d+(?: \( seat#\d+ \))?(?: (?:dan|echter|juist))* (?:wel|niet))$"
)


def _pieces(message: Message) -> Iterator[Segment]:
    """The segments, with what is said of a second player apart: "ik wil hem accepteren mijn partner niet"."""
    for segment in segments_of(message.skeleton):
        both = _AND_ANOTHER.match(segment.text)
        for text in both.groups() if both else (segment.text,):
            yield Segment(text, segment.sentence, segment.line)


def _replies(message: Message, players: Players) -> Iterator[Reply]:
    """Who says what, in order; what is only asked or supposed is left out."""
    speaker: Seat | str | None = None
    sentence = -1
    said, quoting, before = False, False, None
    for segment in _pieces(message):
        if segment.sentence != sentence:
            speaker, sentence = speaker if segment.has(r"^(?:en )?(?:pronoun#\d+|die|deze)") else None, segment.sentence
            quoting = False
        spoken = [] if speaker is not None and segment.has_any((_HE_WISHES, _HIS_PLACE)) else _speaking(segment)
        named = [who for mention in spoken if (who := _who(message, players, mention)) is not None]
        quotes = quoting and speaker is not None and named[:1] == ["me"]  # "leider zegt: ik vind het best"
        speaker = named[0] if named and not quotes else speaker
        if not named and segment.has(_THEY):
            speaker = "opponent"
        said = said or _SAYS.search(segment.text) is not None
        well = not before if before is not None and _OPPOSITE.search(segment.text) else _stance(segment, said=said)
        before = well if well is not None else before
        said = _SAYS.search(segment.text) is not None
        quoting = quoting or said
        if well is not None and speaker is not None:
            yield speaker, well


_SAYS_NOTHING = r"(?:reageer|reageert|reageren|reageerde|reageerden|zegt|zeggen|zei|zeiden|doet|doen|deed|deden|weet|weten|merkt|merken) (?:nog )?(?:niet|niks|niets)"
"""Who doesn't say what he wants has refused nothing: "OW reageren niet"."""
_HE_WISHES = r"^(?:(?:en|maar|dus|toch|dan) )?(?:pronoun#\d+|die|deze) (?:wil|wilde|eist|eiste|vraagt|vroeg|laat|liet)"
"""What he wishes, whom the words before tell of, of another: "leider zuid moest. die eist dat oost hem terugpakt"."""

_HIS_PLACE = r"^(?:die|pronoun#\d+) (?:na|voor|links|rechts|naast|achter|tegenover)(?: (?:van|de|het))* [a-z_]+#\d+(?: (?:komt|kwam|zit|zat|speelt|speelde|is|was|moet|moest))?$"
"""Where he who was named sits, of another: "west, die na dummy komt, protesteert"."""


_THEY = r"(?:pronoun#\d+|ze|zij) (?:hebben|hadden|willen|wilden|zeggen|zeiden|weigeren|weigerden|accepteren|accepteerden|aanvaarden|aanvaardden|vinden|vonden|laten|lieten)"
"""The others, where nobody is named."""
_BY = r"door(?: de)? {player}(?: seat#\d+)?"


def _speaking(segment: Segment) -> list[Mention]:
    """The players a segment names; of what is done by somebody, he: "de kaart van west wordt door noord aanvaard"."""
    by = [segment.line.mentions[int(match.group(1))] for match in compiled(_BY).finditer(segment.text)]
    return by or segment.players()


def _who(message: Message, players: Players, mention: Mention) -> Seat | str | None:
    seat = players.seat_of.get(mention)
    if seat is not None:
        return seat
    if mention.kind == "side":
        return None if players.declarer is not None and players.declarer in Side(mention.value).seats else "opponent"
    if (mention.value, players.me_role) in (("me", "declarer"), ("my_partner", "dummy")):
        return "declarer"
    if mention.value in _OUR_DEFENDERS:  # who speaks beside declarer, and isn't dummy, defends
        beside = players.me_role is None and any(other.value == "declarer" for other in message.mentions)
        return mention.value if beside or players.me_role == "defender" else None
    return mention.value if mention.value in ("declarer", "lho", "rho", "defender", "opponent") else None


def _stance(segment: Segment, *, said: bool) -> bool | None:
    """Whether a segment lets the lead stand, wants it back, or says nothing of it; one word counts if it is `said`."""
    if _SUPPOSED.search(segment.text):
        return None
    words = _SAYS.split(segment.text)[-1]
    if said and words.count(" ") < _FEW and not segment.has(_SAYS_NOTHING):
        if _SAID_BACK.search(words):
            return False
        if _SAID_WELL.search(words) and not _DENIED.search(words):
            return _NONE.search(segment.text) is None
    if segment.has(_NOT_BAD):
        return True
    if segment.has_any(_BACK):
        return False
    if segment.has_any(_WELL):
        return not (_DENIED.search(segment.text) or _NONE.search(segment.text))
    return None
