"""Tricks: revokes, who played to the next one, who won them, claims and concessions."""
