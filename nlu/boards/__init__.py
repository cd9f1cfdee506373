"""Boards and hands: counts, directions, results, what was played before."""
