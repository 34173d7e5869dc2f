"""The whole result: what was read, the question, the answer, the standings, the workings."""

from calculator.answers import wording
from calculator.ranking import Standings
from calculator.view.asked import Asked
from calculator.view.controls import controls
from calculator.view.corrections import corrections
from calculator.view.crosstable import crosstable, set_button
from calculator.view.element import Element, el
from calculator.view.printed import printed_values
from calculator.view.share import share
from calculator.view.source import PastedText, summary
from calculator.view.standings import other_reading, standings_table
from calculator.view.whatif import changes_list
from calculator.view.why import why_section
from calculator.view.workings import workings
from calculator.words import say

#: Warnings that the blocks of corrections and of printed values say in their own way.
_ELSEWHERE = {"results-contradict", "total-differs", "order-not-by-tiebreak"}


def result(
    standings: Standings,
    asked: Asked | None = None,
    *,
    before: Standings | None = None,
    source: PastedText | None = None,
    whole: Standings | None = None,
    templates: bool = False,
) -> Element:
    """Return everything that the page shows of a ranking.

    ``before`` is the ranking by the real results where some are changed; ``source`` the text,
    where cells can be corrected and another section or reading chosen; ``whole`` the ranking of
    everybody where ``standings`` are those of a class; with ``templates``
    every value's workings lie in the tree already, for the page as it is before Python runs.
    """
    asked = asked or Asked()
    return el(
        "div",
        summary(standings.table, source, asked.player),
        corrections(standings.table, source),
        printed_values(whole or standings),
        _warnings(standings),
        controls(standings, asked, share(standings, asked.player)),
        changes_list(standings, asked.changes),
        why_section(standings, asked.player, asked.changes, search=asked.search, root=asked.root),
        standings_table(standings, asked.player, before, asked.sort),
        el("p", say("tap-value"), class_="tb-hint"),
        other_reading(standings),
        _results(whole or standings, asked),
        el(
            "section",
            class_="tb-workings",
            data_part="workings",
            aria_label=say("workings"),
            tabindex="-1",
        ),
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
    return el(
        "div", el("p", switch, class_="tb-results-switch"), shown, class_="tb-beyond", key="beyond"
    )


def _warnings(standings: Standings) -> Element | None:
    items = [
        wording.warning(found)
        for found in standings.table.warnings + standings.warnings
        if found.code not in _ELSEWHERE
    ]
    if not items:
        return None
    return el("ul", *(el("li", item) for item in items), class_="tb-warnings", key="warnings")


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
