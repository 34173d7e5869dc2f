"""Tabs that are shown as blanks, whole and in broken lines."""

import pytest

from calculator.reading import ReadError, read
from calculator.reading.text.tab_stops import with_tabs

ROWS = (
    ("No", "Name", "Perf", "Rtg", "Club", "1", "2", "3", "Pts"),
    ("1", "Ray, Ann", "1650", "1500", "Elm", "W2", "D3", "W4", "2.5"),
    ("2", "Roe-Bellamy, Bo", "1402", "", "Ash Vale", "L1", "W4", "L3", "1.0"),
    ("3", "Lee, Mary Jo Beth", "", "1388", "", "W4", "D1", "W2", "2.5"),
    ("4", "Day, Al", "1190", "", "Oak", "L3", "L2", "L1", "0.0"),
)
TABS = "\n".join("\t".join(row) for row in ROWS)


def _broken(line: str, width: int, *, anywhere: bool) -> list[str]:
    parts = []
    while len(line) > width:
        at = width if anywhere else line.rfind(" ", 0, width + 1)
        parts.append(line[:at] if anywhere else line[:at].rstrip())
        line = line[at:] if anywhere else line[at:].lstrip()
    return [*parts, line]


def _shown(text: str, width: int = 0, *, anywhere: bool = False, indent: str = "") -> str:
    """Show tabs as blanks, in lines that are broken at a width if there is one."""
    lines = []
    for line in text.expandtabs(8).split("\n"):
        first, *rest = _broken(line, width or len(line), anywhere=anywhere)
        lines += [first, *(indent + part for part in rest)]
    return "\n".join(lines)


def test_a_cell_that_is_empty_stays_in_its_column() -> None:
    assert read(_shown(TABS)).players == read(TABS).players
    ratings = [player.rating for player in read(_shown(TABS)).players]
    assert ratings == [1500, None, 1388, None]


@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize("indent", ["", "    "])
def test_so_it_does_where_lines_are_broken(anywhere: bool, indent: str) -> None:
    right = read(TABS).players
    refused = 0
    for width in range(44, 90):
        text = _shown(TABS, width, anywhere=anywhere, indent=indent)
        try:
            assert read(text).players == right, text
        except ReadError:
            refused += 1
    assert refused <= (0 if anywhere else 12)


def test_a_row_may_be_broken_within_a_cell_of_two_parts() -> None:
    tabs = (
        "No\tName\tRtg\t1\t2\t3\tPts\n"
        "1\tRay, Ann\t1500\t+  2W\t=  3B\t+  4W\t2.5\n"
        "2\tRoe-Bellamy, Bo\t\t-  1B\t+  4W\t-  3B\t1.0\n"
        "3\tLee, Mary Jo Beth\t1388\t+  4B\t=  1W\t+  2W\t2.5\n"
        "4\tDay, Al\t\t-  3W\t-  2B\t-  1B\t0.0"
    )
    assert "+\n2W" in _shown(tabs, 34)
    assert read(_shown(tabs, 34)).players == read(tabs).players


def test_results_that_are_moved_to_the_right_are_no_other_columns() -> None:
    tabs = (
        "No\tName\tRtg\t1\t2\tPts\n"
        "1\tRay, Ann\t1500\t 2:W\t 3:D\t1.5\n"
        "2\tRoe-Bellamy, Bo\t\t 1:L\t 4:W\t1\n"
        "3\tLee, Mary Jo Beth\t1388\t 4:W\t 1:D\t1.5\n"
        "4\tDay, Al\t\t 3:L\t 2:L\t0\n"
    )
    assert read(_shown(tabs)).players == read(tabs).players


def test_one_blank_may_be_a_tab_or_of_a_name() -> None:
    tabs = (
        "No\tName\tClub\tRtg\t1\tPts\n"
        "1\tMary Jo Ashdown\tElm\t1500\tW2\t1\n"
        "2\tRoe, Abe\tAsh Vale\t1402\tL1\t0\n"
        "3\tLee, Al\tElm\t1388\tW4\t1\n"
        "4\tIngram, Lou\tOak\t\tL3\t0\n"
    )
    assert "Lee, Al Elm" in _shown(tabs)
    table = read(_shown(tabs))
    assert table.players == read(tabs).players
    # Of which of two blanks is the tab nothing tells: no text is made of it.
    unknown = tabs.replace("Mary Jo Ashdown\tElm", "Mary Jo Ashdown\tKew Green")
    assert "Mary Jo Ashdown Kew Green" in _shown(unknown)
    assert [*with_tabs(_shown(unknown))] == []


def test_a_fault_is_at_its_place_in_the_pasted_text() -> None:
    text = _shown(TABS.replace("\tL2\t", "\tzonk\t"), 52)
    with pytest.raises(ReadError) as caught:
        read(text)
    line = text.split("\n")[caught.value.line - 1 if caught.value.line else 0]
    assert line[(caught.value.column or 1) - 1 :].startswith("zonk")


def test_columns_that_are_lined_up_have_no_tabs() -> None:
    rows = [
        f"{no:<8}{name:<24}{rating:<8}{one:<8}{total}"
        for no, name, *_, rating, _, one, _, _, total in ROWS
    ]
    assert [*with_tabs("\n".join(rows))] == []
    assert [player.rating for player in read("\n".join(rows)).players] == [1500, None, 1388, None]


def test_columns_of_sixteen_that_are_lined_up_have_no_tabs() -> None:
    rows = [
        ("Name", "R1", "Total"),
        ("O'Neil, Tom", "W Ash", "1.0"),
        ("Ash, Ida", "L O'Neil", "0.0"),
    ]
    rows += [("Hale, Ivo", "X Quist-Ray", "1.0"), ("Quist-Ray, Eva", "F Hale", "0.0")]
    text = "\n".join(f"{name:16}{game:16}{total}" for name, game, total in rows)
    assert [*with_tabs(text)] == []
    assert [len(player.results) for player in read(text).players] == [1] * 4


def test_an_empty_first_cell_and_a_result_moved_to_the_right_are_kept_at_breaks() -> None:
    tabs = (
        "Prize\tNo\tName\tRtg\t1\t2\t3\tPts\n"
        "$50\t1\tRay, Ann\t1500\t 2:W\t 3:D\t 4:W\t2.5\n"
        "\t2\tRoe-Bellamy, Bo\t\t 1:L\t 4:W\t 3:L\t1\n"
        "\t3\tLee, Mary Jo Beth\t1388\t 4:W\t 1:D\t 2:W\t2.5\n"
        "$20\t4\tDay, Al\t\t 3:L\t 2:L\t 1:L\t0\n"
    )
    right = [(one.name, one.rating, one.results) for one in read(tabs).players]
    refused = 0
    for width in range(40, 64):
        text = _shown(tabs, width)
        try:
            found = [(one.name, one.rating, one.results) for one in read(text).players]
            assert found == right, text
        except ReadError:
            refused += 1
    assert refused <= 16
    assert read(_shown(tabs, 46, anywhere=True, indent="    ")).players == read(tabs).players
