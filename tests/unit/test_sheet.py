"""The sheet for the printer, as a tree."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from calculator.answers import group_in_a_line
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.class_standings import of_class
from calculator.reading import read
from calculator.view import Element, text_of
from calculator.view.paper import sheet
from calculator.view.share import share
from calculator.view.tied_groups import tied_groups
from calculator.words import shown, use
from tests.support.examples import one_in
from tests.support.project import ROOT
from tests.support.robins import robin
from tests.support.sheets import wintd_tabs
from tests.support.tables import section

SAMPLES = ROOT / "docs" / "samples"
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")


def find(element: Element, class_: str) -> list[Element]:
    """All elements of a class, in their order."""
    found = [element] if class_ in element.attributes.get("class", "").split() else []
    for child in element.children:
        if isinstance(child, Element):
            found += find(child, class_)
    return found


def figure(text: str) -> float:
    return float(text.replace("−", "-").replace("½", ".5"))


def tags(element: Element) -> set[str]:
    inside = [tags(child) for child in element.children if isinstance(child, Element)]
    return {element.tag}.union(*inside)


def test_the_standings_are_those_of_the_ranking() -> None:
    standings = rank(read(WSCF))
    made = sheet(standings, "standings")
    (table,) = find(made, "tb-ranked")
    body = table.children[1]
    assert isinstance(body, Element)
    whys = find(made, "tb-why-row")
    assert len(body.children) == len(standings.rows) + len(whys)
    assert find(made, "tb-sums") == []
    assert "Struck out" not in text_of(made)


def test_below_each_score_it_says_why_they_are_in_order() -> None:
    standings = rank(read((SAMPLES / "high-school.txt").read_text(encoding="utf-8")))
    said = [text_of(one) for one in find(sheet(standings, "standings"), "tb-reason")]
    assert said[0] == "Cleo before Dan before Eve: Solkoff 17, 12 and 10½"
    shared = rank(read((SAMPLES / "shared-place.txt").read_text(encoding="utf-8")))
    (first, *_) = find(sheet(shared, "standings"), "tb-reason")
    assert text_of(first) == "Ada Holm and Ben Orr share 1st place"
    with use("es"):
        said = [text_of(one) for one in find(sheet(standings, "standings"), "tb-reason")]
        assert said[0] == "Cleo antes que Dan antes que Eve: Solkoff 17, 12 y 10½"


def test_two_of_a_score_are_set_against_each_other() -> None:
    standings = rank(read(WSCF))
    (first, *_) = find(sheet(standings, "standings"), "tb-reason")
    assert text_of(first) == "Player, A before Player, B: Modified Median 17 to 16"


def test_what_decided_changes_within_a_group() -> None:
    standings = rank(read(WSCF))
    (group,) = [one for one in tied_groups(standings) if one[0].score == 7]
    said = group_in_a_line(standings, group)
    assert said == (
        "Player, C before Player, D: Cumulative 14½ to 12½; "
        "Player, D before Player, I: Modified Median 20 to 14"
    )


def test_the_type_follows_from_the_number_of_players() -> None:
    for players, size in ((6, 30), (19, 30), (60, 19)):
        rows = [f"{at}\tPlayer {at:03}\t1\t-B-" for at in range(1, players + 1)]
        standings = rank(read("\n".join(["No.\tName\tPts\tRnd1", *rows])))
        made = sheet(standings, "standings")
        assert find(made, f"tb-type-{size}")
        assert not find(made, "tb-columns")


def test_more_than_a_column_holds_are_two_and_each_has_what_decided() -> None:
    standings = rank(read(wintd_tabs(robin(Random(1), 64))), "cumulative")  # noqa: S311
    made = sheet(standings, "standings")
    assert find(made, "tb-columns")
    row = next(row for row in standings.rows if row.decided_by == "cumulative")
    at = standings.rows.index(row)
    by = text_of(find(made, "tb-by")[at + 1])
    assert by == f"{shown(row.values['cumulative'])} Cumulative"


def test_everyone_on_a_score_with_the_tiebreaks_that_it_took() -> None:
    made = sheet(rank(read(WSCF)), "score:7")
    assert "Everyone with 3½" in text_of(made)
    sums = find(made, "tb-sums")
    assert len(sums) == 3, "Modified Median, Solkoff, Cumulative"
    assert "W Player, J" in text_of(sums[0])
    assert "Struck out" in text_of(made)
    assert len(find(sheet(rank(read(WSCF)), "score:12"), "tb-sums")) == 1


def test_the_counted_amounts_of_each_line_are_above_their_value() -> None:
    lines = 0
    for table in find(sheet(rank(read(WSCF)), "score:7"), "tb-sums"):
        body = table.children[1]
        assert isinstance(body, Element)
        for row in body.children:
            assert isinstance(row, Element)
            counted = [one for one in find(row, "tb-amount") if one.tag != "del"]
            assert sum(figure(text_of(one)) for one in counted) == figure(text_of(row.children[-1]))
            lines += 1
    assert lines == 9


def test_the_answer_has_the_two_sums_and_the_reasons() -> None:
    made = sheet(rank(read(WSCF)), "answer", 2)
    (said,) = find(made, "tb-answer")
    assert text_of(said).startswith("Player, B is 2nd of 15 with 6 points.")
    assert "a full-point bye, which counts ½ here" in text_of(made)
    assert find(made, "tb-ranked") == []


def test_the_answer_for_somebody_tied_with_nobody() -> None:
    made = sheet(rank(read(WSCF)), "answer", 3)
    assert "Nobody else has that score." in text_of(made)
    assert find(made, "tb-sums") == []


def test_nothing_on_paper_is_to_be_pressed() -> None:
    for what in ("standings", "score:7", "answer"):
        assert not {"button", "select", "input", "details"} & tags(sheet(rank(read(WSCF)), what, 2))


def test_changed_results_and_doubts_are_said() -> None:
    change = Change(1, 1, "D")
    table = read(WSCF.replace("\t6.0\t", "\t5.0\t", 1))
    standings = rank(changed(table, [change]))
    made = sheet(standings, "standings", changes=(change,))
    first, last = find(made, "tb-doubts")
    # Nobody reads changed results as the real ones; the reader's notes come after the standings.
    assert "Round 1 · Player, A drew with Player, I" in text_of(first)
    whole = text_of(made)
    (ranked,) = find(made, "tb-ranked")
    assert whole.index(text_of(first)) < whole.index(text_of(ranked)) < whole.index(text_of(last))


def lines(made: Element) -> list[list[str]]:
    """The lines of all tables of who is where and why."""
    tables = [table.children[1] for table in find(made, "tb-wall")]
    rows = [row for body in tables if isinstance(body, Element) for row in body.children]
    return [[text_of(cell) for cell in row.children] for row in rows if isinstance(row, Element)]


def test_on_the_wall_each_line_says_what_put_it_below_the_one_above() -> None:
    made = sheet(rank(read(WSCF)), "wall:7")
    assert "Everyone with 3½" in text_of(made)
    assert find(made, "tb-ranked") == []
    assert lines(made) == [
        ["4", "Player, C", ""],
        [
            "5",
            "Player, D",
            (
                "Tied with Player, C on score, Modified Median and Solkoff, behind on Cumulative, "
                "12½ to 14½."
            ),
        ],
        ["6", "Player, I", "Tied with Player, D on score, behind on Modified Median, 14 to 20."],
    ]
    assert len(find(made, "tb-sums")) == 3, "Modified Median, Solkoff, Cumulative"


@pytest.mark.parametrize("order", one_in(4, (None, "result-between-tied", "DE,SB", "coin-flip")))
def test_on_the_wall_nobody_is_addressed(order: str | None) -> None:
    for sample in sorted(SAMPLES.glob("*.txt")):
        if sample.stem != "unreadable":
            standings = rank(read(sample.read_text(encoding="utf-8")), order)
            said = " ".join(line[-1] for line in lines(sheet(standings, "wall")))
            assert not re.search(r"\byour?\b", said, re.IGNORECASE), sample.stem
            with use("es"):
                said = " ".join(line[-1] for line in lines(sheet(standings, "wall")))
            assert not re.search(r"\b(tus?|te)\b", said, re.IGNORECASE), sample.stem


def test_on_the_wall_a_shared_place_and_a_game_are_told() -> None:
    shared = rank(read((SAMPLES / "shared-place.txt").read_text(encoding="utf-8")))
    said = [line[-1] for line in lines(sheet(shared, "wall:5"))]
    assert said == ["", "Shares 1st place with Ada Holm. All four tiebreaks are equal."]
    robin = rank(read((SAMPLES / "quad.txt").read_text(encoding="utf-8")), "result-between-tied")
    ((*_, said_of_ola),) = [line for line in lines(sheet(robin, "wall")) if line[1] == "Ola"]
    assert said_of_ola == (
        "Tied with Ned on score, behind on Result Between Tied Players. "
        "Ned won their game, in round 1."
    )


def test_on_the_wall_a_match_of_two_games_is_told() -> None:
    rows = ("$2 L3 L4", "L1 W4 W3", "L4 $1 W2", "$3 W2 $1")
    table = section(*rows)._replace(games_per_round=2)
    said = lines(sheet(rank(table, "result-between-tied"), "wall:4"))
    assert said[-1] == [
        "4",
        "Player 02",
        (
            "Tied with Player 01 on score, behind on Result Between Tied Players. "
            "Player 01 won their game, in round 1."
        ),
    ]


def test_on_the_wall_a_game_alone_does_not_decide_among_three() -> None:
    rows = ("W2 W3 L4 L5", "L1 W4 W3 L6", "W4 L1 L2 W4", "L3 L2 W1 L3", "U U U W1", "U U U W2")
    said = lines(sheet(rank(section(*rows), "result-between-tied"), "wall:4"))
    behind = "behind on Result Between Tied Players"
    assert said == [
        ["1", "Player 01", ""],
        ["2", "Player 02", f"Tied with Player 01 on score, {behind}, 0 to 2."],
        ["3", "Player 03", f"Tied with Player 02 on score, {behind}, −2 to 0."],
    ]


def test_the_sheet_of_a_prize_class_has_its_standings_and_why() -> None:
    whole = rank(read((SAMPLES / "prizes.txt").read_text(encoding="utf-8")))
    part = of_class(whole, "rating<1200")
    made = sheet(part, "wall")
    assert "Rating under 1200: 6 of 12 players · 4 rounds" in text_of(made)
    assert len(find(made, "tb-ranked")) == 1
    for place, overall, name, _ in lines(made):
        row = next(row for row in part.rows if row.name == name)
        assert place == str(row.place)
        assert overall == str(next(one.place for one in whole.rows if one.name == name))
    tied = [row for row in part.rows if [one.score for one in part.rows].count(row.score) > 1]
    assert [line[2] for line in lines(made)] == [row.name for row in tied]


def offered(standings: Standings, player: int | None = None) -> dict[str, str]:
    """The sheets that can be chosen, by value."""
    (select,) = find(share(standings, player), "tb-print-what")
    options = [one for one in select.children if isinstance(one, Element)]
    return {one.attributes["value"]: text_of(one) for one in options}


def test_what_is_offered_to_print() -> None:
    whole = rank(read((SAMPLES / "prizes.txt").read_text(encoding="utf-8")))
    plain = offered(whole)
    assert plain["standings"] == "standings"
    assert "wall" not in plain
    for row in whole.rows:
        tied = [one.score for one in whole.rows].count(row.score) > 1
        assert (f"wall:{row.score}" in plain) == tied
    # One line for each score, however many are tied.
    assert len(plain) == 1 + len({value for value in plain if value.startswith("wall:")})
    part = offered(of_class(whole, "rating<1200"))
    assert part["standings"] == "Rating under 1200: standings"
    assert part["wall"] == "Rating under 1200: each place and why"


@pytest.mark.parametrize(
    "sample", one_in(2, sorted({path.name for path in SAMPLES.glob("*.txt")} - {"unreadable.txt"}))
)
def test_every_sample_has_a_sheet_for_every_score_and_player(sample: str) -> None:
    standings = rank(read((SAMPLES / sample).read_text(encoding="utf-8")))
    for row in standings.rows:
        assert row.name in text_of(sheet(standings, "answer", row.number))
        assert row.name in text_of(sheet(standings, f"score:{row.score}"))
        assert row.name in text_of(sheet(standings, f"wall:{row.score}"))


@pytest.mark.parametrize(
    "what", ["", "score:", "score:x", "score:999", "wall:", "wall:999", "nonsense", "answer"]
)
def test_an_unknown_sheet_is_the_standings(what: str) -> None:
    request = {"what": "print", "text": WSCF, "sheet": what}
    reply = json.loads(answer(json.dumps(request)))
    standard = json.loads(answer(json.dumps({**request, "sheet": "standings"})))
    assert reply == standard
