"""The chat in the terminal."""
