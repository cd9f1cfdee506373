"""Whether a number with a denomination is a bid or tells of cards: "een klaver", "twee schoppen", "drie harten"."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from nlu.lexicon import forms
from nlu.words.meanings import PLAY_VERBS, meaning, suit_at
from nlu.words.mentions import Words


def are_cards(words: Words, index: int, suit: tuple[str, int], *, glued: bool) -> bool:
    """Whether a number with a denomination tells of cards and no bid; `glued` when the two are written together."""
    value, last = suit
    if value == "NT":
        return False
    stressed = _is_stressed(words, index)
    article = words.norms[index] in ("een", "n") and not stressed
    if words.norms[index] in ("een", "n") and _comes_from_a_hand(words, last):
        return True  # "roept een schoppen van tafel"
    if article and words.norms[last : last + 1] in (["slag"], ["slagje"]):
        return True  # "in een klaverslag"
    if article and words.norms[last - 1].endswith("je") and not _is_called(words, index, last):
        return True  # "een schoppentje" is a card
    if (
        words.norms[index] in ("een", "twee")
        and _is_card_talk(
            words, index, last, PLAY_VERBS - _OF_BOTH if stressed or _is_about_bidding(words) else PLAY_VERBS
        )
        and not _is_contract(words, index, last)
    ):
        return True
    if article and value in _named_cards(words) and not (_is_about_bidding(words) or _is_contract(words, index, last)):
        return True  # "een klaver en een ruiten tegelijk neergelegd, ruiten tien en klaver acht"
    if not glued and _are_shown(words, last):
        return True  # "2 ruitens open gevallen"
    if article and _is_wanted_card(words, index, last):
        return True  # "komt met een klaver, de negen", "wil een ruiten van noord"
    if article and _is_still_held(words, index, last):
        return True  # "dat hij nog een ruiten had"
    if article and (_is_led_or_won(words, index) or _is_put_on(words, last)):
        return True  # "op een klaver van zuid zegt hij ...", "won net een ruiten", with dummy on the table
    if glued:
        return False
    if _names_rank(words, last, digits=article):
        return True  # "een harten heer", "twee klaver boer": a card follows
    return _is_holding(words, index, last)


_HANDS = frozenset("tafel dummy blinde hand".split())


def _comes_from_a_hand(words: Words, last: int) -> bool:
    """Whether it is told right after which of the hands it came from."""
    after = words.norms[last : last + 3]
    return after[:1] in [["van"], ["uit"], ["vanuit"], ["vanaf"]] and (
        after[1:2] in [[hand] for hand in _HANDS]
        or (after[1:2] in [["de"], ["den"], ["zijn"]] and after[2:] in [[hand] for hand in _HANDS])
    )


_BIDS = frozenset("bieden gebieden openen bod antwoorden steunen".split())
"""Dictionary forms of the bidding; "geboden" is taken for a form of "gebieden"."""


def _is_stressed(words: Words, index: int) -> bool:
    """Whether it is written as a number: "één klaver"."""
    token = words.tokens[index]
    return not words.text[token.start : token.end].isascii()


def _is_called(words: Words, first: int, last: int) -> bool:
    """Whether a verb of the bidding stands beside it: "opent een klavertje"."""
    near = (*words.tokens[max(0, first - 3) : first], *words.tokens[last : last + 2])
    return any(token.lemma in _BIDS for token in near)


def _names_rank(words: Words, index: int, *, digits: bool) -> bool:
    """Whether a rank or a kind of card follows: "een ruiten honneur", after an article also in digits: "een ruiten 4"."""
    found = meaning(words, index, "rank", "kind")
    if found is not None and meaning(words, index, "level") and suit_at(words, found[1], short=False):
        return False  # "op 2 harten twee ruiten"
    return found is not None and found[0] != "?" and (digits or not words.norms[index].isdigit())


_SHOWS = frozenset("punten punt belooft beloofde toont toonde garandeert garandeerde".split())
_SHOWN = frozenset(
    "vallen gevallen vielen openvielen opengevallen opengelegd blootgelegd bloot getoond zichtbaar".split()
)


_ENDS = frozenset(".,;!?()")
_LIE = frozenset("lag lagen ligt liggen kwam kwamen komen".split())
_OPEN = frozenset("open bloot plat".split())


def _names_another(norm: str) -> bool:
    """Whether a word names a suit or a card, so that what follows is told of that: "4 schoppen en noord liet klaver aas vallen"."""
    return any(forms().meaning(norm, kind) for kind in ("suit", "card"))


def _are_shown(words: Words, last: int) -> bool:
    """Whether cards are said to lie open right after: "2 koeken open gevallen bij links"."""
    rest = words.norms[last : last + 6]
    after = set(rest[: next((at for at, norm in enumerate(rest) if norm in _ENDS or _names_another(norm)), len(rest))])
    lie = _LIE & {*after, *words.norms[max(0, last - 5) : last]}
    return bool(_SHOWN & after or (lie and _OPEN & after)) and not _OF_BIDDING & after


def _is_holding(words: Words, first: int, last: int) -> bool:
    """Whether "drie harten" is a holding: "ik heb 7 punten en drie hartens", "belooft vier schoppen"."""
    before = words.norms[max(0, first - 4) : first]
    after = list(takewhile(lambda word: not word.isdigit(), words.norms[last : last + 5]))  # up to another bid
    if any(word in ("geboden", "geopend", "gelegd", "bieden") for word in after):
        return False
    if before[-1:] and before[-1] in ("precies", "minstens", "minimaal", "exact"):
        return True
    if any(word in _SHOWS for word in before) or _is_plural(words.norms[last - 1]):
        return True
    return words.norms[last - 1].endswith("s") and after[:1] in [[verb] for verb in _PUT_DOWN]  # "twee klavers gegeven"


def _is_plural(suit: str) -> bool:
    """Whether a suit is named in a plural that is used of cards: "hartens"."""
    return suit.endswith("ens")


_OF_BOTH = frozenset(["leggen", "liggen", "zien"])
"""What is done to cards and to calls: "legt één klaver", "bood twee harten, niet gezien"."""


def _is_card_talk(words: Words, first: int, last: int, verbs: Collection[str]) -> bool:
    """Whether "een harten" or "twee schoppen" are cards: a playing verb nearby and no bidding verb."""
    tokens = words.tokens[max(0, first - 6) : last + 4]
    near = [token.lemma for token in tokens]
    gives = "op" not in words.norms[max(0, first - 3) : first]  # "gaf een ruiten", not "geeft doublet op een ruiten"
    return any(
        word in verbs or (gives and word == "geven") for token in tokens for word in (token.lemma, token.norm)
    ) and not any(lemma in _BIDS for lemma in near)


_HOLDS = frozenset("had heeft heb hebben hadden zat zit bezat bezit houdt hield".split())


_FINDS = frozenset("vindt vond vonden ontdekt ontdekte".split())
_FAR = 7


def _is_still_held(words: Words, first: int, last: int) -> bool:
    """Whether "nog een klaver" is one that somebody holds, and no call of his."""
    after = words.norms[last : last + 3]
    holds = not _HOLDS.isdisjoint([*after[:1], *words.norms[max(0, first - 4) : first]])
    holds = holds or not _FINDS.isdisjoint(words.norms[max(0, first - _FAR) : first])
    called = any(token.lemma in _OF_BIDDING for token in words.tokens[last : last + 3])
    return words.norms[max(0, first - 1) : first] == ["nog"] and holds and not called


_WANTS = frozenset("wil wilde eist eiste verlangt verlangde vraagt vroeg".split())
_PUT_DOWN = frozenset(
    "gegeven bijgelegd bijgespeeld weggegooid afgegooid weggedaan weggooit weggooien afgooit afgooien wegdoet wegdoen bijspeelt bijlegt neergelegd nagespeeld voorgespeeld bijgedaan ingetroefd gevraagd weg af bij".split()
)


def _begins_the_auction(words: Words, first: int) -> bool:
    """Whether "begint met een schoppen" opens the bidding: the next one says his bid too, and nothing is of the play."""
    lemmas = {token.lemma for token in words.tokens}
    begins = first > 1 and words.tokens[first - 2].lemma in ("beginnen", "starten")
    says = bool({"zegt", "zei", "riep", "roept"} & set(words.norms[first:])) or bool(_OF_BIDDING & lemmas)
    return begins and says and not (_OF_PLAY | _OF_TRICKS) & (lemmas | set(words.norms))


_CALLS_WITH = frozenset(["openen", "bieden", "antwoorden"])


def _is_wanted_card(words: Words, first: int, last: int) -> bool:
    before = words.norms[first - 1] if first else ""
    bidding = any(token.lemma in ("bieden", "openen", "antwoorden") for token in words.tokens[last : last + 4])
    if before == "met" and _COMES & set(words.norms[max(0, first - 3) : first]) and _is_about_bidding(words):
        return False  # "noord had 1H geopend en oost kwam met een ruiten"
    if before == "met" and any(token.lemma in _CALLS_WITH for token in words.tokens[max(0, first - 3) : first]):
        return False  # "oost opende met een harten"
    if words.norms[last : last + 1] and words.norms[last] in _PUT_DOWN and not bidding:
        return True
    if before == "met" and _begins_the_auction(words, first):
        return False
    if not bidding and _WANTS & set(words.norms[max(0, first - 4) : first]):
        return True
    return before in ("met", "om", "tot", "wil", "wilde", "graag", "liefst", "eist", "vraagt", "wel") and not bidding


_BEFORE_A_CARD = frozenset(
    "op bij na om won wint gewonnen net met nog nam pakte vraagt vroeg vragen noemt noemde bekent verlangt verlangde wil eist zegt zei al zelf alleen enkel gewoon ' \" :".split()
)
_OF_PLAY = frozenset("dummy blinde dode dommie leider leidster slag tafel afspelen bijspelen tegenspeler".split())
_OF_TRICKS = frozenset(
    "slag slagen slagje verzaken verzaking verzaakt bekennen troeven voorspelen naspelen bijspelen bijleggen achterhouden kleur hartenslag schoppenslag ruitenslag klaverslag troefslag".split()
)
_BEFORE_A_CONTRACT = frozenset("tegen contract kontrakt eindcontract in speelt speelde speel is was wordt".split())
_OF_BIDDING = frozenset(
    "bieden gebieden openen antwoorden bod bieding volgbod passen pas doubleren doublet steunen alerteren biedverloop".split()
)


_COMES = frozenset("komt kwam kwamen volgt volgde reageert reageerde".split())


def _is_about_bidding(words: Words) -> bool:
    """Whether the message tells of the bidding and not of the play."""
    said = {token.lemma for token in words.tokens if token.norm not in ("open", "pas")} | set(words.norms)
    if not (_OF_PLAY | _OF_TRICKS).isdisjoint(said):
        return False
    only_laid = said.isdisjoint((PLAY_VERBS - _OF_BOTH) | _OF_HANDS)
    bid = any(norm == "1" and meaning(words, at + 1, "suit", "suit_short") for at, norm in enumerate(words.norms))
    return bid or not _OF_BIDDING.isdisjoint(said) or (only_laid and _names_two_bids(words) and not _named_cards(words))


_OF_HANDS = frozenset("kaart kaarten kaartje kaartjes hand open zichtbaar bloot strafkaart strafkaarten".split())
_NUMBERS = frozenset("een twee drie vier vijf zes zeven".split())


def _names_two_bids(words: Words) -> bool:
    """Whether a number stands before two suits: "legde twee klaver terwijl er twee harten lag"."""
    pairs = [
        suit[0]
        for at, norm in enumerate(words.norms[:-1])
        if norm in _NUMBERS and (suit := suit_at(words, at + 1, short=False))
    ]
    return len(set(pairs)) > 1


def _named_cards(words: Words) -> set[str]:
    """The suits of cards that are named: "ruiten tien en klaver acht"."""
    named = ((at, suit_at(words, at, short=False)) for at in range(len(words.norms)))
    return {
        suit[0]
        for at, suit in named
        if suit is not None
        and (_names_rank(words, suit[1], digits=True) or forms().meaning(words.norms[at], "card"))
        and not (at and meaning(words, at - 1, "level"))
    }


def _is_put_on(words: Words, last: int) -> bool:
    """Whether it goes on a suit that was led: "gooide een klaver op harten"; what is laid may be a bid."""
    led = words.norms[last : last + 1] == ["op"] and suit_at(words, last + 1, short=False) is not None
    lemmas = {token.lemma for token in words.tokens}
    return led and bool((PLAY_VERBS - _OF_BOTH) & lemmas) and _OF_BIDDING.isdisjoint(lemmas)


def _is_led_or_won(words: Words, index: int) -> bool:
    """Whether "een klaver" is a card: after a word that goes with one, in a message about the play and not the auction."""
    before = words.norms[index - 1] if index else ""
    lemmas = {token.lemma for token in words.tokens if token.norm not in ("open", "pas")}
    said = lemmas | set(words.norms)
    if not before or _OF_BIDDING & lemmas:
        return False
    if before in _BEFORE_A_CARD or words.norms[index + 2 : index + 3] == ["bij"]:
        return bool(_OF_PLAY & said)
    return before not in _BEFORE_A_CONTRACT and bool(_OF_TRICKS & said)


def _is_contract(words: Words, first: int, last: int) -> bool:
    """Whether "twee harten" is what is played: "tegen twee harten van west", "contract twee schoppen"."""
    before = words.norms[first - 1] if first else ""
    named = before in ("tegen", "contract", "kontrakt", "eindcontract") or _is_declared(words, first, last)
    return named and not _is_plural(words.norms[last - 1])


_DECLARES = frozenset("speelt speelde leidt leidde".split())
_CLAUSE_ENDS = frozenset(["", ".", ",", ";", ")", "en", "maar", "terwijl"])
_OF_TWO_CARDS = frozenset("allebei beide tegelijk tegelijkertijd samen ineens keer plak plakken open".split())


def _is_declared(words: Words, first: int, last: int) -> bool:
    """Whether a player is said to play it: "zuid speelt twee schoppen", and no two cards of his."""
    said = words.norms[max(0, first - 2) : first]
    player = any(forms().meaning(norm, "seat") for norm in said) and not _DECLARES.isdisjoint(said)
    player = player and words.norms[first] != "een"
    after = "".join(words.norms[last : last + 1])
    return player and after in _CLAUSE_ENDS and _OF_TWO_CARDS.isdisjoint(words.norms[last : last + 8])
