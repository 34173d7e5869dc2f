"""The sheet for the printer, as a tree."""

from __future__ import annotations

import json

import pytest

from calculator import rank, read
from calculator.answers.what_if.changes import Change, changed
from calculator.page import answer
from calculator.view import Element, text_of
from calculator.view.paper import sheet
from tests.support.project import ROOT

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
    assert len(body.children) == len(standings.rows)
    assert find(made, "tb-sums") == []
    assert "Struck out" not in text_of(made)


def test_everyone_on_a_score_with_the_tiebreaks_that_it_took() -> None:
    made = sheet(rank(read(WSCF)), "score:7")
    assert "Everyone on 3½" in text_of(made)
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
    assert "one unplayed round counts ½" in text_of(made)
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
    (doubts,) = find(sheet(standings, "standings", changes=(change,)), "tb-doubts")
    assert "Round 1, Player, A: draw against Player, I" in text_of(doubts)
    assert len(doubts.children) > 1


@pytest.mark.parametrize(
    "sample", sorted({path.name for path in SAMPLES.glob("*.txt")} - {"unreadable.txt"})
)
def test_every_sample_has_a_sheet_for_every_score_and_player(sample: str) -> None:
    standings = rank(read((SAMPLES / sample).read_text(encoding="utf-8")))
    for row in standings.rows:
        assert row.name in text_of(sheet(standings, "answer", row.number))
        assert row.name in text_of(sheet(standings, f"score:{row.score}"))


@pytest.mark.parametrize("what", ["", "score:", "score:x", "score:999", "nonsense", "answer"])
def test_an_unknown_sheet_is_the_standings(what: str) -> None:
    request = {"what": "print", "text": WSCF, "sheet": what}
    reply = json.loads(answer(json.dumps(request)))
    standard = json.loads(answer(json.dumps({**request, "sheet": "standings"})))
    assert reply == standard
