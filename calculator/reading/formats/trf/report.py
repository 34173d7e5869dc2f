"""FIDE's tournament report file: TRF16, TRF26 and JaVaFo's TRF(x).

The rows of players are the same in all; columns count from 1 in the specification.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from calculator.model import (
    Crosstable,
    Message,
    Player,
    Result,
    last_round_with_a_game,
    shared,
)
from calculator.model import crosstable as made
from calculator.model.late import late
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check import repeated_rows
from calculator.reading.check.contradictions import with_readings
from calculator.reading.check.opponent_numbers import all_alike
from calculator.reading.check.paired_cells import blanks, check_opponents, clashes, half_told
from calculator.reading.check.rounds_to_come import counted_to, stage
from calculator.reading.columns.raw import RawRow, RawTable, Told
from calculator.reading.formats.trf import TRF
from calculator.reading.formats.trf.header import Header, read_header
from calculator.reading.formats.trf.rows import NAME, POINTS, Row, check_numbers, read_rows
from calculator.reading.text.grid import Cell, lines_of

if TYPE_CHECKING:  # few reports are of teams
    from calculator.reading.formats.trf.teams import of_teams
else:
    of_teams = late("calculator.reading.formats.trf.teams", "of_teams")

_CODE = attrgetter("code")


def read_trf(text: str) -> Crosstable:
    """Read a report; raises :class:`ReadError` with the line and column of a fault."""
    lines = list(enumerate(lines_of(text), 1))
    header = read_header(lines)
    rows, again = read_rows(lines)
    raws = [row.raw for row in rows]
    numbers = [shared(int(raw.number.text)) for raw in raws]
    check_numbers(raws, numbers)
    # As nearly always; nothing then contradicts anything.
    own = {number: row.results for number, row in zip(numbers, rows, strict=True)}
    alike = all_alike(own, Result()) is not None
    if not alike:
        check_opponents(RawTable((), tuple(row.whole for row in rows), ()), numbers)
    results = _with_byes(rows, numbers, header)
    players = [
        Player(
            number,
            row.name.text,
            tuple(map(header.scored, own) if header.scoring else own),
            rating=row.rating,
            total_halves=row.total,
            place=row.place,
            about=row.about,
        )
        for number, row, own in zip(numbers, raws, results, strict=True)
    ]
    players = _with_assigned(players, header)
    stands = stage(players, Told(header.rounds))
    table = made(players, rounds=header.rounds, rounds_played=stands.played, points=header.points)
    table = table._replace(
        scheduled=stands.rounds,
        players=tuple(_absent(player, table.rounds_played) for player in table.players),
        format=TRF.name,
        system=TRF.system or "fide",
        event=header.event,
        starts=header.starts,
        announced=header.announced,
        legend=bool(header.announced),
    )
    kind = header.kind or ("round-robin" if _all_met(table) else "swiss")
    width = table.rounds
    last = last_round_with_a_game(table.players)
    right = alike and _is_whole(table)
    if not right:
        raws = [_padded(row.whole, width) for row in rows]
    padded = RawTable((), tuple(raws), (), scores=header.told)
    table = table._replace(
        kind=kind,
        warnings=(
            *header.warnings,
            *_missing(header, numbers),
            *_of_nobody(header, numbers),
            *_cut_off(raws, dict(lines)),
            *_begun_before(raws, dict(lines)),
            *repeated_rows.warning(again),
            *blanks(padded, table.players, table.rounds_played),
            *(() if alike else half_told(padded, table.players, last)),
            *repeated_rows.doubtful_names([row.name for row in raws]),
        ),
    )
    clashing = () if alike else clashes(padded, numbers, last)
    table = with_readings(table, padded, clashing, totals_right=right)
    if not header.teams:
        return table
    cells = {
        number: [_sat(*one) for one in zip(row.whole.results, row.results, strict=True)]
        for number, row in zip(numbers, rows, strict=True)
    }
    return of_teams(lines, header, cells, table)


def _sat(raw: RawResult, result: Result) -> Result:
    """Return a cell of a team's player; Z says that he or she did not play for the team."""
    return Result() if raw.cell.text.upper().endswith("Z") else result


def _with_byes(rows: list[Row], numbers: list[int], header: Header) -> Sequence[Sequence[Result]]:
    """Return the players' results, with the byes of record 240 where a row has none."""
    if not header.byes:
        return [row.results for row in rows]
    results = {number: list(row.results) for number, row in zip(numbers, rows, strict=True)}
    for round_, number, code, _ in header.byes:
        own = results.get(number)
        if own is None:
            continue
        own += [Result()] * (round_ - len(own))
        if own[round_ - 1] == Result():
            own[round_ - 1] = Result(code)
    return [results[number] for number in numbers]


def _missing(header: Header, numbers: list[int]) -> tuple[Message, ...]:
    """Return a warning where there are fewer rows of players than record 062 says."""
    said, line = header.players
    if len(numbers) >= said:
        return ()
    return (Message("trf-players-missing", (said, len(numbers)), line, 1),)


def _cut_off(raws: list[RawRow], lines: Mapping[int, str]) -> tuple[Message, ...]:
    """Return a warning where rows end before the points that others have."""
    ends = {row.name.line: len(lines[row.name.line].rstrip()) for row in raws}
    short = [line for line, end in ends.items() if end < POINTS]
    if not short or not any(row.total_cell and row.total_cell.text for row in raws):
        return ()
    width = max(ends[line] for line in short)
    line = next(line for line in short if ends[line] == width)
    return (Message("lines-cut", (width,), line, width + 1),)


def _begun_before(raws: list[RawRow], lines: Mapping[int, str]) -> tuple[Message, ...]:
    """Return a warning for names that begin before their column: what is there is lost."""
    odd = [row.name for row in raws if lines[row.name.line][NAME - 2 : NAME - 1].strip()]
    return (Message("name-odd", (len(odd), odd[0].text), odd[0].line, NAME),) if odd else ()


def _of_nobody(header: Header, numbers: list[int]) -> tuple[Message, ...]:
    """Return a warning for byes and points of players who are not in the report."""
    there = set(numbers)
    named = (*header.byes, *header.abnormal)
    missing = [(line, number) for _, number, _, line in named if number not in there]
    if not missing:
        return ()
    who = sorted({number for _, number in missing})
    said = (len(who), ", ".join(map(str, who)))
    return (Message("trf-of-nobody", said, min(missing)[0], 1),)


def _with_assigned(players: list[Player], header: Header) -> list[Player]:
    """Put in the points that record 299 assigns."""
    assigned = {(number, round_): points for round_, number, points, _ in header.abnormal}
    if not assigned:
        return players
    return [
        player._replace(
            results=tuple(
                result._replace(
                    scored_halves=assigned.get((player.number, at), result.scored_halves)
                )
                for at, result in enumerate(player.results, 1)
            )
        )
        for player in players
    ]


def _absent(player: Player, played: int) -> Player:
    """Make blanks in rounds that were played zero-point byes: the report leaves them out."""
    if all(map(_CODE, player.results[:played])):
        return player
    return player._replace(
        results=tuple(
            result._replace(code="U")
            if at <= played and not result.code and result.opponent is None
            else result
            for at, result in enumerate(player.results, 1)
        )
    )


def _is_whole(table: Crosstable) -> bool:
    """Whether every round is played and told, and every total right: nobody asks for a cell."""
    return all(
        len(player.results) == table.rounds_played
        and all(map(_CODE, player.results))
        and counted_to(player, table.rounds_played) == 0
        for player in table.players
    )


def _padded(row: RawRow, width: int) -> RawRow:
    """Give a row that stops early a cell for each round."""
    missing = width - len(row.results)
    if not missing:
        return row
    blank = RawResult("", None, Cell("", row.number.line, 1))
    return row._replace(results=row.results + (blank,) * missing)


def _all_met(table: Crosstable) -> bool:
    """Whether all were paired with all others the same number of times: a round robin."""
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
