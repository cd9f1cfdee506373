"""What the director does with a message: report, correct, go on, ask why or what if, take back, go elsewhere, greet."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Act
from nlu.words.expressions import Expression
from nlu.words.normalise import normalise

_UNDO = Expression(
    r"^(?:(?:even|ga|doe|toch|maar|dan|weer|oeps|oei|o|oh|ah|ach|he|ho|wacht|wacht even|stop|nee|neen|sorry|foutje|,) ?)*(?:terug|undo|maak ongedaan|ongedaan maken|vorige|stap terug|een stap terug|(?:zet|draai|trek|haal|neem|maak)(?: (?:dat|het|dit|die|alles|maar|even|laatste|weer|bericht))* (?:terug|ongedaan)|(?:haal|gooi|doe|veeg|streep|wis|schrap|vergeet|laat|trek)(?: (?:maar|even|dat|het|die|dit))* (?:laatste|vorige)(?: (?:maar|even|bericht|zin|regel|kaart|stap|stukje|weer))*(?: (?:weg|vallen|terug|in|door|zitten|schrappen))?|dat laatste (?:niet|weg|klopt niet|was niet waar|vergeten|moet weg|mag weg|schrappen))(?: (?:graag|maar|aub|een stap|eentje))?[ .!]*$"
)
_WHY = Expression(
    r"^(?:en |maar |hoezo|leg uit )?(?:waarom|hoezo|hoe dat zo|hoe kom je daar\w*|op grond waarvan|leg uit|leg eens uit)\b.*"
)
_WHAT_IF = Expression(
    r"^(?:en |maar )?(?:(?:in|volgens|onder)(?: [a-z]+){0,3} (?:1997|2017)|wat als|als nu|stel dat|stel|wat indien|en als|als het|wat zou|hoe zit het als|en wat als|wat gebeurt er als|(?:geldt|klopt|blijft) (?:dat|dit|het) (?:dan )?ook (?:als|bij|met|voor)|maakt (?:het|dat) (?:nog |iets |wat )?uit (?:als|of|dat)"
    r"|(?:zou|is|was|wordt) (?:het|dat|dit) (?:dan )?(?:ook )?anders(?= (?:zijn|geweest|met|als|bij|voor)))\b"
)
_FRESH = Expression(
    r"^(?:nieuw|nieuwe|opnieuw|reset|wis alles|begin opnieuw|schone lei|nieuw geval|ander geval|volgend geval|volgende geval|nieuwe situatie)(?: (?:geval|beginnen|spel|tafel))?[ .!]*$"
)
_ELSEWHERE = Expression(
    r"^(?:(?:en|nu|ok|oke|okay|dan|een|even|ik heb|bij een|,) )*(?:(?:andere|nieuwe|volgende) tafel|(?:ander|nieuw) (?:spel|bord|board|geval|probleem)"
    r"|nieuwe (?:situatie|zaak)|andere (?:situatie|zaak))(?: nu| hier)?(?: [,.:;-])*(?: |$)"
)
_CONTEXT = Expression(
    r"^(?:nu |ik ben (?:nu )?bij |we zijn (?:nu )?bij |naar |terug naar )?(?:tafel|spel|bord|board) \w+(?:[ ,]+(?:en )?(?:tafel|spel|bord|board) \w+)?[ .!]*$"
)
_NEXT_BOARD = Expression(r"^(?:volgend|volgende) (?:spel|bord|board)[ .!]*$")
_ON_NEXT_BOARD = Expression(
    r"^(?:(?:en|nu|ok|oke|dan|het|,) )*(?:volgend|volgende) (?:spel|bord|board|gift|spelletje) [:,;-] "
)
_DONT_KNOW = Expression(
    r"^(?:dat )?(?:weet ik (?:zo )?(?:niet|nie)|weet niet|geen idee|onbekend|kan ik niet zeggen|geen flauw idee|dat weet niemand|\?+)[ .!]*$"
)
_HELLO = Expression(
    r"^(?:hallo|hoi|hey|hi|goedemorgen|goedemiddag|goedenavond|goeienavond|dag|help|hulp|start|/start|/help|wat kun je|wat kan je|wie ben je)\b[^a-z]*(?:arbiter|bot|daar|allemaal|doen|je|jij|\W)*$"
)
_CORRECTION = Expression(
    r"\b(?:bedoel|bedoelde) ik(?: (?:dus|natuurlijk|te zeggen))?[ .!]*$|^(?:(?:eh+|euh+|uh+|uhm|hm+|ja|oh?|ach|ah|ho|even|hé|he|,) )*(?:nee|neen|sorry|correctie|pardon|ik bedoel|omgekeerd|andersom|ik zeg het verkeerd|foutje|fout|mis|excuseer|rectificatie|vergissing|stom|verkeerd|oeps|wacht|toch niet|klopt niet|o nee|excuus|excuses|herstel|ik (?:zei|vergis me|vergiste me|verspreek me|versprak me|haal)|mijn fout|niet goed)\b|(?:moet|moest|had|hoort)(?: het)? (?:noord|oost|zuid|west|pronoun|partner) (?:te |moeten )?zijn\b|^(?:noord|oost|zuid|west) deed (?:het|dat)(?: hoor)?[ .!]*$|\b(?:eigenlijk was het|(?:het|dat) (?:bleek|blijkt) (?:toch |eigenlijk |achteraf |gewoon |dus )*(?:de|een|noord|oost|zuid|west)\b|bij nader inzien|achteraf was het|het was eigenlijk|was het toch|nee wacht|ik bedoel|ik zeg het verkeerd|verkeerd gezegd|ik vergis me|ik vergiste me|vergissing van mij|moet zijn)\b|^(?:en |maar )?(?:de|die) (?!slag\b|eerste\b|volgende\b)\w+ was (?:eigenlijk )?van (?:noord|oost|zuid|west)\b|^(?:het|dat|hij) was (?:de (?=aas\b|heer\b|vrouw\b|boer\b|tien\b|negen\b|acht\b|zeven\b|zes\b|vijf\b|vier\b|drie\b|twee\b|\d)|(?!een|de|er|nog|net|al))|\bwas (?:het|hij|ie)(?: dus)?[ .!]*$|^\w+ (?:niet ,? ?(?:maar )?(?!akkoord|eens|mee|tevreden|blij|open|dicht|gezien|gehoord|gevraagd|voldongen|kwetsbaar|aanvaard|geaccepteerd|geaccepteert|bekend|meer|nee)\w+|ipv \w+|in plaats van \w+)[ .!]*$"
)
_NOT_BUT = Expression(
    r"^(?:en )?(?:(?:het|dat|die|hij|deze) (?:kaart )?)?(?:was |is |kwam )?(?:niet|geen) [a-z0-9, ]{1,30} (?:maar|wel) [a-z0-9]+|^niet (van|bij|door) [a-z]+ ?, ?\1 [a-z]+"
    r"|^(?:niet|geen) (?!(?:gelijk|meteen|direct|dadelijk|[a-z ]*gezien|[a-z ]*gemerkt|expres|opzettelijk|bewust|geaccepteerd|aanvaard|voldongen|akkoord|[a-z ]*eens|bezwaar|zo|echt|zeker|helemaal|gewild|bedoeld|gealerteerd|alleen|misgreep|vergissing|verspreking|idee)\b)(?:de |het )?[a-z0-9 ]{2,20}, ?[a-z0-9, ]{2,30}[.!]?$|^[a-z0-9 ]{2,20} (?:was|is) (?:het|hij|dat) niet(?! (?:eens|mee|zeker|duidelijk)\b)"
)
_ELLIPTIC = Expression(r"^(?:en|of) (?:een|geen|met|zonder|bij|in|als|niet|wel|tegen|na|voor)\b[^?]{2,40}\?$")
_NEXT = Expression(
    r"\b(?:houdt de slag|houdt de beurt|weer (?:aan slag|inspelen|voorspelen|naspelen)|opnieuw aan slag|nog steeds aan slag|blijft aan slag)\b|^(?:en )?(?:daarna|(?:even|iets|wat) later|verderop|(?:een paar|enkele|een|twee|drie|vier) slag(?:en|jes)? (?:later|verder|erna|daarna)|later|toen|nu|en nu|kort daarna|en toen|dan|in de volgende slag|nu ligt|inmiddels|iets (?:heel )?anders|ander (?:dingetje|probleem|dingske)|nog iets anders|tweede (?:ding|probleem))\b|\b(?:nu ook|valt ook|liet ook|daarna ook|laat ook|viel ook|ook nog|nog een kaart|(?:laat|liet|valt|viel|toont|toonde|ligt) (?:\w+ ){0,3}nog (?:een|eentje)|alweer (?:een|iets|mis|hetzelfde))\b"
)


def act_of(message: Message, *, has_incident: bool) -> Act:
    """The act by the words alone; a plain report when nothing else is said."""
    plain = " ".join(message.words.norms)
    if has_incident and _NOT_BUT.match(normalise(message.text)):
        return "correction"  # who is denied is left out of what is read
    if _UNDO.match(plain):
        return "undo"
    if _FRESH.match(plain):
        return "fresh"
    if _CONTEXT.match(plain) or _NEXT_BOARD.match(plain):
        return "context"
    if _DONT_KNOW.match(plain):
        return "dont_know"
    if _HELLO.match(plain):
        return "hello"
    if has_incident and _WHY.match(plain):
        return "why"
    if has_incident and _WHAT_IF.match(plain):
        return "what_if"
    if has_incident and _CORRECTION.search(plain):
        return "correction"
    if has_incident and _NEXT.search(plain) and not plain.endswith((" mee", " mee .")):
        return "next"
    return "report"


def begins_next_board(message: Message) -> bool:
    """Whether a message tells what happened on the board after this one: "volgend spel: zuid verzaakt"."""
    return _ON_NEXT_BOARD.match(" ".join(message.words.norms)) is not None


def is_next_board(message: Message) -> bool:
    """Whether the message goes to the board after this one."""
    return _NEXT_BOARD.match(" ".join(message.words.norms)) is not None


def is_elliptic_supposition(message: Message) -> bool:
    """Whether a message asks what holds otherwise in a few words: "en een honneur?", "en in de bieding?"."""
    return len(message.words.norms) <= _FEW and _ELLIPTIC.match(" ".join(message.words.norms)) is not None


def denies_yet(message: Message) -> bool:
    """Whether a message begins with saying that it hasn't happened yet, which answers and sets nothing right."""
    return _DENIES_YET.match(" ".join(message.words.norms)) is not None


_DENIES_YET = Expression(r"^(?:nee|neen)\b[ ,]*(?:hoor[ ,]*)?nog (?:niet|nie|niemand|nobody|niets|niks|geen)\b")


def only_denies_player(message: Message) -> bool:
    """Whether a message says of a player that it wasn't he, and not yet who it was: "nee, toch niet oost"."""
    rest = [
        norm for at, norm in enumerate(message.words.norms) if not any(m.first <= at < m.last for m in message.mentions)
    ]
    return bool(message.mentions) and not set(rest) - _DENIALS


_DENIALS = frozenset("nee neen toch niet nie het was dat is dus sorry , . !".split())


def not_yet(message: Message) -> bool:
    """Whether a short message only says what hasn't been done yet: "zuid had nog niet bijgespeeld"."""
    plain = " ".join(message.words.norms)
    return len(message.words.norms) <= _FEW and _NOT_YET.search(plain) is not None and " maar " not in plain


_NOT_YET = Expression(r"\bnog (?:niet|nie|niks|niets|geen)\b")
_FEW = 8


def elsewhere(message: Message) -> str | None:
    """What is told after "andere tafel:" or "nieuw geval:", the empty text when nothing is; None if it doesn't begin so."""
    plain = " ".join(message.words.norms)
    match = _ELSEWHERE.match(f"{plain} ")
    if match is None:
        return None
    skipped = len(match.group().split())
    tokens = message.words.tokens[skipped:]
    return message.text[tokens[0].start :] if tokens else ""
