"""The fenced blocks that list what the register holds: orders, particulars, users, headings."""

from collections.abc import Iterable
from pathlib import Path

from calculator.reading.columns.headings import column
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import CONVENTIONS, ORDERS, REGISTER, Tiebreak, find, tiebreaks
from calculator.view import Element, el, scrolled
from calculator.view.element import Child
from calculator.words import say, use
from pyscript_app.docs_blocks.fences import FenceError, keys_of, words
from pyscript_app.docs_blocks.languages import language_of, translated
from pyscript_app.docs_blocks.links import Page

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
#: The page that has a section for each order, by the order's name.
ORDERS_PAGE = "guides/orders.md"


def register(block: str, page: Page) -> Element:
    """List the tiebreaks of an order with their meaning, or (``names``) the names commands take.

    Raises:
        FenceError: there is no such order.
    """
    wanted, _, names = block.strip().partition("\n")
    if wanted not in ORDERS or names not in {"", "names"}:
        raise FenceError(f"name an order: {', '.join(ORDERS)}; then perhaps a line 'names'")
    rows = [
        el(
            "li",
            page_of(entry, page, entry.title),
            " ",
            el("code", entry.name) if names else el("span", entry.meaning),
        )
        for entry in tiebreaks(wanted)
    ]
    listed = " › ".join(entry.title for entry in tiebreaks(wanted))
    return el("ol", *rows, class_="tb-order", data_result=listed)


def summary(block: str, page: Page) -> Element:
    """Sum up the tiebreaks, FIDE's (``of: FIDE``) or the others, in a language (``language: es``).

    Each has an anchor, its name without modifiers, which the workings in that language link to,
    and a link to the page that explains it: in that language if there is one, else in English.

    Raises:
        FenceError: there is no such language.
    """
    keys = keys_of(block, frozenset(["of", "language"]))
    language = language_of(keys.get("language"))
    spoken = translated(Path(page.docs), language)
    with use(language):
        rows: list[Element] = []
        for entry in REGISTER.values():
            if (entry.system == "fide") != (keys.get("of") == "FIDE"):
                continue
            own = spoken.get(entry.english_page.partition("#")[0].rstrip("/") + ".md")
            if own:
                full = el("a", say("in-full-here"), href=page.link(own))
            else:
                full = el("a", say("in-full"), href=page.root + entry.english_page)
            code = el("code", entry.name) if entry.system == "fide" else None
            rows.append(
                el(
                    "dt",
                    entry.title,
                    " ",
                    code,
                    id=entry.page.partition("#")[2] or entry.name.lower(),
                )
            )
            rows.append(el("dd", entry.meaning, " ", el("small", f"{entry.source} · ", full)))
        return el("dl", *rows, class_="tb-summary-list")


def facts(block: str) -> Element:
    """Show a tiebreak's rule, its place in the default order, its switches, its headings.

    Raises:
        FenceError: there is no such tiebreak, or a heading is read as something else.
    """
    keys = keys_of(block, frozenset(["tiebreak", "headings"]))
    entry = _entry(keys.get("tiebreak", ""))
    rows = [_fact("Rule", entry.source)]
    default = ORDERS["us-chess"]
    if entry.name in default.tiebreaks:
        rows.append(_fact(default.title, ORDINALS[default.tiebreaks.index(entry.name)]))
    switches = [
        " or ".join(say(f"convention-{switch.name}-{option}") for option in switch.options)
        for switch in CONVENTIONS.values()
        if switch.tiebreak == entry.name
    ]
    if switches:
        rows.append(_fact("Switch", "; ".join(switches)))
    if headings := words(keys.get("headings", "")):
        _check_headings(headings, entry)
        rows.append(_fact("On the sheet", *_codes(headings)))
    return el("dl", *rows, class_="tb-facts")


def used(block: str, page: Page) -> Element:
    """List the orders that use a tiebreak, and its position in each.

    Raises:
        FenceError: there is no such tiebreak, or no order uses it.
    """
    entry = _entry(block.strip())
    rows = []
    for order in ORDERS.values():
        if entry.name in order.tiebreaks:
            position = ORDINALS[order.tiebreaks.index(entry.name)]
            link = el("a", order.title, href=page.link(ORDERS_PAGE, order.name))
            rows.append(el("li", link, f": {position} of {len(order.tiebreaks)}"))
    if not rows:
        raise FenceError(f"no order has {entry.name!r}")
    return el("ul", *rows, class_="tb-used")


def headings(block: str, page: Page) -> Element:
    """Show, tiebreak by tiebreak, the headings under which sheets print it.

    Each line of the block is a tiebreak's name, a colon, and headings between commas. This
    checks that the calculator reads each as that tiebreak; a test checks that none is missing.

    Raises:
        FenceError: there is no such tiebreak, or a heading is read as something else.
    """
    names_of = frozenset(line.partition(":")[0].strip() for line in block.splitlines())
    rows = []
    for name, value in keys_of(block, names_of).items():
        entry = _entry(name)
        names = words(f"{value},")
        _check_headings(names, entry)
        said = el("span", entry.meaning)
        link = page_of(entry, page, entry.title)
        rows.append(el("tr", el("td", *_codes(names)), el("td", link, " ", said)))
    heads = [el("th", head, scope="col") for head in ("On the sheet", "Tiebreak")]
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="tb-headings")
    return scrolled(table)


def page_of(entry: Tiebreak, page: Page, text: str) -> Element:
    """Link to a tiebreak's page; only its name if that page is still to be written."""
    path = entry.page.partition("#")[0].rstrip("/") + ".md"
    written = page.files is not None and page.files.get_file_from_path(path) is not None
    return el("a", text, href=page.root + entry.page) if written else el("b", text)


def _entry(name: str) -> Tiebreak:
    entry = find(name)
    if entry is None:
        raise FenceError(f"name one of these tiebreaks: {', '.join(REGISTER)}")
    return entry


def _check_headings(headings: Iterable[str], entry: Tiebreak) -> None:
    for heading in headings:
        if column(Cell(heading, 1, 1)).key.rstrip("?") != entry.name:
            raise FenceError(f"the calculator does not read {heading!r} as {entry.title}")


def _fact(term: str, *said: Child) -> Element:
    return el("div", el("dt", term), el("dd", *said))


def _codes(headings: Iterable[str]) -> list[Child]:
    codes: list[Child] = [piece for name in headings for piece in (el("code", name), " ")]
    return codes[:-1]
