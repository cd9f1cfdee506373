"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

pytest_plugins = ["tests.postgres"]

# Time tells about the machine, not about the code; and CI must say the same about the same code.
settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests run last, so that a plain mistake shows at once."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
