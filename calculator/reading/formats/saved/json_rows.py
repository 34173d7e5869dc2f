"""A table out of the rows that JSON holds; what the readers here have in common."""

from collections.abc import Sequence

from calculator.model import COLORS, RESULT_CODES, EventKind, Message
from calculator.model.late import pattern
from calculator.reading.cells.grammar import RawResult, unread_ratings
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable, Told
from calculator.reading.text.errors import MOST_SECTIONS, ReadError, Whose, too_many
from calculator.reading.text.grid import Cell
from calculator.reading.text.placed_json import figure

#: No event has more rounds.
MOST_ROUNDS = 100
_DAY = pattern(r"\d{4}-\d\d-\d\d")


def result(
    cell: Cell, code: str | None, opponent: object, color: object, whose: Whose, hint: Message
) -> RawResult:
    """Return a player's result in one round; raises where the code or the opponent is none."""
    if code is None:
        raise ReadError.says(cell, "error-no-result", hint).knowing(whose=whose)
    kind = RESULT_CODES[code]
    # Programs write 0 or -1 where there is no opponent.
    number = None if opponent in {None, "", "-1", -1} else figure(opponent)
    if number is None and opponent not in {None, "", "-1", -1}:
        raise ReadError.says(cell, "error-no-number", hint).knowing(whose=whose)
    number = number or None
    if number is None and kind.played:
        raise ReadError.says(cell, "error-trf-no-opponent", hint).knowing(whose=whose)
    if code and not kind.of_a_game:
        return RawResult(code, None, cell)
    side = str(color or "").upper()
    side = side[:1] if side in {"WHITE", "BLACK"} else side
    return RawResult(code, number, cell, None, COLORS.get(side, ""))


def table(
    rows: Sequence[RawRow],
    place: Cell,
    *,
    rounds: int = 0,
    tiebreaks: tuple[Column, ...] = (),
    ratings: Sequence[tuple[str, Cell]] = (),
    kind: EventKind | None = None,
    starts: str = "",
    event: str = "",
    section: str = "",
) -> RawTable:
    """Make the table: as many rounds as the longest row has, or ``rounds`` if that is more."""
    longest = max((len(row.results) for row in rows), default=0)
    final = rounds
    rounds = max(longest, rounds if rounds <= MOST_ROUNDS else 0)
    if longest > MOST_ROUNDS:
        raise ReadError.at(place, "error-no-round-numbers")
    if not rows or not any(found.code for row in rows for found in row.results):
        raise ReadError.at(place, "error-list-of-players", "hint-with-results")
    columns = tuple(
        Column("round", Cell(str(round_), place.line, place.column), round=round_)
        for round_ in range(1, rounds + 1)
    )
    padded = tuple(
        row._replace(
            results=row.results + (RawResult("", None, row.name),) * (rounds - len(row.results))
        )
        for row in rows
    )
    return RawTable(
        columns + tiebreaks,
        padded,
        dialect="us",
        event=event or None,
        section=section or None,
        kind=kind,
        starts=starts if _DAY.fullmatch(starts) else None,
        warnings=unread_ratings(ratings),
        told=Told(final if longest <= final <= MOST_ROUNDS else 0),
    )


def about(found: Sequence[tuple[str, Cell]]) -> tuple[tuple[str, str], ...]:
    """Return the facts that are there, as :attr:`calculator.model.Player.about` has them."""
    return tuple((heading, cell.text) for heading, cell in found if cell.text.strip("-0"))


def checked(sections: int, place: Cell) -> None:
    """Raise where there are more sections than any event has."""
    if sections > MOST_SECTIONS:
        raise too_many(place.line)
