"""What a visit to a page loads, in bytes as a server with gzip sends them."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urljoin, urlsplit

from pyscript_app.build import split
from pyscript_app.build.offline import Loads

#: What a page's modules import only when somebody asks for it.
ASKED_FOR: Final = re.compile(
    r"/(qr|printout|watching|scan|offline|builder|snapshot-writer|telling|catalogue-[a-z]+)-[A-Z0-9]{8}\.js$"
)
_IMPORTED = re.compile(r"""(?:\bfrom|\bimport) ?\(?["'](\./[^"']+\.m?js)["']""")


class Weight(NamedTuple):
    """What a visit loads, by path below the site's root."""

    page: dict[str, int]
    """The page and what it loads by itself, but for the letters."""
    later: dict[str, int]
    """Of these, what comes after a link's answer."""
    letters: dict[str, int]
    """The letters: the same for every page, and none waits for them."""
    runtime: dict[str, int]
    """What working out a result loads besides."""

    def heaviest(self) -> str:
        """The largest of both, for a message."""
        both = sorted((self.page | self.runtime).items(), key=lambda item: -item[1])
        return ", ".join(f"{name} {size:,}" for name, size in both[:8])


def weight(site: Path, page: str) -> Weight:
    """Weigh a page of a built site, ``page`` being its file below the root.

    ``AssertionError`` where it names a file that is not there.
    """
    loads = Loads()
    loads.feed((site / page).read_text(encoding="utf-8"))
    found = [page]
    later = [unquote(urljoin(f"/{page}", link)).lstrip("/") for link in loads.later]
    for link in loads.addresses + loads.later:
        target = urlsplit(urljoin(f"http://site/{page}", link))
        if target.netloc == "site":
            _follow(site, unquote(target.path).lstrip("/"), found)
    runtime: list[str] = []
    if loads.calculator:
        (worker,) = (site / "app").glob("worker-*.js")
        _follow(site, f"app/{worker.name}", runtime)
        runtime += [
            path.relative_to(site).as_posix()
            for path in [
                *(site / "app").glob("library-*.bin"),
                *(site / "app").glob("calculator-*.bin"),
                *(site / "app").glob(f"pyodide-*/{split.OFTEN}"),
                *(site / "app").glob(f"pyodide-*/{split.DATA}"),
            ]
        ]
    letters = [name for name in found if name.endswith(".woff2")]
    return Weight(
        {name: sent(site / name) for name in found if name not in letters},
        {name: sent(site / name) for name in later},
        {name: sent(site / name) for name in letters},
        {name: sent(site / name) for name in runtime},
    )


def _follow(site: Path, name: str, found: list[str]) -> None:
    """Add a file, and the modules that it imports by itself."""
    if name in found:
        return
    assert (site / name).is_file(), name
    found.append(name)
    if not name.startswith("app/") or Path(name).suffix not in {".js", ".mjs"}:
        return
    for link in _IMPORTED.findall((site / name).read_text(encoding="utf-8")):
        target = urljoin(f"/{name}", link)
        if not ASKED_FOR.search(target):
            _follow(site, target.lstrip("/"), found)


@cache
def sent(path: Path) -> int:
    """Return how many bytes a server sends; what is compressed already it sends as it is."""
    content = path.read_bytes()
    compressed = path.suffix in {".bin", ".png", ".whl", ".gz", ".woff2"}
    return len(content) if compressed else len(gzip.compress(content, 9))
