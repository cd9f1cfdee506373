"""The auction that a message tells: who called what in which order, who dealt, whose turn it was, what replaces what.

Calls that were made are kept apart from calls that were wanted or put in the place of another; "1R over 1S van noord"
puts the spade first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from nlu.auction.auction_table import tabled
from nlu.auction.call_modes import CALL, is_only_spoken_of, is_supposed, mode_of
from nlu.auction.call_order import in_order
from nlu.auction.call_owners import owner_after, owner_before
from nlu.auction.call_timing import is_early, is_late
from nlu.auction.callers import caller_of
from nlu.auction.listed_calls import (
    are_listed,
    contrasts,
    listed_players,
    named_after,
    names_players_first,
    respectively,
)
from nlu.auction.player_symbols import PLAYER
from nlu.auction.related_players import anchors, beside_dealer
from nlu.auction.retold_calls import asked_first, before_the_retelling, is_named_again, is_that_again, told_again
from nlu.auction.rotation import fill_in
from nlu.auction.seats_meant import mention_number, seat_meant
from nlu.auction.told_calls import AuctionReading, Told
from nlu.auction.turns_told import TurnsTold, turns_told
from nlu.players import Players
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Call, Seat

_VERBAL = re.compile(
    r"(?:past|paste|pastte|pasten|passen|doubl?eert|doubl?eerde|dubbelt|dubbelde|contreert|redoubleert|redoubleerde"
    r"|herdubbelt|doubelt|dubleert)$"
)
_PLURAL = frozenset(("passen", "pasten"))
_NOT_PLAIN = frozenset(
    """tegelijk tegelijkertijd gelijktijdig gelijk samen simultaan eindcontract contract afsluitende laatste
    afgelopen slotpas eindpas afgepast na_afloop vergelijkbaar vergelijkbare ingetrokken teruggenomen introk
    terugnam trok nam uitleg uitgelegd legde uitlegde toelichting nee neen wacht sorry correctie andersom bedoel
    bedoelde bedoelt bedoeld wilde wou uitkomst start slag afspel verzaakt alert gealerteerd spijt bedenkt
    bedacht toch vervangt verving vervangen verandert veranderde veranderd later tafel allebei beide
    ineens voorbij klaar beurt terug eerst""".split()
)


def read_auction(skeleton: Skeleton, players: Players) -> AuctionReading:
    """Read the auction of a message; empty when it names no calls."""
    reading = AuctionReading()
    turns = turns_told(skeleton, players)
    symbols = skeleton.line.split(" ")
    places = [place for place, symbol in enumerate(symbols) if CALL.fullmatch(symbol)]
    seat_first = names_players_first(symbols, places)
    spare = {
        place
        for place, symbol in enumerate(symbols)
        if PLAYER.fullmatch(symbol) and mention_number(symbol) in turns.mentions
    }
    owners = {place: owner for place in places if (owner := _owner(symbols, place, spare)) is not None}
    bound = anchors(symbols) | set(owners.values()) | named_after(symbols, places, seat_first=seat_first)
    virtual: set[int] = set()
    contrasted = contrasts(symbols, places)
    listed = respectively(symbols, places) | contrasted
    columns, reading.header = tabled(skeleton, symbols, turns.dealer)
    asked = asked_first(skeleton, symbols, places) | before_the_retelling(skeleton, places)
    for place in places:
        if place in asked or is_only_spoken_of(symbols, place) or is_supposed(symbols, place):
            continue
        mention = skeleton.mentions[mention_number(symbols[place])]
        if place in columns:
            reading.told.append(Told(columns[place], Call(mention.value), mention, "made", place))
            continue
        if mention.value[0] in "89" and _is_held(symbols, place):
            continue
        verbal = _VERBAL.match(skeleton.words.norms[mention.first]) is not None
        if verbal and _is_denied(symbols, place) and place not in contrasted:
            continue  # "oost past niet maar kiest 2R"
        participle = skeleton.words.norms[mention.first].startswith("ge")
        if is_that_again(reading.told, symbols, place, mention):
            continue  # told before: "oost 1SA ... zuid 2H over die 1SA"
        again = told_again(reading.told, symbols, place, mention)
        if again is not None:
            who, before = again
            seat, anchored = seat_meant(skeleton, players, symbols, who, spare)
            if not anchored:
                virtual.add(before.place)
            reading.told[reading.told.index(before)] = replace(before, seat=seat)
            continue
        if is_named_again(reading.told, symbols, place, mention):
            continue
        player = listed.get(place)
        if player is None:
            player = caller_of(
                symbols,
                place,
                bound - {owners.get(place, place + 1)},
                spare,
                seat_first=seat_first,
                verbal=verbal,
                participle=participle,
            )
        seat, anchored = seat_meant(skeleton, players, symbols, player, spare) if player is not None else (None, True)
        if player is not None and turns.dealer is not None and (beside := beside_dealer(symbols, player)) is not None:
            seat, anchored = getattr(turns.dealer, beside), turns.dealer_anchored
        if not anchored:
            virtual.add(place)
        told = Told(seat, Call(mention.value), mention, mode_of(symbols, place), place)
        told = replace(told, early=is_early(symbols, place), late=is_late(symbols, place))
        several = listed_players(symbols, place) if skeleton.words.norms[mention.first] in _PLURAL else []
        seats = [Seat(skeleton.mentions[mention_number(symbols[at])].value) for at in several]
        reading.told += [replace(told, seat=each) for each in seats] or [told]
    pairs = list(pairwise(it.place for it in reading.told))
    reading.rows = frozenset(pair for pair in pairs if are_listed(symbols, pair))
    reading.in_a_row = len(reading.rows) == len(pairs)
    reading.plain = not _NOT_PLAIN & set(skeleton.words.norms)
    reading.told = [_in_turn_again(reading.told, symbols, it) for it in reading.told]
    _anchor(reading, turns, virtual)
    _who_began(reading, skeleton)
    reading.told = in_order(reading.told, symbols, _possessives(skeleton, symbols), columns)
    fill_in(reading, symbols)
    if reading.turn is None and turns.waiting is not None and _is_passed_over(reading, turns.waiting):
        reading.turn = turns.waiting
    return reading


def _is_passed_over(reading: AuctionReading, waiting: Seat) -> bool:
    """Whether a player who still had to call had his turn taken, and isn't simply the next one to call."""
    seats = [None if it.guessed else it.seat for it in reading.made]
    if len(seats) == 1:
        return seats[0] is not None and waiting not in (seats[0], seats[0].lho)
    return any(a is not None and a.lho is waiting and b not in (None, waiting) for a, b in pairwise(seats))


def _is_denied(symbols: Sequence[str], place: int) -> bool:
    """Whether a call that is a verb wasn't made: "past niet", "past west niet"."""
    after = symbols[place + 1 : place + 3]
    return after[:1] == ["niet"] or (after[1:] == ["niet"] and PLAYER.fullmatch(after[0]) is not None)


def _is_held(symbols: Sequence[str], place: int) -> bool:
    """Whether "9 schoppen" are cards in a hand: "bij ons had west 9 schoppen"."""
    near, after = symbols[max(0, place - 3) : place], symbols[place + 1 : place + 4]
    if {"kwam", "komt", "kwamen", "komen", "aanzetten", "aankomen"} & {*near, *after}:
        return False  # "kwam west met 8 klaveren aan"
    called = {"geboden", "gelegd", "geopend", "gezegd", "geroepen"} & set(after)
    return bool({"had", "heeft", "heb", "met", "kaarten", "zat", "hebben"} & set(near)) and not called


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
_DID_IT = r"{seat} (?:was|deed) (?:het|dat)(?= [.,;!]|$)"


def _who_began(reading: AuctionReading, skeleton: Skeleton) -> None:
    """The player of the first call where he is told apart from it: "pas, pas, 1H ... het was oost die begon"."""
    first = next((at for at, it in enumerate(reading.told) if it.mode == "made"), None)
    began = skeleton.first(_BEGAN) or (skeleton.first(_DID_IT) if len(reading.made) == 1 else None)
    if began and first is not None and all(it.seat is None for it in reading.made):
        reading.told[first] = replace(reading.told[first], seat=Seat(began[0].value))


def _possessives(skeleton: Skeleton, symbols: Sequence[str]) -> set[int]:
    """Players named as owners: "noords 1S"."""
    tokens = skeleton.words.tokens  # as written: repair takes the s away
    return {
        place
        for place, symbol in enumerate(symbols)
        if symbol.startswith("seat#")
        and tokens[skeleton.mentions[mention_number(symbol)].first].norm in ("noords", "oosts", "zuids", "wests")
    }


def _in_turn_again(told: Sequence[Told], symbols: Sequence[str], it: Told) -> Told:
    """A call that changes none: the player's first, or "again" after another's: "west 1K noord 1H, west weer X"."""
    before = told[: told.index(it)]
    new = it.seat is not None and before and {x.seat for x in before}.isdisjoint((it.seat, None))
    if it.mode == "changed" and new and symbols[max(0, it.place - 2) : it.place] == ["dan", "maar"]:
        return replace(it, mode="made")  # he had no call to change
    again = it.mode == "changed" and {"weer", "opnieuw"} & set(symbols[max(0, it.place - 4) : it.place])
    if not again or it.seat is None or len(before) < 2 or before[-1].seat in (None, it.seat):
        return it
    return replace(it, mode="made") if any(x.seat is it.seat for x in before[:-1]) else it


def _owner(symbols: Sequence[str], place: int, spare: set[int]) -> int | None:
    owner = owner_after(symbols, place, spare)
    return owner_before(symbols, place) if owner is None else owner
