"""The fenced block ``need``: what a player needs before a round that is not played yet."""

from collections.abc import Callable

from calculator import ReadError
from calculator.answers.what_if.need import Need
from calculator.answers.what_if.need_sentences import askable, own, place, ways
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import UnknownTiebreakError
from calculator.view import Element, el
from calculator.words import capital, say
from pyscript_app.docs_blocks.fences import FenceError, keys_of
from pyscript_app.docs_blocks.links import Page, calculator_page, state


def need(block: str, sample: Callable[[str], str], page: Page) -> Element:
    """Show the places by a player's own result, and what leads to each place.

    Args:
        block: ``table`` names a file in docs/samples, ``player`` somebody in it, ``order`` the
            order; each ``expect`` after a bar is a line that must be among those shown.
        sample: gives the text of a file in docs/samples by its name.
        page: where the block is.

    Raises:
        FenceError: nobody has the name, no game remains, or a line is not shown.
    """
    keys = keys_of(block, frozenset(["table", "player", "order", "expect"]))
    text, order = sample(keys.get("table", "")), keys.get("order", "")
    try:
        standings = rank(read(text), order or None)
    except (ReadError, UnknownTiebreakError) as error:
        raise FenceError(str(error)) from error
    number = next((row.number for row in standings.rows if row.name == keys.get("player")), None)
    if number is None or not askable(standings):
        raise FenceError("player: nobody of that name has anything to wait for")
    search = Need(standings, number)
    search.run()
    results = own(search)
    places = [(capital(place(search, one)), ways(search, one)) for one in search.needed]
    shown = {f"{result}: {there}" for result, there in results}
    shown |= {f"{there}: {way}" for there, all_ways in places for way in all_ways}
    for line in keys.get("expect", "").split("|"):
        if line.strip() and line.strip() not in shown:
            raise FenceError(f"{line.strip()!r} is not among {sorted(shown)}")
    link = page.link(calculator_page(), state(text, order, number))
    return el(
        "div",
        el(
            "table",
            el("tbody", *(_row(result, el("td", there)) for result, there in results)),
            el("tbody", *(_row(there, _list(all_ways)) for there, all_ways in places)),
            class_="tb-needs",
            aria_label=say("need-find"),
        ),
        el("p", el("span"), el("a", say("example-open"), href=link), class_="tb-foot"),
        class_="tb-example",
    )


def _row(head: str, cell: Element) -> Element:
    return el("tr", el("th", head, scope="row"), cell)


def _list(told: list[str]) -> Element:
    if len(told) == 1:
        return el("td", *told)
    return el("td", el("ul", *(el("li", way) for way in told)))
