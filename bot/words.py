"""Values of the vocabulary as Dutch words: `SK` is "schoppenheer", `3NTX` "3SA gedoubleerd", an unknown seat a role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot import texts
from rules.facts import FACTS, Value
from rules.vocabulary import Call, Card, Contract, Denomination, Seat

SEATS = {Seat.N: "noord", Seat.E: "oost", Seat.S: "zuid", Seat.W: "west"}
SUITS = {"S": "schoppen", "H": "harten", "D": "ruiten", "C": "klaveren", "NT": "SA"}
_SUIT_STEMS = {"S": "schoppen", "H": "harten", "D": "ruiten", "C": "klaver"}
_RANKS = {"A": "aas", "K": "heer", "Q": "vrouw", "J": "boer", "T": "10"}


def card(value: str) -> str:
    """A card; parts that aren't known are said in general words."""
    it = Card(value)
    if it.rank is None:
        thing = {"x": "lage kaart", "h": "honneur", "?": "kaart"}[it[1]]
        return f"een {thing}" if it.suit is None else f"een {thing} in {SUITS[it.suit]}"
    rank = _RANKS.get(it.rank, it.rank)
    if it.suit is None:
        return f"een {rank}"
    suit = _SUIT_STEMS[it.suit]
    return f"{suit}{rank}" if rank.isalpha() else f"{suit} {rank}"


def cards(values: Sequence[str]) -> str:
    """Several cards, joined."""
    return listed([card(value) for value in values])


def call(value: str) -> str:
    """A call as it is said: "pas", "doublet", "1SA", "2 harten"."""
    it = Call(value)
    if not it.is_bid:
        return {"P": "pas", "X": "doublet", "XX": "redoublet"}[it]
    return f"{it.level}SA" if it.denomination is Denomination.NT else f"{it.level} {SUITS[str(it.denomination)]}"


def contract(value: str) -> str:
    """A contract as it is said: "3SA gedoubleerd"."""
    it = Contract(value)
    doubled = ("", " gedoubleerd", " geredoubleerd")[it.doubled]
    return call(f"{it.level}{it.denomination}") + doubled


def listed(words: Sequence[str]) -> str:
    """Words as a Dutch enumeration: "a, b en c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} en {words[-1]}" if words else ""


def value_of(fact: str, value: Value) -> str:
    """The value of a fact as a button or an enumeration shows it."""
    kind = FACTS[fact].kind
    if value is None:
        return texts.general("unknown")
    if kind in ("flag", "word"):
        key = str(value).lower() if isinstance(value, bool) else str(value)
        named = texts.merged("facts").get(fact, {}).get("values", {}).get(key)
        return str(named) if named else texts.general(f"flags.{key}") if isinstance(value, bool) else str(value)
    if kind == "cards":
        return cards([str(v) for v in value] if isinstance(value, list) else [str(value)]) or texts.general("none")
    if isinstance(value, list):
        return listed([SUITS.get(str(v), str(v)) for v in value]) or texts.general("none")
    if isinstance(value, dict):
        return ", ".join(f"{SEATS[Seat(seat)]} {count}" for seat, count in value.items())
    if kind == "seat":
        return SEATS[Seat(str(value))]
    if kind == "suit":
        return SUITS.get(str(value), str(value))
    if kind == "call":
        return call(str(value))
    return contract(str(value)) if kind == "contract" else str(value)


class Words(Mapping[str, str]):
    """What the templates of sentences may name: players, cards, calls; a role phrase where a seat isn't known.

    `{partner}`, `{lho}` and `{rho}` are seen from the offender.
    """

    def __init__(self, facts: Mapping[str, Value], words: Mapping[str, Value]) -> None:
        self._facts = facts
        self._words = words
        self._phrases: Mapping[str, str] = texts.load("general")["phrases"]

    def __getitem__(self, name: str) -> str:
        """The word for `name`. Raises KeyError for a name no sentence may use."""
        value = self._words.get(name, self._facts.get(name))
        if value in (None, [], ()):
            value = self._relative(name)
        if value in (None, [], ()):
            return self._phrases[name]
        return self._say(name, value)

    def _relative(self, name: str) -> Seat | None:
        base = self._facts.get("declarer" if name == "dummy" else "offender")
        if not isinstance(base, str) or name not in ("partner", "lho", "rho", "dummy"):
            return None
        seat = Seat(base)
        return {"partner": seat.partner, "dummy": seat.partner, "lho": seat.lho, "rho": seat.rho}[name]

    @staticmethod
    def _say(name: str, value: Value) -> str:
        if isinstance(value, Seat) or (
            name not in FACTS and isinstance(value, str) and value in set(Seat) and name != "suit"
        ):
            return SEATS[Seat(value)]
        if name in FACTS:
            return value_of(name, value)
        if name in ("suit", "suits", "denomination"):
            return listed([SUITS[str(v)] for v in (value if isinstance(value, list) else [value])])
        if isinstance(value, list | tuple):
            return cards([str(v) for v in value])
        return str(value)

    def __iter__(self) -> Iterator[str]:
        return iter(self._phrases)

    def __len__(self) -> int:
        return len(self._phrases)
