"""``python -m tests.fuzz.freehand COUNT``: tables as clubs type them, in styles nobody planned.

With ``--odd`` they are in rarer ones, with ``--close`` these have one blank between all cells, with
``--first`` one round has been played.

:mod:`tests.support.written` writes the layouts that the reader was built for. Here every choice is
made for itself: how numbers, names, results and half points are written, what parts the cells,
what is headed and how, what is above and below. Nothing is damaged, so every table should be
read; none may be read as another event without a word.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from calculator.model import HALVES, Crosstable
from calculator.reading import ReadError, read
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, points, search
from tests.support.events import USUAL, random_event, renumbered
from tests.support.oracle import POINTS, Cell, Event, score_so_far
from tests.support.robins import robin

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


class Section(NamedTuple):
    """An event with people's names, in the order of its rows."""

    names: tuple[tuple[str, str], ...]
    """First and last names."""
    event: Event
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


def odd_style(rng: Random) -> Style:
    """Draw a style with cells, totals, headings or separators that are rarer."""
    style = random_style(rng)
    return style._replace(
        cell=rng.choice(tuple(_ODD_CELLS)),
        total=rng.choice((style.total, style.total, "fraction")),
        headed=rng.choice((style.headed, style.headed, style.headed, "weeks")),
        parted=rng.choice((style.parted, style.parted, style.parted, "html", "rule")),
    )


def random_section(rng: Random) -> Section:
    """Draw a round robin, or a Swiss with byes, forfeits and withdrawals, listed by score."""
    size = rng.choice((4, 4, 5, 6, 6, 7, 8, 9, 10, 12, 14))
    matrix = rng.random() < 0.25
    if matrix:
        event = robin(rng, min(size, 8))
    else:
        rounds = rng.choice((3, 4, 4, 5, 5, 6)) if size > 6 else 3
        habits = USUAL._replace(forfeit=0.03, requested_bye=0.05)
        event = random_event(rng, size, rounds, plain=True, habits=habits)
        order = sorted(event.by_number, key=lambda number: -score_so_far(event, number))
        place = {number: at for at, number in enumerate(order, 1)}
        event = renumbered(event, place.__getitem__)
        listed = sorted(event.entrants, key=lambda entrant: entrant.number)
        event = Event(
            tuple(
                one._replace(cells=tuple(map(_told, one.cells[: event.rounds_played])))
                for one in listed
            )
        )
    people: dict[tuple[str, str], None] = {}
    while len(people) < len(event.entrants):
        people[rng.choice(_FIRSTS), rng.choice(_LASTS)] = None
    return Section(tuple(people), event, matrix)


def _told(cell: Cell) -> Cell:
    """Return a cell as it is typed: a forfeit win against nobody is a bye."""
    return Cell("B") if cell.code == "X" and cell.opponent is None else cell


_NO_GAME = {"B": "B", "H": "H", "U": "U"}
_SIGNS = {"W": "+", "D": "=", "L": "-"}
_FIGURES = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-"}
#: How a game is written, of its code, the opponent's number and the color; what else is a forfeit.
_CELLS: dict[str, Callable[[str, int, str], str]] = {
    "W4": lambda code, number, _: f"{code}{number}",
    "W 4": lambda code, number, _: f"{code} {number}",
    "4W": lambda code, number, _: f"{number}{code}",
    "W-4": lambda code, number, _: f"{code}-{number}",
    "W4w": lambda code, number, color: f"{code}{number}{color.lower()}",
    "4w1": lambda code, number, color: f"{number}{color.lower() or 'w'}{_FIGURES[code]}",
    "W(4)": lambda code, number, _: f"{code}({number})",
    "+4": lambda code, number, _: f"{_SIGNS.get(code, code)}{number}",
    "w4": lambda code, number, _: f"{code}{number}".lower(),
}
_SCORES = {"W": "1", "D": "½", "L": "0"}
_WORDS = {"W": "won", "D": "drew", "L": "lost"}
#: The same in forms that no program writes; forfeits are in letters.
_ODD_CELLS: dict[str, Callable[[str, int, str], str]] = {
    "w4 W": lambda code, number, color: f"{color.lower() or 'w'}{number} {code}",
    "4 (w) W": lambda code, number, color: f"{number} ({color.lower() or 'w'}) {code}",
    "W, w, 4": lambda code, number, color: f"{code}, {color.lower() or 'w'}, {number}",
    "4/1": lambda code, number, _: f"{number}/{_SCORES[code]}",
    "4 1": lambda code, number, _: f"{number} {_SCORES[code]}",
    "1 (4)": lambda code, number, _: f"{_SCORES[code]} ({number})",
    "1w4": lambda code, number, color: f"{_SCORES[code]}{color.lower() or 'w'}{number}",
    "W#4": lambda code, number, _: f"{code}#{number}",
    "4 W": lambda code, number, _: f"{number} {code}",
    "won 4": lambda code, number, _: f"{_WORDS[code]} {number}",
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
    "weeks": ("#", "Players", "Rate", "Week {}", "Score"),
}


def _halves(cell: Cell) -> int:
    return int(2 * POINTS[cell.code])


def _row(rng: Random, section: Section, style: Style, at: int) -> list[str]:
    first, last = section.names[at]
    entrant = section.event.entrants[at]
    cells = [str(entrant.number)] if style.place else []
    cells.append(style.number.format(entrant.number))
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
    if section.matrix:
        met = {one.opponent: points(_halves(one), style.half) for one in entrant.cells}
        cells += [met.get(other, "X") for other in section.event.by_number]
    else:
        cells += [
            _ALONE.get(style.cell, _NO_GAME)[one.code]
            if one.opponent is None
            else _game(style, one.code, one.opponent, one.color)
            for one in entrant.cells
        ]
    if style.total:
        shown = points(sum(map(_halves, entrant.cells)), style.half, total=True)
        if style.total == "fraction" and shown.endswith((".5", "½")):
            shown = f"{shown.removesuffix('.5').removesuffix('½') or 0} 1/2"
        cells.append(f"{shown}/{_games(section)}" if style.total == "of" else shown)
    return cells


def _game(style: Style, code: str, opponent: int, color: str) -> str:
    if style.cell in _CELLS:
        return _CELLS[style.cell](code, opponent, color)
    return _ODD_CELLS[style.cell](code, opponent, color) if code in "WDL" else f"{code}{opponent}"


def _games(section: Section) -> int:
    """Return how many games everybody may play."""
    return len(section.names) - 1 if section.matrix else section.event.rounds


def _heading(section: Section, style: Style) -> list[str]:
    number, name, rating, round_, total = _HEADS[style.headed]
    spanish = style.headed == "spanish"
    cells = ["Pos" if spanish else "Pl"] if style.place else []
    cells += [number, name]
    cells += [rating] if style.rating in {"column", "some"} else []
    cells += [{"club": "Club", "state": "St"}[style.club]] if style.club else []
    cells += ["Edad" if spanish else "Grade"] if style.grade else []
    counted = "{}" if section.matrix else round_
    cells += [counted.format(at + 1) for at in range(_games(section) + section.matrix)]
    return cells + ([total] if style.total else [])


def _lines(rng: Random, grid: Sequence[Sequence[str]], style: Style) -> list[str]:
    match style.parted:
        case "tab":
            return ["\t".join(cells) for cells in grid]
        case "html":
            cells = ("".join(f"<td>{one}</td>" for one in cells) for cells in grid)
            return ["<table>", *(f"<tr>{one}</tr>" for one in cells), "</table>"]
        case "rule":
            lines = [f"| {' | '.join(cells)} |" for cells in grid]
            return [lines[0], "|" + "---|" * len(grid[0]), *lines[1:]] if style.headed else lines
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


def written(rng: Random, section: Section, style: Style) -> str:
    """Type a section in a style."""
    grid = [_row(rng, section, style, at) for at in range(len(section.names))]
    lines = _lines(rng, [_heading(section, style), *grid] if style.headed else grid, style)
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


def tried(
    seed: int, draw: Callable[[Random], Style] = random_style, rounds: int | None = None
) -> Tried:
    """Type the section of a seed in a style that is drawn, and read it.

    Of a Swiss only so many ``rounds`` have been played, if that is given.
    """
    rng = Random(seed)  # noqa: S311 - no secret
    section = random_section(rng)
    if rounds and not section.matrix:
        cut = (one._replace(cells=one.cells[:rounds]) for one in section.event.entrants)
        section = section._replace(event=Event(tuple(cut)))
    text = written(rng, section, draw(rng))
    try:
        table = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    said = ", ".join(warning.code for warning in table.warnings)
    if differs := _difference(section, table):
        return Tried(seed, "warned" if said else "silent", f"{differs}; {said}", text)
    return Tried(seed, "right with a word" if said else "right", said, text)


def _difference(section: Section, table: Crosstable) -> str:
    """Return how a reading differs from what was typed; nothing if it does not."""
    names = [_key(f"{first} {last}") for first, last in section.names]
    called = {player.number: _key(player.name) for player in table.players}
    if sorted(names) != sorted(called.values()):
        return f"names {sorted({*names} ^ {*called.values()})[:4]}"
    rows = dict(zip(names, section.event.entrants, strict=True))
    who = {entrant.number: name for name, entrant in rows.items()}
    for player in table.players:
        given = rows[called[player.number]].cells
        found: list[tuple[object, str]]
        right: list[tuple[object, str]]
        if section.matrix:
            # There is no order, no cell for oneself, and nothing of forfeits.
            found = [
                (HALVES[one.code], called[one.opponent]) for one in player.results if one.opponent
            ]
            right = [(_halves(one), who[one.opponent]) for one in given if one.opponent]
            found, right = (sorted(each, key=str) for each in (found, right))
        else:
            found = [
                (_SAME.get(one.code, one.code), called.get(one.opponent or 0, ""))
                for one in player.results
            ]
            right = [(one.code, who.get(one.opponent or 0, "")) for one in given]
        if found != right:
            return f"{player.name}: {found}, not {right}"
    return ""


_SAME = {"Z": "U", "": "U", "N": "U", "P": "B"}


def _key(name: str) -> str:
    titles = {title.lower() for title in _TITLES}
    return " ".join(word for word in name_key(name).split() if word not in titles)


def oddly(seed: int) -> Tried:
    """Type the section of a seed in a rarer style, and read it."""
    return tried(seed, odd_style)


def closely(seed: int) -> Tried:
    """The same with one blank between all cells, as a page's text is copied."""
    return tried(seed, lambda rng: odd_style(rng)._replace(parted="one"))


def after_one_round(seed: int) -> Tried:
    """Type the section of a seed in a rarer style when one round has been played, and read it."""
    return tried(seed, odd_style, rounds=1)


def many(count: int, seed: int) -> Iterator[Tried]:
    """Try so many seeds, from one on."""
    return map(tried, range(seed, seed + count))


if __name__ == "__main__":
    ways = {"--odd": oddly, "--close": closely, "--first": after_one_round}
    wanted = next((way for option, way in ways.items() if option in sys.argv), tried)
    given = [argument for argument in sys.argv[1:] if argument not in ways]
    raise SystemExit(search("python -m tests.fuzz.freehand", wanted, given))
