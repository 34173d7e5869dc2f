"""Canonical text: what is known about the event, a heading, one row per player.

``#  Place  Name  Rating  Rd 1 …  Total`` and the printed tiebreaks, between tabs or commas. A
round is ``W12w`` (won against 12 with White), ``X12``, ``H---``, ``*12b`` (paired, no result
yet). A table whose rounds are not known is a crosstable of opponents.
"""

from collections.abc import Callable

from calculator.model import RESULT_CODES, Crosstable, Player, Result
from calculator.reading.columns.headings import column
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import as_listed, of_print
from calculator.words import decimal, say
from calculator.writing.formulas import as_text, csv_line
from calculator.writing.trf_records import WriteError

_CROSS = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-", "": ""}


def to_text(table: Crosstable) -> str:
    r"""Write a table as text separated by tabs.

    Raises :class:`~calculator.writing.WriteError` for a team event whose boards are known.

    >>> from calculator.reading import read
    >>> print(to_text(read("Name,R1,R2\nAnn,W2,D2\nBob,L1,D1")).replace("\t", " "))
    Kind: swiss
    # Name Rd 1 Rd 2
    1 Ann W2 D2
    2 Bob L1 D1
    <BLANKLINE>
    """
    if table.format == "short":
        return _short(table)
    _no_boards(table)
    rows = ["\t".join(row) for row in _rows(table)]
    return "\n".join([*_context(table), *rows]) + "\n"


def to_csv(table: Crosstable) -> str:
    r"""Write a table as CSV, separated by commas, with what is known about the event above.

    A name that a spreadsheet would read as a formula gets an apostrophe, which reading takes off.
    Raises :class:`~calculator.writing.WriteError` as :func:`to_text` does.

    >>> from calculator.reading import read
    >>> to_csv(read("Name,R1\n=Ann,W2\nBob,L1")).splitlines()[2:]
    ["1,'=Ann,W2", '2,Bob,L1']
    """
    if table.format == "short":
        return _short(table)
    _no_boards(table)
    rows = map(csv_line, _rows(table, as_text))
    return "\n".join([*_context(table), "".join(rows)])


def _no_boards(table: Crosstable) -> None:
    if table.teams is not None:
        raise WriteError(say("no-text-teams"))


def _context(table: Crosstable) -> list[str]:
    said = [
        ("Event", table.event),
        ("Section", table.section),
        ("Kind", table.kind),
        ("Rules", "fide" if table.system == "fide" else None),
        ("Edition", table.rules or None),
        ("Date", table.starts),
        ("Order", ", ".join(map(as_listed, _said_order(table)))),
        ("Rounds", str(table.scheduled or "")),
        ("Standings", f"after round {table.after}" if table.after else None),
    ]
    legend = [
        f"Tie Break{column(Cell(printed.heading, 1, 1)).key}: "
        + (printed.called or as_listed(printed.tiebreak))
        + ("?" if printed.assumed else "")
        for printed in table.printed
        if (printed.called or not of_print(printed.tiebreak or ""))
        and printed.tiebreak
        and column(Cell(printed.heading, 1, 1)).key.isdecimal()
    ]
    return [f"{name}: {value}" for name, value in said if value] + legend


def _said_order(table: Crosstable) -> tuple[str, ...]:
    """Return the order that has to be said in words; headings may announce it themselves."""
    headed = tuple(column.tiebreak for column in table.printed)
    return () if not table.legend and table.announced == headed else table.announced


def _rows(table: Crosstable, said: Callable[[str], str] = str) -> list[list[str]]:
    """Return the cells; ``said`` writes those that people typed."""
    cross = not table.tells_rounds
    numbers = [player.number for player in table.players]
    count = len(numbers) if cross else table.rounds
    rated = any(player.rating is not None for player in table.players)
    placed = any(player.place for player in table.players)
    totals = any(player.total_halves is not None for player in table.players)
    facts = _facts(table, rated=rated)
    heading = [
        "#",
        *(["Place"] if placed else []),
        "Name",
        *(["Rating"] if rated else []),
        *map(said, facts),
        *(str(at) if cross else f"Rd {at}" for at in range(1, count + 1)),
        *(["Total"] if totals else []),
        *(said(column.heading) for column in table.printed),
    ]
    rows = [heading]
    for player in table.players:
        cells = _cross(player, numbers) if cross else [_cell(found) for found in player.results]
        printed = [column.values.get(player.number) for column in table.printed]
        rows.append(
            [
                str(player.number),
                *([said(player.place)] if placed else []),
                said(player.called),
                *([str(player.rating or "unr.")] if rated else []),
                *(said(" ".join(dict(player.about).get(fact, "").split())) for fact in facts),
                *cells,
                *([_points(player.total_halves)] if totals else []),
                *("" if value is None else decimal(value) for value in printed),
            ]
        )
    return rows


def _facts(table: Crosstable, *, rated: bool) -> list[str]:
    """Return the headings of what else is known about players, if they are read as such."""
    written = {"number", "name"} | ({"rating"} if rated else set())
    headings = dict.fromkeys(heading for player in table.players for heading, _ in player.about)
    return [
        heading
        for heading in headings
        if not heading.strip(".").isdecimal()
        and column(Cell(heading, 1, 1)).kind in written | {"other"}
    ]


def _points(halves: int | None) -> str:
    return "" if halves is None else decimal(halves * 500)


def _cell(found: Result) -> str:
    if not found.code and found.opponent is None:
        return ""
    opponent = "" if found.opponent is None else str(found.opponent)
    if not found.code:
        return f"*{opponent}{found.color.lower()}"
    games = "" if found.game_halves is None else f",{_points(found.game_halves)}"
    if not opponent and not RESULT_CODES[found.code].played:
        return f"{found.code}---{found.color.lower()}{games}"
    return f"{found.code}{opponent}{found.color.lower()}{games}"


def _cross(player: Player, numbers: list[int]) -> list[str]:
    games: dict[int | None, str] = {}
    # A bye is only in the total there.
    for found in (result for result in player.results if result.opponent is not None):
        games[found.opponent] = games.get(found.opponent, "") + _CROSS[found.code]
    return ["*" if number == player.number else games.get(number, "") for number in numbers]


def _short(table: Crosstable) -> str:
    """Write the layout of scores only, which is its own canonical text."""
    words = {"B": "bye", "H": "half", "U": "zero", "X": "forfeit win", "F": "forfeit loss"}
    words["Z"] = "forfeit draw"
    opponents = {player.number: player.given for player in table.players if player.stub}
    lines = []
    for player in table.players:
        if player.stub:
            continue
        tokens = []
        for found in player.results:
            given = opponents.get(found.opponent or 0)
            if given is None:
                tokens.append(words.get(found.code, found.code))
                continue
            notes = "".join(f"({words[code]})" for code in given.unplayed)
            tokens.append(_points(given.halves) + notes)
        score = (
            f" {_points(player.total_halves)} of {table.rounds}"
            if player.total_halves is not None
            else ""
        )
        lines.append(f"{player.called}{score}: {' '.join(tokens)}")
    return "\n".join(lines) + "\n"
