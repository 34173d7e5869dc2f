"""Small events as people copy them from spreadsheets: read right, or a word about it."""

from collections.abc import Callable, Sequence

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all

NAMES = ("Zoe Park", "Kim Bell", "Sam Ortiz", "Li Chen", "Ed Roe")
SCORES = (
    (None, 1.0, 0.5, 1.0, 0.0),
    (0.0, None, 1.0, 0.5, 1.0),
    (0.5, 0.0, None, 1.0, 1.0),
    (0.0, 0.5, 0.0, None, 0.5),
    (1.0, 0.0, 0.0, 0.5, None),
)
Called = Callable[[int], str]
OWN: dict[str, Called] = {
    "X": lambda at: "X",
    "-": lambda at: "-",
    "nothing": lambda at: "",
    "block": lambda at: "■",
    "name": lambda at: NAMES[at],
    "last name": lambda at: NAMES[at].split()[1],
    "initials": lambda at: "".join(word[0] for word in NAMES[at].split()),
    "number": lambda at: str(at + 1),
}
ABOVE: dict[str, Called] = {
    "numbers": lambda at: str(at + 1),
    "letters": lambda at: "ABCDE"[at],
    "last names": lambda at: NAMES[at].split()[1],
    "vs": lambda at: f"vs. {NAMES[at].split()[1]}",
}
FIRST: dict[str, Called | None] = {
    "number": lambda at: str(at + 1),
    "letter": lambda at: "ABCDE"[at],
    "nothing": None,
}


def joined(rows: Sequence[Sequence[str]], between: str) -> str:
    """Return cells as text, each row as long as the longest; between blanks they are lined up."""
    width = max(map(len, rows))
    full = [[*row, *[""] * (width - len(row))] for row in rows]
    if between.strip(" "):
        return "\n".join(map(between.join, full))
    widths = [max(map(len, column)) for column in zip(*full, strict=True)]
    return "\n".join(
        between.join(cell.ljust(each) for cell, each in zip(row, widths, strict=True)).rstrip()
        for row in full
    )


def scored(table: Crosstable) -> dict[str, dict[str, float]]:
    names = {player.number: player.name for player in table.players}
    return {
        player.name: {
            names[one.opponent]: one.points for one in player.results if one.opponent in names
        }
        for player in table.players
    }


RIGHT = {
    NAMES[at]: {NAMES[to]: score for to, score in enumerate(scores) if score is not None}
    for at, scores in enumerate(SCORES)
}


def robin(
    own: Called, above: Called, first: Called | None, is_there: Callable[[int, int], bool]
) -> list[list[str]]:
    """Return the round robin with the cells that are there, its totals, and a heading."""
    figures = {1.0: "1", 0.5: "½", 0.0: "0"}
    rows = [[*([""] if first else []), "Name", *map(above, range(5)), "Pts"]]
    for at, scores in enumerate(SCORES):
        cells = [
            own(at) if score is None else figures[score] if is_there(at, to) else ""
            for to, score in enumerate(scores)
        ]
        total = sum(filter(None, scores))
        rows.append([*([first(at)] if first else []), NAMES[at], *cells, f"{total:g}"])
    return rows


HALVES: dict[str, Callable[[int, int], bool]] = {
    "whole": lambda at, to: True,
    "upper half": lambda at, to: at < to,
    "lower half": lambda at, to: at > to,
}


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("totals", [True, False], ids=["totals", "no totals"])
def test_a_round_robin_is_read_right_or_a_word_is_said(half: str, *, totals: bool) -> None:
    """Of a half alone, the other is its other side; own cells may have the player's name."""
    silent, odd, tried = [], 0, 0
    for mark, own in OWN.items():
        for heads, above in ABOVE.items():
            for begins, first in FIRST.items():
                tried += 1
                rows = robin(own, above, first, HALVES[half])
                text = joined(rows if totals else [row[:-1] for row in rows], "\t")
                try:
                    table = read(text)
                except ReadError:
                    odd += 1
                    continue
                if scored(table) != RIGHT:
                    odd += 1
                    if not table.warnings:
                        silent.append((mark, heads, begins, scored(table)))
    assert silent == []
    assert odd < tried * (0.1 if half == "whole" else 0.6)


@pytest.mark.parametrize("between", ["\t", ";", " | ", "  "])
@pytest.mark.parametrize("half", ["upper half", "lower half"])
@pytest.mark.parametrize("above", ["numbers", "letters"])
def test_half_of_a_round_robin_tells_the_other(between: str, half: str, above: str) -> None:
    rows = robin(OWN["X"], ABOVE[above], FIRST["number"], HALVES[half])
    table = read(joined(rows, between))
    assert (scored(table), table.warnings) == (RIGHT, ())


def test_a_round_robin_of_two_games_each_may_be_half_filled() -> None:
    rows = [
        ["#", "Name", "1", "2", "3", "Pts"],
        ["1", "Zoe Park", "X", "1 ½", "0 0", "1.5"],
        ["2", "Kim Bell", "", "X", "1 ½", "2"],
        ["3", "Sam Ortiz", "", "", "X", "2.5"],
    ]
    table = read(joined(rows, "\t"))
    assert table.warnings == ()
    assert [sum(one.points for one in player.results) for player in table.players] == [1.5, 2, 2.5]


SWISS = ("W4 D2 X3 W5", "W3 D1 H W6", "L2 W4 F1 U", "L1 L3 B U", "W6 B W6 L1", "L5 H L5 L2")
PLAYERS = (*NAMES, "Jo Tan")
POINTS = {"W": 1.0, "D": 0.5, "L": 0.0, "B": 1.0, "H": 0.5, "U": 0.0, "X": 1.0, "F": 0.0}


def found(table: Crosstable) -> list[tuple[str, str]]:
    return [
        (
            player.name,
            " ".join(f"{one.code.replace('P', 'B')}{one.opponent or ''}" for one in player.results),
        )
        for player in table.players
    ]


@pytest.mark.parametrize("between", ["\n", "\n\n"], ids=["lines", "empty lines between"])
@pytest.mark.parametrize("number", ["{}", "{}.", "#{}", ""])
@pytest.mark.parametrize("headed", [True, False], ids=["# above", "no # above"])
@pytest.mark.parametrize("total", [True, False], ids=["total", "no total"])
def test_cells_one_below_the_other(between: str, number: str, *, headed: bool, total: bool) -> None:
    """Phones copy tables so; the number may lack its heading, and the last cell an empty line."""
    cells = [*(["#"] if number and headed else []), "Player", "Rating", "R1", "R2", "R3", "R4"]
    cells += ["Total"] if total else []
    for at, (name, results) in enumerate(zip(PLAYERS, SWISS, strict=True), 1):
        cells += [number.format(at)] if number else []
        cells += [name, str(1800 - 50 * at), *results.split()]
        cells += [f"{sum(POINTS[one[0]] for one in results.split()):g}"] if total else []
    table = read(between.join(cells))
    assert found(table) == list(zip(PLAYERS, SWISS, strict=True))
    assert [player.rating for player in table.players] == [1750, 1700, 1650, 1600, 1550, 1500]
    assert table.warnings == ()


Players = tuple[tuple[str, str], ...]
OPEN: Players = (
    ("Zoe Park", "W4 D2 W3"),
    ("Kim Bell", "W3 D1 W4"),
    ("Sam Ortiz", "L2 W4 L1"),
    ("Li Chen", "L1 L3 L2"),
)
RESERVE: Players = (
    ("Ed Roe", "W4 D2 W3"),
    ("Jo Tan", "W3 D1 B"),
    ("Al Fox", "L2 B L1"),
    ("Mia Day", "L1 L5 W5"),
    ("Max Ray", "B W4 L4"),
)


def section(players: Players, first: int) -> list[list[str]]:
    """Return the rows of a section whose first player has this number."""
    rows = []
    for at, (name, results) in enumerate(players, first):
        cells = [
            one if one == "B" else f"{one[0]}{int(one[1:]) + first - 1}" for one in results.split()
        ]
        rows.append([str(at), name, *cells, f"{sum(POINTS[one[0]] for one in cells):g}"])
    return rows


@pytest.mark.parametrize("between", ["\t", ",", "  "])
@pytest.mark.parametrize("begins", [1, 5], ids=["numbers begin anew", "numbers go on"])
@pytest.mark.parametrize("titles", [("Open", "U1200"), ("Group 1", "Group 2"), ("K-3", "4-6")])
@pytest.mark.parametrize("again", [True, False], ids=["two headings", "one heading"])
@pytest.mark.parametrize("below", [True, False], ids=["titles below", "titles above"])
@pytest.mark.parametrize("empty", [True, False], ids=["empty row", "no empty row"])
def test_sections_below_each_other(
    between: str, begins: int, titles: tuple[str, str], *, again: bool, below: bool, empty: bool
) -> None:
    """They were one event where the numbers go on: nobody plays across the title."""
    heading = ["#", "Name", "R1", "R2", "R3", "Pts"]
    first = [[titles[0]], heading][:: -1 if below else 1]
    second = [*([heading] if again else []), [titles[1]]][:: 1 if below else -1]
    gap = [[""]] if empty else []
    rows = [*first, *section(OPEN, 1), *gap, *second, *section(RESERVE, begins)]
    sections = read_all(joined(rows, between))
    assert "3" in titles[0] or [title for title, _ in sections] == list(titles)
    for (_, table), players, start in zip(sections, (OPEN, RESERVE), (1, begins), strict=True):
        assert isinstance(table, Crosstable)
        assert (len(table.players), table.warnings) == (len(players), ())
        assert [player.name for player in table.players] == [name for name, _ in players]
        told = [" ".join([f"{cell}" for cell in row[2:5]]) for row in section(players, start)]
        assert [results for _, results in found(table)] == told


def test_a_line_between_the_rows_of_one_event_is_no_title() -> None:
    heading, rows = ["#", "Name", "R1", "R2", "R3", "Pts"], section(OPEN, 1)
    (one,) = read_all(joined([heading, *rows[:2], ["U1200"], *rows[2:]], "\t"))
    assert isinstance(one[1], Crosstable)
    assert len(one[1].players) == 4


@pytest.mark.parametrize("mark", ["Page 1 of 2", "- 1 -", "Seite 1", "1/2"])
@pytest.mark.parametrize("between", ["\t", ",", "  "])
def test_the_number_of_a_page_is_no_title(mark: str, between: str) -> None:
    """Who played only those of the same page were a section of their own."""
    heading = ["#", "Name", "R1", "R2", "R3", "Pts"]
    rows = [heading, *section(OPEN, 1), [mark], heading, *section(RESERVE, len(OPEN) + 1)]
    (one,) = read_all(joined(rows, between))
    assert isinstance(one[1], Crosstable)
    assert [player.name for player in one[1].players] == [name for name, _ in (*OPEN, *RESERVE)]


def test_a_column_of_sections_is_read_below_headings_that_nobody_knows() -> None:
    """It was no reading and no error: the program stopped."""
    rows = [
        [title, *row]
        for title, players in (("Open", OPEN), ("U1200", RESERVE))
        for row in section(players, 1)
    ]
    text = joined([["Section", "Nr.", "Kid", "Wk 1", "Wk 2", "Wk 3", "Sum"], *rows], "\t")
    assert [title for title, _ in read_all(text)] == ["Open", "U1200"]


Parts = Callable[[str, str, str], list[str]]
#: By the headings of a round: its cells, of the code, the opponent and the score so far.
BELOW: dict[str, Parts] = {
    "Opp Res": lambda code, to, so_far: [to, code],
    "Res Opp": lambda code, to, so_far: [code, to],
    "# Pts": lambda code, to, so_far: [to, f"{POINTS[code]:g}{'F' if code in 'XF' else ''}"],
    "Opp Pts Total": lambda code, to, so_far: [
        to,
        f"{POINTS[code]:g}{'F' if code in 'XF' else ''}",
        so_far,
    ],
}
ROUNDS: dict[str, Called] = {
    "Round 1": lambda at: f"Round {at}",
    "R1": lambda at: f"R{at}",
    "1": str,
    "Rd 1 (Sat)": lambda at: f"Rd {at} (Sat)",
    "5/1/2025": lambda at: f"5/{at}/2025",
    "Ronda 1": lambda at: f"Ronda {at}",
}


def two_lines(above: Called, below: str, where: str, *, names_first: bool) -> list[list[str]]:
    """Return a table whose headings are in two lines, those of rounds above or below the others."""
    parts = below.split()
    upper, lower = [""] * 3, ["#", "Name", "Rating"]
    if names_first:
        upper, lower = lower, upper
    for at in range(1, 5):
        group = [""] * len(parts)
        group[len(parts) // 2 if where == "middle" else 0] = above(at)
        upper = upper + ([above(at)] * len(parts) if where == "each" else group)
        lower = lower + parts
    rows = [[*upper, "Total" if names_first else ""], [*lower, "" if names_first else "Total"]]
    for at, (name, results) in enumerate(zip(PLAYERS, SWISS, strict=True), 1):
        cells, so_far = [str(at), name, str(1800 - 50 * at)], 0.0
        for one in results.split():
            so_far += POINTS[one[0]]
            to = one[1:] or ("" if one == "U" else "bye")
            cells += BELOW[below](one[0], to, f"{so_far:g}")
        rows.append([*cells, f"{so_far:g}"])
    return rows


@pytest.mark.parametrize("between", ["\t", ",", ";"])
@pytest.mark.parametrize("above", ROUNDS)
@pytest.mark.parametrize("names_first", [True, False], ids=["names above", "names below"])
def test_rounds_are_above_what_they_consist_of(
    between: str, above: str, *, names_first: bool
) -> None:
    """Merged cells are copied as one that is filled; it was told of as a row left out."""
    for below in BELOW:
        for where in ("first", "middle", "each"):
            if names_first and where != "first":
                continue
            rows = two_lines(ROUNDS[above], below, where, names_first=names_first)
            table = read(joined(rows, between))
            assert found(table) == list(zip(PLAYERS, SWISS, strict=True)), (below, where)
            assert (table.warnings, table.provisional) == ((), None), (below, where)


@pytest.mark.parametrize("between", ["\t", ",", ";", "  "])
@pytest.mark.parametrize("over", ["Rounds", "Round", "Round results", "Rondas", "Runden"])
@pytest.mark.parametrize("round_", ["{}", "R{}", "Rd {}"])
def test_one_title_is_above_the_numbers_of_rounds(between: str, over: str, round_: str) -> None:
    rows = [["#", "Name", over, "", "", "", "Total"]]
    rows += [["", "", *(round_.format(at) for at in (1, 2, 3, 4)), ""]]
    for at, (name, results) in enumerate(zip(PLAYERS, SWISS, strict=True), 1):
        cells = results.split()
        rows.append([str(at), name, *cells, f"{sum(POINTS[one[0]] for one in cells):g}"])
    table = read(joined(rows, between))
    assert (found(table), table.warnings) == (list(zip(PLAYERS, SWISS, strict=True)), ())


def test_rounds_above_their_parts_between_blanks_are_no_row_left_out() -> None:
    rows = two_lines(ROUNDS["Round 1"], "Opp Res", "first", names_first=False)
    table = read(joined(rows, "  "))
    assert (found(table), table.warnings) == (list(zip(PLAYERS, SWISS, strict=True)), ())


def test_numbers_alone_head_a_round_robin() -> None:
    rows = robin(OWN["X"], ABOVE["numbers"], None, HALVES["whole"])
    rows[0][0] = ""
    table = read(joined([row[:-1] for row in rows], "\t"))
    assert (scored(table), table.warnings) == (RIGHT, ())


ROUND_ROBIN = {"Zoe Park": "W4 W3 L2", "Kim Bell": "D3 D4 W1", "Sam Ortiz": "D2 L1 L4"}
ROUND_ROBIN |= {"Li Chen": "L1 D2 W3"}
GAMES = (
    (1, "Zoe Park", "Li Chen", "1", "0"),
    (1, "Kim Bell", "Sam Ortiz", "½", "½"),
    (2, "Sam Ortiz", "Zoe Park", "0", "1"),
    (2, "Li Chen", "Kim Bell", "½", "½"),
    (3, "Zoe Park", "Kim Bell", "0", "1"),
    (3, "Li Chen", "Sam Ortiz", "1", "0"),
)


def of_games(table: Crosstable) -> dict[str, str]:
    """Return everybody's results, the opponents by their numbers of the round robin."""
    names = {player.number: player.name for player in table.players}
    order = list(ROUND_ROBIN)
    return {
        player.name: " ".join(
            f"{one.code}{order.index(names[one.opponent]) + 1}"
            for one in player.results
            if one.opponent
        )
        for player in table.players
    }


@pytest.mark.parametrize("between", ["\t", ",", ";"])
@pytest.mark.parametrize("scores", ["", "Pts", "Points"])
@pytest.mark.parametrize("round_", ["{}", "Round {}", "Rd {}"])
@pytest.mark.parametrize("headed", [True, False])
def test_points_beside_both_names_are_the_result(
    between: str, scores: str, round_: str, *, headed: bool
) -> None:
    """Such a list was said to be of pairings; a round is only beside its first game."""
    if not headed and round_ == "{}":
        # A figure below no heading is a board's number.
        return
    rows = [["Round" if headed else "", "White", scores, "Black", scores]]
    told = 0
    for number, white, black, one, other in GAMES:
        first = round_.format(number) if number != told else ""
        rows.append([first, white, one, black, other])
        told = number
    assert of_games(read(joined(rows, between))) == ROUND_ROBIN


def test_points_so_far_beside_names_are_no_results() -> None:
    rows = [["White", "Pts", "Black", "Pts"], ["Zoe Park", "1", "Kim Bell", "1"]]
    rows += [["Sam Ortiz", "0", "Li Chen", "1"]]
    with pytest.raises(ReadError):
        read(joined([["Round 2"], *rows], "\t"))


@pytest.mark.parametrize("between", ["\t", ",", ";"])
def test_a_round_in_front_of_its_first_game_needs_no_heading(between: str) -> None:
    rows, told = [["", "White", "", "Black"]], 0
    for number, white, black, one, other in GAMES:
        first = f"Round {number}" if number != told else ""
        rows.append([first, white, f"{one}-{other}", black])
        told = number
    assert of_games(read(joined(rows, between))) == ROUND_ROBIN


@pytest.mark.parametrize("between", ["\t", ",", ";"])
@pytest.mark.parametrize("form", ["{}", "{}."])
def test_numbers_whose_empty_heading_is_lost(between: str, form: str) -> None:
    """What takes the blanks off a text takes the first tab: the total was said to be no points."""
    rows = [["Name", "Rating", "R1", "R2", "R3", "R4", "Total"]]
    for at, (name, results) in enumerate(zip(PLAYERS, SWISS, strict=True), 1):
        cells = results.split()
        total = f"{sum(POINTS[one[0]] for one in cells):g}"
        rows.append([form.format(at), name, str(1800 - 50 * at), *cells, total])
    table = read("\n".join(map(between.join, rows)))
    assert (found(table), table.warnings) == (list(zip(PLAYERS, SWISS, strict=True)), ())
    assert [player.rating for player in table.players] == [1750, 1700, 1650, 1600, 1550, 1500]


def turned(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    return [list(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("between", ["\t", ",", ";"])
@pytest.mark.parametrize("round_", ["R{}", "Round {}", "Ronda {}", "Runde {}"])
@pytest.mark.parametrize("others", [("#", "Name"), ("Name",), ("",), ("Name", "Rating")])
@pytest.mark.parametrize("total", [True, False], ids=["total", "no total"])
def test_rounds_in_rows_and_players_in_columns(
    between: str, round_: str, others: tuple[str, ...], *, total: bool
) -> None:
    rows = [[*others, *(round_.format(at) for at in (1, 2, 3, 4)), *(["Total"] if total else [])]]
    for at, (name, results) in enumerate(zip(PLAYERS, SWISS, strict=True), 1):
        facts = {"#": str(at), "Name": name, "": name, "Rating": str(1800 - 50 * at)}
        cells = results.split()
        points = f"{sum(POINTS[one[0]] for one in cells):g}"
        rows.append([*(facts[one] for one in others), *cells, *([points] if total else [])])
    table = read(f"Oak Open\n\n{joined(turned(rows), between)}\n\nDirector: Max Day")
    assert (found(table), table.warnings) == (list(zip(PLAYERS, SWISS, strict=True)), ())


def test_a_fault_in_a_table_with_rounds_in_rows_is_where_it_was_pasted() -> None:
    text = "Open\nRound\tAnn\tBo\tCy\tDi\n1\tW2\tL1\tW4\tL3\n2\tW3\tW9\tL1\tL2\n"
    with pytest.raises(ReadError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (4, 6)


def test_opponents_below_a_rating_are_not_lost_in_silence() -> None:
    rows = [["#", "Name", "R1", "R2", "R3", "R4", "Total"]]
    for at, (name, results) in enumerate(zip(PLAYERS, SWISS, strict=True), 1):
        cells = results.split()
        scores = [f"{POINTS[one[0]]:g}" for one in cells]
        called = [PLAYERS[int(one[1:]) - 1] if one[1:] else "bye" for one in cells]
        rows.append([str(at), name, *scores, f"{sum(map(float, scores)):g}"])
        rows.append(["", str(1800 - 50 * at), *called])
    with pytest.raises(ReadError):
        read(joined(rows, "  "))


@pytest.mark.parametrize("between", ["\t", ",", ";", "  "])
@pytest.mark.parametrize("begins", [1, 5], ids=["numbers begin anew", "numbers go on"])
@pytest.mark.parametrize("merged", [True, False], ids=["merged", "in every row"])
@pytest.mark.parametrize("last", [True, False], ids=["last column", "first column"])
def test_a_column_of_sections(between: str, begins: int, *, merged: bool, last: bool) -> None:
    """Where the numbers went on they were one event; a merged title was one player's."""
    if merged and last:
        return
    rows = [["#", "Name", "R1", "R2", "R3", "Pts"]]
    titles = ["Section"]
    for title, players, first in (("Open", OPEN, 1), ("U1200", RESERVE, begins)):
        rows += section(players, first)
        titles += [title, *["" if merged else title] * (len(players) - 1)]
    whole = [
        [*row, title] if last else [title, *row] for title, row in zip(titles, rows, strict=True)
    ]
    sections = read_all(joined(whole, between))
    assert [title for title, _ in sections] == ["Open", "U1200"]
    for (_, table), players in zip(sections, (OPEN, RESERVE), strict=True):
        assert isinstance(table, Crosstable)
        assert [player.name for player in table.players] == [name for name, _ in players]


def test_sections_that_play_each_other_are_one_event() -> None:
    rows = [["Class", *row] for row in section(OPEN, 1)]
    titles = ("Open", "U1200", "Open", "U1200")
    whole = [[title, *row[1:]] for title, row in zip(titles, rows, strict=True)]
    heading = ["Section", "#", "Name", "R1", "R2", "R3", "Pts"]
    ((_, table),) = read_all(joined([heading, *whole], "\t"))
    assert isinstance(table, Crosstable)
    assert len(table.players) == len(OPEN)
