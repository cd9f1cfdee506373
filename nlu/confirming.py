"""What confirms an estimate that isn't sure: the message tells in so many words what makes it that irregularity."""

from __future__ import annotations

from nlu.doing import tells_act
from nlu.informing import tells_informing
from nlu.phrases import phrases_in
from nlu.reading import Message

_TOLD_BY = {
    "misinformation": "explanation_wrong",
    "illegal_agreement": "agreement",
    "procedural_offence": "offence",
    "improper_question": "question_fault",
}
"""The fact of which a phrase tells what makes it that irregularity."""
_DONE = frozenset(["extraneous_information", "stop_card_breach"])


def confirms(message: Message, irregularity: str) -> bool:
    """Whether the message tells a hesitation or a gesture, a wrong explanation, something overheard, a kind of offence."""
    if irregularity == "unauthorised_information":
        return tells_informing(message)
    if irregularity in _DONE:
        return tells_act(message, irregularity)
    return irregularity in _TOLD_BY and _TOLD_BY[irregularity] in phrases_in(message, irregularity)
