"""``python -m tests.fuzz.matrices COUNT``: round robins as people type them, some games still open.

Every choice is made for itself: how results, a player's own cell and an open game are written, what
heads the columns of opponents, what parts the cells, what stands beside them. No table may be read
as another event without a word.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.fuzz.seeded import Tried, points, search

_NAMES = (
    "Kim Dahl", "Roe Abbott", "Zed Quaid", "Otto Hill", "Lou Ibsen", "Fay Jessup", "Ann Keller",
    "Bo Li",
)  # fmt: skip
#: How a loss, a draw and a win are written.
_RESULTS = (
    ("0", "½", "1"), ("0", "½", "1"), ("0", ".5", "1"), ("0", "=", "1"), ("0", "1/2", "1"),
    ("L", "D", "W"), ("-", "=", "+"), ("0", "0.5", "1"), ("0.0", "0.5", "1.0"),
)  # fmt: skip
_OWN = ("x", "X", "*", "**", "---", "■", "", "—", "xxx", "#", "\\", "N/A")
_OPEN = ("", ".", "-", "?", "tbp")
_BETWEEN = ("\t", "\t", " | ", "  ", "lined up", "lined up", ";", ",")
_HEADS = ("numbers", "numbers", "first names", "initials", "names", "none")
#: A blank cell on the diagonal is lost where only blanks part the cells.
_BLANKS = "  "


class Matrix(NamedTuple):
    """A round robin: the names, and the half points of each against each; ``None`` is open."""

    names: tuple[str, ...]
    halves: tuple[tuple[int | None, ...], ...]

    def total(self, at: int) -> int:
        """Return the half points of a player."""
        return sum(filter(None, self.halves[at]))


def drawn(rng: Random) -> Matrix:
    """Draw a round robin of four to eight, sorted by points; in one of four games are open."""
    size = rng.choice((4, 4, 5, 6, 6, 7, 8))
    names = rng.sample(_NAMES, size)
    halves: list[list[int | None]] = [[None] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            scored = rng.choice((2, 2, 1, 0, 0))
            halves[one][other], halves[other][one] = scored, 2 - scored
    order = sorted(range(size), key=lambda at: -sum(filter(None, halves[at])))
    halves = [[halves[one][other] for other in order] for one in order]
    for _ in range(rng.choice((0, 0, 0, 0, 0, 0, 1, 2))):
        one, other = rng.sample(range(size), 2)
        halves[one][other] = halves[other][one] = None
    return Matrix(tuple(names[at] for at in order), tuple(map(tuple, halves)))


def written(rng: Random, matrix: Matrix) -> str:
    """Write a round robin in a random style."""
    results, own, open_ = rng.choice(_RESULTS), rng.choice(_OWN), rng.choice(_OPEN)
    between, heads = rng.choice(_BETWEEN), rng.choice(_HEADS)
    if "+" in results or (between == _BLANKS and open_ == ""):
        # Beside signs a hyphen is a loss; and a blank is lost between blanks.
        open_ = "."
    if between == _BLANKS and not own:
        own = "x"
    size = len(matrix.names)
    number = rng.choice(("{}", "{}.", "#{}", ""))
    rated, total, placed = rng.random() < 0.4, rng.choice(("Pts", "Total", "", None)), rng.random()
    rows = [
        [
            *([number.format(at + 1)] if number else []),
            name,
            *([str(rng.randint(900, 2200))] if rated else []),
            *(
                own if to == at else open_ if (scored := row[to]) is None else results[scored]
                for to in range(size)
            ),
            *([] if total is None else [points(matrix.total(at), results[1], total=True)]),
            *([str(1 + _ahead(matrix, at))] if placed < 0.3 else []),
        ]
        for at, (name, row) in enumerate(zip(matrix.names, matrix.halves, strict=True))
    ]
    if heads != "none":
        rows.insert(
            0,
            [
                *([rng.choice(("#", "No", "No.", ""))] if number else []),
                rng.choice(("Name", "Player", "Name", "")),
                *(["Rtg"] if rated else []),
                *(_headed(heads, at, name) for at, name in enumerate(matrix.names)),
                *([] if total is None else [total]),
                *(["Rk"] if placed < 0.3 else []),
            ],
        )
    text = "\n".join(_lines(rows, between))
    above = "Club Championship 2026, Section A\n\n" if rng.random() < 0.3 else ""
    return f"{above}{text}\n"


def _ahead(matrix: Matrix, at: int) -> int:
    return sum(matrix.total(other) > matrix.total(at) for other in range(len(matrix.names)))


def _headed(heads: str, at: int, name: str) -> str:
    first, last = name.split()
    forms = {"numbers": str(at + 1), "first names": first, "initials": first[0] + last[0]}
    return forms.get(heads, name)


def _lines(rows: Sequence[Sequence[str]], between: str) -> Iterator[str]:
    if between != "lined up":
        yield from map(between.join, rows)
        return
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def _games(table: Crosstable) -> dict[str, dict[str, int]]:
    names = {player.number: player.name.lower() for player in table.players}
    return {
        player.name.lower(): {
            names[result.opponent]: result.halves
            for result in player.results
            if result.opponent is not None and result.code
        }
        for player in table.players
    }


def tried(seed: int) -> Tried:
    """Draw a round robin, write it and read it."""
    rng = Random(seed)  # noqa: S311 - nothing secret
    matrix = drawn(rng)
    text = written(rng, matrix)
    try:
        table = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    wanted = {
        name.lower(): {
            other.lower(): scored
            for other, scored in zip(matrix.names, row, strict=True)
            if scored is not None
        }
        for name, row in zip(matrix.names, matrix.halves, strict=True)
    }
    codes = [found.code for found in table.warnings]
    if _games(table) == wanted:
        open_ = any(None in (*row[:at], *row[at + 1 :]) for at, row in enumerate(matrix.halves))
        # A game that is still open, or was never played, is told of.
        return Tried(seed, "silent" if open_ and not codes else "right", "open games", text)
    # Of a table without opponents the page says so.
    told = set(codes) - {"blank-result", "games-to-play"} or "opponents" in table.lacks
    return Tried(seed, "warned" if told else "silent", f"{codes}, {table.format}", text)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.matrices", tried))
