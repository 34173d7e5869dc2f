"""Opponents by name: in a cell with the result, or in a column beside it."""

from __future__ import annotations

import pytest

from calculator.model import Crosstable
from calculator.reading import read, read_all
from calculator.reading.choose.readings import opened
from tests.reading.test_games_list import codes, refused, results

#: Four players, two rounds; every cell of the table of each form is made of these.
NAMES = ("Ashdown, Felix", "Brook, Ida", "Calder, Ivo", "Dunn, Pat")
ROUNDS = (
    ("W", 1, "W"), ("L", 0, "B"), ("D", 3, "W"), ("D", 2, "B"),
    ("L", 2, "B"), ("D", 3, "W"), ("W", 0, "W"), ("D", 1, "B"),
)  # fmt: skip
TOTALS = ("1", "½", "1½", "1")
READ = {
    "Ashdown, Felix": "WBrook, Ida LCalder, Ivo",
    "Brook, Ida": "LAshdown, Felix DDunn, Pat",
    "Calder, Ivo": "DDunn, Pat WAshdown, Felix",
    "Dunn, Pat": "DCalder, Ivo DBrook, Ida",
}


def cell(form: str, at: int) -> str:
    code, other, color = ROUNDS[at]
    whole = NAMES[other]
    last, _, first = whole.partition(", ")
    return form.format(
        code=code,
        sign={"W": "+", "L": "-", "D": "="}[code],
        points={"W": "1", "L": "0", "D": "½"}[code],
        word={"W": "won against", "L": "lost to", "D": "drew with"}[code],
        noun={"W": "Win", "L": "Loss", "D": "Draw"}[code],
        whole=whole,
        last=last,
        turned=f"{first} {last}",
        initial=f"{first[0]}. {last}",
        behind=f"{first} {last[0]}.",
        color=color,
    )


def table_in(form: str, separator: str = "\t", *, numbered: bool = False) -> str:
    lines = [separator.join(["No"] * numbered + ["Name", "R1", "R2", "Pts"])]
    for at, name in enumerate(NAMES):
        cells = [name, cell(form, at), cell(form, at + 4), TOTALS[at]]
        lines.append(separator.join([str(at + 1)] * numbered + cells))
    return "\n".join(lines)


FORMS = [
    "{code} {last}", "{last} {code}", "{whole} ({code})", "{points} {last}", "{sign}{last}",
    "{code}-{last}", "{code} vs. {behind}", "{word} {last}", "{noun} vs {turned}",
    "{code}: {whole}",
    "{last} {points}", "{sign} {whole}", "{code} {initial}", "{code} {turned}", "{whole}: {noun}",
    "{last} - {points}", "{points} v {initial}",
]  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("numbered", [False, True])
def test_opponent_and_result_in_one_cell(form: str, numbered: bool) -> None:
    table = read(table_in(form, numbered=numbered))
    assert results(table) == READ
    assert [player.total_halves for player in table.players] == [2, 1, 3, 2]
    assert (table.numbered_by, table.format) == ("name", "table-text")
    assert [w.code for w in table.warnings] in ([], ["name-taken"])


@pytest.mark.parametrize(
    "form", ["{code} {last} ({color})", "{last} {code} ({color})", "{code} ({color}) {whole}"]
)
def test_the_color_beside_them(form: str) -> None:
    table = read(table_in(form))
    assert [r.color for player in table.players for r in player.results] == list("WBBWWWBB")
    assert results(table)["Dunn, Pat"] == "DCalder, Ivob DBrook, Idab"


@pytest.mark.parametrize(
    "heading",
    [
        "Player\tR1 Opp\tR1\tR2 Opp\tR2\tTotal",
        "Player\tRound 1 Opponent\tRound 1 Result\tRound 2 Opponent\tRound 2 Result\tTotal",
        "Player\tOpponent\tResult\tOpponent\tResult\tTotal",
        "Player\tR1\t\tR2\t\tTotal",
    ],
)
@pytest.mark.parametrize("form", ["{whole}", "{last}", "{turned}"])
def test_opponent_and_result_in_columns(heading: str, form: str) -> None:
    lines = [heading]
    for at, name in enumerate(NAMES):
        cells = [cell(one, at + 4 * round_) for round_ in (0, 1) for one in (form, "{points}")]
        lines.append("\t".join([name, *cells, TOTALS[at]]))
    table = read("\n".join(lines))
    assert results(table) == READ
    assert table.warnings == ()


def test_three_columns_a_round() -> None:
    heading = "#\tName\tRd1 Opponent\tRd1 Result\tRd1 Colour\tRd2 Opponent\tRd2 Result\tRd2 Colour"
    lines = [heading]
    for at, name in enumerate(NAMES):
        forms = ("{whole}", "{code}", "{color}")
        cells = [cell(one, at + 4 * round_) for round_ in (0, 1) for one in forms]
        lines.append("\t".join([str(at + 1), name, *cells]))
    table = read("\n".join(lines))
    assert results(table)["Calder, Ivo"] == "DDunn, Patw WAshdown, Felixw"


def test_opponents_by_number_in_a_column_of_their_own() -> None:
    text = (
        "No\tPlayer\tR1 Opp\tR1 Res\tR2 Opp\tR2 Res\tPts\n1\tAnn\t2\t1\tBYE\t1\t2\n"
        "2\tBen\t1\t0\t4\t½\t½\n3\tCem\t4\t1\t5\t0\t1\n4\tDea\t3\t0\t2\t½\t½\n"
        "5\tEli\tBYE\t½\t3\t1\t1½\n"
    )
    table = read(text)
    assert results(table) == {
        "Ann": "WBen B", "Ben": "LAnn DDea", "Cem": "WDea LEli", "Dea": "LCem DBen",
        "Eli": "H WCem",
    }  # fmt: skip
    assert table.warnings == ()


def test_byes_and_forfeits() -> None:
    text = (
        "Player\tR1 Opp\tR1\tR2 Opp\tR2\tTotal\n"
        "Ann Reed\tBYE\t1\tPoe\tX\t2\nBen Poe\tCobb\t1\tReed\tF\t1\n"
        "Cem Cobb\tPoe\t0\tBYE\t½\t½\nDea Dunn\tbye ½\t\tEads\t\t½\nEli Eads\t\t0\tDunn\t\t0\n"
    )
    table = read(text)
    assert results(table) == {
        "Ann Reed": "B XBen Poe", "Ben Poe": "WCem Cobb FAnn Reed", "Cem Cobb": "LBen Poe H",
        "Dea Dunn": "H .Eli Eads", "Eli Eads": "U .Dea Dunn",
    }  # fmt: skip


def test_html() -> None:
    html = table_in("{code} {last}").replace("\t", "<td>").replace("\n", "<tr><td>")
    assert results(read(f"<table><tr><td>{html}</table>")) == READ


def test_commas_in_names_without_quotes() -> None:
    assert results(read(table_in("{code} {last}", ","))) == READ


TWO_BROOKS = (
    "Name\tR1\tR2\tPts\nAshdown, Felix\tW Brook\tD Dunn\t1.5\n"
    "Brook, Ida\tL Ashdown\tW T. Brook\t1\n"
    "Brook, Tom\tD Dunn\tL I Brook\t0.5\nDunn, Pat\tD Brook, Tom\tD Ashdown\t1\n"
)


def test_the_one_who_names_them_too_is_meant_and_that_is_said() -> None:
    table = read(TWO_BROOKS)
    assert results(table)["Ashdown, Felix"] == "WBrook, Ida DDunn, Pat"
    (warning,) = table.warnings
    assert (warning.code, warning.line, warning.column) == ("name-answered", 2, 16)


def test_a_name_that_two_have_is_refused() -> None:
    error = refused(TWO_BROOKS.replace("L Ashdown", "D Dunn").replace("D Brook, Tom", "D Brook"))
    assert error.message == (
        "Ashdown, Felix, round 1 says “W Brook”, but that may be any of these: "
        "Brook, Ida; Brook, Tom."
    )
    assert (error.line, error.column) == (2, 16)


def test_a_name_that_nobody_has_is_refused_with_the_nearest() -> None:
    error = refused(table_in("{code} {last}").replace("W Brook", "W Brock"))
    assert (
        error.message
        == "Ashdown, Felix, round 1 says “W Brock”, but nobody here is called “Brock”."
    )
    assert (error.hint, error.line, error.column) == ("Most like it: Brook, Ida.", 2, 16)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("W Brook", "Q Brook", "error-no-result"),
        ("W Brook", "W", "error-no-result"),
        ("W Brook", "L Brook", "results-contradict"),
        ("W Brook", "W Dunn", "results-contradict"),
        ("W Brook", "", "results-contradict"),
        ("W Brook", "???? Brook", "results-contradict"),
        ("\t1½", "\t2", "total-differs"),
        ("\t1½", "\tmany", "error-no-score"),
        ("\t1½", "", "error-row-short"),
        ("\t1½", "\t1½\t7", "error-row-long"),
    ],
)
def test_a_fault_is_named(old: str, new: str, code: str) -> None:
    text = table_in("{code} {last}").replace(old, new, 1)
    if code.startswith("error"):
        error = refused(text)
        assert (error.said.code, error.line is not None) == (code, True)
    else:
        assert code in codes(read(text))


def test_a_missing_round_is_named() -> None:
    assert refused(table_in("{code} {last}").replace("R2", "R3")).said.code == "error-round-follows"


def test_the_text_below_a_long_table_that_names_nobody_is_above_the_next() -> None:
    names = [
        f"{one} {two}{three}" for one in ("Ann", "Ben") for two in "ABCDEF" for three in "abcdef"
    ]
    rows = [
        f"{at}\t{name}\t{f'W{at + 1}' if at % 2 else f'L{at - 1}'}"
        for at, name in enumerate(names, 1)
    ]
    text = "\n".join(["No.\tName\tR1", *rows, "The reserves", "Name\tRound 1"])
    text += "\nAnn Reed\tW Ben Poe\nBen Poe\tL Ann Reed"
    (_, long), (title, found) = read_all(text)
    assert title == "The reserves"
    assert isinstance(found, Crosstable)
    assert found.numbered_by == "name"
    # The long one is a section, too.
    assert isinstance(long, Crosstable)
    assert [player.name for player in long.players] == names
    assert opened(text).table == long


TURNED = (
    "Name\tR1 Opp\tR1\tR2 Opp\tR3\tR3 Opp\tR2\tPts\n"
    "Ann Lind\tBob Rowe\tW\tCleo Dunn\tL\tDan Juhl\tD\t1½\n"
    "Bob Rowe\tAnn Lind\tL\tDan Juhl\tL\tCleo Dunn\tW\t1\n"
    "Cleo Dunn\tDan Juhl\tD\tAnn Lind\tW\tBob Rowe\tD\t2\n"
    "Dan Juhl\tCleo Dunn\tD\tBob Rowe\tW\tAnn Lind\tL\t1½\n"
)


@pytest.mark.parametrize("numbers", [False, True])
def test_results_in_another_order_than_opponents_go_with_the_round_of_their_heading(
    *, numbers: bool
) -> None:
    text = TURNED
    for at, name in enumerate(("Ann Lind", "Bob Rowe", "Cleo Dunn", "Dan Juhl"), 1):
        text = text.replace(f"\t{name}", f"\t{at}") if numbers else text
    table = read(text)
    said = [(one.opponent, one.code) for one in table.players[0].results]
    assert said == [(2, "W"), (3, "D"), (4, "L")]
    assert not table.warnings
    assert not table.contradictions
    assert not table.wrong_totals


def test_results_of_other_rounds_than_those_of_the_opponents_are_refused() -> None:
    error = refused(TURNED.replace("\tR3\t", "\tR4\t"))
    assert (error.said.code, error.said.facts) == ("error-round-follows", (4, 2))


def test_letters_in_front_of_last_names_are_results_in_a_list_of_one_round() -> None:
    table = read(
        "1. | Kai Bell | 0 bye | 0\n2. | Hana Roe | D Abbott | ½\n3. | Lea O'Neil | D Hill | ½\n"
        "4. | Jo Hill | D O'Neil | ½\n5. | Ann Abbott | D Roe | ½\n"
    )
    assert [one.name for one in table.players] == [
        *("Kai Bell", "Hana Roe", "Lea O'Neil", "Jo Hill", "Ann Abbott"),
    ]
    assert [one.results[0].opponent for one in table.players] == [None, 5, 4, 3, 2]
    games = read("Jo Hill - D Roe 1-0\nAl Roe - D Fox 0-1\n")
    assert len(games.players) == 4
