"""A table with a few results changed: only what they have a part in is worked out again."""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import TYPE_CHECKING

from calculator.model import Crosstable, Player
from calculator.tiebreaks.register import find
from calculator.tiebreaks.tally import RoundsSeen, Tally
from calculator.tiebreaks.values import Value

if TYPE_CHECKING:  # few events are of teams
    from calculator.model.teams import Teams


def carried(earlier: Tally, table: Crosstable) -> Tally:
    """Tally a table, taking over the values of ``earlier`` that its other results leave alone.

    A value rests on the player's own rounds and on those of the opponents, unless its tiebreak is
    :attr:`~calculator.tiebreaks.Tiebreak.of_event`. Where more than results differ (rounds,
    pairings, ratings), nothing is taken over.

    >>> from calculator.model import Player, Result, crosstable
    >>> from calculator.tiebreaks import tiebreaks
    >>> games = {1: ("D2", "D3"), 2: ("D1", "D4"), 3: ("D4", "D1"), 4: ("D3", "D2")}
    >>> table = crosstable(
    ...     Player(number, "?", tuple(Result(code, int(other)) for code, other in row))
    ...     for number, row in games.items()
    ... )
    >>> before = Tally(table)
    >>> _ = tiebreaks("solkoff")[0].values(before, (1, 2, 3, 4))
    >>> won = table.players[0]._replace(results=(Result("W", 2), Result("D", 3)))
    >>> after = carried(before, table._replace(players=(won, *table.players[1:])))
    >>> [*after.values["solkoff"]]
    [4]
    """
    changed = _changed(earlier, table)
    if changed is None:
        return Tally(table, earlier.choices, earlier.rules)
    tally = Tally(table, earlier.choices, earlier.rules, like=earlier)
    if tally.has_colors != earlier.has_colors:
        return tally
    near = changed | {
        number
        for number, player in earlier.player.items()
        if not changed.isdisjoint([result.opponent for result in player.results])
    }
    tally.values = {
        name: {number: value for number, value in kept.items() if number not in near}
        for name, kept in _lasting(earlier).items()
    }
    tally.events = _events(earlier, tally, changed)
    return tally


def _lasting(tally: Tally) -> dict[str, dict[int, Value]]:
    """Return the values that rest on nothing but a player's results and opponents' scores."""
    return {
        name: kept
        for name, kept in tally.values.items()
        if (entry := find(name)) and not entry.of_event
    }


def _events(earlier: Tally, tally: Tally, changed: Iterable[int]) -> dict[str, RoundsSeen]:
    """Return what FIDE's rules see, with other results of some players."""
    return {
        of: event.after(tally, changed)
        for of, event in earlier.events.items()
        if of == "" and not event.secondary
    }


def _changed(earlier: Tally, table: Crosstable) -> set[int] | None:
    """Return the players whose results differ; ``None`` where anything else does."""
    before = earlier.table
    if _but_results(before) != _but_results(table) or len(before.players) != len(table.players):
        return None
    changed = set()
    for old, new in zip(before.players, table.players, strict=True):
        if old is new or old == new:
            continue
        if old._replace(results=(), total_halves=None) != new._replace(
            results=(), total_halves=None
        ):
            return None
        if [result.opponent for result in old.results] != [
            result.opponent for result in new.results
        ]:
            return None
        changed.add(new.number)
    return changed


def _but_results(table: Crosstable) -> Crosstable:
    """Return a table without its players, and without what no value rests on."""
    return table._replace(
        players=(),
        printed=(),
        team_list=(),
        warnings=(),
        other=None,
        contradictions=(),
        wrong_totals=(),
        slips=(),
    )


class Carrier:
    """What many tables that differ from one in a few results each have in common with it.

    It does what :func:`carried` does, but is told which rows changed, so that nothing of the
    size of the table is looked at again.
    """

    def __init__(self, earlier: Tally) -> None:
        self.earlier = earlier
        self.at = {player.number: at for at, player in enumerate(earlier.table.players)}
        self.met: dict[int, set[int]] = {number: {number} for number in earlier.player}
        """Whose values a player's results have a part in: the own one, those of all opponents."""
        for number, player in earlier.player.items():
            for result in player.results:  # also those of a last round that is paired (8.3)
                if result.opponent is not None:
                    self.met[result.opponent].add(number)
        self.values = _lasting(earlier)

    def near(self, numbers: set[int]) -> set[int]:
        """Return the players whose values may change with the results of these."""
        return set[int]().union(*(self.met[number] for number in numbers))

    def after(self, rows: Mapping[int, Player], teams: "Teams | None" = None) -> Tally:
        """Tally the table with other results of some players, who met the same opponents.

        ``teams`` has the boards of the teams whose rows these are, if any changed.
        """
        earlier = self.earlier
        players = list(earlier.table.players)
        for number, row in rows.items():
            players[self.at[number]] = row
        tally = copy(earlier)
        tally.table = earlier.table._replace(
            players=tuple(players), teams=teams or earlier.table.teams
        )
        tally.player = {**earlier.player, **rows}
        tally.record, tally.score = dict(earlier.record), dict(earlier.score)
        tally.adjusted, tally.unplayed = dict(earlier.adjusted), dict(earlier.unplayed)
        tally.ahead, tally.colored = dict(earlier.ahead), dict(earlier.colored)
        tally.met, tally.gained = dict(earlier.met), dict(earlier.gained)
        for row in rows.values():
            tally.count(row)
        tally.has_colors = any(tally.colored.values())
        tally.events = {}
        tally.values = {}
        if tally.has_colors == earlier.has_colors:
            near = self.near(set(rows))
            for name, kept in self.values.items():
                left = tally.values[name] = dict(kept)
                for number in near:
                    left.pop(number, None)
            tally.events = _events(earlier, tally, rows)
        return tally
