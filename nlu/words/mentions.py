"""What a message names: players, sides, cards, suits, calls, contracts and numbers, with the words they came from.

Letters and numbers mean different things in different company: "H" is harten or heer, "2 schoppen" a bid or two cards,
"O" oost or a sigh. The company decides; what stays open is left out rather than guessed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nlu.lexicon import forms
from nlu.words.dutch import is_finite
from nlu.words.repair import repaired
from nlu.words.tokens import Token

_CARD_CODE = re.compile(r"([shrkdc])([ahkvdqbj])")
_SEAT_LETTERS = {"n": "N", "o": "E", "z": "S", "w": "W"}
_NUMBERED = {
    "slag": "trick",
    "sl": "trick",
    "tafel": "table",
    "spel": "board",
    "bord": "board",
    "board": "board",
    "bordje": "board",
    "spelletje": "board",
    "mapje": "board",
    "gift": "board",
}
_BID_VERBS = frozenset(
    "bieden openen antwoorden bod opening inbieden verhogen springen volgbod bijbod steunen heropenen leggen zeggen doen roepen geven".split()
)
_ONE_PLAYER = frozenset("is was gever leider declarer dealer dummy speler".split())
_PLAY_VERBS = frozenset(
    """spelen leggen gooien vallen bijspelen bijleggen bekennen troeven weggooien inspelen voorspelen naspelen terugspelen
    aanspelen uitkomen starten brengen uitspelen doorspelen zien tonen glippen liggen""".split()
)
_BEFORE_CALL = frozenset("ook dan daarna toch weer nu nog zelf".split())
_ADVERB_PAS_BEFORE = frozenset("toen nu dan daarna daar en er".split())
_ADVERB_PAS_AFTER = frozenset(
    "bij in op na toen later sinds daarna als achteraf nu om wanneer dan een twee drie vier".split()
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A thing the message names: its `kind`, its value in the vocabulary's notation, and its tokens `[first, last)`."""

    kind: str
    value: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Words:
    """The tokens of a message with the spelling that is read (repaired where it was safe)."""

    tokens: Sequence[Token]
    norms: Sequence[str]
    text: str

    def is_upper(self, index: int) -> bool:
        """Whether the token is written in capitals."""
        token = self.tokens[index]
        return self.text[token.start : token.end].isupper()


def read_words(text: str, tokens: Sequence[Token]) -> Words:
    """The words to read: as written, or repaired."""
    return Words(tokens, [repaired(token.norm) for token in tokens], text)


def mentions_in(words: Words) -> list[Mention]:
    """Every mention, in order, none overlapping another."""
    found: list[Mention] = []
    index = 0
    while index < len(words.norms):
        mention = _at(words, index, found)
        if mention is None:
            index += 1
        else:
            found.append(mention)
            index = mention.last
    return found


def _at(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    for read in (_numbered, _bid, _card, _other):
        mention = read(words, index, before)
        if mention is not None:
            return mention
    return None


_WITHOUT_WHAT = frozenset(
    "te dat iets een na op overleg toestemming reden keuze vragen wachten eerst enige enig".split()
)


def _no_trumps(words: Words, index: int) -> tuple[str, int] | None:
    """Notrump at `index`; "zonder" isn't when it tells what wasn't done or had: "zonder te wachten"."""
    if words.norms[index : index + 1] == ["zonder"] and set(words.norms[index + 1 : index + 2]) & _WITHOUT_WHAT:
        return None
    return _meaning(words, index, "notrump")


def _meaning(words: Words, index: int, *categories: str) -> tuple[str, int] | None:
    """The value of the longest form at `index` in one of the categories, and the token after it."""
    if index >= len(words.norms):
        return None
    hit = forms().at(words.norms, index)
    if hit is None:
        return None
    length, meanings = hit
    for category in categories:
        for kind, value in meanings:
            if kind == category:
                return value, index + length
    return None


def _numbered(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """`slag 4`, `vierde slag`, `tafel 7`, `spel 12`."""
    kind = _NUMBERED.get(words.norms[index])
    if kind and index + 1 < len(words.norms):
        number = _number(words, index + 1)
        spelt = not words.norms[index + 1].isdigit()
        if number and not (kind != "trick" and (spelt or _meaning(words, index + 2, "suit", "notrump"))):
            return Mention(kind, str(number), index, index + 2)
    ordinal = _meaning(words, index, "ordinal") or _ordinal_in_figures(words, index)
    if ordinal is None:
        return None
    which, last = ordinal[0], ordinal[1] + 1
    if ordinal[1] < len(words.norms) and _NUMBERED.get(words.norms[ordinal[1]]) == "trick":
        if which == "13" and [norm for norm in words.norms[max(0, index - 2) : index] if norm != "-"][-1:] == ["na"]:
            which = "12"  # "op een na laatste"
        return None if which == "13" and _is_another(words, index, last) else Mention("trick", which, index, last)
    if which == "13" and words.norms[ordinal[1] : last] == ["kaart"]:
        told_at = words.norms[index] != "laatste" or "bij" in words.norms[max(0, index - 2) : index]
        told_at = told_at or words.norms[last : last + 3] in (["van", "het", "spel"], ["van", "het", "bord"])
        return Mention("trick", "13", index, last) if told_at else None  # "bij de laatste kaart"
    return None


_ORDINAL_ENDINGS = frozenset(["e", "de", "ste"])


def _ordinal_in_figures(words: Words, index: int) -> tuple[str, int] | None:
    """`6e`, `12de`."""
    ending = words.norms[index + 1 : index + 2]
    figures = words.norms[index]
    return (figures, index + 2) if figures.isdigit() and _ORDINAL_ENDINGS.intersection(ending) else None


_WON = frozenset(
    "won wint gewonnen maakte gemaakt pakte gepakt nam genomen haalde gehaald gevallen viel had heeft gegaan was ging".split()
)
_IN_IT = frozenset("in bij aan tijdens op naar tot van".split())


def _is_another(words: Words, first: int, last: int) -> bool:
    """Whether "laatste slag" isn't the thirteenth: "noord had de laatste slag gewonnen", "het was hun laatste slag"."""
    before, after = words.norms[max(0, first - 3) : first], words.norms[last : last + 5]
    if before[-1:] and before[-1] in ("hun", "zijn", "haar", "mijn", "onze"):
        return True
    return not _IN_IT & set(before[-2:]) and bool(_WON & {*before, *after})


def _number(words: Words, index: int) -> int | None:
    norm = words.norms[index]
    if norm.isdigit():
        return int(norm) if len(norm) < 4 else None
    value = forms().meaning(norm, "level") or forms().meaning(norm, "number")
    return int(value) if value else None


def _suit(words: Words, index: int, *, short: bool = True) -> tuple[str, int] | None:
    return _meaning(words, index, "suit", "suit_beside", *(("suit_short",) if short else ()))


def _bid(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """A level with a denomination: `1sa`, `2 harten`, `vier schop en`, `8kl`, `4SX`."""
    level = _meaning(words, index, "level")
    if level is None:
        return None
    after = level[1]
    if index and words.norms[index - 1] in ("zwakke", "sterke") and words.norms[after : after + 1] == ["in"]:
        after += 1  # "een zwakke twee in schoppen"
    if after >= len(words.norms):
        return None
    glued = words.tokens[after].glued
    suit = _no_trumps(words, after) or _suit(words, after, short=words.norms[index].isdigit())
    if suit is None or (
        not glued and index and words.tokens[index].glued and words.norms[index - 1] in ("+", "-", "=")
    ):
        return None
    value, last = suit
    if not glued and words.norms[after] in ("s", "d") and not words.is_upper(after):
        return None
    article = words.norms[index] in ("een", "n")
    if article and value != "NT" and _is_wanted_card(words, index, last):
        return None  # "komt met een klaver, de negen", "wil een ruiten van noord"
    if article and value != "NT" and _is_led_or_won(words, index):
        return None  # "op een klaver van zuid zegt hij ...", "won net een ruiten", with dummy on the table
    if article and words.norms[last - 1].endswith("je"):
        return None  # "een schoppentje" is a card
    if value != "NT" and not glued and _names_rank(words, last, digits=article):
        return None  # "een harten heer", "twee klaver boer": a card follows
    if (
        words.norms[index] in ("een", "twee")
        and _is_card_talk(words, index, last)
        and not _is_contract(words, index, last)
    ):
        return None
    if value != "NT" and not glued and _is_holding(words, index, last):
        return None
    return Mention("call", f"{level[0]}{value}", index, last)


def _names_rank(words: Words, index: int, *, digits: bool) -> bool:
    """Whether a rank or a kind of card follows: "een ruiten honneur", after an article also in digits: "een ruiten 4"."""
    found = _meaning(words, index, "rank", "kind")
    return found is not None and found[0] != "?" and (digits or not words.norms[index].isdigit())


def _is_holding(words: Words, first: int, last: int) -> bool:
    """Whether "drie harten" is a holding: "ik heb 7 punten en drie hartens", "belooft vier schoppen"."""
    before = words.norms[max(0, first - 4) : first]
    after = words.norms[last : last + 5]
    if any(word in ("geboden", "geopend", "gelegd", "bieden") for word in after):
        return False
    return any(word in ("punten", "belooft", "beloofde", "punt") for word in before) or words.norms[last - 1].endswith(
        "ens"
    )


def _is_card_talk(words: Words, first: int, last: int) -> bool:
    """Whether "een harten" or "twee schoppen" are cards: a playing verb nearby and no bidding verb."""
    tokens = words.tokens[max(0, first - 6) : last + 4]
    near = [token.lemma for token in tokens]
    return any(word in _PLAY_VERBS for token in tokens for word in (token.lemma, token.norm)) and not any(
        lemma in ("bieden", "openen", "bod", "antwoorden") for lemma in near
    )


def _is_wanted_card(words: Words, first: int, last: int) -> bool:
    before = words.norms[first - 1] if first else ""
    bidding = any(token.lemma in ("bieden", "openen", "antwoorden") for token in words.tokens[last : last + 4])
    if words.norms[last : last + 1] and words.norms[last] in _PUT_DOWN and not bidding:
        return True
    if not bidding and _WANTS & set(words.norms[max(0, first - 4) : first]):
        return True
    return (
        before in ("met", "om", "tot", "wil", "wou", "wilde", "graag", "liefst", "eist", "vraagt", "wel")
        and not bidding
    )


_WANTS = frozenset("wil wilt wilde wou eist eiste verlangt verlangde wenst".split())
_PUT_DOWN = frozenset(
    "gegeven bijgelegd bijgespeeld weggegooid afgegooid weggedaan weggooit weggooien afgooit afgooien wegdoet wegdoen bijspeelt bijlegt neergelegd nagespeeld voorgespeeld bijgedaan ingetroefd".split()
)
_BEFORE_A_CARD = frozenset(
    "op bij na om won wint gewonnen net met nog nam pakte vraagt vroeg vragen noemt noemde bekent verlangt verlangde wenst eist zegt zei al zelf alleen enkel gewoon ' \" :".split()
)
_OF_PLAY = frozenset("dummy blinde dode dommie leider leidster slag tafel afspelen bijspelen tegenspeler".split())
_OF_TRICKS = frozenset(
    "slag slagen slagje verzaken verzaking verzaakt bekennen troeven voorspelen naspelen bijspelen bijleggen achterhouden kleur hartenslag schoppenslag ruitenslag klaverslag troefslag".split()
)
_BEFORE_A_CONTRACT = frozenset("tegen contract kontrakt eindcontract in speelt speelde speel is was wordt".split())
_OF_BIDDING = frozenset(
    "bieden openen antwoorden bod bieding volgbod passen pas doubleren doublet steunen alerteren biedverloop".split()
)


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
    return before in ("tegen", "contract", "kontrakt", "eindcontract") and not words.norms[last - 1].endswith("ens")


def _rank(words: Words, index: int, *, short: bool = True) -> tuple[str, int] | None:
    if index >= len(words.norms):
        return None
    found = _meaning(words, index, "rank", "rank_after_suit", "kind", *(("rank_short",) if short else ()))
    if found is None and words.norms[index].isdigit():
        return (
            ({"10": "T"}.get(words.norms[index], words.norms[index]), index + 1)
            if words.norms[index] in "2 3 4 5 6 7 8 9 10".split()
            else None
        )
    return found


def _card(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    norm = words.norms[index]
    compound = forms().meaning(norm, "card")
    if compound:
        return Mention("card", compound, index, index + 1)
    more = _same_suit_again(words, index, before)
    if more:
        return more
    if norm == "sa" and not _after_card_company(
        words, index, "vallen", "tonen", "openleggen", "strafkaart", "strafkaarten"
    ):
        return None
    code = _CARD_CODE.fullmatch(norm)
    if code and (words.is_upper(index) or _is_nothing_else(norm) or _after_card_company(words, index)):
        suit = forms().meaning(code[1], "suit_short")
        rank = forms().meaning(code[2], "rank_short")
        if suit and rank:
            return Mention("card", suit + rank, index, index + 1)
    return _suit_then_rank(words, index) or _rank_then_suit(words, index, before)


_NO_WORDS = frozenset("sh sv sb kh kv kb rh rv rb hh hv hb".split())


def _is_nothing_else(code: str) -> bool:
    """Whether a card in two signs can't be a word or an abbreviation: `h10`, `sh`, not `ha` or `rt`."""
    return not code.isalpha() or code in _NO_WORDS


def _after_card_company(words: Words, index: int, *verbs: str) -> bool:
    return any(token.lemma in (verbs or _PLAY_VERBS) for token in words.tokens[max(0, index - 4) : index + 5])


def _same_suit_again(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """`ruiten A H V`, `sch V en 3`: a rank right after a card is another card of that suit."""
    previous = before[-1] if before else None
    if previous is None or previous.kind != "card" or previous.value[0] == "?":
        return None
    joined = words.norms[previous.last : index]
    listed = joined == [","] and words.is_upper(index) and words.norms[index] in ("a", "h", "v", "b")
    if (not listed and joined not in ([], ["en"], ["-"], ["+"], ["&"])) or _is_card_code(words, index):
        return None
    rank = _meaning(words, index, "rank", *(("rank_short",) if words.is_upper(index) else ()))
    if (
        rank is None
        or _suit(words, rank[1], short=words.norms[index].isdigit() and joined == [])
        or (words.norms[index].isdigit() and not joined)
    ):
        return None
    return Mention("card", previous.value[0] + rank[0], index, rank[1])


def _is_card_code(words: Words, index: int) -> bool:
    """Whether a letter with a rank written against it is a card of its own: "H3 en H5"."""
    after = index + 1
    if after >= len(words.norms) or not words.tokens[after].glued or not words.norms[after].isdigit():
        return False
    return _suit(words, index) is not None and _rank(words, after) is not None


def _suit_then_rank(words: Words, index: int) -> Mention | None:
    suit = _suit(words, index)
    if suit is None:
        return None
    value, last = suit
    is_short = words.norms[index] in ("s", "h", "r", "d", "k", "c")
    joined = last < len(words.norms) and words.norms[last] in ("-", "'") and last + 1 < len(words.norms)
    at = last + 1 if joined else last
    rank = _rank(words, at, short=True)
    if (
        rank
        and not is_short
        and words.norms[at] in ("a", "h", "k", "v", "d", "q", "b", "j", "z", "t", "x")
        and not (words.is_upper(at) or words.tokens[at].glued or _abbreviated(words, index, at))
    ):
        rank = None
    if rank and words.norms[at].isdigit() and at + 1 < len(words.norms) and _starts_bid(words, at):
        rank = None  # "schoppen 1SA": a new bid begins
    if is_short:
        if rank and (
            words.tokens[at].glued
            or (words.is_upper(index) and words.is_upper(at))
            or words.norms[at].isdigit()
            or len(words.norms[at]) > 2
        ):
            return Mention("card", value + rank[0], index, rank[1])
        return None
    if rank:
        if rank[0] in "xh?" and words.norms[at] in ("hoog", "laag", "klein", "kaart", "kaarten", "hoge", "lage"):
            return (
                Mention("suit", value, index, last)
                if rank[0] == "?"
                else Mention("card", value + rank[0], index, rank[1])
            )
        return Mention("card", value + rank[0], index, rank[1])
    if words.norms[index] in (
        "stoppen",
        "kloppen",
        "shoppen",
        "harde",
        "hard",
        "buiten",
        "reuten",
        "koek",
        "club",
        "klapperen",
        "claire",
    ):
        return None
    if words.norms[index].endswith("je"):
        return Mention("card", f"{value}x", index, last)
    return Mention("suit", value, index, last)


_SHORT_SUITS = frozenset("sch schp hrt ha kl klv ru rui rtn ♠ ♥ ♦ ♣".split())


def _abbreviated(words: Words, index: int, at: int) -> bool:
    """Whether `kl h` is a card: both words are shortened, and `v` isn't the `van` before a player."""
    if words.norms[index] not in _SHORT_SUITS or at != index + 1 or words.norms[at] not in ("a", "h", "k", "v", "b"):
        return False
    return words.norms[at] != "v" or at + 1 == len(words.norms) or not words.norms[at + 1].isalpha()


def _starts_bid(words: Words, at: int) -> bool:
    after = _no_trumps(words, at + 1) or (_suit(words, at + 1) if words.tokens[at + 1].glued else None)
    return after is not None


def _rank_then_suit(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    """`aas van klaver`, `de ♠ 9` is suit first; a rank alone takes the suit of the card before it: `sch V en 3`."""
    rank = _meaning(words, index, "rank")
    if rank is None:
        return _small_of_suit(words, index)
    value, last = rank
    if last + 1 < len(words.norms) and words.norms[last] in ("van", "in", "der", "of"):
        suit = _suit(words, last + 1, short=False)
        if suit:
            return Mention("card", suit[0] + value, index, suit[1])
    suit = _suit(words, last, short=False)
    if suit and not words.norms[index].isdigit() and value in "AKQJ":
        return Mention("card", suit[0] + value, index, suit[1])
    return _small_of_suit(words, index) or Mention("rank", value, index, last)


_SMALL = frozenset("kleine klein lage laag kleintje low small".split())
_ONE = frozenset("een zijn haar die de n mijn zn".split())


def _small_of_suit(words: Words, index: int) -> Mention | None:
    """`een kleine ruiten`: one card below the ten; `laag ruiten` and `kleine klaveren` may be anything."""
    if words.norms[index] not in _SMALL or not index or words.norms[index - 1] not in _ONE:
        return None
    suit = _suit(words, index + 1, short=False)
    if suit is None or _rank(words, suit[1], short=False) or words.norms[suit[1] - 1].endswith(("averen", "ens")):
        return None
    return Mention("card", f"{suit[0]}x", index, suit[1])


def _other(words: Words, index: int, before: Sequence[Mention]) -> Mention | None:
    norm = words.norms[index]
    seat = _SEAT_LETTERS.get(norm)
    if seat and _is_seat_letter(words, index):
        return Mention("seat", seat, index, index + 1)
    if norm in _SEAT_LETTERS or norm in ("e", "n"):
        return None
    hit = forms().at(words.norms, index)
    if hit is None:
        return _compound_seat(words, index)
    length, meanings = hit
    for kind, value in meanings:
        if kind == "side" and _of_one_player(words, index, length):
            return Mention("seat", _seat_named(words, index), index, index + 1)
        if kind in ("seat", "side", "role"):
            return Mention(kind, value, index, index + length)
        if kind == "call" and _is_call(words, index, length, value):
            return Mention("call", value, index, index + length)
        if kind == "notrump" and len(norm) > 1 and norm != "zonder":
            return Mention("suit", "NT", index, index + length)
    return None


def _of_one_player(words: Words, index: int, length: int) -> bool:
    """Whether two seats side by side are no pair: "gever is oost west weigert"."""
    return length == 2 and index > 0 and words.norms[index - 1] in _ONE_PLAYER and bool(_seat_named(words, index))


def _seat_named(words: Words, index: int) -> str:
    return forms().meaning(words.norms[index], "seat") or ""


def _compound_seat(words: Words, index: int) -> Mention | None:
    for name, value in (("noord", "N"), ("oost", "E"), ("zuid", "S"), ("west", "W")):
        if words.norms[index].startswith(name) and words.norms[index][len(name) :] in (
            "speler",
            "speelster",
            "hand",
            "er",
            "s",
            "spelers",
        ):
            return Mention("seat", value, index, index + 1)
    return None


_BESIDE_SEAT = frozenset(
    """: ( = leider blinde dummy gever dealer strafkaart strafkaarten aan zn z'n tegenspeler""".split()
)


def _is_seat_letter(words: Words, index: int) -> bool:
    """A single letter is a seat when written as a capital, or in small letters right beside a call or a verb."""
    norm = words.norms[index]
    beside = words.norms[index + 1 : index + 2]
    if norm == "o" and beside and beside[0] in _AFTER_OH:
        return False  # "o ja, en oost was gever"
    if words.is_upper(index):
        return True
    if index > 1 and words.norms[index - 1] == "(" and beside == [")"]:
        return True  # "1r (w) - 1s (n)"
    if index and words.norms[index - 1] in ("gever", "dealer"):
        return True
    if index and words.norms[index - 1] in ("van", "door") and (not beside or beside[0] in ",.;)?"):
        return True  # "dbl op 1k van z, o niks"
    if norm != "n" and index and not words.tokens[index].glued and _goes_with_player(words, index):
        return norm != "o" or beside != ["nee"]
    if not beside:
        return False
    if beside[0] in _BEFORE_CALL and len(words.norms) > index + 2 and _meaning(words, index + 2, "call"):
        return norm != "n"  # "z ook doublet"
    if norm in ("w", "z") and index and beside[0] != "n" and _is_verb(words.tokens[index - 1]):
        return True  # "daar deed w lang over"
    if norm == "n":  # or "een"
        short = beside[0].isdigit() or _meaning(words, index + 1, "call") is not None or beside[0] == ":"
        return short or (_is_verb(words.tokens[index + 1]) and beside[0].endswith(("t", "te", "de")))
    return (
        _meaning(words, index + 1, "level", "call") is not None
        or words.tokens[index + 1].lemma in _BID_VERBS | _PLAY_VERBS
        or _is_verb(words.tokens[index + 1])
        or beside[0] in _BESIDE_SEAT
    )


_BEFORE_PLAYER = frozenset("van door bij aan voor na op over tegen met".split())


def _goes_with_player(words: Words, index: int) -> bool:
    """Whether a letter stands right after a preposition or a verb with a subject: "van z en", "kwam o al"."""
    before = words.tokens[index - 1]
    return words.norms[index - 1] in _BEFORE_PLAYER or _is_verb(before)


_AFTER_OH = frozenset("ja jee wacht sorry god help wee zo".split())


def _is_verb(token: Token) -> bool:
    return is_finite(token.norm, token.lemma)


def _is_call(words: Words, index: int, length: int, value: str) -> bool:
    norm = words.norms[index]
    before = words.norms[index - 1] if index else ""
    after = words.norms[index + length] if index + length < len(words.norms) else ""
    if norm == "pas" and before in (
        "een",
        "zijn",
        "haar",
        "de",
        "mijn",
        "die",
        "zn",
        "z'n",
        "nog",
        "weer",
        "geen",
        "laatste",
        "eerste",
        "trage",
        "snelle",
        "groene",
        "teruggenomen",
        "ingetrokken",
        "foute",
    ):
        return True
    if norm in ("p", "x", "xx") and before == ":" and index > 1 and words.norms[index - 2] in _SEAT_LETTERS:
        return True  # "N: X, O: p"
    if norm == "p":
        return _beside_call(words, index) or (before in _ROW and _seat_letter_at(words, index + 1))
    if norm == "xx" and words.is_upper(index):
        return True
    if norm == "x" and words.is_upper(index) and (before in _BEFORE_A_CROSS or after in _AFTER_A_CROSS):
        return True  # "en oost weer met een X", "X door west"
    if norm in ("x", "xx"):
        if words.is_upper(index) and (before in _BEFORE_X or (before in _ROW and _seat_letter_at(words, index + 1))):
            return True  # "ik wou gewoon X", "pas O, X Z"
        if index > 1 and words.tokens[index].glued and words.tokens[index - 1].glued:
            return True  # 5♦X
        return _beside_call(words, index) or (index > 0 and (_seat_at(words, index - 1) or before in _SEAT_LETTERS))
    if norm == "pas":
        if before in ("deed", "doet", "gedaan", "ik") or after == "ik" or (before == "er" and after == "van"):
            return True  # "zuid deed pas toen noord moest", "dan pas ik maar"
        if after in ("van", "door") and _seat_at(words, index + 2):
            return True
        if before in _ADVERB_PAS_BEFORE and not _seat_at(words, index + 1):
            said = index > 1 and words.tokens[index - 2].lemma in _BID_VERBS
            return said and after in ("", ".", ",", ";")  # "en zei toen pas."
        return after not in _ADVERB_PAS_AFTER or after.isdigit()
    if norm in ("dubbel", "dubbele"):
        over_bid = after == "op" and any(
            _meaning(words, at, "level") for at in (index + length + 1, index + length + 2)
        )
        return over_bid or (after not in ("kaart", "zoveel", "op", "down") and before not in ("niet", "een-"))
    if norm in _COLOURED and length == 1:  # "er lag groen, hij wilde de rode"
        ends = after in ("", ".", ",", ";", ")", "!", "?") and before in ("de", "een", "die", "zijn", "haar", "mijn")
        return ends and not _COLOURS.isdisjoint([*words.norms[:index], *words.norms[index + 1 :]])
    if norm in ("groen", "rood", "blauw"):
        return length > 1 or any(
            token.lemma in ("leggen", "neerleggen", "liggen", "pakken", "kaartje")
            for token in words.tokens[max(0, index - 8) : index + 7]
        )
    return True


_ROW = frozenset(["", ",", "-", "/", ";"])
_BEFORE_X = frozenset(
    "gewoon een de mijn zijn haar die alleen wou wilde bedoelde legt legde gaf geeft deed doet pakte kaartje ook dan of".split()
)
_COLOURED = frozenset("groene rode blauwe".split())
_COLOURS = _COLOURED | frozenset("groen rood blauw pas doublet biedbak biedkaart biedkaartje".split())
_CALLED = frozenset("pas p x xx dbl doublet".split())
_AFTER_A_CROSS = frozenset("door van ( op over".split())
_BEFORE_A_CROSS = frozenset("een de zijn haar z'n die legt geeft zegt doet met geen".split())
_BETWEEN_CALLS = frozenset("- | / , ( ) :".split())


def _beside_call(words: Words, index: int) -> bool:
    """Whether a lone letter stands in a row of calls: "1H p 4K p", "1SA X pas"."""
    after, before = index + 1, index - 1
    while after < len(words.norms) and (words.norms[after] in _BETWEEN_CALLS or _in_brackets(words, after)):
        after += 1
    while before >= 0 and (words.norms[before] in _BETWEEN_CALLS or _in_brackets(words, before)):
        before -= 1
    level = _meaning(words, after, "level")
    if level and words.norms[after].isdigit() and (_meaning(words, level[1], "notrump") or _suit(words, level[1])):
        return True
    if (
        before > 0
        and words.norms[before - 1].isdigit()
        and (_meaning(words, before, "notrump") or _suit(words, before))
    ):
        return True
    return bool({*words.norms[after : after + 1], *words.norms[max(before, 0) : before + 1]} & _CALLED)


def _in_brackets(words: Words, index: int) -> bool:
    """Whether it is the letter of a player behind his call: "1H(n) p(o)"."""
    around = words.norms[max(0, index - 1) : index + 2]
    return words.norms[index] in _SEAT_LETTERS and around[:1] == ["("] and around[-1:] == [")"]


def _seat_letter_at(words: Words, index: int) -> bool:
    return index < len(words.norms) and words.norms[index] in _SEAT_LETTERS and words.is_upper(index)


def _seat_at(words: Words, index: int) -> bool:
    return index < len(words.norms) and (_meaning(words, index, "seat") is not None)
