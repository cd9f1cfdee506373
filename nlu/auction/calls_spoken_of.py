"""Calls that are only spoken of: what somebody thought, what a call means, what might be called, what was accepted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from nlu.auction.call_modes import (
    AFTER_LAID,
    ANY_CALL,
    BELIEVED,
    BUT_LIES,
    CALL,
    EXISTING,
    LIES_NO,
    STOPS,
    THOUGHT_LAID,
    start_of_sentence,
)
from nlu.words.expressions import Expression

_THOUGHT = Expression(
    r"(?:dacht|denkt|meende|meent|waande)(?: (?:aan|op|tegen|over|dat|het|er|pronoun#\d+|maar|nog|te|zitten|zat|om"
    r"|met|was|ging|een|de))*$"
    r"|(?:dacht|denkt|meende|zag)(?: [^ .;?!]+){0,3} dat(?: (?:het|er|pronoun#\d+|nog|maar|partner#\d+|over|op"
    r"|seat#\d+|de|een))*$"
)
_AFTER_THOUGHT = Expression(r"^ (?:zat|was|lag|stond|had|werd)(?= |$)")
_UNREAL = Expression(
    r"(?:(?:aan|gezien|gelezen|verslijt|hield|houdt) voor(?: een)?|geen \w+ (?:voor|op)|niet genoeg voor|te weinig voor|te zwak voor|te sterk voor|punten voor|kracht voor"
    r"|wat een|wat de|binnen(?: een| de| die| zijn)?|bij ons|hand voor|belooft|beloofde|belooft minstens|toont|toonde|heb|hebt)$"
)
_JUDGED = Expression(
    r"(?:vind|vindt|vond|accepteer|accepteert|accepteerde|aanvaardt|weigert|weigerde|speelt|speelde|leidt|declarer#\d+(?: (?:geworden|werd|wordt|is|was))* (?:in|van)|genoegen met|tevreden met|akkoord met|vrede met|blij met)"
    r"(?: (?:die|dat|de|het|pronoun#\d+))?(?: een(?: (?:ongeldig|verkeerd|fout|onjuist|raar|vreemd|onterecht)e?)?)?$"
)
"""Before a call that is accepted or refused, or a contract that is played."""
_LETS = Expression(r"(?:laat|liet|laten|lieten)(?: (?:die|dat|de|het|gewoon|toch|dus))*$")
_BE = Expression(r"^ (?:liggen|staan|gelden|passeren|zo|gaan|doorgaan)(?= |$)")
_HELD = Expression(r"(?:heb|hebt|heeft) (?:een|'n)(?: \w+)?$")
_AN_OPENING = Expression(r"^(?: -)? (?:opening|openingshand|hand)(?= |$)")
_HE_CALLS = Expression(
    r"(?:seat|me|my_partner|lho|rho|pronoun)#\d+ (?:doe|doet|deed|bied|biedt|bood|zeg|zegt|zei|leg|legt|legde)(?: (?:een|dan|toen|gewoon|daar|toch|er))*$"
)
"""Before a call that the player made, whatever he had seen: "zuid doet 2H, niet gezien natuurlijk"."""
_AFTER_UNREAL = Expression(
    r"^(?: (?:helemaal|gewoon|toch|veel))* (?:niet kon|niet kan|niet mag|niet mocht|te laag|niet hoog genoeg"
    r"|onvoldoende)(?= |$)|^ (?:is|belooft|toont|betekent) (?:bij|minstens|volgens|voor ons|een)(?= )"
    r"|^ (?:heen (?:gekeken|gelezen|gezien|kijken)|niet gezien|over het hoofd|gemist|niet opgemerkt)"
)
_NOTICED = Expression(r"(?:zag|ziet|zagen|zie|merkte|hoorde)(?: (?:de|die|dat|het|pronoun#\d+))*$")
_NOT_NOTICED = Expression(r"^(?: [^ .,;?!#]+){0,2} (?:niet|nooit)(?= (?:[.,;?!)]|en|liggen|staan|op)|$)")
_MISSED = Expression(r"(?:miste|mist|missen|overzag|vergat|vergeet)(?: (?:de|die|dat|het|pronoun#\d+))*$")
"""Before a call that somebody hadn't seen, which was made before: "hij zag 2S niet", "ze miste 2S"."""
_AFTER_RESULT = Expression(
    r"^(?: (?:double|redouble)#\d+)? (?:(?:maakt|maakte|haalt|haalde|down)(?= (?:[.,;?!)]|het|en|maar|precies|met)|$)"
    r"|(?:ging|gaat|gingen|is|was|liep|loopt|werd|wordt)(?: [^ .,;?!#]+){0,3} (?:down|eraf|gemaakt|gehaald|binnen)(?= |$))"
)
_BEFORE_RESULT = Expression(r"(?:zit|zat|zaten) er(?: (?:wel|ook|zelfs|een|gewoon|echt))*$")
_HAVE = Expression(r"(?:heeft|hebben|had|hadden)(?: [^ .,;?!#]+){0,3}$")
_PLAYED = Expression(r"^ (?:gespeeld|afgespeeld|uitgespeeld)(?= |$)")
_ALERTS = Expression(
    r"(?:alert|alerteer|alerteert|alerteerde|alerteren|alerteerden|gealerteerd|uitleg|betekenis)"
    r"(?: (?!(?:bid|pass|double|redouble|seat)#|en |maar |(?:kiest|koos|wil|wilde|maakt|maakte|biedt|bood|legt|legde|doet|deed) )[^ .,;?!]+){0,3}$"
)
_ALERTED = Expression(
    r"^(?: (?!(?:bid|pass|double|redouble|seat)#)[^ .,;?!]+){0,3} (?:alerteren|alerteert|alerteerde|gealerteerd|uitgelegd|uitleggen|uitlegt|uitlegde)(?= |$)"
)
_EXPLAINS = Expression(r"(?:legt|legde|leggen|legden|geeft|gaf|duidt|duidde)(?: [^ .,;?!#]+){0,2}$")
_EXPLAINED = Expression(
    r"^(?: (?:niet|ook|eerst|verkeerd|fout|toen|gewoon|wel))* (?:uit|aan)(?= (?:als|voor|dat|en|maar|[.,;?!)])|$)"
)
_MINE = frozenset(["mijn", "mn", "m'n"])
_ASKS_WHAT = Expression(r"wat(?: (?:die|dat|de|het))?$")
_MEANS = Expression(r"^ (?:is|was|betekent|betekende|inhoudt|inhield|voorstelt|voorstelde|zegt|belooft)(?= |$)")
"""Around a call that is alerted, explained or asked about: another has made it."""
_SAYS_THAT = Expression(
    r"(?:zegt|zei|zegde|vertelt|vertelde|antwoordt|antwoordde|verklaart|verklaarde|beweert|beweerde) dat(?: (?:de|het|die|een))*$"
)
_CONVENTIONS = "multi|muiderberg|zwak|sterk|transfer|stayman|michaels|landy"
_MEANING = (
    rf"(?:{_CONVENTIONS}|zwakke|sterke|natuurlijk|natuurlijke|kunstmatig|conventioneel|echt|forcing|vragend|inviterend|limiet"
    r"|(?:rank#\d+|\d+)(?: tot (?:rank#\d+|\d+))? punten|een vraagbod|azen vragen)"
)
_IS_MEANT = Expression(
    rf"^(?: (?:altijd|bij|hun|hen|ons|gewoon|een|heel|niet))* {_MEANING}(?: [^ .,;?!#]+)? (?:is|was|betekent|betekende|zou zijn)(?= |$)"
)
_CONVENTION = Expression(rf"^ (?:{_CONVENTIONS}|muiderbergs)(?= |$)")
_PLAY_IT = Expression(r"(?:spelen|speelt|speel|hebben)(?: (?:wij|we|bij ons|ons|zelf|een))*$")
"""Around a call whose meaning is told, not that it was made: "wij spelen 2R multi"."""
_CONTRACT = Expression(
    r"(?:verdedigen|verdedigden|verdedigt|verdedigde|tegenspelen|tegenspeelden)(?: (?!(?:seat|bid)#)[^ .;?!]+){0,4} tegen$"
    r"|(?:speelt|speelde|spelen|speelden|leidt|leidde|eindcontract|leider in)(?: (?:nu|hier|uiteindelijk|dan|dus|het|een|is|wordt|werd|in|seat#\d+|side#\d+))*$"
    r"|(?:gespeeld|afgespeeld|uitgespeeld)(?: (?:al|en|dus|toen|gewoon))* in(?: (?:het|een))*$"
)
"""Before what was played in the end: "oost speelt nu 4H"."""
_GOING = Expression(
    r"(?:gaan|gaat|ging|gingen|mogen|mag|mocht|mochten|zijn|is|zouden|zou|zullen|zal|moeten|moet|moest|komen|kwamen)(?: (?:nu|hier|dan|dus|het|een|in|uiteindelijk|zelf|seat#\d+|side#\d+|pronoun#\d+))*$"
)
_TO_PLAY = Expression(r"^(?: (?:te|gaan|dus|nu|samen|met|zijn|allen))* (?:spelen|afspelen)(?= |$)")
"""Around what will be played: "OW zijn 3S gaan spelen"."""
_PASS_NAMED = frozenset(
    "afsluitende slot eind derde drie keer vier x twee 3 4 alle allemaal ronde blijven eenmaal".split()
)
_ALL = (
    r"(?:everybody#\d+|iedereen|allemaal|alle drie|alle rank#\d+|alle anderen|de anderen|de rest|de andere drie|allen)"
)
_BY_ALL = Expression(
    rf"(?:^| ){_ALL}(?: (?:heeft|hebben|had|hadden|daarna|daarop|toen|er|gewoon|verder|braaf|ook|al|,|ervoor|voor (?:pronoun|seat|me)#\d+))*$"
)
_OBLIGED = Expression(
    r"(?:moet|moest|moeten|moesten|hoeft|hoefde|verplicht|dient|diende|gedwongen)(?: (?!(?:bid|double|redouble)#"
    r"|(?:maar|en|heeft|had|legt|legde)(?: |$))[^ .,;?!]+){0,6}$"
)
_NOT_YET = Expression(
    r"(?:^| )(?:voordat|eer|zonder dat)(?: (?!(?:bid|pass|double|redouble)#|en )[^ .,;?!]+){1,6}(?<! doen)(?<! deed)(?<! kon)(?<! had)(?<! bieden)(?<! zeggen)(?<! gedaan)(?<! gezegd)(?<! geboden)(?<! reageren)$"
)
"""Before a call that hadn't been made: "biedt 2H voordat zuid zijn pas had neergelegd"; not "voordat zuid kon bieden paste west"."""
_SUPPOSED = Expression(
    r"(?:en |maar |dus )?(?:als|wat als|en als|stel|hoe zou|hoe zit|indien|wat indien|hoe (?:nu |dan )?verder(?: als)?|wat gebeurt er als)\b"
)
_NEVER = frozenset("niet nooit niks niets geen niemand nog-niet nauwelijks".split())
_AGAIN = (
    "accept",
    "aanvaard",
    "staan",
    "blijv",
    "blijf",
    "terug",
    "geaccept",
    "gezien",
    "zag",
    "opmerk",
    "alert",
    "goedkeur",
    "goedvind",
)
_ARTICLES = ("die", "dat", "deze", "dit", "de", "het")
_PARTICIPLE = ("gelegd", "geboden", "geopend", "gezegd", "gedaan", "neergelegd", "liggen", "tafel", "staan")


_POSSIBLE = Expression(
    r"(?:kan|kon|mag|mocht|zou|kunnen|mogen)(?: (?:er|het|dat|dan|ook|wel|nog|best|gewoon|pronoun#\d+))*$"
)
_BUT_CHOSEN = Expression(
    rf"^(?: (?:van|maken|bieden|zeggen|leggen|doen|kunnen|mogen))*(?: ,)? maar(?: [^ .;?!#]+){{0,2}}"
    rf" (?:wil|wilde|kiest|koos|neemt|nam|doet|deed|gaat|ging|prefereert|maakt|maakte)(?: [^ .;?!#]+){{0,4}} {ANY_CALL}"
)
"""A call that might have been made, where another is chosen: "kan er 2R van maken maar wil liever 1SA"."""
_BUT_UNWANTED = Expression(
    r"^(?: (?:moeten|kunnen|mogen|zeggen|bieden|leggen|doen|maken|van))*(?: ,)? maar (?:dat|die|dit|pronoun#\d+) (?:wil|wilde|doet|deed|zint|ziet)"
    r" (?:(?:pronoun|seat|me)#\d+ )(?:liever |echt |helemaal )?niet"
)
"""After a call that the player doesn't want: "zou 2S moeten zeggen maar dat wil hij niet"."""
_BY_NOBODY = Expression(r"(?:^| )(?:niemand|nobody#\d+) (?:heeft|had)(?: (?:nog|al|ooit|toen|er))*$")
_OF_SOMEBODY = Expression(r"^ (?:van|door) (?:seat|me|my_partner|partner)#\d+ (?:was|is|moest|had|bleek)(?= |$)")
_SYSTEM = Expression(r"(?:^| )(?:bij|volgens) (?:hun|hen|ons|ze|hem|haar)(?: |$)|(?:^| )= ")
_LONG = 15
_SAW_THERE = Expression(r"(?:zag|gezien|merkte)(?: (?!dacht)[^ .;?!]+){0,3} dat er(?: (?!dacht)[^ .;?!]+)*$")
_REFUSED = Expression(r"(?:wil|wilde|moet|lust|neemt|nam|zag|zagen|zie)(?: [^ .,;?!]+){0,2}$")
_OVER = ("op", "over", "na", "boven", "tegen")


@dataclass(frozen=True)
class _Spot:
    """A call in the line of symbols, with the words around it."""

    symbols: Sequence[str]
    place: int

    @property
    def call(self) -> str:
        return self.symbols[self.place]

    @cached_property
    def before(self) -> str:
        """The symbol right before it, "" at the beginning."""
        return self.symbols[self.place - 1] if self.place else ""

    @cached_property
    def near(self) -> str:
        return " ".join(self.symbols[max(0, self.place - 4) : self.place])

    @cached_property
    def after(self) -> Sequence[str]:
        """What follows in its sentence."""
        behind = self.symbols[self.place + 1 : self.place + 6]
        return behind[: next((i for i, symbol in enumerate(behind) if symbol in STOPS), len(behind))]

    @cached_property
    def following(self) -> str:
        return "".join(f" {symbol}" for symbol in self.after)

    @cached_property
    def sentence(self) -> str:
        """Its sentence as far as it."""
        return " ".join(self.symbols[start_of_sentence(self.symbols, self.place) : self.place])


def is_only_spoken_of(symbols: Sequence[str], place: int) -> bool:
    """A call that isn't one at the table: "mag zuid die 1H nog accepteren", "dacht dat het 1S was", "4S maakt"."""
    spot = _Spot(symbols, place)
    if _is_laid(spot):
        return False
    if _might_be(spot) or _tells_system(spot) or _is_explained(spot) or _is_meaning_or_result(spot):
        return True
    thought = _is_thought(spot)
    if thought is not None:
        return thought
    if spot.call.startswith("pass") and spot.before and _is_of_all_or_a_duty(spot):
        return True
    if LIES_NO.search(spot.near) and BUT_LIES.match(spot.following):
        return False
    if not spot.call.startswith("bid") and (spot.before in _NEVER or spot.before.startswith("nobody#")):
        return True
    if _BY_NOBODY.search(spot.near):
        return True
    return _is_referred_to(spot)


def _is_laid(spot: _Spot) -> bool:
    """Whether the player tells what he called: "ik heb gepast", "dacht dat ik 1S had neergelegd"."""
    if THOUGHT_LAID.search(spot.near) and AFTER_LAID.match(spot.following):
        return True
    held = spot.near.endswith((" heb", " hebt")) or spot.near in ("heb", "hebt")
    return held and not spot.call.startswith("bid")


def _might_be(spot: _Spot) -> bool:
    """Whether it might have been called, where another call is chosen."""
    behind = "".join(f" {symbol}" for symbol in spot.symbols[spot.place + 1 : spot.place + _LONG])
    if _BUT_UNWANTED.match(behind):
        return True
    return _POSSIBLE.search(spot.near) is not None and _BUT_CHOSEN.match(behind) is not None


def _tells_system(spot: _Spot) -> bool:
    """Whether a call is named in brackets to tell what it means: "4R (bij hun is 4K geen aas)"."""
    symbols, place = spot.symbols, spot.place
    opened = next((i for i in range(place - 1, max(-1, place - _LONG), -1) if symbols[i] in ("(", ")")), None)
    closed = next((i for i in range(place + 1, min(len(symbols), place + _LONG)) if symbols[i] in ("(", ")")), None)
    if opened is None or closed is None or symbols[opened] != "(" or symbols[closed] != ")":
        return False
    return _SYSTEM.search(" ".join(symbols[opened + 1 : closed])) is not None


def _is_explained(spot: _Spot) -> bool:
    """Whether it is alerted, explained or asked about, so that another made it: "west alerteerde 2R niet"."""
    if spot.before in _MINE:
        return False  # "toen mijn partner mijn 2R alerteerde"
    return bool(
        _ALERTS.search(spot.near)
        or _ALERTED.match(spot.following)
        or (_EXPLAINS.search(spot.near) and _EXPLAINED.match(spot.following))
        or (_ASKS_WHAT.search(spot.near) and _MEANS.match(spot.following))
        or (_SAYS_THAT.search(spot.near) and _IS_MEANT.match(spot.following))
        or (_PLAY_IT.search(spot.near) and _CONVENTION.match(spot.following))
    )


def _is_meaning_or_result(spot: _Spot) -> bool:
    """Whether it is a hand, a contract or its result, a call that somebody judges of or that hadn't been made yet."""
    if _JUDGED.search(spot.near) or _NOT_YET.search(spot.sentence):
        return True
    if _LETS.search(spot.near) and _BE.match(spot.following):
        return True  # "west laat 1H liggen"
    held_hand = _HELD.search(spot.near) is not None and _AN_OPENING.match(spot.following) is not None
    if (held_hand or _UNREAL.search(spot.near)) and not any(word in _PARTICIPLE for word in spot.after[:4]):
        return True  # "ik heb een sterke 2K-opening"
    of_somebody = (
        spot.before.startswith(("seat#", "me#", "lho#", "rho#", "my_partner#"))
        or EXISTING.search(spot.near) is not None
        or _HE_CALLS.search(spot.near) is not None
    )
    unseen = _MISSED.search(spot.near) or (_NOTICED.search(spot.near) and _NOT_NOTICED.match(spot.following))
    if (unseen or _AFTER_UNREAL.match(spot.following)) and not of_somebody:
        return True
    results = _AFTER_RESULT.match(spot.following) or _BEFORE_RESULT.search(spot.near) or _CONTRACT.search(spot.near)
    results = results or (_HAVE.search(spot.near) and _PLAYED.match(spot.following))
    results = results or (_GOING.search(spot.near) and _TO_PLAY.match(spot.following))
    return _doubles_contract(spot) if spot.call.startswith("double") else spot.call.startswith("bid") and bool(results)


def _doubles_contract(spot: _Spot) -> bool:
    """Whether it only says how the contract stood, where it is told later who doubled: "speelde 4S gedoubleerd. zuid had dat doublet gelegd"."""
    symbols, place = spot.symbols, spot.place
    told_later = any(symbol.startswith("double#") for symbol in symbols[place + 1 :])
    return (
        told_later
        and spot.before.startswith("bid#")
        and _CONTRACT.search(" ".join(symbols[max(0, place - 5) : place - 1])) is not None
    )


def _is_thought(spot: _Spot) -> bool | None:
    """Whether somebody only thought that it was called; None where nobody is told to think."""
    thought, after = spot.sentence, spot.after
    ends = not after or after[0] in ".;,?!)"
    if spot.call.startswith("pass"):
        believed = BELIEVED.search(thought) is not None
        return True if believed and (ends or after[0] in ("en", "maar", "dus", "had", "heeft", "zei")) else None
    if not _THOUGHT.search(thought):
        return None
    if _AFTER_THOUGHT.match(spot.following) or ends or not thought.endswith(("dacht", "denkt", "meende")):
        return _SAW_THERE.search(thought) is None
    return None


def _is_of_all_or_a_duty(spot: _Spot) -> bool:
    """Whether a pass is that of all, told by its number, or one that somebody has to make."""
    if _OF_SOMEBODY.match(spot.following):
        return False  # "de laatste pas van zuid was een misgreep"
    return bool(
        spot.before in _PASS_NAMED
        or _BY_ALL.search(spot.sentence)
        or spot.near.endswith(("de laatste", "hun laatste"))
        or spot.before.startswith("rank#")
        or re.match(rf" {_ALL}(?: |$)", spot.following)
        or _OBLIGED.search(spot.sentence)
    )


def _is_referred_to(spot: _Spot) -> bool:
    """Whether it is a call told before: "wil die 2H niet", "het bod is geaccepteerd"."""
    if spot.before not in _ARTICLES and not spot.before.startswith("pronoun#"):
        return False
    refused = spot.after[:1] == ["niet"] and _REFUSED.search(spot.near)
    over = spot.place > 1 and spot.symbols[spot.place - 2] in _OVER
    return bool(refused) or (not over and any(word.startswith(_AGAIN) for word in spot.after))


_IF_HE = Expression(
    r"(?:(?:en|maar|of|dus|,) )*(?:wat )?(?:als|indien|stel|stel dat|mocht) (?:seat|pronoun|partner|my_partner|lho|rho)#\d+"
    r"(?: (?:er|al|daar|daarop|nu|dan|zelf|ook|gewoon|toch|inmiddels))*$"
)
"""Before a pass that is only supposed, at the end of the telling: "... 2S. als zuid al gepast heeft, wat dan"."""


def is_supposed(symbols: Sequence[str], place: int) -> bool:
    """A call in a question of its own after the telling: "en als hij doubleert?", while the telling goes on."""
    start = start_of_sentence(symbols, place)
    before = " ".join(symbols[start:place])
    told = any(CALL.fullmatch(symbol) for symbol in symbols[:start])
    if told and symbols[place].startswith("pass#") and _IF_HE.match(before):
        return True
    if not start or not _SUPPOSED.match(before):
        return False
    end = next((i for i in range(place, len(symbols)) if symbols[i] in STOPS), len(symbols))
    return any(CALL.fullmatch(symbol) for symbol in symbols[end:])
