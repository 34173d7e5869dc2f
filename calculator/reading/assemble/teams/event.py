"""A section with matches of teams made a table: everybody's match in each round."""

from collections import Counter
from collections.abc import Mapping, Sequence

from calculator.model import (
    Crosstable,
    Lack,
    Message,
    NumberedBy,
    Player,
    Points,
    Result,
    crosstable,
)
from calculator.model.teams import Board, Teams
from calculator.reading.assemble.teams.boards import Boards, with_scores
from calculator.reading.assemble.teams.ranking import SCORING, Printed, printed_of
from calculator.reading.assemble.teams.records import Bye, Listed, Match, Round, Sheet, key
from calculator.reading.assemble.teams.rosters import Roster, with_rosters
from calculator.reading.assemble.teams.walk import cut_apart, rounds_taken
from calculator.reading.check.rounds_to_come import captioned, stage
from calculator.reading.check.teams import absent, all_met
from calculator.reading.columns.context import context
from calculator.reading.columns.hints import told, unbroken
from calculator.reading.columns.legend import edition_named
from calculator.reading.columns.raw import RawTable, Told
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, listed, too_many_players
from calculator.reading.text.grid import Cell

#: No event has more rounds.
_MOST_ROUNDS = 99


class Names:
    """The teams of a section by name, in the order of its ranking, else as they come."""

    def __init__(
        self, rows: Sequence[Listed], matches: Sequence[Match], byes: Sequence[Bye]
    ) -> None:
        self.cells: list[Cell] = []
        self.at: dict[str, int] = {}
        self.numbers: dict[int, int] = {}
        for row in rows:
            self._add(row.name, row.number)
        for match in matches:
            self._add(match.one, match.numbers[0])
            self._add(match.other, match.numbers[1])
        for bye in byes:
            self._add(bye.who, bye.number)

    def _add(self, cell: Cell, number: int) -> None:
        name = key(cell.text)
        if name not in self.at and (same := self._numbered(name, number)) is not None:
            self.at[name] = same
        if name not in self.at:
            self.at[name] = len(self.cells)
            self.cells.append(cell)
        if number:
            self.numbers.setdefault(self.at[name], number)

    def _numbered(self, name: str, number: int) -> int | None:
        """Return the team of that number whose name begins alike: "Estonia", "Estonia (EST)"."""
        same = next((at for at, own in self.numbers.items() if number and own == number), None)
        if same is None:
            return None
        own = key(self.cells[same].text)
        return (
            same if f"{own} ".startswith(f"{name} ") or f"{name} ".startswith(f"{own} ") else None
        )

    def of(self, cell: Cell) -> int:
        """Return the position of a team."""
        return self.at[key(cell.text)]


def table_of(sheet: Sheet, form: str, rosters: Sequence[Roster] = ()) -> Crosstable:
    """Make the table; raises :class:`ReadError` where the matches cannot all be right."""
    rows = sheet.ranking.rows if sheet.ranking else ()
    matches, warning = rounds_taken(cut_apart(sheet.matches, rows))
    byes = list(sheet.byes)
    names = Names(rows, matches, byes)
    if len(names.cells) > MOST_PLAYERS:
        raise too_many_players(names.cells[MOST_PLAYERS].line, len(names.cells))
    boards = boards_of(matches)
    matches, differing = with_rosters(matches, rosters, boards)
    matches = with_scores(matches, boards)
    warnings = [*differing, *([warning] if warning else [])]
    cells = _cells(names, matches, byes, boards, warnings)
    rounds = _rounds(cells)
    numbers, by = _numbers(names)
    seen = Boards(names.cells, matches, names.of, numbers, boards)
    by_round = [
        [cells.get((at, round_)) for round_ in range(1, rounds + 1)]
        for at in range(len(names.cells))
    ]
    around = (*sheet.before, *sheet.after)
    return finished(
        names.cells,
        numbers,
        by_round,
        boards,
        printed_of(sheet.ranking, names.of, numbers, around, by_round),
        RawTable((), (), before=sheet.before, after=sheet.after, form=form, starts=sheet.starts),
        lineups=seen.lineups,
        individuals=seen.players,
        members=seen.members,
        warnings=[*warnings, *seen.warnings, *_left(sheet)],
        places={names.of(row.name): row.place for row in rows},
        numbered_by=by,
        section=sheet.title,
    )


def finished(
    names: Sequence[Cell],
    numbers: Sequence[int],
    by_round: Sequence[Sequence[Round | None]],
    boards: int,
    printed: Printed,
    raw: RawTable,
    *,
    warnings: list[Message],
    places: Mapping[int, str],
    numbered_by: NumberedBy,
    section: str = "",
    lineups: Mapping[tuple[int, int], tuple[Board, ...]] | None = None,
    individuals: tuple[Player, ...] = (),
    members: Mapping[int, tuple[int, ...]] | None = None,
    robin: bool | None = None,
    opponents: bool = False,
) -> Crosstable:
    """Make the table of rows whose cells are known.

    ``opponents`` is whether a column is an opponent, not a round.
    """
    met = [[cell for cell in row if cell] for row in by_round]
    scoring, bye = _scoring(met, printed, boards)
    games = printed.primary == "GP"

    def result(cell: Round | None) -> Result:
        if cell is None:
            return Result()
        opponent = None if cell.opponent is None else numbers[cell.opponent]
        if not cell.code:
            return Result("", opponent)
        if cell.code == "P" and not bye:
            # By the printed points it is a free round.
            return Result("U", game_halves=0, scored_halves=0)
        points = bye if cell.code == "P" else scoring.scores(cell.code)
        scored = cell.halves if games else points
        return Result(cell.code, opponent, game_halves=cell.halves, scored_halves=scored)

    players = [
        Player(numbers[at], names[at].text, tuple(map(result, row)), place=places.get(at, ""))
        for at, row in enumerate(by_round)
    ]
    around = context(raw)
    said = told(cell.text for cell in unbroken(raw.around))
    stands = stage(
        [player._replace(total_halves=printed.totals.get(player.number)) for player in players],
        said if not opponents else Told(),
        by_round=not opponents,
    )
    points = Points(*(boards * halves for halves in Points())) if games else scoring
    table = crosstable(
        players,
        rounds_played=len(by_round[0]) if opponents else stands.played,
        points=points,
    )
    if robin is None:
        robin = around.kind == "round-robin" or (around.kind is None and all_met(table))
    played = table.rounds_played
    table = table._replace(
        players=tuple(_with_total(absent(one, played), printed, played) for one in table.players)
        if not opponents
        else tuple(_with_total(one, printed, played) for one in table.players),
    )
    if robin:
        table = table._replace(players=tuple(map(_free, table.players)))
    else:
        warnings += _unlisted(table, by_round)
        warnings += _byes_guessed(met, names, printed, bye)
    lacks: tuple[Lack, ...] = ("rounds",) if opponents else ()
    return table._replace(
        kind="round-robin" if robin else "swiss",
        event=around.event,
        section=section or around.section,
        printed=printed.columns,
        announced=printed.announced,
        legend=printed.legend,
        warnings=(
            *warnings,
            *_totals(table, printed),
            *(() if opponents else captioned(raw, stands.played)),
        ),
        numbered_by=numbered_by,
        lacks=lacks,
        system="fide",
        starts=raw.starts or around.starts,
        rules=around.rules or edition_named(raw.around),
        scheduled=stands.rounds,
        after=stands.after,
        to_play=opponents and any(one.to_play for p in table.players for one in p.results),
        teams=Teams(
            boards,
            individuals,
            members or {},
            {at: row for at, row in (lineups or {}).items() if at[1] <= played},
            printed.primary,
            scoring,
            Points(),
            bye,
        ),
    )


def boards_of(matches: Sequence[Match]) -> int:
    """Return how many boards a match has: what most have together, or have lines for.

    Raises :class:`ReadError` where a match has more points than that.
    """
    seats = max((len(match.seats) for match in matches), default=0)
    sums = Counter(
        sum(match.halves) // 2
        for match in matches
        if match.halves and not match.signs and sum(match.halves) % 2 == 0
    )
    usual = max(sums, key=lambda boards: (sums[boards], boards)) if sums else 0
    boards = max(usual, seats)
    for match in matches:
        if match.halves and sum(match.halves) > 2 * boards:
            said = Message("error-match-sum", (match.one.text, match.other.text, boards))
            raise ReadError.says(match.cell, said, "hint-match-sum")
    return boards


def code_of(one: int, other: int, *, forfeited: bool) -> str:
    """Return how a match ended for the first team.

    >>> (
    ...     code_of(5, 3, forfeited=False),
    ...     code_of(0, 8, forfeited=True),
    ...     code_of(4, 4, forfeited=False),
    ... )
    ('W', 'F', 'D')
    """
    if forfeited or not one + other:
        return "X" if one > other else "F" if one < other or not one else "Z"
    return "W" if one > other else "L" if one < other else "D"


def _cells(
    names: Names,
    matches: Sequence[Match],
    byes: Sequence[Bye],
    boards: int,
    warnings: list[Message],
) -> dict[tuple[int, int], Round]:
    """Return what each team has in each round."""
    found: dict[tuple[int, int], Round] = {}
    repeated: list[Match] = []
    short: list[Match] = []
    for match in matches:
        one, other = names.of(match.one), names.of(match.other)
        if one == other:
            said = Message("error-met-oneself-name", (match.one.text,))
            raise ReadError.at(match.other, said, "hint-match")
        if not match.round or match.round > _MOST_ROUNDS:
            said = Message("error-match-round", (match.one.text, match.other.text))
            raise ReadError.at(match.one, said, "hint-match-round")
        halves = match.halves
        if halves and match.signs:
            halves = halves[0] * boards, halves[1] * boards
        elif halves and sum(halves) < 2 * boards:
            short.append(match)
        again = 0
        for own, opponent, at in ((one, other, 0), (other, one, 1)):
            code, points = "", 0
            if halves:
                points = halves[at]
                code = code_of(points, halves[1 - at], forfeited=match.forfeited)
            new = Round(code, opponent, points, match.cell, match)
            old = found.get((own, match.round))
            if old is not None:
                if old.opponent != opponent or (
                    old.code and code and (old.code, old.halves) != (code, points)
                ):
                    team = (match.one, match.other)[at]
                    said = Message("error-two-matches", (names.cells[own].text, match.round))
                    hint = Message("hint-two-matches", (old.cell.line,))
                    raise ReadError.at(team, said, hint)
                again += bool(old.code)
                if old.code:
                    continue
            found[own, match.round] = new
        if again == 2:
            repeated.append(match)
    for bye in byes:
        own = names.of(bye.who)
        halves_ = bye.halves if bye.halves is not None else None
        points = halves_ if halves_ is not None else {"U": 0}.get(bye.code, boards)
        new = Round("U" if halves_ == 0 else bye.code, None, points, bye.cell)
        old = found.setdefault((own, bye.round or 1), new)
        if old.opponent is not None:
            said = Message("error-two-matches", (names.cells[own].text, bye.round))
            raise ReadError.at(bye.cell, said, Message("hint-two-matches", (old.cell.line,)))
    if repeated:
        last = repeated[-1].cell
        facts = (len(repeated), repeated[-1].one.text, repeated[-1].other.text)
        warnings.append(Message("matches-repeated", facts, last.line, last.column))
    for match in short[:_TOLD]:
        short_of = (match.one.text, match.other.text, match.round, boards)
        warnings.append(Message("match-short", short_of, match.cell.line, match.cell.column))
    if len(short) > _TOLD:
        warnings.append(Message("matches-short", (len(short) - _TOLD,)))
    return found


#: This many of a kind are mentioned one by one.
_TOLD = 3


def _rounds(cells: Mapping[tuple[int, int], Round]) -> int:
    """Return how many rounds there are; raises where one is missing."""
    there = {round_ for _, round_ in cells}
    for round_ in range(1, max(there) + 1):
        if round_ not in there:
            later = min(each for each in there if each > round_)
            cell = next(cell for (_, at), cell in cells.items() if at == later)
            said = Message("error-match-round-missing", (round_, later))
            raise ReadError.at(cell.cell, said, "hint-all-match-rounds")
    return max(there)


def _numbers(names: Names) -> tuple[list[int], NumberedBy]:
    """Return the teams' numbers, and what they are."""
    every = range(len(names.cells))
    own = [names.numbers.get(at, 0) for at in every]
    if all(own) and len(set(own)) == len(own):
        return own, "start"
    return [at + 1 for at in every], "name"


def _scoring(met: Sequence[Sequence[Round]], printed: Printed, boards: int) -> tuple[Points, int]:
    """Return what a match scores, and a bye: 2-1-0, unless printed match points say otherwise.

    A bye is a draw where nothing says what it brought.
    """
    byes = [cell for row in met for cell in row if cell.code == "P"]
    by_halves = {cell.halves > boards: None for cell in byes if cell.halves != boards}
    best = (Points(4, 2, 0), 4 if list(by_halves) == [True] else 2)
    if not printed.match_points:
        return best
    most = -1
    for points in SCORING:
        for bye in dict.fromkeys((best[1] * points.win // 4, points.draw, points.win, 0)):
            right = sum(
                printed.match_points.get(at)
                == sum(bye if one.code == "P" else points.scores(one.code) for one in row)
                for at, row in enumerate(met)
            )
            if right > most:
                most, best = right, (points, bye)
            if not byes:
                break
    return best


def _with_total(player: Player, printed: Printed, played: int) -> Player:
    """Return a team with its printed score, where the matches add up to it."""
    total = printed.totals.get(player.number)
    counted = sum(result.halves for result in player.results[:played])
    return player._replace(total_halves=total if total == counted else None)


#: The codes of matches won, drawn and lost.
_COUNTED = ("WXN", "DZR", "LFS")


def _totals(table: Crosstable, printed: Printed) -> list[Message]:
    """Say which printed scores are not what the matches add up to."""
    found = []
    for player in table.players:
        results = player.results[: table.rounds_played]
        counted = sum(result.halves for result in results)
        said = printed.totals.get(player.number)
        if said is not None and said != counted:
            facts = (player.name, printed.primary, said, counted)
            found.append(Message("team-total", facts, printed.lines[player.number], 1))
        counts = printed.counts.get(player.number)
        if counts is not None:
            own = [sum(result.code in codes for result in results) for codes in _COUNTED]
            byes = sum(result.code in {"P", "B", "H", "U"} for result in results)
            if sum(abs(one - other) for one, other in zip(own, counts, strict=True)) > byes:
                facts_ = (player.name, *counts, own[0], own[1], own[2])
                found.append(Message("team-counts", facts_, printed.lines[player.number], 1))
    return found


def _free(player: Player) -> Player:
    """15.2: the free round of a round robin is not a round."""
    return player._replace(
        results=tuple(
            result._replace(code="U", game_halves=0, scored_halves=0)
            if result.code == "P"
            else result
            for result in player.results
        )
    )


def _unlisted(table: Crosstable, by_round: Sequence[Sequence[Round | None]]) -> list[Message]:
    """Name the teams of which nothing is said in rounds that others played."""
    found = []
    for player, row in zip(table.players, by_round, strict=True):
        cells = row[: table.rounds_played]
        rounds = [str(at) for at, cell in enumerate(cells, 1) if cell is None]
        if rounds:
            found.append((player.name, ", ".join(rounds)))
    if not found:
        return []
    said = [f"{name} ({rounds})" for name, rounds in found]
    return [Message("teams-unlisted", (len(found), listed(said)))]


def _byes_guessed(
    met: Sequence[Sequence[Round]],
    names: Sequence[Cell],
    printed: Printed,
    bye: int,
) -> list[Message]:
    """Say what a bye was taken to bring where no match points are printed."""
    if printed.match_points:
        return []
    guessed = [
        (names[at].text, cell.cell)
        for at, row in enumerate(met)
        for cell in row
        if cell.code == "P"
    ]
    if not guessed:
        return []
    cell = guessed[0][1]
    facts = (len(guessed), listed(name for name, _ in guessed), bye)
    return [Message("team-byes-guessed", facts, cell.line, cell.column)]


def _left(sheet: Sheet) -> list[Message]:
    """Say which lines among the matches are none."""
    last = max(match.cell.line for match in sheet.matches)
    among = [cell for cell in sheet.left if cell.line < last]
    return [
        Message("match-line-left-out", (cell.text[:60],), cell.line, cell.column)
        for cell in among[:_TOLD]
    ]
