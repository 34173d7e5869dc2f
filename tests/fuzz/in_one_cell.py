"""``python -m tests.fuzz.in_one_cell COUNT``: tables with all rounds of a player in one cell.

``W3 W2 D4``, ``Bell (W), bye``, or whom somebody met in one cell and the results in another: what
parts the cells and the rounds, the columns and their headings are drawn.
"""

import csv
import io
from collections.abc import Callable, Sequence
from html import escape
from random import Random

from calculator.model import HALVES
from tests.fuzz.in_words import FIRSTS, LASTS, read_back, small_event
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, points, search
from tests.support.oracle import Cell

type Row = Sequence[str]


def _lined_up(rows: Sequence[Row]) -> str:
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    return "\n".join(
        "".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _csv(rows: Sequence[Row]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def _barred(rows: Sequence[Row]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def _page(rows: Sequence[Row]) -> str:
    cells = ("".join(f"<td>{escape(one)}" for one in row) for row in rows)
    return f"<table>{''.join(f'<tr>{row}' for row in cells)}</table>"


_TABLES: tuple[Callable[[Sequence[Row]], str], ...] = (
    lambda rows: "\n".join(map("\t".join, rows)),
    _lined_up,
    _csv,
    _barred,
    _page,
)
_HEADS = ("Results", "Rounds", "Games", "Opponents", "Round by round")


def tried(seed: int) -> Tried:
    """Write the table of a seed's event and read it."""
    rng = Random(seed)  # noqa: S311 - no secret
    event = small_event(rng)
    size = len(event.entrants)
    firsts, lasts = rng.sample(FIRSTS, size), rng.sample(LASTS, size)
    names = {
        one.number: f"{first} {last}"
        for one, first, last in zip(event.entrants, firsts, lasts, strict=True)
    }
    last = {number: name.split()[1] for number, name in names.items()}
    by_number = rng.random() < 0.5
    called = {number: str(number) for number in names} if by_number else rng.choice((names, last))
    parted = rng.choice((" ", ", ", "; ") if by_number else (", ", "; "))
    scores = rng.choice(({"W": "1", "D": "½", "L": "0"}, {"W": "W", "D": "D", "L": "L"}))
    byes = {"B": "bye", "X": "bye", "H": "half-point bye", "U": "absent"}
    if parted == " ":
        byes = {"B": "B---", "X": "B---", "H": "H---", "U": "U---"}
    labels = rng.random() < 0.2 and event.rounds_played > 1

    def said(cell: Cell) -> str:
        if cell.opponent is None:
            return byes[cell.code]
        who = called[cell.opponent]
        return f"{cell.code}{who}" if by_number else f"{who} ({cell.code})"

    def met(cell: Cell) -> str:
        return "-" if cell.opponent is None else called[cell.opponent]

    def scored(cell: Cell) -> str:
        halves = HALVES[cell.code]
        return scores["LDW"[halves]] if cell.opponent else ("0", "½", "1")[halves]

    def all_rounds(tell: Callable[[Cell], str], cells: Sequence[Cell]) -> str:
        numbered = (
            f"{at}: {tell(cell)}" if labels else tell(cell) for at, cell in enumerate(cells, 1)
        )
        return parted.join(numbered)

    two = rng.random() < 0.3
    rated = rng.random() < 0.5

    def row(number: str, name: str, rating: str, told: Row, total: str) -> Row:
        front = ((number,) if by_number else ()) + (name,) + ((rating,) if rated else ())
        return *front, *told, total

    heads = ("Opponents", "Results") if two else (rng.choice(_HEADS),)
    tells = (met, scored) if two else (said,)
    rows = [
        row("No", "Name", "Rating", heads, "Points"),
        *(
            row(
                str(one.number),
                names[one.number],
                str(rng.randint(900, 2200)),
                [all_rounds(tell, one.cells) for tell in tells],
                points(sum(HALVES[cell.code] for cell in one.cells), "½", total=True),
            )
            for one in sorted(event.entrants, key=lambda one: one.number)
        ),
    ]
    keys = {number: name_key(name) for number, name in names.items()}
    return read_back(seed, rng.choice(_TABLES)(rows) + "\n", event, keys)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.in_one_cell", tried))
