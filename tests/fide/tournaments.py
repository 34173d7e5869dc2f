"""Random tournaments, written as FIDE tournament reports.

They follow no pairing rules: players with similar points meet at random, so everything that can
be in a report comes up often: byes of all kinds, forfeits, double forfeits,
withdrawals, late entries, unrated players, rematches, short games, other point systems.
"""

from random import Random
from typing import NamedTuple

#: Points of a win, a draw and a pairing-allocated bye, in half points.
SYSTEMS = ((2, 1, 2), (2, 1, 2), (2, 1, 2), (2, 1, 1), (6, 2, 6), (6, 2, 2), (4, 2, 4))
STARTS = {"fide-2024": "2025/05/01", "fide-2026": "2026/05/01"}


class Cell(NamedTuple):
    opponent: int
    color: str
    char: str


class Tournament(NamedTuple):
    trf: str
    players: int
    rounds: int
    robin: bool


def swiss(
    random: Random, edition: str, most: int, *, fewest: int = 4, ahead: int = 0
) -> Tournament:
    """Make a Swiss; the last rounds, ``ahead`` of them, are not played yet.

    A single one is paired already.
    """
    players = random.randint(fewest, most)
    rounds = random.randint(2, min(9, players + 2))
    cells: dict[int, list[Cell]] = {number: [] for number in range(1, players + 1)}
    gone: set[int] = set()
    late = {n: random.randint(1, 2) for n in cells if random.random() < 0.06}
    rematches = random.random() < 0.3
    system = random.choice(SYSTEMS)
    met: set[frozenset[int]] = set()
    for round_ in range(1, rounds + 1):
        here = []
        for number, row in cells.items():
            if number in gone:
                row.append(Cell(0, "-", random.choice("ZZ ")))
            elif late.get(number, 0) >= round_:
                row.append(Cell(0, "-", random.choice("ZH ")))
            elif random.random() < 0.06:
                row.append(Cell(0, "-", random.choice("HHHZZF-")))
                if random.random() < 0.3:
                    gone.add(number)
            else:
                here.append(number)
        here.sort(key=lambda n: (-points(cells[n], system), random.random()))
        if len(here) % 2:
            cells[here.pop(random.randrange(len(here)))].append(Cell(0, "-", "U"))
        while here:
            white = here.pop(0)
            fresh = [n for n in here[:6] if frozenset((white, n)) not in met]
            black = random.choice(fresh or here[:6]) if not rematches else random.choice(here[:4])
            here.remove(black)
            met.add(frozenset((white, black)))
            if random.random() < 0.5:
                white, black = black, white
            ours, theirs = game(random)
            cells[white].append(Cell(black, "w", ours))
            cells[black].append(Cell(white, "b", theirs))
            gone |= {
                n
                for n, char in ((white, ours), (black, theirs))
                if char == "-" and random.random() < 0.4
            }
    if ahead:
        for number, row in cells.items():
            later = (
                [cell._replace(char=" ") if cell.opponent else cell for cell in row[-ahead:]]
                if ahead == 1
                else [Cell(0, "-", " ")] * ahead
            )
            cells[number] = row[:-ahead] + later
    unrated = 0.1 if random.random() < 0.2 else 0.0
    return Tournament(
        report(random, cells, edition, "Swiss", system, unrated), players, rounds, robin=False
    )


def round_robin(random: Random, edition: str) -> Tournament:
    players = random.randint(3, 11)
    double = random.random() < 0.4 and players < 8
    cells: dict[int, list[Cell]] = {number: [] for number in range(1, players + 1)}
    ring: list[int] = list(cells) + ([0] if players % 2 else [])
    for turn in range(1 + double):
        for round_ in range(len(ring) - 1):
            for at in range(len(ring) // 2):
                white, black = ring[at], ring[-1 - at]
                if (round_ + turn + at) % 2:
                    white, black = black, white
                if 0 in {white, black}:
                    cells[white or black].append(Cell(0, "-", random.choice("ZZ ")))
                    continue
                ours, theirs = game(random)
                cells[white].append(Cell(black, "w", ours))
                cells[black].append(Cell(white, "b", theirs))
            ring = [ring[0], ring[-1], *ring[1:-1]]
    system = random.choice(SYSTEMS)
    unrated = 0.1 if random.random() < 0.2 else 0.0
    trf = report(random, cells, edition, "Round Robin", system, unrated)
    return Tournament(trf, players, len(cells[1]), robin=True)


def game(random: Random) -> tuple[str, str]:
    kind = random.random()
    if kind < 0.06:
        return random.choice((("+", "-"), ("-", "+")))
    if kind < 0.08:
        return "-", "-"
    if kind < 0.1:
        return random.choice((("W", "L"), ("L", "W"), ("D", "D")))
    return random.choice((("1", "0"), ("1", "0"), ("0", "1"), ("0", "1"), ("=", "=")))


def points(row: list[Cell], system: tuple[int, int, int]) -> int:
    win, draw, pab = system
    worth = {"1": win, "W": win, "+": win, "F": win, "=": draw, "D": draw, "H": draw, "U": pab}
    return sum(worth.get(cell.char, 0) for cell in row)


def report(
    random: Random,
    cells: dict[int, list[Cell]],
    edition: str,
    kind: str,
    system: tuple[int, int, int],
    unrated: float,
) -> str:
    rounds = len(next(iter(cells.values())))
    lines = [
        "012 Random event",
        f"042 {STARTS[edition]}",
        f"062 {len(cells)}",
        f"092 Individual: {kind}",
        f"XXR {rounds}",
    ]
    if system != (2, 1, 2) or random.random() < 0.2:
        worth = zip("WDLP", (system[0], system[1], 0, system[2]), strict=True)
        lines.append("162  " + "    ".join(f"{code}{halves / 2:4.1f}" for code, halves in worth))
    top = random.randint(1400, 2700)
    spread = random.choice((20, 60, 200, 600))
    for number, row in cells.items():
        rating = (
            0 if random.random() < unrated else max(1001, top - random.randint(0, spread) - number)
        )
        text = "".join(
            f"  {cell.opponent:4} {cell.color} {cell.char}"
            if cell.opponent
            else " " * 10
            if cell.char == " "
            else f"  0000 - {cell.char}"
            for cell in row
        )
        if not row[-1].opponent:
            text = text.rstrip()
        lines.append(
            f"001 {number:4} m    {f'Player {number:02}':33} {rating:4} FID {0:11} {'':10} "
            f"{points(row, system) / 2:4.1f} {number:4}{text}"
        )
    return "\n".join(lines) + "\n"
