"""Transcribing on other machines: notes wait in the bot's PostgreSQL until a listener takes them from its job queue.

Needs the extra `voice-remote`.
"""
