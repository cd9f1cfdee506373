"""What is wrong with a trick: a card too few, too many, or one that didn't stay among the played cards."""

from __future__ import annotations

import re

from nlu.players import Players
from nlu.reading import Message
from nlu.tricks.cards_left import odd_one_out
from nlu.tricks.out_of_suit import held_none
from nlu.understanding import Evidence
from nlu.words.number_words import number_of
from nlu.words.skeleton import compiled

_PLAYED = r"(?:gespeeld|gelegd|bijgelegd|bijgespeeld|meegedaan|bijgedragen|speelde|legde|gaf|gegeven|bekend|gevraagd|genoemd|mee)"
_NOTHING = r"(?:niets|niks|nix|geen kaart|geen enkele kaart|niet)"
_PLAYED_TOO_FEW = r"(?:een|rank#\d+) (?:kaart|kaartje) (?:te weinig|te kort|tekort|minder)(?: [^ .;,]+){0,2} (?:gespeeld|gelegd|bijgelegd|gegeven|bijgespeeld)"
"""A card too few played, which leaves one too many in the hand."""
_PLAYED_TOO_MANY = (
    r"(?:legde|legt|speelde|speelt|gaf|geeft|gooide|gooit|deed|doet)(?: (?:seat#\d+|declarer#\d+|pronoun#\d+|in|trick#\d+|die|deze|de|slag|er|dus|toen))* een (?:kaart|kaartje) (?:te ?veel|teveel|extra)"
    r"|een (?:kaart|kaartje) (?:te ?veel|teveel|extra) (?:gespeeld|gelegd|bijgelegd|gegeven|bijgespeeld|weggelegd)"
)
"""A card too many played, which leaves one too few in the hand."""
_TOO_FEW = (
    rf"{_NOTHING}(?: (?:mee|bij|in|deze|die|de|slag|trick#\d+|heeft|had|is))* {_PLAYED}",
    rf"{_PLAYED}(?: (?:in|bij|deze|die|de|slag|trick#\d+|zelf|aan|pronoun#\d+))* {_NOTHING}(?: (?:mee|bij))?",
    r"(?:vergat|vergeten)(?: [^ .;]+){0,5} (?:spelen|leggen|bijspelen|bijleggen|kaart|doen|bekennen|geven)",
    r"(?:overgeslagen|sloeg(?: [^ .;]+){0,4} over|slaat(?: [^ .;]+){0,4} over)",
    r"(?:houdt|hield|heeft|had|hou|heb)(?: [^ .;]+){0,4} (?:een|rank#\d+) (?:kaart |kaartje )?(?:meer|over|te ?veel|extra)",
    r"(?:zit|zat|blijft|bleef|staat|stond)(?: (?!zonder)[^ .;]+){0,4} met (?:een|rank#\d+) (?:kaart|kaartje)",
    r"(?:deed|doet|speelde|speelt)(?: [^ .;]+){0,4} niet mee",
    _PLAYED_TOO_FEW,
)
_TOO_MANY = (
    _PLAYED_TOO_MANY,
    r"(?:twee|dubbele|rank#\d+) (?:[a-z]+ )?(?:[a-z]+ )?(?:geplakte |klevende |vastgeplakte )(?:kaarten|kaart|kaartjes)",
    r"(?:twee|dubbele) (?:kaarten|kaart|kaartjes)(?: [^ .;]+){0,4} (?:gespeeld|gelegd|bijgelegd|gegeven|weggelegd|in een slag|tegelijk|in slag|in trick#\d+|liggen|mee)",
    r"(?:legde|legt|speelde|gaf|gooide|heeft|had)(?: [^ .;]+){0,4} (?:twee|er twee|er rank#\d+|dubbele)(?: [^ .;]+){0,4} (?:gelegd|gespeeld|tegelijk|in een slag|in trick#\d+|bij)"
    r"|(?:legde|legt|speelde|gaf|gooide|heeft|had) er(?: [^ .;]+){0,4} rank#\d+ (?:gelegd|bijgelegd|gespeeld|bijgespeeld|gegeven|tegelijk|bij|neer)",
    r"(?:er )?(?:twee|rank#\d+) (?:kaarten )?in (?:(?:had|heeft|waren|was) )?(?:gestopt|gegooid|gelegd|gedaan|beland|gekomen)",
    r"(?:een|eentje|rank#\d+) (?:kaart |kaartje )?(?:minder|te ?kort|te ?weinig)|komt(?: [^ .;]+){0,3} kaart te kort",
    r"(?:zowel (?:de )?card#\d+ (?:als|en)(?: ook)?(?: de)? card#\d+|card#\d+ en(?: ook)?(?: de)? card#\d+(?: [^ .;]+){0,2} (?:samen|tegelijk|allebei))",
)
_LIES = r"(?:lag|ligt|liggen|lagen|zat|zit|gevallen|gegleden|geschoven|terechtgekomen|beland|belandde|gevonden|terug|teruggevonden|vonden|vond)"
_ELSEWHERE = (
    r"(?:onder|naast|achter|tussen)(?: (?:het|de|een|mijn|zijn|haar|hun))*"
    r" (?:bord|board|boek|biddingbox|bidbox|bak|biedbak|kaartenbak|tafelkleed|kleed|mat|stoel|scorebriefje|briefje|papier|glas|systeemkaart|bierviltje|tas|tafel)"
)
_MISPLACED = (
    r"niet (?:bij|tussen|onder)(?: (?:zijn|haar|de))* gespeelde",
    rf"(?:kaart|kaartje|card#\d+|pronoun#\d+)(?: [^ .;]+){{0,4}} {_LIES}(?: [^ .;]+){{0,3}} {_ELSEWHERE}",
    rf"{_ELSEWHERE}(?: [^ .;]+){{0,4}} (?:gevonden|{_LIES})",
    r"(?:verdwaald|zoek|weggewaaid|(?:van|onder) (?:de )?tafel (?:gevallen|gegleden|gewaaid)|op de grond)",
    r"gespeelde kaart(?: [^ .;]+){0,4} (?:terug|weer)(?: [^ .;]+){0,3} hand",
    r"(?:kaart|card#\d+)(?: [^ .;]+){0,4} (?:hoort|hoorde) (?:bij|in) (?:de |een )?(?:trick#\d+|eerdere|gespeelde)",
)
_IN_TRICK = {"3": "too_few", "5": "too_many"}
_FROM_ONE = {"2": "too_many"}
WENT_WRONG = rf"(?:{'|'.join((*_TOO_FEW[:5], *_TOO_MANY[:4], r'geen kaart', r'(?:dromen|dromend|slapen|blijven slapen|gedroomd)'))})"
"""What tells that a player played no card, or more than one; in the trick that is named with it."""
_COUNTS = (
    (r"(?:met|van|uit|bestaat uit|lagen|liggen|zitten|er)(?: [^ .;]+){0,2} rank#(\d+) kaarten(?: [^ .;]+){0,4} (?:slag|trick#\d+)", _IN_TRICK),
    (r"(?:slag|trick#\d+)(?: (?!seat#|heeft)[^ .;]+){0,5} rank#(\d+) kaarten", _IN_TRICK),
    (
        r"(?:er|per ongeluk|van pronoun#\d+) rank#(\d+)(?: (?:kaarten|tegelijk|bij))* (?:gelegd|gespeeld|bijgelegd|gegeven|liggen)",
        _FROM_ONE,
    ),
    (r"rank#(\d+)(?: aan elkaar)?(?: geplakte)? kaarten(?: [^ .;]+){0,2} (?:tegelijk|gelegd|weggelegd|gespeeld|bij|gegeven|mee|legde|speelde|bijlegde|bijspeelde|gooide|gaf)(?= |$)", _FROM_ONE),
    (r"rank#(\d+)(?: kaarten| kaartjes)? van (?:hem|haar|pronoun#\d+|seat#\d+)", _FROM_ONE),
    (
        r"(?:deed|doet|speelde|speelt|legde|legt|gaf|geeft|gooide|gooit|droeg|stak)(?: (?:er|toen|per|ongeluk|dus|ook|in|bij|trick#\d+|die|deze|slag))* rank#(\d+) (?:kaarten|kaartjes|ineens|tegelijk|bij)",
        _FROM_ONE,
    ),
    (r"(?:heeft|had|stopte|stak) rank#(\d+) kaarten(?: [^ .;]+){0,2} in (?:trick#\d+|dezelfde slag|een slag|die slag)", _FROM_ONE),
    (r"van seat#\d+(?: (?:er|lagen|liggen|zelfs|wel))* rank#(\d+)(?= (?:[.,;]|en)|$)", _FROM_ONE),
)  # fmt: skip
_REST = r"(?:rest|anderen|andere drie|andere spelers|overigen|overige drie|wij|ons|jullie|iedereen|ik)"
_HELD = (
    rf"(?<!slag )\b(\d+)(?: kaarten| krt| er)?(?: [^ .;]+){{0,5}} {_REST}(?: [^ .;\d]+){{0,5}} (\d+)\b",
    rf"\b{_REST}(?: [^ .;\d]+){{0,5}} (\d+)\b[^.;\d]{{0,40}}\b(\d+)(?: kaarten| krt)?\b",
)
_TO_GO = r"(\d+) slagen(?: (?:te|nog|over|gaan|spelen))+[^.;\d]{0,40}\b(\d+)(?: [^ .;\d]+)? kaart"


_DEALT = 13
_LEFT_OVER = r"(?:(?:de )?rest|(?:de )?(?:drie )?anderen|everybody#\d+)(?: (?:is|zijn|was|waren|heeft|hebben|al|helemaal|allemaal|nu))+ (?:leeg|niets meer|niks meer|geen kaarten meer|door de kaarten heen|klaar|uitgespeeld)(?= (?:[.,;)?!]|en|waar|terwijl|dan)|$)|(?:heeft|houdt|hield|had|hou|heb)(?: [^ .;]+){0,4} (?:een|rank#\d+|eentje)(?: kaart| kaartje)?(?: meer)? over(?= (?:[.,;)?!]|en|waar|terwijl|dan)|$)"
"""A card that is left when the others have none: "nu heeft hij er een over"."""


def _held(message: Message, players: Players) -> tuple[int, int] | None:
    """How many cards the others hold, and he."""
    if (odd := odd_one_out(message, players)) is not None:
        return odd[1:]
    text = " ".join(str(number_of(norm) or norm) if norm != "een" else norm for norm in message.words.norms)
    for pattern, others_first in ((_TO_GO, True), (_HELD[0], False), (_HELD[1], True)):
        if match := re.search(pattern, text):
            others, his = (int(match[1]), int(match[2])) if others_first else (int(match[2]), int(match[1]))
            return (others, his) if others != his else None
    return None


def _later(message: Message, facts: dict[str, Evidence], others: int | None) -> bool:
    """Whether more tricks have been played than the one it is about, by the cards that are left."""
    trick = facts.get("trick")
    played = trick is not None and others is not None and _DEALT - others > int(str(trick.value))
    return played or message.skeleton.has(_LEFT_OVER)


_HOLDER = r"(?:seat|pronoun|declarer|partner|me)#\d+"
_HAD_ONE = (
    rf"(?:pronoun#\d+|die|suit#\d+) (?:had|heeft|bezat) {_HOLDER} (?:wel|nog|gewoon|toen nog|zeker)",
    r"(?:had|heeft) er(?: (?:zelf|toen|wel|gewoon))* (?:nog|wel)(?: (?:een|eentje|genoeg|rank#\d+))?(?= (?:[.,;!]|en)|$)",
    r"(?:had|heeft)(?: (?:er|toen|zeker|gewoon))* (?:wel|nog|gewoon)(?: (?:een|genoeg|twee))*(?= (?:suit|card)#\d+)",
)


_STILL_LIES = (
    r"(?:er|nu|we|hier)(?: (?:nu|opeens|ineens|ook))* (?:liggen|ligt|zien|zie)(?: (?:er|nu|opeens|ineens|maar|dus|hier|in|op|deze|die|de|slag|tafel|het|midden))* (?:(?:rank|trick)#\d+|vijf|5|drie|3) (?:kaarten|kaartjes)(?! (?:minder|meer|teveel|te veel))"
    r"|(?:er (?:liggen|ligt|lagen)|(?:liggen|lagen) er)(?: (?:er|nu|nog))* maar (?:rank#\d+|drie|3)(?= (?:[.,;]|in|en|van|kaarten)|$)|slag (?:wordt|werd) bijna"
    r"|(?:in|bij) (?:deze|die|de huidige) slag(?: (?:nu|dus))* (?:liggen|ligt)(?= )"
)
"""The cards lie there still, so that nobody has begun another trick: "er liggen vijf kaarten"."""


def _counted(message: Message) -> str | None:
    """By the number of cards: three or five in the trick, two from one player."""
    for pattern, meaning in _COUNTS:
        for match in compiled(pattern).finditer(message.skeleton.line):
            if error := meaning.get(message.mentions[int(match[1])].value):
                return error
    return None


def defective_talk(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what is wrong with the trick, where just one thing is said."""
    found = [
        value
        for value, patterns in (("too_few", _TOO_FEW), ("too_many", _TOO_MANY), ("misplaced", _MISPLACED))
        if message.skeleton.has_any(patterns) or value == _counted(message)
    ]
    if message.skeleton.has(_PLAYED_TOO_FEW) and "too_many" in found:
        found.remove("too_many")
    if message.skeleton.has(_PLAYED_TOO_MANY) and "too_few" in found:
        found.remove("too_few")
    held = _held(message, players)
    if "misplaced" in found:
        found = ["misplaced"]  # which is why he has a card too few or too many
    elif held is not None:
        found = ["too_few" if held[1] > held[0] else "too_many"]
    if "next_trick" not in facts and _later(message, facts, held[0] if held else None):
        facts["next_trick"] = message.tells("both")
    elif "next_trick" not in facts and message.skeleton.has(_STILL_LIES):
        facts["next_trick"] = message.tells("nobody")
    if held_none(message.skeleton):
        facts["could_follow"] = message.tells(False)
    elif message.skeleton.has_any(_HAD_ONE):
        facts["could_follow"] = message.tells(True)
    if len(found) == 1:
        facts["trick_error"] = message.tells(found[0])
    elif found:
        facts.pop("trick_error", None)
