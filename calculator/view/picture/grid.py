"""What is in the picture's table: two players' sums, a column a round, to be added up.

Where there is no sum, it is how each of their rounds ended.
"""

from typing import NamedTuple

from calculator.answers import Comparison, Why
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.tiebreaks.fide.direct_encounter import parting
from calculator.view.sum_notes import columns_of, total_head
from calculator.view.workings import letter, met, round_told
from calculator.words import ordinal, points, quantity, say, shown


class Figure(NamedTuple):
    """An amount as people write it."""

    text: str
    counted: bool = True


class Cell(NamedTuple):
    """One round of one player."""

    figures: tuple[Figure, ...] = ()
    under: str = ""
    """The result and the opponent; what an unplayed round was."""
    brief: str = ""
    """The same with the opponent's number, where there is no room for a name."""


class Line(NamedTuple):
    """One player: ``totals`` are under the grid's last heads."""

    place: str
    name: str
    cells: tuple[Cell, ...]
    totals: tuple[str, ...]
    chosen: bool


class Grid(NamedTuple):
    """The table, and what it is called."""

    title: str
    meaning: str
    """The rule in one line; empty where nothing but the score was asked."""
    heads: tuple[str, ...]
    last: tuple[str, ...]
    lines: tuple[Line, ...]


def grid(answer: Why) -> Grid | None:
    """Return the table of an answer; ``None`` where the text does not tell enough for one.

    It is that of the tiebreak that decided, against the one above, else the one below; without
    such a neighbour the rounds of the player, beside somebody who shares the place.
    """
    standings = answer.standings
    comparison = answer.above or answer.below
    if comparison is None:
        rows = (answer.row, *answer.sharing[:1])
        return _results(standings, rows, answer.row)
    values = [row.values[comparison.tiebreak.name] for row in _pair(comparison)]
    if any(value.how == "rank" for value in values):
        return _encounter(comparison, answer.row)
    if any(term.round for value in values for term in value.terms):
        return _sums(standings, comparison, answer.row)
    return _results(standings, _pair(comparison), answer.row, comparison.tiebreak)


def _pair(comparison: Comparison) -> tuple[Standing, Standing]:
    return comparison.ahead, comparison.behind


def _line(row: Standing, chosen: Standing, cells: list[Cell], *totals: str) -> Line:
    is_chosen = row.number == chosen.number
    return Line(str(row.place), row.name, tuple(cells), totals, is_chosen)


def _sums(standings: Standings, comparison: Comparison, chosen: Standing) -> Grid:
    tiebreak = comparison.tiebreak
    pair = [(row, row.values[tiebreak.name]) for row in _pair(comparison)]
    values = [value for _, value in pair]
    rounds = columns_of(values)
    heads = [round_told(standings.tally, at) if at else say("sheet-other-terms") for at in rounds]
    last = total_head(values)
    lines = [
        _line(
            row,
            chosen,
            [_cell(standings.tally, row.number, value, round_) for round_ in rounds],
            shown(value),
        )
        for row, value in pair
    ]
    return Grid(tiebreak.title, tiebreak.meaning, tuple(heads), (last,), tuple(lines))


def _cell(tally: Tally, number: int, value: Value, round_: int | None) -> Cell:
    terms = [term for term in value.terms if term.round == round_]
    figures = [Figure(quantity(term.amount, value.unit), term.counted) for term in terms]
    who = next((term for term in terms if term.opponent is not None), terms[0] if terms else None)
    if who is None:
        return Cell()
    return Cell(tuple(figures), *_met(tally, number, who.round, who.opponent))


def _met(tally: Tally, number: int, round_: int | None, opponent: int | None) -> tuple[str, str]:
    """Say against whom a round was and how it ended: with the name, and with the number."""
    said = met(tally, number, round_, opponent)
    if opponent is None:
        return said, "–" if said else ""
    return said, f"{letter(tally, number, round_)}{opponent}"


def _encounter(comparison: Comparison, chosen: Standing) -> Grid | None:
    """Return the games among the tied: the table that put the two apart."""
    tiebreak, pair = comparison.tiebreak, _pair(comparison)
    group = pair[0].values[tiebreak.name].group
    numbers = (pair[0].number, pair[1].number)
    table, *apart = parting(comparison.tally, group, tiebreak.code, numbers)
    # Whom neither of the two met tells nothing about them.
    others = [row.number for row in table.rows if any(row.number in own.against for own in apart)]
    heads = tuple(comparison.tally.player[number].called for number in others)
    last = [
        say("mini-points"),
        *([say("mini-could-reach")] if table.by_reach else []),
        say("place"),
    ]
    lines = []
    for row, own in zip(pair, apart, strict=True):
        cells = [
            Cell((Figure(quantity(own.against[other], table.unit)),))
            if other in own.against
            else Cell((Figure("×"),) if other == row.number else ())
            for other in others
        ]
        reach = [quantity(own.reach, table.unit)] if table.by_reach else []
        totals = [quantity(own.points, table.unit), *reach, ordinal(own.place)]
        lines.append(_line(row, chosen, cells, *totals))
    return Grid(tiebreak.title, tiebreak.meaning, heads, tuple(last), tuple(lines))


def _results(
    standings: Standings,
    rows: tuple[Standing, ...],
    chosen: Standing,
    tiebreak: Tiebreak | None = None,
) -> Grid | None:
    """Return what each round brought, up to the score; ``tiebreak`` decided by one figure."""
    tally = standings.tally
    if any(not _known(tally, row.number) for row in rows):
        return None
    ahead = any(tally.ahead[row.number] for row in rows)
    heads = [round_told(tally, round_) for round_ in range(1, tally.rounds + 1)]
    lines = []
    for row in rows:
        cells = []
        for round_, result in enumerate(tally.record[row.number], 1):
            who = _met(tally, row.number, round_, result.opponent)
            cells.append(Cell((Figure(points(result.halves)),), *who))
        if ahead:
            cells.append(Cell((Figure(points(tally.ahead[row.number])),)))
        values = [shown(row.values[tiebreak.name])] if tiebreak else []
        lines.append(_line(row, chosen, cells, points(row.score), *values))
    return Grid(
        tiebreak.title if tiebreak else say("picture-rounds"),
        tiebreak.meaning if tiebreak else "",
        (*heads, *([say("sheet-other-terms")] if ahead else [])),
        (say("score"), *([tiebreak.heading] if tiebreak else [])),
        tuple(lines),
    )


def _known(tally: Tally, number: int) -> bool:
    """Whether it is known how each round of a player ended."""
    record = tally.record[number]
    return (
        0 < len(record) == tally.rounds
        and tally.player[number].given is None
        and all(result.code != "?" for result in record)
    )
