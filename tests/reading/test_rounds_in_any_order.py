"""Columns of rounds that are not in order are read in the order that their headings give."""

from collections.abc import Callable

import pytest

from calculator.reading import ReadError, read
from tests.support.sheets import aligned, tabbed

CELLS = {
    "Ashdown, Ann": ("W4", "D2", "W3"),
    "Brook, Bea": ("W3", "D1", "L4"),
    "Calder, Cem": ("L2", "W4", "L1"),
    "Dunn, Dea": ("L1", "L3", "W2"),
}
ORDERS = [(1, 3, 2), (2, 1, 3), (3, 2, 1), (2, 3, 1), (3, 1, 2)]


def table(order: tuple[int, ...], heading: str) -> list[list[str]]:
    rows = [["No", "Name", *(heading.format(at) for at in order)]]
    for number, (name, cells) in enumerate(CELLS.items(), 1):
        rows.append([str(number), name, *(cells[at - 1] for at in order)])
    return rows


@pytest.mark.parametrize("heading", ["{}", "{}.", "Week {}", "Evening {}", "{} night"])
@pytest.mark.parametrize("order", ORDERS)
def test_rounds_are_read_in_their_order(order: tuple[int, ...], heading: str) -> None:
    for write in (tabbed, aligned):
        found = read(write(table(order, heading)))
        assert {
            player.name: tuple(f"{one.code}{one.opponent}" for one in player.results)
            for player in found.players
        } == CELLS


@pytest.mark.parametrize("order", ORDERS)
def test_opponents_called_by_name_are_in_the_order_of_their_headings(
    order: tuple[int, ...],
) -> None:
    names = [*CELLS]
    points = {"W": "1", "D": "½", "L": "0"}
    rows = [["Name", *(cell for at in order for cell in (f"Opponent {at}", f"Result {at}"))]]
    for name, cells in CELLS.items():
        found = [cells[at - 1] for at in order]
        beside = ((names[int(cell[1]) - 1], points[cell[0]]) for cell in found)
        rows.append([name, *(text for both in beside for text in both)])
    assert {
        player.name: tuple(f"{one.code}{one.opponent}" for one in player.results)
        for player in read(tabbed(rows)).players
    } == CELLS


def test_a_heading_that_heads_no_columns_still_numbers_the_rounds() -> None:
    """Names are right-aligned: the rows are read by themselves, in the order of the heading."""
    text = """\
         Name  R1         R3       R2       Pts
 Ashdown, Ann  W Dunn     W Kwan   D Brook  2.5
   Brook, Bea  W Kwan     L Dunn   D Ann    1.5
     Dunn, Di  L Ashdown  W Brook  W Kwan   2
    Kwan, Zoë  L Brook    L Ann    L Dunn   0
"""
    assert [
        "".join(f"{one.code}{one.opponent}" for one in player.results)
        for player in read(text).players
    ] == ["W3D2W4", "W4D1L3", "L1W4W2", "L2L3L1"]
    with pytest.raises(ReadError) as error:
        read(text.replace("R1         R3       R2", "R3         R4       R5"))
    assert (error.value.said.code, error.value.column) == ("error-rounds-begin", 16)


def test_a_round_that_is_missing_is_missed() -> None:
    rows = [[cell for at, cell in enumerate(row) if at != 3] for row in table((1, 2, 3), "{}")]
    with pytest.raises(ReadError) as error:
        read(tabbed(rows))
    assert (error.value.line, error.value.column) == (1, 11)
    assert error.value.said.facts == (3, 1)


@pytest.mark.parametrize(
    "heads", [("R{}",), ("{}",), ("Rd {} Opp", "Rd {} Res"), ("Opp {}", "Res {}")]
)
@pytest.mark.parametrize("write", [tabbed, aligned])
def test_later_rounds_alone_are_missed_where_opponents_are_called_by_name(
    heads: tuple[str, ...], write: Callable[[list[list[str]]], str]
) -> None:
    rows = [["Name", *(head.format(at) for at in (3, 4, 5) for head in heads)]]
    for name, cells in CELLS.items():
        both = [(cell[0], [*CELLS][int(cell[1]) - 1].partition(",")[0]) for cell in cells]
        rows.append(
            [name, *(f"{code} {who}" for code, who in both)]
            if len(heads) == 1
            else [name, *(text for code, who in both for text in (who, code))]
        )
    with pytest.raises(ReadError) as error:
        read(write(rows))
    assert error.value.said.code == "error-rounds-begin"
    assert error.value.said.facts == (rows[0][1],)
