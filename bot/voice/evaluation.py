"""`python -m bot.voice.evaluation FOLDER`: how well voice works on recordings with references, in figures.

The folder holds audio files and `references.tsv`: the name of a file, a tab, and what is said in it. Every model that
is installed is measured, and any in directories that are named after the folder.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import version
from pathlib import Path

from rapidfuzz.distance import Levenshtein

from bot import logs
from bot.conversation import reply
from bot.reply import Reply, Turn
from bot.voice.failures import VoiceError
from bot.voice.model import Model, ModelError, in_directory, installed
from bot.voice.pool import Pool
from bot.voice.recogniser import Lines
from bot.voice.settings import VoiceSettings
from nlu import understand
from nlu.hearing import Fact, Heard, Line, facts_in, hear, kind_of, plain
from nlu.lexicon import entries
from nlu.words.clauses import clauses_of
from nlu.words.mentions import read_words
from nlu.words.naming import mentions_in
from nlu.words.tokens import tokenise

_TAPS_PER_FACT = 2


@dataclass(frozen=True, slots=True)
class Note:
    """One recording: what is said in it, what came of it, and how long that took."""

    name: str
    reference: str
    written: str
    heard: Heard | None
    seconds: float


@dataclass(slots=True)
class Share:
    """So many of so many."""

    good: int = 0
    of: int = 0

    def add(self, good: int, of: int = 1) -> None:
        """Count some more."""
        self.good += good
        self.of += of

    @property
    def share(self) -> float:
        """The share, 0 of none."""
        return self.good / self.of if self.of else 0.0

    def __str__(self) -> str:
        return f"{100 * self.share:.1f}% ({self.good}/{self.of})"


def slots(text: str) -> dict[int, str]:
    """The words that matter, by place: facts, roles, calls, and what players do."""
    words = plain(text)
    said = " ".join(words)
    tokens = tokenise(said)
    read = read_words(said, tokens)
    telling: set[int] = set()
    for clause in clauses_of(read, mentions_in(read)):
        for item in clause.items:
            if item.mention is not None and item.mention.value not in ("pronoun", "me"):
                telling.update(range(item.mention.first, item.mention.last))
            elif item.mention is None and not _actions().isdisjoint(item.keys):
                telling.add(item.at)
    starts = {len(" ".join(words[:at])) + (at > 0): at for at in range(len(words))}
    places = {starts[tokens[index].start] for index in telling if tokens[index].start in starts}
    return {at: words[at] for at in sorted(places | {fact.at for fact in facts_in(said)})}


@cache
def _actions() -> frozenset[str]:
    return frozenset(form for form, _ in entries("verbs"))


def kept(reference: Sequence[str], said: Sequence[str]) -> set[int]:
    """Places of the words of a reference that were got right."""
    opcodes = Levenshtein.opcodes(reference, said)
    return {at for op in opcodes if op.tag == "equal" for at in range(op.src_start, op.src_end)}


def offered(reference: str, heard: Heard) -> list[bool]:
    """For each fact of the reference whether it is shown, or among the buttons of a fact in its place."""
    meant, shown = plain(reference), heard.text.split()
    opcodes = Levenshtein.opcodes(meant, shown)
    found = []
    for fact in facts_in(" ".join(meant)):
        op = next(op for op in opcodes if op.src_start <= fact.at < op.src_end)
        found.append(op.tag == "equal" or _reachable(meant, fact, heard, op.dest_start, op.dest_end))
    return found


def _reachable(meant: Sequence[str], wanted: Fact, heard: Heard, start: int, end: int) -> bool:
    """Whether a tap in the words `[start, end)` offers a fact, or one on a suit beside them gives its lost half."""
    pairs = {" ".join(meant[at : at + 2]) for at in (wanted.at - 1, wanted.at) if at >= 0}
    for fact in heard.facts:
        words = {option.word for option in fact.options}
        if (start <= fact.at < end and wanted.word in words) or (start - 1 <= fact.at <= end and pairs & words):
            return True
    return False


def judged(reference: str, said: str) -> str:
    """Whether ruling on what is shown, without a look, would be right, weak (no ruling, or too little) or wrong."""
    wanted, given = (reply([Turn(text=text)]) for text in (reference, said))
    if _same(wanted, given):
        return "right"
    return "wrong" if given.kind == "ruling" else "weak"


def _same(one: Reply, other: Reply) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in ("kind", "irregularity", "facts", "outcomes"))


def taps(reference: str, heard: Heard) -> int | None:
    """Taps until the facts and what happened are right and confirmed; None when it has to be said again."""
    wanted = facts_in(" ".join(plain(reference)))
    if not all(offered(reference, heard)):
        return None
    said = [fact.word for fact in heard.facts if kind_of(fact.word)]
    changed = max(len(wanted), len(said)) - len(kept([fact.word for fact in wanted], said))
    best = understand(reference).candidates[:1]
    if best and best[0].irregularity not in heard.irregularities:
        return None
    another = 1 if best and best[0].irregularity != heard.irregularities[0] else 0
    return _TAPS_PER_FACT * (changed + another) + 1


@dataclass(slots=True)
class Figures:
    """What is counted over many notes."""

    errors: Share = field(default_factory=Share)
    raw: Share = field(default_factory=Share)
    shown: Share = field(default_factory=Share)
    offers: Share = field(default_factory=Share)
    certain: Share = field(default_factory=Share)
    """Certain facts that are wrong."""
    unconfirmed: Share = field(default_factory=Share)
    """Rulings shown unconfirmed that are wrong."""


def figures(notes: Sequence[Note]) -> Figures:
    """Count over notes; one that wasn't heard has nothing right."""
    found = Figures()
    for note in notes:
        reference, words = plain(note.reference), plain(note.heard.text if note.heard else "")
        wanted = slots(note.reference).keys()
        found.errors.add(Levenshtein.distance(reference, words), len(reference))
        found.raw.add(len(kept(reference, plain(note.written)) & wanted), len(wanted))
        found.shown.add(len(kept(reference, words) & wanted), len(wanted))
        if note.heard is None:
            found.offers.add(0, len(facts_in(" ".join(reference))))
            continue
        there_too = offered(note.reference, note.heard)
        found.offers.add(sum(there_too), len(there_too))
        there = kept(words, reference)
        sure = [fact for fact in note.heard.facts if fact.certain]
        found.certain.add(sum(fact.at not in there for fact in sure), len(sure))
        if note.heard.sure:
            found.unconfirmed.add(judged(note.reference, note.heard.text) != "right")
    return found


def report(notes: Sequence[Note]) -> Iterator[str]:
    """The figures, a line each."""
    found = figures(notes)
    heard = [note for note in notes if note.heard]
    verdicts = [judged(note.reference, note.heard.text) for note in heard if note.heard]
    counted = [taps(note.reference, note.heard) for note in heard if note.heard]
    reached = [number for number in counted if number is not None]
    yield f"notes                          {len(notes)}, not heard: {len(notes) - len(heard)}"
    yield f"word error rate, as shown      {found.errors}"
    yield f"slots right, as written        {found.raw}"
    yield f"slots right, shown first       {found.shown}"
    yield f"facts shown or offered         {found.offers}"
    yield f"certain facts that are wrong   {found.certain}"
    yield f"rulings shown unconfirmed      {found.unconfirmed.of}, wrong: {found.unconfirmed.good}"
    counts = ", ".join(f"{name} {verdicts.count(name)}" for name in ("right", "weak", "wrong"))
    yield f"if it were ruled without a look {counts}"
    if reached:
        mean, median = statistics.mean(reached), statistics.median(reached)
        yield f"taps until right               {mean:.1f} (median {median:g}) in {len(reached)} of {len(heard)}"
    yield f"seconds a note                 {statistics.median(note.seconds for note in notes):.2f} (median)"


def references(folder: Path) -> list[tuple[Path, str]]:
    """The recordings of a folder with what is said in them."""
    rows = (folder / "references.tsv").read_text(encoding="utf-8").splitlines()
    return [(folder / name, said) for name, _, said in (row.partition("\t") for row in rows) if said]


async def listen(model: Model, settings: VoiceSettings, recordings: Sequence[tuple[Path, str]]) -> list[Note]:
    """Every recording through the real engine, one after the other."""
    pool = Pool(settings, model)
    notes = []
    try:
        await _lines(pool, recordings[0][0])  # loads the model
        for path, reference in recordings:
            start = time.perf_counter()
            lists = await _lines(pool, path)
            heard = hear([[Line(line.text, line.log_chance) for line in lines] for lines in lists])
            written = lists[0][0].text if lists and lists[0] else ""
            notes.append(Note(path.name, reference, written, heard, time.perf_counter() - start))
    finally:
        pool.close()
    return notes


async def _lines(pool: Pool, path: Path) -> Sequence[Sequence[Lines]]:
    try:
        return await pool.lines(path.read_bytes(), None)
    except VoiceError:
        return []


def main(arguments: Sequence[str]) -> int:
    """Print the figures for a folder, of one model after the other."""
    logs.configure("WARNING", "console")
    settings = VoiceSettings()
    folder, *directories = [Path(name) for name in arguments] or [Path()]
    try:
        models = [*installed(settings), *(in_directory(directory, directory.name) for directory in directories)]
        recordings = references(folder)
    except (ModelError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if not models or not recordings:
        print("a folder with recordings and references.tsv, and a model, are needed", file=sys.stderr)
        return 2
    for model in models:
        print(f"engine: faster-whisper {version('faster-whisper')}, CTranslate2 {version('ctranslate2')}, int8")
        print(f"model: {model.source}, {model.megabytes:.0f} MB, sha256 {model.sha256[:12]}")
        for line in report(asyncio.run(listen(model, settings, recordings))):
            print(line)
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
