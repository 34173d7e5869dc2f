"""The players of a tied group, and in a line what put each below the one above."""

from itertools import groupby

from calculator import answers
from calculator.ranking import Standing, Standings
from calculator.view.element import Element, el
from calculator.words import say


def tied_groups(standings: Standings) -> list[tuple[Standing, ...]]:
    """Return the players of each score that several have, the highest first."""
    groups = [tuple(rows) for _, rows in groupby(standings.rows, lambda row: row.score)]
    return [group for group in groups if len(group) > 1]


def where_and_why(standings: Standings, group: tuple[Standing, ...]) -> Element:
    """Return a table of a tied group: the place, the name, and why it is below the one above."""
    part = standings.part
    heads = [
        el("th", say("place"), scope="col", class_="tb-place"),
        el("th", say("overall"), scope="col", class_="tb-place") if part else None,
        el("th", say("name"), scope="col"),
        el("th", say("reason"), scope="col"),
    ]
    rows = []
    for above, row in zip((None, *group), group, strict=False):
        said = answers.said_to_all(standings, above, row) if above else ""
        rows.append(
            el(
                "tr",
                el("td", str(row.place), class_="tb-place"),
                el("td", str(part.overall[row.number]), class_="tb-place") if part else None,
                el("th", row.name, scope="row"),
                el("td", said),
            )
        )
    return el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="tb-wall")
