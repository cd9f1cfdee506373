"""Who is who in a message: which seat each player mentioned has, who declares, where the speaker sits."""

from __future__ import annotations

from nlu.players import Players
from nlu.seating.called_declarer import CalledDeclarer
from nlu.seating.declarer import declarer_in
from nlu.seating.declaring_side import declaring_side
from nlu.seating.defenders import defenders_in
from nlu.seating.neighbour_declares import place_neighbour_declaring, place_pronoun_declaring
from nlu.seating.seats_of_roles import role_seat
from nlu.seating.speaker import place_speaker
from nlu.words.skeleton import Skeleton
from rules.vocabulary import Seat

_CALLED_DECLARER = r"(?:me|my_partner|partner|lho|rho)#(\d+)(?: (?:is|ben|was|zit|als|nu|hier|de|,))+ {declarer}"


def players_in(
    skeleton: Skeleton,
    called: CalledDeclarer,
    *,
    in_play: bool,
    declarer: Seat | None = None,
    settled: bool = False,
) -> Players:
    """Who is who in a message.

    Args:
        skeleton: The message.
        called: The seats that it calls declarer.
        in_play: Whether it is about the play, so that "4S van noord" is a contract and not a bid.
        declarer: The declarer as known before; what the message says goes first, unless he is `settled`.
        settled: Whether the director has set the declarer right since.
    """
    players = Players()
    players.declarer = declarer_in(skeleton, called, players.introduced, in_play=in_play)
    for found, _ in skeleton.find(_CALLED_DECLARER):
        players.introduced.update(found)
    place_speaker(skeleton, players)
    place_neighbour_declaring(skeleton, players)
    place_pronoun_declaring(skeleton, players)
    players.declarer_told = players.declarer is not None
    if players.declarer is None or (settled and declarer is not None):
        players.declarer = declarer
    if players.declarer is None and in_play:
        players.side = declaring_side(skeleton)
    _seat_mentions(skeleton, players)
    players.defenders.update(defenders_in(skeleton))
    return players


def _seat_mentions(skeleton: Skeleton, players: Players) -> None:
    """Give every mention its seat where that is certain."""
    previous: Seat | None = None
    for number, mention in enumerate(skeleton.mentions):
        seat: Seat | None = None
        if mention.kind == "seat":
            seat = Seat(mention.value)
        elif mention.kind == "role":
            seat = role_seat(skeleton, players, number, mention, previous)
        if seat is not None:
            players.seat_of[mention] = seat
            only_declares = previous is not None and seat is players.declarer and mention in players.introduced
            if (mention.kind == "seat" or mention.value not in ("declarer", "me")) and not (
                only_declares or (mention.kind == "role" and mention in players.anchors)
            ):
                previous = seat
