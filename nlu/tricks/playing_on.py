"""Whether the play went on after a claim: who asked for it, whether all agreed, whether they did (68D2)."""

from __future__ import annotations

from collections.abc import Sequence

from nlu.players import Players
from nlu.tricks.claim_told import ClaimTold
from nlu.tricks.claimers import MAKER
from nlu.words.mentions import Mention
from nlu.words.segments import Segment
from nlu.words.skeleton import compiled
from rules.vocabulary import Side

_ASKS = r"(?:vraagt|vroeg|vragen|vroegen|wil|willen|wilde|wilden|stelt|stelde|stellen|verzoekt|verzoeken|vond|vindt|vinden|vonden|voorgesteld|gevraagd|eist|eiste|zegt|zei|liever)(?! (?:dat|het|pronoun#\d+|ook)(?: (?:ook|wel|gewoon))* (?:goed|prima|best|ok|oke|okay)(?= |$))"
_ASKS_NOT = rf"{_ASKS}(?: [^ .;,]+){{0,4}} (?:niet|geen|nooit)|(?:niet|nooit) {_ASKS}"
PLAYING_ON = r"(?:doorspelen|door te spelen|doorgespeeld|verder spelen|verderspelen|verder te spelen|uitspelen|uit te spelen|uitgespeeld|verder gespeeld|doorspeelt|doorspeelden|door spelen|(?:door|verder|uit|af) (?:mochten|mogen|konden|kunnen|wilden|zouden|mag|mocht|kan|kon) spelen|(?:mochten|mogen|konden|kunnen) (?:door|verder|uit)spelen|afspelen|(?:spelen|speelden) (?:we|wij|ze|pronoun#\d+)(?: (?:het|hem|dat|pronoun#\d+|gewoon|toch|maar))* (?:door|verder|uit|af)|(?:speelt|spelen|speelde|speelden)(?: (?:met|z'n|zn|zijn|allen|everybody#\d+|vieren|vier|allemaal|allebei|alle|nog))+ (?:door|verder|uit)|(?:speelt|spelen|speelde|speelden)(?: (?:liever|graag|toch|gewoon|lekker))+ (?:door|verder|uit)|speel door|speel verder|speel uit|speel(?: (?:me#\d+|maar|het|dit|dat|hem|pronoun#\d+|wel|dan|gewoon|toch|zelf))* (?:door|verder|uit)|(?:wil|willen|wilde|wilden)(?: (?:gewoon|graag|liever|toch|wel|dan|dus))* (?:verder|door))"


_NOT_ON = r"(?:niet|niets|niks|geen slag|geen kaart|nog niet)(?: (?:meer|daarna|nog|erna))* (?:doorgespeeld|uitgespeeld|verder gespeeld|gespeeld|verder gegaan|verdergegaan|doorgegaan|voortgespeeld)"
_ALL_FOUR = (
    r"(?:met (?:z'n|zn|zijn|hun|ons|alle) (?:vieren|vier)|(?:everybody#\d+|alle vier(?: spelers)?|iedereen|allemaal|allen|unaniem|de rest|de anderen|de andere (?:drie|rank#\d+))(?: [^ .;,]+){0,4} (?:liever|graag|goed|akkoord|eens|ja|wil|willen|wilde|prima|best|ok|oke|okay|geen bezwaar|mee|vindt|vinden|vond|doorspelen|stemt|stemde)"
    r"|(?:willen|wilden|gaan|gingen)(?: [^ .;,]+){0,2} (?:everybody#\d+|alle vier|allemaal|iedereen)"
    r"|(?:ja|goed|akkoord|eens|vinden) (?:,? ?)(?:everybody#\d+|alle vier|allemaal|iedereen))"
)
_ALL_WISH = rf"(?:{_ASKS}(?: [^ .;,]+){{0,2}} (?:everybody#\d+|alle vier)|(?:everybody#\d+|alle vier)(?: spelers)? (?!vond|vind){_ASKS}(?! (?:dat|het|pronoun#\d+|ook)))"
"""All of them wish it, so that nobody asks it of the others; who only find it good were asked."""


_REFUSES = (
    r"(?:weigert|weigerde|weigeren|geweigerd|dwarsligt|dwars|tegen|bezwaar|nee|neen|oneens|niet akkoord|niet mee eens"
    r"|(?:wil|willen|wilde|wilden|vindt|vond|ziet|zag|is|was|gaat|ging|stemt|stemde|zegt|zei|liet)(?: [^ .;,]+){0,3} (?:niet|geen|niks))"
)
_NOT_AGAINST = r"(?:niets|niks|geen)(?: (?:daar|daarop|er|op|enkel|enige))* (?:tegen|bezwaar|bezwaren|probleem)"
_NOBODY_AGAINST = r"(?:niemand|nobody#\d+)(?: (?:heeft|had|is|was|er|maakt|maakte|vindt|vond|daar|zei|zegt|iets|iet|op))* (?:bezwaar|tegen|nee|neen|moeilijk|protesteert|protesteerde|erg)"
_SOMEBODY = r"(?:seat|side|partner|my_partner|declarer|dummy|me|pronoun|opponent)#\d+|een van|iemand|eentje|een speler"
_SPEAKER = rf"^(?:(?:en|maar|de|mijn|zijn|haar|toen) )*(?:{_SOMEBODY})$"
"""Who is named before a colon, and then quoted."""
_REQUEST = r"(?:verzoek|vraag|voorstel|initiatief|aandringen|wens)(?: (?:zelf|uitdrukkelijk))* (?:van|door)(?: (?:de|het|onze|declarer#\d+|defender#\d+))* (?:seat|side|declarer|opponent|partner|my_partner|me)#(\d+)"
"""What is asked, as a noun: "op verzoek van west"."""
_BECAUSE_HE_ASKED = rf"(?:omdat|want|doordat)(?: (?:de|het|declarer#\d+))* (?:seat|side|declarer|opponent|partner|my_partner|me)#(\d+)(?: [^ .;,]+){{0,4}} {_ASKS}"
_ASKED_FOR_IT = r"(?:seat|side|declarer|opponent|partner|my_partner|me)#(\d+)(?: (?:beide|allebei|zelf))* (?:vroeg|vroegen|vraagt|vragen|verzocht|verzochten)(?: (?:er|zelf|ook|beide|allebei))* (?:om|erom|daarom)(?= (?:[.,;!)]|en)|$)"
"""Who asked to do what was told before: "noord en zuid vroegen erom"."""


_WENT_ON = (
    r"(?:dat (?:is|werd)(?: (?:ook|toen|dan|dus|inderdaad))+ (?:gebeurd|gedaan)|dat deden|deden (?:ze|pronoun#\d+|we) (?:ook|dat)|dat (?:hebben|heeft) (?:pronoun#\d+|ze|we|seat#\d+|declarer#\d+)(?: (?:ook|toen|dan|dus))* gedaan|speelden(?: (?!liever|graag)[^ .;]+){0,5} (?:door|verder|uit)"
    r"|(?:pronoun#\d+|we|wij|ze|everybody#\d+|iedereen) (?:spelen|speelt)(?: (?:het|dat|pronoun#\d+|met|z'n|zn|zijn|allen|everybody#\d+|vieren|vier|allemaal|alle|nog|dan|toen|dus|toch))* (?:door|verder|uit)(?= (?:[.,;!)]|en)|$)"
    r"|hebben(?: (?!liever|graag|dat)[^ .;]+){0,8} (?:doorgespeeld|uitgespeeld|verder gespeeld|slagen gespeeld)|(?:zijn|werden)(?: [^ .;]+){0,4} slagen gespeeld"
    r"|(?:^|[.;,] )(?:(?:toch|en|dus|toen|daarna|uiteindelijk|gewoon|maar|dan|wel|allemaal|verder) )*(?:doorgespeeld|uitgespeeld|verder gespeeld)(?= (?:[.,;!]|tot|en|door)|$)"
    r"|(?:is|wordt|werd)(?: [^ .;]+){0,4} (?:doorgespeeld|uitgespeeld|verder gespeeld)"
    r"|(?:is|zijn|waren|was|heeft|hebben)(?: [^ .;]+){0,4} (?:verder gegaan|verdergegaan|doorgegaan|voortgespeeld)|(?:gingen|ging|gaan)(?: (?:ze|we|wij|pronoun#\d+|toen|gewoon|toch|dus|vrolijk))+ (?:verder|door)(?= (?:[.,;!]|met|en)|$))"
)


def playing_on(talk: ClaimTold, players: Players, side: Side | None) -> None:
    """Who asked to play on, whether all agreed, and whether they did (68D2)."""
    asked, refused = _wishes(talk, players, side)
    if len(asked) == 1 and not talk.has(_ALL_WISH):
        talk.put("requested_by", next(iter(asked)))
    if talk.has(_WENT_ON):
        talk.put("play_continued", not talk.has(_NOT_ON))
    if not talk.has(PLAYING_ON):
        return
    agrees_too = asked == {"opponent"} and _whole_side_agrees(talk, players, side)
    if refused:
        talk.put("all_agree", False)
    elif talk.has(_ALL_FOUR, _NOBODY_AGAINST) or agrees_too:
        talk.put("all_agree", True)
    if asked or talk.value("all_agree") is True or talk.value("play_continued") is True:
        talk.put("agreed", False)  # who wants to see it played doesn't agree to the claim


def _wishes(talk: ClaimTold, players: Players, side: Side | None) -> tuple[set[str], bool]:
    """Whose wish it was to play on, and whether somebody refused that."""
    asked: set[str] = set()
    wished = refused = False
    named: Segment | None = None
    asker: Segment | None = None
    for segment in talk.segments:
        named = segment if segment.has(_SOMEBODY) else named
        if wished and named and segment.has(_REFUSES) and not segment.has(rf"(?:claim|opeising|\?|{_NOT_AGAINST})"):
            refused = True
        if segment.has(_ASKS) or segment.has(_SPEAKER):
            asker = None if segment.has(_ASKS_NOT) else segment
        goes_on = asker is not None and asker.has(r"^(?:heeft|had|wil|wilde|vraagt|vroeg)")  # of whom was told before
        if segment.has(PLAYING_ON) and asker is not None:
            asked.update(
                _askers(asker, players, side) or (_askers(named, players, side) if named and goes_on else set())
            )
            wished, asker, named = True, None, None
    for pattern in (_REQUEST, _BECAUSE_HE_ASKED, _ASKED_FOR_IT) if talk.has(PLAYING_ON) else (_REQUEST,):
        for mentions, _ in talk.skeleton.find(pattern):
            asked = _whose(mentions, players, side) or asked
    return asked, refused


_FINDS_IT_GOOD = r"(?:goed|akkoord|eens|prima|best|ok|oke|okay|geen bezwaar|mee in|ja)"


def _whole_side_agrees(talk: ClaimTold, players: Players, side: Side | None) -> bool:
    """Whether both players of the claimer's side (None when a declarer whose seat isn't told claimed) find it good too."""
    for segment in talk.sentences():
        willing = segment.has(_FINDS_IT_GOOD) and not segment.has(r"(?:niet|niks|nee)")
        if not willing and not segment.has(_NOT_AGAINST):
            continue
        named = segment.players()
        seats = {players.seat_of.get(mention) for mention in named}
        if side is None:
            if {"declarer", "dummy"} <= {m.value for m in named}:
                return True
        elif set(side.seats) <= seats or any(m.kind == "side" and m.value == side for m in named):
            return True
    return False


_OF_THE_CLAIM = r"(?:van|door|bij)(?: (?:de|onze))?(?: (?:declarer|defender)#\d+)? (?:seat|side|declarer|defender|opponent|partner|my_partner|me)#\d+"


def _askers(segment: Segment, players: Players, side: Side | None) -> set[str]:
    """Whose wish a segment tells: of the player before the verb, else after it ("na de claim van noord zei oost")."""
    text = compiled(_OF_THE_CLAIM).sub("van", segment.text)
    meteen = compiled(rf"{MAKER}(?: [a-z]+)? {_ASKS}").search(text)
    inverted = compiled(
        rf"{_ASKS}(?: (?:de|zijn|haar|dan|toen|nu))* (?:seat|side|declarer|opponent|partner|my_partner|me|pronoun)#(\d+)"
    ).search(text)
    mentions = segment.line.mentions
    named = segment.players() if meteen or not inverted else [mentions[int(inverted[1])]]
    return _whose(named, players, side)


def _whose(named: Sequence[Mention], players: Players, side: Side | None) -> set[str]:
    """Whether the first of these players of whom that can be told is of the claimer's side."""
    for mention in named:
        whose = _side_of(mention, players)
        if whose is not None and side is not None:
            return {"claimer" if whose is side else "opponent"}
        if mention.value == "opponent" or (mention.value == "defender" and side is None):
            return {"opponent"}
        if mention.value in ("declarer", "dummy") and side is None:
            return {"claimer"}
        if mention.kind in ("seat", "side") and side is None:
            return {"opponent"}  # who is called by his seat is another than the declarer who claimed
    return set()


def _side_of(mention: Mention, players: Players) -> Side | None:
    if mention.kind == "side":
        return Side(mention.value)
    seat = players.seat_of.get(mention)
    return seat.side if seat else None
