"""Random events in the layouts of FIDE's programs, with tiebreak columns of each edition."""

from random import Random

from calculator.model import Color, Crosstable, Result
from calculator.ranked import rank
from calculator.tiebreaks import EDITIONS
from tests.asked.american import MOST, columns_of, event
from tests.fide import tournaments
from tests.reading import writers
from tests.support import sheets
from tests.support.tables import core_table, points

FIDE_NAMED = {"BH/C1": "Buc1", "BH": "BH", "SB": "SB", "WIN": "Vict", "PS": "Progr", "ARO": "ARO"}


def layout(random: Random) -> str:
    writer = writers.WRITERS[random.choice(sorted(writers.WRITERS))]
    return writer.write(held(core_table(event(random, plain=True)), writer.holds))


def held(table: Crosstable, holds: writers.Holds) -> Crosstable:
    """Leave out what the layout has no sign for: half-point forfeits, odd names, no colors."""

    def tidy(number: int, round_: int, result: Result) -> Result:
        other = result.opponent
        if other is None:
            return result._replace(code="H") if result.code == "Z" else result
        color: Color = "W" if (number < other) == bool(round_ % 2) else "B"
        return result._replace(code="D" if result.code == "Z" else result.code, color=color)

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


def report(random: Random, *, header: bool = True, robin: bool = False) -> str:
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
    return held(core_table(event(random, plain=True)), writers.WRITERS["chess-results-tabs"].holds)


def chess_results(random: Random, by: str) -> str:
    """Write a crosstable of chess-results with tiebreak columns of one edition."""
    table = _fide_table(random)
    edition = random.choice(sorted(EDITIONS))
    standings = rank(table, edition, rules=edition)
    how = random.choice(("right", "right", "altered", "unknown"))
    columns = columns_of(random, table, FIDE_NAMED, how, edition)
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
        total = f"{points(row, table):g}".replace(".", ",")
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
