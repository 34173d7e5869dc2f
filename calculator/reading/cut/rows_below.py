"""Rows below each player's that go on with it: colors, running totals, or what the games scored.

A sheet may have opponents in the first row of a player and the results in the second one. What is
below the name and in front of it is empty there.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from calculator.model import Color
from calculator.model.late import pattern
from calculator.reading.cells.dialects import dialect_of
from calculator.reading.cells.grammar import total
from calculator.reading.cells.looks import points
from calculator.reading.cells.opponent_names import alone, is_nothing
from calculator.reading.columns.colors import with_color
from calculator.reading.cut.sheet_rows import (
    Cells,
    heading_at,
    lined_up_rows,
    name_column,
    sheet_rows,
    with_empty,
)
from calculator.reading.lexicon.phrases import colors_among
from calculator.reading.text.original_places import Apart

#: Fewer players or rounds show nothing; no player has more rows below.
_FEWEST, _MOST_ROWS = 2, 3
_NUMBER = pattern(r"#?\d{1,4}\.?")
#: An opponent with the color, who is no result.
_PAIRED = pattern(r"#?[1-9]\d{0,3} ?[wbWB]?")
#: What a game scores, in half points.
_GAME = {0, 1, 2}


class _Player(NamedTuple):
    """A player's row, and the rows below it."""

    own: Cells
    below: list[Cells]


class _Sheet(NamedTuple):
    """A heading with its players, and what is above and below them."""

    before: list[Cells]
    heading: Cells
    players: list[_Player]
    after: list[Cells]
    rounds: range


def rows_joined(text: str) -> Apart | None:
    r"""Return a text with one row a player; ``None`` where that is not what rows below make clear.

    >>> lines = ("No\tName\tR1\tR2\tPts", "1\tAnn\t2\tbye\t1½", "\t\t1\t½", "2\tBo\t1\tbye\t1")
    >>> made = rows_joined("\n".join((*lines, "\t\t0\t1")))
    >>> made.text.split("\n")[1].split("\t") if made else []
    ['1', 'Ann', '2', '1', 'bye', '½', '1½']
    """
    sheet = _sheet(text)
    if sheet is None:
        return None
    texts = [cell.text for one in sheet.players for row in one.below for cell in row if cell.text]
    colors = colors_among(text for text in texts if total(text) is None)
    kinds = [[_kind(row, colors) for row in one.below] for one in sheet.players]
    said = max(kinds, key=len)
    # Who played no game has no colors; every other row is there once.
    if "" in said or len(set(said)) < len(said) or not all(set(one) <= set(said) for one in kinds):
        return None
    by_kind = [
        dict(zip(one, player.below, strict=True))
        for one, player in zip(kinds, sheet.players, strict=True)
    ]
    if _are_opponents(sheet):
        if "figures" not in said or not _all_score(by_kind):
            return None
        heading, rows = _in_columns(sheet, by_kind, colored="colors" in said)
    elif _add_up(sheet, by_kind):
        heading, rows = sheet.heading, _colored(sheet, by_kind, colors)
    else:
        return None
    return Apart.of([*sheet.before, heading, *rows, *sheet.after])


def _sheet(text: str) -> _Sheet | None:
    """Return the players with the rows below them; ``None`` where most have none, or some many."""
    rows = sheet_rows(text) or lined_up_rows(text)
    at = heading_at(rows)
    if at is None:
        return None
    heading, name = rows[at], name_column(rows[at]) or 0
    players: list[_Player] = []
    sizes: set[int] = set()
    end = len(rows)
    for there, row in enumerate(rows[at + 1 :], at + 1):
        filled = [column for column, cell in enumerate(row) if cell.text]
        if not filled:
            continue
        if name in filled and len(filled) > _FEWEST and len(row) <= len(heading):
            sizes.add(len(row))
            players.append(_Player(with_empty(row, len(heading)), []))
        elif players and filled[0] > name and filled[-1] < len(heading):
            players[-1].below.append(with_empty(row, len(heading)))
        else:
            end = there
            break
    counts = [len(one.below) for one in players]
    if (
        len(players) < _FEWEST
        # A row is cut off.
        or len(sizes) > 1
        # A line is of none of them, or another table follows.
        or any(sum(bool(cell.text) for cell in row) > _FEWEST for row in rows[end:])
        or max(counts) > _MOST_ROWS
        or 2 * counts.count(max(counts)) < len(counts)
        or not max(counts)
    ):
        return None
    columns = {
        column
        for one in players
        for row in one.below
        for column, cell in enumerate(row)
        if cell.text
    }
    rounds = range(min(columns), max(columns) + 1)
    return _Sheet(rows[:at], heading, players, rows[end:], rounds) if len(rounds) > 1 else None


def _kind(row: Cells, colors: Mapping[str, Color]) -> str:
    """Return what a row below a player's holds: colors or figures; empty where anything else."""
    texts = [cell.text for cell in row if not is_nothing(cell.text)]
    if all(text in colors for text in texts):
        return "colors"
    return "figures" if all(total(text) is not None for text in texts) else ""


def _are_opponents(sheet: _Sheet) -> bool:
    """Whether the first rows have numbers alone, and byes."""
    texts = [one.own[at].text for one in sheet.players for at in sheet.rounds]
    filled = [text for text in texts if not is_nothing(text) and alone(text) in {None, "W", "L"}]
    return bool(filled) and all(_NUMBER.fullmatch(text) for text in filled)


def _all_score(by_kind: Sequence[Mapping[str, Cells]]) -> bool:
    """Whether all figures are what one game may score."""
    texts = {cell.text for found in by_kind for cell in found.get("figures", ())}
    return {total(text) for text in texts if not is_nothing(text)} <= _GAME


def _add_up(sheet: _Sheet, by_kind: Sequence[Mapping[str, Cells]]) -> bool:
    """Whether figures below results say no more than these: they are the points so far."""
    games = [[one.own[at].text for at in sheet.rounds] for one in sheet.players]
    dialect = dialect_of(text for texts in games for text in texts)
    if any(_PAIRED.fullmatch(text) for texts in games for text in texts):
        return False
    right = every = 0
    for texts, found in zip(games, by_kind, strict=True):
        if "figures" in found:
            every += 1
            said = [total(found["figures"][at].text) for at in sheet.rounds]
            so_far = accumulate(points(text, dialect) for text in texts)
            right += all(one in {None, other} for one, other in zip(said, so_far, strict=True))
    return 4 * right >= 3 * every


def _in_columns(
    sheet: _Sheet, by_kind: Sequence[Mapping[str, Cells]], *, colored: bool
) -> tuple[Cells, list[Cells]]:
    """Return the table with opponent, result and color of each round side by side."""
    kinds = ("figures", "colors") if colored else ("figures",)
    words = ("Opp", "Res", "Color")[: 1 + len(kinds)]
    start, end = sheet.rounds[0], sheet.rounds[-1] + 1
    heads = [
        sheet.heading[at]._replace(text=f"{word} {at - start + 1}")
        for at in sheet.rounds
        for word in words
    ]
    rows = []
    for one, found in zip(sheet.players, by_kind, strict=True):
        lines = [one.own, *(found.get(kind, with_empty((), len(one.own))) for kind in kinds)]
        games = [line[at] for at in sheet.rounds for line in lines]
        rows.append((*one.own[:start], *games, *one.own[end:]))
    return (*sheet.heading[:start], *heads, *sheet.heading[end:]), rows


def _colored(
    sheet: _Sheet, by_kind: Sequence[Mapping[str, Cells]], colors: Mapping[str, Color]
) -> list[Cells]:
    """Return the rows of the players with the colors in the cells of the results."""
    rows = []
    for one, found in zip(sheet.players, by_kind, strict=True):
        below = found.get("colors", ())
        rows.append(
            tuple(
                with_color(cell, below[at], colors) if below and at in sheet.rounds else cell
                for at, cell in enumerate(one.own)
            )
        )
    return rows
