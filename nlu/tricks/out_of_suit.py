"""How a message says that a player had none of the suit led, so that he couldn't follow to it."""

from __future__ import annotations

from nlu.words.skeleton import Skeleton

_HOLDER = r"(?:seat|pronoun|declarer|partner|me)#\d+"
_SURELY = r"(?: (?:er|echt|inderdaad|zelf|gewoon|dus|helemaal|ook|gelukkig|toen|echter|op dat moment))*"
_HAD_NONE = (
    rf"(?:had|heeft|bezat|bezit){_SURELY} geen(?: (?:enkele?|een|rank#\d+|eentje))? (?:suit#\d+|troef)(?: meer)?(?: (?:over|in|gehad|zegt|zei|dus|bij|had|heeft|hoor|toch))?(?= (?:[.,;?!)]|en|dus|want|meer)|$)",
    r"(?:kon|kan)(?: \w+){0,2} niet bekennen",
    r"geen(?: enkele)? suit#\d+ meer (?:had|heeft|bezat|over had)(?= (?:[.,;?!)]|en|dus|want|toen)|$)",
    r"er (?:echt |toen )*geen(?: enkele| een)?(?: meer)? (?:had|heeft|bezat|te hebben)(?= (?:[.,;?!)]|en|dus|want)|$)",
    rf"(?:had|heeft|bezat){_SURELY} geen(?: (?:enkele?|een|rank#\d+|eentje))?(?: meer)?(?: (?:over|gehad))?(?= (?:[.,;?!)]|en|dus|want|van)|$)",
    rf"(?:pronoun#\d+|die|suit#\d+) (?:had|heeft|bezat) {_HOLDER} (?:toen |op dat moment )?(?:niet|nie|geen)",
    r"(?:was|is)(?: (?:echt|inderdaad|gewoon|dus|al|allang|toen))* (?:op|uit|blut|kaal)(?: geraakt)? in(?: de)? (?:suit#\d+|pronoun#\d+ kleur)",
    r"(?:had|heeft|met)(?: (?:een|echt|inderdaad|gewoon))* renonce(?: in suit#\d+)?",
    r"(?:zat|zit|zaten|was|waren|vond|vonden|bleek|lag)(?: (?:er|daar|me#\d+|toen|echt|ook|pronoun#\d+))* (?:geen|geen enkele)(?: (?:enkele|een))? suit#\d+(?: (?:meer|tussen|bij|in|meer tussen|meer bij|meer in))+",
    r"geen(?: enkele?)? suit#\d+(?: meer)? (?:te hebben|gehad te hebben|te hebben gehad|te bezitten|te zitten|te bekennen|in (?:zijn|haar) hand)",
    r"(?:zijn|haar|de) laatste (?:suit|card)#\d+(?: [^ .;,]+){0,4} (?:gespeeld|kwijt|weg|gelegd|kwijtgeraakt)",
    r"(?:nergens|geen enkele|geen een)(?: [^ .;,]+){0,2} suit#\d+(?: [^ .;,]+){0,3} (?:te vinden|gevonden|te bekennen|gehad|meer)",
)


def held_none(skeleton: Skeleton) -> bool:
    """Whether somebody is said to have had none."""
    return skeleton.has_any(_HAD_NONE)
