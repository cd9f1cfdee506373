"""What the speaker says he is: declarer, dummy or a defender."""

from __future__ import annotations

import re

from nlu.seating.wordings import LIES_OPEN
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton

_I_DECLARE = (
    rf"{{my_partner}} {LIES_OPEN}",
    r"{me}(?: (?:ben|was|als|heb als|had als|,|\(|\)|de|word|werd|zelf|zit|op|seat#\d+|zuid|speel|dus))* {declarer}",
    r"{me} (?:ben|was|zit|zat)(?: op)? seat#\d+ en(?: (?:ook|de|dus|nu))* {declarer}",
    r"{declarer}(?: (?:ben|was|ik|,))* {me}",
    r"ben {me} {declarer}",
    r"{me} (?:was|ben|zat)(?: (?:hier|nu|net|rustig|gewoon|nog))* (?:aan het (?:afspelen|leiden)|bezig met (?:afspelen|het afspelen|leiden))",
    r"als(?: de)? {declarer}(?: op seat#\d+)?(?: ,)? [^ ]+ {me}",
    r"als {declarer}(?: [^ .;,#]+){0,3} {me}",
    r"{me} (?:leid|leidde)",
    r"tegen (?:mijn|m'n)(?: eigen)? {bid}",
    r"{me} (?:liet|laat)(?: [^ .;,#]+){0,2} dummy#\d+(?! (?:zien|weten|zijn|haar))",
    r"(?:{me} (?:vroeg|vraag|riep|roep|noemde|noem)|(?:vroeg|vraag|riep|roep|noemde|noem) {me})(?: [^ .;,#]+){0,3}(?: (?:card|suit|rank)#\d+)? (?:uit|van)(?: (?:de|mijn))? (?:dummy#\d+|tafel)",
    r"(?:{me} (?:zit|zat|ben)|(?:zit|zat|ben) {me})(?: (?:zelf|nu|hier|dus|toen))* in(?: (?:een|het|contract))* {bid}",
    r"{me} speel(?: (?:nu|hier|zelf|het|dit|hem))*(?= [,.;]|$)",
    r"{me} (?:speel|speelde)(?: (?:het|dit|hem|zelf|nu|hier|dus|spel|contract))* (?:af|het contract|dit contract)(?= |$)",
    r"(?:speel|speelde) {me}(?: (?:het|dit|hem|zelf|nu|hier|dus|spel|contract))* (?:af|het contract|dit contract)(?= |$)",
    r"{me}(?: (?:zit|zat|ben|op|seat#\d+))+ en (?:leid|leidde|speel af|declareer)",
    r"{me}(?: (?!(?:seat|bid|[.;])(?:#|$))[^ .;]+){0,3}(?: seat#\d+)?(?: [,)])?(?: en)?"
    r" (?:speel|speelde|leid|zit in|speel nu)(?: (?:het|in|een|contract))* {bid}",
)
_OF_ME = r"(?: (?:en(?= (?:ben|was|zit|lig) )|ben|was|als|,|\(|\)|de|een|zit|zat|lag|zelf|op|seat#\d+|dus|hier|nu))*"
_I_AM = {
    "defender": (
        rf"{{me}}{_OF_ME} {{defender}}",
        r"{defender} (?:ben|was) {me}",
        r"{me}(?: (?:en|my_partner#\d+|hier|zelf|zat|zit|dus))* (?:verdedig|verdedigde|verdedigen|speel tegen|speelde tegen|verdediger)",
        r"(?:wij|we)(?: (?:zijn|waren|zitten|de))* (?:verdedigen|verdedigden|spelen tegen|speelden tegen|verdedigers|(?:defender|opponent)#\d+)",
        r"(?:my_partner#\d+ en ik|ik en my_partner#\d+) (?:verdedigen|spelen tegen)",
    ),
    "dummy": (
        r"tegenover {me}(?: (?:is|was|zit|zat))+(?: de)? {declarer}",
        rf"{{me}} {LIES_OPEN}",
        rf"(?<!alsof )(?<!dacht dat )(?<!meende dat ){{me}}{_OF_ME} {{dummy}}",
        r"{me} [^ .;,#]+ als(?: (?:de|een))? {dummy}(?! (?:kan|kon|mag|mocht|zou|wil|wilde) )",
        r"ben {me}(?: de)? {dummy}",
        r"als {dummy}(?: [^ .;,#]+){1,2} {me}",
        r"{my_partner}(?: (?:is|was|zit|,|als|speelt|de|het))+ (?:{declarer}|{bid})",
        r"{my_partner} (?:leidt|leidde)(?! (?:naar|tot))",
    ),
}


def speakers_role(skeleton: Skeleton) -> str | None:
    """What the speaker says he is, where he doesn't declare."""
    return next((role for role, patterns in _I_AM.items() if skeleton.has_any(patterns)), None)


def as_declarer(skeleton: Skeleton) -> list[Mention] | None:
    """The mentions by which the speaker says that he declares, None where he doesn't: "rechts van mij zit de leider"."""
    neighbour = re.compile(
        r"(?:(?:lho|rho|partner|my_partner|pronoun|seat)#\d+|tegenover)(?: (?:van|is|was|zit|,|de))*$"
    )
    for _, mentions, match in skeleton.find_any(_I_DECLARE):
        if not neighbour.search(skeleton.line[: match.start()].rstrip()):
            return mentions
    return None
