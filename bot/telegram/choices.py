"""What a chat may choose, and what that means for its replies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from pydantic import BaseModel, ValidationError

from bot.reply import ChatSettings
from bot.telegram.dutch import say, table


class Choices(BaseModel):
    """The choices of a chat, with what holds when nothing was chosen."""

    edition: Literal["2017", "1997"] = "2017"
    correction_minutes: int = ChatSettings().regulations.correction_minutes
    penalty_percentage: float | None = ChatSettings().regulations.penalty_percentage
    brief: bool = False
    spoken: bool = False
    playing_director: bool = False

    def settings(self) -> ChatSettings:
        """As the conversation takes them."""
        defaults = ChatSettings()
        regulations = replace(
            defaults.regulations,
            correction_minutes=self.correction_minutes,
            penalty_percentage=self.penalty_percentage,
        )
        return replace(defaults, edition=self.edition, regulations=regulations, brief=self.brief)


VALUES: dict[str, tuple[Any, ...]] = {
    "edition": ("2017", "1997"),
    "correction_minutes": (15, 20, 30, 45, 60),
    "penalty_percentage": (None, 10.0, 20.0, 25.0),
    "brief": (False, True),
    "spoken": (False, True),
    "playing_director": (False, True),
}
"""The values that a tap goes through."""


def read(stored: dict[str, Any]) -> Choices:
    """Choices as they were stored; one that no longer exists counts as not made."""
    try:
        return Choices.model_validate(stored)
    except ValidationError as error:
        wrong = {str(problem["loc"][0]) for problem in error.errors()}
        return Choices.model_validate({name: value for name, value in stored.items() if name not in wrong})


def next_value(choices: Choices, name: str) -> Any:
    """The value after the present one."""
    values = VALUES[name]
    now = getattr(choices, name)
    return values[(values.index(now) + 1) % len(values)] if now in values else values[0]


def in_words(choices: Choices, name: str) -> str:
    """A choice as a line: "Spelregels: 2017"."""
    value = getattr(choices, name)
    key = "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    words = table("settings.values")
    said = words.get(f"{name}.{key}") or words.get(name) or words[key]
    number = f"{value:g}" if isinstance(value, float) else value
    return f"{say(f'settings.names.{name}')}: {said.format(number)}"
