"""What would have put a player higher is exactly what trying every other result finds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import OF_TWO, changed
from calculator.answers.what_if.other_results import Search, Way, ways
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.tiebreaks import EDITIONS, REGISTER, Choices
from tests.support.kinds import tables

NAMES = [*REGISTER, "BH/C1", "BH/M1", "BH/P", "FB/C1", "AOB/F", "SB/C1", "KS/L+1", "PS/C1",
         "BH:GP", "SB:GP", "DE:GP", "DE/P", "ARO/C1/U1400"]  # fmt: skip
USUAL = [["modified-median", "solkoff", "cumulative", "cumulative-opposition"],
         ["BH/C1", "BH", "SB", "DE", "WIN"], ["result-between-tied", "solkoff"],
         ["SB", "DE", "KS"], ["AOB", "FB", "STD"]]  # fmt: skip
orders = st.one_of(
    st.sampled_from(USUAL),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True),
)

Codes = tuple[tuple[str, ...], ...]


def codes(table: Crosstable) -> Codes:
    """All results of a table: two changes that lead to the same ones are one."""
    return tuple(tuple(found.code for found in player.results) for player in table.players)


def every_change(table: Crosstable, number: int) -> Iterator[Change]:
    """Every other result of every game, and a half-point bye for each own round worth nothing."""
    row = {player.number: player.results[: table.rounds_played] for player in table.players}
    for one, results in row.items():
        for at, found in enumerate(results):
            if found.opponent is None:
                if one == number and table.kind == "swiss" and found.code in {"", "U", "F"}:
                    yield Change(at + 1, one, "H")
            elif row[found.opponent][at].opponent == one:
                for code in OF_TWO if table.games_per_round == 2 else "WDL":
                    yield Change(at + 1, one, code)


def places(
    standings: Standings, number: int, many: Iterable[tuple[Change, ...]]
) -> dict[Codes, int]:
    """A player's better places, by the tables that changes lead to, each ranked again."""
    table, tally = standings.table, standings.tally
    order = [tiebreak.name for tiebreak in standings.order]
    now = standings.row(number).place
    found = {}
    seen = {codes(table)}
    for changes in many:
        other = changed(table, changes)
        key = codes(other)
        if key not in seen:
            seen.add(key)
            again = rank(other, order, choices=tally.choices, rules=tally.rules)
            if (place := again.row(number).place) < now:
                found[key] = place
    return found


def told(standings: Standings, found: Iterable[Way]) -> dict[Codes, int]:
    """The places that a search reports, by the tables that lead to them."""
    pairs = [(codes(changed(standings.table, way.changes)), way.place) for way in found]
    assert len(dict(pairs)) == len(pairs), "the same way twice"
    return dict(pairs)


@given(tables(), orders, st.sampled_from(list(EDITIONS)), st.data())
def test_every_single_result_that_helps_is_found_and_no_other(
    table: Crosstable, order: list[str], edition: str, draw: st.DataObject
) -> None:
    standings = rank(table, order, rules=edition, choices=Choices(seed="a seed"))
    number = draw.draw(st.sampled_from([player.number for player in table.players]))
    expected = places(standings, number, ((change,) for change in every_change(table, number)))
    search = Search(standings, number)
    while not search.finished:
        search.run(3)
    single = [way for way in search.ways if len(way.changes) == 1]
    assert told(standings, single) == expected
    assert search.complete
    assert search.one_sided == 0


def apart(two: tuple[Change, Change], table: Crosstable) -> bool:
    """Whether two changes concern two rounds or two games."""
    row = {player.number: player.results for player in table.players}
    one, other = (
        {(found.number, found.round), (row[found.number][found.round - 1].opponent, found.round)}
        for found in two
    )
    return not one & other


@given(tables(5, 3), orders, st.sampled_from(list(EDITIONS)), st.data())
def test_if_no_single_result_helps_every_pair_is_found(
    table: Crosstable, order: list[str], edition: str, draw: st.DataObject
) -> None:
    standings = rank(table, order, rules=edition)
    number = draw.draw(st.sampled_from([row.number for row in standings.rows[-3:]]))
    changes = list(every_change(table, number))
    if places(standings, number, ((change,) for change in changes)):
        assert all(len(way.changes) == 1 for way in ways(standings, number))
        return
    real = codes(table)
    # A change without effect makes no pair.
    changes = [change for change in changes if codes(changed(table, [change])) != real]
    two = [pair for pair in combinations(changes, 2) if apart(pair, table)]
    assert told(standings, ways(standings, number)) == places(standings, number, two)


@given(tables(), orders, st.data())
def test_own_results_come_first_and_the_best_place_in_each_group(
    table: Crosstable, order: list[str], draw: st.DataObject
) -> None:
    standings = rank(table, order)
    number = draw.draw(st.sampled_from([player.number for player in table.players]))
    found = Search(standings, number, pairs=500)
    found.run()
    groups = [min(["own", "opponent", "theirs", "other"].index(way.whose), 2) for way in found.ways]
    assert groups == sorted(groups)
    for group in range(3):
        inside = [way.place for way, of in zip(found.ways, groups, strict=True) if of == group]
        assert inside == sorted(inside)
    record = standings.tally.record
    met = {found.opponent for found in record[number] if found.played}
    for way in found.ways:
        people = [
            {change.number, record[change.number][change.round - 1].opponent}
            for change in way.changes
        ]
        own = [number in pair for pair in people]
        near = [mine or bool(pair & met) for mine, pair in zip(own, people, strict=True)]
        expected = {"own"} if all(own) else {"opponent"} if all(near) else {"theirs", "other"}
        assert way.whose in expected


@given(tables(), orders, st.data())
def test_the_reason_is_true_in_the_ranking_of_the_changed_table(
    table: Crosstable, order: list[str], draw: st.DataObject
) -> None:
    standings = rank(table, order)
    number = draw.draw(st.sampled_from([player.number for player in table.players]))
    search = Search(standings, number, pairs=200)
    search.run()
    before = {row.number: row for row in standings.rows}
    for way in search.ways:
        again = rank(changed(table, way.changes), order, rules=standings.tally.rules)
        after = {row.number: row for row in again.rows}
        own, other, facts = after[number], after[way.overtaken.number], way.overtaken
        assert before[other.number].place < before[number].place
        assert other.place >= own.place == way.place
        assert facts.scores == (own.score, other.score)
        assert facts.joined == (before[other.number].score != before[number].score)
        if facts.tiebreak is None:
            assert facts.shared == (other.place == own.place)
            assert facts.shared or own.score > other.score
        else:
            name = facts.tiebreak.name
            assert own.score == other.score
            assert facts.values is not None
            mine, theirs = (value.amount for value in facts.values)
            assert (mine, theirs) == (own.values[name].amount, other.values[name].amount)
            assert mine is not None
            assert theirs is not None
            assert (mine < theirs) if facts.tiebreak.lowest_first else (mine > theirs)
            assert other.place > own.place
        # Of those overtaken it is somebody with the same place, else the highest score.
        passed = [
            row
            for row in again.rows
            if before[row.number].place < before[number].place and row.place >= own.place
        ]
        assert other.score == max(row.score for row in passed)
        assert facts.shared or all(row.place > own.place for row in passed)
