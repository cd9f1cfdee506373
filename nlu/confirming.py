"""What confirms an estimate that isn't sure: the message tells in so many words what makes it that irregularity."""

from __future__ import annotations

from nlu.doing import tells_act
from nlu.informing import tells_informing
from nlu.phrases import phrases_in
from nlu.reading import Message


def confirms(message: Message, irregularity: str) -> bool:
    """Whether the message tells a hesitation or a gesture, a wrong explanation, or something that was overheard."""
    if irregularity == "unauthorised_information":
        return tells_informing(message)
    if irregularity == "misinformation":
        return "explanation_wrong" in phrases_in(message, irregularity)
    return irregularity == "extraneous_information" and tells_act(message, irregularity)
