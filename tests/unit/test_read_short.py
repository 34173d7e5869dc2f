"""The short form: "4 out of 5; my opponents had 1, 2, 3, 3½, 4"."""

import pytest

from calculator import ReadError
from calculator.ranked import rank
from calculator.reading import read
from tests.support.tables import by_name

BIG_RAPIDS = """\
Adam 4 of 5: 1 2 3 3.5 4
Barbara 4 of 5: 2 2.5 3 3 4
"""
CALVIN = """\
Calvin 7 of 7: 2 2 3.5 4 5 5 6(bye)
Debrah 7 of 7: 1 2.5 4 4 5 5.5 6
"""
ERIC = """\
Eric 2.5 of 3: 1 2 2.5
Francis 2.5 of 3: 1(bye) 2 2.5
"""


def test_adam_and_barbara() -> None:
    assert by_name(BIG_RAPIDS, "modified-median") == {"Adam": 12.5, "Barbara": 12.5}
    assert by_name(BIG_RAPIDS, "solkoff") == {"Adam": 13.5, "Barbara": 14.5}
    first = rank(read(BIG_RAPIDS), order=["modified-median", "solkoff"]).rows[0]
    assert first.name == "Barbara"


def test_calvin_and_debrah() -> None:
    assert by_name(CALVIN, "modified-median") == {"Calvin": 25, "Debrah": 27}


def test_eric_and_francis() -> None:
    assert by_name(ERIC, "solkoff") == {"Eric": 5.5, "Francis": 5}


def test_own_results_round_by_round() -> None:
    assert by_name("George: W D W\nHelen: D W W\n", "cumulative") == {"George": 5, "Helen": 4.5}
    jennifer = by_name("Jennifer: bye W L W W\nKelly: W W L W W\n", "cumulative")
    assert jennifer == {"Jennifer": 11, "Kelly": 12}


@pytest.mark.parametrize(
    ("opponent", "counts"),
    [
        ("3", 3),
        ("3½", 3.5),
        ("3.5", 3.5),
        ("3(bye)", 2.5),
        ("3 (bye)", 2.5),
        ("3(half)", 3),
        ("3(zero)", 3.5),
        ("3(forfeit win)", 2.5),
        ("3(forfeit loss)", 3.5),
        ("3(bye)(bye)", 2),
        ("3(bye)(zero)", 3),
        ("bye", 0),
        ("forfeit win", 0),
    ],
)
def test_an_opponents_unplayed_rounds(opponent: str, counts: float) -> None:
    assert by_name(f"Adam 2 of 3: 1, {opponent}, 1\n", "solkoff")["Adam"] == counts + 2


def test_what_needs_more_than_totals_has_no_value() -> None:
    standings = rank(read(BIG_RAPIDS), order="us-chess")
    for row in standings.rows:
        assert row.values["cumulative"].number is None
        assert row.values["cumulative-opposition"].number is None
        assert row.values["cumulative"].missing is not None
    assert len(standings.rows) == 2


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("Adam 4 of 5: 1 2 3 3.5 foo", 1, 24),
        ("Adam 4 of 5: 1 2 3 3.5 4(nap)", 1, 25),
        ("Adam 7 of 5: 1 2 3 3.5 4", 1, 6),
        ("Adam 4 of 5: 1 2 3 3.5", 1, 13),
        ("Adam 2 of 2: 1 1\nBarbara 2 of 2: 1 1.3", 2, 19),
        ("Adam 3 of 3: W W L", 1, 6),
        ("Adam 4 of 5: 1 2 3 3.5 4\nthis is no player", 2, 1),
        ("Adam 2 of 2: 1 1\nBarbara 2 of 2 1 1\nCarl 1 of 2: 1 1", 2, 1),
        ("Adam 2 of 2 1 1\nBarbara 2 of 2: 1 1", 1, 1),
        ("George W D\nHelen: D W", 1, 1),
    ],
)
def test_a_fault_is_shown_where_it_is(text: str, line: int, column: int) -> None:
    with pytest.raises(ReadError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.hint


def test_all_players_have_the_same_number_of_rounds() -> None:
    with pytest.raises(ReadError):
        read("Adam 4 of 5: 1 2 3 3.5 4\nBarbara 4 of 6: 2 2.5 3 3 4 5")


@pytest.mark.parametrize(
    "text",
    [
        "U1200 final scores\n" + BIG_RAPIDS,
        "Final scores:\n\n" + BIG_RAPIDS,
        BIG_RAPIDS + "\nThanks to all who came!\nSee you",
    ],
)
def test_a_title_above_and_remarks_below_are_no_players(text: str) -> None:
    assert by_name(text, "solkoff") == {"Adam": 13.5, "Barbara": 14.5}


def test_a_first_round_of_two_words() -> None:
    table = read("Adam 2 of 3: forfeit win 1 1")
    assert [result.code for result in table.players[0].results] == ["X", "?", "?"]


def test_spanish_scores_with_a_decimal_comma() -> None:
    table = read("Adam 4 de 5: 1 2 3 3,5 4\nBárbara 4 de 5: 2 2,5 3 3 4")
    given = [player.given.halves for player in table.players if player.given and player.stub]
    assert given == [2, 4, 6, 7, 8, 4, 5, 6, 6, 8]


def test_a_comma_separates_where_that_gives_the_right_number() -> None:
    table = read("Adam 2 of 2: 3,5")
    assert [player.given.halves for player in table.players if player.given and player.stub] == [
        6,
        10,
    ]


def test_spanish_results() -> None:
    table = read("Berta: G T P\nCarla: p t g")
    codes = [[result.code for result in player.results] for player in table.players]
    assert codes == [["W", "D", "L"], ["L", "D", "W"]]


@pytest.mark.parametrize("text", ["Ann: W P L", "Ann: P P", "Ann: G D\nBen: G T", "Ann: G W"])
def test_letters_that_could_mean_something_else_are_refused(text: str) -> None:
    with pytest.raises(ReadError, match="neither a number of points nor a result"):
        read(text)
