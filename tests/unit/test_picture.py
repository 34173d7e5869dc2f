"""The picture of an answer, as a tree: every figure in it is the core's, and everything fits."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from random import Random

import pytest

from calculator.answers import why
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.class_standings import of_class
from calculator.reading import read
from calculator.view import Element, text_of, to_tree
from calculator.view.figure.widths import shortened
from calculator.view.picture import HEIGHT, WIDTH, picture
from calculator.words import ordinal, use
from tests.asked.trees import text_in
from tests.asked.truths import Line, lines_of, number_of
from tests.support.examples import one_in
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


def lines(drawn: Element) -> list[Line]:
    """Each line of the figure: whose it is, the value, the parts."""
    (svg,) = find(drawn, "tb-bars")
    return lines_of(to_tree(svg))


def said(drawn: Element) -> str:
    return " ".join(texts(drawn, "picture-said"))


def headed(drawn: Element) -> tuple[str, str, str]:
    """The place, of how many, the name."""
    found = [texts(drawn, f"picture-{what}") for what in ("place", "of", "name")]
    place, of, name = (" ".join(one) for one in found)
    return place, of, name


def test_it_says_who_is_where_and_why() -> None:
    drawn = picture(ranked("wscf"), 2)
    assert headed(drawn) == ("2nd", "of 15", "Player, B")
    assert said(drawn).startswith("6 points Tied with Player, A on score, behind on Modified")
    assert said(drawn).endswith("Without what is the same for both: 5 against 6.")
    assert "Chess Tiebreaks, Explained" in text_of(drawn)
    assert "2nd of 15" in text_of(find_tag(drawn, "title"))


def find_tag(element: Element, tag: str) -> Element:
    return next(one for one in walk(element) if one.tag == tag)


def test_the_two_sums_are_drawn_to_scale() -> None:
    above, below = lines(picture(ranked("wscf"), 2))
    assert (above.whose, above.total) == ("1st  Player, A", "17")
    assert (below.whose, below.total) == ("2nd  Player, B", "16")
    first, second = (
        float(sum(long for kind, _, long in one.bars if kind != "out")) for one in (above, below)
    )
    assert first / second == pytest.approx(17 / 16, abs=0.001)
    assert [kind for kind, _, _ in above.bars][-1] == "out"
    assert texts(picture(ranked("wscf"), 2), "tb-gap-by") == ["1"]


def test_what_does_not_count_is_struck_out_without_a_stylesheet() -> None:
    drawn = picture(ranked("high-school"), 7)
    for one in walk(drawn):
        if one.tag == "rect" and "tb-part-out" in one.attributes.get("class", ""):
            assert one.attributes["stroke-dasharray"]
            assert one.attributes["fill"] == "none"
        if one.tag == "text" and "tb-part-out" in one.attributes.get("class", ""):
            assert one.attributes["text-decoration"] == "line-through"


def test_no_sentence_of_a_machine_stands_on_it() -> None:
    drawn = picture(ranked("high-school"), 7)
    assert "This order does not use that result as a tiebreak." not in text_of(drawn)
    assert find(drawn, "tb-bars")


def test_somebody_tied_with_nobody_stands_beside_the_next_by_points() -> None:
    drawn = picture(ranked("wscf"), 3)
    assert "Nobody else has that score." in said(drawn)
    above, own = lines(drawn)
    assert (above.whose, above.total) == ("2nd  Player, B", "6")
    assert (own.whose, own.total) == ("3rd  Player, E", "4")


def test_who_shares_a_place_stands_beside_the_other() -> None:
    drawn = picture(ranked("shared-place"), 1)
    assert "You share 1st place with Ben Orr." in said(drawn)
    assert [(one.whose, one.total) for one in lines(drawn)] == [
        ("1st  Ada Holm", "2½"),
        ("1st  Ben Orr", "2½"),
    ]
    assert not find(drawn, "tb-gap-by")


def test_a_direct_encounter_is_the_games_among_the_tied() -> None:
    standings = ranked("fide-encounter", "DE,SB")
    decided = [row for row in standings.rows if row.decided_by == "DE"]
    assert decided, "the sample is there for it"
    drawn = picture(standings, decided[0].number)
    assert "Direct Encounter" in said(drawn)
    for one in lines(drawn):
        got = [text_in(part).split(" ")[-1] for part in one.strip if part[0] == "text"]
        played = [number_of(text) or 0 for text in got if text != "×"]
        assert played
        assert sum(played) == number_of(one.total)


def test_one_figure_that_decides_is_a_mark_on_an_axis() -> None:
    standings = ranked("fide-event", "RTNG")
    row = next(row for row in standings.rows if row.decided_by == "RTNG")
    drawn = picture(standings, row.number)
    (line,) = [line for line in lines(drawn) if line.whose.startswith(f"{ordinal(row.place)} ")]
    assert line.total == str(row.values["RTNG"].number)
    assert len(find(drawn, "tb-axis-end")) > 0


def test_another_place_on_the_sheet_is_said_on_it() -> None:
    standings = ranked("high-school", "cumulative")
    row = next(row for row in standings.rows if why(standings, row.number).contradicted)
    (note,) = texts(picture(standings, row.number), "picture-note")
    assert note.startswith("Your sheet lists you ")


def test_where_there_is_no_room_for_a_letter_an_ellipsis_is_left() -> None:
    assert shortened("Bartholomew", 20, 1) == "…"


def test_where_no_rounds_are_known_the_points_are_one_bar() -> None:
    drawn = picture(rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1"), "solkoff"), 2)
    assert [(one.whose, one.total, len(one.bars)) for one in lines(drawn)] == [
        ("1st  Bob", "2", 1),
        ("2nd  Ann", "1", 1),
    ]
    assert headed(drawn) == ("1st", "of 2", "Bob")


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
    assert headed(drawn)[:2] == ("2nd", f"of {len(part.rows)}")
    assert f"2nd of {len(part.rows)} in rating under 1200" in said(drawn)


def test_a_long_name_is_smaller_and_then_shortened() -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian"
    rows = (f"{name}\tW2\tW3", "Bob\tL1\tD4", "Cy\tW4\tL1", "Di\tL3\tD2")
    drawn = picture(rank(read("\n".join(("Name\tR1\tR2", *rows))), "solkoff"), 1)
    (shown,) = find(drawn, "picture-name")
    assert float(shown.attributes["font-size"]) < 50
    assert text_of(shown).endswith("…")
    inside(drawn)


def test_it_speaks_spanish() -> None:
    with use("es"):
        drawn = picture(ranked("wscf"), 2)
        assert headed(drawn) == ("2.º", "de 15", "Player, B")
        assert said(drawn).startswith("6 puntos Empat")
        assert "Desempates de ajedrez, explicados" in text_of(drawn)


def inside(drawn: Element) -> None:
    """Nothing is outside of the picture, and no line of text above another one."""
    (svg,) = find(drawn, "tb-bars")
    figure = walk(svg)
    for one in walk(drawn):
        if one.tag == "text" and one not in figure:
            assert 0 < float(one.attributes["x"]) < WIDTH
            assert 0 < float(one.attributes["y"]) < HEIGHT
            assert float(one.attributes["font-size"]) >= 20
    assert float(svg.attributes["font-size"]) >= 18
    top, high = (float(svg.attributes[name]) for name in ("y", "height"))
    rows = [
        float(one.attributes["y"])
        for class_ in ("picture-event", "picture-name", "picture-said")
        for one in find(drawn, class_)
    ]
    assert all(above + 15 < below for above, below in pairwise([*rows, top])), rows
    assert top + high <= 562
    for one in find(drawn, "picture-note"):
        assert top + high < float(one.attributes["y"]) < 574


@pytest.mark.parametrize("players", one_in(3, [4, 10, 16, 22, 28, 34, 40]))
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


# But for the one that is there to be refused.
@pytest.mark.parametrize(
    "sample", sorted({path.stem for path in SAMPLES.glob("*.txt")} - {"unreadable"})
)
def test_every_player_of_every_sample_has_one_that_the_page_can_show(sample: str) -> None:
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


def test_whose_answer_it_is_has_a_mark_and_no_bold_name() -> None:
    drawn = picture(ranked("wscf"), 2)
    assert len(find(drawn, "tb-own")) == 1
    # Bold would say "ahead".
    names = [*find(drawn, "tb-bar-name"), *find(drawn, "tb-bar-own")]
    assert {one.attributes.get("font-weight") for one in names} == {None}
