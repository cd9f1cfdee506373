"""Facts about a board, a score or an explanation that follow from what is told: counts, blame, minutes, explainer."""

from __future__ import annotations

from collections.abc import Mapping

from nlu.boards.calls_with_wrong_count import called_with_wrong_count
from nlu.boards.told_numbers import minutes_told, period_told, session_percentage
from nlu.boards.wrong_hand_calls import call_with_wrong_hand, same_call
from nlu.hand_counts import card_counts
from nlu.information.blame import blame_in
from nlu.information.doing import doer_in
from nlu.information.explaining import (
    explainer_in,
    explainers_side_declares,
    notices,
    ranges_differ,
)
from nlu.information.gains import damage_told
from nlu.information.in_order import told_in_order
from nlu.information.informing import informing_told
from nlu.information.misled import misled_in, partner_has_called
from nlu.phrases import phrases_in
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Seat

_COUNTED = frozenset(["wrong_card_count", "missing_card"])
_TIMED = frozenset(["score_correction", "appeal", "claim", "concession"])
_BLAMED = frozenset(
    ["board_not_played", "adjusted_score", "director_error", "wrong_board", "fouled_board", "wrong_direction"]
)
_INFORMED = frozenset(["unauthorised_information", "disputed_facts"])
_DAMAGING = frozenset(
    """unauthorised_information misinformation improper_question stop_card_breach withdrawn_action awareness_of_damage
    illegal_agreement""".split()
)
_NO_MOMENT = {
    "unauthorised_information": "before",
    "misinformation": "before",
    "improper_question": "before",
    "stop_card_breach": "before",
    "extraneous_information": "after",
}
_RANKED = frozenset(["board_not_played", "adjusted_score"])
_FULL = 13
_SEATED = frozenset(
    """andersom elkaars geruild gewisseld omgedraaid omgekeerd plaats plaatsen plek
    ruilden stoel stoelen verwisseld wisselden zat zaten zit zitten""".split()
)
_DURING_AUCTION = r"(?:tijdens|in|onder|gedurende|halverwege)(?: (?:het|de))? (?:bieden|bieding|biedverloop|veiling)"
"""When a card was shown, which is no other moment when it is told after it that the auction is over by now."""


def board_talk(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place; a phrase is read more closely than a set of words and goes before it."""
    facts.update({**_phrases(message, irregularity, facts), **dict(told_in_order(message, irregularity))})
    _moment(message, irregularity, facts)
    if irregularity in _COUNTED:
        _counts(message, irregularity, players, facts)
    if irregularity in _TIMED:
        _minutes(message, facts)
    if irregularity in _BLAMED:
        _blame(message, irregularity, facts)
    if irregularity in _RANKED and (percentage := session_percentage(message)) is not None:
        facts["session_percentage"] = message.tells(int(percentage) if percentage.is_integer() else percentage)
    if irregularity in ("misinformation", "played_card_retraction"):
        _explainer(message, irregularity, players, facts)
    if (doer := doer_in(message, players, irregularity)) is not None:
        facts["offender"] = message.tells(doer)
    if irregularity in _INFORMED:
        informing_told(message, players, facts)
    if irregularity in _DAMAGING:
        _damage(message, players, facts)
    if message.skeleton.has(_ASKS_WHETHER_HE_KNEW) and not message.skeleton.has(_KNEW):
        facts.pop("could_have_known", None)
    _of_hands(message, irregularity, players, facts)


def _phrases(message: Message, irregularity: str, facts: Mapping[str, Evidence]) -> Mapping[str, Evidence]:
    """What set phrases tell, apart from a lead that has nothing to do with the card that fell."""
    if irregularity != "exposed_card":
        return phrases_in(message, irregularity, _NO_MOMENT.get(irregularity))
    said = phrases_in(message, irregularity, "clarification" if message.skeleton.has(_DURING_AUCTION) else None)
    if _led_another(facts, said):
        del said["deliberate"]
    return said


def _of_hands(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """What was done with a hand that wasn't one's own: called, played in another direction, or seen."""
    if irregularity == "hand_from_wrong_board":
        call_with_wrong_hand(message, facts)
        same_call(message, facts)
    if irregularity == "wrong_direction":
        _swap(message, facts)
    if irregularity == "hand_seen":
        _seer(message, players, facts)


def _minutes(message: Message, facts: dict[str, Evidence]) -> None:
    """How long ago the scores were known, and whether that is within a correction period that is told."""
    minutes = minutes_told(message)
    if minutes is None:
        return
    facts["minutes_since_scores"] = message.tells(minutes)
    facts.pop("within_correction_period", None)
    if (period := period_told(message)) is not None:
        facts["within_correction_period"] = message.tells(minutes <= period)


_ASKS_WHETHER_HE_KNEW = (
    r"(?:^|[.;!?,:] |en |of )(?:had|kon|kan|moest|zou|kunnen|konden) {player}(?: (?!pronoun#)[^ .;?!]+){0,4} (?:kunnen |moeten )?"
    r"(?:weten|geweten|voorzien|beseffen|vermoeden|bedenken|inzien)"
)
"""That it is asked whether he could have known, be it without a question mark."""
_KNEW = r"(?:wist|zag|begreep|besefte|kon {hij}|ja|nee|nooit|onmogelijk|niet|natuurlijk|drommels|donders)"


def _damage(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Whether there was damage, by which side came off better or worse: a top of the side that did it, or of the others."""
    offender = facts.get("offender")
    damage = damage_told(message, players, offender.seat) if offender is not None else None
    if damage is not None:
        facts["damage"] = message.tells(damage)


def _led_another(facts: Mapping[str, Evidence], said: Mapping[str, Evidence]) -> bool:
    """Whether the lead that is told stands apart from the card that fell: "west kwam uit. in slag 3 viel bij oost ..."."""
    fell, led = facts.get("deliberate"), said.get("deliberate")
    if fell is None or led is None or fell.value is not False or led.value is not True:
        return False
    return led.end <= fell.start or fell.end <= led.start


def _misbid(facts: dict[str, Evidence]) -> bool:
    """Whether the call was wrong and not its explanation: then the one who did it bid."""
    wrong = facts.get("explanation_wrong")
    return wrong is not None and wrong.value is False


_GOES_ON = r"nog|loopt|lopen|gaande|bezig|aan de gang|halverwege|doorgaan"
"""What tells that the auction hasn't ended; else that something was done in it tells only when that was."""
_SHOWN_DURING = (
    r"(?:onder|tijdens|gedurende|halverwege|in)(?: (?:het|de|t))* (?:bieden|bieding|biedverloop|biederij|veiling)"
)


_PLAYED_OUT = frozenset(["wrong_card_count", "wrong_board"])
_TRICK_OVER = (
    r"(?:na|sinds) (?:de )?{trick}|(?:toen|nadat|nu) (?:de )?{trick}(?: [^ .;]+){0,2} (?:lag|ligt|viel|gevallen|gespeeld)"
    r"|(?:de )?{trick} (?:is |was )?(?:al |net )?(?:weggelegd|omgedraaid|weggedraaid|gespeeld)"
)
"""What tells that a trick was over; after the thirteenth the board is."""


_OF_ONE_TABLE = frozenset(["wrong_card_count", "incorrect_deal", "missing_card"])
_PLAYED_ELSEWHERE = (
    r"(?:op|aan|bij)(?: (?:de|het|al|wel|zeker|een paar|enkele|meerdere|alle|rank#\d+|[a-z]+|\d+))? (?:andere )?tafels|andere tafels?"
    r"|(?:vorige|eerdere|eerste) (?:ronde|rondes|rondje|tafel|tafels)"
)
"""Where a board was played before it came to this table, which doesn't tell how far it is here: "al op twee tafels gespeeld"."""

_OVER_HERE = r"na (?:de )?afloop|na het (?:spel|spelen|bord|afspel)|achteraf|uitgespeeld|afgespeeld|(?:net|pas|wij|we|hier)(?: [^ .;,]+){0,3} gespeeld"


def _moment(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Leave open a moment that can't be meant: "west, die nog niets geboden had", a result that was overheard.

    A card that came out in the auction did so then, though the auction may have ended since.
    """
    moment = facts.get("phase")
    ended = irregularity == "exposed_card" and moment is not None and moment.value == "clarification"
    if ended and message.skeleton.has(_SHOWN_DURING):
        facts["phase"] = message.tells("auction")
    if moment is None:
        return
    done_then = (
        irregularity == "awareness_of_damage" and moment.value == "auction" and not message.skeleton.has(_GOES_ON)
    )
    elsewhere = irregularity in _OF_ONE_TABLE and moment.value == "after" and _only_elsewhere(message)
    if done_then or elsewhere or moment.value == _NO_MOMENT.get(irregularity):
        del facts["phase"]
    if irregularity in _PLAYED_OUT and any(it[0].value == "13" for it, _ in message.skeleton.find(_TRICK_OVER)):
        facts["phase"] = message.tells("after")


def _only_elsewhere(message: Message) -> bool:
    return message.skeleton.has(_PLAYED_ELSEWHERE) and not message.skeleton.has(_OVER_HERE)


_OF_THE_PLAY = r"(?:trick|declarer|dummy|card)#\d+|slag|slagen|uitkomst|uitgekomen|speelde|gespeeld|legde|afspel|na afloop|achteraf"


def _explainer(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    """Who explained; where it was explained wrongly he is the one who did it."""
    explainer = explainer_in(message, players)
    misinformed = irregularity == "misinformation"
    if misinformed:
        explainer = _misinformer(message, players, explainer, facts)
        _since_explanation(message, explainer, facts)
    if explainer is not None:
        facts["explainer"] = message.tells(explainer)
    if explainer is not None and misinformed:
        _wrong_explanation(message, players, explainer, facts)


def _misinformer(message: Message, players: Players, explainer: Seat | None, facts: dict[str, Evidence]) -> Seat | None:
    """Who explained wrongly: `explainer` where he is told, else who did it, unless he was misled or bid wrongly himself."""
    told = facts.get("offender")
    if explainer is not None:
        facts["offender"] = message.tells(explainer)
    elif told is not None and told.value in misled_in(message):
        del facts["offender"]
    elif told is not None and told.value != players.me and not _misbid(facts):
        return told.seat
    return explainer


def _since_explanation(message: Message, explainer: Seat | None, facts: dict[str, Evidence]) -> None:
    """Whether the partner of the misled player has called since; while he has still to call the auction goes on."""
    called = partner_has_called(message, explainer)
    if called is not None:
        facts["partner_called"] = message.tells(called)
    if called is False and message.auction.made and not message.skeleton.has(_OF_THE_PLAY):
        facts.setdefault("phase", message.tells("auction"))


def _wrong_explanation(message: Message, players: Players, explainer: Seat, facts: dict[str, Evidence]) -> None:
    """That it was wrong, whether his partner noticed, and which side declares."""
    if ranges_differ(message):
        facts["explanation_wrong"] = message.tells(True)
    if "noticed_by" not in facts and notices(message, players, explainer):
        facts["noticed_by"] = message.tells("partner")
    declares = explainers_side_declares(message, players, explainer, facts.get("side_declares"))
    if declares is not None:
        facts["side_declares"] = message.tells(declares)


def _counts(message: Message, irregularity: str, players: Players, facts: dict[str, Evidence]) -> None:
    counts, count = card_counts(message.skeleton, players)
    # one short hand by itself doesn't tell whether another has too many
    if counts and (max(counts.values()) > _FULL or len(counts) == len(Seat)):
        facts["card_counts"] = message.tells({str(seat): number for seat, number in counts.items()})
    told = facts.get("offender")
    wrong = [seat for seat, number in counts.items() if number > _FULL]
    if irregularity == "missing_card":
        wrong = [seat for seat, number in counts.items() if number < _FULL]
    if len(wrong) == 1 and (told is None or counts.get(told.seat) == _FULL):
        facts["offender"] = message.tells(wrong[0])  # he who is told to have thirteen did nothing wrong
    called = called_with_wrong_count(message, counts) if irregularity == "wrong_card_count" else None
    if called is not None:
        facts["call_made"] = message.tells(called)
    if "playable_without_change" in facts:  # calls that would be the same or not have been made
        facts.setdefault("call_made", message.tells(True))
    if sum(counts.values()) > _FULL * len(Seat):  # more than a pack holds
        facts["foreign_card"] = message.tells(True)
    if count is not None:
        facts["count"] = message.tells(count)


def _blame(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    fault, other, side = blame_in(message)
    facts.pop("fault", None)
    if irregularity == "director_error" and fault != "none":
        return  # "mijn fout": whoever tells it erred himself, and no side did
    if fault is not None:
        facts["fault"] = message.tells(fault)
    if other is not None:
        facts["other_fault"] = message.tells(other)
    told = facts.get("offender")
    if side is not None and told is not None and str(told.value) not in side:
        facts["offender"] = message.tells(told.seat.lho)  # "N en Z misten bord 4, schuld van OW"
    blamed = irregularity == "adjusted_score" and fault is not None and other is not None
    if blamed and not message.skeleton.has(_RESULTS):
        facts["assigned_possible"] = message.tells(False)  # only an artificial score hangs on blame (12C2)


_RESULTS = r"bid#\d+|%|procent|weegt?|wegen|weging|gewogen"


_SEES = r"(?:zag|ziet|keek|kijkt|bekeek|bekijkt|las|bladerde|gluurde|gluurt)"
_SEER_WHO = rf"{{seat}} (?:die|pronoun#\d+)(?: (?!seat#)[^ .;,]+){{1,6}} {_SEES}(?= )"
_SEEN_BY = r"(?:(?:bekeken|gezien|ingezien|ingekeken|doorgekeken|gelezen) door {seat}|(?:werd|werden|is|zijn|was|waren)(?: [^ .;,#]+){0,3} door {seat}(?: [^ .;,#]+){0,3} (?:bekeken|gezien|ingezien|ingekeken|doorgekeken))"
_SEERS = (rf"{{seat}}(?: (?!seat#)[^ .;,]+){{0,3}} {_SEES}(?= )", _SEER_WHO, rf"{_SEES} {{seat}}(?= )")


def _seer(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The one player of whom it is said that he saw something: "tijdens het delen zag west dat noord ruitenaas kreeg"."""
    patterns = (_SEER_WHO, _SEEN_BY) if "offender" in facts else (*_SEERS, _SEEN_BY)
    found = [mentions[0] for pattern in patterns for mentions, _ in message.skeleton.find(pattern)]
    seats = {players.seat_of.get(mention) for mention in found}
    seat = seats.pop() if len(seats) == 1 else None
    if seat is not None:
        facts["offender"] = message.tells(seat, found[0])


def _swap(message: Message, facts: dict[str, Evidence]) -> None:
    """Two players by name: partners or opponents; a side written out may be its two players."""
    told = facts.get("swap")
    if told is not None and told.value in ("hands",):
        return
    words = message.words.norms
    if not _SEATED & set(words):
        return
    sides = [m for m in message.mentions if m.kind == "side"]
    seats = list(dict.fromkeys(m.value for m in message.mentions if m.kind == "seat"))
    written_out = [m for m in sides if "en" in words[m.first : m.last]]
    if len(sides) == 1 and written_out and not seats:
        facts["swap"] = message.tells("partners")
    elif len(seats) == 2 and not sides:
        first, second = Seat(seats[0]), Seat(seats[1])
        facts["swap"] = message.tells("partners" if first.partner is second else "opponents")
