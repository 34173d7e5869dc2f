"""The fenced blocks about what can be pasted: one layout with a sample, and the table of all."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from calculator.answers import wording
from calculator.reading import CARRIES, LAYOUTS, ReadError, read
from calculator.tiebreaks.editions import edition_at
from calculator.tiebreaks.orders import default_order
from calculator.view import Element, el
from calculator.view.element import Child
from calculator.words import say
from pyscript_app.docs_blocks.fences import FenceError, keys_of
from pyscript_app.docs_blocks.links import Page, calculator_page, state

#: Where there are texts that are read as they are, relative to the project's folder.
_SAMPLES = ("docs/samples", "tests/reading/data", "tests/corpus/data")
#: How many files are named in a cell of the table.
MOST_FILES = 3


def layout(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show a sample in a layout, how it is read, and a link into the calculator.

    Args:
        block: ``sample``, a file in docs/samples, and ``layout``, the name of its layout.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: the sample is read as another layout, or with a warning.
    """
    keys = keys_of(block, frozenset(["sample", "layout"]))
    text = sample(keys.get("sample", ""))
    try:
        table = read(text)
    except ReadError as error:
        raise FenceError(f"the sample cannot be read: {error}") from error
    if table.format != keys.get("layout"):
        raise FenceError(f"the sample is read as {table.format}, not as {keys.get('layout')}")
    if table.contradictions or table.wrong_totals:
        raise FenceError("the sample contradicts itself")
    order = default_order(table, edition_at(table.starts))
    link = el("a", say("example-open"), href=page.link(calculator_page(), state(text, order)))
    return el(
        "div",
        el("pre", el("code", text)),
        el("p", el("span", wording.understood(table)), link, class_="tb-foot"),
        class_="tb-example tb-layout",
        data_result=LAYOUTS[table.format].cells,
    )


def layouts(root: Path) -> Element:
    """Show the table of all layouts: what each carries, what results look like, its samples.

    Args:
        root: the project's folder, which holds the samples.

    Raises:
        FenceError: the sample that an entry names is not there.
    """
    found = samples(root)
    heads = ["Name", "Layout", *map(str.capitalize, CARRIES), "Results", "Samples"]
    lines = []
    for entry in LAYOUTS.values():
        if not (root / f"docs/samples/layouts/{entry.sample}.txt").is_file():
            raise FenceError(f"the layout {entry.name} has no sample {entry.sample}.txt")
        marks = ["✓" if fact in entry.carries else "" for fact in CARRIES]
        lines.append(
            el(
                "tr",
                el("th", el("code", entry.name), scope="row"),
                el("td", entry.title),
                *(el("td", mark, class_="tb-carries") for mark in marks),
                el("td", el("code", entry.cells)),
                _files(found.get(entry.name, ())),
            )
        )
    heading = el("tr", *(el("th", head, scope="col") for head in heads))
    table = el("table", el("thead", heading), el("tbody", *lines), class_="tb-layouts")
    return el("div", table, class_="tb-scroll", tabindex="0")


def _files(names: Sequence[str]) -> Element:
    """Name the first files, and how many more there are."""
    shown: list[Child] = [
        piece for name in names[:MOST_FILES] if name for piece in (el("code", name), " ")
    ]
    more = len(names) - MOST_FILES
    return el("td", *shown, f"and {more} more" if more > 0 else "")


@cache
def samples(root: Path) -> dict[str, list[str]]:
    """Return the samples of each layout, by reading every text that there is.

    Args:
        root: the project's folder.
    """
    found: dict[str, list[str]] = {}
    for path in _texts(root):
        try:
            name = read(path.read_text(encoding="utf-8")).format
        except ReadError:
            continue  # samples of texts that are not crosstables
        here = path.relative_to(root)
        shown = here.name if here.name != "source.txt" else here.parent.name
        found.setdefault(name, []).append(shown)
    return found


def _texts(root: Path) -> Iterator[Path]:
    for folder in _SAMPLES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".txt", ".csv", ".html", ".trf"}:
                yield path
