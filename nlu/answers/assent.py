"""A short message as the word of the player who may choose: "prima", "van hem mag het", "daar is oost tegen".

Only where the ruling waits for it: whether an irregular call, lead or play is accepted.
"""

from __future__ import annotations

import re

from nlu.reading import Message
from nlu.understanding import Context, Evidence
from nlu.words.expressions import Expression
from rules.vocabulary import Seat

_LONGEST = 18
"""Words; a longer message tells a story of its own."""
_CALLS = frozenset(
    "insufficient_bid pass_out_of_turn bid_out_of_turn double_out_of_turn change_of_call comparable_call".split()
)
_PLAYS = frozenset("opening_lead_out_of_turn lead_out_of_turn penalty_card_not_played".split())

_ASKS = Expression(r"\?|^(?:en |maar |dus )?(?:mag|mogen|moet|kan|kunnen|hoe|wat|wie|als|stel|indien|welke)\b|\bof\b")
_NOT_YET = Expression(r"\bnog (?:niet|nie|niks|niets|geen)\b")
_AFTER_ALL = Expression(
    r"\b(?:geen|zonder|nul|weinig)(?: (?:enkel|enkele|enig|verder|het minste))? (?:bezwaar|bezwaren|probleem|problemen|moeite|punt)\b"
    r"|\b(?:niets|niks)(?: er)? (?:op |er)?(?:tegen|op tegen)\b|\b(?:niet|nie) (?:erg|moeilijk|terug|tegen|weg)\b"
    r"|\b(?:maakt|maakte) (?:\w+ ){0,2}(?:niet|niks|niets|nie|geen zak) uit\b"
)
_NOT = r"(?:niet|nie|ni|nooit|niks|niets|geen|nee|neen)"
_WILL = (
    r"(?:wil\w*|wilde|accept\w*|aanvaard\w*|vindt|vond|goed|akkoord|eens|hebben|laat|laten|mag|neemt|nam|slikt|pikt|blij"
    r"|toe|houden|gediend|tevreden|prima|doorgaan|gelden|zo)"
)
_AGAINST = Expression(
    rf"\b{_NOT}\b.*\b{_WILL}\b|\b{_WILL}\b.*\b{_NOT}\b"
    r"|\b(?:weiger\w*|geweigerd|protest\w*|bezwaar|ongedaan|ertegen|is (?:er )?tegen|verwerpt|eraf|afgewezen|afgekeurd|veto)\b"
    r"|\b(?:wil|moet|eist|vraagt|gaat)\b.*\b(?:terug|terugneemt|terugnemen|terugpakt|intrekt|weg|eraf|ongedaan|rechtzetting|teruggedraaid|hersteld)\b"
    r"|\b(?:keurt|keurde|wijst|wees)\b.*\baf\b"
)
_FOR = Expression(
    r"\b(?:accept\w*|geaccepteerd|aanvaard\w*|goedgekeurd|goedgevonden|akkoord|gedoogt|slikt|toegestaan|tevreden)\b"
    r"|\b(?:vindt|vind|vond|zegt|zei|keurt)\b.*\b(?:goed|prima|best|oke?|okee|okay|fijn|mooi|leuk|in orde|ja)\b"
    r"|\b(?:laat|laten|liet)\b.*\b(?:liggen|staan|zo|gaan|maar|door|doorgaan|zitten|gelden|toe)\b|\b(?:neemt|nam|neem)\b.*\b(?:aan|zo)\b"
    r"|\bwil\b.*\b(?:laten|houden|zo|aanhouden)\b|\bmag(?: (?:het|hij|die|dat|gewoon|er|ie))* (?:blijven|wel|best|zo|doorgaan|staan|liggen|gelden)\b|\bvan (?:hem|haar|mij) mag\b"
    r"|\b(?:dat|het|die) mag(?: (?:wel|hoor|gewoon|best))*[ .!]*$"
    r"|\b(?:zegt|zei|vindt)\b.* doe maar(?: zo)?[ .!]*$|\bblijft?(?: (?:gewoon|maar|dan|dus|wel))* (?:staan|liggen|gelden|zo)\b"
    r"|\bvoor (?:\w+ ){1,2}(?:is|was)(?: (?:het|dat|die|dit|zo|ook))* (?:goed|prima|best|oke?|okay|in orde)\b"
    r"|\b(?:is|was)(?: (?:het|dat))? (?:goed|prima|best|oke?|okay|in orde) voor\b|\b(?:vrede|leven) (?:mee|ermee|met)\b|\bermee leven\b"
    r"|\b(?:is|was) (?:er )?(?:het )?(?:blij|mee eens|ermee eens|tevreden)\b|^(?:\w+ )?(?:prima|best|goed|oke?|okee|okay|akkoord|perfect)\b(?: \w+)?[ .!]*$"
)


def assent_in(message: Message, context: Context) -> Evidence | None:
    """Whether the message accepts or refuses what the ruling waits for; None when it doesn't say, or isn't his to say."""
    plain = " ".join(message.words.norms)
    if len(message.words.norms) > _LONGEST or _ASKS.search(plain):
        return None
    named = [mention.value for mention in message.mentions if mention.kind in ("call", "suit")]
    if any(value != context.facts.get("call") for value in named):
        return None
    if not _is_his_to_say(message, context):
        return None
    if context.irregularity == "penalty_card_not_played" and _wants_penalty_card(message, context):
        return message.tells(False)
    if _NOT_YET.search(plain):
        return None
    said = leaning(plain)
    return message.tells(said) if said is not None else None


def leaning(plain: str) -> bool | None:
    """Whether the words are for or against."""
    rest = _AFTER_ALL.sub(" ", plain)
    if rest != plain and not _AGAINST.search(rest):
        return True
    if _AGAINST.search(plain):
        return False
    return True if _FOR.search(plain) else None


def _wants_penalty_card(message: Message, context: Context) -> bool:
    """Whether declarer asks for the penalty card itself: "noord wil de boer"."""
    lying = [card for cards in context.lying.values() for card in cards]
    known = context.facts.get("penalty_cards")
    lying += known if isinstance(known, list) else []
    named = [m for m in message.mentions if m.kind in ("card", "rank")]
    wants = re.search(r"\b(?:wil|eist|vraagt|moet|staat op)\b", " ".join(message.words.norms))
    if wants and {"strafkaart", "strafkaartje"} & set(message.words.norms):
        return True
    return bool(wants) and any(m.value == card or m.value == card[1] for m in named for card in lying)


def _is_his_to_say(message: Message, context: Context) -> bool:
    """Whether it is waited for, and nobody else than the player who chooses is named."""
    irregularity, offender = context.irregularity, context.facts.get("offender")
    if irregularity not in _CALLS | _PLAYS or not {"accepted", "choice"} & context.wanted:
        return False
    if not isinstance(offender, str):
        return False
    declarer = context.facts.get("declarer")
    known = Seat(declarer) if isinstance(declarer, str) else None
    choosers = _choosers(str(irregularity), Seat(offender), known)
    players = message.players(in_play=irregularity in _PLAYS, declarer=known)
    named = [seat for m in message.mentions if m.kind in ("seat", "role") and (seat := players.seat_of.get(m))]
    others = {
        Seat(offender),
        known.partner if known else None,
    } - choosers  # "oost laat noords kaart liggen, west gaat open"
    beside_dummy = known is not None and named[:1] == [known.partner] and known in named  # "west en oost ..., oost wil"
    return (set(named[:1]) <= choosers or beside_dummy) and len(set(named) - others) <= 1


def _choosers(irregularity: str, offender: Seat, declarer: Seat | None) -> set[Seat | None]:
    if irregularity in _CALLS:
        return {offender.lho}
    if declarer is None:
        return set(offender.side.opponents.seats)
    return {declarer} if declarer.side is not offender.side else set(offender.side.opponents.seats)
