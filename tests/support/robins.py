"""Random round robins, single and double, with forfeits, colors and ratings."""

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from tests.support.oracle import Cell, Entrant, Event


def circle[T](players: Sequence[T]) -> Iterator[list[tuple[T | None, T | None]]]:
    """Yield the pairs of each round by the circle method; of an odd number one meets nobody.

    >>> list(circle("abc"))
    [[('a', None), ('b', 'c')], [('a', 'c'), (None, 'b')], [('a', 'b'), ('c', None)]]
    """
    ring: list[T | None] = [*players, *[None] * (len(players) % 2)]
    half = len(ring) // 2
    for _ in range(len(ring) - 1):
        yield list(zip(ring[:half], reversed(ring[half:]), strict=True))
        ring = [ring[0], ring[-1], *ring[1:-1]]


def robin(rng: Random, players: int, *, double: bool = False) -> Event:
    """Make a round robin by the circle method; with an odd number each player sits out once."""
    forfeits = rng.choice((0.0, 0.0, 0.2))
    colors = rng.random() < 0.5
    table: dict[int, list[Cell]] = {number: [] for number in range(1, players + 1)}
    for _ in range(2 if double else 1):
        for pairs in circle(range(1, players + 1)):
            for one, two in pairs:
                if one is None or two is None:
                    table[one or two or 0].append(Cell("U"))
                    continue
                pair = rng.choice((("W", "L"), ("L", "W"), ("D", "D")))
                if rng.random() < forfeits:
                    pair = rng.choice((("X", "F"), ("F", "X"), ("F", "F")))
                white, black = rng.choice(("WB", "BW")) if colors else ("", "")
                table[one].append(Cell(pair[0], two, white))
                table[two].append(Cell(pair[1], one, black))
    rated = rng.random() < 0.7
    return Event(
        tuple(
            Entrant(
                number,
                f"Player {number:02}",
                tuple(cells),
                rng.randint(800, 2600) if rated else None,
            )
            for number, cells in table.items()
        )
    )


def robins(max_players: int = 8) -> st.SearchStrategy[Event]:
    """Round robins for hypothesis."""
    return st.builds(
        lambda rng, players, double: robin(rng, players, double=double),
        st.randoms(use_true_random=False),
        st.integers(2, max_players),
        st.booleans(),
    )
