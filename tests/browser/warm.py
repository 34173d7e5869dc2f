"""One Python for many pages: started once, then asked by the page of each test.

To start Python takes seconds; what most tests look at comes after that. Their pages are as new as
ever, with the real scripts, but in place of the worker a stand-in hands each question on to a page
in the background, in which the real worker runs the real bundle. So nothing of a page is to be
reset; what the core remembers of the last question it remembers for all calculators alike.

    page of a test --askWarm--> WarmPython --nextAsked--> page in the background
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, BrowserContext

HERE = Path(__file__).parent


class WarmPython:
    """Python in a page in the background."""

    def __init__(self, browser: Browser, site: Path, base: str) -> None:
        self._questions: asyncio.Queue[tuple[asyncio.Future[str], str] | None] = asyncio.Queue()
        self._asking: asyncio.Future[str] | None = None
        # The policy of a page without a calculator allows no Python.
        self._context = browser.new_context(bypass_csp=True)
        page = self._context.new_page()
        page.expose_function("nextAsked", self._next)
        # Any page of the site will do that has no calculator itself.
        page.goto(f"{base}404.html")
        (script,) = (site / "app").glob("app-*.js")
        page.evaluate((HERE / "host.js").read_text(encoding="utf-8"), f"{base}app/{script.name}")

    def serve(self, context: BrowserContext) -> None:
        """Have the pages of a window ask this Python."""
        context.expose_function("askWarm", self._ask)
        context.add_init_script(path=HERE / "warm.js")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._questions.put_nowait(None)
        self._context.close()

    # Playwright awaits what these return, so that the tests go on meanwhile.

    async def _ask(self, question: str) -> str:
        """Answer a page."""
        answer = asyncio.get_running_loop().create_future()
        self._questions.put_nowait((answer, question))
        return str(await answer)

    async def _next(self, said: str | None) -> str | None:
        """Take the answer to the last question; return the next one."""
        if self._asking is not None and said is not None and not self._asking.done():
            self._asking.set_result(said)
        asked = await self._questions.get()
        if asked is None:
            return None
        self._asking, question = asked
        return question
