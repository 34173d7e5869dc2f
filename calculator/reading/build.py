"""From what stands in the text to a crosstable."""

import itertools
import re

from calculator.model import Crosstable, Player, PrintedColumn, Result, last_round_with_a_game
from calculator.reading.check import blanks, check_opponents, clashes, numbers_meant
from calculator.reading.columns import tiebreak_named
from calculator.reading.errors import ReadError
from calculator.reading.readings import with_readings
from calculator.reading.standings import RawTable

#: What an unnamed first, second, … tiebreak column holds unless a legend says otherwise.
_DEFAULT = ("modified-median", "solkoff", "cumulative", "cumulative-opposition")


def build(raw: RawTable, layout: str) -> Crosstable:
    """Make the crosstable; raises :class:`ReadError` where opponents are not in the table.

    Results that contradict each other, totals that do not add up and missing results
    become warnings with the place in the text: nothing is mended silently.
    """
    if not raw.rows:
        heading = raw.columns[0].heading
        raise ReadError(
            "there are no players under this heading",
            heading.line,
            heading.column,
            "copy the rows of the players too",
        )
    rounds = raw.rounds
    for earlier, later in itertools.pairwise(rounds):
        if later != earlier + 1:
            cell = next(c.heading for c in raw.columns if c.round == later)
            raise ReadError(
                f"round {later} follows round {earlier}",
                cell.line,
                cell.column,
                "expected every round once, in order",
                length=len(cell.text),
            )
    if rounds[0] != 1:
        cell = next(c.heading for c in raw.columns if c.kind == "round")
        raise ReadError(
            f"the rounds begin with {cell.text}",
            cell.line,
            cell.column,
            "copy the columns of all rounds",
            length=len(cell.text),
        )
    numbers = numbers_meant(raw.rows)
    check_opponents(raw, numbers)
    players = [
        Player(
            number,
            row.name.text,
            tuple(
                Result(cell.code, cell.opponent, game_halves=cell.game_halves)
                for cell in row.results
            ),
            rating=row.rating,
            total=row.total,
            place=row.place,
        )
        for number, row in zip(numbers, raw.rows, strict=True)
    ]
    played = last_round_with_a_game(players)
    clashing = clashes(raw, numbers, played)
    printed = _printed(raw, numbers)
    named = tuple(column.tiebreak for column in printed if column.tiebreak and not column.assumed)
    event, section = _event(raw)
    table = Crosstable(
        tuple(players),
        len(rounds),
        played,
        format=layout,
        event=event,
        section=section,
        printed=printed,
        announced=named if len(named) == len(set(named)) else (),
        warnings=blanks(raw, players, played),
    )
    return with_readings(table, raw, clashing)


def _printed(raw: RawTable, numbers: list[int]) -> tuple[PrintedColumn, ...]:
    """Return the printed tiebreak columns; unnamed ones by the legend, else by the default."""
    legend = _legend(raw)
    columns = []
    for index, column in enumerate(raw.tiebreaks):
        key: str | None = column.key
        if column.key.isdigit():
            key = (legend or dict(enumerate(_DEFAULT, 1))).get(int(column.key))
        values = {
            number: value
            for number, row in zip(numbers, raw.rows, strict=True)
            if (value := row.printed[index]) is not None
        }
        assumed = column.key.isdigit() and not legend
        columns.append(PrintedColumn(column.heading.text, key or None, values, assumed))
    return tuple(columns)


def _legend(raw: RawTable) -> dict[int, str]:
    """Read a legend such as ``1. Modified Median 2. Solkoff`` in the text around the table."""
    found = {}
    for cell in raw.around:
        for number, name in re.findall(r"(?<!\d)(\d)[.)]\s*([A-Za-z .-]+)", cell.text):
            if tiebreak := tiebreak_named(name):
                found[int(number)] = tiebreak
    return found


def _event(raw: RawTable) -> tuple[str | None, str | None]:
    """Read event and section out of a SwissSys caption."""
    for cell in raw.around:
        match = re.match(r"SwissSys\b.*?Standings\.\s*(.*?)\s*(?:\(Standings.*\))?$", cell.text)
        if match and match[1]:
            event, colon, section = match[1].rpartition(": ")
            return (event, section) if colon else (match[1], None)
    return None, None
