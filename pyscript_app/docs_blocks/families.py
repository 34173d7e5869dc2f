"""The table of what programs, sites and people write: a sample of each, and what it tells."""

from collections.abc import Callable, Iterator

from calculator.model import Crosstable
from calculator.reading import CARRIES, ReadError, read
from calculator.tiebreaks.editions import edition_at
from calculator.tiebreaks.orders import default_order
from calculator.view import Element, el
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.links import Page, state


def carried(table: Crosstable) -> tuple[str, ...]:
    r"""Return what a table tells of its event: some of :data:`calculator.reading.CARRIES`.

    >>> carried(read("No.\tName\tR1\tPts\n1\tAnn\tW2\t1\n2\tBen\tL1\t0"))
    ('opponents', 'totals')
    """
    results = [result for player in table.players for result in player.results]
    found = {
        "opponents": any(result.opponent is not None for result in results),
        "colors": any(result.color for result in results),
        "ratings": any(player.rating is not None for player in table.players),
        "totals": any(player.total_halves is not None for player in table.players),
        "byes": any(result.code in {"B", "P", "H", "U"} for result in results),
        "forfeits": any(result.code in {"X", "F"} for result in results),
        "tiebreaks": bool(table.printed),
        "places": any(player.place for player in table.players),
    }
    return tuple(fact for fact in CARRIES if found[fact])


def families(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show a table of families: what each sample tells, its text, a link into the calculator.

    Args:
        block: a line for each, ``file in docs/samples/families: what it is``.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: a sample cannot be read, or only with a warning.
    """
    heads = ["What it is", *(fact.capitalize() for fact in CARRIES), "Sample"]
    lines = [_line(name, title, sample(f"families/{name}"), page) for name, title in _named(block)]
    heading = el("tr", *(el("th", head, scope="col") for head in heads))
    table = el("table", el("thead", heading), el("tbody", *lines), class_="tb-layouts")
    return el("div", table, class_="tb-scroll", tabindex="0")


def _named(block: str) -> Iterator[tuple[str, str]]:
    for line in filter(str.strip, block.splitlines()):
        name, colon, title = line.partition(":")
        if not colon or not title.strip():
            raise FenceError(f"{line.strip()!r} should be a file, a colon and what it is")
        yield name.strip(), title.strip()


def _line(name: str, title: str, text: str, page: Page) -> Element:
    try:
        table = read(text)
    except ReadError as error:
        raise FenceError(f"the sample {name} cannot be read: {error}") from error
    if table.warnings:
        raise FenceError(f"the sample {name} gives a warning: {table.warnings[0].words()}")
    told = carried(table)
    order = default_order(table, edition_at(table.starts))
    link = el("a", "Open in the calculator", href=page.link("calculator.md", state(text, order)))
    return el(
        "tr",
        el("th", title, scope="row"),
        *(el("td", "✓" if fact in told else "", class_="tb-carries") for fact in CARRIES),
        el("td", el("details", el("summary", "Text"), el("pre", el("code", text)), link)),
    )
