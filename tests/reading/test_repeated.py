"""Rows that were copied twice."""

from collections.abc import Callable

import pytest

from calculator.model import Crosstable, Line, Message
from calculator.reading import ReadError, read
from calculator.reading.choose.readings import opened
from calculator.reading.text.original_places import Moved
from tests.reading.samples import BY_FILE, DATA

WSCF = BY_FILE["wintd-wscf.txt"].text
LINES = WSCF.splitlines()


def codes(table: Crosstable) -> list[str]:
    return [found.code for found in table.warnings]


@pytest.mark.parametrize(
    ("lines", "again"),
    [
        ([*LINES, LINES[-1]], (1, "Player, H", 17)),
        ([*LINES, "", LINES[3].replace("\t", "\t ")], (1, "Player, E", 18)),
        ([*LINES[:9], *LINES[6:]], (3, "Player, I; Player, F; Player, M", 12)),
        ([*LINES[:9], LINES[0], *LINES[8:]], (1, "Player, M", 11)),
        ([*LINES, *LINES], (15, "Player, A; Player, B; Player, E; Player, C; Player, D …", 32)),
    ],
)
def test_a_row_that_is_there_twice_is_taken_once(
    lines: list[str], again: tuple[int, str, int]
) -> None:
    found = opened("\n".join(lines))
    assert len(found.sections) == 1
    assert found.table._replace(warnings=()) == read(WSCF)
    (warning,) = found.table.warnings
    assert (warning.code, warning.facts) == ("rows-repeated", again)
    assert (warning.line or 0) > 7
    assert warning.column in {3, 4}


def test_the_same_number_with_other_results_is_an_error_at_the_second() -> None:
    other = LINES[-1].replace("L", "D", 1)
    with pytest.raises(ReadError, match="Player, H is in the table twice") as caught:
        read("\n".join([*LINES, other]))
    assert (caught.value.line, caught.value.column, caught.value.length) == (17, 1, 2)
    said = "The other row is in line 16: was it copied twice, or are these two sections?"
    assert caught.value.hint == said


def test_a_number_for_another_name_gives_a_warning() -> None:
    table = read("No\tName\tR1\n1\tAnn\tW2\n2\tBob\tL1\n2\tCem\t-B-\n")
    assert [player.name for player in table.players] == ["Ann", "Bob", "Cem"]
    assert table.players[0].results[0].opponent == table.players[1].number
    (warning,) = table.warnings
    assert (warning.code, warning.line, warning.column) == ("number-shared", 4, 1)
    assert warning.facts[:3] == (2, 2, "Bob; Cem")


def test_two_sections_in_one_are_an_error() -> None:
    rows = ["1\tAnn\tW2", "2\tBob\tL1", "3\tCem\tW4", "4\tDea\tL3"]
    more = ["1\tEva\tL2", "2\tFay\tW1", "3\tGus\tD4", "4\tHal\tD3"]
    with pytest.raises(ReadError, match="Ann and Eva both have the number 1") as caught:
        read("\n".join(["No\tName\tR1", *rows, *more]))
    assert caught.value.line == 6


def test_players_who_share_a_place_may_share_its_number() -> None:
    text = "#\tName\tR1\tPts\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n2\tCem\tU\t0\n2\tDea\tU\t0\n"
    table = read(text)
    assert (table.numbered_by, len(table.players)) == ("row", 4)
    # A warning says whom "2" means: see test_numbering.
    assert [found.code for found in table.warnings] == ["number-shared"]


def test_two_without_numbers_may_have_the_same_name() -> None:
    table = read("Name,R1,R2\nAnn,W2,B\nBob,L1,L3\nBob,H,W2\n")
    assert len(table.players) == 3
    again = read("Name,R1,R2\nAnn,W2,B\nBob,L1,L3\nCem,H,W2\nCem,H,W2\n")
    assert (len(again.players), codes(again)) == (3, ["rows-repeated"])


def test_a_rating_report_whose_selections_overlap() -> None:
    text = BY_FILE["rating-report-64-players.txt"].text
    lines = text.splitlines()
    at = next(index for index, line in enumerate(lines) if line.strip().startswith("20 |"))
    whole = opened("\n".join([*lines[:at], *lines[at - 6 :]]))
    assert len(whole.sections) == 1
    assert whole.table.players == read(text).players
    assert codes(whole.table) == ["order-not-by-tiebreak", "rows-repeated"]
    changed = lines[at].replace("|W ", "|D ", 1)
    with pytest.raises(ReadError, match="UMA PLAYER020 is in the table twice") as caught:
        read("\n".join([*lines[: at + 2], changed, *lines[at + 1 :]]))
    assert caught.value.line == at + 3


def test_a_line_of_a_report_file_that_is_there_twice() -> None:
    lines = (DATA / "lichess-swiss.trf").read_text(encoding="utf-8").splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("001"))
    table = read("\n".join([*lines, lines[at]]))
    assert table._replace(warnings=()) == read("\n".join(lines))._replace(warnings=())
    assert "rows-repeated" in codes(table)


def test_a_pairing_that_is_there_twice() -> None:
    text = BY_FILE["swiss-manager-pairings.txt"].text.rstrip("\n")
    table = read(f"{text}\n{text.splitlines()[-1]}\n")
    assert table.players == read(text).players
    assert codes(table)[-1:] == ["rows-repeated"]


def test_a_line_of_scores_that_is_there_twice() -> None:
    table = read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1\nAnn 2 of 2: 1 0.5\n")
    assert [player.name for player in table.players if not player.stub] == ["Ann", "Bob"]
    assert codes(table) == ["rows-repeated"]
    assert (table.warnings[0].line, table.warnings[0].facts) == (3, (1, "Ann", 3))


QUAD = (
    "No\tName\tR1\tR2\tR3\tPts\n1\tAnn Lee\tW2\tD3\tW4\t2.5\n2\tBen Fox\tL1\tW4\tW3\t2\n"
    "3\tCem Low\tW4\tD1\tL2\t1.5\n4\tDea Kay\tL3\tL2\tL1\t0\n"
)


def page(*titles: str) -> str:
    """The quad under each of these titles, as a page of the web."""
    rows = "".join(
        f"<tr>{''.join(f'<td>{cell}</td>' for cell in row.split(chr(9)))}</tr>"
        for row in QUAD.splitlines()
    )
    return "".join(f"<h2>{title}</h2><table>{rows}</table>" for title in titles)


def texts(*titles: str) -> str:
    return "\n".join(f"{title}\n{QUAD}" for title in titles)


def lined_up(*titles: str) -> str:
    return texts(*titles).replace("\t", "   ")


@pytest.mark.parametrize("write", [page, texts, lined_up])
@pytest.mark.parametrize(
    "titles", [("Open", "Reserve"), ("Section A", "Section B", "Section C"), ("G/10", "G/5")]
)
def test_the_same_rows_under_other_titles_are_other_sections(
    write: Callable[..., str], titles: tuple[str, ...]
) -> None:
    text = write(*titles)
    assert [section.title for section in opened(text).sections] == list(titles)
    for title in titles:
        table = read(text, section=title)
        assert (len(table.players), codes(table)) == (4, [])


@pytest.mark.parametrize(
    "text",
    [
        texts("Open", "Open"),
        texts("", ""),
        f"{QUAD}\n{QUAD}",
        f"Open\n{QUAD}Director: Pat Orr\n\n{QUAD}Director: Pat Orr\n",
        lined_up("Open", "Open"),
    ],
)
def test_the_same_table_pasted_twice_is_one_and_its_lines_are_named(text: str) -> None:
    found = opened(text)
    assert [section.players for section in found.sections] == [4]
    (warning,) = found.table.warnings
    again = [at for at, line in enumerate(text.splitlines(), 1) if "Ann" in line or "Dea" in line]
    assert warning.line == again[2]
    assert warning.words() == (
        f"4 rows are there twice, word for word, the last of them in line {again[3]} "
        "(Ann Lee; Ben Fox; Cem Low; Dea Kay): counted once."
    )


def test_some_of_the_rows_again_under_a_title_are_an_extract() -> None:
    found = opened(f"Open\n{QUAD}\nPrizes\n{''.join(QUAD.splitlines(keepends=True)[:3])}")
    assert len(found.sections) == 1
    assert codes(found.table) == ["rows-repeated"]


def test_the_line_of_a_row_that_is_there_twice_is_that_of_the_pasted_text() -> None:
    said = Message("rows-repeated", (2, "Ann; Ben", Line(4)), 3, 1)
    table = read(QUAD)._replace(warnings=(said,))
    moved = Moved(lambda line, column: (line + 10, column)).table(table)
    assert moved.warnings == (Message("rows-repeated", (2, "Ann; Ben", 14), 13, 1),)
