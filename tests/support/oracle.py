"""A second computation of the US Chess tiebreaks, to compare with the first.

Written from the rule text alone, as plainly as possible and without regard to speed. It
shares nothing with ``calculator``: it has its own data, its own arithmetic (fractions of
whole points) and its own terms. Where the two differ, one of them is wrong.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import floor
from typing import NamedTuple

HALF = Fraction(1, 2)

WINS = ("W", "N")
DRAWS = ("D", "R")
LOSSES = ("L", "S")
PLAYED = WINS + DRAWS + LOSSES
#: A round with one of these was a pairing of two players, played or forfeited.
PAIRED = (*PLAYED, "X", "F", "Z")

#: What each result scores, in points.
POINTS = {
    "W": Fraction(1), "N": Fraction(1), "B": Fraction(1), "X": Fraction(1),
    "D": HALF, "R": HALF, "H": HALF, "Z": HALF,
    "L": Fraction(0), "S": Fraction(0), "F": Fraction(0), "U": Fraction(0), "": Fraction(0),
}  # fmt: skip


class Cell(NamedTuple):
    """What happened to a player in a round; the color is "W", "B" or ""."""

    code: str
    opponent: int | None = None
    color: str = ""


class Entrant(NamedTuple):
    """A player with one cell for each round."""

    number: int
    name: str
    cells: tuple[Cell, ...]
    rating: int | None = None


@dataclass(frozen=True)
class Event:
    """All players of a section."""

    entrants: tuple[Entrant, ...]
    ahead: frozenset[int] = frozenset()
    """Players whose score already counts the byes of rounds still to come."""
    remembered: dict[tuple[str, int], Fraction] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def rounds(self) -> int:
        """Rounds in the table, the future ones included."""
        return len(self.entrants[0].cells)

    @cached_property
    def rounds_played(self) -> int:
        """The last round in which any game of the section has a result."""
        last = 0
        for entrant in self.entrants:
            for number, cell in enumerate(entrant.cells, 1):
                if cell.code in PAIRED and number > last:
                    last = number
        return last

    @cached_property
    def by_number(self) -> dict[int, Entrant]:
        """The players by their numbers."""
        return {entrant.number: entrant for entrant in self.entrants}


def remember(rule: Callable[[Event, int], Fraction]) -> Callable[[Event, int], Fraction]:
    """Work out a player's value once for an event: everybody's opponents need it again."""

    def once(event: Event, number: int) -> Fraction:
        key = (rule.__name__, number)
        if key not in event.remembered:
            event.remembered[key] = rule(event, number)
        return event.remembered[key]

    return once


def cells(event: Event, number: int) -> list[Cell]:
    """Return what happened to a player in the rounds played so far."""
    return list(event.by_number[number].cells[: event.rounds_played])


def byes_ahead(event: Event, number: int) -> list[Cell]:
    """Return the byes of rounds still to come that a player's score already counts."""
    if number not in event.ahead:
        return []
    later = list(event.by_number[number].cells[event.rounds_played :])
    while later and not POINTS[later[-1].code]:
        later.pop()
    return [cell for cell in later if cell.code]


@remember
def score_so_far(event: Event, number: int) -> Fraction:
    """Points won in the rounds played so far, byes and forfeits included."""
    return sum((POINTS[cell.code] for cell in cells(event, number)), Fraction(0))


@remember
def score(event: Event, number: int) -> Fraction:
    """The same with the byes of later rounds that already count."""
    later = sum((POINTS[cell.code] for cell in byes_ahead(event, number)), Fraction(0))
    return score_so_far(event, number) + later


@remember
def adjusted_score(event: Event, number: int) -> Fraction:
    """The score with every unplayed round, of whatever kind, counted as a half."""
    total = Fraction(0)
    for cell in cells(event, number):
        total += POINTS[cell.code] if cell.code in PLAYED else HALF
    return total + HALF * len(byes_ahead(event, number))


def opponents_met(event: Event, number: int) -> list[int]:
    """Opponents over the board, in the order of the rounds; one met twice is listed twice."""
    return [
        cell.opponent
        for cell in cells(event, number)
        if cell.code in PLAYED and cell.opponent is not None
    ]


def opponents_scores(event: Event, number: int) -> list[Fraction]:
    """One adjusted score per round, lowest first; a round the player did not play is a 0."""
    scores = []
    for cell in cells(event, number):
        if cell.code in PLAYED and cell.opponent is not None:
            scores.append(adjusted_score(event, cell.opponent))
        else:
            scores.append(Fraction(0))
    return sorted(scores)


def without_ends(scores: list[Fraction], lowest: int, highest: int) -> Fraction:
    """Add up sorted scores without the given number at each end; 0 if there are too few."""
    if lowest + highest >= len(scores):
        return Fraction(0)
    return sum(scores[lowest : len(scores) - highest], Fraction(0))


def at_each_end(event: Event) -> int:
    """How many scores are dropped at an end: two in an event of nine or more rounds.

    The rule is about the event's length, so future rounds count here and nowhere else.
    """
    return 2 if event.rounds >= 9 else 1


def modified_median(event: Event, number: int) -> Fraction:
    """34E1: plus scores lose the lowest, minus scores the highest, even scores both."""
    drop = at_each_end(event)
    even = Fraction(event.rounds_played) / 2
    mine = score_so_far(event, number)
    lowest = drop if mine >= even else 0
    highest = drop if mine <= even else 0
    return without_ends(opponents_scores(event, number), lowest, highest)


def solkoff(event: Event, number: int) -> Fraction:
    """34E2: the same sum, nothing dropped."""
    return sum(opponents_scores(event, number), Fraction(0))


@remember
def cumulative(event: Event, number: int) -> Fraction:
    """34E3: the running scores added up, less 1 for each B or X and ½ for each H or Z."""
    running = Fraction(0)
    total = Fraction(0)
    subtraction = Fraction(0)
    for cell in cells(event, number):
        running += POINTS[cell.code]
        total += running
        if cell.code in ("B", "X"):
            subtraction += 1
        if cell.code in ("H", "Z"):
            subtraction += HALF
    return total - subtraction


def median(event: Event, number: int) -> Fraction:
    """34E4: both ends dropped whatever the score."""
    drop = at_each_end(event)
    return without_ends(opponents_scores(event, number), drop, drop)


def result_between_tied(event: Event, number: int, tied: list[int]) -> int:
    """34E5: wins minus losses in played games among the tied players."""
    balance = 0
    for cell in cells(event, number):
        if cell.opponent in tied:
            if cell.code in WINS:
                balance += 1
            if cell.code in LOSSES:
                balance -= 1
    return balance


def most_blacks(event: Event, number: int) -> int | None:
    """34E6: games played with Black; nothing if the table has no colors at all."""
    everything = [c for e in event.entrants for c in cells(event, e.number) if c.code in PLAYED]
    if not any(cell.color for cell in everything):
        return None
    return sum(1 for c in cells(event, number) if c.code in PLAYED and c.color == "B")


def kashdan(event: Event, number: int) -> int:
    """34E7: 4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed round."""
    total = 0
    for cell in cells(event, number):
        if cell.code in WINS:
            total += 4
        elif cell.code in DRAWS:
            total += 2
        elif cell.code in LOSSES:
            total += 1
    return total


def sonneborn_berger(event: Event, number: int, *, adjusted: bool = False) -> Fraction:
    """34E8: the scores of those beaten and half the scores of those drawn with."""
    total = Fraction(0)
    for cell in cells(event, number):
        if cell.opponent is None:
            continue
        theirs = (adjusted_score if adjusted else score)(event, cell.opponent)
        if cell.code in WINS:
            total += theirs
        elif cell.code in DRAWS:
            total += theirs / 2
    return total


def cumulative_opposition(event: Event, number: int) -> Fraction:
    """34E9: the cumulative values of the opponents actually played, added up."""
    return sum((cumulative(event, o) for o in opponents_met(event, number)), Fraction(0))


def half_up(value: Fraction) -> int:
    """Round to the nearest whole number, a half upwards."""
    return floor(value + HALF)


def performance(event: Event, number: int) -> Fraction | None:
    """Average over games with rated opponents: rating + 400, ± 0, − 400."""
    ratings = []
    for cell in cells(event, number):
        if cell.code not in PLAYED or cell.opponent is None:
            continue
        rating = event.by_number[cell.opponent].rating
        if rating is None:
            continue
        swing = 400 if cell.code in WINS else -400 if cell.code in LOSSES else 0
        ratings.append(Fraction(rating + swing))
    if not ratings:
        return None
    return sum(ratings, Fraction(0)) / len(ratings)


def opposition_performance(event: Event, number: int) -> int | None:
    """34E10: the average of the performances of the opponents, rounded half up at the end."""
    theirs = [performance(event, o) for o in opponents_met(event, number)]
    known = [p for p in theirs if p is not None]
    if not known:
        return None
    return half_up(sum(known, Fraction(0)) / len(known))


def average_opposition(event: Event, number: int) -> int | None:
    """34E11: the average rating of the rated opponents played, rounded half up."""
    theirs = [event.by_number[o].rating for o in opponents_met(event, number)]
    rated = [r for r in theirs if r is not None]
    if not rated:
        return None
    return half_up(Fraction(sum(rated), len(rated)))


def most_wins(event: Event, number: int) -> int:
    """Games won over the board (Baumbach)."""
    return sum(1 for cell in cells(event, number) if cell.code in WINS)


def time_of_loss(event: Event, number: int) -> int | None:
    """The round of the first loss, a forfeit loss included; nothing if there is none."""
    for round_number, cell in enumerate(cells(event, number), 1):
        if cell.code in LOSSES or cell.code == "F":
            return round_number
    return None


def rounds_late(event: Event, number: int) -> int:
    """Leading rounds without a pairing and without a full-point bye."""
    late = 0
    for cell in cells(event, number):
        if cell.code not in ("H", "U", ""):
            break
        late += 1
    return late


def scored_over_the_board(event: Event, number: int) -> bool:
    """Whether the player made any points in a played game."""
    return any(c.code in PLAYED and POINTS[c.code] > 0 for c in cells(event, number))
