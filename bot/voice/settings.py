"""The operator's settings for spoken messages, from the environment and `.env`; all have a value that works."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

_MOST_PATIENCE = 60.0


class VoiceSettings(BaseSettings):
    """What the operator may set about voice. Each name is an environment variable: VOICE_ and the name in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", env_prefix="VOICE_")

    model_dir: Path | None = Field(None, description="Directory of a Whisper model for CTranslate2; goes first.")
    cache_dir: Path = Field(
        Path("~/.cache/tafelarbiter"), description="Where models are put together or fetched to; may be shared."
    )
    workers: int = Field(1, ge=1, le=16, description="Processes that transcribe; each takes about 400 MB.")
    threads: int = Field(2, ge=1, le=16, description="Processor cores that one of them uses.")
    queue: int = Field(4, ge=1, le=100, description="Messages that may wait or be worked on; more are refused.")
    max_seconds: float = Field(30, gt=0, le=60, description="Longest message that is listened to.")
    max_bytes: int = Field(1_000_000, gt=0, description="Largest message that is fetched.")
    time_limit: float = Field(20, gt=0, description="Seconds after which a message is given up.")
    remote: bool = Field(False, description="Let `tafelarbiter listener` transcribe, through the bot's PostgreSQL.")
    speaker_model: Path | None = Field(None, description="A Dutch piper voice (.onnx with its .json) for answers.")

    @property
    def patience(self) -> float:
        """Seconds after which a director is told that it took too long, waiting included.

        A message is handled in one transaction, which the database ends when nothing is done in it for two minutes, and
        fetching the note takes some of that.
        """
        return min(_MOST_PATIENCE, self.time_limit * self.queue)
