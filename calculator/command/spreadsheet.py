"""Standings as a spreadsheet, .xlsx: a sheet for each, with numbers that are numbers.

openpyxl writes it; it is not part of the package, and is imported when a spreadsheet is asked for.
"""

import io
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from calculator.answers import wording
from calculator.answers.classes import title, titled
from calculator.model.late import pattern
from calculator.ranking import Standings
from calculator.tiebreaks import Value
from calculator.words import say
from calculator.writing.trf_records import WriteError

#: What is installed with the optional extra of the package.
EXTRA = "chess-tiebreak-calculator[files]"
#: What the name of a sheet may not have, and how long it may be.
_NOT_IN_NAMES = pattern(r"[\[\]:*?/\\\x00-\x1f]")
_LONGEST_NAME = 31
#: What no cell may have.
_NOT_IN_CELLS = pattern(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
#: The least and the greatest width of a column, in characters.
_NARROW, _WIDE = 6, 40
#: The most decimals that are shown.
_DECIMALS = 4


class Part(NamedTuple):
    """Standings for one sheet."""

    name: str
    """What the sheet is called where nothing else names it: the file."""
    standings: Standings
    player: int | None = None
    """The only one in it, if one is asked for."""


def workbook(parts: Sequence[Part]) -> bytes:
    """Return a spreadsheet with a sheet for each of the standings.

    The first row has the headings, and stays in sight. What decided a place is bold. Raises
    :class:`WriteError` where openpyxl is not installed.
    """
    try:
        from openpyxl import Workbook  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise WriteError(say("xlsx-needs", EXTRA)) from error
    made = Workbook()
    made.remove(made.active)
    several = len(parts) > 1
    for part in parts:
        _fill(made.create_sheet(_name(part, made.sheetnames, several=several)), part)
    saved = io.BytesIO()
    made.save(saved)
    return saved.getvalue()


def _fill(sheet: Any, part: Part) -> None:  # noqa: ANN401 - openpyxl has no types
    """Write standings into a sheet."""
    from openpyxl.styles import Alignment, Font  # noqa: PLC0415 - as above
    from openpyxl.utils import get_column_letter  # noqa: PLC0415 - as above

    standings = part.standings
    columns = _columns(standings)
    rows = [row for row in standings.rows if part.player in {None, row.number}]
    for at, column in enumerate(columns, 1):
        letter = get_column_letter(at)
        head = sheet.cell(1, at)
        _put(head, column.heading)
        head.font = Font(bold=True)
        head.alignment = Alignment(
            wrap_text=True, vertical="top", horizontal="left" if column.is_text else "right"
        )
        cells = [column.values.get(row.number) for row in rows]
        form = _form([cell for cell in cells if isinstance(cell, int | float)])
        for below, (row, value) in enumerate(zip(rows, cells, strict=True), 2):
            cell = sheet.cell(below, at)
            _put(cell, value)
            if not column.is_text:
                cell.number_format = form
            if column.decides and row.decided_by == column.decides:
                cell.font = Font(bold=True)
        longest = max((len(str(cell)) for cell in cells if cell is not None), default=0)
        words = max(map(len, column.heading.split()), default=0)
        sheet.column_dimensions[letter].width = min(max(longest, words, _NARROW) + 2, _WIDE)
    sheet.freeze_panes = "A2"
    sheet.auto_filter.ref = f"A1:{get_column_letter(len(columns))}{len(rows) + 1}"
    sheet.print_title_rows = "1:1"
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True


class _Column(NamedTuple):
    heading: str
    values: Mapping[int, str | float | None]
    """By the players' numbers."""
    decides: str = ""
    """The tiebreak that it is."""
    is_text: bool = False


def _columns(standings: Standings) -> list[_Column]:
    """Return the columns, those of CSV."""
    rows, part = standings.rows, standings.part
    titles = {tiebreak.name: tiebreak.title for tiebreak in standings.columns}
    titles["score"] = say("score")
    made = [
        _Column(say("place"), {row.number: row.place for row in rows}),
        _Column(say("number"), {row.number: row.number for row in rows}),
        _Column(say("name"), {row.number: row.name for row in rows}, is_text=True),
        _Column(say("score"), {row.number: Value(row.score, 2).number for row in rows}, "score"),
    ]
    if part:
        made.insert(
            1, _Column(say("overall"), {row.number: part.overall[row.number] for row in rows})
        )
    for tiebreak in standings.columns:
        values = {row.number: row.values.get(tiebreak.name) for row in rows}
        numbers = {at: value.number if value else None for at, value in values.items()}
        made.append(_Column(tiebreak.title, numbers, tiebreak.name))
    decided = {row.number: titles.get(row.decided_by or "") for row in rows}
    made.append(_Column(say("decided-by"), decided, is_text=True))
    if part:
        made.append(_Column(say("class"), dict.fromkeys(decided, part.rule.text), is_text=True))
    if now := wording.so_far(standings.table):
        made.append(_Column(say("standings"), dict.fromkeys(decided, now.words()), is_text=True))
    return made


def _put(cell: Any, value: str | float | None) -> None:  # noqa: ANN401 - as above
    """Write a value; a text is never a formula, whatever it begins with."""
    if isinstance(value, str):
        cell.value = _NOT_IN_CELLS.sub("", value)
        cell.data_type = "s"
        # Excel shows it as it is, and leaves it so when the cell is edited.
        cell.quotePrefix = value.startswith("=")
    else:
        cell.value = value


def _form(numbers: Sequence[float]) -> str:
    """Return how numbers of a column are shown: with as many decimals as one of them needs.

    >>> _form([1, 2.0]), _form([1, 2.5]), _form([1 / 3])
    ('0', '0.0', '0.0000')
    """
    needed = next(
        (
            decimals
            for decimals in range(_DECIMALS)
            if all(round(number, decimals) == number for number in numbers)
        ),
        _DECIMALS,
    )
    return f"0.{'0' * needed}" if needed else "0"


def _name(part: Part, taken: Sequence[str], *, several: bool) -> str:
    """Return what a sheet is called: a class, the section, the file, or standings."""
    standings = part.standings
    named = titled(standings.part) if standings.part else standings.table.section
    called = named or (part.name if several else title(standings)) or part.name
    name = _NOT_IN_NAMES.sub(" ", called).strip(" '")[:_LONGEST_NAME].strip()
    name = name or say("standings")
    known = {one.casefold() for one in taken}
    number = 1
    found = name
    while found.casefold() in known:
        number += 1
        found = f"{name[: _LONGEST_NAME - 5]} ({number})"
    return found
