"""Dummy and the card that declarer names: what was said, what dummy did, what was meant."""
