"""The line of play that a claimer stated, and a trump that was still out (68C, 70C)."""

from __future__ import annotations

from nlu.tricks.claim_told import ClaimTold
from nlu.tricks.claimers import CLAIMS
from nlu.tricks.playing_on import PLAYING_ON
from nlu.words.segments import Segment

_SAID = r"(?:melding|vermelding|mededeling|zei|zegt|zeggen|gezegd|vertelt|vertelde|verteld|noemde|noemt|genoemd|vermeldde|vermeldt|vermeld|gemeld|kondigde|legde uit|legt uit|uitgelegd|riep|roept|erbij(?= (?:dat|:))|speelplan|beschreef|verklaarde)"
_LINE = r"(?:eerst|snit|snijden|snijd|trek|trekken|troeven|getroefd|dwang|introeven|maken|daarna|speel|spelen|gooi|halen|haal|incasseren|vrijspelen)"
_UNSAID = (
    r"(?:zwijgend|woordeloos|zonder (?:een )?woord|in het midden|hield (?:zijn|haar) mond)",
    r"(?:zonder|geen)(?: [^ .;,]+){0,4} (?:uitleg|toelichting|speelplan|speelwijze|woord|verklaring|plan|uit te leggen|zeggen|vertellen|noemen|iets)",
    r"(?:zei|zegt|vertelde|vermeldde|noemde)(?: (?:er|daar|bij|verder|helemaal|pronoun#\d+))* (?:niets|niks|geen)(?! over)",
    r"(?:zonder|geen) (?:uitleg|toelichting|speelplan|speelwijze|verdere uitleg|verklaring)",
    r"(?:niets|niks)(?: [^ .;]+){0,3} (?:gezegd|uitgelegd|verteld|vermeld|bij)",
    r"(?:niet|nooit)(?: [^ .;,]+){0,2} (?:gezegd|verteld|uitgelegd|genoemd|aangegeven|zeggen|vertellen)(?: ,)? (?:hoe|wat pronoun#\d+ (?:ging|zou|gaat))",
    r"(?:zei|zegt|vertelde|legde|zeggen|vertellen|gezegd|verteld)(?: [^ .;,]+){0,3} niet(?: [^ .;,]+){0,2}(?: ,)? hoe|zonder te zeggen(?: ,)? hoe",
)


def statement(talk: ClaimTold) -> None:
    """Whether a line of play was stated."""
    pairs = zip(talk.segments, [*talk.segments[1:], None], strict=True)
    told = any(_states(segment, following) for segment, following in pairs)
    if talk.has(r"(?:met|inclusief|gaf|geeft)(?: (?:een|duidelijke|keurige|nette))* (?:uitleg|toelichting|speelplan)"):
        told = True
    if told and not any(talk.has(pattern) for pattern in _UNSAID[3:4]):
        talk.put("statement", True)
    elif any(talk.has(pattern) for pattern in _UNSAID):
        talk.put("statement", False)


_PLAN_QUOTED = rf"{CLAIMS}(?: [^ .;,'\"]+){{0,3}} ['\"](?: [^ .;]+){{0,3}} (?:snijd|snij|snijden|snit|trek|sla|speel|haal|troef|gooi|neem)(?= )"
"""The claimer's own words: "claimt met 'ik snijd op de heer'"."""
_PLAN = (
    r"(?:keer|rondje|ronde|rondjes) troef|en (?:dan|daarna) (?:suit#\d+|troef|de|mijn|dummy#\d+)|suit#\d+ (?:van boven|van bovenaf|afspelen|vrijspelen)|eerst(?: [^ ]+){0,3} (?:troef|suit#\d+)"
    r"|(?:trek|haal|sla|incasseer|snijd)(?: [^ ]+){0,3} (?:troef|troeven|suit#\d+|card#\d+)"
)
"""A line of play by itself, told right after the claim: "claimt: eerst troef en dan schoppen"."""


def _states(segment: Segment, following: Segment | None) -> bool:
    """Whether a segment says how the hand will be played, itself or in what follows: "zei: eerst troef halen"."""
    no = r"(?:geen|niets|niks|niet|zonder|nooit|nee|maak)"
    if segment.has(rf"{CLAIMS}(?: [^ ]+){{0,4}}$") and following is not None and following.has(_PLAN):
        return not (following.has(no) or following.has(PLAYING_ON))
    if segment.has(_PLAN_QUOTED):
        return True
    if not segment.has(_SAID) or segment.has(no):
        return False
    if segment.has(_LINE) and not segment.has(PLAYING_ON):
        return True
    return following is not None and following.has(_LINE) and not following.has(no) and not following.has(PLAYING_ON)


_TRUMP = r"(?:troef(?:je|jes|kaart|kaartje|aas|heer|vrouw|dame|boer|tien|negen)?(?: rank#\d+)?|troeven)"
_STILL = r"(?:nog|die|de laatste|uitstaande|vergeten|laatste|overgebleven|inderdaad|pronoun#\d+)"
_OUT = (
    rf"(?:heeft|had|heb|hebben|zit|zat|houdt|hield|was|is|stond|staat|lag|ligt|bezit|bezat|bleek|blijkt)(?: [^ .;,]+){{0,5}} {_STILL}(?: (?:een|de|laatste|kleine|uitstaande|vergeten|enkel|rank#\d+|hoge|hoogste|grootste|lage|laagste|goede))* {_TRUMP}",
    rf"{_STILL}(?: (?!(?:card|suit)#)[^ .;,]+){{0,3}} {_TRUMP} (?:bij|in|over|buiten|had|heeft|hebben|hadden|zat|zit|uit)",
    rf"(?:heeft|had|heb|hebben|houdt|hield|bezit|blijkt|bleek)(?: [^ .;,]+){{0,2}} {_TRUMP} (?:nog|over)(?= |$)",
    rf"{_TRUMP}(?: rank#\d+| \( card#\d+ \))? (?:(?:is|was|zit|zat|staat|stond) )?(?:nog )?(?:buiten|over|bij (?:de )?(?:seat|opponent|defender)#|nog bij|vergeten)",
    rf"(?:vergeten|uitstaande|overgebleven) {_TRUMP}",
    rf"{_TRUMP} (?:die|pronoun#\d+) (?:bij )?(?:seat|lho|rho|defender|opponent|partner|my_partner|me)#\d+(?: [^ .;,]+){{0,2}} (?:nog|over)(?: (?:had|heeft|zat|zit|hield|houdt|in handen))*",
    rf"{_TRUMP} (?:die|waar|pronoun#\d+)(?: [^ .;,]+){{0,4}} (?:vergeten|vergat|gemist|miste|kwijt|overzien|gerekend|geteld|wist|gezien)",
)
_ALL_IN = (
    rf"{_TRUMP}(?: (?:is|zijn|was|waren|al|allemaal|allang|inmiddels|dus))+ (?:eruit|weg|op|binnen|getrokken|gehaald|uitgespeeld)(?= (?:[.,;!]|hoor|en)|$)"
    rf"|(?:geen|alle|de laatste)(?: [a-z]+){{0,1}} {_TRUMP}(?: (?:meer|is|zijn|was|waren|al|allang))+ (?:buiten|over|uit|eruit|weg|op|binnen|getrokken|gehaald)(?= (?:[.,;!]|hoor|en)|$)"
)
"""The opponents have no trump left: "troef is eruit", "alle troeven zijn weg"."""
_ONE_MORE = (
    r"(?:seat|lho|rho|defender|opponent|partner|my_partner|me)#\d+ (?:heeft|had|houdt|hield|heb)(?: (?:daar|zelf))? er(?: (?:zelf|ook|toch|wel))* nog (?:een|eentje|rank#\d+)"
    r"|er(?: (?:zelf|ook|toch|wel))* nog (?:een|eentje|rank#\d+) (?:had|heeft|hield|zat|bezat)"
)
"""A trump by no name: "zegt niets over troef, west heeft er nog een"."""
_OUT_SUITS = (
    r"(?:nog|uitstaande|vergeten|laatste)(?: (?:een|de|kleine|laatste|rank#\d+))* (?:card|suit)#(\d+)",
    r"(?:heeft|had|houdt|hield)(?: [^ .;,]+){0,3} (?:card|suit)#(\d+) nog",
    r"(?:card|suit)#(\d+)(?: (?:die|was|is|zat|zit|stond|pronoun#\d+))* nog (?:buiten|uit|bij|in|over|zat|zit|te)",
)


def trumps(talk: ClaimTold) -> None:
    """A trump that was still out, and whether the claimer spoke of it (70C)."""
    mentioned = any(
        s.has(_SAID)
        and s.has(
            rf"(?:trek|trekken|haal|halen|speel|eerst|sla|slaan)(?: [^ .;,]+){{0,4}} {_TRUMP}|{_TRUMP}(?: [^ .;,]+){{0,2}} (?:trekken|halen|eruit|eerst|slaan)"
        )
        and not s.has(r"(?:geen|niets|niks|niet|zonder|vergat|vergeten)")
        for s in talk.sentences()
    )
    silent = talk.has(rf"(?:geen woord|niets|niks|zonder)(?: [^ .;,]+){{0,5}} (?:{_TRUMP}|troeftrekken)") or talk.has(
        rf"{_TRUMP}(?: [^ .;,]+){{0,3}} niet (?:genoemd|vermeld|gezegd|aangekondigd)|{_SAID}(?: [^ .;,]+){{0,3}} niet(?: [^ .;,]+){{0,4}} {_TRUMP}"
        rf"|(?:repte|repten|sprak|zweeg)(?: [^ .;,]+){{0,4}} (?:over|van)(?: [^ .;,]+){{0,3}} {_TRUMP}|(?:over|van)(?: (?:de|die|een|zijn|haar|laatste))* {_TRUMP}(?: [^ .;,]+){{0,5}} (?:repte|sprak|zweeg|zei)"
    )
    out = (
        any(talk.has(pattern) for pattern in _OUT)
        or _trump_suit_out(talk)
        or (talk.has(_TRUMP) and talk.has(_ONE_MORE))
    )
    if out:
        talk.put("outstanding_trump", True)
    elif talk.has(_ALL_IN):
        talk.put("outstanding_trump", False)
    if mentioned and not silent:
        talk.put("trump_mentioned", True)
    elif silent and out:
        talk.put("trump_mentioned", False)


def _trump_suit_out(talk: ClaimTold) -> bool:
    """Whether a card of the trump suit was still out: "heeft nog een hartje" in four hearts."""
    contract = talk.value("contract")
    suits = {str(contract)[1:].rstrip("X")} if contract else set()
    for pattern in (
        r"(?:in|met) {suit} (?:en|,|op|als)",
        r"{suit} (?:is|was|zijn|waren)(?: [^ .;,]+){0,2} troef",
        r"troef (?:is|was) {suit}",
    ):
        for mentions, _ in talk.skeleton.find(pattern):
            suits.add(mentions[0].value)
    found = (mentions[0].value for pattern in _OUT_SUITS for mentions, _ in talk.skeleton.find(pattern))
    return any(value[0] in suits for value in found)
