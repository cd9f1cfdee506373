"""What a penalty card on the table shows about the irregularity: that it lies there, and who did what because of it."""

from __future__ import annotations

from nlu.cards.lying_cards import LAID, WAS_LAID
from nlu.cards.penalty_card_knowledge import asks_of_use
from nlu.cards.penalty_talk import owner_is_to_lead
from nlu.irregularity.candidates import PROOF, SURE, put_first
from nlu.pronouns import antecedent
from nlu.reading import Message
from nlu.stories import AFTER_PENALTY_CARD, BESIDE_PENALTY_CARD
from nlu.understanding import Candidate, Context
from nlu.words.expressions import Expression
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_LIES = ("straf", "penalty", "open", "lig", "lag", "bloot", "zichtbaar", "kaart van")


def without_penalty_card(message: Message, context: Context, found: list[Candidate]) -> list[Candidate]:
    """Another card than the one that should be played is a revoke where no penalty card lies or is told of."""
    first, second = found[:2]
    if first.irregularity != "penalty_card_not_played" or second.irregularity != "revoke" or context.lying:
        return found
    if any(norm.startswith(_LIES) for norm in message.words.norms):
        return found
    return [Candidate("revoke", first.confidence + second.confidence), *found[2:]]


_MAY_BE_KNOWLEDGE = frozenset(["exposed_card", "unauthorised_information", "withdrawn_action"])


def of_knowledge(message: Message, found: list[Candidate]) -> list[Candidate]:
    """What is asked is whether a penalty card may be known of, not what must be played."""
    if found[0].irregularity not in BESIDE_PENALTY_CARD | _MAY_BE_KNOWLEDGE or not asks_of_use(message):
        return found
    return put_first("unauthorised_information", max(PROOF, found[0].confidence), found)


_ASKED = r"(?:mag|mogen|moet|moeten|wil|wilde|kan|kunnen|zou|welke|verplicht|liever|toegestaan|(?:ok|oke|okay|akkoord|goed) \?)"

_COULD_NOT = r"(?:kan|kon|kunnen|konden)(?: [^ .;?]+){0,3} (?:niet|geen)"
"""What a player can't do isn't asked: "kan hij niet meer bekennen en hij troeft"."""
_AND_NOT = r"(?:en niet|maar niet|ipv|in plaats van|in de plaats van)(?: (?:de|die|zijn|haar|pronoun#\d+|met|open|grote))* (?:card#\d+|rank#\d+|strafkaart)"
"""Another card was played, whatever is asked of it: "een klaver en niet die schoppenheer"."""


def by_lying_card(message: Message, found: list[Candidate]) -> list[Candidate]:
    """Between two that a lying penalty card leads to: who laid a card, or was to lead, decides."""
    first, second = found[:2]
    pair = {first.irregularity, second.irregularity}
    if "exposed_card" in pair and pair <= BESIDE_PENALTY_CARD | {"exposed_card"} and _only_lies(message):
        return put_first("exposed_card", min(first.confidence + second.confidence, PROOF), found)
    chance = sum(candidate.confidence for candidate in found if candidate.irregularity in AFTER_PENALTY_CARD)
    if first.irregularity not in AFTER_PENALTY_CARD or chance < SURE:
        return found
    if first.irregularity == "penalty_card_lead" and owner_is_to_lead(message):
        return put_first("penalty_card_turn", min(chance, PROOF), found)
    if first.irregularity == "penalty_card_not_played" and _plays_it(message):
        return put_first("penalty_card_turn", min(chance, PROOF), found)
    if first.irregularity == "penalty_card_lead" and _declarers_side_leads(message):
        return put_first("penalty_card_turn", min(chance, PROOF), found)
    meant = _after_penalty_card(message)
    of_turn = first.irregularity == "penalty_card_turn" or first.confidence < SURE
    partner_leads = of_turn and meant == "penalty_card_lead"
    told = message.skeleton.has(_AND_NOT) or not _is_asked(message)
    laid = meant == "penalty_card_not_played" and told
    if meant is None or (
        not (partner_leads or laid)
        and (meant not in pair or not pair <= BESIDE_PENALTY_CARD or first.confidence >= SURE)
    ):
        return found
    return put_first(meant, min(chance, PROOF), found)


_ON_LEAD = r"(?: (?:is|was|komt|kwam|zit|nu|weer|zelf|dus|eerst))+ (?:aan slag|aan de beurt|aan zet|aan de leg)(?! (?:kwam|was|bleek) niet)(?= (?:[.,;?!)]|en|maar|niet)|$)"


def _declarers_side_leads(message: Message) -> bool:
    """Whether all that is told of a lead is that it is declarer's or dummy's, so that no defender is restricted in his."""
    found = message.skeleton.first(rf"(?:declarer|dummy)#(\d+)(?: seat#\d+)?{_ON_LEAD}")
    if found is None:
        seated = message.skeleton.first(rf"{{seat}}{_ON_LEAD}")
        declarer = message.players(in_play=False).declarer
        if seated is None or declarer is None or seated[0].value not in (declarer, declarer.partner):
            return False
    return not _told_of(message, rf"(partner|seat)#(\d+){_ON_LEAD}", _TOLD_WHAT_TO_LEAD) - _declaring(message)


def _declaring(message: Message) -> set[int]:
    """The numbers of the mentions of declarer and dummy."""
    players = message.players(in_play=True)
    side = (players.declarer, players.declarer.partner) if players.declarer else ()
    return {
        number
        for number, mention in enumerate(message.mentions)
        if mention.value in ("declarer", "dummy")
        or players.seat_of.get(mention) in side
        or _beside_role(message, number)
    }


def _beside_role(message: Message, number: int) -> bool:
    """Whether it names the seat of declarer or dummy right behind that word."""
    return number > 0 and message.mentions[number - 1].value in ("declarer", "dummy")


_HAPPENS = (
    r"(?:speelt(?! (?:seat|bid)#)|speelde|weigert|weigerde|vergeet|vergat|vergeten|negeert|negeerde|andere?|legt|legde|gelegd|gooit|gooide|bekent|bekende|bekennen|vraagt|vroeg|gevraagd|gespeeld|slag|beurt|voor|uit|erin|bij|bijspelen"
    r"|verbiedt|eist|wil|moet|mag|komt|kwam|wint|won|kiest|accepteert|af|eis|verbod)"
)


def _only_lies(message: Message) -> bool:
    """Whether all that is told is that a penalty card lies on the table."""
    lies = any(norm.startswith("straf") for norm in message.words.norms)
    named = [mention for mention in message.mentions if mention.kind in ("card", "rank", "suit")]
    return lies and len(named) < 2 and not message.skeleton.has(_HAPPENS)


_TO_LEAD = (
    r"(seat|partner|pronoun)#(\d+)(?: (?!(?:seat|declarer|dummy|partner|lho|rho)#)[^ .;]+){0,4}"
    r" (?:voorspelen|voor (?:moet|mag|te|zou)(?: nu)? ?spelen|voor moet spelen|aan slag|aan de beurt|aan de leg|uitkomen|inkomen|naspelen"
    r"|(?:wint|won|pakt|pakte|maakt|maakte|neemt|nam|haalt|haalde)(?: (?:nu|dan|de|die|deze|volgende))* slag|(?:zit|zat|komt|kwam) (?:erin|in)(?= (?:[.,;?]|en)|$))"
)
_TOLD_WHAT_TO_LEAD = (
    r"(?:wil|wilde|eist|eiste) dat (seat|partner|pronoun)#(\d+)(?: (?:een|nu|dan|geen|de|gewoon))* suit#\d+"
    r" (?:speelt|voorspeelt|naspeelt|speelde|brengt|terugspeelt|inspeelt|uitkomt)"
)
_LAYS = (
    r"(seat|partner|pronoun)#(\d+)(?: (?!(?:seat|declarer|dummy|partner|my_partner|me|lho|rho)#|er (?:komt|kwam)|(?:kan|kon|moet|moest) pronoun#)[^ .;)]+){0,11}"
    rf" {LAID}(?: [^ .;#]+){{0,4}} (?:card|rank|suit)#(\d+)"
)
_HAS_LAID = (
    r"(seat|partner|pronoun)#(\d+)(?: (?!(?:seat|declarer|dummy|partner|my_partner|me|lho|rho)#)[^ .;)]+){0,11} (?:heeft|had)(?: [^ .;#]+){0,3}"
    rf" (?:card|rank|suit)#(\d+)(?: [^ .;#]+){{0,2}} {WAS_LAID}"
)
_LAYS_AFTER_VERB = rf"{LAID} (seat|partner|pronoun)#(\d+)(?: (?!met |straf)[^ .;#]+){{0,3}} (?:card|rank|suit)#(\d+)"
"""The same with the verb first: "op schoppen geeft hij de 5"."""
_LAYS_ANYHOW = r"(seat|partner|pronoun)#(\d+) [^ .;#]+t(?: [^ .;#]+){0,3} (?:card|rank)#(\d+) (?:bij|neer|erbij|erop)(?= (?:[.,;?!]|en|maar)|$)"
"""Whatever the verb is: "hij tikt er gewoon de negen bij"."""
_ALL_LAYS = (_LAYS, _LAYS_AFTER_VERB, _HAS_LAID, _LAYS_ANYHOW)


_BUT_LAYS = Expression(rf" maar(?: [^ .;]+){{0,4}} {LAID} ")
"""What he had to do is told before what he did: "moet bekennen maar speelt harten 6"."""
_SENTENCE = Expression(r"[^.;?!]+[.;?!]?")


def _is_asked(message: Message) -> bool:
    """Whether the card that is laid is only one that may or must be: what declarer wants in another sentence is something else."""
    sentences = [match[0].strip() for match in _SENTENCE.finditer(message.skeleton.line)]
    laying = [s for s in sentences if any(compiled(p).search(s) for p in _ALL_LAYS)] or sentences
    laying = [sentence.rsplit(" maar ", 1)[-1] if _BUT_LAYS.search(sentence) else sentence for sentence in laying]
    laying = [compiled(_COULD_NOT).sub(" ", sentence) for sentence in laying]
    return any(compiled(_ASKED).search(sentence) or sentence.endswith("?") for sentence in laying)


_OWNER_AFTER = (
    r"straf[^ ]*(?: (?:van|bij|voor|is|was|ligt|lag|op|de|tafel|open|al|nog|card#\d+|rank#\d+|suit#\d+))* {seat}"
)


def _after_penalty_card(message: Message) -> str | None:
    """What follows from a penalty card: its owner lays another card, his partner leads, or it is the owner's turn."""
    owners = [m for m in message.mentions if m.kind == "seat"]
    penalty = next((at for at, norm in enumerate(message.words.norms) if norm.startswith("straf")), None)
    if penalty is None or not owners:
        return None
    named_after = message.skeleton.first(_OWNER_AFTER)
    declarer = message.players(in_play=True).declarer
    before = [mention for mention in owners if mention.first < penalty and mention.value != declarer]
    owner = Seat((named_after or before[-1:] or owners)[0].value)
    partner = {number for number, m in enumerate(message.mentions) if m.value in ("partner", owner.partner)}
    if _told_of(message, _TO_LEAD, _TOLD_WHAT_TO_LEAD) & partner:
        return "penalty_card_lead"
    lays = _told_of(message, *_ALL_LAYS)
    if lays & partner:
        return "penalty_card_lead"
    owned = {number for number, m in enumerate(message.mentions) if m.value in ("pronoun", owner)}
    if lays & owned:
        return "penalty_card_not_played"
    return None if partner else "penalty_card_turn"


def _plays_it(message: Message) -> bool:
    """Whether the only card that is told to be laid is the penalty card itself: "west legt gewoon de boer"."""
    one = len({mention.value for mention in message.mentions if mention.kind == "card"}) == 1
    laid = (_told_of(message, *_ALL_LAYS, named=named) for named in (True, False))
    return one and [bool(players) for players in laid] == [True, False]


def _told_of(message: Message, *patterns: str, named: bool = False) -> set[int]:
    """The numbers of the players of whom one of the patterns tells; that they lay the card `named` before, or another."""
    return {
        _meant(message, int(match.group(2)))
        for pattern in patterns
        for match in compiled(pattern).finditer(message.skeleton.line)
        if compiled(pattern).groups < _WITH_CARD or _named_before(message, int(match.group(_WITH_CARD))) is named
    }


_WITH_CARD = 3
"""The group of the card that is laid, where a pattern has one."""


def _named_before(message: Message, number: int) -> bool:
    """Whether the card laid is the one that was named before it: "strafkaart ruiten boer ... west legt de boer"."""
    laid = message.mentions[number]
    cards = [mention.value for mention in message.mentions[:number] if mention.kind == "card"]
    return (
        laid.value in cards
        if laid.kind == "card"
        else laid.kind == "rank" and cards[:1] != [] and laid.value == cards[0][1]
    )


def _meant(message: Message, number: int) -> int:
    """The number of the mention that a "die" stands for; of the mention itself otherwise."""
    mention = message.mentions[number]
    if mention.value != "pronoun" or message.words.norms[mention.first] != "die":
        return number
    meant = antecedent(message, message.players(in_play=True), mention)
    return number if meant is None else list(message.mentions).index(meant)
