"""Structured logs. What people wrote, and secrets, never get into them."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from typing import Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

_TOKEN = re.compile(r"(?<!\d)(\d{3,}):[\w-]{20,}")
_PASSWORD = re.compile(r"://([^:/@\s]*):[^@\s]+@")
_FRAMES = 12
_TALKATIVE = ("httpx", "httpcore", "telegram", "aiohttp.access", "alembic", "fpdf", "fontTools", "procrastinate")


def configure(level: str, form: Literal["json", "console"]) -> None:
    """Send all logs, those of libraries too, to standard error in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _where_it_went_wrong,
        hide_secrets,
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_without_arguments)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)


def _without_arguments(record: logging.LogRecord) -> bool:
    """The Telegram library quotes whole updates in the arguments of some messages; the message itself is enough."""
    if record.name.startswith("telegram"):
        record.args = ()
    return True


def _where_it_went_wrong(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """An exception as its type and places in the code: its message may quote what somebody wrote."""
    error = _exception(event.pop("exc_info", None))
    if error is not None:
        event["error"] = type(error).__qualname__
        frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
        event["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event


def _exception(info: object) -> BaseException | None:
    """The exception itself, in whichever of its forms logging was given it."""
    if isinstance(info, tuple):
        info = info[1]
    if isinstance(info, BaseException):
        return info
    return sys.exception() if info else None


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Tokens and passwords are starred out wherever they stand."""
    return {key: _starred(value) if isinstance(value, str) else value for key, value in event.items()}


def _starred(text: str) -> str:
    return _PASSWORD.sub(r"://\1:***@", _TOKEN.sub(r"\1:***", text))
