"""Bad input: the place, the cell and what was expected; nothing is silently repaired."""

import pytest

from calculator import ReadError
from calculator.model import Message, Spot, WrongTotal
from calculator.ranked import rank
from calculator.reading import excerpt, read
from tests.corpus.cases import sheet

WSCF = sheet("00_wscf").text
LINES = WSCF.strip().split("\n")


def refused(text: str) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.message
    assert caught.value.hint
    return caught.value


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t \r\n", "\ufeff"])
def test_nothing(text: str) -> None:
    assert refused(text).line == 1


@pytest.mark.parametrize("text", ["hello", "a\tb\tc\n1\t2\t3\n"])
def test_no_heading(text: str) -> None:
    error = refused(text)
    assert error.message == "No table was found in this text."
    assert "heading" in (error.hint or "")


def test_a_heading_without_players() -> None:
    assert refused(LINES[0]).line == 1


def test_half_a_table() -> None:
    error = refused("\n".join(LINES[:8]))
    assert (error.line, error.column) == (2, LINES[1].index("W9") + 1)
    assert "W9" in error.message
    assert "9" in (error.hint or "")


def test_an_opponent_who_is_not_there() -> None:
    error = refused(WSCF.replace("W15", "W99", 1))
    assert (error.line, error.column) == (3, LINES[2].index("W15") + 1)
    assert "W99" in error.message


def test_a_player_who_met_himself() -> None:
    error = refused(WSCF.replace("W15", "W2", 1))
    assert (error.line, error.column) == (3, LINES[2].index("W15") + 1)


@pytest.mark.parametrize("cell", ["Q15", "W1 5x", "15x", "W", "6-3", "B12"])
def test_a_cell_that_is_no_result(cell: str) -> None:
    error = refused(WSCF.replace("W15", cell, 1))
    assert (error.line, error.column) == (3, LINES[2].index("W15") + 1)
    assert cell in error.message


def test_a_total_that_is_no_number() -> None:
    error = refused(WSCF.replace("6.0", "six", 1))
    assert (error.line, error.column) == (2, LINES[1].index("6.0") + 1)


def test_a_row_cut_short() -> None:
    error = refused("\n".join([*LINES[:5], LINES[5][:10], *LINES[6:]]))
    assert error.line == 6


@pytest.mark.parametrize(
    "text",
    ["%PDF-1.4\x00\x01", "PK\x03\x04" + "\x00" * 50, "\x89PNG\r\n\x1a\n\x00", "a\ufffdb\tc"],
)
def test_another_kind_of_file(text: str) -> None:
    assert refused(text).line is not None


def test_rounds_out_of_order() -> None:
    error = refused(WSCF.replace("Rnd3", "Rnd4", 1))
    assert (error.line, error.column) == (1, LINES[0].index("Rnd3") + 1)


def test_a_round_left_out_at_the_beginning() -> None:
    error = refused(WSCF.replace("\tRnd1", "\tRnd7", 1))
    assert error.line == 1


def test_too_long() -> None:
    assert "long" in refused("x" * 4_000_001).message


class TestContradictions:
    """Both readings are shown, with a warning that names line and column."""

    def test_results_that_do_not_answer_each_other(self) -> None:
        text = WSCF.replace("W15", "L15", 1)
        table = read(text)
        codes = [warning.code for warning in table.warnings]
        assert "results-contradict" in codes
        warning = table.warnings[codes.index("results-contradict")]
        assert (warning.line, warning.column) == (3, LINES[2].index("W15") + 1)
        standings = rank(table)
        assert standings.other is not None
        outcome = Message("outcome-as-row", ("Player, H",))
        assert [pair.outcome for pair in table.contradictions] == [outcome]
        # Player 2's printed total is 6: the reading that says so comes first.
        assert standings.row(2).score == 12
        assert standings.other.row(2).score == 10

    def test_a_total_that_does_not_add_up(self) -> None:
        table = read(WSCF.replace("6.0\t17.0", "5.5\t17.0", 1))
        (warning,) = table.warnings
        assert (warning.code, warning.line) == ("total-differs", 2)
        assert warning.column == LINES[1].index("6.0") + 1
        spot = Spot(2, warning.column, 3, "5.5")
        assert table.wrong_totals == (WrongTotal(1, 12, 11, spot),)
        standings = rank(table)
        assert standings.row(1).score == 12
        assert standings.other is not None
        assert standings.other.row(1).score == 11

    def test_a_result_left_out_in_a_played_round(self) -> None:
        table = read(WSCF.replace("\tD5\n", "\t\n", 1).replace("\tD4\n", "\t\n", 1))
        codes = {warning.code for warning in table.warnings}
        assert "blank-result" in codes
        assert "total-differs" in codes
        assert all(warning.line for warning in table.warnings)

    def test_two_sections_mixed_up_are_refused(self) -> None:
        heading, *rows = LINES
        cells = [row.split("\t") for row in rows]
        shuffled = [
            one[:7] + two[7:] for one, two in zip(cells, cells[1:] + cells[:1], strict=True)
        ]
        error = refused("\n".join([heading, *("\t".join(row) for row in shuffled)]))
        assert error.line is not None


def test_the_excerpt_marks_the_place() -> None:
    error = refused(WSCF.replace("W15", "Q15", 1))
    assert error.line is not None
    assert error.column is not None
    shown, mark = excerpt(
        WSCF.replace("W15", "Q15", 1), error.line, error.column, error.length
    ).split("\n")
    assert shown[mark.index("^") :].startswith("Q15")
    assert mark.strip() == "^^^"


@pytest.mark.parametrize("column", [1, 2, 29, 30, 31, 500_000, 999_970, 999_998])
def test_of_a_long_line_sixty_characters_are_shown(column: int) -> None:
    line = "x" * (column - 1) + "Q5!" + "x" * (1_000_000 - column - 2)
    shown, mark = excerpt(f"one\n{line}\nthree", 2, column, 3).split("\n")
    assert len(shown.strip("…")) == 60
    assert shown.startswith("…") == (column > 29)
    assert shown.endswith("…") == (column < 999_970)
    assert shown[mark.index("^") :].startswith("Q5!")
    assert mark.strip() == "^^^"


@pytest.mark.parametrize("line", [0, 3])
def test_a_place_that_is_not_in_the_text_has_no_excerpt(line: int) -> None:
    assert excerpt("one\ntwo", line, 1) == ""


def test_a_mark_longer_than_the_excerpt_ends_with_it() -> None:
    shown, mark = excerpt("x" * 1_000_000, 1, 300, 100_000).split("\n")
    assert (shown, mark) == ("…" + "x" * 60 + "…", " " + "^" * 60)


def test_past_the_end_of_a_long_line() -> None:
    shown, mark = excerpt("x" * 1_000_000, 1, 1_000_001).split("\n")
    assert (shown, mark) == ("…" + "x" * 60, " " * 61 + "^")


def test_tabs_and_wide_characters_before_the_mark() -> None:
    shown, mark = excerpt("1\t王小明 e\u0301\tQ5", 1, 10, 2).split("\n")
    assert mark == " \t\u3000\u3000\u3000  \t^^"
    assert shown.index("Q5") == mark.index("^") + 1  # The accent takes up no room.
    shown, mark = excerpt("1\t王小明\tQ5", 1, 3, 3).split("\n")
    assert mark == " \t" + "^" * 6


def test_no_message_quotes_a_whole_page() -> None:
    error = refused("No\tName\tR1\n1\tAnn\tQ" + "x" * 3000 + "\n2\tBob\tL1\n")
    assert len(str(error)) < 400
    assert "…”, but that is not a result." in error.message


def test_vertical_tabs_are_blanks_and_no_line_ends() -> None:
    """As Windows' spreadsheets copy a line break within a cell."""
    with pytest.raises(ReadError) as caught:
        read("No\tName\tR1\tTot\n1\tAnn\x0bRay\tW2\t1\n2\tBen\x0b\x0bElm\tQ1\t0\n")
    assert (caught.value.line, caught.value.column) == (3, 12)
