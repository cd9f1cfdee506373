"""The bot as its command starts it, for tests that kill it."""

from bot.settings import load
from bot.telegram.run import run

if __name__ == "__main__":
    raise SystemExit(run(load(None)))
