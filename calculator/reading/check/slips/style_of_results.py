"""A result as the other cells of its table write theirs."""

from collections import Counter
from collections.abc import Iterator, Sequence

from calculator.model.late import pattern
from calculator.reading.cells.forms import ANYWHERE, FAMILIES, Form
from calculator.reading.cells.forms.form import BYE
from calculator.reading.cells.grammar import RawResult
from calculator.reading.columns.raw import RawTable

_FIGURES = pattern(r"\d+")


class Writer:
    """Writes results into the cells of one table."""

    def __init__(self, raw: RawTable, numbers: Sequence[int]) -> None:
        self._names = {number: row.name.text for number, row in zip(numbers, raw.rows, strict=True)}
        self._cells = [found for row in raw.rows for found in row.results]
        self._used = Counter((found.cell.line, found.cell.column) for found in self._cells)
        totals = [row.total_cell for row in raw.rows if row.total_cell]
        self._totals = {(cell.line, cell.column) for cell in totals}
        self._dialect = raw.dialect
        self._family = next((one for one in FAMILIES if one.name == raw.dialect), None)
        self._crossed = raw.of_opponents
        self._signs = "".join(cell.text for cell in totals)

    def result(self, old: RawResult, new: RawResult) -> str | None:
        """Return what a cell should say; ``None`` where that cannot be written into it."""
        place = (old.cell.line, old.cell.column)
        if self._used[place] != 1 or place in self._totals or not self._dialect:
            # The text says more than one thing there, or one thing in several cells.
            return None
        for text, said in self._models(old, new):
            written = self._written(text, said.opponent, new.opponent)
            if written is not None and self._says(written, new):
                return written
        return None

    def _written(self, text: str, old: int | None, new: int | None) -> str | None:
        """Return a model of a cell with another opponent."""
        # In a crosstable the column is the opponent.
        if self._crossed or (old is None and new is None):
            return text
        return None if old is None or new is None else self._naming(text, old, new)

    def _says(self, text: str, new: RawResult) -> bool:
        """Whether a cell says what it should, as far as it can be told alone."""
        found = self._family.found(text) if self._family else None
        if found is None:
            return self._family is None
        return (found.parsed.opponent, found.parsed.code) in {
            (new.opponent, new.code),
            (new.opponent, BYE),
        }

    def total(self, halves: int) -> str:
        """Return a total as the others are written."""
        whole, half = divmod(halves, 2)
        if "½" in self._signs:
            return f"{whole or ''}½" if half else str(whole)
        sign = "," if "," in self._signs else "."
        if half or sign in self._signs:
            return f"{whole}{sign}{5 * half}"
        return str(whole)

    def _models(self, old: RawResult, new: RawResult) -> Iterator[tuple[str, RawResult]]:
        """Yield cells with the same result, those most like the old one first."""
        same = (new.code, new.color)
        if (old.code, old.color) == same:
            yield old.cell.text, old
        games = old.opponent is not None and new.opponent is not None and new.code
        like = self._dialect == "us" and old.color == new.color
        if games and like and old.cell.text[:1] == old.code:
            yield new.code + old.cell.text[1:], old
        for found in self._cells:
            if (found.code, found.color) == same and found.cell.text:
                yield found.cell.text, found
        for form in self._forms():
            for text, said in form.examples:
                if (said.code, said.color) == same:
                    yield text, RawResult(said.code, said.opponent, old.cell, None, said.color)

    def _forms(self) -> Iterator[Form]:
        if self._family:
            yield from self._family.forms
        yield from ANYWHERE

    def _naming(self, text: str, old: int, new: int) -> str | None:
        """Return a cell's text with another opponent; ``None`` where it is not clear how."""
        found = [match for match in _FIGURES.finditer(text) if int(match.group()) == old]
        if len(found) == 1:
            start, end = found[0].span()
            return f"{text[:start]}{new}{text[end:]}"
        name, other = self._names.get(old), self._names.get(new)
        if not found and name and other and text.count(name) == 1:
            return text.replace(name, other)
        return None
