"""What is wrong with a trick: a card too few, too many, or one that didn't stay among the played cards."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence

_PLAYED = r"(?:gespeeld|gelegd|bijgelegd|bijgespeeld|meegedaan|bijgedragen|speelde|legde|gaf|gegeven|bekend)"
_NOTHING = r"(?:niets|niks|nix|geen kaart|niet)"
_TOO_FEW = (
    rf"{_NOTHING}(?: (?:mee|bij|in|deze|die|de|slag|trick#\d+))* {_PLAYED}",
    rf"{_PLAYED}(?: (?:in|bij|deze|die|de|slag|trick#\d+|zelf|aan|pronoun#\d+))* {_NOTHING}(?: (?:mee|bij))?",
    r"(?:vergat|vergeten)(?: [^ .;]+){0,5} (?:spelen|leggen|bijspelen|bijleggen|kaart)",
    r"(?:overgeslagen|sloeg(?: [^ .;]+){0,4} over|slaat(?: [^ .;]+){0,4} over)",
)
_TOO_MANY = (
    r"(?:twee|dubbele) (?:kaarten|kaart|kaartjes)(?: [^ .;]+){0,4} (?:gespeeld|gelegd|bijgelegd|gegeven|in een slag|tegelijk|in slag|in trick#\d+|liggen)",
    r"(?:legde|legt|speelde|gaf|gooide|heeft|had)(?: [^ .;]+){0,4} (?:twee|er twee|dubbele)(?: [^ .;]+){0,4} (?:gelegd|gespeeld|tegelijk|in een slag|in trick#\d+|bij)",
)
_MISPLACED = (
    r"niet (?:bij|tussen|onder)(?: (?:zijn|haar|de))* gespeelde",
    r"(?:verdwaald|zoek|weggewaaid|van tafel gevallen|op de grond)",
)


_HELD = r"(?:seat|pronoun|declarer|partner|me)#\d+"
_HAD_NONE = (
    rf"(?:pronoun#\d+|die|suit#\d+) (?:had|heeft|bezat) {_HELD} (?:toen |op dat moment )?(?:niet|nie|geen)",
    r"(?:had|heeft|bezat)(?: (?:er|toen|ook|namelijk|helemaal|zelf))* geen(?: enkele?)? suit#\d+",
    r"(?:had|heeft) er geen(?: meer)?(?= (?:[.,;]|en|van)|$)",
    r"(?:kon|kan)(?: \w+)? niet bekennen",
)
_HAD_ONE = (
    rf"(?:pronoun#\d+|die|suit#\d+) (?:had|heeft|bezat) {_HELD} (?:wel|nog|gewoon|toen nog|zeker)",
    r"(?:had|heeft)(?: (?:er|toen|zeker|gewoon))* (?:wel|nog)(?: (?:een|genoeg|twee))*(?= suit#\d+)",
)


def _counted(message: Message) -> str | None:
    """By the number of cards: three or five in the trick, two from one player."""
    for pattern, meaning in _COUNTS:
        for mentions, _ in message.skeleton.find(pattern):
            if error := meaning.get(mentions[0].value):
                return error
    return None


_IN_TRICK = {"3": "too_few", "5": "too_many"}
_FROM_ONE = {"2": "too_many"}
_COUNTS = (
    (r"rank#(\d+) kaarten(?: [^ .;]+){0,4} slag", _IN_TRICK),
    (r"(?:slag|trick#\d+)(?: [^ .;]+){0,5} rank#(\d+) kaarten", _IN_TRICK),
    (
        r"(?:er|per ongeluk|van pronoun#\d+) rank#(\d+)(?: (?:kaarten|tegelijk|bij))* (?:gelegd|gespeeld|bijgelegd|gegeven|liggen)",
        _FROM_ONE,
    ),
    (r"rank#(\d+) kaarten (?:tegelijk|gelegd|gespeeld|bij|gegeven)", _FROM_ONE),
    (r"rank#(\d+) van (?:hem|haar|pronoun#\d+)", _FROM_ONE),
)


def defective_talk(message: Message, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, what is wrong with the trick, where just one thing is said."""
    found = [
        value
        for value, patterns in (("too_few", _TOO_FEW), ("too_many", _TOO_MANY), ("misplaced", _MISPLACED))
        if any(message.skeleton.has(pattern) for pattern in patterns) or value == _counted(message)
    ]
    if found == ["too_few", "misplaced"] or found == ["misplaced"]:
        found = ["misplaced"]
    if any(message.skeleton.has(pattern) for pattern in _HAD_NONE):
        facts["could_follow"] = Evidence(False, 0, len(message.text))
    elif any(message.skeleton.has(pattern) for pattern in _HAD_ONE):
        facts["could_follow"] = Evidence(True, 0, len(message.text))
    if len(found) == 1:
        facts["trick_error"] = Evidence(found[0], 0, len(message.text))
