"""A small table of the games among those who are tied: read along a row."""

from fractions import Fraction
from typing import NamedTuple

from calculator.tiebreaks import Term
from calculator.tiebreaks.fide import mini_tables
from calculator.view.element import Child
from calculator.words import ordinal, quantity, say
from pyscript_app.docs_blocks.figures.panel import (
    SIZE,
    TOP,
    WIDTH,
    Panel,
    box,
    fitting,
    letters,
    name,
)
from pyscript_app.docs_blocks.worked import Worked

#: Where the cells begin, the room for what is beside them, and a cell's side at most.
_CELLS, _BESIDE, _SIDE = 96, 70, 40


class _Row(NamedTuple):
    """A player's row: what was got against each of the others, and what that makes."""

    number: int
    against: dict[int, Fraction]
    makes: str
    place: str
    said: str


def panels(worked: Worked) -> list[Panel]:
    """Draw one panel for all who are tied."""
    signed = worked.tiebreak.code is None
    rows = _balances(worked) if signed else _points(worked)
    side = min(_SIDE, (WIDTH - _CELLS - _BESIDE) / len(rows))
    parts: list[Child] = []
    for at, row in enumerate(rows):
        middle = _CELLS + (at + 0.5) * side
        parts.append(letters(str(at + 1), middle, TOP - 10, anchor="middle", class_="tb-fig-soft"))
        y = TOP + at * side
        base = y + side / 2 + 5
        parts.append(letters(f"{at + 1}", 0, base, class_="tb-fig-soft"))
        parts.append(letters(fitting(name(worked, row.number), _CELLS - 24), 16, base))
        for column, other in enumerate(rows):
            parts += _cell(row, other.number, _CELLS + column * side, y, side, signed=signed)
        x = _CELLS + len(rows) * side + 10
        parts.append(letters(row.makes, x, base, class_="tb-fig-name"))
        parts.append(letters(row.place, x + 30, base, class_="tb-fig-soft"))
    said = " ".join(row.said for row in rows)
    title = worked.tiebreak.title
    code = "figure-balances" if signed else "figure-encounter"
    end = TOP + len(rows) * side
    caption = say(code, ", ".join(f"{name(worked, row.number)} {row.makes}" for row in rows))
    if any(len(row.against) < len(rows) - 1 for row in rows):
        caption += f" {say('figure-unmet')}"
    return [Panel(title, said, caption, tuple(parts), end + 4)]


def _cell(row: _Row, other: int, x: float, y: float, side: float, *, signed: bool) -> list[Child]:
    inside = x + 1, y + 1, side - 2, side - 2
    place = x + side / 2, y + side / 2 + SIZE * 0.36
    if other == row.number:
        return [letters("×", *place, anchor="middle", class_="tb-fig-soft")]
    if other not in row.against:
        return [box(*inside, class_="tb-fig-gone")]
    amount = row.against[other]
    even = Fraction(0) if signed else Fraction(1, 2)
    won, lost = amount > even, amount < even
    class_ = "tb-fig-full" if won else "tb-fig-empty" if lost else "tb-fig-part"
    text = _signed(amount) if signed else quantity(amount.numerator, amount.denominator)
    inverse = "tb-fig-inverse" if won else None
    return [box(*inside, class_=class_), letters(text, *place, anchor="middle", class_=inverse)]


def _signed(amount: Fraction) -> str:
    """Write a balance with its sign.

    >>> _signed(Fraction(2)), _signed(Fraction(-1)), _signed(Fraction(0))
    ('+2', '−1', '0')
    """
    text = quantity(amount.numerator, amount.denominator)
    return f"+{text}" if amount > 0 else text


def _balances(worked: Worked) -> list[_Row]:
    """Return the rows of wins minus losses, the best first."""
    group = worked.value(worked.shown[0]).group
    name_of_it = worked.tiebreak.name
    rows = []
    for number in group:
        value = worked.standings.row(number).values[name_of_it]
        games = [term for term in value.terms if term.opponent is not None]
        makes = _signed(Fraction(value.amount or 0, value.scale))
        won = sum(term.amount > 0 for term in games)
        lost = sum(term.amount < 0 for term in games)
        said = say("figure-balance", name(worked, number), won, lost, makes)
        rows.append(_Row(number, _against(games, value.unit), makes, "", said))
    return sorted(rows, key=lambda row: -sum(row.against.values()))


def _against(games: list[Term], unit: int) -> dict[int, Fraction]:
    return {
        term.opponent: Fraction(term.amount, unit) for term in games if term.opponent is not None
    }


def _points(worked: Worked) -> list[_Row]:
    """Return the rows of the table that article 6 makes first."""
    code = worked.tiebreak.code
    group = worked.value(worked.shown[0]).group
    if code is None:
        return []
    table = mini_tables(worked.standings.tally, group, code)[0]
    rows = []
    for row in table.rows:
        against = {other: Fraction(got, table.unit) for other, got in row.against.items()}
        got = quantity(row.points, table.unit)
        place = ordinal(row.place)
        said = say("figure-got", name(worked, row.number), got, place)
        rows.append(_Row(row.number, against, got, place, said))
    return rows
