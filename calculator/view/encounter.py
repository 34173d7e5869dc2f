"""Direct encounter (FIDE art. 6): the table of the games among the tied."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from calculator.model.late import late
from calculator.tiebreaks import Tally, find
from calculator.view.element import Element, el
from calculator.view.wide_table import scrolled
from calculator.words import capital, quantity, say

if TYPE_CHECKING:
    from calculator.tiebreaks.fide import MiniTable, mini_tables
    from calculator.tiebreaks.fide.extended_direct_encounter import BoardTable, board_tables
else:
    mini_tables = late("calculator.tiebreaks.fide", "mini_tables")
    board_tables = late("calculator.tiebreaks.fide.extended_direct_encounter", "board_tables")


def encounter(tally: Tally, group: tuple[int, ...], name: str, number: int) -> list[Element]:
    """Return the tables that placed a player, in the order that article 6 makes them.

    If not all have met, in a Swiss each table has a column of what could still be reached.
    """
    tiebreak = find(name)
    if tiebreak is None or tiebreak.code is None:  # pragma: no cover - a rank is FIDE's
        return []
    found = [
        scrolled(*_games_table(tally, table))
        for table in mini_tables(tally, group, tiebreak.code)
        if number in {row.number for row in table.rows}
    ]
    if tiebreak.code.base == "DE":
        return found
    steps = board_tables(tally, group, tiebreak.code)
    return found + [scrolled(*_boards(tally, step)) for step in steps if number in step.rows]


def table_among(heads: Sequence[Element], rows: Sequence[Element]) -> Element:
    """Return a small table of the tied: the cells of its head, and its rows."""
    return el(
        "table",
        el("thead", el("tr", *heads)),
        el("tbody", *rows),
        class_="tb-among",
        aria_label=say("among"),
    )


def _boards(tally: Tally, step: "BoardTable") -> tuple[Element, Element]:
    """Return the boards of the match of two teams, and what was compared."""
    rows = [
        el(
            "tr",
            el("th", tally.player[number].called, scope="row"),
            *(el("td", quantity(halves, 2)) for halves in boards),
        )
        for number, boards in step.rows.items()
    ]
    size = len(next(iter(step.rows.values())))
    heads = [
        el("td"),
        *(el("th", say("points-on-board", at), scope="col") for at in range(1, size + 1)),
    ]
    return (
        table_among(heads, rows),
        el("p", f"{say(f'title-{step.by}')}.", class_="tb-reason"),
    )


def _games_table(tally: Tally, table: "MiniTable") -> tuple[Element, Element]:
    why = "mini-met" if table.all_met else "mini-not-met" if table.by_reach else "mini-due"
    of = f"{capital(say(f'modifier-{table.of}'))}. " if table.of else ""
    names = {row.number: tally.player[row.number].called for row in table.rows}
    last = ["mini-points", *(["mini-could-reach"] if table.by_reach else []), "place"]
    heads = [el("td"), *(el("th", name, scope="col") for name in names.values())]
    heads += [el("th", say(head), scope="col") for head in last]
    rows = []
    for row in table.rows:
        cells = [
            el("td", "×" if other == row.number else _met(row.against.get(other), table.unit))
            for other in names
        ]
        cells.append(el("td", el("strong", quantity(row.points, table.unit))))
        if table.by_reach:
            cells.append(el("td", quantity(row.reach, table.unit)))
        cells.append(el("td", str(row.place)))
        rows.append(el("tr", el("th", names[row.number], scope="row"), *cells))
    return (
        table_among(heads, rows),
        el("p", f"{of}{say(why)}", class_="tb-reason"),
    )


def _met(points: int | None, unit: int) -> str:
    return "" if points is None else quantity(points, unit)
