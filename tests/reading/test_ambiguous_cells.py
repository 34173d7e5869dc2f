"""What only the table as a whole tells of single cells."""

import pytest

from calculator.reading import ReadError, read
from calculator.reading.cells.dialects import DIALECTS, Dialect
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.ambiguous_cells import likeliest
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.grid import Cell


def codes(text: str) -> list[list[str]]:
    return [[result.code for result in player.results] for player in read(text).players]


def raw(*opponents: int, dialect: Dialect) -> RawTable:
    """A table of one round in which everybody drew with these."""
    rows = tuple(
        RawRow(
            Cell(str(at), at, 1),
            Cell("Ann", at, 2),
            (RawResult("D", opponent, Cell(str(opponent), at, 3)),),
        )
        for at, opponent in enumerate(opponents, 1)
    )
    return RawTable((), rows, dialect=dialect.name)


def test_of_two_dialects_the_one_whose_cells_answer_each_other() -> None:
    first, second, third = DIALECTS[:3]
    tables = {
        first.name: raw(2, 3, 4, 1, dialect=first),
        second.name: raw(2, 1, 4, 3, dialect=second),
    }

    def table(dialect: Dialect) -> RawTable:
        if dialect is third:
            raise ReadError("error-no-table", 1, 1)
        return tables[dialect.name]

    assert likeliest(table, (first, second, third)).raw.dialect == second.name
    assert likeliest(table, (first,)).raw.dialect == first.name


PAIRINGS = (
    "No.\tName\tR1\tR2\tTotal\n1\tAnn\tW2\t{}\t1\n2\tBob\tL1\t{}\t0\n3\tCem\tW4\t{}\t1\n"
    "4\tDea\tL3\t{}\t0\n"
)


def test_numbers_alone_are_the_pairings_of_the_next_round() -> None:
    table = read(PAIRINGS.format(3, 4, 1, 2))
    assert table.rounds_played == 1
    assert [player.results[1].opponent for player in table.players] == [3, 4, 1, 2]
    assert {player.results[1].code for player in table.players} == {""}
    assert table.warnings == ()


def test_a_one_whom_number_one_does_not_name_is_a_point() -> None:
    table = read(
        PAIRINGS.format("W2", "L1", "1", "½").replace("1\n4", "2\n4").replace("\t0\n", "\t0.5\n")
    )
    assert [player.results[1].code for player in table.players] == ["W", "L", "B", "H"]


def test_a_lone_number_of_somebody_else_is_a_contradiction() -> None:
    table = read(PAIRINGS.format("W2", "L1", "2", "-"))
    assert "results-contradict" in [warning.code for warning in table.warnings]


@pytest.mark.parametrize(
    ("cells", "total", "expected"),
    [
        (("2:W", ":"), "2", ["W", "B"]),
        (("2:W", ":"), "1.5", ["W", "H"]),
        (("2:W", ":"), "1", ["W", "U"]),
        ((":", ":"), "2", ["B", "B"]),
        # Which of them is open, so neither is: the total says so.
        ((":", ":"), "0.5", ["U", "U"]),
    ],
)
def test_what_a_colon_is_worth(cells: tuple[str, str], total: str, expected: list[str]) -> None:
    text = (
        f"No.\tName\t1\t2\tTotal\n1\tAnn\t{cells[0]}\t{cells[1]}\t{total}\n"
        "2\tBob\t{}\t3:W\t{}\n3\tCem\t4:W\t2:L\t1\n4\tDea\t3:L\t:\t0\n"
    )
    text = text.format("1:L" if cells[0] == "2:W" else ":", 1)
    table = read(text)
    assert [result.code for result in table.players[0].results] == expected
    assert bool(table.wrong_totals) == (total == "0.5")


def test_what_a_colon_is_worth_is_not_known_without_totals() -> None:
    table = read("No.\tName\t1\t2\n1\tAnn\t2:W\t:\n2\tBob\t1:L\t3:W\n3\tCem\t:\t2:L\n")
    assert [(found.code, found.facts[:3]) for found in table.warnings] == [
        ("bye-untold", (2, "Ann", 2))
    ]


def test_a_colon_in_a_round_still_to_come_is_nothing() -> None:
    assert codes("No.\tName\t1\t2\n1\tAnn\t2:W\t:\n2\tBob\t1:L\t:\n") == [["W", ""], ["L", ""]]


def test_an_empty_cell_is_a_zero_where_signs_have_colors() -> None:
    text = (
        "Pl\tNom\tR 1\tR 2\tR 3\tPts\n1\tANN\t+ 2N\t+ 3B\t\t2\n2\tBOB\t- 1B\t\t\t0\n"
        "3\tCEM\tEXE\t- 1N\t\t1\n"
    )
    table = read(text)
    assert (table.rounds_played, table.warnings) == (2, ())
    assert codes(text) == [["W", "W", ""], ["L", "U", ""], ["P", "L", ""]]


def test_an_empty_cell_is_a_gap_where_signs_stand_alone() -> None:
    table = read("Name\tR1\tR2\nAnn\t+2\t+3\nBob\t-1\t\nCem\t\t-1\n")
    assert [warning.code for warning in table.warnings] == ["blank-result"]


@pytest.mark.parametrize("cells", [("", ""), ("-", "-"), ("vs 2", "vs 1"), ("?", "TBD")])
def test_a_table_in_which_nobody_has_a_result_is_refused(cells: tuple[str, str]) -> None:
    text = f"No.\tName\tR1\tR2\tTotal\n1\tAnn\t{cells[0]}\t\t0\n2\tBob\t{cells[1]}\t\t0\n"
    with pytest.raises(ReadError):
        read(text)
