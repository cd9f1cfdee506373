"""Who explained: "noord legde uit", "de uitleg van west", "oost vergat te alerteren", "zuids bod is door noord toegelicht"."""

from __future__ import annotations

from nlu.phrases import compiled, sentences_of
from nlu.players import Players
from nlu.reading import Message
from rules.vocabulary import Seat

_GAVE = (
    "uitleg*|toelichting|antwoord|verklaring|verhaal|info|informatie|inlichting*|alert|verduidelijking ?die|dat ?van|door|aan ?<declarer>|zijn_partner|de @",
    "uitgelegd|toegelicht|genoemd|verklaard|gealerteerd|beschreven|omschreven|verteld|opgegeven|geinformeerd|ingelicht|voorgelicht ?is|werd|was ?verkeerd|fout door @",
    "@ heeft|had .. gezegd|geantwoord|gemeld", "biecht|erkent|bekent|geeft|meldt @ .. zijn|haar|eigen uitleg|antwoord|toelichting",
    "@ zijn|haar ?eigen bod|<bid>|<call>|antwoord|doublet ?verkeerd|fout|niet uitleg*|toelicht*",
    "dat @ zijn|haar|het ?eigen bod|<bid>|<call>|antwoord|doublet ?van ?verkeerd|fout|niet ?heeft|had uitgelegd|uitlegt|toelicht*|toegelicht|verkeerd*",
    "door @ .. uitgelegd|toegelicht|genoemd|verklaard|gealerteerd|beschreven|omschreven|verteld",
    "@ legt|legde|lichtte|licht .. uit|toe|als", "@ vergat|vergeet|verzuimt|verzuimde|vergeten .. alert*|uitleg*|melden", "@ had|heeft|heb ?dat|het|<bid>|er|niet|dus ?<bid>|niet|verkeerd|fout .. uitgelegd|toegelicht|gealerteerd|verteld|verzuimd",
    "@ zei|zegt|antwoordde|antwoordt|noemde|noemt|gaf|geeft|beweerde|verklaarde|omschreef|vertelde|alerteerde|alerteert ?als|:|dat|<bid>|het|uitleg|aan", "@ alerteert|alerteerde|klopte|tikte ?niet",
    "verzuim .. door|van @", "@ ?, corrigeert|corrigeerde|herstelt|herstelde|verbetert|verbeterde", "niet gealerteerd door @", "zei|antwoordde|noemde|verklaarde|legde @", "@ .. zijn|haar ?eigen uitleg|toelichting", "'s|van @ uitleg", "@ ' uitleg",
)  # fmt: skip
_BIDDERS = (
    "bod|<bid>|<call>|bieding|antwoord ?<bid> ?van @ ?<bid> ?( ?<bid> ?) ?is|werd|was|wordt|door|niet|verkeerd|fout|foutief ?door|verkeerd|niet|fout|foutief ?<partner>|verkeerd|fout|foutief uitgelegd|toegelicht|gealerteerd|genoemd|uitgelegd",
    "@ ?s <bid>|bod ?is|werd|was|wordt ?verkeerd|fout|niet|foutief uitgelegd|toegelicht|gealerteerd|genoemd", "@ hoort|hoorde .. <partner>|maat",
    "@ .. zijn|haar <partner> .. uitleg*|uitlegt|uitlegde|legt|legde",
)  # fmt: skip


def explainer_in(message: Message, players: Players) -> Seat | None:
    """The player who explained, when he or the player whose call he explained is named."""
    lines = [sentence.line for sentence in sentences_of(message)]
    for partner, texts in ((True, _BIDDERS[2:]), (False, _GAVE), (True, _BIDDERS[:2])):
        for line in lines:
            found: list[tuple[int, Seat]] = []
            for text in texts:
                pattern, barred, _ = compiled(text.replace("@", "<player>"))
                match = pattern.search(line)
                if match is None or (barred and barred.search(line)):
                    continue
                seat = _seat(message, players, match.group(), text)
                if seat is not None:
                    found.append((match.start(), seat))
            if found:
                seat = min(found)[1]
                return seat.partner if partner else seat
    return None


def _seat(message: Message, players: Players, matched: str, text: str) -> Seat | None:
    symbols = [symbol for symbol in matched.split(" ") if "#" in symbol]
    named = [players.seat_of.get(message.mentions[int(symbol.split("#")[1])]) for symbol in symbols]
    seats = [seat for seat in named if seat is not None]
    return (seats[-1] if text.split(" ")[-1] == "@" else seats[0]) if seats else None


def partner_has_called(message: Message, explainer: Seat) -> bool | None:
    """Whether the partner of the misled player has called since; None when it isn't told.

    The misled player is the opponent of the explainer who wants his call back, or else who called first after it.
    """
    made = [it for it in message.auction.made if it.seat is not None and it.seat.side is not explainer.side]
    skeleton = message.skeleton
    wanting = [
        Seat(found[0].value)
        for found, _ in skeleton.find(
            r"{seat}(?: (?:nu|dan|graag|zegt|dat|pronoun#\d+|ook|eigenlijk|anders|wel))* "
            r"(?:wil|wou|wilde|had|zou)(?: (?:zijn|haar|nu|dan|pass#\d+|bod|bid#\d+|graag|nog|liever|anders|call|alsnog))* "
            r"(?:terug|terugnemen|veranderen|wijzigen|herzien|gedoubleerd|geboden|gepast|double#\d+)"
        )
        if Seat(found[0].value).side is not explainer.side
    ]
    misled = wanting[0] if wanting else made[0].seat if made else None
    if misled is None:
        return None
    for found, _ in skeleton.find(
        r"{seat}(?: (?:is|heeft|had|moet|was|zelf|,))* (?:nog niet|nog niks|nog niets|moet nog|nog moet|nog)"
        r"(?: (?:geweest|geboden|gedaan|bieden|gesproken|iets|gezegd|aan de beurt))*"
    ):
        if Seat(found[0].value) is misled.partner:
            return False
    first = next((place for place, it in enumerate(made) if it.seat is misled), None)
    if first is not None and any(it.seat is misled.partner for it in made[first + 1 :]):
        return True
    return None
