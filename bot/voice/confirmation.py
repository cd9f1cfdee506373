"""The look at what was heard before anything is ruled: its facts as buttons, each changed in two taps.

All state is in the message itself: its first line is the sentence, with a question mark after each fact that isn't
certain, the next one what happened if that was chosen, and each button says what it does. So a restart, another replica
or an old message makes no difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot import texts
from bot.reply import Reply
from nlu import understand
from nlu.hearing import Fact, Heard, facts_in, options_like, with_word

PREFIX = "v:"
"""Begins the data of every button here."""

_DATA = 64
"""Bytes that Telegram keeps for a button."""
_MARK = "?"
_ROW = 4
_KINDS = 6
"""Irregularities to choose among."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A button: its label and what comes back when it is tapped."""

    label: str
    data: str


@dataclass(frozen=True, slots=True)
class Screen:
    """What the director sees."""

    lines: tuple[str, ...]
    rows: tuple[tuple[Tap, ...], ...]

    @property
    def text(self) -> str:
        """As plain text."""
        return "\n".join(self.lines)


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The director says that this was meant: it is like a typed message. `irregularity` is what was chosen, if so."""

    text: str
    irregularity: str | None = None

    @property
    def lines(self) -> tuple[str, ...]:
        """The message in which it was confirmed, from now on."""
        return _Draft(self.text, frozenset(), self.irregularity).lines


@dataclass(frozen=True, slots=True)
class Rejected:
    """The director is going to say it again; `said` asks for that."""

    said: str


@dataclass(frozen=True, slots=True)
class _Draft:
    """A sentence to confirm, the places of facts that aren't certain, and what was chosen to have happened."""

    text: str
    uncertain: frozenset[int]
    chosen: str | None = None

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Its facts, each with all it may be."""
        return tuple(replace(fact, certain=fact.at not in self.uncertain) for fact in facts_in(self.text))

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of a message that hold it."""
        words = [word + _MARK * (at in self.uncertain) for at, word in enumerate(self.text.split())]
        kind = (_say("heard.happened", title=_title(self.chosen)),) if self.chosen else ()
        return (_say("heard.line", text=" ".join(words)), *kind)


def confirm(heard: Heard, preview: Reply | None = None) -> Screen:
    """The first look. `preview` is the ruling on these words, shown as unconfirmed; only for a note that is `sure`."""
    draft = _Draft(heard.text, frozenset(fact.at for fact in heard.facts if not fact.certain))
    screen = _screen(draft, heard.facts, heard.irregularities)
    if preview is None or not heard.sure:
        return screen
    return Screen((*draft.lines, "", _say("heard.unconfirmed"), preview.text), screen.rows)


def tapped(message: str, data: str) -> Screen | Confirmed | Rejected:
    """What a tap leads to. `message` is the text of the message, `data` that of the button."""
    draft = _read(message)
    action, _, rest = data.removeprefix(PREFIX).partition(":")
    at, _, words = rest.partition(":")
    match action:
        case "ok":
            return Confirmed(draft.text, draft.chosen)
        case "no":
            return Rejected(_say("notes.retype"))
        case "fact":
            return _choices(draft, int(at), [word for word in words.split(",") if word])
        case "set":
            draft = _changed(draft, int(at), words)
        case "kinds":
            return _kinds(draft, [int(number) for number in rest.split(",")])
        case "kind":
            draft = replace(draft, chosen=_codes()[int(rest)])
    return _screen(draft, draft.facts, ())


def _read(message: str) -> _Draft:
    first, *others = message.split("\n")
    words = first.removeprefix(_say("heard.line", text="")).split()
    titles = {_say("heard.happened", title=_title(code)): code for code in _codes()}
    chosen = titles.get(others[0]) if others else None
    uncertain = frozenset(at for at, word in enumerate(words) if word.endswith(_MARK))
    return _Draft(" ".join(word.removesuffix(_MARK) for word in words), uncertain, chosen)


def _screen(draft: _Draft, facts: Sequence[Fact], irregularities: Sequence[str]) -> Screen:
    lines = [*draft.lines, "", _say("heard.confirm")]
    if draft.uncertain:
        lines.append(_say("heard.unsure"))
    kind = _kind_button(draft, irregularities)
    last = (Tap(_say("buttons.right"), f"{PREFIX}ok"), Tap(_say("buttons.retype"), f"{PREFIX}no"))
    return Screen(tuple(lines), (*_rows([_fact_button(fact) for fact in facts]), *([(kind,)] if kind else []), last))


def _fact_button(fact: Fact) -> Tap:
    data = f"{PREFIX}fact:{fact.at}:"
    for option in fact.options:
        if option.likely and len(f"{data}{option.word},".encode()) < _DATA:
            data += f"{option.word},"
    return Tap(fact.word if fact.certain else f"{fact.word} {_MARK}", data)


def _choices(draft: _Draft, at: int, likely: Sequence[str]) -> Screen:
    """What may stand in the place of a fact, the likeliest first."""
    fact = next((fact for fact in draft.facts if fact.at == at), None)
    all_words = draft.text.split()
    if at >= len(all_words) or (fact is None and not likely):
        return _screen(draft, draft.facts, ())
    others = [option.word for option in fact.options] if fact else options_like(likely[0])
    words = dict.fromkeys([all_words[at], *likely, *others])
    last = (Tap(_say("buttons.leave_out"), f"{PREFIX}set:{at}:"), Tap(_say("buttons.back"), f"{PREFIX}back"))
    rows = _rows([Tap(word, f"{PREFIX}set:{at}:{word}") for word in words])
    return Screen((*draft.lines, "", _say("heard.change", word=all_words[at])), (*rows, last))


def _changed(draft: _Draft, at: int, word: str) -> _Draft:
    """The sentence with another word; what the director chose is certain."""
    longer = len(word.split()) - 1
    still = frozenset(place + (longer if place > at else 0) for place in draft.uncertain if place != at)
    return _Draft(with_word(draft.text, at, word), still, draft.chosen)


def _kind_button(draft: _Draft, irregularities: Sequence[str]) -> Tap | None:
    """What happened, as it is understood."""
    understood = understand(draft.text)
    if understood.lookup is not None:
        return None
    chosen = [draft.chosen] if draft.chosen else []
    codes = list(dict.fromkeys([*chosen, *(it.irregularity for it in understood.candidates), *irregularities]))
    if not codes:
        return None
    numbers = ",".join(str(_codes().index(code)) for code in codes[:_KINDS])
    mark = "" if draft.chosen or understood.sure else f" {_MARK}"
    return Tap(_title(codes[0]) + mark, f"{PREFIX}kinds:{numbers}")


def _kinds(draft: _Draft, numbers: Sequence[int]) -> Screen:
    taps = [(Tap(_title(_codes()[number]), f"{PREFIX}kind:{number}"),) for number in numbers]
    return Screen((*draft.lines, "", _say("heard.what")), (*taps, (Tap(_say("buttons.back"), f"{PREFIX}back"),)))


def _codes() -> list[str]:
    return sorted(texts.load("irregularities"))


def _title(code: str) -> str:
    return str(texts.load("irregularities")[code]["title"])


def _rows(taps: Sequence[Tap]) -> tuple[tuple[Tap, ...], ...]:
    return tuple(tuple(taps[start : start + _ROW]) for start in range(0, len(taps), _ROW))


def _say(key: str, **words: str) -> str:
    topic, _, name = key.partition(".")
    return str(texts.load("voice")[topic][name]).format(**words)
