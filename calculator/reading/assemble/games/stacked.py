"""Games of which every cell is a line of its own, as some phones copy tables."""

from collections.abc import Sequence

from calculator.reading.assemble.games.lines import names_met
from calculator.reading.cells.byes import bye_code, heads_byes, is_bye, names_bye, scored
from calculator.reading.cells.items import Bye, Game, Item
from calculator.reading.cells.scores import NONE, PAIR, of_match, outcome, side
from calculator.reading.cells.sides import Side, has_name, side_of
from calculator.reading.cells.titles import round_in, section_in
from calculator.reading.text.grid import Cell

#: This many lines without a letter (numbers, points, ratings) may be between a name and the result.
_BETWEEN = 4
#: A bye's half points.
_OF_A_BYE = range(3)
_TITLES = {"gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "nm", "wnm"}


def stacked(lines: Sequence[str]) -> dict[int, Item | None]:
    r"""Return the games by the line of their result, and ``None`` for the other lines of theirs.

    >>> sorted(stacked(["Round 1", "1", "Ann", "1-0", "Ben"]))
    [1, 2, 3, 4]
    """
    found: dict[int, Item | None] = {}
    for at, line in enumerate(lines):
        text = line.strip()
        if not text or len(text) > 30:
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
        alone = "\t" not in text and len(text) < 60 and not PAIR.search(text)
        if not alone or round_in(text) or section_in(text) or names_bye(text) or names_met(text):
            return None
        side = side_of(Cell(text, there + 1, lines[there].index(text) + 1))
        return (there, side) if side else None
    return None
