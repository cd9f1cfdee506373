"""The seat of a player named by a role or as a neighbour: "dummy", "zijn partner", "LT van zuid"."""

from __future__ import annotations

from nlu.players import Players
from nlu.seating.relations import RELATION
from nlu.words.mentions import Mention
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_WITH_ANCHOR = r"(?:van(?: de| het| een| onze| degene| die)*|v\.?d\.?|vd)"

_BEGINS = (
    r"(?:had|heeft|past|paste|pass#|biedt|bood|bid#|doubleert|double#|legt|legde|weet|wist|zei|zegt|roept|wil|wilde)"
)
"""After a seat that begins a new clause: "1SA van zijn partner, oost had gepast"."""
_DECLARER_AND = r"(?:is|was)(?: (?:de|dus|hier))* declarer#\d+ en (?!zijn |haar )[a-z]+(?: (?!partner#)[^ .;,#]+){{0,2}} (?:zijn|haar|zn|z'n) partner#{number}"
"""Of whom it is said that he declares, and then what he does with his partner: "zuid is leider en laat zijn partner ..."."""


_PERSONS = frozenset(["me", "my_partner", "partner", "lho", "rho", "declarer", "dummy"])


def _bare(skeleton: Skeleton, mention: Mention) -> bool:
    """Whether a partner is named without an article: "maat heeft nog een strafkaart"."""
    before = skeleton.words.norms[mention.first - 1] if mention.first else ""
    return before not in ("de", "een", "elke", "iedere", "hun", "onze", "die", "deze", "welke")


def role_seat(
    skeleton: Skeleton, players: Players, number: int, mention: Mention, previous: Seat | None
) -> Seat | None:
    """The seat of the player that a mention, the `number`th, calls by a role; `previous` is the player named before."""
    value = mention.value
    if value == "declarer":
        return players.declarer
    if value == "dummy":
        return players.declarer.partner if players.declarer else None
    if value == "me":
        return players.me
    if value == "my_partner":
        return players.me.partner if players.me else None
    relation = RELATION.get(value)
    if relation is None:
        return None
    if (named := _named_with_it(skeleton, value, number)) is not None:
        return named
    anchor = _anchor(skeleton, players, number, mention, previous)
    if anchor is not None and value in ("lho", "rho"):
        players.relative_to = anchor
    return getattr(anchor, relation) if anchor else None


def _named_with_it(skeleton: Skeleton, value: str, number: int) -> Seat | None:
    """The seat that stands beside it: "mijn partner op oost"."""
    beside = skeleton.first(rf"{{seat}} [(,] (?:zijn|haar|de|diens|mijn) {value}#{number}(?= [),])")
    if beside:
        return Seat(beside[0].value)  # "oost (zijn partner)"
    named = skeleton.first(
        rf"{value}#{number}(?! , seat#\d+ {_BEGINS})(?: (?:,|\(|op|is|zit|genaamd|die|de|speler))* {{seat}}"
    )
    return Seat(named[-1].value) if named else None


def _anchor(skeleton: Skeleton, players: Players, number: int, mention: Mention, previous: Seat | None) -> Seat | None:
    """The player whose partner or neighbour it is."""
    value = mention.value
    joined = (
        ""
        if skeleton.words.norms[mention.last - 1] == "van"
        else rf"(?: ,(?: (?:dus|ik bedoel|pronoun#\d+|die))+)? {_WITH_ANCHOR}"
    )
    anchored = skeleton.first(rf"{value}#{number}{joined}(?: de)? {{player}}(?:(?: \()? {{seat}})?")
    if anchored:
        players.anchors.update(anchored)
        return _seat_of_anchor(anchored[-1], players, previous)
    if skeleton.has(rf"(?:mijn|mn|m'n|mijne|onze)(?: \w+)? {value}#{number}"):
        return players.me
    hers = skeleton.words.norms[max(0, mention.first - 1) : mention.first] == ["haar"]  # which may be read as a pronoun
    if hers or skeleton.has(rf"(?:zijn|haar|zn|z'n|d'r|diens|hun|eigen)(?: \w+)? {value}#{number}"):
        if skeleton.has(_DECLARER_AND.format(number=number)):
            return players.declarer
        return _subject_before(skeleton, players, number) or previous
    if value == "partner" and _bare(skeleton, mention) and (previous or players.me):
        # "partner liet schoppen 10 vallen", said by a player; "links 1R, partner 1H"
        if (same := _partner_before(skeleton, players, number)) is not None:
            return same.partner
        mine = players.me and (_neighbour_before(skeleton, number) or _speaks_before(skeleton, number))
        return players.me if mine else previous or players.me
    if value in ("lho", "rho"):
        return players.relative_to or players.me or _of_declarer(skeleton, players, mention)
    return None


_HE_AND_HIS = (
    r"(?:^|[.;] )(?:seat|dummy|declarer)#(\d+) [^.;?!]+ [.;]"
    r" (?:(?:nu|toen|dan|later|daarna|en|even later|dus)(?: {verb})?|{verb})?(?: {{pronoun}})(?: [^ .;,#]+){{0,4}} (?:zijn|haar|zn|z'n) \w+#{number}(?!\d)"
)
_VERB = r"(?:vraagt|vroeg|zegt|zei|zegde|waarschuwt|waarschuwde|wijst|wees|speelt|speelde|liet|laat|had|heeft|ziet|zag|stopt|helpt)"


def _subject_before(skeleton: Skeleton, players: Players, number: int) -> Seat | None:
    """The one a sentence began with, of whom the next goes on: "noord keek bij west. Nu vraagt hij zijn partner ..."."""
    found = skeleton.first(_HE_AND_HIS.format(verb=_VERB, number=number))
    return players.seat_of.get(found[0]) if found else None


def _named_last(skeleton: Skeleton, number: int) -> Mention | None:
    return next((m for m in reversed(skeleton.mentions[:number]) if m.kind == "seat" or m.value in _PERSONS), None)


def _speaks_before(skeleton: Skeleton, number: int) -> bool:
    """Whether the player named last before it is the speaker himself: "1R van oost en pas van mij, partner zei"."""
    last = _named_last(skeleton, number)
    return last is not None and last.value == "me"


def _partner_before(skeleton: Skeleton, players: Players, number: int) -> Seat | None:
    """The seat of the player named last before it, if he was called partner too: "partner was gever. partner opent"."""
    last = _named_last(skeleton, number)
    return players.seat_of.get(last) if last is not None and last.value == "partner" else None


def _neighbour_before(skeleton: Skeleton, number: int) -> bool:
    """Whether the player named last before it is a neighbour, as the speaker sees them: so is the partner."""
    players = (m.value if m.kind == "role" else m.kind for m in reversed(skeleton.mentions[:number]))
    return next((kind for kind in players if kind in {"seat", "side", *RELATION}), None) in ("lho", "rho")


def _of_declarer(skeleton: Skeleton, players: Players, mention: Mention) -> Seat | None:
    """Declarer, where nobody at the table tells: "leider zuid. de LT speelt", or where no other seat is named."""
    if any(m.value in ("me", "my_partner") for m in skeleton.mentions):
        return None
    with_article = "de" in skeleton.words.norms[max(0, mention.first - 1) : mention.first + 1]
    alone = {m.value for m in skeleton.mentions if m.kind == "seat"} == {players.declarer}
    return players.declarer if alone or (with_article and players.introduced) else None


def _seat_of_anchor(anchor: Mention, players: Players, previous: Seat | None) -> Seat | None:
    """The seat of the player in "LT van zuid"."""
    if anchor.kind == "seat":
        return Seat(anchor.value)
    declarer, me = players.declarer, players.me
    him = declarer if previous is me and declarer is not None else previous  # the speaker is never "hem"
    return {
        "declarer": declarer,
        "dummy": declarer and declarer.partner,
        "me": me,
        "my_partner": me and me.partner,
        "pronoun": him,
    }.get(anchor.value)
