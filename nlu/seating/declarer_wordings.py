"""How a seat is called declarer, or shown to be it."""

from __future__ import annotations

from nlu.seating.wordings import OF_BEING

_AT = r"(?: (?:is|was|wordt|werd|op|zit|zat|de|dus|nu|hier|van|speler|heet|dat is|dat was|in|dit|geval|spel|zelf|heer|mevrouw|,|\(|=|:|-|met))*"
IS_DECLARER = rf"{{seat}}{OF_BEING} {{declarer}}"
_MUST = r"(?:moet|moest|probeert|probeerde|gaat|ging|zal|zou|mag|mocht)"
_HIS_CONTRACT = r"(?: (?:nu|hier|toch|dus))*(?: (?:het|dit|zijn|haar|z'n|zn|een|van))*(?: (?:contract|kontrakt|bid#\d+))+(?: (?:nog|dan|maar))*"
_MAKING = (
    r"(?:(?:zien )?(?:te )?(?:maken|halen|binnenhalen|spelen|afspelen)|binnen te halen|af te spelen|thuis te brengen)"
)
_GETS = r"(?:had|heeft|won|wint|pakte|pakt|nam|neemt|kreeg|krijgt|kwam|komt|legde|speelde|maakte)"
AS_DECLARER = rf"{{seat}}(?: (?!(?:seat|declarer|me)#)[^ .,;]+){{1,8}} als (?:{{declarer}}|de {{declarer}}(?= [.,;)!]|$))(?! (?:op )?seat#\d+(?! {_GETS}))"
DECLARER = (
    AS_DECLARER,
    IS_DECLARER,
    rf"(?<!maar is )(?<!maar was )(?<!en is )(?<!en was ){{declarer}}{_AT} {{seat}}(?! (?:zijn|haar|z'n|zn|'s|s) (?:lho|rho|partner)#)",
    r"{bid} (?:door|van) {seat}(?: ,)? (?:drie|3|driemaal|rank#\d+)(?: keer| maal)? (?:pass#\d+|passen)",
    r"(?:bieden|bieding)(?: (?:was|is|al|dus|inmiddels))* (?:voorbij|klaar|afgelopen|gesloten|over|rond)(?: ,)? \( {bid} (?:door|van|bij) {seat}",
    r"{declarer} \? {seat}(?= [.,;!]|$)",
    r"declarer#\d+ \? (?:nee|neen)(?: (?:,|hoor|dat|het|is|was))* {seat}",
    r"{declarer} ,(?: [^ .;,#]+){1,4} (?:op|in) {seat}",
    r"{declarer}(?: [^ .;#]+){0,6} , (?:en )?(?:dat|pronoun#\d+) (?:is|was) {seat}",
    r"{declarer} (?:zit|zat|is)(?: (?:lho|rho|me)#\d+)+ (?:en|,)(?: (?:dat|pronoun#\d+))? (?:is|was|heet) {seat}",
    r"{me}(?: (?:ben|zit|was|op))* {seat} (?:en|,)(?: (?:de|ben|speel|was|dus|zelf|me#\d+))* declarer#\d+(?= [.,;]|$)",
    r"{me}(?: (?:ben|was|de|zelf|hier))+ declarer#\d+(?: (?:en|,|dus))*(?: (?:zit|ben|op|als|in|me#\d+))+ {seat}",
    r"{seat}(?: [,(])?(?: pronoun#\d+)? (?:leidt|ld|leidde|leid)(?! niet)",
    r"seat#\d+ (?:leidt|speelt|is)(?: (?:het|zelf|de declarer#\d+))* niet(?: [,;.])?(?: maar)? {seat} wel(?= (?:[.,;!]|dus)|$)",
    r"seat#\d+ (?:leidt|speelt|is)(?: (?:het|zelf))* niet(?: (?:af|{declarer}))?(?: [,;.])*(?: maar)? (?:dat|pronoun#\d+|wel)(?: (?:is|doet|was|deed|dus|wel))* {seat}",
    r"{seat}(?: (?!(?:seat|declarer|partner|lho|rho)#)[^ .;,]+){1,7} (?:en|maar) (?:is|was)(?: (?:ook|zelf|de|dus|hier|wel|toch))* {declarer}",
    r"{seat}(?: ,)?(?: pronoun#\d+)? (?:speelt|speelde)(?: (?:het|dit|dat|spel|contract|nu|hier|zelf|dus|gewoon|toch|,|bid#\d+))* af(?= |$)",
    r"(?:zit|zat|ben|speel|speelde|verdedig) seat#\d+(?: en)?(?: speel)? tegen(?: de| declarer#\d+)* {seat}",
    r"als {declarer}(?: op)? {seat}",
    r"dummy#\d+(?: [^ .;,#]+){0,6} (?:op|na) (?:verzoek|vraag|commando|bevel|teken|aangeven|aanwijzing) van {seat}",
    r"{seat}(?: [^ .;,#]+){0,3} als(?: de| een)? dummy#\d+(?: [^ .;#]+){0,4} (?:terwijl|hoewel|maar) pronoun#\d+ (?:de |zelf |eigenlijk |is |was )*{declarer}",
    r"(?<!daarna )(?<!toen )(?<!dan )(?<!vervolgens )(?<!welke )(?<!wat )(?<!hoe )(?<!kaart )(?<!kleur )(?<!rank#\d )(?<!rank#\d\d )(?<!ervan )(?:leidt|speelt)(?: nu| hier| dus)? {seat}(?: zelf)?(?= (?:[.;)]|,(?! (?:die|pronoun#))|in|het|bid#\d+)|$)",
    r"(?<!#\d )(?<!#\d\d )(?<!#\d , )(?<!#\d\d , ){seat}(?: (?:heeft|had|nu|dan|dus|toen))* (?:verbiedt|verbood|eist|eiste) (?:suit#\d+|partner#\d+|seat#\d+)",
    r"{seat}(?: [^ .;,#]+){1,2} , (?:de )?{declarer}(?= (?:,|in|van)(?! bid#\d+ (?:is|was) seat#))",
    r"(?:{defender}|afspel) (?:van|tegen|tegenover|door) {seat}",
    r"{seat}(?: ,)?(?: pronoun#\d+)? als(?: de)? {declarer}",
    r"(?:in|bij|tijdens|onder)(?: het afspelen van)? (?:zijn|haar|zn|z'n) (?:eigen )?(?:contract|bid#\d+)(?: [^ .;,#]+){0,2} {seat}",
    r"(?<!.)(?:terwijl|toen) pronoun#\d+(?: (?:zijn|haar|zn|z'n|het|in|nog|zelf|van|een))* (?:contract|bid#\d+)(?: [^ .;#]+){1,6} {seat}",
    r"(?:afspelen|afspel)(?: (?:door|van))+ {seat}",
    r"{seat} \( pronoun#\d+ (?:speelt|speelde|leidt|leidde)(?: (?:het|een|in|dus))* (?:bid#\d+|contract)",
    r"{seat} is de(?: man| vrouw| speler| pronoun#\d+| persoon| dame| heer)+ speelt",
    r"{seat}(?: [,-])?(?: (?:degene|diegene|de speler|de man|de vrouw))? pronoun#\d+(?: (?:nu|hier|het|dit|hem|zelf))* (?:contract speelt|(?:contract|bid#\d+)(?: zelf)? (?:moet|moest|probeert|probeerde)(?: te)? (?:maken|spelen)|speelt|leidt|bid#\d+ speelt|spel speelt|afspeelt|(?:de )?declarer#\d+ (?:is|was|wordt|zou))",
    r"(?:moet|moest|moeten|mag|mocht) van {seat} (?:geen )?(?:suit#\d+|card#\d+)",
    r"{seat} (?:is|was) (?:aan het|het aan) (?:leiden|afspelen)",
    r"{seat} (?:is|was) (?:aan het spelen|te spelen)(?= (?:[.,;)?!]|en|maar|toen|terwijl)|$)",
    r"{seat} (?:mag|mocht|moet|moest|zal|zou|gaat|ging|kan|wil)(?: (?:nu|dan|straks|dus|hier))*"
    r" (?:(?:het|dit)(?: spel| contract)? spelen|gaan spelen|afspelen|leiden|bid#\d+ (?:gaan )?spelen)",
    r"{seat}(?: (?:het|dit|zijn|een|hier|nu))+ (?:contract|spel|bid#\d+)(?: (?:van|bid#\d+))* (?:speelt|speelde|leidt|afspeelt)",
    r"{seat}(?: ,)? pronoun#\d+(?: (?:het|dit|zijn|een|hier|nu))* contract (?:heeft|had|kreeg|maakt|maakte|haalt|haalde)",
    rf"{{seat}}(?: ,)? pronoun#\d+(?: (?:het|dit|zijn|hier|nu))* {_MUST}(?: (?:het|nog|wel))* maken(?= [,.;]|$| (?!of|wat))",
    rf"{{seat}}(?: ,)? pronoun#\d+{_HIS_CONTRACT} {_MUST} {_MAKING}",
    rf"{{seat}} {_MUST}{_HIS_CONTRACT} {_MAKING}",
    r"{seat}(?: (?:zelf|hier|nu|dus))* (?:declareert|declareerde)",
    r"(?:de )?hoogste bieder(?: (?:is|was|dus|:))* {seat}",
    r"{seat}(?: (?:is|was|dus))* de hoogste bieder",
    r"{seat}(?: (?:heeft|had|deed|dus|nu))* het (?:hoogste bod|eindbod)(?! (?:van|over))",
    r"{seat} (?:voert|voerde|doet|deed|verzorgt|neemt|nam) (?:het spel|het spelen|het contract|de leiding|het afspel)(?= |$)",
    r"{seat}(?: ,)? pronoun#\d+(?: (?:nu|nog|hier))* (?:in|met) bid#\d+ (?:zit|zat|bezig)",
    r"{seat}(?: (?:heeft|had|kreeg|krijgt|zit|zat|in|met|nu|hier|dus|was|is))+ een {bid} contract",
    r"{seat}(?: (?:zit|zat|staat|stond|zelf|nu|hier|toch|dus))* (?:in (?:dat|dit|het|zijn|haar) (?:contract|kontrakt)|aan het (?:roer|stuur)|in een (?:contract|kontrakt|slem|manche))",
    r"{seat} (?:is|was)(?: de)? (?:speler|speelster|man|vrouw|eigenaar|eigenares|degene pronoun#\d+|diegene pronoun#\d+) (?:van (?:het|dit|dat) (?:contract|spel)|(?:het |dit )?(?:speelt|afspeelt|leidt))",
    r"(?:contract|kontrakt) (?:werd|wordt|is) door {seat}",
    r"(?:er|spel|contract|bid#\d+) (?:wordt|werd|is)(?: (?:hier|nu|gewoon))? door {seat} (?:gespeeld|geleid|afgespeeld)",
    r"(?:wordt|werd|is)(?: (?:hier|nu|gewoon))? (?:geleid|afgespeeld) door {seat}",
    r"(?:is|was) {seat} (?:contract|kontrakt)(?= (?:[.,;)]|en)|$)",
    r"(?:wie|degene pronoun#\d+|de speler pronoun#\d+)(?: (?:hier|het|dit))* (?:leidt|speelt|afspeelt)(?: (?:,|dat))* (?:is|was) {seat}",
    r"{seat}(?: (?:is|was|nog|net|druk|nu))* bezig (?:met|aan|in)(?: (?:het|een|contract|van|zijn))* bid#\d+",
    r"{seat} (?:zijn|haar|zn|z'n) (?:contract|kontrakt|eindcontract)",
    r"(?:bid#\d+|contract)(?: (?!(?:seat|card)#)[^ .;]+){0,3} (?:te spelen|gespeeld|gemaakt|af te spelen) (?:door|van) {seat}",
    r"(?:op|in) {seat} (?:zit|zat|zetelt)(?: (?:nu|dus|hier|de))* {declarer}",
    r"{seat} (?:is|was|zit|zat) (?:aan het spelen|te spelen|aan het werk) (?:in|met|van) {bid}",
    r"{seat}(?: [,(])? (?:spelend|spelende)(?: (?:in|het|een|contract))* bid#\d+",
    r"(?:bid#\d+|contract)(?: [^ .;#,]+){0,2} (?:beland|geeindigd|gestrand|terechtgekomen|geworden)(?: ,)? (?:door|van|bij) {seat}",
    r"{seat}(?: (?:nog|net|nu|rustig))* (?:bezig (?:was|is) (?:met|aan)(?: het)? (?:afspelen|leiden|spelen)|aan het (?:afspelen|leiden) (?:was|is))",
    r"{seat}(?: \))? (?:heb|heeft|had|kocht|koopt|kreeg|krijgt|won)(?: (?:het|contract|van|uiteindelijk|,))* {bid} (?:gekocht|gewonnen|te spelen)",
    r"{seat} (?:speelt|speelde|spelen|heeft|had|kreeg|krijgt|maakt|maakte)(?: nu| hier| zelf| dus)? (?:het|dit|zijn|haar|een|t|'t) (?:contract|kontrakt|spel|eindcontract)(?! (?:moeten|mogen|kunnen|niet))",
    r"{seat}(?: \()? (?:speelt|speelde|spelen|leidt|leidde)(?: nu| hier| zelf| dus| het| een| contract| in| kansloos| straks| dan| daarna| \()* {bid}",
    r"{seat} (?:moest|moet|hoort|hoorde)(?: (?:de|dus|natuurlijk|zelf))* {declarer} (?:zijn|te zijn|wezen)",
    r"(?<!voor )(?<!voordat )(?<!na )(?<!dan )(?<!nadat )(?<!eer )(?<!wat )(?<!hoe )(?<!kleur als )(?<!kaart als )(?<!kaart die )(?<!kleur die ){seat}(?: (?:zelf|ook|dus|hier))* (?:speelt|speeld|speelde|leidt)(?: hem|(?: (?:nu|hier|zelf|het|dit|dus))*)(?= (?:[.,;)?!]|en|maar(?! (?:wat|een|iets|raak|gewoon))|terwijl|$)|$)",
    r"{seat} (?:speelt|speelde|leidt|leidde) :(?! (?:card|suit|rank)#\d+(?! (?:van|bij) seat#))",
    r"{seat} (?:was |is |zat )?(?:nog |net |nu |rustig |bezig |gewoon )*(?:aan het|te|met) (?:afspelen|leiden|het afspelen)",
    r"(?:contract|kontrakt|(?<!van het )spel)(?: bid#\d+| is| was| :| van| door| staat| op| naam| ligt| bij| komt| uit| wordt| gespeeld| =| de)* {seat}(?! in (?:de |zijn |haar )?(?:hand|kaarten|waaier))",
    r"(?:uitkomen|uitkwam|tegenspelen|tegenspeelt|verdedigt|verdedigen|verdedigden|verdedigde|speelt|spelen|uit|start|uitkomst|uitkomt|defends|verdedig)(?: (?!(?:zegt|zei|roept|riep|fluistert|fluisterde|knikt|knikte|gebaart) )(?:\w+|my_partner#\d+)){0,3} (?:tegen|against)(?: het| een| dit| de| contract| eindcontract| {bid}| {notrump}| van)* {seat}",
    r"(?:verdedigen|verdedigt|verdedig|verdedigden) {bid} van {seat}",
    r"(?:\(|,) (?:speelt )?tegen {seat} (?:\)|,)",
    r"(?:(?<=[.;,] )|(?<!.))tegen {seat} (?:liet|laat|verzaakte|verzaakt|speelde|speelt|legde|legt|kwam|komt|gooide|toonde|claimde|bekende|viel|had|heeft) (?:seat|my_partner|me)#\d+",
    r"(?:tegen|tegenover)(?: het| een| dit| de)?(?: {bid}| sans contract| {notrump}| contract)+(?: contract| van| door)* {seat}",
)
