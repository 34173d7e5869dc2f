"""Rounds side by side, in a spreadsheet or a mail: each is a block of columns, below its title."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, takewhile

from calculator.reading.cells.titles import round_in
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.text.grid import SEPARATORS, WORD, Cell, chunks, split

#: A row of titles has two or more.
_FEWEST = 2
#: A game has the words of two names.
_OF_A_GAME = 2
type _Line = tuple[int, str]


def one_below_the_other(lines: Sequence[_Line]) -> Iterator[_Line]:
    r"""Yield lines with rounds side by side as if these were one below the other.

    Where a cell is in its line stays the same.

    >>> lines = ["R1\tR2", "Ann 1-0 Ben\tBen 1-0 Ann", "", "Well done"]
    >>> [text.strip() for _, text in one_below_the_other(list(enumerate(lines, 1)))]
    ['R1', 'Ann 1-0 Ben', 'R2', 'Ben 1-0 Ann', '', 'Well done']
    >>> lines = ["R1           R2", "Ann 1-0 Ben  Ben 1-0 Ann"]
    >>> [text.strip() for _, text in one_below_the_other(list(enumerate(lines, 1)))]
    ['R1', 'Ann 1-0 Ben', 'R2', 'Ben 1-0 Ann']
    """
    at = 0
    while at < len(lines):
        if begins := _lined_up_titles(*lines[at]):
            end = at + 1 + _count_below(lines[at + 1 :], begins)
            if end > at + 1:
                yield from _lined_up(lines[at:end], begins)
                at = end
                continue
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


def _lined_up_titles(number: int, line: str) -> list[int]:
    """Return in which columns of a line, counted from 0, titles of rounds begin, and nothing else.

    >>> _lined_up_titles(1, "Round 1     Round 2"), _lined_up_titles(1, "Name   Rd 1   Rd 2")
    ([0, 12], [])
    """
    if "  " not in line.strip():
        return []
    cells = chunks(number, line)
    if not round_in(_shortest(cells)) or not (first := round_in(cells[0].text)):
        return []
    rounds = [round_in(cell.text) for cell in cells]
    alone = [one.round for one in rounds if one and not one.before]
    in_order = alone == list(range(first.round, first.round + len(cells)))
    return [cell.column - 1 for cell in cells] if in_order else []


def _shortest(cells: Sequence[Cell]) -> str:
    """Return the cell that is asked first whether it is a title: in most lines none is."""
    return min((cell.text for cell in cells), key=len)


def _count_below(lines: Sequence[_Line], begins: Sequence[int]) -> int:
    return sum(1 for _ in takewhile(partial(_is_below, begins=begins), lines))


def _is_below(line: _Line, begins: Sequence[int]) -> bool:
    """Whether a line has games below titles: two words or more in each of its parts."""
    parts = [part for _, part in _parts(line[1], begins)]
    cuts = [max(begin - 1, 0) for begin in begins]
    apart = not line[1][: cuts[0]].strip()
    # No word goes on in the next block.
    apart = apart and all(
        " " in line[1][max(cut - 1, 0) : cut + 1] for cut in cuts[1:] if cut < len(line[1])
    )
    return apart and bool(parts) and all(len(_words(part)) >= _OF_A_GAME for part in parts)


def _words(text: str) -> list[str]:
    return [word for word in WORD.findall(text) if sum(map(str.isalpha, word)) > 1]


def _parts(line: str, begins: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Yield what of a line is below each title, if anything, and where the block begins."""
    for begin, end in pairwise((*begins, len(line) + 1)):
        # A cell may begin a blank before its title.
        own = line[max(begin - 1, 0) : max(end - 1, 0)]
        if own.strip():
            yield begin, own


def _lined_up(lines: Sequence[_Line], begins: Sequence[int]) -> Iterator[_Line]:
    """Yield the lines of each block, with blanks for what is in front of it."""
    parted = [(number, dict(_parts(line, begins))) for number, line in lines]
    for begin in begins:
        for number, parts in parted:
            if begin in parts:
                yield number, " " * max(begin - 1, 0) + parts[begin]


def _titles(number: int, line: str) -> tuple[str, list[int]]:
    """Return in which cells of a line the titles of rounds are, where it has nothing else."""
    for separator in SEPARATORS:
        if line.count(separator) < 1 or (separator == "," and is_sentence(line)):
            continue
        if not _may_be_titles(line, separator):
            continue
        cells = split(number, line, separator).cells
        filled = [at for at, cell in enumerate(cells) if cell.text]
        if len(filled) < _FEWEST or not round_in(_shortest([cells[at] for at in filled])):
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


def _may_be_titles(line: str, separator: str) -> bool:
    r"""Whether the shortest cell of a line is a title: to cut all lines into cells takes long.

    >>> _may_be_titles("Round 1\tRound 10", "\t"), _may_be_titles("Round 1\tAnn", "\t")
    (True, False)
    """
    if '"' in line or "'" in line:
        # Of quoted cells only cutting tells.
        return True
    filled = [text for part in line.split(separator) if (text := part.strip())]
    return len(filled) >= _FEWEST and round_in(min(filled, key=len)) is not None


def _blocks(lines: Sequence[_Line], separator: str, begins: Sequence[int]) -> Iterator[_Line]:
    """Yield the lines of each block, with blanks for what is in front of it."""
    rows = [(number, line, split(number, line, separator).cells) for number, line in lines]
    for begin, end in pairwise((*begins, max(len(cells) for _, _, cells in rows))):
        for number, line, cells in rows:
            own = [cell for cell in cells[begin:end] if cell.text]
            if own:
                first, last = own[0].column - 1, own[-1].end - 1
                yield number, " " * first + line[first:last]
