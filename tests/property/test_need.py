"""What a player needs, compared with ranking the table under every outcome of the open games."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, OF_TWO, changed
from calculator.answers.what_if.need import Need, open_games
from calculator.answers.what_if.need_sentences import beginning, lines, ways
from calculator.model import Crosstable, Player, Result
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.last_round import with_last_round
from calculator.tiebreaks import EDITIONS, Choices
from calculator.words import use
from tests.property.test_ways_higher import orders
from tests.support.examples import examples
from tests.support.kinds import tables

#: Each example ranks its table up to 81 times.
FEW = examples(30)


@st.composite
def unfinished(draw: st.DrawFn) -> Crosstable:
    """A table in which some games, of the last round and now and then of others, are to come."""
    table = draw(tables(7, 4))
    if table.of_teams or not table.rounds_played:
        table = draw(tables(7, 4).filter(lambda one: not one.of_teams and one.rounds_played > 0))
    rng = draw(st.randoms(use_true_random=False))
    rows = {player.number: list(player.results) for player in table.players}
    last = table.rounds_played
    left = 4 if table.games_per_round == 1 else 2
    for at in (last, rng.randint(1, last)):
        for one in rng.sample(sorted(rows), len(rows)):
            found = rows[one][at - 1]
            codes = (*OF_TWO,) if table.games_per_round == 2 else GAME
            other = found.opponent
            if not left or other is None or found.code not in codes:
                continue
            theirs = rows[other][at - 1]
            if theirs.opponent != one or theirs.code not in codes:
                continue
            rows[one][at - 1] = Result("", other, found.color)
            rows[other][at - 1] = Result("", one, theirs.color)
            left -= 1
    players = tuple(
        player._replace(results=tuple(rows[player.number]), total_halves=None)
        for player in table.players
    )
    still = any(not one.code and one.opponent for row in rows.values() for one in [row[last - 1]])
    return table._replace(
        players=players, rounds_played=last - 1 if still else last, printed=(), other=None
    )


def holds(
    need: Need, games: tuple[tuple[int, tuple[int, ...]], ...], outcome: tuple[str, ...]
) -> bool:
    """Whether an outcome fulfils a condition."""
    return all(outcome[at] in {need.codes[one] for one in results} for at, results in games)


def every_place(standings: Standings, need: Need) -> dict[tuple[str, ...], tuple[int, bool]]:
    """The place under every outcome, and whether it is shared: the whole table ranked again."""
    found = {}
    names = [tiebreak.name for tiebreak in standings.order]
    for outcome in product(need.codes, repeat=len(need.games)):
        changes = [
            Change(game.round, game.one, code)
            for game, code in zip(need.games, outcome, strict=True)
        ]
        again = rank(
            changed(standings.table, changes),
            names,
            choices=standings.tally.choices,
            rules=standings.tally.rules,
            like=standings,
        )
        row = again.row(need.number)
        shared = sum(other.place == row.place for other in again.rows) > 1
        found[outcome] = row.place, shared
    return found


@FEW
@given(unfinished(), orders, st.sampled_from(list(EDITIONS)), st.data())
def test_the_conditions_are_exactly_what_every_outcome_says(
    table: Crosstable, order: list[str], edition: str, draw: st.DataObject
) -> None:
    standings = rank(table, order, rules=edition, choices=Choices(seed="a seed"))
    number = draw.draw(st.sampled_from([row.number for row in standings.rows]))
    need = Need(standings, number)
    while not need.finished:
        need.run(7)
    assert need.done == pytest.approx(1)
    assert need.how == "exact"
    truth = every_place(standings, need)
    assert {one.found[::2] for one in need.needed} == set(truth.values())
    for one in need.needed:
        wanted = (one.found.place, one.found.shared)
        for outcome, place in truth.items():
            told = any(holds(need, condition.games, outcome) for condition in one.conditions)
            assert told == (place <= wanted)
    for own in need.own():
        at = next(at for at, game in enumerate(need.games) if number in game[1:])
        first = need.games[at].one == number
        code = own.code if first else (OF_TWO[own.code] if len(need.codes) > 3 else
                                       {"W": "L", "D": "D", "L": "W"}[own.code])  # fmt: skip
        places = [place for outcome, (place, _) in truth.items() if outcome[at] == code]
        assert (own.best, own.worst) == (min(places), max(places))
        kinds = {alone for outcome, (_, alone) in truth.items() if outcome[at] == code}
        assert own.shared == (
            "sometimes" if len(kinds) > 1 else "always" if True in kinds else "never"
        )
    missing = set(range(1, len(standings.rows) + 1)) - {place for place, _ in truth.values()}
    assert set(need.out_of_reach()) == missing


# Over five seconds: each result of each condition is turned, and the event ranked again.
@FEW
@given(unfinished(), st.data())
def test_no_condition_can_be_shorter_or_wider_or_left_out(
    table: Crosstable, draw: st.DataObject
) -> None:
    standings = rank(table, ["solkoff", "cumulative"])
    need = Need(standings, draw.draw(st.sampled_from([row.number for row in standings.rows])))
    need.run()
    truth = every_place(standings, need)
    for one in need.needed:
        wanted = (one.found.place, one.found.shared)
        there = {outcome for outcome, place in truth.items() if place <= wanted}
        reached = [
            {outcome for outcome in truth if holds(need, condition.games, outcome)}
            for condition in one.conditions
        ]
        for at, condition in enumerate(one.conditions):
            others = set[tuple[str, ...]]().union(*(reached[:at] + reached[at + 1 :]))
            assert not reached[at] <= others, "not needed"
            for left_out in condition.games:
                rest = tuple(game for game in condition.games if game != left_out)
                assert not {o for o in truth if holds(need, rest, o)} <= there, "one game less"
        sizes = [len(condition.games) for condition in one.conditions]
        assert sizes == sorted(sizes)


@FEW
@given(unfinished(), st.data())
def test_by_points_alone_a_place_is_a_limit_that_holds(
    table: Crosstable, draw: st.DataObject
) -> None:
    standings = rank(table, ["solkoff", "cumulative"])
    need = Need(standings, draw.draw(st.sampled_from([row.number for row in standings.rows])))
    need.how = "points"
    need.run()
    truth = every_place(standings, need)
    for one in need.needed:
        for outcome, (place, _) in truth.items():
            if any(holds(need, condition.games, outcome) for condition in one.conditions):
                assert place <= one.found.last
    reached = {place for place, _ in truth.values()}
    assert not reached & set(need.out_of_reach())


@pytest.mark.parametrize("language", ["en", "es"])
@FEW
@given(unfinished(), st.data())
def test_every_condition_is_a_sentence_of_its_own(
    language: str, table: Crosstable, draw: st.DataObject
) -> None:
    standings = rank(table, ["solkoff"])
    if not open_games(standings.table):
        return
    need = Need(standings, draw.draw(st.sampled_from([row.number for row in standings.rows])))
    with use(language):
        said = lines(standings, need.number)
        need.run()
        assert all("need-" not in line and "{" not in line for line in said)
        for one in need.needed:
            told = ways(need, one)
            assert len(set(told)) == len(told) == len(one.conditions)
        assert beginning(need)


@given(st.integers(3, 12), st.integers(1, 2), st.randoms(use_true_random=False))
def test_the_last_round_of_a_round_robin_is_what_was_left_out(
    players: int, times: int, rng: random.Random
) -> None:
    """By the circle method, in any order of rounds; who is left to meet nobody has the bye."""
    seats = [*range(1, players + 1), *([None] if players % 2 else [])]
    rng.shuffle(seats)
    rounds = []
    for _ in range(len(seats) - 1):
        half = len(seats) // 2
        rounds.append(list(zip(seats[:half], reversed(seats[half:]), strict=True)))
        seats[1:] = [seats[-1], *seats[1:-1]]
    rounds *= times
    rng.shuffle(rounds)
    bye = rng.choice(("U", "B", "H"))
    rows: dict[int, list[Result]] = {number: [] for number in range(1, players + 1)}
    for pairs in rounds:
        for one, other in pairs:
            for player, opponent in ((one, other), (other, one)):
                if player is not None:
                    rows[player].append(Result("D", opponent) if opponent else Result(bye))
    left = {number: row.pop() for number, row in rows.items()}
    made = tuple(
        Player(number, f"Player {number}", (*row, Result())) for number, row in rows.items()
    )
    table = Crosstable(made, len(rounds), len(rounds) - 1)
    paired = with_last_round(table)
    assert {player.number: player.results[-1] for player in paired.players} == {
        number: row._replace(code=row.code if row.opponent is None else "")
        for number, row in left.items()
    }
    assert rank(table, ["solkoff"]).table.players == paired.players
    (said,) = paired.warnings
    assert said.words().count(" – ") == players // 2
