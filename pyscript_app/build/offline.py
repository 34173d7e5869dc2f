"""The service worker, with the list of what it keeps: everything that calculator pages load.

It is at the site's root, because a service worker serves only what is beside or below it.
"""

from __future__ import annotations

import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urljoin, urlsplit

NAME = "service-worker.js"
SOURCES = Path(__file__).parents[1] / "page" / "offline"
#: All of the app's own files are needed, except the wheel and the module's files, which are for
#: people's own pages and programs, the scripts of other pages, and what opens files that few people
#: have: it is kept once it has been loaded.
_APP = "app/"
_NOT_NEEDED = tuple(
    f"app/{name}"
    for name in (
        "wheel/",
        "api-",
        "files-",
        "printout-",
        "scan-",
        "letters-",
        "live-",
        "box-",
        "bookmark-",
        "tell-",
    )
)
#: Material's files carry a hash.
_HASHED = re.compile(r"^assets/.*\.[0-9a-f]{8}\.min\.(js|css)$")


class Kept(NamedTuple):
    """What the service worker keeps, as paths below the site's root."""

    version: str
    """A hash of all of it."""
    lasting: list[str]
    """Files whose names change with their content."""
    changing: list[str]
    """Pages and the other files."""


class Loads(HTMLParser):
    """Collects what a page loads by itself: scripts, stylesheets, icons, pictures.

    >>> loads = Loads()
    >>> loads.feed('<p class="tb-app"><img src="a.png">')
    >>> loads.addresses, loads.calculator
    (['a.png'], True)
    """

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.later: list[str] = []
        """What comes when nobody waits for an answer any more (page/later.js)."""
        self.calculator = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of an element."""
        given = {name: value or "" for name, value in attrs}
        # What has only the box leads to the calculator's own page.
        if "tb-app" in given.get("class", "").split() and "data-to" not in given:
            self.calculator = True
        if tag in {"script", "img"} and "src" in given:
            self.addresses.append(given["src"])
        elif tag == "script" and "data-src" in given:
            self.later.append(given["data-src"])
        elif tag == "link" and {"stylesheet", "icon", "preload", "modulepreload"} & set(
            given.get("rel", "").split()
        ):
            self.addresses.append(given.get("href", ""))


def kept(site: Path) -> Kept:
    """List the pages of a built site that hold a calculator, and what they need."""
    files = {
        path.relative_to(site).as_posix()
        for path in (site / _APP).rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    files = {name for name in files if not name.startswith(_NOT_NEEDED)}
    # A file of the app changes its name when its content changes.
    lasting, changing = set(files), set[str]()
    read = {name: name for name in files}
    for page in sorted(site.rglob("*.html")):
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        if not loads.calculator:
            continue
        path = page.relative_to(site).as_posix()
        address = path.removesuffix("index.html")
        changing.add(address)
        read[address] = path
        for link in loads.addresses + loads.later:
            target = urlsplit(urljoin(f"http://site/{path}", link))
            name = unquote(target.path).lstrip("/")
            if target.netloc == "site" and name not in files and (site / name).is_file():
                (lasting if _HASHED.match(name) else changing).add(name)
                read[name] = name
    whole = hashlib.sha256()
    for name, path in sorted(read.items()):
        whole.update(f"{name}\0{hashlib.sha256((site / path).read_bytes()).hexdigest()}\n".encode())
    return Kept(whole.hexdigest()[:16], sorted(lasting), sorted(changing))


def script(found: Kept) -> str:
    """Return the service worker with its list."""
    text = (SOURCES / NAME).read_text(encoding="utf-8")
    for name, value in (
        ('"offline.version"', json.dumps(found.version)),
        ('JSON.parse("offline.lasting")', json.dumps(found.lasting)),
        ('JSON.parse("offline.changing")', json.dumps(found.changing)),
    ):
        if text.count(name) != 1:
            raise ValueError(f"{NAME} must hold {name} once")
        text = text.replace(name, value)
    return text


def absent() -> str:
    """Return the service worker that removes what the other one kept, then itself."""
    return (SOURCES / "gone.js").read_text(encoding="utf-8")
