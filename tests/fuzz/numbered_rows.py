"""``python -m tests.fuzz.numbered_rows COUNT``: rows typed with opponents' numbers, and no heading.

``1. Ann Ray (1500): W3 D2 = 1½``: what is in front of a name, how the rating, a game and the total
are told, what parts them, and where a mail breaks them are all drawn. A reading is right only
where names, ratings and totals are, too.
"""

from collections.abc import Callable
from random import Random
from textwrap import TextWrapper
from typing import NamedTuple

from calculator.model import HALVES
from calculator.reading import ReadError, read
from tests.fuzz.in_words import named_event
from tests.fuzz.seeded import Tried, points, search
from tests.fuzz.unheaded import SIGNS
from tests.support.oracle import Cell

FRONTS = ("", "{}. ", "{} ", "#{} ", "{}) ", "{}: ", "{}\t")
#: How a rating is told behind a name.
RATINGS = ("", " {}", " ({})", " [{}]", ", {}", "\t{}")
#: What is between the player and the rounds.
MIDDLES = (" ", ": ", " - ", "  ", "\t", ", ")
#: What parts the rounds.
PARTED = (" ", ", ", "  ", "\t", " | ", "; ", "/")
#: How a game is told.
GAMES: tuple[Callable[[str, int], str], ...] = (
    lambda letter, number: f"{letter}{number}",
    lambda letter, number: f"{letter.lower()}{number}",
    lambda letter, number: f"{SIGNS[letter]}{number}",
    lambda letter, number: f"{number}{SIGNS[letter]}",
    lambda letter, number: f"{letter} {number}",
    lambda letter, number: f"{letter}-{number}",
    lambda letter, number: f"{letter}({number})",
)
BYES = (
    {"B": "bye", "X": "bye", "H": "½", "U": "-"},
    {"B": "BYE", "X": "BYE", "H": "half", "U": "0"},
    {"B": "B---", "X": "B---", "H": "H---", "U": "U---"},
    {"B": "bye", "X": "bye", "H": "hpb", "U": "zpb"},
)
#: How the total is told behind the rounds, and in front of them.
BEHIND = ("", " {}", " ({})", " = {}", " - {}", ": {}", "\t{}", " {} pts", ", {}")
#: What else may be behind a name, and behind the total.
ASIDES = ("(NY)", "(age 9, Oak Hall)", "[Elm Prep]")
CLUBS = ("Oak Hall", "Elm", "St. Olaf Prep")
BEFORE = (" {}", " ({})", ", {}", " - {}", ": {}", "\t{}")


class Row(NamedTuple):
    """What is to be read."""

    name: str
    rating: int | None
    cells: list[tuple[int, int | None]]
    total: int | None


def tried(seed: int) -> Tried:
    """Write the rows of a seed's event and read them."""
    rng = Random(seed)  # noqa: S311 - no secret
    _, ones, _, names = named_event(rng)
    front, rating, middle = rng.choice(FRONTS), rng.choice(RATINGS), rng.choice(MIDDLES)
    parted, game, byes = rng.choice(PARTED), rng.choice(GAMES), rng.choice(BYES)
    first = rng.random() < 0.2
    total = rng.choice(BEFORE if first else BEHIND)
    half = rng.choice(("½", ".5"))
    asides, clubs = rng.random() < 0.15, total and not first and rng.random() < 0.15

    def told(cell: Cell) -> str:
        if cell.opponent is None:
            return byes.get(cell.code, byes["B"])
        return game(cell.code, cell.opponent)

    rows, wanted = [], []
    for one in ones:
        rated = rng.randint(300, 2200)
        scored = sum(HALVES[cell.code] for cell in one.cells)
        said = total.format(points(scored, half, total=True))
        said += f"  {rng.choice(CLUBS)}" if clubs else ""
        aside = f" {rng.choice(ASIDES)}" if asides else ""
        rows.append(
            f"{front.format(one.number)}{names[one.number]}{rating.format(rated)}{aside}"
            f"{said if first else ''}{middle}{parted.join(map(told, one.cells))}"
            f"{'' if first else said}"
        )
        wanted.append(
            Row(
                names[one.number],
                rated if rating else None,
                [(HALVES[cell.code], cell.opponent) for cell in one.cells],
                scored if total else None,
            )
        )
    above = rng.choice(("", "", "Oak Hall Open\n\n", "Hi all, the results:\n"))
    below = rng.choice(("", "", "\nTD: Pat Wall", "\nThanks to everyone who came!"))
    if rng.random() < 0.2:
        wrap = TextWrapper(rng.choice((28, 36, 48)), expand_tabs=False, break_long_words=False)
        rows = ["\n".join(wrap.wrap(row)) for row in rows]
    return _judged(seed, f"{above}{'\n'.join(rows)}\n{below}", wanted)


def _judged(seed: int, text: str, wanted: list[Row]) -> Tried:
    try:
        table = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    found = [
        Row(
            player.name,
            player.rating,
            [(HALVES[one.code], one.opponent) for one in player.results],
            player.total_halves,
        )
        for player in table.players
    ]
    codes = ", ".join(message.code for message in table.warnings)
    if found == wanted:
        return Tried(seed, "right with a word" if codes else "right", codes, text)
    odd = next((pair for pair in zip(found, wanted, strict=False) if pair[0] != pair[1]), "rows")
    return Tried(seed, "warned" if codes else "silent", f"{table.format}: {codes} {odd}", text)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.numbered_rows", tried))
