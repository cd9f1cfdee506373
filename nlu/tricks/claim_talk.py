"""Facts of claims and concessions: who claimed, what he said of it, who agreed or objected, who wants to play on."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message
from nlu.told import Told
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat, Side

_CLAIMS = r"(?:claimde|claimt|geclaimd|claimen|claimden|legt open|legde open|kleimt|kleimde|opeist|opeiste|eiste|eist)"
CLAIMS_TRICKS = (
    r"(?:claimde|claimt|geclaimd|claimen|claimden|legt open|legde open|kleimt|kleimde|opeist|opeiste|eiste?(?: [^ .;,]+){0,4} op)"
    r"(?! (?:dat|(?:een |de |rank#\d+ )?(?:verzaking|verzaakslag|revoke|strafslag|strafslagen|straf)))"
)
"""Claiming where "eist" and "claimt een verzaking" may mean that rectification is asked for."""
_SAYS_THEY_ARE_HIS = (
    r"(?:zegt|zei|roept|riep|meldt|meldde)(?: (?:(?!seat|side|declarer)[a-z]+#\d+|[^ .;#]+)){0,8}"
    r" (?:voor (?:ons|mij|me#\d+)|de rest|rest|alles|allemaal|alle slagen|alle resterende)"
)
_CONCEDES = r"(?:geeft|gaf|gegeven|geven|staat|stond|schenkt|schonk|weggegeven|opgegeven|afgestaan|weggeeft|opgeeft)"
_MAKER = r"(?:seat|declarer|pronoun|me|my_partner|partner|defender)#(\d+)"
_LAID_OPEN = (
    r"(?: (?:\(|\)|,|toen|dan|ineens|meteen|zijn|haar|de|partner#\d+|declarer#\d+|dummy#\d+))*(?: (?:zijn|haar|alle|de|resterende|laatste|overige))*"
    r" (?:kaarten|hand|spel)(?: [^ .;,]+){0,2} (?:open|op tafel|neer)"
)
_FILL = r"(?: (?!(?:seat|declarer|side|en|of|dat|maar)(?:#|$| ))[^ .;]+){0,4}"


def claimer(message: Message, players: Players, facts: dict[str, Evidence], *, verbs: str = _CLAIMS) -> None:
    """Add to `facts`, in place, who claimed (or whatever `verbs` say); a pronoun is the player it is about."""
    if "claimer" in facts:
        return
    offender = facts.get("offender")
    for pattern in (
        rf"(?:legt|legde|toont|toonde|spreidt|spreidde|gooit|gooide|smijt|smeet) {_MAKER}{_LAID_OPEN}",
        rf"{_MAKER}(?:(?: [^ .;,#]+){{0,4}} en(?: (?:toen|daarna|meteen|vervolgens))*)? (?:legt|legde|toont|toonde|spreidt|spreidde|gooit|gooide|smijt|smeet){_LAID_OPEN}",
        rf"{_MAKER}(?: , declarer#\d+(?: [^ .;,]+){{0,4}} ,| (?:seat#\d+|declarer#\d+|\(|\)|,|als|de|op))*{_FILL} {verbs}",
        rf"{verbs}(?: (?:toen|ook|direct|daarna|al|meteen|onze|de|dan|nu|zijn|haar|declarer#\d+))* {_MAKER}",
        rf"(?:claim|opeising|kleim)(?: (?:van|door|bij|de|onze|declarer#\d+|defender#\d+))+ {_MAKER}",
        rf"en (?:toen |daarna |meteen |direct )*{verbs}",
    ):
        for found, match in message.skeleton.find(pattern):
            seat = _seat_beside(message, players, found[0]) if found else None
            if not found:
                seat = _nearest(message, players, match.start())
            if seat is None and (not found or found[0].value == "pronoun") and offender:
                seat = Seat(str(offender.value))
            if seat is not None:
                facts["claimer"] = Evidence(seat, *message.skeleton.span(match))
                return


def _seat_beside(message: Message, players: Players, mention: Mention) -> Seat | None:
    """The seat of a player, also where it follows his role: "tegenspeler zuid"."""
    after = message.mentions[message.mentions.index(mention) + 1 :][:1]
    named = [m for m in (mention, *after) if m is mention or (m.kind == "seat" and m.first == mention.last)]
    return next((seat for m in named if (seat := players.seat_of.get(m)) is not None), None)


def _nearest(message: Message, players: Players, place: int) -> Seat | None:
    """The player named last before `place` in the same sentence: the subject of "legde zijn kaarten open en claimde"."""
    before = re.split(r" [.;?!] ", message.skeleton.line[:place])[-1]
    seats = [players.seat_of.get(message.mentions[int(number)]) for number in re.findall(r"#(\d+)", before)]
    return next((seat for seat in reversed(seats) if seat is not None), None)


def claim_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what a message about a claim or a concession tells."""
    claimer(message, players, facts)
    if irregularity == "claim":
        claimer(message, players, facts, verbs=_SAYS_THEY_ARE_HIS)
    first = next((seat for m in message.mentions if (seat := players.seat_of.get(m)) is not None), None)
    if "claimer" not in facts and first is not None and first is players.declarer and irregularity == "claim":
        facts["claimer"] = Evidence(first, 0, len(message.text))
    if "offender" in facts and irregularity != "trick_count_dispute":
        facts.setdefault("claimer", facts["offender"])
    who = facts.get("claimer")
    if who and who.value in players.defenders:
        facts["claimer_role"] = Evidence("defender", who.start, who.end)
    seat = Seat(str(who.value)) if who else None
    side = seat.side if seat else None
    talk = _Talk(message, facts)
    if irregularity == "claim":
        _statement(talk)
        _trumps(talk)
        _playing_on(talk, players, side)
        _this_trick_only(talk)
        _how_many(talk)
    _agreement(talk)
    _objection(talk, irregularity, players, seat)
    _lost_trick(talk, irregularity)


class _Talk(Told):
    """What was said, and the facts that are written from it."""

    def __init__(self, message: Message, facts: dict[str, Evidence]) -> None:
        super().__init__(message, facts)
        self.skeleton = message.skeleton
        self.segments = segments_of(message.skeleton)

    def has(self, pattern: str) -> bool:
        """Whether `pattern` occurs in the message."""
        return self.skeleton.has(pattern)


_SAID = r"(?:zei|zegt|zeggen|gezegd|vertelt|vertelde|verteld|noemde|noemt|genoemd|vermeldde|vermeldt|vermeld|gemeld|kondigde|legde uit|legt uit|uitgelegd|riep|roept|erbij|speelplan|beschreef|verklaarde)"
_LINE = r"(?:eerst|snit|snijden|snijd|trek|trekken|troeven|getroefd|dwang|introeven|maken|daarna|speel|spelen|gooi|halen|haal|incasseren|vrijspelen)"
_UNSAID = (
    r"(?:zonder|geen)(?: [^ .;,]+){0,4} (?:uitleg|toelichting|speelplan|speelwijze|woord|verklaring|plan|uit te leggen|zeggen|vertellen|noemen|iets)",
    r"(?:zei|zegt|vertelde|vermeldde|noemde)(?: (?:er|daar|bij|verder|helemaal|pronoun#\d+))* (?:niets|niks|geen)(?! over)",
    r"(?:zonder|geen) (?:uitleg|toelichting|speelplan|speelwijze|verdere uitleg|verklaring)",
    r"(?:niets|niks)(?: [^ .;]+){0,3} (?:gezegd|uitgelegd|verteld|vermeld|bij)",
)


def _statement(talk: _Talk) -> None:
    """Whether a line of play was stated."""
    pairs = zip(talk.segments, [*talk.segments[1:], None], strict=True)
    told = any(_states(segment, following) for segment, following in pairs)
    if talk.has(r"(?:met|inclusief|gaf|geeft)(?: (?:een|duidelijke|keurige|nette))* (?:uitleg|toelichting|speelplan)"):
        told = True
    if told and not any(talk.has(pattern) for pattern in _UNSAID[2:3]):
        talk.put("statement", True)
    elif any(talk.has(pattern) for pattern in _UNSAID):
        talk.put("statement", False)


def _states(segment: Segment, following: Segment | None) -> bool:
    """Whether a segment says how the hand will be played, itself or in what follows: "zei: eerst troef halen"."""
    no = r"(?:geen|niets|niks|niet|zonder|nooit|nee|maak)"
    if not segment.has(_SAID) or segment.has(no):
        return False
    if segment.has(_LINE) and not segment.has(_ON):
        return True
    return following is not None and following.has(_LINE) and not following.has(no) and not following.has(_ON)


def _sentences(talk: _Talk) -> list[Segment]:
    """The segments of a sentence joined again."""
    joined: dict[int, list[str]] = {}
    for segment in talk.segments:
        joined.setdefault(segment.sentence, []).append(segment.text)
    return [Segment(" , ".join(texts), number, talk.skeleton) for number, texts in joined.items()]


_TRUMP = r"(?:troef|troefje|troeven|troefjes|troefkaart|troefkaartje)"
_STILL = r"(?:nog|die|de laatste|uitstaande|vergeten|laatste|overgebleven|inderdaad|pronoun#\d+)"
_OUT = (
    rf"(?:heeft|had|heb|hebben|zit|zat|houdt|hield|was|is|stond|staat|lag|ligt|bezit|bezat|bleek|blijkt)(?: [^ .;,]+){{0,5}} {_STILL}(?: (?:een|de|laatste|kleine|uitstaande|vergeten|enkel|rank#\d+|hoge))* {_TRUMP}",
    rf"{_STILL}(?: (?:een|de|laatste|kleine|uitstaande|vergeten))* {_TRUMP} (?:bij|in|over|buiten|had|heeft|zat|zit|uit)",
    rf"{_TRUMP} (?:nog )?(?:buiten|over|bij (?:de )?(?:seat|opponent|defender)#|nog bij|vergeten)",
    rf"(?:vergeten|uitstaande|overgebleven) {_TRUMP}",
)
_OUT_SUITS = (
    r"(?:nog|uitstaande|vergeten|laatste)(?: (?:een|de|kleine|laatste|rank#\d+))* (?:card|suit)#(\d+)",
    r"(?:heeft|had|houdt|hield)(?: [^ .;,]+){0,3} (?:card|suit)#(\d+) nog",
    r"(?:card|suit)#(\d+)(?: (?:die|was|is|zat|zit|stond|pronoun#\d+))* nog (?:buiten|uit|bij|in|over|zat|zit|te)",
)


def _trumps(talk: _Talk) -> None:
    """A trump that was still out, and whether the claimer spoke of it (70C)."""
    mentioned = any(
        s.has(_SAID)
        and s.has(
            rf"(?:trek|trekken|haal|halen|speel|eerst|sla|slaan)(?: [^ .;,]+){{0,4}} {_TRUMP}|{_TRUMP}(?: [^ .;,]+){{0,2}} (?:trekken|halen|eruit|eerst|slaan)"
        )
        and not s.has(r"(?:geen|niets|niks|niet|zonder|vergat|vergeten)")
        for s in _sentences(talk)
    )
    silent = talk.has(rf"(?:geen woord|niets|niks|zonder)(?: [^ .;,]+){{0,5}} (?:{_TRUMP}|troeftrekken)") or talk.has(
        rf"{_TRUMP}(?: [^ .;,]+){{0,3}} niet (?:genoemd|vermeld|gezegd|aangekondigd)|{_SAID}(?: [^ .;,]+){{0,3}} niet(?: [^ .;,]+){{0,4}} {_TRUMP}"
    )
    out = any(talk.has(pattern) for pattern in _OUT) or _trump_suit_out(talk)
    if out:
        talk.put("outstanding_trump", True)
    if mentioned and not silent:
        talk.put("trump_mentioned", True)
    elif silent and out:
        talk.put("trump_mentioned", False)


def _trump_suit_out(talk: _Talk) -> bool:
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


_ASKS = r"(?:vraagt|vroeg|vragen|vroegen|wil|willen|wilde|wilden|wou|wouden|stelt|stelde|stellen|verzoekt|verzoeken|vond|vindt|vinden|vonden|voorgesteld|gevraagd|eist|eiste|zegt|zei|verlangt|liever)"
_ON = r"(?:doorspelen|door te spelen|doorgespeeld|verder spelen|verderspelen|verder te spelen|uitspelen|uit te spelen|uitgespeeld|verder gespeeld|doorspeelt|doorspeelden|door spelen|afspelen|speel door|speel verder|speel uit|speel maar (?:door|verder|uit))"


_NOT_ON = r"(?:niet|niets|niks|geen slag|geen kaart|nog niet)(?: (?:meer|daarna|nog|erna))* (?:doorgespeeld|uitgespeeld|verder gespeeld|gespeeld)"
_ALL_FOUR = (
    r"(?:met (?:z'n|zn|zijn|hun|ons|alle) (?:vieren|vier)|(?:everybody#\d+|alle vier(?: spelers)?|iedereen|allemaal|allen|unaniem)(?: [^ .;,]+){0,4} (?:goed|akkoord|eens|ja|wil|willen|wilde|prima|best|ok|oke|okay|geen bezwaar|mee|vindt|vinden|vond|doorspelen|stemt|stemde)"
    r"|(?:ja|goed|akkoord|eens|vinden) (?:,? ?)(?:everybody#\d+|alle vier|allemaal|iedereen))"
)


_ONE_REFUSES = (
    rf"{_ON}(?: [^.;]+)? (?:maar|doch|alleen) (?:[^ .;]+ ){{0,4}}?(?:seat|partner|my_partner|declarer|dummy|me|pronoun|opponent)#\d+"
    r"(?: [^ .;,]+){0,5} (?:niet|nee|weigert|weigerde|tegen)(?! \?)"
)


def _playing_on(talk: _Talk, players: Players, side: Side | None) -> None:
    """Who asked to play on, whether all agreed, and whether they did (68D2)."""
    asked: set[str] = set()
    asker: Segment | None = None
    for segment in talk.segments:
        if segment.has(_ASKS):
            asker = None if segment.has(r"(?:niet|geen|nooit)") else segment
        if segment.has(_ON) and asker is not None:
            asked.update(_askers(asker, players, side))
            asker = None
    if len(asked) == 1:
        talk.put("requested_by", next(iter(asked)))
    if talk.has(
        r"(?:dat deden|deden (?:ze|pronoun#\d+|we) (?:ook|dat)|hebben(?: [^ .;]+){0,4} (?:doorgespeeld|uitgespeeld|verder gespeeld|slagen gespeeld)|is(?: [^ .;]+){0,3} (?:doorgespeeld|uitgespeeld|verder gespeeld)|speelden(?: [^ .;]+){0,2} (?:door|verder|uit))"
    ):
        talk.put("play_continued", not talk.has(_NOT_ON))
    if not talk.has(_ON):
        return
    if talk.has(_ONE_REFUSES):
        talk.put("all_agree", False)
    elif talk.has(_ALL_FOUR):
        talk.put("all_agree", True)
    if asked or talk.value("all_agree") is True or talk.value("play_continued") is True:
        talk.put("agreed", False)  # who wants to see it played doesn't agree to the claim


def _askers(segment: Segment, players: Players, side: Side | None) -> set[str]:
    found: set[str] = set()
    inverted = compiled(
        rf"{_ASKS}(?: (?:de|zijn|haar|dan|toen|nu))* (?:seat|side|declarer|opponent|partner|my_partner|me|pronoun)#(\d+)"
    )
    asking = (
        None
        if compiled(rf"(?<!van ){_MAKER}(?: [a-z]+)? {_ASKS}").search(segment.text)
        else inverted.search(segment.text)
    )
    # "na de claim van noord zei oost: speel maar door"
    named = [segment.line.mentions[int(asking[1])]] if asking else segment.players()
    for mention in named:
        whose = _side_of(mention, players)
        if whose is not None and side is not None:
            found.add("claimer" if whose is side else "opponent")
        elif mention.value == "opponent":
            found.add("opponent")
        elif mention.value == "declarer" and side is None:
            found.add("claimer")
        else:
            continue
        break  # who asks stands first
    return found


def _side_of(mention: Mention, players: Players) -> Side | None:
    if mention.kind == "side":
        return Side(mention.value)
    seat = players.seat_of.get(mention)
    return seat.side if seat else None


def _this_trick_only(talk: _Talk) -> None:
    """A remark about the trick in progress, not a claim (68): the words must be about that trick alone."""
    if talk.has(
        r"(?:alleen|enkel|slechts|louter|puur|maar)(?: [^ .;,]+){0,4} (?:deze|die|lopende|pronoun#\d+)(?: lopende)? slag"
    ) or talk.has(r"lopende slag|slag die nog liep|(?:deze|pronoun#\d+) slag (?:is|was|die) (?:voor|van|die)"):
        talk.put("current_trick_only", True)
    else:
        talk.drop("current_trick_only")


def _how_many(talk: _Talk) -> None:
    if talk.has(rf"{_CLAIMS}(?: (?!en )[^ .;]+){{0,4}} (?:alle|de rest|alles)") or talk.has(
        rf"(?:de rest|alles|alle slagen)(?: [^ .;]+){{0,4}} {_CLAIMS}"
    ):
        talk.put("all_tricks", True)


_ACCORD = r"(?:akkoord|eens|goed|prima|ok|oke)"


def agreement(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, whether the others agreed."""
    _agreement(_Talk(message, facts))


_ACCEPTS = (
    r"(?:accepteerde|accepteerden|accepteert|geaccepteerd|aanvaardde|aanvaardden|aanvaard)(?: [^ .;,]+){0,3} (?:claim|opeising|afstand)"
    r"|(?:claim|opeising)(?: [^ .;,]+){0,4} (?:geaccepteerd|aanvaard)"
)


def _agreement(talk: _Talk) -> None:
    """A question is no agreement: "akkoord? nee dus"."""
    if talk.has(rf"{_ACCORD} \? (?:nee|neen|niet|nope|nie)") or talk.has(
        r"(?:betwisten|betwist|betwistte|bestrijdt|bestrijden|oneens|niet akkoord|niet eens|niet mee eens|niet mee akkoord|vertrouwt (?:het|dat|pronoun#\d+) niet|gelooft (?:het|dat|pronoun#\d+|er) (?:niet|niks)|twijfelt|twijfelen|vindt van niet|vinden van niet|betwijfelt|vecht (?:het|dat) aan|vechten (?:het|dat) aan)"
    ):
        talk.put("agreed", False)
    elif talk.value("agreed") is False and talk.has(_ON):
        return
    elif _agree(talk):
        talk.put("agreed", True)


_NODS = r"(?:knikt|knikken|knikte|knikten|tekende|tekenden|bevestigt|bevestigen|stemde in|stemden in|schrijft (?:het|dat) op|schrijven (?:het|dat) op|noteert|noteren)"


def _agree(talk: _Talk) -> bool:
    """Whether the others are said to agree: in words, by accepting it, or with a nod."""
    if any(s.has(f"{_ACCEPTS}|{_NODS}") and not s.has(r"(?:niet|geen|nee)") for s in _sentences(talk)):
        return True
    if talk.has(_ON):
        return False
    says = talk.has(
        r"(?:gaan|gingen|ging|gaat|zijn|waren|zeggen|zei|zeiden|zegt|vonden|vinden)(?: [^ .;,?]+){0,3} (?:akkoord|prima|eens|goed)"
    ) and not talk.has(r"(?:niet|geen)(?: [^ .;,]+){0,3} (?:akkoord|eens)")
    finds = r"(?:vonden|vinden|vond|vindt)(?: (?:dat|het|pronoun#\d+|ook|allebei|allemaal|daar))* (?:goed|prima|best|ok|oke)"
    return says or talk.has(finds)


_NOW = r"(?:direct|meteen|onmiddellijk|ogenblikkelijk|gelijk|terstond|op slag|prompt|subiet|seffens|dadelijk|op dat moment|voor (?:pronoun#\d+ )?uitgesproken)"
_PROTESTS = r"(?:nee|neen|ho|hola|wacht|stop|niet akkoord|niet eens|niet mee eens|oneens|protesteert|protesteerde|bezwaar|klopt niet|pik|pikt|maakt bezwaar|niet mee akkoord|ik maak|ik heb|nog een|dat pak|bestrijdt|me#\d+ maak|me#\d+ heb|wil(?:de)? (?:het |dat )?niet|wil(?:de)? (?:doorspelen|verder spelen)|gaat daar niet)"
_TOO_LATE = r"(?:(?:minuut|minuten|kwartier|uur|spel|bord|slag|tijdje|poos|ronde|week) (?:later|daarna|nadien|erna|verder)|na (?:[^ ]+ ){0,2}(?:minuut|minuten)|minuten na|pas later|uur later|dag later|achteraf|na afloop|niet (?:direct|meteen|onmiddellijk)|te laat|pas na|pas een|na een (?:kwartier|uur|poos|tijdje|half uur)|kwartier later|geen bezwaar|de volgende dag|pas toen)"


def _objection(talk: _Talk, irregularity: str, players: Players, seat: Seat | None) -> None:
    """Only claimer's partner at once: nothing was conceded then (68B2)."""
    if talk.has(_TOO_LATE):
        talk.put("objection", False)
        return
    if seat is None:
        return
    partner = any(
        s.has(_PROTESTS)
        and any(players.seat_of.get(m) is seat.partner or m.value in ("partner", "my_partner") for m in s.players())
        for s in _sentences(talk)
    )
    opponents = [
        m
        for s in talk.segments
        if s.has(_PROTESTS)
        for m in s.players()
        if (whose := players.seat_of.get(m)) and whose.side is not seat.side
    ]
    at_once = irregularity == "concession" or talk.has(_NOW)  # a claimer's partner may protest at the count as well
    if partner and at_once and not opponents:
        talk.put("objection", True)
    elif irregularity == "claim" and not partner:
        talk.drop("objection")


_STILL_WON = (
    r"(?:maar|want|terwijl|dat)(?: [^ .;,]+){0,2} (?:mijn|m'n|mn|onze|zijn|haar|hun|seat#\d+|seat#\d+ zijn) (?:card#\d+|rank#\d+|troefaas|troef|troefheer|troefvrouw|aas|heer)(?: [^ .;,]+){0,4} (?:slag|winnen|maken|hoog)",
    r"(?:nog|altijd|toch)(?: [^ .;,]+){0,3} (?:een )?(?:slag|troefslag|card#\d+|rank#\d+|troefaas)(?: [^ .;,]+){0,2} (?:had|hadden|heeft|hebben|moest|maak|maakte|krijg|kreeg|maken)",
    r"(?:had|hadden|heb|hebben|maak|maken|krijg)(?: [^ .;,]+){0,4} nog(?: [^ .;,]+){0,3} (?:slag|troefslag|aas|troef)",
)


def _lost_trick(talk: _Talk, irregularity: str) -> None:
    """The trick somebody wants back: won already, one that no normal play loses, or one that may be lost (69B, 71)."""
    won = r"(?:al|allang|al lang|reeds|toen al|werkelijkheid|eerder|feitelijk)(?: [^ .;,]+){0,3} (?:gewonnen|binnen|gemaakt|gehaald|had|binnengehaald)|(?:gewonnen|binnen)(?: [^ .;,]+){0,2} had"
    sure = (
        r"(?:niet|nooit|geen enkele|geen mogelijkheid|onmogelijk|met geen mogelijkheid)(?: [^ .;,]+){0,7} (?:verliezen|kwijt|verloren|weg)",
        r"(?:verliezen|kwijt|verloren)(?: [^ .;,]+){0,4} (?:niet|onmogelijk)",
        r"(?:aas|rank#\d+|card#\d+|troefaas|kaart|pronoun#\d+)(?: (?:was|is))? (?:al|allang|reeds|eerder)(?: (?:was|is))? (?:gespeeld|weg|geweest|gevallen|eruit)",
        r"(?:zekere|onverliesbare|gegarandeerde) slag",
        r"slag(?: [^ .;,]+){0,5} (?:zeker|gegarandeerd|vast) (?:was|is|had)",
        r"(?:zeker|sowieso|altijd|hoe dan ook|vanzelf)(?: [^ .;,]+){0,3} (?:gewonnen|gemaakt|slag|hoog)",
        r"hoogste troef",
    )
    doubtful = r"(?:snit|evengoed|(?<!nooit )(?<!niet )(?<!onmogelijk )kunnen (?:maken|winnen|halen)|andere speelwijze|gewone speelwijze|kunnen verliezen|beter gespeeld)"
    if talk.has(doubtful):
        talk.put("lost_trick", "doubtful")
    elif talk.has(won):
        talk.put("lost_trick", "won")
    elif irregularity == "concession" and any(talk.has(pattern) for pattern in sure):
        talk.put("lost_trick", "sure")
    elif irregularity == "claim":
        missed = any(talk.has(pattern) for pattern in (*sure, *_STILL_WON))
        if missed and talk.value("agreed") is True:
            talk.put("lost_trick", "likely")
        else:
            talk.drop("lost_trick")
