"""The trick somebody wants back after a claim or a concession (69B, 71)."""

from __future__ import annotations

from nlu.tricks.claim_told import ClaimTold

_STILL_WON = (
    r"(?:card#\d+|rank#\d+|troefaas|troefheer|aas|heer|hoogste troefje|hoogste troef)(?: [^ .;,]+){0,2} nog (?:had|heeft|hield|bezat|in handen)",
    r"(?:maar|want|terwijl|dat)(?: [^ .;,]+){0,2} (?:mijn|m'n|mn|onze|zijn|haar|hun|seat#\d+|seat#\d+ zijn) (?:card#\d+|rank#\d+|troefaas|troef|troefheer|troefvrouw|aas|heer)(?: [^ .;,]+){0,4} (?:slag|winnen|maken|hoog)",
    r"(?:nog|altijd|toch)(?: [^ .;,]+){0,3} (?:een )?(?:slag|troefslag|card#\d+|rank#\d+|troefaas)(?: [^ .;,]+){0,2} (?:had|hadden|heeft|hebben|moest|maak|maakte|krijg|kreeg|maken)",
    r"(?:me#\d+|pronoun#\d+|seat#\d+)(?: (?:toch|nog|zelf|eigenlijk|dus))* (?:had|heb|heeft)(?: (?:toch|nog|eigenlijk|de|het|een|hoge))* (?:card#\d+|troefaas|troefheer|aas|heer|hoogste troef|zekere slag|troefslag)(?= (?:[.,;!)]|')|$)",
    r"(?:had|hadden|heb|hebben|maak|maken|krijg|zat|zit)(?: [^ .;,]+){0,4} nog(?: [^ .;,]+){0,3} (?:slag|troefslag|aas|troef|card#\d+)",
)


def lost_trick(talk: ClaimTold, irregularity: str) -> None:
    """The trick somebody wants back: won already, one that no normal play loses, or one that may be lost (69B, 71)."""
    won = r"(?:al|allang|al lang|toen al|werkelijkheid|eerder|feitelijk)(?: [^ .;,]+){0,3} (?:gewonnen|binnen|gemaakt|gehaald|had|binnengehaald)|(?:gewonnen|binnen)(?: [^ .;,]+){0,2} had"
    won = rf"{won}|slag(?: (?:die|pronoun#\d+))?(?: [^ .;,]+){{0,4}} (?:al|allang) (?:in|bij|op)(?: (?:hun|onze|zijn|haar|mijn|de|het))+ (?:stapeltje|stapel|bakje|slagen|rij|rijtje|gewonnen)|(?:eentje|een|rank#\d+|daarvan)(?: (?:had|heeft|lag|zat|pronoun#\d+|seat#\d+|er|daarvan|van|slagen|de|die))+ (?:al|allang) (?:in|bij|op)(?: (?:hun|onze|zijn|haar|mijn|de|het))+ (?:stapeltje|stapel|bakje|slagen|rij|rijtje)"
    sure = (
        r"(?:niet|nooit|geen enkele|geen mogelijkheid|onmogelijk|met geen mogelijkheid)(?: [^ .;,]+){0,7} (?:verliezen|verliest|verlies|kwijt|kwijtraakt|kwijtraken|verloren|weg)",
        r"(?:verliezen|kwijt|verloren)(?: [^ .;,]+){0,4} (?:niet|onmogelijk)",
        r"(?:aas|rank#\d+|card#\d+|troefaas|kaart|pronoun#\d+)(?: (?:was|is))? (?:al|allang|eerder)(?: (?:was|is))? (?:gespeeld|weg|geweest|gevallen|eruit)",
        r"(?:elke|iedere|welke|wat voor)(?: [^ .;,]+){0,3} (?:manier|speelwijze|wijze|afspel|tegenspel|verdediging)(?: [^ .;,]+){0,5} (?:maakt|maken|haalt|halen|wint|winnen|krijgt|krijgen|slag)",
        r"(?:zekere|onverliesbare|onverliesbaar|gegarandeerde|vaste|natuurlijke) (?:slag|troefslag)",
        r"slag(?: [^ .;,]+){0,5} (?:zeker|gegarandeerd|vast) (?:was|is|had)",
        r"(?:zeker|sowieso|altijd|hoe dan ook|vanzelf)(?: [^ .;,]+){0,3} (?:gewonnen|gemaakt|slag|troefslag|hoog)",
        r"(?:troefaas|aas van (?:de )?troef)(?: [^ .;,]+){0,3} (?:nog|had|heeft|zat|zit|hield|bezat|vasthad|vasthield)(?= |$)|(?:had|heeft|zat|zit|hield|bezat)(?: [^ .;,]+){0,4} (?:troefaas|aas van (?:de )?troef)",
        r"(?:enige|laatste|hoogste) (?:troef|troefje)(?: [^ .;,]+){0,2} (?:had|heeft|zat|nog|hield)|hoogste (?:troef|troefje)",
    )
    doubtful = r"(?:snit|evengoed|als (?:de )?(?:declarer|seat|pronoun|me)#\d+(?: [^ .;,]+){0,4} (?:verkeerd|fout|anders|misgokt|gegokt)|(?<!nooit )(?<!niet )(?<!onmogelijk )kunnen (?:maken|winnen|halen)|andere speelwijze|gewone speelwijze|(?<!nooit )(?<!niet )(?<!nooit had )(?<!niet had )(?<!onmogelijk had )kunnen verliezen|beter gespeeld)"
    if talk.has(doubtful):
        talk.put("lost_trick", "doubtful")
    elif talk.has(won):
        talk.put("lost_trick", "won")
    elif irregularity == "concession" and any(talk.has(pattern) for pattern in sure):
        talk.put("lost_trick", "sure")
    elif irregularity == "claim":
        missed = any(talk.has(pattern) for pattern in (*sure, *_STILL_WON))
        if missed and talk.value("agreed") is True:
            talk.put("lost_trick", "likely")
        else:
            talk.drop("lost_trick")
