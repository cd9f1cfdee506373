"""What declarer, or the player who may choose, has chosen: to accept or refuse, to require or forbid a suit, nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.cards.lead_wishes import joined_suits, wishes
from nlu.cards.that_suit import with_that_suit
from nlu.cards.trump_wishes import trump_wish
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention

_LEADS = frozenset(
    "penalty_card_lead opening_lead_out_of_turn lead_out_of_turn unable_to_comply lead_restriction".split()
)
OF_THIS_TRICK = ("highest", "lowest", "other_suit", "not_suit")
"""What is chosen of a card that partner has yet to lay to the trick, and of no lead (57A)."""
_ASKED = re.compile(
    r"(?:^|[.?!;,:] |en |dus |weten |vraagt |vroeg |vragen |twijfelt |afvraagt |denkt na )(?:wat(?! als)|welke|waar|hoe|mag|mogen|kan|kunnen|moet|kon|mocht|ik wil weten wat|vraagt wat|of)"
    r"(?: [^ .;?]+){0,12}"
    r" (?:eisen|verbieden|kiezen|verplichten|voorschrijven|opleggen|dwingen|afdwingen|beletten|uitsluiten)(?= |$)"
    r"|(?:weten|vraagt|vroeg|vragen|twijfelt|weet niet)(?: (?:zich|af|nu|me#\d+|ons|de|arbiter|wl))* of (?:pronoun|seat|my_partner|partner|me)#\d+(?: [^ .;?#]+){0,3}(?: suit#\d+)?(?: [^ .;?#]+){0,3}"
    r" (?:spelen|voorspelen|naspelen|uitkomen|starten|brengen|voor)(?= |$)"
)
_SUIT_NAMED = (
    r"(?:wil|wilde|vraagt)(?: (?!suit)[^ .,]+){0,5} {suit}",
    r"(?:eist|eiste|verbiedt|verbood|verboden|verbied|eisen|verbieden|opgelegd|legt|oplegt|dwingt|dwingen|geeist)(?: (?!suit)[^ .]+){0,12} {suit}",
    r"geen {suit}",
    r"opdracht(?: (?!suit)[^ .;,]+){0,4} {suit}",
    r"{suit} (?:op|verboden|verbieden|te verbieden|te eisen|eisen|geeist|voor te spelen|uit te komen|te spelen|opgelegd|na te spelen|terug te spelen|spelen|inspelen|naspelen|voorspelen|mag|uitkomen|terug)",
    r"(?:moet|moest|mag)(?: (?!suit)[^ .]+){0,5} {suit}",
)  # fmt: skip


_TOLD_WHAT_TO_LEAD = (
    r"(?:moest|mocht|moet|mag)(?: (?!suit)[^ .;]+){0,8} suit#\d+(?: [^ .;,]+){0,2} (?:voorspelen|voor te spelen|uitkomen|naspelen|inspelen|starten|terugspelen)"
    r"|(?:moest|mocht|moet|mag)(?: (?!suit)[^ .;]+){0,3} van(?: de)? (?:declarer|seat)#\d+(?: (?!suit)[^ .;,]+){0,5} suit#\d+"
)
"""Who disobeys what declarer chose for his lead revokes (61A)."""


_DEMANDS_NO_SUIT = (
    r"(?:eist|eisen|eiste|eisten)(?: (?!(?:suit|card)#|dat )[^ .;,]+){0,4}"
    r" (?:slag|slagen|strafslag|strafslagen|strafkaart|straf|compensatie|claim)"
    r"|(?:eist|eisen|eiste|eisten|dwingt|dwong)(?: (?!(?:suit|card)#)[^ .;,]+){0,6} (?:terug|terugneemt|terugnemen|terugnam|terugpakt|terugpakken|terughaalt|oppakt|opraapt)"
    r"|(?:wil|wilde|mag|kan|mocht|zou)(?: (?!(?:suit|card)#|niet|geen)[^ .;,]+){0,4} (?:iets|wat|ook iets|nog iets) (?:eisen|vragen|opleggen)(?= (?:[.,;?!]|en)|$)"
    r"|(?:wil|wilde) (?:de|die|deze|dat) suit#\d+ (?:niet|nie)(?= (?:[.,;!]|hebben|en)|$)"
)
"""What is demanded, or not wanted, is a trick, a penalty or the card that was led, and not a suit: "de tegenpartij eist een slag"."""


def choices_told(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `choice` and `choice_suit` in `facts`, in place."""
    if _is_no_choice(message, irregularity, facts.get("choice")):
        del facts["choice"]
    if irregularity in _LEADS or (irregularity == "revoke" and message.skeleton.has(_TOLD_WHAT_TO_LEAD)):
        wishes(with_that_suit(message), irregularity, players, facts)
    if irregularity in _LEADS:
        trump_wish(message, players, facts)
    if irregularity in _LEADS or irregularity == "premature_play":
        _only_asked(message, facts)
    if irregularity == "premature_play" or (
        irregularity == "unable_to_comply" and message.skeleton.has(r"(?:hoogste|laagste|kleinste)")
    ):
        _of_this_trick(message, facts)
    if irregularity == "unable_to_comply" and "choice" not in facts:
        _imposed(message, facts)
    if irregularity != "opening_lead_out_of_turn" and "choice" in facts and facts["choice"].value == "spread":
        facts.pop("choice")  # only after an opening lead may declarer become dummy
    if irregularity == "penalty_card_lead" and "choice" not in facts and message.skeleton.has(_BOTH_FORBIDDEN):
        facts["choice"] = message.tells("forbid")
    _chosen_suit(message, facts)
    if irregularity == "lead_restriction" and (chosen := facts.get("choice")) is not None:
        facts.pop("side_declares", None)  # declarer has a say in the lead: the others defend
        if chosen.value == "accept":
            facts["choice"] = Evidence("none", chosen.start, chosen.end)  # "noord vindt alles goed"


def _is_no_choice(message: Message, irregularity: str, choice: Evidence | None) -> bool:
    """Whether something else is required than a suit, or of this trick instead of the lead."""
    if choice is None:
        return False
    if choice.value == "require" and message.skeleton.has(_DEMANDS_NO_SUIT):
        return True
    return irregularity in _LEADS - {"unable_to_comply"} and choice.value in OF_THIS_TRICK


def _only_asked(message: Message, facts: dict[str, Evidence]) -> None:
    """Drop what is only asked ("wat mag zuid eisen?"): nothing is chosen yet."""
    choice = facts.get("choice")
    if choice is None or choice.value not in ("require", "forbid"):
        return
    line = message.skeleton.line
    asked = list(_ASKED.finditer(line))
    if not asked:
        return
    rest = line
    for match in asked:
        rest = rest.replace(match.group(), " weten ")
    if not re.search(
        r"(?:^| )(?:eist|eiste|verbiedt|verbood|verbied|geeist|verboden|wil(?! +weten)|dwingt|eis)(?= )", rest + " "
    ):
        facts.pop("choice")
        facts.pop("choice_suit", None)


_LEAD = r"(?:voorspelen|uitspelen|spelen|naspelen|inspelen|uitkomen|starten|terugspelen|brengen|leggen|voor|na|uit|terug|komen|(?:voor|na|in|uit|terug) te (?:spelen|komen)|te (?:spelen|starten|brengen))"
_IMPOSED = (
    rf"(?:moet|moest|moeten|moesten|dient|diende|verplicht|gedwongen|bevolen|opgedragen)(?: (?!(?:suit|card)#|niet|geen|anders dan)[^ .;,]+){{0,8}} {{suit}} {_LEAD}",
    r"(?:legt|legde|leggen)(?: (?:(?:me|seat|pronoun|partner|defender)#\d+|de))* {suit} op(?= (?:[.,;?]|maar|en|die|terwijl)|$)",
    r"{suit}(?: (?:is|was|werd|wordt))? (?:geeist|verlangd|gevraagd|opgelegd|verplicht|bevolen)",
    r"(?:geeiste|eiste|gevraagde|opgelegde|verplichte|eis van|plicht tot) {suit}",
)
"""A suit that must be led, whoever says so: what can't be complied with is what declarer required."""


def _imposed(message: Message, facts: dict[str, Evidence]) -> None:
    for pattern in _IMPOSED:
        for found, match in message.skeleton.find(pattern):
            facts["choice"] = Evidence("require", *message.skeleton.span(match))
            facts["choice_suit"] = message.tells(found[-1].value, found[-1])
            return


_LAYS = (
    r"(?:wegdoen|wegdoet|weggooien|weggooit|afgooien|afgooit|afdoet|bijspelen|bijspeelt|bijleggen|bijlegt|spelen|speelt|leggen|legt|discardeert|discarderen"
    r"|ecarteert|ecarteren|gooit|gooien|lozen|opgooit)"
)
_END_OF_TRICK = re.compile(
    rf"(?<![^ ])(?:(?P<high>hoogste|hoogst|grootste|zwaarste|dikste|zo hoog mogelijk|zo hoog mogelijke|hoog {_LAYS})"
    rf"|laagste|kleinste|laagst|zo (?:laag|klein) mogelijk|zo (?:laag|klein) mogelijke|laag {_LAYS})(?![^ ])"
)
_LAID_IT = re.compile(
    r"(?<![^ ])(?:gooide|legde|speelde|gaf|wierp|loste|gegooid|gelegd|gespeeld)(?: (?!(?:seat|partner)#)[^ .;,]+){0,3} (?:zijn|haar|z'n|een|de|het) $"
    r"|(?<![^ ])(?:heeft|had)(?: [^ .;,]+){0,3} (?:zijn|haar|z'n) $"
)
"""Before a card that was played or is held, and not asked for: "oost legde zijn hoogste harten al neer"."""
_WISH = r"(?:wil|wilde|eist|eiste|dwingt|verplicht|moet|gebiedt|beveelt)"
_DEMANDS = r"(?:eist|eiste|geeist|eisen|verplicht|verplichtte|dwingt|dwong|dwingen|opgelegd|oplegt|gebiedt)"
_OF_ANOTHER_SUIT = (
    rf"{_WISH}(?: (?!niet|geen|hoogste|laagste)[^ .;]+){{0,9}} (?:suit|card)#(\d+)(?: [^ .;#]+){{0,2}} {_LAYS}"
)
_TOLD_A_SUIT = (
    r"(?:zegt|zei|beslist|besliste|bepaalt|kiest|koos)(?: [^ .;#]+){0,3} dat (?:seat|partner|my_partner|pronoun|me)#\d+(?: (?:een|nu|dan|dus))*"
    rf" (?:suit|card)#(\d+)(?: (?:moet|moest|zal|mag))? {_LAYS}"
)
_NOT_OF_A_SUIT = rf"geen (?:suit|card)#(\d+)(?: [^ .;#]+){{0,3}} (?:{_LAYS}|mag)"
_MAY = re.compile(r"(?<![^ ])(?:mag|mogen|kan|kunnen|moet|moeten|kon|mocht|of)(?![^ ])")


def _of_this_trick(message: Message, facts: dict[str, Evidence]) -> None:
    """A card that partner must play to this trick (57A): the highest, the lowest, of another suit or not of one."""
    if _only_laid(message.skeleton.line):
        facts.pop("choice", None)
    choice = facts.get("choice")
    for sentence, end in re.findall(r"([^.;?!]+)([.;?!]?)", message.skeleton.line):
        wished = (m for m in _END_OF_TRICK.finditer(sentence) if not _LAID_IT.search(sentence, 0, m.start()))
        said = next(wished, None)
        if said and not (end == "?" and _MAY.search(sentence)) and not _ASKED.search(sentence.strip()):
            value = "highest" if said["high"] else "lowest"
            facts["choice"] = message.tells(value)
            return
    if choice is not None and choice.value == "forbid":
        facts["choice"] = Evidence("not_suit", choice.start, choice.end)
    elif choice is not None and choice.value == "require" and message.skeleton.has(_DEMANDS):
        facts["choice"] = Evidence("other_suit", choice.start, choice.end)
    elif choice is None or choice.value in ("accept", "refuse", "require"):
        if choice is not None and choice.value == "require":
            facts.pop("choice")  # what he must do is to play: "west moet nog bijspelen op de ruiten"
        _suit_of_this_trick(message, facts)


def _only_laid(line: str) -> bool:
    """Whether the highest or lowest card is only told of as one that was played: "oost legde zijn hoogste harten al neer"."""
    told = list(_END_OF_TRICK.finditer(line))
    return bool(told) and all(_LAID_IT.search(line, 0, match.start()) for match in told)


def _suit_of_this_trick(message: Message, facts: dict[str, Evidence]) -> None:
    """A suit that partner is told to discard, or not to: "hij wil dat oost een harten weggooit"."""
    for choice, pattern in (
        ("not_suit", _NOT_OF_A_SUIT),
        ("other_suit", _OF_ANOTHER_SUIT),
        ("other_suit", _TOLD_A_SUIT),
    ):
        for (suit, *_), match in message.skeleton.find(pattern):
            facts["choice"] = Evidence(choice, *message.skeleton.span(match))
            facts["choice_suit"] = message.tells(suit.value[0], suit)
            return


def _chosen_suit(message: Message, facts: dict[str, Evidence]) -> None:
    choice = facts.get("choice")
    if choice is None or choice.value not in ("require", "forbid", "other_suit", "not_suit") or "choice_suit" in facts:
        return
    for found in _named(message):
        facts["choice_suit"] = message.tells(joined_suits(message, found), found)
        return
    _both_suits(message, facts)


def _named(message: Message) -> Iterator[Mention]:
    for pattern in _SUIT_NAMED:
        found = message.skeleton.first(pattern)
        if found:
            yield found[-1]


_BOTH_SUITS = r"(?:beide|allebei|alle twee|die twee)(?: de)? (?:kleuren|suits)"
_BOTH_FORBIDDEN = (
    r"(?:verbiedt|verbood|verbied|verboden)(?: (?:ze|die|deze|dat|de|kaarten|kleuren|pronoun#\d+))* (?:allebei|beide|beiden|alle twee)"
    r"|van (?:ze )?(?:allebei|beide|beiden|alle twee|die twee)(?: (?:de|kleuren|die))* (?:afblijft|afblijven|af te blijven|af blijft|weg te blijven|wegblijft)"
    r"|geen van (?:de |die )?(?:beide|twee|allebei)(?: (?:de|kleuren))*(?: [^ .;,#]+){0,2} (?:voorspelen|spelen|naspelen|brengen|spelt|speelt|voorspeelt|zien|mag|terug)"
)


def _both_suits(message: Message, facts: dict[str, Evidence]) -> None:
    """The choice "verbiedt beide kleuren": the suits of the penalty cards."""
    lie = facts.get("penalty_cards")
    if lie is None or not (message.skeleton.has(_BOTH_SUITS) or message.skeleton.has(_BOTH_FORBIDDEN)):
        return
    cards = lie.value if isinstance(lie.value, list) else [lie.value]
    suits = list(dict.fromkeys(str(card)[0] for card in cards))
    if len(suits) == 2:
        facts["choice_suit"] = Evidence(suits, lie.start, lie.end)
