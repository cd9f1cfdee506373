"""A lead that goes against what declarer has chosen: he had forbidden the suit, or required another one (61A)."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Context, Evidence
from rules.vocabulary import Seat

_LEADS = (
    r"{seat}(?: (?:dan|nu|toen|toch|daarna|gewoon|doodleuk))* (?:speelt|speelde|komt|kwam|start|startte|legt|legde|brengt|bracht)"
    r"(?: (?!(?:card|suit|seat)#|niet|geen)[^ .;,]+){0,4} {cardlike}"
)
_STILL = r"(?:toch|doodleuk|desondanks|evengoed|gewoonweg)"
_ASKS = r"(?:mag|moet|kan|hoeft|als|wil|zou)"


def disobeyed(message: Message, context: Context) -> dict[str, Evidence]:
    """Who led as he was forbidden to, with what declarer chose; nothing where he may have had no choice."""
    choice, chosen, owner = (context.facts.get(name) for name in ("choice", "choice_suit", "offender"))
    led = message.skeleton.first(_LEADS)
    if choice not in ("require", "forbid") or not chosen or not isinstance(owner, str) or led is None:
        return {}
    if message.skeleton.has(_ASKS) or "?" in message.words.norms or Seat(led[0].value) is not Seat(owner).partner:
        return {}
    suits = chosen if isinstance(chosen, list | str) else []
    against = led[-1].value[0] in suits if choice == "forbid" else led[-1].value[0] not in suits
    if not against or not (choice == "forbid" or message.skeleton.has(_STILL)):
        return {}  # who leads another suit than was required may have none of it
    kept = {name: Evidence(context.facts[name], 0, 0) for name in ("choice", "choice_suit")}
    return {"offender": message.tells(Seat(led[0].value), led[0]), **kept}
