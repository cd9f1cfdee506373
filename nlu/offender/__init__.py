"""Who did it: of the players that are named, the one whom the message blames."""
