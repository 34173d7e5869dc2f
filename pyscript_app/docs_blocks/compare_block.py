"""The fenced block ``compare``: one table by several tiebreaks, or ranked under several orders."""

from collections.abc import Callable, Iterable

from calculator import ReadError
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import ORDERS, UnknownTiebreakError, tiebreaks
from calculator.view import Element, el, scrolled
from calculator.view.element import Child
from calculator.words import points, say, shown
from pyscript_app.docs_blocks.fences import FenceError, keys_of, words
from pyscript_app.docs_blocks.links import Page, calculator_page, state
from pyscript_app.docs_blocks.lists import ORDERS_PAGE, page_of

#: The order in which the table is shown, and with which the others are compared.
FIRST = "us-chess"


def compare(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show a table by several tiebreaks (``tiebreaks:``), or its places (``orders:``).

    Args:
        block: ``table`` names a file in docs/samples; then ``tiebreaks`` or ``orders``, with
            names between spaces or commas. An order may be a tiebreak's name: that one alone.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: a name is unknown, or a tiebreak gives somebody no value.
    """
    keys = keys_of(block, frozenset(["table", "tiebreaks", "orders"]))
    if ("tiebreaks" in keys) == ("orders" in keys):
        raise FenceError("give either 'tiebreaks' or 'orders'")
    text = sample(keys.get("table", ""))
    try:
        if "tiebreaks" in keys:
            table = _values(text, words(keys["tiebreaks"]), page)
        else:
            table = _places(text, words(keys["orders"]), page)
    except (ReadError, UnknownTiebreakError) as error:
        raise FenceError(str(error)) from error
    link = el("a", say("example-open"), href=page.link(calculator_page(), state(text, FIRST)))
    return el(
        "div",
        scrolled(table),
        el("p", el("span"), link, class_="tb-foot"),
        class_="tb-example",
    )


def _values(text: str, names: tuple[str, ...], page: Page) -> Element:
    """Every player's values; the best value among those tied on score is marked."""
    standings = rank(read(text), FIRST, also=names)
    heads: list[Child] = []
    for name in names:
        if name not in {column.name for column in standings.columns}:
            raise FenceError(f"{name!r} gives no values for this table")
        (entry,) = tiebreaks([name])
        heads.append(page_of(entry, page, entry.heading))
    cells = {
        row.number: [
            _marked(shown(row.values[name]), stands_out=_is_best(standings, row.number, name))
            for name in names
        ]
        for row in standings.rows
    }
    return _table(standings, heads, cells)


def _is_best(standings: Standings, number: int, tiebreak: str) -> bool:
    """Whether nobody tied on score has more, and somebody has less."""
    own = standings.row(number)
    level = {row.values[tiebreak].amount or 0 for row in standings.rows if row.score == own.score}
    return len(level) > 1 and (own.values[tiebreak].amount or 0) == max(level)


def _places(text: str, names: tuple[str, ...], page: Page) -> Element:
    """Every player's place under each order; places unlike the first order's are marked."""
    standings = rank(read(text), FIRST)
    first = {row.number: row.place for row in standings.rows}
    heads: list[Child] = []
    cells: dict[int, list[Element]] = {number: [] for number in first}
    for name in names:
        for row in rank(standings.table, name).rows:
            differs = row.place != first[row.number]
            cells[row.number].append(_marked(str(row.place), stands_out=differs))
        if name in ORDERS:
            heads.append(el("a", ORDERS[name].title, href=page.link(ORDERS_PAGE, name)))
        else:
            (entry,) = tiebreaks([name])
            heads.append(page_of(entry, page, entry.heading))
    return _table(standings, heads, cells)


def _marked(text: str, *, stands_out: bool) -> Element:
    return el("td", el("strong", text) if stands_out else text)


def _table(
    standings: Standings, heads: Iterable[Child], cells: dict[int, list[Element]]
) -> Element:
    """Name and score, then the cells; a rule between two scores."""
    rows = []
    above = None
    for row in standings.rows:
        new = above is not None and row.score != above
        above = row.score
        rows.append(
            el(
                "tr",
                el("th", row.name, scope="row"),
                el("td", points(row.score)),
                *cells[row.number],
                class_="tb-new-score" if new else None,
            )
        )
    first = (el("th", say(head), scope="col") for head in ("name", "score"))
    return el(
        "table",
        el("thead", el("tr", *first, *(el("th", head, scope="col") for head in heads))),
        el("tbody", *rows),
        class_="tb-compare",
    )
