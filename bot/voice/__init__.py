"""Spoken messages: transcribed offline, shown as they were understood, and confirmed before anything is ruled."""
