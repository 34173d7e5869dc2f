"""A team event as FIDE's tournament report (TRF26): its players, and the records of teams.

A record that says nothing new is left out: the lineup of a match (300) is only where it is
not the order of the list. Where no color is known, those of the boards alternate in record 352,
which is what says how many boards there are. Short names and ratings of teams are in no table of
ours, so not in the report either; a team's name is cut after 32 characters.
"""

from collections.abc import Iterator, Mapping, Sequence

from calculator.model import Crosstable, Player, Result, last_round_with_a_game
from calculator.model.teams import Board, Teams
from calculator.reading import ReadError
from calculator.reading.formats.trf.report import read_trf
from calculator.words import decimal, say
from calculator.writing.trf_records import (
    WriteError,
    chars_of,
    header_of,
    numbers_of,
    one_line,
    point_system,
    rows_of,
    scoring_of,
)

#: Codes of record 162 with the results that they are about, beside those of every report.
_SCORED = {"FW": {"X"}, "FL": {"F"}, "FPB": {"B"}, "HPB": {"H"}, "ZPB": {"U"}}
#: What a team's bye is in record 240.
_BYES = {"B": "F", "H": "H", "U": "Z"}
#: Numbers of teams have three digits.
_MOST_TEAMS = 999


def to_team_trf(table: Crosstable, teams: Teams) -> str:
    """Write a table with its teams' boards.

    Raises :class:`~calculator.writing.WriteError` where it is not known who sat at
    a board, and where a report would say anything else than the table.
    """
    played = any(result.played for team in table.players for result in team.results)
    if (played and not teams.lineups) or any(
        board.code and board.player is None for each in teams.lineups.values() for board in each
    ):
        raise WriteError(say("no-report-boards"))
    if any(not 0 < player.number <= _MOST_TEAMS for player in table.players):
        raise WriteError(say("no-report-team-size"))
    people = table._replace(players=teams.individuals, points=teams.game, teams=None, printed=())
    numbers = numbers_of(people)
    header = scoring_of(people, _SCORED)
    robin = table.kind == "round-robin"
    primary = "GP_MP" if teams.primary == "GP" else "MP_GP"
    kind = [
        ("082", str(len(table.players))),
        ("092", f"Team: {'Round-Robin' if robin else 'Swiss-System'}"),
    ]
    worth = zip(("TW", "TD", "TL"), teams.match, strict=True)
    lines = [
        *header_of(people, kind),
        f"192 FIDE_TEAM_{'ROUNDROBIN' if robin else 'TYPEA'}_{primary}",
        *point_system(header),
        f"352 {_colors(teams)}",
        "362 " + "   ".join(f"{code} {_points(halves)}" for code, halves in worth),
        *rows_of(people, _chars(people, teams), numbers),
        *_teams(table, teams, numbers),
        *_byes(table, teams),
        *_forfeits(table),
        *_lineups(table, teams, numbers),
    ]
    text = "\n".join(lines) + "\n"
    if not _says(text, table, teams, numbers):
        raise WriteError(say("no-report-matches"))
    return text


def _points(halves: int) -> str:
    return decimal(500 * halves)


def _colors(teams: Teams) -> str:
    """Return the colors by board: those of a match in which all are known, else alternating."""
    own = {player.number: player.results for player in teams.individuals}
    for (_, round_), boards in teams.lineups.items():
        found = [own[board.player][round_ - 1].color for board in boards if board.player]
        if len(found) == teams.boards and all(found):
            return "".join(found)
    return ("WB" * teams.boards)[: teams.boards]


def _chars(people: Crosstable, teams: Teams) -> dict[int, tuple[str, ...]]:
    """Return everybody's characters: blanks where a player had no board.

    This separates them from players who had one and did not show up.
    """
    absent = slice(people.rounds_played)
    chars = {number: list(row) for number, row in chars_of(people).items()}
    for row in chars.values():
        row[absent] = [" " if char == "Z" else char for char in row[absent]]
    for (_, round_), boards in teams.lineups.items():
        for board in boards:
            if board.player is not None and board.code == "U":
                chars[board.player][round_ - 1] = "-"
    return {number: tuple(row) for number, row in chars.items()}


def _teams(table: Crosstable, teams: Teams, numbers: Mapping[int, int]) -> Iterator[str]:
    """Write a record 310 for each team: name, match and game points, rank, players by board."""
    played = last_round_with_a_game(table.players)
    for team in table.players:
        rounds = team.results[:played]
        games = sum(result.game_halves or 0 for result in rounds)
        match = sum(teams.match_points(result.code) for result in rounds)
        if team.total_halves is not None:
            # What was printed, of the points that rank.
            match, games = (
                (team.total_halves, games) if teams.primary == "MP" else (match, team.total_halves)
            )
        place = team.place if team.place.isdecimal() and len(team.place) <= len("999") else ""
        members = " ".join(f"{numbers[one]:4}" for one in teams.members.get(team.number, ()))
        yield (
            f"310 {team.number:3} {one_line(team.called)[:32]:32} {'':12} "
            f"{_points(match):>6} {_points(games):>6} {place:>3}  {members}"
        ).rstrip()


def _byes(table: Crosstable, teams: Teams) -> Iterator[str]:
    """Write the byes of teams: those that were asked for (240), and the allocated ones (320)."""
    asked: dict[tuple[str, int], list[int]] = {}
    allocated: dict[int, int] = {}
    games = teams.draw
    for team in table.players:
        for round_, result in enumerate(team.results, 1):
            if result.opponent is not None:
                continue
            if result.code in _BYES:
                asked.setdefault((_BYES[result.code], round_), []).append(team.number)
            elif result.code == "P":
                # Of two in one round the second one's players say it in their cells, or nobody.
                allocated.setdefault(round_, team.number)
                games = result.game_halves or 0
    for (letter, round_), numbers in asked.items():
        yield f"240 {letter} {round_:3} " + " ".join(f"{number:4}" for number in numbers)
    if allocated or teams.bye != teams.match.draw:
        rounds = range(1, max(allocated, default=0) + 1)
        yield (
            f"320 {_points(teams.bye):>4} {_points(games):>4} "
            + " ".join(f"{allocated.get(round_, 0):03}" for round_ in rounds)
        ).rstrip()


def _forfeits(table: Crosstable) -> Iterator[str]:
    """Write a record 330 for each match that nobody played."""
    there = {player.number: player for player in table.players}
    for team in table.players:
        for round_, result in enumerate(team.results, 1):
            if result.opponent is None or result.code not in {"X", "F"}:
                continue
            theirs = there[result.opponent].results[round_ - 1].code
            won = result.code == "X"
            if won or (theirs == "F" and team.number < result.opponent):
                signs = "+-" if won else "--"
                yield f"330 {signs} {round_:3} {team.number:3} {result.opponent:3}"


def _lineups(table: Crosstable, teams: Teams, numbers: Mapping[int, int]) -> Iterator[str]:
    """Write a record 300 for each lineup that is not the order of the list, or has a gap."""
    there = {player.number: player for player in table.players}
    own = {player.number: player.results for player in teams.individuals}
    for (team, round_), boards in sorted(teams.lineups.items(), key=lambda each: each[0][::-1]):
        seats = [board.player for board in boards]
        seats += [None] * (teams.boards - len(seats))
        usual = [
            one
            for one in teams.members.get(team, ())
            if own[one][round_ - 1].opponent is not None
            or own[one][round_ - 1].code == "X"
            or one in seats
        ]
        other = there[team].results[round_ - 1].opponent
        if seats != usual and other is not None:
            by_board = " ".join(f"{numbers[one] if one else 0:4}" for one in seats)
            yield f"300 {round_:3} {team:3} {other:3} {by_board}"


def _says(text: str, table: Crosstable, teams: Teams, numbers: Mapping[int, int]) -> bool:
    """Whether a report is read as the matches and boards that the table has.

    A report gives the winner only by the boards, so a match decided differently has no place.
    """
    try:
        again = read_trf(text)
    except ReadError:
        return False
    if again.teams is None or again.teams.lineups.keys() != teams.lineups.keys():
        return False
    rows = zip(table.players, again.players, strict=True)
    return all(_matches(one) == _matches(other) for one, other in rows) and all(
        _boards(again.teams.lineups[key], None) == _boards(boards, numbers)
        for key, boards in teams.lineups.items()
    )


def _matches(team: Player) -> list[tuple[str, int | None, int, int]]:
    def told(result: Result) -> tuple[str, int | None, int, int]:
        return result.code, result.opponent, result.halves, result.game_halves or 0

    found = [told(result) for result in team.results]
    while found and found[-1] == told(Result()):
        found.pop()
    return found


def _boards(
    boards: Sequence[Board], numbers: Mapping[int, int] | None
) -> list[tuple[int, str, int | None]]:
    """Return what each board brought, and who sat there by the numbers of the report."""
    return [
        (
            board.halves,
            board.code,
            numbers[board.player] if numbers and board.player is not None else board.player,
        )
        for board in boards
    ]
