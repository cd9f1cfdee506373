"""The player who was misled by a wrong explanation: who asked or wants his call back, and whether his partner called since."""

from __future__ import annotations

from nlu.reading import Message
from rules.vocabulary import Seat

_WANTS_BACK = (
    r"{seat}(?: (?:nu|dan|graag|zegt|dat|pronoun#\d+|ook|eigenlijk|anders|wel))* "
    r"(?:wil|wilde|had|zou)"
    r"(?: (?:zijn|haar|nu|dan|pass#\d+|bod|bid#\d+|graag|nog|liever|anders|call|alsnog|hebben|daar|natuurlijk))* "
    r"(?:terug|terugnemen|veranderen|wijzigen|herzien|gedoubleerd|geboden|gepast|double#\d+)"
)
_ASKED = (
    r"{seat}(?: (?:heeft|had|toen|daarop|eerst|netjes|dus|nog|tijdens|voor|het|de|zijn|bieden|bieding|beurt|pas|pass#\d+))*"
    r" (?:vroeg|vraagt|informeerde|informeert|gevraagd)(?: [^ .;]+){0,4}(?= (?:naar|of|wat|om|hoe|uitleg|en|er|:|,))",
    r"{seat}(?: (?:toen|daarop|heeft|had|dus|ook|zelf))* (?:kreeg|krijgt)(?: [^ .;#]+){0,4} (?:te horen|als uitleg|als antwoord|uitgelegd)",
)
_MISLED = r"(?:misleide|benadeelde|verkeerd ingelichte)(?: (?:speler|partij|man|vrouw))? (?:is|was) {seat}"
_STILL_TO_CALL = (
    r"{seat}(?: (?:is|heeft|had|moet|was|zelf|,))* (?:nog niet|nog niks|nog niets|moet nog|nog moet|nog)"
    r"(?: (?:geweest|geboden|gedaan|bieden|gesproken|iets|gezegd|aan de beurt))*",
    r"{seat} moet(?: (?:zijn|haar|eerste|volgende|bod|beurt|ook|dus))* nog (?:doen|bieden|komen|krijgen)",
    r"{seat} (?:is|was)(?: (?:nu|dus|pas|net|dan))* aan (?:de beurt|bod|zet)(?! geweest)",
)
_CALLED_AFTER = (
    r"{seat} (?:heeft|had|is)?(?: (?:er|ook|zelf))* ?(?:daarna|daarop|toen|erna|erop)(?: (?:ook|al|zelf|gewoon|een))*"
    r" (?:gepast|geboden|gedoubleerd|bood|paste|pass#\d+|double#\d+|bid#\d+)"
)
_HAS_CALLED = (
    r"{seat} (?:heeft|had|is)(?: (?:er|daarop|daarna|ook|dus|intussen|ondertussen|inmiddels|zelf))* (?:al|ook)(?: (?:een|weer|overheen))*"
    r" (?:gepast|geboden|gedoubleerd|pass#\d+|double#\d+|bid#\d+)"
    r"|{seat} (?:is|was)(?: (?:ook|dus|daarna|intussen|inmiddels))* (?:(?:al) )?aan de beurt geweest|{seat} (?:is|was) (?:al) geweest"
    r"|(?:(?:pass|bid|double)#\d+|gepast|geboden|gedoubleerd)(?: (?:en|,|\.))* {seat}(?: (?:deed|doet|heeft|dat|het|daarna))* (?:ook|idem)"
)


def asker_in(message: Message) -> Seat | None:
    """The one player who is told to have asked, who is no explainer."""
    askers = {seat for pattern in (*_ASKED, _MISLED) for seat in _seats_of(message, pattern)}
    return askers.pop() if len(askers) == 1 else None


def misled_in(message: Message) -> set[Seat]:
    """The players who asked or want their call back: none of them is the explainer."""
    asker = asker_in(message)
    return {*_seats_of(message, _WANTS_BACK), *([asker] if asker else [])}


def partner_has_called(message: Message, explainer: Seat | None) -> bool | None:
    """Whether the partner of the misled player has called since; None when it isn't told.

    The misled player is the opponent of the explainer who wants his call back, or who asked, or else who called first after it;
    where it isn't told who explained, the one player who wants a call back or asked.
    """
    asker = asker_in(message)
    wanting_back = _seats_of(message, _WANTS_BACK)
    if explainer is None:
        misled_alone = set(wanting_back) or ({asker} if asker else set())
        if len(misled_alone) != 1:
            return None
        explainer = misled_alone.pop().lho
    made = [it for it in message.auction.made if it.seat is not None and it.seat.side is not explainer.side]
    wanting = [seat for seat in wanting_back if seat.side is not explainer.side]
    if not wanting and asker is not None and asker.side is not explainer.side:
        wanting = [asker]
    after = [seat for seat in _seats_of(message, _CALLED_AFTER) if seat.side is not explainer.side]
    misled = wanting[0] if wanting else made[0].seat if made else after[0] if after else None
    if _says_it_is_to_call(message, explainer, misled):
        return False
    if misled is None:
        return None
    if misled.partner in (*_seats_of(message, _HAS_CALLED), *_seats_of(message, _CALLED_AFTER)):
        return True
    first = next((place for place, it in enumerate(made) if it.seat is misled), None)
    if first is not None and any(it.seat is misled.partner for it in made[first + 1 :]):
        return True
    return None


def _says_it_is_to_call(message: Message, explainer: Seat, misled: Seat | None) -> bool:
    """Whether the partner of the misled player is told to be still to call."""
    named = {mention.value for mention in message.mentions if mention.kind == "seat"}
    return any(
        silent.partner is misled or (misled is None and silent.side is not explainer.side and silent.partner in named)
        for pattern in _STILL_TO_CALL
        for silent in _seats_of(message, pattern)
    )


def _seats_of(message: Message, pattern: str) -> list[Seat]:
    return [Seat(mentions[0].value) for mentions, _ in message.skeleton.find(pattern)]
