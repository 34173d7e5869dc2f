"""Games among the tied: who won the one between two, or what all of them scored."""

from fractions import Fraction
from typing import TYPE_CHECKING

from calculator.answers.because.reason import Pair, Reason
from calculator.answers.round_phrases import when
from calculator.model import Message
from calculator.model.late import late
from calculator.tiebreaks import Value
from calculator.tiebreaks.fide import MiniTable, parting

if TYPE_CHECKING:  # few tables are of teams
    from calculator.answers.because.team_boards import encounter as of_teams
else:
    of_teams = late("calculator.answers.because.team_boards", "encounter")

#: Results as direct encounter has them, by which one player won and the other lost.
_WON, _LOST = {"W", "N", "FW"}, {"L", "S", "FL"}


def between(pair: Pair) -> list[Reason]:
    """The winner of the game, or all results among those who were tied."""
    group = pair.own.group
    theirs = [term for term in pair.own.terms if term.opponent == pair.other.number]
    balance = (pair.own.amount, pair.theirs.amount)
    if len(group) == 2 and len(theirs) == 1 and balance in {(1, -1), (-1, 1)}:
        return [Reason(_game(pair, theirs[0].round or 0), pair.apart)]
    facts = (len(group), _record(pair.own), pair.name, _record(pair.theirs))
    two = "-two" if len(group) == 2 else ""
    return [Reason(Message(f"because-among{two}", facts), pair.apart)]


def _game(pair: Pair, round_: int) -> Message:
    at = when(pair.tally.table, [round_])
    if (pair.apart > 0) != pair.tiebreak.lowest_first:
        return Message("because-you-won", (at,))
    return Message("because-they-won", (at, pair.name))


def _record(value: Value) -> Message:
    """Count results: "two wins and one loss"."""
    found = [term.amount for term in value.terms if term.round is not None]
    return results(
        sum(amount > 0 for amount in found),
        sum(amount == 0 for amount in found),
        sum(amount < 0 for amount in found),
    )


def results(won: int, drawn: int, lost: int) -> Message:
    """List how many games were won, drawn and lost, those that there were.

    >>> results(2, 0, 1).words()
    'two wins and one loss'
    """
    counted = zip("WDL", (won, drawn, lost), strict=True)
    said = tuple(Message(f"because-{code}", (number,)) for code, number in counted if number)
    return Message("list", said) if said else Message("because-no-game")


def encounter(pair: Pair) -> list[Reason]:
    """FIDE's article 6: by points where all have met, else by what could still be reached."""
    if pair.tally.table.of_teams:
        return of_teams(pair)
    numbers = (pair.row.number, pair.other.number)
    table, own, theirs = parting(pair.tally, pair.own.group, pair.tiebreak.code, numbers)
    if not table.all_met:
        ahead, behind = (own, theirs) if own.place < theirs.place else (theirs, own)
        reached = (Fraction(ahead.least, table.unit), Fraction(behind.reach, table.unit))
        side = "own" if ahead is own else "their"
        what = "reach" if ahead.least == ahead.points else "least"
        said = Message(f"because-{side}-{what}", (*reached, pair.name))
        return [Reason(said, pair.apart), *_averaged(table)]
    games = [term for term in pair.own.terms if term.opponent == pair.other.number]
    decided = _WON if own.place < theirs.place else _LOST
    if len(table.rows) == 2 and len(games) == 1 and games[0].result in decided:
        return [Reason(_game(pair, games[0].round or 0), pair.apart)]
    points = (Fraction(own.points, table.unit), Fraction(theirs.points, table.unit))
    if len(table.rows) == 2 and table.unit > 2:
        return [Reason(_average(pair, points), pair.apart)]
    facts = (len(table.rows), points[0], pair.name, points[1])
    two = "-two" if len(table.rows) == 2 else ""
    return [Reason(Message(f"because-encounter{two}", facts), pair.apart), *_averaged(table)]


def _average(pair: Pair, points: tuple[Fraction, Fraction]) -> Message:
    """Say what somebody scored in several games against one opponent, and the average."""
    forfeits = pair.tally.table.kind == "round-robin" or "P" in pair.tiebreak.name.split("/")
    games = [
        result
        for result in pair.tally.record[pair.row.number]
        if result.opponent == pair.other.number and (result.played or forfeits)
    ]
    of = Fraction(len(games) * pair.tally.table.points.win, 2)
    return Message(
        "because-encounter-average",
        (points[0] * len(games), of, pair.name, points[0], points[1]),
    )


def _averaged(table: MiniTable) -> list[Reason]:
    """Say that an average stands for the games of two who met more than once (6.1.2)."""
    return [Reason(Message("because-averaged"))] if table.unit > 2 else []
