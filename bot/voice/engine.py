"""The recogniser: Whisper through CTranslate2, set for short Dutch notes about bridge.

What was measured and why it stands so: the encoder gets the length of the note and two seconds to spare, not half a
minute; sentences as a prompt raise the share of right words threefold; and each note is listened to with two prompts
that name different facts, since a small model echoes its prompt: what it hears with both is likely there.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import ctranslate2
import numpy as np
from faster_whisper import WhisperModel
from faster_whisper.audio import pad_or_trim
from faster_whisper.tokenizer import Tokenizer
from faster_whisper.vad import VadOptions, collect_chunks, get_speech_timestamps

from bot.voice.decoding import RATE, Samples
from bot.voice.failures import Failure, VoiceError

_FRAMES_A_SECOND = 100
_WHOLE = 3000
"""Frames of the half minute that Whisper was trained on."""
_LEAST, _SPARE = 1500, 200
_MOST_TOKENS = 100
_BEAM = 5
_REPEATED = 2.0
"""Compression ratio of a text from which it is the model going round in circles."""
_NOT_UNDERSTOOD = -1.0
"""Mean log chance of a token, with the better prompt, below which too little is right to be worth a look."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A line as the model wrote it and the mean log chance of its tokens."""

    text: str
    log_chance: float


class Engine:
    """A model in memory. Not for several threads at once."""

    def __init__(self, directory: Path, prompts: Sequence[str], threads: int) -> None:
        """Load the model in `directory`; each note is listened to once with each of `prompts`."""
        os.environ["HF_HUB_OFFLINE"] = "1"
        self._whisper = WhisperModel(
            str(directory), device="cpu", compute_type="int8", cpu_threads=threads, local_files_only=True
        )
        self._tokenizer = Tokenizer(self._whisper.hf_tokenizer, True, task="transcribe", language="nl")
        self._prompts = [
            self._whisper.get_prompt(self._tokenizer, self._ids(f" {prompt}"), without_timestamps=True)
            for prompt in prompts
        ]

    def listen(self, samples: Samples) -> list[list[Transcript]]:
        """The lines heard, a list for each prompt, each best first. Raises VoiceError when there is nothing to hear."""
        speech = _speech(samples)
        if not len(speech):
            raise VoiceError(Failure.SILENT)
        frames = min(_WHOLE, max(_LEAST, int(_FRAMES_A_SECOND * len(speech) / RATE) + _SPARE))
        first, encoded = self._first(speech, frames)
        if _goes_round(first[0].text) and frames < _WHOLE:
            first, encoded = self._first(speech, _WHOLE)
        if not first[0].text or _goes_round(first[0].text):
            raise VoiceError(Failure.GARBLED)
        found = [first, *(self._lines(encoded, prompt) for prompt in self._prompts[1:])]
        if max(lines[0].log_chance for lines in found) < _NOT_UNDERSTOOD:
            raise VoiceError(Failure.UNCLEAR)
        return found

    def _first(self, speech: Samples, frames: int) -> tuple[list[Transcript], ctranslate2.StorageView]:
        features = pad_or_trim(self._whisper.feature_extractor(speech), frames)
        encoded = self._whisper.encode(features)
        return self._lines(encoded, self._prompts[0]), encoded

    def _lines(self, encoded: ctranslate2.StorageView, prompt: Sequence[int]) -> list[Transcript]:
        found = self._whisper.model.generate(
            encoded,
            [prompt],
            beam_size=_BEAM,
            num_hypotheses=_BEAM,
            return_scores=True,
            max_length=len(prompt) + _MOST_TOKENS,
        )[0]
        return [
            Transcript(self._tokenizer.decode(tokens).strip(), score)
            for tokens, score in zip(found.sequences_ids, found.scores, strict=True)
        ]

    def _ids(self, text: str) -> list[int]:
        ids: list[int] = self._whisper.hf_tokenizer.encode(text, add_special_tokens=False).ids
        return ids


def _speech(samples: Samples) -> Samples:
    """Only the parts in which somebody speaks."""
    spans: list[Mapping[str, int]] = get_speech_timestamps(samples, VadOptions())
    if not spans:
        return samples[:0]
    pieces, _ = collect_chunks(samples, spans)
    return np.concatenate(pieces).astype(np.float32, copy=False)


def _goes_round(text: str) -> bool:
    written = text.encode()
    return bool(written) and len(written) / len(zlib.compress(written)) > _REPEATED
