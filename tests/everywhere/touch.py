"""A phone with Firefox in it, and a finger.

Playwright's way to touch does nothing in Firefox. Firefox itself knows W3C's actions of a finger:
they are sent to it here, as WebDriver BiDi has it (https://w3c.github.io/webdriver-bidi/).
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket
from playwright.sync_api import Playwright

from tests.support.browsers import DEBIAN_FIREFOX

#: Seconds after which something that has not appeared counts as missing.
PATIENCE = 90
SCREEN = {"width": 360, "height": 740}
#: A screen that is touched, with nothing that points or hovers; no errands of the browser's own.
PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "remote.active-protocols": 1,
    "services.settings.server": "data:,none",
}
#: Resolves as soon as a condition holds; looks at every change of the page, and now and then.
UNTIL = """
(condition, patience) => new Promise((done) => {
  const holds = () => {
    if (!condition() && performance.now() < end) return;
    watch.disconnect();
    clearInterval(often);
    done(Boolean(condition()));
  };
  const end = performance.now() + patience;
  const watch = new MutationObserver(holds);
  watch.observe(document, { attributes: true, childList: true, subtree: true });
  const often = setInterval(holds, 200);
  holds();
})
"""
#: Where a finger meets an element: it is brought into sight first, clear of the page's header.
MIDDLE = """
(selector) => {
  const element = document.querySelector(selector);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const met = document.elementFromPoint(x, y);
  return [x, y, element.contains(met) || met.contains(element) ? "" : met.outerHTML.slice(0, 99)];
}
"""


class Phone:
    """A page in Firefox that is only touched."""

    def __init__(self, address: str) -> None:
        self._socket = websocket.create_connection(
            f"{address}/session", suppress_origin=True, timeout=2 * PATIENCE
        )
        self._numbers = itertools.count(1)
        self._send("session.new", capabilities={})
        self._page = self._send("browsingContext.create", type="tab")["context"]
        self._send("browsingContext.setViewport", context=self._page, viewport=SCREEN)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def open(self, address: str) -> None:
        """Go to a page."""
        self._send("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def wait(self, condition: str) -> None:
        """Wait until a JavaScript expression is true in the page."""
        held = self.measure(f"({UNTIL.strip()})(() => {condition}, {PATIENCE * 1000})")
        assert held, condition

    def tap(self, selector: str) -> None:
        """Touch an element with a finger."""
        self.wait(f"document.querySelector({json.dumps(selector)})?.checkVisibility()")
        x, y, instead = self.measure(
            f"JSON.stringify(({MIDDLE.strip()})({json.dumps(selector)}))", parsed=True
        )
        assert instead == "", f"{selector} is covered by {instead}"
        finger = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
        self._send(
            "input.performActions", context=self._page, actions=[{**source, "actions": finger}]
        )

    def type(self, text: str) -> None:
        """Type on the keyboard that comes up."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        source = {"type": "key", "id": "keys", "actions": keys}
        self._send("input.performActions", context=self._page, actions=[source])

    def measure(self, expression: str, *, parsed: bool = False) -> Any:  # noqa: ANN401 - whatever the page answers
        """The value of an expression, which may be a promise."""
        told = self._send(
            "script.evaluate",
            expression=expression,
            target={"context": self._page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        value = told["result"].get("value")
        return json.loads(value) if parsed else value

    def _send(self, method: str, **parameters: object) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv())
            # Whatever else comes is news that nobody asked for.
            if told.get("id") == number:
                assert told["type"] == "success", told
                found: dict[str, Any] = told["result"]
                return found


@contextmanager
def phone(playwright: Playwright) -> Iterator[Phone]:
    """Start Firefox as a phone: Debian's, or another that is installed, else Playwright's own."""
    installed = str(DEBIAN_FIREFOX) if DEBIAN_FIREFOX.exists() else shutil.which("firefox")
    program = installed or playwright.firefox.executable_path
    profile = Path(tempfile.mkdtemp(prefix="phone-"))
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    said = profile / "said.txt"
    with said.open("w", encoding="utf-8") as file:
        started = subprocess.Popen(
            [
                program,
                "--headless",
                "--no-remote",
                "--remote-debugging-port=0",
                "--profile",
                profile,
            ],
            stdout=subprocess.DEVNULL,
            stderr=file,
        )
    try:
        held = Phone(_address(started, said))
        try:
            yield held
        finally:
            held.close()
    finally:
        started.terminate()
        started.wait(timeout=PATIENCE)
        shutil.rmtree(profile, ignore_errors=True)


def _address(started: subprocess.Popen[bytes], said: Path) -> str:
    """Where Firefox listens: it says so once it has started."""
    for _ in range(PATIENCE * 10):
        if found := re.search(r"ws://[\d.]+:\d+", said.read_text(encoding="utf-8")):
            return found[0]
        try:
            started.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    raise AssertionError(f"Firefox did not start: {said.read_text(encoding='utf-8')}")
