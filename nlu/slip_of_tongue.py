"""Whether declarer misspoke or changed his mind: "wou de boer, zei de acht", "had niet gezien dat de vrouw al lag"."""

from __future__ import annotations

from nlu.reading import Message

_CARD = r"(?:card|suit|rank)#\d+"
_SAID = r"(?:zei|zegt|zegde|riep|roept|vroeg|vraagt|noemde|noemt|gezegd|geroepen)"
_MISSPOKE = (
    rf"(?:wou|wilde|bedoelde|bedoelt|bedoeld|wil)(?: (?:eigenlijk|natuurlijk|gewoon|de|het))* {_CARD}(?: [^ .;]+){{0,3}} (?:maar )?(?:pronoun#\d+ )?{_SAID}",
    rf"{_SAID}(?: [^ .;]+){{0,6}} {_CARD}(?: [^ .;]+){{0,6}} (?:bedoelde|bedoelt|bedoeld|wilde zeggen|wou zeggen|had willen zeggen|bedoel)",
    r"(?:verkeerd|fout|mis) (?:gezegd|uitgesproken|genoemd|geroepen|afgeroepen|gesproken)",
    r"(?:verspreking|versproken|versprak|verspreekt|misproken|lapsus|abusievelijk|flapte|floepte|slip of the tongue|tong)",
    r"(?:per|bij) (?:abuis|vergissing|ongeluk|verspreking)",
    r"(?:nooit|niet) (?:de |het |die )?(?:[^ .;]+ )?(?:bedoeld|van plan)",
    r"(?:hele tijd|steeds|al die tijd|van meet af aan)(?: [^ .;]+){0,4} (?:bedoeld|van plan|gedacht|dacht|aan)",
    rf"(?:wilde|wou|wil|willen|had)(?: [^ .;]+){{0,4}} {_CARD} (?:willen )?zeggen",
    rf"{_CARD} (?:wilde|wou|had)(?: [^ .;]+){{0,4}} zeggen",
)
_CHANGED = (
    r"zich(?: [^ .;]+){0,2} (?:bedacht|bedenkt)|(?:bedacht|bedenkt|bedenken)(?: [^ .;]+){0,2} (?:zich|me#\d+|anders)|(?:bedacht|bedenkt) zich|bij nader inzien|spijt|van gedachten?|heroverwoog|andere gedachte",
    r"(?:toch|doe)(?: (?:toch|dan|nog))* (?:maar|liever|nog)(?! niet)",
    r"liever|achteraf (?:gezien|bekeken)",
    r"(?:niet|nog niet|pas later)(?: had| heeft)? (?:gezien|opgemerkt|gemerkt|in de gaten)(?: [^ .;]+){0,3} (?:dat|hoe|wat)|zag(?: [^ .;]+){0,2} niet dat|over het hoofd",
    r"(?:ziet|zag|merkt|merkte|zien)(?: (?:dan|toen|nu|pas|daarna|pronoun#\d+|,))+(?: [^ .;]+){0,3} dat",
    r"(?:concentratiefout|concentratie|niet opgelet|niet goed gekeken|onoplettend|automatisch|denkfout|rekenfout)",
    r"geen (?:verspreking|vergissing)",
)


def misspoke(message: Message) -> bool | None:
    """True for a slip of the tongue, False for a change of mind, None when neither or both are told."""
    slip = any(message.skeleton.has(pattern) for pattern in _MISSPOKE)
    change = any(message.skeleton.has(pattern) for pattern in _CHANGED)
    return slip if slip is not change else None
