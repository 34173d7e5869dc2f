"""The whole result: what was read, the question, the answer, the standings, the workings."""

from calculator import answers, explain
from calculator.ranking import Standings
from calculator.reading import ReadError, excerpt
from calculator.tiebreaks import ORDERS, default_order, tiebreaks
from calculator.view.element import Child, Element, el
from calculator.view.standings import other_reading, standings_table
from calculator.view.why import why_section
from calculator.view.workings import workings
from calculator.words import decimal, say


def result(
    standings: Standings,
    *,
    player: int | None = None,
    order: str = "",
    root: str = "../",
    templates: bool = False,
) -> Element:
    """Return everything that the page shows of a ranking.

    ``order`` is what the person chose (empty: the default); with ``templates`` every value's
    workings lie in the tree already, for the page as it is before Python runs.
    """
    return el(
        "div",
        _summary(standings),
        _warnings(standings),
        el("div", _players(standings, player), _orders(standings, order), class_="tb-controls"),
        why_section(standings, player),
        standings_table(standings, player, root),
        el("p", say("tap-value"), class_="tb-hint"),
        other_reading(standings),
        el("section", class_="tb-workings", aria_label=say("workings"), tabindex="-1"),
        *(_templates(standings, root) if templates else ()),
        class_="tb-read",
    )


def problem(error: ReadError, text: str) -> Element:
    """Return what the page says of a text that cannot be read: where, what, what was expected."""
    children: list[Child] = []
    where = "" if error.line is None else say("place-in-text", error.line, error.column or 1)
    children.append(el("p", el("strong", where), error.message, "."))
    if error.line is not None and (
        shown := excerpt(text, error.line, error.column or 1, error.length)
    ):
        children.append(el("pre", shown))
    if error.hint:
        children.append(el("p", error.hint[:1].upper() + error.hint[1:], "."))
    return el("div", *children, class_="tb-error")


def _summary(standings: Standings) -> Element:
    table = standings.table
    title = " · ".join(part for part in (table.event, table.section) if part)
    parts = [explain.read_as(table), explain.agreement(standings)]
    return el(
        "div",
        el("p", title, class_="tb-title") if title else None,
        el("p", " · ".join(part for part in parts if part), class_="tb-read-as"),
        el("button", say("change"), type="button", class_="tb-change"),
        class_="tb-summary",
    )


def _warnings(standings: Standings) -> Element | None:
    items = [explain.warning(found) for found in explain.warnings(standings)]
    for difference in standings.published.differences if standings.published else ():
        name = standings.tally.player[difference.number].name
        title = tiebreaks([difference.tiebreak])[0].title
        printed = decimal(difference.printed)
        items.append(say("difference", name, title, printed, answers.shown(difference.computed)))
    if not items:
        return None
    return el("ul", *(el("li", item) for item in items), class_="tb-warnings")


def _players(standings: Standings, chosen: int | None) -> Element:
    rows = sorted(standings.rows, key=lambda row: row.name.casefold())
    options = [el("option", say("nobody"), value="", selected="" if chosen is None else None)]
    options += [
        el(
            "option",
            row.name,
            value=str(row.number),
            selected="" if row.number == chosen else None,
        )
        for row in rows
    ]
    return _labelled("player", say("player"), options)


def _orders(standings: Standings, chosen: str) -> Element:
    options = []
    if standings.table.announced:
        options.append(
            el("option", say("own-order"), value="", selected="" if not chosen else None)
        )
    table = standings.table
    default = default_order(table.system, table.kind, standings.tally.rules)
    current = chosen or ("" if table.announced else default)
    options += [
        el(
            "option",
            order.title,
            value=order.name,
            selected="" if order.name == current else None,
        )
        for order in ORDERS.values()
    ]
    return _labelled("order", say("order"), options)


def _labelled(name: str, label: str, options: list[Element]) -> Element:
    return el(
        "label",
        el("span", label),
        " ",
        el("select", *options, name=name, aria_label=label),
        class_="tb-control",
    )


def _templates(standings: Standings, root: str) -> list[Element]:
    return [
        el(
            "template",
            workings(standings, row.number, tiebreak, root),
            data_workings=f"{row.number}/{tiebreak.name}",
        )
        for row in standings.rows
        for tiebreak in standings.order
        if tiebreak.name in row.values
    ]
