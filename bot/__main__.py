"""`python -m bot`: the same commands as `tafelarbiter`."""

from bot.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
