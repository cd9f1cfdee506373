"""What a handler has at hand while it handles an update."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.orm import Session
from telegram.ext import Application, CallbackContext, ExtBot

from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.inbox import Claim
from bot.telegram.thinking import Thinker

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Services:
    """What all handlers share."""

    settings: Settings
    database: Database
    thinker: Thinker


@dataclass(slots=True)
class Work:
    """One update being handled. `failure` is why it could not be."""

    claim: Claim
    services: Services
    failure: BaseException | None = None

    @property
    def settings(self) -> Settings:
        """The operator's settings."""
        return self.services.settings

    @property
    def thinker(self) -> Thinker:
        """What works out replies."""
        return self.services.thinker

    @property
    def update_id(self) -> int:
        """The update."""
        return self.claim.row.update_id

    async def store(self, act: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the storage, beside the event loop."""
        return await asyncio.to_thread(partial(self.claim.run, act, *args, **kwargs))


CURRENT: ContextVar[Work] = ContextVar("CURRENT")
"""The work of the task that handles an update."""


class Context(CallbackContext[ExtBot[int], dict[Any, Any], dict[Any, Any], dict[Any, Any]]):
    """The library's context, with the work at hand."""

    @property
    def work(self) -> Work:
        """The work at hand."""
        return CURRENT.get()


App = Application[ExtBot[int], Context, dict[Any, Any], dict[Any, Any], dict[Any, Any], Any]
