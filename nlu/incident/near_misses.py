"""What nearly went wrong and didn't: on that nothing is ruled, whatever word names it."""

from __future__ import annotations

from nlu.reading import Message

_WORD = r"(?: (?!niet|nie)[^ .;?!]+)"
_DID = (
    r"(?:verzaakte|verzaakt|verzaken|claimde|geclaimd|claimen|paste|gepast|passen|pass#\d+|bood|geboden|bieden|bid#\d+|doubleerde|gedoubleerd|doubleren|double#\d+"
    r"|uitgekomen|uitkomen|uitkwam|voorgespeeld|voorspelen|bijgespeeld|bijspelen|gespeeld|speelde|spelen|opgegeven|getroefd|gegooid|weggegooid|beurt|te (?:vroeg|laag|snel))"
)
_NEARLY = (
    rf"(?:had|heeft|was|waren|ging|zou|zouden){_WORD}{{0,3}} (?:bijna|haast(?! (?:[:,.;!?]|met|en|om|of|want))|zowat){_WORD}{{0,5}} {_DID}",
    rf"{_DID}(?: (?:seat|pronoun|me)#\d+)? (?:bijna|haast|zowat)(?= (?:[.,:;!?]|maar|toen|voor|terwijl|de|een|suit#|bid#|pass#)|$)",
    r"(?:bijna|haast|zowat) (?:een )?(?:verzaking|verzaakt|misgegaan|voor (?:zijn|haar) beurt)",
)
_MEANT_TO = r"(?:wilde|zou|ging|dreigde|stond op het punt|was van plan|stond klaar)"
_REFRAINED = (
    r"(?:bedacht (?:zich|pronoun#\d+)|deed (?:het|dat|pronoun#\d+)(?: (?:toch|uiteindelijk|gelukkig|dus|maar))* niet|hield (?:zich|het|de|die|pronoun#\d+)(?: [^ .;,]+){0,3} (?:in|bij zich|vast|tegen|binnen)"
    r"|(?:zag|merkte|besefte|bedacht|hoorde)(?: (?:het|nog|net|gelukkig))* op tijd|op het (?:laatste|laatst) (?:moment|nippertje)|slikte(?: [^ .;,]+){0,3} in(?! (?:de|het))|liet het (?:toch |maar )*(?:na|achterwege)"
    r"|stopte(?: [^ .;,]+){0,3} terug(?: [^ .;,]+){0,3}(?: voor(?:dat)?(?: [^ .;,]+){0,5} (?:bak|tafel|lag|zag|zien))|beet op (?:zijn|haar) tong)"
)
_NOT_DONE = (
    rf"{_MEANT_TO}(?: [^.;?!]+?)?(?: ,)? (?:maar|toen){_WORD}{{0,4}} {_REFRAINED}",
    rf"{_REFRAINED}(?: (?:toen|omdat|want|voordat))(?: [^ .;?!]+){{0,6}} {_MEANT_TO}",
    r"hield(?: (?:nog|net))* op tijd (?:zijn|haar) mond",
    r"(?:nog )?net op tijd(?: [^.;?!]+?)? (?:voor|voordat) (?:er )?(?:iemand |iets |wat |een kaart )(?:[^ .;,]+ ){0,3}(?:tafel|zag|gezien|zichtbaar|lag)",
)
_HARDLY = (*_NEARLY, *_NOT_DONE)


def nearly_happened(message: Message) -> bool:
    """Whether all that is told was nearly done or meant, and refrained from: "oost claimde bijna, maar bedacht zich"."""
    return message.skeleton.has_any(_HARDLY)


_SERVED = (
    r"(?:dat|pronoun#\d+) (?:heeft|had) (?:(?:pronoun|seat)#\d+ )?(?:(?:ook|netjes|keurig|al|toen|gewoon|braaf|inmiddels|dat|die keer|een keer|eerst) )*(?:gedaan|gepast|pass#\d+)(?= (?:[.,;:]|en|maar)|$)"
    r"|(?:dat|pronoun#\d+) deed(?: (?:pronoun#\d+|seat#\d+|dat|ook|netjes|keurig|al|toen|gewoon|braaf|de|eerste|die|vorige|keer|beurt|een))*(?= (?:[.,;:]|en|maar)|$)"
    r"|(?:zijn|haar|de|die)(?: (?:verplichte|ene))* (?:pass#\d+|pasplicht|pas|beurt)(?: [^ .;,]+){0,2} (?:gehad|uitgezeten|voorbij|achter de rug)"
)


def has_passed_as_due(message: Message) -> bool:
    """Whether he who had to pass is told to have done so before he called: "dat heeft hij gedaan, maar nu biedt hij 2S"."""
    return message.skeleton.has(_SERVED)


_RIGHTLY = (
    r"(?:en|,) (?:dat|het) (?:klopte|klopt|mocht|was (?:ook )?(?:terecht|juist|in orde|prima|goed))(?: (?:ook|gewoon|helemaal|dus))*(?= (?:[.,;:]|want|omdat)|$)"
    r"|(?:en|,|want) (?:dat|het) was (?:ook |gewoon |wel |toch |dus )*(?:zijn|haar) (?:beurt|slag)(?= (?:[.,;:]|want|omdat)|$)"
)


def led_rightly(message: Message) -> bool:
    """Whether he who led or played is told to have done so rightly: "oost speelde voor in slag 7 en dat klopte"."""
    return message.skeleton.has(_RIGHTLY)
