"""The teams of a FIDE tournament report: records 013 (TRF16), 310 and those beside it (TRF26).

A match is two teams whose players meet in a round. Columns count from 1 in the specification.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from calculator.model import (
    Crosstable,
    Message,
    Player,
    Points,
    Result,
    crosstable,
    last_round_with_a_game,
)
from calculator.model.teams import Board, Primary, Teams
from calculator.reading.cells.grammar import halves
from calculator.reading.check.rounds_to_come import stage
from calculator.reading.check.teams import absent, all_met
from calculator.reading.columns.raw import Told
from calculator.reading.formats.trf.header import Header, scoring
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: What a team's bye is, by the letter of record 240.
_BYES = {"F": "B", "H": "H", "Z": "U", " ": "U"}
#: The results of a match that nobody played, by what is in record 330.
_FORFEITS = {
    **dict.fromkeys(("+-", "WL", "10", "WZ"), ("X", "F")),
    **dict.fromkeys(("-+", "LW", "01", "ZW"), ("F", "X")),
    **dict.fromkeys(("--", "LL", "00", "ZZ"), ("F", "F")),
}


class _Team(NamedTuple):
    number: int
    name: str
    members: tuple[int, ...]
    line: int
    match_halves: int | None = None
    game_halves: int | None = None
    place: str = ""


class _Records(NamedTuple):
    """What the records of teams say beside the players' rows."""

    teams: tuple[_Team, ...]
    boards: int
    """How many boards record 352 names; 0 without it."""
    primary: Primary
    match: Points
    byes: Mapping[tuple[int, int], str]
    """Team and round -> the code of its bye."""
    bye: tuple[int, int] | None
    """Match points and game points of a pairing-allocated bye, in half points."""
    forfeits: Mapping[tuple[int, int], tuple[str, int]]
    """Team and round -> the code of a match that nobody played, and the other team."""
    orders: Mapping[tuple[int, int], tuple[int, ...]]
    """Team and round -> its players by board, where they were not in the order of the list."""


def of_teams(
    lines: Sequence[tuple[int, str]],
    header: Header,
    results: Mapping[int, Sequence[Result]],
    players: Crosstable,
) -> Crosstable:
    """Return the table of the teams; ``players`` is that of the players, ``results`` their cells.

    Raises :class:`ReadError` with the line and column of a fault.
    """
    records = _read(lines, set(results))
    team_of = {one: team.number for team in records.teams for one in team.members}
    _check_all_have_a_team(records, results, team_of, players)
    rounds = max(header.rounds, max((len(row) for row in results.values()), default=0))
    made = _Matches(records, header, results, team_of, rounds)
    rows = [made.row(team) for team in records.teams]
    stands = stage(rows, Told(header.rounds))
    points = _points(records, header, made.boards)
    table = crosstable(rows, rounds=rounds, rounds_played=stands.played, points=points)
    robin = header.kind == "round-robin" or (header.kind is None and all_met(table))
    teams = Teams(
        made.boards,
        players.players,
        {team.number: team.members for team in records.teams},
        {key: boards for key, boards in made.lineups.items() if key[1] <= stands.played},
        records.primary,
        records.match,
        header.points,
        records.bye[0] if records.bye else records.match.draw,
    )
    table = table._replace(
        scheduled=stands.rounds,
        players=tuple(absent(player, stands.played) for player in table.players),
        format=players.format,
        system=players.system,
        event=players.event,
        starts=players.starts,
        announced=players.announced,
        legend=players.legend,
        kind="round-robin" if robin else "swiss",
        teams=teams,
    )
    warnings = (*players.warnings, *made.warnings, *_totals(records, table))
    return table._replace(warnings=warnings)


# The records


def _read(lines: Sequence[tuple[int, str]], players: set[int]) -> _Records:
    """Read all records of teams; ``players`` are the start numbers that there are."""
    new = any(line.startswith("310") for _, line in lines)
    teams: list[_Team] = []
    boards, match, primary = 0, Points(4, 2, 0), ""
    byes: dict[tuple[int, int], str] = {}
    bye: tuple[int, int] | None = None
    forfeits: dict[tuple[int, int], tuple[str, int]] = {}
    orders: dict[tuple[int, int], tuple[int, ...]] = {}
    named: list[tuple[int, str, int]] = []
    for at, line in lines:
        record, rest = line[:3], line[4:].strip()
        match record:
            case "310" if new:
                teams.append(_team(at, line))
            case "013" if not new:
                teams.append(_old_team(at, line, len(teams) + 1))
            case "192":
                primary = _primary(rest) or primary
            case "202" | "212" if rest.upper().replace(",", " ").split()[:1] == ["GPTS"]:
                primary = primary or "GP"
            case "352":
                boards = len(rest)
            case "362":
                match = _scored(at, line)
            case "240":
                code, words = _BYES.get(line[4:5].upper()), _numbers(at, line, 5)
                if code is None or not words:
                    raise _fault(at, line)
                byes |= dict.fromkeys(((team, words[0]) for team in words[1:]), code)
                named += [(at, line, team) for team in words[1:]]
            case "320":
                mp, gp = halves(line[4:8].strip()), halves(line[9:13].strip())
                if mp is None or gp is None or bye is not None:
                    raise _fault(at, line)
                bye = mp, gp
                for round_, team in enumerate(_every(at, line, 14, 4), 1):
                    if team:
                        byes[team, round_] = "P"
                        named.append((at, line, team))
            case "330":
                codes, words = _FORFEITS.get(line[4:6].upper()), _numbers(at, line, 6)
                if codes is None or len(words) != 3:
                    raise _fault(at, line)
                round_, one, other = words
                forfeits[one, round_] = codes[0], other
                forfeits[other, round_] = codes[1], one
                named += [(at, line, one), (at, line, other)]
            case "300":
                words = _numbers(at, line, 3)
                if len(words) < 4:
                    raise _fault(at, line)
                round_, one, other, *order = words
                orders[one, round_] = tuple(order)
                named += [(at, line, one), (at, line, other)]
            case "299":
                raise ReadError.says(
                    Cell(rest, at, 5), "error-trf-team-points", "hint-trf-team-points"
                )
            case _:
                pass
    _check_members(teams, players)
    there = {team.number for team in teams}
    for at, line, number in named:
        if number not in there:
            said = Message("error-trf-nobody", (number,))
            raise ReadError.says(Cell(line[4:].strip(), at, 5), said, "hint-trf-team")
    ranks: Primary = "GP" if primary == "GP" else "MP"
    return _Records(tuple(teams), boards, ranks, match, byes, bye, forfeits, orders)


def _team(at: int, line: str) -> _Team:
    """Read record 310: number, name, short name, rating, points, rank, players by board."""
    number = line[4:7].strip()
    if not number.isdecimal():
        raise _fault(at, line)
    place = line[68:71].strip()
    return _Team(
        int(number),
        line[8:40].strip() or number,
        tuple(one for one in _every(at, line, 73, 5) if one),
        at,
        halves(line[54:60].strip()),
        halves(line[61:67].strip()),
        place if place.isdecimal() and int(place) else "",
    )


def _old_team(at: int, line: str, number: int) -> _Team:
    """Read record 013: name, players by board; a team has the number of its line."""
    name = line[4:36].strip()
    return _Team(
        number, name or str(number), tuple(one for one in _every(at, line, 36, 5) if one), at
    )


def _every(at: int, line: str, first: int, width: int) -> list[int]:
    """Return the numbers of columns of equal width; a blank one is 0."""
    found = []
    for start in range(first, len(line.rstrip()), width):
        text = line[start : start + width].strip()
        if text and not text.isdecimal():
            raise ReadError.says(Cell(text, at, start + 1), "error-trf-team", "hint-trf-team")
        found.append(int(text or 0))
    return found


def _numbers(at: int, line: str, first: int) -> list[int]:
    words = line[first:].split()
    if not all(map(str.isdecimal, words)):
        raise _fault(at, line)
    return [int(word) for word in words]


def _primary(text: str) -> str:
    """Return which points rank, by the code of the type of event.

    >>> _primary("FIDE_TEAM_TYPEA_MP_GP"), _primary("FIDE_TEAM_ROUNDROBIN_GP"), _primary("SWISS")
    ('MP', 'GP', '')
    """
    return next((word for word in text.upper().split("_") if word in {"MP", "GP"}), "")


def _scored(at: int, line: str) -> Points:
    """Read record 362: what a won, drawn and lost match scores."""
    found = dict(scoring(at, line))
    usual = Points(4, 2, 0)
    return Points(
        found.get("TW", found.get("W", usual.win)),
        found.get("TD", found.get("D", usual.draw)),
        found.get("TL", found.get("L", usual.loss)),
    )


def _fault(at: int, line: str) -> ReadError:
    return ReadError.says(Cell(line[4:].strip() or line, at, 5), "error-trf-team", "hint-trf-team")


def _check_members(teams: Iterable[_Team], players: set[int]) -> None:
    """Raise where a team's player is not there, or is in two teams; or two teams are one."""
    numbers: set[int] = set()
    seen: dict[int, str] = {}
    for team in teams:
        cell = Cell(team.name, team.line, 5)
        if team.number in numbers:
            raise ReadError.says(
                cell, Message("error-trf-team-twice", (team.number,)), "hint-trf-team"
            )
        numbers.add(team.number)
        for one in team.members:
            if one not in players:
                raise ReadError.says(cell, Message("error-trf-nobody", (one,)), "hint-trf-team")
            if one in seen:
                said = Message("error-trf-two-teams", (one, seen[one], team.name))
                raise ReadError.says(cell, said, "hint-trf-team")
            seen[one] = team.name


def _check_all_have_a_team(
    records: _Records,
    results: Mapping[int, Sequence[Result]],
    team_of: Mapping[int, int],
    players: Crosstable,
) -> None:
    """Raise where somebody plays who is in no team."""
    names = {player.number: player.name for player in players.players}
    for number, row in results.items():
        if number not in team_of and any(result.opponent for result in row):
            line = records.teams[-1].line
            said = Message("error-trf-no-team", (number, names.get(number, "")))
            raise ReadError(said, line, 1, "hint-trf-team")


# The matches


class _Matches:
    """The matches that the players' cells and the records of teams come to."""

    def __init__(
        self,
        records: _Records,
        header: Header,
        results: Mapping[int, Sequence[Result]],
        team_of: Mapping[int, int],
        rounds: int,
    ) -> None:
        self.records, self.header, self.results = records, header, results
        self.team_of, self.rounds = team_of, rounds
        self.team = {team.number: team for team in records.teams}
        self.warnings: list[Message] = []
        self.differing: list[tuple[int, int, int]] = []
        """The matches, with their rounds, in which the boards of the two lists do not agree."""
        self.met = self._met()
        self.boards = max(records.boards, self._most_boards())
        self.lineups: dict[tuple[int, int], tuple[Board, ...]] = {}
        for (one, round_), other in self.met.items():
            if one < other:
                self._line_up(one, other, round_)
        if self.differing:
            one, other, round_ = min(self.differing)
            names = self.team[one].name, self.team[other].name
            said = Message("trf-boards-differ", (len(self.differing), *names, round_))
            self.warnings.append(said._replace(line=self.team[one].line, column=1))

    def _cell(self, number: int, round_: int) -> Result:
        row = self.results[number]
        return row[round_ - 1] if round_ <= len(row) else Result()

    def _met(self) -> dict[tuple[int, int], int]:
        """Return whom each team met in which round."""
        met: dict[tuple[int, int], int] = {}
        forfeited = {key: other for key, (_, other) in self.records.forfeits.items()}
        for number, row in self.results.items():
            for round_, result in enumerate(row, 1):
                if result.opponent is None:
                    continue
                one, other = self.team_of[number], self.team_of[result.opponent]
                if one == other:
                    raise self._at(one, "error-trf-own-team", (number, result.opponent, round_))
                if met.setdefault((one, round_), other) != other:
                    raise self._at(one, "error-trf-two-matches", (self.team[one].name, round_))
        for key, other in forfeited.items():
            if met.setdefault(key, other) != other:
                raise self._at(key[0], "error-trf-two-matches", (self.team[key[0]].name, key[1]))
        for (one, round_), other in met.items():
            if met.get((other, round_)) != one:
                raise self._at(other, "error-trf-two-matches", (self.team[other].name, round_))
        return met

    def _at(self, team: int, code: str, facts: tuple[str | int, ...]) -> ReadError:
        return ReadError(Message(code, facts), self.team[team].line, 1, "hint-trf-team")

    def _most_boards(self) -> int:
        """Return how many boards the longest match has."""
        return max(
            (
                sum(self._cell(one, round_).opponent is not None for one in self.team[team].members)
                for team, round_ in self.met
            ),
            default=1,
        )

    def _sits(self, number: int, round_: int) -> bool:
        """Whether a player has a board, or would have if the opponent had come."""
        result = self._cell(number, round_)
        return result.opponent is not None or result.code in {"X", "U"}

    def _line_up(self, one: int, other: int, round_: int) -> None:
        """Put the players of a match at its boards."""
        seats = {team: self._seats(team, round_) for team in (one, other)}
        for team, theirs in ((one, other), (other, one)):
            if (team, round_) not in self.records.orders and 0 in seats[team]:
                seats[team] = self._aligned(seats[team], seats[theirs], round_)
        if any(
            self._opponent(mine, round_) not in {None, theirs}
            for mine, theirs in zip(seats[one], seats[other], strict=True)
        ):
            self.differing.append((one, other, round_))
        for team, met in ((one, other), (other, one)):
            self.lineups[team, round_] = tuple(
                self._board(player, opponent, round_)
                for player, opponent in zip(seats[team], seats[met], strict=True)
            )

    def _seats(self, team: int, round_: int) -> list[int]:
        """Return a team's players by board, 0 for nobody; who sits nowhere is not among them."""
        order = self.records.orders.get((team, round_))
        if order is None:
            here = [one for one in self.team[team].members if self._sits(one, round_)]
            # Of more than there are boards, those without an opponent did not play.
            while len(here) > self.boards and (
                idle := [one for one in here if self._opponent(one, round_) is None]
            ):
                here.remove(idle[-1])
            order = tuple(here)
        return [*order[: self.boards], *[0] * (self.boards - len(order))]

    def _aligned(self, mine: list[int], theirs: list[int], round_: int) -> list[int]:
        """Return the players of a team that left boards empty where their opponents sit."""
        seats = [0] * self.boards
        rest = []
        for player in filter(None, mine):
            opponent = self._opponent(player, round_)
            if opponent in theirs and not seats[at := theirs.index(opponent)]:
                seats[at] = player
            else:
                rest.append(player)
        for player in rest:
            seats[seats.index(0)] = player
        return seats

    def _opponent(self, player: int, round_: int) -> int | None:
        return self._cell(player, round_).opponent if player else None

    def _board(self, player: int, opponent: int, round_: int) -> Board:
        if not player:
            return Board(0, "", None, opponent or None)
        result = self._cell(player, round_)
        scored = self.header.scored(result).halves
        return Board(scored, result.code, player, result.opponent or opponent or None)

    def row(self, team: _Team) -> Player:
        """Return a team's row."""
        results = tuple(self._result(team.number, round_) for round_ in range(1, self.rounds + 1))
        totals = team.match_halves, team.game_halves
        ours = totals[self.records.primary == "GP"]
        counted = sum(result.halves for result in results)
        return Player(
            team.number,
            team.name,
            results,
            total_halves=ours if ours == counted else None,
            place=team.place,
        )

    def _result(self, team: int, round_: int) -> Result:
        key = team, round_
        other = self.met.get(key)
        if other is None:
            code = self.records.byes.get(key) or self._bye_of_players(team, round_)
            return self._scored(code, None, self._game_points_of(code))
        own, theirs = self.lineups[key], self.lineups[other, round_]
        if any(not board.code and self._opponent(board.player or 0, round_) for board in own):
            return Result("", other, game_halves=None)
        scored = sum(board.halves for board in own), sum(board.halves for board in theirs)
        code = self._code(scored, played=any(board.played for board in own))
        if key in self.records.forfeits:
            code = self.records.forfeits[key][0]
        if code == "X" and not scored[1]:
            scored = self.boards * self.header.points.win, 0
        return self._scored(code, other, scored[0])

    def _code(self, scored: tuple[int, int], *, played: bool) -> str:
        """Return who won, by the points on the boards.

        Where no board was played, the team with more points has won by forfeit; with equal points,
        but not none, the match was drawn.
        """
        own, theirs = scored
        if played or own == theirs > 0:
            return "W" if own > theirs else "L" if own < theirs else "D"
        return "X" if own > theirs else "F"

    def _scored(self, code: str, opponent: int | None, game_halves: int) -> Result:
        records = self.records
        if records.primary == "GP":
            points = game_halves
        elif code == "P":
            points = records.bye[0] if records.bye else records.match.draw
        else:
            points = records.match.scores(code)
        return Result(code, opponent, game_halves=game_halves, scored_halves=points)

    def _game_points_of(self, code: str) -> int:
        """Return the game points of a bye."""
        won, drawn = self.boards * self.header.points.win, self.boards * self.header.points.draw
        if code == "P" and self.records.bye:
            return self.records.bye[1]
        return {"B": won, "H": drawn, "P": drawn}.get(code, 0)

    def _bye_of_players(self, team: int, round_: int) -> str:
        """Return the bye that a team has by its players' cells, as in reports without records."""
        found = [self._cell(one, round_).code for one in self.team[team].members]
        for code in ("P", "B", "H"):
            if code in found:
                if code == "P" and self.records.bye is None:
                    said = Message("trf-bye-guessed", (self.team[team].name, round_))
                    self.warnings.append(said._replace(line=self.team[team].line, column=1))
                return code
        if "X" in found:
            raise self._at(team, "error-trf-forfeit", (self.team[team].name, round_))
        return ""


def _points(records: _Records, header: Header, boards: int) -> Points:
    """Return what a match scores in the points that rank."""
    if records.primary == "MP":
        return records.match
    return Points(*(boards * halves for halves in header.points))


def _totals(records: _Records, table: Crosstable) -> tuple[Message, ...]:
    """Say which points of record 310 are not what the matches add up to."""
    found = []
    of = {player.number: player for player in table.players}
    played = last_round_with_a_game(table.players)
    for team in records.teams:
        rounds = of[team.number].results[:played]
        games = sum(result.game_halves or 0 for result in rounds)
        points = sum(result.halves for result in rounds)
        match = points
        if records.primary == "GP":
            match = sum(_match_points(records, result.code) for result in rounds)
        printed = (("MP", team.match_halves, match), ("GP", team.game_halves, games))
        for kind, said, counted in printed:
            if said is not None and said != counted:
                facts = (team.name, kind, said, counted)
                found.append(Message("trf-team-total", facts, team.line, 1))
    return tuple(found)


def _match_points(records: _Records, code: str) -> int:
    if code == "P" and records.bye:
        return records.bye[0]
    return records.match.scores(code)
