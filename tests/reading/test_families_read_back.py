"""Random events in the ways in which people write them, read back: one writer a family."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from calculator.reading import ReadError, read
from tests.property.test_lists_of_games import event, expected, told

type Results = dict[str, list[tuple[str, str | None, str]]]
_POINTS = {"W": 2, "D": 1, "L": 0, "X": 2, "F": 0, "B": 2, "P": 2, "H": 1, "U": 0}
_SCORES = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-"}


def random_results(seed: int, *, forfeits: bool = True) -> Results:
    """Everybody's results of an event in which every game was played, or forfeited."""
    rounds = event(Random(seed))  # noqa: S311
    allowed = {"1-0", "0-1", "½-½", "1", "½", "0"} | ({"1F-0F", "0F-1F"} if forfeits else set())
    found = expected(
        [[(w, b, r if r in allowed else "1-0") for w, b, r in games] for games in rounds]
    )
    return {name: results for name, results in found.items() if len(results) == len(rounds)}


def total(results: Sequence[tuple[str, str | None, str]], until: int = 99) -> str:
    return f"{sum(_POINTS[code] for code, _, _ in results[:until]) / 2:.1f}"


def us_cell(code: str, number: int) -> str:
    return f"{code}{number}" if number else f"-{code}-"


def swiss_chess_cell(code: str, number: int, color: str) -> str:
    if not number:
        return {"B": "+", "H": "½", "U": "-"}[code]
    if code in "XF":
        return f"{number}/{_SCORES[code]}"
    return f"{number}{'ws'[color == 'B']}/{_SCORES[code]}"


def table(
    event: Results,
    cell: Callable[[str, int, str], str],
    heads: Sequence[str] = (),
    *,
    reverse: bool = False,
) -> list[list[str]]:
    """A heading and a row a player: number, name, rounds and total."""
    numbers = {name: at for at, name in enumerate(event, 1)}
    count = len(next(iter(event.values())))
    rounds = list(heads or (f"R{at}" for at in range(1, count + 1)))
    step = -1 if reverse else 1
    rows = [["No", "Name", *rounds[::step], "Total"]]
    for name, results in event.items():
        cells = [cell(code, numbers.get(opponent or "", 0), c) for code, opponent, c in results]
        rows.append([str(numbers[name]), name, *cells[::step], total(results)])
    return rows


def tabbed(rows: Sequence[Sequence[str]], separator: str = "\t") -> str:
    return "".join(separator.join(row) + "\n" for row in rows)


def lined_up(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    return "".join(
        "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() + "\n"
        for row in rows
    )


def us(event: Results, *, reverse: bool = False) -> list[list[str]]:
    return table(event, lambda code, number, _: us_cell(code, number), reverse=reverse)


def lone_half(event: Results, *, spaces: bool) -> str:
    """Swiss-Chess, where ½ alone is a half-point bye."""
    rows = table(event, swiss_chess_cell)
    return lined_up(rows) if spaces else tabbed(rows)


def weeks_reversed(event: Results) -> str:
    """The last round first, under headings that no list of words has."""
    count = len(next(iter(event.values())))
    heads = [f"Evening {at}" for at in range(1, count + 1)]
    rows = table(event, lambda code, number, _: us_cell(code, number), heads, reverse=True)
    return tabbed(rows)


def over_lines(event: Results, separator: str) -> str:
    """As a spreadsheet copies cells that hold line breaks, in the heading too."""
    rows = us(event)
    made = [
        [f'"{cell[:1]}\n{cell[1:]}"' if at > 1 and len(cell) == 2 else cell for at, cell in row]
        for row in (list(enumerate(row)) for row in rows[1:])
    ]
    first = ['"Round\n' + cell[1:] + '"' if cell.startswith("R") else cell for cell in rows[0]]
    return tabbed([first, *made], separator)


def by_number(event: Results, *, tabs: bool) -> str:
    """A list of players, and games that call them by number."""
    numbers = {name: at for at, name in enumerate(event, 1)}
    if tabs:
        lines = ["No\tName", *(f"{at}\t{name}" for name, at in numbers.items()), ""]
    else:
        lines = [*(f"{at}. {name}" for name, at in numbers.items()), ""]
    for at in range(len(next(iter(event.values())))):
        lines.append(f"Round {at + 1}")
        for name, results in event.items():
            code, opponent, color = results[at]
            if opponent is None:
                byes = {"B": "bye", "H": "half-point bye", "U": "zero-point bye"}
                lines.append(f"{numbers[name]}: {byes[code]}")
            elif color == "W":
                pair = {"W": "1-0", "D": "½-½", "L": "0-1", "X": "1F-0F", "F": "0F-1F"}[code]
                lines.append(f"{numbers[name]} v {numbers[opponent]}: {pair}")
    return "\n".join(lines) + "\n"


def names_lined_up(event: Results, *, two: bool) -> str:
    """Opponents by name, in columns that only spaces part."""
    count = len(next(iter(event.values())))
    heads = [
        x for at in range(1, count + 1) for x in ((f"R{at} Opp", f"R{at}") if two else (f"R{at}",))
    ]
    rows = [["Name", *heads, "Total"]]
    for name, results in event.items():
        cells: list[str] = []
        for code, opponent, _ in results:
            if opponent is None:
                cells += ["bye", {"B": "1", "H": "½", "U": "0"}[code]] if two else [f"-{code}-"]
            else:
                cells += [opponent, code] if two else [f"{code} {opponent.partition(',')[0]}"]
        rows.append([name, *cells, total(results)])
    return lined_up(rows)


def running(event: Results) -> str:
    """The score so far below each result, in the cells of a page."""
    rows = us(event)
    for row, results in zip(rows[1:], event.values(), strict=True):
        for at in range(len(results)):
            row[at + 2] += f"<br>{total(results, at + 1)}"
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"


def two_names(event: Results) -> str:
    """First and last name apart, under headings that say only so."""
    rows = us(event)
    made = [[row[0], *row[1].split(", ")[::-1], *row[2:]] for row in rows[1:]]
    return tabbed([["#", "First", "Last", *rows[0][2:]], *made])


def sent(event: Results) -> str:
    """Games as a messenger's talk shows them."""
    lines = by_number(event, tabs=False).splitlines()
    return "\n".join(f"[3/11/2026, 18:22] Kim: {line}" if line else "" for line in lines)


def two_lines(event: Results, *, spaces: bool) -> str:
    """Everybody's opponents on a line, and the results on the one below."""
    above = table(event, lambda _, number, c: f"{number}{c.lower()}" if number else "-")
    points = {**_SCORES, "B": "1", "H": "½", "U": "0"}
    below = table(event, lambda code, *_: points[code])
    rows = [above[0]]
    for upper, lower in zip(above[1:], below[1:], strict=True):
        rows += [upper, ["", "", *lower[2:-1], ""]]
    return lined_up(rows) if spaces else tabbed(rows)


def barred(text: str) -> str:
    """The lines of a text with bars between their cells, in place of tabs."""
    return "\n".join(f"| {line.replace(chr(9), ' | ')} |" for line in text.splitlines())


def color_columns(event: Results, *, before: bool) -> str:
    """A column of colors beside each of results."""
    rows = table(event, lambda code, number, c: f"{us_cell(code, number)} {c or '-'}")
    made = [[*rows[0][:2]]]
    for head in rows[0][2:-1]:
        made[0] += ["Color", head] if before else [head, "Color"]
    for number, name, *cells, _ in rows[1:]:
        parts = [cell.split() for cell in cells]
        made.append([number, name, *(x for one in parts for x in (one[::-1] if before else one))])
    for row, old in zip(made, rows, strict=True):
        row.append(old[-1])
    return tabbed(made)


def italian(event: Results) -> str:
    """Vega's cells in Italian: nero and bianco."""

    def cell(code: str, number: int, color: str) -> str:
        if not number:
            return {"B": "+PAB", "H": "=HPB", "U": "--"}[code]
        if code in "XF":
            return f"{'+-'[code == 'F']}F{number}"
        return f"{'+=-'['WDL'.index(code)]}{'BN'[color == 'B']}{number}"

    return tabbed(table(event, cell))


def vega_page(event: Results, *, turned: bool) -> str:
    """Vega's web page: a class has the color, or says that the game was forfeited."""
    scores = {"W": "1", "D": "½", "L": "0", "X": "1", "F": "0", "B": "1", "H": "½", "U": "0"}

    def cell(code: str, number: int, color: str) -> str:
        named = "cf" if code in "XFBHU" else "cw" if color == "W" else "cb"
        parts = [
            f'<div class="res"> {scores[code]}</div>',
            f'<div class="{named}">{number or "BYE"}</div>',
        ]
        return "".join(parts[::-1] if turned and number else parts)

    rows = ("".join(f"<td>{one}</td>" for one in row) for row in table(event, cell))
    return "<table>" + "".join(f"<tr>{row}</tr>\n" for row in rows) + "</table>"


def _games(event: Results) -> list[list[tuple[str, str | None, str]]]:
    """The games and byes of each round: White, Black or nobody, and the result."""
    pair = {"W": "1-0", "D": "½-½", "L": "0-1", "X": "1F-0F", "F": "0F-1F"}
    byes = {"B": "bye", "H": "half-point bye", "U": "zero-point bye"}
    return [
        [
            (name, results[at][1], (pair if results[at][1] else byes)[results[at][0]])
            for name, results in event.items()
            if results[at][1] is None or results[at][2] == "W"
        ]
        for at in range(len(next(iter(event.values()))))
    ]


def led_by_dots(event: Results) -> str:
    """Pairings whose results dots lead to, as bulletins print them."""
    lines = []
    for at, games in enumerate(_games(event), 1):
        lines.append(f"Round {at}")
        for white, black, said in games:
            both = f"{white} - {black}" if black else white
            lines.append(f"{both}{'.' * (50 - len(both))}{said}")
    return "\n".join(lines) + "\n"


def rounds_on_a_line(event: Results, separator: str) -> str:
    """A list of players, and a line for each round: its games by number."""
    numbers = {name: at for at, name in enumerate(event, 1)}
    lines = [*(f"{at}. {name}" for name, at in numbers.items()), ""]
    for at, games in enumerate(_games(event), 1):
        played = [f"{numbers[w]}-{numbers[b]} {said}" for w, b, said in games if b]
        lines.append(f"R{at}: {separator.join(played)}")
        lines += [f"R{at}: {numbers[w]}: {said}" for w, b, said in games if not b]
    return "\n".join(lines) + "\n"


FAMILIES: dict[str, tuple[Callable[[Results], str], str]] = {
    "a lone half": (lambda e: lone_half(e, spaces=False), "P"),
    "a lone half lined up": (lambda e: lone_half(e, spaces=True), "P"),
    "rounds reversed": (lambda e: tabbed(us(e, reverse=True)), ""),
    "rounds reversed and lined up": (lambda e: lined_up(us(e, reverse=True)), ""),
    "weeks reversed": (weeks_reversed, ""),
    "cells over lines": (lambda e: over_lines(e, "\t"), ""),
    "cells over lines with semicolons": (lambda e: over_lines(e, ";"), ""),
    "games by number": (lambda e: by_number(e, tabs=False), "colors"),
    "games by number with tabs": (lambda e: by_number(e, tabs=True), "colors"),
    "a messenger's talk": (sent, "colors"),
    "names lined up": (lambda e: names_lined_up(e, two=False), ""),
    "names lined up in two columns": (lambda e: names_lined_up(e, two=True), ""),
    "running scores": (running, ""),
    "first and last name": (two_names, ""),
    "two lines": (lambda e: two_lines(e, spaces=False), "P"),
    "two lines with semicolons": (lambda e: two_lines(e, spaces=False).replace("\t", ";"), "P"),
    "two lines with bars": (lambda e: barred(two_lines(e, spaces=False)), "P"),
    "two lines lined up": (lambda e: two_lines(e, spaces=True), "P"),
    "columns of colors": (lambda e: color_columns(e, before=False), "colors"),
    "columns of colors before": (lambda e: color_columns(e, before=True), "colors"),
    "Vega in Italian": (italian, "P"),
    "a page of Vega": (lambda e: vega_page(e, turned=False), "P"),
    "a page of Vega, turned": (lambda e: vega_page(e, turned=True), "P"),
    "games led to by dots": (led_by_dots, "colors"),
    "a line for each round": (lambda e: rounds_on_a_line(e, ", "), "colors"),
    "a line for each round with semicolons": (lambda e: rounds_on_a_line(e, "; "), "colors"),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_random_events_are_read_back(family: str) -> None:
    write, how = FAMILIES[family]
    for seed in range(12):
        made = random_results(seed)
        if len(made) < 4 or not any(code in "WDL" for row in made.values() for code, *_ in row):
            continue
        found = told(read(write(made)))
        if how != "colors":
            made = {n: [(c, o, "") for c, o, _ in row] for n, row in made.items()}
            found = {n: [(c, o, "") for c, o, _ in row] for n, row in found.items()}
        if how == "P":
            made = {n: [("P" if c == "B" else c, o, w) for c, o, w in r] for n, r in made.items()}
        assert found == made, f"seed {seed}"


def test_games_by_number_need_the_list_of_players() -> None:
    text = by_number(random_results(1), tabs=False)
    with pytest.raises(ReadError) as error:
        read(text.partition("\n\n")[2])
    assert error.value.said.code == "error-games-by-number"
    assert error.value.line == 2
    with pytest.raises(ReadError, match="there is no player 99"):
        read(text.replace("1 v ", "99 v ", 1))


def test_standings_of_teams_are_said_to_be_so() -> None:
    teams = "Team Standings\n# Team Score\n1 Oak School 12.5\n Ashdown, Felix (4.5)\n2 Elm 10\n"
    with pytest.raises(ReadError) as error:
        read(teams)
    assert (error.value.said.code, error.value.line) == ("error-team-standings", 1)
    players = tabbed(us(random_results(2)))
    for text in (f"{players}\n{teams}", f"{teams}\n{players}"):
        assert told(read(text)).keys() == random_results(2).keys()
        # The players' own fault says more.
        with pytest.raises(ReadError) as error:
            read(text.replace("W1", "Q1", 1))
        assert error.value.cell == "Q1"


def test_an_error_in_a_cell_over_lines_points_at_it() -> None:
    text = 'No\tName\tR1\tPts\n1\t"Ann\nReed"\tW2\t1\n2\t"Bob\nPoe"\tQ1\t0\n'
    with pytest.raises(ReadError) as error:
        read(text)
    assert (error.value.line, error.value.column, error.value.cell) == (5, 6, "Q1")


def test_ratings_in_brackets_behind_names_are_ratings() -> None:
    rows = us(random_results(3))
    for at, row in enumerate(rows[1:]):
        row[1] += f" ({1500 + 37 * at})" if at % 3 else " (unr.)"
    found = read(tabbed(rows))
    assert [player.rating for player in found.players][:3] == [None, 1537, 1574]
    assert "(" not in found.players[1].name


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Brook, Ida", "W5", "name-odd"),
        ("Brook, Ida", "Ashdown, Felix", "name-twice"),
        ("R2", "Club", "column-of-results"),
    ],
)
def test_a_changed_cell_that_nothing_contradicts_is_noticed(old: str, new: str, code: str) -> None:
    text = (
        "No\tName\tR1\tR2\n1\tAshdown, Felix\tW2\tD3\n2\tBrook, Ida\tL1\tW4\n"
        "3\tCalder, Ivo\tW4\tD1\n4\tDunn, Pat\tL3\tL2\n"
    )
    assert not read(text).warnings
    (warning,) = read(text.replace(old, new, 1)).warnings
    assert (warning.code, warning.line) == (code, text[: text.index(old)].count("\n") + 1)


def test_a_last_round_beside_the_total_is_not_lost() -> None:
    """Where dots lead to the results, the last two columns are close to each other."""
    rows = us(random_results(5, forfeits=False))
    lines = [
        f"{number}. {name} {'.' * (30 - len(name))} {'  '.join(cells)}"
        for number, name, *cells in rows[1:]
    ]
    found = read("\n".join(lines))
    assert told(found).keys() == random_results(5, forfeits=False).keys()
    assert found.rounds == len(rows[0]) - 3
