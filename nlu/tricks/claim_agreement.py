"""Whether the others agreed to a claim or a concession, and whether the partner objected at once (68B2, 69A)."""

from __future__ import annotations

from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.claim_told import ClaimTold
from nlu.tricks.claimers import CLAIMS, CONCEDES
from nlu.tricks.playing_on import PLAYING_ON
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_ACCORD = r"(?:akkoord|eens|goed|prima|best|ok|oke)"
_ONE_IS_NOT = rf"{_ACCORD}(?: [^ .;]+){{0,3}} (?:maar |en |de )*(?:seat|partner|my_partner|opponent|defender|me)#\d+ (?:niet|nie)(?= (?:[.,;!)])|$)|{_ACCORD}(?: [^ .;]+){{0,2}} (?:,|maar|en)(?: [^ .;]+){{0,4}} (?:niet|nie)(?= (?:[.,:;!)])|$)|{_ACCORD}(?: [^ .;]+){{0,2}} (?:behalve|uitgezonderd) (?:seat|partner|opponent|me)#\d+"
"""One of two agrees, or all of them only in part: "noord zegt akkoord, zuid niet", "over vier zijn we het eens, over de vijfde niet"."""


def agreement(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether the others agreed."""
    _agreement(ClaimTold(message, facts))


_DISAGREES = (
    r"(?:(?<!niemand )(?<!nobody#\d )(?:protesteert|protesteren|protesteerde|protesteerden)(?!(?: [^ .;,]+){0,2} (?:niet|nie|nooit|later|pas))|betwisten|betwist|betwistte|bestrijdt|bestrijden|oneens|niet akkoord|niet eens|niet mee eens|niet mee akkoord|vertrouwt (?:het|dat|pronoun#\d+) niet|(?:gelooft|geloven|vertrouwen) (?:het|dat|pronoun#\d+|er) (?:niet|niks)|twijfelt|twijfelen|vindt van niet|vinden van niet|betwijfelt|vecht (?:het|dat) aan|vechten (?:het|dat) aan|(?<!niemand )(?<!nobody#\d )(?:had|heeft|hebben|hadden|maakt|maakte|maken|maakten) bezwaar|niet overtuigd|weet (?:het|dat) niet zo zeker|(?:ziet|telt|zien|tellen|komt op|komen op)(?: (?:er|pronoun#\d+))* (?:maar|alleen|minder)|(?:ziet|zien|zag|zagen) (?:dat|het|pronoun#\d+) anders|denkt (?:er|dat|het|pronoun#\d+) anders(?: over)?"
    r"|(?:zei|zegt|riep|roept|vond|vindt|meent|meende)(?: (?:dat|het|pronoun#\d+|er|iets))* (?:niet klopte|niet klopt|onjuist|niet juist|(?:maar|alleen|hooguit|hoogstens) (?:rank#\d+|een|twee|drie|vier|vijf|[1-9]))"
    r"|(?:gaat|gaan|ging|gingen)(?: (?:daar|er|hier|seat#\d+|side#\d+|opponent#\d+))* niet (?:in |mee )*(?:mee|akkoord)"
    r"|(?:pikt|pikken|slikt|slikken|neemt|nemen)(?: (?:het|dat|pronoun#\d+))+ niet|(?:vindt|vinden|vond|vonden)(?: (?:het|dat|de|claim|pronoun#\d+))+ (?:niks|onzin|te snel|te gortig|te veel|teveel|overdreven)"
    r"|(?:heeft|hebben|had|hadden)(?: (?:zo|er|daar|toch))* (?:zijn|hun|haar|zo zijn)? ?twijfels?|steekt (?:zijn|haar) hand op|zit [^ .;,]+ niet lekker|(?:ho|wacht|stop)(?: ho)? (?:eens|even|nou)|(?:hooguit|hoogstens|volgens seat#\d+ maar))"
)
_SEES_ONE_MORE = r"(?:zegt|zei|denkt|dacht|vindt|meent|roept|riep)(?: [^ .;,]+){0,4} nog (?:een|eentje|rank#\d+)(?: [^ .;,]+){0,2} (?:krijgt|kreeg|maakt|maakte|heeft|had|pakt)"
"""Who finds that a trick is his doesn't agree, unless it is told that he did."""
_ACCEPTS = (
    r"(?:accepteerde|accepteerden|accepteert|geaccepteerd|aanvaardde|aanvaardden|aanvaard)(?: [^ .;,]+){0,3} (?:claim|opeising|afstand)"
    r"|(?:claim|opeising)(?: [^ .;,]+){0,4} (?:geaccepteerd|aanvaard)"
    r"|(?:slikte|slikten|slikt|slikken) (?:de|die|het|dat|pronoun#\d+)|(?:schuiven|schoven)(?: (?:hun|de|alle))* kaarten|(?:everybody#\d+|iedereen) (?:schuift|schoof)(?: (?:zijn|de))* kaarten|(?:schrijven|schreven|noteren|noteerden)(?: [^ .;,]+){0,2} score"
    r"|(?:gaan|gingen|gaat|ging) mee (?:in|met)|(?:geeft|geven|gaf|gaven)(?: [^ .;,]+){0,2} gelijk|gaven toe|schudden ja"
    r"|(?:steken|staken|stoppen|stopten|bergen|borgen|ruimen|ruimden|legden|leggen|gaven|geven)(?: (?:hun|de|allebei|meteen|gewoon|al))* (?:kaarten|boel)(?: (?:al|meteen|gewoon))* (?:weg|op|in het bord|terug|af)"
    r"|(?:everybody#\d+|iedereen|allemaal)(?: [^ .;,]+){0,1} (?:steekt|stak|stopt|stopte|bergt|borg|ruimt|ruimde|legt|legde)(?: (?:zijn|de|meteen|gewoon|al))* kaarten(?: (?:al|meteen|gewoon))* (?:weg|op|in het bord|terug)"
)


_ON_TO_NEXT = (
    r"(?:bord|spel|spellen|borden|ronde|tafel) (?:later|verder|erna)"
    r"|(?:we|wij|ze|iedereen|pronoun#\d+|everybody#\d+)(?: [^ .;,]+){0,3} (?:bij|in|aan|op|met)(?: (?:het|de|een))? (?:volgende?|nieuwe) (?:spel|bord|board|ronde|tafel)"
    r"|(?:kaarten|spel|bord|hand|handen|alles|score)(?: (?:is|was|zijn|waren|werd|werden|zit|zaten|ligt|al|net|weer|allemaal|inmiddels))* (?:opgeborgen|teruggestoken|teruggestopt|weggestoken|genoteerd|opgeschreven|ingevoerd|terug in het bord|in het bord)"
)
"""What tells that nobody objected while the board was at hand: that is agreement (69A)."""


def _agreement(talk: ClaimTold) -> None:
    """A question is no agreement: "akkoord? nee dus"."""
    if talk.has(_ON_TO_NEXT, _NEITHER_PROTESTS):
        talk.put("agreed", True)  # whatever is said since
    elif talk.has(rf"{_ACCORD} \? (?:nee|neen|niet|nope|nie)", _ONE_IS_NOT, _NOBODY_YET, _DISAGREES):
        talk.put("agreed", False)
    elif talk.value("agreed") is False and talk.has(PLAYING_ON):
        return
    elif _agree(talk):
        talk.put("agreed", True)
    elif talk.has(_SEES_ONE_MORE):
        talk.put("agreed", False)


_NOBODY_YET = (
    r"(?:voor|voordat|eer|nog voor)(?: er)? (?:iemand|men|nobody#\d+|wij|we|pronoun#\d+|de opponent#\d+|opponent#\d+|(?:seat|side)#\d+)"
    r"(?: (?:het|er|mee|ook|daar|daarmee))* (?:akkoord|eens|instemde|instemden|instemt|instemmen|ingestemd|toestemde)"
    r"|nog (?:niet|niemand|geen van (?:beide|beiden))(?: [^ .;,]+){0,2} (?:akkoord|ingestemd|eens)"
)
"""Something happened before the others could agree."""
_NOBODY_PROTESTS = (
    r"(?:niemand|nobody#\d+)(?: (?:heeft|had|er|toen|van|de|opponent#\d+))* (?:protesteerde|geprotesteerd|bezwaar|bezwaren|betwistte|betwist|twijfelde|maakte (?:er )?bezwaar)"
    r"|(?:niemand|nobody#\d+)(?: (?:heeft|had|er|toen|daar|op|van|nog|zei))* (?:wat|iets|een woord|commentaar)(?: (?:gezegd|geroepen|tegen|op|van))*(?= (?:[.,;!)]|en|dus)|$)"
    r"|zonder (?:protest|bezwaar|tegenspraak)"
    r"|(?:protesteert|protesteerde|protesteren|protesteerden)(?: (?:er|toen|dan|daar|helemaal|ook))* (?:niet|nie|nooit)(?= (?:[.,;!)]|en|maar)|$)"
)
_NEITHER_PROTESTS = (
    r"(?:noch (?:seat|me|my_partner|lho|rho)#\d+ noch (?:seat|me|my_partner|lho|rho)#\d+|geen van (?:beide|beiden|hen|twee|de twee)(?: opponent#\d+)?)"
    r"(?: [^ .;,]+){0,3} (?:bezwaar|bezwaren|protesteerde|protesteerden|geprotesteerd|tegenspraak|betwist)"
)
_NODS = (
    r"(?:knikt|knikken|knikte|knikten|tekende|tekenden|bevestigt|bevestigen|stemde in|stemden in|schrijft (?:het|dat) op|schrijven (?:het|dat) op|noteert|noteren"
    r"|(?:gooide|gooiden|legde|legden|stopte|stopten|stak|staken)(?: (?:hun|de|zijn|haar|alle))* kaarten(?: [^ .;,]+)? (?:in|weg|terug|bijeen|bij elkaar))"
)


_SHORTLY = r"side#\d+(?: (?:allebei|beide|ook|mee|zijn|waren|was|er|het))* (?:akkoord|eens|prima|best|ok|oke|okay)(?= (?:[.,;!)]|en|met)|$)(?! (?:, )?(?:niet|maar))"
"""With no verb: "OW akkoord"."""


def _agree(talk: ClaimTold) -> bool:
    """Whether the others are said to agree: in words, by accepting it, or with a nod."""
    if talk.has(_NOBODY_PROTESTS):
        return True
    if any(s.has(f"{_ACCEPTS}|{_NODS}") and not s.has(r"(?:niet|geen|nee)") for s in talk.sentences()):
        return True
    if talk.has(PLAYING_ON):
        return False
    says = talk.has(
        r"(?:gaan|gingen|ging|gaat|zijn|waren|zeggen|zei|zeiden|zegt|vonden|vinden)(?: [^ .;,?]+){0,3} (?:akkoord|prima|(?<!ho )(?<!wacht )(?<!hoor )(?<!kijk )(?<!nog )eens(?! (?:even|kijken|goed))|goed|ok|oke|okay)(?! maar)"
        r"|(?:is|was|ben)(?: (?:het|er|daar|ook|hier))* (?:mee )?(?:eens|akkoord)(?= (?:met|mee|[.,;!)]|en|maar)|$)"
    ) and not talk.has(r"(?:niet|geen)(?: [^ .;,]+){0,3} (?:akkoord|eens)")
    finds = r"(?:vonden|vinden|vond|vindt)(?: (?:dat|het|pronoun#\d+|ook|allebei|allemaal|daar|wel|gewoon|toen|everybody#\d+))* (?:goed|prima|best|ok|oke)"
    return says or talk.has(finds, _SHORTLY)


_NOW = r"(?:in een adem|meteen|gelijk|op slag|seffens|dadelijk|op dat moment|voor (?:pronoun#\d+ )?uitgesproken)"
_PROTESTS = r"(?:nee|neen|ho|hola|wacht|stop|niet akkoord|niet eens|niet mee eens|oneens|protesteert|protesteerde|protest|bezwaar|klopt niet|niet klopt|klopte niet|niet klopte|deugt niet|niet deugt|kan niet|niet kan|niet waar|onzin|weiger|weigert|pik|pikt|maakt bezwaar|geen sprake van|niks daarvan|niets daarvan|vergeet het|niet mee akkoord|ik maak|ik heb|(?<!had )(?<!heeft )(?<!hadden )(?<!hebben )nog een|dat pak|bestrijdt|me#\d+ maak|me#\d+ heb|wil(?:de)? (?:het |dat )?niet|wil(?:de)? (?:doorspelen|verder spelen)|gaat daar niet)"
_CALLS_OUT = (
    r"(?:seat|partner|my_partner)#\d+(?: (?:zegt|zei|roept|riep))? :(?: ['\"])? (?:nee|neen|ho|hola|hee|wacht|stop)"
)
"""A player who is quoted speaks there and then: "noord: nee hoor, ik heb er nog een"."""
_TOO_LATE = r"(?:(?:minuut|minuten|kwartier|uur|spel|bord|slag|tijdje|poos|ronde|week) (?:later|daarna|erna|verder)|na (?:[^ ]+ ){0,2}(?:minuut|minuten)|minuten na|pas later|uur later|dag later|achteraf|na afloop|niet (?:meteen)|te laat|pas na|pas een|na een (?:kwartier|uur|poos|tijdje|half uur)|kwartier later|geen bezwaar|zonder bezwaar|zonder protest|(?:protesteert|protesteerde|protesteren|geprotesteerd) (?:helemaal )?(?:niet|nooit)|(?:niet|nooit) (?:geprotesteerd|protesteren|bezwaar)|(?:bij|in|aan|op|tijdens)(?: (?:het|de|een))? volgend(?:e)? (?:spel|bord|ronde|tafel|board|gift)|pas (?:bij|in|op|tijdens)|de volgende dag|pas toen)"


_MATE_PROTESTS = rf"(?:my_)?partner#\d+(?: [^ .;]+){{0,8}} {_PROTESTS}"
"""What the partner says of a claimer whose seat isn't told."""
_MINE_GIVES = rf"my_partner#\d+(?: (?!(?:seat|declarer)#)[^ .;]+){{0,8}} (?:{CLAIMS}|{CONCEDES})"
_I_PROTEST = rf"me#\d+(?: [^ .;]+){{0,8}} {_PROTESTS}"
"""What the speaker says when his own partner claims or concedes."""


def objection(talk: ClaimTold, irregularity: str, players: Players, seat: Seat | None) -> None:
    """Only claimer's partner at once: nothing was conceded then (68B2)."""
    if talk.has(_TOO_LATE):
        talk.put("objection", False)
        return
    at_once = irregularity == "concession" or talk.has(
        _NOW, _CALLS_OUT
    )  # a claimer's partner may protest at the count as well
    if seat is None:
        mate = _I_PROTEST if talk.has(_MINE_GIVES) else _MATE_PROTESTS
        if at_once and any(s.has(mate) for s in talk.sentences()):
            talk.put("objection", True)
        return
    partner = any(
        s.has(_PROTESTS)
        and any(players.seat_of.get(m) is seat.partner or m.value in ("partner", "my_partner") for m in s.players())
        for s in talk.sentences()
    )
    opponents = [
        m
        for s in talk.segments
        if s.has(_PROTESTS)
        for m in s.players()
        if (whose := players.seat_of.get(m)) and whose.side is not seat.side
    ]
    if partner and at_once and not opponents:
        talk.put("objection", True)
    elif irregularity == "claim" and not partner:
        talk.drop("objection")
