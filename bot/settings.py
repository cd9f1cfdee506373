"""The operator's settings, from the environment and a `.env` file, checked before anything starts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

Ids = Annotated[frozenset[int], NoDecode]


class StorageSettings(BaseSettings):
    """Where things are kept; all that the terminal needs. Each name is the environment variable in small letters."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    database_url: SecretStr = Field(
        SecretStr("sqlite:///tafelarbiter.sqlite3"),
        description="Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
    )

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: SecretStr) -> SecretStr:
        try:
            backend = make_url(value.get_secret_value()).get_backend_name()
        except ArgumentError:
            backend = ""
        if backend not in ("sqlite", "postgres", "postgresql"):
            raise ValueError("write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        return value


class LoggingSettings(StorageSettings):
    """What any program that keeps running needs."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="How much is logged.")
    log_format: Literal["json", "console"] = Field("json", description="Logs for machines or for people.")


class Settings(LoggingSettings):
    """What the operator of the bot may set."""

    telegram_token: SecretStr = Field(description="The bot's token, from @BotFather.")
    telegram_api: str = Field("https://api.telegram.org", description="Another Bot API server, such as a local one.")

    webhook_url: str = Field("", description="Public https address that Telegram calls; empty means long polling.")
    webhook_secret: SecretStr = Field(SecretStr(""), description="Secret that Telegram sends along with every call.")
    http_host: str = Field("127.0.0.1", description="Address on which the webhook, health and metrics are served.")
    http_port: int = Field(0, ge=0, le=65535, description="Port for them; 0 serves nothing (polling only).")

    allowed_users: Ids = Field(frozenset(), description="Ids of users who may use the bot; empty means everybody.")
    allowed_chats: Ids = Field(frozenset(), description="Ids of groups in which everybody may use the bot.")
    admins: Ids = Field(frozenset(), description="Ids of users who may always use the bot and wipe a group's memory.")
    messages_per_minute: int = Field(
        30, ge=1, description="Messages and taps of one user that are handled in a minute."
    )
    chat_messages_per_minute: int = Field(60, ge=1, description="The same for all users of a chat together.")
    max_message_length: int = Field(4000, ge=100, le=4096, description="Characters of a message that are read.")
    max_turns: int = Field(300, ge=10, description="Turns after which a conversation starts afresh.")
    conversation_hours: float = Field(
        12, gt=0, description="Hours of silence after which a conversation starts afresh."
    )
    retention_days: float = Field(400, gt=0, description="Days for which turns and rulings are kept.")
    outgoing_limits: bool = Field(True, description="Keep to Telegram's limits on sending; off only for measurements.")

    workers: int = Field(8, ge=1, le=64, description="Chats that are served at the same time.")
    timezone: str = Field("Europe/Amsterdam", description="Time zone of the times in the log of rulings.")

    @field_validator("allowed_users", "allowed_chats", "admins", mode="before")
    @classmethod
    def _numbers(cls, value: Any) -> Any:
        return [word for word in value.replace(",", " ").split() if word] if isinstance(value, str) else value

    @field_validator("telegram_token")
    @classmethod
    def _token(cls, value: SecretStr) -> SecretStr:
        number, colon, rest = value.get_secret_value().partition(":")
        if not (number.isdecimal() and colon and rest):
            raise ValueError("this is not a token. Copy it from @BotFather in Telegram; it looks like 123456:ABC-def")
        return value

    @field_validator("timezone")
    @classmethod
    def _timezone(cls, value: str) -> str:
        try:
            ZoneInfo(value)
        except (ZoneInfoNotFoundError, ValueError) as error:
            raise ValueError("no such time zone. Write one such as Europe/Amsterdam or Europe/Brussels") from error
        return value

    @model_validator(mode="after")
    def _webhook(self) -> Settings:
        if not self.webhook_url:
            return self
        if not urlsplit(self.webhook_url).hostname:
            raise ValueError("WEBHOOK_URL: write the whole address, such as https://bot.example.org/telegram")
        secret = self.webhook_secret.get_secret_value()
        if not 16 <= len(secret) <= 256 or not all(c.isascii() and (c.isalnum() or c in "_-") for c in secret):
            raise ValueError(
                "WEBHOOK_SECRET: choose 16 to 256 letters, digits, _ or -, for instance with"
                " `python -c 'import secrets; print(secrets.token_urlsafe(32))'`"
            )
        if not self.http_port:
            raise ValueError("HTTP_PORT: a webhook needs the port on which your proxy reaches the bot, such as 8080")
        return self

    @property
    def webhook_path(self) -> str:
        """The path of the webhook on this server."""
        return urlsplit(self.webhook_url).path or "/"


class SettingsError(Exception):
    """The settings are wrong; the message says what to do."""


S = TypeVar("S", bound=StorageSettings)


def load(env_file: str | Path | None = ".env") -> Settings:
    """The settings of the bot. Raises SettingsError when something is missing or wrong."""
    return _load(Settings, env_file)


def load_storage(env_file: str | Path | None = ".env") -> StorageSettings:
    """The settings of the terminal. Raises SettingsError when something is wrong."""
    return _load(StorageSettings, env_file)


def load_logging(env_file: str | Path | None = ".env") -> LoggingSettings:
    """The settings of a listener. Raises SettingsError when something is wrong."""
    return _load(LoggingSettings, env_file)


def _load(kind: type[S], env_file: str | Path | None) -> S:
    try:
        return kind(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError("\n".join(_advice(problem) for problem in error.errors())) from None


def _advice(problem: Any) -> str:
    """One problem as one line; never shows the value, which may be a secret."""
    name = ".".join(str(part) for part in problem["loc"]).upper()
    message = str(problem["msg"]).removeprefix("Value error, ")
    if problem["type"] == "missing" and name == "TELEGRAM_TOKEN":
        message = (
            "not set. Get a token from @BotFather in Telegram and put TELEGRAM_TOKEN=... in the environment or .env"
        )
    return f"{name}: {message}" if name else message
