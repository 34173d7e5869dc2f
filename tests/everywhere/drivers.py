"""Two ways to drive a browser, with one interface.

Playwright drives Firefox everywhere. It cannot drive Debian's WebKit: there Selenium does, on its
own display.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, Page, Playwright, expect
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.support.browsers import DEBIAN_FIREFOX, DEBIAN_WEBKIT, shared_playwright

#: Milliseconds after which something that has not appeared counts as missing.
PATIENCE = 90_000


class Driver(Protocol):
    """What the journey needs of a browser. Elements are named by CSS selectors."""

    def open(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def address(self) -> str: ...

    def wait(self, selector: str) -> None:
        """Wait until there is such an element."""

    def text(self, selector: str) -> str:
        """What can be read in an element."""

    def texts(self, selector: str) -> list[str]: ...

    def fill(self, selector: str, text: str) -> None:
        """Put a text into a box, replacing what is there."""

    def click(self, selector: str) -> None: ...

    def choose(self, selector: str, path: Path) -> None:
        """Choose a file, as in the window that a button for files opens."""

    def measure(self, expression: str) -> Any:  # noqa: ANN401 - whatever the page answers
        """The value of a JavaScript expression in the page."""

    def version(self) -> str:
        """The browser's version."""


class ByPlaywright:
    """A page of Playwright's."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def address(self) -> str:
        return self.page.url

    def wait(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_attached(timeout=PATIENCE)

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def texts(self, selector: str) -> list[str]:
        return self.page.locator(selector).all_inner_texts()

    def fill(self, selector: str, text: str) -> None:
        self.page.locator(selector).fill(text)

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def choose(self, selector: str, path: Path) -> None:
        self.page.locator(selector).set_input_files(path)

    def measure(self, expression: str) -> Any:  # noqa: ANN401 - see Driver
        return self.page.evaluate(expression)

    def version(self) -> str:
        browser = self.page.context.browser
        return browser.version if browser else ""


#: What can be read in all elements of a selector, for WebDriver; also in what is folded.
READ = """
return [...document.querySelectorAll(arguments[0])]
  .map((one) => (one.innerText || one.textContent).trim());
"""


class BySelenium:
    """A window of Selenium's."""

    def __init__(self, window: webdriver.WebKitGTK) -> None:
        self.window = window

    def open(self, address: str) -> None:
        self.window.get(address)

    def reload(self) -> None:
        self.window.refresh()

    def address(self) -> str:
        return self.window.current_url

    def wait(self, selector: str) -> None:
        self._until(lambda window: window.find_elements(By.CSS_SELECTOR, selector), selector)

    def text(self, selector: str) -> str:
        # While it fades in, it may have no text yet.
        return str(self._until(lambda _: next(iter(self.texts(selector)), ""), selector))

    def texts(self, selector: str) -> list[str]:
        # The driver's own way finds no text in elements that are there to be read.
        found: list[str] = self.window.execute_script(READ, selector)
        return found

    def fill(self, selector: str, text: str) -> None:
        # Typed as a key, a TAB would leave the box.
        self.window.execute_script(
            "arguments[0].value = arguments[1];"
            "arguments[0].dispatchEvent(new Event('input', {bubbles: true}));",
            self._one(selector),
            text,
        )

    def click(self, selector: str) -> None:
        self._in_sight(selector).click()

    def choose(self, selector: str, path: Path) -> None:
        self._one(selector).send_keys(str(path))

    def measure(self, expression: str) -> Any:  # noqa: ANN401 - see Driver
        return self.window.execute_script(f"return ({expression})")

    def version(self) -> str:
        return str(self.window.capabilities["browserVersion"])

    def _in_sight(self, selector: str) -> WebElement:
        """Scroll to an element, as a person does if the header covers it."""
        found = self._one(selector)
        self.window.execute_script("arguments[0].scrollIntoView({ block: 'center' })", found)
        return found

    def _until(self, there: Callable[[WebDriver], object], what: str) -> object:
        return WebDriverWait(self.window, PATIENCE / 1000).until(there, what)

    def _one(self, selector: str) -> WebElement:
        return self.window.find_element(By.CSS_SELECTOR, selector)


#: Opens a window that remembers nothing; it is closed at the end.
type Windows = Callable[[], AbstractContextManager[Driver]]


@contextmanager
def started(name: str) -> Iterator[Windows]:
    """Start Firefox or WebKit: Debian's if it is installed, else Playwright's own."""
    if name == "webkit" and DEBIAN_WEBKIT.exists():
        yield _debian_webkit  # one for each window: it has no others
        return
    with shared_playwright() as playwright:
        browser = playwright.webkit.launch() if name == "webkit" else firefox(playwright)

        @contextmanager
        def window() -> Iterator[Driver]:
            context = browser.new_context()
            yield ByPlaywright(context.new_page())
            context.close()

        yield window
        browser.close()


@contextmanager
def _debian_webkit() -> Iterator[Driver]:
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        # Its driver would wait for a browser that never comes.
        raise RuntimeError("WebKit needs a display: put `xvfb-run -a` before the command")
    options = Options()
    options.binary_location = str(_mini_browser())
    options.add_argument("--automation")
    window = webdriver.WebKitGTK(options=options, service=Service(str(DEBIAN_WEBKIT)))
    try:
        yield BySelenium(window)
    finally:
        window.quit()


def firefox(playwright: Playwright) -> Browser:
    """Start Firefox."""
    if not DEBIAN_FIREFOX.exists():
        return playwright.firefox.launch()
    return playwright.firefox.launch(channel="moz-firefox", executable_path=str(DEBIAN_FIREFOX))


def _mini_browser() -> Path:
    found = shutil.which("MiniBrowser") or next(
        iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"))), None
    )
    if found is None:
        raise FileNotFoundError("MiniBrowser of webkit2gtk")
    return Path(found)
