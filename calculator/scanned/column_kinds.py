"""What may be written in the columns of a table that was seen: figures, results, names."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Literal

from calculator.scanned.grid import Cell, Grid, before_half
from calculator.scanned.reading_door import Cell as Text
from calculator.scanned.reading_door import column

type Kind = Literal["figures", "results", "other"]

#: Most of a column's cells must look so.
_MOSTLY = 0.6
#: Behind a column of results, one in which so much was not read holds results too.
_UNREAD = 0.4
#: Beside one, a column with this many results holds results too.
_SOME = 0.4
#: A heading is that of a round, misread, if so much of it is like that of a round beside it.
_ALIKE = 0.6
#: The most characters in a result.
_LONGEST = 5
#: What is in words, and in no figures.
_WORDED = re.compile(r"[^\W\d_]{2}")
#: So many totals have a half, and so large a part of them.
_FEW, _HALVES = 2, 0.3
#: What letters and figures are misread as, in a column in which they are not.
_FIGURES = re.compile(r"[\dlIi|oO.,\-–—½\s/()\[\]]+")
#: A total whose ½ was read as a percent sign.
_PERCENT = re.compile(r"\d{0,2}%")
#: A letter of a result, with an opponent or without, as it is read and misread.
_RESULT = re.compile(
    r"[-–—~_.]*[(\[|]?(?:[WLDBHUXFZ]|[wldbhuxfzv]|Ww|VV|vv|Uu|IL|ID|IH|[1Il|](?=[DLBH]))"
    r"[\s\dlIi|oOsSzZeg'\]]*[-–—~_.\]|]*"
)
#: One that is a result for certain, if it was read so surely: no total, and no rating, is.
_PLAIN, _SURE = re.compile(r"[WLDXF]\d{1,3}|-[BHUXF]-"), 0.7
#: The heading of a round, as it is read and misread.
_ROUND = re.compile(r"\W*(?:R|Rd|Rnd|Ru?nd?é?|Round)?\W*[\dlIi|]{1,3}\W*", re.IGNORECASE)
_NAMED_ROUND = re.compile(r"(?:R|Rd|Rnd|Round)[^\w]*[\dlIi|]{1,2}\W*$", re.IGNORECASE)
#: The number of a round behind its word.
_NUMBER = re.compile(r"\d{1,2}$")
#: What a cell of each kind consists of; anything may be in the others.
LETTERS: dict[Kind, str] = {
    "figures": "0123456789.,-½",
    "results": "WLDBHUXFZ-0123456789",
    "other": "",
}


def kinds(grid: Grid) -> tuple[Kind, ...]:
    """Tell what each column of a grid holds, by most of its cells."""
    body = grid.rows[1:]
    found = [_kind([row[at] for row in body]) for at in range(len(grid.spans))]
    for at, kind in enumerate(found):
        heading = _own(grid.rows[0][at])
        cells = [row[at] for row in body]
        unread = _unread(cells)
        if kind != "results" and _halved(cells):
            found[at] = "figures"
            continue
        other = _headed_otherwise(heading)
        if other and (kind != "results" or not _plainly([*cells, grid.rows[0][at]])):
            # A ½ is read as all sorts of things: 3%, 2Y2, v2.
            if column(Text(heading, 1, 1)).kind in {"total", "rating"}:
                found[at] = "figures"
            continue
        if (kind != "results" and unread > 0 and _NAMED_ROUND.search(heading)) or (
            kind == "other"
            and "results" in found[:at]
            and (
                _ROUND.fullmatch(heading)
                or unread >= _UNREAD
                or (found[at - 1] == "results" and _like_results(cells))
            )
        ):
            found[at] = "results"
    for at, kind in enumerate(found):
        beside = kind == "figures" and "results" in found[max(0, at - 1) : at + 2]
        # Of few rows, most may be misread; the first one may be none of headings.
        if beside and _plainly([row[at] for row in grid.rows]):
            found[at] = "results"
    _beside(found, grid)
    for at in _running_on(found, [_own(cell) for cell in grid.rows[0]]):
        if _short([row[at] for row in body]):
            found[at] = "results"
    # Between two rounds there is nothing else.
    rounds = [at for at, kind in enumerate(found) if kind == "results"]
    for before, after in pairwise(rounds):
        between = before + 1
        if (
            after - before == 2
            and _short([row[between] for row in body])
            and not _headed_otherwise(grid.rows[0][between].text)
        ):
            found[before + 1] = "results"
    return tuple(found)


def _running_on(found: Sequence[Kind], headings: Sequence[str]) -> list[int]:
    """Return the columns between two rounds whose headings run on from one to the other.

    >>> kinds = ["results", "figures", "figures", "results"]
    >>> _running_on(kinds, ["Rd2", "Fd3", "FRd4", "Rd5"]), _running_on(kinds, ["1", "3", "4", "2"])
    ([1, 2], [])
    """
    rounds = [at for at, kind in enumerate(found) if kind == "results"]
    numbers = [int(end[0]) if (end := _NUMBER.search(text)) else 0 for text in headings]
    run: list[int] = []
    for before, after in pairwise(rounds):
        said = numbers[before : after + 1]
        if said[0] and all(other == one + 1 for one, other in pairwise(said)):
            run += range(before + 1, after)
    return run


def _plainly(cells: Sequence[Cell]) -> bool:
    """Whether some of the cells with a text are results for certain."""
    said = [cell for cell in cells if cell.text]
    plain = [cell for cell in said if _PLAIN.fullmatch(cell.text) and cell.confidence > _SURE]
    return len(plain) >= max(_FEW, _SOME * len(said))


def _halved(cells: Sequence[Cell]) -> bool:
    """Whether cells have halves in their ink: they are totals, whatever was read."""
    inked = [cell for cell in cells if cell.box]
    # No ½ is read as a word; of what was not read at all, nobody knows.
    seen = [cell.text for cell in inked if cell.text]
    worded = sum(_WORDED.search(text) is not None for text in seen)
    short = all(len(cell.ink) <= _LONGEST + 1 for cell in inked)
    halves = sum(before_half(cell.ink) is not None for cell in inked)
    # In a word, small letters are half as high as large ones.
    return short and 2 * worded <= len(seen) and halves >= max(_FEW, _HALVES * len(inked))


def _own(heading: Cell) -> str:
    """Return what a heading says of its column: words that reach into it say nothing about it."""
    if not heading.cut or heading.box is None:
        return heading.text
    left, _, right, _ = heading.box
    return " ".join(word.text for word in heading.words if left <= word.box.middle[0] <= right)


def _headed_otherwise(heading: str) -> bool:
    """Whether a heading is a known one, but none of a round."""
    said = column(Text(heading, 1, 1))
    return said.kind != "other" and not said.round


def _beside(found: list[Kind], grid: Grid) -> None:
    """Take columns beside rounds for rounds whose headings say so, though no result was read."""
    order = range(len(found))
    for at, step in [*((at, -1) for at in reversed(order)), *((at, 1) for at in order)]:
        near = at - step
        if (
            found[at] == "other"
            and near in order
            and found[near] == "results"
            and _a_round_too(
                grid.rows[0][at], grid.rows[0][near], [row[at] for row in grid.rows[1:]]
            )
        ):
            found[at] = "results"


def _a_round_too(heading: Cell, near: Cell, cells: Sequence[Cell]) -> bool:
    """Whether a column next to a round is one too, by its heading, else by some cells."""
    if _headed_alike(heading, near):
        return _short(cells)
    # Letters alone may be anything.
    opponents = any(any(map(str.isdecimal, cell.text)) for cell in cells)
    unknown = column(Text(heading.text, 1, 1)).kind == "other"
    return unknown and opponents and _like_results(cells)


def _headed_alike(one: Cell, near: Cell) -> bool:
    """Whether a heading is that of a round, or like that of the round beside it."""
    if _NAMED_ROUND.search(one.text):
        return True
    mine, theirs = one.text.casefold(), near.text.casefold()
    return bool(mine and theirs) and SequenceMatcher(None, mine, theirs).ratio() >= _ALIKE


def _like_results(cells: Sequence[Cell]) -> bool:
    """Whether cells beside a round may be another that was misread: short, and some are results."""
    texts = [cell.text for cell in cells if cell.text and not cell.cut]
    some = sum(bool(_RESULT.fullmatch(text)) for text in texts)
    return _short(cells) and some >= _SOME * len(texts) > 0


def _short(cells: Sequence[Cell]) -> bool:
    """Whether cells hold no more letters than a result may have, and no fractions."""
    texts = [cell.text for cell in cells if cell.text and not cell.cut]
    return sum(len(text) <= _LONGEST and "." not in text for text in texts) >= _MOSTLY * len(texts)


def has_heading(grid: Grid, held: Sequence[Kind]) -> bool:
    """Whether the first row of a grid is a heading, not a player's."""
    results = [at for at, kind in enumerate(held) if kind == "results"]
    said = [grid.rows[0][at].text for at in results or range(len(held))]
    like = sum(bool(_RESULT.fullmatch(text)) for text in said if text)
    return 2 * like < max(1, sum(map(bool, said)))


def is_heading(text: str) -> bool:
    """Whether a text is a known heading.

    >>> is_heading("Rd 3"), is_heading("nts")
    (True, False)
    """
    return column(Text(text, 1, 1)).kind != "other"


def _kind(cells: Sequence[Cell]) -> Kind:
    texts = [cell.text for cell in cells if cell.text and not cell.cut]
    figures = sum(bool(_FIGURES.fullmatch(text) or _PERCENT.fullmatch(text)) for text in texts)
    results = sum(bool(_RESULT.fullmatch(text)) for text in texts)
    if not texts or figures + results < _MOSTLY * len(texts):
        return "other"
    return "figures" if figures >= 2 * results else "results"


def _unread(cells: Sequence[Cell]) -> float:
    """Return of how many of the cells with ink nothing certain was read; all if none has ink."""
    inked = [cell for cell in cells if cell.box]
    return sum(not cell.text or cell.cut for cell in inked) / len(inked) if inked else 1.0
