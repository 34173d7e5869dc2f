"""Windows that are kept open from test to test, so that a page need not be learnt again.

Each test gets a tab of its own, with whatever the tab remembers. What a window remembers beyond
its tabs is taken away after each test, but for the files that a browser keeps by itself. Tests
change their page (routes, scripts, media, size), never the window.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.browser.warm import serve_python
from tests.support.browsers import PATIENCE

#: Notes what the policy of a page refuses: see ``refused`` in conftest.py.
WATCHED = """
self.refusals = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
  refusals.push(`${effectiveDirective} refuses ${blockedURI}, ${sourceFile}`));
"""


def new_window(browser: Browser, **settings: Any) -> BrowserContext:  # noqa: ANN401 - as Playwright
    """Open a window as any visitor has it: nothing stored, nothing cached."""
    made = browser.new_context(**settings)
    made.set_default_timeout(PATIENCE)
    return made


def open_window(browser: Browser, settings: dict[str, Any]) -> BrowserContext:
    """Open a window of the tests' own kind, without a service worker."""
    made = new_window(
        browser,
        permissions=["clipboard-read", "clipboard-write"],
        reduced_motion="reduce",
        **settings,
    )
    # It would load all again that it keeps; its own tests are in test_offline.py.
    made.add_init_script(WATCHED)
    made.add_init_script("delete Navigator.prototype.serviceWorker")
    return made


class Windows:
    """One window for each kind, in which the tests' Python answers."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._open: dict[str, tuple[BrowserContext, Page, CDPSession]] = {}
        self._tabs: dict[str, Page] = {}

    def take(self, settings: dict[str, Any]) -> BrowserContext:
        """Return the window with these settings; it is clean."""
        kind = repr(sorted(settings.items()))
        if kind not in self._open:
            window = open_window(self._browser, settings)
            serve_python(window)
            # A tab that stays keeps the process alive that has the site's scripts ready.
            stays = window.new_page()
            stays.goto(f"{self._base}404.html")
            self._open[kind] = (window, stays, window.new_cdp_session(stays))
        return self._open[kind][0]

    def tab(self, settings: dict[str, Any]) -> Page:
        """Return the tab that tests with these settings have one after the other."""
        kind = repr(sorted(settings.items()))
        if kind not in self._tabs:
            self._tabs[kind] = self.take(settings).new_page()
        return self._tabs[kind]

    def put_back(self, tab: Page, *, clean: bool) -> None:
        """Keep a tab for the next test; if it is not clean, that one gets a new one."""
        window = tab.context
        if not clean:
            self._tabs = {kind: kept for kind, kept in self._tabs.items() if kept is not tab}
        self.clean(window)

    def clean(self, window: BrowserContext) -> None:
        """Close the tabs of a test, and take away what they stored."""
        stays, devtools = next(
            (stays, devtools) for made, stays, devtools in self._open.values() if made is window
        )
        for page in window.pages:
            if page is not stays and page not in self._tabs.values():
                page.close()
        window.clear_cookies()
        origin = {"origin": self._base.rstrip("/"), "storageTypes": "all"}
        devtools.send("Storage.clearDataForOrigin", origin)

    def close(self) -> None:
        for window, _, _ in self._open.values():
            window.close()
