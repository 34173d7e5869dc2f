"""``python -m tests.fuzz.freehand COUNT``: tables as clubs type them, in styles nobody planned.

:mod:`tests.support.written` writes the layouts that the reader was built for. Here every choice is
made for itself: how numbers, names, results and half points are written, what parts the cells,
what is headed and how, what is above and below. Nothing is damaged, so every table should be
read; none may be read as another event without a word.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Literal, NamedTuple

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.fuzz.judge import name_key

type Verdict = Literal["right", "right with a word", "warned", "refused", "silent"]
#: Half points of a result.
_SCORED = {"W": 2, "X": 2, "B": 2, "D": 1, "H": 1, "L": 0, "F": 0, "U": 0}
_TURNED = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}
_FIRSTS = (
    "Ann",
    "Bo",
    "Cem",
    "Dana",
    "Eli",
    "Fay",
    "Gus",
    "Hana",
    "Ivo",
    "Jo",
    "Kai",
    "Lea",
    "Mia",
    "Ned",
    "Olga",
    "Pia",
    "Quin",
    "Rafa",
    "Sia",
    "Tom",
    "Uma",
    "Vic",
    "Wes",
    "Xena",
    "Yuri",
    "Zoe",
    "Maximilian",
    "Aleksandra",
    "Mary-Jo",
    "Jean-Luc",
    "D'Arcy",
    "José",
    "Łukasz",
    "Siobhán",
)
#: Names of people, of which some are words of chess.
_LASTS = (
    "Lee",
    "Poe",
    "Roe",
    "Fox",
    "Ray",
    "Day",
    "Oak",
    "Smith",
    "Johnson",
    "Van-Dyke",
    "O'Neil",
    "Núñez",
    "Müller",
    "Nguyen",
    "Xu",
    "Li",
    "Wolfeschlegel",
    "Garcia",
    "Park",
    "Chen",
    "Kowalski",
    "Ivanov",
    "Brown",
    "White",
    "Black",
    "King",
    "Bishop",
    "Knight",
    "Rook",
    "Castle",
    "Byer",
    "Winn",
    "Losey",
    "Draws",
    "Hall",
    "Young",
    "Young-Hart",
    "St.Clair",
    "McKay",
    "de-la-Cruz",
)
_TITLES = ("GM", "IM", "FM", "WGM", "CM", "NM", "WFM")
_CLUBS = ("Oak Club", "Rook & Roll", "NPE", "SC Nord", "Central HS", "Elm")
_ONE_WORD = ("Crosstable", "Standings", "Final", "Results", "Open", "U1400", "Championship")
_STATES = ("NY", "MI", "ON", "CA")


class Cell(NamedTuple):
    """What somebody did in a round, or against somebody."""

    code: str
    opponent: int | None = None
    """The position of the opponent's row, from 0."""
    color: str = ""


class Event(NamedTuple):
    """An event, in the order of its rows."""

    names: tuple[tuple[str, str], ...]
    """First and last names."""
    results: tuple[tuple[Cell, ...], ...]
    matrix: bool
    """Whether the columns are the opponents."""


class Style(NamedTuple):
    """How somebody types a table."""

    number: str
    name: str
    titles: bool
    rating: str
    club: str
    parted: str
    half: str
    total: str
    above: str
    headed: str
    cell: str
    below: str
    right: bool
    place: bool
    gap: int
    grade: bool


def random_style(rng: Random) -> Style:
    """Draw every habit for itself; the usual ones come more often."""
    return Style(
        number=rng.choice(("{}", "{}.", "{})", "#{}", "{:02}")),
        name=rng.choice(("{f} {l}", "{f} {l}", "{l} {f}", "{l}, {f}", "{l}, {f}", "{l},{f}")),
        titles=rng.random() < 0.25,
        rating=rng.choice(("", "", "column", "column", "brackets", "some")),
        club=rng.choice(("", "", "", "club", "state")),
        parted=rng.choice(("even", "even", "even", "tab", "tab", "one", "two", "|", ",", ";")),
        half=rng.choice(("½", ".5", "0.5", "1/2")),
        total=rng.choice(("points", "points", "points", "", "of")),
        above=rng.choice(("", "word", "words", "sentence", "lines")),
        headed=rng.choice(("full", "full", "", "rounds", "spanish", "capitals", "short", "bare")),
        cell=rng.choice(tuple(_CELLS)),
        below=rng.choice(("", "", "prizes", "sentence", "signed")),
        right=rng.random() < 0.5,
        place=rng.random() < 0.2,
        gap=rng.choice((1, 2, 2, 3)),
        grade=rng.random() < 0.1,
    )


def random_event(rng: Random) -> Event:
    """Draw a round robin, or a Swiss with byes and forfeits."""
    size = rng.choice((4, 4, 5, 6, 6, 7, 8, 9, 10, 12, 14))
    people: dict[tuple[str, str], None] = {}
    while len(people) < size:
        people[rng.choice(_FIRSTS), rng.choice(_LASTS)] = None
    names = list(people)
    if rng.random() < 0.25:
        return _round_robin(rng, names[:8])
    return _swiss(rng, names)


def _round_robin(rng: Random, names: Sequence[tuple[str, str]]) -> Event:
    size = len(names)
    rows: list[list[Cell]] = [[Cell("")] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            code = rng.choice("WLDDWL")
            rows[one][other] = Cell(code, other)
            rows[other][one] = Cell(_TURNED[code], one)
    return Event(tuple(names), tuple(map(tuple, rows)), matrix=True)


def _swiss(rng: Random, names: Sequence[tuple[str, str]]) -> Event:
    size = len(names)
    rounds = rng.choice((3, 4, 4, 5, 5, 6)) if size > 6 else 3
    met: set[frozenset[int]] = set()
    rows: list[list[Cell]] = [[] for _ in range(size)]
    points = [0] * size
    for _ in range(rounds):
        free = sorted(range(size), key=lambda at: (-points[at], rng.random()))
        told: dict[int, Cell] = {}
        for one in list(free):
            if rng.random() < 0.05:
                told[one] = Cell(rng.choice("HU"))
                free.remove(one)
        while len(free) > 1:
            one = free.pop(0)
            other = next((at for at in free if frozenset((one, at)) not in met), None)
            if other is None:
                told[one] = Cell("U")
                continue
            free.remove(other)
            met.add(frozenset((one, other)))
            code, white = rng.choice("WDLLW"), rng.random() < 0.5
            if code != "D" and rng.random() < 0.03:
                code = "X" if code == "W" else "F"
                told[one], told[other] = Cell(code, other), Cell(_TURNED[code], one)
            else:
                told[one] = Cell(code, other, "w" if white else "b")
                told[other] = Cell(_TURNED[code], one, "b" if white else "w")
        if free:
            told[free[0]] = Cell("B")
        for at in range(size):
            rows[at].append(told[at])
            points[at] += _SCORED[told[at].code]
    order = sorted(range(size), key=lambda at: -points[at])
    place = {old: new for new, old in enumerate(order)}
    return Event(
        tuple(names[old] for old in order),
        tuple(
            tuple(
                one if one.opponent is None else one._replace(opponent=place[one.opponent])
                for one in rows[old]
            )
            for old in order
        ),
        matrix=False,
    )


_NO_GAME = {"B": "B", "H": "H", "U": "U"}
_SIGNS = {"W": "+", "D": "=", "L": "-"}
_FIGURES = {"W": "1", "D": "½", "L": "0"}
#: How a game is written, of its code, the opponent's number and the color; what else is a forfeit.
_CELLS: dict[str, Callable[[str, int, str], str]] = {
    "W4": lambda code, number, _: f"{code}{number}",
    "W 4": lambda code, number, _: f"{code} {number}",
    "4W": lambda code, number, _: f"{number}{code}",
    "W-4": lambda code, number, _: f"{code}-{number}",
    "W4w": lambda code, number, color: f"{code}{number}{color}",
    "4w1": lambda code, number, color: (
        f"{number}{color}{_FIGURES[code]}" if color else f"{number}w{'+' if code == 'X' else '-'}"
    ),
    "W(4)": lambda code, number, _: f"{code}({number})",
    "+4": lambda code, number, _: f"{_SIGNS.get(code, code)}{number}",
    "w4": lambda code, number, _: f"{code}{number}".lower(),
}
#: How rounds without an opponent are written where it is not in letters.
_ALONE = {
    "4w1": {"B": "-1", "H": "-½", "U": "-0"},
    "+4": {"B": "BYE", "H": "half", "U": "--"},
}
#: What heads numbers, names, ratings, rounds and totals.
_HEADS = {
    "full": ("#", "Name", "Rtg", "Rd {}", "Tot"),
    "rounds": ("No.", "Player", "Rtg", "Round {}", "Total"),
    "spanish": ("Nº", "Nombre", "Elo", "R{}", "Ptos"),
    "capitals": ("NO", "NAME", "RTG", "RD{}", "PTS"),
    "short": ("#", "Name", "Rtg", "{}", "Score"),
    "bare": ("Nr", "Name", "Rtg", "R{}", "Pts"),
}


def _points(halves: int, half: str, *, total: bool = False) -> str:
    whole, rest = divmod(halves, 2)
    if not rest:
        return f"{whole}.0" if total and half in {".5", "0.5"} else str(whole)
    if half == "½":
        return f"{whole or ''}½"
    if half == "1/2":
        return f"{whole}.5" if total else "1/2"
    return f"{whole or ('0' if half == '0.5' else '')}.5"


def _row(rng: Random, event: Event, style: Style, at: int) -> list[str]:
    first, last = event.names[at]
    cells = [str(at + 1)] if style.place else []
    cells.append(style.number.format(at + 1))
    title = f"{rng.choice(_TITLES)} " if style.titles and rng.random() < 0.6 else ""
    name = title + style.name.format(f=first, l=last)
    rating = str(rng.randint(600, 2600))
    cells.append(f"{name} ({rating})" if style.rating == "brackets" else name)
    if style.rating in {"column", "some"}:
        cells.append("unr" if style.rating == "some" and rng.random() < 0.2 else rating)
    if style.club:
        cells.append(rng.choice(_CLUBS if style.club == "club" else _STATES))
    if style.grade:
        cells.append(str(rng.randint(1, 12)))
    for other, one in enumerate(event.results[at]):
        if event.matrix:
            cells.append("X" if other == at else _points(_SCORED[one.code], style.half))
        elif one.opponent is None:
            cells.append(_ALONE.get(style.cell, _NO_GAME)[one.code])
        else:
            cells.append(_CELLS[style.cell](one.code, one.opponent + 1, one.color))
    if style.total:
        total = sum(_SCORED[one.code] for one in event.results[at] if one.code)
        games = len(event.results[at]) - event.matrix
        shown = _points(total, style.half, total=True)
        cells.append(f"{shown}/{games}" if style.total == "of" else shown)
    return cells


def _heading(event: Event, style: Style) -> list[str]:
    number, name, rating, round_, total = _HEADS[style.headed]
    spanish = style.headed == "spanish"
    cells = ["Pos" if spanish else "Pl"] if style.place else []
    cells += [number, name]
    cells += [rating] if style.rating in {"column", "some"} else []
    cells += [{"club": "Club", "state": "St"}[style.club]] if style.club else []
    cells += ["Edad" if spanish else "Grade"] if style.grade else []
    counted = "{}" if event.matrix else round_
    cells += [counted.format(at + 1) for at in range(len(event.results[0]))]
    return cells + ([total] if style.total else [])


def _lines(rng: Random, grid: Sequence[Sequence[str]], style: Style) -> list[str]:
    match style.parted:
        case "tab":
            return ["\t".join(cells) for cells in grid]
        case "|":
            return [f"| {' | '.join(cells)} |" for cells in grid]
        case "," | ";":
            mark = style.parted
            return [
                mark.join(f'"{one}"' if mark in one else one for one in cells) for cells in grid
            ]
        case "one" | "two":
            return [(" " if style.parted == "one" else "  ").join(cells) for cells in grid]
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    left = {1 + style.place}
    lines = [
        (" " * style.gap).join(
            cell.rjust(width) if style.right and at not in left else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        for cells in grid
    ]
    return [line.rstrip() if rng.random() < 0.7 else line for line in lines]


def written(rng: Random, event: Event, style: Style) -> str:
    """Type an event in a style."""
    grid = [_row(rng, event, style, at) for at in range(len(event.names))]
    lines = _lines(rng, [_heading(event, style), *grid] if style.headed else grid, style)
    above = {
        "": (),
        "word": (rng.choice(_ONE_WORD),),
        "words": (rng.choice(("Wall chart", "Fall Open", "Section A", "Final standings")),),
        "sentence": ("Here are the results of October, thanks to everybody who came!", ""),
        "lines": ("Club Championship 2026", rng.choice(("", "Open section", "G/60 d5"))),
    }[style.above]
    below = {
        "": (),
        "prizes": ("", "1st place: $100", "Best U1200: $40"),
        "sentence": ("", "Thanks to all players and parents. See you in November!"),
        "signed": ("", "Dan", "Chief TD"),
    }[style.below]
    return "\n".join((*above, *lines, *below, ""))


class Tried(NamedTuple):
    """A table, and what became of it."""

    seed: int
    verdict: Verdict
    said: str
    text: str


def tried(seed: int) -> Tried:
    """Type the event of a seed, and read it."""
    rng = Random(seed)  # noqa: S311 - no secret
    event = random_event(rng)
    text = written(rng, event, random_style(rng))
    try:
        table = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    said = ", ".join(warning.code for warning in table.warnings)
    if differs := _difference(event, table):
        return Tried(seed, "warned" if said else "silent", f"{differs}; {said}", text)
    return Tried(seed, "right with a word" if said else "right", said, text)


def _difference(event: Event, table: Crosstable) -> str:
    """Return how a reading differs from the event; nothing if it does not."""
    names = [_key(f"{first} {last}") for first, last in event.names]
    called = {player.number: _key(player.name) for player in table.players}
    if sorted(names) != sorted(called.values()):
        return f"names {sorted({*names} ^ {*called.values()})[:4]}"
    rows = dict(zip(names, event.results, strict=True))
    for player in table.players:
        found = [
            (_SAME.get(one.code, one.code), called.get(one.opponent or 0)) for one in player.results
        ]
        right = [
            (one.code, None if one.opponent is None else names[one.opponent])
            for one in rows[called[player.number]]
        ]
        if event.matrix:
            # There is no order, and no cell for oneself.
            found, right = (sorted(filter(_is_game, each), key=str) for each in (found, right))
        if found != right:
            return f"{player.name}: {found}, not {right}"
    return ""


_SAME = {"Z": "U", "": "U", "N": "U", "P": "B"}


def _is_game(cell: tuple[str, str | None]) -> bool:
    return cell[1] is not None


def _key(name: str) -> str:
    titles = {title.lower() for title in _TITLES}
    return " ".join(word for word in name_key(name).split() if word not in titles)


def many(count: int, seed: int) -> Iterator[Tried]:
    """Try so many seeds, from one on."""
    return map(tried, range(seed, seed + count))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the status is 0 if nothing was read silently."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.freehand")
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    parser.add_argument("--verdict", default="silent", help="show these")
    parser.add_argument("--show", type=int, default=10, help="so many of them")
    asked = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    shown: list[Tried] = []
    for one in many(asked.count, asked.seed):
        counts[one.verdict] += 1
        shown += [one] if one.verdict == asked.verdict else []
    for one in shown[: asked.show]:
        print(f"=== seed {one.seed}: {one.said}\n{one.text}")
    print(", ".join(f"{verdict} {count}" for verdict, count in counts.most_common()))
    return int(bool(counts["silent"]))


if __name__ == "__main__":
    raise SystemExit(main())
