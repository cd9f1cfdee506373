"""The messages that the models are trained on, and how some of them would be badly typed or told at length."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from nlu.reading import IN_PLAY
from nlu.words.noise import KINDS, with_noise
from rules.vocabulary import Seat

_HERE = Path(__file__).parent
_BADLY_TYPED = 3
"""One in so many messages is trained on once more with noise."""
_RAMBLING = 3
"""One in so many is trained on once more among sentences that have nothing to do with it."""
CASE, _SPOILT = 3.0, 0.5
"""How much a case counts, which is told as directors tell it, and a message spoilt on purpose, beside a labelled one."""
_ACCOMPANIED = 3
"""One in so many is trained on once more with what is told of another player before or after it."""


@dataclass(frozen=True, slots=True)
class Labelled:
    """A message with its irregularity (or `none`), the seat of the offender where the message names it, and how much it counts."""

    text: str
    irregularity: str
    offender: str | None
    knows_offender: bool
    weight: float = 1.0


def labelled(case_files: Sequence[Path]) -> Iterator[Labelled]:
    """All training messages: the files beside this module, then single-message cases."""
    for path in sorted(_HERE.glob("*.jsonl")):
        code = "none" if path.stem.startswith("none") else path.stem
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            told = row.get("irregularity", code)
            yield Labelled(row["text"], told, row.get("offender"), told != "none")
    for path in case_files:
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            expect = case["expect"]
            codes = expect.get("irregularity") or "none"
            kinds = expect.get("kind") or "ruling"
            may_be_one = codes == "none" and any(kind in kinds for kind in ("choose", "ruling"))
            if len(case["turns"]) > 1 or may_be_one:
                continue
            code = codes if isinstance(codes, str) else codes[0]
            offender = expect.get("facts", {}).get("offender")
            yield Labelled(case["turns"][0], code, offender, offender is not None, CASE)


def badly_typed(rows: Sequence[Labelled]) -> Iterator[Labelled]:
    """Some of the messages once more, as hurried thumbs or speech recognition would write them."""
    kinds = list(KINDS)
    for number, row in enumerate(rows[::_BADLY_TYPED]):
        yield replace(row, text=with_noise(kinds[number % len(kinds)], row.text), weight=_SPOILT)


def rambling(rows: Sequence[Labelled]) -> Iterator[Labelled]:
    """Some of the messages once more, between what directors say besides."""
    chatter = [
        line for name in ("chatter.txt", "asides.txt") for line in (_HERE / name).read_text("utf-8").splitlines()
    ]
    chance = Random(1)  # noqa: S311 - the same ones each time
    for row in rows[::_RAMBLING]:
        said = [". ".join(chance.sample(chatter, chance.randint(1, 3))) for _ in range(2)]
        before, after = chance.choice([(said[0], ""), ("", said[1]), said])
        parts = (before, row.text.rstrip(". "), after)
        text = chance.choice([". ", ", ", " "]).join(part for part in parts if part)
        yield replace(row, text=text, weight=_SPOILT)


def accompanied(rows: Sequence[Labelled]) -> Iterator[Labelled]:
    """Some of the messages once more, with what is told of a player who didn't do it, in either order."""
    chance = Random(2)  # noqa: S311 - the same ones each time
    for row in rows[1::_ACCOMPANIED]:
        offender = chance.choice(list(Seat)) if row.offender is None else Seat(row.offender)
        told = _told_of_others(row.irregularity)
        opponents = [offender.lho, offender.rho]
        who = {"partner": offender.partner, "opponent": chance.choice(opponents)}
        who["other"] = chance.choice([offender.partner, *opponents])
        beside = chance.choice(told).format(**{name: _DUTCH[seat] for name, seat in who.items()})
        parts = [beside, row.text.rstrip(". ")]
        yield replace(row, text=chance.choice([". ", ", ", " "]).join(chance.choice([parts, parts[::-1]])))


_DUTCH = {Seat.N: "noord", Seat.E: "oost", Seat.S: "zuid", Seat.W: "west"}


def _told_of_others(irregularity: str) -> Sequence[str]:
    """What may have been told beside it: of the play, of the auction, or of either."""
    listed = _circumstances()
    if irregularity in IN_PLAY and irregularity != "call_after_auction":
        return listed["play"]
    calls = irregularity in listed["auction_irregularities"]
    return listed["auction"] if calls else [*listed["play"], *listed["auction"]]


@cache
def _circumstances() -> Mapping[str, Sequence[str]]:
    return tomllib.loads((_HERE / "circumstances.toml").read_text("utf-8"))
