"""Rounds side by side in a spreadsheet: each is a block of columns, below its title."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from calculator.reading.cells.titles import round_in
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.text.grid import SEPARATORS, split

#: A row of titles has two or more.
_FEWEST = 2
type _Line = tuple[int, str]


def one_below_the_other(lines: Sequence[_Line]) -> Iterator[_Line]:
    r"""Yield lines with rounds side by side as if these were one below the other.

    Where a cell is in its line stays the same.

    >>> lines = ["R1\tR2", "Ann 1-0 Ben\tBen 1-0 Ann", "", "Well done"]
    >>> [text.strip() for _, text in one_below_the_other(list(enumerate(lines, 1)))]
    ['R1', 'Ann 1-0 Ben', 'R2', 'Ben 1-0 Ann', '', 'Well done']
    """
    at = 0
    while at < len(lines):
        separator, begins = _titles(*lines[at])
        end = at + 1
        while begins and end < len(lines) and separator in lines[end][1]:
            end += 1
        if begins and end > at + 1:
            yield from _blocks(lines[at:end], separator, begins)
        else:
            yield lines[at]
            end = at + 1
        at = end


def _titles(number: int, line: str) -> tuple[str, list[int]]:
    """Return in which cells of a line the titles of rounds are, where it has nothing else."""
    for separator in SEPARATORS:
        if line.count(separator) < 1 or (separator == "," and is_sentence(line)):
            continue
        cells = split(number, line, separator).cells
        filled = [at for at, cell in enumerate(cells) if cell.text]
        if len(filled) < _FEWEST or not round_in(cells[filled[0]].text):
            # Most lines are none: their other cells need not be looked at.
            continue
        found = [(at, named) for at in filled if (named := round_in(cells[at].text))]
        rounds = [named.round for _, named in found]
        apart = [named for _, named in found if named.before]
        # Beside boards the first column is that of their numbers, and has no title.
        if len(found) < len(filled) or apart:
            continue
        if rounds == list(range(rounds[0], rounds[0] + len(rounds))):
            return separator, [at for at, _ in found]
    return "", []


def _blocks(lines: Sequence[_Line], separator: str, begins: Sequence[int]) -> Iterator[_Line]:
    """Yield the lines of each block, with blanks for what is in front of it."""
    rows = [(number, line, split(number, line, separator).cells) for number, line in lines]
    for begin, end in pairwise((*begins, max(len(cells) for _, _, cells in rows))):
        for number, line, cells in rows:
            own = [cell for cell in cells[begin:end] if cell.text]
            if own:
                first, last = own[0].column - 1, own[-1].end - 1
                yield number, " " * first + line[first:last]
