"""FIDE's tournament report file: TRF16, TRF26 and JaVaFo's TRF(x).

The rows of players are the same in all; columns count from 1 in the specification.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from calculator.model import KINDS, Crosstable, Message, Player, Result
from calculator.model import crosstable as made
from calculator.reading import repeated
from calculator.reading.cells import RawResult, halves
from calculator.reading.check import blanks, check_opponents, clashes
from calculator.reading.errors import MOST_PLAYERS, ReadError, too_many_players
from calculator.reading.grid import Cell, lines_of
from calculator.reading.layouts.trf import TRF
from calculator.reading.layouts.trf.header import Header, read_header
from calculator.reading.raw import RawRow, RawTable
from calculator.reading.readings import with_readings

_FIRST = 91
"""Where the cell of round 1 begins, counted from 0; each takes ten columns."""
_CELL = re.compile(r"([ \d]{4}) ([wb\- ]) ([1=0+\-WDLHFUZ ])?\s*", re.IGNORECASE)
#: Result characters that a game with an opponent has, and those of byes.
_GAMES = {"1": "W", "=": "D", "0": "L", "+": "X", "-": "F", "W": "W", "D": "D", "L": "L"}
_BYES = {"H": "H", "F": "B", "U": "P", "Z": "U", "+": "X", "-": "U"}
#: Point systems tried where no record names one and the totals do not fit the usual points.
_SYSTEMS = ((("W", 6), ("D", 2)), (("W", 4), ("D", 2)), (("W", 6), ("D", 4), ("L", 2)))
EXPECTED = "hint-trf-cell"
#: Where a report says what else it knows of a player.
ABOUT = {
    "Sex": slice(9, 10),
    "Title": slice(10, 13),
    "Fed": slice(53, 56),
    "Born": slice(69, 79),
}


class _Row(NamedTuple):
    raw: RawRow
    results: tuple[Result, ...]


def read_trf(text: str) -> Crosstable:
    """Read a report; raises :class:`ReadError` with the line and column of a fault."""
    lines = list(enumerate(lines_of(text), 1))
    header = read_header(lines)
    rows, again = _rows(lines)
    raws = [row.raw for row in rows]
    numbers = [int(raw.number.text) for raw in raws]
    _check_numbers(raws, numbers)
    raw = RawTable((), tuple(raws), ())
    check_opponents(raw, numbers)
    results = _with_byes(rows, numbers, header)
    guessed = _point_system(header, raws, results)
    header, warnings = guessed or (header, ())
    players = [
        Player(
            number,
            row.name.text,
            tuple(header.scored(result) for result in own),
            rating=row.rating,
            total=row.total,
            place=row.place,
            about=row.about,
        )
        for number, row, own in zip(numbers, raws, results, strict=True)
    ]
    players = _with_assigned(players, header)
    table = made(players, rounds=header.rounds, points=header.points)
    table = table._replace(
        players=tuple(_absent(player, table.rounds_played) for player in table.players),
        format=TRF.name,
        system=TRF.system,
        event=header.event,
        starts=header.starts,
        announced=header.announced,
    )
    kind = header.kind or ("round-robin" if _all_met(table) else "swiss")
    width = table.rounds
    padded = RawTable((), tuple(_padded(row, width) for row in raws), ())
    table = table._replace(
        kind=kind,
        warnings=(
            *header.warnings,
            *warnings,
            *repeated.warning(again),
            *blanks(padded, table.players, table.rounds_played),
        ),
    )
    return with_readings(table, padded, clashes(padded, numbers, table.rounds_played))


def _rows(lines: Iterable[tuple[int, str]]) -> tuple[list[_Row], list[Cell]]:
    """Return the players' rows, and the names in rows that came again word for word."""
    rows: list[_Row] = []
    again = []
    seen = set()
    for number, line in lines:
        if not line.startswith("001"):
            continue
        if len(rows) == MOST_PLAYERS and line.rstrip() not in seen:
            raise too_many_players(number)
        row = _row(number, line)
        if line.rstrip() in seen:
            again.append(row.raw.name)
        else:
            seen.add(line.rstrip())
            rows.append(row)
    return rows, again


def _row(number: int, line: str) -> _Row:
    line = _aligned(line)
    start = line[3:8].strip()
    if not start.isdecimal():
        raise _fault(number, min(4, len(line)), start, "error-trf-start", "hint-trf-start")
    text = line[80:84].strip()
    total = halves(text) if text else None
    if text and total is None:
        raise _fault(number, 80, text, "error-no-score", "hint-trf-score")
    rating = line[48:52].strip()
    cells = [_cell(number, at, line[at : at + 10]) for at in range(_FIRST, len(line.rstrip()), 10)]
    place = line[85:89].strip()
    return _Row(
        RawRow(
            Cell(start, number, 5),
            Cell(line[14:47].strip() or start, number, 15),
            tuple(raw for raw, _ in cells),
            int(rating) or None if rating.isdecimal() else None,
            place if place.isdecimal() and int(place) else "",
            total,
            Cell(text, number, 81),
            (),
            about=tuple(
                (heading, line[at].strip())
                for heading, at in ABOUT.items()
                if line[at].strip(" 0/-.")
            ),
        ),
        tuple(result for _, result in cells),
    )


def _aligned(line: str) -> str:
    """Put the columns right where a name was padded by its bytes, not its characters (Vega)."""
    if _fits(line):
        return line
    extra = len(line[14:47].encode()) - len(line[14:47])
    for missing in dict.fromkeys((extra, *range(1, 7))):
        shifted = line[: 47 - missing] + " " * missing + line[47 - missing :]
        if missing and _fits(shifted):
            return str(shifted)
    return line


def _fits(line: str) -> bool:
    points = line[80:84].strip()
    cells = (line[at : at + 10] for at in range(_FIRST, len(line.rstrip()), 10))
    return (
        (not points or halves(points) is not None)
        and line[84:85] in {"", " "}
        and line[89:91].strip() == ""
        and all(_CELL.fullmatch(cell.ljust(8)) for cell in cells)
    )


def _cell(number: int, at: int, text: str) -> tuple[RawResult, Result]:
    shown = text.strip()
    where = Cell(shown, number, at + 1 + len(text) - len(text.lstrip()))
    match = _CELL.fullmatch(text.ljust(8))
    if not match or not (match[1].strip() or "0").isdecimal():
        raise _fault(number, where.column - 1, shown, "error-no-result", EXPECTED)
    opponent = int(match[1].strip() or "0") or None
    colour = match[2].upper() if match[2] in "wbWB" else ""
    char = (match[3] or "").strip().upper()
    if not char:
        code = ""
    else:
        code = (_GAMES if opponent else _BYES).get(char, "")
        if not code and opponent and char in _BYES:
            opponent, code = None, _BYES[char]
        if not code:
            raise _fault(number, where.column - 1, shown, "error-trf-no-opponent", EXPECTED)
    short = opponent is not None and char in {*"WDL"}
    result = Result(code, opponent, colour, short=short)
    return RawResult(code, opponent, where), result


def _fault(line: int, index: int, text: str, code: str, hint: str) -> ReadError:
    return ReadError(Message(code, (text,)), line, index + 1, hint, length=max(1, len(text)))


def _check_numbers(raws: list[RawRow], numbers: list[int]) -> None:
    seen: set[int] = set()
    for raw, number in zip(raws, numbers, strict=True):
        if number in seen:
            raise _fault(
                raw.number.line,
                4,
                raw.number.text,
                "error-number-twice",
                "hint-number-once",
            )
        seen.add(number)


def _with_byes(rows: list[_Row], numbers: list[int], header: Header) -> list[list[Result]]:
    """Return the players' results, with the byes of record 240 where a row has none."""
    results = {number: list(row.results) for number, row in zip(numbers, rows, strict=True)}
    for round_, number, code in header.byes:
        own = results.get(number)
        if own is None:
            continue
        own += [Result()] * (round_ - len(own))
        if own[round_ - 1] == Result():
            own[round_ - 1] = Result(code)
    return [results[number] for number in numbers]


def _with_assigned(players: list[Player], header: Header) -> list[Player]:
    """Put in the points that record 299 assigns."""
    assigned = {(number, round_): points for round_, number, points in header.abnormal}
    if not assigned:
        return players
    return [
        player._replace(
            results=tuple(
                result._replace(scored=assigned.get((player.number, at), result.scored))
                for at, result in enumerate(player.results, 1)
            )
        )
        for player in players
    ]


def _point_system(
    header: Header, raws: list[RawRow], results: list[list[Result]]
) -> tuple[Header, tuple[Message, ...]] | None:
    """Find the point system that all printed totals fit, where the usual points do not."""
    if header.scoring or header.abnormal or _wrong(header, raws, results) < 2:
        return None
    for system in _SYSTEMS:
        tried = header._replace(scoring=system)
        if not _wrong(tried, raws, results):
            facts = (tried.points.win, tried.points.draw, tried.points.loss)
            return tried, (Message("points-found", facts),)
    return None


def _wrong(header: Header, raws: list[RawRow], results: list[list[Result]]) -> int:
    # A total may leave out byes of rounds that are still to come.
    played = max(
        (at for own in results for at, found in enumerate(own, 1) if KINDS[found.code].of_a_game),
        default=0,
    )
    return sum(
        row.total is not None
        and row.total
        not in {sum(map(header.scores, own[:to])) for to in range(played, len(own) + 1)}
        for row, own in zip(raws, results, strict=True)
        if len(own) >= played or row.total != sum(map(header.scores, own))
    )


def _absent(player: Player, played: int) -> Player:
    """Make blanks in rounds that were played zero-point byes: the report leaves them out."""
    return player._replace(
        results=tuple(
            result._replace(code="U")
            if at <= played and not result.code and result.opponent is None
            else result
            for at, result in enumerate(player.results, 1)
        )
    )


def _padded(row: RawRow, width: int) -> RawRow:
    """Give a row that stops early a cell for each round."""
    missing = width - len(row.results)
    blank = RawResult("", None, Cell("", row.number.line, 1))
    return row._replace(results=row.results + (blank,) * missing)


def _all_met(table: Crosstable) -> bool:
    """Whether everybody was paired with everybody equally often: a round robin."""
    met = [_opponents(player.results) for player in table.players]
    everybody = {player.number for player in table.players}
    times = {count for counts in met for count in counts.values()}
    return (
        len(table.players) > 2
        and len(times) == 1
        and all(
            set(counts) == everybody - {player.number}
            for player, counts in zip(table.players, met, strict=True)
        )
    )


def _opponents(results: Iterable[Result]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for result in results:
        if result.opponent is not None:
            counts[result.opponent] = counts.get(result.opponent, 0) + 1
    return counts
