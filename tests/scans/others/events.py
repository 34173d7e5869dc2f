"""Random events as other people's tables print them: rows of cells, and what they mean."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tests.support.events import by_standing, random_event, without_colors
from tests.support.oracle import Cell, Event, score

_FIRST = (
    "Ann", "Ben", "Carla", "Dmitri", "Elena", "Frank", "Grace", "Hugo", "Irene", "Jonas", "Kay",
    "Leo", "Maria", "Nils", "Olga", "Priya", "Quentin", "Rosa", "Sven", "Tara", "Uma", "Victor",
    "Wei", "Ximena", "Yusuf", "Zoe", "Mia", "Ali", "Jo", "Christopher",
)  # fmt: skip
_LAST = (
    "Ashdown", "Brook", "Calder", "Dunmore", "Eastlake", "Farrow", "Garnet", "Hollis", "Ingram",
    "Joyner", "Kestrel", "Lindqvist", "Marsh", "Norwood", "Oakes", "Pell", "Quarles", "Redfern",
    "Stroud", "Thorne", "Underhill", "Vance", "Whitlock", "Xu", "Yardley", "Zeller", "Illing",
    "O'Dell", "Van Horn", "Li",
)  # fmt: skip
_CLUBS = ("Harbor", "Elm St", "North", "Valley", "Lakeside", "Mill")
TITLES = (
    "Open Section", "Under 1600", "Reserve", "Section B", "Booster", "Premier", "Novice",
    "Grade 4", "K-3", "Top Section",
)  # fmt: skip


class Made(NamedTuple):
    """A table as it is printed."""

    title: str
    event: Event
    rows: tuple[tuple[str, ...], ...]
    """The heading first."""
    kinds: tuple[str, ...]
    """What each column holds: number, name, rating, club, total, round."""


class Manner(NamedTuple):
    """How a table writes what happened."""

    cell: Callable[[Cell], str]
    heading: Callable[[int], str]
    name: Callable[[str, str], str]
    total: Callable[[int], str]
    columns: tuple[str, ...]


def _plain(cell: Cell) -> str:
    return f"{cell.code}{cell.opponent}" if cell.opponent else cell.code


def _dashed(cell: Cell) -> str:
    return f"{cell.code}{cell.opponent}" if cell.opponent else f"{cell.code}---" * bool(cell.code)


def _within(cell: Cell) -> str:
    return f"{cell.code}{cell.opponent}" if cell.opponent else f"-{cell.code}-" * bool(cell.code)


def _decimal(halves: int) -> str:
    return f"{halves / 2:.1f}"


def _fraction(halves: int) -> str:
    return f"{halves // 2 or ('' if halves % 2 else 0)}{'½' * (halves % 2)}"


def _short(halves: int) -> str:
    return f"{halves / 2:g}"


def manner(rng: Random, rounds: str = "") -> Manner:
    """Draw how a table writes; ``rounds`` is what stands before their numbers."""
    before = rounds or rng.choice(("R", "Rd ", "Rnd", "Round ", "Rd", ""))
    others = [column for column in ("rating", "club") if rng.random() < 0.4]
    columns = rng.choice(
        (
            ("number", "name", *others, "round", "total"),
            ("number", "name", *others, "total", "round"),
        )
    )
    return Manner(
        rng.choice((_plain, _dashed, _within)),
        lambda number: f"{before}{number}",
        rng.choice(
            (
                lambda first, last: f"{first} {last}",
                lambda first, last: f"{last}, {first}",
                lambda first, last: f"{last.upper()}, {first.upper()}",
                lambda first, last: f"{first} {first[-1].upper()}. {last}",
            )
        ),
        rng.choice((_decimal, _decimal, _short, _fraction)),
        columns,
    )


def event(rng: Random, players: tuple[int, int], rounds: tuple[int, int]) -> Event:
    """Draw an event of which most is played."""
    while True:
        made = random_event(rng, rng.randint(*players), rng.randint(*rounds), plain=True)
        cells = [cell for entrant in made.entrants for cell in entrant.cells]
        if sum(cell.opponent is not None for cell in cells) > 0.6 * len(cells):
            return by_standing(without_colors(made))


def made(
    rng: Random,
    how: Manner,
    title: str = "",
    players: tuple[int, int] = (6, 20),
    rounds: tuple[int, int] = (3, 7),
) -> Made:
    """Draw an event and write it."""
    drawn = event(rng, players, rounds)
    names = rng.sample([(a, b) for a in _FIRST for b in _LAST], len(drawn.entrants))
    heads = {
        "number": rng.choice(("No.", "#", "No")),
        "name": rng.choice(("Name", "Player", "Player Name")),
        "rating": rng.choice(("Rating", "Rtg", "Rate")),
        "club": rng.choice(("Club", "Team")),
        "total": rng.choice(("Total", "Pts", "Score", "Points")),
    }
    kinds: list[str] = []
    for column in how.columns:
        kinds += [column] * (drawn.rounds if column == "round" else 1)
    numbers = iter(range(1, drawn.rounds + 1))
    rows = [tuple(how.heading(next(numbers)) if kind == "round" else heads[kind] for kind in kinds)]
    for entrant, name in zip(drawn.entrants, names, strict=True):
        cells = iter(entrant.cells)
        said = {
            "number": str(entrant.number),
            "name": how.name(*name),
            "rating": str(rng.randint(600, 2300)),
            "club": rng.choice(_CLUBS),
            "total": how.total(int(2 * score(drawn, entrant.number))),
        }
        rows.append(
            tuple(how.cell(next(cells)) if kind == "round" else said[kind] for kind in kinds)
        )
    return Made(title, drawn, tuple(rows), tuple(kinds))


def part(whole: Made, rows: Sequence[int], columns: Sequence[int]) -> Made:
    """Return what a picture shows of a table that it shows in part; the heading is row 0."""
    return whole._replace(
        rows=tuple(tuple(whole.rows[row][column] for column in columns) for row in rows),
        kinds=tuple(whole.kinds[column] for column in columns),
    )
