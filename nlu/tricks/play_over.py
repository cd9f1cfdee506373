"""How a message says that the deal had been played out by the time it came to light, whatever is told of the next trick."""

from __future__ import annotations

from nlu.words.skeleton import Skeleton

_REST_WON = (
    r"(?:maakte|maakten|kreeg|kregen|haalde|haalden|pakte|pakten|won|wonnen)(?: [^ .;]+){0,2}"
    r" (?:de rest|het restant|alle (?:overige|resterende|andere|volgende)(?: slagen)?)(?= [.,;]|$)"
)
"""The deal has been played out, whoever won the tricks."""
_DEAL_OVER = (
    r"(?:alles|alle slagen|alle kaarten|spel|board|bord)(?: (?:was|is|al|al lang|helemaal|waren|net|dus|hebben|we|ze))* (?:gespeeld|uitgespeeld|afgespeeld|afgelopen|uit|voorbij|uitgeteld|klaar|gedaan|ten einde)"
    r"|(?:we|wij|ze|het|pronoun#\d+)(?: (?:was|is|al|allang|waren|zijn|net))+ uitgespeeld"
)
_AFTER_IT = (
    r"(?:bij|na)(?: het)? tellen aan het licht|na(?: het)? (?:opbergen|opruimen|wegsteken|terugsteken|terugstoppen|wegstoppen|inpakken|nakaarten)"
    r"|na (?:afloop|het (?:spel|afspelen|afspel)(?= |$))"
    r"|(?:bij|na|tijdens) de (?:nabespreking|bespreking)|(?:bij|na|tijdens) (?:het )?(?:natellen|tellen(?= (?:[.,;]|van de slagen|kwam|bleek|zagen|merkten|werd)|$)|optellen|nakaarten|napraten|opschrijven van de score|invoeren van de score)"
    r"|aan het (?:natellen|tellen|scoren|noteren|opschrijven|opbergen|opruimen|nakaarten|napraten)|(?:klaar|gereed) met (?:spelen|het spel|afspelen)"
    r"|(?:tegen|aan|op|bij|na)(?: het| t)? (?:eind|einde|nakaarten)(?:(?! van)| van (?:het|dit|dat) (?:spel|afspel|afspelen|bord|board))"
)
_SCORED = (
    r"(?:score|uitslag|resultaat|spel|bord)(?: [^ .;,]+){0,5} (?:genoteerd|ingevoerd|ingetikt|ingetoetst|geboekt|opgeschreven|in de bridgemate|in het kastje)"
    r"|(?:genoteerd|ingevoerd|ingetikt|ingetoetst|geboekt|opgeschreven)(?: [^ .;,]+){0,4} (?:score|uitslag|resultaat)"
)


def play_was_over(skeleton: Skeleton) -> bool:
    """Whether the deal had been played out."""
    return skeleton.has_any((_REST_WON, _DEAL_OVER, _AFTER_IT, _SCORED))
