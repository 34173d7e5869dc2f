"""Several texts of team events pasted together: rankings, crosstables, two leagues."""

import itertools

import pytest

from calculator.model import Crosstable
from calculator.reading import read, read_all

RANKING = """Rk.\tTeam\tMP\tGP\tESB (EMGSB)
1\tOak\t5\t7,5\t17
2\tElm\t4\t9\t19
3\tAsh\t2\t4\t12
4\tYew\t1\t3,5\t11
"""
ROUNDS = (
    "Round 1\nOak 2½ - 1½ Elm\nAsh 2 - 2 Yew\n",
    "Round 2\nYew 1 - 3 Oak\nElm 4 - 0 Ash\n",
    "Round 3\nOak 2 - 2 Ash\nYew ½ - 3½ Elm\n",
)
MATCHES = "".join(ROUNDS)
OTHERS = {"Oak": "Pine", "Elm": "Fir", "Ash": "Larch", "Yew": "Rowan"}
CROSSTABLE = """Rk.\tTeam\t1\t2\t3\t4\tMP\tGP
1\tOak\t*\t2½\t2\t3\t5\t7,5
2\tElm\t1½\t*\t4\t3½\t4\t9
3\tAsh\t2\t0\t*\t2\t2\t4
4\tYew\t1\t½\t2\t*\t1\t3,5
"""


def other(text: str) -> str:
    """The same of the other league."""
    for name, new in OTHERS.items():
        text = text.replace(name, new)
    return text


def totals(table: Crosstable) -> dict[str, int | None]:
    return {player.name: player.total_halves for player in table.players}


EXPECTED = {"Oak": 10, "Elm": 8, "Ash": 4, "Yew": 2}


@pytest.mark.parametrize("first", ["ranking", "matches"])
@pytest.mark.parametrize("weeks", [1, -1])
@pytest.mark.parametrize("rows", [1, -1])
def test_a_ranking_completes_its_pairings(first: str, weeks: int, rows: int) -> None:
    head, *lines = RANKING.splitlines()
    ranking = "\n".join([head, *lines[::rows]]) + "\n"
    matches = "".join(ROUNDS[::weeks])
    table = read(ranking + matches if first == "ranking" else matches + ranking)
    assert totals(table) == EXPECTED
    assert [one.tiebreak for one in table.printed] == ["GP", "EMGSB"]
    rounds = [[one.game_halves for one in player.results] for player in table.players]
    assert sorted(rounds) == [[3, 8, 7], [4, 0, 4], [4, 2, 1], [5, 6, 4]]
    assert not table.warnings


@pytest.mark.parametrize("titled", [True, False])
@pytest.mark.parametrize("order", [*itertools.permutations(("r1", "m1", "r2", "m2"))], ids="-".join)
def test_two_leagues_are_two_sections(titled: bool, order: tuple[str, ...]) -> None:
    texts = {"r1": RANKING, "m1": MATCHES, "r2": other(RANKING), "m2": other(MATCHES)}
    text = "\n".join(
        (f"Division {'One' if part[1] == '1' else 'Two'}\n" if titled else "") + texts[part]
        for part in order
    )
    found = [result for _, result in read_all(text)]
    assert all(isinstance(one, Crosstable) for one in found)
    seen = {frozenset(totals(one).items()) for one in found if isinstance(one, Crosstable)}
    both = (EXPECTED, {OTHERS[name]: total for name, total in EXPECTED.items()})
    assert seen == {frozenset(one.items()) for one in both}


def test_a_crosstable_and_the_matches_are_compared() -> None:
    assert not read(CROSSTABLE + MATCHES).warnings
    other_result = CROSSTABLE.replace("2½", "3½").replace("1½\t*", "½\t*")
    for text in (other_result + MATCHES, MATCHES + other_result):
        said = [one for one in read(text).warnings if one.code == "crosstable-differs"]
        assert [one.facts for one in said] == [(1, "Elm", "Oak", 1, 3)]
