"""`python -m bot batch`: one case a line in, its replies a line out, as soon as they are known."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.conversation import replies
from bot.reply import Reply, Turn
from rules.facts import Value


def run(lines: Iterable[str]) -> Iterator[str]:
    """The answer to each line; a line that can't be read gets an `error` and the next one is read."""
    for line in lines:
        yield json.dumps(_answered(line), ensure_ascii=False)


def _answered(line: str) -> dict[str, Any]:
    try:
        case = json.loads(line)
    except (ValueError, RecursionError) as error:
        return {"id": None, "error": f"not JSON: {error}"}
    if not isinstance(case, dict):
        return {"id": None, "error": "a case must be an object with `id` and `turns`"}
    return answer(case)


def answer(case: Mapping[str, Any]) -> dict[str, Any]:
    """The replies to a case, or the `error` that says why there are none."""
    name = case.get("id")
    if "id" not in case or not isinstance(case.get("turns"), list):
        return {"id": name, "error": "a case needs `id` and `turns`"}
    given = case.get("answers") or {}
    if not all(isinstance(turn, str) for turn in case["turns"]) or not isinstance(given, dict):
        return {"id": name, "error": "`turns` must be strings and `answers` an object"}
    try:
        said, asked = _converse(case["turns"], given)
    except Exception as error:  # the next line must be read, whatever a value of `answers` does here
        return {"id": name, "error": f"no reply: {type(error).__name__}"}
    return {"id": name, "replies": [_plain(reply) for reply in said], "asked": asked}


def _converse(messages: list[str], given: Mapping[str, Value]) -> tuple[list[Reply], list[str]]:
    """All replies: to each message, then to each answer as long as a question is open."""
    turns = [Turn(text=message) for message in messages]
    said = list(replies(turns))
    asked: list[str] = []
    while said and (question := said[-1].question) and question.fact not in asked:
        asked.append(question.fact)
        turns.append(Turn(answer=(question.fact, given.get(question.fact))))
        *_, last = replies(turns)
        said.append(last)
    return said, asked


def _plain(reply: Reply) -> dict[str, Any]:
    question = reply.question
    plain: dict[str, Any] = {
        "kind": reply.kind,
        "irregularity": reply.irregularity,
        "facts": dict(reply.facts),
        "assumed": dict(reply.assumed),
        "question": question
        and {
            "fact": question.fact,
            "options": [{"value": option.value, "label": option.label} for option in question.options],
        },
        "outcomes": list(reply.outcomes),
        "articles": list(reply.articles),
        "text": reply.text,
    }
    if reply.kind == "choose":
        plain["options"] = list(reply.options)
    if reply.scores:
        plain["scores"] = dict(reply.scores)
    return plain
