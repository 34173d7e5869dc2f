"""A plugin of pytest's that makes bad timing the rule: whoever relies on luck fails each time.

``pytest -p tests.support.bad_timing --late 300 tests/browser``: the page is late. Answers of its
workers, idle time, timers, frames and files come after so many milliseconds more than they would. A
test that looks at once at what the page shows later fails.

``pytest -p tests.support.bad_timing --slow 300 tests/browser``: the test is late. After each thing
that it does to the page, so many milliseconds pass. A test that must catch what soon goes fails.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType

from tests.support import server

#: Nothing changes its order: what was begun first comes first, only later.
LATE = Path(__file__).with_name("bad_timing.js").read_text(encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the options."""
    parser.addoption("--late", type=int, default=0, help="milliseconds by which pages are late")
    parser.addoption("--slow", type=int, default=0, help="milliseconds by which tests are late")


def pytest_configure(config: pytest.Config) -> None:
    """Have all browsers, and the tests' server, do as asked."""
    if late := config.getoption("--late"):
        _make_pages_late(late)
    if slow := config.getoption("--slow"):
        _make_tests_late(slow)


def _make_pages_late(late: int) -> None:
    opened, sent = Browser.new_context, server._Handler._send

    def new_context(self: Browser, **options: Any) -> BrowserContext:  # noqa: ANN401 - as Playwright
        made = opened(self, **options)
        made.add_init_script(LATE.replace("LATE", str(late)))
        return made

    def send(self: server._Handler, *arguments: Any) -> None:  # noqa: ANN401 - as it is
        time.sleep(late / 3000)
        sent(self, *arguments)

    Browser.new_context = new_context  # type: ignore[method-assign]
    server._Handler._send = send  # type: ignore[method-assign, assignment]


def _make_tests_late(slow: int) -> None:
    launched = BrowserType.launch

    def launch(self: BrowserType, **options: Any) -> Browser:  # noqa: ANN401 - as Playwright
        return launched(self, **options | {"slow_mo": slow})

    BrowserType.launch = launch  # type: ignore[method-assign]
