"""The conversation: from the list of its turns to the reply on the last one, as a pure function.

Nothing is patched: "terug", an edited message or a repeated delivery is only another list of turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot import answers
from bot.lookup import look_up
from bot.reply import ChatSettings, Reply, Turn
from bot.table_memory import SHARED, Board, Incident, Memory
from nlu import understand
from nlu.understanding import Context, Understanding
from rules.decide import Decision, decide, next_question, what_if
from rules.facts import Value
from rules.vocabulary import Seat

MAX_LENGTH = 4000
"""Characters of a message that are read."""

_DEFAULTS = ChatSettings()


def reply(turns: Sequence[Turn], settings: ChatSettings = _DEFAULTS) -> Reply:
    """The reply to the last of `turns`; an empty conversation is greeted."""
    last = answers.hello()
    for last in replies(turns, settings):
        pass
    return last


def replies(turns: Sequence[Turn], settings: ChatSettings = _DEFAULTS) -> Iterator[Reply]:
    """The reply to each turn, in order."""
    history = [Memory()]
    for turn in turns:
        if turn.text is None:
            memory, answer = _tapped(history[-1], turn, settings)
            history.append(memory)
            yield answer
            continue
        board = history[-1].board
        understood = understand(turn.text[:MAX_LENGTH], _context(board, history[-1], settings))
        if understood.act == "undo":
            undone = len(history) > 1
            if undone:
                history.pop()
            yield answers.undone(history[-1], settings) if undone else answers.nothing_to_undo()
            continue
        memory, answer = _told(history[-1], understood, turn.text, settings)
        history.append(memory)
        yield answer


def _context(board: Board, memory: Memory, settings: ChatSettings) -> Context:
    if board.incident is None or board.decision is None:
        return Context(facts={**board.facts, **memory.pending})
    question = next_question(board.decision, board.incident.declined)
    return Context(board.incident.irregularity, board.decision.known, question.fact if question else None)


def _tapped(memory: Memory, turn: Turn, settings: ChatSettings) -> tuple[Memory, Reply]:
    """A button: an answer to a question, or the irregularity picked among those offered."""
    if turn.pick is not None:
        return _start(memory, turn.pick, dict(memory.pending), {}, settings)
    incident = memory.board.incident
    if turn.answer is None or incident is None:
        return memory, answers.hello()
    fact, value = turn.answer
    if value is None:
        incident = replace(incident, declined=incident.declined | {fact})
    else:
        incident = replace(incident, facts={**incident.facts, fact: value}, declined=incident.declined - {fact})
    return _rule(memory, incident, settings)


def _told(memory: Memory, understood: Understanding, text: str, settings: ChatSettings) -> tuple[Memory, Reply]:
    """A message in words."""
    board = memory.board
    words = {name: text[evidence.start : evidence.end] for name, evidence in understood.facts.items()}
    match understood.act:
        case "hello":
            return memory, answers.hello()
        case "fresh":
            return Memory(), answers.fresh()
        case "lookup" if understood.lookup:
            return memory, look_up(*understood.lookup, settings)
        case "why":
            return memory, answers.why(board)
        case "what_if":
            return memory, _what_if(board, understood, settings)
        case "dont_know" if board.incident and (question := _context(board, memory, settings).question):
            return _tapped(memory, Turn(answer=(question, None)), settings)
        case "context":
            memory = _go_to(memory, understood)
            if not understood.candidates:
                return memory, answers.at(memory, settings)
    if understood.act == "nothing" or not (understood.facts or understood.candidates):
        return memory, answers.unclear(understood, text, board)
    return _reported(memory, understood, words, settings)


def _go_to(memory: Memory, understood: Understanding) -> Memory:
    values = understood.values
    table, board = memory.here
    here = (values.get("table", table), values.get("board", board if "table" not in values else None))
    memory = replace(memory, here=here, offered=(), pending={})
    facts = {name: value for name, value in zip(("table", "board"), here, strict=True) if value is not None}
    return memory.with_board(replace(memory.board, facts={**memory.board.facts, **facts}))


def _reported(
    memory: Memory, understood: Understanding, words: dict[str, str], settings: ChatSettings
) -> tuple[Memory, Reply]:
    """What happened, a fact added or corrected, or what happened next."""
    board = memory.board
    incident = board.incident
    facts = understood.values
    if understood.several:
        memory = replace(memory, offered=understood.several, pending={**memory.pending, **facts})
        return memory, answers.several(memory, understood, settings)
    best = understood.candidates[0].irregularity if understood.candidates else None
    if (
        incident
        and (understood.act in ("answer", "correction") or best in (None, incident.irregularity))
        and understood.act != "next"
    ):
        if not facts:
            return memory, answers.unclear(understood, "", board)
        known = {**incident.facts, **facts}
        same = replace(
            incident,
            facts=known,
            declined=incident.declined - facts.keys(),
            evidence={**incident.evidence, **words},
        )
        return _rule(memory, same, settings)
    if best is None or not understood.sure:
        memory = replace(
            memory,
            offered=tuple(c.irregularity for c in understood.candidates[:3]),
            pending={**memory.pending, **facts},
        )
        return memory, answers.which(memory, understood, settings)
    return _start(memory, best, {**memory.pending, **facts}, words, settings)


def _start(
    memory: Memory, irregularity: str, facts: dict[str, Value], words: dict[str, str], settings: ChatSettings
) -> tuple[Memory, Reply]:
    """A new incident; what the board remembers still holds."""
    board = memory.board
    shared = {
        name: value
        for name, value in {**board.facts, **(board.incident.facts if board.incident else {})}.items()
        if name in SHARED
    }
    before = board.now
    facts = {**shared, **facts}
    offender = facts.get("offender")
    if "penalty_cards" not in facts:
        owner = Seat(offender) if isinstance(offender, str) else None
        lying = [str(lying.card) for lying in before.penalty_cards if owner is None or lying.owner in (owner, None)]
        lying = [card for card in lying if card not in (facts.get("cards") or [])]
        if lying:
            facts["penalty_cards"] = lying
    memory = replace(memory, offered=(), pending={}).with_board(Board(shared, before))
    return _rule(memory, Incident(irregularity, facts, evidence=words), settings)


def _rule(memory: Memory, incident: Incident, settings: ChatSettings) -> tuple[Memory, Reply]:
    decision = decide(incident.irregularity, incident.facts, edition=settings.edition, declined=incident.declined)
    shared = {**memory.board.facts, **{name: value for name, value in incident.facts.items() if name in SHARED}}
    memory = memory.with_board(replace(memory.board, facts=shared, incident=incident, decision=decision))
    return memory, answers.ruling(memory, settings)


def _what_if(board: Board, understood: Understanding, settings: ChatSettings) -> Reply:
    """The ruling with some facts replaced; nothing of it is remembered."""
    if board.decision is None or board.incident is None:
        return answers.why(board)
    facts = understood.values
    if understood.edition:
        other: Decision = decide(
            board.incident.irregularity,
            board.incident.facts,
            edition="1997" if understood.edition == "1997" else "2017",
            declined=board.incident.declined,
        )
    else:
        other = what_if(board.decision, facts, board.incident.declined)
    return answers.supposed(other, facts, board, settings)
