"""``python -m tests.fuzz.under_headings COUNT``: tables that somebody typed below headings.

Each cell begins below its heading, or a blank after the one before it where that is longer. Or
nobody typed a heading, and a result and the opponent's number have a cell each.
"""

from collections.abc import Callable, Sequence
from random import Random

from calculator.model import HALVES
from tests.fuzz.in_words import named_event, read_back
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, points, search
from tests.support.oracle import Cell

type Row = Sequence[str]

SIGNS = {"W": "+", "D": "=", "L": "-"}
#: How a game is typed: its letter, and the opponent's number or last name.
GAMES: tuple[tuple[bool, Callable[[str, str], str]], ...] = (
    (True, lambda letter, who: f"{letter}{who}"),
    (True, lambda letter, who: f"{who}{letter}"),
    (True, lambda letter, who: f"{SIGNS[letter]}{who}"),
    (False, lambda letter, who: f"{SIGNS[letter]}{who}"),
    (False, lambda letter, who: f"{who}{SIGNS[letter]}"),
    (False, lambda letter, who: f"{letter}-{who}"),
    (False, lambda letter, who: f"{who}({letter})"),
)
BYES = {"B": "bye", "X": "bye", "H": "½bye", "U": "-"}
LETTERS = {"B": "B", "X": "B", "H": "H", "U": "U"}
HEADS = (("R1", "R"), ("Rd1", "Rd"), ("Rd 1", "Rd "), ("1", ""))


def typed(rows: Sequence[Row], wide: Sequence[int]) -> str:
    """Type rows below headings that have so many places each, a blank after them at least."""
    lines: list[str] = []
    for row in rows:
        line, stop = "", 0
        for text, width in zip(row, wide, strict=True):
            line = (line + " " if line else "").ljust(stop) + text
            stop += width
        lines.append(line)
    return "\n".join(lines)


def tried(seed: int) -> Tried:
    """Write the table of a seed's event and read it."""
    rng = Random(seed)  # noqa: S311 - no secret
    event, ones, last, names = named_event(rng)
    rated = rng.random() < 0.5
    half = rng.choice(("½", ".5"))
    headed = rng.random() < 0.7
    by_number, game = rng.choice(GAMES)
    numbered = by_number or not headed or rng.random() < 0.5
    before = rng.random() < 0.5

    def told(cell: Cell) -> Row:
        if not headed:
            pair = (LETTERS.get(cell.code, cell.code), str(cell.opponent or ""))
            return pair if before else pair[::-1]
        if cell.opponent is None:
            return (BYES[cell.code],)
        return (game(cell.code, str(cell.opponent) if by_number else last[cell.opponent]),)

    rows = [
        (
            *((str(one.number),) if numbered else ()),
            names[one.number],
            *((str(rng.randint(900, 2200)),) if rated else ()),
            *(part for cell in one.cells for part in told(cell)),
            points(sum(HALVES[cell.code] for cell in one.cells), half),
        )
        for one in ones
    ]
    keys = {number: name_key(name) for number, name in names.items()}
    if not headed:
        text = "\n".join(map(rng.choice(("\t", ",", ";", "|")).join, rows))
        return read_back(seed, text + "\n", event, keys)
    head = rng.choice(HEADS)[1]
    heads = (
        *(("#",) if numbered else ()),
        rng.choice(("Name", "Player")),
        *((rng.choice(("Rtg", "Rating")),) if rated else ()),
        *(f"{head}{at}" for at in range(1, event.rounds_played + 1)),
        rng.choice(("Pts", "Total", "Score")),
    )
    widest = [max(map(len, column)) for column in zip(*rows, strict=True)]
    # Somebody looks at a few names before typing the headings.
    wide = [
        max(len(one), widest[at] - rng.choice((0, 0, 1, 3))) + 1 for at, one in enumerate(heads)
    ]
    return read_back(seed, typed([heads, *rows], wide) + "\n", event, keys)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.under_headings", tried))
