"""The command line: chat in the terminal, one question, a batch of cases, or the Telegram bot."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["batch"]:
        from bot.batch import run

        for line in run(sys.stdin):
            print(line, flush=True)
        return 0
    return 2
