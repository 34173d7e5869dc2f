"""Random events in the layouts of US programs, and as tables between tabs."""

from random import Random

from calculator.model import Crosstable, Player, Result, crosstable
from calculator.ranked import rank
from calculator.words import decimal
from calculator.writing import to_text
from tests.support import sheets
from tests.support.events import by_standing, random_event
from tests.support.oracle import Event
from tests.support.tables import core_table

#: The most players in an event, except the large ones: every player is asked about.
MOST = 9
LARGE = 300
NAMED = {
    "modified-median": "Mod. Med",
    "solkoff": "Solk",
    "cumulative": "Cumul",
    "sonneborn-berger": "S-B",
    "kashdan": "Kash",
    "cumulative-opposition": "Op. Cumul",
}


def event(random: Random, fewest: int = 3, *, plain: bool = False) -> Event:
    """Make a small event."""
    return random_event(random, random.randint(fewest, MOST), random.randint(1, 6), plain=plain)


def swiss(random: Random) -> str:
    name = random.choice(sorted(sheets.WRITERS))
    writer = sheets.WRITERS[name]
    made = event(random)
    if not writer.blanks and any(not cell.code for row in made.entrants for cell in row.cells):
        writer = sheets.WRITERS["wintd-tabs"]
    return writer.write(by_standing(made) if writer.standings else made)


def columns_of(
    random: Random, table: Crosstable, named: dict[str, str], how: str, rules: str | None = None
) -> list[tuple[str, list[str]]]:
    """Work out tiebreak columns and damage them: ``altered``, ``unknown``."""
    names = random.sample(sorted(named), random.randint(1, 3))
    standings = rank(table, names, rules=rules)
    values = {row.number: row.values for row in standings.rows}
    found = []
    for at, name in enumerate(names, 1):
        figures = [values[player.number][name].number or 0 for player in table.players]
        if how == "altered":
            figures[random.randrange(len(figures))] += random.choice((0.5, 1, -0.5, 10))
        if how == "unknown":
            figures = [random.randint(0, 40) / 2 for _ in figures]
        heading = named[name] if how == "right" else random.choice((f"TBrk{at}", f"Karma{at}"))
        if how == "altered":
            heading = named[name]
        found.append((heading, [f"{figure:.2f}" for figure in figures]))
    return found


def printed(random: Random, how: str) -> str:
    made = by_standing(event(random, plain=random.random() < 0.7))
    columns = columns_of(random, core_table(made), NAMED, how)
    if random.random() < 0.5:
        return f"{sheets.TITLE}\n\n{sheets.tabbed(sheets.swisssys_rows(made, columns))}"
    return sheets.tabbed(sheets.wintd_rows(made, columns))


def robin(random: Random, games: int) -> str:
    """Write a round robin as a table of who scored what against whom."""
    players = random.randint(3, 8)
    names = [f"Player {number:02}" for number in range(1, players + 1)]
    lots = ("1", "1", "0", "0", "½", "½", "½", "+", "-", "" if random.random() < 0.3 else "½")
    opposite = {"1": "0", "0": "1", "½": "½", "+": "-", "-": "+", "": ""}
    cells = [["*"] * players for _ in names]
    for one in range(players):
        for two in range(one):
            played = [random.choice(lots) for _ in range(games)]
            cells[one][two] = "".join(played)
            cells[two][one] = "".join(map(opposite.__getitem__, played))
    worth = {"1": 2, "+": 2, "½": 1}
    rows = [["No.", "Name", "Rtg", *map(str, range(1, players + 1)), "Pts"]]
    for at, name in enumerate(names):
        halves = sum(worth.get(sign, 0) for cell in cells[at] for sign in cell)
        rating = random.choice(("", "1500", "1899"))
        rows.append([str(at + 1), name, rating, *cells[at], decimal(halves * 500)])
    return sheets.tabbed(rows)


def two_games(random: Random) -> str:
    """Write a SwissSys table whose rounds have two games."""
    answer = {"$": "L", "L": "$", "#": "D", "D": "#", "W": "W"}
    players = 2 * random.randint(2, 4)
    rows: dict[int, list[str]] = {number: [] for number in range(1, players + 1)}
    scored = dict.fromkeys(rows, 0)
    worth = {"$": 4, "#": 3, "W": 2, "D": 1, "L": 0}
    for _ in range(random.randint(1, 4)):
        order = list(rows)
        random.shuffle(order)
        for one, two in zip(order[::2], order[1::2], strict=True):
            # Two wins are read as one game each only if the table has longer rounds.
            code = random.choice("$#WDL") if scored[order[0]] or one != order[0] else "$"
            rows[one].append(f"{code}{two}")
            rows[two].append(f"{answer[code]}{one}")
            scored[one] += worth[code]
            scored[two] += worth[answer[code]]
    rounds = len(rows[1])
    heading = [
        "#",
        "Place",
        "Name",
        "Rating",
        *(f"Rd {at}" for at in range(1, rounds + 1)),
        "Total",
    ]
    lines = [
        [str(number), "", f"Player {number:02}", "1500", *row, decimal(scored[number] * 500)]
        for number, row in rows.items()
    ]
    return f"{sheets.TITLE}\n\n{sheets.tabbed([heading, *lines])}"


def teams(random: Random) -> str:
    """Write a WinTD table of teams whose games count: ``W22,4.0``."""
    made = by_standing(event(random, plain=True))
    rows = sheets.wintd_rows(made)
    boards: dict[tuple[int, int, int], float] = {}
    for entrant, row in zip(made.entrants, rows[1:], strict=True):
        for round_, cell in enumerate(entrant.cells):
            if cell.opponent is None or cell.code not in {"W", "D", "L"}:
                continue
            low, high = sorted((entrant.number, cell.opponent))
            share = boards.setdefault((round_, low, high), random.choice((2.5, 3.0, 4.0)))
            games = {"W": share, "L": 4 - share, "D": 2.0}[cell.code]
            row[3 + round_] += f",{games:.1f}"
    return sheets.tabbed(rows)


def sized(random: Random, players: int) -> str:
    if players == 1:
        cells = tuple(Result(random.choice("BHUXP")) for _ in range(random.randint(1, 4)))
        return to_text(crosstable([Player(1, "Player 01", cells)]))
    return to_text(core_table(random_event(random, players, random.randint(1, 4))))


def nobody(random: Random) -> str:
    """Write a table with byes and no games.

    Two full-point byes in one round, and nobody who plays, are taken for something else.
    """
    rounds = [random.sample("BHHUUU", 5) for _ in range(random.randint(1, 4))]
    return to_text(
        crosstable(
            Player(at, f"Player {at:02}", tuple(Result(codes[at - 1]) for codes in rounds))
            for at in range(1, random.randint(2, 6))
        )
    )


def large(random: Random) -> str:
    return to_text(core_table(random_event(random, LARGE, random.randint(4, 7), plain=True)))
