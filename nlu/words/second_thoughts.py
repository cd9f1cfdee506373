"""What the sender takes back while typing: "west verzaakte, nee sorry oost" tells of oost alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nlu.words.mentions import Mention, Words
from nlu.words.mistaken_players import without_mistaken

_TAKES_BACK = frozenset(
    "nee neen sorry pardon correctie excuus oeps bedoel bedoelde verbeter foutje fout wacht oftewel".split()
)
_FILLS = frozenset(
    """ik het was is dat toch natuurlijk gewoon eigenlijk eh euh uh ehm oh o de dus van bij op in door even zeg
    of nou , . - ( : ; ! verkeerd ja gezegd ook""".split()
)
_BESIDE_SEATS = frozenset("moet zijn niet maar dan".split())
"""Words that may fill in beside a seat only: "1S maar bedoelde 1H" tells of two calls."""
_SAYS = frozenset(
    "zegt zei roept riep vraagt vroeg antwoordt antwoordde schudt schudde knikt zeggen zeiden vindt vond".split()
)
_WHOSE = frozenset("mijn zijn haar hun onze een de geen m'n z'n".split())
_IS = frozenset("was is waren zijn bleek blijkt helemaal compleet totaal echt gewoon volledig iets wat deels".split())
_NEAR = 5
"""So many words may stand between a seat and what takes it back."""


def settled(words: Words, mentions: Sequence[Mention], since: int = 0) -> list[Mention]:
    """The mentions without what is taken back: what was meant stands in its place; `since` is where a message begins."""
    return _suits_and_calls(words, _seats(words, without_mistaken(words, _turned_round(words, mentions), since), since))


_ROUND = frozenset("omgekeerd andersom".split())
_ANEW = 10
"""So many words may tell once more what happened, after it was turned round."""


def _turned_round(words: Words, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions with the two seats named last in each other's place: "west moest en oost kwam uit, nee omgekeerd"."""
    for at, word in enumerate(words.norms):
        if word not in _ROUND or not _TAKES_BACK & set(words.norms[max(0, at - 3) : at]):
            continue
        named = [mention.value for mention in mentions if mention.kind == "seat" and mention.last <= at]
        this = named[-1] if named else ""
        other = next((value for value in reversed(named) if value != this), None)
        said_anew = {
            mention.value for mention in mentions if mention.kind == "seat" and at < mention.first < at + _ANEW
        }
        if other is None or not said_anew <= {this, other}:
            continue  # "nee andersom, zuid gooide er een voordat noord ..." tells of others
        swap = {this: other, other: this}
        return [
            replace(mention, value=swap.get(mention.value, mention.value))
            if mention.kind == "seat" and mention.last <= at
            else mention
            for mention in mentions
        ]
    return list(mentions)


def _seats(words: Words, mentions: Sequence[Mention], since: int) -> list[Mention]:
    found = _without_denied(words, list(mentions))
    for second in [mention for mention in found if mention.kind == "seat"]:
        at = found.index(second)
        seats = [number for number, mention in enumerate(found[:at]) if mention.kind == "seat"]
        if not seats:
            continue
        first = found[seats[-1]]
        between = words.norms[first.last : second.first]
        if between[:1] == ["?"] and not {"sorry", "correctie"}.isdisjoint(between):
            between = between[1:]  # "3S van noord? nee sorry van zuid"
        elif between[:1] == ["?"] and set(between[1:]) <= _NO and _is_named_in_a_role(words, first, second):
            between = between[1:]  # "leider west? nee zuid"
        if first.value == second.value or not _takes_back(between, near=_NEAR):
            continue
        anew = _starts_anew(words.norms[second.last : second.last + 2])
        if anew and (
            list(between[-2:]) in (["fout", "."], ["oeps", "."]) or _tells_the_turn(between, words.norms[second.last])
        ):
            continue  # "uitkomst van noord, fout. zuid zegt niets", "1K van zuid, oeps. West weigert", "noord speelt ruiten. foutje: zuid moest"
        if anew and first.last <= since < second.first:
            continue  # the last message begins with "nee": "oost is leider" "nee, zuid had hem niet gezien"
        if anew:
            del found[seats[-1]]
        else:
            found[seats[-1]] = replace(first, value=second.value)
            del found[at]
    return found


_TURN = frozenset("zat zit moest moet was".split())


def _tells_the_turn(between: Sequence[str], verb: str) -> bool:
    """Whether it is a mistake of the player's, told with whose turn it was."""
    return verb in _TURN and not _MEANT.intersection(between) and not {"fout", "foutje"}.isdisjoint(between)


_MEANT = frozenset("bedoel bedoelde bedoelt correctie moet wacht nee sorry".split())


_NO = frozenset(["nee", "neen", ","])


def _is_named_in_a_role(words: Words, first: Mention, second: Mention) -> bool:
    """Whether the first is called by what he is, and nothing more is told of the second."""
    after = words.norms[second.last : second.last + 1]
    ends = not after or after[0] in (".", ",", ";", "!")
    before = [norm for norm in words.norms[max(0, first.first - 2) : first.first] if norm not in ("is", "was", ":")]
    return ends and before[-1:] != [] and before[-1] in ("leider", "gever", "dummy", "blinde")


def _denies_other(words: Words, found: Sequence[Mention], at: int) -> bool:
    """Whether the seat is said to be meant and another one not, that was told before: "ik bedoel noord, niet west"."""
    if at + 1 >= len(found) or found[at + 1].kind != "seat":
        return False
    this, other = found[at : at + 2]
    between = [word for word in words.norms[this.last : other.first] if word not in (",", "en", "dus", "maar")]
    meant = _MEANT & set(words.norms[max(0, this.first - 3) : this.first])
    told = any(mention.kind == "seat" and mention.value == other.value for mention in found[:at])
    return bool(meant) and told and between in (["niet"], ["ipv"], ["in", "plaats", "van"], ["dus", "niet"])


def _without_denied(words: Words, found: list[Mention]) -> list[Mention]:
    """The mentions with a seat that is denied named as was meant, and both out of the correction itself."""
    at = next((at for at in range(1, len(found)) if found[at].kind == "seat" and _denies_other(words, found, at)), None)
    if at is None:
        return found
    meant, other = found[at : at + 2]
    before = [
        replace(mention, value=meant.value) if mention.kind == "seat" and mention.value == other.value else mention
        for mention in found[:at]
    ]
    return [*before, *found[at + 2 :]]


def _suits_and_calls(words: Words, mentions: Sequence[Mention]) -> list[Mention]:
    """A suit or a call that is set right at once has the value of what follows it: "2 harten, pardon, 2 schoppen"."""
    mended: list[Mention] = []
    for mention in reversed(mentions):
        after = mended[-1] if mended else None
        between = words.norms[mention.last : after.first] if after else []
        if (
            after
            and mention.kind == after.kind in ("suit", "call")
            and (_takes_back(between, near=0) or _was_rather(words, between, after))
            and not _rather(between)
            and not _is_his_own(words, mention, after)
        ):
            mention = replace(mention, value=after.value)
        if after and after.kind == "call" and _is_level(mention) and _takes_back(between, near=0):
            mended[-1] = replace(after, first=mention.first)  # "zegt vijf... nee vier harten"
            continue
        mended.append(mention)
    return mended[::-1]


def _was_rather(words: Words, between: Sequence[str], after: Mention) -> bool:
    """Whether the sender remembers it otherwise: "1 klaver, of 1 harten was het"."""
    said = [norm for norm in between if norm not in (",", "nee", "eh", "euh")]
    return said in (["of"], ["of", "nee"]) and words.norms[after.last : after.last + 2] in (
        ["was", "het"],
        ["was", "dat"],
    )


def _rather(between: Sequence[str]) -> bool:
    """Whether the words tell a player's second thoughts, and no slip of the sender: "zuid: 2H. nee toch 3H"."""
    if "bedoelde" in between and "ik" not in between:
        return True  # "bood 8K, bedoelde 3K": what he meant himself
    return list(between[-1:]) == ["toch"] and {"nee", "neen"} >= _TAKES_BACK & set(between)


_QUOTES = frozenset("'\"‘’“”")
_WANTED = frozenset("had heeft wilde wil bedoelde bedoelt moest".split())
_HE = frozenset("hij zij ze ie het dat".split())


def _is_his_own(words: Words, first: Mention, second: Mention) -> bool:
    """Whether a call is set right by the player himself: "'pas... nee, 1S' zei west", "doubleert, nee redoublet had hij bedoeld"."""
    if first.kind != "call":
        return False
    after = words.norms[second.last : second.last + 3]
    quoted = not _QUOTES.isdisjoint(words.norms[max(0, first.first - 2) : first.first])
    if quoted and not _QUOTES.isdisjoint(after[:2]):
        return True
    return bool(after) and after[0] in _WANTED and not _HE.isdisjoint(after[1:])


def _is_level(mention: Mention) -> bool:
    """Whether it may be the level of a bid of which the denomination wasn't said yet."""
    return mention.kind == "rank" and mention.value in "1234567"


def _starts_anew(after: Sequence[str]) -> bool:
    """Whether the sentence begins again with the seat that is meant: "west... nee wacht, zuid is leider"."""
    if list(after) == [",", "die"]:
        return True
    return bool(after) and after[0].isalpha() and after[0] not in ("en", "maar", "dus", "natuurlijk")


def _takes_back(between: Sequence[str], *, near: int) -> bool:
    """Whether the words between two things named say that the first was a mistake, and nothing else.

    At most `near` words of another meaning may stand before that: "west verzaakte in harten, nee sorry".
    """
    fills = _FILLS | _BESIDE_SEATS if near else _FILLS
    start = next((at for at, word in enumerate(between) if word in _TAKES_BACK), None)
    if start is None:
        return not near and _hesitates(between)
    if _answers(between):
        return False
    before, after = between[:start], between[start:]
    if sum(word not in fills for word in before) > near or len(before) > _NEAR or {"?", "!"} & set(before):
        return False
    if _SAYS & set(before[-3:]):
        return False
    if after[0] in ("fout", "foutje") and before[-1:] and before[-1] in _WHOSE:
        return False  # "... noord moest openen, mijn fout. zuid accepteert niet"
    if after[0] == "fout" and before[-1:] and before[-1] in _IS:
        return False  # "de uitleg van west was fout, zuid legde ..."
    return all(word in _TAKES_BACK or word in fills for word in after)


_CALLED = frozenset("zei zegt bood biedt legde legt geboden gelegd gezegd geopend neer , . - ...".split())
_HESITATES = frozenset("eh euh uh ehm uhm euhm hm".split())


def _hesitates(between: Sequence[str]) -> bool:
    """Whether between two calls or suits there is nothing but hesitation: "na 7H acht harten zei. eh acht schoppen"."""
    return not _HESITATES.isdisjoint(between) and all(word in _HESITATES | _CALLED for word in between)


def _answers(after: Sequence[str]) -> bool:
    """Whether the words after a player are his answer and no correction of the teller: "oost nee. zuid past"."""
    return len(after) > 1 and after[0] in ("nee", "neen") and after[1] == "."
