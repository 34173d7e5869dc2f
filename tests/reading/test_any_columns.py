"""Random events in tables of every kind of club sheet are read back as they were played."""

from collections.abc import Callable
from html import escape
from random import Random

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.support.events import by_standing, random_event, without_colors
from tests.support.examples import one_in, seeds
from tests.support.oracle import Event, score

HEADINGS = {
    "name": [
        "Name", "Player", "Kid", "Teilnehmer", "Student", "Participante", "Deelnemer", "Zawodnik",
        "Who", "Jugador",
    ],
    "number": ["#", "No", "Nr.", "Seat", "Lp.", "Bib", "N°"],
    "total": ["Total", "Pts", "Punkte", "Tally", "Amount", "Points!", "Totaal"],
    "rating": ["Rating", "Elo", "DWZ", "Strength", "Level"],
    "club": ["Club", "School", "Verein", "Home", "Team"],
    "federation": ["Fed", "FED", "Country", "Land", "From"],
    "tiebreak": ["Buchholz", "Buchh", "Bhz", "SoBerg", "Extra"],
}  # fmt: skip
ROUNDS = (
    "Rd {}", "R{}", "Round {}", "{}", "Wk {}", "Week {}", "{}. kolo", "G{}", "Game {}", "{}.Rd",
    "Jornada {}", "{}st", "Jan {}", "{}/10", "Rd{}", "Partie {}",
)  # fmt: skip
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
ABOVE = (
    "", "Spring Open\n\n", "Home\tNews\tLogin\n\n", "Hi all,\nhere is round 3:\n\n",
    "Prizes\n1st\tAshdown\t$100\n2nd\tBrook\t$50\n\n", "Place\tName\tPrize\n1\tAshdown\t100\n\n",
)  # fmt: skip
BELOW = (
    "", "\nPrinted by a program, page 1 of 1\n", "\nRegards,\nBob Smith\n555-1234\n",
    "\nPrizes\n1st\tAshdown\t$100\n2nd\tBrook\t$50\n", "\n1\tAshdown\t$100\n2\tBrook\t50\n",
    "\n\nRound 9 pairings\n1\tAshdown (2)\tvs\tBrook (1)\n",
)  # fmt: skip


def told(table: Crosstable) -> list[tuple[str, list[tuple[str, str | None]], int | None]]:
    """Who met whom with which result; a bye's kind as the table has it."""
    names = {player.number: player.name for player in table.players}
    return [
        (
            player.name,
            [(cell.code, names.get(cell.opponent or 0)) for cell in player.results],
            player.total_halves,
        )
        for player in table.players
    ]


def truth(event: Event) -> list[tuple[str, list[tuple[str, str | None]], int | None]]:
    return [
        (
            entrant.name,
            [
                (
                    cell.code,
                    event.by_number[cell.opponent].name if cell.opponent else None,
                )
                for cell in entrant.cells
            ],
            int(2 * score(event, entrant.number)),
        )
        for entrant in event.entrants
    ]


def written(cell: str, opponent: int | None) -> str:
    return f"{cell}{opponent}" if opponent else cell


def sheet(rng: Random, event: Event) -> tuple[list[list[str]], list[str]]:
    """Return the rows of a sheet, its heading first, with columns in some order."""
    before, after = ["number", "name"], ["total"]
    for column in ("rating", "club", "federation", "tiebreak"):
        if rng.random() < 0.4:
            rng.choice((before, after)).append(column)
    if rng.random() < 0.3:
        rng.shuffle(before)
        before, after = (after, before) if rng.random() < 0.3 else (before, after)
    pattern = rng.choice(ROUNDS)
    rounds = [pattern.format(at) for at in range(1, event.rounds + 1)]
    if rng.random() < 0.1:
        rounds = list(ROMAN[: event.rounds])
    heads = [
        *(rng.choice(HEADINGS[column]) for column in before),
        *rounds,
        *(rng.choice(HEADINGS[column]) for column in after),
    ]
    rows = [heads]
    for entrant in event.entrants:
        number = entrant.number
        facts = {
            "number": str(number),
            "name": entrant.name,
            "total": f"{float(score(event, number)):g}",
            "rating": str(entrant.rating or "unr."),
            "club": ("Oak", "Elm", "Ash")[number % 3],
            "federation": ("ENG", "SCO", "WLS")[number % 3],
            "tiebreak": f"{(number * 7) % 23 + 10.25:g}",
        }
        cells = [written(cell.code, cell.opponent) for cell in entrant.cells]
        rows.append([*(facts[c] for c in before), *cells, *(facts[c] for c in after)])
    return rows, heads


def html(rows: list[list[str]]) -> str:
    return "<table>{}</table>".format(
        "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    )


def csv(rows: list[list[str]], between: str) -> str:
    return "".join(
        between.join(f'"{c}"' if between in c else c for c in row) + "\n" for row in rows
    )


def text_of(rng: Random, event: Event) -> str:
    rows, _ = sheet(rng, event)
    lot = rng.random()
    if lot < 0.2:
        return "<h1>Club</h1>" + html(rows) + "<p>Foot</p>"
    if lot < 0.35:
        return csv(rows, rng.choice(",;"))
    if lot < 0.5:
        rule = ["---"] * len(rows[0])
        return "".join(f"| {' | '.join(row)} |\n" for row in [rows[0], rule, *rows[1:]])
    return rng.choice(ABOVE) + csv(rows, "\t") + rng.choice(BELOW)


def an_event(rng: Random) -> Event:
    """A whole event: everybody has a result in each round."""
    while True:
        event = without_colors(
            by_standing(random_event(rng, rng.randint(4, 14), rng.randint(2, 7), plain=True))
        )
        cells = [cell for entrant in event.entrants for cell in entrant.cells]
        named = sum(cell.opponent is not None for cell in cells)
        if event.rounds_played == event.rounds and 2 * named >= len(cells):
            return event


@pytest.mark.parametrize("part", one_in(2, range(8)))
def test_any_sheet(part: int) -> None:
    for seed in range(part * 25, part * 25 + 25):
        rng = Random(seed)  # noqa: S311
        event = an_event(rng)
        text = text_of(rng, event)
        try:
            found = read(text)
        except ReadError as error:
            pytest.fail(f"seed {seed}: {error}\n{text}")
        assert told(found) == truth(event), f"seed {seed}:\n{text}"


#: What may get into a cell by a slip.
SLIPS = (
    "", "W2", "L1", "D3", "B", "H", "U", "1", "0", "½", "Q5", "99", "W99", "x", "*", "?", "Ann",
    "bye", "=", "-", "2.5", "1500", "GM", "ENG", "one", "W2 D3", "#REF!", "10/3", "1-0", "12:W",
)  # fmt: skip


def without_names(
    said: list[tuple[str, list[tuple[str, str | None]], int | None]],
) -> list[tuple[list[str], int | None]]:
    return [([code for code, _ in cells], total) for _, cells, total in said]


@pytest.mark.parametrize("between", ["\t", ",", " "])
def test_a_slip_is_never_read_silently(between: str) -> None:
    """One cell changed: the same event, what the cell says, or a word that names the place."""
    for seed in seeds(150):
        rng = Random(seed)  # noqa: S311
        event = an_event(rng)
        heads = ["No", rng.choice(["Name", "Kid"])]
        heads += [f"{rng.choice(['Rd'])}{at}" for at in range(1, event.rounds + 1)]
        rows = [[*heads, rng.choice(["Total", "Tally"])]]
        for entrant in event.entrants:
            cells = [written(cell.code, cell.opponent) for cell in entrant.cells]
            points = f"{float(score(event, entrant.number)):g}"
            rows.append([str(entrant.number), entrant.name, *cells, points])
        good = read(_lines(rows, between))
        assert told(good) == truth(event)
        for _ in range(8):
            line, column = rng.randrange(1, len(rows)), rng.randrange(len(rows[0]))
            changed = [list(row) for row in rows]
            changed[line][column] = rng.choice(SLIPS)
            _check_slip(changed, line, column, good, _lines(changed, between))


def _lines(rows: list[list[str]], between: str) -> str:
    if between != " ":
        return csv(rows, between)
    widths = [max(len(row[at]) for row in rows) + 1 for at in range(len(rows[0]))]
    return "".join(
        "".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() + "\n"
        for row in rows
    )


def _check_slip(rows: list[list[str]], line: int, column: int, good: Crosstable, text: str) -> None:
    try:
        found = read(text)
    except ReadError as error:
        if error.line is None:
            pytest.fail(text)
        return
    if column == 1 and without_names(told(found)) == without_names(told(good)):
        return
    if told(found) == told(good) or (column == len(rows[0]) - 1 and not rows[line][column]):
        return
    if _is_what_it_says(found, good, line - 1, column - 2):
        return
    said = [warning for warning in found.warnings if warning not in good.warnings]
    name = found.players[line - 1].name
    assert any(
        warning.line == line + 1 or any(name in str(fact) for fact in warning.facts)
        for warning in said
    ), text


def _is_what_it_says(found: Crosstable, good: Crosstable, at: int, round_: int) -> bool:
    """Whether only a round without an opponent is another one, and the total is still right."""
    player, before = found.players[at], good.players[at]
    if not 0 <= round_ < len(before.results) or len(found.players) != len(good.players):
        return False
    results = list(before.results)
    results[round_] = player.results[round_]
    same = player._replace(results=tuple(results)) == player
    others = [a == b for n, (a, b) in enumerate(zip(found.players, good.players)) if n != at]  # noqa: B905
    right = player.total_halves == sum(result.halves for result in player.results)
    return same and all(others) and right and player.results[round_].opponent is None


POINT = {"W": "1", "D": "½", "L": "0"}
SIGN = {"W": "+", "D": "=", "L": "-"}
#: One round in many forms: of its result, its opponent and its color.
FORMS: dict[str, Callable[[str, int, str], str]] = {
    "W3": lambda r, o, c: f"{r}{o}",
    "W 3": lambda r, o, c: f"{r} {o}",
    "3w1": lambda r, o, c: f"{o}{c}{POINT[r]}",
    "3w/1": lambda r, o, c: f"{o}{c}/{POINT[r]}",
    "1 (3w)": lambda r, o, c: f"{POINT[r]} ({o}{c})",
    "+3": lambda r, o, c: f"{SIGN[r]}{o}",
    "+W3": lambda r, o, c: f"{SIGN[r]}{c.upper()}{o}",
    "3:W": lambda r, o, c: f"{o}:{r}",
    "W vs 3": lambda r, o, c: f"{r} vs {o}",
    "w3 1": lambda r, o, c: f"{c}{o} {POINT[r]}",
    "1 3": lambda r, o, c: f"{POINT[r]} {o}",
    "W3 (1.0)": lambda r, o, c: f"{r}{o} (1.0)",
}
FOUR = {
    "Ann Lee": ("W3w", "D2b", "W4w"),
    "Bob Ray": ("W4w", "D1w", "L3b"),
    "Cem Oz": ("L1b", "W4w", "W2w"),
    "Di Poe": ("L2b", "L3b", "L1b"),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "heading",
    [
        ["No", "Name", "Rd 1", "Rd 2", "Rd 3", "Total"],
        ["Bib", "Kid", "Wk 1", "Wk 2", "Wk 3", "Tally"],
        ["Bib", "Kid", "1", "2", "3", "Tally"],
        [],
    ],
)
def test_every_form_under_every_heading(form: str, heading: list[str]) -> None:
    rows = [heading] * bool(heading)
    for at, (name, results) in enumerate(FOUR.items(), 1):
        cells = [FORMS[form](cell[0], int(cell[1]), cell[2]) for cell in results]
        points = sum({"W": 2, "D": 1, "L": 0}[cell[0]] for cell in results) / 2
        rows.append([str(at), name, *cells, f"{points:g}"])
    names = list(FOUR)
    expected = [
        (name, [(cell[0], names[int(cell[1]) - 1]) for cell in results])
        for name, results in FOUR.items()
    ]
    widths = [max(len(row[at]) for row in rows) + 2 for at in range(6)]
    spaced = "".join(
        "".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() + "\n"
        for row in rows
    )
    for text in (csv(rows, "\t"), csv(rows, ","), html(rows), spaced):
        found = read(text)
        assert [(name, cells) for name, cells, _ in told(found)] == expected, text
        assert [player.total_halves for player in found.players] == [5, 3, 4, 0], text
