"""A plugin of pytest's: properties try only a few examples, as many as mutants meet."""

from __future__ import annotations

import pytest

from tests.mutants.running import without_shrinking


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shorten every property."""
    for item in items:
        without_shrinking(item)
