"""Declarer told by where he sits or by a pronoun: "rechts van mij zit de leider", "hij is de leider"."""

from __future__ import annotations

from nlu.players import Players
from nlu.seating.not_so import denied
from nlu.seating.relations import RELATION
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_NEIGHBOUR = r"(?:{lho}|{rho}|{my_partner}|(?<!de )(?<!zijn )(?<!haar )(?<!diens ){partner}(?! van))"
_MINE = r"(?: (?:van )?(?:me#\d+|mij))?"
_NEIGHBOUR_DECLARES = (
    rf"{_NEIGHBOUR}{_MINE}(?: (?:is|was|zit|zat|wordt|werd|heeft|als|dus|nu|speelt|leidt|,|ook|het|in))+(?: de)? {{declarer}}",
    rf"{_NEIGHBOUR}{_MINE} (?:is|was)(?: aan)?(?: het)? (?:afspelen|leiden)",
    rf"{_NEIGHBOUR}{_MINE}(?: (?:,|die|nu))* (?:leidt|speelt af|speelt(?: (?:het|een|in|nu))* bid#\d+|speelt het contract)",
    rf"{{declarer}}(?: ,)?(?: (?:is|was|zit|zat|:|dat is))+ (?:mijn )?{_NEIGHBOUR}(?! van(?: de)? (?:seat|declarer)#)",
    rf"{{declarer}} , (?:mijn )?{_NEIGHBOUR}(?= [,.;)]|$)",
)


def place_neighbour_declaring(skeleton: Skeleton, players: Players) -> None:
    """Declarer as in "rechts van mij zit de leider", seen from the speaker."""
    if players.me_role == "declarer":
        return
    for _, found, match in skeleton.find_any(_NEIGHBOUR_DECLARES):
        mention = next(m for m in found if m.value in ("lho", "rho", "my_partner", "partner"))
        if denied(skeleton, match.start()):
            continue
        players.introduced.update(m for m in found if m.value == "declarer")
        if players.me is not None:
            relation = {"my_partner": "partner"}.get(mention.value, mention.value)
            players.declarer = getattr(players.me, relation)
            return


_HE_PLAYS = r"(?:^|[.,;] |en )(?<!die ){pronoun} (?:speelt|speelde|leidt|leidde)(?: (?:het|een|in|nu|de|zelf|hier))* (?:bid#\d+|contract)"


def place_pronoun_declaring(skeleton: Skeleton, players: Players) -> None:
    """Declarer as in "mijn partner verzaakte, hij is de leider": the one player named before."""
    found = skeleton.first(r"{pronoun}(?: (?:is|was|zelf|ook|de|dus))+ {declarer}") or skeleton.first(_HE_PLAYS)
    if players.declarer is not None or not found:
        return
    before = {
        players.me.partner if mention.value == "my_partner" and players.me else mention.value
        for mention in skeleton.mentions
        if mention.first < found[0].first and (mention.kind == "seat" or mention.value in RELATION)
    }
    if len(before) == 1 and (named := before.pop()) in set(Seat):
        players.declarer = Seat(named)
