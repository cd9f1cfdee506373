"""The card that was played instead of one of the suit led: "oost gooit harten 5 op een klaver"."""

from __future__ import annotations

from nlu.reading import Message
from nlu.tricks.camps import Camps
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from nlu.words.segments import Segment, segments_of
from nlu.words.skeleton import compiled
from rules.vocabulary import RANKS

_BESIDE = (
    r"(?: (?!(?:card|rank|seat|declarer|dummy|partner|alsnog|toch|daarna|juiste|goede|nog|moest|moet)(?:#|$| ))[^ .;]+)"
)
_LAYS = (
    rf"(?:gooit|gooide|legt|legde|speelt|speelde|deed|doet|gaf|geeft|troeft|troefde|plaatste|zette|kwam)(?: seat#\d+)?{_BESIDE}{{0,4}} card#(\d+)"
    r"(?! (?:voor|uit|na|terug)(?= |$))",
    r"(?:verzaakt|verzaakte|verzaken)(?: [^ .;,#]+){0,2} met(?: (?:een|de|zijn|haar))* card#(\d+)(?! (?:nog|in|vast|bij|sec|achter|te)(?= |$))",
    r"(?:heeft|had)(?: [^ .;#]+){0,3} card#(\d+)(?: [^ .;#]+){0,2} (?:gegooid|gelegd|gespeeld|weggegooid|bijgelegd|bijgespeeld|afgegooid|opgegooid)",
)

_HELD = r"(?:(?:nog|wel|had|heeft|hield|alsnog|toch|verving|ruilt|vervangt)(?: [^ .;#]+){0,4} (?:suit|card|rank)#(\d+)|(?:suit|card)#(\d+)(?: [^ .;#]+){0,2} (?:had|heeft|zat|hield))"
_LED = r"(?:op|onder|in|bij|van|geen|vroeg|vraagt|gevraagd|speelde|speelt)(?: (?:een|de|het|zijn|haar|kleine|leiders))* (?:suit|card)#(\d+)"


def revoke_card(message: Message, camps: Camps, facts: dict[str, Evidence]) -> None:
    """Add `cards` to `facts`, in place, where one card of another suit is said to have been laid by the revoker."""
    laid: list[Mention] = []
    own = True
    for segment in segments_of(message.skeleton):
        own = _is_revokers(segment, camps, own=own)
        if own:
            laid += [mention for mention in _named(segment, *_LAYS) if mention.value[1] in RANKS]
    suits = {m.value[0] for s in segments_of(message.skeleton) for m in _named(s, _HELD, _LED) if m not in laid}
    cards = {m.value: m for m in laid if m.value[0] not in suits}
    if len(cards) == 1 and suits:
        card, mention = cards.popitem()
        facts["cards"] = message.tells([card], mention)


def _is_revokers(segment: Segment, camps: Camps, *, own: bool) -> bool:
    """Whether a segment speaks of the revoker: by his seat where it is known, else as long as nobody of the others is named."""
    named = segment.subjects()
    if not named:
        return own
    if camps.offender is not None and any(m in camps.players.seat_of for m in named):
        return camps.players.seat_of.get(named[0]) is camps.offender
    return camps.of(named[0], segment) != "other"


def _named(segment: Segment, *patterns: str) -> list[Mention]:
    return [
        segment.line.mentions[int(next(filter(None, match.groups())))]
        for pattern in patterns
        for match in compiled(pattern).finditer(segment.text)
    ]
