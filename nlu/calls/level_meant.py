"""A call in the place of another of which only the level is told: "west twee schoppen, hij wil er drie van maken"."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence

_OF_CALLS = frozenset(["insufficient_bid", "unintended_call", "change_of_call"])
_LEVELS = frozenset("1234567")
_FILL = r"(?: (?:nu|dan|toch|toen|maar|gewoon|alsnog|snel|vlug|meteen|liever|zelf|al|ook|graag|een))*"
_RAISED = (
    rf"er{_FILL} {{rank}} van(?: te)? (?:maken|maakt|maakte|gemaakt|maak)(?= |$)",
    rf"(?:maken|maakt|maakte|maak) (?:(?:seat|me|pronoun)#\d+ )?er{_FILL} {{rank}} van(?= (?:[.,;?!)]|en|maar)|$)",
    rf"(?:mag|kan|moet|moest)(?: (?:die|dat|het|pronoun#\d+)){_FILL} {{rank}} (?:worden|zijn)(?= |$)",
    rf"(?:wil|wilde|mag|gaat){_FILL} (?:naar|het op) {{rank}}(?= (?:[.,;?!)]|brengen|zetten|maken)|$)",
    r"{rank} (?:bedoelde|bedoelt|bedoel|bedoeld)(?= |$)",
)


_SAID = r"(?:zei|zeg|zegt|riep|noemde|bood|legde|pakte|trok) {rank}(?: ,)? (?:maar|en|terwijl)(?: [^ .;?!#]+| (?:me|seat|pronoun)#\d+){0,3} (?:wilde|wil|bedoelde|bedoelt|moest|had)"
"""The level that a player named of the call that he meant: "zei twee maar wilde drie schoppen zeggen"."""


def level_meant(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, the call of another level in the denomination of the one that was made, or of the one meant."""
    call, meant = facts.get("call"), facts.get("replacement")
    said = message.skeleton.first(_SAID) if irregularity in _OF_CALLS and call is None and meant else None
    if said and meant and said[0].value in _LEVELS - {str(meant.value)[0]} and str(meant.value)[0] in _LEVELS:
        facts["call"] = message.tells(f"{said[0].value}{str(meant.value)[1:]}", said[0])
    if irregularity not in _OF_CALLS or call is None or "replacement" in facts or str(call.value)[0] not in _LEVELS:
        return
    level, denomination = str(call.value)[0], str(call.value)[1:]
    for pattern in _RAISED:
        found = message.skeleton.first(pattern)
        if found and found[0].value in _LEVELS - {level}:
            facts["replacement"] = message.tells(f"{found[0].value}{denomination}", found[0])
            return
