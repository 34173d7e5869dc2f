"""What hands and programs spoil: each was read wrongly, or lost, with nothing said."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

BY_NAME = (
    "No.\tName\tRating\tR1\tR2\n"
    "1\tAnn Lee\t1500\tW Ray\tD Kim\n"
    "2\tBo Ray\t1440\tL Lee\tW Orr\n"
    "3\tCy Kim\t1300\tW Orr\tD Lee\n"
    "4\tDi Orr\t1200\tL Kim\tL Ray\n"
)
BY_NUMBER = (
    "No.\tName\tRating\tR1\tR2\n"
    "1\tAnn Lee\t1500\tW2\tD3\n"
    "2\tBo Ray\t1440\tL1\tW4\n"
    "3\tCy Kim\t1300\tW4\tD1\n"
    "4\tDi Orr\t1200\tL3\tL2\n"
)
REPORT = (
    "    1 | ANN LEE         |2.0  |W   2|W   3|\n"
    "   OH | 12345678 / R: 1500   ->1510   |     |W    |B    |\n"
    "    2 | BO RAY          |0.5  |L   1|H    |\n"
    "   OH | 12345679 / R: 1440P12->1450P14 |     |B    |     |\n"
    "    3 | CY KIM          |1.0  |B    |L   1|\n"
    "   OH | 12345670 / R: Unrated->1300P4 |     |     |W    |\n"
)
GAMES = (
    "Round 1\nBd,White,Result,Black\n1,Ann Lee,1-0,Bo Ray\n2,Cy Kim,1,bye\n"
    "Round 2\nBd,White,Result,Black\n1,Cy Kim,0-1,Ann Lee\n2,Bo Ray,1,bye\n"
    "Round 3\nBd,White,Result,Black\n1,Bo Ray,1-0,Cy Kim\n2,Ann Lee,½,bye\n"
)


def said(table: Crosstable) -> list[tuple[str, tuple[object, ...]]]:
    return [(one.code, one.facts) for one in table.warnings if "order" not in one.code]


@pytest.mark.parametrize("text", [BY_NAME, BY_NUMBER, REPORT])
@pytest.mark.parametrize("odd", ["144O", "l440", "14o0", "#REF!"])
def test_a_rating_that_is_none_is_told(text: str, odd: str) -> None:
    assert not said(read(text))
    name = read(text).players[1].name
    table = read(text.replace("1440P12", odd).replace("1440", odd))
    assert ("rating-unread", (1, name, odd)) in said(table)
    assert table.players[1].rating is None


def test_thousands_are_parted_in_a_report_too() -> None:
    for apart in ".,":
        text = REPORT.replace("1500 ", f"1{apart}500 ").replace("1440P12", f"1{apart}440P12")
        assert [player.rating for player in read(text).players] == [1500, 1440, None]
    table = read(REPORT.replace("1500 ", "1500,00 "))
    assert table.players[0].rating == 1500


@pytest.mark.parametrize("sign", [" ▲", " ↑2", " (▼1)", " ⬇️ 3", " →"])
def test_how_far_somebody_moved_is_no_part_of_the_name(sign: str) -> None:
    table = read(BY_NAME.replace("Bo Ray", f"Bo Ray{sign}").replace("Di Orr", f"{sign[1:]} Di Orr"))
    assert [player.name for player in table.players] == ["Ann Lee", "Bo Ray", "Cy Kim", "Di Orr"]
    assert not said(table)


def test_a_round_that_was_pasted_twice_is_told() -> None:
    rounds = [("W4", "W5", "D3"), ("D5", "L3", "W6"), ("L6", "W2", "D1"), ("L1", "W6", "L5")]
    rounds += [("D2", "L1", "W4"), ("W3", "L4", "L2")]

    def table(*at: int) -> str:
        heads = "".join(f"\tR{n}" for n in range(1, len(at) + 1))
        lines = [f"{n}\tKim{'abcdef'[n - 1]}\t" + "\t".join(row[i] for i in at)
                 for n, row in enumerate(rounds, 1)]  # fmt: skip
        return "\n".join((f"No\tName{heads}", *lines))

    assert not said(read(table(0, 1, 2)))
    assert said(read(table(0, 1, 0))) == [("rounds-alike", (1, 3))]
    # Where all meet twice the same may come again.
    assert not said(read(table(0, 1, 2, 0, 1, 2)))


def test_a_bye_beside_an_empty_cell_is_told_where_others_have_their_points() -> None:
    assert not said(read(GAMES))
    assert said(read(GAMES.replace("½,bye", ",bye"))) == [("byes-unscored", (1, "Ann Lee", 3))]
    bare = GAMES.replace("1,bye", ",bye").replace("½,bye", ",bye")
    assert not said(read(bare))
    with pytest.raises(ReadError) as raised:
        read(GAMES.replace("2,Bo Ray,1,", "2,Bo Ray,l,"))
    assert (raised.value.line, raised.value.column) == (8, 10)


def test_results_below_the_heading_of_ratings_are_told() -> None:
    rows = [line.split("\t") for line in BY_NAME.splitlines()]
    moved = [[*row[:2], row[3], row[2], row[4]] for row in rows]
    moved[0] = rows[0]
    with pytest.raises(ReadError):
        read("\n".join(map("\t".join, moved)))
    total = [[*row, total] for row, total in zip(rows, ("R3", "1½", "1", "1½", "0"), strict=True)]
    total[0] = [*rows[0][:3], "R1", "Pts", "x"]
    assert ("columns-guessed", (2, 4, 5)) in said(read("\n".join(map("\t".join, total))))


def test_columns_headed_by_figures_are_rounds_whoever_is_missing() -> None:
    text = BY_NAME.replace("R1\tR2", "1\t2")
    assert not said(read(text))
    lines = text.splitlines()
    with pytest.raises(ReadError) as raised:
        # Only those who met each other in the first round.
        read("\n".join(lines[:3]))
    assert raised.value.line == 2


@pytest.mark.parametrize("third", ["0\t0\tX\tX\t1", "0\t0\t1\tX\t1", "0\t0\tX\t1\t1"])
@pytest.mark.parametrize("numbered", [True, False])
def test_a_square_with_a_mark_out_of_its_place_is_no_list_of_rounds(
    third: str, numbered: bool
) -> None:
    rows = ["Ann Lee\tX\t½\t1\t1\t0", "Bo Ray\t½\tX\t1\t1\t0", f"Cy Kim\t{third}"]
    rows += ["Di Orr\t0\t0\t½\t½\t½", "Ed Fox\t1\t1\t0\t½\tX"]
    if numbered:
        rows = [f"{at}\t{row}" for at, row in enumerate(rows, 1)]
    head = "No.\tName\t1\t2\t3\t4\t5\n" if numbered else "Name\t1\t2\t3\t4\t5\n"
    with pytest.raises(ReadError) as raised:
        read(head + "\n".join(rows))
    assert raised.value.line in {4, 5}


@pytest.mark.parametrize("between", ["\t", " | ", ", "])
def test_a_first_row_of_which_the_front_is_missing_is_told(between: str) -> None:
    rows = ["Lee X ½ 1 1 0 0", "2 Ray ½ X 1 1 0 1", "3 Kim 0 0 X ½ 1 1"]
    rows += ["4 Orr 0 0 ½ X ½ 1", "5 Fox 1 1 0 ½ X 1", "6 Poe 1 0 0 0 0 X"]
    text = "\n".join(row.replace(" ", between) for row in rows)
    try:
        table = read(text)
    except ReadError:
        return
    assert len(table.players) == len(rows) or table.warnings


def test_a_state_behind_a_whole_name_is_no_part_of_it() -> None:
    rows = ["No,Name,State,Opp 1,Res 1,Opp 2,Res 2"]
    rows += ['1,"Lee, Ann",TX,2,1,3,½,1½', '2,"Ray, Bo",OH,1,0,4,1,1']
    rows += ['3,"Kim, Cy",TX,4,1,1,½,1½', '4,"Orr, Di",NY,3,0,2,0,0']
    with pytest.raises(ReadError):
        read("\n".join(rows))
    table = read("\n".join([f"{rows[0]},Pts", *rows[1:]]))
    assert [player.name for player in table.players][:2] == ["Lee, Ann", "Ray, Bo"]
