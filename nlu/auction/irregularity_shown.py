"""What a told auction by itself shows to be wrong: a likely code for the estimate, a certain one where it proves it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from nlu.auction.low_bids import low_bid, low_bid_in_turn
from nlu.auction.told_calls import AuctionReading, Told
from nlu.stories import OUT_OF_TURN
from rules.vocabulary import Seat

_DOUBLES = ("X", "XX")
_PASSES = 3
_CLEAR = 2.5


def irregularity_told(reading: AuctionReading) -> str | None:
    """What the auction by itself shows to be wrong, when its players are known."""
    made = reading.made
    if any(it.call.level is not None and it.call.level > 7 for it in reading.told):
        return "bid_above_seven"
    first = reading.dealer or reading.turn
    if made and first and made[0].seat and made[0].seat is not first and (reading.dealer is not None or len(made) == 1):
        return out_of_turn(made[0])
    if _doubled_nothing(reading):
        return "inadmissible_double"
    if reading.dealer is not None or low_bid(reading, sure=False):
        return "insufficient_bid"
    return "inadmissible_double" if _inadmissible(made, sure=False) else None


def shows(reading: AuctionReading, irregularity: str) -> bool:
    """Whether the auction, told with all its players, shows this to be wrong."""
    named = all(it.seat is not None and not it.guessed for it in reading.made)
    return named and irregularity_told(reading) == irregularity


def certain_irregularity(reading: AuctionReading) -> str | None:
    """The irregularity that the told auction proves; None whenever it could be told otherwise."""
    if any((it.call.level or 0) > 7 for it in reading.made):
        return None if any(it.mode in ("changed", "wanted") for it in reading.told) else "bid_above_seven"
    if _doubled_nothing(reading):
        return "inadmissible_double"
    if _turn_lost(reading):
        return "missed_turn"
    if _went_on(reading):
        return "call_after_auction"
    early = before_the_one_in_turn(reading)
    if early is not None and (early.early or not any(it.early for it in reading.made)):
        return out_of_turn(early)
    return _shown_by_all_calls(reading) if _is_complete(reading) else None


def _is_complete(reading: AuctionReading) -> bool:
    """Whether all calls that are told were simply made, each by a player who is named."""
    made = reading.made
    named = all(it.seat is not None and not it.guessed for it in made)
    return bool(made) and len(made) == len(reading.told) and reading.plain and named


def _shown_by_all_calls(reading: AuctionReading) -> str | None:
    """What calls that were all made by players who are named prove."""
    first, *others = made = reading.made
    of_dealer = reading.dealer and reading.turn in (None, reading.dealer)
    if of_dealer and first.seat is not reading.dealer and not first.under:
        again = any(it.seat in (reading.dealer, first.seat) for it in others) and not _in_rotation(made)
        return None if again else out_of_turn(first)
    if not _in_rotation(made):
        return None
    if low_bid(reading, sure=True) or low_bid_in_turn(reading):
        return "insufficient_bid"
    return "inadmissible_double" if _inadmissible(made, sure=True) else None


def called_past_one(reading: AuctionReading) -> str | None:
    """The code of a bid or double after partner's pass, past a player who had to call: "W 1H, N pas, Z X".

    Where partner had bid, the pass of the player between may only be left out: "W 1S, N pas, O 2S, W 4S".
    """
    made = reading.made
    if not reading.plain or len(made) != len(reading.told) or any(it.seat is None or it.guessed for it in made):
        return None
    for before, after in pairwise(made):
        if after.under or before.seat is None:
            return None
        if after.seat is not before.seat.lho:
            past_one = after.seat is before.seat.partner and before.call == "P" != after.call
            return out_of_turn(after) if past_one else None
    return None


def called_out_of_turn(reading: AuctionReading) -> str | None:
    """The code of the only call that is told to be out of turn in so many words."""
    early = [it for it in reading.made if it.early and not it.under]
    return out_of_turn(early[0]) if len(early) == 1 else None


def out_of_turn_instead(reading: AuctionReading, code: str) -> str | None:
    """The other code of a call out of turn when all calls of the kind of `code` were made by the player in turn."""
    first = reading.turn or reading.dealer
    made = [it for it in reading.made if not it.under]
    of_kind = [it for it in made if out_of_turn(it) == code]
    others = [it for it in made if it not in of_kind and it.seat is not first]
    if first is None or not of_kind or not others or any(it.seat is not first for it in of_kind):
        return None
    return out_of_turn(others[0])


def _went_on(reading: AuctionReading) -> bool:
    """Whether somebody called after three passes, each by the next player."""
    calls = reading.made
    if calls and reading.dealer is not None and calls[0].seat is not reading.dealer:
        return False  # the first call was out of turn, so that it may have been cancelled
    for at in range(len(calls) - _PASSES - 1):
        closing = calls[at : at + _PASSES + 1]
        certain = all(it.seat is not None and not it.guessed for it in closing)
        passed = closing[0].call != "P" and all(it.call == "P" for it in closing[1:])
        if certain and passed and all(a.seat and b.seat is a.seat.lho for a, b in pairwise(closing)):
            return True
    return False


def _doubled_nothing(reading: AuctionReading) -> bool:
    """Whether the dealer, or the next player after passes alone, doubled before there was a bid."""
    told = reading.told
    first = next((at for at, it in enumerate(told) if it.call != "P"), None)
    if first is None or reading.dealer is None or told[first].call not in _DOUBLES:
        return False
    calls = told[: first + 1]
    certain = all(it.mode == "made" and it.seat is not None and not (it.guessed or it.under) for it in calls)
    return certain and calls[0].seat is reading.dealer and _in_rotation(calls) and len(told) == len(calls)


def _turn_lost(reading: AuctionReading) -> bool:
    """Whether three passes closed the auction past a player who hadn't called over the last bid (17D3)."""
    calls = reading.made[-_PASSES - 1 :]
    if len(calls) <= _PASSES or not calls[0].call.is_bid or any(it.seat is None or it.guessed for it in calls):
        return False
    silent = set(Seat) - {it.seat for it in calls}
    return all(it.call == "P" for it in calls[1:]) and len(silent) == 1 and calls[-1].seat is calls[0].seat


def before_the_one_in_turn(reading: AuctionReading) -> Told | None:
    """The call of a player who wasn't the next one, when the next one is said to have been in turn."""
    calls = [it for it in reading.told if not it.under or it.call.is_bid]
    if calls and calls[-1].mode == "wanted" and calls[-1].seat is reading.turn:
        calls.pop()  # what the player in turn would like to call now
    if reading.turn is None or any(it.mode in ("wanted", "instead") or it.seat is None or it.guessed for it in calls):
        return None
    if len(calls) > _PASSES and all(it.call == "P" for it in calls[-_PASSES:]):
        return None  # the auction seemed to be over, so that he missed his turn
    for before, after in pairwise(calls):
        expected = before.seat.lho if before.seat else None
        if after.seat is not expected:
            fits = expected is reading.turn and after.mode == "made" and after.seat is not before.seat
            return after if fits else None
    return None


def first_out_of_rotation(reading: AuctionReading, chances: Mapping[Seat, float]) -> Told | None:
    """The first call that wasn't the next player's, as long as the callers before it are all named.

    When the dealer isn't told the first call of all may be the one, after which the player in turn went on: how likely
    each of the two did it decides.
    """
    told = [it for it in reading.made if it.early]
    if len(told) == 1:
        return told[0]
    expected = reading.dealer
    before: Told | None = None
    for it in reading.made:
        if it.seat is None or it.guessed:
            return None
        alone = before is not None and before is reading.told[0] and not before.under
        if alone and reading.dealer is None and it.seat is reading.turn:
            return before  # the player in turn goes on after the only call before his
        if expected is not None and it.seat is not expected:
            again = before is not None and it.seat is before.seat  # a change of call, or told twice
            if it.under or again:
                return None
            if expected is reading.turn:
                return it
            if reading.dealer is None and before is not None and before is next(x for x in reading.made if not x.under):
                return _likelier(before, it, chances)
            return before if it.seat is reading.turn else it
        expected, before = (
            None if it.under and it.call.is_bid else it.seat.lho,
            it,
        )  # who called over a bid needn't be the next player
    return reading.made[0] if _followed_out_of_turn(reading) else None


def _followed_out_of_turn(reading: AuctionReading) -> bool:
    """Whether the next players went on, each in his turn, after a first call while another was in turn."""
    made = reading.made
    if reading.dealer is not None or reading.turn is None or len(made) < 2 or len(made) != len(reading.told):
        return False
    certain = all(it.seat is not None and not it.guessed and not it.under for it in made)
    return certain and reading.turn not in {it.seat for it in made} and _in_rotation(made)


def passed_up_to_the_silent(reading: AuctionReading) -> bool:
    """Whether all after a bid passed, each in his turn, up to the player who is told to have lost his: "1S, pas, pas. west is overgeslagen"."""
    made = reading.made
    passes = [it for it in made[1:] if it.call == "P"]
    if not _followed_out_of_turn(reading) or not made[0].call.is_bid or len(passes) != len(made) - 1:
        return False
    last = made[-1].seat
    return len(passes) > 1 and last is not None and last.lho is reading.turn


def began_out_of_turn(reading: AuctionReading) -> bool:
    """Whether the first call of all is told to be by another player than the dealer, or than the one in turn."""
    if _followed_out_of_turn(reading):
        return True
    first = next(iter(reading.told), None)
    if first is None or reading.dealer is None or first.mode != "made" or first.under or first.guessed:
        return False
    return first.seat not in (None, reading.dealer) and not any(it.early for it in reading.told if it is not first)


def first_bid_out_of_turn(reading: AuctionReading) -> str | None:
    """The code of the first call where it is told to be out of turn and no bid is too low."""
    low = low_bid(reading, sure=False)
    return out_of_turn(reading.told[0]) if low is None and began_out_of_turn(reading) else None


def double_out_of_turn_only(reading: AuctionReading) -> bool:
    """Whether the only double told is of an opponent's bid, by another player than the next one."""
    made = [it for it in reading.made if it.call != "P"]
    doubles = [at for at, it in enumerate(made) if it.call in _DOUBLES]
    others = any(it.call in _DOUBLES and it.mode != "made" for it in reading.told)
    if len(doubles) != 1 or others or doubles[0] == 0 or made[doubles[0]].call != "X":
        return False
    bid, double = made[doubles[0] - 1], made[doubles[0]]
    if bid.seat is None or double.seat is None or bid.guessed or double.guessed or not bid.call.is_bid:
        return False
    between = reading.made[reading.made.index(bid) : reading.made.index(double) + 1]
    return bid.seat.side is not double.seat.side and not _in_rotation(between)


def _likelier(first: Told, second: Told, chances: Mapping[Seat, float]) -> Told | None:
    """Of two calls the one by the player who much likelier did it."""
    one, other = (chances.get(it.seat, 0.0) if it.seat else 0.0 for it in (first, second))
    return first if one > _CLEAR * other else second if other > _CLEAR * one else None


def called_twice(reading: AuctionReading) -> bool:
    """Whether the last two calls are different ones by the same player, so that the second changes the first."""
    made = [it for it in reading.told if it.mode in ("made", "changed") and not it.under]
    if len(made) > 2 and made[-2].mode == "changed" and made[-2].seat and made[-1].seat is made[-2].seat.lho:
        made.pop()  # called over the second call
    if (
        reading.dealer is not None
        or any(it.early for it in made)
        or low_bid(reading, sure=False)
        or len(made) < 2
        or made[-1].seat is None
        or made[-1].guessed
        or made[-2].guessed
        or reading.turn not in (None, made[-1].seat, made[-1].seat.lho)
    ):
        return False
    return made[-1].seat is made[-2].seat and made[-1].call != made[-2].call


def only_out_of_turn(reading: AuctionReading, chances: Mapping[Seat, float]) -> tuple[str, frozenset[str]] | None:
    """The code of the first call out of rotation, and the irregularities of the calls that the others refute."""
    early = first_out_of_rotation(reading, chances)
    if early is None:
        made = [it for it in reading.made if not it.under]
        others = [
            it for it in reading.told if it not in made and not it.under and it.seat not in {x.seat for x in made}
        ]
        kinds = {out_of_turn(it) for it in made + others}
        return (kind := kinds.pop(), OUT_OF_TURN - {kind}) if len(kinds) == 1 else None
    code = out_of_turn(early)
    refuted = set(OUT_OF_TURN)
    if not low_bid(reading, sure=False):
        refuted.add("insufficient_bid")
    if not _inadmissible(reading.made, sure=False):
        refuted.add("inadmissible_double")
    if not _seems_over(reading.made):
        refuted |= {"missed_turn", "call_after_auction"}
    return code, frozenset(refuted - {code})


def _seems_over(made: list[Told]) -> bool:
    """Whether three passes may have ended the auction."""
    last = [it.call for it in made[-_PASSES:]]
    return len(last) == _PASSES and set(last) == {"P"}


def out_of_turn(it: Told) -> str:
    """The code of a call that was out of turn."""
    return f"{'pass' if it.call == 'P' else 'bid' if it.call.is_bid else 'double'}_out_of_turn"


def _in_rotation(made: list[Told]) -> bool:
    """Whether each call is the next player's, or was told to be made over the one before it."""
    return all(a.under or (a.seat is not None and b.seat is a.seat.lho) for a, b in pairwise(made))


def _inadmissible(made: list[Told], *, sure: bool) -> bool:
    """A double of partner's bid or of nothing, a redouble without a double."""
    for index, it in enumerate(made):
        last = next((x for x in reversed(made[:index]) if x.call != "P"), None)
        if (
            it.call == "X"
            and last is not None
            and last.call.is_bid
            and last.seat
            and it.seat
            and last.seat is it.seat.partner
        ):
            return True
        if it.call == "XX" and last is not None and last.call.is_bid and (last.under or not sure or it is made[-1]):
            return True
        if last is None or not last.seat or not it.seat:
            continue
        if it.call in _DOUBLES and last.call in (it.call, "XX") and last.seat is not it.seat:
            return True
        if it.call == "XX" and last.call == "X" and last.seat is it.seat.partner:
            return True
    return False
