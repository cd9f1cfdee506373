"""Who is to blame for a board that can't be scored: for each party that is named, none of it, part of it or all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.phrases import compiled, sentences_of
from nlu.reading import Message

_PARTY = re.compile(
    r"(?:seat#\d+|side#\d+|partner#\d+|my_partner#\d+|opponent#\d+|\b(?:paar|team|viertal|ploeg) (?:\d+|[a-z]+)|\bde ene(?: \w+)?|\bde andere?(?: \w+)?"
    r"|\b(?:wij|ons|zij|ze|hun|hen|tegenpartij|tegenstanders?|thuisploeg|bezoekers|uitploeg))\b"
)
_BOTH = re.compile(r" (?:beide|beiden|allebei|alle vier|alle partijen|iedereen|allemaal|alle spelers|niemand|geen van|alle twee|geen van beide|samen|twee paren|de twee paren)(?= )")
_NONE = (
    "niets|niks|geen|niemand ?valt|te|iets|er|hem|hun|ze|enige|enkele te verwijten|verweten", "niets|niks|niet ?er ?kunnen|aan aan|doen doen|aan ?doen",
    "geen ?enkele|eigen schuld|blaam|verwijt", "treft geen", "onschuldig*", "buiten ?hun|ieders|zijn|haar|de|alle|beider|eigen schuld|toedoen|om", "overmacht",
    "brandalarm|stroomuitval|stroomstoring|onwel|ziek|ziekte|ongeluk|lekkage|ambulance|noodgeval|stroom_viel_uit|computerstoring|storing",
    "zat|zaten|zit|waren|was|stond|stonden ?al|gewoon|keurig|netjes|allang keurig|klaar|op_tijd|netjes|te_wachten ?klaar|op_tijd", "op tijd !niet", "geen fout|aandeel", "niet|niemand ?de schuldig|schuld|verantwoordelijk",
    "niets|niks mee te", "part noch deel", "zonder schuld", "schuldeloos|schuldloos", "niemand* schuld",
)  # fmt: skip
_PART = (
    "samen ?te ?veel lang|langzaam|traag|laat|tijd", "deels|gedeeltelijk|mede|medeschuldig|half|halve|ten_dele|allebei_een_beetje|fifty-fifty|evenveel|even|gelijke|samen|een_beetje ?schuld|schuldig|fout|verantwoordelijk", "ook ?niet ?wat|een|zelf schuld|aandeel|vrijuit",
    "beetje|stukje ?schuld", "niet helemaal onschuldig|vrijuit|zuiver",
)  # fmt: skip
_FULL = (
    "helemaal|volledig|geheel|compleet|honderd_procent|100|puur|echt|direct|rechtstreeks|alleen|duidelijk ?% schuld*|fout|verantwoordelijk|schuldig|verwijtbaar|aan_te_rekenen|debet", "veroorzaak*|veroorzaker",
    "door|wegens|vanwege schuld|toedoen|fout|getreuzel|traagheid ?van", "eigen|hun|zijn|haar schuld|fout|toedoen", "schuldig*|boosdoener*|de_schuldige !niet|on*|deels|half|mede", "te laat", "traag|sloom|langzaam|treuzel*|getreuzeld !niet|even",
    "fout|schuld ?ligt|was|is|lag ?ligt|lag|was|is ?bij|van|aan", "ligt|lag|komt|kwam ?het|dat|volledig|geheel|helemaal|alleen aan|door", "zat|zaten|gingen|ging|is|zijn fout|in_de_fout|mis", "weigerde*|weigert|speelde|speelden .. verkeerd*|verder|bord|te_spelen",
    "kwam|kwamen|arriveer* .. later|laat|na_aanvang",
)  # fmt: skip
_ALSO = re.compile(r" (?:ook|eveneens|net zo|idem|evenzeer)(?= )")
_CUT = re.compile(r" (?:,|en|maar|terwijl|doch|:|\(|\)|-|want)(?= )")


_FORCE = re.compile(
    r" (?:overmacht|brandalarm|brand alarm|stroomuitval|stroomstoring|ziek|ziekte|onwel|lekkage|ambulance|storing|ongeluk|noodgeval)(?= )"
)


def blame_in(message: Message) -> tuple[str | None, str | None]:
    """The fault of the side most to blame, and that of the other; None for what isn't told."""
    if any(_FORCE.search(sentence.line) for sentence in sentences_of(message)):
        return "none", "none"
    told: dict[str, str] = {}
    party: str | None = None
    last: str | None = None
    for clause in _clauses(message):
        level = _level(clause)
        if _BOTH.search(clause) and level:
            return ("partly", "partly") if level == "partly" else (level, level)
        named = _PARTY.search(clause)
        if named:
            party = re.sub(r"#\d+", "", named.group()) if named.group().startswith(("partner", "my_", "opp")) else _name(message, named.group())
        if level is None and named and last and _ALSO.search(clause):
            level = last
        last = level or last
        if level == "none" and party is None:
            return "none", None
        if level and party is not None:
            told.setdefault(party, level)
    levels = sorted(told.values(), key=("directly", "partly", "none").index)
    if not levels:
        return None, None
    if len(levels) == 1:
        return (None, "none") if levels[0] == "none" else (levels[0], None)
    return levels[0], levels[-1]


def _name(message: Message, symbol: str) -> str:
    if "#" in symbol:
        mention = message.mentions[int(symbol.split("#")[1])]
        # a player stands for his side
        return {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}.get(mention.value, mention.value)
    return symbol.split(" ")[0] + symbol[-3:] if symbol.startswith("de ") else symbol


def _clauses(message: Message) -> Iterator[str]:
    for sentence in sentences_of(message):
        start = 0
        for match in _CUT.finditer(sentence.line):
            yield f"{sentence.line[start : match.start()]} "
            start = match.end()
        yield sentence.line[start:]


def _level(clause: str) -> str | None:
    for level, phrases in (("none", _NONE), ("partly", _PART), ("directly", _FULL)):
        for text in phrases:
            pattern, barred, _ = compiled(text)
            if pattern.search(clause) and not (barred and barred.search(clause)):
                return level
    return None
