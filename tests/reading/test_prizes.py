"""Prizes that somebody wrote into the rows are no cells of the table."""

from __future__ import annotations

import pytest

from calculator.reading import read
from calculator.reading.choose.prizes_in_rows import without_prizes

ROWS = """\
1 Zoe Park 1402 W7 W3 W2 D4 3.5
2 Max Lee 1388 W8 W5 L1 W6 3.0
3 Ann Ray 1205 W6 L1 W8 W5 3.0
4 Sam Fox 1190 D5 W7 H-- D1 2.5
5 Ida Moss 1100 D4 L2 W7 L3 1.5
6 Lou Hill 900 L3 W8 B-- L2 2.0
7 Kim Bell 850 L1 L4 L5 W8 1.0
8 Ed Orr 700 L2 L6 L3 L7 0.0
""".splitlines()
PRIZES = [
    ("$100", "$50", "$50"),
    ("$1,000.00", "$62.50", "$62.50"),
    ("- 1st place", "- 2nd-3rd place", "- 2nd-3rd place"),
    ("(1st, $100)", "(T-2nd, $50)", "(T-2nd, $50)"),
    ("1st Trophy", "2nd Trophy", "3rd Trophy"),
    ("*Champion*", "tied 2nd", "tied 2nd"),
    ("Winner!", "Top U1400", "best junior"),
    ("€40", "", "medal"),
]


@pytest.mark.parametrize("heading", ["", "No Name Rtg R1 R2 R3 R4 Pts"])
@pytest.mark.parametrize("between", [" ", "\t", ","])
@pytest.mark.parametrize("prizes", PRIZES, ids=lambda prizes: prizes[0])
def test_prizes_behind_rows_are_no_cells(
    prizes: tuple[str, ...], between: str, heading: str
) -> None:
    def rows(said: tuple[str, ...]) -> str:
        made = []
        for at, row in enumerate(ROWS):
            number, first, last, *rest = row.split()
            prize = said[at] if at < len(said) else ""
            if between == "," and "," in prize:
                prize = f'"{prize}"'
            cells = [number, f"{first} {last}", *rest, *([prize] if prize else [])]
            made.append(between.join(cells))
        return "\n".join([*([heading.replace(" ", between)] if heading else []), *made])

    plain, found = read(rows(())), read(rows(prizes))
    assert [
        (player.name, player.rating, player.total_halves, player.results)
        for player in found.players
    ] == [
        (player.name, player.rating, player.total_halves, player.results)
        for player in plain.players
    ]


@pytest.mark.parametrize("where", [2, 4])
def test_money_within_rows_is_no_cell(where: int) -> None:
    """Behind the name, and behind the points in front of the rounds."""
    made = []
    for row, prize in zip(ROWS, ("($100)", "$50", "$50", *[""] * 5), strict=True):
        number, first, last, _, *rounds, total = row.split()
        cells = [f"{number}.", f"{first} {last}", *([total] if where > 2 else []), prize, *rounds]
        made.append(" ".join(filter(None, [*cells, *([total] if where == 2 else [])])))
    found = read("\n".join(made))
    assert [player.name for player in found.players][:3] == ["Zoe Park", "Max Lee", "Ann Ray"]
    assert [player.total_halves for player in found.players] == [7, 6, 6, 5, 3, 4, 2, 0]


def test_what_is_no_prize_stays() -> None:
    text = "1 Ann W2 1.0 zonk\n2 Bo L1 0.0 $?\n$100 Cy"
    assert without_prizes(text) == text
