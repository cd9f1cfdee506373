"""Bridge and its laws; no Dutch sentence, no Telegram, no clock, no storage."""
