"""Where a name ends: among spaces, among lines in a cell; and rounds of several cells."""

from __future__ import annotations

import pytest

from calculator.reading import read

ROWS = (
    ("Ashdown, Felix", 2264, ("2:W", "3:D"), "1.5"),
    ("Underhill, Ida", 2162, ("1:L", "4:W"), "1"),
    ("St.John, Hana-Mia", 2000, ("4:W", "1:D"), "1.5"),
    ("Brook, Tom", 1900, ("3:L", "2:L"), "0"),
)
NAMES = [row[0] for row in ROWS]


def test_a_fact_without_values_takes_no_part_of_a_name() -> None:
    lines = ["No  Name                  Feder Rtg    1     2   Total"]
    for at, (name, rated, cells, total) in enumerate(ROWS, 1):
        lines.append(f"{at}.  {name:28}{rated}  {cells[0]}   {cells[1]}   {total}")
    table = read("\n".join(lines))
    assert [(player.name, player.rating) for player in table.players] == [
        (row[0], row[1]) for row in ROWS
    ]
    assert table.warnings == ()


@pytest.mark.parametrize("ending", ["", ","])
def test_a_number_at_the_end_of_a_name_is_part_of_it(ending: str) -> None:
    lines = ["No  Name              Feder Rtg    1     2   Total"]
    for at, (_, rated, cells, total) in enumerate(ROWS, 1):
        name = f"Player {at:02}{ending}"
        lines.append(f"{at}.  {name:24}{rated}  {cells[0]}   {cells[1]}   {total}")
    table = read("\n".join(lines))
    assert [player.name for player in table.players] == [f"Player {at:02}" for at in range(1, 5)]


def test_a_second_name_that_only_one_player_has_is_no_column() -> None:
    text = (
        "                          1 2 3\n"
        " 1. Kemp, Nia         ENG * 0 1  1\n"
        " 2. Underhill, Søren  ENG 1 * 1  2\n"
        " 3. Fay, Uma          ENG 0 0 *  0\n"
    )
    assert [player.name for player in read(text).players] == [
        "Kemp, Nia",
        "Underhill, Søren",
        "Fay, Uma",
    ]


@pytest.mark.parametrize("html", [False, True], ids=["text", "html"])
@pytest.mark.parametrize("started", [False, True], ids=["rating", "number, title, rating"])
def test_what_is_below_a_name_in_its_cell_is_no_part_of_it(started: bool, html: bool) -> None:
    titles = ("FM", "-", "-", "WGM")
    lines = []
    for at, (name, rated, cells, total) in enumerate(ROWS):
        below = [str(9 - at), titles[at], str(rated)] if started else [str(rated)]
        parts = [name, *below]
        results = [cell.replace("W", "1").replace("D", "½").replace("L", "0") for cell in cells]
        pairs = [reversed(cell.split(":")) for cell in results]
        if html:
            shown = [f"<td>{'<br>'.join(pair)}</td>" for pair in pairs]
            name_cell = "".join(f"<div>{part}</div>" for part in parts)
            lines.append(
                f"<tr><td>{at + 1}</td><td>{name_cell}</td><td>{total}</td>{''.join(shown)}"
            )
        else:
            shown = ["\n" + "\n".join(pair) + "\n" for pair in pairs]
            name_cell = "\n" + "\n".join(parts) + "\n"
            lines.append("\t".join([str(at + 1), name_cell, total, *shown]))
    if html:
        text = "<table><tr><th>#<th>Player<th>Pts<th>1<th>2</tr>" + "\n".join(lines) + "</table>"
    else:
        text = "#\tPlayer\tPts\t1\t2\n" + "\n".join(lines)
    table = read(text)
    assert [(player.name, player.rating) for player in table.players] == [
        (row[0], row[1]) for row in ROWS
    ]
    assert [result.opponent for result in table.players[0].results] == [2, 3]
    about = [dict(player.about).get("Title") for player in table.players]
    assert about == (["FM", None, None, "WGM"] if started else [None] * 4)


def test_names_that_end_in_figures_keep_them() -> None:
    rows = [f"{at}\tPlayer {1000 + at}\t{cell}" for at, cell in enumerate(("W2", "L1"), 1)]
    table = read("\n".join(["No.\tName\tR1", *rows]))
    assert [player.name for player in table.players] == ["Player 1001", "Player 1002"]


@pytest.mark.parametrize(
    "heads", ["Round 1\t\t\tRound 2\t\t", "R1 Opp\tCol\tRes\tR2 Opp\tCol\tRes"]
)
def test_opponent_color_and_result_in_cells_of_their_own(heads: str) -> None:
    text = (
        f"No.\tName\t{heads}\tPts\n"
        "1\tAnn\t2\tw\t1\t3\tb\t½\t1½\n"
        "2\tBen\t1\tb\t0\t4\tw\t+\t1\n"
        "3\tCem\t4\tw\t1\t1\tw\t½\t1½\n"
        "4\tDea\t3\tb\t0\t2\tb\t-\t0\n"
    )
    table = read(text)
    assert table.warnings == ()
    assert [[result[:3] for result in player.results] for player in table.players] == [
        [("W", 2, "W"), ("D", 3, "B")],
        [("L", 1, "B"), ("X", 4, "W")],
        [("W", 4, "W"), ("D", 1, "W")],
        [("L", 3, "B"), ("F", 2, "B")],
    ]


@pytest.mark.parametrize(
    ("won", "lost", "both"), [("W W", "L L", "D D"), ("1/1", "0/0", "0.5/0.5")]
)
def test_two_games_a_cell_under_letters(won: str, lost: str, both: str) -> None:
    text = (
        "Name\tA\tB\tC\tScore\n"
        f"Ann\tx\t{won}\t{both}\t3\n"
        f"Ben\t{lost}\tx\t{won}\t2\n"
        f"Cem\t{both}\t{lost}\tx\t1\n"
    )
    table = read(text)
    assert (table.kind, table.rounds) == ("round-robin", 4)
    assert [player.halves(4) for player in table.players] == [6, 4, 2]
    assert table.warnings == ()


@pytest.mark.parametrize("mark", ["(W)", "(wd)", "(withdrew)", "(Withdrawn)"])
def test_who_withdrew_is_no_part_of_the_name(mark: str) -> None:
    text = f"No.\tName\tR1\tR2\n1\tAnn\tW2\tW3\n2\tBob {mark}\tL1\t-U-\n3\tCem (w)\tB\tL1\n"
    assert [player.name for player in read(text).players] == ["Ann", "Bob", "Cem (w)"]


@pytest.mark.parametrize(
    "name", ["{last} {first}", "{last} {first}.", "{last}, {first}", "{first} {last}"]
)
@pytest.mark.parametrize(
    "cells", ["* ½ 1 1|½ * ½ 1|0 ½ * 1|0 0 0 *", "W2 W3 D4|L1 D4 W3|D4 L1 L2|D3 D2 D1"]
)
def test_initials_below_each_other_are_of_the_names(name: str, cells: str) -> None:
    """Where all last names are as long they look like a column of their own."""
    players = [("Ford", "T"), ("Hale", "B"), ("Dunn", "J"), ("Ross", "A")]
    rows = [
        f"{name.format(last=last, first=first)}  {own}"
        for (last, first), own in zip(players, cells.split("|"), strict=True)
    ]
    found = read("\n".join(rows)).players
    assert ["".join(filter(str.isalpha, one.name)) for one in found] in (
        [last + first for last, first in players],
        [first + last for last, first in players],
    )


def test_a_member_s_number_is_of_no_name_though_some_have_none() -> None:
    """It was part of the names, as one player has none."""
    rows = ["1. Ann Lee", "2. Bo Poe 12345678", "3. Cy Roy 12345679", "4. Di Fox 12345670"]
    results = ["W2 D3 1.5", "L1 D4 0.5", "W4 D1 1.5", "L3 D2 0.5"]
    found = read("\n".join(map(" ".join, zip(rows, results, strict=True)))).players
    assert [one.name for one in found] == ["Ann Lee", "Bo Poe", "Cy Roy", "Di Fox"]


def test_colors_of_a_report_on_a_line_of_their_own() -> None:
    """A break in front of them takes the empty cell, too; they were lost without a word."""
    players = [
        ("Lee, Ann", "1.5", "W   2|D   3", "W    |B    "),
        ("Poe, Bo", "0.5", "L   1|H    ", "B    |     "),
        ("Roy, Cy", "1.5", "B    |D   1", "     |W    "),
    ]
    rule = f"{'-' * 46}\n{'-' * 34}\n"
    report = "".join(
        f"{rule}    {at} | {name:32}|{total}\n|{cells}|\n"
        f"   NY | 2000000{at} / R: 1500   ->1510    |\n|{colors}|\n"
        for at, (name, total, cells, colors) in enumerate(players, 1)
    )
    found = read(report).players
    assert ["".join(one.color or "-" for one in each.results) for each in found] == [
        "WB",
        "B-",
        "-W",
    ]


PAIRS = ("1402/1420", "1402 -> 1420", "1402→1420", "1402-1420", "1402 => 1420")
RATED = [
    ("Zoe Park", "W4 W3 D2 2.5"),
    ("Max Lee", "W3 W4 D1 2.5"),
    ("Ann Ray", "L2 L1 W4 1.0"),
    ("Kim Bell", "L1 L2 L3 0.0"),
]


@pytest.mark.parametrize("shown", ["{}. {} ({}): {}", "{}. {} ({}) {}", "{}\t{} ({})\t{}"])
@pytest.mark.parametrize("pair", PAIRS)
def test_a_rating_before_and_after_the_event_in_brackets_is_no_part_of_a_name(
    pair: str, shown: str
) -> None:
    lines = []
    for at, (name, cells) in enumerate(RATED):
        rounds = cells.replace(" ", "\t") if "\t" in shown else cells
        lines.append(shown.format(at + 1, name, pair.replace("1402", str(1100 + at)), rounds))
    found = read("\n".join(lines)).players
    assert [player.name for player in found] == [name for name, _ in RATED]
    assert [player.rating for player in found] == [1100, 1101, 1102, 1103]


@pytest.mark.parametrize("label", ["Player", "Name", "Spieler", "Jugador"])
def test_what_a_card_says_in_front_of_a_name_is_no_part_of_it(label: str) -> None:
    cards = [
        ("Zoe Park", "Win vs Kim Bell", "Draw vs Max Lee"),
        ("Max Lee", "bye", "Draw vs Zoe Park"),
    ]
    cards.append(("Kim Bell", "Loss vs Zoe Park", "bye"))
    text = "\n".join(f"{label}: {who}\nRound 1: {one}\nRound 2: {two}" for who, one, two in cards)
    assert [player.name for player in read(text).players] == [who for who, *_ in cards]


@pytest.mark.parametrize(
    "places", ["1. 2. 2. 4.", "1. 2. _ 4.", "1. 2-3. 2-3. 4.", "1 2 2 4", "1 T2 T2 4", "=1 =1 3 4"]
)
def test_places_before_names_are_no_part_of_them_where_some_are_shared(places: str) -> None:
    rows = [("Zoe Park", "W4", "D2"), ("Max Lee", "W3", "D1"), ("Ann Ray", "L2", "W4")]
    lines = ["     Player     R1  R2"]
    for place, (name, *cells) in zip(
        places.split(), [*rows, ("Kim Bell", "L1", "L3")], strict=True
    ):
        lines.append(f"{place.replace('_', ''):>4} {name:<10} {'  '.join(cells)}")
    found = read("\n".join(lines))
    assert [player.name for player in found.players] == [
        "Zoe Park",
        "Max Lee",
        "Ann Ray",
        "Kim Bell",
    ]
    assert [player.results[1].opponent for player in found.players] == [2, 1, 4, 3]


def test_a_name_with_half_a_bracket_is_told_of() -> None:
    text = (
        "#\tName\tR1\n1\tAnn Lee (1400\tW2\n2\tBo Ray (1300\tL1\n3\tCy Day (1200\tD4\n4\tDi (90\tD3"
    )
    assert [one.code for one in read(text).warnings] == ["name-odd"]


@pytest.mark.parametrize(
    ("behind", "own"),
    [
        *(
            (text, "")
            for text in (
                " (WD)",
                " - WD",
                ", w/d",
                " - withdrew",
                " [withdrawn]",
                " *NS*",
                " - no-show",
            )
        ),
        # Initials are part of a name, "Kumar, NS".
        *((text, text) for text in (", NS", ", WD")),
        *((text, text) for text in (" WD", " Jr.", " - Oak Club", " (guest)", " III", " NS")),
    ],
)
def test_a_mark_of_who_withdrew_is_no_part_of_a_name(behind: str, own: str) -> None:
    rows = [
        f"{at}\t{name}\t{cells.replace(' ', chr(9))}" for at, (name, cells) in enumerate(RATED, 1)
    ]
    text = "\n".join(rows).replace("Kim Bell", f"Kim Bell{behind}")
    assert read(f"No.\tName\tR1\tR2\tR3\tTot\n{text}").players[3].name == f"Kim Bell{own}"
