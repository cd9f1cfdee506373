"""The command line: chat in the terminal, one question, a batch of cases, or the Telegram bot.

What a command needs is loaded when it is given, so that none waits for another's libraries.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from bot.terminal.showing import say

Command: TypeAlias = Callable[[argparse.Namespace], int]


class _Problem(Exception):  # noqa: N818 - said to a person, as it is
    """Stops a command; the message is a Dutch sentence."""


class _Parser(argparse.ArgumentParser):
    """Speaks Dutch."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "add_help": False})
        self.words = self.add_argument_group(say("help.words"))
        self.options = self.add_argument_group(say("help.options"))
        self.options.add_argument("-h", "--help", action="help", help=say("help.help"))

    def error(self, message: str) -> NoReturn:
        """Say that the command isn't known, and what is."""
        raise _Problem(f"{say('errors.no_command')}\n{self.format_usage().strip()}")

    def format_usage(self) -> str:
        """How to use it, in one line."""
        return super().format_usage().replace("usage: ", say("help.usage"), 1)

    def format_help(self) -> str:
        """How to use it, at length."""
        return super().format_help().replace("usage: ", say("help.usage"), 1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code. What goes wrong is one sentence on standard error."""
    _speak_utf8()
    try:
        given = _parser().parse_args(arguments)
        command: Command = given.command
        return command(given)
    except _Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read the output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        print(say("errors.crash", error=type(error).__name__), file=sys.stderr)
        return 1


def _speak_utf8() -> None:
    """Read and write UTF-8, whatever the machine's habit is; what isn't valid must not stop anything."""
    for stream, encoding in ((sys.stdin, "utf-8-sig"), (sys.stdout, "utf-8"), (sys.stderr, "utf-8")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="replace" if stream is sys.stdin else "backslashreplace")


def _parser() -> _Parser:
    parser = _Parser("tafelarbiter", description=say("help.about"), epilog=say("help.more"))
    parser.options.add_argument("--version", action="version", version=_version(), help=say("help.version"))
    parser.set_defaults(command=_chat)
    commands = parser.add_subparsers(title=say("help.commands"), metavar=say("help.command"), parser_class=_Parser)

    def add(name: str, command: Command) -> _Parser:
        text = say(f"help.{name.replace('-', '_')}")
        one: _Parser = commands.add_parser(name, help=text, description=text)
        one.set_defaults(command=command)
        return one

    asking = add("vraag", _ask)
    asking.words.add_argument("words", nargs="*", metavar="WOORDEN", help=say("help.vraag_words"))
    asking.options.add_argument("--audio", type=Path, metavar="BESTAND", help=say("help.vraag_audio"))
    add("batch", _batch)
    add("bot", _bot)
    add("listener", _listener)
    fetching = add("voice-fetch", _fetch_voice)
    fetching.words.add_argument("model", choices=["small"], help=say("help.voice_model"))
    measuring = add("evaluate", _evaluate)
    measuring.words.add_argument("files", nargs="+", type=Path, metavar="BESTAND", help=say("help.evaluate_files"))
    measuring.options.add_argument("--show", type=int, default=20, metavar="N", help=say("help.evaluate_show"))
    measuring.options.add_argument("--noise", type=int, default=0, metavar="N", help=say("help.evaluate_noise"))
    return parser


def _version() -> str:
    try:
        return f"tafelarbiter {version('tafelarbiter')}"
    except PackageNotFoundError:  # run from its folder, not installed
        return "tafelarbiter"


def _chat(_given: argparse.Namespace) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from bot.settings import SettingsError, load_storage
    from bot.storage.database import open_database
    from bot.terminal.chat import chat, typed

    try:
        database = open_database(load_storage().database_url.get_secret_value(), connections=1)
    except SettingsError as error:
        raise _Problem(str(error)) from None
    except SQLAlchemyError as error:
        raise _Problem(say("errors.database", error=type(error).__name__)) from None
    try:
        chat(database, typed(say("prompt") if sys.stdin.isatty() else ""), print)
    finally:
        database.close()
    return 0


def _ask(given: argparse.Namespace) -> int:
    from bot.conversation import reply
    from bot.reply import Turn
    from bot.terminal.showing import clean, shown

    if given.audio:
        return _listen(given.audio)
    words = " ".join(given.words)
    if not words:
        raise _Problem(say("errors.no_question"))
    print(shown(reply([Turn(text=clean(words))]), choosing="answers"))
    return 0


def _listen(recording: Path) -> int:
    from bot import logs
    from bot.terminal.spoken import answered, listen
    from bot.voice.failures import VoiceError

    logs.configure("ERROR", "console")
    try:
        heard = listen(recording)
    except VoiceError as error:
        raise _Problem(error.said) from None
    except OSError as error:
        raise _Problem(say("errors.file", name=recording, why=error.strerror)) from None
    print(answered(heard, input if sys.stdin.isatty() else None))
    return 0


def _fetch_voice(_given: argparse.Namespace) -> int:
    from bot.voice.fetch import fetch_small
    from bot.voice.settings import VoiceSettings

    try:
        hashes = fetch_small(VoiceSettings())
    except ImportError:
        raise _Problem(say("errors.no_voice")) from None
    except Exception as error:  # the library that fetches has errors of its own for whatever the network does
        raise _Problem(say("errors.fetch", error=type(error).__name__)) from None
    for name, value in hashes.items():
        print(f"{value}  {name}")
    return 0


def _batch(_given: argparse.Namespace) -> int:
    from bot.batch import run

    for line in run(sys.stdin):
        print(line, flush=True)
    return 0


def _bot(_given: argparse.Namespace) -> int:
    from bot.settings import SettingsError, load
    from bot.telegram.run import run

    try:
        settings = load()
    except SettingsError as error:
        raise _Problem(str(error)) from None
    return run(settings)


def _listener(_given: argparse.Namespace) -> int:
    from bot import logs
    from bot.settings import SettingsError, load_logging
    from bot.voice.settings import VoiceSettings

    try:
        settings = load_logging()
    except SettingsError as error:
        raise _Problem(str(error)) from None
    try:
        from bot.voice.remote.database import is_postgres
        from bot.voice.remote.listener import run
    except ImportError:
        raise _Problem(say("errors.no_listener")) from None
    url = settings.database_url.get_secret_value()
    if not is_postgres(url):
        raise _Problem(say("errors.no_postgres"))
    logs.configure(settings.log_level, settings.log_format)
    return run(url, VoiceSettings())


def _evaluate(given: argparse.Namespace) -> int:
    from bot.evaluation import Case, NotACase, read_cases, report, score
    from nlu.words.noise import noisy

    cases: list[Case] = []
    for path in given.files:
        try:
            cases += read_cases(path)
        except NotACase as error:
            raise _Problem(say("errors.case", name=path, line=error.line)) from None
        except (OSError, UnicodeDecodeError) as error:
            raise _Problem(say("errors.file", name=path, why=getattr(error, "strerror", None) or error)) from None
    if given.noise > 0:
        cases = list(noisy(cases, given.noise))
    for line in report(list(score(cases)), given.show):
        print(line)
    return 0
