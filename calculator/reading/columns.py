"""What the heading of a column says that it holds."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from calculator.reading.grid import Cell

#: Headings, without spaces and dots, of the columns that every layout has in common.
_PLAIN = {
    "number": ("#", "no", "nr", "num", "number"),
    "place": ("place", "pos", "position", "rank", "pl"),
    "name": ("name", "player", "playername", "players", "team", "teamname"),
    "id": ("id", "uscfid", "uschessid", "idnumber", "memberid"),
    "rating": ("rating", "rtg", "rtng", "rate", "rat", "uscfrating"),
    "total": ("total", "pts", "points", "score", "tot", "totals"),
}

#: Headings of tiebreak columns. SwissSys prints the Modified Median as "Med".
_TIEBREAKS = {
    "modified-median": (
        *("modmed", "mmed", "modmedian", "modifiedmedian", "med", "mm", "tbrk[m]", "mod-med"),
    ),
    "solkoff": ("solk", "solkoff", "sol", "tbrk[s]"),
    "cumulative": ("cumul", "cumulative", "cumu", "cum", "cml", "tbrk[c]"),
    "cumulative-opposition": (
        *("opcumul", "opcumu", "opcum", "cumop", "cumopp", "oppcum", "oppcumul", "cumofopp"),
        *("cumulativeopp", "cumulativeofopposition", "cumulativeopposition", "tbrk[o]"),
    ),
    "median": ("median", "harkness"),
    "opposition-performance": ("opperf", "oppperf"),
    "kashdan": ("kash", "kashdan"),
    "most-blacks": ("bpg", "blacks", "mostblacks"),
    "sonneborn-berger": ("sb", "sonneborn-berger", "sonnebornberger", "s-b"),
}

_BY_HEADING = {
    heading: ("tiebreak", tiebreak)
    for tiebreak, headings in _TIEBREAKS.items()
    for heading in headings
} | {heading: (kind, "") for kind, headings in _PLAIN.items() for heading in headings}

_ROUND = re.compile(r"(?:rd|rnd|round|r)(\d{1,2})")
_NUMBERED = re.compile(r"(?:tbrk|tb|tiebreak|tie)(\d)")


class Column(NamedTuple):
    """A heading and what its column holds.

    ``kind`` is ``number``, ``place``, ``name``, ``id``, ``rating``, ``total``, ``round``,
    ``tiebreak`` or ``other``; ``key`` is the tiebreak's name, or its position where the
    heading only numbers it (``TBrk2``); ``round`` is the round's number.
    """

    kind: str
    heading: Cell
    key: str = ""
    round: int = 0


def column(heading: Cell) -> Column:
    """Tell what a column holds by its heading.

    >>> column(Cell("Rd 3", 1, 1)).round, column(Cell("Op. cumul.", 1, 1)).key
    (3, 'cumulative-opposition')
    """
    text = re.sub(r"[\s.]", "", heading.text.lower())
    if match := _ROUND.fullmatch(text):
        return Column("round", heading, round=int(match[1]))
    if match := _NUMBERED.fullmatch(text):
        return Column("tiebreak", heading, key=match[1])
    kind, key = _BY_HEADING.get(text, ("other", ""))
    return Column(kind, heading, key)


def tiebreak_named(text: str) -> str | None:
    """Return the name of the tiebreak that a legend calls ``text``, if it is known."""
    kind, key = _BY_HEADING.get(re.sub(r"[\s.]", "", text.lower()), ("", ""))
    return key if kind == "tiebreak" else None


def heading_columns(cells: Sequence[Cell]) -> tuple[Column, ...] | None:
    """Return the columns if these cells are a heading of standings, else ``None``.

    A heading names the players, at least one round, and a number or a total.
    """
    columns = [column(cell) for cell in cells]
    kinds = [found.kind for found in columns]
    if "name" not in kinds or "round" not in kinds:
        return None
    if "number" not in kinds and "total" not in kinds:
        return None
    # "Player" and "Team" may both stand there: the first is the name, the other only a fact.
    for index, found in enumerate(columns):
        if found.kind != "round" and found.kind in kinds[:index] and found.kind != "tiebreak":
            columns[index] = found._replace(kind="other")
    # Beside a "Mod. Med" a plain "Med" is the Median itself.
    keys = [found.key for found in columns]
    if keys.count("modified-median") > 1:
        for index, found in enumerate(columns):
            if found.key == "modified-median" and found.heading.text.lower().startswith("med"):
                columns[index] = found._replace(key="median")
    return tuple(columns)


def joined_headings(cells: Sequence[Cell]) -> list[Cell]:
    """Join words of a heading line that are one heading together (``Rd`` ``1``)."""
    joined = []
    index = 0
    while index < len(cells):
        for length in (3, 2, 1):
            part = cells[index : index + length]
            whole = Cell(" ".join(cell.text for cell in part), part[0].line, part[0].column)
            if length == 1 or column(whole).kind != "other":
                joined.append(whole)
                index += len(part)
                break
    return joined
