"""An opponent's unplayed rounds count ½ each, of whatever kind; a game counts as it ended."""

import pytest

from tests.support.tables import section, values


def opponent_counts(cells: str) -> float | None:
    """What player 2 is worth to player 1, who met nobody else."""
    rounds = len(cells.split())
    return values(
        section("D2" + " U" * rounds, f"D1 {cells}", "U " + "L4 " * rounds, "U " + "W3 " * rounds),
        "solkoff",
    )[1]


@pytest.mark.parametrize(
    ("cells", "counts"),
    [
        ("B", 1.0),  # 1½ points, lowered by the bye
        ("X", 1.0),
        ("X3", 1.0),
        ("H", 1.0),
        ("Z", 1.0),
        ("U", 1.0),  # ½ point, raised
        ("F", 1.0),
        ("F3", 1.0),
        ("-", 1.0),
        ("B H U", 2.0),
        ("U U U U", 2.5),
        ("W3", 1.5),
        ("L3 W3", 1.5),
        ("N3 S3 R3", 2.0),
    ],
)
def test_every_unplayed_round_counts_half(cells: str, counts: float) -> None:
    assert opponent_counts(cells) == counts


def test_withdrawn_with_three_points_of_six_rounds() -> None:
    # Three wins, then withdrawn: 3 points in the table, 4½ to the opponents.
    assert opponent_counts("W3 W3 L3 U U U") == 4.0
    table = section(
        "L2 W3 W4 W3 W4 W3",
        "W1 W4 W3 U U U",
        "B L1 L2 L1 B L1",
        "B L2 L1 B L1 B",
    )
    solkoff = values(table, "solkoff")
    # Player 2 as 4½; player 3 (2 points, two byes) as 1, player 4 (3, three byes) as 1½.
    assert solkoff[1] == 4.5 + 1 + 1.5 + 1 + 1.5 + 1


def test_a_bye_in_a_later_round_does_not_count_as_unplayed() -> None:
    table = section("W2 W3 - -", "L1 B H U", "B L1 - H")
    assert table.rounds_played == 2
    assert values(table, "solkoff")[1] == 1.0  # each a loss and a bye: 0 + ½


def test_both_players_of_a_double_forfeit_have_an_unplayed_round() -> None:
    table = section("F2 W3", "F1 W4", "W4 L1", "L3 L2")
    solkoff = values(table, "solkoff")
    assert solkoff[3] == 0 + 1.5  # player 4, then player 1: the forfeit and a win
    assert solkoff[1] == 1.0  # nobody in round 1, then player 3
