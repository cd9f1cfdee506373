"""The bot as processes that are started often: each is forked from one that has loaded everything already.

Run as a program it forks a bot for each line of settings on its input, and tells the number of the process.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from bot.reply import Turn
from bot.settings import Settings
from bot.telegram import run

TOKEN = "42:TEST"
ROOT = Path(__file__).parents[2]


class Lives:
    """Starts bots, kills them."""

    def __init__(self) -> None:
        self._mother = subprocess.Popen(
            [sys.executable, "-m", "tests.telegram.lives"],
            cwd=ROOT,
            env={**os.environ, "MALLOC_ARENA_MAX": "2"},  # as the deployment files have it
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def _read(self) -> str:
        assert self._mother.stdout
        line = self._mother.stdout.readline().strip()
        if not line:
            raise RuntimeError("the mother of all bots has died")
        return line

    def start(self, api: str, database_url: str, **changes: Any) -> int:
        """A new life; returns the number of its process."""
        settings = {
            "telegram_token": TOKEN,
            "telegram_api": api,
            "database_url": database_url,
            "outgoing_limits": False,
            "messages_per_minute": 100_000,
            "chat_messages_per_minute": 100_000,
            "log_level": "ERROR",
        }
        assert self._mother.stdin
        self._mother.stdin.write(json.dumps(settings | changes) + "\n")
        self._mother.stdin.flush()
        return int(self._read())

    def kill(self, process: int) -> None:
        """End a life at once."""
        os.kill(process, signal.SIGKILL)

    def close(self) -> None:
        """End all."""
        assert self._mother.stdin and self._mother.stdout
        self._mother.stdin.close()
        self._mother.wait(30)
        self._mother.stdout.close()


def main() -> None:
    """Fork a bot for each line."""
    import bot.conversation

    *_, _ = bot.conversation.replies([Turn(text="oost verzaakt")])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no waiting for
    print("ready", flush=True)
    children = []
    for line in sys.stdin:
        settings = Settings(_env_file=None, **json.loads(line))
        child = os.fork()
        if child == 0:
            os._exit(run.run(settings))
        children.append(child)
        print(child, flush=True)
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    main()
