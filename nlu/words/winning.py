"""Verbs for winning a trick."""

from __future__ import annotations

WINS = "won|wint|nam|neemt|maakte|maakt|kreeg|krijgt|pakte|pakt|haalde|haalt"
"""What one player does, as alternatives for a pattern: "west pakte de slag"."""
HAS = "had|heeft"
"""Which says the same where a trick is named: "west had de slag"."""
