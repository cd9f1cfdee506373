"""Whether a player could follow suit or do as he was told (59): "heeft er geen", "maar hij heeft wel een harten"."""

from __future__ import annotations

from nlu.reading import Message

_CANNOT = (
    r"(?:kan|kon|konden)(?: {suit})? (?:niet|geen)(?: {suit})? (?:bekennen|volgen|bijspelen)",
    r"(?:kan|kon) (?:die|er|{suit})? ?niet bekennen",
    r"(?:heeft|had|bezit|heb|hebben) (?:er |nu |zelf |echter |ook |daar |dus |pronoun#\d+ )*(?:geen|nul|niks|niets|niet een)"
    r"(?= (?:suit#\d+|card#\d+|meer|van|in|anders|over|enkele|kaart|kaarten|die|[.,;)?!]|en|maar|dus|want)|$)",
    r"geen (?:enkele )?{suit}(?: meer)?(?: heeft| heb| had)",
    r"(?:alleen|enkel|louter|uitsluitend)(?: nog| maar)* (?:zwarte|rode|{suit}|harten|troeven)",
    r"{suit} (?:is|was) (?:alles|het enige)|(?:bestaat|bestond)(?: [^ .;,]+){0,4} uit(?: (?:alleen|enkel|louter|nog))* {suit}",
    r"(?:die|pronoun#\d+) (?:zijn|waren|is|was)(?: (?:al|nu|helemaal|net|bij (?:seat|pronoun|me)#\d+))* (?:op|weg|uitgespeeld)(?= (?:[.,;?!]|en|dus)|$)",
    r"(?:suit#\d+|kleur)(?: (?:er|nu))* (?:zit|zitten|zat|zaten)(?: (?:er|bij (?:seat|pronoun|me)#\d+))* niet",
    r"(?:heeft|heb|had) (?:ze|die|pronoun#\d+|er)(?: \w+)? (?:niet|geen)",
    r"(?:die|dat|daar|pronoun#\d+|suit#\d+)(?: (?:er|nu))* (?:heeft|had|bezit) (?:seat|pronoun|partner|me)#\d+(?: \w+)? (?:niet|nie|er geen|geen)(?: meer)?",
    r"(?:suit#\d+ ,?|die|dat|daar)(?: (?:pronoun#\d+|kleur|er|nu))* (?:is|was) (?:seat|pronoun|partner|me)#\d+(?: (?:nu|al|net|helemaal|ook))* (?:kwijt|doorheen)",
    r"(?:zit|zat|is|was)(?: (?:zelf|nu|helemaal|er|dus|al))* zonder(?= (?:[.,;)?!]|en|dus)|$)",
    r"(?:kan|kon)(?: (?:dat|het|daar|er|hieraan|daaraan|eraan|aan|die|eis|verzoek|zelf|dus|helemaal))+ niet(?: aan)?(?: voldoen)?(?= [.,;)?!]|$)",
    r"renonce",
    r"nul {suit}",
    r"(?:is|was)(?: (?:door|zijn|haar|al|helemaal|de))* {suit}(?: \w+)? (?:kwijt|heen|op)",
    r"{suit} (?:is|zijn|was|waren)(?: (?:al|nu|bij (?:seat|pronoun|me)#\d+|net))* (?:op|kwijt)(?= (?:[.,;?!]|en|dus)|$)",
    r"(?:zonder|void in|void|blank in|uitgespeeld in|van|vrij van) {suit}(?: af)?(?= (?:[.,;?!]|en|dus|zit|is|af)|$)",
    r"heeft {suit} niet",
    r"(?:niets|niks|geen(?: andere)? (?:kaart|kaarten|kleur))(?: (?:anders|meer|meer anders))* dan {suit}",
)
_CAN = (r"(?:kan|kon|kunnen)(?: \w+)? bekennen", r"(?:dat|die) kan {hij}")
_HAS_IT = (
    r"(?:heeft|had|heb)(?: (?:er|pronoun#\d+|nog|zelf|toch|gewoon|dus))* wel(?: (?:nog|een|degelijk))*(?: {suit})?(?= (?:[.,;)!]|en|maar)|$)",
    r"(?:maar|terwijl|hoewel)(?: {hij})?(?: (?:er|nog|zelf|gewoon|toch|ook))* (?:heeft|had)(?: (?:er|nog|zelf|gewoon|toch))* {suit}",
    r"(?:maar|terwijl|hoewel) {hij}(?: (?:er|nog|zelf|gewoon|toch|ook|genoeg))* {suit} (?:heeft|had)",
)
"""He has the suit that he must lead: "oost speelt klaver voor maar heeft harten"."""


def cannot_comply(message: Message) -> bool:
    """Whether somebody is said to have no card of a suit."""
    return message.skeleton.has_any(_CANNOT)


def could_comply(message: Message, irregularity: str) -> bool | None:
    """Whether he could; None where it isn't told."""
    if cannot_comply(message):
        return False
    can = message.skeleton.has_any(_CAN)
    return can or (irregularity == "unable_to_comply" and message.skeleton.has_any(_HAS_IT)) or None
