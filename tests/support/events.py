"""Random sections of tournaments, with everything that a crosstable can show.

:func:`random_event` makes one from a :class:`random.Random`, so a seed repeats it;
:func:`events` is the same as a hypothesis strategy.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from tests.support.oracle import Cell, Entrant, Event, score

#: Pairs of cells whose results are not each other's opposite (US Chess "split" results).
SPLITS = (("N", "N"), ("N", "R"), ("R", "N"), ("S", "S"), ("S", "R"), ("R", "S"))


class Habits(NamedTuple):
    """How often unusual things happen at an event, as probabilities."""

    draw: float
    forfeit: float
    double_forfeit: float
    forfeit_draw: float
    split: float
    lone_forfeit: float
    """A forfeit whose opponent the table does not name."""
    requested_bye: float
    late: float
    withdrawn: float
    unreported: float
    by_score: bool
    colors: bool
    rated: bool


#: Those of a usual open, with byes and withdrawals. No forfeits: gacrux asks for their
#: colors, and crosstables rarely have them.
USUAL = Habits(
    draw=0.25,
    forfeit=0.0,
    double_forfeit=0.0,
    forfeit_draw=0.0,
    split=0.0,
    lone_forfeit=0.0,
    requested_bye=0.03,
    late=0.03,
    withdrawn=0.05,
    unreported=0.0,
    by_score=True,
    colors=True,
    rated=True,
)


def _habits(rng: Random) -> Habits:
    """Draw the habits of one event: most things are rare, but each is common in some event."""

    def rarely(most: float) -> float:
        return rng.choice((0.0, 0.0, most / 4, most))

    return Habits(
        draw=rng.choice((0.1, 0.3, 0.6)),
        forfeit=rarely(0.3),
        double_forfeit=rarely(0.15),
        forfeit_draw=rarely(0.1),
        split=rarely(0.1),
        lone_forfeit=rng.choice((0.0, 0.5, 1.0)),
        requested_bye=rarely(0.3),
        late=rarely(0.3),
        withdrawn=rarely(0.3),
        unreported=rarely(0.1) if rng.random() < 0.2 else 0.0,
        by_score=rng.random() < 0.7,
        colors=rng.random() < 0.5,
        rated=rng.random() < 0.7,
    )


def _pair(rng: Random, one: int, two: int, habits: Habits) -> tuple[Cell, Cell]:
    """Let two players meet; the first cell is the first player's."""
    colors = ("", "")
    if habits.colors:
        colors = rng.choice((("W", "B"), ("B", "W")))
    lot = rng.random()
    for chance, pairs in (
        (habits.double_forfeit, (("F", "F"),)),
        (habits.forfeit_draw, (("Z", "Z"),)),
        (habits.forfeit, (("X", "F"), ("F", "X"))),
    ):
        if lot < chance:
            first, second = rng.choice(pairs)
            if rng.random() < 0.5:
                colors = ("", "")
            if rng.random() < habits.lone_forfeit:
                return Cell(first, None, colors[0]), Cell(second, None, colors[1])
            return Cell(first, two, colors[0]), Cell(second, one, colors[1])
        lot -= chance
    if lot < habits.unreported:
        return Cell(""), Cell("")
    lot -= habits.unreported
    if lot < habits.split:
        first, second = rng.choice(SPLITS)
    elif rng.random() < habits.draw:
        first, second = "D", "D"
    else:
        first, second = rng.choice((("W", "L"), ("L", "W")))
    return Cell(first, two, colors[0]), Cell(second, one, colors[1])


def _size(rng: Random) -> int:
    """Draw a number of players: usually few, rarely many."""
    most = rng.choice((5, 5, 8, 8, 12, 12, 20, 40))
    return rng.randint(2, most)


def random_event(
    rng: Random,
    players: int | None = None,
    rounds: int | None = None,
    *,
    plain: bool = False,
    habits: Habits | None = None,
) -> Event:
    """Make an event. With ``plain``, every result of a game is known and reported."""
    players = players or _size(rng)
    rounds = rounds or rng.randint(1, 12)
    habits = habits or _habits(rng)
    if plain:
        habits = habits._replace(unreported=0.0, split=0.0, forfeit_draw=0.0)
    done = rounds if rng.random() < 0.7 else rng.randint(1, rounds)
    numbers = list(range(1, players + 1))
    entered = {n: rng.randint(2, 4) if rng.random() < habits.late else 1 for n in numbers}
    left = {n: rng.randint(2, 8) if rng.random() < habits.withdrawn else 99 for n in numbers}
    table: dict[int, list[Cell]] = {n: [] for n in numbers}
    points = dict.fromkeys(numbers, 0)
    for round_number in range(1, done + 1):
        cells = _round(rng, round_number, points, entered, left, habits)
        for number, cell in cells.items():
            table[number].append(cell)
            points[number] += {"W": 2, "X": 2, "B": 2, "D": 1, "H": 1}.get(cell.code, 0)
    for round_number in range(done + 1, rounds + 1):
        for number in numbers:
            if left[number] <= round_number:
                cell = Cell("U")
            elif rng.random() < habits.requested_bye:
                cell = Cell(rng.choice("HHHUB"))
            else:
                cell = Cell("")
            table[number].append(cell)
    return Event(
        tuple(
            Entrant(n, _name(rng, n), tuple(table[n]), _rating(rng) if habits.rated else None)
            for n in numbers
        )
    )


def _round(
    rng: Random,
    round_number: int,
    points: dict[int, int],
    entered: dict[int, int],
    left: dict[int, int],
    habits: Habits,
) -> dict[int, Cell]:
    """Pair one round and play it."""
    cells: dict[int, Cell] = {}
    for number in points:
        if round_number < entered[number]:
            cells[number] = Cell(rng.choice("HU"))
        elif round_number >= left[number]:
            cells[number] = Cell("U")
        elif rng.random() < habits.requested_bye:
            cells[number] = Cell(rng.choice("HHU"))
    waiting = [n for n in points if n not in cells]
    rng.shuffle(waiting)
    if habits.by_score:
        waiting.sort(key=lambda n: -points[n])
    if len(waiting) % 2:
        cells[waiting.pop()] = Cell(rng.choice("BBBBXH"))
    for one, two in zip(waiting[::2], waiting[1::2], strict=True):
        cells[one], cells[two] = _pair(rng, one, two, habits)
    return cells


def _name(rng: Random, number: int) -> str:
    """Invent a name of the kinds that tables hold; no two players share one."""
    plain = f"Player {number:02}"
    letters = "".join(chr(ord("A") + int(digit)) for digit in str(number))
    return rng.choice(
        (plain, plain, plain, f"Player, {letters}", f"Élodie Płayer-{letters}",
         f"O'Player {letters} Jr.", f"van der Player {letters}", f"PLAYER {letters} III")
    )  # fmt: skip


def _rating(rng: Random) -> int | None:
    """Invent a rating; some players have none."""
    return None if rng.random() < 0.1 else rng.randint(100, 2700)


def events(
    max_players: int = 12, max_rounds: int = 11, *, plain: bool = False
) -> st.SearchStrategy[Event]:
    """Events for hypothesis, small enough to shrink well."""
    return st.builds(
        lambda rng, players, rounds: random_event(rng, players, rounds, plain=plain),
        st.randoms(use_true_random=False),
        st.integers(2, max_players),
        st.integers(1, max_rounds),
    )


def event_of_cells(*rows: str) -> Event:
    """Make an event of the cells of each player.

    >>> event_of_cells("H S2", "H S1").entrants[1].cells[1]
    Cell(code='S', opponent=1, color='')
    """
    return Event(
        tuple(
            Entrant(
                number,
                f"Player {number:02}",
                tuple(Cell(cell[0], int(cell[1:]) if cell[1:] else None) for cell in row.split()),
            )
            for number, row in enumerate(rows, 1)
        )
    )


#: Every game is split: S, N and R are letters of German too.
SPLIT = event_of_cells("H S2", "H S1", "H N4", "U N3")
#: Everybody has requested a bye, which counts for nothing before a game is played.
BEFORE_THE_FIRST_GAME = event_of_cells("H", "H", "H")


def renumbered(event: Event, new: Callable[[int], int]) -> Event:
    """Give every player another number; rows stay where they are."""
    return Event(
        tuple(
            entrant._replace(
                number=new(entrant.number),
                cells=tuple(
                    cell if cell.opponent is None else cell._replace(opponent=new(cell.opponent))
                    for cell in entrant.cells
                ),
            )
            for entrant in event.entrants
        )
    )


def reordered(event: Event, numbers: Iterable[int]) -> Event:
    """Put the rows into another order; everybody keeps the number."""
    return Event(tuple(event.by_number[number] for number in numbers))


def by_standing(event: Event) -> Event:
    """Sort by score and renumber from the top, as a standings sheet does."""
    order = sorted(event.by_number, key=lambda n: (-score(event, n), n))
    places = {number: place for place, number in enumerate(order, 1)}
    return renumbered(reordered(event, order), places.__getitem__)


def with_colors(event: Event) -> Event:
    """The same event, every game with its colors: of two, the lower number has White."""
    return Event(
        tuple(
            entrant._replace(
                cells=tuple(
                    cell
                    if cell.color or cell.opponent is None
                    else cell._replace(color="W" if entrant.number < cell.opponent else "B")
                    for cell in entrant.cells
                )
            )
            for entrant in event.entrants
        )
    )


def without_colors(event: Event) -> Event:
    """Forget the colors, which standings sheets do not show."""
    return Event(
        tuple(
            entrant._replace(cells=tuple(cell._replace(color="") for cell in entrant.cells))
            for entrant in event.entrants
        )
    )


def without_ratings(event: Event) -> Event:
    """Forget the ratings."""
    return Event(tuple(entrant._replace(rating=None) for entrant in event.entrants))
