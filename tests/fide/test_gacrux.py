"""Every value equals gacrux's, on random tournaments that the tests make.

Where we read the text differently, ``DIFFERENT`` lists the difference with its reason, and its
effect is asserted, player by player.
"""

from fractions import Fraction
from itertools import groupby
from random import Random
from typing import NamedTuple

import pytest

from calculator.model import Crosstable, Player
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Tally, Value, find
from tests.fide import oracle
from tests.fide.tournaments import Tournament, round_robin, swiss

#: The first batch is part of every run; the rest are left to ``make test-all``.
BATCHES, IN_A_BATCH, ALWAYS_RUN = 20, 100, 1

ALWAYS = (
    *("PTS", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN", "BH", "BH/C1", "SB"),
    *("SB/C1", "AOB", "KS", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"),
)
#: One of these sets is added, in turn.
BY_TURNS = (
    ("PS/C1", "BH/C2", "BH/M1", "SB/C2", "KS/L60", "ARO/C1", "TPN/R", "GE"),
    ("PS/C2", "BH/M2", "BH/P", "SB/M1", "KS/L+1", "ARO/C2", "RTNG/R", "APRO/U1400"),
    ("BH/C1/P", "BH/M1/P", "SB/P", "SB/C1/P", "KS/L-2", "ARO/M1", "ARO/U1400", "TPR/U1400"),
    ("BH/C3", "SB/C3", "SB/M1/P", "PTP/U1400", "APPO/U1400", "RTNG/U1400", "ARO/C1/U1400"),
)
#: gacrux keeps fore mode's changes of a score for the codes after it, so it is asked separately.
FORE = (("FB", "BH/F"), ("FB/C1", "AOB/F"), ("FB/C2", "BH/C1/F"), ("FB/M1", "AOB/F"))


def double_forfeits(_: Crosstable, player: Player, players: dict[int, Player]) -> Fraction:
    """Half a point each."""
    return Fraction(
        sum(
            result.code == "F"
            and result.opponent is not None
            and players[result.opponent].results[at].code == "F"
            for at, result in enumerate(player.results)
        ),
        2,
    )


def free_rounds(table: Crosstable, player: Player, _: dict[int, Player]) -> Fraction:
    """One round each, in a round robin."""
    played = player.results[: table.rounds_played] if table.kind == "round-robin" else ()
    return Fraction(sum(result.opponent is None for result in played))


def byes_ahead(table: Crosstable, player: Player, _: dict[int, Player]) -> Fraction:
    """The points of byes of rounds to come."""
    return Fraction(sum(one.halves for one in player.ahead(table.rounds_played)), 2)


#: Code -> why ours differs from gacrux 1.11.65, and by how much.
DIFFERENT = {
    "PTS": (
        (
            "A printed total may already include a bye in a round to come, and it is the score; "
            "gacrux counts only the rounds played."
        ),
        byes_ahead,
    ),
    "STD": (
        (
            "Article 7.7 gives ½ to a player who scored as much as the opponent. In a double "
            "forfeit both scored 0, so each gets ½; gacrux gives nothing."
        ),
        double_forfeits,
    ),
    **dict.fromkeys(
        ("REP", "GE"),
        (
            (
                "In a round robin only forfeits are unplayed rounds (15.2). With an odd number of "
                "players gacrux takes the round off for a zero-point bye."
            ),
            free_rounds,
        ),
    ),
}


def tournament(seed: int) -> Tournament:
    """Most are small; every fiftieth has up to 40 players, every 500th up to 200."""
    random = Random(seed)  # noqa: S311 - tournaments are no secrets
    edition = ("fide-2024", "fide-2026")[seed % 2]
    if seed % 5 == 4:
        return round_robin(random, edition)
    if seed % 500 == 0:
        return swiss(random, edition, 200, fewest=150)
    return swiss(random, edition, 40 if seed % 50 == 1 else 14 if seed % 5 == 3 else 8)


@pytest.mark.parametrize(
    "batch",
    [
        *range(ALWAYS_RUN),
        *(pytest.param(batch, marks=pytest.mark.long) for batch in range(ALWAYS_RUN, BATCHES)),
    ],
)
def test_every_value_is_equal_but_for_the_listed_differences(batch: int) -> None:
    assert compared(batch).values > IN_A_BATCH * 4 * len(ALWAYS)


class Compared(NamedTuple):
    """How many values were compared, and how many of them differ as ``DIFFERENT`` says."""

    values: int
    listed: int


def compared(batch: int) -> Compared:
    """Compare a batch; ``AssertionError`` at the first value that differs in another way."""
    found: list[Compared] = []
    for seed in range(batch * IN_A_BATCH, (batch + 1) * IN_A_BATCH):
        made = tournament(seed)
        table = read(made.trf)
        assert table.rounds == made.rounds
        assert (table.kind == "round-robin") is made.robin
        parsed = oracle.parse(made.trf)
        turn = seed // 2 % 4
        for codes in (ALWAYS + BY_TURNS[turn], FORE[turn]):
            theirs = oracle.values(parsed, table.rounds_played, codes)
            found.append(compare(seed, table, codes, theirs))
    return Compared(sum(one.values for one in found), sum(one.listed for one in found))


def compare(
    seed: int,
    table: Crosstable,
    codes: tuple[str, ...],
    theirs: dict[int, oracle.Values],
    after: int | None = None,
) -> Compared:
    """Compare the values of gacrux ``after`` a round, by default the last one played."""
    tally = Tally(table)
    players = tally.player
    values = listed = 0
    for code in codes:
        tiebreak = find(code)
        assert tiebreak is not None
        ours = ranks(tally) if code == "DE" else tiebreak.values(tally, players)
        _, more = DIFFERENT.get(code, ("", None))
        for number, player in players.items():
            value = exact(ours[number])
            if code.startswith("AOB"):
                value = as_gacrux_rounds(value, after or table.rounds_played)
            elif more is not None and value is not None:
                by = more(table, player, players)
                value -= by
                listed += by != 0
            assert value == theirs[number][code], (seed, code, number)
            values += 1
    if "BH" in codes and after is None:
        compare_sums(seed, tally, theirs)
    return Compared(values, listed)


def compare_sums(seed: int, tally: Tally, theirs: dict[int, oracle.Values]) -> None:
    """Add up gacrux' Buchholz of those met over the board: gacrux has no such sum of its own."""
    tiebreak = find("sum-of-buchholz")
    assert tiebreak is not None
    for number, value in tiebreak.values(tally, tally.player).items():
        met = [theirs[one]["BH"] for one in met_by(tally, number)]
        assert exact(value) == sum(one or 0 for one in met), (seed, number)


def met_by(tally: Tally, number: int) -> list[int]:
    """The opponents of the games over the board, in a double round twice."""
    results = tally.player[number].results[: tally.table.rounds_played]
    return [one.opponent for one in results if one.played and one.opponent is not None]


def exact(value: Value) -> Fraction | None:
    return None if value.amount is None else Fraction(value.amount, value.scale)


def as_gacrux_rounds(value: Fraction | None, rounds: int) -> Fraction | None:
    """8.2 says nothing about rounding: ours is exact, gacrux has 2 decimals, 3 from 9 rounds on."""
    if value is None:
        return None
    unit = 100 if rounds < 9 else 1000
    return Fraction((2 * value * unit + 1) // 2, unit)


def ranks(tally: Tally, code: str = "DE") -> dict[int, Value]:
    """Direct encounter inside each group of equal points; 0 if it separates nobody."""
    tiebreak = find(code)
    assert tiebreak is not None
    found: dict[int, Value] = {}
    # gacrux leaves out byes of rounds still to come, whatever the printed total includes.
    points = {number: score - tally.ahead[number] for number, score in tally.score.items()}
    order = sorted(points, key=lambda number: points[number])
    for _, level in groupby(order, key=lambda number: points[number]):
        group = list(level)
        values = tiebreak.values(tally, group)
        alike = len({value.amount for value in values.values()}) == 1
        found |= {n: value._replace(amount=0) if alike else value for n, value in values.items()}
    return found


@pytest.mark.parametrize("ahead", [1, 2])
def test_fore_buchholz_before_the_last_round_is_played(ahead: int) -> None:
    """8.3: its pairings count once they are there; before that there is nothing to draw."""
    done = 0
    for seed in range(40_000, 40_060):
        edition = ("fide-2024", "fide-2026")[seed % 2]
        made = swiss(Random(seed), edition, 12, ahead=ahead)  # noqa: S311
        table = read(made.trf)
        if table.rounds_played + ahead != made.rounds:
            continue  # no game was played in the round before
        codes = FORE[seed // 2 % 4]
        after = made.rounds if ahead == 1 else table.rounds_played
        theirs = oracle.values(oracle.parse(made.trf), after, codes)
        done += bool(compare(seed, table, codes, theirs, after).values)
    assert done > 40


@pytest.mark.parametrize("seed", range(10_000, 10_100))
def test_direct_encounter_with_forfeits_as_played(seed: int) -> None:
    made = tournament(seed)
    table = read(made.trf)
    theirs = oracle.values(oracle.parse(made.trf), table.rounds_played, ("PTS", "DE/P"))
    ours = ranks(Tally(table), "DE/P")
    assert {number: exact(value) for number, value in ours.items()} == {
        number: values["DE/P"] for number, values in theirs.items()
    }


@pytest.mark.parametrize("seed", range(20_000, 20_100))
def test_direct_encounter_of_everybody(seed: int) -> None:
    made = tournament(seed)
    table = read(made.trf)
    theirs = oracle.values(oracle.parse(made.trf), table.rounds_played, ("DE",))
    tiebreak = find("DE")
    assert tiebreak is not None
    ours = tiebreak.values(Tally(table), [player.number for player in table.players])
    alike = len({value.amount for value in ours.values()}) == 1
    assert {number: 0 if alike else exact(value) for number, value in ours.items()} == {
        number: values["DE"] for number, values in theirs.items()
    }


@pytest.mark.parametrize("seed", range(30_000, 30_100))
def test_places_are_equal(seed: int) -> None:
    made = tournament(seed)
    table = read(made.trf)
    order = (
        ("DE", "BH/C1", "SB"),
        ("WIN", "BH/M1", "DE"),
        ("BH", "PS", "TPN"),
        ("DE", "WON", "DE", "PS", "DE"),
    )[seed % 4]
    theirs = oracle.places(oracle.parse(made.trf), table.rounds_played, ("PTS", *order))
    assert {row.number: row.place for row in rank(table, order).rows} == theirs
