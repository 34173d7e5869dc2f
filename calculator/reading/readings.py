"""The readings of a table that contradicts itself.

Where two cells cannot both be right, either may be; where a total is not what the results
add up to, either may be. Of each pair the cell is believed under which more totals are right;
the reading that believes the others goes with it, and a warning says where they part: nothing
is mended silently.
"""

from typing import TYPE_CHECKING

from calculator.model import (
    Colour,
    Crosstable,
    Given,
    Interpretation,
    Message,
    Player,
    Result,
    WrongTotal,
)
from calculator.model.late import late
from calculator.reading import ahead
from calculator.reading.ahead import counted_to, with_byes_ahead
from calculator.reading.check import Clash, opposite, spot
from calculator.reading.grid import Cell
from calculator.reading.raw import RawTable

if TYPE_CHECKING:
    from calculator.reading.slips import slips
else:
    slips = late("calculator.reading.slips", "slips")

#: Of more contradictions than these, all first or all second cells are believed.
_DECIDED_SINGLY = 50
_OTHER: dict[Colour, Colour] = {"W": "B", "B": "W", "": ""}


def with_readings(table: Crosstable, raw: RawTable, clashing: tuple[Clash, ...]) -> Crosstable:
    """Return the table in its likelier reading, with the other one and with warnings."""
    believed, best = _likeliest(table, clashing)
    best = with_byes_ahead(best)
    totals = _printed_in(table, raw)
    wrong = [
        WrongTotal(
            player.number,
            player.points(table.rounds_played),
            player.total or 0,
            spot(totals[player.number]) if player.number in totals else None,
        )
        for player in _wrong_totals(best)
    ]
    other = None
    if clashing:
        doubted = [
            clash.other if number == clash.number else clash.number
            for number, clash in zip(believed, clashing, strict=True)
        ]
        other = Interpretation("other-cells", with_byes_ahead(_believing(table, doubted, clashing)))
    elif wrong:
        other = Interpretation("totals", _believing_totals(table, wrong))
    warnings = [
        _contradiction(table, clash, number)
        for number, clash in zip(believed, clashing, strict=True)
    ]
    names = {player.number: player.name for player in table.players}
    warnings += [_total_differs(total, names[total.number]) for total in wrong]
    return best._replace(
        warnings=(*warnings, *ahead.warning(best), *table.warnings),
        other=other,
        contradictions=tuple(
            clash.contradiction._replace(believed=number)
            for number, clash in zip(believed, clashing, strict=True)
        ),
        wrong_totals=tuple(wrong),
        slips=slips(raw, [player.number for player in table.players], table.rounds_played, table)
        if clashing or wrong
        else (),
    )


def _printed_in(table: Crosstable, raw: RawTable) -> dict[int, Cell]:
    """Return the cells that print a total, by player."""
    return {
        player.number: row.total_cell
        for player, row in zip(table.players, raw.rows, strict=True)
        if row.total_cell is not None
    }


def _likeliest(table: Crosstable, clashing: tuple[Clash, ...]) -> tuple[list[int], Crosstable]:
    """Decide whose cell of each pair is believed: as many totals as can be are right then."""
    if not clashing:
        return [], table
    sides = ([clash.number for clash in clashing], [clash.other for clash in clashing])
    believed, best = min(
        ((side, _believing(table, side, clashing)) for side in sides),
        key=lambda tried: len(_wrong_totals(tried[1])),
    )
    for index, clash in enumerate(clashing[:_DECIDED_SINGLY]):
        if not _wrong_totals(best):
            break
        tried = list(believed)
        tried[index] = clash.other if believed[index] == clash.number else clash.number
        reading = _believing(table, tried, clashing)
        if len(_wrong_totals(reading)) < len(_wrong_totals(best)):
            believed, best = tried, reading
    return believed, best


def _believing(table: Crosstable, numbers: list[int], clashing: tuple[Clash, ...]) -> Crosstable:
    """Return the table with the other cell of each contradiction answering the believed one."""
    players = {player.number: player for player in table.players}
    for number, clash in zip(numbers, clashing, strict=True):
        cell = clash.cell if number == clash.number else clash.theirs
        opponent = clash.other if number == clash.number else clash.number
        answer = opposite(cell.code, table.games_per_round)
        if cell.opponent != opponent or not answer:
            # The believed cell says nothing of this pairing: both stay as they are.
            continue
        player = players[opponent]
        results = list(player.results)
        at = clash.their_round if number == clash.number else clash.round
        results[at - 1] = Result(answer, number, _OTHER[cell.colour])
        players[opponent] = player._replace(results=tuple(results))
    return table._replace(players=tuple(players[player.number] for player in table.players))


def _believing_totals(table: Crosstable, wrong: list[WrongTotal]) -> Crosstable:
    """Return the table with the printed totals as the scores of these players."""
    numbers = {total.number for total in wrong}
    return table._replace(
        players=tuple(
            player._replace(given=Given(player.total or 0)) if player.number in numbers else player
            for player in table.players
        )
    )


def _wrong_totals(table: Crosstable) -> list[Player]:
    return [
        player
        for player in table.players
        if player.total is not None and counted_to(player, table.rounds_played) is None
    ]


def _contradiction(table: Crosstable, clash: Clash, believed: int) -> Message:
    names = {player.number: player.name for player in table.players}
    facts = (
        clash.round,
        names[clash.number],
        clash.cell.cell.text,
        names[clash.other],
        clash.theirs.cell.text or Message("kind-none"),
        names[believed],
    )
    at = clash.cell.cell
    return Message("results-contradict", facts, at.line, at.column)


def _total_differs(wrong: WrongTotal, name: str) -> Message:
    at = wrong.spot
    facts = (name, wrong.computed, wrong.printed)
    return Message("total-differs", facts, at.line if at else None, at.column if at else None)
