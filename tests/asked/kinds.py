"""Random events of every kind, as the texts that people paste: :data:`KINDS`."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

from calculator import rank
from calculator.model import Crosstable, Given, Player, Result, crosstable
from calculator.tiebreaks import EDITIONS
from calculator.words import decimal
from calculator.writing import to_csv, to_json, to_text
from tests.asked.names import odd_names, renamed
from tests.fide import tournaments
from tests.reading import writers
from tests.support import sheets
from tests.support.events import by_standing, random_event, reordered
from tests.support.oracle import Event
from tests.support.tables import core_table

SAMPLES = sorted((Path(__file__).parents[2] / "docs" / "samples").rglob("*.txt"))
#: The most players that an event has, but for the large ones: every player is asked about.
MOST = 9
LARGE = 300
_NAMED = {
    "modified-median": "Mod. Med",
    "solkoff": "Solk",
    "cumulative": "Cumul",
    "sonneborn-berger": "S-B",
    "kashdan": "Kash",
    "cumulative-opposition": "Op. Cumul",
}
_FIDE_NAMED = {"BH/C1": "Buc1", "BH": "BH", "SB": "SB", "WIN": "Vict", "PS": "Progr", "ARO": "ARO"}


def event(random: Random, fewest: int = 3, **more: bool) -> Event:
    """Make a small event."""
    return random_event(random, random.randint(fewest, MOST), random.randint(1, 6), **more)


def _swiss(random: Random) -> str:
    name = random.choice(sorted(sheets.WRITERS))
    writer = sheets.WRITERS[name]
    made = event(random)
    if not writer.blanks and any(not cell.code for row in made.entrants for cell in row.cells):
        writer = sheets.WRITERS["wintd-tabs"]
    return writer.write(by_standing(made) if writer.standings else made)


def _layout(random: Random) -> str:
    writer = writers.WRITERS[random.choice(sorted(writers.WRITERS))]
    return writer.write(_held(core_table(event(random, plain=True)), writer.holds))


def _held(table: Crosstable, holds: writers.Holds) -> Crosstable:
    """Leave out what the layout has no sign for: half-point forfeits, odd names, no colours."""

    def tidy(number: int, round_: int, result: Result) -> Result:
        other = result.opponent
        if other is None:
            return result._replace(code="H") if result.code == "Z" else result
        colour = "W" if (number < other) == bool(round_ % 2) else "B"
        return result._replace(code="D" if result.code == "Z" else result.code, colour=colour)

    players = tuple(
        player._replace(
            name=f"Player {player.number:02}",
            results=tuple(
                tidy(player.number, round_, result) for round_, result in enumerate(player.results)
            ),
        )
        for player in table.players
    )
    return writers.held(table._replace(players=players), holds)


def _columns(
    random: Random, table: Crosstable, named: dict[str, str], how: str, rules: str | None = None
) -> list[tuple[str, list[str]]]:
    """Work out tiebreak columns, and damage them: ``altered``, ``unknown``."""
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


def _printed(random: Random, how: str) -> str:
    made = by_standing(event(random, plain=random.random() < 0.7))
    columns = _columns(random, core_table(made), _NAMED, how)
    if random.random() < 0.5:
        return f"{sheets.TITLE}\n\n{sheets.tabbed(sheets.swisssys_rows(made, columns))}"
    return sheets.tabbed(sheets.wintd_rows(made, columns))


def _trf(random: Random, *, header: bool = True, robin: bool = False) -> str:
    edition = random.choice(sorted(tournaments.STARTS))
    made = (
        tournaments.round_robin(random, edition)
        if robin
        else tournaments.swiss(random, edition, MOST)
    )
    lines = made.trf.splitlines(keepends=True)
    kept = lines if header else [line for line in lines if line.startswith("001")]
    if header and random.random() < 0.4:
        kept.insert(
            4, f"202 {random.choice(('BH/C1,SB', 'DE,WIN,SB', 'PS,KS/L60,BH:GP', 'LUCK'))}\n"
        )
    return "".join(kept)


def _fide_table(random: Random) -> Crosstable:
    return _held(core_table(event(random, plain=True)), writers.WRITERS["chess-results-tabs"].holds)


def _chess_results(random: Random, by: str) -> str:
    """Write a crosstable of chess-results with tiebreak columns of one edition."""
    table = _fide_table(random)
    edition = random.choice(sorted(EDITIONS))
    standings = rank(table, edition, rules=edition)
    how = random.choice(("right", "right", "altered", "unknown"))
    columns = _columns(random, table, _FIDE_NAMED, how, edition)
    place = {row.number: row.place for row in standings.rows}
    order = [row.number for row in standings.rows]
    if random.random() < 0.2:
        random.shuffle(order)
    number = {player: at for at, player in enumerate(order, 1)} if by == "rank" else {}
    numbers = order if by == "rank" else [player.number for player in table.players]
    at_row = {player.number: row for row, player in enumerate(table.players)}
    lines = []
    for player in numbers:
        row = table.players[at_row[player]]
        cells = [
            writers.chess_results_cell(
                result._replace(opponent=number.get(result.opponent or 0, result.opponent))
            )
            for result in row.results
        ]
        first = str(number.get(player, player))
        ranks = [] if by == "rank" else [str(place[player])]
        values = [figures[at_row[player]].replace(".", ",") for _, figures in columns]
        total = f"{writers.points(row, table):g}".replace(".", ",")
        lines.append(
            [first, "", row.name, str(row.rating or 0), "SUI", *cells, total, *ranks, *values]
        )
    rounds = [f"{at}.Rd" for at in range(1, table.rounds + 1)]
    tb = [f"TB{at}" for at in range(1, len(columns) + 1)]
    ranks = [] if by == "rank" else ["Rk."]
    heading = ["Rk." if by == "rank" else "No.", "", "Name", "Rtg", "FED", *rounds, "Pts."]
    text = ""
    if random.random() < 0.7:
        day = {"fide-2022": "11.05.2022", "fide-2024": "11.05.2025", "fide-2026": "11.05.2026"}
        text = f"Open 01\nLast update {day[edition]} 18:05:00\n\n"
    title = "Final Ranking" if by == "rank" else "Starting rank"
    text += f"{title} crosstable after {table.rounds} Rounds\n"
    text += sheets.tabbed([[*heading, *ranks, *tb], *lines])
    if random.random() < 0.7:
        called = {"Buc1": "Buchholz Cut 1", "Vict": "Number of wins", "BH": "Buchholz"}
        text += "\nAnnotation:\n" + "".join(
            f"Tie Break{at}: {called.get(heading, heading)}\n"
            for at, (heading, _) in enumerate(columns, 1)
        )
    return text


def _robin(random: Random, games: int) -> str:
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


def _two_games(random: Random) -> str:
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
            # A win and a win are one game each only where the table has longer rounds.
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


def _teams(random: Random) -> str:
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


def _sized(random: Random, players: int) -> str:
    if players == 1:
        cells = tuple(Result(random.choice("BHUXP")) for _ in range(random.randint(1, 4)))
        return to_text(crosstable([Player(1, "Player 01", cells)]))
    return to_text(core_table(random_event(random, players, random.randint(1, 4))))


def _nobody(random: Random) -> str:
    """Write a table with byes and without a game."""
    rounds = random.randint(1, 4)
    return to_text(
        crosstable(
            Player(
                at, f"Player {at:02}", tuple(Result(random.choice("BHUU")) for _ in range(rounds))
            )
            for at in range(1, random.randint(2, 6))
        )
    )


def _with(random: Random, table: Crosstable, damage: Callable[[Random, Result], Result]) -> str:
    """Change results; both sides of a game draw the same lots."""
    lot = random.random()

    def damaged(number: int, round_: int, result: Result) -> Result:
        pair = sorted((number, result.opponent or 0))
        return damage(Random(f"{lot} {round_} {pair}"), result)  # noqa: S311

    players = tuple(
        player._replace(
            results=tuple(
                damaged(player.number, round_, result)
                for round_, result in enumerate(player.results)
            )
        )
        for player in table.players
    )
    return to_text(table._replace(players=players))


def _mid_event(random: Random) -> str:
    """Write a table with rounds to come: byes asked for, and one round paired but not played."""
    made = core_table(random_event(random, random.randint(4, MOST), 4, plain=True))
    numbers = [player.number for player in made.players]
    random.shuffle(numbers)
    pairs = dict(zip(numbers[::2], numbers[1::2], strict=False))
    pairs |= {two: one for one, two in pairs.items()}
    paired = random.random() < 0.7
    players = []
    for player in made.players:
        rival = pairs.get(player.number)
        coming = (
            Result("", rival, "") if paired and rival else Result(random.choice(("", "H", "B")))
        )
        later = [Result(random.choice(("", "", "", "H", "U", "B"))) for _ in range(2)]
        players.append(player._replace(results=(*player.results[:3], coming, *later)))
    return to_text(made._replace(players=tuple(players), rounds=6, rounds_played=3))


def _unreported(random: Random) -> str:
    def blank(random: Random, result: Result) -> Result:
        if random.random() < 0.8:
            return result
        return Result() if random.random() < 0.5 else result._replace(code="")

    return _with(random, core_table(event(random)), blank)


def _forfeits(random: Random) -> str:
    def forfeit(random: Random, result: Result) -> Result:
        if result.opponent is None or random.random() < 0.6:
            return result
        code = {"W": "X", "L": "F", "D": "Z"}.get(result.code, result.code)
        return Result(code, result.opponent if random.random() < 0.6 else None)

    return _with(random, core_table(event(random, plain=True)), forfeit)


def _odd(random: Random) -> str:
    table = core_table(event(random))
    table = renamed(table, odd_names(random, len(table.players)))
    table = table._replace(event=random.choice((None, "Open {0} <i>&</i>", "%s's “Cup”")))
    return random.choice((to_text, to_csv, to_json))(table)


def _contradicting(random: Random) -> str:
    """Write a table in which cells, or totals, cannot all be right."""
    made = by_standing(event(random, 5, plain=True))
    rows = sheets.wintd_rows(made)
    for _ in range(random.randint(1, 3)):
        row = random.choice(rows[1:])
        at = random.randrange(2, len(row))
        if at == 2:
            row[2] = f"{float(row[2]) + random.choice((0.5, 1)):.1f}"
        else:
            row[at] = {"W": "D", "D": "L", "L": "W"}.get(row[at][:1], row[at][:1]) + row[at][1:]
    return sheets.tabbed(rows)


def _readings(random: Random) -> str:
    """Write a small table whose opponents may be the numbers or the rows."""
    made = random_event(random, random.randint(3, 4), 1, plain=True)
    numbers = list(made.by_number)
    random.shuffle(numbers)
    return sheets.wintd_tabs(reordered(made, numbers))


def _sections(random: Random) -> str:
    made = [sheets.wintd_tabs(event(random, plain=True)) for _ in range(random.randint(2, 3))]
    return "\n".join(f"Section {at}\n{text}" for at, text in enumerate(made, 1))


def _short(random: Random, *, scores: bool) -> str:
    """Write the short form: opponents' scores, or own results."""
    count, rounds = random.randint(1, 6), random.randint(1, 6)
    players = []
    stubs: list[Player] = []
    for number in range(1, count + 1):
        results = []
        for _ in range(rounds):
            if not scores:
                results.append(Result(random.choice("WDLWDLBHUXF")))
            elif random.random() < 0.15:
                results.append(Result(random.choice("BHU")))
            else:
                stub = 1000 + len(stubs)
                unplayed = tuple(random.choice("BHU") for _ in range(random.choice((0, 0, 0, 1))))
                stubs.append(Player(stub, "", given=Given(random.randint(2, 2 * rounds), unplayed)))
                results.append(Result("?", stub))
        total = random.randint(0, 2 * rounds) if scores else None
        players.append(Player(number, f"Player {number:02}", tuple(results), total=total))
    table = Crosstable((*players, *stubs), rounds, rounds, format="short")
    return to_text(table)


def _large(random: Random) -> str:
    return to_text(core_table(random_event(random, LARGE, random.randint(4, 7), plain=True)))


def _sample(random: Random) -> str:
    return random.choice(SAMPLES).read_text(encoding="utf-8")


#: Every kind of event, by name. Another is one line more.
KINDS: dict[str, Callable[[Random], str]] = {
    "us-swiss": _swiss,
    "layouts": _layout,
    "printed-right": partial(_printed, how="right"),
    "printed-altered": partial(_printed, how="altered"),
    "printed-unknown": partial(_printed, how="unknown"),
    "fide-report": _trf,
    "fide-report-bare": partial(_trf, header=False),
    "fide-report-robin": partial(_trf, robin=True),
    "chess-results-rank": partial(_chess_results, by="rank"),
    "chess-results-start": partial(_chess_results, by="start"),
    "round-robin": partial(_robin, games=1),
    "double-round-robin": partial(_robin, games=2),
    "two-games": _two_games,
    "teams": _teams,
    "one-player": partial(_sized, players=1),
    "two-players": partial(_sized, players=2),
    "nobody-played": _nobody,
    "mid-event": _mid_event,
    "unreported": _unreported,
    "forfeits": _forfeits,
    "odd-names": _odd,
    "contradicting": _contradicting,
    "readings": _readings,
    "sections": _sections,
    "short-results": partial(_short, scores=False),
    "short-scores": partial(_short, scores=True),
    "sample": _sample,
    "large": _large,
}
#: Of which one is enough at a time: what is asked of them takes long.
SELDOM: Sequence[str] = ("large",)
#: Texts whose damage may be such that no table can be made of them.
MAY_BE_REFUSED: Sequence[str] = ("contradicting", "sample", "short-scores", "layouts")
