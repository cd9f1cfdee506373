"""What confirms an estimate that isn't sure: the message tells in so many words what makes it that irregularity."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nlu.cards.led_before_play import still_bidding
from nlu.cards.wrong_hand import tells_wrong_hand
from nlu.dummy.dummy_acts import dummy_acts
from nlu.dummy.dummys_card import touched_card
from nlu.dummy.named_card import dummy_cards
from nlu.dummy.not_in_dummy import lacks_named_card
from nlu.dummy.said_words import called, designation
from nlu.dummy.slip_of_tongue import misspoke
from nlu.information.doing import tells_act
from nlu.information.explaining import explainer_in, ranges_differ
from nlu.information.informing import tells_informing
from nlu.lexicon import table
from nlu.phrases import Phrasebook, phrases_in
from nlu.reading import Message

_TOLD_BY = {
    "illegal_agreement": "agreement",
    "procedural_offence": "offence",
    "improper_question": "question_fault",
    "incorrect_deal": "deal_fault",
    "wrong_direction": "swap",
    "wrong_card_count": "foreign_card",
}
"""The fact of which a phrase tells what makes it that irregularity."""
_SHOWN = (
    r"(?:open|bloot|tafel|viel|valt|vielen|vallen|gevallen|liet|uitkomst|uitgekomen|gooide|gooit|toonde|start|startte)"
)
_DONE = frozenset(["extraneous_information", "stop_card_breach", "awareness_of_damage"])
_OF_DUMMY = frozenset("dummy_overstepped dummy_suggested_play incomplete_designation unintended_designation".split())
_AT_TABLE = frozenset(["seat", "side", "table", "board", "role", "card", "call"])
_OF_TABLE = frozenset("paar bord borden board boards spel spellen kaarten".split())


def confirms(message: Message, irregularity: str) -> bool:
    """Whether the message tells what dummy did, a hesitation or a gesture, who explained wrongly, something overheard, a kind of offence."""
    at_table = any(mention.kind in _AT_TABLE and mention.value != "pronoun" for mention in message.mentions)
    if not at_table and _OF_TABLE.isdisjoint(message.words.norms):
        return False
    if irregularity == "unauthorised_information":
        return tells_informing(message)
    if irregularity == "lead_out_of_turn" and tells_wrong_hand(message):
        return True
    if irregularity == "exposed_card" and still_bidding(message):
        return any(mention.kind == "card" for mention in message.mentions) and message.skeleton.has(_SHOWN)
    if irregularity == "misinformation":
        return _explained_wrongly(message)
    if irregularity == "call_when_obliged_to_pass" and not _has_called(message):
        return False
    if irregularity in _DONE:
        return tells_act(message, irregularity) and (irregularity != "extraneous_information" or _of_a_board(message))
    if irregularity in _OF_DUMMY:
        return _of_dummy(message, irregularity)
    if irregularity == "improper_question" and not tells_act(message, irregularity):
        return False
    if any(_phrases(irregularity).occurs_in(it.line) for it in message.sentences):
        return True
    return irregularity in _TOLD_BY and _TOLD_BY[irregularity] in phrases_in(message, irregularity)


def _of_dummy(message: Message, irregularity: str) -> bool:
    """Whether the message tells what dummy did, how declarer named a card, or that he misspoke or thought better of it."""
    players = message.players(in_play=True)
    if irregularity == "dummy_overstepped":
        acts = dummy_acts(message, players)
        return acts.spoke is not None or acts.looked or acts.shown
    if irregularity == "incomplete_designation":
        return designation(message, players) is not None or lacks_named_card(message, players, dummy_cards(message))
    if irregularity == "dummy_suggested_play":
        return touched_card(message, players)
    if misspoke(message) is None:
        return False
    in_full = any(card.kind == "card" for card in called(message, players))
    return in_full or designation(message, players) is None


def _of_a_board(message: Message) -> bool:
    """Whether something is named that one may overhear of a board: where, which one, a call or a card."""
    return any(mention.kind in ("table", "board", "call", "card", "rank", "suit") for mention in message.mentions)


def _has_called(message: Message) -> bool:
    """Whether a player is told to have made another call than a pass."""
    return any(it.call != "P" and it.seat is not None and it.mode in ("made", "changed") for it in message.auction.told)


def _explained_wrongly(message: Message) -> bool:
    """Whether a player's explanation was wrong, or his partner's who hears it: "mijn uitleg klopte niet" may be the director's."""
    told = phrases_in(message, "misinformation")
    noticed = told.get("noticed_by")
    if noticed is not None and noticed.value == "partner":
        return True
    own = noticed is not None and noticed.value == "explainer"
    wrong = own or "explanation_wrong" in told or ranges_differ(message)
    return wrong and explainer_in(message, message.players(in_play=False)) is not None


@cache
def _phrases(irregularity: str) -> Phrasebook[str]:
    return Phrasebook((irregularity, text) for text in table("confirming")["tells"].get(irregularity, ()))


def asks_redress_despite_own_mistake(message: Message) -> bool:
    """Whether it is asked what is left of the redress for a side that made a mistake itself (12C1e)."""
    asked = any(_asking("redress").occurs_in(it.line) for it in message.sentences)
    return asked and "self_inflicted" in phrases_in(message, "adjusted_score")


def proves(message: Message, irregularity: str) -> bool:
    """Whether the message tells so plainly what makes it that irregularity that it is one whatever else is spoken of."""
    return any(_proofs(irregularity).occurs_in(it.line) for it in message.sentences)


@cache
def _proofs(irregularity: str) -> Phrasebook[str]:
    return Phrasebook((irregularity, text) for text in table("confirming")["proves"][irregularity])


@cache
def _asking(what: str) -> Phrasebook[str]:
    return Phrasebook((what, text) for text in table("confirming")["asks"][what])


def telling_signals(message: Message) -> Iterator[str]:
    """Each irregularity of which the message tells in so many words what makes it that one, as signs for the estimate."""
    found = (irregularity for sentence in message.sentences for irregularity, _ in _all().found_in(sentence.line))
    yield from (f"shape:tells {irregularity}" for irregularity in dict.fromkeys(found))


@cache
def _all() -> Phrasebook[str]:
    """What tells of any irregularity that it is that one."""
    return Phrasebook((code, text) for code, texts in table("confirming")["tells"].items() for text in texts)
