"""What is done to the site when MkDocs has built it: plain functions over the built folder.

Nothing here knows MkDocs: another builder can be followed by the same steps
(``docs/developers/after-material.md``). A page goes through :func:`page`, step by step, from its
HTML to its HTML; the files that all pages share are written once, and have new names then.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from calculator.words import LANGUAGES
from pyscript_app.after_build import manifests, policy, search, theme
from pyscript_app.after_build.calculates import calculates
from pyscript_app.after_build.valid import valid
from pyscript_app.build import offline, pages

ROBOTS = "robots.txt"


class Built(NamedTuple):
    """A site that was built."""

    folder: Path
    docs: Path
    """The folder of the pages' texts; the app is in it."""
    address: str = ""
    """Where the site will be; empty if nobody knows."""
    offline: bool = True
    """Whether it stays there for a visitor without a network."""
    calculators: Mapping[str, str] = MappingProxyType({})
    """The page with the calculator in each language that has one, below docs/."""
    serving: bool = False
    """Whether it is shown to somebody who writes pages: they may change at any time."""

    @property
    def app(self) -> Path:
        """The app's folder, as last built."""
        return self.docs / "app"


class Names(NamedTuple):
    """What files are called that were written again."""

    theme: theme.Named | None
    worker: dict[str, str]


def finish(built: Built, said: Mapping[str, search.Said]) -> None:
    """Do all that is done to a built site.

    Args:
        built: the site.
        said: what people may search for besides a page's text, by its address.

    Raises:
        ValueError: a page has what the site's policy forbids, or the theme is another one.
    """
    indexes(built, said)
    found = {
        path.relative_to(built.folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(built.folder.rglob("*.html"))
    }
    names = shared(built, found)
    for path, html in found.items():
        made = page(built, path, html, names)
        if made != html:
            (built.folder / path).write_text(made, encoding="utf-8", newline="\n")
    at_root(built)


def indexes(built: Built, said: Mapping[str, search.Said]) -> None:
    """Write what the search of each language looks into.

    Args:
        built: the site, with the theme's index of all pages.
        said: what people may search for besides a page's text, by its address.
    """
    search.indexes(built.folder, LANGUAGES[1:], said)


def shared(built: Built, found: Mapping[str, str]) -> Names:
    """Write the files again that pages share, and return what they are called.

    Args:
        built: the site.
        found: its pages by their paths, as MkDocs wrote them.
    """
    worker = search.worker(built.folder)
    return Names(theme.rewritten(built.folder, found, whole=built.serving), worker)


def page(built: Built, path: str, html: str, names: Names) -> str:
    """Return a page as it is published.

    Args:
        built: the site.
        path: the page's, below the site's folder.
        html: the page, as MkDocs wrote it.
        names: what the shared files are called.

    Raises:
        ValueError: it has something that the site's policy forbids.
    """
    html = valid(html)
    html = search.base_of(html, path, LANGUAGES[1:])
    html = calculates(html, "../" * path.count("/"), built.app)
    for old, new in names.worker.items():
        html = html.replace(old, new)
    if names.theme:
        html = theme.linked(html, names.theme)
    first = (built.app / pages.MARKUP).read_text(encoding="utf-8").strip()
    try:
        return policy.guarded(html, first, serving=built.serving)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def at_root(built: Built) -> None:
    """Write what is beside the pages: for search engines, for phones, and the service worker."""
    _robots(built)
    for path, made in manifests.manifests(built.calculators).items():
        text = json.dumps(made, ensure_ascii=False, indent=2) + "\n"
        (built.folder / path).parent.mkdir(exist_ok=True)
        (built.folder / path).write_text(text, encoding="utf-8", newline="\n")
    for name in (pages.CLUB, pages.API, pages.API_TYPES):
        if (built.app / name).is_file():
            shutil.copyfile(built.app / name, built.folder / name.removeprefix("."))
    # An edited page must show at once.
    stays = built.offline and not built.serving
    worker = offline.script(offline.kept(built.folder)) if stays else offline.absent()
    (built.folder / offline.NAME).write_text(worker, encoding="utf-8")


def _robots(built: Built) -> None:
    """Say to search engines that they may look, and where the list of pages is.

    A list names full addresses: without the site's own there is none.
    """
    lines = ["User-agent: *", "Allow: /"]
    if built.address:
        lines += ["", f"Sitemap: {built.address.rstrip('/')}/sitemap.xml"]
    else:
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (built.folder / name).unlink(missing_ok=True)
    text = "\n".join(lines) + "\n"
    (built.folder / ROBOTS).write_text(text, encoding="utf-8", newline="\n")
