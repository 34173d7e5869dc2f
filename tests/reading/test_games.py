"""More than one game between two players in a round."""

from collections.abc import Sequence

import pytest

from calculator.model import Crosstable, Provisional
from calculator.ranked import rank
from calculator.reading import ReadError, opened, read

Game = tuple[str, str, str, str]


def pgn(games: Sequence[Game], *more: str) -> str:
    return "".join(
        f'[Event "Open"]\n[Round "{round_}"]\n[White "{white}"]\n[Black "{black}"]\n'
        f'[Result "{result}"]\n{"".join(f"[{tag}]" for tag in more)}\n\n1. e4 {result}\n\n'
        for round_, white, black, result in games
    )


def results(table: Crosstable) -> dict[str, list[tuple[str, int | None, str]]]:
    return {
        player.name: [(found.code, found.opponent, found.color) for found in player.results]
        for player in table.players
    }


SINGLE: list[Game] = [
    ("1.1", "Ann", "Bob", "1-0"),
    ("1.2", "Cem", "Dea", "1/2-1/2"),
    ("2.1", "Bob", "Cem", "1-0"),
    ("2.2", "Dea", "Ann", "1/2-1/2"),
]


def test_a_play_off_is_left_out_and_said() -> None:
    playoff: list[Game] = [("2.3", "Ann", "Dea", "1-0"), ("2.4", "Dea", "Ann", "1-0")]
    table = read(pgn([*SINGLE, *playoff]))
    assert results(table) == results(read(pgn(SINGLE)))
    (warning,) = table.warnings
    assert (warning.code, warning.facts) == ("playoff-left-out", (2, "Dea", "Ann", 2))
    assert (warning.line, warning.column) == (4 * 9 + 5, 10)


def test_the_earlier_game_is_the_one_of_the_event() -> None:
    late = pgn([("2.1", "Cem", "Bob", "1-0")], 'Date "2026.03.02"')
    text = late + pgn(SINGLE, 'Date "2026.03.01"')
    assert results(read(text))["Bob"] == [("L", 3, "B"), ("W", 1, "W")]


def test_two_games_a_round() -> None:
    back: list[Game] = [
        ("1.3", "Bob", "Ann", "1-0"),
        ("1.4", "Dea", "Cem", "1-0"),
        ("2.3", "Cem", "Bob", "0-1"),
        ("2.4", "Ann", "Dea", "*"),
    ]
    table = read(pgn([*SINGLE, *back]))
    assert table.games_per_round == 2
    assert results(table) == {
        "Ann": [("W", 2, ""), ("", 4, "")],
        "Bob": [("W", 1, ""), ("$", 3, "")],
        "Cem": [("D", 4, ""), ("L", 2, "")],
        "Dea": [("#", 3, ""), ("", 1, "")],
    }
    assert table.contradictions == ()
    # The second round is running: the standings are after the first.
    assert table.provisional == Provisional(after=1, of=None, open=1)
    scores = {row.name: row.score for row in rank(table).rows}
    assert scores == {"Ann": 2, "Bob": 2, "Cem": 1, "Dea": 3}


def test_a_forfeit_among_two_games_is_not_guessed() -> None:
    back: list[Game] = [
        (f"{round_[0]}.5", black, white, result) for round_, white, black, result in SINGLE
    ]
    text = pgn(SINGLE) + pgn(back, 'Termination "forfeit"')
    with pytest.raises(ReadError, match="has two games in round 1"):
        read(text)


def test_two_opponents_in_a_round_are_an_error() -> None:
    with pytest.raises(ReadError, match="Ann has two games in round 1") as caught:
        read(pgn([*SINGLE, ("1.3", "Eva", "Ann", "1-0")]))
    assert caught.value.line == 4 * 9 + 5


def test_matches_of_many_games_are_an_error() -> None:
    with pytest.raises(ReadError, match="Ann has two games in round 1"):
        read(
            pgn(
                [
                    ("1.1", "Ann", "Bob", "1-0"),
                    ("1.2", "Bob", "Ann", "1-0"),
                    ("1.3", "Ann", "Bob", "0-1"),
                ]
            )
        )


def test_the_same_game_twice_is_one() -> None:
    table = read(pgn([*SINGLE, SINGLE[0]]))
    assert results(table) == results(read(pgn(SINGLE)))
    assert [found.code for found in table.warnings] == ["rows-repeated"]


STANDINGS = "\nNo\tName\tRd 1\tPts\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n"


def test_standings_below_games_are_no_other_reading_of_them() -> None:
    found = opened(pgn(SINGLE) + STANDINGS)
    assert (found.table.rounds, found.readings) == (2, ("pgn:name",))


def test_a_fault_of_the_games_is_told_whatever_stands_below() -> None:
    with pytest.raises(ReadError, match="Ann has two games in round 1"):
        read(pgn([("1", "Ann", "Ann", "1-0")]) + STANDINGS)


def test_cells_of_two_games_answer_each_other() -> None:
    table = read(
        "No.\tName\tPts\tRnd1\tRnd2\n1\tAnn\t3\tW2\t$3\n2\tBob\t2.5\tW1\t#4\n"
        "3\tCem\t1.5\t#4\tL1\n4\tDea\t1\tD3\tD2\n"
    )
    assert table.games_per_round == 2
    assert (table.contradictions, table.warnings) == ((), ())
    wrong = read(
        "No.\tName\tPts\tRnd1\tRnd2\n1\tAnn\t3\tW2\t$3\n2\tBob\t2\tD1\t#4\n"
        "3\tCem\t1.5\t#4\tL1\n4\tDea\t1\tD3\tD2\n"
    )
    assert [(c.round, c.number, c.other) for c in wrong.contradictions] == [(1, 1, 2)]
    assert wrong.other is not None
    codes = {wrong.players[1].results[0].code, wrong.other.table.players[1].results[0].code}
    assert codes == {"W", "D"}
