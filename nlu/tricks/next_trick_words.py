"""How a message says that somebody has, or hasn't, led or played to the trick after the one it is about."""

from __future__ import annotations

NOT = r"(?:(?:niet|nie|ni)(?! (?:bekend|bekende|bekent|bekennen)(?= |$))|nog niemand|nobody#\d+|niemand|niets|niks|nix|geen|noch|not|neither)"
NEITHER = r"(?:seat|declarer|dummy|opponent|partner|my_partner|me|lho|rho)#\d+ ook(?: (?:al|weer))? niet$"
"""Another one who did the same: "oost bekende niet en twee slagen verder noord ook niet"."""
UNTIL = rf"{NOT}(?: [^ .;,]+){{0,6}} tot(?:dat)?(?= )"
"""What denies only until a moment: "niet gezien tot een slag later"."""
ABOUT_TO = (
    r"(?:wilde|wil|zou|moest|stond|op het punt|moet(?:en)? nog)(?: [^ ]+){0,6}"
    r" (?:uitkomen|voorspelen|spelen|komen|beginnen|leggen|naspelen|starten|uit te komen|voor te spelen|te spelen|te beginnen|te starten)"
)
"""Meaning to play to it, or having to, is not doing it."""
ALREADY = r"(?:al|alweer|inmiddels|intussen|ondertussen|already|allang)"
AT_ONCE = r"(?:meteen|gauw|vlug|rap|snel|gelijk|dadelijk|seffens)"
THING = r"(?:card|suit|rank)#\d+"

_OTHER_NOUN = r"(?! (?:slagen|slagjes|twee|drie|spel|bord|gift|tafel|ronde|speler|hand|keer|beurt|boord|board|partij|opponent#\d+|dag|week|set|bod))"
_WHO_PLAYED = r"(?! (?:heeft|had|was|is)(?: (?:er|al|ook|zijn|haar|een|kaart|kaartje|gewoon))* (?:gelegd|gespeeld|bijgelegd|bijgespeeld|bekend))"
"""The next player, and no trick: "de volgende heeft al gelegd"."""
NEXT = (
    r"(?:(?:volgende|nieuwe|nieuw|volgend|next) (?:slag|trick|rondje|kaart|kaartje)|slag (?:erna|daarna|erop|daarop)"
    rf"|(?:in|naar|aan|met|voor|to) (?:de |een )?(?:volgende|nieuwe|next){_OTHER_NOUN}"
    rf"|(?:de|een) (?:volgende|nieuwe){_OTHER_NOUN}{_WHO_PLAYED})"
)
PLAYS = (
    r"(?:gespeeld|voorgespeeld|voorspeelde|naspeelde|nagespeeld|bijgespeeld|uitgespeeld|gelegd|bijgelegd|voorgelegd|begonnen|gestart|begint|begon|begin"
    r"|speelt|speelde|speelden|spelen|speel|kwam|komt|kwamen|komen|kom|legt|legde|legden|trok|trekt|roept|riep|vraagt|vroeg"
    r"|noemt|noemde|uitgekomen|toe|bezig|ingezet|leidde|leidt|gegaan|gekomen|voor|uit|zitten|zit|zat|zaten|zijn|is|heeft|heb|ben|gedaan"
    r"|bijgedaan|gegooid|gooit|gooide|gesmeten|lag|ligt|op tafel|led|leads|played|plays|halverwege|halfweg)"
)
LED = r"(?:voorgespeeld|voorgekomen|nagespeeld|teruggespeeld|doorgespeeld|doorgespeelt|verdergespeeld|voortgespeeld|ingespeeld|uitgekomen|nagekomen)"
_GOES_ON = r"(?:speel(?:t|de|en)?|ging(?:en)?|ga(?:at|an)?|kwam(?:en)?|kom(?:t|en)?)"
LEADS = (
    rf"(?:{LED}|(?<!dat )(?<!het )(?<!dit ){_GOES_ON}(?: (?!bij|terug|alsnog|toch)[^ ]+){{0,5}} (?:na|terug|door|verder|voort)(?! (?:pronoun|seat)#)(?= |$)"
    r"|al (?:had |heeft )?uitgespeeld"
    r"|(?:leg|speel|gooi|zet)(?:t|de|te|dde)(?: (?!bij|terug|alsnog|toch)[^ ]+){0,6} (?:achteraan|erachteraan|achterna)"
    rf"|(?<!dat )(?<!het )(?<!dit ){_GOES_ON}(?! (?:het|dat|dit|alles|de verzaking|de fout) )(?: (?!bij|terug|alsnog|toch)[^ ]+){{0,5}} (?:voor|uit|in)$)"
)
"""A lead, to the next trick when it is told after the irregularity."""
ORDERED = r"(?:moest|moet|mocht|eist|eiste|geeist|verbood|verbiedt|verboden|opgelegd|verplicht|gedwongen)"
"""Declarer chose what had to be led, so that the lead may be what went wrong."""
WENT_ON = (
    r"(?:verder (?:gespeeld|gegaan|gedaan|gelegd|speelde|speelden|(?:ging|gingen)(?! (?:alles|alle|de|het|er|niks|niets|geen)))|verdergegaan|doorgegaan|doorgespeeld|doorgespeelt|verdergespeeld|voortgespeeld"
    r"|(?:speelde|speelden|speelt|spelen|ging|gingen|gaan)(?: [^ ]+)?(?: nog niet| nog niks)? (?:verder|door)"
    rf"|(?:{ALREADY}|nog niet|nog nie|nog ni|niet|nie|ni|{AT_ONCE})(?: (?!bij)[^ ]+){{0,4}}? (?:{LED}|voor(?! (?:de|het|die|deze|dat|een|zijn|haar|er|ons|elkaar|mij|hem|hen|seat#|side#|me#|pronoun#|card#|rank#)))"
    r"|(?:al|allang|inmiddels|intussen|ondertussen|lang|nog niet|nog nie|nog ni|niet|niemand is|nobody#\d+ is|ver) verder"
    rf"|(?:kwam|komt|kwamen|speelde|speelt)(?: (?:{ALREADY}|{AT_ONCE}|toen|daarna|zelf|vlot|gauw|snel))* (?:na|voor|terug)(?! pronoun#\d+| seat#\d+)(?= |$))"
)
"""Words that say so wherever they stand."""
_REVOKES = r"(?:verzaakte?|bekent|bekende|troeft|troefde|renonceert|renonceerde)(?: (?:de )?(?:seat|declarer|dummy|defender|partner|opponent|pronoun)#|$)(?!.* (?:weer|opnieuw|nog|ook|alweer)(?= |$))"
LATER_REVOKED = rf"slag(?:en|jes)? (?:verder|voort|later|verderop|erna|daarna)(?= {_REVOKES})"
"""When it was that somebody revoked, and not how long ago: "een paar slagen verder verzaakt west"."""
_SEES = r"(?:ziet|zien|zag|zagen|gezien|merkt|merkte|merken|merkten|gemerkt|opgemerkt|ontdek[a-z]*|bleek|blijkt|realiseert|realiseerde)"
_IN_NEXT = r"(?:in|tijdens|bij) de (?:volgende slag|slag (?:daarna|erna|erop|daarop))"
LATER = (
    r"een (?:heel |flink |goed )?(?:eind|eindje|stuk|stukje) verder|"
    rf"{ALREADY}(?: (?:een|heel|wel|lang))* (?:veel|eind|eindje|flink|stuk|tijdje) verder|"
    rf"(?:slaa?g(?:en|jes)?|slage|rondjes?) (?:verder|voort|later|geleden|terug|gelden|verderop)(?! {_REVOKES})"
    r"|(?:allang|al lang|ver|alles(?: (?:is|was|al|intussen|inmiddels|gewoon))+) (?:doorgespeeld|doorgegaan|verdergespeeld|voortgespeeld)"
    r"|(?:al|veel|heel|inmiddels|ondertussen) (?:ver|verder|een eind|een heel eind|flink) (?:gevorderd|gekomen|onderweg|opgeschoten)"
    r"|(?:slag|slagen) (?:bij|erbij) ?(?:gekomen|gemaakt|gelegd)(?= |$)|(?:slag|slagen) bijgekomen"
    r"|(?:slagen|slagjes|rondes|rondjes) (?:daarna|erna|erop|voorbij|ervoor|(?:er)?overheen)"
    r"|slag(?:en|jes)?(?: (?:gespeeld|gedaan|gemaakt|voorbij|verder|geweest))? (?:sindsdien|sinds|sedertdien)"
    r"|slag(?:en|jes)? (?:gespeeld|gedaan|gemaakt|voorbij|verder|geweest) daarna"
    r"|(?:ziet|zag|zien|gezien|merkt|merkte|gemerkt|ontdekt|ontdekte|opgemerkt|zegt|zei|meldt|meldde|gemeld)(?: (?!en )[^ ]+){0,4} na (?:een paar|enkele|rank#\d+|een|twee|drie|vier|vijf) slag(?:en|jes)?(?! (?:gespeeld|gemaakt|gewonnen))"
    r"|na (?:een paar|enkele|rank#\d+|een|twee|drie|vier|vijf) slag(?:en|jes)?(?: (?:pas|dan|toen|ook))*"
    r" (?:merkt|merkte|merken|merkten|ontdek[a-z]*|zien|zagen|ziet|zag|blijkt|bleek|zegt|zei|valt|viel|komt|kwam|realiseert|realiseerde)"
    rf"|{_IN_NEXT}(?: (?:pas|toen|dan))* {_SEES}|{_SEES}(?: (?!en )[^ ]+){{0,4}} {_IN_NEXT}(?= |$)"
    r"|(?:tot|totdat|toen|terwijl) de (?:volgende|nieuwe) slag(?: (?:al|goed|en|wel|volop))* (?:bezig|begonnen|gaande|aan de gang|liep|loopt)"
    r"|(?:een|hele|volledige) slag (?:na|erna|erop|daarna|bij) (?:gespeeld|gedaan|gemaakt)"
    r"|pas na (?:een paar|enkele|rank#\d+|een|twee|drie|vier|vijf) slag(?:en|jes)?"
    r"|(?:sindsdien|intussen|inmiddels|ondertussen|daarna|sedertdien|erna)(?: [^ ]+){0,5} slag(?:en|jes)? (?:gespeeld|gedaan|gemaakt|voorbij)"
)
ROUND_MADE = (
    r"(?:rank#\d+|vier) (?:nieuwe|andere|verse) kaarten(?: [^ ]+){0,3} (?:lag|lagen|liggen|ligt)|"
    r"slag (?:is|was|ligt|lag)(?: al)? (?:lang|allang) (?:weg|dicht|voorbij|om|gedraaid|omgedraaid)|"
    r"(?:volgende|nieuwe) slag(?: (?:is|was|ligt|lag|al|ook|intussen|inmiddels|helemaal))+ "
    r"(?:rond|compleet|vol|voorbij|gespeeld|af|afgelopen|klaar|dicht|gedraaid|omgedraaid|half|halverwege|halfweg)"
)

_SUBJECT = (
    r"(?:er|iemand|iets|we|wij|iedereen|wie|men|ze|pronoun#\d+|everybody#\d+|nobody#\d+|seat#\d+|side#\d+|me#\d+"
    r"|(?:de |een |het |zijn |haar )?(?:opponent|declarer|dummy|partner|ander)(?:#\d+)?)"
)
BEFORE = (
    rf"(?:voordat|eer|nog voor|voor|before) {_SUBJECT}"
    r"(?: (?:aan|met|in|naar|de|een|of|anders|ander|kon|kan|iets|iemand|niemand|nobody#\d+|wat|nog|zelf|weer|ook|had|heeft|is|was|al|gaat|ging|er|maar|begon|toe|toekwam|gewoon|verder|en|kaart|speelt|speelde|gespeeld|begint|legt|legde|gelegd|side#\d+|seat#\d+))*"
    r" (?:volgende|nieuwe|verder|doorgespeeld|doorging|doorgingen|verderging|verdergingen|doorspeelde|verderspeelde|doorspeelden"
    r"|bijlegde|bijspeelde|bijlegt|bijspeelt|bijdoet|bijdeed|bijgespeeld|bijgelegd|aan de beurt|naspeelde|naspeelt|voorspeelde|voorspeelt|doorspeelt|inspeelde|nagespeeld|voorgespeeld|naspelen|voorspelen"
    r"|(?:iets|wat|kaart) (?:speelde|gespeeld|deed|gedaan|legde|gelegd|anders))"
)
BEFORE_NEXT = (
    r"(?<!kaart )(?<!kaart van seat#\d )(?:voor|tot aan|voorafgaand aan) (?:de|een) (?:volgende|nieuwe)(?: slag)?"
    r"(?! (?:slag )?(?:(?:al|had|heeft|is|was|werd) )*(?:voorgespeeld|gespeeld|gelegd|uitgekomen|nagespeeld|voorspeelde|speelde|legde))"
)
ONLY_BEFORE_NEXT = rf"^(?:(?:dus|nog|net|wel|en) )*{BEFORE_NEXT}(?: (?:dus|al|nog|begon|was begonnen))*$"
"""No more than when it was, after "hij zag het zelf,"."""
WAS_BEFORE_NEXT = rf"^(?:(?:en|maar) )?(?:dat|het) (?:was|is|gebeurde)(?: (?:dus|nog|net|wel|al|ruim|gelukkig|gewoon))* {BEFORE_NEXT}(?: begon)?$"
"""When it was: "dat was nog voor de volgende slag"."""
NOTICES = (
    r"(?:merkt|merkte|merken|gemerkt|opgemerkt|ontdekt|ontdekte|ontdekken|zag|zagen|ziet|zien|gezien|hersteld|herstelt|herstelde|gecorrigeerd|corrigeert|corrigeerde"
    r"|verbeterd|verbetert|gemeld|meldt|meldde|terug|betrapt|geconstateerd|recht|rechtgezet|zegt|zei|gezegd|opgevallen|valt|viel)"
)
DURING = (
    r"slag(?: (?:is|was|loopt|liep|zit|ligt|lag|staat|wordt|daar|hier|zelf))* (?:dus )?nog(?: (?:gewoon|altijd|steeds|volop|lekker|helemaal))* (?:bezig|open|gaande|aan de gang|aan het lopen|op tafel|(?:niet|nie|ni)(?: eens| helemaal)? (?:om|omgedraaid|dichtgedraaid|dichtgelegd|gesloten|opgeruimd|klaar|af|afgelopen|dicht|weg|voorbij|compleet|voltooid|gekeerd|volledig|rond|uit|gedraaid))",
    r"slag (?:loopt|liep) nog",
    rf"{NOTICES}(?: (?!slag)[^ ]+){{0,2}} (?:in|tijdens|binnen) (?:dezelfde|diezelfde|deze|pronoun#\d+)(?: zelfde)? slag",
    r"slag (?:ligt|lag) (?:er )?nog(?: (?:er|gewoon|daar))?$",
    r"(?:zitten|zijn|zit|bezig|blijven|alles|allemaal|iedereen|everybody#\d+)(?: [^ ]+){0,3} (?:in|met|bij|aan) (?:die|deze|dezelfde|diezelfde|dit|pronoun#\d+)(?: zelfde)? slag",
    r"(?:nog|nog steeds|nog altijd)(?: (?:allemaal|gewoon|allen|everybody#\d+))* (?:in|met|bij|aan) (?:die|deze|dezelfde|diezelfde|de|pronoun#\d+)(?: zelfde)? slag",
    r"nog (?:deze|dezelfde) slag",
    r"(?:die|deze|dezelfde|diezelfde|pronoun#\d+)(?: zelfde)? slag (?:is|zijn|loopt|zitten)(?: (?:ze|we))? nog",
    r"nog (?:midden )?in slag$",
    r"(?:nog )?geen (?:nieuwe|volgende) slag",
    r"(?:wacht|wachten|wachtten|gewacht) (?:nog |even )*met (?:de )?(?:trick#\d+|volgende|nieuwe|volgende slag|rank#\d+|zesde|zevende|achtste|verder spelen|voortspelen|doorspelen)",
    r"(?:alleen|enkel)(?: [^ .;,]+){0,3} (?:kaarten|kaartjes) van (?:die|deze|dezelfde|pronoun#\d+) slag(?: [^ ]+){0,2} (?:ligt|liggen|lag|lagen)",
)
"""The trick itself is still being played."""
LYING = (
    r"kaarten(?: [^ ]+){0,4} nog(?: (?:gewoon|allemaal|alle|vier|everybody#\d+))* (?:open|zo|er|op tafel)",
    r"kaarten(?: [^ ]+){0,4} (?:ligt|liggen|lagen|lag)(?: (?:er|daar|hier|gewoon|allemaal))* nog(?= (?:zoals|open|daar|net|gewoon|allemaal)|$)",
    r"nog(?: (?:gewoon|allemaal|alle|vier))* open(?: op tafel)?",
    r"niet omgedraaid",
)
"""Its cards still lie open."""
_NOTHING = r"(?:niets|niks|nix|geen kaart|geen enkele kaart)"
NOTHING = (
    rf"(?:is|was|werd|wordt|er|ligt|lag|daarna|verder|sindsdien|heeft|hebben|had|hadden)(?: (?:er|daar|nog|verder|daarna|sindsdien|ook|toen))* {_NOTHING}(?: (?:meer|verder|anders|op|bij|aan|mee))*(?: (?:gebeurd|gedaan|gespeeld|gelegd|gevallen|gebeurt|bijgekomen))(?: (?:meer|sindsdien|daarna|verder))?$",
    rf"^(?:(?:en|er|maar) )*(?:verder|daarna|sindsdien)(?: (?:nog|ook|is|er|gebeurde))* {_NOTHING}$",
    r"(?:nobody#\d+|niemand)(?: (?:heeft|had|al|nog|verder|daarna))* (?:iets|wat|een kaart)(?: [^ ]+){0,2} (?:gedaan|gespeeld|gelegd)",
    r"(?:wacht|wachten|wachtte|wachtten)(?: (?:zelf|nog|allebei|beiden|beide))* (?:nog|af|even)$",
    r"(?:meer|verder|anders) (?:is|werd|wordt)(?: (?:er|nog|dus|ook))* (?:niet|niets|niks)(?: (?:meer|nog))* (?:gespeeld|gelegd|gebeurd)$",
    r"(?:nobody#\d+|niemand)(?: (?:heeft|had|zich|zijn|nog|iets|een))* (?:verroerd|bewogen|aangeraakt|vinger uitgestoken)",
    r"(?:heeft|had|is)(?: (?:er|nog|al))* (?:nobody#\d+|niemand)(?: (?:al|nog|verder))* (?:verder|voorgespeeld|nagespeeld|doorgespeeld|verdergespeeld|begonnen)",
    r"(?:nobody#\d+|niemand) (?:heeft|had|is|deed)(?: (?:al|nog|iets|verder|daarna))* (?:gedaan|gespeeld|verder|voorgespeeld|nagespeeld|doorgespeeld|begonnen)",
)
"""Nothing has been done since, by whoever is named."""
STILL_TO_LEAD = r"(?:moet|moeten|moest|moesten|gaat|mag|zal|wilde|wil)(?: (?:dus|nu|eerst|zelf|hij|pronoun#\d+))* nog(?: [^ ]+){0,3} (?:voorspelen|naspelen|uitkomen|starten|inspelen)"
STILL_TO_PLAY = r"(?:moet|moeten|moest|moesten)(?: [^ ]+){0,3} nog(?: [^ ]+){0,3} (?:bijspelen|bijleggen|spelen|leggen|bekennen|een kaart|bij)"
SEEN_AT_ONCE = (
    r"(?:bekent|bekende|legt|legde|geeft|gaf|speelt|speelde|volgt|volgde)(?: [^ .;,]+){0,1} alsnog|alsnog (?:bekent|bekende|bekend|bijlegt|bijlegde|bijgelegd)",
    r"(?:legt|legde|speelt|speelde|gooit|gooide|geeft|gaf|doet|deed)(?: [^ .;,]+){0,5} (?:in de plaats|in ruil)(?! van)",
    r"(?:vervangt|verving|verwisselt|verwisselde|ruilt|ruilde|wisselt|wisselde)(?: [^ .;,]+){0,6} (?:voor|door|om|in)(?= |$)",
    rf"(?:had|hadden|heeft|kreeg)(?: [^ .;,]+){{0,3}} {AT_ONCE} (?:door|in de gaten)(?= |$)",
    rf"(?:{AT_ONCE}|tijdig|op tijd|ter plekke)(?: [^ ]+){{0,3}} (?:gezien|gemerkt|opgemerkt|ontdekt|hersteld|gecorrigeerd|verbeterd|betrapt|geroepen|ingegrepen|gemeld|gezegd|teruggenomen|teruggepakt|rechtgezet|stilgelegd|stopgezet|gestopt|opgehouden)",
    r"(?:zodra|meteen toen)(?: [^ ]+){1,4} (?:zag|zagen|merkte|merkten)(?: [^ ]+){0,2} (?:stopte|stopten|hield|hielden)",
    rf"(?:zag|ziet|merkt|merkte|zegt|zei|meldt|meldde|bekent het|geeft toe|gaf toe|geeft aan|gaf aan|ontdekt|ontdekte|herstelt|herstelde|corrigeert|corrigeerde|verbetert|verbeterde|riep|roept)(?: [^ ]+){{0,2}} (?:{AT_ONCE}|tijdig|op tijd)",
)
"""Seen at once: nobody has played on unless that is told."""
_WHO = r"(?:partner|my_partner|seat|side|declarer|dummy|opponent|defender|me|lho|rho|pronoun)#\d+"
ELLIPSIS = (
    rf"^(?:(?:de|en|of|zijn|haar|noch|wij|we|hijzelf|zelf|hij|has|have|andere|kant|partij|{_WHO}) )*"
    r"(?:(?:heeft|hebben|had|hadden|is|was|zijn|waren|legde|legden|deed|deden) )?"
    r"(?:(?:nog|zelf|ook|daarentegen|dus|zeker|wel|al|inmiddels) )*(?:niet|nie|ni|niks|niets|wel|al|not|nog|ook)"
    r"(?: (?:gelegd|gespeeld|gedaan|bijgelegd|bijgespeeld))?$"
)
"""A short "zuid nog niet", after something was told of the next trick."""
FOLLOWS = rf"(?:(?:al|ook|nog|wel|daar|daarop|inmiddels|niets|niks|niet|legde|speelde|deed|heeft|heb|hebben|had)(?: [^ ]+){{0,4}} (?:bijgespeeld|bijgelegd|bijgedaan|gelegd|gespeeld|bij|gedekt|gedaan|gevolgd|bijspeelde|bijlegde|volgde|meespeelde|{THING})|(?:al|ook|nog niet|niet) (?:bijspeelde|bijlegde|volgde|meespeelde)|(?:speelt|speelde|legt|legde|gooit|gooide)(?: [^ ]+){{0,3}} bij|daar(?: ook)? (?:in|op|bij)|^(?:(?:de|seat#\d+|declarer#\d+|dummy#\d+|daarna|toen|op) )+{THING}$)"
NOBODY_ELSE = r"^(?:nobody#\d+|niemand)(?: (?:anders|ook|verder|niet|nog|er))*$"
NOBODY_IN_NEXT = rf"(?:nobody#\d+|niemand)(?: [^ ]+){{0,3}} {NEXT}"
IS_ON = r"trick#\d+(?: (?:is|was|nu|al|intussen|inmiddels|ondertussen))* (?:bezig|begonnen|gestart|loopt|liep|aan de gang|gaande)|(?:begonnen|bezig|gestart)(?: [^ ]+){0,2} (?:aan|met|in) trick#\d+"
"""A trick that is named has begun."""
ANYBODY = r"(?:we|er|men|nobody#\d+|niemand|everybody#\d+|iedereen|beide|allebei|geen|niets|niks|neither)"
EVERYBODY = r"(?:everybody#\d+|iedereen|allebei|beide (?:partijen|kanten|zijden|zijdes|paren|opponent#\d+)|side#\d+ en side#\d+|alle vier|neither side|both sides)"
BARE_WENT_ON = (
    r"^(?:(?:al|alweer|allang|lang|inmiddels|ondertussen|intussen|gewoon|en|er|is|was|werd|nog|niet|dus|toen|nee|neen|ja|daarna|verder|een|paar|twee|drie|rank#\d+|keer|maal|slagen) )*"
    r"(?:doorgespeeld|verder gespeeld|doorgegaan|verdergespeeld|verder gegaan)$"
)
"""By nobody in particular: "allang doorgespeeld"."""
WE_ALL = r"(?:wij|we)(?: (?:hebben|zijn|toen|dus|nog|al|weer))* (?:gewoon|allemaal|allen|samen|met (?:zijn|z'n) (?:allen|vieren))"
THEY = r"(?:pronoun#\d+ (?:zijn|hebben|waren|hadden|gingen|speelden|zitten|zaten)|(?:zijn|hebben|waren|hadden|gingen|speelden|zitten|zaten) pronoun#\d+)"
BEGUN = r"(?:volgende|nieuwe) slag (?:is|was|moet|moest|werd|wordt|loopt|liep|(?:(?:al|nu|intussen|inmiddels|ondertussen) )*(?:bezig|begonnen|gestart|loopt|aan de gang|gaande)(?! (?:door|met)))"
BY_HIM = r"(?:pronoun#\d+ (?:heeft|had)|(?:heeft|had) pronoun#\d+)"
ALL_PLAYED = r"(?:everybody#\d+|iedereen|allemaal|alle vier|allebei de partijen|beide partijen)(?: [^ ]+){0,3} (?:gespeeld|gelegd|bijgelegd|bijgespeeld|meegedaan|gedaan|bij)"
"""After something was told of the next trick: "volgende slag al bezig, iedereen gespeeld"."""
CALLS_DUMMY = r"(?:roept|riep|vraagt|vroeg|noemt|noemde|speelt|speelde)(?:(?: [^ ]+){0,2} al(?: [^ ]+){1,7}| (?:\'|card#\d+|suit#\d+|rank#\d+|een|kleine|kleintje|de|hoge)+(?: (?:\'|card#\d+|suit#\d+|rank#\d+|kleine|hoge))*) (?:uit|van|in)(?: de| zijn| haar)? (?:dummy#\d+|tafel)(?: (?:voor|in|naar) (?:de|een|zijn) (?:volgende|nieuwe)(?: slag)?)?"
DUMMY_PLAYS = r"dummy#\d+(?: seat#\d+)?(?: (?:had|heeft|zelf))* (?:speelt|speelde)"
NAMES_NEXT = r"(?:had|heeft)(?: (?:de|zijn|haar))* dummy#\d+ al(?: [^ ]+){0,2} (?:opgedragen|gevraagd|bevolen|laten)(?= |$)|al ' (?:[^ ']+ ){1,4}'(?: (?:tegen|aan)(?: (?:de|zijn|haar))* dummy#\d+)? (?:gezegd|geroepen|genoemd|gevraagd)|(?:zei|zegt|riep|roept|vroeg|vraagt) al (?:: )?' [^']+ '|al (?:suit|card)#\d+(?: (?:voor|van|uit))* (?:genoemd|geroepen|besteld)(?= |$)|(?:vroeg|vraagt|riep|roept)(?: (?:daar|er|toen|zelfs|dus))* (?:al|alweer)(?: (?:om|naar|voor))?(?: (?:een|de|kleine|hoge|lage))* (?:suit|card|rank)#\d+"
"""Declarer has named a card of dummy's: "had al 'kleine harten' gezegd"."""
FROM_DUMMY = r"(?:uit|van|vanuit)(?: de| zijn| haar)? (?:dummy#\d+|tafel|blinde)(?: (?:al|net|gewoon))* (?:doorgespeeld|verdergespeeld|verder gespeeld|voorgespeeld|nagespeeld)|al(?: (?!niet)[^ ]+){1,6} (?:uit|van|vanuit)(?: de| zijn| haar)? (?:dummy#\d+|tafel|blinde) (?:gevraagd|genoemd|gespeeld|geroepen|gekozen|besteld)|(?:uit|van|vanuit)(?: de| zijn| haar)? (?:dummy#\d+|tafel|blinde)(?: [^ ]+){0,2} al(?: [^ ]+){0,4} (?:gespeeld|gevraagd|gelegd|genoemd|bijgelegd|bijgespeeld|gekomen)|al(?: [^ ]+){1,4} (?:gevraagd|genoemd|geroepen|laten spelen) (?:uit|van|vanuit)(?: de)? (?:dummy#\d+|tafel)"
HOLDS = (
    r"(?:won|wint|wonnen|pakte|pakt|nam|neemt|maakte|maakt|had|kreeg|heb|heeft)(?: [^ ]+){0,2} (?:de|die|deze|dezelfde|pronoun#\d+) slag(?= |$)",
    r"slag(?: [^ ]+){0,3} (?:gewonnen|gepakt|genomen|gemaakt)",
    r"(?:aan slag|aan de slag|aan de beurt om voor te spelen)",
    r"^(?:(?:en|de|daar|toen) )*(?:seat|declarer|partner|pronoun)#\d+(?: seat#\d+)? (?:won|wint)$",
)
"""Who has the trick, and so leads to the next."""
WON = r"slag(?: [^ ]+){0,3} (?:gewonnen|gepakt|genomen|gemaakt|gehaald|binnen)|(?:won|wint|maakte|pakte|nam|haalde)(?: [^ ]+){0,3} slag"
PUTS = rf"(?:speel(?:t|de)?|gespeeld|leg(?:t|de)?|gelegd|kwam|komt|gooit|gooide|trok|trekt|vroeg|vraagt|riep|noemde)(?: (?!bij)[^ ]+){{0,5}} (?:{THING}|kaart|kaartje)|{THING}(?: [^ ]+){{0,3}} (?:gespeeld|gelegd)|{THING} (?:lag|ligt)(?: er)? al"
MENDS = (
    r"(?:alsnog|toch|juiste|goede|goeie|correcte|herstelt|herstelde|verbetert|verbeterde|corrigeert|corrigeerde|bijgelegd|bijgespeeld|bij"
    r"|teruggenomen|teruggepakt|(?:neemt|nam|pakt|pakte|trekt|trok|haalt|haalde|wil|wilde)(?: [^ ]+){0,4} terug)"
)
OWNER = r"kaart(?:je)? van(?: de)? (?:seat|declarer|dummy|opponent|partner|my_partner|side)#(\d+)"
"""Whose card it is that lies there."""
PLAY_OVER = r"(?:alles|alle slagen|alle kaarten|hand|spel|speelklaar|afspel|pronoun#\d+)(?: (?:was|is|al|helemaal|al lang|waren))* (?:gespeeld|uitgespeeld|afgelopen|uit|voorbij|klaar)"
SAYS_THAT = r"^(?:(?:de|en|nu|toen|nog) )*(?:declarer|dummy|defender|partner|my_partner|opponent|seat)#\d+(?: seat#\d+)? (?:zegt|zei|meldt|meldde|vertelt|vertelde|beweert|beweerde) dat(?= (?:er|we|ze|iedereen|everybody#\d+|seat#\d+|side#\d+|men) )"
"""Who only says of others that they played on: "de leider zegt dat er al gespeeld is"."""
BY_WHOM = (
    r"^(?:(?:dus|en wel) )*door(?: de)?(?: (?:declarer|dummy)#\d+)? (?:seat|side|declarer|dummy|partner|opponent)#\d+$"
)
"""By whom the next trick was begun, told behind it."""
