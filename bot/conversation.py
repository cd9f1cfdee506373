"""The conversation: from the list of its turns to the reply on the last one, as a pure function.

Nothing is patched: "terug", an edited message or a repeated delivery is only another list of turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot import answers
from bot.lookup import look_up
from bot.reply import ChatSettings, Reply, Turn
from bot.table_memory import SHARED, Board, Incident, Memory
from nlu import parts_of, read_again, read_facts, understand
from nlu.understanding import Context, Evidence, Understanding
from rules.decide import Decision, decide, next_question, wanted, what_if
from rules.facts import Value
from rules.table import facts_at, settle
from rules.vocabulary import Seat

MAX_LENGTH = 4000
"""Characters of a message that are read."""

_DEFAULTS = ChatSettings()
_NONE: Mapping[str, Value] = {}


def reply(turns: Sequence[Turn], settings: ChatSettings = _DEFAULTS) -> Reply:
    """The reply to the last of `turns`; an empty conversation is greeted."""
    *_, last = [answers.hello(), *replies(turns, settings)]
    return last


def replies(turns: Iterable[Turn], settings: ChatSettings = _DEFAULTS) -> Iterator[Reply]:
    """The reply to each turn, in order, as soon as it is there."""
    history = [Memory()]
    asked: tuple[str, str] | None = None
    for turn in turns:
        if turn.text is None:
            asked = None
            yield _remembered(history, *_tapped(history[-1], turn, settings))
            continue
        text = turn.text[:MAX_LENGTH]
        understood = understand(text, replace(_context(history[-1]), asked=asked))
        asked = understood.lookup
        if understood.act == "undo":
            yield _undone(history)
            continue
        answer = _remembered(history, *_told_in_parts(history[-1], understood, text, settings))
        yield answers.cut_short(answer, MAX_LENGTH) if len(turn.text) > MAX_LENGTH else answer


def _remembered(history: list[Memory], memory: Memory, answer: Reply) -> Reply:
    """Only turns that changed something can be taken back."""
    if memory is history[-1]:
        return replace(answer, aside=True)
    history.append(memory)
    return answer


def _undone(history: list[Memory]) -> Reply:
    if len(history) == 1:
        return replace(answers.nothing_to_undo(), aside=True)
    history.pop()
    return answers.undone(history[-1])


def _context(memory: Memory) -> Context:
    board = memory.board
    lying: dict[str, list[str]] = {}
    for card in board.now.penalty_cards:
        lying.setdefault(str(card.owner or ""), []).append(str(card.card))
    if board.incident is None or board.decision is None:
        return Context(facts=dict(board.facts), told=memory.pending, lying=lying)
    question = next_question(board.decision, board.incident.declined)
    return Context(
        board.incident.irregularity,
        board.decision.known,
        question.fact if question else None,
        board.incident.told,
        lying,
        labels={option.label: option.value for option in answers.asked(question).options} if question else {},
        settled=board.incident.settled,
        wanted=wanted(board.decision),
        misread={name: board.incident.read[name] for name in board.incident.settled if name in board.incident.read},
    )


def _tapped(memory: Memory, turn: Turn, settings: ChatSettings) -> tuple[Memory, Reply]:
    """A button: an answer to a question, or the irregularity picked among those offered."""
    if turn.pick is not None:
        context = replace(_context(memory), irregularity=None)
        found = read_facts(memory.pending, turn.pick, context)
        return _start(memory, turn.pick, found, memory.pending, settings)
    incident = memory.board.incident
    if turn.answer is None or incident is None:
        return memory, answers.hello()
    fact, value = turn.answer
    if value is None:
        incident = replace(incident, declined=incident.declined | {fact})
    else:
        incident = replace(incident, settled={**incident.settled, fact: value}, declined=incident.declined - {fact})
    return _rule(memory, incident, settings)


def _told_in_parts(
    memory: Memory, understood: Understanding, text: str, settings: ChatSettings
) -> tuple[Memory, Reply]:
    """A message in words, which may tell what happened next after an answer: "ja, en nu is west aan slag"."""
    adds = understood.act in ("answer", "correction", "report") and not understood.candidates
    for first, rest in parts_of(text) if adds and memory.board.incident else ():
        answer = understand(first, _context(memory))
        if answer.act == understood.act and answer.values == understood.values:
            since, _ = _told(memory, answer, first, settings)
            then = understand(rest, _context(since))
            if then.act == "next" and then.sure:
                return _told(since, then, rest, settings)
    return _told(memory, understood, text, settings)


def _told(memory: Memory, understood: Understanding, text: str, settings: ChatSettings) -> tuple[Memory, Reply]:
    """A message in words."""
    answered = _answered(memory, understood, settings)
    if answered is not None:
        return answered
    if understood.act == "fresh":  # "andere tafel: west claimt": nothing that is remembered holds there
        memory = replace(memory, here=(None, None), offered=(), pending="").with_board(Board())
    if understood.act == "context":
        memory = _go_to(memory, understood.values)
        if memory.board.incident is not None:  # "weer tafel 4, zuid is aan slag": what lay there still lies there
            again = understand(text, _context(memory))
            understood = understood if again.act == "context" else again
    if understood.act == "nothing" or not (understood.facts or understood.candidates):
        return _unclear(memory, understood, text)
    if memory.here == (None, None) and memory.board.incident is None and understood.values.keys() & {"table", "board"}:
        memory = _go_to(memory, understood.values)
    return _reported(memory, understood, text, settings)


def _answered(memory: Memory, understood: Understanding, settings: ChatSettings) -> tuple[Memory, Reply] | None:
    """The answer to what tells nothing that happened: a greeting, a question, another table."""
    match understood.act:
        case "hello":
            return memory, answers.hello()
        case "fresh" if not understood.candidates:
            return Memory(), answers.fresh()
        case "lookup" if understood.lookup:
            return memory, look_up(*understood.lookup, settings)
        case "why":
            return memory, answers.why(memory.board)
        case "what_if":
            return memory, _what_if(memory, understood, settings)
        case "dont_know" if question := _context(memory).question:
            return _tapped(memory, Turn(answer=(question, None)), settings)
        case "context" if not understood.candidates:
            return _went_to(_go_to(memory, understood.values), understood.text, settings)
        case _:
            return None


def _went_to(memory: Memory, text: str, settings: ChatSettings) -> tuple[Memory, Reply]:
    """Another table or board, and what is told of the incident that lies there: "bord 7 nog: noord kwam aan slag"."""
    if memory.board.incident is not None:
        more = understand(text, _context(memory))
        if more.act not in ("context", "nothing") and (more.facts or more.candidates):
            return _told(memory, more, text, settings)
    return memory, answers.at(memory)


def _unclear(memory: Memory, understood: Understanding, text: str) -> tuple[Memory, Reply]:
    """What is about bridge is kept: the next message may tell the rest."""
    if understood.bridge and understood.text and memory.board.incident is None:
        memory = replace(memory, pending=". ".join(filter(None, (memory.pending, text))))
    return memory, answers.unclear(understood, text)


def _go_to(memory: Memory, values: Mapping[str, Value]) -> Memory:
    table, board = memory.here
    here = (values.get("table", table), values.get("board", board if "table" not in values else None))
    memory = replace(memory, here=here, offered=(), pending="")
    facts = {name: value for name, value in zip(("table", "board"), here, strict=True) if value is not None}
    return memory.with_board(replace(memory.board, facts={**memory.board.facts, **facts}))


def _reported(memory: Memory, understood: Understanding, text: str, settings: ChatSettings) -> tuple[Memory, Reply]:
    """What happened, a fact added or corrected, or what happened next."""
    incident = memory.board.incident
    if understood.several:
        memory = replace(memory, offered=understood.several, pending=understood.text)
        return memory, answers.several(memory, understood)
    best = understood.candidates[0].irregularity if understood.candidates else None
    goes_on = understood.act not in ("next", "context")
    if incident and (best is None or (best == incident.irregularity and goes_on)):
        return _continued(memory, incident, understood, text, settings)
    if best is None or not understood.sure:
        offered = tuple(candidate.irregularity for candidate in understood.candidates[:3])
        memory = replace(memory, offered=offered, pending=understood.text)
        return memory, answers.which(memory, understood)
    kept: dict[str, Value] = {}
    if incident and incident.told and understood.act == "report" and understood.text.startswith(incident.told):
        kept = dict(incident.settled)  # it turns out to be of another irregularity: what was set right holds
    if incident and understood.act == "next" and "offender" not in understood.facts and best == incident.irregularity:
        owner = incident.facts.get("offender")
        if owner is not None:  # "daarna valt ook ruiten twee": of the same player
            kept = {"offender": owner}
    return _start(memory, best, understood.facts, understood.text, settings, kept)


def _continued(
    memory: Memory, incident: Incident, understood: Understanding, text: str, settings: ChatSettings
) -> tuple[Memory, Reply]:
    """More about the incident at hand."""
    values = understood.values
    if not values:
        return memory, answers.unclear(understood, text)
    words = _words(understood.facts, understood.text)
    if understood.act in ("answer", "correction"):
        same = replace(incident, settled={**incident.settled, **values})
        if understood.act == "correction" and values.keys() & _PLAYERS:
            same = _read_again(memory, same)
    else:
        remembered = {name: value for name, value in incident.read.items() if name not in incident.evidence}
        misread = {name: value for name, value in incident.read.items() if name in incident.settled}
        settled = {**incident.settled, **incident.more_cards(values)}
        same = replace(incident, told=understood.text, read={**remembered, **values, **misread}, settled=settled)
    same = replace(same, declined=incident.declined - values.keys(), evidence={**incident.evidence, **words})
    memory, answer = _rule(memory, same, settings)
    return memory, answer if same.facts != incident.facts else answers.nothing_new(answer)


_PLAYERS = frozenset(("offender", "declarer"))
"""Facts that other facts are told by: whether the trick went to "zijn partner" hangs on who revoked."""


def _read_again(memory: Memory, incident: Incident) -> Incident:
    """The incident as it was told, read for the players as they are set right now."""
    context = _context(memory.with_board(replace(memory.board, incident=incident)))
    found = read_again(replace(context, facts={**context.facts, **incident.settled}))
    kept = {n: v for n, v in incident.read.items() if n not in incident.evidence or n in incident.settled}
    return replace(incident, read={**{n: it.value for n, it in found.items()}, **kept})


def _words(facts: Mapping[str, Evidence], text: str) -> dict[str, str]:
    return {name: words for name, found in facts.items() if (words := text[found.start : found.end])}


def _start(
    memory: Memory,
    irregularity: str,
    found: Mapping[str, Evidence],
    text: str,
    settings: ChatSettings,
    settled: Mapping[str, Value] = _NONE,
) -> tuple[Memory, Reply]:
    """A new incident; what the board remembers still holds, and so does what is `settled` from the one before."""
    board = memory.board
    past = {**board.facts, **(board.incident.facts if board.incident else {})}
    shared = {name: value for name, value in past.items() if name in SHARED}
    facts: dict[str, Value] = {**shared, **{name: evidence.value for name, evidence in found.items()}}
    declarer = facts.get("declarer")
    before = settle(board.now, Seat(declarer) if isinstance(declarer, str) else None)
    offender = settled.get("offender", facts.get("offender"))
    owner = Seat(offender) if isinstance(offender, str) else None
    facts = {**facts_at(before, irregularity, owner), **facts}
    memory = replace(memory, offered=(), pending="").with_board(Board(shared, before))
    return _rule(memory, Incident(irregularity, text, facts, settled, evidence=_words(found, text)), settings)


def _rule(memory: Memory, incident: Incident, settings: ChatSettings) -> tuple[Memory, Reply]:
    decision = decide(
        incident.irregularity,
        incident.facts,
        edition=settings.edition,
        declined=incident.declined,
        regulations=settings.regulations,
    )
    shared = {**memory.board.facts, **{name: value for name, value in incident.facts.items() if name in SHARED}}
    memory = memory.with_board(replace(memory.board, facts=shared, incident=incident, decision=decision))
    return memory, answers.ruling(memory)


def _what_if(memory: Memory, understood: Understanding, settings: ChatSettings) -> Reply:
    """The ruling with some facts replaced; nothing of it is remembered."""
    board = memory.board
    if board.decision is None or board.incident is None:
        return answers.why(board)
    facts = understood.values
    if understood.edition:
        other: Decision = decide(
            board.incident.irregularity,
            board.incident.facts,
            edition="1997" if understood.edition == "1997" else "2017",
            declined=board.incident.declined,
            regulations=settings.regulations,
        )
    else:
        other = what_if(board.decision, facts, board.incident.declined)
    return answers.supposed(other, facts, board)
