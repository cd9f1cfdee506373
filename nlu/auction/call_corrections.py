"""Calls that the teller sets right: "zuid bood 1H, nee sorry, zuid bood 1 ruiten"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlu.auction.told_calls import Told

CORRECTION = frozenset("sorry correctie bedoel wacht".split())
_NO = re.compile(r"(?:^|[.,;] )(?:of )?(?:nee|neen|toch niet|fout)(?: |$)")


def corrected_by(symbols: Sequence[str], ordered: Sequence[Told], it: Told) -> Told | None:
    """The call that the teller sets right with `it`: the last one, or an earlier one of the same player."""
    last = max(ordered, key=lambda x: x.place, default=None)
    if last is None:
        return None
    if _is_correction(symbols, last, it):
        return last
    mine = [x for x in ordered if x.seat is it.seat is not None and not x.guessed]
    between = symbols[last.place + 1 : it.place]
    told_wrongly = {"typo", "tikfout", "typfout", "correctie", "verschreven", "vergist"} & set(between)
    return mine[-1] if mine and told_wrongly and last.seat is not it.seat else None


def _is_correction(symbols: Sequence[str], last: Told, it: Told) -> bool:
    between = symbols[last.place + 1 : it.place]
    if '"' in between or "'" in between:
        return False  # a player's own words
    if it.seat not in (None, last.seat) or it.mode not in ("made", last.mode):
        return False
    if CORRECTION & set(between):
        return it.seat is not None and not {"en", "toen"} & set(between)
    line = " ".join(between)
    after = symbols[it.place + 1 : it.place + 3]
    return _NO.search(line) is not None and ("was" in between[-3:] or after[:1] == ["was"] or "bedoel" in between)
