"""One cell of a good table changed to anything, in every layout: nothing is misread in silence.

Either the event is the same, or what was read is what the cell says, or a warning or an error
names a place.
"""

import re
from collections.abc import Callable
from random import Random

import pytest

from calculator.model import RESULT_CODES, Crosstable, Result
from calculator.reading import ReadError, read, read_all
from calculator.writing import FORMS
from tests.property import test_lists_of_games as lists
from tests.property.test_reading_back import printable
from tests.reading import form_writers, saved_writers, writers
from tests.reading.test_any_columns import an_event, text_of
from tests.reading.test_families_read_back import FAMILIES, Results, random_results
from tests.reading.test_forms_read_back import holding, read_or_refused
from tests.support import sheets
from tests.support.events import random_event
from tests.support.examples import one_in, seeds

#: What gets into a cell by a slip, beside what other cells hold.
STRAY = (
    "", "1", "0", "½", "4", "x", "W", "?", "bye", "=", "-", "+", "12", "99", "W9", "9w1", "1-0",
    "W2", "L1", "D3", "H", "U", "B", "Q5", "*", "Ann", "2.5", "1500", "GM", "W2 D3", "#REF!",
    "12:W", "l-0", "Zzyzx, Quo", "Round 9", "2-1", "see note", "F3", "X2", "-B-", "H---", "Total",
    "Name", "R1", "|", ".", "w", "b", "none",
)  # fmt: skip


def _event(writer: writers.Writer) -> Callable[[Random], str]:
    def write(rng: Random) -> str:
        while True:
            table = holding(random_event(rng, 8, 4, plain=True), writer)
            games = [r for p in table.players for r in p.results if r.played]
            if table.rounds_played == table.rounds and len(games) > 8:
                return writer.write(table)

    return write


def _sheet(writer: sheets.Writer) -> Callable[[Random], str]:
    def write(rng: Random) -> str:
        while True:
            event = printable(random_event(rng, 8, 4, plain=True), writer)
            if event and event.rounds_played == event.rounds:
                return writer.write(event)

    return write


def _family(write: Callable[[Results], str]) -> Callable[[Random], str]:
    def written(rng: Random) -> str:
        while True:
            made = random_results(rng.randrange(10_000))
            games = [code for row in made.values() for code, *_ in row if code in "WDL"]
            text = write(made) if len(made) > 3 and len(games) > 5 else ""
            if text and isinstance(read_or_refused(text), Crosstable):
                return text

    return written


def _games(write: Callable[[lists.Event, Random], str]) -> Callable[[Random], str]:
    def written(rng: Random) -> str:
        return write(
            next(found for found in (lists.event(rng) for _ in range(99)) if len(found) > 1), rng
        )

    return written


def _own(name: str) -> Callable[[Random], str]:
    def write(rng: Random) -> str:
        return FORMS[name](read(_event(writers.WRITERS["chess-results-tabs"])(rng)))

    return write


LAYOUTS: dict[str, Callable[[Random], str]] = {
    **{f"form {name}": _event(writer) for name, writer in form_writers.WRITERS.items()},
    **{name: _event(writer) for name, writer in writers.WRITERS.items()},
    **{name: _event(writer) for name, writer in saved_writers.WRITERS.items()},
    **{name: _sheet(writer) for name, writer in sheets.WRITERS.items()},
    **{name: _family(write) for name, (write, _) in FAMILIES.items()},
    "a list of games": _games(lambda event, rng: lists.as_list(event, rng, spelled=False)),
    "games in columns": _games(lists.as_columns),
    "opponents by name": _games(lists.as_names),
    "any sheet": lambda rng: text_of(rng, an_event(rng)),
    "TRF": _own("trf"),
}


#: Split results are worth as much as these.
_SPLIT = {"N": "W", "R": "D", "S": "L"}


def cells_of(text: str) -> list[tuple[int, int]]:
    """Where the cells of a text begin and end, its headings and figures of JSON too."""
    if "<td" in text:
        return [found.span(1) for found in re.finditer(r"<t[dh][^>]*>([^<]*)", text)]
    if text[:1] in "{[":
        return [found.span(1) for found in re.finditer(r':\s*("[^"\n]*"|[\d.]+|null)', text)]
    separator = next((one for one in "\t;|" if text.count(one) > 8), "")
    if not separator and re.match(r"[^\n]*,[^\n]*,[^\n]*,", text) and "  " not in text:
        separator = ","
    other = rf"[^{re.escape(separator)}\n]"
    cell = rf"(?<!{other}){other}*" if separator else r"\S+"
    return [found.span() for found in re.finditer(cell, text)]


def changed(rng: Random, text: str) -> tuple[str, str]:
    """Change a cell; return the text, and what the cell says then."""
    cells = cells_of(text)
    begin, end = rng.choice(cells)
    old, lot = text[begin:end], rng.random()
    if lot < 0.6:
        new = rng.choice(STRAY)
    elif lot < 0.9:
        new = text[slice(*rng.choice(cells))]
    else:
        new = "".join(rng.choices("0123456789WLDBHUXFwbsn½=+-/:() ", k=rng.randint(1, 6)))
    if text[:1] in "{[":
        new = '"' + new.replace('"', "") + '"' if old.startswith('"') else new.strip() or "null"
    elif "<td" not in text and not re.search(r"[\t;|]", text) and new:
        # Columns that are lined up stay so.
        new = new.ljust(end - begin)
    return text[:begin] + new + text[end:], new.strip(' "')


def _results(table: Crosstable) -> list[list[tuple[str, int | None, str]]]:
    """Everybody's results; opponents are called by their rows."""
    rows = {player.number: at for at, player in enumerate(table.players)}
    return [
        [(_SPLIT.get(r.code, r.code), rows.get(r.opponent or -1), r.color) for r in player.results]
        for player in table.players
    ]


def is_misread(good: Crosstable, found: Crosstable, cell: str) -> bool:
    """Whether what was read is another event, and more than the changed cell alone says."""
    before, now = _results(good), _results(found)
    odd = [a.name for a, b in zip(found.players, good.players, strict=False) if a.name != b.name]
    if len(odd) == 1 and re.search(r"#\D|[½=<>]|\b(?:\d+[wb]\d|[WLDX]\d+)\b", odd[0]):
        return True
    if before == now:
        return False
    if [len(row) for row in before] != [len(row) for row in now]:
        return '"Final round"' not in cell
    pairs = [
        (a, b)
        for mine, theirs in zip(before, now, strict=True)
        for a, b in zip(mine, theirs, strict=True)
        if a != b
    ]
    alone = all(a[1] is None and b[1] is None and not RESULT_CODES[b[0]].played for a, b in pairs)
    if alone and len(pairs) == 1 and cell:
        # A bye for a bye: with another value only where nothing adds up.
        worth = {Result(a[0]).halves - Result(b[0]).halves for a, b in pairs}
        return "totals" not in found.lacks and worth != {0}
    # One game's result for another, where no totals are printed; "2-1" may turn "1-2".
    turned = re.fullmatch(r"\d+-\d+", cell)
    game = len(pairs) <= 2 and all(a[1] == b[1] and (turned or a[2] == b[2]) for a, b in pairs)
    return not (game and cell and "totals" in good.lacks)


def check(name: str, seed: int, count: int) -> list[str]:
    """Change cells of a random table; return what was misread without a word."""
    rng = Random(seed)  # noqa: S311
    text = LAYOUTS[name](rng)
    good = read(text)
    silent = []
    for _ in range(count):
        other, cell = changed(rng, text)
        found = read_or_refused(other)
        if isinstance(found, ReadError):
            named = found.line is not None
        elif told := [one for one in found.warnings if one not in good.warnings]:
            named = any(one.line is not None for one in told)
        else:
            named = not is_misread(good, found, cell)
        if not named:
            silent.append(f"{cell!r} in:\n{other}")
    return silent


@pytest.mark.parametrize("name", one_in(2, LAYOUTS))
def test_a_changed_cell_is_never_misread_in_silence(name: str) -> None:
    for seed in range(len(seeds(12)) // 4):
        silent = check(name, seed, 5)
        assert not silent, silent[0]


SECTIONS = (
    "Open\nNo\tName\tR1\tTotal\n1\tAshdown, Felix\tW2\t1\n2\tBrook, Ida\tL1\t0\n\n"
    "U1200\nNo\tName\tR1\tTotal\n1\tCalder, Ivo\tL2\t0\n2\tDunn, Pat\tW1\t1\n"
    "3\tEads, Kim\t-B-\t1\n"
)


@pytest.mark.parametrize("form", ["tabs", "spaces", "page"])
@pytest.mark.parametrize("heading", ["Name", "No"])
def test_a_section_whose_heading_is_broken_is_not_lost(form: str, heading: str) -> None:
    text = SECTIONS.replace(heading, "12", 1)
    if form == "spaces":
        text = text.expandtabs(16)
    if form == "page":
        rows = "".join(
            f"<tr><td>{'</td><td>'.join(line.split(chr(9)))}</td></tr>"
            for line in text.split("\n")
            if line
        )
        text = f"<table>{rows}</table>"
    found = [table for _, table in read_all(text)]
    players = [len(table.players) for table in found if isinstance(table, Crosstable)]
    said = [
        warning for table in found if isinstance(table, Crosstable) for warning in table.warnings
    ]
    assert players == [2, 3] or any(warning.code == "row-left-out" for warning in said)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("F3", "0", "forfeit-unanswered"),
        ("X4", "B", "forfeit-unanswered"),
        ("U", "l-0", "opponent-missing"),
        ("Hale, Eva", "Hale, W5", "name-odd"),
    ],
)
def test_what_contradicts_nothing_is_said(old: str, new: str, code: str) -> None:
    text = (
        "No\tName\tR1\tR2\tTotal\n1\tAshdown, Felix\tW2\tD3\t1.5\n"
        "2\tBrook, Ida\tL1\tL4\t0\n3\tFinch, Tom\tX4\tD1\t1.5\n"
        "4\tHale, Eva\tF3\tW2\t1\n5\tEads, Kim\tB\tU\t1\n"
    )
    assert not read(text).warnings
    found = read(text.replace(old, new, 1)).warnings
    assert code in {warning.code for warning in found}
    assert all(warning.line for warning in found)


def test_half_a_color_is_said() -> None:
    text = LAYOUTS["rating-report"](Random(4))  # noqa: S311
    report = re.sub(r"\|W    \|", "|5    |", text, count=1)
    good, found = read(text), read(report)
    assert [one.code for one in found.warnings if one not in good.warnings] == ["color-missing"]


def test_rounds_that_count_down_under_a_broken_heading_keep_their_order() -> None:
    text = "No\tName\tR3\tR2\tR1\tTotal\n1\tAshdown, Felix\tW2\tW3\tB\t3\n"
    text += "2\tBrook, Ida\tL1\tB\tW3\t2\n3\tCalder, Ivo\tB\tL1\tL2\t1\n"
    good = read(text)
    assert good.players[0].results[1].opponent == 3
    assert read(text.replace("Name", "#REF!")).players == good.players


def test_who_had_only_byes_is_not_lost_where_scores_are_below_the_results() -> None:
    text = "No\tName\tR1\tR2\tTotal\n1\tAshdown, Felix\tW2 1.0\tW2 2.0\t2\n"
    text += "2\tBrook, Ida\tL1 0.0\tL1 0.0\t0\n3\tCalder, Ivo\t-H- 0.5\t-B- 1.5\t1.5\n"
    good = read(text)
    assert [player.name for player in good.players][2:] == ["Calder, Ivo"]
    found = read(text.replace("No", "Brook, Ida", 1))
    assert [(one.name, one.results) for one in found.players] == [
        (one.name, one.results) for one in good.players
    ]


@pytest.mark.parametrize(
    ("numbers", "first", "said"),
    [
        ((4, 3, 3, 1), ["W2", "B", "W3", "L2"], 1),  # counting down, with one doubled
        ((5, 4, 3, 1), ["W2", "B", "W3", "L2"], 3),  # counting down, with one left out
        ((7, 6, 5, 4), ["W2", "B", "W3", "L2"], 1),  # counting down, and cut off
        ((3, 2, 3), ["L2", "W3", "B"], 1),  # up or down: nobody knows
    ],
)
def test_rounds_under_doubled_headings(
    numbers: tuple[int, ...], first: list[str], said: int
) -> None:
    rows = [
        ["1", "Ashdown, Felix", "L2", "W3", "B", "W2"],
        ["2", "Brook, Ida", "W1", "B", "W3", "L1"],
        ["3", "Calder, Ivo", "B", "L1", "L2", "U"],
    ]
    made = [["No", "Kid", *(f"Evening {number}" for number in numbers)], *rows]
    found = read("".join("\t".join(row[: len(numbers) + 2]) + "\n" for row in made))
    results = found.players[0].results
    assert [f"{one.code}{one.opponent or ''}" for one in results] == first
    assert [one.code for one in found.warnings] == ["round-guessed"] * said
    assert all(one.line == 1 for one in found.warnings)


def test_a_table_without_numbers_may_be_sorted_otherwise() -> None:
    text = (
        "Player\tR1\tR2\tPts\nBrook, Ida\tD3\tD1\t1\nAshdown, Felix\tW4\tD2\t1.5\n"
        "Calder, Ivo\tD2\tU\t.5\nDunn, Pat\tL1\tU\t0\n"
    )
    table = read(text)
    assert [player.number for player in table.players] == [2, 1, 3, 4]
    assert table.numbered_by == "standings"
    assert not table.contradictions


def test_a_rating_report_between_tabs() -> None:
    text = LAYOUTS["rating-report"](Random(3))  # noqa: S311
    lines = [line for line in text.splitlines() if "|" in line]
    tabs = "\n".join("\t".join(part.strip() for part in line.split("|")) for line in lines)
    assert read(tabs).players == read(text).players


def test_a_number_column_without_a_heading() -> None:
    text = (
        "     Name             R1   Pts\n 1   Ashdown, Felix   W2   1\n"
        " 2   Brook, Ida       L1   0\n"
    )
    assert [(p.number, p.name) for p in read(text).players] == [
        (1, "Ashdown, Felix"),
        (2, "Brook, Ida"),
    ]
