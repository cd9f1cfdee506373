"""What is read of declarer's words and of dummy's deeds, as signs of the irregularity that a message is about."""

from __future__ import annotations

from collections.abc import Iterator

from nlu.dummy.dummy_acts import dummy_acts
from nlu.dummy.said_words import called, designation
from nlu.dummy.slip_of_tongue import misspoke
from nlu.reading import Message

_AT_TABLE = frozenset(["declarer", "dummy"])
_TABLE = frozenset(["tafel"])


def play_signals(message: Message) -> Iterator[str]:
    """The signs of a message, each once; none where neither declarer nor dummy is spoken of."""
    roles = {mention.value for mention in message.mentions if mention.kind == "role"}
    if not (roles & _AT_TABLE or _TABLE & set(message.words.norms)):
        return
    players = message.players(in_play=True)
    if kind := designation(message, players):
        yield f"shape:said {kind}"
    if any(mention.kind == "card" for mention in called(message, players)):
        yield "shape:said card"
    if (slip := misspoke(message)) is not None:
        yield f"shape:misspoke {slip}"
    if "dummy" in roles:
        acts = dummy_acts(message, players)
        if acts.spoke:
            yield f"shape:dummy {acts.spoke}"
        yield from (f"shape:dummy {name}" for name in ("looked", "kept", "shown") if getattr(acts, name))
