"""A message that first answers what was asked and then tells what happened next, cut in two."""

from __future__ import annotations

import re
from collections.abc import Iterator

_BORDER = re.compile(
    r"\s*[.;!]\s+(?=\w)|\s*,?\s+(?=(?:en|maar) (?:nu|toen|daarna|dan|daarop|inmiddels|intussen|ondertussen)\b)|\s*,\s*(?=(?:nu|toen|daarna|daarop|inmiddels) )",
    re.IGNORECASE,
)
"""Where what is told next begins: "ja, west zag hem. Hij is nu aan slag", "open, en nu moet oost voorspelen"."""


def parts_of(text: str) -> Iterator[tuple[str, str]]:
    """The two parts of a message, for each place where it may be cut."""
    for border in _BORDER.finditer(text):
        first, rest = text[: border.start()], text[border.end() :]
        if first and rest:
            yield first, rest
