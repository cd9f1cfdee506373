"""Answers read out as voice notes: on request in words or with a button, or always by the chat's setting."""

from __future__ import annotations

import sys

import pytest

from bot.telegram import aloud
from bot.voice.speaking import command
from tests.telegram.fakegram import ApiError, BotAccount, ChatClient, Fault
from tests.voice.needed import needs_espeak, needs_voice

SAID = "oost liet schoppen heer vallen"


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is given to the program that speaks; it says each with a beep."""
    given: list[str] = []

    async def speak(text: str, _program: list[str]) -> bytes:
        given.append(text)
        return b"OggS"

    monkeypatch.setattr(aloud, "program", lambda: [sys.executable])
    monkeypatch.setattr(aloud, "speak", speak)
    return given


def labels(message: dict) -> list[str]:
    return [b["text"] for row in message.get("reply_markup", {}).get("inline_keyboard", []) for b in row]


@pytest.mark.parametrize(
    "words", ["lees voor", "Spreek uit!", "kun je dat voorlezen?", "lees de uitspraak nog eens voor", "spreek het uit"]
)
def test_ways_to_ask(words: str) -> None:
    assert aloud.is_request(words)


@pytest.mark.parametrize(
    "words", ["", "voor", "oost kwam uit voor zijn beurt", "spreek", "lees artikel 27 voor", "wat is de uitspraak"]
)
def test_what_is_no_request(words: str) -> None:
    assert not aloud.is_request(words)


async def test_the_words_read_out_the_last_answer(polling: None, speaker: list[str], ann: ChatClient) -> None:
    await ann.ask(SAID, 10)
    assert "voice" in await ann.ask("lees voor", 10)
    assert speaker == ["Schoppenheer van oost is een grote strafkaart."]
    assert "strafkaart" in (await ann.ask("waarom?", 10))["text"]  # it was no turn of the conversation


async def test_the_button_reads_out_the_answer_that_it_stands_under(
    polling: None, speaker: list[str], ann: ChatClient
) -> None:
    first = await ann.ask(SAID, 10)
    await ann.ask("nieuw", 10)
    await ann.ask("noord past voor zijn beurt, oost is gever", 10)
    await ann.click(first, "Lees voor")
    assert "voice" in await ann.answer(10)
    assert speaker == ["Schoppenheer van oost is een grote strafkaart."]


async def test_a_reply_reads_out_what_it_replies_to(polling: None, speaker: list[str], ann: ChatClient) -> None:
    first = await ann.ask(SAID, 10)
    await ann.ask("nieuw", 10)
    ann.send("spreek uit", reply_to=first)
    assert "voice" in await ann.answer(10)
    assert speaker == ["Schoppenheer van oost is een grote strafkaart."]


async def test_with_nothing_to_read_out_that_is_said(polling: None, speaker: list[str], ann: ChatClient) -> None:
    assert "niets om voor te lezen" in (await ann.ask("lees voor", 10))["text"]
    assert not speaker


async def test_a_machine_that_can_not_speak_says_so(polling: None, ann: ChatClient) -> None:
    assert "Lees voor" not in labels(await ann.ask(SAID, 10))
    assert "lukt hier niet" in (await ann.ask("lees voor", 10))["text"]


async def test_by_setting_every_answer_is_spoken(
    polling: None, speaker: list[str], ann: ChatClient, account: BotAccount
) -> None:
    menu = await ann.ask("/instellingen", 10)
    await ann.click(menu, next(label for label in labels(menu) if label.startswith("Gesproken")))
    await ann.edited()
    assert "strafkaart" in (await ann.ask(SAID, 10))["text"]
    assert "voice" in await ann.answer(10)
    account.faults.append(Fault("sendVoice", error=ApiError(400, "Bad Request: VOICE_MESSAGES_FORBIDDEN")))
    assert (await ann.ask("west verzaakte in harten", 10))["text"]  # the text comes all the same
    await ann.silent()


@needs_voice
@needs_espeak
async def test_espeak_reads_out(polling: None, monkeypatch: pytest.MonkeyPatch, ann: ChatClient) -> None:
    monkeypatch.setattr(aloud, "program", lambda: command(None))
    await ann.ask(SAID, 10)
    voice = (await ann.ask("lees voor", 10))["voice"]
    assert 2_000 < voice["file_size"] < 50_000
