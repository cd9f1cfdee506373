"""Labelled messages, and the training of the weights from them (`python -m nlu.training`)."""
