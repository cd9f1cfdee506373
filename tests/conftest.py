"""What all tests share."""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.postgres"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests run last, so that a plain mistake shows at once."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
