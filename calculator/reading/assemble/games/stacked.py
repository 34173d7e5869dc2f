"""Games of which every cell is a line of its own, as some phones copy tables."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.assemble.games.lines import names_met
from calculator.reading.cells.byes import bye_code, heads_byes, is_bye, names_bye, scored
from calculator.reading.cells.items import Bye, Game, Item
from calculator.reading.cells.scores import NONE, PAIR, Outcome, of_match, outcome, side
from calculator.reading.cells.sides import Side, has_name, side_of
from calculator.reading.cells.titles import round_in, section_in
from calculator.reading.text.grid import Cell

#: This many lines without a letter (numbers, points, ratings) may be between a name and the result.
_BETWEEN = 4
#: A bye's half points.
_OF_A_BYE = range(3)
_TITLES = {"gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "nm", "wnm"}
#: A draw, behind both names.
_DRAWN = pattern(r"½|1/2|=")
#: What may part games: an empty line, the number of a board.
_PARTING = (pattern(r""), pattern(r"\d{1,3}[.)]?"))
#: No result and no name is longer.
_LONGEST, _LONGEST_NAME = 30, 60


class _Part(NamedTuple):
    """The lines of names and of results between two titles."""

    names: tuple[int, ...]
    results: tuple[int, ...]


def stacked(lines: Sequence[str]) -> dict[int, Item | None]:
    r"""Return the games by the line of their result, and ``None`` for the other lines of theirs.

    The result is between the names, or behind both of them.

    >>> sorted(stacked(["Round 1", "1", "Ann", "1-0", "Ben"]))
    [1, 2, 3, 4]
    >>> sorted(stacked(["Round 1", "Ann", "Ben", "1-0", "Cem", "Dea", "0-1"]))
    [1, 2, 3, 4, 5, 6]
    """
    found, unclear = _behind(lines)
    for at, line in enumerate(lines):
        text = line.strip()
        if not text or len(text) > _LONGEST or at in found or at in unclear:
            continue
        cell = Cell(text, at + 1, line.index(text) + 1)
        if match := PAIR.fullmatch(text):
            result = of_match(match)
            above, below = _name(lines, at, -1, found), _name(lines, at, 1, found)
            if result and above and below:
                for between in range(above[0], below[0] + 1):
                    found[between] = None
                found[at] = Game(above[1], below[1], result, cell)
        elif is_bye(text) and not heads_byes(text) and (own := _name(lines, at, -1, found)):
            points = Cell(lines[at - 1].strip(), at, 1)
            # A rating, a board or the points so far say nothing about the bye's points.
            one = side(points.text)
            says = one[0] in _OF_A_BYE if one else outcome(points.text) is not None
            seen = scored(points) if says and at - 1 != own[0] else NONE
            for between in range(own[0], at + 1):
                found[between] = None
            found[at] = Bye(own[1], bye_code(text, seen), cell)
    if found:
        # Boards, ratings and points around the names say no more.
        for at, line in enumerate(lines):
            if line.strip() and (not has_name(line) or line.strip().lower() in _TITLES):
                found.setdefault(at, None)
    return found


def _name(
    lines: Sequence[str], at: int, step: int, found: dict[int, Item | None]
) -> tuple[int, Side] | None:
    """Return the next line above or below that is a name, and nothing else."""
    for there in range(at + step, at + step * (_BETWEEN + 1), step):
        if not 0 <= there < len(lines) or there in found:
            return None
        text = lines[there].strip()
        if not has_name(text) or text.lower() in _TITLES:
            continue
        alone = "\t" not in text and len(text) < _LONGEST_NAME and not PAIR.search(text)
        if not alone or round_in(text) or section_in(text) or names_bye(text) or names_met(text):
            return None
        side = side_of(Cell(text, there + 1, lines[there].index(text) + 1))
        return (there, side) if side else None
    return None


def _behind(lines: Sequence[str]) -> tuple[dict[int, Item | None], set[int]]:
    """Return the games whose results are behind both names, and the results that may be any's."""
    parts = [part for part in _parts(lines) if part.names]
    told = [_is_behind(lines, part) for part in parts]
    same = {one for one in told if one is not None}
    found: dict[int, Item | None] = {}
    unclear: set[int] = set()
    for part, behind in zip(parts, told, strict=True):
        is_so = min(same) if behind is None and len(same) == 1 else behind
        if is_so is None:
            unclear.update(part.results)
        elif is_so:
            found |= _games_behind(lines, part)
    return found, unclear


def _parts(lines: Sequence[str]) -> Iterator[_Part]:
    """Yield the names and the results between two titles, where there are results."""
    end = 0
    for first, line in enumerate(lines):
        if first < end or not PAIR.fullmatch(line.strip()):
            continue
        # Only around results is it looked which lines are names: most lists have none alone.
        begin = first
        while begin > end and not _is_title(lines[begin - 1]):
            begin -= 1
        end = first + 1
        while end < len(lines) and not _is_title(lines[end]):
            end += 1
        yield _part(lines, begin, end)


def _is_title(line: str) -> bool:
    """Whether no list of cells in lines of their own goes on across a line."""
    text = line.strip()
    if not text or PAIR.fullmatch(text):
        return False
    return (
        "\t" in text
        or len(text) >= _LONGEST_NAME
        or round_in(text) is not None
        or section_in(text) is not None
    )


def _part(lines: Sequence[str], begin: int, end: int) -> _Part:
    names: list[int] = []
    results: list[int] = []
    for at in range(begin, end):
        text = lines[at].strip()
        if PAIR.fullmatch(text):
            results.append(at)
        elif is_bye(text) or names_bye(text):
            names = names[:-1] if is_bye(text) else names
        elif has_name(text) and text.lower() not in _TITLES:
            names.append(at)
    return _Part(tuple(names), tuple(results))


def _is_behind(lines: Sequence[str], part: _Part) -> bool | None:
    """Whether results are behind both names, not between them; ``None`` where nobody can tell.

    >>> lines = ["Ann", "Ben", "1-0", "Cem", "Dea", "0-1"]
    >>> [_is_behind(lines[at:], *_parts(lines[at:])) for at in (0, 1)]
    [True, None]
    """
    above = sum(name < part.results[0] for name in part.names)
    below = sum(name > part.results[-1] for name in part.names)
    if above < 2 or not below:
        return above > 1 if above and bool(below) == (above == 1) else None
    # A title may look like a name: what parts the games tells which line is none of theirs.
    for parting in _PARTING:
        sides = {_sides(lines, part, at, parting) for at in part.results}
        if sides == {(2, 0)}:
            return True
        if sides == {(1, 1)}:
            return False
    return None


def _sides(lines: Sequence[str], part: _Part, at: int, parting: re.Pattern[str]) -> tuple[int, int]:
    """Return how many names are above and below a result, up to what parts games."""
    begin = end = at
    while begin and not parting.fullmatch(lines[begin - 1].strip()):
        begin -= 1
    while end + 1 < len(lines) and not parting.fullmatch(lines[end + 1].strip()):
        end += 1
    return sum(begin <= one < at for one in part.names), sum(at < one <= end for one in part.names)


def _games_behind(lines: Sequence[str], part: _Part) -> dict[int, Item | None]:
    """Return the games of which both names are above the result."""
    found: dict[int, Item | None] = {}
    names: list[tuple[int, Side]] = []
    ends = {*part.names, *part.results}
    for at in range(part.names[0], part.results[-1] + 1):
        text = lines[at].strip()
        cell = Cell(text, at + 1, len(lines[at]) - len(lines[at].lstrip()) + 1)
        drawn = len(names) > 1 and _DRAWN.fullmatch(text)
        if at in part.names:
            side = side_of(cell)
            names = [*names, (at, side)] if side else []
        elif drawn and next((one for one in sorted(ends) if one > at), -1) in part.results:
            # Points so far are in front of the result.
            continue
        elif drawn or at in part.results:
            match = PAIR.fullmatch(text)
            result = Outcome("D", "D") if drawn else match and of_match(match)
            if result and len(names) > 1:
                (first, white), (_, black) = names[-2:]
                found |= dict.fromkeys(range(first, at))
                found[at] = Game(white, black, result, cell)
            names = []
    return found
