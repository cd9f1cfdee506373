"""What a result is worth: boards (Law 2), points (77), matchpoints, IMPs, victory points (78), arithmetic of 12C."""
