"""A slip of which only the suit that was meant is told: "1 klaveren, hij bedoelde schoppen"."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention

_FILL = r"(?: (?:hij|zij|ze|pronoun#\d+|me#\d+|eigenlijk|natuurlijk|gewoon|echter|dus|wel degelijk|duidelijk|kennelijk|in feite|toch))*"
_MEANT = (
    rf"(?:bedoelde|bedoelt|bedoel|wilde){_FILL} {{denomination}}(?: (?:bieden|leggen|zeggen|pakken|openen))?(?= [.,;)!]|$)",
    r"{denomination} (?:bedoel|bedoeld|bedoelde|bedoelt|moest het zijn|moest dat zijn|moeten zijn)(?= |$)",
    rf"geen {{denomination}}(?: [^ .;?!]+){{0,7}} (?:maar|(?:het|dat) (?:was|waren|moest|moesten|ging om)){_FILL} {{denomination}}(?= [.,;)!]|$)",
    r"(?:moest|moesten|hoorde)(?: (?:het|dat|eigenlijk|natuurlijk))* {denomination} (?:zijn|worden|wezen)(?= |$)",
)


def suit_meant(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, the call that was meant, at the level of the one that was made."""
    call = facts.get("call")
    if (
        irregularity != "unintended_call"
        or call is None
        or "replacement" in facts
        or str(call.value)[0] not in "1234567"
    ):
        return
    for pattern in _MEANT:
        found: list[Mention] | None = message.skeleton.first(pattern)
        if found and found[-1].value != str(call.value)[1:]:
            facts["replacement"] = message.tells(f"{str(call.value)[0]}{found[-1].value}", found[-1])
            return
