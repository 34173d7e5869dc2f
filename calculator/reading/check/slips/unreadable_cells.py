"""What a cell that is not even a result was meant to say: ``Wl2``.

Nobody knows how the other cells contradict it until the table is read without it.
"""

from collections.abc import Callable

from calculator.model import Correction, Crosstable, Slip, Spot
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import plain

#: What says in most layouts that there was no game.
_NO_GAME = ("U", "-", "bye")
#: Characters: a longer text takes too long to be read up to three times more; one of half the
#: length is read once more.
_LONGEST = 20_000


def told(error: ReadError, text: str, read: Callable[[str], Crosstable]) -> None:
    """Set ``slips`` of the error of a cell that is not a result, if other cells tell what it meant.

    ``read`` reads the text with something else in that cell: it is called up to three times, until
    one of the words that say that there was no game is understood; those that are used in the text
    come first. A long text is left alone.
    """
    if len(text) > _LONGEST:
        return
    if error.said.code != "error-no-result" or not error.line or not error.cell:
        return
    at = Spot(error.line, error.column or 1, error.length, error.cell)
    there = set(text.split())
    words = sorted(_NO_GAME, key=lambda word: word not in there)
    for word in words[: 1 if 2 * len(text) > _LONGEST else None]:
        other = _replaced(text, at, word)
        if other is None:
            return
        try:
            table = read(other)
        except ReadError as other_error:
            if (other_error.line, other_error.column) == (at.line, at.column):
                continue
            # Another cell is faulty as well: that one first.
            return
        ways = [_of(way, at) for slip in table.slips for way in slip.ways]
        found = tuple(way for way in ways if way)
        if found:
            names = {player.number: player.name for player in table.players}
            error.slips = (Slip(found, even=False),)
            error.names = names
        return


def _replaced(text: str, at: Spot, word: str) -> str | None:
    """Return the text with a word in a cell; ``None`` if the cell is not there, or too short."""
    lines = plain(text).split("\n")
    line = lines[at.line - 1]
    start = at.column - 1
    if line[start : start + at.length] != at.text or len(word) > at.length:
        return None
    lines[at.line - 1] = line[:start] + word.ljust(at.length) + line[start + at.length :]
    return "\n".join(lines)


def _of(way: tuple[Correction, ...], at: Spot) -> tuple[Correction, ...]:
    """Return a way as one of the text, if it is only about the cell that could not be read."""
    if len(way) != 1 or (way[0].spot.line, way[0].spot.column) != (at.line, at.column):
        return ()
    return (way[0]._replace(spot=at),)
