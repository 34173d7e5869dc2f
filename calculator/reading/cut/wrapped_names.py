"""Names that go on below, in a line of their own: so a column that is too narrow breaks them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.headings import kind_headed
from calculator.reading.lexicon.phrases import told
from calculator.reading.text.grid import chunks, plain
from calculator.reading.text.original_places import Moved

#: A line of a few words, none with a figure, the last with a capital, perhaps after an initial.
_REST = pattern(
    r" {2,}(?:[^\W\d_]\S{0,20} ){0,3}"
    r"(?:[^\W\d_a-zß-öø-ÿ][^\d\s:;|]{0,20}|[js]r\.?)"
)
_FIGURE = pattern(r"\d")
#: What is surely a part of the name above it.
_SUFFIX = pattern(r"(?i)(?:jr|sr|jun|sen)\.?|II|III|IV")
#: What surely is a heading, and no name as "Cara" or "Won".
_HEADS = frozenset(("name", "number", "rating", "round", "total"))
#: So far down the heading is looked for.
_HIGHEST = 200
#: Where so many lines more have no row of the table, it is over.
_OVER = 3


class _Column(NamedTuple):
    """Where the names are: the lines of the rows, and from where to where each name is."""

    begin: int
    end: int
    rows: tuple[int, ...]
    rests: dict[int, int]
    """The line of a row, and the line in which its name goes on."""


def unwrapped_names(text: str) -> tuple[str, Moved] | None:
    r"""Return a text with such names in one line, the column made wider; ``None`` if none is such.

    That they are not facts of players, as clubs below their names, tells the width of the column:
    with one word more they would be wider. Most rows have no such line, or most with one have only
    a half of a name above it.

    >>> text = "No  Name       R1\n1   Ann de la  W3\n    Roe\n2   Bo Poe     W4\n3   Cy Fox     L1"
    >>> found = unwrapped_names(text)
    >>> found[0].split("\n")[:3] if found else []
    ['No  Name           R1', '1   Ann de la Roe  W3', '']
    >>> (found[1].place(2, 20), found[1].place(2, 16)) if found else ()
    ((2, 16), (3, 6))
    """
    lines = plain(text).split("\n")
    found = _column(lines)
    if found is None:
        return None
    _, end, rows, rests = found
    wider = max(len(lines[rest].strip()) for rest in rests.values()) + 1
    made = text.split("\n")
    for at in rows:
        line = made[at]
        name = line[:end]
        if at in rests:
            name = f"{name.rstrip()} {made[rests[at]].strip()}"
            made[rests[at]] = ""
        made[at] = f"{name.ljust(end + wider)}{line[end:]}".rstrip()
    return "\n".join(made), Moved(_places(found, wider, lines))


def _column(lines: Sequence[str]) -> _Column | None:
    """Return where the names are, if some go on below."""
    for at, line in enumerate(lines[:_HIGHEST]):
        heads = chunks(at + 1, line) if "  " in line.strip() else ()
        names = [cell for cell in heads if kind_headed(cell.text) == "name"]
        rounds = any(kind_headed(cell.text) == "round" or cell.text == "1" for cell in heads)
        if len(names) == 1 and rounds:
            return _below(lines, at, names[0].column - 1)
    return None


def _below(lines: Sequence[str], head: int, begin: int) -> _Column | None:
    """Return where the names below a heading are that begin at a character."""
    rows, ends, rests = [head], {}, {}
    last = head
    for at in range(head + 1, len(lines)):
        line = lines[at]
        if at - last > _OVER:
            break
        if _begins(line, begin) and _FIGURE.search(line):
            name = next((cell for cell in chunks(at, line) if cell.column == begin + 1), None)
            if name is not None:
                rows.append(at)
                ends[at] = name.end - 1
                last = at
        elif last == at - 1 and last in ends and _is_rest(line, begin):
            rests[last] = at
    end = max(ends.values(), default=0)
    too_wide = all(
        ends[row] + 1 + len(lines[rest].split()[0]) > end or _SUFFIX.fullmatch(lines[rest].strip())
        for row, rest in rests.items()
    )
    names = {row: lines[row][begin:stop] for row, stop in ends.items()}
    if not rests or not too_wide or not _are_broken(names, rests):
        return None
    # Nothing else may begin before the longest name ends.
    clear = all(not lines[at][ends.get(at, end) : end].strip() for at in rows)
    return _Column(begin, end, tuple(rows), rests) if clear else None


def _are_broken(names: Mapping[int, str], rests: Mapping[int, int]) -> bool:
    """Whether lines below names are parts of them: few, or most of these names are halves."""
    if 2 * len(rests) <= len(names):
        return True
    whole = [name for row, name in names.items() if row not in rests]
    halves = sum(" " not in names[row] or names[row].endswith(",") for row in rests)
    return bool(whole) and all(map(_has_two_words, whole)) and 2 * halves > len(rests)


def _has_two_words(name: str) -> bool:
    return " " in name


def _begins(line: str, begin: int) -> bool:
    """Whether a word begins just there, after a blank."""
    return len(line) > begin and line[begin] != " " and (begin == 0 or line[begin - 1] == " ")


def _is_rest(line: str, begin: int) -> bool:
    """Whether a line may be the rest of a name: no note, and no word for a bye."""
    if len(line) - len(line.lstrip()) != begin or not _REST.fullmatch(line.rstrip()):
        return False
    return told(line.strip()) is None and kind_headed(line.strip()) not in _HEADS


def _places(
    found: _Column, wider: int, lines: Sequence[str]
) -> Callable[[int, int], tuple[int, int]]:
    """Return what finds a place of the wider table in the text."""
    rows = frozenset(found.rows)
    rests: Mapping[int, int] = found.rests

    def place(line: int, column: int) -> tuple[int, int]:
        at = line - 1
        if at not in rows:
            return line, column
        if at in rests:
            own = len(lines[at][: found.end].rstrip())
            size = len(lines[rests[at]].strip())
            if own + 1 < column <= own + 1 + size:
                return rests[at] + 1, column - own - 1 + found.begin
        return line, column - wider if column > found.end + wider else min(column, found.end + 1)

    return place
