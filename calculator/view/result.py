"""The whole result: what was read, the question, the answer, the standings, the workings."""

from calculator import answers, explain
from calculator.ranking import Standings
from calculator.reading import ReadError, excerpt
from calculator.tiebreaks import tiebreaks
from calculator.view.asked import Asked
from calculator.view.controls import controls
from calculator.view.crosstable import crosstable, set_button
from calculator.view.element import Child, Element, el
from calculator.view.standings import other_reading, standings_table
from calculator.view.whatif import changes_list
from calculator.view.why import why_section
from calculator.view.workings import workings
from calculator.words import decimal, say


def result(
    standings: Standings,
    asked: Asked | None = None,
    *,
    before: Standings | None = None,
    templates: bool = False,
) -> Element:
    """Return everything that the page shows of a ranking.

    ``before`` is the ranking by the real results where some are changed; with ``templates``
    every value's workings lie in the tree already, for the page as it is before Python runs.
    """
    asked = asked or Asked()
    return el(
        "div",
        _summary(standings),
        _warnings(standings),
        controls(standings, asked),
        changes_list(standings, asked.changes),
        why_section(standings, asked.player, asked.changes, search=asked.search),
        standings_table(standings, asked.player, before, asked.sort),
        el("p", say("tap-value"), class_="tb-hint"),
        other_reading(standings),
        _results(standings, asked),
        el("section", class_="tb-workings", aria_label=say("workings"), tabindex="-1"),
        *(_templates(standings, asked.root) if templates else ()),
        class_="tb-read",
    )


def _results(standings: Standings, asked: Asked) -> Element | None:
    """Return the crosstable, or the button that shows it; the short form has none."""
    if any(player.stub for player in standings.table.players):
        return None
    if asked.results:
        switch = set_button(say("hide-results"), "results", "")
        shown = crosstable(standings, asked.player, asked.changes, asked.cell)
    else:
        switch = set_button(say("show-results"), "results", "1")
        shown = None
    return el("div", el("p", switch, class_="tb-results-switch"), shown, class_="tb-beyond")


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
