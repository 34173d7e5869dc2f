"""A plugin of pytest's: tests in an order drawn from a seed, until some seconds are over.

``pytest -p tests.fuzz.hurried --seconds=20 --order=3``. That time is over is no failure.
"""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest


class Hurried:
    """One run."""

    def __init__(self, seconds: float, order: int) -> None:
        self.until = monotonic() + seconds
        self.order = order

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Begin elsewhere each time: a short run does not get far."""
        Random(self.order).shuffle(items)  # noqa: S311 - a search is no secret

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        """Stop after the test in which the time ends."""
        done = yield
        if monotonic() > self.until:
            item.session.shouldstop = "the time is over"
        return done

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Say whether something was found."""
        if session.shouldstop and not session.testsfailed:
            session.exitstatus = pytest.ExitCode.OK


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the options."""
    parser.addoption("--seconds", type=float, default=0)
    parser.addoption("--order", type=int, default=0)


def pytest_configure(config: pytest.Config) -> None:
    """Watch the time."""
    config.pluginmanager.register(
        Hurried(config.getoption("--seconds"), config.getoption("--order"))
    )
