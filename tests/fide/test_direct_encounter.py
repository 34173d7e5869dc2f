"""Direct encounter against a brute force written from article 6 alone."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.model import Crosstable, Player, Result, crosstable
from calculator.tiebreaks import Tally, find
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide import mini_tables
from tests.support.examples import examples

Games = dict[tuple[int, int], list[Fraction]]


def article_6(group: list[int], games: Games, *, robin: bool) -> list[list[int]]:
    """Return the group in classes, the first one ahead, by the letter of the article."""
    if len(group) == 1:
        return [group]

    def met(one: int, other: int) -> bool:
        return (one, other) in games

    def mean(one: int, other: int) -> Fraction:
        return sum(games[one, other], Fraction(0)) / len(games[one, other])

    score = {
        one: sum((mean(one, other) for other in group if met(one, other)), Fraction(0))
        for one in group
    }
    if robin or all(met(one, other) for one, other in combinations(group, 2)):  # 6.2
        classes = [[n for n in group if score[n] == s] for s in sorted(set(score.values()))[::-1]]
    else:  # 6.3
        best = {
            one: score[one] + sum(not met(one, other) for other in group if other != one)
            for one in group
        }
        classes, left = [], list(group)
        while len(left) > 1:
            leaders = [
                one
                for one in left
                if all(score[one] > best[other] for other in left if other != one)
            ]
            if not leaders:
                break
            classes.append(leaders)
            left.remove(leaders[0])
        if left:
            classes.append(left)
    if len(classes) == 1:
        return classes
    return [smaller for level in classes for smaller in article_6(level, games, robin=robin)]


@st.composite
def events(draw: st.DrawFn) -> tuple[Crosstable, Games, bool]:
    count = draw(st.integers(2, 7))
    robin = draw(st.booleans())
    rounds: list[dict[int, Result]] = []
    games: Games = {}
    pairs = [*combinations(range(1, count + 1), 2)] * draw(st.integers(1, 2))
    for one, other in draw(st.permutations(pairs)):
        code = draw(st.sampled_from("WWLLDDX" if robin else "WLDWLDX___"))
        if code == "_":
            continue
        free = next((row for row in rounds if one not in row and other not in row), None)
        if free is None:
            rounds.append(free := {})
        theirs = {"W": "L", "L": "W", "D": "D", "X": "F"}[code]
        free[one], free[other] = Result(code, other, "W"), Result(theirs, one, "B")
        if code != "X" or robin:
            for ours, points in (((one, other), code), ((other, one), theirs)):
                games.setdefault(ours, []).append(Fraction(Result(points).halves, 2))
    players = [
        Player(n, f"Player {n}", tuple(row.get(n, Result("U")) for row in rounds))
        for n in range(1, count + 1)
    ]
    table = crosstable(players, kind="round-robin" if robin else "swiss")
    return table, games, robin


@given(events())
@examples(300)
def test_it_ranks_as_article_6_says(event: tuple[Crosstable, Games, bool]) -> None:
    table, games, robin = event
    group = [player.number for player in table.players]
    tiebreak = find("DE")
    assert tiebreak is not None
    ours = {n: value.amount for n, value in tiebreak.values(Tally(table), group).items()}
    place = 1
    expected: dict[int, int | None] = {}
    for level in article_6(group, games, robin=robin):
        expected |= dict.fromkeys(level, place)
        place += len(level)
    assert ours == expected


def three(*results: str) -> Tally:
    """Three players; each result is ``1W2``: player 1 beat player 2."""
    rows: dict[int, list[Result]] = {1: [], 2: [], 3: []}
    for text in results:
        one, other = int(text[0]), int(text[2])
        rows[one].append(Result(text[1], other))
        rows[other].append(Result({"W": "L", "D": "D", "X": "F"}[text[1]], one))
        for row in rows.values():
            row.extend([Result("U")] * (len(rows[one]) - len(row)))
    return Tally(crosstable(Player(n, f"P{n}", tuple(row)) for n, row in rows.items()))


@pytest.mark.parametrize(
    ("results", "code", "places"),
    [
        (("1W2", "2W3", "1W3"), "DE", [1, 2, 3]),
        (("1W2", "2W3", "3W1"), "DE", [1, 1, 1]),
        # 6.2, applied again: 1 leads with 1½, then 2 beat 3.
        (("1D2", "1W3", "3D2", "2W3"), "DE", [1, 2, 3]),
        # 6.3: 1 beat 2, but 3 could still reach 2 points.
        (("1W2",), "DE", [1, 1, 1]),
        # 6.3: nobody can reach 1's two points.
        (("1W2", "1W3"), "DE", [1, 2, 2]),
        # A forfeit is out, unless announced.
        (("1X2", "1W3"), "DE", [1, 1, 1]),
        (("1X2", "1W3", "2D3"), "DE/P", [1, 2, 2]),
    ],
)
def test_small_groups(results: tuple[str, ...], code: str, places: list[int]) -> None:
    tiebreak = find(code)
    assert tiebreak is not None
    values = tiebreak.values(three(*results), (1, 2, 3))
    assert [values[n].amount for n in (1, 2, 3)] == places


def test_the_mini_table_tells_who_can_still_reach_what() -> None:
    (table,) = mini_tables(three("1W2"), (1, 2, 3), Code("DE"))
    assert not table.all_met
    assert [(row.number, row.points, row.reach) for row in table.rows] == [
        (1, 2, 4),
        (3, 0, 4),
        (2, 0, 2),
    ]
    assert table.rows[0].against == {2: 2}
    assert table.unit == 2


def test_two_games_of_a_pair_count_with_their_mean() -> None:
    tally = three("1W2", "2W1", "1W3", "2D3")
    tables = mini_tables(tally, (1, 2, 3), Code("DE"))
    assert {row.number: row.points / tables[0].unit for row in tables[0].rows} == {
        1: 1.5,
        2: 1.0,
        3: 0.5,
    }
