"""chess-results' lists of players by team: beside the matches they have their boards."""

import pytest

from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import ReadError, read
from tests.reading.team_writers import in_columns
from tests.reading.test_team_matches import boards, results, tournament
from tests.support.examples import seeds

_CELLS = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-"}


def composition(table: Crosstable) -> str:
    """An event's teams with their players, as chess-results has them."""
    assert table.teams is not None
    people = {player.number: player for player in table.teams.individuals}
    rounds = range(1, table.rounds_played + 1)
    lines = ["Team-Composition with round-results"]
    for at, team in enumerate(table.players, 1):
        lines.append(f"  {at}. {team.name} (RtgAvg:1850, Captain: Lee / TB1: {at} / TB2: 7,5)")
        heads = ["Bo.", "", "Name", "Rtg", "FED", "FideID", *map(str, rounds), "Pts.", "Games"]
        lines.append("\t".join(heads))
        for board, number in enumerate(table.teams.members[team.number], 1):
            one = people[number]
            cells = [
                next(
                    (
                        _CELLS.get(seat.code, "")
                        for seat in table.teams.lineups.get((team.number, round_), ())
                        if seat.player == number
                    ),
                    "",
                )
                for round_ in rounds
            ]
            said = [str(board), "", one.name, str(one.rating or 0), "USA", "0", *cells, "0", "0"]
            lines.append("\t".join(said))
    return "\n".join(lines) + "\n"


def test_beside_the_matches_it_has_their_boards() -> None:
    seen = 0
    for seed in seeds(60):
        table = tournament(seed)
        teams = table.teams
        if teams is None or table.rounds_played != table.rounds or table.ranked_by != "MP":
            continue
        matches = in_columns(table)
        for text in (matches + composition(table), composition(table) + matches):
            again = read(text)
            assert results(again) == results(table), seed
            expected, found = boards(table), boards(again)
            told = any(one.code == "composition-differs" for one in again.warnings)
            for match, row in found.items():
                assert row == expected[match], seed
            # Where somebody was missing the list has no board: nothing is made up.
            assert told or len(found) >= len(expected) - _unplayed(table), seed
            seen += len(found)
    assert seen > 30


def _unplayed(table: Crosstable) -> int:
    return sum(one.code in "XFZ" for player in table.players for one in player.results)


def test_alone_it_is_told_what_to_paste() -> None:
    with pytest.raises(ReadError) as raised:
        read(composition(tournament(0)))
    assert raised.value.said.code == "error-composition-alone"
    assert raised.value.line == 2


MATCHES = """Round 1
No.\tTeam\tTeam\tRes.\t:\tRes.
1\tOak\tElm\t1½\t:\t½
Round 2
No.\tTeam\tTeam\tRes.\t:\tRes.
1\tElm\tOak\t2\t:\t0
"""
PLAYERS = """  1. Oak (RtgAvg:1850, TB1: 2 / TB2: 1,5)
Bo.\t\tName\tRtg\t1\t2\tPts.
1\t\tLee, Ann\t1900\t1\t0\t1
2\t\tPoe, Ben\t1850\t½\t0\t0,5
  2. Elm (RtgAvg:1840, TB1: 2 / TB2: 2,5)
Bo.\t\tName\tRtg\t1\t2\tPts.
1\t\tRay, Cem\t1880\t0\t1\t1
2\t\tFox, Dea\t1800\t½\t1\t1,5
"""


def test_points_that_are_not_the_result_are_told() -> None:
    table = read(MATCHES + PLAYERS.replace("1850\t½", "1850\t1").replace("1800\t½", "1800\t0"))
    assert table.teams is not None
    assert {round_ for _, round_ in table.teams.lineups} == {2}
    assert [(one.code, one.facts) for one in table.warnings] == [
        ("composition-differs", (1, "Oak", "Elm", 1))
    ]


def test_another_name_is_told() -> None:
    table = read(MATCHES + PLAYERS.replace("2. Elm", "2. Elm Street"))
    assert [(one.code, one.facts) for one in table.warnings] == [
        ("composition-unknown", (1, "Elm Street"))
    ]


def test_a_cell_that_is_no_result_is_named() -> None:
    with pytest.raises(ReadError) as raised:
        read(MATCHES + PLAYERS.replace("1880\t0", "1880\tzonk"))
    assert (raised.value.said.code, raised.value.line) == ("error-composition-cell", 13)


def test_board_count_is_worked_out_of_it() -> None:
    standings = rank(read(MATCHES + PLAYERS), "BC")
    found = {row.name: row.values["BC"].number for row in standings.rows}
    assert found == {"Oak": 2, "Elm": 4}
