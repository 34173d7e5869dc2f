"""A club's own page, on another origin than the site, with the calculator in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from playwright.sync_api import FrameLocator, Page

from tests.support.server import serve

#: The docs' name for the address of the site.
NAMED = "https://tiebreaks.example/"
_HEAD = (
    '<!doctype html><html lang="en"><title>Club</title><link rel="icon" href="data:,">'
    '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>'
)

#: By how much a frame is higher or lower than what is in it, once it is not or time is up. The
#: policy of a page keeps Playwright from waiting for a function.
_FITS = """
() => new Promise((done) => {
  let left = 1800;
  const look = () => {
    const { height } = document.documentElement.getBoundingClientRect();
    const off = Math.abs(innerHeight - height);
    if (off <= 1 || left-- === 0) done(off);
    else setTimeout(look, 100);
  };
  look();
})
"""


class Club:
    """A page of somebody else's, with whatever a test puts into it."""

    sent: list[tuple[str, int]]
    """What the site has answered, where a test asks for that: paths and bytes."""

    def __init__(self, page: Page, folder: Path, address: str, site: str) -> None:
        self.page = page
        self.folder = folder
        self.address = address
        self.site = site
        self.sent = []
        self.frame: FrameLocator = page.frame_locator("iframe >> nth=0")
        self.app = self.frame.locator(".tb-app")

    def open(self, body: str) -> None:
        """Show a page; in it the site may be called by the docs' name for it."""
        html = _HEAD + body.replace(NAMED, self.site)
        (self.folder / "index.html").write_text(html, encoding="utf-8")
        self.page.goto(self.address)

    def iframe(self, address: str, style: str = "width: 100%; height: 30em; border: 0") -> str:
        return f'<iframe src="{self.site}embed/{address}" style="{style}"></iframe>'

    def script(self) -> str:
        """The line that a club puts into its page once."""
        return f'<script src="{self.site}chess-tiebreaks.js" defer></script>'

    def fits(self, at: int = 0) -> None:
        """Wait until a frame is as high as what is in it, and no wider."""
        self.page.locator("iframe").nth(at).scroll_into_view_if_needed()
        app = self.page.frame_locator(f"iframe >> nth={at}").locator(".tb-app")
        assert app.evaluate(_FITS) <= 1
        assert app.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


@contextmanager
def hosted(page: Page, folder: Path, site: str) -> Iterator[Club]:
    """Serve a club's folder beside the site, which has the address ``site``."""
    # Another test's club may have had this address: nobody may remember its page.
    with serve(folder, {"Cache-Control": "no-store"}) as address:
        assert address != site
        yield Club(page, folder, address, site)


def as_html(text: str) -> str:
    """The rows of an HTML table, for a table whose cells are separated by tabs.

    >>> as_html("Ann\\tW2")
    '<tr><td>Ann</td><td>W2</td></tr>'
    """
    rows = (
        "".join(f"<td>{escape(cell)}</td>" for cell in line.split("\t"))
        for line in text.splitlines()
    )
    return "".join(f"<tr>{row}</tr>" for row in rows)
