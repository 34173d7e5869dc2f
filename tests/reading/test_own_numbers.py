"""Players numbered from 101, as those of the second section of an event are."""

from __future__ import annotations

import pytest

from calculator.reading import ReadError, read

ROWS = [
    ("101", "Zoe Park", "1400", "W104", "W103", "D102", "2.5"),
    ("102", "Max Lee", "1385", "W103", "D104", "D101", "2"),
    ("103", "Ann Ray", "1200", "L102", "L101", "W104", "1"),
    ("104", "Sam Fox", "1103", "L101", "D102", "L103", "0.5"),
]


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("heading", ["Pairing #", "No.", "Seat", "Id", "ID", "Card", None])
@pytest.mark.parametrize("between", ["\t", ",", "  ", " "])
def test_numbers_are_those_that_opponents_are_called_by(
    between: str, heading: str | None, rated: bool
) -> None:
    if between == " " and heading not in {"No.", None}:
        heading = "Id"
    heads = [heading or "", "Name", "Rtg", "R1", "R2", "R3", "Pts"]
    rows = [*([heads] if heading else []), *map(list, ROWS)]
    text = "\n".join(
        between.join(cell for at, cell in enumerate(row) if rated or at != 2) for row in rows
    )
    table = read(text)
    assert [player.number for player in table.players] == [101, 102, 103, 104]
    assert [player.name for player in table.players] == [row[1] for row in ROWS]
    assert [result.opponent for result in table.players[3].results] == [101, 102, 103]
    assert [player.rating for player in table.players] == [
        int(row[2]) if rated else None for row in ROWS
    ]


def test_ratings_are_no_numbers() -> None:
    """Somebody wrote against which ratings they played: whom that means nobody says."""
    cells = [("Ann", "1400", "W1320"), ("Bo", "1320", "L1400"), ("Cy", "1100", "W900")]
    text = "\n".join(
        "\t".join(row) for row in [("Name", "Rtg", "R1"), *cells, ("Di", "900", "L1100")]
    )
    with pytest.raises(ReadError, match="looks like a rating"):
        read(text)
