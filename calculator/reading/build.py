"""From what stands in the text to a crosstable: whom the opponent numbers mean, and what clashes.

Programs number players differently, so a reading is tried by reciprocity: where A lists B
in a round, B lists A in that round, with the opposite result.
"""

import itertools
import re

from calculator.model import (
    KINDS,
    OPPOSITE,
    Crosstable,
    Player,
    PrintedColumn,
    Result,
    TableWarning,
    last_round_with_a_game,
)
from calculator.reading.cells import RawResult
from calculator.reading.columns import tiebreak_named
from calculator.reading.errors import ReadError
from calculator.reading.standings import RawRow, RawTable
from calculator.words import say

#: What an unnamed first, second, … tiebreak column holds unless a legend says otherwise.
_DEFAULT = ("modified-median", "solkoff", "cumulative", "cumulative-opposition")
_FEWEST_CELLS_THAT_CLASH = 4


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
    numbers = _numbers(raw.rows)
    at = {number: index for index, number in enumerate(numbers)}
    _check_opponents(raw, at)
    warnings: list[TableWarning] = []
    players = [
        Player(
            number,
            row.name.text,
            tuple(Result(cell.code, cell.opponent) for cell in row.results),
            rating=row.rating,
            total=row.total,
            place=row.place,
        )
        for number, row in zip(numbers, raw.rows, strict=True)
    ]
    played = last_round_with_a_game(players)
    warnings += _clashes(raw, at, played)
    warnings += _totals(raw, players, played)
    warnings += _blanks(raw, players, played)
    printed = _printed(raw, numbers)
    named = tuple(column.tiebreak for column in printed if column.tiebreak and not column.assumed)
    event, section = _event(raw)
    return Crosstable(
        tuple(players),
        len(rounds),
        played,
        format=layout,
        event=event,
        section=section,
        printed=printed,
        announced=named if len(named) == len(set(named)) else (),
        warnings=tuple(warnings),
    )


def _numbers(rows: tuple[RawRow, ...]) -> list[int]:
    """Decide by which number the cells refer to players: the number printed, or the row's."""
    printed = [
        int(row.number.text.rstrip(".")) if row.number.text.rstrip(".").isdigit() else 0
        for row in rows
    ]
    by_row = list(range(1, len(rows) + 1))
    if printed == by_row:
        return by_row
    choices = [by_row]
    if len(set(printed)) == len(printed) and 0 not in printed:
        choices.insert(0, printed)
    return max(choices, key=lambda numbers: _agreeing(rows, numbers))


def _agreeing(rows: tuple[RawRow, ...], numbers: list[int]) -> int:
    at = {number: index for index, number in enumerate(numbers)}
    return sum(
        _agree(cell, rows[at[cell.opponent]].results[index], number)
        for row, number in zip(rows, numbers, strict=True)
        for index, cell in enumerate(row.results)
        if cell.opponent in at
    )


def _agree(cell: RawResult, theirs: RawResult, number: int) -> bool:
    """Whether the opponent's cell answers this one of player ``number``."""
    if KINDS[cell.code].played:
        if theirs.opponent != number or not KINDS[theirs.code].played:
            return False
        return OPPOSITE.get(cell.code, theirs.code) == theirs.code or theirs.code in "NSR"
    # A forfeit need not be answered by number, and both may be losers of a double forfeit.
    if theirs.opponent not in {None, number}:
        return False
    answers = {"X": "FU", "F": "XFUB", "Z": "Z"}.get(cell.code, "")
    return theirs.code in answers if theirs.code else True


def _check_opponents(raw: RawTable, at: dict[int, int]) -> None:
    """Raise for the first cell that names a player who is not there, or the player himself."""
    missing = [
        cell
        for row in raw.rows
        for cell in row.results
        if cell.opponent is not None and cell.opponent not in at
    ]
    if missing:
        cell = missing[0].cell
        others = sorted({found.opponent or 0 for found in missing})
        listed = ", ".join(map(str, others[:6])) + (" …" if len(others) > 6 else "")
        raise ReadError(
            f"“{cell.text}”: there is no player {missing[0].opponent}",
            cell.line,
            cell.column,
            f"the table has players {min(at)} to {max(at)} but refers to {listed}; "
            "copy the whole table",
            length=len(cell.text),
        )
    for number, index in at.items():
        for found in raw.rows[index].results:
            if found.opponent == number:
                raise ReadError(
                    f"“{found.cell.text}”: player {number} cannot have met himself or herself",
                    found.cell.line,
                    found.cell.column,
                    "expected another player’s number",
                    length=len(found.cell.text),
                )


def _clashes(raw: RawTable, at: dict[int, int], played: int) -> list[TableWarning]:
    """Return a warning for each pair of cells that contradict each other.

    Where most cells do, the numbers cannot mean what we think: that is an error.
    """
    warnings = []
    seen = set()
    games = 0
    clashing = 0
    first: RawResult | None = None
    for number, index in at.items():
        row = raw.rows[index]
        for round_, cell in enumerate(row.results[:played], 1):
            if cell.opponent is None:
                continue
            games += 1
            other = raw.rows[at[cell.opponent]]
            theirs = other.results[round_ - 1]
            if _agree(cell, theirs, number):
                continue
            clashing += 1
            first = first or cell
            pair = (round_, frozenset((number, cell.opponent)))
            if pair in seen:
                continue
            seen.add(pair)
            said = theirs.cell.text or say("kind-none")
            facts = (round_, row.name.text, cell.cell.text, other.name.text, said)
            warnings.append(
                TableWarning("results-contradict", facts, cell.cell.line, cell.cell.column)
            )
    if first and clashing >= _FEWEST_CELLS_THAT_CLASH and clashing * 2 > games:
        at_fault = first.cell
        raise ReadError(
            f"most results contradict each other, “{at_fault.text}” first",
            at_fault.line,
            at_fault.column,
            "where one player lists another in a round, the other must list the first, "
            "with the opposite result; is this one whole section?",
            length=len(at_fault.text),
        )
    return warnings


def _totals(raw: RawTable, players: list[Player], played: int) -> list[TableWarning]:
    """Return a warning for each printed total that the results do not add up to."""
    warnings = []
    for row, player in zip(raw.rows, players, strict=True):
        points = sum(result.halves for result in player.results[:played])
        if row.total is not None and row.total_cell is not None and row.total != points:
            facts = (player.name, points, row.total)
            at = row.total_cell
            warnings.append(TableWarning("total-differs", facts, at.line, at.column))
    return warnings


def _blanks(raw: RawTable, players: list[Player], played: int) -> list[TableWarning]:
    """Return one warning for the empty cells in rounds that were played."""
    blank = [
        (player.name, round_, row.results[round_ - 1].cell)
        for row, player in zip(raw.rows, players, strict=True)
        for round_ in range(1, played + 1)
        if not player.results[round_ - 1].code
    ]
    if not blank:
        return []
    name, round_, cell = blank[0]
    facts = (len(blank), name, round_)
    return [TableWarning("blank-result", facts, cell.line, cell.column)]


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
