"""Numbers of players that cannot be what opponents are called by: shared ones, and letters.

Two players who share a place may share its number, and some lists number their players A1, A2, …
Opponents are then called by something else, which the cells themselves must agree with
(:func:`calculator.reading.check.meanings.numbers_meant`); a warning says by what. So it is where
a number was mistyped; where many are on two rows, the text is two sections, and is refused
(:func:`calculator.reading.check.repeated.once`).
"""

from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.columns.raw import RawRow, RawTable

#: No warning lists more names.
_LISTED = 5


def warnings(raw: RawTable, numbers: Sequence[int], by: str) -> tuple[Message, ...]:
    """Return a warning for each number on several rows, and one for numbers with letters.

    ``numbers`` are those by which opponents are called, and ``by`` is what they are.
    """
    kinds = {column.kind for column in raw.columns}
    numbered = "number" in kinds or ("start" in kinds and "place" not in kinds)
    if not (numbered or raw.numbers == "row") or raw.dialect == "cross":
        return ()
    return (*_shared(raw, numbers, by), *_lettered(raw, by))


def _shared(raw: RawTable, numbers: Sequence[int], by: str) -> list[Message]:
    groups: dict[str, list[RawRow]] = {}
    for row in raw.rows:
        text = row.number.text.rstrip(".")
        if text.isdecimal():
            groups.setdefault(text, []).append(row)
    if len(groups) == len(raw.rows):
        return []
    named = {found.opponent for row in raw.rows for found in row.results}
    names = {number: row.name.text for number, row in zip(numbers, raw.rows, strict=True)}
    found = []
    for text, rows in groups.items():
        if len(rows) < 2:
            continue
        listed = "; ".join(row.name.text for row in rows[:_LISTED])
        listed += " …" if len(rows) > _LISTED else ""
        number = int(text)
        facts: tuple[int | str, ...] = (number, len(rows), listed)
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
