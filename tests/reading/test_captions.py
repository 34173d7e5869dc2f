"""What a caption says of the event's rounds, in one line or broken in two by an e-mail."""

import pytest

from calculator.reading import read

TABLES = {
    "tabs": """No\tName\tR1\tR2\tR3\tTotal
1\tAnn Lee\tW2\tD3\tW4\t2.5
2\tBob Poe\tL1\tW4\tD3\t1.5
3\tCem Roe\tW4\tD1\tD2\t2.0
4\tDea Fox\tL3\tL2\tL1\t0
""",
    "blanks": """No  Name      R1  R2  R3  Total
1   Ann Lee   W2  D3  W4  2.5
2   Bob Poe   L1  W4  D3  1.5
3   Cem Roe   W4  D1  D2  2.0
4   Dea Fox   L3  L2  L1  0
""",
    "games": """Round 1
Ann Lee 1-0 Bob Poe
Cem Roe 1-0 Dea Fox
Round 2
Ann Lee ½-½ Cem Roe
Bob Poe 1-0 Dea Fox
Round 3
Ann Lee 1-0 Dea Fox
Bob Poe ½-½ Cem Roe
""",
    "teams": """Round 1
Ash 3 - 1 Yew
Oak 4 - 0 Elm
Round 2
Ash 1½ - 2½ Oak
Yew 0 - 4 Elm
Round 3
Ash 4 - 0 Elm
Yew 3 - 1 Oak
""",
}
everywhere = pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))


@everywhere
@pytest.mark.parametrize(
    ("caption", "rounds", "after"),
    [
        ("Spring Open standings (After\nRound 3)", None, 3),
        ("Spring Open, standings (After\nRound 3)", None, 3),
        ("Spring Open standings, after round\n3.", None, 3),
        ("Rangliste nach der 3.\nRunde", None, 3),
        ("Spring Open after 3\nof 5 rounds", 5, None),
        ("Standings after round\n3 of 5", 5, None),
        ("Spring Open, 5\nrounds", 5, None),
        ("5 rounds", 5, None),
        ("5-round Swiss", 5, None),
        ("Turnier über 5 Runden", 5, None),
        ("5 Rounds, G/60", 5, None),
        # All of it was played.
        ("Final standings after\n3 rounds", 3, None),
        # A blank line ends a sentence, and a number with a name behind is that of a row.
        ("The list that I sent after\n\nRound 3", None, None),
    ],
)
def test_how_far_the_event_is(
    caption: str, rounds: int | None, after: int | None, table: str
) -> None:
    found = read(f"{caption}\n{table}")
    assert (found.scheduled, found.after, found.rounds_played) == (rounds, after, 3)
    assert found.warnings == ()


def test_a_number_of_rounds_and_the_row_below() -> None:
    """Without a heading the line below a caption is a row."""
    rows = "\n".join(TABLES["tabs"].splitlines()[1:])
    found = read(f"Standings after round\n{rows}")
    assert (found.scheduled, found.after, len(found.players)) == (None, None, 4)


@everywhere
@pytest.mark.parametrize("caption", ["2 rounds", "2-round Swiss", "Spring Open, 2 rounds"])
def test_fewer_rounds_than_were_played(caption: str, table: str) -> None:
    found = read(f"{caption}\n{table}")
    assert (found.scheduled, found.rounds_played) == (None, 3)
    assert [(one.code, one.facts, one.line) for one in found.warnings] == [
        ("caption-earlier", (caption, 3), 1)
    ]


def test_a_caption_broken_in_two_is_one_title() -> None:
    assert read(f"Spring Open, after 3 of\n5 rounds\n{TABLES['tabs']}").event == (
        "Spring Open, after 3 of 5 rounds"
    )
