"""Tables that stand side by side are sections, each read where it stands."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, opened, read, read_all
from tests.support.sheets import aligned

LEFT = [
    ["No", "Name", "R1", "R2", "Pts"],
    ["1", "Ashdown, Ann", "W3", "D2", "1.5"],
    ["2", "Brook, Bea", "W4", "D1", "1.5"],
    ["3", "Calder, Cem", "L1", "W4", "1"],
    ["4", "Dunn, Dea", "L2", "L3", "0"],
]
RIGHT = [
    ["No", "Name", "R1", "R2", "R3", "Pts"],
    ["1", "Eyre, Eva", "W2", "W3", "D2", "2.5"],
    ["2", "Finch, Fay", "L1", "-B-", "D1", "1.5"],
    ["3", "Gale, Gus", "-B-", "L1", "-H-", "1.5"],
]


def beside(*tables: list[list[str]], separator: str = "\t") -> str:
    """Put the rows of tables beside each other; ``separator`` may be none: lined up."""
    count = max(map(len, tables))
    texts = []
    for table in tables:
        if separator:
            rows = [[f'"{cell}"' if separator in cell else cell for cell in row] for row in table]
            lines = [separator.join(row) for row in rows]
            blank = separator * (len(table[0]) - 1)
        else:
            lines, blank = aligned(table).splitlines(), ""
            width = max(map(len, lines)) + 3
            lines, blank = [line.ljust(width) for line in lines], " " * width
        texts.append(lines + [blank] * (count - len(lines)))
    return "".join(separator.join(row).rstrip() + "\n" for row in zip(*texts, strict=True))


def told(text: str) -> list[list[tuple[str, str]]]:
    """Everybody's results in each section."""
    found = []
    for _, table in read_all(text):
        assert not isinstance(table, ReadError), table
        assert not table.warnings
        found.append(
            [
                (one.name, " ".join(f"{r.code}{r.opponent or ''}" for r in one.results))
                for one in table.players
            ]
        )
    return found


def expected(table: list[list[str]]) -> list[tuple[str, str]]:
    return [(row[1], " ".join(cell.strip("-") for cell in row[2:-1])) for row in table[1:]]


@pytest.mark.parametrize("separator", ["\t", ";", ",", "|", ""])
@pytest.mark.parametrize(
    "tables", [(LEFT, RIGHT), (RIGHT, LEFT), (LEFT, LEFT), (LEFT, RIGHT, LEFT)]
)
def test_each_is_a_section(separator: str, tables: tuple[list[list[str]], ...]) -> None:
    assert told(beside(*tables, separator=separator)) == [expected(table) for table in tables]


def test_what_is_wrong_is_shown_where_it_stands() -> None:
    text = beside(LEFT, RIGHT, separator="")
    wrong = text.replace("2.5", "3.5")
    (total,) = opened(wrong, section=1).table.wrong_totals
    assert total.spot is not None
    assert (total.spot.line, total.spot.column) == (2, wrong.splitlines()[1].index("3.5") + 1)


def test_the_titles_above_them_are_theirs() -> None:
    text = "Open                                Reserve\n\n" + beside(LEFT, RIGHT, separator="")
    assert [section.title for section in opened(text).sections] == ["Open", "Reserve"]


def test_a_sentence_that_goes_on_over_both_stays_whole() -> None:
    text = beside(LEFT, RIGHT, separator="") + "All of these games were rated, but not all won.\n"
    assert told(text) == [expected(LEFT), expected(RIGHT)]


def test_where_nothing_tells_them_apart_that_is_said() -> None:
    rows = zip(LEFT, RIGHT, strict=False)
    text = "".join(f"{' '.join(one)} {' '.join(two)}\n" for one, two in rows)
    with pytest.raises(ReadError) as error:
        read(text)
    assert (error.value.line, error.value.column) == (1, text.index("No Name R1 R2 R3") + 1)
    assert "side by side" in error.value.message


def test_a_last_row_of_the_right_table_alone_is_not_the_left_ones() -> None:
    """Where bars part cells, nothing but the blanks in front of it says where it belongs."""
    left = "| No | Name | R1 | Pts |"
    rows = [f"{left}    {left}", f"{'|---|---|---|---|':<24}    |---|---|---|---|"]
    cells = [
        *(("| 1 | Ann Lee | W2 | 1 |", "| 1 | Cy Day | W2 | 1 |"),),
        *(("| 2 | Bo Poe | L1 | 0 |", "| 2 | Di Roe | L1 | 0 |"), ("", "| 3 | Ed Orr | B | 1 |")),
    ]
    rows += [f"{one:<24}    {other}" for one, other in cells]
    found = [table for _, table in read_all("\n".join(rows))]
    names = [
        [player.name for player in table.players]
        for table in found
        if isinstance(table, Crosstable)
    ]
    assert names == [["Ann Lee", "Bo Poe"], ["Cy Day", "Di Roe", "Ed Orr"]]
