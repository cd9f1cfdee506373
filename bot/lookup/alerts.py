"""The answer to "moet 1SA van 12-14 gealerteerd worden?"."""

from __future__ import annotations

from bot.lookup.regulations import choices_for
from bot.lookup.wording import answer, note, say, verdict
from bot.reply import ChatSettings, Reply
from bot.words import call as call_words
from rules.alerts import Meaning, must_alert
from rules.vocabulary import Call


def alert(argument: str, settings: ChatSettings) -> Reply | None:
    """Whether an opening with so many points (`1NT 12-14`), or at least so many cards (`1C 2`), is alerted."""
    try:
        call, promised = argument.split()
        numbers = [int(number) for number in promised.split("-")]
        opening = Call(call)
    except ValueError:
        return None
    points = (min(numbers), max(numbers)) if len(numbers) > 1 else None
    meaning = Meaning(points=points, length=None if points else numbers[0])
    needed = must_alert(opening, meaning, opening=True, rules=settings.regulations.alerts)
    text = say("alert.yes" if needed else "alert.no", call=call_words(opening))
    return answer(verdict(text), *map(note, choices_for("alert", settings.regulations)), articles=("40B2aiii", "21B1a"))
