"""Cells for spreadsheets: quoted where they must be, and never read as formulas."""

from collections.abc import Iterable

from calculator.reading.text.grid import FORMULA


def as_text(cell: str) -> str:
    """Return a cell with an apostrophe in front where a spreadsheet would run it.

    >>> as_text("=1+1"), as_text("Ann")
    ("'=1+1", 'Ann')
    """
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def csv_line(cells: Iterable[object]) -> str:
    r"""Write a line of CSV: commas between cells, quotation marks where a cell needs them.

    >>> csv_line([1, "Reed, Ann", 'Bob "B" Poe', ""])
    '1,"Reed, Ann","Bob ""B"" Poe",\n'
    """
    return ",".join(map(_quoted, map(str, cells))) + "\n"


def _quoted(text: str) -> str:
    doubled = text.replace('"', '""')
    return f'"{doubled}"' if any(char in text for char in ',"\r\n') else text
