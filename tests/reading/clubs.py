"""One small event, written as clubs write theirs: invented headings, lists around, any columns."""

from collections.abc import Sequence

from calculator.model import Crosstable

NAMES = (
    "Ashdown, Felix", "Brook, Ida", "Calder, Ivo", "Dunn, Pat",
    "Eyre, Mo", "Finch, Lou", "Gale, Kit", "Hart, Noa",
)  # fmt: skip
RESULTS = ("W5 D2 W3", "W6 D1 W4", "W7 W4 L1", "W8 L3 L2", "L1 W6 B", "L2 L5 W8", "L3 H U",
           "L4 B L6")  # fmt: skip
POINTS = ("2.5", "2.5", "2", "1", "2", "1", "0.5", "1")
RATINGS = (1812, 1750, 1700, 1650, 1500, 1420, 1310, 900)
CLUBS = ("Oak", "Elm", "Oak", "Ash", "Elm", "Oak", "Ash", "Elm")
FEDERATIONS = ("ENG", "SCO", "ENG", "WLS", "ENG", "SCO", "ENG", "IRL")
TITLES = ("FM", "", "CM", "", "", "", "", "")
TIEBREAKS = ("8.25", "7.75", "6.5", "5", "4", "3.25", "2", "1.5")

#: What may be in a column.
PLAIN = ("number", "name", "1", "2", "3", "points")


def rows(columns: Sequence[str] = PLAIN) -> list[list[str]]:
    """Return the players' rows with these columns."""
    made = []
    for at, name in enumerate(NAMES):
        rounds = RESULTS[at].split()
        cells = {
            "number": str(at + 1), "name": name, "1": rounds[0], "2": rounds[1],
            "3": rounds[2], "points": POINTS[at], "rating": str(RATINGS[at]),
            "club": CLUBS[at], "federation": FEDERATIONS[at], "title": TITLES[at],
            "tiebreak": TIEBREAKS[at], "id": str(12345670 + at),
        }  # fmt: skip
        made.append([cells[column] for column in columns])
    return made


def table(heading: Sequence[str] = (), columns: Sequence[str] = PLAIN, between: str = "\t") -> str:
    """Write the event between tabs, commas or bars."""
    every = [list(heading)] * bool(heading) + rows(columns)
    quoted = [[f'"{cell}"' if between in cell else cell for cell in row] for row in every]
    return "".join(between.join(row) + "\n" for row in quoted)


def markdown(heading: Sequence[str], columns: Sequence[str] = PLAIN) -> str:
    """Write the event as Markdown."""
    lines = [list(heading), ["---"] * len(heading), *rows(columns)]
    return "".join(f"| {' | '.join(row)} |\n" for row in lines)


def page(heading: Sequence[str], columns: Sequence[str] = PLAIN) -> str:
    """Write the event as the table of a page."""
    head = "".join(f"<th>{cell}</th>" for cell in heading)
    body = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows(columns)
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def lined_up(heading: Sequence[str] = (), columns: Sequence[str] = PLAIN) -> str:
    """Write the event lined up by spaces."""
    every = [list(heading)] * bool(heading) + rows(columns)
    widths = [max(len(row[at]) for row in every) + 1 for at in range(len(columns))]
    return "".join(
        " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() + "\n"
        for row in every
    )


def told(table: Crosstable) -> list[tuple[str, int | None, list[str]]]:
    """Return what a reading says: of each player the points and whom he met with which result."""
    names = {player.number: player.name for player in table.players}
    return sorted(
        (
            player.name,
            player.total_halves,
            [f"{cell.code} {names.get(cell.opponent or 0, '')}".strip() for cell in player.results],
        )
        for player in table.players
    )


#: What every reading of the event must say.
TRUTH = sorted(
    (
        name,
        round(2 * float(points)),
        [
            f"{cell[0]} {NAMES[int(cell[1:]) - 1] if cell[1:] else ''}".strip()
            for cell in results.split()
        ],
    )
    for name, points, results in zip(NAMES, POINTS, RESULTS, strict=True)
)
