"""Rows below the players that count or add something up: nobody is called so."""

import pytest

from calculator.reading import read

TABLE = (
    "#\tName\tRtg\tR1\tR2\tR3\tPts\n"
    "1\tZoe Park\t1402\tW4\tD2\tW3\t2.5\n"
    "2\tKim Bell\t1377\tW3\tD1\tH\t2\n"
    "3\tSam Ortiz\t1290\tL2\tW4\tL1\t1\n"
    "4\tLi Chen\t1150\tL1\tL3\tH\t0.5\n"
)


@pytest.mark.parametrize(
    "row",
    [
        "\tAverage\t1305\t\t\t\t1.5",
        "\tAvg.\t1305\t\t\t\t1.5",
        "\tMean\t1305\t\t\t\t1.5",
        "\tTotal\t\t\t\t\t6",
        "\tGames\t\t2\t2\t1\t",
        "\tByes\t\t0\t0\t2\t",
        "\tWhite wins:\t\t1\t0\t1\t",
    ],
)
def test_what_a_row_below_the_players_counts_is_nobody(row: str) -> None:
    table = read(TABLE + row)
    assert [player.name for player in table.players] == [
        "Zoe Park",
        "Kim Bell",
        "Sam Ortiz",
        "Li Chen",
    ]
    assert table.warnings == ()


def test_somebody_without_a_number_whose_name_begins_so_is_a_player() -> None:
    names = [player.name for player in read(f"{TABLE}\tMean, Al\t900\t\t\tB\t1").players]
    assert names[-1] == "Mean, Al"
