"""Answers in Dutch: from decisions to the paragraphs and buttons that a director sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot import texts
from bot.reply import Button, Option, Part, Question, Reply, Section, Turn
from bot.table_memory import Board, Memory
from bot.words import Words, contract, listed, value_of
from nlu.understanding import Understanding
from rules.case import Reading, Step
from rules.decide import Decision, changes_something, next_question
from rules.decide import Question as Wanted
from rules.facts import FACTS, Value
from rules.outcomes import OUTCOMES
from rules.vocabulary import Seat

_SECTIONS: tuple[tuple[str, Part], ...] = (
    ("ruling", "verdict"),
    ("do", "do"),
    ("choice", "choice"),
    ("later", "later"),
)
_SEAT_LETTERS = {"N": "N", "E": "O", "S": "Z", "W": "W"}


def sentence(step: Step, facts: Mapping[str, Value]) -> str:
    """A step as a Dutch sentence with its articles."""
    template = texts.merged("laws").get(step.text) or texts.merged("outcomes").get(step.text)
    if template is None:
        raise KeyError(f"no sentence for {step.text!r}")
    said = str(template).format_map(Words(facts, step.words))
    said = said[:1].upper() + said[1:]
    director = f" {texts.general('parts.director')}" if step.director else ""
    return f"{said}{director} ({', '.join(step.articles)})"


def ruling(memory: Memory, prefix: str = "") -> Reply:
    """The ruling on the incident at hand, or the question that has to be answered first."""
    board = memory.board
    if board.decision is None or board.incident is None:
        raise ValueError("there is no incident to rule on")
    return _decided(board.decision, board.incident.declined, header(memory), prefix)


def _decided(decision: Decision, declined: frozenset[str], context: str, prefix: str = "") -> Reply:
    wanted = next_question(decision, declined)
    question = asked(wanted) if wanted else None
    facts = {**decision.known, **decision.assumed}
    sections = [Section("note", (prefix,))] if prefix else []
    if decision.edition == "1997":
        sections.append(Section("note", (texts.general("parts.edition_1997"),)))
    if decision.steps:
        sections += _steps(decision, facts)
        sections += _contradictions(decision)
        sections += _assumptions(decision)
    else:
        sections.append(Section("verdict", (_title(decision.irregularity),)))
    if question:
        sections.append(Section("question", (question.text,)))
    scores = {
        str(side): str(grade)
        for step in decision.steps
        for side, grade in step.words.items()
        if side in ("NS", "EW") and grade in ("A+", "A", "A-")
    }
    return Reply(
        kind="ruling" if decision.steps else "question",
        sections=tuple(sections),
        irregularity=decision.irregularity,
        facts=decision.known,
        assumed=decision.assumed,
        question=question,
        outcomes=decision.outcomes,
        articles=decision.articles,
        scores=scores,
        buttons=(*_buttons(question), *_changes(decision, question)),
        context=context,
    )


def _title(irregularity: str) -> str:
    return f"{texts.load('irregularities')[irregularity]['title']}."


def _steps(decision: Decision, facts: Mapping[str, Value]) -> list[Section]:
    lines: dict[Part, list[str]] = {part: [] for _, part in _SECTIONS}
    parts = dict(_SECTIONS)
    for index, step in enumerate(decision.steps):
        part = "verdict" if index == 0 else parts[OUTCOMES[step.outcome]]
        said = sentence(step, facts)
        if said not in lines[part]:
            lines[part].append(said)
    headings = texts.load("general")["headings"]
    return [
        Section(
            part,
            tuple(said if part == "verdict" else f"• {said}" for said in found),
            "" if part == "verdict" else f"{headings[part]}:",
        )
        for part, found in lines.items()
        if found
    ]


def _contradictions(decision: Decision) -> list[Section]:
    """What was told but can't be, with what was taken for it: with this declarer another player was to lead."""
    labels = texts.merged("facts")
    said = [
        texts.general(
            "parts.contradiction",
            label=labels.get(r.fact, {}).get("label", r.fact),
            told=value_of(r.fact, decision.facts[r.fact]),
            taken=value_of(r.fact, r.value),
        )
        for r in decision.readings
        if r.how == "derived" and decision.facts.get(r.fact) not in (None, r.value) and FACTS[r.fact].kind == "seat"
    ]
    return [Section("note", tuple(said))] if said else []


def _assumptions(decision: Decision) -> list[Section]:
    said = [phrase for r in decision.readings if r.how == "assumed" and (phrase := assumed_phrase(r.fact, r.value))]
    return [Section("assumed", (texts.general("parts.assumed", facts="; ".join(said)),))] if said else []


def assumed_phrase(fact: str, value: Value) -> str:
    """How an assumption is said, such as "oost speelt tegen"; empty when there is nothing to say."""
    entry = texts.merged("facts").get(fact, {})
    phrases = entry.get("assumed", {})
    if isinstance(phrases, str):
        return phrases.format(value=value_of(fact, value))
    key = str(value).lower() if isinstance(value, bool) else str(value)
    return str(phrases[key]) if key in phrases else f"{entry.get('label', fact)}: {value_of(fact, value)}"


def asked(wanted: Wanted) -> Question:
    """A question in Dutch with its answers."""
    entry = texts.merged("facts")[wanted.fact]
    options = tuple(Option(value, value_of(wanted.fact, value)) for value in wanted.among if value is not None)
    return Question(wanted.fact, str(entry["question"]), options)


def _buttons(question: Question | None) -> tuple[Button, ...]:
    if question is None:
        return ()
    given = [Button(_capital(option.label), Turn(answer=(question.fact, option.value))) for option in question.options]
    return (*given, Button(_capital(texts.general("dont_know")), Turn(answer=(question.fact, None))))


_MOST_CHANGES = 4


def _changes(decision: Decision, question: Question | None) -> tuple[Button, ...]:
    """Each assumption one tap away from being another: "De partner kon de kaart niet zien"."""
    phrases = texts.merged("facts")
    buttons = [
        Button(_capital(assumed_phrase(reading.fact, value)), Turn(answer=(reading.fact, value)))
        for reading in decision.readings
        if reading.how == "assumed"
        and (question is None or reading.fact != question.fact)
        and FACTS[reading.fact].kind in ("flag", "word")
        and isinstance(phrases.get(reading.fact, {}).get("assumed"), Mapping)
        for value in reading.among
        if value != reading.value and changes_something(decision, reading.fact, value)
    ]
    return tuple(buttons[:_MOST_CHANGES])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def header(memory: Memory) -> str:
    """What is remembered of where we are: "Tafel 7 · spel 12 · 3SA Z"."""
    facts = {**memory.board.facts}
    parts = [f"Tafel {facts['table']}"] if facts.get("table") is not None else []
    parts += [f"spel {facts['board']}"] if facts.get("board") is not None else []
    played = contract(str(facts["contract"])) if facts.get("contract") else ""
    by = _SEAT_LETTERS[Seat(str(facts["declarer"]))] if facts.get("declarer") else ""
    if played:
        parts.append(f"{played} {by}".strip())
    elif by:
        parts.append(f"leider {by}")
    return " · ".join(_capital(part) if i == 0 else part for i, part in enumerate(parts))


def several(memory: Memory, understood: Understanding) -> Reply:
    """Several irregularities, offered in the order in which the laws take them."""
    return _offer(memory, understood, texts.general("parts.several"))


def which(memory: Memory, understood: Understanding) -> Reply:
    """Irregularities that the message may be about."""
    if not memory.offered:
        return unclear(understood, "")
    return _offer(memory, understood, texts.general("parts.which"))


def _offer(memory: Memory, understood: Understanding, text: str) -> Reply:
    titles = texts.load("irregularities")
    lines = [text, *(f"• {titles[code]['title']}" for code in memory.offered)]
    return Reply(
        kind="choose",
        sections=(Section("verdict", tuple(lines)),),
        facts=understood.values,
        options=memory.offered,
        buttons=tuple(Button(str(titles[code]["title"]), Turn(pick=code)) for code in memory.offered),
        context=header(memory),
    )


def _note(key: str, kind: str = "unclear", **words: object) -> Reply:
    lines = texts.general(key, **words).split("\n")
    return Reply(kind="lookup" if kind == "lookup" else "unclear", sections=(Section("verdict", tuple(lines)),))


def cut_short(answer: Reply, limit: int) -> Reply:
    """The same answer, which says that only the beginning of the message was read."""
    return replace(
        answer, sections=(*answer.sections, Section("note", (texts.general("parts.too_long", limit=limit),)))
    )


def hello() -> Reply:
    """Greets, and says what the assistant can do."""
    return _note("unclear.hello", "lookup")


def fresh() -> Reply:
    """Everything is forgotten."""
    return _note("parts.new")


def at(memory: Memory) -> Reply:
    """Another table or board is spoken of now."""
    if memory.board.decision is not None:
        return ruling(memory, header(memory))
    return _note("parts.new_context", context=header(memory))


def nothing_new(answer: Reply) -> Reply:
    """The same ruling as before, after a message in which nothing new was read."""
    return replace(answer, sections=(Section("note", (texts.general("parts.nothing_new"),)), *answer.sections))


def nothing_to_undo() -> Reply:
    """There was no turn to take back."""
    return _note("parts.nothing_to_undo")


def undone(memory: Memory) -> Reply:
    """The last turn is taken back."""
    if memory.board.decision is None:
        return _note("parts.undone_all")
    return ruling(memory, texts.general("parts.undone"))


def unclear(understood: Understanding, text: str) -> Reply:
    """The message wasn't understood: says what can be said instead."""
    if understood.unread:
        return _note("parts.unknown_part", words=understood.unread)
    if not text.strip():
        return _note("unclear.empty")
    return _note("unclear.vague" if understood.bridge else "unclear.not_bridge")


def why(board: Board) -> Reply:
    """Each step with its articles, and each fact that led to it."""
    decision = board.decision
    if decision is None:
        return _note("parts.nothing_yet")
    facts = {**decision.known, **decision.assumed}
    steps = tuple(f"{i}. {sentence(step, facts)}" for i, step in enumerate(decision.steps, 1))
    readings = tuple(f"• {_reading(r, board)}" for r in decision.readings if r.how != "open")
    wanted = next_question(decision, board.incident.declined if board.incident else ())
    question = asked(wanted) if wanted else None
    sections = [Section("verdict", steps or (_title(decision.irregularity),))]
    if readings:
        sections.append(Section("note", readings, f"{texts.general('headings.why')}:"))
    if question:
        sections.append(Section("question", (question.text,)))
    return Reply(
        kind="ruling" if decision.steps else "question",
        sections=tuple(sections),
        question=question,
        buttons=_buttons(question),
        irregularity=decision.irregularity,
        facts=decision.known,
        assumed=decision.assumed,
        outcomes=decision.outcomes,
        articles=decision.articles,
    )


def _reading(reading: Reading, board: Board) -> str:
    entry = texts.merged("facts").get(reading.fact, {})
    label = entry.get("label", reading.fact)
    how = {"given": "parts.given", "assumed": "parts.assumed_word", "derived": "parts.derived", "open": "unknown"}[
        reading.how
    ]
    words = board.incident.evidence.get(reading.fact) if board.incident else None
    source = f'"{words}"' if words else texts.general(how)
    return f"{label}: {value_of(reading.fact, reading.value)} ({source})"


def supposed(decision: Decision, facts: Mapping[str, Value], board: Board) -> Reply:
    """The ruling on other facts; nothing of it is remembered."""
    named = listed(
        [f"{texts.merged('facts').get(f, {}).get('label', f)} {value_of(f, v)}" for f, v in facts.items() if f in FACTS]
    )
    prefix = texts.general("parts.what_if", facts=named) if named else ""
    declined = board.incident.declined if board.incident else frozenset()
    said = _decided(decision, declined, "", prefix)
    if not decision.steps:
        return said
    # an answer to a question below it would be taken for the case itself
    sections = tuple(section for section in said.sections if section.part != "question")
    return replace(said, question=None, buttons=(), sections=sections)
