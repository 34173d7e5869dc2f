"""Whom the numbers of opponents mean.

Programs number players differently, so each meaning is tried: it is right where A lists B in a
round and B lists A in that round, with the opposite result.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from calculator.model import PLAYED, Message, NumberedBy, Result, shared
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.paired_cells import agreeing, clashes
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import ReadError, listed
from calculator.reading.text.grid import Cell

#: What answers a game, whichever of the two rows has it.
_ANSWER = {"W": "L", "L": "W", "D": "D"}
_NO_CELL = RawResult("", None, Cell("", 0, 0))


class Numbers(NamedTuple):
    """By which numbers the cells refer to players."""

    numbers: tuple[int, ...]
    by: NumberedBy
    alike: int | None = None
    """What :func:`all_alike` says of them, where it had to be asked."""


def numbers_meant(raw: RawTable, by: str = "") -> Numbers:
    """Decide which of the numbers of a row the cells refer to: the one that fits best.

    The number that comes first, the place, a starting or pairing number, or the row's own;
    ``by`` chooses one. Raises :class:`ReadError` where the rows have no such numbers.
    """
    found = _meanings(raw)
    if by:
        chosen = next((choice for choice in found if choice.by == by), None)
        if chosen is None:
            cell = raw.rows[0].number
            said = Message("error-not-numbered-by", (f"opponents-by-{by}",))
            raise ReadError.at(cell, said)
        return chosen
    distinct = _distinct(found)
    first = found[0]
    if len(distinct) == 1:
        return first
    if (alike := all_alike(results_of(raw.rows, first.numbers))) is not None:
        # None fits better than one that everything answers to.
        return first._replace(alike=alike)
    return max(distinct, key=lambda choice: _fitting(raw.rows, choice.numbers))


def other_meanings(raw: RawTable, taken: str) -> tuple[NumberedBy, ...]:
    """Return what else the cells' numbers may mean: whom they name is there, not contradicted."""
    found = _meanings(raw)
    numbers = next((choice.numbers for choice in found if choice.by == taken), ())
    return tuple(
        choice.by
        for choice in _distinct(found)
        if choice.numbers != numbers and _readable(raw, choice.numbers)
    )


def _readable(raw: RawTable, numbers: Sequence[int]) -> bool:
    there = set(numbers)
    for number, row in zip(numbers, raw.rows, strict=True):
        for cell in row.results:
            if cell.opponent is not None and (
                cell.opponent not in there or cell.opponent == number
            ):
                return False
    try:
        clashes(raw, numbers, len(raw.rows[0].results))
    except ReadError:
        return False
    return True


def _distinct(found: Sequence[Numbers]) -> tuple[Numbers, ...]:
    """Leave out what only has another name."""
    distinct: dict[tuple[int, ...], Numbers] = {}
    for choice in found:
        distinct.setdefault(choice.numbers, choice)
    return tuple(distinct.values())


def _meanings(raw: RawTable) -> list[Numbers]:
    """Return every number that each row has, the likeliest first."""
    rows = raw.rows
    by_row = tuple(range(1, len(rows) + 1))
    if raw.dialect == "cross":
        return [Numbers(by_row, "row")]
    if raw.dialect == "named" or raw.numbers == "name":
        return [Numbers(by_row, "name")]
    kinds = {column.kind for column in raw.columns}
    own, second = raw.meanings
    first: NumberedBy = raw.numbers or (
        "place" if "number" not in kinds and "place" in kinds else own
    )
    choices = [
        (first, [row.number.text for row in rows]),
        ("place", [row.place for row in rows]),
        (second, [row.start for row in rows]),
    ]
    found = [
        Numbers(numbers, by)
        for by, texts in choices
        if (numbers := _figures(texts)) and len(set(numbers)) == len(numbers)
    ]
    return [*found, Numbers(by_row, "row"), *([] if found else _sorted_otherwise(rows))]


def _sorted_otherwise(rows: Sequence[RawRow]) -> list[Numbers]:
    """Return the numbers by score or rating that the cells bear out without exception.

    A table that lost its numbers may be in a different order than theirs.
    """
    named = sum(cell.opponent is not None for row in rows for cell in row.results)
    found: list[Numbers] = []
    by: NumberedBy
    for by, values in (
        ("standings", [row.total for row in rows]),
        ("start", [row.rating for row in rows]),
    ):
        if not named or any(value is None for value in values):
            continue
        order = sorted(range(len(rows)), key=lambda at: -(values[at] or 0))
        numbers = [0] * len(rows)
        for number, at in enumerate(order, 1):
            numbers[at] = number
        if answering(rows, numbers) == named:
            found.append(Numbers(tuple(numbers), by))
    return found


def _figures(texts: Sequence[str]) -> tuple[int, ...] | None:
    """Return the numbers if every text is one, else ``None``."""
    stripped = [text.rstrip(".") for text in texts]
    if not all(map(str.isdecimal, stripped)) or max(map(len, stripped), default=0) > 5:
        return None
    return tuple([shared(int(text)) for text in stripped])


def results_of(rows: Sequence[RawRow], numbers: Sequence[int]) -> dict[int, tuple[RawResult, ...]]:
    """Return everybody's results by these numbers."""
    return {number: row.results for number, row in zip(numbers, rows, strict=True)}


def all_alike(
    rows: Mapping[int, Sequence[RawResult | Result]], none: RawResult | Result = _NO_CELL
) -> int | None:
    """Return how many cells name an opponent where both players' rows agree on every game.

    ``None`` where a cell is not answered so, names nobody in a game, or has no result. Each game
    is looked at once, from the player with the lower number: most tables are whole. ``none`` is
    what stands for a cell that a row lacks.
    """
    color_at = none._fields.index("color")
    named = alike = 0
    at = {number: index for index, number in enumerate(rows)}
    for round_ in zip_longest(*rows.values(), fillvalue=none):
        # A list each, which the processor keeps at hand: in all of a large event an opponent's
        # cell is anywhere.
        codes, opponents, *others = zip(*round_, strict=True)
        colors = others[color_at - 2]
        for number, code, opponent, color in zip(rows, codes, opponents, colors, strict=True):
            if opponent is None:
                if PLAYED[code]:
                    return None
                continue
            named += 1
            if opponent <= number:
                continue
            theirs = at.get(opponent)
            if theirs is None or opponents[theirs] != number:
                return None
            answer, other = codes[theirs], colors[theirs]
            if not code or (not color) != (not other):
                return None
            # As nearly always: without a call.
            if answer != _ANSWER.get(code) or color == other != "":
                if not agreeing(code, answer, color, other, 1):
                    return None
                if not agreeing(answer, code, other, color, 1):
                    return None
            alike += 2
    return named if alike == named else None


def answering(rows: Sequence[RawRow], numbers: Sequence[int]) -> int:
    """Count the cells that their opponents' answer, by these numbers."""
    return sum(_answered(rows, numbers))


def _fitting(rows: Sequence[RawRow], numbers: Sequence[int]) -> int:
    """Count the cells that are answered, by these numbers, less those that are not.

    Where a row is missing, a cell against it is not against the one that is in its place.
    """
    answered = list(_answered(rows, numbers))
    return 2 * sum(answered) - len(answered)


def _answered(rows: Sequence[RawRow], numbers: Sequence[int]) -> Iterator[bool]:
    """Yield whether a cell is answered, for each against a player who has a row."""
    own = results_of(rows, numbers)
    for row, number in zip(rows, numbers, strict=True):
        for index, (code, opponent, _, _, color) in enumerate(row.results):
            theirs = own.get(opponent) if opponent is not None else None
            # In another dialect than the table's two games of a cell may be one: rows then differ.
            if theirs is None or index >= len(theirs):
                continue
            answer, named, _, _, other = theirs[index]
            # As :func:`agree`, which would be called for every cell.
            meet = named == number or (named is None and not PLAYED[code])
            yield meet and bool(agreeing(code, answer, color, other, 1))


def numbers_odd(raw: RawTable, numbers: Sequence[int], by: str) -> tuple[Message, ...]:
    """Return a warning for each number on several rows, and one for numbers with letters.

    Two players who share a place may share its number, and some lists number their players A1, A2,
    …; or a number was mistyped. Opponents are then called by something else, which the cells
    themselves agree with. Where many numbers are on two rows, the text is two sections, and is
    refused (:func:`calculator.reading.check.repeated_rows.once`).

    ``numbers`` are those by which opponents are called, and ``by`` is what they are.
    """
    kinds = {column.kind for column in raw.columns}
    numbered = "number" in kinds or ("start" in kinds and "place" not in kinds)
    if not (numbered or raw.numbers == "row") or raw.dialect == "cross":
        return ()
    return (*_shared(raw, numbers, by), *_lettered(raw, by))


def _shared(raw: RawTable, numbers: Sequence[int], by: str) -> list[Message]:
    texts = [row.number.text.rstrip(".") for row in raw.rows]
    if len(set(texts)) == len(texts):
        return []
    groups: dict[str, list[RawRow]] = {}
    for text, row in zip(texts, raw.rows, strict=True):
        if text.isdecimal():
            groups.setdefault(text, []).append(row)
    named = {found.opponent for row in raw.rows for found in row.results}
    names = {number: row.name.text for number, row in zip(numbers, raw.rows, strict=True)}
    found = []
    for text, rows in groups.items():
        if len(rows) < 2:
            continue
        number = int(text)
        names_there = listed(row.name.text for row in rows)
        facts: tuple[int | str, ...] = (number, len(rows), names_there)
        code = "number-shared-unused"
        if number in named and number in names:
            code, facts = "number-shared", (*facts, f"numbers-are-{by}", names[number])
        at = rows[1].number
        found.append(Message(code, facts, at.line, at.column))
    return found


def _lettered(raw: RawTable, by: str) -> list[Message]:
    lettered = [row for row in raw.rows if not row.number.text.rstrip(".").isdecimal()]
    lettered = [row for row in lettered if row.number.text]
    if not lettered:
        return []
    first = lettered[0]
    facts = (len(lettered), first.name.text, first.number.text, f"numbers-are-{by}")
    return [Message("numbers-lettered", facts, first.number.line, first.number.column)]
