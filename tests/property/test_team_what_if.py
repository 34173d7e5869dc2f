"""Other results of boards, and matches to come, compared with reading the report that has them."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.answers.what_if.need import Need
from calculator.answers.what_if.other_results import Search
from calculator.answers.what_if.remaining_games import rests_on
from calculator.model import Crosstable, Player
from calculator.model.teams import Teams
from calculator.ranked import rank
from calculator.ranking import Standings, place
from calculator.reading import read
from calculator.tiebreaks import Tally
from tests.fide.test_team_gacrux import tournament
from tests.property.test_team_event_written import report
from tests.support.examples import seeds

ORDERS = ("MPvGP,EDEBT", "EMGSB,MPvGP,BC", "BH:MP/C1,TBR", "EDE,EGGSB", "BBE", "SSSC,BH:GP")
#: What a game shows in a report by the code of its result.
SHOWN = {"W": "1", "D": "=", "L": "0"}
TURNED = {"W": "L", "D": "D", "L": "W"}


def of(table: Crosstable) -> Teams:
    assert table.teams is not None
    return table.teams


def rewritten(trf: str, table: Crosstable, change: Change) -> str:
    """The report with another result of a board, in the cells of its two players."""
    board = of(table).lineups[change.number, change.round][change.board - 1]
    at = 91 + 10 * (change.round - 1) + 7
    for number, code in ((board.player, change.code), (board.opponent, TURNED[change.code])):
        found = re.search(rf"^001 {number:4} .*$", trf, flags=re.MULTILINE)
        assert found is not None
        row = found[0]
        row = row[:80] + " " * 4 + row[84:at] + SHOWN[code] + row[at + 1 :]
        trf = trf[: found.start()] + row + trf[found.end() :]
    return trf


def every_board(table: Crosstable) -> list[Change]:
    """Every other result of every board that was played, each once."""
    return [
        Change(round_, team, code, at)
        for (team, round_), boards in of(table).lineups.items()
        for at, board in enumerate(boards, 1)
        for code in SHOWN
        if board.code in SHOWN
        and board.code != code
        and (board.player or 0) < (board.opponent or 0)
    ]


@pytest.mark.parametrize("seed", seeds(32))
def test_a_changed_board_makes_the_table_that_a_report_with_it_has(seed: int) -> None:
    trf = tournament(seed).trf
    table = read(trf)
    random = Random(seed)  # noqa: S311
    for change in random.sample(every_board(table), 3):
        ours = changed(table, (change,))
        theirs = read(rewritten(trf, table, change))
        assert [one.results for one in ours.players] == [one.results for one in theirs.players]
        assert of(ours).lineups == of(theirs).lineups
        assert [one.results for one in of(ours).individuals] == [
            one.results for one in of(theirs).individuals
        ]


def after(standings: Standings, change: Change, number: int) -> int:
    tally = Tally(changed(standings.table, (change,)), standings.tally.choices)
    return place(tally, standings.order, number, [row.number for row in standings.rows])


@pytest.mark.parametrize("seed", seeds(32))
def test_what_helps_is_what_ranking_each_changed_table_says(seed: int) -> None:
    table = read(tournament(seed).trf)
    standings = rank(table, ORDERS[seed % len(ORDERS)])
    row = Random(seed).choice(standings.rows)  # noqa: S311
    places = {
        change: found
        for change in every_board(table)
        if (found := after(standings, change, row.number)) != row.place
    }
    search = Search(standings, row.number, pairs=0)
    search.run()
    boards = [way for way in search.found if way.changes[0].board]
    helps = {same(way.changes[0], table): way.place for way in boards}
    assert helps == {
        same(change, table): found for change, found in places.items() if found < row.place
    }
    rests = {
        same(one.change, table): one.place
        for one in rests_on(standings, row.number)
        if one.change.board
    }
    met = {result.opponent for result in standings.tally.record[row.number] if result.played}
    assert rests == {
        same(change, table): found
        for change, found in places.items()
        if found > row.place and row.number not in pair(change, table) and met & pair(change, table)
    }


@pytest.mark.parametrize("seed", seeds(32))
def test_without_boards_matches_are_tried_as_if_one_had_ended_otherwise(seed: int) -> None:
    table = read(tournament(seed).trf)
    teams = of(table)._replace(lineups={}, individuals=(), members={})
    table = table._replace(teams=teams)
    standings = rank(table, ("MPvGP,EMGSB", "EMGSB,MPvGP", "BH:MP/C1", "EDE,EGGSB")[seed % 4])
    row = Random(seed).choice(standings.rows)  # noqa: S311
    search = Search(standings, row.number, pairs=0)
    search.run()
    found = {
        frozenset(whole(way.changes[0], table)): way.place
        for way in search.found
        if way.changes[0].games is not None
    }
    expected = {}
    for player in table.players:
        for round_, result in enumerate(player.results[: table.rounds_played], 1):
            both = teams.win + teams.loss
            theirs = next((one for one in table.players if one.number == result.opponent), None)
            if theirs is None or result.code not in SHOWN:
                continue
            if (result.game_halves or 0) + (theirs.results[round_ - 1].game_halves or 0) != both:
                continue
            for games in range(max(0, (result.game_halves or 0) - 2), both + 1):
                if games == result.game_halves or games > (result.game_halves or 0) + 2:
                    continue
                code = "W" if 2 * games > both else "L" if 2 * games < both else "D"
                change = Change(round_, player.number, code, games=games)
                if (at := after(standings, change, row.number)) < row.place:
                    expected[frozenset(whole(change, table))] = at
    assert found == expected


def whole(change: Change, table: Crosstable) -> set[tuple[int, int | None, int]]:
    """A change of a match as both teams see it."""
    other = next(iter(pair(change, table) - {change.number}))
    both = of(table).win + of(table).loss
    games = change.games or 0
    return {(change.round, change.number, games), (change.round, other, both - games)}


def pair(change: Change, table: Crosstable) -> set[int | None]:
    team = next(one for one in table.players if one.number == change.number)
    return {change.number, team.results[change.round - 1].opponent}


def same(change: Change, table: Crosstable) -> Change:
    """A change as the team with the lower number sees it."""
    other = max(one for one in pair(change, table) if one)
    if change.number != other:
        return change
    return change._replace(number=min(filter(None, pair(change, table))), code=TURNED[change.code])


def unfinished(seed: int) -> Crosstable:
    """An event whose last round is paired, with at most three matches in it."""
    table = read(report(seed, "last round to play"))
    last = table.rounds_played
    left = 3
    rows: dict[int, Player] = {one.number: one for one in table.players}
    for one in table.players:
        result = one.results[last]
        if result.opponent is None or result.code or one.number > result.opponent:
            continue
        left -= 1
        if left < 0:
            for number in (one.number, result.opponent):
                results = list(rows[number].results)
                results[last] = results[last]._replace(opponent=None)
                rows[number] = rows[number]._replace(results=tuple(results))
    return table._replace(players=tuple(rows.values()))


@pytest.mark.parametrize("seed", seeds(32))
def test_what_a_team_needs_is_what_every_outcome_says(seed: int) -> None:
    table = unfinished(seed)
    standings = rank(table, ORDERS[seed % len(ORDERS)])
    row = Random(seed).choice(standings.rows)  # noqa: S311
    need = Need(standings, row.number)
    while not need.finished:
        need.run(50)
    assert need.done == pytest.approx(1)
    random = Random(seed)  # noqa: S311
    every = range(len(need.codes))
    outcomes = list(product(every, repeat=len(need.games)))
    for outcome in random.sample(outcomes, min(40, len(outcomes))):
        changes = [need.change(game, at) for game, at in zip(need.games, outcome, strict=True)]
        tally = Tally(changed(table, changes), standings.tally.choices)
        among = [each.number for each in standings.rows]
        found = place(tally, standings.order, row.number, among)
        holding = [
            one.found
            for one in need.needed
            for condition in one.conditions
            if all(outcome[at] in results for at, results in condition.games)
        ]
        best = min(holding, key=lambda one: (one.last, one.shared))
        if need.how == "exact" and not need.boards:
            assert (best.place, best.last) == (found, found)
        else:
            # Boards that nobody can try, or tiebreaks, decide within what is told.
            assert found <= best.last
    for own in need.own():
        assert own.best <= own.worst
