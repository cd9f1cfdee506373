"""A strict, in-memory stand-in for the Telegram Bot API server."""

from tests.telegram.fakegram import (  # noqa: F401 - these register their methods
    methods_editing,
    methods_profile,
    methods_queries,
    methods_sending,
    methods_updates,
)
from tests.telegram.fakegram.account import BotAccount, FakeTelegram
from tests.telegram.fakegram.driver import CallbackResult, ChatClient
from tests.telegram.fakegram.model import ApiError, Chat, Fault, FloodRules
from tests.telegram.fakegram.server import build_app, free_port, serve

__all__ = [
    "ApiError",
    "BotAccount",
    "CallbackResult",
    "Chat",
    "ChatClient",
    "FakeTelegram",
    "Fault",
    "FloodRules",
    "build_app",
    "free_port",
    "serve",
]
