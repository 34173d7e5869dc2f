"""One game that was typed otherwise, under totals and values that were printed before: found."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from calculator.model import OPPOSITE, Crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.words import decimal
from tests.support.events import USUAL, random_event
from tests.support.tables import core_table

ALONE = {"B": "B---", "H": "H---", "U": "U---", "": "U---"}
COLUMNS = {
    "Mod. Med": "modified-median",
    "Solk": "solkoff",
    "Cumul.": "cumulative",
    "Op. cumul.": "cumulative-opposition",
}


def written(table: Crosstable, turned: dict[tuple[int, int], str]) -> str:
    """Write a table as SwissSys does, with what it prints of the real results."""
    rows = {row.number: row for row in rank(table, order="us-chess").rows}
    heads = ["#", "Name", *(f"Rd {at + 1}" for at in range(table.rounds)), "Total", *COLUMNS]
    lines = ["\t".join(heads)]
    for player in table.players:
        cells = [
            ALONE.get(found.code)
            or f"{turned.get((player.number, at), found.code)}{found.opponent or '---'}"
            for at, found in enumerate(player.results)
        ]
        row = rows[player.number]
        values = [
            row.score * 500,
            *(_thousandths(row.values[name].number) for name in COLUMNS.values()),
        ]
        figures = [decimal(value) for value in values]
        lines.append("\t".join([str(player.number), player.name, *cells, *figures]))
    return "\n".join(lines)


def _thousandths(value: float | None) -> int:
    assert value is not None
    return round(value * 1000)


def mended(text: str) -> str:
    """Put what is likeliest meant into the text, as the button in the page does."""
    lines = text.split("\n")
    (slip,) = read(text).slips
    for change in slip.ways[0]:
        line, start = lines[change.spot.line - 1], change.spot.column - 1
        lines[change.spot.line - 1] = line[:start] + change.to + line[start + change.spot.length :]
    return "\n".join(lines)


@given(seed=st.integers(0, 10**6), players=st.integers(6, 16), rounds=st.integers(3, 6))
def test_a_game_that_was_typed_otherwise(seed: int, players: int, rounds: int) -> None:
    rng = Random(seed)  # noqa: S311 - no secret
    table = core_table(random_event(rng, players, rounds, habits=USUAL))
    table = table._replace(
        players=tuple(
            player._replace(results=player.results[: table.rounds_played])
            for player in table.players
        ),
        rounds=table.rounds_played,
    )
    one, at, game = rng.choice(
        [
            (player, at, found)
            for player in table.players
            for at, found in enumerate(player.results)
            if found.code in "WDL" and found.opponent
        ]
    )
    code = rng.choice("WDL".replace(game.code, ""))
    text = written(table, {(one.number, at): code, (game.opponent or 0, at): OPPOSITE[code]})
    standings = rank(read(text), order="us-chess")
    published = standings.published
    assert published
    names = [standings.tally.spoken(number) for number in (one.number, game.opponent or 0)]
    if game.code == "L":
        names.reverse()
    said = f"If {names[0]} had beaten {names[1]} in round {at + 1}, "
    if game.code == "D":
        said = f" had drawn in round {at + 1}, "
    told = [warning.words() for warning in published.warnings if warning.code[:6] == "turned"]
    assert len(told) == 1, text
    assert said in told[0]
    assert told[0].endswith(f"all {published.compared} printed values would agree.")
    right = rank(read(mended(text)), order="us-chess").published
    assert right
    assert (right.agree, right.differences) == (published.compared, ())
