"""What a list of games is made of: games and byes, each with its place in the text."""

from typing import NamedTuple

from calculator.model import quick
from calculator.reading.cells.scores import Outcome
from calculator.reading.cells.sides import Side
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell


class Game(NamedTuple):
    """One game: who met whom, and how it ended."""

    white: Side
    black: Side
    outcome: Outcome
    cell: Cell
    """The cell of the result; where there is none, the line."""
    colored: bool = True
    """Whether the first player had White: of a mere list of two names nobody knows."""
    round: int = 0
    """The round that its own line names; 0 where none does."""
    board: int = 0
    sure: bool = True
    """Whether it can be nothing but a game: two names without a result may be a title."""
    section: str = ""
    first: str = ""
    """In a list of players with their opponents, whose row it is; empty elsewhere."""
    day: tuple[tuple[int, int, int], ...] = ()
    """The day beside it: year, month and day, in each way in which it may be meant."""
    aside: Cell | None = None
    """A word in brackets behind the result that nobody knows: it may say that it was a forfeit."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """Both players."""
        return self.white, self.black


class Bye(NamedTuple):
    """A round without a game."""

    who: Side
    code: str
    cell: Cell
    round: int = 0
    section: str = ""
    board: int = 0
    sure: bool = True
    day: tuple[tuple[int, int, int], ...] = ()
    beside: str = ""
    """A figure in brackets beside a rating, which was taken for the score so far."""
    bracketed: str = ""
    """A figure in brackets in front of the word, which was taken for what the bye scores."""
    several: bool = False
    """Whether a comma in the name may part two, behind "Byes:"."""
    gone: bool = False
    """Whether it is somebody who withdrew, and plays no later round either."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """The player."""
        return (self.who,)


type Item = Game | Bye


def moved(item: Item, by: int) -> Item:
    """Return an item of a part of a line that begins so many characters farther right."""
    if isinstance(item, Bye):
        return item._replace(who=_side(item.who, by), cell=_cell(item.cell, by))
    white, black = _side(item.white, by), _side(item.black, by)
    aside = _cell(item.aside, by) if item.aside else None
    return item._replace(white=white, black=black, cell=_cell(item.cell, by), aside=aside)


def _side(side: Side, by: int) -> Side:
    return side._replace(name=_cell(side.name, by), whole=_cell(side.whole, by))


def _cell(cell: Cell, by: int) -> Cell:
    return quick(Cell, (cell.text, cell.line, cell.column + by))


def in_line(item: Item, line: int) -> Item:
    """Return an item of a line as that of another one that is the same."""
    if isinstance(item, Bye):
        return item._replace(who=_side_in(item.who, line), cell=_cell_in(item.cell, line))
    white, black = _side_in(item.white, line), _side_in(item.black, line)
    aside = _cell_in(item.aside, line) if item.aside else None
    cell = _cell_in(item.cell, line)
    return item._replace(white=white, black=black, cell=cell, aside=aside)


def _side_in(side: Side, line: int) -> Side:
    name, whole, rating, color, number = side
    return quick(Side, (_cell_in(name, line), _cell_in(whole, line), rating, color, number))


def _cell_in(cell: Cell, line: int) -> Cell:
    return quick(Cell, (cell.text, line, cell.column))


def no_game(line: int, text: str) -> ReadError:
    """Return the error of a line among games that is none."""
    cell = Cell(text.strip(), line, len(text) - len(text.lstrip()) + 1)
    return ReadError.says(cell, "error-no-game", "hint-game")
