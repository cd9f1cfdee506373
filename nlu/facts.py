"""From a message and the irregularity it is about to the facts that it states, each with the words it came from."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nlu.auction.auction_roles import assign
from nlu.auction.told_calls import AuctionReading, Told
from nlu.boards.board_talk import board_talk
from nlu.calls.acceptance import acceptance
from nlu.calls.artificial_told import artificial
from nlu.calls.bid_misnamed import bid_misnamed
from nlu.calls.calls_since import calls_since
from nlu.calls.earlier_call import earlier_call
from nlu.calls.forced_pass import forced_pass
from nlu.calls.level_meant import level_meant
from nlu.calls.nothing_bid import nothing_bid
from nlu.calls.slips import settle_slip
from nlu.calls.suit_meant import suit_meant
from nlu.cards.cards_of_others import leave_out_cards_of_others
from nlu.cards.cards_told import cards_of, owner_of_lying
from nlu.cards.cards_unsure import unnamed_while_bidding
from nlu.cards.moment_by_calls import shown_while_bidding
from nlu.cards.penalty_card_knowledge import played_by_now
from nlu.cards.plays_told import chosen_card
from nlu.cards.speakers_side import declares_by_side, of_offenders_side
from nlu.cards.table_talk import table_talk
from nlu.circumstances import circumstances_in
from nlu.dummy.dummy_talk import named_after_all
from nlu.offender.who_did_it import ROLES, chances_of, likeliest
from nlu.players import Players
from nlu.reading import IN_PLAY, Message
from nlu.seating.wordings import says_when
from nlu.stories import OUT_OF_TURN
from nlu.tricks.trick_talk import trick_talk
from nlu.understanding import Context, Evidence
from nlu.words.clauses import Clause
from nlu.words.mentions import Mention
from nlu.words.skeleton import compiled
from rules.turns import relation
from rules.vocabulary import Seat

_AUCTION = frozenset(
    """insufficient_bid pass_out_of_turn bid_out_of_turn double_out_of_turn unintended_call change_of_call inadmissible_double
    call_when_obliged_to_pass bid_above_seven call_after_auction simultaneous_calls missed_turn comparable_call hand_from_wrong_board lead_restriction""".split()
)


def facts_of(message: Message, irregularity: str, context: Context) -> dict[str, Evidence]:
    """The facts of a message about `irregularity`."""
    in_play = irregularity in IN_PLAY and irregularity not in _AUCTION
    players = _players(message, context, in_play=in_play)
    facts: dict[str, Evidence] = {}
    _named_numbers(message, facts)
    if players.declarer and players.declarer_told:
        facts["declarer"] = _of_seat(message, players, players.declarer)
    if in_play or (irregularity == "lead_restriction" and message.skeleton.has(_CONTRACT)):
        _contract(message, facts)
    chances, called, role = _who_did_it(message, irregularity, players, context, facts)
    if in_play:
        _role_told(message, players, facts)
    if irregularity in _AUCTION:
        _calls(message, irregularity, facts, chances)
        suit_meant(message, irregularity, facts)
        level_meant(message, irregularity, facts)
        bid_misnamed(message, irregularity, facts)
    for name, (value, clause) in circumstances_in(message.clauses, irregularity).items():
        facts[name] = Evidence(value, *_clause_span(message, clause))
    _of_cards(message, irregularity, players, context, called, facts)
    artificial(message, facts)
    settle_slip(message, irregularity, facts)
    if irregularity == "exposed_card" and _in_auction(facts) and not _auction_is_over(message):
        facts.pop("contract", None)
        facts.pop("declarer", None)
    acceptance(message, irregularity, players, facts)
    calls_since(message, irregularity, players, facts)
    earlier_call(message, irregularity, players, facts)
    forced_pass(message, irregularity, facts)
    nothing_bid(message, irregularity, facts)
    if irregularity in _NAMES_DUMMYS and "declarer" not in facts and "offender" in facts:
        facts["declarer"] = facts["offender"]  # who names a card of dummy is declarer
    if role and "offender" in facts and not players.declarer:
        facts.pop("offender_role", None)  # who did it was read in the end: the role was that of another
    if in_play or irregularity == "call_after_auction":
        _role_by_side(players, facts)
    return facts


def _of_cards(
    message: Message,
    irregularity: str,
    players: Players,
    context: Context,
    called: str | None,
    facts: dict[str, Evidence],
) -> None:
    """Add what is told of cards, leads, tricks and boards."""
    facts.update(cards_of(message, irregularity, context))
    owner_of_lying(message, irregularity, context, facts)
    played_by_now(message, irregularity, context, facts)
    table_talk(message, irregularity, players, facts, called)
    if irregularity == "simultaneous_cards":
        chosen_card(message, facts, context.facts.get("cards"))
    trick_talk(message, irregularity, players, facts, context, called)
    board_talk(message, irregularity, players, facts)
    if irregularity == "exposed_card":
        shown_while_bidding(message, facts)
        unnamed_while_bidding(message, facts)
        of_offenders_side(players, called, facts)
    if irregularity in _WHO_DECLARES:
        declares_by_side(message, irregularity, called, facts)
    if irregularity == "dummy_misplayed_card":
        named_after_all(message, facts)
    leave_out_cards_of_others(message, irregularity, players, facts)


def _who_did_it(
    message: Message, irregularity: str, players: Players, context: Context, facts: dict[str, Evidence]
) -> tuple[Mapping[Seat, float], str | None, str | None]:
    """Add who did it, or in what role; how likely each player is, what he is called and his role where only that is told."""
    chances, called = chances_of(message, players, irregularity)
    role = called if called in ROLES else None
    settled = context.settled.get("offender") if irregularity == context.irregularity else None
    if isinstance(settled, str):
        facts["offender"] = Evidence(Seat(settled), 0, 0)
        return {Seat(settled): 1.0}, called, role
    if offender := likeliest(chances):
        facts["offender"] = _of_seat(message, players, offender)
        return chances, called, None
    if role and irregularity in IN_PLAY - _AUCTION and _may_be(role, irregularity):
        facts["offender_role"] = message.tells(role)
        if role == "dummy" and players.declarer is not None:
            facts["offender"] = _of_seat(message, players, players.declarer.partner)
        if irregularity in ("claim", "concession") and role != "dummy":
            facts["claimer_role"] = facts["offender_role"]
    return chances, called, role


def _players(message: Message, context: Context, *, in_play: bool) -> Players:
    known = context.facts.get("declarer")
    if not isinstance(known, str):
        return message.players(in_play=in_play)
    return message.players(in_play=in_play, declarer=Seat(known), settled="declarer" in context.settled)


_WHO_DECLARES = frozenset(("lead_restriction", "call_after_auction"))
"""In which it counts whether his side declares, whoever of them does."""
_NAMES_DUMMYS = frozenset(("incomplete_designation", "unintended_designation"))
_ONLY_DEFENDERS = frozenset(
    "opening_lead_out_of_turn penalty_card_lead penalty_card_turn penalty_card_not_played unable_to_comply".split()
)
_DUMMYS = frozenset(
    """exposed_card revoke dummy_overstepped dummy_suggested_play dummy_misplayed_card trick_inspection
    trick_turned_wrong defective_trick fifth_card""".split()
)


def _may_be(role: str, irregularity: str) -> bool:
    """Whether a player in this role is likely the one who did it: "dummy lag al open" blames nobody for the lead."""
    if irregularity in _ONLY_DEFENDERS:
        return role == "defender"
    return role != "dummy" or irregularity in _DUMMYS


_IS_ROLE = r"(?:pronoun|seat)#(\d+)(?:(?: (?:is|was|zit|zat|speelt|,|als|ook|dus|zelf|een|de|nu|gewoon))+|(?: [^ .;,#]+){1,2} als(?: de| een)?) (defender|dummy)#\d+"


_THOUGHT = re.compile(r"(?<![^ ])(?:alsof|dacht|denkt|dachten|meende|waande)(?: (?:dat|pronoun#\d+|me#\d+))* $")
"""What makes a role one that a player only thought he had: "alsof hij de dummy was"."""


_DOES = re.compile(
    r" (?:ligt|lag|legt|legde|had|heeft|zegt|zei|speelt|speelde|doet|deed|moet|moest|wil|wilde|vraagt|vroeg)(?= |$)"
)
"""After a role that begins a new clause: "uitkomst van oost, de blinde ligt al open"."""


def _role_told(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The role of the offender where it is said of him: "hij was tegenspeler", "oost zat als blinde"."""
    for match in compiled(_IS_ROLE).finditer(message.skeleton.line):
        line = message.skeleton.line
        if (
            says_when(line, match)
            or _THOUGHT.search(line, 0, match.start())
            or ("," in match.group() and _DOES.match(line, match.end()))
        ):
            continue
        who = message.mentions[int(match.group(1))]
        told = facts.get("offender")
        if who.value == "pronoun" or (told is not None and players.seat_of.get(who) == told.value):
            facts["offender_role"] = Evidence(match.group(2), *message.skeleton.span(match))


def _role_by_side(players: Players, facts: dict[str, Evidence]) -> None:
    """The role of the offender where it is known which side declares or defends: "NZ spelen 4S, west verzaakt"."""
    told = facts.get("offender")
    if told is not None and told.value in players.defenders:
        facts.setdefault("offender_role", Evidence("defender", told.start, told.end))
    elif told is not None and isinstance(told.value, str) and players.side:
        declares = told.value in players.side
        facts.setdefault("offender_role", Evidence("declarer" if declares else "defender", told.start, told.end))


_BY_NOW = r"(?:geworden|wordt|werd|inmiddels|ondertussen|nu|daarna|uiteindelijk|afgelopen|klaar|voorbij|uitkomen)"


def _auction_is_over(message: Message) -> bool:
    """Whether the auction in which it happened has led to a contract by now."""
    return message.players(in_play=False).declarer_told or message.skeleton.has(_BY_NOW)


def _in_auction(facts: Mapping[str, Evidence]) -> bool:
    """Whether the bids that are told are calls: the auction isn't over."""
    phase = facts.get("phase")
    return phase is not None and phase.value in ("before", "auction")


def _named_numbers(message: Message, facts: dict[str, Evidence]) -> None:
    for kind in ("table", "board", "trick"):
        named = [mention for mention in message.mentions if mention.kind == kind]
        if kind == "trick":
            named = [mention for mention in named if not _is_won_later(message, mention)]
        if named:
            facts[kind] = message.tells(int(named[0].value), named[0])


_CONTRACT = r"(?:tegen|contract|eindcontract|speelt|speelde|leider in|leidt|spelen|afspelen)(?: (?:het|een|de|contract|van|is|in|:|nu|dus))* {bid}"


_WON = frozenset("won wonnen wint winnen maakte maakten haalde haalden later daarna nog kreeg kregen".split())


def _is_won_later(message: Message, trick: Mention) -> bool:
    """Whether it is a trick that was won afterwards: "en NZ wonnen later nog de laatste slag"."""
    return len(_WON & set(message.words.norms[max(0, trick.first - 5) : trick.first])) > 1


def _contract(message: Message, facts: dict[str, Evidence]) -> None:
    bids = [mention for mention in message.mentions if mention.kind == "call" and mention.value[0] in "1234567"]
    bids = message.skeleton.first(_CONTRACT) or bids
    if bids:
        mention = bids[0]
        after = [
            m
            for m in message.mentions
            if m.first >= mention.last and m.first <= mention.last + 1 and m.value in ("X", "XX")
        ]
        facts["contract"] = message.tells(mention.value + (after[0].value if after else ""), mention)


def _of_seat(message: Message, players: Players, seat: Seat) -> Evidence:
    mention = next((m for m, its in players.seat_of.items() if its is seat and m.kind == "seat"), None)
    mention = mention or next((m for m, its in players.seat_of.items() if its is seat), None)
    if mention is None:
        mention = next((m for m in message.mentions if m.kind == "seat"), None)
    return message.tells(seat, mention)


def _calls(message: Message, irregularity: str, facts: dict[str, Evidence], chances: Mapping[Seat, float]) -> None:
    reading = message.auction
    assigned = assign(irregularity, reading, chances)
    found = assigned or {}
    if reading.dealer and reading.anchored and "dealer" not in found:
        found["dealer"] = reading.dealer
    if irregularity == "pass_out_of_turn" and "call" not in found:
        facts["call"] = message.tells("P")
    told = facts.get("offender")
    if (
        irregularity in OUT_OF_TURN
        and told
        and (assigned == {} or ("offender" not in found and told.value == found.get("turn")))
    ):
        del facts["offender"]  # it was his turn, so that it was another, or each called in turn
    for name, value in found.items():
        if isinstance(value, Told):
            facts[name] = message.tells(str(value.call), value.mention)
        elif isinstance(value, Seat):
            if reading.anchored:
                facts[name] = message.tells(value, _named(message, value))
            elif name == "turn" and (turn_of := _turn_of(reading, value, found.get("call"))):
                facts["turn_of"] = message.tells(turn_of)
        elif name == "rho_pass":
            facts["rho_action"] = message.tells("pass" if value else "other")
        else:
            facts[name] = message.tells(value)


def _turn_of(reading: AuctionReading, turn: Seat, call: object) -> str | None:
    """Whose turn it was, seen from the player of the only call that is told: "ik paste terwijl mijn partner moest"."""
    made = reading.made
    who = made[0].seat if made[:1] == [call] else None
    return None if who in (None, turn) or made[0].guessed else relation(turn, who)


def _named(message: Message, seat: Seat) -> Mention | None:
    """Where a player is named by his seat."""
    return next((m for m in message.mentions if m.kind == "seat" and m.value == seat), None)


def _clause_span(message: Message, clause: Clause | None) -> tuple[int, int]:
    if clause is None or not clause.items:
        return 0, len(message.text)
    tokens = message.words.tokens
    last = clause.items[-1]
    end = last.mention.last - 1 if last.mention else last.at
    return tokens[clause.items[0].at].start, tokens[end].end
