"""A plugin of pytest's that runs the tests in another order: none may depend on what ran before.

``pytest -p tests.support.random_order --shuffle 7``: the files come in an order that the seed
decides, and so do the tests of each file. The same seed gives the same order.
"""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the option."""
    parser.addoption("--shuffle", type=int, help="run files, and tests in them, in random order")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle, if asked; the tests of a file stay together, as what they share is made once."""
    if (seed := config.getoption("--shuffle")) is None:
        return
    random = Random(seed)  # noqa: S311 - an order, not a secret
    files = [[*tests] for _, tests in groupby(items, key=lambda item: item.path)]
    random.shuffle(files)
    for tests in files:
        random.shuffle(tests)
    items[:] = [test for tests in files for test in tests]
