"""The site in a folder, each page built when somebody asks for it, and again when it has changed.

MkDocs builds all pages or, with ``--dirty``, those alone that have changed, and then knows nothing
of the others: menus lose their titles, the search and the list of coverage all other pages. Here
the pages are known from their front matter, and MkDocs' own steps are taken for one page at a time.

What a page depends on besides its text:

- all that surrounds it (code, templates, styles, samples, ``mkdocs.yml``, the titles and front
  matter of all pages): if any of it has changed, everything is loaded again;
- an example that it takes from another page (``from:``): it is built with that page;
- every page, for the list of coverage and the search: what is missing is built first.

Blocks come from what is kept of them (``docs_blocks/block_cache.py``).
"""

from __future__ import annotations

import importlib
import logging
import os
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from material.plugins.search.plugin import SearchPlugin  # type: ignore[import-untyped]
from mkdocs.commands import build
from mkdocs.config import config_options, load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import BuildError
from mkdocs.structure.files import File, Files, get_files, set_exclusions
from mkdocs.structure.nav import Navigation, get_navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import clean_directory

if TYPE_CHECKING:
    import jinja2

    from pyscript_app import after_build

#: What is looked at for changes, below the project's folder.
WATCHED: Final = (
    *("docs", "calculator", "pyscript_app", "tests/figures", "mkdocs.yml"),
    # The app itself changes its files one by one: this is the last.
    "docs/app/.names.json",
)
#: Folders there that nobody writes by hand, and this program's own; and what files begin with that
#: the app's build writes.
_NOT_WATCHED: Final = frozenset({"__pycache__", "app", "preview"})
_WRITTEN: Final = "catalogue"
#: What is imported again when it has changed.
_CODE: Final = ("calculator", "pyscript_app")
_SEARCH: Final = "search_index.json"
#: The blocks that need all other pages: the list of coverage.
_NEEDS_ALL: Final = "```coverage\n"
#: How long a page that nobody has asked for waits where somebody asks for another one, in seconds.
_TURN: Final = 0.02

log = logging.getLogger("mkdocs.preview")

#: The time and the size of each file.
type Stamps = dict[str, tuple[int, int]]


class World(NamedTuple):
    """All that surrounds the pages."""

    config: MkDocsConfig
    files: Files
    pages: dict[str, File]
    """The pages by their paths in the site."""
    nav: Navigation
    env: jinja2.Environment
    built: after_build.Built
    names: after_build.Names


class Site:
    """The site, in a folder of its own.

    Args:
        root: the project's folder, which is the current one.
        folder: where the site is written.
    """

    def __init__(self, root: Path, folder: Path) -> None:
        self._root = root
        self._folder = folder
        self._lock = threading.RLock()
        self._asking = 0
        self._counting = threading.Lock()
        self._stamps = stamps(root)
        self._stale: dict[str, None] = {}
        self._entries: dict[str, list[Any]] = {}
        self._world: World | None = None
        self._fault = ""
        self._checked = False
        self.built: list[str] = []
        """The pages that were built so far, in their order, by their paths in docs/."""
        self._reload()

    def refresh(self) -> set[str]:
        """Take note of what has changed, and return the paths of those files."""
        now = stamps(self._root)
        with self._first():
            before, self._stamps = self._stamps, now
            changed = {path for path in before | now if before.get(path) != now.get(path)}
            if changed and not self._only_texts(changed):
                self._reload()
            return changed

    def make(self, address: str) -> None:
        """Have a file be there, as it should be now.

        Args:
            address: its path below the site's root, without what follows ``?`` or ``#``.
        """
        path = address.strip("/")
        path = path if path.endswith((".html", ".json")) else f"{path}/index.html".lstrip("/")
        with self._first():
            if self._fault:
                self._say(path, self._fault)
            elif self._world is None:
                return
            elif path in self._world.pages:
                self._page(path)
            elif path.endswith(f"search/{_SEARCH}"):
                self._search()

    def make_next(self) -> bool:
        """Build one page that nobody has asked for yet; tell whether there was any.

        When all are there, the links between them are looked at.
        """
        if self._asking:
            time.sleep(_TURN)
            return True
        with self._lock:
            if self._world is None or self._fault:
                return False
            if self._stale:
                self._page(next(iter(self._stale)))
                return True
            if not self._checked:
                self._checked = True
                level = self._world.config.validation.links.anchors
                for file in self._world.pages.values():
                    _page_of(file).validate_anchor_links(files=self._world.files, log_level=level)
                log.info("All %d pages are built", len(self._world.pages))
            return False

    @contextmanager
    def _first(self) -> Iterator[None]:
        """Have the turn before pages that nobody has asked for."""
        with self._counting:
            self._asking += 1
        try:
            with self._lock:
                yield
        finally:
            with self._counting:
                self._asking -= 1

    def _only_texts(self, changed: set[str]) -> bool:
        """Whether only texts of pages have changed: then those pages are built again.

        A title or anything else of the front matter is in other pages, too.
        """
        world = self._world
        if world is None or self._fault:
            return False
        found = {str(file.abs_src_path): path for path, file in world.pages.items()}
        if not changed <= found.keys() or not all(map(os.path.isfile, changed)):
            return False
        for name in changed:
            page = _page_of(world.pages[found[name]])
            before = (page.title, page.meta)
            page.read_source(world.config)
            if before != (page.title, page.meta):
                return False
        again = {world.pages[found[name]].src_uri for name in changed}
        languages = importlib.import_module("pyscript_app.docs_blocks.languages")
        pages = world.pages.items()
        first = [path for path, file in pages if file.src_uri in again]
        beside = [path for path, file in pages if again & {*languages.taken_from(_text(file))}]
        # What somebody works on comes before all others.
        self._stale = _in_turn(world, [*first, *beside, *self._stale])
        self._checked = False
        return True

    def _reload(self) -> None:
        """Load everything again."""
        self._fault = ""
        self._checked = False
        for name in [name for name in sys.modules if name.partition(".")[0] in _CODE]:
            if not name.startswith("pyscript_app.preview"):
                del sys.modules[name]
        importlib.invalidate_caches()
        config_options.Hooks._load_hook.cache_clear()  # noqa: SLF001 - else hooks stay as they were
        try:
            self._world = _load(self._root, self._folder)
        except Exception as error:
            log.exception("The site cannot be built")
            self._fault = f"The site cannot be built: {error}"
            return
        self._stale = _in_turn(self._world, self._world.pages)
        self._entries = {}

    def _page(self, path: str) -> None:
        """Build a page, if it is not as it should be."""
        if self._world is None or path not in self._stale:
            return
        del self._stale[path]
        try:
            self._build(self._world, path)
        except BuildError as error:
            # It stays as it is until it changes, and says so.
            log.error("%s", error)  # noqa: TRY400 - it says where
            self._say(path, str(error))
        except Exception as error:
            log.exception("%s", self._world.pages[path].src_uri)
            self._say(path, repr(error))

    def _build(self, world: World, path: str) -> None:
        file = world.pages[path]
        page = _page_of(file)
        known = {each.src_uri for each in world.files}
        build._populate_page(page, world.config, world.files)  # noqa: SLF001 - a step of `build`
        if _NEEDS_ALL in _text(file):
            for other in [*self._stale]:
                self._page(other)
        world.config.plugins.on_env(world.env, config=world.config, files=Files([file]))
        for added in [each for each in world.files if each.src_uri not in known]:
            added.copy_file()
        every = [*world.pages.values()]
        index = _search_plugin(world).search_index
        index.entries.clear()
        build._build_page(page, world.config, every, world.nav, world.env)  # noqa: SLF001 - as above
        self._entries[path] = [*index.entries]
        place = self._folder / path
        steps = importlib.import_module("pyscript_app.after_build")
        html = steps.page(world.built, path, place.read_text(encoding="utf-8"), world.names)
        place.write_text(html, encoding="utf-8", newline="\n")
        self.built.append(file.src_uri)

    def _search(self) -> None:
        """Write what the search finds things in, once every page is known."""
        for path in [*self._stale]:
            self._page(path)
        world = self._world
        if world is None:
            return
        plugin = _search_plugin(world)
        plugin.search_index.entries = [
            entry for path in world.pages for entry in self._entries.get(path, ())
        ]
        plugin.on_post_build(config=world.config)
        steps = importlib.import_module("pyscript_app.after_build")
        steps.indexes(world.built, world.config.extra.get("searched", {}))

    def _say(self, path: str, fault: str) -> None:
        """Write what is wrong with a page in its place."""
        place = self._folder / path
        if path.endswith(".html"):
            place.parent.mkdir(parents=True, exist_ok=True)
            head = '<!doctype html><meta charset="utf-8"><title>Not built</title>'
            text = f"{head}<h1>This page cannot be built</h1><pre>{escape(fault)}</pre>"
            place.write_text(text, encoding="utf-8")


def _load(root: Path, folder: Path) -> World:
    """Do all that MkDocs does before it reads texts of pages, and write the files around them."""
    config = load_config(str(root / "mkdocs.yml"), site_dir=str(folder), site_url="")
    config.plugins.on_startup(command="serve", dirty=False)
    config = config.plugins.on_config(config)
    config.plugins.on_pre_build(config=config)
    files = get_files(config)
    env = config.theme.get_env()
    files.add_files_from_theme(env, config)
    files = config.plugins.on_files(files, config=config)
    set_exclusions(files, config)
    nav = config.plugins.on_nav(get_navigation(files, config), config=config, files=files)
    every = files.documentation_pages()
    for file in every:
        _page_of(file).read_source(config)
    env = config.plugins.on_env(env, config=config, files=files)
    clean_directory(str(folder))
    files.copy_static_files()
    for name in config.theme.static_templates:
        build._build_theme_template(name, env, files, config, nav)  # noqa: SLF001 - a step of `build`
    steps = importlib.import_module("pyscript_app.after_build")
    built = importlib.import_module("pyscript_app.docs_blocks.hook").built(config, serving=True)
    found = {"404.html": (folder / "404.html").read_text(encoding="utf-8")}
    names = steps.shared(built, found)
    for path, html in found.items():
        made = steps.page(built, path, html, names)
        (folder / path).write_text(made, encoding="utf-8", newline="\n")
    steps.at_root(built)
    pages = {file.dest_uri: file for file in every}
    return World(config, files, pages, nav, env, built, names)


def _in_turn(world: World, paths: Iterable[str]) -> dict[str, None]:
    """Return pages that are to be built, in this order, and at last what needs all others."""
    last = [path for path, file in world.pages.items() if _NEEDS_ALL in _text(file)]
    return dict.fromkeys([*(path for path in paths if path not in last), *last])


def _search_plugin(world: World) -> SearchPlugin:
    plugin = world.config.plugins["material/search"]
    if not isinstance(plugin, SearchPlugin):
        raise TypeError("the theme has another search")
    return plugin


def _page_of(file: File) -> Page:
    if file.page is None:
        raise LookupError(f"{file.src_uri} is no page")
    return file.page


def _text(file: File) -> str:
    return _page_of(file).markdown or ""


def stamps(root: Path) -> Stamps:
    """Return the time and the size of each file that is looked at for changes."""
    found = {}
    for name in WATCHED:
        for path, stat in _stats(str(root / name)):
            found[path] = (stat.st_mtime_ns, stat.st_size)
    return found


def _stats(place: str) -> Iterator[tuple[str, os.stat_result]]:
    """Yield the files of a folder, or the file itself; what is gone meanwhile is left out.

    So is a link to nothing, such as an editor's lock: the other files are there all the same.
    """
    # That it is gone is a change, too.
    with suppress(FileNotFoundError):
        if not Path(place).is_dir():
            yield place, Path(place).stat()
            return
        for entry in os.scandir(place):
            if entry.name in _NOT_WATCHED or entry.name.startswith(_WRITTEN):
                continue
            if entry.is_dir():
                yield from _stats(entry.path)
                continue
            with suppress(FileNotFoundError):
                yield entry.path, entry.stat()
