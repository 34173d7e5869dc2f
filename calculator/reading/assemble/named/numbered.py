"""Tables with the opponent's number and the result in columns of their own."""

from collections.abc import Mapping, Sequence

from calculator.model import Color
from calculator.reading.assemble.named.tables import (
    Group,
    NameTable,
    colors_in,
    other_columns,
    round_columns,
    who_of,
)
from calculator.reading.assemble.standings.headed import table_of
from calculator.reading.cells.opponent_names import (
    WINS,
    alone,
    color_of,
    is_nothing,
    of_bye,
    result_alone,
)
from calculator.reading.check.consistency import Judged
from calculator.reading.cut.segments import Segment
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell, Row


def by_number(grid: NameTable, rounds: Sequence[Group]) -> Judged:
    """Read the table with opponent and result as one cell, as other tables have them: ``W3``."""
    columns = [found for found in other_columns(grid, rounds) if found.kind != "part"]
    kept = [at for at, one in enumerate(other_columns(grid, rounds)) if one.kind != "part"]
    columns += round_columns(grid, rounds)
    # Where there is a plus, a minus is no blank: the game was lost by forfeit.
    results = [cells[group.result or 0].text for cells in grid.rows for group in rounds]
    # Who writes 1 for a game that was won means a forfeit by a plus.
    signs = ("forfeits" if WINS.intersection(results) else "games") if "+" in results else ""
    colors = colors_in(grid, rounds)
    rows = [
        Row(
            cells[0].line,
            (
                *(cells[at] for at in kept),
                *(
                    _joined(grid, cells, group, at, signs, colors)
                    for at, group in enumerate(rounds, 1)
                ),
            ),
        )
        for cells in grid.rows
    ]
    segment = Segment(tuple(columns), tuple(rows), tuple(grid.before), grid.form)
    table = table_of(segment)
    return table.knowing(table.raw._replace(after=(*table.raw.after, *grid.after)))


def _joined(
    grid: NameTable,
    cells: Sequence[Cell],
    group: Group,
    round_: int,
    signs: str,
    colors: Mapping[str, Color],
) -> Cell:
    """Return opponent, result and color of a round as one cell.

    ``signs`` is what a plus and a minus are, if there are such: games, or forfeits.
    """
    who, result = who_of(cells, group, colors), cells[group.result or 0]
    whose = Whose(cells[grid.name].text, round_)
    number = who.text.lstrip("#")
    if is_nothing(who.text) or number == "0" or not number.isdecimal():
        said = "" if is_nothing(result.text) else alone(result.text)
        code = of_bye(result.text, own) if (own := alone(who.text)) else said
        unread = not is_nothing(who.text) and number != "0" and alone(who.text) is None
        if code is None or unread:
            wrong = result if code is None else who
            raise ReadError.says(wrong, "error-no-result", "hint-bye").knowing(whose=whose)
        return who._replace(text=f"-{code}-" if code else "")
    blank = is_nothing(result.text) and not (signs and result.text == "-")
    code = "*" if blank else result_alone(result.text, signs=signs == "games")
    if code is None:
        error = ReadError.says(result, "error-no-result", "hint-named-result")
        raise error.knowing(whose=whose)
    color = color_of(cells[group.color].text, colors) if group.color is not None else ""
    if color is None and group.color is not None:
        wrong = cells[group.color]
        raise ReadError.says(wrong, "error-no-color", "hint-color").knowing(whose=whose)
    return who._replace(text=f"{code}{number}{(color or '').lower()}")
