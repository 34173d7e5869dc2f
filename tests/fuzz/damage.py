"""Events written in every layout, then damaged as copying, mailing, editing and printing do.

:func:`damaged` makes a text with all that a reading of it may say: the whole event, or what the
damage has left of it where the rest cannot be missed (a table without totals whose last round was
cut off together with its heading is a smaller event, and nobody can tell). Whatever else is read
must come with a word about it. :mod:`tests.fuzz.judge` looks.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from calculator.model import HALVES
from tests.reading.layout_writers import LAYOUTS, random_written
from tests.support.events import USUAL, random_event
from tests.support.oracle import Cell, Entrant, Event
from tests.support.people import LASTS, named
from tests.support.sheets import aligned

#: Layouts of marked-up text: cutting or wrapping its lines is not what happens to a page.
_MARKUP = re.compile(r"html|clipboard|page of Vega|running|json|file|web$|csv|cells over lines")
#: What a layout of games, of fixed columns or of a program's own grammar is no grid of.
_ROUND = re.compile(r"(?i)^(?:rn?d|round|runde|r|evening)?\s*\.?(\d+)(?:\.rd)?$")
_TOTAL = re.compile(r"(?i)^(?:total|pts\.?|score)$")
_COLOR = "Color"
#: A game with the letter of a color.
_WITH_COLOR = re.compile(r"\b(?:\d+[WBwbsnz]|[WBwbsnz]\d+)")
#: What may be cut off a bye of half a point, so that it is one of a point.
_HALF = re.compile(r"(?i)(?<=\bbye) ?½")


class Truth(NamedTuple):
    """What a reading may say."""

    event: Event
    totals: bool = True
    """Whether the totals are printed still, if the layout prints any."""
    colors: bool = True
    """Whether the colors are, if it has any."""


class Put(NamedTuple):
    """What was put into the cell of a round, and where it is."""

    name: str
    round: int
    text: str


@dataclass
class Page:
    """A text on its way: a grid of cells as long as it is one, then lines."""

    rng: Random
    layout: str
    event: Event
    truths: list[Truth]
    """What may be read without a word; nothing if only a word will do."""
    lines: list[str]
    grid: list[list[str]] = field(default_factory=list)
    """A heading and rows, where the layout parts its cells by tabs; in the lines it is ``None``."""
    kinds: list[str] = field(default_factory=list)
    """What was done to its cells."""
    shown: str = ""
    sections: bool = False
    """Whether there is more than one table: then there must be as many sections."""
    put: Put | None = None

    @property
    def heading(self) -> list[str]:
        """The first row of the grid."""
        return self.grid[0]

    def rounds(self) -> list[int]:
        """The positions of columns that are rounds."""
        return [at for at, head in enumerate(self.heading) if _ROUND.match(head)]

    def total(self) -> int | None:
        """The position of the column of totals."""
        return next((at for at, head in enumerate(self.heading) if _TOTAL.match(head)), None)

    def rows(self) -> list[int]:
        """The lines that hold somebody's name."""
        lasts = [last_name(entrant.name) for entrant in self.event.entrants]
        return [at for at, line in enumerate(self.lines) if any(name in line for name in lasts)]

    def somebody(self) -> str:
        """A player's name."""
        return self.rng.choice(self.event.entrants).name


class Damaged(NamedTuple):
    """A damaged text, and what may be read of it."""

    text: str
    clean: str
    """The same before it was damaged."""
    layout: str
    shown: str
    """How the cells of its grid are parted."""
    kinds: tuple[str, ...]
    truths: tuple[Truth, ...]
    whole: Event
    """What the clean text says."""
    colors: bool
    rounds: bool
    sections: bool
    seed: int
    put: Put | None = None


def _of_games(layout: str) -> bool:
    """Whether a layout lists games, not players."""
    return re.search(r"game|line for each round|talk|manager", layout) is not None


def last_name(name: str) -> str:
    """Return the last name of an invented player.

    >>> last_name("Quist-Ray, Ann"), last_name("Kay H. van Rijn")
    ('Quist-Ray', 'van Rijn')
    """
    return next((last for last in sorted(LASTS, key=len)[::-1] if last in name), name)


def halves(entrant: Entrant) -> int:
    """Return what the results of a player add up to, in half points."""
    return sum(HALVES[cell.code] for cell in entrant.cells)


def points(entrant: Entrant) -> str:
    """Return the same in points, as it is printed."""
    return f"{halves(entrant) / 2:.1f}"


def until(event: Event, rounds: int) -> Event:
    """Keep only the first rounds."""
    return Event(
        tuple(entrant._replace(cells=entrant.cells[:rounds]) for entrant in event.entrants)
    )


def without_round(event: Event, at: int) -> Event:
    """Leave out the round at this position."""
    return Event(
        tuple(
            entrant._replace(cells=entrant.cells[:at] + entrant.cells[at + 1 :])
            for entrant in event.entrants
        )
    )


def without_rows(event: Event, numbers: set[int]) -> Event | None:
    """Leave out players; ``None`` if somebody met them, so that they are missed."""
    left = [entrant for entrant in event.entrants if entrant.number not in numbers]
    met = {cell.opponent for entrant in left for cell in entrant.cells}
    return None if met & numbers else Event(tuple(left))


# How a grid is shown.


def _bars(grid: list[list[str]]) -> str:
    rows = ["| " + " | ".join(row) + " |\n" for row in grid]
    return "".join([rows[0], "|" + "---|" * len(grid[0]) + "\n", *rows[1:]])


def _between(separator: str) -> Callable[[list[list[str]]], str]:
    def write(grid: list[list[str]]) -> str:
        rows = [[f'"{cell}"' if separator in cell else cell for cell in row] for row in grid]
        return "".join(separator.join(row) + "\n" for row in rows)

    return write


def _closely(grid: list[list[str]]) -> str:
    widths = [max(len(row[at]) for row in grid) + 1 for at in range(len(grid[0]))]
    return "".join(
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() + "\n"
        for row in grid
    )


SHOWN: dict[str, Callable[[list[list[str]]], str]] = {
    "tabs": _between("\t"),
    "lined up": aligned,
    "lined up closely": _closely,
    "single spaces": lambda grid: "".join(" ".join(row).rstrip() + "\n" for row in grid),
    "semicolons": _between(";"),
    "commas": _between(","),
    "bars": _bars,
}


# Damage to cells. Each returns whether it could do anything.


def _extra_columns(page: Page) -> bool:
    rng = page.rng
    kinds: dict[str, Callable[[], str]] = {
        "Club": lambda: rng.choice(("Oak", "Elm", "Ash Vale", "")),
        "St": lambda: rng.choice(("NY", "MA", "WA", "CT")),
        "State": lambda: rng.choice(("NY", "MA", "WA")),
        "ID": lambda: str(rng.randint(12000000, 32999999)),
        "Prize": lambda: rng.choice(("$50", "", "", "$25.50", "trophy")),
        "+/-": lambda: rng.choice(("+12", "-3", "+0", "-15.4", "+7.2")),
        "Rtg +/-": lambda: f"{rng.uniform(-30, 30):+.1f}",
        "Perf": lambda: str(rng.randint(900, 2400)),
        "New": lambda: str(rng.randint(900, 2400)),
        "Exp": lambda: f"{rng.uniform(0, 5):.2f}",
        "Age": lambda: str(rng.randint(7, 88)),
        # Not "K": where single blanks part cells it may be an initial.
        "Grade": lambda: rng.choice(("1", "3", "12", "5")),
        "Fed": lambda: rng.choice(("USA", "CAN", "MEX")),
        "Title": lambda: rng.choice(("", "", "FM", "NM", "WCM")),
        "Team": lambda: rng.choice(("Rooks", "Blue Knights", "")),
        "": lambda: rng.choice(("*", "", "", "†")),
    }
    headed = page.layout != "headless"
    places = [0, 1, 2, len(page.heading)] + ([page.rounds()[0]] if page.rounds() else [])
    for head in rng.sample(sorted(kinds), rng.choice((1, 1, 2, 3))):
        at = min(rng.choice(places), len(page.heading))
        # Where nothing is headed the first row is somebody's.
        page.grid[0].insert(at, head if headed else kinds[head]())
        for row in page.grid[1:]:
            row.insert(at, kinds[head]())
    return True


def _column_missing(page: Page) -> bool:
    """A column left out; the last rounds, too."""
    columns, total = page.rounds(), page.total()
    if not columns or len(columns) != page.event.rounds:
        return False
    which = page.rng.choice(("round", "last", "total", "last and total", "number"))
    gone: set[int] = set()
    truths = page.truths
    if "total" in which:
        if total is None:
            return False
        gone.add(total)
        truths = [truth._replace(totals=False) for truth in truths]
    told = total is not None and total not in gone
    if which == "round":
        at = page.rng.randrange(len(columns))
        gone.add(columns[at])
        # Numbered headings tell that one is missing, unless it is the last one; so do totals.
        order = sorted(columns, key=lambda one: int(_number(page.heading[one])))
        last = order[-1] == columns[at]
        truths = [] if told or not last else [_cut_short(page, truth, 1) for truth in truths]
    elif "last" in which:
        count = page.rng.randint(1, max(1, len(columns) // 2))
        order = sorted(columns, key=lambda one: int(_number(page.heading[one])))
        gone |= set(order[-count:])
        truths = [] if told else [_cut_short(page, truth, count) for truth in truths]
    elif which == "number":
        # Rows that are in the order of their numbers do without.
        if page.heading[0] not in {"No", "No.", "#", "Nr"}:
            return False
        gone.add(0)
        numbers = [row[0] for row in page.grid[1:] if row[0]]
        if numbers != [str(at) for at in range(1, len(numbers) + 1)]:
            truths = []
    page.truths = truths
    page.grid = [[cell for at, cell in enumerate(row) if at not in gone] for row in page.grid]
    return True


def _number(head: str) -> str:
    found = _ROUND.match(head)
    assert found
    return found[1]


def _cut_short(page: Page, truth: Truth, count: int) -> Truth:
    return truth._replace(event=until(truth.event, truth.event.rounds - count), totals=False)


def _columns_turned(page: Page) -> bool:
    """Two rounds change places, with their headings."""
    columns = page.rounds()
    if len(columns) < 2:
        return False
    one, two = page.rng.sample(columns, 2)
    # A color's column goes with its round's.
    colored = [at for at in (1, -1) if _is_of_color(page.heading, columns, at)]
    for row in page.grid:
        for beside in (0, *colored[:1]):
            left, right = one + beside, two + beside
            row[left], row[right] = row[right], row[left]
    return True


def _is_of_color(heading: Sequence[str], rounds: Sequence[int], beside: int) -> bool:
    """Whether each round has a column of colors at this side."""
    return all(heading[at + beside : at + beside + 1] == [_COLOR] for at in rounds)


def _wrong_total(page: Page) -> bool:
    """One digit of a total is another."""
    total = page.total()
    if total is None:
        return False
    row = page.rng.choice([row for row in page.grid[1:] if row[total]])
    before = row[total]
    mark = "," if "," in before else "."
    value = float(before.replace(",", ".").replace("½", ".5")) + page.rng.choice((-1, 1, 0.5, -0.5))
    if value < 0:
        return False
    row[total] = f"{value:.1f}".replace(".", mark) if mark in before else f"{value:g}"
    page.truths = []
    return True


_MARKS = ("E", "?", "*", "#", "f", "!", "^", "r", "a", "†", "°", "**", "(a)", " *", "e")


def _marks(page: Page) -> bool:
    """Unknown marks behind results, or in front of them; of one player or of many."""
    columns = page.rounds()
    if not columns:
        return False
    mark, often = page.rng.choice(_MARKS), page.rng.choice((0.02, 0.1, 0.5, 1))
    before = page.rng.random() < 0.15
    marked: set[tuple[int, int]] = set()
    lines = {last_name(one.name): line for line, one in enumerate(page.event.entrants)}
    for number, row in enumerate(page.grid[1:]):
        # Rows may be in another order than the event's, and name an opponent in front of a result.
        named = (name for cell in row[: columns[0]] for name in lines if name in cell)
        line = lines.get(next(named, ""), number)
        for at in columns:
            if row[at].strip() and page.rng.random() < often and any(map(str.isalnum, row[at])):
                row[at] = mark + row[at] if before else row[at] + mark
                marked.add((line, _place(page, line, int(_number(page.heading[at])))))
    if mark in {"f", "F"}:
        # It may mean that the game was forfeited, in some club.
        page.truths += [
            truth._replace(event=_forfeited(truth.event, marked)) for truth in page.truths
        ]
    return bool(marked)


def _place(page: Page, line: int, number: int) -> int:
    """Return where a cell is among its player's: a column is a round, or else an opponent.

    The own cell is none of them.
    """
    if not LAYOUTS[page.layout].robin:
        return number - 1
    own = page.event.entrants[line].cells
    return next((at for at, cell in enumerate(own) if cell.opponent == number), -1)


def _forfeited(event: Event, marked: set[tuple[int, int]]) -> Event:
    codes = {"W": "X", "L": "F", "D": "Z"}
    return Event(
        tuple(
            entrant._replace(
                cells=tuple(
                    cell._replace(code=codes.get(cell.code, cell.code))
                    if (line, at) in marked
                    else cell
                    for at, cell in enumerate(entrant.cells)
                )
            )
            for line, entrant in enumerate(event.entrants)
        )
    )


_HEADINGS: dict[str, tuple[str, str, str, str, str]] = {
    "de": ("Nr.", "Name", "Elo", "Runde {}", "Punkte"),
    "de short": ("Nr", "Teilnehmer", "DWZ", "{}", "Pkt."),
    "nl": ("Nr", "Naam", "Rating", "Ronde {}", "Punten"),
    "it": ("N.", "Giocatore", "Elo", "T{}", "Punti"),
    "fr": ("N°", "Nom", "Elo", "Rde {}", "Pts"),
    "es": ("Nº", "Jugador", "Elo", "Ronda {}", "Puntos"),
    "pt": ("N.º", "Jogador", "Rating", "R{}", "Pontos"),
    "pl": ("Lp.", "Zawodnik", "Ranking", "Runda {}", "Punkty"),
    "cs": ("Č.", "Jméno", "Elo", "{}. kolo", "Body"),
    "sv": ("Nr", "Namn", "Elo", "Rond {}", "Poäng"),
    "fi": ("Nro", "Nimi", "Vahvuus", "Kierros {}", "Pisteet"),
    "unknown": ("Qx", "Wer", "Zahl", "Abend {}", "Summe"),
    "week": ("No", "Member", "Grade", "Week {}", "Tot"),
}


def _headings(page: Page) -> bool:
    """Headings in another language, or in none that anybody knows."""
    number, name, rating, round_, total = page.rng.choice(list(_HEADINGS.values()))
    for at, head in enumerate(page.heading):
        if found := _ROUND.match(head):
            page.grid[0][at] = round_.format(found[1])
        elif _TOTAL.match(head):
            page.grid[0][at] = total
        elif head in {"No", "No.", "#", "Nr"}:
            page.grid[0][at] = number
        elif head == "Name":
            page.grid[0][at] = name
        elif head in {"Rtg", "Rating"}:
            page.grid[0][at] = rating
    return True


def _cell_lost(page: Page) -> bool:
    """A cell is emptied, or left out so that those behind it move to the left."""
    columns = page.rounds()
    if not columns or len(columns) != page.event.rounds:
        return False
    at = page.rng.randrange(1, len(page.grid))
    row, column = page.grid[at], page.rng.choice(columns)
    if not row[column].strip():
        return False
    if page.rng.random() < 0.5:
        row[column] = ""
    else:
        row.append("")
        del row[column]
    round_ = int(_number(page.heading[column]))
    if page.total() is None:
        # Nobody can tell that a bye is missing where there is no total.
        truths = [_blanked(truth.event, page.grid, at, round_) for truth in page.truths]
        page.truths += [Truth(one) for one in truths if one is not None]
    return True


#: What nobody knows in a cell: words, marks, numbers of players who are not there, mixtures.
UNKNOWN = (
    *("moose", "Q", "quux", "ZZ", "see note", "Qx", "zug"),
    *("§", "%", "&", "!!", "¿", "~~", "$", "77", "33"),
    *("W99", "L150", "D77", "99w1", "55b½", "+W88", "W999"),
    *("W12Q", "Q 12", "W 4 5", "WW4", "W-", "xW5"),
)


def _cell_unknown(page: Page) -> bool:
    """A cell of a round says what nobody knows."""
    columns = page.rounds()
    if not columns or len(columns) != page.event.rounds:
        return False
    row, column = page.rng.choice(page.grid[1:]), page.rng.choice(columns)
    heads = [at for at, head in enumerate(page.heading) if head in {"Name", "Player"}]
    own = row[heads[0]] if heads else "".join(row[: columns[0]])
    name = next((one.name for one in page.event.entrants if last_name(one.name) in own), "")
    text = page.rng.choice(UNKNOWN)
    if not name or not row[column].strip() or (" " in text and page.shown == "single spaces"):
        return False
    row[column] = text
    page.put = Put(name, int(_number(page.heading[column])), row[column])
    page.truths = []
    return True


def _blanked(event: Event, grid: list[list[str]], at: int, round_: int) -> Event | None:
    if at > len(event.entrants):
        # Of two lines for each player nobody knows whose this is.
        return None
    entrant = event.entrants[at - 1]
    if entrant.cells[round_ - 1].opponent is not None:
        return None
    cells = (*entrant.cells[: round_ - 1], Cell(""), *entrant.cells[round_:])
    others = (*event.entrants[: at - 1], entrant._replace(cells=cells), *event.entrants[at:])
    return Event(others)


# Damage to lines.


def _wrapped(page: Page) -> bool:
    """Lines broken at a width: at blanks or anywhere, tabs shown as blanks, quoted or not."""
    rng = page.rng
    lines = page.lines
    longest = max(map(len, (line.expandtabs(8) for line in lines)))
    width = rng.choice((80, 78, 76, 72, 72, 66, 60, 50, 40, rng.randint(24, 120)))
    if longest <= width:
        width = max(20, longest - rng.randint(1, 25))
    if rng.random() < 0.6:
        lines = [line.expandtabs(8) for line in lines]
    hard = rng.random() < 0.25
    quoted = rng.choice(("", "", "", "> "))
    indent = rng.choice(("", "", "", "    "))
    made: list[str] = []
    for line in lines:
        parts = broken(line, width, hard=hard)
        made += [quoted + parts[0], *(quoted + indent + part for part in parts[1:])]
    if made == page.lines:
        return False
    page.lines = made
    return True


def broken(line: str, width: int, *, hard: bool) -> list[str]:
    """Break a line at the last blank that fits a width, or anywhere (``hard``)."""
    parts = []
    while len(line) > width:
        at = width if hard else max(line.rfind(" ", 0, width + 1), line.rfind("\t", 0, width + 1))
        if at <= 0 or not line[:at].strip():
            at = width
        parts.append(line[:at].rstrip(" ") if not hard else line[:at])
        line = line[at:] if hard else line[at:].lstrip(" ")
    return [*parts, line]


def _quoted(page: Page) -> bool:
    mark = page.rng.choice(("> ", ">", "| ", ">> ", "> > "))
    page.lines = [mark + line for line in page.lines]
    return True


def _cut_at_width(page: Page) -> bool:
    """Lines cut at a width, as a terminal or a narrow page does."""
    if _of_games(page.layout) or "wrong total" in page.kinds or page.sections:
        # A name cut in a list of games is another name; a wrong total may be what is cut off, and
        # so may a whole section.
        return False
    lines = [line.expandtabs(8) for line in page.lines] if page.rng.random() < 0.5 else page.lines
    rows = page.rows()
    if not rows:
        return False
    names = [last_name(entrant.name) for entrant in page.event.entrants]
    ends = [
        max(lines[at].find(name) + len(name) for name in names if name in lines[at]) for at in rows
    ]
    longest = max(len(line) for line in lines)
    least = max(ends) + 12
    if least >= longest:
        return False
    width = page.rng.randrange(least, longest)
    some = page.rng.choice((0, 0, 0.3))
    # Colors in columns of their own are cut off with their headings: nobody misses them.
    colored = page.grid and _COLOR in page.heading
    bare = colored and not some and not any(_COLOR in line[:width] for line in lines)
    page.lines = [line if page.rng.random() < some else line[:width].rstrip() for line in lines]
    # So nobody misses the letters of colors, if they were the last ones of all cells.
    bare = bare or not any(map(_WITH_COLOR.search, page.lines))
    # Without totals nobody can tell that the last rounds are missing, heading and all. Those that
    # come before the rounds remain, and are wrong then.
    page.truths += [
        Truth(until(event, rounds), totals=False, colors=not bare)
        for event in (page.event, *(truth.event for truth in page.truths))
        if event.entrants
        for rounds in range(1, event.rounds + 1)
    ]
    cut = [line for line in lines if (end := len(line[:width].rstrip())) and _HALF.match(line, end)]
    page.truths += [
        truth._replace(event=_with_whole_byes(truth.event, cut))
        for truth in page.truths
        if cut and truth.event.entrants
    ]
    return True


def _with_whole_byes(event: Event, lines: Sequence[str]) -> Event:
    """An event in which the last bye of those who are in lines is one of a point."""

    def whole(entrant: Entrant) -> Entrant:
        *before, last = entrant.cells
        if last.code != "H" or not any(last_name(entrant.name) in line for line in lines):
            return entrant
        return entrant._replace(cells=(*before, last._replace(code="P")))

    return Event(tuple(map(whole, event.entrants)))


def _row_missing(page: Page) -> bool:
    """One line with a name or more are missing; the last ones, too."""
    if _of_games(page.layout):
        # A game fewer is an event in which it was not played.
        return False
    rows = page.rows()
    if len(rows) < len(page.event.entrants):
        return False
    count = page.rng.choice((1, 1, 2, 3))
    gone = rows[-count:] if page.rng.random() < 0.5 else page.rng.sample(rows, count)
    text = "\n".join(page.lines[at] for at in gone)
    numbers = {one.number for one in page.event.entrants if last_name(one.name) in text}
    page.lines = [line for at, line in enumerate(page.lines) if at not in set(gone)]
    page.truths = [
        truth._replace(event=event)
        for truth in page.truths
        if (event := without_rows(truth.event, numbers)) is not None
    ]
    return True


def _row_twice(page: Page) -> bool:
    """A line stands twice."""
    rows = page.rows()
    at = page.rng.choice(rows)
    page.lines.insert(page.rng.choice((at, at, page.rng.choice(rows))), page.lines[at])
    return True


def _joined(page: Page) -> bool:
    """Two lines became one."""
    rows = [at for at in page.rows() if at + 1 < len(page.lines)]
    if not rows:
        return False
    at = page.rng.choice(rows)
    page.lines[at : at + 2] = [
        page.lines[at] + page.rng.choice((" ", "", "  ", "\t")) + page.lines[at + 1]
    ]
    return True


_PROSE = (
    "Congratulations to {a}, who won 3-1 in the blitz playoff against {b}!",
    "{a} beat {b} in a fine attacking game.",
    "{a} won all of his games but one, and drew with {b} in the last round.",
    "Upset prize: {b} (1432) beat {a} (1893).",
    "Best game: {a} - {b}, round 2",
    "Thanks to all 24 players who came. The next event is on March 14.",
    "Round 1 starts at 10:00, round 2 at 1:30 PM.",
    "{a} withdrew because of illness.",
    "TD: Morgan Reed. G/60 d5, rated.",
    "Time control: 90 min + 30 sec",
    "The game {a} vs {b} was adjourned.",
    "In the team match Oak won 3-1.",
    "{a} 1-0 {b} was the shortest game (12 moves).",
    "Entry fee $20. Prizes: $100-60-40.",
    "Hi all, here are the results. Let me know if anything is wrong. {a}",
    "On Sun, Mar 8, 2026 at 6:22 PM Kim Lund wrote:",
    "----------",
    "Boards 1 to 4 are broadcast.",
)


def _prose(page: Page) -> bool:
    """Sentences above, between and below; they name players, and hold scores."""
    for _ in range(page.rng.choice((1, 1, 2, 4))):
        said = page.rng.choice(_PROSE).format(a=page.somebody(), b=page.somebody())
        at = page.rng.choice((0, len(page.lines), page.rng.randrange(len(page.lines) + 1)))
        page.lines[at:at] = page.rng.choice(([said], [said, ""], ["", said], ["", said, ""]))
    return True


_LEGENDS = (
    ["W = win, L = loss, D = draw, B = full-point bye, H = half-point bye, U = unplayed"],
    ["- 1-0: White won", "- 0-1: Black won", "- ½-½: draw"],
    ["1-0 = White wins, 0-1 = Black wins, ½-½ = draw"],
    ["Legend:", "1: win", "½: draw", "0: loss", "+: win by forfeit", "-: loss by forfeit"],
    ["TB1: Modified Median  TB2: Solkoff  TB3: Cumulative"],
    ["Tie Break1: Buchholz Tie-Breaks (variabel with parameter)", "Tie Break2: Direct Encounter"],
    ["* = forfeit, # = half-point bye, E = played in another section"],
    ["Key: w = White, b = Black", "bye = full point"],
    ["W4 = won against number 4"],
    ["Annotation:", "1. Mod. Median  2. Solkoff"],
    ["Result codes: 1 (win) 0 (loss) 5 (draw)"],
)


def _legends(page: Page) -> bool:
    """A legend of results or of tiebreaks, above or below."""
    said = page.rng.choice(_LEGENDS)
    below = page.rng.random() < 0.7
    page.lines = [*page.lines, "", *said] if below else [*said, "", *page.lines]
    return True


def _prizes(page: Page) -> bool:
    """A list of prizes."""
    event = page.event
    order = sorted(event.entrants, key=halves, reverse=True)
    said = ["Prizes"]
    for at, (one, prize) in enumerate(zip(order[:4], (200, 100, 60, 40), strict=False), 1):
        said.append(
            page.rng.choice(
                ("{at}. {name} {points} ${prize}", "{at}st: {name}, ${prize}",
                 "{at}\t{name}\t{points}\t${prize}", "{name} {points} points ${prize}.00",
                 "  {at}  {name:<24} {points:>4}  {prize:>8.2f}")
            ).format(
                at=at, name=one.name, points=points(one), prize=prize
            )
        )  # fmt: skip
    said.append(f"U1600: {order[-1].name} $25")
    page.lines = [*page.lines, "", *said] if page.rng.random() < 0.7 else [*said, "", *page.lines]
    return True


def _rankings(page: Page) -> bool:
    """Several rankings on one page: overall, a class, teams."""
    event, rng = page.event, page.rng
    order = sorted(event.entrants, key=halves, reverse=True)
    said: list[str] = []
    between = rng.choice(("\t", "   "))
    for title in rng.sample(
        ("Final standings", "Top U1600", "Best junior", "Teams"), rng.randint(1, 3)
    ):
        said += [
            "",
            title,
            between.join(rng.choice((["Rank", "Name", "Pts"], ["#", "Player", "Score"]))),
        ]
        if title == "Teams":
            said += [between.join(row) for row in (["1", "Oak", "12.5"], ["2", "Elm Vale", "11"])]
            continue
        some = order if title == "Final standings" else rng.sample(order, min(3, len(order)))
        for at, one in enumerate(some, 1):
            said.append(between.join([str(at), one.name, points(one)]))
    page.lines = [*page.lines, *said] if rng.random() < 0.7 else [*said[1:], "", *page.lines]
    return True


def _page_breaks(page: Page) -> bool:
    """The heading repeated on a new page, footers and headers between."""
    rows = page.rows()
    if len(rows) < 3:
        return False
    at = page.rng.choice(rows[1:])
    head = page.lines[rows[0] - 1 : rows[0]] if rows[0] else []
    footer = page.rng.choice(
        ([], ["Page 1 of 2"], ["Generated by SwissSys 11.76 on 3/11/2026 6:22 PM", "", "Page 1"],
         ["- 1 -"], ["\f"], ["Printed 2026-03-11 18:22                Page 1/2", "", ""])
    )  # fmt: skip
    last = page.rng.choice(([], [], ["Page 2 of 2"], ["Generated by WinTD 5.01"]))
    repeated = head if page.rng.random() < 0.8 and not _of_games(page.layout) else []
    page.lines = [*page.lines[:at], *footer, *repeated, *page.lines[at:], *last]
    return True


def _beside(page: Page) -> bool:
    """Another section at the right."""
    other = _another(page)
    if other is None:
        return False
    between = "\t" if any("\t" in line for line in page.lines) else " " * page.rng.randint(2, 12)
    width = max(map(len, page.lines)) if between != "\t" else 0
    lines, event = other
    count = max(len(page.lines), len(lines))
    left = page.lines + [""] * (count - len(page.lines))
    right = lines + [""] * (count - len(lines))
    page.lines = [
        (one.ljust(width) + between + two).rstrip() for one, two in zip(left, right, strict=True)
    ]
    page.sections = True
    page.truths.append(Truth(event))
    return True


def _below(page: Page) -> bool:
    """Another section below, with a heading of its own or none."""
    other = _another(page)
    if other is None:
        return False
    gap = page.rng.choice(([""], [""], [], ["", "U1600 Section", ""], ["", "Reserve", ""]))
    if _of_games(page.layout):
        # More games, of others, may be of the same event.
        return False
    lines, event = other
    page.lines = [*page.lines, *gap, *lines]
    page.sections = True
    page.truths.append(Truth(event))
    return True


def _another(page: Page) -> tuple[list[str], Event] | None:
    """Another event in the same layout, of others."""
    rng = page.rng
    event = random_event(rng, 6, page.event.rounds, plain=True, habits=USUAL._replace(colors=True))
    held = LAYOUTS[page.layout].held(named(rng, event, comma=LAYOUTS[page.layout].full))
    if held is None or LAYOUTS[page.layout].robin or page.kinds:
        # Sections of one page are printed alike.
        return None
    lines = LAYOUTS[page.layout].write(held).splitlines()
    rows = [line.split("\t") for line in lines if "\t" in line]
    if page.grid and rows and len({len(row) for row in rows}) == 1:
        lines = SHOWN[page.shown](rows).splitlines()
    return lines, held


CELLS: dict[str, Callable[[Page], bool]] = {
    "extra columns": _extra_columns,
    "column missing": _column_missing,
    "columns turned": _columns_turned,
    "wrong total": _wrong_total,
    "marks": _marks,
    "headings": _headings,
    "cell lost": _cell_lost,
    "cell unknown": _cell_unknown,
}
LINES: dict[str, Callable[[Page], bool]] = {
    "row missing": _row_missing,
    "row twice": _row_twice,
    "section beside": _beside,
    "section below": _below,
    "page breaks": _page_breaks,
    "legend": _legends,
    "prizes": _prizes,
    "rankings": _rankings,
    "prose": _prose,
    "lines joined": _joined,
    "cut at a width": _cut_at_width,
    "quoted": _quoted,
    "wrapped": _wrapped,
}
#: More of these: they are what happens most.
_OFTEN = ("wrapped", "wrapped", "marks", "extra columns", "prose", "headings")
#: What may be done to pages and to files of programs.
_ANYWHERE = ("prose", "legend", "prizes", "rankings")


def damaged(seed: int, layouts: Sequence[str] = (), kinds: Sequence[str] = ()) -> Damaged | None:
    """Write an event and damage the text; ``None`` where the layout and the damage do not meet."""
    rng = Random(seed)  # noqa: S311
    layout = rng.choice(list(layouts) or [*LAYOUTS])
    made = random_written(layout, rng, people=True)
    if made is None:
        return None
    page = Page(rng, layout, made.event, [Truth(made.event)], made.text.splitlines())
    parted = [at for at, line in enumerate(page.lines) if "\t" in line]
    markup = _MARKUP.search(layout) is not None
    grid = [page.lines[at].split("\t") for at in parted]
    shown = "as it is"
    if not markup and grid and len({len(row) for row in grid}) == 1 and len(parted) > 3:
        page.grid = grid
        shown = rng.choice(("tabs", "tabs", "tabs", "lined up", "lined up", *SHOWN))
        if shown == "single spaces" and not all(grid[0]):
            # Where a column has no heading, single blanks do not tell it from the name.
            shown = "tabs"
        page.lines = page.lines[: parted[0]]
    page.shown = shown
    clean = _text(page, shown)
    names = list(kinds) or [*CELLS, *LINES, *_OFTEN]
    done: list[str] = []
    laid = False
    chosen = set(rng.sample(names, min(len(names), rng.choice((1, 1, 1, 2)))))
    for kind in sorted(chosen, key=_turn):
        if kind in CELLS:
            if page.grid and CELLS[kind](page):
                done.append(kind)
                page.kinds.append(kind)
        elif not markup or kind in _ANYWHERE:
            if page.grid and not laid:
                page.lines = _text(page, shown).splitlines()
            laid = True
            if LINES[kind](page):
                done.append(kind)
    if not done:
        return None
    text = "\n".join(page.lines) + "\n" if laid else _text(page, shown)
    return Damaged(
        text, clean, layout, shown, tuple(done), tuple(page.truths), made.event, made.colors,
        made.rounds, page.sections, seed, page.put,
    )  # fmt: skip


def _turn(kind: str) -> int:
    return [*CELLS, *LINES].index(kind)


def _text(page: Page, shown: str) -> str:
    if not page.grid:
        return "\n".join(page.lines) + "\n"
    return "".join(line + "\n" for line in page.lines) + SHOWN[shown](page.grid)
