"""Round robins whose columns are opponents: one game a cell, two, and what marks the own cell."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from calculator.reading.columns.cross import is_cross

MARKS = ["■", "XXX", ".", "x", "—", "", "…", "•", "◼", "*", "///", "\\", "░░", "X", "***", "✕"]


def scores(table: Crosstable) -> list[float]:
    return [player.halves(table.rounds_played) / 2 for player in table.players]


def robin(*rows: str, totals: str = "") -> str:
    """A table of the rows' cells, with the totals if there are any."""
    heading = "\t".join(["#", "Name", *(str(at) for at, _ in enumerate(rows, 1))])
    lines = [heading + ("\tTotal" if totals else "")]
    printed = totals.split() or [""] * len(rows)
    for at, (row, total) in enumerate(zip(rows, printed, strict=True), 1):
        cells = row.replace(" ", "\t")
        lines.append(f"{at}\tPlayer {at:02}\t{cells}" + (f"\t{total}" if total else ""))
    return "\n".join(lines)


@pytest.mark.parametrize("totals", ["", "1.5 1 0.5"])
@pytest.mark.parametrize("mark", MARKS)
def test_what_marks_the_own_cell(mark: str, totals: str) -> None:
    table = read(robin(f"{mark} 1 ½", f"0 {mark} 1", f"½ 0 {mark}", totals=totals))
    assert (table.format, table.kind, table.rounds) == ("cross-text", "round-robin", 2)
    assert scores(table) == [1.5, 1, 0.5]
    assert table.warnings == ()


@pytest.mark.parametrize(
    ("won", "lost", "drawn"),
    [
        ("1-0", "0-1", "½-½"),
        ("1:0", "0:1", "½:½"),
        ("1-0", "0-1", "1/2-1/2"),
        ("1-0", "0-1", "0.5-0.5"),
        ("1.0", "0.0", "0,5"),
        ("1", "0", "2-Jan"),
        ("1", "0", "01-Feb"),
        ("1", "0", "01. Feb"),
        ("W", "L", "D"),
        ("+", "-", "="),
    ],
)
def test_one_game_a_cell(won: str, lost: str, drawn: str) -> None:
    # With "01. Feb" a cell has a space: rows are made of tabs here.
    rows = [["*", won, drawn], [lost, "*", won], [drawn, lost, "*"]]
    text = "#\tName\t1\t2\t3\n" + "\n".join(
        f"{at}\tPlayer {at:02}\t" + "\t".join(row) for at, row in enumerate(rows, 1)
    )
    table = read(text)
    assert (table.rounds, scores(table)) == (2, [1.5, 1, 0.5])


def test_two_games_a_cell_where_the_totals_say_so() -> None:
    rows = ("* 1-0 ½-½", "0-1 * 1-0", "½-½ 0-1 *")
    assert scores(read(robin(*rows, totals="1.5 1 0.5"))) == [1.5, 1, 0.5]
    twice = read(robin(*rows, totals="2 2 2"))
    assert (twice.rounds, scores(twice)) == (4, [2, 2, 2])
    assert twice.warnings == ()


@pytest.mark.parametrize("between", [" ", ", ", ";", " / "])
def test_two_games_a_cell_each_with_both_points(between: str) -> None:
    won, lost, both = (
        between.join(pair) for pair in (("1-0", "½-½"), ("0-1", "½-½"), ("1-0", "0-1"))
    )
    rows = [["*", won, both], [lost, "*", won], [between.join(("0-1", "1-0")), lost, "*"]]
    text = "#\tName\t1\t2\t3\n" + "\n".join(
        f"{at}\tPlayer {at:02}\t" + "\t".join(row) for at, row in enumerate(rows, 1)
    )
    table = read(text)
    assert (table.kind, table.rounds, scores(table)) == ("round-robin", 4, [2.5, 2, 1.5])
    assert table.warnings == ()


def test_two_games_a_cell_where_one_cannot_be() -> None:
    table = read(robin("* 1-1 ½-1", "0-0 * 1-0", "½-0 0-1 *"))
    assert (table.rounds, scores(table)) == (4, [3.5, 1, 1.5])


def test_forfeits_of_one_game() -> None:
    table = read(robin("* +:- 1", "-:+ * +/-", "0 -/+ *"))
    assert [result.code for result in table.players[0].results] == ["X", "W"]
    assert [result.code for result in table.players[1].results] == ["F", "X"]


def test_any_mark_where_every_other_cell_answers_another() -> None:
    rows = ("0 1 ½ 1", "0 0 1 1", "½ 0 0 1", "0 0 0 0")
    table = read(robin(*rows))
    assert (table.format, scores(table)) == ("cross-text", [2.5, 2, 1.5, 0])
    # One cell that does not answer: these are rounds.
    assert not is_cross([row.split() for row in ("0 1 ½ 1", "1 0 1 1", "½ 0 0 1", "0 0 0 0")])


def test_a_cell_of_no_game_is_refused() -> None:
    with pytest.raises(ReadError, match="Player 01, column “2” says “2-0”"):
        read(robin("* 2-0 ½", "0 * 1", "½ 0 *"))


def test_a_diagonal_that_was_lost() -> None:
    names = ("Ida Marsh", "Ole Penn", "Una Tarn", "Abe Lund")
    games = ("1 ½ 1", "0 1 1", "½ 0 1", "0 0 0")
    scores = (5, 4, 3, 0)
    for form in ("{}  {}  {}", "{}\t{}\t{}"):
        lines = [
            form.format(name, "\t".join(own.split()) if "\t" in form else own, score / 2)
            for name, own, score in zip(names, games, scores, strict=True)
        ]
        table = read("\n".join(lines))
        assert [[one.opponent for one in player.results] for player in table.players] == [
            [2, 3, 4], [1, 3, 4], [1, 2, 4], [1, 2, 3],
        ]  # fmt: skip
        assert not table.warnings
    # What each round scored tells that these are rounds, and so do their headings.
    rounds = ["\t".join(row.split()) for row in ("Ida 1 1 1 3", "Ole 1 0 1 2", "Una 0 1 0 1")]
    assert read("\n".join((*rounds, "Abe\t0\t0\t0\t0"))).players[0].results[0].opponent is None
    headed = ["Name\tR1\tR2\tR3"]
    headed += ["\t".join((name, *own.split())) for name, own in zip(names, games, strict=True)]
    assert read("\n".join(headed)).players[0].results[0].opponent is None


@pytest.mark.parametrize("between", ["/", ""])
def test_a_hyphen_on_both_sides_of_a_second_game_is_a_game_to_come(between: str) -> None:
    rows = ("X 1.- ½.1 1.0", "0.- X 1.1 0.0", "½.0 0.0 X 1.1", "0.1 1.1 0.0 X")
    table = read(robin(*(row.replace(".", between) for row in rows)))
    codes = [result.code for player in table.players for result in player.results]
    assert "F" not in codes
    assert [found.code for found in table.warnings] == ["blank-result"]


def test_a_hyphen_in_a_second_game_is_a_forfeit_where_the_opponent_won() -> None:
    table = read(robin("X 1/+ 1/1", "0/- X 1/1", "0/0 0/0 X"))
    assert [result.code for result in table.players[1].results] == ["L", "W", "F", "W"]


@pytest.mark.parametrize("open_", ["?", "_", "."])
@pytest.mark.parametrize("beside", ["1", "½"])
def test_a_game_to_come_is_not_taken_for_a_second_own_cell(open_: str, beside: str) -> None:
    drawn = {"1": "0", "½": "½"}[beside]
    table = read(robin("x 1 0 ½", "0 x 0 0", f"1 1 x {open_}", f"½ 1 {open_} x"))
    assert scores(table) == [1.5, 0, 2, 1.5]
    table = read(robin(f"X {open_} {beside}", f"{open_} X 1", f"{drawn} 0 X"))
    assert [found.code for found in table.warnings] == ["games-to-play"]


def test_rows_sorted_by_points_under_columns_in_the_order_of_the_draw() -> None:
    table = read(
        "No\tName\t1\t2\t3\t4\tPts\n"
        "3\tKim Dahl\t1\t½\tX\t1\t2½\n2\tRoe Abbott\t1\tX\t½\t0\t1½\n"
        "4\tLou Ibsen\t0\t1\t0\tX\t1\n1\tZed Quaid\tX\t0\t0\t1\t1\n"
    )
    names = {player.number: player.name for player in table.players}
    games = {
        (player.name, names[one.opponent or 0]): one.code
        for player in table.players
        for one in player.results
    }
    assert games["Kim Dahl", "Roe Abbott"] == games["Roe Abbott", "Kim Dahl"] == "D"
    assert games["Zed Quaid", "Lou Ibsen"] == games["Lou Ibsen", "Roe Abbott"] == "W"
    assert (len(games), table.warnings) == (12, ())


def test_columns_of_second_games_of_which_some_are_not_headed_raise_nothing() -> None:
    table = read(
        "| # | Player | IH |  | KM |  | ZN | ZN | MJA |  |  |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
        "| 1 | Ivo Hale | X | X | d | 1 | 0 | d | 0 | d | 2.5 |\n"
        "| 2 | Kim Marsh | d | 0 | X | X | 0 | 0 | 1 | 1 | 2.5 |\n"
        "| 3 | Zoë Nakai | 1 | d | 1 | 1 | X | X | 1 | 0 | 4.5 |\n"
        "| 4 | Mary Jo Ashdown | 1 | d | 0 | 0 | 0 | 1 | X | X | 2.5 |\n"
    )
    assert table.warnings


def test_who_has_played_nobody_is_told_of_where_the_table_leaves_him_out() -> None:
    """His own cell was taken for a remark: he was left out without a word."""
    table = read(
        "Name          Cald  Byer  Ives  Xu   Score  Rank\n"
        "A.J. Calder   ***         0     ½    ½      3\n"
        "Zoë Byers           ***              0      4\n"
        "Mary Jo Ives  1           ***   0    1      2\n"
        "Ida Xu        ½           1     ***  1½     1\n"
    )
    named = any("Byers" in player.name for player in table.players)
    assert named or [found.line for found in table.warnings] == [3]
