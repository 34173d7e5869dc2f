"""Random tables with something odd in them: missing, doubtful, or strangely named."""

from collections.abc import Callable
from random import Random

from calculator.model import Crosstable, Given, Player, Result
from calculator.writing import to_csv, to_json, to_text
from tests.asked.american import MOST, event
from tests.asked.names import odd_names, renamed
from tests.support import sheets
from tests.support.events import by_standing, random_event, reordered
from tests.support.tables import core_table


def _with(random: Random, table: Crosstable, damage: Callable[[Random, Result], Result]) -> str:
    """Change results; both sides of a game get the same random choices."""
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


def mid_event(random: Random) -> str:
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


def unreported(random: Random) -> str:
    def blank(random: Random, result: Result) -> Result:
        if random.random() < 0.8:
            return result
        return Result() if random.random() < 0.5 else result._replace(code="")

    return _with(random, core_table(event(random)), blank)


def forfeits(random: Random) -> str:
    def forfeit(random: Random, result: Result) -> Result:
        if result.opponent is None or random.random() < 0.6:
            return result
        code = {"W": "X", "L": "F", "D": "Z"}.get(result.code, result.code)
        return Result(code, result.opponent if random.random() < 0.6 else None)

    return _with(random, core_table(event(random, plain=True)), forfeit)


def odd(random: Random) -> str:
    table = core_table(event(random))
    table = renamed(table, odd_names(random, len(table.players)))
    table = table._replace(event=random.choice((None, "Open {0} <i>&</i>", "%s's “Cup”")))
    return random.choice((to_text, to_csv, to_json))(table)


def contradicting(random: Random) -> str:
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


def readings(random: Random) -> str:
    """Write a small table whose opponents may be the numbers or the rows."""
    made = random_event(random, random.randint(3, 4), 1, plain=True)
    numbers = list(made.by_number)
    random.shuffle(numbers)
    return sheets.wintd_tabs(reordered(made, numbers))


def sections(random: Random) -> str:
    made = [sheets.wintd_tabs(event(random, plain=True)) for _ in range(random.randint(2, 3))]
    return "\n".join(f"Section {at}\n{text}" for at, text in enumerate(made, 1))


def short(random: Random, *, scores: bool) -> str:
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
        players.append(Player(number, f"Player {number:02}", tuple(results), total_halves=total))
    table = Crosstable((*players, *stubs), rounds, rounds, format="short")
    return to_text(table)
