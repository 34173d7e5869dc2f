"""Requests that wait until a test lets them go on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route

WASM = "**/*.wasm"


class Held:
    """Requests of a page that wait."""

    def __init__(self) -> None:
        self.routes: list[Route] = []
        self._waiting: list[Route] = []
        self._open = False

    def take(self, route: Route) -> None:
        """Let a request wait; when they have been let go, it goes on at once."""
        self.routes.append(route)
        if self._open:
            route.continue_()
        else:
            self._waiting.append(route)

    def go_on(self) -> None:
        """Let those that wait go on, and all that come."""
        self._open = True
        while self._waiting:
            self._waiting.pop().continue_()

    def fail(self) -> None:
        """Fail those that still wait."""
        while self._waiting:
            self._waiting.pop().abort()


@contextmanager
def held(page: Page, what: str | re.Pattern[str] = WASM) -> Iterator[Held]:
    """Let requests wait, for the runtime if nothing else is said; those left over fail at the end.

    One that nobody ever answers is complained of when Python clears it away: in another test.
    """
    found = Held()
    page.route(what, found.take)
    try:
        yield found
    finally:
        found.fail()
        page.unroute(what)
