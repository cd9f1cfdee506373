"""Text as it comes in: without what can't be stored or sent, and lengths as Telegram counts them."""

from __future__ import annotations


def clean(text: str) -> str:
    """The text without NUL and with lone surrogates replaced; neither survives a database or HTTP."""
    return text.replace("\0", "").encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def units(text: str) -> int:
    """The length in UTF-16 units, in which Telegram counts."""
    return len(text.encode("utf-16-le")) // 2


def head(text: str, limit: int) -> str:
    """The beginning of a text, at most `limit` units long and not cut inside a character."""
    return text.encode("utf-16-le")[: 2 * limit].decode("utf-16-le", "ignore")


def shortened(text: str, limit: int) -> str:
    """The text on one line, cut with an ellipsis when it is longer than `limit` units."""
    line = " ".join(text.split())
    return line if units(line) <= limit else head(line, limit - 1).rstrip() + "…"
