"""The picture of an answer, as a tree: every figure in it is the core's, and everything fits."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from calculator import Standings, rank, read
from calculator.answers.what_if.changes import Change, changed
from calculator.page import answer
from calculator.ranking.classes.part import of_class
from calculator.view import Element, text_of
from calculator.view.picture import HEIGHT, WIDTH, picture
from calculator.view.picture.letters import shortened
from calculator.words import use
from tests.asked.truths import number_of
from tests.support.project import ROOT
from tests.support.robins import robin
from tests.support.sheets import wintd_tabs

SAMPLES = ROOT / "docs" / "samples"
DOM = (ROOT / "pyscript_app" / "page" / "dom.js").read_text(encoding="utf-8")


def ranked(sample: str, order: str | None = None) -> Standings:
    return rank(read((SAMPLES / f"{sample}.txt").read_text(encoding="utf-8")), order)


def walk(element: Element) -> list[Element]:
    inside = [walk(child) for child in element.children if isinstance(child, Element)]
    return [element, *(one for found in inside for one in found)]


def find(element: Element, class_: str) -> list[Element]:
    return [one for one in walk(element) if one.attributes.get("class") == class_]


def texts(element: Element, class_: str) -> list[str]:
    return [" ".join(text_of(one).split()) for one in find(element, class_)]


def lines(drawn: Element) -> list[tuple[str, list[str], list[str], list[str]]]:
    """Each line of the table: the name, the amounts, those left out, the totals."""
    return [
        (
            texts(line, "picture-name")[0],
            texts(line, "picture-term"),
            texts(line, "picture-out"),
            texts(line, "picture-total"),
        )
        for line in find(drawn, "picture-line")
    ]


def test_it_says_who_is_where_and_why() -> None:
    drawn = picture(ranked("wscf"), 2)
    assert " ".join(texts(drawn, "picture-headline")) == "Player, B is 2nd of 15 with 6 points."
    said = " ".join(texts(drawn, "picture-said"))
    assert said.startswith("Tied with Player, A on score, behind on Modified Median, 16 to 17.")
    assert said.endswith(".")
    assert "Chess tiebreaks" in text_of(drawn)


def test_the_two_sums_can_be_added_up() -> None:
    assert lines(picture(ranked("wscf"), 2)) == [
        ("1 Player, A", ["3", "4", "3½", "3½", "3"], ["2½"], ["17"]),
        ("2 Player, B", ["3½", "3½", "4", "2½", "2½"], ["1½"], ["16"]),
    ]
    drawn = picture(ranked("wscf"), 2)
    assert texts(drawn, "picture-head") == ["1", "2", "3", "4", "5", "6", "Sum"]
    assert texts(drawn, "picture-under")[:2] == ["W Player, I", "W Player, E"]
    (struck, _) = find(drawn, "picture-out")
    assert struck.attributes["text-decoration"] == "line-through"
    assert "Struck out: dropped" in text_of(drawn)
    assert "Struck out" not in text_of(picture(ranked("wscf"), 5)), "nothing is dropped there"


def test_somebody_tied_with_nobody_has_the_rounds() -> None:
    drawn = picture(ranked("wscf"), 3)
    assert "Nobody else has that score." in text_of(drawn)
    assert "Round by round" in text_of(drawn)
    ((name, amounts, _, totals),) = lines(drawn)
    assert (name, totals) == ("3 Player, E", ["4"])
    assert amounts == ["1", "0", "1", "0", "1", "1"]


def test_who_shares_a_place_has_the_rounds_of_both() -> None:
    drawn = picture(ranked("shared-place"), 1)
    assert "You share 1st place with Ben Orr." in " ".join(texts(drawn, "picture-said"))
    assert [(name, totals) for name, _, _, totals in lines(drawn)] == [
        ("1 Ada Holm", ["2½"]),
        ("1 Ben Orr", ["2½"]),
    ]


def test_a_direct_encounter_is_the_games_among_the_tied() -> None:
    standings = ranked("fide-encounter", "DE,SB")
    decided = [row for row in standings.rows if row.decided_by == "DE"]
    assert decided, "the sample is there for it"
    drawn = picture(standings, decided[0].number)
    assert "Direct Encounter" in text_of(drawn)
    assert texts(drawn, "picture-head")[-1] == "Place"
    above, below = lines(drawn)
    assert above[3][-1] != below[3][-1]
    for _, amounts, _, totals in (above, below):
        played = [number_of(one) or 0 for one in amounts if one != "×"]
        assert sum(played) == number_of(totals[0])


def test_one_figure_that_decides_stands_beside_the_score() -> None:
    standings = ranked("fide-event", "RTNG")
    row = next(row for row in standings.rows if row.decided_by == "RTNG")
    drawn = picture(standings, row.number)
    value = row.values["RTNG"].number
    (line,) = [line for line in lines(drawn) if line[0].startswith(f"{row.place} ")]
    assert number_of(line[3][0]) == Fraction(row.score, 2)
    assert line[3][1] == str(value)


def test_where_there_is_no_room_for_a_letter_an_ellipsis_is_left() -> None:
    assert shortened("Bartholomew", 20, 1) == "…"


def test_where_no_rounds_are_known_there_is_no_table() -> None:
    drawn = picture(rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff"), 2)
    assert lines(drawn) == []
    assert texts(drawn, "picture-headline") == ["Bob is 1st of 2 with 2 points."]


def test_changed_results_are_said_on_it() -> None:
    change = Change(1, 1, "D")
    text = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
    drawn = picture(rank(changed(read(text), [change])), 1, (change,))
    assert "With other results: Round 1 · Player, A drew with" in text_of(drawn)
    assert "With other results" not in text_of(picture(ranked("wscf"), 1))


def test_in_a_prize_class_it_is_the_place_in_it() -> None:
    standings = ranked("prizes")
    part = of_class(standings, "rating<1200")
    drawn = picture(part, part.rows[1].number)
    headline = " ".join(texts(drawn, "picture-headline"))
    assert f"2nd of {len(part.rows)} in rating under 1200" in headline


def test_a_long_name_in_a_class_with_a_long_name_takes_three_lines() -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian"
    club = "Chess Club of the Old Town Hall beside the River"
    rows = (f"{name}\t{club}\tW2\tW3", f"Bob\t{club}\tL1\tD4", "Cy\t\tW4\tL1", "Di\t\tL3\tD2")
    standings = rank(read("\n".join(("Name\tTeam of the county\tR1\tR2", *rows))), "solkoff")
    drawn = picture(of_class(standings, f"Team of the county={club}"), 1)
    assert len(texts(drawn, "picture-headline")) == 3
    assert texts(drawn, "picture-headline")[-1] == "the River (1st of 4 overall), with 2 points."
    inside(drawn)


def test_it_speaks_spanish() -> None:
    with use("es"):
        drawn = picture(ranked("wscf"), 2)
        assert " ".join(texts(drawn, "picture-headline")).startswith("Player, B ocupa el puesto 2")
        assert texts(drawn, "picture-head")[-1] == "Suma"
        assert "Tachado: descartado" in text_of(drawn)


def inside(drawn: Element) -> None:
    """Nothing is outside of the picture, and no line of text above another one."""
    for one in walk(drawn):
        if one.tag == "text":
            assert 0 < float(one.attributes["x"]) < WIDTH
            assert 0 < float(one.attributes["y"]) < HEIGHT
            assert float(one.attributes["font-size"]) >= 11
    rows = [
        float(one.attributes["y"])
        for class_ in ("picture-headline", "picture-said", "picture-head", "picture-name")
        for one in find(drawn, class_)[: None if class_ != "picture-head" else 1]
    ]
    assert all(above + 15 < below for above, below in pairwise(rows)), rows


@pytest.mark.parametrize("players", [4, 10, 16, 22, 28, 34, 40])
def test_events_of_any_length_fit(players: int) -> None:
    names = ["Wolfeschlegelsteinhausenbergerdorff, Hubert", "María de los Ángeles Fernández", "Bo"]
    text = wintd_tabs(robin(Random(players), players))  # noqa: S311
    for number, name in enumerate(names, 1):
        text = text.replace(f"Player {number:02}", name)
    for order in ("cumulative", "solkoff", "DE", "SB"):
        standings = rank(read(f"Event: {'The Invitational ' * 9}\n{text}"), order)
        for row in standings.rows[:6]:
            for language in ("en", "es"):
                with use(language):
                    inside(picture(standings, row.number))


@pytest.mark.parametrize("sample", sorted(path.stem for path in SAMPLES.glob("*.txt")))
def test_every_player_of_every_sample_has_one_that_the_page_can_show(sample: str) -> None:
    if sample == "unreadable":
        pytest.skip("it is there to be refused")
    allowed = set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", DOM))
    standings = ranked(sample)
    for row in standings.rows:
        drawn = picture(standings, row.number)
        inside(drawn)
        for one in walk(drawn):
            assert one.tag in allowed
            plain = {name for name in one.attributes if not name.startswith("data-")}
            assert plain <= allowed


def test_the_reply_has_what_is_handed_on() -> None:
    text = f"Event: Spring Open\n{(SAMPLES / 'wscf.txt').read_text(encoding='utf-8')}"
    asked = {"what": "picture", "text": text, "player": "2"}
    reply = json.loads(answer(json.dumps(asked)))
    assert reply["name"] == "spring-open-player-b.png"
    assert reply["said"].startswith("Player, B is 2nd of 15 with 6 points.")
    assert reply["text"].startswith("Spring Open: Player, B is 2nd of 15 with 6 points.")
    changed_name = json.loads(answer(json.dumps({**asked, "changes": "1.1.D"})))["name"]
    assert changed_name == "spring-open-player-b-what-if.png"
    nobody = json.loads(answer(json.dumps({"what": "picture", "text": text})))
    assert (nobody["picture"], nobody["text"]) == (None, "Spring Open")
