"""Lists that run on in a line, as newspapers print a round: ``Round 1: Lee - Fox 1:0, Poe - Kay``.

What is understood as it is stays. Else each game gets a line of its own, and so does the round in
front of them; a game that is still to be played may be among the others.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.assemble.games.lines import items_of
from calculator.reading.cells.items import Game
from calculator.reading.cells.scores import PAIR
from calculator.reading.cells.sides import has_name
from calculator.reading.cells.titles import round_in
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.words import FORFEIT, OPEN, RESULT
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, plain
from calculator.reading.text.original_places import Apart

if TYPE_CHECKING:
    from calculator.reading.assemble.games.walk import items_in
else:
    items_in = late("calculator.reading.assemble.games.walk", "items_in")

#: Between two names.
_DASH = pattern(r"\s-{1,2}\s")
#: What ends a game.
_END = pattern(r"[;,]\s+")
#: A draw in a word or a figure, behind two names.
_DRAWN = pattern(rf"\s(?:½|1/2|{alternatives(RESULT, 'D')})\s*$", re.IGNORECASE)
#: What is in front of the games.
_HEAD = pattern(r":\s+")
#: In front of games that are still to be played: "postponed: Lee - Fox".
_POSTPONED = pattern(
    rf"\s*(?:{alternatives(OPEN)}|nachzuholen|nachgeholt wird)\s?:\s*", re.IGNORECASE
)
#: "Lee - Fox by forfeit 1:0"
_FORFEIT = pattern(
    rf"\s\(?((?:by\s)?(?:{alternatives(FORFEIT, 'X', 'loss', 'mark')}))\)?(?=\s)", re.IGNORECASE
)
_BEFORE_RESULT = pattern(r"(?<=\s)\S+(?=\s[01½+-]\s?[-:])")
#: What no name begins with, or has.
_OF_NO_NAME = pattern(r"^[(\[]|:\s")
#: Fewer results in a line are no list, and no line is longer.
_SEVERAL, _LONGEST = 2, 6_000
#: Behind a game that has no result.
_TO_PLAY = " *"


def running_lists(text: str) -> Apart | None:
    r"""Return the text with a line for each game; ``None`` where no line has several.

    >>> found = running_lists("1. Runde (5.3.): Lee - Fox 1:0, Poe - Kay\n\nNext week")
    >>> running_lists("Round 1 (May 3): Lee - Fox 1:0, Poe - Kay 0:1, Ray - Roe").text.split("\n")
    ['Round 1 (May 3)', 'Lee - Fox 1:0', 'Poe - Kay 0:1', 'Ray - Roe *']
    >>> found, running_lists("Round 1: Lee - Fox 1:0, Poe - Kay 0:1")
    (None, None)
    """
    lines = text.split("\n")
    made: list[tuple[Cell, ...]] = []
    changed = False
    running = any(map(_has_several, lines))
    for number, line in enumerate(lines, 1):
        cells = _cut(number, line) if running and _may_run(line) else None
        changed = changed or cells is not None
        made += [(cell,) for cell in cells or (Cell(line, number, 1),)]
    return Apart.of(made) if changed else None


def _has_several(line: str) -> bool:
    results = PAIR.finditer(plain(line)) if len(line) <= _LONGEST and _END.search(line) else ()
    return sum(1 for _ in results) >= _SEVERAL


def _may_run(line: str) -> bool:
    """Whether a line has several games, or a round in front of several pairs of names."""
    if _has_several(line):
        return True
    head = _HEAD.search(line) if len(line) <= _LONGEST else None
    several = head and sum(1 for _ in _DASH.finditer(plain(line), head.end())) >= _SEVERAL
    return bool(several and head and round_in(line[: head.start()]))


def _cut(number: int, line: str) -> list[Cell] | None:
    """Return the games of a line, and what is in front of them; ``None`` where it stays."""
    same = plain(line)
    if len(same) != len(line) or _is_read(number, same):
        return None
    begin = _begin(same)
    end = len(same.rstrip(" .;,"))
    games: list[Cell] = []
    for start, stop in _games(same, begin, end):
        cell = _game(number, same, start, stop)
        if cell is None:
            return None
        games.append(cell)
    head = Cell(line[:begin].strip(" :"), number, len(line) - len(line.lstrip()) + 1)
    return [head, *games] if head.text else games


def _is_read(number: int, line: str) -> bool:
    """Whether the line is understood as it is."""
    if any(_FORFEIT.match(line, one.start() - 1) for one in _BEFORE_RESULT.finditer(line)):
        return False
    try:
        items = items_in(number, line)
    except ReadError:
        return False
    # "Round 1 (May 3): Lee": what is in front is no part of a name.
    names = [side.name.text for item in items for side in item.sides]
    return len(items) >= _SEVERAL and not any(_OF_NO_NAME.search(name) for name in names)


def _begin(line: str) -> int:
    """Return where the first game begins: behind the last colon in front of its names."""
    dash = _DASH.search(line)
    heads = [one.end() for one in _HEAD.finditer(line, 0, dash.start() if dash else 0)]
    return heads[-1] if heads else 0


def _games(line: str, begin: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield where each game begins and ends.

    A comma may be in a name: a game ends at one that is behind a result, or there is one between
    any two pairs of names.
    """
    breaks = [(one.start(), one.end()) for one in _END.finditer(line, begin, end)]
    start, inside = begin, list[tuple[int, int]]()
    for before, behind in [*breaks, (end, end)]:
        part = line[start:before]
        last = before == end
        if not (PAIR.search(part) or _DRAWN.search(part) or last or line[before] == ";"):
            inside.append((before, behind))
            continue
        pairs = sum(1 for _ in _DASH.finditer(part))
        if pairs > 1 and len(inside) == pairs - 1:
            begins = [start, *(one for _, one in inside)]
            yield from zip(begins, [*(one for one, _ in inside), before], strict=True)
        else:
            yield start, before
        start, inside = behind, []


def _game(number: int, line: str, start: int, stop: int) -> Cell | None:
    """Return the cell of one game; ``None`` where it is none, or more than one."""
    if label := _POSTPONED.match(line, start, stop):
        start = label.end()
    text = line[start:stop].rstrip()
    start += len(text) - len(text.lstrip())
    text = text.strip()
    result = PAIR.search(text)
    if result and (said := _FORFEIT.search(text, 0, result.start())):
        # The word is behind the result then, as far as the games after it are concerned.
        text = f"{text[: said.start()]} {result[0]} {said[1]}"
    drawn = _DRAWN.search(text)
    if not result and not drawn:
        text += _TO_PLAY
    try:
        found: Sequence[object] = items_of(number, text)
    except ReadError:
        return None
    if len(found) != 1 or not isinstance(found[0], Game):
        return None
    alone = all(
        has_name(text[one.end() : other.start()]) for one, other in pairwise(_DASH.finditer(text))
    )
    return Cell(text, number, start + 1) if alone else None
