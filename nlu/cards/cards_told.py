"""Which cards a message is about: those of the irregularity, those that lie as penalty cards, the suit that was led."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from nlu.reading import Message
from nlu.understanding import Context, Evidence
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.vocabulary import Seat

_PENALTY = frozenset(["penalty_card_lead", "penalty_card_turn", "penalty_card_not_played", "unable_to_comply"])
_INFORMATION = frozenset(["withdrawn_action", "unauthorised_information"])
_CORRECTS = frozenset("nee sorry correctie bedoel wacht pardon".split())
_WITHOUT = frozenset(
    """claim incomplete_designation trick_turned_wrong trick_inspection revoke misinformation unauthorised_information
    fouled_board dummy_overstepped unable_to_comply lead_restriction""".split()
)
_PLAYED = (
    r"(?:legde|legt|speelde|speelt|gaf|geeft|gooide|gooit|ecarteerde|ecarteert|smeet|smijt|koos|leggen|bijspelen|dekte|dekt|nam|pakte|pakt|wierp|werpt|voor|bijgelegd|kwam"
    r"|bekende|bekent|bediende|bedient|volgde|volgt|deed|doet|troefde|troeft|discardeerde|discardeert|loste|lost|begon|begint|komt|bracht|brengt|zette|zet)"
    r"(?: (?!(?:card|seat|maar)#?)[^ .,;]+){0,3} {card}"
)
_PLAYED_AFTER = r"{card}(?: (?:bij|er|neer|op|daar|al|gewoon|toen|dan))* (?:gelegd|gespeeld|gegooid|bij|weg|voor(?! (?:zich|hem|haar|seat#\d+|de|zijn))|gelegde|voorgespeeld)"
_TAKEN_BACK = (
    r"(?:wil|wilde|wou|mag|wenst|zou)(?: (?!(?:card|seat)#)[^ .;]+){0,3} {card}(?: (?!(?:card|seat)#)[^ .;]+){0,7}"
    r" (?:terug|terugnemen|terughebben|terugpakken|oprapen|intrekken)"
)
_PLAYED_BY = r"(?:speelt|speelde|legt|legde|gaf|geeft|gooit|gooide) (?:seat|pronoun|me)#\d+(?: [^ .;#]+){0,2} {card}"
_PLAYED_FIRST = (
    r"{card}(?: (?:werd|is|was|toen|nu))* (?:speelde|speelt|gespeeld|legde|legt|gelegd|gooide|gooit|gegooid|deed|doet|gaf|geeft|bracht|brengt|zette)"
    r" (?:door |van )?(?:seat|pronoun|me|my_partner|partner|lho|rho|opponent|defender)#\d+",
    r"{card} (?:kwam|komt|ging|gaat|belandde|verscheen)(?: (?!(?:card|straf)#?)[^ .;,]+){0,2} (?:tafel|erin|slag|eruit)",
)
"""The card stands first: "ruiten 5 speelde west voor", "klaver 8 kwam op tafel"."""
_SHOULD = (
    r"(?:had|moest|moeten|gemoeten|hoorde|verplicht|vergat|vergeten|negeert|negeerde)(?: (?!card#|maar|doch|en|,)[^ .;]+){0,6}"
    r" {card}"
)
_SHOULD_AFTER = r"{card}(?: (?!card#)[^ .;]+){0,5} (?:moeten|had moeten|gemoeten|te spelen|te leggen)"
_WON_WITH = r"(?:slag|gewonnen|gemaakt|gepakt|won|wint|pakt|pakte|maakt|maakte|binnen)(?: (?:gekomen|gemaakt|gewonnen))? met(?: (?:de|het|zijn|haar))? {card}"
_INSTEAD = r"niet(?: (?!card#)[^ .;]+){0,4} card#\d+(?: ,)? maar(?: (?!card#)[^ .;]+){0,2} {card}"
_WISHED = (
    r"(?:wil|wilde|wou|bedoelde|liever|eigenlijk|in plaats daarvan|vervangen door|veranderen in)"
    r"(?: (?!(?:card|seat)#|terug|terugnemen|terughebben)[^ .;]+){0,5} {card}(?! (?:terug|terugnemen|weer))"
)
_WANTED = (
    r"(?:wil|wilde|wou|mag|zou|kan|wenst|liever|in plaats daarvan|geeft|speelt|legt)(?: (?!(?:card|seat)#|maar)[^ .;]+){0,5}"
    r" {card}(?! (?:als|ligt|lag))"
)
_HELD = (
    r"(?:heeft|had|bezit|houdt|zit)(?: (?!(?:card|seat)#|straf)[^ .;,]+){0,3} (?:ook|nog|verder|daarnaast|hand)"
    r"(?: (?!(?:card|seat)#|straf)[^ .;,]+){0,3} {card}(?! (?:als|ligt|lag|open))"
)
_LYING_BEFORE = r"(?:strafkaart|strafkaarten|strafkaartje|penalty card)(?: (?:is|was|,|:|\(|van|bij|in|de|een|ligt|lag|voor|seat#\d+|heeft|met|dus|inmiddels))* {card}"
_LYING_AFTER = (
    r"{card}(?: (?:,|open|bij|voor|zich|op|tafel|neer|steeds|van|seat#\d+|nog|daar|ligt|lag|liggen|lagen|en|beide|beiden|allebei|alle|drie|card#\d+|is|was|zijn"
    r"|dat|de|kleine|grote|een|hem|pronoun#\d+|\(|\)|-|=|er|al|reeds|inmiddels|eerder|net|nu|dus|gewoon|sinds|vorige|slag|die|geworden|werd|wordt|nog|haar|hem|mij|ons"
    r"|my_partner#\d+|partner#\d+|lho#\d+|rho#\d+|mijn|zijn|neus|speler))*"
    r" (?:als|de|kleine|grote|was|zijn|beide|allebei|is|een)?(?: (?:kleine|grote|zijn|de|een))* ?(?:strafkaart|strafkaarten|penalty|straf kaart)"
)


_GAP = r"(?: (?!card#|gespeeld|gelegd|bijgespeeld|nu|ook)[^ .;,]+)"
_LAY_EARLIER = (
    rf"(?:lag|ligt|liggen|lagen|had|heeft|hadden){_GAP}{{0,3}} (?:al|reeds|eerder){_GAP}{{0,4}} {{card}}",
    rf"(?:al|reeds|eerder|eerst|daarvoor|daarstraks|net){_GAP}{{0,3}} (?:lag|ligt|viel|had|kwam|liet|toonde){_GAP}{{0,4}} {{card}}",
    rf"{{card}}{_GAP}{{0,3}} (?:lag|ligt){_GAP}{{0,2}} (?:al|reeds|eerder)",
    rf"(?:naast|na|behalve|bovenop){_GAP}{{0,3}} {{card}}",
)
_NOW_TOO = r"(?:nu|ook|daarna|weer|nogmaals|opnieuw|alweer|tweede|nog een|bovendien|vervolgens)"


_LYING_NEXT = (
    r"{card}(?: (?:was|is|als|zijn|de|een|ligt|lag|grote|kleine|van|voor|bij|hem|zich|op|tafel|open|seat#\d+|pronoun#\d+|\())*"
    r" (?:strafkaart|penalty)"
)


def cards_of(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts about cards: `cards`, `penalty_cards`."""
    named = [_with_rank(message, mention) for mention in message.mentions if mention.kind == "card"]
    cards = _distinct(message, named)
    if irregularity in _PENALTY:
        found = _penalty_cards(message, irregularity, cards)
        return _beside_lying(message, irregularity, context, cards) if _lies_already(message, context) else found
    found = {}
    if irregularity == "exposed_card":
        lying = [m for m in cards if m in _matching(message, _LYING_BEFORE, _LYING_AFTER) and _already(message, m)]
        if not lying and message.skeleton.has(_NOW_TOO):
            lying = [m for m in cards if m in _matching(message, *_LAY_EARLIER)]
        if lying and len(lying) < len(cards):
            found["penalty_cards"] = _evidence(message, lying)
            cards = [m for m in cards if m not in lying]
    cards = _distinct(message, sorted([*_joined_ranks(message), *cards], key=lambda m: m.first)) or _loose(message)
    if irregularity == "played_card_retraction":
        cards = _unless_wished(message, cards)
    if irregularity == "fifth_card":
        cards = _one_too_many(message, cards)
    if cards and irregularity not in _WITHOUT:
        found["cards"] = _evidence(message, cards)
    return found


def _lies_already(message: Message, context: Context) -> bool:
    """Whether the penalty cards are known, and the message says nothing of which they are."""
    return bool(context.lying) and not any(norm.startswith(("straf", "penalty")) for norm in message.words.norms)


def _beside_lying(
    message: Message, irregularity: str, context: Context, cards: Sequence[Mention]
) -> dict[str, Evidence]:
    """The cards that are named beside those that lie: what was played or led instead, or might be."""
    lying = {card for held in context.lying.values() for card in held}
    others = [mention for mention in cards if mention.value not in lying]
    if irregularity == "penalty_card_lead":
        others = [m for m in others if m in _matching(message, _PLAYED, _PLAYED_AFTER, _PLAYED_BY)]
    return {"cards": _evidence(message, others[:1])} if others and irregularity != "unable_to_comply" else {}


_KINDS = (
    ("?h", r"(?:honneur|honneurs|prent|plaatje|honneurkaart)"),
    ("?x", r"(?:klein|kleintje|kleine|lage|laag|lage kaart)"),
)


def kind_of_card(message: Message) -> Evidence | None:
    """A card of which only is told that it was an honour or a small one, in a short message."""
    found = [card for card, words in _KINDS if message.skeleton.has(words)]
    return Evidence(found, 0, len(message.text)) if len(found) == 1 else None


_ONCE_MORE = frozenset(
    "ook nog nogmaals daarna alsnog vervolgens weer extra vijfde tweede opnieuw achteraan erachteraan".split()
)


def _one_too_many(message: Message, cards: list[Mention]) -> list[Mention]:
    """Of several cards the one that was played once more: "eerst de vier en daarna ook nog harten 9"."""
    again = [
        card
        for before, card in itertools.pairwise(cards)
        if _ONCE_MORE & set(message.words.norms[before.last : card.first])
        or _ONCE_MORE & set(message.words.norms[card.last : card.last + 2])
    ]
    return again[-1:] or cards


def _penalty_cards(message: Message, irregularity: str, cards: list[Mention]) -> dict[str, Evidence]:
    """Which cards lie as penalty cards, and which was played in the place of one or led too early."""
    beaten = [*beaten_cards(message), *_matching(message, _WON_WITH)]
    cards = [m for m in cards if m not in beaten] or cards or _loose(message)
    lying = _matching(message, _LYING_BEFORE, _LYING_AFTER)
    should = _matching(message, _SHOULD, _SHOULD_AFTER)
    laid = _matching(message, _PLAYED, _PLAYED_AFTER, _PLAYED_BY, _TAKEN_BACK, *_PLAYED_FIRST)
    surely = _matching(message, _LYING_NEXT)
    other = [
        m for m in lying if m not in surely and m not in laid
    ]  # "legt oost harten 8, zijn strafkaart was de vrouw"
    lying = [*surely, *other] or lying
    lie = {m.value for m in lying}
    played = [m for m in laid if m.value not in lie and m not in should]
    played.sort(key=lambda mention: mention.first)
    if len(played) == len(cards) and len(cards) > 1:
        played = played[1:]
    instead = _matching(message, _INSTEAD)
    played = instead or played
    rest = [m for m in cards if m not in played]
    if irregularity == "penalty_card_turn" and lying:
        return _turn_of_owner(message, cards, lying)
    found: dict[str, Evidence] = {}
    if rest and (irregularity != "unable_to_comply" or lying):
        found["penalty_cards"] = _evidence(message, rest)
    if irregularity == "penalty_card_not_played":
        played = [m for m in played if m in cards] or _rank_of_suit(message, rest)
        if played:
            found["cards"] = _evidence(message, played[:1])
    elif irregularity == "penalty_card_lead" and played:
        found["cards"] = _evidence(message, [m for m in played if m in cards][:1] or played[:1])
    return found


def _turn_of_owner(message: Message, cards: Sequence[Mention], lying: Sequence[Mention]) -> dict[str, Evidence]:
    """The cards that lie, and the one that their owner would rather play."""
    wanted = [m for m in _matching(message, _WANTED) if m in cards and m not in lying and m.first > lying[-1].last]
    held = [m for m in _matching(message, _HELD) if m not in lying]
    rest = [m for m in cards if m not in wanted and m not in held]
    wanted = wanted or [m for m in _rank_of_suit(message, rest) if _is_wished(message, m)]
    found = {"penalty_cards": _evidence(message, rest or lying)}
    if wanted:
        found["cards"] = _evidence(message, wanted[:1])
    return found


def _is_wished(message: Message, rank: Mention) -> bool:
    """Whether a rank told beside a penalty card is another card of that suit: "mag hij de heer bijspelen"."""
    words = message.words.norms
    near = words[max(0, rank.first - 7) : rank.first]
    article = words[rank.first - 1] if rank.first else ""
    return article in ("de", "zijn", "haar", "het") and any(w in ("wil", "mag", "kan", "wilde", "wou") for w in near)


def _matching(message: Message, *patterns: str) -> list[Mention]:
    found: list[Mention] = []
    for pattern in patterns:
        for mentions, _ in message.skeleton.find(pattern):
            found.extend(mention for mention in mentions if mention.kind == "card" and mention not in found)
    return found


_BEATEN = (
    r"(?:op|over|bovenop|onder)(?: (?:de|het|die|mijn|zijn|haar|deze))? {card}(?! (?:na|voor|terug|in))",
    r"{card}(?: (?:te|willen|wilde|wil|gaan|met))* (?:troeven|aftroeven|introeven|overtroeven|dekken|overnemen|overtroefd|getroefd)",
    r"{card} (?:van|uit)(?: de)? (?:declarer|dummy)#\d+",
)


def beaten_cards(message: Message) -> list[Mention]:
    """The cards that another is said to be laid on, and those of the declaring side: "op harten aas legt west de 3"."""
    return _matching(message, *_BEATEN)


def _distinct(message: Message, cards: Sequence[Mention]) -> list[Mention]:
    """Each card once; a card that is corrected is left out."""
    kept: list[Mention] = []
    words = message.words.norms
    for mention in cards:
        between = words[kept[-1].last : mention.first] if kept else []
        if _takes_back(between):
            kept.pop()
        elif "maar" in between[:2] and {"niet", "geen"} & set(words[max(0, kept[-1].first - 2) : kept[-1].first]):
            kept.pop()  # "niet schoppen 6 maar klaver 4"
        if all(mention.value != other.value for other in kept):
            kept.append(mention)
    return kept


_NEAR = 6


def _takes_back(between: Sequence[str]) -> bool:
    """Whether the words just before a card say that the one before it was a mistake."""
    near = list(between[-_NEAR:])
    sentence = near[len(near) - near[::-1].index(".") :] if "." in near[:-1] else near
    return bool(_CORRECTS & set(sentence))


def _already(message: Message, mention: Mention) -> bool:
    words = message.words.norms
    near = [*words[max(0, mention.first - 6) : mention.first], *words[mention.last : mention.last + 6]]
    return any(word in ("al", "had", "reeds", "heeft", "lag", "ligt") for word in near)


def _evidence(message: Message, mentions: Sequence[Mention]) -> Evidence:
    start = message.span(mentions[0])[0]
    return Evidence([mention.value for mention in mentions], start, message.span(mentions[-1])[1])


def _rank_of_suit(message: Message, lying: Sequence[Mention]) -> list[Mention]:
    """`legt de 7` beside a penalty card: a card of the same suit."""
    if not lying:
        return []
    ranks = [m for m in message.mentions if m.kind == "rank" and m.first > lying[-1].last]
    return [Mention("card", lying[0].value[0] + m.value, m.first, m.last) for m in ranks[:1]]


def _loose(message: Message) -> list[Mention]:
    """Cards told by suit and ranks apart: `in klaver, de heer en de 5`, `twee schoppens, de 8 en de 10`, `aas en vrouw van schoppen`."""
    suits = [m for m in message.mentions if m.kind == "suit" and m.value != "NT"]
    ranks = [m for m in message.mentions if m.kind == "rank"]
    words = message.words.norms
    if len({m.value for m in suits}) != 1 or not ranks:
        return []
    named = [m for m in ranks if m.first and words[m.first - 1] in ("de", "het", "en", "een", "zijn", ",")]
    named = [m for m in named if m.value in "AKQJT" or words[m.first - 1] in ("de", "en")]
    return [Mention("card", suits[0].value + m.value, m.first, m.last) for m in named]


def _with_rank(message: Message, card: Mention) -> Mention:
    """`een klavertje (de 5)`: the rank told right after a card of which only the suit is known."""
    if card.value[1] not in "x?" or card.value[0] == "?":
        return card
    after = next((m for m in message.mentions if m.first >= card.last), None)
    if after is None or after.kind != "rank" or after.value not in "AKQJT98765432" or after.first - card.last > 4:
        return card
    between = message.words.norms[card.last : after.first]
    if not between or between[-1] != "de" or {".", ";", "en"} & set(between):
        return card
    return Mention("card", card.value[0] + after.value, card.first, after.last)


def _joined_ranks(message: Message) -> list[Mention]:
    """`aas en vrouw van schoppen`: the first rank belongs to the suit that follows the second."""
    following = {mention.first: mention for mention in message.mentions if mention.kind == "card"}
    words = message.words.norms
    found: list[Mention] = []
    for rank in message.mentions:
        card = following.get(rank.last + 1)
        if rank.kind != "rank" or card is None or words[rank.last] not in ("en", ",", "+"):
            continue
        if rank.value in "AKQJT98765432" and {"van", "of"} & set(words[card.first : card.last]):
            found.append(Mention("card", card.value[0] + rank.value, rank.first, rank.last))
    return found


_WANTS_BACK = r"{card} en (?:wil|wilde|wou|pakt|pakte|nam|neemt)(?: (?:pronoun#\d+|hem|deze|nu|toch|graag|weer|meteen|direct))* terug"


def _unless_wished(message: Message, cards: list[Mention]) -> list[Mention]:
    """The cards that were played, without the one that the player would rather have played."""
    if back := [m for m in _matching(message, _WANTS_BACK) if m in cards]:
        return back
    wished = [m for m in _matching(message, _WISHED) if m in cards]
    return [m for m in cards if m not in wished] or cards


def owner_of_lying(message: Message, irregularity: str, context: Context, facts: dict[str, Evidence]) -> None:
    """Whose penalty card it is about when one lies on the table: not that of his partner who is to lead."""
    owners = {Seat(owner) for owner in context.lying if owner}
    if irregularity not in _PENALTY | _INFORMATION or not owners:
        return
    told = facts.get("offender")
    everything = (0, len(message.text))
    if told is not None:
        seat = Seat(str(told.value))
        if seat in owners:
            return
        if seat.partner in owners:
            facts["offender"] = Evidence(seat.partner, told.start, told.end)
            if irregularity == "penalty_card_lead":
                facts.setdefault("leader", told)
            return
    if len(owners) == 1:
        facts["offender"] = Evidence(next(iter(owners)), *everything)


_DROPPED = r"(?:liet|laat|laten|lieten|toont|toonde|toonden)(?: (?:seat|pronoun|declarer|dummy|partner|me)#\d+)?(?: (?:per|ongeluk|zomaar|ineens|open))* (?:een|zijn|haar|de|het|zn|z'n) ([a-z]+) (?:vallen|zien|glippen|rollen|open)"
_THINGS = frozenset(
    "kaart kaartje kaarten kaartjes hand kleintje lage hoge honneur plaatje prent troef troefje kleine grote ding speelkaart stuk rij waaier".split()
)


def unknown_thing(message: Message) -> str:
    """What is said to have been dropped or shown where a card should stand, when it is no card: "een paard"."""
    match = compiled(_DROPPED).search(message.skeleton.line)
    return match.group(1) if match and match.group(1) not in _THINGS else ""
