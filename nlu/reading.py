"""The first reading of a message, before it is known what it is about: words, mentions, clauses, auction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from nlu.auction.auction_reader import read_auction
from nlu.auction.told_calls import AuctionReading
from nlu.hand_counts import Uneven, uneven_hands
from nlu.players import Players
from nlu.seating.called_declarer import CalledDeclarer, called_declarer
from nlu.seating.declarer import names_declarer
from nlu.seating.who_is_who import players_in
from nlu.signals import signals_in
from nlu.understanding import Evidence
from nlu.words.asides import without_asides
from nlu.words.clauses import Clause, clauses_of
from nlu.words.contrasts import without_contrast
from nlu.words.earlier_days import without_earlier_days
from nlu.words.mentions import Mention, Words, read_words
from nlu.words.naming import mentions_in
from nlu.words.pauses import with_pauses
from nlu.words.retracted import without_retracted
from nlu.words.second_thoughts import settled
from nlu.words.sentences import Sentence, sentences_of
from nlu.words.skeleton import Skeleton, skeleton_of
from nlu.words.tokens import tokenise
from rules.facts import Value
from rules.vocabulary import Seat

IN_PLAY = frozenset(
    """exposed_card penalty_card_lead penalty_card_turn penalty_card_not_played simultaneous_cards opening_lead_out_of_turn
    lead_out_of_turn premature_play play_after_illegal_play unable_to_comply revoke unintended_designation
    incomplete_designation dummy_misplayed_card dummy_suggested_play dummy_overstepped fifth_card card_played_or_not
    played_card_retraction trick_turned_wrong trick_inspection defective_trick claim concession trick_count_dispute
    lead_restriction call_after_auction""".split()
)
"""Irregularities in which a level with a suit is the contract, not a call."""


@dataclass
class Message:
    """A message as read so far."""

    text: str
    words: Words
    mentions: Sequence[Mention]
    _players: dict[tuple[bool, Seat | None, bool], Players] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def clauses(self) -> list[Clause]:
        """Its clauses."""
        return clauses_of(self.words, self.mentions)

    @cached_property
    def skeleton(self) -> Skeleton:
        """Its line of symbols."""
        return skeleton_of(self.words, self.mentions)

    @cached_property
    def sentences(self) -> list[Sentence]:
        """Its sentences as lines of words and symbols."""
        return sentences_of(self.words, self.mentions)

    @cached_property
    def auction(self) -> AuctionReading:
        """The auction it tells."""
        return read_auction(self.skeleton, self.players(in_play=False))

    @cached_property
    def signals(self) -> list[str]:
        """What its shape shows about the irregularity."""
        return list(signals_in(self.skeleton, self.players(in_play=True), self.auction))

    @cached_property
    def uneven_hands(self) -> Uneven | None:
        """What the numbers of cards that it tells prove."""
        return uneven_hands(self.skeleton, self.players(in_play=False))

    def tells(self, value: Value, mention: Mention | None = None) -> Evidence:
        """A fact with what it was read from: a mention, or the whole message."""
        return Evidence(value, *self.span(mention)) if mention else Evidence(value, 0, len(self.text))

    def players(self, *, in_play: bool, declarer: Seat | None = None, settled: bool = False) -> Players:
        """Who is who in it; a `declarer` that is settled goes before the one that it names."""
        # when the message names the declarer, nothing else makes a difference
        key = (True, None, False) if self._names_declarer and not settled else (in_play, declarer, settled)
        if key not in self._players:
            in_play, declarer, settled = key
            self._players[key] = players_in(
                self.skeleton, self._called_declarer, in_play=in_play, declarer=declarer, settled=settled
            )
        return self._players[key]

    @cached_property
    def _names_declarer(self) -> bool:
        return names_declarer(self.skeleton, self._called_declarer)

    @cached_property
    def _called_declarer(self) -> CalledDeclarer:
        return called_declarer(self.skeleton)

    def span(self, mention: Mention) -> tuple[int, int]:
        """Where a mention stands, in characters."""
        tokens = self.words.tokens
        return tokens[mention.first].start, tokens[mention.last - 1].end


def read(text: str, *, keep_denied: bool = False, since: int = 0) -> Message:
    """Read a message; with what it denies ("niet noord maar zuid") where that sets right what was told before.

    The last message begins `since` a character, where those before it are read with it.
    """
    words = read_words(text, tokenise(text))
    mentions = mentions_in(words)
    for mended in (
        without_earlier_days,
        without_asides,
        *(() if keep_denied else (without_retracted, without_contrast)),
        with_pauses,
    ):
        anew = mended(words, mentions)
        if anew is not words:
            words, mentions = anew, mentions_in(anew)
    first = next((at for at, token in enumerate(words.tokens) if token.start >= since), 0)
    return Message(text, words, settled(words, mentions, first))
