"""Short ways to say what a test is about, and to ask the core for it."""

import re
from collections.abc import Iterable, Mapping

from calculator.model import COLORS, Crosstable, Player, Result, crosstable
from calculator.ranked import rank
from calculator.reading import read
from tests.support.oracle import Cell, Entrant, Event

CELL = re.compile(r"([A-Z$#?])(\d+)?([wb])?")


def result(cell: str) -> Result:
    """Read ``W2``, ``D3b``, ``B``, ``F4``; ``-`` is a round without a result."""
    if cell == "-":
        return Result()
    match = CELL.fullmatch(cell)
    assert match, f"no such cell: {cell}"
    code, opponent, color = match.groups()
    return Result(code, int(opponent) if opponent else None, COLORS[(color or "").upper()])


def section(*rows: str, ratings: Mapping[int, int] | None = None) -> Crosstable:
    """Make a table of rows such as ``"W2 B D3w"``; players are numbered from 1."""
    return crosstable(
        Player(
            number,
            f"Player {number:02}",
            tuple(result(cell) for cell in row.split()),
            rating=(ratings or {}).get(number),
        )
        for number, row in enumerate(rows, 1)
    )


def values(
    table: Crosstable | str, tiebreak: str, after: Iterable[str] = ()
) -> dict[int, float | None]:
    """Every player's value of a tiebreak, if there is one; ``after`` come before it."""
    if isinstance(table, str):
        table = read(table)
    standings = rank(table, order=[*after, tiebreak])
    return {
        row.number: row.values[tiebreak].number for row in standings.rows if tiebreak in row.values
    }


def by_name(text: str, tiebreak: str) -> dict[str, float | None]:
    """The same for a text, by the players' names."""
    standings = rank(read(text), order=[tiebreak])
    return {row.name: row.values[tiebreak].number for row in standings.rows}


def places(table: Crosstable, *order: str) -> dict[int, int]:
    """Every player's place by an order."""
    return {row.number: row.place for row in rank(table, order=list(order)).rows}


def core_table(event: Event) -> Crosstable:
    """Give an event to the core."""
    return crosstable(
        Player(
            entrant.number,
            entrant.name,
            tuple(Result(cell.code, cell.opponent, COLORS[cell.color]) for cell in entrant.cells),
            rating=entrant.rating,
        )
        for entrant in event.entrants
    )


def event_of(table: Crosstable) -> Event:
    """Take an event back from the core."""
    return Event(
        tuple(
            Entrant(
                player.number,
                player.name,
                tuple(Cell(r.code, r.opponent, r.color) for r in player.results),
                player.rating,
            )
            for player in table.players
        )
    )


def as_called(table: Crosstable) -> tuple[Player, ...]:
    """The players under the names that we give them, as they are written and read back."""
    return tuple(
        player._replace(name=player.called, given=player.given and player.given._replace(met_in=0))
        for player in table.players
    )


def points(player: Player, table: Crosstable) -> float:
    """The player's score over the rounds played."""
    return sum(result.halves for result in player.results[: table.rounds_played]) / 2
