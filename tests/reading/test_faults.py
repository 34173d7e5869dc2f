"""Tables that contradict themselves, and texts that are not tables: what is said, and where."""

import pytest

from calculator.model import Message
from calculator.reading import ReadError, excerpt, read
from calculator.reading.choose.candidate import Candidate
from tests.reading.samples import BY_FILE

WSCF = BY_FILE["wintd-wscf.txt"].text


def changed(row: int, column: int, cell: str) -> str:
    """The WSCF sheet with another cell."""
    rows = [line.split("\t") for line in WSCF.splitlines()]
    rows[row][column] = cell
    return "\n".join("\t".join(row) for row in rows)


def test_each_contradicting_pair_is_listed() -> None:
    text = changed(1, 8, "D3").replace("W3\tW10\tW9", "W3\tW10\tD9")
    table = read(text)
    pairs = [(found.round, found.number, found.other) for found in table.contradictions]
    assert pairs == [(2, 1, 3), (6, 2, 9)]
    first = table.contradictions[0]
    lines = text.splitlines()
    for spot in (first.first, first.second):
        at = spot.column - 1
        assert lines[spot.line - 1][at : at + spot.length] == spot.text
    assert (first.first.text, first.second.text) == ("D3", "L1")
    assert table.other is not None


def test_two_with_the_same_color_contradict_each_other() -> None:
    text = "No;Name;1.Rd;2.Rd\n1;Ann;2w1;2b½\n2;Bob;1w0;1w½\n"
    assert [found.round for found in read(text).contradictions] == [1]


def test_a_table_that_contradicts_itself_all_over() -> None:
    rows = [line.split("\t") for line in WSCF.splitlines()]
    for row in rows[1:]:
        row[7:] = [cell.replace("L", "W") for cell in row[7:]]
    with pytest.raises(ReadError, match="Most results contradict") as caught:
        read("\n".join("\t".join(row) for row in rows))
    assert len(caught.value.contradictions) > 20
    assert caught.value.line == 2


@pytest.mark.parametrize(
    ("row", "column", "cell", "message"),
    [
        (3, 9, "Q13", "round 3 says “Q13”, but that is not a result"),
        (3, 9, "W99", "there is no player 99"),
        (3, 9, "W3", "round 3 says “W3”, but 3 is the player’s own number"),
        (3, 2, "four", "column “Pts” says “four”, but that is not a number of points"),
        (3, 3, "x", "column “TBrk1” says “x”, but that is not a number"),
        (3, 1, "", "Number 3 has no name"),
    ],
)
def test_a_faulty_cell_is_pointed_at(row: int, column: int, cell: str, message: str) -> None:
    text = changed(row, column, cell)
    with pytest.raises(ReadError, match=message) as caught:
        read(text)
    error = caught.value
    assert error.line == row + 1
    assert error.hint
    if cell:
        line, mark = excerpt(text, error.line, error.column or 1, error.length).split("\n")
        assert line[mark.index("^") : mark.rindex("^") + 1] == cell


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no text here"),
        ("PK\x03\x04\x00", "another kind of file"),
        ("Dear all, see you on Friday.", "No table was found"),
        ("Rk.\tName\tRtg\tPts.\n1\tAnn\t2000\t5\n2\tBob\t1900\t4", "This is a ranking"),
        ("No. Name Rating\n1 Ann 2000\n2 Bob 1900", "This is a list of players"),
        ("# Name Rd 1 Rd 2 Total\n", "no players under this heading"),
        (
            "#\tName\tRd 1\tRd 3\n1\tAnn\tW2\tW2\n2\tBob\tL1\tL1",
            "Round 3 comes straight after round 1",
        ),
        ('[White "A"]\n[Black "B"]\n[Result "1-0"]\n', "which round it was in"),
    ],
)
def test_texts_that_are_no_crosstable(text: str, message: str) -> None:
    with pytest.raises(ReadError, match=message) as caught:
        read(text)
    assert caught.value.line is not None


def test_the_largest_section_is_read_even_if_it_is_faulty() -> None:
    small = "#\tName\tRd 1\tTotal\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n"
    with pytest.raises(ReadError, match="Q13"):
        read(small + changed(3, 9, "Q13"))


def test_each_contradiction_is_decided_by_the_totals_and_all_are_listed() -> None:
    rows = [line.split("\t") for line in WSCF.splitlines()]
    # Player 3's loss to 1 in round 2, 5's win over 11 in round 1, 9's loss to 2 in round 6.
    rows[3][8], rows[5][7], rows[9][12] = "D1", "D11", "W2"
    table = read("\n".join("\t".join(row) for row in rows))
    assert table.players == read(WSCF).players
    assert [(found.round, found.number, found.other) for found in table.contradictions] == [
        (2, 1, 3),
        (6, 2, 9),
        (1, 5, 11),
    ]
    said = [found for found in table.warnings if found.code == "results-contradict"]
    assert len(said) == len(table.warnings) == 3
    names = ["Player, A", "Player, B", "Player, K"]
    assert [found.facts[-1] for found in said] == [
        Message("outcome-as-row", (name,)) for name in names
    ]
    assert [(found.line, found.column) for found in said] == [(2, 40), (3, 54), (6, 37)]
    assert table.other is not None
    assert [player.results[1].code for player in table.other.table.players[:3]] == ["D", "W", "D"]


def test_a_fault_in_a_row_over_two_lines_is_where_its_cell_is() -> None:
    with pytest.raises(ReadError) as caught:
        read(
            "No\tName\tRating\tR1\tR2\tR3\tPts\n1\tAnn\t1500\tW2\tW3\tW4\t3\n"
            "2\tBen\t1400\tL1\n\tQ7\tW3\t1.5\n3\tCem\t1300\tH\tL1\tL2\t0.5\n"
            "4\tDea\t1200\tU\tH\tL1\t0.5\n"
        )
    assert (caught.value.line, caught.value.column) == (4, 2)


def test_a_row_without_its_number_keeps_the_whole_name() -> None:
    table = read(
        "No  Name          R1   R2   Pts\n"
        " 1  Ann Mary Lee  W2   W3   2\n"
        "    Ben Oak       L1   W4   1\n"
        " 3  Cem Fir       W4   L1   1\n"
        " 4  Dan Elm       L3   L2   0\n"
    )
    assert [player.name for player in table.players][1:] == ["Ben Oak", "Cem Fir", "Dan Elm"]


def test_what_cannot_be_read_may_be_of_any_layout() -> None:
    with pytest.raises(ReadError) as caught:
        read("nothing that is a table")
    assert Candidate(caught.value).is_of("wintd-tabs")


CHAIN = (
    "No\tName\tPts\tR1\n1\tAnn\t1\tW2\n2\tBob\t0\tL3\n3\tCem\t1\t{}\n4\tDea\t{}\t{}\n"
    "5\tEve\t0.5\tD6\n6\tFay\t0.5\tD5\n7\tGus\t1\tW8\n8\tHal\t0\tL7\n"
)
AS_WRITTEN = "Each counts as written."
ANN, CEM = "Worked out as Ann’s row says.", "Worked out as Cem’s row says."


@pytest.mark.parametrize(
    ("cem", "total", "dea", "outcomes"),
    [
        # Cem and Dea agree; Ann names Bob, who names Cem.
        ("W4", "0", "L3", [ANN, CEM]),
        # Dea names Bob, too.
        ("B", "1", "W2", [ANN, CEM, "Bob’s result is taken from Ann’s row."]),
        # If Hal had answered Dea, Hal's total would be wrong, so the second cells are believed:
        # they name somebody else, or nobody.
        ("B", "0", "L8", [AS_WRITTEN, AS_WRITTEN, AS_WRITTEN]),
    ],
)
def test_what_became_of_cells_that_name_somebody_else(
    cem: str, total: str, dea: str, outcomes: list[str]
) -> None:
    table = read(CHAIN.format(cem, total, dea))
    assert [found.outcome.words() for found in table.contradictions if found.outcome] == outcomes
    assert [found.words().partition(". ")[2] for found in table.warnings] == outcomes
    assert table.wrong_totals == ()
    assert table.other is not None


def test_no_other_reading_where_none_of_the_cells_settles_anything() -> None:
    # A split result (N, N) need not be answered, so nothing follows from either cell.
    table = read("No\tName\tPts\tR1\n1\tAnn\t1\tN2\n2\tBob\t1\tB\n3\tCem\t1\tB\n")
    assert [found.outcome.words() for found in table.contradictions if found.outcome] == [
        AS_WRITTEN
    ]
    assert table.other is None


def test_a_title_of_teams_above_a_table_at_odds_with_itself_does_not_refuse_it() -> None:
    """Standings of teams are told only where nothing can be read."""
    text = "Team Standings\nNo.\tName\tRd 1\tTot\n1\tAnn\tW2\t0.0\n2\tBob\tW1\t0.0\n"
    table = read(text)
    assert {warning.code for warning in table.warnings} >= {"results-contradict", "total-differs"}
    with pytest.raises(ReadError) as caught:
        read("Team Standings\nNo.\tName\tRd 1\tTot\n1\tOak\tmany\t12.5\n2\tElm\tsome\t9.0\n")
    assert caught.value.said.code == "error-team-standings"
