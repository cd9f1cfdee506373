"""Whether a call was a slip of hand or tongue: about an insufficient bid only plain words for that count."""

from __future__ import annotations

from nlu.auction.call_modes import BUT_LAID
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.expressions import Expression

_OF_THE_HAND = (
    r"misgreep|misgegrepen|misgrijp|greep mis|grijpt mis|vergrepen|vergreep|vergrijpt|mispull|misklik|misgetast"
    r"|vergis[a-z]* (?:\w+ ){0,2}van (?:kaartje|kaart|vak|vakje)|mispak[a-z]*|verkeerde? (?:vak|vakje)"
    r"|mistast|verspr(?:ak|oken|eking|eekt)"
    r"|verkeerde? (?:kaart|kaartje|bod|bieding)(?:je)? (?:ge)?(?:pak|trok|grijp|greep|getrokken|uit)"
    r"|verkeerde? kaartje|plak|kleef|kleven|tong|tikfout"
)
_MECHANICAL = Expression(
    rf"{_OF_THE_HAND}|bedoel(?:de|t|d)?\b(?! als\b)|(?:wilde|wil)\b.*\b(?:pakken|leggen|zeggen)|had .* willen (?:pakken|leggen"
    r"|bieden)"
)
_SLIPPED = Expression(rf"{_OF_THE_HAND}|vergissing|per (?:ongeluk|abuis)")
_SAW_IN_HIS_HAND = (
    r"(?:zag|ziet|zie|merkte|merkt|ontdekte|ontdekt|telde|vond|besefte|realiseerde)(?: \w+){0,4} dat (?:hij|zij|ze|ik)(?: \w+){0,5}"
    r" (?:aas|azen|heer|heren|vrouw|boer|kaart|kaarten|punt|punten|schoppens?|hartens?|ruitens?|klavers?)\b(?!.{0,25}\b(?:gelegd|ligt|lag|liggen|geboden|gepakt|getrokken|neergelegd))"
)
"""Who finds out what he holds has second thoughts of his call."""
_CHANGED_MIND = Expression(
    rf"{_SAW_IN_HIS_HAND}|(?:achter|tussen|onder) een andere kaart|"
    r"nader inzien|(?:me|zich) (?:een|twee|\d) (?:aas|heer|vrouw|boer|punt|punten|kaart|kaarten) (?:had |heeft )?(?:vergist|verteld)|(?:me|zich) (?:verteld|vergist in|verrekend)|mis(?:ge)?teld|verkeerd geteld|herteld|van (?:gedachten|mening)|(?:bedacht|bedenkt|bedenk) (?:zich|me)|(?:zich|me|mij) (?:toch |net |ineens |achteraf )?bedacht|(?:dacht|denkt) (?:nog )?(?:eens |even )?na en"
    r"|\bna (?:lang|langer|even|wat|enig|veel|kort|goed|een tijdje|een poosje|rijp) (?:te )?(?:nadenken|denken|dubben|wikken|peinzen|beraad|overleg|aarzelen|twijfelen)\b"
)


_MERE_MISTAKES = frozenset(["insufficient_bid", "inadmissible_double", "bid_above_seven"])
"""Irregularities that are often called a mistake although the player meant what he called."""
_OF_LAW_25 = frozenset(["unintended_call", "change_of_call"])
_SO_CALLED = Expression(r"(?:noemt|noemde|beweert|beweerde|claimt|claimde)\b.*\b(?:misgreep|vergissing|verspreking)")
_BELIEVED = Expression(
    r"\b(?:dacht|dachten|meende|meenden|waande|veronderstelling|overtuigd)\b(?: \w+){0,3} (?:dat|op|tegen|met|over)\b.*"
    r"\b(?:geopend|geboden|opende|opening|openingsbod|bood|gepast|stayman|transfer|afspraak|systeem|speelden|beurt|partner)\b"
)
"""Who misread the auction or forgot the system called what he meant to call (25A2)."""
_MEANING = Expression(
    r"\b(?:met|daarmee|ermee|hiermee|waarmee)\b[^.;?!]*\bbedoel\w*|\bbedoel\w*\b(?: [\w,:]+){0,3} (?:\d+ - \d+|\d+ ?\+|\d+ (?:punten|punt|pt|p|hcp)\b|\w*kaart\b|zwak|sterk|natuurlijk als)"
)
"""What a call was meant to say isn't another call that was meant."""
_SECOND_THOUGHTS = Expression(r"bedacht|bedenkt|nog eens naar|nog eens in|nader inzien|van gedachten|besefte|herteld")

_TELLER_MEANS = Expression(
    r"(?:^|[.,;!?] )(?:(?:nee|neen|wacht|sorry|oh|o|,) )*ik (?:bedoel|bedoelde)(?: (?:dat|te zeggen|dus|:|natuurlijk))* (?:noord|oost|zuid|west|de [a-z]+)\b"
)
"""Who tells it sets himself right, no player his call: "ik bedoel west bood 2S"."""
_OTHER_LAID = rf"{{call}}{BUT_LAID}"
"""Another card from the box was laid than the call that was meant."""


def thought_better_of_it(message: Message) -> bool:
    """Whether a player is told to have come to want another call, and no slip of the hand is."""
    text = " ".join(message.words.norms)
    return bool(_CHANGED_MIND.search(text)) and not _SLIPPED.search(text)


def settle_slip(message: Message, irregularity: str, facts: dict[str, Evidence]) -> None:
    """Settle `slip` in `facts`, in place: open when a bid that is too low is merely called a mistake, none when only
    the player calls it so of what he tells as second thoughts."""
    slip = facts.get("slip")
    text = " ".join(message.words.norms)
    only_said = _SO_CALLED.search(text) and _SECOND_THOUGHTS.search(text)
    changed = irregularity in _OF_LAW_25 and thought_better_of_it(message)
    if slip and slip.value is True and (only_said or changed):
        facts["slip"] = Evidence(False, slip.start, slip.end)
    if (
        irregularity in _OF_LAW_25
        and slip
        and slip.value is True
        and _BELIEVED.search(text)
        and not _MECHANICAL.search(text)
    ):
        facts["slip"] = Evidence(False, slip.start, slip.end)
    if irregularity in _OF_LAW_25 and slip is None and message.skeleton.has(_OTHER_LAID):
        facts["slip"] = message.tells(True)
    if (
        slip
        and slip.value is True
        and _TELLER_MEANS.search(text)
        and not _MECHANICAL.search(_TELLER_MEANS.sub(" ", text))
    ):
        facts.pop("slip", None)
    mechanical = _MECHANICAL.search(_MEANING.sub(" ", text))
    if irregularity in _MERE_MISTAKES and slip and slip.value is True and not mechanical:
        del facts["slip"]
