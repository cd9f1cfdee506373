"""Players in the line of symbols, and the words that may stand between them and a call."""

from __future__ import annotations

import re

PLAYER = re.compile(r"(?:seat|me|my_partner|lho|rho|partner|pronoun|opponent)#(\d+)")
RELATIVE = re.compile(r"(?:partner|lho|rho)#\d+")
ROLE = re.compile(r"(?:defender|dummy|declarer|dealer)#\d+")
ARTICLES = frozenset("de het een mijn zijn haar z'n zn mn m'n onze".split())
GAP = 5
"""How near its player a call may be, in symbols."""
