"""Which seat a player mentioned has: who declares, who is dummy, who speaks, and who sits beside whom."""
