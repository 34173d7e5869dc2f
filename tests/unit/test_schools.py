"""Schools out of a table in which everybody plays alone: who counts, who is ahead, and why."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.__main__ import main
from calculator.answers import schools as sentences
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.answers.what_if.school_other_results import ways
from calculator.command.school_forms import schools_document
from calculator.model import Crosstable, Player, crosstable
from calculator.page import answer
from calculator.printed.schools import compared
from calculator.ranked import rank
from calculator.ranking.schools import BEST, ORDERS, Rule, Schools, SchoolsError, schools
from calculator.ranking.schools.school_columns import column, columns, kind_of
from calculator.reading import read
from calculator.tiebreaks import tiebreaks
from calculator.words import use
from tests.support.events import events
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.project import ROOT
from tests.support.tables import core_table
from tests.unit.test_page_text import ask, elements, options, words

PRIZES = str(ROOT / "docs" / "samples" / "prizes.txt")
Capture = pytest.CaptureFixture[str]


def of(text: str, players_by: str = "solkoff", **rule: Any) -> Schools:  # noqa: ANN401 - the fields of a rule
    return schools(rank(read(text), players_by), Rule(**rule))


#: Oak and Elm both have 3 of their best two; Oak's Cy and Dot are level for its second place.
TIED = """No.\tName\tSchool\tR1\tR2\tR3\tTotal
1\tAnn Lee\tOak\tW4\tW5\tL2\t2
2\tBob Ray\tElm\tW6\tL3\tW1\t2
3\tCy Poe\tOak\tL5\tW2\tL4\t1
4\tDot Fox\tOak\tL1\tL6\tW3\t1
5\tEd Kay\tElm\tW3\tL1\tL6\t1
6\tFay Orr\tYew\tL2\tW4\tW5\t2
"""


LEVEL_IN_OAK = (
    "Dot Fox and Cy Poe have the same score. Dot Fox, who is higher among all the players, counts."
)


def test_the_best_of_each_are_added_up_and_sums_break_the_tie() -> None:
    found = of(TIED, best=2)
    # By hand: Solkoff adds up the opponents' scores. Ann met 4, 5, 2 (1+1+2), Cy 5, 2, 4 (1+2+1),
    # Dot 1, 6, 3 (2+2+1); Bob 6, 3, 1 (2+1+2), Ed 3, 1, 6 (1+2+2). Dot is above Cy, and counts.
    lines = [
        (row.place, row.name, row.score, [one.name for one in row.counted], row.decided_by)
        for row in found.rows
    ]
    assert lines == [
        (1, "Elm", 6, ["Bob Ray", "Ed Kay"], "team-score"),
        (2, "Oak", 6, ["Ann Lee", "Dot Fox"], "sum:solkoff"),
        (3, "Yew", 4, ["Fay Orr"], "team-score"),
    ]
    sums = [row.values["sum:solkoff"].number for row in found.rows]
    assert sums == [10, 9, 4]
    assert sentences.why(found, "Oak") == [
        "Oak is 2nd of 3 with 3 points.",
        "Counted: Ann Lee 2 + Dot Fox 1 = 3.",
        "Not counted: Cy Poe 1; only the best 2 count.",
        LEVEL_IN_OAK,
        "Elm and Oak are tied on score. Elm is ahead on the sum of Solkoff, 10 to 9.",
        "Elm: Bob Ray 5 + Ed Kay 5 = 10.",
        "Oak: Ann Lee 4 + Dot Fox 5 = 9.",
        "Oak has 3 points, Yew has 2.",
    ]


def test_what_nothing_separates_shares_its_place() -> None:
    text = "Name,Club,R1\nAnn,Oak,D2\nBob,Elm,D1\nCy,Yew,L4\nDi,Fir,W3"
    found = of(text, "most-wins")
    assert [(row.place, row.name) for row in found.rows] == [
        (1, "Fir"),
        (2, "Elm"),
        (2, "Oak"),
        (4, "Yew"),
    ]
    assert [row.decided_by for row in found.rows] == [
        "team-score",
        "team-score",
        None,
        "team-score",
    ]
    said = sentences.why(found, "Oak")
    assert "Oak and Elm share 2nd place." in said
    assert "Nothing separates Elm and Oak: they are equal in score and sum of Most Wins." in said


#: Ann and Bob have a win each and share a place; Bob met the better opponents.
LEVEL = """Name,Club,R1,R2
Ann,Oak,W5,L3
Bob,Oak,W6,L4
Cy,Yew,W7,W1
Di,Yew,W8,W2
Ed,Yew,L1,L6
Fi,Yew,L2,W5
Go,Yew,L3,D8
Hu,Yew,L4,D7"""


@pytest.mark.parametrize(
    ("sums", "who", "by", "said"),
    [
        ("solkoff", "Bob", "sums", "Bob and Ann share a place. Bob, who has more in the"),
        ("most-wins", "Ann", "alike", "it makes no difference which of them counts."),
    ],
)
def test_of_two_who_share_a_place_the_one_with_more_in_the_sums_counts(
    sums: str, who: str, by: str, said: str
) -> None:
    table = read(LEVEL)
    for each in (table, table._replace(players=table.players[::-1])):
        found = schools(rank(each, "most-wins"), Rule(best=1, order=sums))
        oak = found.row("Oak")
        assert [one.name for one in oak.counted] == [who]
        assert oak.level is not None
        assert oak.level.by == by
        assert said in " ".join(sentences.why(found, "Oak"))


def test_a_value_that_somebody_lacks_decides_nothing() -> None:
    # Ann's one opponent has no rating, Bob's has: a sum of one is no more than one of nothing.
    text = "Name,Rating,Club,R1\nAnn,1500,Oak,W3\nBob,1400,Elm,W4\nCy,,Yew,L1\nDi,1600,Yew,L2"
    found = of(text, "average-opposition", best=1)
    assert [(row.place, row.name) for row in found.rows] == [(1, "Elm"), (1, "Oak"), (3, "Yew")]
    assert [row.values["sum:average-opposition"].number for row in found.rows[:2]] == [1600, None]
    said = sentences.why(found, "Oak")
    assert "The sum of Average Opposition was skipped: Ann has no value." in said
    assert "Nothing separates Elm and Oak: they are equal in score." in said


def test_what_cannot_be_added_up_is_said() -> None:
    found = of(TIED, "result-between-tied,solkoff,coin-flip")
    assert [one.name for one in found.summed.added] == ["solkoff"]
    (said,) = found.warnings
    assert said.words() == (
        "Result Between Tied Players and Coin Flip are not added up: two schools cannot be "
        "compared by such sums."
    )


@pytest.mark.parametrize(
    ("heads", "first"),
    [
        ("State Club School", "School"),
        ("FED Club/City", "Club/City"),
        ("Team Club", "Club"),
        ("St Tm", "Tm"),
        ("Fed Grade", "Fed"),
        ("Escuela Equipo", "Escuela"),
    ],
)
def test_a_school_comes_before_a_club_before_a_team(heads: str, first: str) -> None:
    names = heads.split()
    table = crosstable(
        Player(at, f"P{at}", about=tuple((name, f"{name}{at % 2}") for name in names))
        for at in (1, 2, 3)
    )
    assert column("", table) == first
    for name in names:
        assert column(name.lower(), table) == name


def test_a_column_in_which_all_say_the_same_groups_nobody() -> None:
    table = crosstable(
        Player(at, f"P{at}", about=(("School", "Oak"), ("Club", f"C{at}"))) for at in (1, 2)
    )
    assert columns(table) == ("Club", "School")


@pytest.mark.parametrize(
    ("kind", "headings"),
    [
        ("school", "School,School Name,Colegio,Škola"),
        ("club", "Club,Club/City,Verein,Seura"),
        ("team", "Team,Tm,Équipe,Hold"),
        ("state", "State,St.,Province"),
        ("fed", "FED,Fed.,Nation,País"),
        ("", "Grade,Title,Stage"),
    ],
)
def test_what_columns_are_called(kind: str, headings: str) -> None:
    assert {heading: kind_of(heading) for heading in headings.split(",")} == dict.fromkeys(
        headings.split(","), kind
    )


def test_who_has_nothing_there_makes_no_second_school() -> None:
    said = [("School", "Oak"), ("School", ""), ("Club", "C1"), ("Club", "C2")]
    table = crosstable(
        Player(at, f"P{at}", about=(said[at % 2], said[2 + at % 2])) for at in (0, 1)
    )
    assert columns(table) == ("Club", "School")


@pytest.mark.parametrize("none", ["None", "N/A", "Unattached", "individual", "No team", "Ninguno"])
def test_what_says_that_there_is_no_school(none: str) -> None:
    found = of(f"Name,School,R1\nAnn,Oak,W2\nBob,{none},L1")
    assert [row.name for row in found.rows] == ["Oak"]
    assert found.grouped.nobodys == (2,)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [("Lakes", "Laked", True), ("Lake", "Lave", False), ("Lake 1", "Lake 2", False)],
)
def test_names_that_differ_in_one_letter_are_told_of(one: str, other: str, apart: bool) -> None:
    found = of(f"Name,School,R1\nAnn,{one},W2\nBob,{other},L1")
    assert [message.code for message in found.warnings] == ["schools-alike"] * apart


def test_what_would_have_changed_a_place_is_counted_beyond_the_first_five() -> None:
    found = schools(rank(read(EVENT), "solkoff"), Rule(order="us-scholastic"))
    tried = ways(found, "Southport")
    lines = sentences.what_if(found, "Southport")
    assert len(tried.higher) > 6
    assert f"- {len(tried.higher) - 5} more results would." in lines
    # Six of them: one more.
    asked = schools(found.standings, Rule(best=1))
    assert len(ways(asked, "Northpoint").lower) == 6
    assert "- One more result would." in sentences.what_if(asked, "Northpoint")


def test_team_and_school_are_two_columns() -> None:
    table = crosstable(
        Player(at, f"P{at}", about=(("School", f"S{at}"), ("Team", f"T{at}"))) for at in (1, 2)
    )
    assert (column("team", table), column("school", table)) == ("Team", "School")
    assert kind_of("Grade") == ""


@pytest.mark.parametrize(
    ("text", "rule", "said"),
    [
        ("Name,R1\nAnn,W2\nBob,L1", {}, "it has no such column"),
        ("Name,Grade,R1\nAnn,5,W2\nBob,6,L1", {}, "Beside results it has: Grade; --team-by"),
        ("Name,Grade,R1\nAnn,5,W2\nBob,6,L1", {"column": "club"}, "no column “club”"),
        ("Name,Club,R1\nAnn,Oak,W2\nBob,Elm,L1", {"best": 0}, "at least one player must count"),
        ("Name,Club,R1\nAnn,Oak,W2\nBob,Elm,L1", {"best": 4, "limit": 3}, "cannot have 4"),
    ],
)
def test_what_cannot_be_done_is_refused(text: str, rule: dict[str, Any], said: str) -> None:
    with pytest.raises(SchoolsError) as caught:
        of(text, **rule)
    assert said in str(caught.value)


def test_what_is_doubtful_is_said() -> None:
    text = "Name,School,R1\nAnn,Northpoint,W2\nBob,Norhpoint,L1\nCy,,W4\nDi,Northpoint,L3"
    found = of(text, best=1, limit=1)
    said = " ".join(one.words() for one in found.warnings)
    assert "1 player is not counted: the table does not say" in said
    assert "“Northpoint” and “Norhpoint” are counted apart" in said
    assert "There are more players here than the 1 who may be entered: Northpoint 2." in said


def test_modified_median_is_warned_of_unless_somebody_chose_the_sums() -> None:
    codes = [one.code for one in of(TIED, "us-chess").warnings]
    assert codes == ["schools-modified-median"]
    assert of(TIED, "us-chess", order="us-scholastic").warnings == ()


def test_every_published_list_has_its_sums() -> None:
    for name, listed in ORDERS.items():
        found = of(TIED, "us-chess", order=name)
        assert [one.name for one in found.summed.added] == list(listed)


# Redone by a small function of its own, for random events.


def by_hand(table: Crosstable, order: str, sums: str, best: int) -> list[tuple[int, str, Fraction]]:
    """Places of schools, worked out in the plainest way: every figure a fraction."""
    standings = rank(table, order)
    lines: dict[str, tuple[Fraction, ...]] = {}
    names = [one.name for one in tiebreaks(sums)]
    tally = standings.tally
    by_school: dict[str, list[Any]] = {}
    for row in standings.rows:
        by_school.setdefault(dict(tally.player[row.number].about)["School"], []).append(row)
    for school, rows in by_school.items():
        figures = {}
        for row in rows:
            values = [
                next(iter(one.values(tally, (row.number,)).values())) for one in tiebreaks(sums)
            ]
            figures[row.number] = [Fraction(one.amount or 0, one.scale) for one in values]
        rows.sort(key=lambda row: (-row.score, row.place, [-one for one in figures[row.number]]))
        counted = rows[:best]
        lines[school] = (
            Fraction(sum(row.score for row in counted), 2),
            *(
                sum((figures[row.number][at] for row in counted), Fraction(0))
                for at in range(len(names))
            ),
        )
    return sorted(
        (1 + sum(other > own for other in lines.values()), name, own[0])
        for name, own in lines.items()
    )


def with_schools(event: Event, many: int, seed: int) -> Crosstable:
    """The event as a table whose players are of so many schools."""
    table = core_table(event)
    players = tuple(
        player._replace(about=(("School", "ABCDEF"[player.number * 7919 // seed % many] * 3),))
        for player in table.players
    )
    return table._replace(players=players)


@given(
    event=events(),
    seed=st.integers(1, 1000),
    many=st.integers(1, 6),
    best=st.integers(1, 5),
    order=st.sampled_from(["us-chess", "solkoff", "result-between-tied,cumulative"]),
    sums=st.sampled_from(["solkoff", "us-scholastic", "cumulative,kashdan"]),
)
@examples(120)
def test_places_are_those_of_plain_addition(
    event: Event, seed: int, many: int, best: int, order: str, sums: str
) -> None:
    table = with_schools(event, many, seed)
    found = schools(rank(table, order), Rule(best=best, order=sums))
    listed = ",".join(ORDERS.get(sums, (sums,)))
    assert [(row.place, row.name, Fraction(row.score, 2)) for row in found.rows] == by_hand(
        table, order, listed, best
    )
    members = [one.number for row in found.rows for one in row.members]
    assert sorted(members) == sorted(player.number for player in table.competitors)
    for row in found.rows:
        assert row.counted == row.members[:best]
        for value in row.values.values():
            if value.amount is not None:
                assert value.amount == sum(term.amount for term in value.terms)
                assert [term.opponent for term in value.terms] == [r.number for r in row.counted]
    for above, row in pairwise(found.rows):
        assert (row.decided_by is None) == (row.place == above.place)


@given(event=events(), seed=st.integers(1, 1000), many=st.integers(2, 5), best=st.integers(1, 4))
@examples(60)
def test_the_order_of_the_rows_does_not_matter(
    event: Event, seed: int, many: int, best: int
) -> None:
    table = with_schools(event, many, seed)
    turned = table._replace(players=table.players[::-1])
    one, other = (
        schools(rank(each, "solkoff,cumulative"), Rule(best=best, order="kashdan,solkoff"))
        for each in (table, turned)
    )

    def seen(found: Schools) -> list[tuple[object, ...]]:
        return [
            (row.place, row.name, row.score, {name: v.number for name, v in row.values.items()})
            for row in found.rows
        ]

    assert seen(one) == seen(other)


@given(event=events(), seed=st.integers(1, 1000), many=st.integers(2, 4), best=st.integers(1, 3))
@examples(25)
def test_other_results_lead_where_a_new_ranking_does(
    event: Event, seed: int, many: int, best: int
) -> None:
    table = with_schools(event, many, seed)
    standings = rank(table, "solkoff,cumulative")
    rule = Rule(best=best, order="solkoff")
    found = schools(standings, rule)
    name = found.rows[-1].name
    tried = ways(found, name)
    own = {one.number for one in found.row(name).members}
    seen = {way.change: (way.place, way.sharing) for way in (*tried.higher, *tried.lower)}
    now = (found.row(name).place, sum(row.place == found.row(name).place for row in found.rows))
    for change, (place, sharing) in seen.items():
        assert change.number in own
        after = schools(rank(changed(standings.table, [change]), "solkoff,cumulative"), rule)
        there = after.row(name).place
        assert (place, sharing) == (there, sum(row.place == there for row in after.rows))
    # What is not told of changes nothing: games that both rows tell of, the opponent of elsewhere.
    for change in told_by_both(standings.table, own):
        if change not in seen:
            after = schools(rank(changed(standings.table, [change]), "solkoff,cumulative"), rule)
            there = after.row(name).place
            assert now == (there, sum(row.place == there for row in after.rows))


def told_by_both(table: Crosstable, own: set[int]) -> list[Change]:
    """Every other result of a game over the board of some players against the others."""
    players = {player.number: player for player in table.players}
    return [
        Change(round_, number, code)
        for number in sorted(own)
        for round_, result in enumerate(players[number].results[: table.rounds_played], 1)
        if result.code in {"W", "D", "L"} and result.opponent and result.opponent not in own
        if players[result.opponent].results[round_ - 1].opponent == number
        for code in "WDL"
        if code != result.code
    ]


# The command line.


def run(capture: Capture, *options: str) -> str:
    assert main([PRIZES, "--teams", *options]) == 0
    return capture.readouterr().out


def test_the_command_line_prints_the_clubs(capsys: Capture) -> None:
    lines = run(capsys, "--team-order", "us-scholastic").splitlines()
    at = lines.index("Clubs: the best 4 of each")
    assert [" ".join(line.split()) for line in lines[at + 1 :]] == [
        "Ties are broken by adding up the counted players’ tiebreaks: Solkoff, Cumulative.",
        "Place Club Score Solkoff sum Cumulative sum Counted",
        "1 Castle 9½ 31 24 Dov Ash 4 + Gia Pell 2 + Hal Sorrel 2 + Kit Wren 1½",
        "2 Northpoint 8½ 34½ 20 Finn Oake 3 + Ada Quill 3 + Cass Venn 1½ + Joy Umber 1",
        "3 Southport 6 30½ 16 Bo Larch 2½ + Ivo Tarn 2 + Eve Marl 1 + Lia Yarrow ½",
    ]


def test_one_club_is_answered_and_other_results_tried(capsys: Capture) -> None:
    said = run(capsys, "--team-best", "2", "--order", "solkoff", "--player", "castle", "--what-if")
    assert "Castle is 1st of 3 with 6 points." in said
    assert "Northpoint: Finn Oake 8½ + Ada Quill 7 = 15½." in said
    assert "- If Dov Ash had drawn with Joy Umber in round 1, Castle would be 2nd." in said
    assert "Southport" not in said


def test_any_two_clubs_are_compared(capsys: Capture) -> None:
    said = run(capsys, "--compare", "south", "castle")
    assert "Castle has 9½ points, Southport has 6." in said
    assert "Northpoint is" not in said


def test_clubs_of_a_class(capsys: Capture) -> None:
    found = json.loads(run(capsys, "--class", "grade<=5", "--json"))
    assert found["class"] == "grade<=5"
    names = {row["name"]: [one["name"] for one in row["members"]] for row in found["standings"]}
    assert names == {
        "Castle": ["Gia Pell", "Hal Sorrel", "Kit Wren"],
        "Southport": ["Ivo Tarn", "Eve Marl", "Lia Yarrow"],
        "Northpoint": ["Joy Umber"],
    }


def test_four_count_by_default(capsys: Capture) -> None:
    assert json.loads(run(capsys, "--json"))["teams"]["best"] == BEST == 4


def test_the_document_has_counted_and_members(capsys: Capture) -> None:
    found = json.loads(run(capsys, "--team-best", "1", "--order", "solkoff", "--json"))
    assert found["order"] == ["team-score", "sum:solkoff"]
    assert found["teams"] == {
        "by": "Club",
        "best": 1,
        "limit": None,
        "out": [],
        "without": [],
    }
    first = found["standings"][0]
    assert {name: first[name] for name in ("place", "name", "score", "values", "decided_by")} == {
        "place": 1,
        "name": "Castle",
        "score": 4,
        "values": {"team-score": 4, "sum:solkoff": 7},
        "decided_by": "team-score",
    }
    assert first["counted"] == [{"place": 1, "number": 4, "name": "Dov Ash", "score": 4}]
    assert len(first["members"]) == 4


def test_csv_and_markdown(capsys: Capture) -> None:
    rows = list(csv.DictReader(io.StringIO(run(capsys, "--as", "csv", "--order", "solkoff"))))
    assert [(row["Place"], row["Club"], row["Score"]) for row in rows] == [
        ("1", "Castle", "9.5"),
        ("2", "Northpoint", "8.5"),
        ("3", "Southport", "6"),
    ]
    assert rows[1]["Sum of Solkoff"] == "34.5"
    assert rows[2]["Counted"] == "Bo Larch 2.5; Ivo Tarn 2; Eve Marl 1; Lia Yarrow 0.5"
    said = run(capsys, "--as", "markdown", "--order", "solkoff")
    assert "| 2 | Northpoint | 8½ | 34½ | Finn Oake 3 + Ada Quill 3" in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--teams", "--as", "spoken", "--player", "x"], "--teams goes without --write"),
        (["--team-best", "3"], "go with --teams"),
        (["--teams", "--html", "out"], "end OUT with .html"),
        (["--teams", "--team-by", "school"], "no column"),
        (["--teams", "--player", "nowhere"], "is none of these: Castle, Northpoint, Southport"),
        (["--teams", "--player", "t"], "is more than one of them"),
        (["--teams", "--compare", "castle", "cas"], "the same player twice"),
        (["--teams", "--team-order", "luck"], "unknown tiebreak or order “luck”"),
    ],
)
def test_the_command_line_refuses(options: list[str], said: str, capsys: Capture) -> None:
    assert main([PRIZES, *options]) == 1
    assert said in capsys.readouterr().err


def test_rows_that_are_teams_are_their_own_standings(capsys: Capture) -> None:
    event = str(ROOT / "docs" / "samples" / "teams.txt")
    assert main([event]) == 0
    own = capsys.readouterr().out
    assert main([event, "--teams"]) == 0
    assert capsys.readouterr().out == own
    assert main([event, "--teams", "--team-best", "3"]) == 1
    assert "the rows of this table are teams already" in capsys.readouterr().err


def test_in_spanish(capsys: Capture) -> None:
    said = run(capsys, "--language", "es", "--player", "north", "--team-best", "3")
    assert "Northpoint: puesto 2 de 3, con 7½ puntos." in said
    assert "No cuentan: Joy Umber 1; solo cuentan los 3 mejores." in said
    with use("es"):
        assert sentences.sum_title("sum:solkoff") == "suma de Solkoff"


def test_a_sheet_has_the_clubs_first(capsys: Capture) -> None:
    page = run(capsys, "--team-best", "2", "--order", "solkoff", "--html", "-")
    assert page.index("Clubs: the best 2 of each") < page.index("Dov Ash")
    assert page.index("<del") < page.index("Standings")
    assert "Not counted: Hal Sorrel 2, Kit Wren 1½; only the best 2 count." in page
    assert "data-key" not in page
    assert "What if a game of" not in page, "a sheet has no script that could ask"


# The page.

TEXT = (ROOT / "docs" / "samples" / "prizes.txt").read_text(encoding="utf-8")


def shown(text: str = TEXT, **more: str) -> list[Any]:
    """The part of the page that is about schools; empty where there is none."""
    found = [
        each
        for each in elements(ask(text, **more)["result"], "section")
        if each[1].get("class") == "tb-schools"
    ]
    return found[0] if found else []


def buttons(tree: list[Any]) -> dict[str, str]:
    return {
        words(each): each[1]["data-value"]
        for each in elements(tree, "button")
        if "data-value" in each[1]
    }


def test_the_page_offers_the_clubs_where_a_table_has_them() -> None:
    closed = shown()
    assert words(closed) == "ClubsShow their standings"
    assert buttons(closed) == {"Show their standings": "4"}
    assert not list(elements(closed, "table"))


@pytest.mark.parametrize(
    "text",
    [
        "Name,R1\nAnn,W2\nBob,L1",
        "Name,Grade,R1\nAnn,5,W2\nBob,6,L1",
        # What every sheet of FIDE's world has is no reason to offer anything.
        "Name,FED,R1\nAnn,GER,W2\nBob,SUI,L1",
    ],
)
def test_the_page_offers_nothing_where_there_are_none(text: str) -> None:
    assert shown(text) == []


def test_the_page_shows_the_clubs_and_each_unfolds() -> None:
    opened = shown(teams="2;us-scholastic")
    assert words(next(elements(opened, "h2"))) == "Clubs: the best 2 of each"
    table = next(elements(opened, "table"))
    body = next(elements(table, "tbody"))
    lines = [row for row in body[2:] if len(row[2:]) > 1]
    assert [[words(cell) for cell in row[2:]] for row in lines] == [
        ["1", "Castle", "6", "19", "16"],
        ["2", "Northpoint", "6", "15½", "14"],
        ["3", "Southport", "4½", "14", "10½"],
    ]
    why = next(elements(body, "details"))
    assert "open" not in why[1]
    rows = [
        [words(cell) for cell in row[2:]] for row in elements(next(elements(why, "tbody")), "tr")
    ]
    assert rows == [
        ["Dov Ash", "4", "7", "10"],
        ["Gia Pell", "2", "12", "6"],
        ["Hal Sorrel not counted", "2", "8½", "5½"],
        ["Kit Wren not counted", "1½", "3½", "2½"],
        ["Sum", "6", "19", "16"],
    ]
    assert len(list(elements(why, "del"))) == 6
    assert "Castle is ahead on the sum of Solkoff, 19 to 15½." in words(why)


def test_the_page_tries_other_results_for_the_club_that_is_asked_for() -> None:
    opened = shown(teams="2;us-scholastic;;Castle")
    folds = [each for each in elements(opened, "details") if "open" in each[1]]
    assert len(folds) == 1
    assert "If Dov Ash had drawn with Joy Umber in round 1, Castle would be 2nd." in words(folds[0])
    asking = buttons(opened)
    assert asking["What if one game of Northpoint had gone the other way?"] == (
        "2;us-scholastic;;Northpoint"
    )
    assert not any("Castle" in label for label in asking)


def test_the_page_s_choices_lead_to_what_they_say() -> None:
    opened = shown(teams="3")
    found = {
        select[1]["aria-label"]: {
            words(each): each[1]["value"] for each in elements(select, "option")
        }
        for select in elements(opened, "select")
    }
    assert set(found) == {"How many count", "May be entered", "Ties"}, "one column: no choice"
    assert found["May be entered"]["any number"] == "3"
    assert found["May be entered"]["5"] == "3/5"
    assert found["How many count"]["2"] == "2"
    assert found["Ties"]["US national scholastics"] == "3;us-scholastic"
    chosen = options(ask(TEXT, teams="3;state-list"), "teams")
    assert [value for value, said in chosen.items() if said.endswith("*")] == ["3;state-list"]


def test_of_several_columns_one_is_chosen_in_the_page() -> None:
    text = "Name,Club,School,R1\nAnn,Oak,High,W2\nBob,Elm,Low,L1\nCy,Oak,Low,B"
    opened = shown(text, teams="4")
    first = next(elements(opened, "select"))
    assert {words(each): each[1]["value"] for each in elements(first, "option")} == {
        "School": "4;;School",
        "Club": "4;;Club",
    }
    assert words(next(elements(shown(text, teams="4;;Club"), "h2"))) == "Clubs: the best 4 of each"


@pytest.mark.parametrize(
    ("teams", "said"),
    [("4;luck", "unknown tiebreak or order “luck”"), ("4;;Room", "there is no column “Room”")],
)
def test_what_a_link_asks_for_in_vain_is_said(teams: str, said: str) -> None:
    opened = shown(teams=teams)
    assert said in words(opened)
    assert buttons(opened) == {"Hide": ""}


def test_the_page_shows_the_clubs_of_the_class() -> None:
    opened = shown(teams="4", **{"class": "grade<=5"})
    assert "Joy Umber" in words(opened)
    assert "Dov Ash" not in words(opened)


# A list of the text's own.

EVENT = (ROOT / "docs" / "samples" / "schools.txt").read_text(encoding="utf-8")
#: The list as programs and people print it, Northpoint first.
LISTS = {
    "below": EVENT + "\nTeam Standings\n1 Northpoint 9.5\n2 Southport 9.5\n3 Castle 6.0\n",
    "above": "Teams\n1. Northpoint 9½\n2. Southport 9½\n3. Castle 6\n\n" + EVENT,
    "with sums": EVENT + "\nPl  Team  Score  Solk\n1  Northpoint  9.5  32.0\n"
    "2  Southport  9.5  30.5\n3  Castle  6.0  35.5\n",
    "with members": EVENT + "\nTop 4\n1  Northpoint  9.5\n   Iris Tate  3.0\n   Fred Quist  2.5\n"
    "2  Southport  9.5\n   Ben Hale  4.0\n3  Castle  6\n",
    "tabs": EVENT + "\nPlace\tSchool\tOf\tPoints\n1\tNorthpoint\t5\t9.5\n2\tSouthport\t5\t9.5\n"
    "3\tCastle\t4\t6\n",
    "bars": EVENT + "\n| 1 | NORTHPOINT | 9,5 |\n| 2 | Southport | 9,5 |\n| 3 | Castle | 6 |\n",
}  # fmt: skip


def listed(text: str, sums: str = "us-scholastic", best: int = 4) -> list[str] | None:
    found = compared(schools(rank(read(text)), Rule(order=sums, best=best)))
    return [one.words() for one in found.said] if found else None


@pytest.mark.parametrize("form", LISTS)
def test_a_list_of_the_text_s_own_is_compared(form: str) -> None:
    more = ["Its sum of Solkoff agrees."] if form == "with sums" else []
    assert listed(LISTS[form]) == ["The text’s own list of 3 agrees.", *more]
    name = "NORTHPOINT" if form == "bars" else "Northpoint"
    assert listed(LISTS[form], "modified-median") == [
        f"The text’s own list has {name} 1st; here it is 2nd.",
        "The text’s own list has Southport 2nd; here it is 1st.",
        "The list fits these tiebreaks: US national scholastics.",
        *more,
    ]


def test_a_list_on_a_page_is_compared() -> None:
    def table(rows: list[list[str]]) -> str:
        cells = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
        return f"<table><tr>{'</tr><tr>'.join(cells)}</tr></table>"

    rows = [line.split("  ") for line in EVENT.splitlines()[1:]]
    rows = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    teams = [["Place", "Team", "Score"], ["1", "Northpoint", "9.5"], ["2", "Southport", "9.5"]]
    page = f"<body>{table(rows)}<h2>Teams</h2>{table([*teams, ['3', 'Castle', '6.5']])}</body>"
    assert listed(page) == ["The text’s own list has Castle with 6½; here it is 6."]
    assert listed(page.replace("6.5", "6")) == ["The text’s own list of 3 agrees."]


def test_a_list_of_other_numbers_that_count_says_which() -> None:
    text = EVENT + "\n1 Southport 8\n2 Northpoint 7.5\n3 Castle 5.5\n"
    assert listed(text) == [
        "The text’s own list has Southport with 8; here it is 9½.",
        "The text’s own list has Northpoint with 7½; here it is 9½.",
        "The text’s own list has Castle with 5½; here it is 6.",
        "The list fits if the best 3 of each count.",
    ]
    assert listed(text, best=3) == ["The text’s own list of 3 agrees."]


@pytest.mark.parametrize(
    "below",
    [
        "Northpoint 5 players\nSouthport 5 players",
        "Northpoint 9.5",
        "1 Northpoint 9.5\n2 Southport 9.5\n1 Northpoint 7.5\n2 Southport 8",
        "Thanks to Northpoint and Southport",
    ],
)
def test_what_is_no_list_is_compared_with_nothing(below: str) -> None:
    assert listed(f"{EVENT}\n{below}\n") is None


def test_a_list_of_the_best_player_of_two_schools() -> None:
    text = EVENT + "\nSouthport 4\nNorthpoint 3\n"
    assert (listed(text) or [])[-1] == "The list fits if only the best one of each counts."


def test_a_list_that_shares_places_agrees_with_any_order_among_them() -> None:
    text = EVENT + "\n1-2 Northpoint 9.5\n1-2 Southport 9.5\n3 Castle 6\n"
    assert listed(text) == listed(text, "modified-median") == ["The text’s own list of 3 agrees."]


def test_other_results_have_no_list() -> None:
    table = read(LISTS["below"])
    assert len(table.team_list) == 3
    assert changed(table, [Change(1, 2, "D")]).team_list == ()


def test_the_list_is_told_everywhere(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "event.txt"
    file.write_text(LISTS["below"], encoding="utf-8")
    asked = [str(file), "--teams", "--team-order"]
    assert main([*asked, "us-scholastic"]) == 0
    assert "\nThe text’s own list of 3 agrees.\n" in capsys.readouterr().out
    assert main([*asked, "modified-median", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["published"] == {
        "compared": 3,
        "agree": 3,
        "differences": [],
        "places": {
            "compared": 3,
            "agree": 1,
            "differences": [
                {"name": "Northpoint", "printed": 1, "computed": 2},
                {"name": "Southport", "printed": 2, "computed": 1},
            ],
        },
    }
    assert "✓ The text’s own list of 3 agrees." in words(
        shown(LISTS["below"], teams="4;us-scholastic")
    )
    said = words(shown(LISTS["below"], teams="4;modified-median"))
    assert "The text’s own list has Northpoint 1st; here it is 2nd." in said


def test_the_sums_of_a_list_are_compared() -> None:
    text = EVENT + "\n1 Northpoint 9.5 32 24\n2 Southport 9.5 30.5 21.5\n3 Castle 6 35.5 17\n"
    assert listed(text) == [
        "The text’s own list of 3 has the same scores and places.",
        "Its sum of Solkoff agrees.",
        "The text’s own list has a sum of Cumulative for Castle of 17; here it is 17½.",
    ]
    found = schools(rank(read(text)), Rule(order="us-scholastic"))
    published = schools_document(found)["published"]
    assert published["sums"]["sum:solkoff"] == {"compared": 3, "agree": 3, "differences": []}
    assert published["sums"]["sum:cumulative"]["differences"] == [
        {"name": "Castle", "printed": 17, "computed": 17.5}
    ]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        # How many play for a school, and how many of them count.
        (("5", "5", "4"), []),
        (("4", "4", "4"), []),
        (
            ("7.5", "1", "9"),
            ["7½, 1 and 9"],
        ),
        # One figure alone agrees by chance.
        (
            ("32", "1", "9"),
            ["32, 1 and 9"],
        ),
    ],
)
def test_a_column_of_a_list_that_is_no_sum_is_told_of(
    more: tuple[str, ...], said: list[str]
) -> None:
    names = zip(("Northpoint 9.5", "Southport 9.5", "Castle 6"), more, strict=True)
    lines = [f"{at} {name} {figure}" for at, (name, figure) in enumerate(names, 1)]
    text = "\n".join((EVENT, *lines, ""))
    unknown = (
        "One column of the text’s own list is not compared, because it is not a sum that the "
        "calculator knows"
    )
    assert listed(text) == [
        "The text’s own list of 3 agrees.",
        *(f"{unknown}: {figures}." for figures in said),
    ]


def test_the_total_rating_of_opponents_is_added_up_by_hand() -> None:
    text = (
        "Name,Rating,Club,R1,R2\nAnn,1500,Oak,W3,L2\nBob,1400,Elm,W4,W1\n"
        "Cy,1200,Elm,L1,D4\nDi,,Oak,L2,D3"
    )
    found = of(text, best=2, order="total-opposition")
    # Ann met 1200 and 1400, Di 1400 and 1200; Bob met Di, who has no rating, and 1500, Cy 1500.
    assert {row.name: row.values["sum:total-opposition"].number for row in found.rows} == {
        "Oak": 5200,
        "Elm": 3000,
    }
    assert "sum of Total Opposition" in sentences.sum_title("sum:total-opposition")


# Who was not entered.


def test_who_was_not_entered_counts_for_nobody(capsys: Capture) -> None:
    said = run(capsys, "--team-best", "2", "--team-limit", "3", "--player", "castle")
    assert (
        "There are more players here than the 3 who may be entered: Northpoint 4, Castle 4" in said
    )
    said = run(
        capsys, "--team-best", "2", "--team-limit", "3", "--team-out", "Dov", "--player", "castle"
    )
    assert "who may be entered: Northpoint 4 and Southport 4." in said
    assert "Counted: Gia Pell 2 + Hal Sorrel 2 = 4." in said
    assert "Not entered: Dov Ash." in said
    found = json.loads(run(capsys, "--team-out", "Dov Ash;Gia", "--json"))
    assert [one["name"] for one in found["teams"]["out"]] == ["Dov Ash", "Gia Pell"]


def test_a_school_of_which_nobody_was_entered_has_nothing() -> None:
    found = of(TIED, best=2, out=(6,))
    assert [(row.name, row.score) for row in found.rows] == [("Elm", 6), ("Oak", 6), ("Yew", 0)]
    assert sentences.why(found, "Yew")[0] == "Yew is 3rd of 3 with 0 points."
    assert ways(found, "Yew") == ((), ())


def test_in_the_page_it_is_said_who_was_not_entered() -> None:
    assert "Leave out: Dov Ash" not in buttons_named(shown(teams="2"))
    opened = shown(teams="2/3;us-scholastic")
    asked = buttons_named(opened)
    assert asked["Leave out: Dov Ash"] == "2/3-4;us-scholastic"
    after = shown(teams=asked["Leave out: Dov Ash"])
    assert "Dov Ash not entered" in words(after)
    assert "Gia Pell 2 + Hal Sorrel 2 = 4" in words(after)
    assert buttons_named(after)["Put back: Dov Ash"] == "2/3;us-scholastic"


def buttons_named(tree: list[Any]) -> dict[str, str]:
    return {
        each[1]["aria-label"]: each[1]["data-value"]
        for each in elements(tree, "button")
        if "aria-label" in each[1]
    }


# Taken away.


def asked_for(what: str, **more: str) -> dict[str, Any]:
    request = {"what": what, "text": TEXT, **more}
    found: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return found


def test_the_page_hands_the_standings_on() -> None:
    teams = "2;us-scholastic"
    text = asked_for("export", **{"as": "schools-send"}, teams=teams)
    assert text["text"].splitlines()[:4] == [
        "Clubs: the best 2 of each",
        "1. Castle 6",
        "2. Northpoint 6",
        "3. Southport 4½",
    ]
    assert "Castle is ahead on the sum of Solkoff, 19 to 15½." in text["text"]
    assert text["name"].endswith("schools.txt")
    table = asked_for("export", **{"as": "schools-csv"}, teams=teams)
    rows = list(csv.DictReader(io.StringIO(table["text"])))
    assert [row["Sum of Solkoff"] for row in rows] == ["19", "15.5", "14"]
    assert (table["name"][-4:], table["media"]) == (".csv", "text/csv")
    paper = asked_for("print", sheet="schools", teams=teams)["sheet"]
    assert "Clubs: the best 2 of each" in words(paper)
    assert "Not counted: Hal Sorrel 2, Kit Wren 1½; only the best 2 count." in words(paper)
    assert "Castle is ahead on the sum of Solkoff, 19 to 15½." in words(paper)
    # How players are told apart is on their own sheets.
    assert "In order:" not in words(paper)
    assert "In order:" in words(asked_for("print", sheet="standings", teams=teams)["sheet"])
    assert not list(elements(paper, "button"))
    assert not list(elements(paper, "details"))


def test_what_cannot_be_handed_on_is_said() -> None:
    refused = asked_for("export", **{"as": "schools-csv"}, teams="4;;Room")["refused"]
    assert "there is no column “Room”" in refused
    paper = asked_for("print", sheet="schools", teams="4;;Room")["sheet"]
    assert "there is no column “Room”" in words(paper)


def test_the_command_line_writes_them_to_send(capsys: Capture) -> None:
    said = run(capsys, "--team-best", "2", "--order", "solkoff", "--as", "send")
    assert said.splitlines()[:2] == ["Clubs: the best 2 of each", "1. Castle 6"]
    one = run(capsys, "--order", "solkoff", "--as", "send", "--player", "south")
    assert one.startswith("Southport is 3rd of 3 with 6 points. Counted: Bo Larch 2½ + ")
