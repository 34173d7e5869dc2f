"""The whole of Firefox: its bookmarks, and extensions, which Playwright cannot reach.

Firefox itself can be driven through Marionette, as geckodriver does: messages in JSON, each with
its length in front. So a script may press what is in the browser's own window.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from tests.support.browsers import DEBIAN_FIREFOX, shared_playwright

#: In seconds: an answer that takes longer does not come.
PATIENCE = 30
_PREFERENCES = {
    "marionette.port": 0,  # one that is free
    "browser.toolbars.bookmarks.visibility": "always",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
}
_LISTENS = re.compile(r"Marionette.*Listening on port (\d+)")
#: Does something, then answers with the address of the tab that it opens.
_OPENED = """
const done = arguments[arguments.length - 1];
const browser = Services.wm.getMostRecentWindow("navigator:browser");
const { gBrowser, document } = browser;
const listener = {
  onLocationChange(shown, progress, request, uri) {
    if (!progress.isTopLevel || !uri.spec.includes("#")) return;
    gBrowser.removeTabsProgressListener(listener);
    const tab = gBrowser.getTabForBrowser(shown);
    if (gBrowser.tabs.length > 1) gBrowser.removeTab(tab);
    done(uri.spec);
  },
};
gBrowser.addTabsProgressListener(listener);
"""


class Firefox:
    """A Firefox with one window."""

    def __init__(self, connection: socket.socket) -> None:
        self._stream = connection.makefile("rwb")
        self._numbers = itertools.count(1)
        self._read()
        self._send("WebDriver:NewSession")
        self._send("WebDriver:SetTimeouts", script=PATIENCE * 1000)

    def open(self, address: str) -> None:
        """Show a page, in the tab that is there."""
        self._send("Marionette:SetContext", value="content")
        self._send("WebDriver:Navigate", url=address)
        self._send("Marionette:SetContext", value="chrome")

    def link(self, name: str) -> str:
        """Return the address of the link of this name in the page, once it has one."""
        self._send("Marionette:SetContext", value="content")
        named = (
            f"[...document.links].find(({{ textContent }}) => textContent === {json.dumps(name)})"
        )
        found = self._run(
            "const done = arguments[arguments.length - 1];"
            f"const look = () => {named}?.href ? done({named}.href) : setTimeout(look, 50); look();"
        )
        self._send("Marionette:SetContext", value="chrome")
        return found

    def keep(self, bookmark: str, title: str) -> None:
        """Put a bookmark into the bookmarks bar."""
        self._send("Marionette:SetContext", value="chrome")
        self._run(
            "const [url, title, done] = arguments;"
            'const { PlacesUtils } = Services.wm.getMostRecentWindow("navigator:browser");'
            "const parentGuid = PlacesUtils.bookmarks.toolbarGuid;"
            "PlacesUtils.bookmarks.insert({ parentGuid, url, title }).then(() => done());",
            bookmark,
            title,
        )

    def press_bookmark(self, title: str) -> str:
        """Press it; return the address of the tab that opens."""
        found = '[...document.querySelectorAll("#PlacesToolbarItems .bookmark-item")]'
        named = f"{found}.find(({{ label }}) => label === {json.dumps(title)})"
        # The bar is filled a moment after the window is there.
        return self._run(
            f"{_OPENED}const press = () => {{ const one = {named};"
            "if (one) one.doCommand(); else browser.setTimeout(press, 50); }; press();"
        )

    def install(self, archive: Path) -> str:
        """Install an extension until Firefox is closed; return its id."""
        self._send("Marionette:SetContext", value="chrome")
        return str(self._send("Addon:Install", path=str(archive), temporary=True)["value"])

    def press_button(self, extension: str) -> str:
        """Press the button of an extension; return the address of the tab that opens."""
        widget = re.sub(r"[^a-z0-9_-]", "_", extension.lower())
        return self._run(f'{_OPENED}document.getElementById("{widget}-BAP").click();')

    def quit(self) -> None:
        self._send("Marionette:Quit", flags=["eForceQuit"])

    def _run(self, script: str, *arguments: str) -> str:
        sent = self._send("WebDriver:ExecuteAsyncScript", script=script, args=[*arguments])
        return str(sent["value"])

    def _send(self, name: str, **parameters: object) -> dict[str, Any]:
        message = json.dumps([0, next(self._numbers), name, parameters]).encode()
        self._stream.write(b"%d:%s" % (len(message), message))
        self._stream.flush()
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(f"{name}: {error['message']}")
        found: dict[str, Any] = result if isinstance(result, dict) else {}
        return found

    def _read(self) -> Any:  # noqa: ANN401 - whatever Firefox answers
        length = b""
        while (sign := self._stream.read(1)) != b":":
            if not sign:
                raise EOFError("Firefox has closed the connection")
            length += sign
        return json.loads(self._stream.read(int(length)))


def program() -> str:
    """Debian's Firefox, or another one of the system's, or Playwright's."""
    if DEBIAN_FIREFOX.exists():
        return str(DEBIAN_FIREFOX)
    if found := shutil.which("firefox"):
        return found
    with shared_playwright() as playwright:
        return playwright.firefox.executable_path


@contextmanager
def started(folder: Path) -> Iterator[Firefox]:
    """Start Firefox with what it remembers in a folder, which is empty at first."""
    profile = folder / "profile"
    profile.mkdir()
    lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in _PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), "utf-8")
    command = [program(), "--headless", "--no-remote", "--marionette"]
    with subprocess.Popen(
        [*command, "--remote-allow-system-access", "--profile", str(profile)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"HOME": str(folder)},
    ) as process:
        assert process.stdout
        try:
            port = next(found[1] for line in process.stdout if (found := _LISTENS.search(line)))
            Thread(target=process.stdout.read, daemon=True).start()
            with socket.create_connection(("127.0.0.1", int(port)), PATIENCE) as connection:
                firefox = Firefox(connection)
                yield firefox
                firefox.quit()
            process.wait(PATIENCE)
        finally:
            process.kill()
