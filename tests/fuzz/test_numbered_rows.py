"""Rows with opponents' numbers are read without a heading, names, ratings and totals too."""

import pytest

from calculator.reading import read
from tests.fuzz import numbered_rows
from tests.support.examples import seeds


def test_typed_rows_are_read_or_told_of() -> None:
    every = [numbered_rows.tried(seed) for seed in seeds(300)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    # Where a mail breaks a line within brackets or a club, rows are refused.
    assert sum(one.verdict.startswith("right") for one in every) > 0.85 * len(every)


@pytest.mark.parametrize(
    "row",
    [
        "{at}. {name} {rating}: {rounds} {total}",
        "{at}. {name} ({rating}): {rounds} ({total})",
        "{at}: {name}, {rating} - {rounds} - {total}",
        "#{at} {name} [{rating}]: {rounds} = {total}",
        "*{at}.* {name} {rating} {rounds} - *{total}*",
        "{at}) {name} {rating}, {total} pts. {rounds}",
    ],
)
@pytest.mark.parametrize("parted", [" ", ", ", "/", "; "])
def test_a_rating_is_no_part_of_a_name_and_the_last_round_no_total(row: str, parted: str) -> None:
    players = (
        ("Ray, Ann", 2011, ("W2", "W4", "D3"), "2.5"),
        ("Poe, Bo", 930, ("L1", "W3", "W4"), "2"),
        ("Fox, Cy", 1880, ("W4", "L2", "D1"), "1.5"),
        ("Orr, Di", 1820, ("L3", "L1", "L2"), "0"),
    )
    table = read(
        "\n".join(
            row.format(at=at, name=name, rating=rating, rounds=parted.join(rounds), total=total)
            for at, (name, rating, rounds, total) in enumerate(players, 1)
        )
    )
    assert [player.name for player in table.players] == [name for name, *_ in players]
    assert [player.rating for player in table.players] == [2011, 930, 1880, 1820]
    assert [player.total_halves for player in table.players] == [5, 4, 3, 0]
    assert [
        [f"{one.code}{one.opponent}" for one in player.results] for player in table.players
    ] == [list(rounds) for _, _, rounds, _ in players]
