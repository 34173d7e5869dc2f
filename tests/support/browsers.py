"""Which browser the tests drive, and how it is started."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import TypedDict

from playwright.sync_api import Error, Page, Playwright, sync_playwright

DEBIAN_CHROMIUM = Path("/usr/bin/chromium")
#: Chromium without windows, menus and extensions: a window costs a third less. Playwright's own
#: build starts such a one by itself.
DEBIAN_SHELL = Path("/usr/bin/chromium-headless-shell")
DEBIAN_FIREFOX = Path("/usr/bin/firefox-esr")
DEBIAN_WEBKIT = Path("/usr/bin/WebKitWebDriver")
#: How many milliseconds a page may take on a machine with much other work: a test that passes never
#: waits for them, and what takes seconds on a quiet machine takes a minute on a busy one.
#: PATIENCE=5000 in the environment has those that fail do so sooner.
PATIENCE = int(os.environ.get("PATIENCE", "180000"))
#: What Chromium does in each window besides showing the page, and what tests would meet of it.
UNWANTED = (
    # Two pages of the address bar's own, loaded with each window: half of what a window costs.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Of two such switches Chromium takes the last one, so Playwright's own are said again.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "BlockOriginHeaderModificationOnRedirect",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "Translate",
    "AutoDeElevate",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
)


class _Shared:
    """The Playwright that runs, and how many use it."""

    stack = ExitStack()
    running: Playwright | None = None
    users = 0


@contextmanager
def shared_playwright() -> Iterator[Playwright]:
    """Start Playwright, or use the one that runs: a second one in the same thread is refused.

    Which tests share a process is left to chance, and fixtures of a session and of a module end in
    either order: the last one to use it stops it.
    """
    if _Shared.running is None:
        _Shared.running = _Shared.stack.enter_context(sync_playwright())
    _Shared.users += 1
    try:
        yield _Shared.running
    finally:
        _Shared.users -= 1
        if not _Shared.users:
            _Shared.running = None
            _Shared.stack.close()


class LaunchOptions(TypedDict, total=False):
    executable_path: str
    chromium_sandbox: bool
    args: list[str]


def is_root() -> bool:
    # Windows has no user ids, and no root.
    return hasattr(os, "geteuid") and os.geteuid() == 0


def chromium_launch_options(*, light: bool = False) -> LaunchOptions:
    """Options for Playwright's `chromium.launch()`: the system's Chromium, else Playwright's own.

    CHROMIUM=/path/to/another in the environment selects another one.

    Args:
        light: whether Chromium's headless shell will do, where Debian has installed it. What is
            measured, or loads an extension, needs the whole browser.

        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**chromium_launch_options())
    """
    options = LaunchOptions(
        # Chromium refuses to start its sandbox as root; for anyone else the sandbox stays on
        # (Playwright, left to itself, would pass --no-sandbox for everyone).
        chromium_sandbox=not is_root(),
        args=[
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            # A browser that calls home would spoil the test that the page calls nobody.
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            # The shell would round the widths of letters to whole pixels.
            "--font-render-hinting=none",
            f"--disable-features={','.join(UNWANTED)}",
        ],
    )
    if named := os.environ.get("CHROMIUM"):
        options["executable_path"] = named
    elif light and DEBIAN_SHELL.exists():
        options["executable_path"] = str(DEBIAN_SHELL)
    elif DEBIAN_CHROMIUM.exists():
        options["executable_path"] = str(DEBIAN_CHROMIUM)
    return options


def until(page: Page, expression: str, arg: object = None, timeout: float = PATIENCE) -> None:
    """Wait until an expression, or what a function returns, holds in a page.

    Playwright's own way evaluates text in the page each time it looks. The pages' policy forbids
    that from the second time on.

    Args:
        page: the page; it may go elsewhere meanwhile.
        expression: JavaScript; promises are waited for.
        arg: what a function gets.
        timeout: milliseconds after which it fails.
    """
    script = f"""async (arg) => {{
        const found = ({expression});
        return Boolean(await (typeof found === "function" ? found(arg) : found));
    }}"""
    end = monotonic() + timeout / 1000
    while True:
        try:
            if page.evaluate(script, arg):
                return
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
        if monotonic() > end:
            raise AssertionError(f"in vain: {expression.strip()}")
        page.wait_for_timeout(50)


def until_equal(page: Page, now: Callable[[], object], wanted: object) -> None:
    """Wait until what can only be worked out here, such as what a link carries, is as wanted."""
    end = monotonic() + PATIENCE / 1000
    while (found := now()) != wanted:
        assert monotonic() <= end, f"in vain: {found} is not {wanted}"
        page.wait_for_timeout(50)
