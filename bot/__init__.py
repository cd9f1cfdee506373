"""What talks with people: the conversation, its Dutch, the terminal, Telegram, storage."""

import gc

USUAL_COLLECTING = gc.get_threshold()
"""How often Python looks for garbage by itself; what lives long goes back to it."""
# Nearly all that is made at the start stays: to look through it for garbage again and again takes a fifth of that time.
gc.set_threshold(50_000, 20, 20)
