"""``python -m tests.fuzz.unheaded COUNT``: rows that call opponents by name, and no heading.

Somebody copied the players' rows and not the line above them. What parts the cells, what is in
front of a name and how a game is told are all drawn.
"""

from collections.abc import Callable, Sequence
from random import Random

from calculator.model import HALVES
from tests.fuzz.in_words import named_event, read_back
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, points, search
from tests.support.oracle import Cell

type Row = Sequence[str]
#: What writes rows down.
type Cut = Callable[[Sequence[Row]], str]

SIGNS = {"W": "+", "D": "=", "L": "-"}
#: How a game is told; the last two are not known among single blanks.
GAMES: tuple[Callable[[str, str], str], ...] = (
    lambda letter, who: f"{letter} {who}",
    lambda letter, who: f"{SIGNS[letter]}{who}",
    lambda letter, who: f"{SIGNS[letter]} {who}",
    lambda letter, who: f"{who} {letter}",
    lambda letter, who: f"{who} ({letter})",
)
BYES = (
    {"B": "bye", "X": "bye", "H": "½ bye", "U": "-"},
    {"B": "BYE", "H": "half-point bye", "U": "0 bye"},
)
#: What is in front of a name.
FRONTS: tuple[Callable[[int], str], ...] = (
    str,
    lambda at: f"{at}.",
    lambda at: f"{at}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(at, 'th') }",
    lambda at: f"#{at}",
)


def lined_up(rows: Sequence[Row]) -> str:
    """Return rows with two blanks at least between their cells."""
    wide = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    return "\n".join(
        "".join(text.ljust(width) for text, width in zip(row, wide, strict=True)).rstrip()
        for row in rows
    )


def between(part: str) -> Cut:
    """Return what writes rows with something between their cells."""
    return lambda rows: "\n".join(map(part.join, rows))


CUTS = (lined_up, *map(between, ("\t", ",", ";", " | ", " ")))


def tried(seed: int) -> Tried:
    """Write the rows of a seed's event and read them."""
    rng = Random(seed)  # noqa: S311 - no secret
    event, ones, last, names = named_event(rng)
    called = last if rng.random() < 0.7 else names
    cut = rng.choice(CUTS)
    game, byes = rng.choice(GAMES[:3] if cut is CUTS[-1] else GAMES), rng.choice(BYES)
    front = rng.choice(FRONTS) if rng.random() < 0.6 else None
    rated, brackets, added = (rng.random() < share for share in (0.5, 0.3, 0.7))
    half = rng.choice(("½", ".5"))

    def told(cell: Cell) -> str:
        if cell.opponent is None:
            return byes.get(cell.code, byes["B"])
        return game(cell.code, called[cell.opponent])

    rows = []
    for at, one in enumerate(ones, 1):
        rating = rng.choice((str(rng.randint(300, 2200)), "unr" if rng.random() < 0.1 else "1200"))
        scored = points(sum(HALVES[cell.code] for cell in one.cells), half)
        rows.append(
            (
                *((front(at),) if front else ()),
                names[one.number],
                *((f"({rating})" if brackets else rating,) if rated else ()),
                *map(told, one.cells),
                *((scored,) if added else ()),
            )
        )
    keys = {number: name_key(name) for number, name in names.items()}
    above = rng.choice(("", "Oak Hall Open\n\n", "Club night, May 4\n\n", "Hi all, the results:\n"))
    below = rng.choice(("", "", "\nTD: Pat Wall\n", "\nThanks to everyone who came!\n"))
    return read_back(seed, f"{above}{cut(rows)}\n{below}", event, keys)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.unheaded", tried))
