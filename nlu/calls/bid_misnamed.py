"""A doubler who names another bid than the one that was made: "ik doubleer 2 harten", over 2 schoppen (19A3, 19B3)."""

from __future__ import annotations

from nlu.reading import Message
from nlu.understanding import Evidence
from rules.vocabulary import Call

_SAID = (
    r"(?:noemt|noemde|noem|genoemd|noemen|zegt|zei|gezegd|benoemt|benoemde)(?: (?:daarbij|dus|wel|alleen|per ongeluk|echter|hierbij|het|de|een|zo|pronoun#\d+))*"
    r" (?:verkeerde?|foute?|ander|andere|onjuiste?) (?:bod|kleur|hoogte|niveau|bieding|speelsoort|contract)",
    r"(?:verkeerde?|foute?|ander|andere|onjuiste?) (?:bod|kleur|hoogte|niveau|bieding|speelsoort) (?:genoemd|gezegd|noemde|noemt|zegt|zei)",
    r"(?:bod|kleur|hoogte|niveau|bieding)(?: (?:die|dat|hij|zij|daarbij|pronoun#\d+))* (?:verkeerd|fout)(?: (?:genoemd|gezegd|benoemd|uitgesproken|noemde|zei))?",
)
_DOUBLED = r"double#\d+(?: (?:op|van|de|het|die|dat|jouw|jullie|uw|je|zijn|haar))* {bid}(?! (?:van|door|bij))"
_LEADS_TO = (
    r"(?: (?:'|\"|,|\.|maar|terwijl|want|waar|het|dat|er|de|eigenlijk|echter|ging|in|feite|werkelijkheid|laatste|bod|toch|dus|bieding"
    r"|om|seat#\d+|lho#\d+|rho#\d+|pronoun#\d+))*"
)
_IT_WAS = (
    rf"{_LEADS_TO} (?:was|waren|had|stond|lag|zat|bood|opende)(?: (?:er|op|om|dus|maar|nu|gewoon|al|wel))* {{bid}}",
    rf"{_LEADS_TO} {{bid}} (?:was|waren|had|stond|lag|bood|opende)(?= |$)",
)


def bid_misnamed(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Add to `facts`, in place, that a double was called with the name of another bid."""
    if irregularity != "inadmissible_double":
        return
    skeleton = message.skeleton
    said = next((match for pattern in _SAID for _, match in skeleton.find(pattern)), None)
    matches = (it for was in _IT_WAS for it in skeleton.find(_DOUBLED + was))
    other = next(
        (match for (named, made), match in matches if _may_be_meant(Call(named.value), Call(made.value))), said
    )
    if other is not None:
        facts["wrong_bid_named"] = Evidence(True, *skeleton.span(other))


def _may_be_meant(named: Call, made: Call) -> bool:
    """Whether a bid that was made may be what is doubled under another name, rather than one from before it."""
    return named != made and (
        made.supersedes(named) or made.level == named.level or made.denomination is named.denomination
    )
