"""The answer to "is 2SA na 2 schoppen hoog genoeg?"."""

from __future__ import annotations

from bot.lookup.wording import answer, note, say, verdict
from bot.reply import Button, ChatSettings, Reply, Turn
from bot.words import call as call_words
from rules.vocabulary import Call

_HIGHEST = 7


def sufficient(argument: str, settings: ChatSettings) -> Reply | None:
    """Whether the second of two bids may follow the first."""
    try:
        previous, call = (Call(part) for part in argument.split())
    except ValueError:
        return None
    if not (previous.is_bid and call.is_bid):
        return None
    words = {"call": call_words(call), "previous": call_words(previous)}
    if call.supersedes(previous):
        yes = verdict(say("sufficient.yes", **words))
        return answer(yes, note(say("sufficient.rank")), articles=("18B", "18C", "27"))
    levels = (Call(f"{level}{call.denomination}") for level in range(1, _HIGHEST + 1))
    lowest = next((bid for bid in levels if bid.supersedes(previous)), None)
    higher = say("sufficient.lowest", lowest=call_words(lowest)) if lowest else say("sufficient.none_left")
    return answer(
        verdict(say("sufficient.no", **words), higher),
        note(say("sufficient.rank"), say("sufficient.accepted")),
        articles=("18D", "27"),
        buttons=(Button(say("sufficient.button"), Turn(pick="insufficient_bid")),),
    )
