"""How sure a reading must be, and how short a message, while an incident is being dealt with."""

from __future__ import annotations

FRESH_SURE = 0.8
"""From here on a message may start another incident while one is being dealt with."""
FEW_WORDS = 14
"""A message of no more words than these is short."""
WITHOUT_DOUBT = 0.93
"""From here on such a message starts another incident even if, read with the earlier ones, it would fit the first."""
