"""From characters to words, mentions and the lines that patterns are matched on: what holds for every message."""
