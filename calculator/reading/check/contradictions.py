"""The readings of a table that contradicts itself.

Where two cells cannot both be right, either may be; where a total is not what the results
add up to, either may be. Of each pair the cell is believed under which more totals are right;
the reading that believes the others goes with it, and a warning says where they part: nothing
is fixed silently.

Believing a cell that names somebody else, or nobody, settles nothing: whom the first player met
is still open. Both cells count as written then, and that is what is said.
"""

from collections.abc import Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import (
    Color,
    Contradiction,
    Crosstable,
    Given,
    Interpretation,
    Message,
    Player,
    Result,
    WrongTotal,
    last_round_with_a_game,
)
from calculator.model.late import late
from calculator.reading.check import rounds_to_come
from calculator.reading.check.paired_cells import Clash, opposite, spot
from calculator.reading.check.rounds_to_come import counted_to, with_byes_ahead
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.check.points_for_a_win import pointed
    from calculator.reading.check.slips import slips as slips_of
else:
    pointed = late("calculator.reading.check.points_for_a_win", "pointed")
    slips_of = late("calculator.reading.check.slips", "slips")

#: Of more totals that are wrong than these, other points than usual may be the cause.
_MISPRINTS = 2

#: This many contradictions, of this large a part of the games, are not slips of single cells.
_MANY, _MOST_GAMES = 8, 4
#: This many totals above the results are not slips either: of more than half of all, or of a third
#: where none is less.
_MOST_TOTALS, _HALF, _THIRD = 3, 2, 3
#: By no more half points: else other points than usual are the cause.
_OF_ROUNDS = 4
#: Of more contradictions than these, all first or all second cells are believed.
_DECIDED_SINGLY = 50
#: Results without a point of those who were to play.
_LOST = {"L", "F"}
_OTHER: dict[Color, Color] = {"W": "B", "B": "W", "": ""}

#: A player's number and a round: where a cell is.
type _Place = tuple[int, int]


class _Reading(NamedTuple):
    """A table with some cells changed to answer others."""

    table: Crosstable
    answers: dict[_Place, int]
    """The cells that are changed, and whom each answers."""


def with_readings(
    table: Crosstable,
    raw: RawTable,
    clashing: tuple[Clash, ...],
    *,
    slips: bool = True,
    totals_right: bool = False,
) -> Crosstable:
    """Return the table in its likelier reading, with the other one and with warnings.

    Where it contradicts itself, ``slips`` says whether to look for what was probably meant.
    ``totals_right`` is whether all totals are known to be what all results add up to.
    """
    believed, likelier = _likeliest(table, clashing)
    best = with_byes_ahead(likelier.table)
    last = max(table.rounds_played, last_round_with_a_game(table.players))
    players_wrong = [] if totals_right and not clashing else _wrong_totals(best)
    if raw.scores is None and len(players_wrong) > _MISPRINTS:
        found = pointed(table)
        if found is not None:
            scored = raw._replace(scores=found[1])
            return with_readings(found[0], scored, clashing, slips=slips)
    names = {player.number: player.name for player in table.players}
    totals = _printed_in(table, raw)
    wrong = [
        WrongTotal(
            player.number,
            player.halves(table.rounds_played),
            player.total_halves or 0,
            spot(totals[player.number]) if player.number in totals else None,
        )
        for player in players_wrong
    ]
    doubted = [
        clash.other if number == clash.number else clash.number
        for number, clash in zip(believed, clashing, strict=True)
    ]
    doubting = _believing(table, doubted, clashing).table if clashing else likelier.table
    other = None
    if doubting.players != likelier.table.players:
        cells = Message("if-other-cells", (len(doubted), names[doubted[0]]))
        other = Interpretation(cells, with_byes_ahead(doubting))
    elif wrong:
        printed = Message("if-totals", (len(wrong), names[wrong[0].number]))
        other = Interpretation(printed, _believing_totals(table, wrong))
    pairs = [
        clash.contradiction._replace(outcome=_outcome(clash, likelier, names)) for clash in clashing
    ]
    warnings = [
        *(_contradiction(clash, pair, names) for clash, pair in zip(clashing, pairs, strict=True)),
        *(_total_differs(total, names[total.number]) for total in wrong),
    ]
    warnings += _mixed(table, len(clashing)) + _more(table, wrong)
    return best._replace(
        warnings=(*warnings, *rounds_to_come.warning(best, raw.rows), *table.warnings),
        other=other,
        contradictions=tuple(pairs),
        wrong_totals=tuple(wrong),
        slips=slips_of(raw, [player.number for player in table.players], last, table)
        if slips and (clashing or wrong)
        else (),
    )


def _printed_in(table: Crosstable, raw: RawTable) -> dict[int, Cell]:
    """Return the cells that print a total, by player."""
    return {
        player.number: row.total_cell
        for player, row in zip(table.players, raw.rows, strict=True)
        if row.total_cell is not None
    }


def _likeliest(table: Crosstable, clashing: tuple[Clash, ...]) -> tuple[list[int], _Reading]:
    """Decide whose cell of each pair is believed: as many totals as can be are right then.

    Both may have lost: neither came, or both were in the wrong. That stands as it is written where
    no more totals are wrong for it.
    """
    if not clashing:
        return [], _Reading(table, {})
    played = [clash for clash in clashing if not _both_lost(clash)]
    believed, best, fewest = _most_right(table, clashing)
    if len(played) < len(clashing):
        _, other, wrong = _most_right(table, tuple(played))
        if wrong <= fewest:
            best = other
    return believed, best


def _both_lost(clash: Clash) -> bool:
    """Whether both name the other and have no point."""
    return (
        clash.cell.opponent == clash.other
        and clash.theirs.opponent == clash.number
        and {clash.cell.code, clash.theirs.code} <= _LOST
    )


def _most_right(table: Crosstable, clashing: tuple[Clash, ...]) -> tuple[list[int], _Reading, int]:
    """Return whose cells are believed for most totals to be right, and how many are wrong."""
    usual = {player.number for player in _wrong_totals(table)}
    if not clashing:
        return [], _Reading(table, {}), len(usual)
    sides = ([clash.number for clash in clashing], [clash.other for clash in clashing])

    def wrong(reading: _Reading) -> int:
        """Count wrong totals: only of the players who differ they are worked out again."""
        pairs = zip(table.players, reading.table.players, strict=True)
        differing = [own for old, own in pairs if own is not old]
        again = sum(_has_wrong_total(own, table.rounds_played) for own in differing)
        return len(usual) + again - len(usual.intersection(own.number for own in differing))

    readings = [(side, _believing(table, side, clashing)) for side in sides]
    fewest, (believed, best) = min(((wrong(one[1]), one) for one in readings), key=itemgetter(0))
    for index, clash in enumerate(clashing[:_DECIDED_SINGLY]):
        if not fewest:
            break
        tried = list(believed)
        tried[index] = clash.other if believed[index] == clash.number else clash.number
        reading = _believing(table, tried, clashing)
        if (count := wrong(reading)) < fewest:
            fewest, believed, best = count, tried, reading
    return believed, best, fewest


def _believing(table: Crosstable, numbers: list[int], clashing: tuple[Clash, ...]) -> _Reading:
    """Return the table with the other cell of each contradiction answering the believed one.

    A cell may be in two pairs. What answers another cell, or is answered itself, stays so.
    """
    players = {player.number: player for player in table.players}
    answers: dict[_Place, int] = {}
    answered: set[_Place] = set()
    for number, clash in zip(numbers, clashing, strict=True):
        places = ((clash.number, clash.round), (clash.other, clash.their_round))
        cell, (ours, theirs) = clash.cell, places
        if number != clash.number:
            cell, (theirs, ours) = clash.theirs, places
        opponent, at = theirs
        answer = opposite(cell.code, table.games_per_round)
        if cell.opponent != opponent or not answer:
            # The believed cell says nothing about this pairing: both stay as they are.
            continue
        if ours in answers or theirs in answers or theirs in answered:
            continue
        player = players[opponent]
        results = list(player.results)
        scored = table.points.scored(answer)
        results[at - 1] = Result(answer, number, _OTHER[cell.color], scored_halves=scored)
        players[opponent] = player._replace(results=tuple(results))
        answers[theirs] = number
        answered.add(ours)
    numbered = tuple(players[player.number] for player in table.players)
    return _Reading(table._replace(players=numbered), answers)


def _outcome(clash: Clash, reading: _Reading, names: Mapping[int, str]) -> Message:
    """Return what became of two cells that cannot both be right.

    Most often one counts, and the other answers it or somebody else's; or both count.
    """
    sides = ((clash.number, clash.round), (clash.other, clash.their_round))
    follows = [reading.answers.get(place) for place in sides]
    if follows == [None, None]:
        return Message("outcome-as-written")
    for at, (cell, named) in enumerate(((clash.cell, clash.other), (clash.theirs, clash.number))):
        number = sides[at][0]
        if follows[at] is None and (follows[1 - at] == number or cell.opponent != named):
            return Message("outcome-as-row", (names[number],))
    taken = next(at for at in (1, 0) if follows[at] is not None)
    return Message("outcome-as-another", (names[sides[taken][0]], names[follows[taken] or 0]))


def _believing_totals(table: Crosstable, wrong: list[WrongTotal]) -> Crosstable:
    """Return the table with the printed totals as the scores of these players."""
    numbers = {total.number for total in wrong}
    return table._replace(
        players=tuple(
            player._replace(given=Given(player.total_halves or 0))
            if player.number in numbers
            else player
            for player in table.players
        )
    )


def _wrong_totals(table: Crosstable) -> list[Player]:
    return [player for player in table.players if _has_wrong_total(player, table.rounds_played)]


def _has_wrong_total(player: Player, played: int) -> bool:
    return player.total_halves is not None and counted_to(player, played) is None


def _mixed(table: Crosstable, count: int) -> list[Message]:
    """Return a warning where so much is contradicted that cells may be in another's place.

    >>> [_mixed(Crosstable((), 0, 0), count) for count in (7, 8)]
    [[], [Message(code='results-mixed', facts=(8, 0), line=None, column=None)]]
    """
    if count < _MANY:
        return []
    games = sum(1 for player in table.players for one in player.results if one.opponent) // 2
    return [Message("results-mixed", (count, games))] if _MOST_GAMES * count >= games else []


def _more(table: Crosstable, wrong: list[WrongTotal]) -> list[Message]:
    """Return a warning where many totals are more than the results: a round may be missing.

    In a round about half of the players score: where no total is less, a third of them will do.

    >>> players = tuple(Player(at, "Ann", (), total_halves=2) for at in (1, 2, 3))
    >>> totals = [WrongTotal(at, 1, 2) for at in (1, 2, 3)]
    >>> [_more(Crosstable(players, 0, 0), totals[:most]) for most in (2, 3)]
    [[], [Message(code='totals-more', facts=(3, 3), line=None, column=None)]]
    >>> less = [*totals, WrongTotal(4, 3, 2)]
    >>> [len(_more(Crosstable(2 * players, 0, 0), found)) for found in (totals, less)]
    [1, 0]
    """
    printed = sum(player.total_halves is not None for player in table.players)
    more = sum(0 < one.printed - one.computed <= _OF_ROUNDS for one in wrong)
    enough = _HALF * more > printed or (more == len(wrong) and _THIRD * more >= printed)
    return [Message("totals-more", (more, printed))] if more >= _MOST_TOTALS and enough else []


def _contradiction(clash: Clash, pair: Contradiction, names: Mapping[int, str]) -> Message:
    facts = (
        clash.round,
        names[clash.number],
        clash.cell.cell.text,
        names[clash.other],
        clash.theirs.cell.text or Message("kind-none"),
        pair.outcome or "",
    )
    at = clash.cell.cell
    return Message("results-contradict", facts, at.line, at.column)


def _total_differs(wrong: WrongTotal, name: str) -> Message:
    at = wrong.spot
    facts = (name, wrong.computed, wrong.printed)
    return Message("total-differs", facts, at.line if at else None, at.column if at else None)
