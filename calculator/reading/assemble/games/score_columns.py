"""Columns "Pts" beside both names: the points of the game, or those so far."""

from collections.abc import Sequence

from calculator.reading.cells.grammar import halves
from calculator.reading.columns.game_headings import Listed
from calculator.reading.columns.headings import kind_headed
from calculator.reading.text.grid import lines_of, split

#: The half points of a game; of fewer rows nobody knows.
_GAME, _FEWEST = 2, 2
_TOLD = {"result", "score-1", "score-2", "winner"}


def with_scores(listed: Listed, text: str, line: int, separator: str) -> Listed:
    r"""Return the columns of a list with the score of each side, if all rows share out one point.

    No other column may have results. The rows are those below the heading's line.

    >>> from calculator.reading.columns.game_headings import heading_of
    >>> text = "White\tPts\tBlack\tPts\nAnn\t1\tBo\t0\nCy\t½\tDi\t½"
    >>> listed = heading_of(split(1, text.split("\n")[0], "\t").cells)
    >>> with_scores(listed, text, 1, "\t").kinds if listed else ()
    ('name-1', 'score-1', 'name-2', 'score-2')
    >>> with_scores(listed, text.replace("½", "1"), 1, "\t").kinds if listed else ()
    ('name-1', 'other', 'name-2', 'other')
    """
    if _TOLD & set(listed.kinds):
        return listed
    # The round may be in the first column, below no heading.
    unknown = [
        at
        for at, kind in enumerate(listed.kinds)
        if kind == "other" and (at or listed.cells[0].text)
    ]
    headed = [at for at in unknown if kind_headed(listed.cells[at].text) == "total"]
    places = headed or [at for at in unknown if not listed.cells[at].text]
    if len(places) != _GAME or not _share(_rows(text, line, separator), places):
        return listed
    first = listed.kinds.index("name-1") < listed.kinds.index("name-2")
    scores = ("score-1", "score-2") if first else ("score-2", "score-1")
    told = dict(zip(places, scores, strict=True))
    return listed._replace(kinds=tuple(told.get(at, one) for at, one in enumerate(listed.kinds)))


def _rows(text: str, line: int, separator: str) -> list[list[str]]:
    """Return the rows below a heading, down to a line that is none."""
    rows: list[list[str]] = []
    for number, below in enumerate(lines_of(text)[line:], line + 1):
        cells = [cell.text for cell in split(number, below, separator).cells]
        if sum(map(bool, cells)) < _FEWEST:
            break
        rows.append(cells)
    return rows


def _share(rows: Sequence[Sequence[str]], places: Sequence[int]) -> bool:
    """Whether both sides have the points of one game in each row; byes have but one side's."""
    games = 0
    for cells in rows:
        texts = [cells[at] if at < len(cells) else "" for at in places]
        said = [halves(text) for text in texts]
        if None in said:
            if any(texts) and all(one is None for one in said):
                return False
            continue
        if sum(one or 0 for one in said) != _GAME:
            return False
        games += 1
    return games >= _FEWEST
