"""What was read from a text that was changed, with the places that the pasted one has."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from calculator.model import Contradiction, Crosstable, Line, Message, Slip, Spot
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell


class Moved(NamedTuple):
    """Where a line and a column of the text that was read are in the pasted one."""

    place: Callable[[int, int], tuple[int, int]]

    def table(self, table: Crosstable) -> Crosstable:
        """Return a table with the places that the pasted text has."""
        return table._replace(
            warnings=tuple(map(self.message, table.warnings)),
            contradictions=self._contradictions(table.contradictions),
            wrong_totals=tuple(
                one._replace(spot=self._spot(one.spot) if one.spot else None)
                for one in table.wrong_totals
            ),
            slips=self._slips(table.slips),
        )

    def error(self, error: ReadError) -> ReadError:
        """Return an error at the place that the pasted text has.

        >>> Moved(lambda line, column: (line, column + 2)).error(
        ...     ReadError("error-nothing", 3, 1)
        ... ).column
        3
        """
        moved = error.knowing()
        moved.said = self.message(moved.said)
        moved.expected = self.message(moved.expected) if moved.expected else None
        if moved.line:
            moved.line, moved.column = self.place(moved.line, moved.column or 1)
        moved.contradictions = self._contradictions(moved.contradictions)
        moved.slips = self._slips(moved.slips)
        return moved

    def _contradictions(self, every: Iterable[Contradiction]) -> tuple[Contradiction, ...]:
        return tuple(
            one._replace(first=self._spot(one.first), second=self._spot(one.second))
            for one in every
        )

    def _slips(self, every: Iterable[Slip]) -> tuple[Slip, ...]:
        return tuple(
            slip._replace(
                ways=tuple(
                    tuple(one._replace(spot=self._spot(one.spot)) for one in way)
                    for way in slip.ways
                )
            )
            for slip in every
        )

    def message(self, said: Message) -> Message:
        """Return what is said with the place that the pasted text has."""
        facts = tuple(
            Line(self.place(fact, 1)[0]) if isinstance(fact, Line) else fact for fact in said.facts
        )
        if said.line is None:
            return said._replace(facts=facts)
        line, column = self.place(said.line, said.column or 1)
        return said._replace(facts=facts, line=line, column=column)

    def _spot(self, spot: Spot) -> Spot:
        line, column = self.place(spot.line, spot.column)
        return spot._replace(line=line, column=column)


class Apart(NamedTuple):
    """A text between tabs, and where its cells were in the text of which it was made."""

    text: str
    cells: tuple[tuple[Cell, ...], ...]
    headed: bool = False
    """Whether there is a heading with as many cells as rows have."""
    gaps: bool = False
    """Whether two blanks or more part them."""

    @classmethod
    def of(
        cls, cells: Sequence[tuple[Cell, ...]], *, headed: bool = False, gaps: bool = False
    ) -> "Apart":
        """Put tabs between the cells of each line."""
        text = "\n".join("\t".join(cell.text for cell in line) for line in cells)
        return cls(text, tuple(cells), headed, gaps)

    @property
    def moved(self) -> Moved:
        """What finds the places in the first text."""
        return Moved(self.place)

    def place(self, line: int, column: int) -> tuple[int, int]:
        """Return the line and column in the first text of a place in this one."""
        end = 0
        for cell in self.cells[line - 1] if line <= len(self.cells) else ():
            begins, end = end, end + len(cell.text) + 1
            if column <= end:
                return cell.line, cell.column + column - 1 - begins
        return line, column
