"""What the sources say and which page has it: marks in the pages, and a MkDocs hook.

``coverage.tsv`` lists what the five sources say, item by item. A page says that it has an item by a
mark in its text, ``<!-- covers: 000-23 -->``, or by a line ``covers: 000-21`` in a block that the
core fills: then the item is worked out too, and the figures that the source prints must be among
those that the block checks. Marks are taken out of the pages. The page with ``coverage`` blocks
shows who has what; an item that no page has stops the build.
"""

import re
from collections.abc import Iterable
from fractions import Fraction
from html import unescape
from pathlib import Path
from typing import Literal, NamedTuple

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from calculator.view import Element, el, scrolled, to_html
from pyscript_app.docs_blocks.citations import PAGE, SOURCES
from pyscript_app.docs_blocks.coverage_figures import missing as missing_of
from pyscript_app.docs_blocks.coverage_figures import passage
from pyscript_app.docs_blocks.fences import FenceError, Figure, figures

Kind = Literal["rule", "example", "figure", "mistake", "said"]
#: What need not be worked out: it is not arithmetic, or a slip of the pen.
_SAID = frozenset(["said", "mistake"])
_LINE = re.compile(r"^covers:(.*)\n?", re.MULTILINE)
_PARTS = re.compile(
    r'<h[1-6][^>]* id="(?P<id>[^"]*)"[^>]*>(?P<heading>.*?)</h[1-6]>'
    r"|<!-- covers: *(?P<said>.*?) *-->"
    r"|<!-- works: (?P<worked>.*?) *-->",
    re.DOTALL,
)
_ROOM = '<div class="tb-coverage-'
_TAGS = re.compile(r"<a [^>]*headerlink.*?</a>|<[^>]*>")


class Item(NamedTuple):
    """One thing that a source says."""

    number: str
    kind: Kind
    prints: frozenset[Fraction]
    """The figures that the source gives for it."""
    text: str

    @property
    def source(self) -> str:
        """The source's name in the blocks.

        >>> Item("000-21", "figure", frozenset(), "…").source
        '000'
        """
        return self.number.partition("-")[0]


class Place(NamedTuple):
    """Where on the site an item is."""

    url: str
    title: str
    worked: bool
    seen: str
    """What a reader sees there."""


def read_items(text: str) -> dict[str, Item]:
    r"""Read the list of items.

    >>> read_items("# a remark\n000-21\tfigure\t9\tIts Cumulative: 9.\n")["000-21"].prints
    frozenset({Fraction(9, 1)})
    """
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    items = {}
    for number, kind, prints, said in rows:
        shown = frozenset(Fraction(figure) for figure in prints.split(",") if figure)
        items[number] = Item(number, _kind(kind), shown, said)
    return items


def _kind(name: str) -> Kind:
    kinds: tuple[Kind, ...] = ("rule", "example", "figure", "mistake", "said")
    return next(kind for kind in kinds if kind == name)


ITEMS = read_items(Path(__file__).with_suffix(".tsv").read_text(encoding="utf-8"))
_found: dict[str, list[Place]] = {}


def taken(block: str) -> tuple[str, str]:
    r"""Take the line ``covers:`` out of a block; return the rest, and a mark for the hook.

    Raises:
        FenceError: there is no such item, or the block does not check a figure of it.

    >>> taken("tiebreak: cumulative\ncovers: 000-21\nexpect: A = 9\n---\nA: W")
    ('tiebreak: cumulative\nexpect: A = 9\n---\nA: W', '<!-- works: 000-21 -->')
    """
    head, ruler, table = block.partition("\n---\n")
    line = _LINE.search(f"{head}\n")
    if line is None:
        return block, ""
    rest = (f"{head}\n"[: line.start()] + f"{head}\n"[line.end() :]).rstrip("\n")
    numbers = line[1].split()
    checked = {figure.number for figure in _checked(rest)}
    for number in numbers:
        if number not in ITEMS:
            raise FenceError(f"covers: no source has an item {number!r}")
        missing = ITEMS[number].prints - checked
        if missing:
            stated = ", ".join(f"{float(figure):g}" for figure in sorted(missing))
            raise FenceError(f"covers: {number} prints {stated}, which this block does not check")
    return rest + ruler + table, f"<!-- works: {' '.join(numbers)} -->"


def _checked(head: str) -> Iterable[Figure]:
    """The figures that a block checks."""
    for line in head.splitlines():
        key, _, value = line.partition(":")
        if key.strip() in {"expect", "counts", "misprint"}:
            yield from figures(value.partition("|")[0])


def room(block: str) -> Element:
    """Leave room for the items of a source, or with ``all`` for how many each source has.

    Raises:
        FenceError: there is no such source.
    """
    name = block.strip()
    if name != "all" and name not in {item.source for item in ITEMS.values()}:
        raise FenceError(f"name a source of the list, or all; not {name!r}")
    return el("div", class_=f"tb-coverage-{name}")


def found() -> dict[str, list[Place]]:
    """Return where the items are, of the pages that MkDocs has read so far."""
    return _found


def on_pre_build(*, config: MkDocsConfig) -> None:
    """Forget the last build: MkDocs calls this."""
    del config
    _found.clear()


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Take the marks out of a page and remember them: MkDocs calls this."""
    del config, files
    forget(page.url)
    if page.meta.get("language", "en") != "en":
        return _PARTS.sub(lambda match: match[0] if match["id"] is not None else "", html)
    anchor, heading = "", ""
    name = str(page.title or "")

    def seen(match: re.Match[str]) -> str:
        nonlocal anchor, heading
        if match["id"] is not None:
            anchor, heading = match["id"], unescape(_TAGS.sub("", match["heading"])).strip()
            return match[0]
        for number in (match["said"] or match["worked"]).split():
            if number not in ITEMS:
                raise PluginError(f"{page.file.src_uri}: covers: no source has an item {number!r}")
            title = name if heading in {"", name} else f"{name}: {heading}"
            where = f"{page.url}#{anchor}" if anchor and heading != name else page.url
            worked = match["worked"] is not None
            text = passage(html, match.start(), worked=worked)
            _found.setdefault(number, []).append(Place(where, title, worked, f"{title}. {text}"))
        return ""

    return _PARTS.sub(seen, html)


def forget(url: str) -> None:
    """Forget what a page had when it was read before."""
    for number, places in [*_found.items()]:
        places[:] = [one for one in places if one.url.partition("#")[0] != url]
        if not places:
            del _found[number]


def on_env(env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
    """Show who has what on the page of coverage, once every page is known: MkDocs calls this."""
    del config
    for file in files.documentation_pages():
        page = file.page
        if page is None or _ROOM not in (page.content or ""):
            continue
        problems = missing(ITEMS, _found)
        if problems:
            raise PluginError(f"{file.src_uri}: " + ";\n".join(problems))
        root = "../" * page.url.count("/")
        for name in {"all", *(item.source for item in ITEMS.values())}:
            table = to_html(_table(name, root))
            page.content = (page.content or "").replace(f'{_ROOM}{name}"></div>', table)
    return env


def missing(items: dict[str, Item], places: dict[str, list[Place]]) -> list[str]:
    """Say which items no page has, and which are only said though they can be worked out.

    >>> missing({"000-21": Item("000-21", "figure", frozenset(), "Its Cumulative: 9.")}, {})
    ['000-21 is on no page: Its Cumulative: 9.']
    """
    said = [
        f"{number} is on no page: {item.text}"
        for number, item in items.items()
        if number not in places
    ]
    return said + [
        f"{number} is not worked out: {item.text}"
        for number, item in items.items()
        if number in places
        and item.kind not in _SAID
        and not any(place.worked for place in places[number])
    ] + [
        f"{number} is marked on {places[number][0].url}, where nobody reads {what}: {item.text}"
        for number, item in items.items()
        if number in places
        for what in missing_of(item.prints, item.text, [place.seen for place in places[number]])
    ]  # fmt: skip


def _table(source: str, root: str) -> Element:
    if source == "all":
        return _counts(root)
    rows = [_row(item, root) for item in ITEMS.values() if item.source == source]
    heads = [
        el("th", head, scope="col") for head in ("Item", "What it says", "Where", "Worked out")
    ]
    return scrolled(
        el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="tb-plain")
    )


def _row(item: Item, root: str) -> Element:
    places = sorted(_found[item.number], key=lambda place: not place.worked)
    links = {place.title: el("a", place.title, href=root + place.url) for place in places}
    first = list(links.values())[:3]
    where = [part for link in first for part in (link, el("br"))][:-1]
    worked = any(place.worked for place in places)
    return el(
        "tr",
        el("td", item.number),
        el("td", item.text),
        el("td", *where),
        el("td", "yes" if worked else "no arithmetic"),
    )


def _counts(root: str) -> Element:
    rows = []
    for name in sorted({item.source for item in ITEMS.values()}):
        here = [item.number for item in ITEMS.values() if item.source == name]
        worked = sum(any(place.worked for place in _found[number]) for number in here)
        address = root + PAGE.removesuffix(".md") + "/#" + SOURCES[name].anchor
        rows.append((SOURCES[name].title, address, len(here), worked))
    body = [
        el("tr", el("th", el("a", title, href=address), scope="row"), *_cells(count, worked))
        for title, address, count, worked in rows
    ]
    total = _cells(sum(row[2] for row in rows), sum(row[3] for row in rows))
    body.append(el("tr", el("th", "All", scope="row"), *total))
    heads = [el("th", head, scope="col") for head in ("Source", "On a page", "Worked out")]
    return scrolled(
        el("table", el("thead", el("tr", *heads)), el("tbody", *body), class_="tb-plain")
    )


def _cells(count: int, worked: int) -> tuple[Element, Element]:
    # A build that gets here has them all.
    return el("td", f"{count} of {count}"), el("td", str(worked))
