"""``python -m tests.fuzz.club_tables COUNT``: headed tables in every shape, finished or under way.

What stands in the columns and in which order, how opponents, games and byes are written, and how
the columns are lined up or parted are drawn. Of an event under way the last rounds are blank but
for byes that were asked for. Names and ratings must be right, too.
"""

import csv
import io
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from calculator.model import HALVES, Crosstable
from calculator.reading import ReadError, read
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, points, search
from tests.fuzz.under_headings import SIGNS
from tests.support.events import USUAL, random_event
from tests.support.oracle import Cell, Entrant

type Rows = Sequence[Sequence[str]]

_LASTS = (
    *("Ashdown", "Best", "Calder", "Dunn", "Finch", "Gärtner", "Hale", "Ives", "Łoś", "Nakai"),
    *("O'Neil", "Peña", "Quist-Ray", "Rowe", "van Rijn", "Xu", "Zeller", "White", "Novak", "Li"),
    *("De La Cruz", "St. John", "Winn", "Byers", "Young", "Day", "King", "Half", "Marsh", "Orr"),
)
_FIRSTS = (
    *("Félix", "Ida", "Ivo", "Pat", "Kim", "Zoë", "Ann", "Tom", "Eva", "Lou", "Mary Jo"),
    *("Kay U.", "Max H.", "Noa", "Bea", "Ann D", "A.J.", "Wei", "Di", "Will", "Drew"),
)
_FIGURES = {"W": "1", "D": "½", "L": "0"}
_VERBS = {"W": "beat", "D": "drew", "L": "lost to"}
#: Games with an opponent's number; ``c`` is the color in a small letter.
_NUMBERED: dict[str, Callable[[str, str, str], str]] = {
    "W4": lambda code, who, _: f"{code}{who}",
    "W 4": lambda code, who, _: f"{code} {who}",
    "4W": lambda code, who, _: f"{who}{code}",
    "+4": lambda code, who, _: f"{SIGNS[code]}{who}",
    "4+": lambda code, who, _: f"{who}{SIGNS[code]}",
    "4w1": lambda code, who, color: f"{who}{color}{_FIGURES[code]}",
    "4w/1": lambda code, who, color: f"{who}{color}/{_FIGURES[code]}",
    "W4w": lambda code, who, color: f"{code}{who}{color}",
    "W-4": lambda code, who, _: f"{code}-{who}",
    "W(4)": lambda code, who, _: f"{code}({who})",
    "w4 1": lambda code, who, color: f"{color}{who} {_FIGURES[code]}",
}
#: Games with an opponent's name.
_NAMED: dict[str, Callable[[str, str, str], str]] = {
    "W Lee": lambda code, who, _: f"{code} {who}",
    "W-Lee": lambda code, who, _: f"{code}-{who}",
    "+Lee": lambda code, who, _: f"{SIGNS[code]}{who}",
    "Lee W": lambda code, who, _: f"{who} {code}",
    "Lee (W)": lambda code, who, _: f"{who} ({code})",
    "Lee +": lambda code, who, _: f"{who} {SIGNS[code]}",
    "W v Lee": lambda code, who, _: f"{code} v {who}",
    "beat Lee": lambda code, who, _: f"{_VERBS[code]} {who}",
    "Lee 1": lambda code, who, _: f"{who} {_FIGURES[code]}",
    "1 Lee": lambda code, who, _: f"{_FIGURES[code]} {who}",
}
#: Byes of a point, of half a point, of none; a player of one event writes them in one way.
_BYES = (
    ("bye", "½ bye", "-"),
    ("BYE", "half", "0 bye"),
    ("bye", "half bye", "zero bye"),
    ("B", "H", "U"),
    ("1-pt bye", "½-pt bye", "0-pt bye"),
    ("bye 1", "bye ½", "bye 0"),
    ("full-point bye", "half-point bye", "absent"),
    ("bye", "H/B", "-"),
    ("Bye (1)", "Bye (½)", "did not play"),
    ("BYE", "HPB", "out"),
    ("-B-", "-H-", "-U-"),
)
_CLUBS = ("Oak Hall", "Rook & Roll", "NPE", "SC Nord", "Central HS", "Elm", "Black Knights")
_STATES = ("NY", "MI", "ON", "CA", "WI")
_HEADS = ("Rd {}", "Rd{}", "R{}", "{}", "Round {}", "RD {}", "rd. {}", "r{}")
_ASIDE = {
    "rating": ("Rtg", "Rating", "Elo"),
    "club": ("Club", "Team", "School"),
    "state": ("St", "State", "Fed"),
    "grade": ("Gr", "Grade"),
    "born": ("Born", "Year", "DOB"),
}
ALIGNED: dict[str, Callable[[str, int], str]] = {
    "left": str.ljust,
    "right": str.rjust,
    "centered": str.center,
}


def _lined_up(rows: Rows, gap: int, put: Callable[[str, int], str], named: int) -> str:
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        (" " * gap)
        .join(
            cell.ljust(width) if at <= named else put(cell, width)
            for at, (cell, width) in enumerate(zip(row, wide, strict=True))
        )
        .rstrip()
        for row in rows
    )


def _shaped(rng: Random, rows: Rows, named: int) -> str:
    """Write rows, of which the column of names is ``named``, in a drawn shape."""
    shape = rng.choice(("lined up", "lined up", "lined up", "ruled", "tab", ",", ";", "|", "box"))
    gap, put = rng.choice((1, 1, 2, 2, 3, 4)), ALIGNED[rng.choice(tuple(ALIGNED))]
    match shape:
        case "tab":
            return "\n".join(map("\t".join, rows))
        case "," | ";":
            out = io.StringIO()
            csv.writer(out, delimiter=shape, lineterminator="\n").writerows(rows)
            return out.getvalue()
        case "|":
            return "\n".join(f"| {' | '.join(row)} |" for row in rows)
        case "box":
            wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
            rule = f"+{'+'.join('-' * (width + 2) for width in wide)}+"
            lines = [
                f"| {' | '.join(c.ljust(w) for c, w in zip(row, wide, strict=True))} |"
                for row in rows
            ]
            return "\n".join((rule, lines[0], rule, *lines[1:], rule))
    text = _lined_up(rows, gap, put, named)
    if shape == "ruled":
        head, _, rest = text.partition("\n")
        return f"{head}\n{'-' * max(map(len, text.split(chr(10))))}\n{rest}"
    return text


class _Drawn(NamedTuple):
    """An event of a seed and the habits of who typed it."""

    entrants: list[Entrant]
    played: int
    names: dict[int, str]
    ratings: dict[int, str]
    asked: dict[int, list[str]]
    """The codes of byes in the rounds to come; empty where nobody asked."""


def _drawn(rng: Random) -> _Drawn:
    habits = USUAL._replace(forfeit=0, requested_bye=0.06)
    size, rounds = rng.choice((4, 5, 6, 8, 10, 14)), rng.choice((3, 4, 5))
    event = random_event(rng, size, rounds, plain=True, habits=habits)
    played = event.rounds_played
    ones = sorted(event.entrants, key=lambda one: one.number)
    turned = rng.random() < 0.5
    lasts = rng.sample(_LASTS, size)
    names, ratings, asked = {}, {}, {}
    to_come = rng.choice((0, 0, 1, 2, 3)) if played > 1 else 0
    for one, last in zip(ones, lasts, strict=True):
        first = rng.choice(_FIRSTS)
        names[one.number] = f"{last}, {first}" if turned else f"{first} {last}"
        unrated = rng.random() < 0.07
        ratings[one.number] = rng.choice(("", "unr.")) if unrated else str(rng.randint(300, 2400))
        asked[one.number] = [
            rng.choice("HHU") if rng.random() < 0.12 else "" for _ in range(to_come)
        ]
    return _Drawn(ones, played, names, ratings, asked)


def _beside(rng: Random, what: str, rating: str) -> str:
    match what:
        case "rating":
            return rating
        case "club":
            return rng.choice(_CLUBS)
        case "state":
            return rng.choice(_STATES)
        case "grade":
            return str(rng.randint(1, 12))
    return str(rng.randint(1940, 2018))


def _typed(rng: Random, drawn: _Drawn, aside: Sequence[str]) -> str:
    """Type a table with these facts beside the names."""
    ones, played, names, _, asked = drawn
    by_name = rng.random() < 0.5
    called = {number: str(number) for number in names}
    if by_name:
        lasts = {number: _last(name) for number, name in names.items()}
        called = rng.choice((names, lasts))
    game = rng.choice(tuple((_NAMED if by_name else _NUMBERED).values()))
    byes = dict(zip("BHU", rng.choice(_BYES), strict=True))

    def told(cell: Cell) -> str:
        if cell.opponent is None:
            return byes["B" if cell.code == "X" else cell.code]
        return game(cell.code, called[cell.opponent], cell.color.lower() or "w")

    numbered = not by_name or rng.random() < 0.5
    half, head = rng.choice(("½", ".5")), rng.choice(_HEADS)
    #: Where the points are: before the rounds, behind them, nowhere.
    scored = rng.choice(("before", "behind", "behind", "behind", "behind", ""))
    broken = rng.random() < 0.15

    def total(one: Entrant, where: str) -> list[str]:
        halves = sum(HALVES[cell.code] for cell in one.cells[:played])
        return [points(halves, half, total=True)] if scored == where else []

    rows = [
        [
            *((str(one.number),) if numbered else ()),
            names[one.number],
            *(_beside(rng, what, drawn.ratings[one.number]) for what in aside),
            *total(one, "before"),
            *map(told, one.cells[:played]),
            *(byes.get(code, "") for code in asked[one.number]),
            *total(one, "behind"),
            *((str(rng.randint(0, 20) / 2),) if broken else ()),
        ]
        for one in ones
    ]
    points_headed = rng.choice(("Pts", "Total", "Score", "Points", "Tot"))
    heads = [
        *((rng.choice(("#", "No.", "No", "Nr", "Pl")),) if numbered else ()),
        rng.choice(("Name", "Player", "NAME")),
        *(rng.choice(_ASIDE[what]) for what in aside),
        *((points_headed,) if scored == "before" else ()),
        *(head.format(at) for at in range(1, played + len(asked[ones[0].number]) + 1)),
        *((points_headed,) if scored == "behind" else ()),
        *(("TB1",) if broken else ()),
    ]
    return _shaped(rng, [heads, *rows], 1 if numbered else 0) + "\n"


def _last(name: str) -> str:
    """Return the last name of a player."""
    last, comma, _ = name.partition(", ")
    return last if comma else next(one for one in _LASTS if name.endswith(f" {one}"))


type _Row = tuple[list[tuple[int, str | None]], int | None]


def _wanted(drawn: _Drawn, *, rated: bool) -> dict[str, _Row]:
    """Return what is in each player's row: half points, opponents, the rating."""
    keys = {number: name_key(name) for number, name in drawn.names.items()}
    wanted: dict[str, _Row] = {}
    for one in drawn.entrants:
        rounds: list[tuple[int, str | None]] = [
            (HALVES[cell.code], keys.get(cell.opponent or 0)) for cell in one.cells[: drawn.played]
        ]
        rounds += [(HALVES[code] if code else 0, None) for code in drawn.asked[one.number]]
        rating = drawn.ratings[one.number]
        wanted[keys[one.number]] = rounds, int(rating) if rated and rating.isdecimal() else None
    return wanted


def _found(table: Crosstable, rounds: int) -> dict[str, _Row]:
    who = {player.number: name_key(player.name) for player in table.players}
    found: dict[str, _Row] = {}
    for player in table.players:
        read = [(HALVES[one.code], who.get(one.opponent or 0)) for one in player.results]
        ends: list[tuple[int, str | None]] = [(0, None)] * (rounds - len(read))
        found[who[player.number]] = [*read, *ends], player.rating or None
    return found


def tried(seed: int) -> Tried:
    """Write the table of a seed's event and read it."""
    rng = Random(seed)  # noqa: S311 - no secret
    drawn = _drawn(rng)
    aside = rng.sample(tuple(_ASIDE), rng.choice((0, 1, 1, 2, 3)))
    text = _typed(rng, drawn, aside)
    try:
        table = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    wanted = _wanted(drawn, rated="rating" in aside)
    found = _found(table, max(len(rounds) for rounds, _ in wanted.values()))
    codes = ", ".join(message.code for message in table.warnings)
    if found == wanted:
        return Tried(seed, "right with a word" if codes else "right", codes, text)
    differs = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    said = f"{table.format}: {codes}; {differs}"
    return Tried(seed, "warned" if codes else "silent", said, text)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.club_tables", tried))
