"""The suit that was led: "er wordt harten gespeeld", "de leider vraagt een hartentje", "in de klaverslag"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nlu.lexicon import forms
from nlu.players import Players
from nlu.reading import Message
from nlu.understanding import Evidence
from nlu.words.mentions import Mention
from rules.vocabulary import RANKS

_LED = (
    r"(?:er|daar) (?:wordt|werd|komt|kwam|is)(?: nu)? {suit}",
    r"(?:vraagt|vroeg|speelt|speelde|trekt|trok|komt met|kwam met|voorspeelt)(?: nu| dan| zelf| weer)* {suit}(?! (?:bij|weg))",
    r"(?:slaat|sloeg|speelt|speelde)(?: nu| dan| zelf| weer)* {suit} (?:aan|voor|na)(?= [.,;?!]|$| en)",
    r"{suit} (?:is |was |werd |wordt |heeft |had )?(?:gevraagd|voorgespeeld|gespeeld)",
    r"(?:vraagt|vroeg|speelt|speelde)(?: (?:de|nu|dan|dus|uit|van|dummy#\d+|hand|zijn))* declarer#\d+"
    r"(?: (?:nu|dan|uit|van|de|zijn|hand|dummy#\d+))* {suit}",
    r"(?:bekennen|bekend)(?: moet| kan)?(?: (?:in))? {suit}",
    r"(?:moet|moest|kon|kan)(?: (?:in|nog|dus|eerst|gewoon|zelf))* {suit} bekennen",
    r"in {suit}(?: (?:moet|kan|wil|nu))* bekennen",
    r"(?:heeft|had)(?: (?:nog|eerst|wel|een))* {suit}(?: om)? te bekennen",
    r"in {suit} (?:wordt|werd|is) (?:voor)?gespeeld",
    r"(?:bijspelen|bijleggen|bekennen|spelen|leggen) (?:op|in)(?: (?:een|de|deze))? {suit}",
    r"op(?: (?:een|de|deze|mijn|zijn|haar))* {suit}"
    r"(?: van| ,|(?= [.;]|$)| (?:moet|moest|mag|legt|legde|speelt|speelde|doet|deed|gaf|geeft))",
    r"komt (?:er )?{suit}",
    r"{suit} (?:komt|kwam|slag|slagje)",
    r"{suit} (?:uit|van|vanuit)(?: (?:de|zijn|haar))? (?:dummy#\d+|tafel)(?! (?:zijn|is|waren|was) op)",
    r"(?:vraagt|vroeg|speelt|speelde)(?: (?:nu|dan|een))* {card}(?! (?:bij|weg|voor))",
)

_PLAYER = re.compile(r"(?:seat|pronoun|me|my_partner|partner|lho|rho|declarer|dummy)#(\d+)")
_SENTENCE_END = re.compile(r" [.;?!] ")
_BY_SOMEONE = re.compile(r"vraagt|vroeg|speel|trekt|trok|slaat|sloeg|komt met|kwam met|voorspeelt")


def led_suit(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """Settle `led_suit` in `facts`, in place, where it isn't told yet."""
    for suit, (start, end) in _told(message, players, facts):
        facts.setdefault("led_suit", Evidence(suit, start, end))
        return


_FOLLOWS = r"(?:bekent|bekende|bekend|volgt|volgde|bedient|bediende)(?! (?:niet|geen))"


def followed_suit(message: Message, facts: dict[str, Evidence]) -> None:
    """A card of the suit that was led in `cards`, in place, where it is only told that its player followed suit."""
    led, lie = facts.get("led_suit"), facts.get("penalty_cards")
    if led is None or "cards" in facts or not message.skeleton.has(_FOLLOWS):
        return
    if lie is not None and isinstance(lie.value, list) and not any(card[0] == led.value for card in lie.value):
        facts["cards"] = Evidence([f"{led.value}?"], led.start, led.end)


_DISCARDS = (
    r"(?:doet|deed|gooit|gooide|legt|legde)(?: (?:pronoun#\d+|seat#\d+|een|er|toch|gewoon|maar|dan|de|zijn|haar|(?:op|bij)(?: de| een)? (?:suit|card)#\d+))* {suit} (?:weg|af)(?= |$)"
    r"|{suit} (?:weggegooid|afgegooid|weggelegd|weggooit|weggooide|afgooit|afgooide)"
)


def discarded_suit(message: Message, facts: dict[str, Evidence]) -> None:
    """A card of a suit in `cards`, in place, where all that is told of it is that it was discarded: "doet klaver weg"."""
    found = message.skeleton.first(_DISCARDS)
    if found and "cards" not in facts:
        facts["cards"] = message.tells([f"{found[0].value}?"], found[0])


_LAYS_RANK = (
    r"(?:seat|pronoun|partner|my_partner|lho|rho)#(\d+)(?: (?!(?:seat|declarer|dummy|partner|my_partner|lho|rho|card|me)#)[^ .;]+){0,3}"
    r" (?:legt|legde|gooit|gooide|speelt|speelde|dekt|dekte|doet|deed)(?: (?!(?:seat|card|suit)#)[^ .;,]+){0,3} (?:de|het|zijn|haar|een) {rank}(?! (?:kaart|slag|keer|van))"
)


def rank_of_led_suit(message: Message, players: Players, facts: dict[str, Evidence]) -> None:
    """The card of the suit led in `cards`, in place, where he who played too early is told to have laid only a rank."""
    led, offender = facts.get("led_suit"), facts.get("offender")
    if led is None or offender is None or "cards" in facts:
        return
    for (player, rank), match in message.skeleton.find(_LAYS_RANK):
        if players.seat_of.get(player) == offender.value and rank.value in RANKS:
            facts["cards"] = Evidence([f"{led.value}{rank.value}"], *message.skeleton.span(match))
            return


def _told(message: Message, players: Players, facts: dict[str, Evidence]) -> Iterator[tuple[str, tuple[int, int]]]:
    owner = facts.get("offender")
    for pattern in _LED:
        for found, match in message.skeleton.find(pattern):
            suit = found[-1]
            subject = _subject(message, match)
            if suit.kind == "card" and suit.value[1] not in "x?" and not _declares(players, subject):
                continue  # a card that is played; "een hartentje" only tells the suit
            if owner is None or subject is None or players.seat_of.get(subject) != owner.value:
                yield suit.value[0], message.span(suit)
    for token, norm in zip(message.words.tokens, message.words.norms, strict=True):
        of_trick = forms().meaning(norm.removesuffix("slag"), "suit") if norm.endswith("slag") else None
        if of_trick:
            yield of_trick, (token.start, token.end)


def _declares(players: Players, subject: Mention | None) -> bool:
    """Whether a player is declarer or dummy, whose card the others have to follow."""
    if subject is None or players.declarer is None:
        return subject is not None and subject.value in ("declarer", "dummy")
    seat = players.seat_of.get(subject)
    return seat is not None and seat.side is players.declarer.side


def _subject(message: Message, match: re.Match[str]) -> Mention | None:
    """The player that is said to play a suit; None where it is told of nobody: "er komt klaver"."""
    if not _BY_SOMEONE.match(match.group()):
        return None
    sentence = _SENTENCE_END.split(message.skeleton.line[: match.start()])[-1]
    numbers = _PLAYER.findall(sentence)
    return message.mentions[int(numbers[-1])] if numbers else None
