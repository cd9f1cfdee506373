"""Facts of a revoke that follow from who did what: who revoked, both sides or again, how late it was noticed."""

from __future__ import annotations

import re

from nlu.facts_told import FactsTold
from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.both_sides import both_sides
from nlu.tricks.camps import Camps
from nlu.tricks.later_tricks import later_tricks
from nlu.tricks.next_trick import Reading
from nlu.tricks.out_of_suit import held_none
from nlu.tricks.play_over import play_was_over
from nlu.tricks.revoke_card import revoke_card
from nlu.tricks.revoke_words import REVOKED
from nlu.tricks.trick_winner import winner_of_trick
from nlu.understanding import Evidence
from nlu.words.segments import segments_of


def revoke_talk(message: Message, players: Players, camps: Camps, after: Reading, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what a message about a revoke tells."""
    told = FactsTold(message, facts)
    both_sides(message, players, camps, told)
    _establishment(message, after, told)
    winner_of_trick(message, camps, told)
    later_tricks(message.skeleton, camps, told)
    if told.value("won_later_trick") is not None and told.value("next_trick") is None and not after.told:
        told.put("established", True)  # tricks that came after it are counted
    revoke_card(message, camps, facts)
    _lying(message, told)
    _again(message, told)
    _returned(message, told)
    _late(message, camps, told)
    _unable(message, told)


_EACH = r"(?:elk|ieder|iedereen|everybody#\d+|allemaal|allen|alle vier|de man|per speler)"
_TWELFTH = (
    r"(?:voorlaatste|op een na laatste|een na laatste|twaalfde|12e|12de) (?:slag|trick|kaart)",
    r"(?:bij|in|op)(?: de)? (?:laatste|allerlaatste) (?:rank#\d+|twee) (?:kaarten|slagen|kaartjes)",
    r"(?:met|had|hadden|heeft|hebben|bij)(?: (?:nog|ieder|elk|maar|net|iedereen|everybody#\d+|we|ze|pronoun#\d+|alleen|de))* (?:rank#\d+|twee|2) (?:kaarten|slagen|kaartjes)(?: (?:over|te gaan|te spelen|te ga|in|nog|elk|ieder|de|hand|handen))+",
    r"(?:nog )?(?:rank#\d+|twee|2) (?:kaarten|slagen|kaartjes)? ?te gaan",
    rf"{_EACH}(?: (?:nog|maar|net|had|hadden|heeft|hebben|hield|hielden|alleen))* (?:rank#\d+|twee|2) (?:kaarten|kaartjes)",
    rf"(?:rank#\d+|twee|2) (?:kaarten|kaartjes)(?: (?:in|de|hand|over|nog|bij))* {_EACH}",
    r"laatste (?:rank#\d+|twee) (?:kaarten|kaartjes)(?: [^ .;,]+){0,2} (?:speelt|speelde|spelen|speelden|gespeeld|afspeelde|afspeelt|afspelen|afgespeeld|uitspeelde|voorspeelde)",
)


def twelfth_trick(message: Message, told: FactsTold) -> None:
    """Write that it was the last trick but one, where that is told in other words."""
    for pattern in _TWELFTH:
        for _, match in message.skeleton.find(pattern):
            numbers = re.findall(r"rank#(\d+)", match[0])
            if all(message.mentions[int(number)].value == "2" for number in numbers):
                told.put("trick", 12)


_ESTABLISHED = r"(?:voldongen|definitief|onherroepelijk|onherstelbaar|established|niet meer te (?:herstellen|corrigeren|repareren|redden)|(?:staat|stond|staan|stonden)(?: al| nu| beide| allebei)* vast|vaststaat|vaststond)"
_FIRM = rf"(?:(?:al|is|lang|allang|dus|was|beide|beiden|allebei|zijn|keren) )*{_ESTABLISHED}"
_HELD_TO_BE = rf"(?:seat#\d+|declarer#\d+|dummy#\d+|partner#\d+|opponent#\d+|iemand) (?:zegt|zei|vindt|vond|beweert|beweerde|roept|riep|denkt|meent|houdt vol)(?: [^ .;?!]+){{0,6}} {_ESTABLISHED}|volgens (?:seat|side|declarer|opponent|dummy)#\d+(?: [^ .;?!]+){{0,6}} {_ESTABLISHED}"
"""What a player says of it, who may be wrong: "oost zegt dat het voldongen is"."""
_NOT_FIRM = rf"(?:niet(?! meer te)|nie|ni|nog geen|onvoldongen|not)(?: [^ .;,]+){{0,2}} (?:{_ESTABLISHED}|voldaan)|{_ESTABLISHED}(?: (?:is|was|werd|hij|het|pronoun#\d+|de|verzaking|nog))+ (?:niet|nie)(?= (?:[.,;!?]|en|maar|want)|$)"


def _establishment(message: Message, after: Reading, told: FactsTold) -> None:
    """What was played decides; "voldongen" stands beside it, and what contradicts it is left open."""
    skeleton = message.skeleton
    asked = (
        skeleton.has(rf"(?:al|dus|dan|nu) {_ESTABLISHED}(?: dan)? \?")
        or skeleton.has(rf"(?:is|was)(?: (?:dat|het|die|pronoun#\d+))+(?: dan| nu| al| dus)* {_ESTABLISHED}")
        or re.search(rf"(?:^|[.;?!] )(?:is|was|wordt|wanneer is)(?: [^ .;]+){{1,8}} {_ESTABLISHED}", skeleton.line)
        is not None
    )
    asked = asked or skeleton.has(_HELD_TO_BE)
    firm = skeleton.has(_FIRM) and not skeleton.has(_NOT_FIRM) and not asked
    if firm:
        told.put("established", True)
    elif asked and skeleton.has(_ESTABLISHED) and not skeleton.has(_NOT_FIRM):
        told.drop("established")
    value = told.value("next_trick")
    if firm and value in ("nobody", "other_side"):
        told.drop("next_trick")
    elif value is not None:
        told.put("established", value in ("own_side", "both"))
    elif after.own_side_waits and not firm:
        told.put("established", False)
    elif play_was_over(skeleton):
        told.put("established", True)


def _lying(message: Message, told: FactsTold) -> None:
    """A penalty card that lay with the revoker, and a choice of declarer's only where he made one."""
    found = message.skeleton.first(
        r"(?:strafkaart|strafkaartje)(?: (?:,|:|\(|de|een|was|is|met|in|spelen|leggen|dus|moest|liggen|nog|gewoon))* {card}"
    ) or message.skeleton.first(
        r"{card}(?: (?:,|lag|ligt|liggen|als|voor|zich|hem|haar|op|tafel|pronoun#\d+|(?:van|bij|voor) seat#\d+|al|een|open|was|is|gewoon|nog|steeds|daar|er|die|keurig|netjes|grote|kleine|zijn|\(|dat))* (?:strafkaart|strafkaartje)"
    )
    if found:
        told.put("penalty_cards", [found[-1].value])
    if not message.skeleton.has(
        r"(?:opdracht|opgedragen|eiste|eist|verbiedt|verbood|verboden|opgelegd|geeist|verplicht|gedwongen|moest|mocht)"
    ) or ("choice_suit" not in told.facts):
        told.drop("choice")
        told.drop("choice_suit")


_ONE_MORE = (
    r"(?:tweede|derde) verzaking(?: (?:van|door|voor|de|in trick#\d+|{seat}|{declarer}|{defender}))* in suit#\d+"
)
"""Of one player in one suit: "tweede verzaking van west in klaver"."""


def _again(message: Message, told: FactsTold) -> None:
    """The same player revoked again in the same suit: the suit must be told or named twice (64B2)."""
    skeleton = message.skeleton
    again = skeleton.has(
        r"(?:weer|opnieuw|nogmaals|nog eens|nog een keer|(?:tweede|derde) (?:keer|maal|verzaking)|(?:twee|rank#\d+) (?:keer|x)|2x|tweemaal|al eerder|eerder ook|eerder al|ook eerder|al een keer|alweer|eerste keer|(?:later|daarna) nog in trick#\d+|een tweede|hetzelfde)"
    )
    suits = [m.value for m in message.mentions if m.kind == "suit" and m.value != "NT"]
    same = (
        skeleton.has(r"(?:zelfde|dezelfde|diezelfde) (?:kleur|soort|suit)|(?:in|op) (?:die|pronoun#\d+) kleur")
        or (len(set(suits)) == 1 and skeleton.has(r"trick#\d+ in suit#\d+(?: [^ ]+){0,4} trick#\d+ in suit#\d+"))
        or skeleton.has(r"(?:tweede|derde) (?:keer|maal) in suit#\d+")
        or (len(set(suits)) == 1 and skeleton.has(_ONE_MORE))
        or skeleton.has(rf"(?:tweede|derde) (?:keer|maal) dat(?: [^ .;,]+){{0,6}} {REVOKED} in suit#\d+")
        or (
            len(set(suits)) == 1
            and skeleton.has(r"(?:(?:twee|rank#\d+) (?:keer|maal|x)|2x|tweemaal)(?: [^ .;]+){0,6} (?:in|met) suit#\d+")
        )
    ) or (
        len(suits) > 1
        and len(set(suits)) < len(suits)
        and again
        and skeleton.has(
            r"weer in suit#\d+|opnieuw in suit#\d+|nog(?:maals| eens| een keer) in suit#\d+|alweer in suit#\d+|hetzelfde(?: [^ .;]+)? suit#\d+|(?:weer|alweer|opnieuw|nogmaals)(?: [^ .;]+){0,2} geen suit#\d+"
        )
    )
    if again and same and told.value("both_sides") is not True:
        told.put("repeated", True)
    elif (
        again
        and len(set(suits)) == 2
        and skeleton.has(
            r"(?:andere kleur|andere soort|(?:weer|nu|dan|toen|later|opnieuw|daarna|keer|maal|ditmaal|ook)(?: (?:maar|een keer|dan|weer|niet))* (?:in|met|bij) suit#\d+)"
        )
    ):
        told.put("repeated", False)
    else:
        told.drop("repeated")


_ROUND_OVER = (
    r"rond(?:e|es|jes?) (?:verder|geleden|terug)",
    r"ronde(?: (?:al|allang|was|is|lang|nu|dus|inmiddels|intussen))* (?:voorbij|afgelopen|om|gedaan|gespeeld|geeindigd|uit|over|klaar)",
    r"na (?:afloop van )?(?:de|die) (?:ronde|zitting|avond|wedstrijd)|(?:volgende|andere|nieuwe) tafel|ronde later|volgende ronde",
    r"(?:eind|einde) van de (?:ronde|avond|middag|zitting|drive|wedstrijd)|in de pauze|(?:aan|in) de (?:bar|toog|kantine)|van tafel (?:gewisseld|gegaan)|wisselen van (?:tafel|plaats)|(?:nieuwe|volgende) opponent#\d+|bij de koffie|koffiepauze|paren gewisseld",
)
_NEXT_UNDER_WAY = r"(?:spelen|speelden|spelende|zitten|bezig)(?: (?:al|nu|met|aan|in))* (?:het |een )?(?:volgende|nieuwe)(?! slag)(?= |$)"
_LAST_BOARD = (
    _NEXT_UNDER_WAY,
    r"(?:vorig|vorige|voorgaande|laatste|eerdere) (?:spel|bord|board|gift|spelletje)",
    r"(?:vorige|vorig)(?= (?:[a-z]+ )?(?:had|verzaakt))",
    r"(?:spel|bord|board|gift) (?:erna|daarna|hierna|hiervoor|ervoor|daarvoor|geleden|terug)",
    r"(?:volgende|nieuwe) (?:spel|bord|board|gift|spelletje)|bezig met het volgende(?! slag)",
    r"board#\d+ .*(?<![^ ])board#\d+",
)
_BOARDS_LATER = (
    r"(?:na|na afloop van|tijdens|midden in|halverwege|aan het eind van|bij het einde van|op het einde van) (?:het |dit |de )?(?:volgende|nieuwe) (?:spel|bord|board|gift|spelletje)"
    r"|(?:een|twee|drie|vier|rank#\d+) (?:spel|spellen|bord|borden|boards|spelletje|spelletjes|giften) (?:later|verder|geleden|terug)"
)
_PLAYED_OUT = (
    r"(?:vorig|vorige|voorgaande) (?:spel|bord|board|gift|spelletje)",
    r"(?:volgende|nieuwe) (?:spel|bord|board|gift|spelletje)(?: [^ .;]+){0,3} (?:al|ligt|lag|bezig|begonnen|gestart|op tafel)",
    r"(?:bezig|begonnen|gestart) (?:aan|met) (?:het|de) (?:volgende|nieuwe) (?:spel|bord|board|gift)",
)
"""The deal is over, and with it the trick of the revoke."""
_CALLED_SINCE = (
    _NEXT_UNDER_WAY,
    r"(?:(?:spel|bord|board|gift|volgende|nieuwe|dit)|board#\d+)(?: [^ .;]+){0,6} (?:geboden|gepast|bod|bieding|biedt|bieden|geopend|pass#\d+|opent|gestart)",
    r"(?:geboden|gepast|bod|geopend|bieden|pass#\d+)(?: [^ .;]+){0,5} (?:volgende|nieuwe|dit) (?:spel|bord|board|gift)",
    r"seat#\d+ (?:heeft|had|opende|bood|paste)(?: (?:al|nu|net|daar|er))* (?:bid#\d+ )?(?:geopend|geboden|gepast)",
)


def _late(message: Message, camps: Camps, told: FactsTold) -> None:
    """Noticed after the round, or after a call on the next board (64B4, 64B5)."""

    def has(patterns: tuple[str, ...]) -> bool:
        return message.skeleton.has_any(patterns)

    if has(_ROUND_OVER):
        told.put("noticed", "round_over")
    elif message.skeleton.has(_BOARDS_LATER) or (
        has(_LAST_BOARD) and has(_CALLED_SINCE) and not _only_they_called(message, camps)
    ):
        told.put("noticed", "next_board")
    over = has(_PLAYED_OUT)
    if over and all(told.value(name) is None for name in ("trick", "next_trick", "established")):
        told.put("phase", "after")


def _only_they_called(message: Message, camps: Camps) -> bool:
    """Whether those who called on the next board are the revoker's own side: that doesn't cost the others anything."""
    callers = [
        camps.named_in(segment)
        for segment in segments_of(message.skeleton)
        if segment.has_any(_CALLED_SINCE) and not segment.has(REVOKED)
    ]
    return bool(callers) and all(named == ["own"] for named in callers)


_BOARD = r"(?:bord|board|mapje|mapjes|map|etui|bakje|vakje|vakjes|boardje|bordje|houder)"
_INTO = rf"(?:in|naar)(?: (?:het|de|t|hun))? {_BOARD}"
_PUT_BACK = r"(?:teruggestoken|teruggestopt|weggestoken|weggestopt|opgeborgen|opgeruimd)"
_OUT = (
    rf"(?:niet|nie|ni|nog niemand|nobody#\d+)(?: [^ .;]+){{0,4}} (?:{_INTO}|{_PUT_BACK})",
    r"(?:kaarten|handen|alles)(?: [^ .;]+){0,4} nog(?: [^ .;]+){0,3} (?:tafel|voor (?:zich|ons|pronoun#\d+|everybody#\d+)|vast|open)",
    r"(?:kaarten|handen|alles)(?: [^ .;]+){0,2} (?:nog (?:niet|nie|niemand|steeds niet)|niet)(?: [^ .;]+){0,2} (?:terug|weg|ingeleverd|opgeborgen)",
    r"(?:niets|niks|nog geen kaarten)(?: [^ .;]+){0,3} (?:opgeborgen|weggestoken|teruggestoken|opgeruimd|ingeleverd)",
)
_BACK = (
    rf"(?:alle|vier|everybody#\d+|handen|kaarten|spel)(?: [^ .;]+){{0,7}} {_INTO}",
    rf"(?:alles|allemaal)(?: [^ .;]+){{0,3}} {_INTO}",
    rf"(?:alle|vier|everybody#\d+|alles|allemaal)(?: [^ .;]+){{0,6}} {_PUT_BACK}",
    rf"(?:spel|kaarten|alles|handen|gift)(?: (?:is|was|zijn|waren|al|klaar|en|helemaal|weer|ook|uit|netjes))* {_PUT_BACK}",
    rf"{_BOARD}(?: (?:is|was|zit|ligt))?(?: [^ .;]+){{0,2}} (?:dicht|doorgegeven|weggebracht|doorgeschoven|weg)",
)


def _returned(message: Message, told: FactsTold) -> None:
    if message.skeleton.has_any(_OUT):
        told.put("hands_returned", False)
    elif message.skeleton.has_any(_BACK):
        told.put("hands_returned", True)
        if told.value("established") is None:
            told.put("established", True)  # the play is over


_ASKED_AND_DENIED = r"(?:vroeg|vraagt)(?: (?:aan|hem|haar|seat#\d+))* of (?:pronoun|seat)#\d+(?: (?:er|echt|dan|wel))* geen(?: enkele)?(?: suit#\d+)?(?: meer)? had [.,;:] (?:nee|neen)"
"""Who was asked for one more and said no: "west vroeg of hij geen klaver had. nee, zei zuid, en dat klopte"."""
_YET = r"(?:toch(?! (?:niet|\?|zegt|zei|roept|riep|claimt|eist|wil))|(?<!dat )(?<!zo )(?<!, )(?:bleek|blijkt)(?! (?:[^ .;,]+ ){0,5}geen)|(?:dacht|denkt|zei|zegt|beweert|beweerde|vond|vindt)(?! dat (?:pronoun|seat)#\d+(?: [^ .;,]+){0,3} verza)|alsnog|wel|nog een|nog rank#\d+|ontdekt|later)"


def _unable(message: Message, told: FactsTold) -> None:
    """ "Hij had geen schoppen meer": no revoke, unless the message takes it back."""
    skeleton = message.skeleton
    if (held_none(skeleton) and not skeleton.has(_YET)) or (
        skeleton.has(
            r"verza[^ ]+(?: [^ .;]+){0,2}(?: ,)? maar (?:dat|het) (?:klopt|klopte|is|was)(?: dus| helemaal)? (?:niet|niet zo|onzin|onjuist)|(?:onterecht|ten onrechte|geen verzaking|niet verzaakt|geen sprake van verzaking)"
            r"|(?:nakeken|nagekeken|gecontroleerd|controleerden|navraag|nakijken|controle)(?: [^ .;,]+){0,4} (?:klopte|klopt|waar|juist|gelijk)|(?:dat|het) (?:klopte|klopt|was waar|bleek (?:te kloppen|waar|juist))(?! niet)"
        )
        and (held_none(skeleton) or skeleton.has(_ASKED_AND_DENIED))
    ):
        told.put("could_follow", False)
