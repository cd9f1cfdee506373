"""Works out replies beside the event loop, and remembers how far each conversation had got.

A conversation is a function of all its turns. Working through them again for every message would take longer and
longer, so a conversation that goes on where it was continues; any other (an edit, another replica) starts from its
first turn.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from bot import conversation
from bot.reply import ChatSettings, Reply, Turn
from bot.storage.places import Place
from bot.telegram.metrics import THINKING

P = ParamSpec("P")
T = TypeVar("T")

_REMEMBERED = 1500
"""Turns of all conversations together that are remembered; each takes about four kilobytes."""

_THREADS = 2


class _Live:
    """A conversation that can be continued."""

    def __init__(self, settings: ChatSettings) -> None:
        self.settings = settings
        self.turns: list[Turn] = []
        self.last: Reply | None = None
        self._coming: deque[Turn] = deque()
        self._course = conversation.replies(self._feed(), settings)

    def _feed(self) -> Iterator[Turn]:
        while self._coming:
            yield self._coming.popleft()

    def say(self, turn: Turn) -> Reply:
        """The reply to the next turn."""
        self._coming.append(turn)
        self.last = next(self._course)
        self.turns.append(turn)
        return self.last


@dataclass(slots=True)
class Thinker:
    """Gives replies; each place has one conversation at a time."""

    _live: OrderedDict[Place, _Live] = field(default_factory=OrderedDict)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(_THREADS, "thinking"))

    async def last(self, place: Place, turns: Sequence[Turn], settings: ChatSettings) -> Reply:
        """The reply to the last turn of a conversation."""
        return await self._beside(self._continue, place, list(turns), settings)

    async def all(self, turns: Sequence[Turn], settings: ChatSettings) -> list[Reply]:
        """The reply to each of some turns, apart from any conversation."""
        return await self._beside(lambda: list(conversation.replies(turns, settings)))

    def forget(self, chat_id: int) -> None:
        """Let go of what is remembered of a chat."""
        with self._lock:
            for place in [place for place in self._live if place.chat_id == chat_id]:
                del self._live[place]

    def close(self) -> None:
        """Wait for what is being worked out."""
        self._threads.shutdown()

    async def _beside(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(act, *args, **kwargs))

    def _continue(self, place: Place, turns: list[Turn], settings: ChatSettings) -> Reply:
        with self._lock:
            live = self._live.pop(place, None)
        known = len(live.turns) if live else 0
        if live is None or live.settings != settings or live.turns != turns[:known]:
            live, known = _Live(settings), 0
        for turn in turns[known:]:
            with THINKING.time():
                live.say(turn)
        with self._lock:  # not kept when a turn fails
            self._live[place] = live
            while len(self._live) > 1 and sum(len(other.turns) for other in self._live.values()) > _REMEMBERED:
                self._live.popitem(last=False)
        return live.last or conversation.reply([], settings)
