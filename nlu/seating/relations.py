"""How one player sits to another."""

from __future__ import annotations

RELATION = {"my_partner": "partner", "lho": "lho", "rho": "rho", "partner": "partner"}
