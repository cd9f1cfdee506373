"""A message as part of an incident: the first one, and what the next ones add to it, set right or start anew."""
