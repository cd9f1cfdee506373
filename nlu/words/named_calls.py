"""Passes, doubles and redoubles: whether a word or a letter that may be one is the call, or means something else."""

from __future__ import annotations

from nlu.words.meanings import BID_VERBS, SEAT_LETTERS, meaning, suit_at
from nlu.words.mentions import Words

_BEFORE_A_PASS = frozenset(
    """een zijn haar de mijn die zn z'n nog weer geen laatste eerste trage snelle groene teruggenomen
    ingetrokken foute met""".split()
)
_ADVERB_PAS_BEFORE = frozenset("toen nu dan daarna daar en er".split())
_ADVERB_PAS_AFTER = frozenset(
    "bij in op na nadat toen later sinds daarna als achteraf nu om wanneer dan een twee drie vier binnen opdagen tijdens".split()
)
_SEES = frozenset(
    "zie ziet zien zag zagen merk merkt merken merkte merkten hoor hoorde hoorden blijkt bleek besef besefte".split()
)
_ADVERB_PAS = frozenset("kwam kwamen komt komen het wordt werd merkte merken zag zagen bleek blijkt".split())
_REALISED = frozenset("had heeft hadden hebben heb kreeg kregen krijg ze we hij er het".split())
"""Before "pas door": it was only then seen."""
_ROW = frozenset(["", ",", "-", "/", ";"])
_BEFORE_X = frozenset(
    """gewoon een de mijn zijn haar die alleen wilde bedoelde legt legde gaf geeft deed doet pakte kaartje ook dan of toch opent opende
    maar nog alsnog weer meteen gelijk direct daarna toen wel nu eerst""".split()
)
_THINGS = frozenset("dat dit het wat die".split())
_WITHIN = frozenset("binnen bij in daarbinnen daarbij daarin".split())
_LAUGH = frozenset("lag lagen ligt liggen".split())
_ALL_OF_US = frozenset("we wij iedereen allemaal tafel zaal allen men".split())
_BEFORE_TWICE = frozenset("niet een- zit zat zitten zaten komt kwam bestaat".split())
"""Before a card that is there twice: "hartenaas zit dubbel"."""
_PARTNER = frozenset("partner maat maatje partners".split())
_COLOURED = frozenset("groene rode blauwe".split())
_COLOURS = _COLOURED | frozenset(
    "groen rood blauw pas doublet doubleren doubleerde gedoubleerd passen bak biedbak biddingbox bidbox biedkaart biedkaartje".split()
)
_PUT_DOWN = (["gelegd"], ["gezegd"], ["gedaan"], ["gezet"])
_HANDLED = frozenset("leggen neerleggen liggen pakken kaartje gooien smijten nemen trekken tonen grijpen".split())
"""What is done with a card from the bidding box that is named by its colour."""
_NO_CARDS = frozenset("tegen kwetsbaar kwetsbaarheid wit ogen trui".split())
_ARE = frozenset("zijn waren staan stonden".split())
"""Right before the colour of a side, which tells whether it is vulnerable: "NZ zijn rood"."""
_CALLED = frozenset("pas p x xx dbl doublet".split())
_AFTER_A_CROSS = frozenset("door van ( op over".split())
_BEFORE_A_CROSS = frozenset(
    "een de zijn haar z'n die legt geeft zegt doet met geen had heeft lag bood biedt riep trok pakte".split()
)
_SPEAKERS = (["mij"], ["me"], ["ons"], ["hem"], ["haar"], ["mijn"], ["partner"])
_HAVING_COME = frozenset("om sinds later nu tegen rond net laat aangekomen gekomen gearriveerd".split())
_ENDS = frozenset(["", ".", ",", ";", ")", "!", "?"])
_ARTICLES = frozenset("de het een die zijn haar mijn".split())
_BETWEEN_CALLS = frozenset("- | / , ( ) :".split())


def is_call(words: Words, index: int, length: int) -> bool:
    """Whether the `length` words at `index` that may be a call are one."""
    norm = words.norms[index]
    before = words.norms[index - 1] if index else ""
    after = words.norms[index + length] if index + length < len(words.norms) else ""
    if norm in ("p", "x", "xx"):
        return _is_call_letter(words, index, before, after)
    if norm == "pas" and before == "zijn" and after in _HAVING_COME:
        return False  # "NZ zijn pas om tien voor acht gekomen"
    if norm == "pas":
        return before in _BEFORE_A_PASS or _is_pass(words, index, before, after)
    if norm == "past" and ((before in _THINGS and after in _WITHIN) or _asks_what_fits(words, index)):
        return False  # "dat past binnen een pas", "past dat daarbij"
    if norm == "dubbel" and _LAUGH & set(words.norms[max(0, index - 3) : index]):
        return _ALL_OF_US.isdisjoint(words.norms[max(0, index - 5) : index])  # "we lagen allemaal dubbel"
    if norm in ("dubbel", "dubbele"):
        over_bid = after == "op" and any(meaning(words, at, "level") for at in (index + length + 1, index + length + 2))
        over_bid = over_bid or (
            after == "op" and not _PARTNER.isdisjoint(words.norms[index + length + 1 : index + length + 4])
        )
        return over_bid or (after not in ("kaart", "zoveel", "op", "down") and before not in _BEFORE_TWICE)
    if norm in _COLOURED and length == 1:  # "er lag groen, hij wilde de rode"
        ends = after in _ENDS and before in _ARTICLES
        others = [*words.norms[:index], *words.norms[index + 1 :]]
        return (ends and not _COLOURS.isdisjoint(others)) or (norm == "groene" and _is_laid(words, index, before))
    if norm in ("groen", "rood", "blauw"):
        return (
            length > 1
            or (before == ":" and after in _ENDS)
            or _is_colour_put_down(words, index)
            or any(token.lemma in _HANDLED for token in words.tokens[max(0, index - 8) : index + 7])
        )
    return True


def _asks_what_fits(words: Words, index: int) -> bool:
    thing, within = words.norms[index + 1 : index + 2], words.norms[index + 2 : index + 3]
    return bool(_THINGS.intersection(thing)) and bool(_WITHIN.intersection(within))


def _is_laid(words: Words, index: int, before: str) -> bool:
    """Whether "een groene" is handled: no card to play is green."""
    near = words.tokens[max(0, index - 8) : index + 7]
    return before in _ARTICLES and any(token.lemma in _HANDLED for token in near)


def _is_colour_put_down(words: Words, index: int) -> bool:
    """Whether a colour is a bidding card: "noord rood terwijl west moest", "groen bij mij en ik wou rood"."""
    is_sides = index > 0 and words.norms[index - 1] in _ARE
    if is_sides or words.norms[index + 1 : index + 2] == ["haar"] or _NO_CARDS & set(words.norms):
        return False  # "rood tegen groen": who is vulnerable
    others = {*words.norms[:index], *words.norms[index + 1 :]}
    return bool(index and _seat_at(words, index - 1)) or not _COLOURS.isdisjoint(others)


def _is_call_letter(words: Words, index: int, before: str, after: str) -> bool:
    """Whether `p`, `x` or `xx` is a call."""
    if before == ":" and index > 1 and words.norms[index - 2] in SEAT_LETTERS:
        return True  # "N: X, O: p"
    in_row = before in _ROW and _seat_letter_at(words, index + 1)
    if words.norms[index] == "p":
        told = words.is_upper(index) and _is_players_pass(words, index, before, after)
        return told or _beside_call(words, index) or in_row or _is_listed_with_player(words, index, before, after)
    return _is_cross(words, index, before, after, in_row=in_row)


def _is_players_pass(words: Words, index: int, before: str, after: str) -> bool:
    """Whether a capital belongs to a player: "P van O buiten de beurt", "Z P voor de beurt"."""
    of_player = after in ("van", "door") and _seat_at(words, index + 2)
    return of_player or (before in SEAT_LETTERS and words.is_upper(index - 1) and after in ("voor", "buiten"))


def _is_listed_with_player(words: Words, index: int, before: str, after: str) -> bool:
    """Whether a letter behind that of a player ends an entry of a list: "N p, O 1R, Z p"."""
    return before in SEAT_LETTERS and words.is_upper(index - 1) and (after in _ROW or after in (".", ")"))


def _is_cross(words: Words, index: int, before: str, after: str, *, in_row: bool) -> bool:
    """Whether `x` or `xx` is a double or a redouble."""
    if words.norms[index] == "xx" and words.is_upper(index):
        return True
    if words.is_upper(index) and (before in _BEFORE_A_CROSS or after in _AFTER_A_CROSS):
        return True  # "en oost weer met een X", "X door west"
    if words.is_upper(index) and (before in _BEFORE_X or in_row):
        return True  # "ik wou gewoon X", "pas O, X Z"
    if index > 1 and words.tokens[index].glued and words.tokens[index - 1].glued:
        return True  # 5♦X
    return _beside_call(words, index) or (index > 0 and (_seat_at(words, index - 1) or before in SEAT_LETTERS))


def _is_pass(words: Words, index: int, before: str, after: str) -> bool:
    """Whether "pas" is the call and not the adverb."""
    if _is_of_a_saying(words, index, before, after):
        return False
    if after == "toen" and before in _TOOK and _meant_a_bid(words, index + 2):
        return True  # "pakte pas toen hij 1R zocht"
    if before in ("deed", "doet", "gedaan", "ik") or after == "ik" or (before == "er" and after == "van"):
        return True  # "zuid deed pas toen noord moest", "dan pas ik maar"
    if before in _ADVERB_PAS and after.isalpha() and after not in ("van", "door", "ligt", "lag", "telt", "geldt"):
        return False  # "nu wordt het pas opgemerkt"
    if before == "maar" and after == "bij" and {"ligt", "lag"} & set(words.norms[max(0, index - 6) : index]):
        return True  # "er ligt geen doublet maar pas bij mij"
    if after == "ipv" or words.norms[index + 1 : index + 4] == ["in", "plaats", "van"]:
        return True  # "pas in plaats van 2S", "zuid zei pas in plaats van west"
    if after in ("op", "over") and words.norms[index + 2 : index + 3] in _PUT_DOWN:
        return True  # "noord had er al pas op gelegd"
    if after in ("van", "door") and (_seat_at(words, index + 2) or words.norms[index + 2 : index + 3] in _SPEAKERS):
        return True
    if after == "van" and words.norms[index + 2 : index + 3] in (["maken"], ["maakt"], ["maakte"]):
        return True  # "wil er nu pas van maken"
    if before in _ADVERB_PAS_BEFORE and not _seat_at(words, index + 1):
        said = index > 1 and words.tokens[index - 2].lemma in BID_VERBS
        return said and after in ("", ".", ",", ";")  # "en zei toen pas."
    if words.norms[index + 1 : index + 4] in (["aan", "het", "eind"], ["aan", "het", "einde"], ["aan", "het", "slot"]):
        return False
    return after not in _ADVERB_PAS_AFTER or after.isdigit()


_TOOK = frozenset("pakte pakt legde legt trok trekt nam neemt greep".split())
_SOUGHT = frozenset("zocht zoekt wilde wil bedoelde bedoelt zeggen".split())


def _meant_a_bid(words: Words, start: int) -> bool:
    """Whether a bid that was sought is told right behind."""
    ahead = range(start, min(start + 4, len(words.norms)))
    return not _SOUGHT.isdisjoint(words.norms[start : start + 6]) and any(meaning(words, at, "level") for at in ahead)


_LATER = frozenset("achteraf naderhand gisteren vanmorgen".split())
_OVER = frozenset("spel afloop slag slagen uitkomst ronde zitting spelen afspelen bieden bieding".split())
"""After "na" these say when it was only then that something was done."""


def _is_of_a_saying(words: Words, index: int, before: str, after: str) -> bool:
    """Whether the verb or the saying around it makes it the adverb."""
    said = words.norms[max(0, index - 3) : index]
    if before in _LATER or (before in _OVER and "na" in said and not _seat_at(words, index + 1)):
        return True  # "na het spel pas zegt oost dat ..."
    if after in _ADVERB_PAS_AFTER | {"dat"} and not _SEES.isdisjoint(said):
        return True  # "nu zien we pas dat", "zag ik pas later"
    if before == "te" and "aan" in said:
        return True  # "noord kwam er niet aan te pas"
    return (
        after == "door" and before in _REALISED and not _seat_at(words, index + 2)
    )  # "had pas door dat hij te laag zat"


def _beside_call(words: Words, index: int) -> bool:
    """Whether a lone letter stands in a row of calls: "1H p 4K p", "1SA X pas"."""
    after, before = index + 1, index - 1
    while after < len(words.norms) and (words.norms[after] in _BETWEEN_CALLS or _in_brackets(words, after)):
        after += 1
    while before >= 0 and (words.norms[before] in _BETWEEN_CALLS or _in_brackets(words, before)):
        before -= 1
    level = meaning(words, after, "level")
    if level and words.norms[after].isdigit() and (meaning(words, level[1], "notrump") or suit_at(words, level[1])):
        return True
    if (
        before > 0
        and words.norms[before - 1].isdigit()
        and (meaning(words, before, "notrump") or suit_at(words, before))
    ):
        return True
    return bool({*words.norms[after : after + 1], *words.norms[max(before, 0) : before + 1]} & _CALLED)


def _in_brackets(words: Words, index: int) -> bool:
    """Whether it is the letter of a player behind his call: "1H(n) p(o)"."""
    around = words.norms[max(0, index - 1) : index + 2]
    return words.norms[index] in SEAT_LETTERS and around[:1] == ["("] and around[-1:] == [")"]


def _seat_letter_at(words: Words, index: int) -> bool:
    return index < len(words.norms) and words.norms[index] in SEAT_LETTERS and words.is_upper(index)


def _seat_at(words: Words, index: int) -> bool:
    return index < len(words.norms) and (meaning(words, index, "seat") is not None)
