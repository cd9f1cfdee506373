"""The auction that a message tells: who called what in which order, who dealt, whose turn it was, what replaces what.

Calls that were made are kept apart from calls that were wanted or put in the place of another; "1R over 1S van noord"
puts the spade first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from nlu.auction.at_once import called_at_once
from nlu.auction.call_line import CallLine
from nlu.auction.call_modes import start_of_sentence
from nlu.auction.call_order import in_order
from nlu.auction.calls_one_by_one import calls_told
from nlu.auction.listed_calls import are_listed
from nlu.auction.player_symbols import PLAYER
from nlu.auction.rotation import fill_in
from nlu.auction.told_calls import AuctionReading, Told
from nlu.auction.turns_told import TurnsTold, turns_told
from nlu.players import Players
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_TELLS_WHO_BEGINS = frozenset(
    "beginnen begint begon begonnen openen openingsbeurt moeten gaf gegeven gedeeld deelde".split()
)
"""Words that tell of who was to open or to call, beside "dealer"."""
_NOT_PLAIN = frozenset(
    """tegelijk tegelijkertijd gelijktijdig gelijk samen simultaan eindcontract contract afsluitende laatste
    afgelopen slotpas eindpas afgepast na_afloop vergelijkbaar vergelijkbare ingetrokken teruggenomen introk
    terugnam trok nam uitleg uitgelegd legde uitlegde toelichting nee neen wacht sorry correctie andersom bedoel
    bedoelde bedoelt bedoeld wilde uitkomst start slag afspel verzaakt alert gealerteerd spijt bedenkt
    bedacht toch vervangt verving vervangen verandert veranderde veranderd later tafel allebei beide
    ineens voorbij klaar beurt terug eerst""".split()
)


def read_auction(skeleton: Skeleton, players: Players) -> AuctionReading:
    """Read the auction of a message; empty when it names no calls."""
    reading = AuctionReading()
    turns = turns_told(skeleton, players)
    line = CallLine.of(skeleton, players, turns)
    symbols = line.symbols
    reading.header = line.header
    reading.told, virtual = calls_told(line)
    pairs = list(pairwise(it.place for it in reading.told))
    reading.rows = frozenset(pair for pair in pairs if are_listed(symbols, pair))
    reading.in_a_row = len(reading.rows) == len(pairs)
    _at_first(reading, symbols)
    reading.told = [_in_turn_again(reading.told, symbols, it) for it in reading.told]
    _anchor(reading, turns, virtual)
    _who_began(reading, skeleton)
    reading.told = in_order(reading.told, symbols, line.theirs, line.columns)
    _of_partners_bid(reading, skeleton)
    fill_in(reading, symbols)
    only_next = _only_next(reading, skeleton)
    if _is_simply_next(reading):
        reading.turn = None
    reading.at_once = called_at_once(skeleton)
    reading.dealt = any(mention.value == "dealer" for mention in skeleton.mentions) or not _TELLS_WHO_BEGINS.isdisjoint(
        skeleton.words.norms
    )
    reading.plain = only_next or _is_plain(reading, turns, skeleton.words.norms)
    if reading.turn is None and turns.waiting is not None and _is_passed_over(reading, turns.waiting):
        reading.turn = turns.waiting
    return reading


def _only_next(reading: AuctionReading, skeleton: Skeleton) -> bool:
    """Whether the turn that is told is no more than whose turn it is by now: the next after the last call."""
    last = reading.told[-1] if reading.told else None
    waits = last is not None and last.seat is not None and not last.guessed and reading.turn is last.seat.lho
    return waits and _NOT_PLAIN & set(skeleton.words.norms) == {"beurt"}


def _is_simply_next(reading: AuctionReading) -> bool:
    """Whether the player in turn is the one after a low bid that was made in turn: "west 1S noord 1R, oost is aan bod"."""
    made = reading.made
    if len(made) < 2 or reading.turn is None or any(it.seat is None or it.guessed or it.early for it in made):
        return False
    low, before = made[-1], [it for it in made[:-1] if it.call.is_bid]
    is_low = bool(before) and low.call.is_bid and not low.call.supersedes(before[-1].call)
    in_turn = all(b.seat is a.seat.lho for a, b in pairwise(made) if a.seat) and reading.dealer in (None, made[0].seat)
    return is_low and in_turn and low.seat is not None and reading.turn is low.seat.lho


def _is_plain(reading: AuctionReading, turns: TurnsTold, norms: Sequence[str]) -> bool:
    """Whether nothing says that the calls weren't simply made one after the other; that the next one still waits doesn't."""
    told = set(norms) & _NOT_PLAIN
    last = reading.made[-1].seat if reading.made else None
    waits = turns.turn is None and last is not None and turns.waiting is last.lho and norms.count("beurt") == 1
    return not (told - {"beurt"} if waits else told)


def _is_passed_over(reading: AuctionReading, waiting: Seat) -> bool:
    """Whether a player who still had to call had his turn taken, and isn't simply the next one to call."""
    seats = [None if it.guessed else it.seat for it in reading.made]
    if len(seats) == 1:
        begun = reading.dealer in (None, waiting)  # else it was the dealer's turn
        return begun and seats[0] is not None and waiting not in (seats[0], seats[0].lho)
    return any(a is not None and a.lho is waiting and b not in (None, waiting) for a, b in pairwise(seats))


def _anchor(reading: AuctionReading, turns: TurnsTold, virtual: set[int]) -> None:
    """Keep certain seats and virtual ones apart: where both occur the virtual ones are left open."""
    certain = any(it.seat is not None and it.place not in virtual for it in reading.told)
    certain = certain or any(
        seat and anchored
        for seat, anchored in ((turns.dealer, turns.dealer_anchored), (turns.turn, turns.turn_anchored))
    )
    reading.anchored = certain or not (virtual or not turns.dealer_anchored or not turns.turn_anchored)
    reading.dealer = turns.dealer if turns.dealer_anchored or not reading.anchored else None
    reading.turn = turns.turn if turns.turn_anchored or not reading.anchored else None
    if certain:
        reading.told = [replace(it, seat=None) if it.place in virtual else it for it in reading.told]


_BEGAN = r"(?:het|dat) was(?: [^ .,;#]+){0,2} {seat}(?: (?:pronoun#\d+|die))? (?:begon|startte|opende|begonnen was|eerst was|eerst bood)"
_OPENED = r"(?:openaar|opener)(?: (?:was|is|:|dat))+ {seat}|{seat} (?:was|is)(?: (?:de|dus|hier))* (?:openaar|opener)"
_DID_IT = r"{seat} (?:was|deed) (?:het|dat)(?= [.,;!]|$)"


def _who_began(reading: AuctionReading, skeleton: Skeleton) -> None:
    """The player of the first call where he is told apart from it: "pas, pas, 1H ... het was oost die begon"."""
    first = next((at for at, it in enumerate(reading.told) if it.mode == "made"), None)
    began = (
        skeleton.first(_BEGAN)
        or skeleton.first(_OPENED)
        or (skeleton.first(_DID_IT) if len(reading.made) == 1 else None)
    )
    if began and first is not None and all(it.seat is None for it in reading.made):
        reading.told[first] = replace(reading.told[first], seat=Seat(began[0].value))


_THEN = frozenset("dan toen daarna later en , - nu".split())


def _at_first(reading: AuctionReading, symbols: Sequence[str]) -> None:
    """Two calls of one player, where he is named with one of them: "eerst 1R, dan 1H, west"."""
    if len(reading.told) != 2 or symbols[max(0, reading.told[0].place - 1)] != "eerst":
        return
    first, second = reading.told
    between = symbols[first.place + 1 : second.place]
    if between and _THEN.issuperset(between) and None in (first.seat, second.seat) and first.call != second.call:
        who = first.seat or second.seat
        reading.told = [replace(first, seat=who), replace(second, seat=who, mode="changed")]


_DOUBLED_PARTNER = (
    r"double#\d+(?: (?:op|van|over|tegen|het|de|bod|opening|openingsbod|bieding|zijn|haar|z'n|zn|eigen))+ partner#\d+"
)


def _of_partners_bid(reading: AuctionReading, skeleton: Skeleton) -> None:
    """Who doubled, where it is only told whose bid it was: "doublet op het bod van zijn partner. het was 2R van zuid"."""
    doubles = [at for at, it in enumerate(reading.told) if it.call == "X"]
    bidders = {it.seat for it in reading.made if it.call.is_bid}
    if len(doubles) != 1 or reading.told[doubles[0]].seat is not None or len(bidders) != 1:
        return
    bidder = bidders.pop()
    symbols, place = skeleton.line.split(" "), reading.told[doubles[0]].place
    named = any(map(PLAYER.fullmatch, symbols[start_of_sentence(symbols, place) : place]))
    if bidder is not None and not named and skeleton.has(_DOUBLED_PARTNER):
        reading.told[doubles[0]] = replace(reading.told[doubles[0]], seat=bidder.partner)


def _in_turn_again(told: Sequence[Told], symbols: Sequence[str], it: Told) -> Told:
    """A call that changes none: the player's first, or "again" after another's: "west 1K noord 1H, west weer X"."""
    before = told[: told.index(it)]
    new = it.seat is not None and before and {x.seat for x in before}.isdisjoint((it.seat, None))
    over_other = before and before[-1].seat not in (None, it.seat) and _is_on_top(symbols, it.place)
    if it.mode == "changed" and (over_other or (new and _ends_so(symbols, it.place))):
        return replace(it, mode="made")  # he had no call to change
    again = it.mode == "changed" and {"weer", "alweer", "opnieuw"} & set(symbols[max(0, it.place - 4) : it.place])
    if not again or it.seat is None or len(before) < 2 or before[-1].seat in (None, it.seat):
        return it
    return replace(it, mode="made") if any(x.seat is it.seat for x in before[:-1]) else it


def _ends_so(symbols: Sequence[str], place: int) -> bool:
    return symbols[max(0, place - 2) : place] == ["dan", "maar"]


_ON_TOP = frozenset("op bovenop overheen over boven".split())


def _is_on_top(symbols: Sequence[str], place: int) -> bool:
    """Whether a call is put on the one before it: "zuid legt er 2H op", "zet er 1H bovenop"."""
    return "er" in symbols[max(0, place - 3) : place] and not _ON_TOP.isdisjoint(symbols[place + 1 : place + 2])
