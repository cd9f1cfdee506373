"""What may be known from a penalty card: whether that is asked, and where the card is by now (50E)."""

from __future__ import annotations

from nlu.cards.card_places import evidence
from nlu.cards.cards_told import cards_of
from nlu.cards.penalty_card_parts import penalty_cards
from nlu.cards.penalty_talk import BY_PLAY
from nlu.cards.which_of_them import still_lying
from nlu.reading import Message
from nlu.stories import BESIDE_PENALTY_CARD
from nlu.understanding import Context, Evidence

_ABOUT_IT = frozenset(["exposed_card", "penalty_card_turn", "penalty_card_lead"])
_PENALTY = (
    r"(?:strafkaart|strafkaarten|strafkaartje|penalty card)|(?:op tafel|open)(?: [^ .;,?]+){0,3} (?:ligt|lag|liggen|lagen)"
    r"|(?:ligt|lag|liggen|lagen)(?: [^ .;,?]+){0,3} (?:op tafel|open)"
)
_CALLED_SO = r"(?:strafkaart|strafkaarten|strafkaartje|penalty card)"
_USES = (
    r"(?:mag|mogen|kan|moet|is|zijn|hoort)(?: [^ .;?]+){0,9} (?:(?<!zelf )weten|gebruiken|gebruikmaken|gebruik (?:van )?maken|uitgaan|rekenen|rekening|meenemen|meewegen|meetellen"
    r"|benutten|profiteren|voordeel|informatie|kennis|geoorloofd|bekend)(?![^ ])",
    r"(?:gebruiken|gebruikmaken|uitgaan|rekenen|rekening houden)(?: [^ .;?]+){0,9} (?:mag|mogen|kan)",
    r"(?:kennis|informatie|wetenschap)(?: [^ .;?]+){0,6} (?:geoorloofd|verboden|toegestaan|bruikbaar)",
    r"(?:rekening|gebruik)(?: [^ .;?]+){0,6} (?:mee|van|met)(?: [^ .;?]+){0,6}(?: [.,])?(?: en)? (?:mag|kan|is|klopt) (?:dat|zoiets)(?= |$)",
    r"(?:spel|tegenspel|speelplan|kaart)(?: (?:daar|er|hier|nu))* (?:daarop|erop|hierop|op) (?:afstemmen|baseren|afgestemd|gebaseerd|aanpassen|aangepast)(?= |$)",
    r"(?:mag|moet|hoort)(?: [^ .;?]+){0,4} (?:doen alsof|negeren|vergeten dat)(?= |$)",
    r"(?:is|zijn|was)(?: [^ .;?]+){0,6} (?:oi|gi|ongeoorloofd|ongeoorloofde)(?= |$)",
)
_DOUBT = (
    r"(?:ik|wij|we|graag|wil|willen)(?: [^ .;?]+){0,2} weten|weten (?:of|wat|welke|hoe het|hoe dit)(?! (?:kaart|die))"
)
_PICKED_UP = (
    r"(?:terug|weer|opnieuw)(?: [^ .;,]+){0,3} (?:hand|waaier)",
    r"(?:opgenomen|opgepakt|opgeraapt|teruggenomen|teruggepakt|teruggestopt|oppakken|opnemen|pakte|nam)(?: [^ .;,]+){0,4}(?: op| terug)?(?= (?:[.,;?!]|en|na|omdat|toen|toch)|$)",
    r"(?:na|door|wegens|vanwege)(?: (?:een|het|de|dat|die))? (?:verbod|eis)",
)
_PLAYED = (
    r"(?:is|was|werd|al|inmiddels|ondertussen|intussen|nu|net|eindelijk)(?: [^ .;,]+){0,3} (?:gespeeld|weggespeeld|bijgespeeld|uitgespeeld|gelegd)(?! (?:worden|moeten))",
    r"(?:nadat|toen|sinds)(?: [^ .;,]+){0,5} (?:gespeeld|speelde|legde)",
)
_LAID_SINCE = (
    r"(?:heeft|had|is|werd|zijn)(?: (?:inmiddels|al|ondertussen|intussen|nu|toen|net|gewoon|daarna))*(?: (?:hem|m|die|deze|(?:zijn |haar |de )?strafkaart(?: (?:card|rank)#\d+)?"
    r"|pronoun#\d+|seat#\d+))+(?: (?:inmiddels|al|ondertussen|intussen|nu|toen|net|gewoon|daarna))* (?:gespeeld|weggespeeld|uitgespeeld|bijgespeeld|gelegd)",
    r"seat#\d+ (?:speelt|speelde|legt|legde)(?: (?:hem|m|die|deze|pronoun#\d+|de strafkaart))(?: (?:meteen|dan|nu|gewoon|ook|al|daarna|netjes))* (?:in|bij|op|mee|weg|uit)(?= )",
    r"(?:die|deze|hem|pronoun#\d+) (?:heeft|had) (?:pronoun#\d+|seat#\d+)(?: (?!niet|nog|nooit)[^ .;,]+){0,4} (?:gespeeld|weggespeeld|uitgespeeld|bijgespeeld|gelegd|kwijt)",
    r"(?:hem|die|strafkaart|kaart|pronoun#\d+)(?: (?:is|werd|wordt|was|inmiddels|al|ondertussen|intussen|nu|toen|net|gewoon))+ (?:gespeeld|weggespeeld|uitgespeeld|bijgespeeld|weg)",
)
_NOT_YET = r"(?:nog niet|niet|moet|nog te)(?: [^ .;,]+){0,2} (?:gespeeld|opgenomen|opgepakt)|nog (?:steeds|altijd|open|op tafel)"


def played_by_now(message: Message, irregularity: str, context: Context, facts: dict[str, Evidence]) -> None:
    """Tell in `facts`, in place, that the penalty card that lay there was played since: "oost heeft hem gespeeld"."""
    line = message.skeleton
    gone = context.facts.get("penalty_card_now") == "played"
    if irregularity == "penalty_card_lead" and not (context.lying or gone):
        _played_as_told(message, facts)
        return
    if irregularity not in _ABOUT_IT or not (context.lying or gone):
        return
    if not line.has_any(_LAID_SINCE) or line.has(_NOT_YET) or _tells_origin(message, context):
        return
    if not (gone and _without_played(context, facts)):
        facts["penalty_card_now"] = message.tells("played")


def _tells_origin(message: Message, context: Context) -> bool:
    """Whether it is asked how the card came to lie, and told that it was played when it shouldn't have been."""
    return context.question == "deliberate" and message.skeleton.has_any(BY_PLAY)


_PLAYED_BEFORE_LEAD = (
    r"(?:strafkaart|strafkaartje)(?: (?!niet|nog|moet)[^ .;,]+){0,6} (?:is|was|werd)(?: (?!niet|nog|moet)[^ .;,]+){0,5} (?:gespeeld|bijgespeeld|weggespeeld|uitgegaan|uitgespeeld|eruit|weg|verdwenen|gevallen in)(?= (?:[.,;?!]|en|maar)|$)",
    r"{card}(?: [^ .;,]+){0,3}(?: , (?:lag|ligt))?(?: [^ .;,]+){0,6} (?:strafkaart|strafkaartje)(?: [.,;]| en| maar)*(?: (?:pronoun#\d+|die|en|maar|seat#\d+|heeft|had|is|was|al|in|trick#\d+|hem|intussen|inmiddels|ondertussen|nu|dus|net))*"
    r" (?:gespeeld|bijgespeeld|weggespeeld)(?! (?:worden|moet))",
    r"(?:strafkaart|strafkaartje)(?: (?:van|bij|seat#\d+|:))* {card}(?: [.,;]| en| maar)*(?: (?:pronoun#\d+|die|en|maar|seat#\d+|heeft|had|is|was|al|in|trick#\d+|hem|intussen|inmiddels|ondertussen|net|nu|dus))*"
    r" (?:gespeeld|bijgespeeld|weggespeeld)(?! (?:worden|moet))",
    r"(?:strafkaart|strafkaartje)(?: [^ .;]+){0,4} [.,;] (?:en )?pronoun#\d+ (?:speelde|legde|gooide) pronoun#\d+(?: (?:al|net|toen|bij|erbij))*(?: in)? trick#\d+",
)


def _played_as_told(message: Message, facts: dict[str, Evidence]) -> None:
    """The same where all of it is told at once: "west had hartenaas als strafkaart, die is in slag 4 gespeeld"."""
    cards = [mention for mention in message.mentions if mention.kind == "card"]
    if len(still_lying(message, cards)) < len(cards):
        return  # of several cards one still lies there
    if message.skeleton.has_any(_PLAYED_BEFORE_LEAD) and not message.skeleton.has(_NOT_YET):
        facts["penalty_card_now"] = message.tells("played")


def _without_played(context: Context, facts: dict[str, Evidence]) -> bool:
    """Whether another card is told of since, which is then the only one it is about."""
    told, played = facts.get("cards"), context.facts.get("cards")
    if told is None or not isinstance(told.value, list) or not isinstance(played, list):
        return False
    since = [card for card in told.value if card not in played]
    if since:
        facts["cards"] = Evidence(since, told.start, told.end)
        facts.pop("penalty_cards", None)
    return bool(since)


def asks_of_use(message: Message) -> bool:
    """Whether it asks what somebody may know or use of a penalty card."""
    line = message.skeleton
    return line.has(_PENALTY) and not line.has(_DOUBT) and line.has_any(_USES)


def asks_of_use_of_lying(message: Message, context: Context) -> bool:
    """Whether it asks what may be known or used of a penalty card that was told of before, and tells no more: "mag west dat weten?"."""
    if context.irregularity not in _ABOUT_IT or not context.lying or not any(map(message.skeleton.has, _USES)):
        return False
    gone = (*_PICKED_UP, *_PLAYED, *_LAID_SINCE)
    return not message.skeleton.has(_DOUBT) and not any(map(message.skeleton.has, gone))


def was_picked_up(message: Message) -> bool:
    """Whether a card is told, or asked, to be in the hand again, and none is named."""
    named = any(mention.kind in ("card", "rank", "suit") for mention in message.mentions)
    return not named and message.skeleton.has_any(_PICKED_UP)


def asks_of_gone_penalty_card(message: Message, joined: Message, context: Context) -> bool:
    """Whether it asks what may be known of a penalty card that was played or picked up by now, as was told before."""
    if context.irregularity not in _ABOUT_IT | BESIDE_PENALTY_CARD or not message.skeleton.has_any(_USES):
        return False
    facts = cards_of(joined, "withdrawn_action", context)
    penalty_card_knowledge(joined, facts)
    now = facts.get("penalty_card_now")
    return now is not None and now.value != "on_table" and not message.skeleton.has(_DOUBT)


def penalty_card_knowledge(message: Message, facts: dict[str, Evidence]) -> None:
    """Tell in `facts`, in place, that the cards it is about lay as penalty cards, and where they are by now."""
    line = message.skeleton
    named = [mention for mention in message.mentions if mention.kind == "card"]
    told = facts.get("cards") or penalty_cards(message, "exposed_card", named).get("penalty_cards")
    told = told or (evidence(message, named) if named else None)
    if not line.has(_PENALTY) or not (told or line.has(_CALLED_SO)):
        return
    facts.setdefault("penalty_cards", told or message.tells(["??"]))
    if line.has(_NOT_YET):
        facts["penalty_card_now"] = message.tells("on_table")
    elif line.has_any(_PICKED_UP):
        facts["penalty_card_now"] = message.tells("picked_up")
    elif line.has_any((*_PLAYED, *_LAID_SINCE)):
        facts["penalty_card_now"] = message.tells("played")
