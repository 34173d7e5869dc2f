"""What is said in front of every name: "Player 1: Ann Lee"."""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.columns.headings import Column, kind_headed
from calculator.reading.text.grid import Cell

_LABELED = pattern(
    r"(?:(?P<label>[^\W\d_]+\.?(?:\s[^\W\d_]+\.?)?)?\s?\#?\s?(?P<number>\d{1,3})?\s?:\s*"
    r"|(?P<dash>[-–—])\s+)(?P<name>[^\W\d_].*)"
)
#: A label of these is known without a number.
_KNOWN = {"name", "number", "start", "place"}
_Row = tuple[Cell, ...]


def without_labels(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Leave out what is in front of every name, up to a colon; a number of everybody's stays.

    So is a dash that was between the number and the name.

    >>> columns = [Column("name", Cell("", 1, 1))]
    >>> for names in (("Player 1: Ann", "Player 2: Bo"), ("Elm: Ann", "Elm: Bo"), ("#1: Ann",)):
    ...     rows = [(Cell(name, 2, 1),) for name in names]
    ...     print([cell.text for (cell,) in without_labels(columns, rows)])
    ['1 Ann', '2 Bo']
    ['Elm: Ann', 'Elm: Bo']
    ['1 Ann']
    >>> [cell.text for (cell,) in without_labels(columns, [(Cell("- Ann", 2, 1),)])]
    ['Ann']
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    found = [_LABELED.fullmatch(cells[at].text) for cells in rows]
    known = [match for match in found if match]
    labels = {match["label"] for match in known}
    numbers = {match["number"] for match in known}
    if len(known) < len(rows) or len(labels) > 1:
        return list(rows)
    numbered = None not in numbers and len(numbers) == len(rows)
    dashed = all(match["dash"] for match in known)
    if not (numbered or dashed) and (
        numbers != {None} or kind_headed(labels.pop() or "") not in _KNOWN
    ):
        return list(rows)
    made: list[_Row] = []
    for cells, match in zip(rows, known, strict=True):
        begins = match.start("number" if numbered else "name")
        text = f"{match['number']} {match['name']}" if numbered else match["name"]
        name = cells[at]._replace(text=text, column=cells[at].column + begins)
        made.append((*cells[:at], name, *cells[at + 1 :]))
    return made
