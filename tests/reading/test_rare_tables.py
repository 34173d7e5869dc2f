"""Tables as few people paste them: what is read of them, or what is said."""

from __future__ import annotations

import json

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, opened, read
from tests.reading.test_error_sentences import layout, swiss
from tests.reading.test_games_list import codes, refused

#: Four players, three rounds, without what stands in front and behind.
QUAD = ("Ann\tW2\tD3\tW4", "Ben\tL1\tW4\tW3", "Cem\tW4\tD1\tL2", "Dea\tL3\tL2\tL1")
READ = {"Ann": "WDW", "Ben": "LWW", "Cem": "WDL", "Dea": "LLL"}
SAMPLE = {"Ann": "WWD", "Ben": "LWW", "Cem": "DLD", "Dea": "DLL"}


def read_of(table: Crosstable) -> dict[str, str]:
    """Everybody's results."""
    return {
        player.name: "".join(found.code or "." for found in player.results)
        for player in table.players
    }


def quad(heading: str, *behind: str) -> str:
    """The four under a heading, each with more cells behind the results."""
    rows = (
        f"{at}\t{row}\t{more}" for at, (row, more) in enumerate(zip(QUAD, behind, strict=True), 1)
    )
    return "\n".join(["No\tName\tR1\tR2\tR3\t" + heading, *rows, ""])


@pytest.mark.parametrize(
    "heading", ["No\tName\t1\tClub\t2\tPts", "No\tName\t1\tClub\t2", "Seat\tKid\t1\tClub\t2\tSum"]
)
def test_rounds_that_are_only_numbered_with_a_club_between_them(heading: str) -> None:
    rows = ("1\tAnn\tW2\tOak\tD3\t1.5", "2\tBen\tL1\tElm\tW4\t1", "3\tCem\tW4\tElm\tD1\t1.5",
            "4\tDea\tL3\tOak\tL2\t0")  # fmt: skip
    cells = heading.count("\t") + 1
    table = read("\n".join([heading, *("\t".join(row.split("\t")[:cells]) for row in rows)]))
    assert read_of(table) == {"Ann": "WD", "Ben": "LW", "Cem": "WD", "Dea": "LL"}
    assert table.warnings == ()


def test_a_legend_says_which_column_holds_the_points() -> None:
    text = quad("TB1\tTB2", "5\t2.5", "4\t2", "3\t1.5", "2\t0")
    table = read(f"{text}\nTie Break1: Buchholz\nTie Break2: points (game-points)\n")
    assert [player.total_halves for player in table.players] == [5, 4, 3, 0]
    assert [column.heading for column in table.printed] == ["TB1"]
    without = read(text)
    assert [player.total_halves for player in without.players] == [None] * 4
    assert [column.heading for column in without.printed] == ["TB1", "TB2"]


def test_a_legend_may_say_another_limit() -> None:
    text = quad("TB1", "5", "4", "3", "2") + "\nTie Break1: Koya System (limit {})\n"
    assert [read(text.format(limit)).printed[0].tiebreak for limit in (50, 60)] == ["KS", "KS/L60"]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("1\tAnn Reed\t1.5½\t2\tW2\tD3",
         "Ann Reed, column “Pts” says “1.5½”, but that is not a number of points."),
        ("1\tAnn Reed\t1.5\t2.5½\tW2\tD3",
         "Ann Reed, column “TBrk1” says “2.5½”, but that is not a number."),
        ("1\tAnn Reed\t1.5\t2\tW2\t=PAB",
         "Ann Reed, round 2 says “=PAB”, but that is not a result."),
    ],
)  # fmt: skip
def test_a_cell_that_says_two_things_at_once(row: str, said: str) -> None:
    error = refused(swiss(row))
    assert (error.message, error.line) == (said, 2)


def test_a_sign_and_a_bye_that_contradict_each_other_are_no_result() -> None:
    rows = "1\tAnn\t+B2\t=PAB\n2\tBen\t-W1\t+W3\n3\tCem\t+BYE\t-B2\n"
    assert refused(f"No\tName\tR1\tR2\n{rows}").message.startswith("Ann, round 2 says “=PAB”")


def test_a_quotation_mark_in_front_of_a_row_that_goes_on_in_the_next_line() -> None:
    error = refused('No  Name  R1\n"1  Ann\nReed  W2"\n2  Ben  L1\n')
    assert error.line == 4


def test_cells_over_several_lines_with_a_blank_one_between() -> None:
    rows = (("1\tAnn", "2", "w1", "3", "b½"), ("2\tBen", "1", "b0", "4", "w1"),
            ("3\tCem", "4", "w1", "1", "w½"), ("4\tDea", "3", "b0", "2", "b0"))  # fmt: skip
    text = "".join(f"{who}\t{a}\n{b}\n\t{c}\n\n{d}\n" for who, a, b, c, d in rows)
    table = read(f"#\tName\t1\t2\n{text}")
    assert read_of(table) == {"Ann": "WD", "Ben": "LW", "Cem": "WD", "Dea": "LL"}


MATRIX = (
    "No\tName\t1\t2\t3\t4\tPts\n1\tAnn\t*\t1\t\t\t{}\n2\tBen\t0\t*\t1\t\t1\n"
    "3\tCem\t\t{}\t*\t1\t1\n4\tDea\t\t\t0\t*\t{}\n"
)


def test_a_swiss_by_opponents_without_a_total() -> None:
    table = read(MATRIX.format("2", "0", ""))
    assert read_of(table) == {"Ann": "WB", "Ben": "LW", "Cem": "LW", "Dea": "LU"}
    assert [player.total_halves for player in table.players] == [4, 2, 2, None]


def test_a_swiss_by_opponents_where_a_cell_lacks_its_answer() -> None:
    table = read(MATRIX.format("2", "", "0"))
    assert "results-contradict" in codes(table)
    assert [(one.number, one.other) for one in table.contradictions] == [(2, 3)]


def test_a_swiss_by_opponents_in_which_nobody_had_a_bye() -> None:
    size = 18
    rows = ["\t".join(["No", "Name", *map(str, range(1, size + 1)), "Pts"])]
    for at in range(size):
        cells = [""] * size
        cells[at], cells[(at + 1) % size], cells[(at - 1) % size] = "*", "1", "0"
        rows.append("\t".join([str(at + 1), f"Player {at + 1}", *cells, "1"]))
    table = read("\n".join(rows))
    assert (table.rounds, table.warnings) == (2, ())
    assert {"".join(sorted(found)) for found in read_of(table).values()} == {"LW"}


NAMED = ("Ann Reed\t1800\tW Poe\tL Cobb", "Ben Poe\t\tL Reed\tD Dunn",
         "Cem Cobb\t1500\tD Dunn\tW Reed", "Dea Dunn\t\tD Cobb\tD Poe")  # fmt: skip


def test_opponents_by_name_where_some_have_a_rating() -> None:
    table = read("\n".join(["Name\tRating\tR1\tR2", *NAMED]))
    assert [player.rating for player in table.players] == [1800, None, 1500, None]
    assert read_of(table)["Ann Reed"] == "WL"


def test_opponents_by_name_in_one_round_and_by_number_in_the_next_are_no_table() -> None:
    rows = ("1\tAnn Reed\tBen Poe\t1\t3\t0", "2\tBen Poe\tAnn Reed\t0\t4\t½",
            "3\tCem Cobb\tDea Dunn\t½\t1\t1", "4\tDea Dunn\tCem Cobb\t½\t2\t½")  # fmt: skip
    heading = "No\tName\tOpponent\tResult\tOpponent\tResult"
    assert refused("\n".join([heading, *rows])).said.code == "error-no-table"


def test_a_section_is_asked_for_in_a_layout_that_it_is_not_in() -> None:
    both = f"{layout('wintd')}\n\n{layout('chess-results')}"
    assert read_of(opened(both, "wintd-text", 0).table) == SAMPLE
    with pytest.raises(ReadError) as caught:
        opened(both, "wintd-text", 1)
    assert caught.value.said.code == "error-not-this-layout"


def test_a_rating_behind_nearly_every_name() -> None:
    rows = [
        f"{chr(64 + at)}ay, Kim ({1500 + at * at})\t{f'W{at + 1}' if at % 2 else f'L{at - 1}'}"
        for at in range(1, 13)
    ]
    rows[6] = rows[6].replace(" (1549)", "")
    table = read("\n".join(["Name\tR1", *rows]))
    assert [player.name for player in table.players[5:8]] == ["Fay, Kim", "Gay, Kim", "Hay, Kim"]
    assert [player.rating for player in table.players[5:8]] == [1536, None, 1564]


def test_a_line_that_looks_like_a_report_above_a_table() -> None:
    table = read("001 Ann W2\n001 Ben L1\nNo\tName\tRd 1\n1\tAnn\tW2\n2\tBen\tL1\n")
    assert (read_of(table), codes(table)) == ({"Ann": "W", "Ben": "L"}, 2 * ["row-left-out"])


@pytest.mark.parametrize("more", ["\t" * 3, "\t" + "\t".join("abcdefghijk")])
def test_headings_behind_the_last_column(more: str) -> None:
    rows = "1\tAnn\tW2\n2\tBen\tL1\n3\tCem\tW4\n4\tDea\tL3\n"
    assert read_of(read(f"Seat\tKid\tWk 1{more}\n{rows}")) == dict(zip(READ, "WLWL", strict=True))


def test_headings_in_another_order_than_the_cells() -> None:
    assert refused("Rd 3\tRd 2\tRd 1\tName\n" + "\n".join(QUAD)).line == 2


def test_a_section_whose_heading_is_misspelled_above_one_whose_is_not() -> None:
    first = "Nr\tNme\tRd 1\tPst\n1\tEva\tW2\t1\n2\tFay\tL1\t0\n"
    second = "No\tName\tRd 1\tPts\n1\tAnn\tW2\t1\n2\tBen\tL1\t0\n"
    found = opened(f"{first}\n{second}")
    assert [section.players for section in found.sections] == [2, 2]
    assert read_of(read(f"{first}\n{second}", section=0)) == {"Eva": "W", "Fay": "L"}


def test_two_columns_for_each_opponent_that_are_no_crosstable() -> None:
    rows = ("1\tAnn\tx\tx\t1\t\t0\t\t1", "2\tBen\t0\t\tx\tx\t5\t\t1", "3\tCem\t1\t\t0\t\tx\tx\t1")
    error = refused("\n".join(["No\tName\t1\t\t2\t\t3\t\tPts", *rows]))
    assert error.message == "Ben, column “3” says “5”, but that is not a result."


def test_two_lines_a_player_one_of_which_is_cut_off() -> None:
    rows = ((1, "Ann", 2, 3, "1.5", 1, "½"), (2, "Ben", 1, 4, 1, 0, 1),
            (3, "Cem", 4, 1, "1.5", 1, "½"), (4, "Dea", 3, 2, 0, 0, 0))  # fmt: skip
    lines = [f"{a}\t{b}\t{c}\t{d}\t{total}\n\t\t{e}\t{f}" for a, b, c, d, total, e, f in rows]
    text = "\n".join(["No\tName\tR1\tR2\tPts", *lines])
    assert read_of(read(text)) == {"Ann": "WD", "Ben": "LW", "Cem": "WD", "Dea": "LL"}
    error = refused(text.replace("1\t4\t1\n", "1\t4\n"))
    assert (error.said.code, error.line) == ("error-row-short", 4)


def report(line: str) -> str:
    """The sample of a report with a line more."""
    return layout("trf", old="XXR 3\n", new=f"XXR 3\n{line}\n")


def test_byes_in_a_report_for_who_played_or_is_not_there_change_nothing() -> None:
    table = read(report("240 H   1    1    9"))
    assert read_of(table) == SAMPLE
    assert [(said.code, said.facts) for said in table.warnings] == [("trf-of-nobody", (1, "9"))]


@pytest.mark.parametrize(
    ("count", "said"),
    [("5", [(5, 4)]), ("012", [(12, 4)]), ("4", []), ("3", []), ("four", []), ("", [])],
)
def test_a_report_with_fewer_players_than_it_counts(
    count: str, said: list[tuple[int, int]]
) -> None:
    table = read(report(f"062 {count}"))
    assert read_of(table) == SAMPLE
    assert [one.facts for one in table.warnings if one.code == "trf-players-missing"] == said
    assert len(table.warnings) == len(said)


@pytest.mark.parametrize("day", ["03/22/2026", "22/03/2026", "2026/22/03", "2026/03/22"])
def test_a_day_in_a_report_with_the_month_before_or_behind(day: str) -> None:
    assert read(report(f"042 {day}")).starts == "2026-03-22"


def test_a_rating_report_in_which_somebody_is_unrated() -> None:
    table = read(layout("rating-report", old="R: 1850 ", new="R: Unrated "))
    assert [player.rating for player in table.players] == [None, 1790, 1700, 1620]


def test_a_file_of_ratings_whose_section_is_empty() -> None:
    head = "Pair\tName\tState\tRating\tRd 1\n"
    players = "1\tANN\tMI\t1850\tW 2\n2\tBEN\tMI\t1790\tL 1\n"
    found = opened(f"US Chess rating report files\n{head}{head}{players}")
    assert read_of(found.table) == {"ANN": "W", "BEN": "L"}
    assert refused(f"US Chess rating report files\n{head}").said.code == "error-no-players"


def test_rows_of_pairings_that_are_no_players_are_passed_over() -> None:
    assert read_of(read(layout("swiss-manager") + "x;Extra;1;2\n;;;\n")) == SAMPLE


def test_an_answer_of_us_chess_names_its_section() -> None:
    players = json.loads(layout("us-chess-json"))["items"]
    answer = {"sectionNumber": 1, "name": "Under 1200", "standings": {"items": players}}
    assert read(json.dumps([answer])).section == "Under 1200"
    players[0]["roundOutcomes"][0]["roundNumber"] = 101
    assert refused(json.dumps([answer])).said.code == "error-no-round-numbers"


def test_a_section_that_nobody_entered_or_that_was_deleted_is_none() -> None:
    saved = json.loads(layout("swisssys-file"))
    (section,) = saved["Sections"]
    gone = {**section, "FreePair soft deleted": True}
    found = opened(json.dumps({**saved, "Sections": [{**section, "Players": []}, gone, section]}))
    assert [one.players for one in found.sections] == [4]


def test_figures_in_a_saved_file_may_have_decimals() -> None:
    text = layout("swisssys-file").replace('"Pair number": 1,', '"Pair number": 1.0,')
    assert read_of(read(text)) == SAMPLE


@pytest.mark.parametrize("other", [{"rounds": 101}, {"event": 7}, {"players": []}])
def test_a_saved_table_with_facts_that_no_table_has(other: dict[str, object]) -> None:
    saved = {**json.loads(layout("json")), **other}
    assert refused(json.dumps(saved)).said.code == "error-document"


def test_a_saved_table_whose_rating_is_no_number() -> None:
    saved = json.loads(layout("json"))
    saved["players"][0]["rating"] = "1500"
    assert refused(json.dumps(saved)).said.code == "error-document"


def test_totals_tell_split_results_from_german_letters_beside_colors_too() -> None:
    """US Chess has N, R and S where both sides of a game got different results."""

    def read_as(ann: str, cem: str) -> list[str]:
        table = read(f"No\tName\tRd 1\tPts\n1\tAnn\tS3W\t{ann}\n2\tBob\tH\t½\n3\tCem\tN1B\t{cem}")
        assert not table.warnings
        return [player.results[0].code for player in table.players]

    assert read_as("0", "1") == ["S", "H", "N"]
    assert read_as("1", "0") == ["W", "H", "L"]


@pytest.mark.parametrize("heading", ["", "Rk;;Name;Rtg;FED;1.Rd;2.Rd;Pts.;Pl;TB1\n"])
def test_a_last_round_of_byes_alone_is_a_round(heading: str) -> None:
    table = read(f"{heading}1;FM;Ann;2100;SUI;2w1;-½;1,5;1;2,5\n2;;Bob;2000;SUI;1b0;-1;1;2;2\n")
    assert [[one.code for one in player.results] for player in table.players] == [
        ["W", "H"],
        ["L", "P"],
    ]


def test_of_a_table_of_running_scores_no_half_is_read() -> None:
    """Two rows whose scores could be results are no table of two players."""
    text = (
        "Name   R1  R2  R3  Tot\nAnn    1   2   2.5 2.5\nBo     1   1   1.5 1.5\n"
        "Cy     0   1   2   2\nDi     0   0   0   0\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.message == "Ann, round 2 says “2”, but that is not a result."
