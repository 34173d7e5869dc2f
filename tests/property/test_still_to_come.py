"""What can still be reached, and what still matters, compared with trying every future."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from calculator.answers.what_if.changed_table import changed
from calculator.answers.what_if.remaining_games import (
    Reach,
    on_opponents,
    reachable,
    rests_on,
    to_come,
)
from calculator.model import Crosstable, Player, Result
from calculator.ranked import rank
from calculator.ranking import place
from calculator.tiebreaks import REGISTER, Tally
from tests.property.test_ways_higher import every_change
from tests.support.events import random_event
from tests.support.kinds import tables
from tests.support.tables import core_table

Scores = tuple[int, ...]


def after_a_round(scores: Scores, left: tuple[int, ...]) -> Iterator[Scores]:
    """Every outcome of a round: any pairing, any result; an unpaired player may have a bye."""
    if not left:
        yield scores
        return
    first, *rest = left
    yield from after_a_round(scores, tuple(rest))
    for other in rest:
        others = tuple(one for one in rest if one != other)
        for mine, theirs in ((2, 0), (1, 1), (0, 2)):
            now = list(scores)
            now[first] += mine
            now[other] += theirs
            yield from after_a_round(tuple(now), others)


def with_byes(scores: Scores, there: int) -> set[Scores]:
    """The same, with a full-point bye for one player if there is an odd number."""
    found = set(after_a_round(scores, tuple(range(there))))
    for bye in range(there):
        left = tuple(one for one in range(there) if one != bye)
        now = tuple(score + 2 * (one == bye) for one, score in enumerate(scores))
        found |= set(after_a_round(now, left))
    return found


def futures(scores: Scores, rounds: int) -> dict[str, set[Scores]]:
    """Every end of an event, by the result of the first player's next game."""
    ends: dict[str, set[Scores]] = {}
    for code, mine, theirs in (("W", 2, 0), ("D", 1, 1), ("L", 0, 2)):
        reached: set[Scores] = set()
        for opponent in range(1, len(scores)):
            now = list(scores)
            now[0] += mine
            now[opponent] += theirs
            rest = [one for one in range(1, len(scores)) if one != opponent]
            reached |= set(after_a_round(tuple(now), tuple(rest)))
            for bye in rest:
                other = tuple(score + 2 * (one == bye) for one, score in enumerate(now))
                left = tuple(one for one in rest if one != bye)
                reached |= set(after_a_round(other, left))
        for _ in range(rounds - 1):
            reached = set().union(*(with_byes(found, len(scores)) for found in reached))
        ends[code] = reached
    return ends


#: Of three players and three rounds, as of four, the last round is that of a round robin, and
#: known: tests/property/test_need.py.
NOT_KNOWN = [(2, 1), (2, 2), (3, 2), (4, 2)]


@given(st.randoms(use_true_random=False), st.sampled_from(NOT_KNOWN))
def test_the_places_that_can_be_reached_are_those_of_all_futures(
    rng: Random, known: tuple[int, int]
) -> None:
    players, left = known
    event = random_event(rng, players, 2, plain=True)
    rows = [
        player._replace(results=player.results[:2] + (Result(),) * left)
        for player in core_table(event).players
    ]
    table = core_table(event)._replace(players=tuple(rows), rounds=2 + left, rounds_played=2)
    standings = rank(table, "solkoff")
    assert standings.table.players == table.players
    number = standings.rows[-1].number
    order = [number, *(row.number for row in standings.rows if row.number != number)]
    scores = tuple(standings.tally.score[one] for one in order)
    assert [found.code for found in reachable(standings, number)] == ["W", "D", "L"]
    for found in reachable(standings, number):
        ends = futures(scores, left)[found.code]
        best = min(1 + sum(other > end[0] for other in end[1:]) for end in ends)
        worst = max(1 + sum(other >= end[0] for other in end[1:]) for end in ends)
        assert found == Reach(found.code, best, worst)


def test_a_game_that_is_paired_is_that_game() -> None:
    """The opponent is known: if he or she loses to the player, there is no overtaking."""
    rows = ("W2 W3 D5", "L1 W4", "W4 L1", "L3 L2", "B D1 D1")
    players = [
        Player(number, f"Player {number:02}", tuple(_cell(cell) for cell in row.split()))
        for number, row in enumerate(rows, 1)
    ]
    players[1] = players[1]._replace(results=(*players[1].results, Result("", 3)))
    players[2] = players[2]._replace(results=(*players[2].results, Result("", 2)))
    players[3] = players[3]._replace(results=(*players[3].results, Result("U")))
    standings = rank(Crosstable(tuple(players), 3, 3), "solkoff")
    assert reachable(standings, 2) == (Reach("W", 2, 3), Reach("D", 3, 4), Reach("L", 4, 4))
    assert reachable(standings, 4) == ()
    assert [found.number for found in to_come(standings, 1)] == [2, 3]
    assert to_come(standings, 4) == to_come(standings, 1)[::-1]


def _cell(text: str) -> Result:
    return Result(text[0], int(text[1:]) if text[1:] else None)


@given(tables(), st.lists(st.sampled_from(sorted(REGISTER)), min_size=1, max_size=3), st.data())
def test_what_a_place_rests_on_is_every_result_of_an_opponent_that_would_lower_it(
    table: Crosstable, order: list[str], draw: st.DataObject
) -> None:
    standings = rank(table, order)
    number = draw.draw(st.sampled_from([player.number for player in table.players]))
    record = standings.tally.record
    met = {found.opponent for found in record[number] if found.played}
    now = standings.row(number).place
    expected = {}
    for change in every_change(table, number):
        pair = {change.number, record[change.number][change.round - 1].opponent}
        if number in pair or not pair & met:
            continue
        other = changed(table, [change])
        again = rank(other, order, rules=standings.tally.rules).row(number).place
        if again > now:
            expected[_codes(other)] = again
    found = rests_on(standings, number)
    assert {_codes(changed(table, [one.change])): one.place for one in found} == expected
    for one in found:
        after = rank(changed(table, [one.change]), order, rules=standings.tally.rules)
        assert after.row(one.behind).place < one.place
        assert standings.row(one.behind).place >= now


def _codes(table: Crosstable) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(found.code for found in player.results) for player in table.players)


@given(tables(8, 5), st.data())
def test_only_the_tiebreaks_that_are_named_change_with_what_opponents_score(
    table: Crosstable, draw: st.DataObject
) -> None:
    names = [name for name, tiebreak in REGISTER.items() if not tiebreak.of_a_group]
    standings = rank(table, names)
    number = draw.draw(st.sampled_from([player.number for player in table.players]))
    named = {tiebreak.name for tiebreak in on_opponents(standings)}
    for change in every_change(table, number):
        cell = standings.tally.record[change.number][change.round - 1]
        if not cell.played or number in {change.number, cell.opponent}:
            continue
        after = Tally(changed(table, [change]), standings.tally.choices, standings.tally.rules)
        for name in set(names) - named:
            before = standings.row(number).values[name].amount
            assert REGISTER[name].values(after, [number])[number].amount == before, name
    assert place(standings.tally, standings.order, number) == standings.row(number).place
