"""What the page gets from a text: HTML made text, sections, readings, cells to be corrected."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from calculator.model import RESULT_CODES
from calculator.page import answer
from calculator.page.clipboard import as_text, settled
from calculator.ranked import rank
from calculator.reading import read
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples"
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
DATA = ROOT / "tests" / "reading" / "data"


def ask(text: str, **more: str) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(
        answer(json.dumps({"what": "calculate", "text": text} | more))
    )
    return reply


def elements(tree: Any, tag: str) -> Iterator[list[Any]]:  # noqa: ANN401 - a tree of JSON
    """Every element of a tag."""
    if isinstance(tree, list):
        if tree[0] == tag:
            yield tree
        for child in tree[2:]:
            yield from elements(child, tag)


def words(tree: Any) -> str:  # noqa: ANN401 - a tree of JSON
    return tree if isinstance(tree, str) else "".join(map(words, tree[2:]))


def fields(reply: dict[str, Any]) -> list[dict[str, str]]:
    """The fields in which cells can be corrected."""
    tree = reply.get("result") or reply["problem"]
    return [field[1] for field in elements(tree, "input") if field[1].get("class") == "tb-fix"]


def options(reply: dict[str, Any], name: str) -> dict[str, str]:
    """The options of a control by their values; the chosen one has a star."""
    tree = reply.get("result") or reply["problem"]
    return {
        option[1]["value"]: words(option) + ("*" if "selected" in option[1] else "")
        for select in elements(tree, "select")
        if select[1].get("name") == name
        for option in elements(select, "option")
    }


def html_of(text: str) -> str:
    rows = (line.split("\t") for line in text.splitlines())
    cells = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return "<table>{}</table>".format("".join(f"<tr>{row}</tr>" for row in cells))


def stands(text: str, field: dict[str, str]) -> str:
    """The text at the place where a field says that its cell is."""
    start = int(field["data-column"]) - 1
    line = text.splitlines()[int(field["data-line"]) - 1]
    return line[start : start + int(field["data-length"])]


def test_html_becomes_the_text_that_reads_as_the_same_table() -> None:
    assert settled("all the cells without any order", html_of(WSCF)).pasted == WSCF
    reply = ask("no order", html=html_of(WSCF))
    assert reply["state"] == "done"
    assert reply["pasted"] == WSCF
    assert "pasted" not in ask(WSCF)


@pytest.mark.parametrize("path", sorted(DATA.glob("*.html")), ids=lambda path: path.stem)
def test_what_a_page_has_can_be_carried_by_a_link(path: Path) -> None:
    html = path.read_text(encoding="utf-8")
    reply = ask("", html=html)
    assert "<td" not in reply["pasted"]
    if reply["state"] == "done":
        ours, theirs = read(reply["pasted"]), read(html)
        assert (ours.players, ours.printed) == (theirs.players, theirs.printed)


def test_of_two_faulty_texts_the_more_telling_one_is_taken() -> None:
    broken = WSCF.replace("W13", "W99", 1)
    reply = ask("cell\nper\nline", html=html_of(broken))
    assert (reply["state"], reply["line"], reply["pasted"]) == ("error", 4, broken)
    nothing = "<table><tr><td>no table of chess</td></tr></table>"
    assert ask(WSCF, html=nothing)["pasted"] == WSCF
    assert ask("half a table", html=nothing)["pasted"] == "half a table"


@pytest.mark.parametrize("html", ["<img src='table.png'>", "<table></table>", "\r"])
def test_html_without_any_text_is_as_if_there_were_none(html: str) -> None:
    """As a picture is copied from a page."""
    assert ask("", html=html)["problem"] == ask("")["problem"]
    assert ask(WSCF, html=html)["state"] == "done"


def test_text_around_tables_stays() -> None:
    assert as_text("<p>Open</p><table><tr><th>Name<th>R1</tr></table>after") == (
        "Open\nName\tR1\nafter\n"
    )


def test_a_section_is_chosen_and_stays_chosen() -> None:
    text = (SAMPLES / "sections.txt").read_text(encoding="utf-8")
    first = ask(text)
    titles = options(first, "section")
    assert len(titles) > 1
    assert sum(title.endswith("*") for title in titles.values()) == 1
    for value in titles:
        chosen = options(ask(text, section=value), "section")
        assert [key for key, title in chosen.items() if title.endswith("*")] == [value]
    assert options(ask(WSCF), "section") == {}


def test_there_is_a_way_back_from_a_missing_section() -> None:
    text = (SAMPLES / "sections.txt").read_text(encoding="utf-8")
    reply = ask(text, section="9")
    assert reply["state"] == "error"
    assert len(options(reply, "section")) > 1


def test_another_reading_can_be_chosen_and_undone() -> None:
    text = (
        "Rk.\tSNo\tName\t1.Rd\tPts.\n"
        "1\t3\tA\t2w1\t1\n2\t4\tB\t1b0\t0\n3\t1\tC\t4w1\t1\n4\t2\tD\t3b0\t0\n"
    )
    assert options(ask(text), "reading") == {
        "chess-results-text:place": "chess-results crosstable, opponents by place*",
        "chess-results-text:start": "chess-results crosstable, opponents by start number",
    }
    other = "chess-results-text:start"
    assert options(ask(text, reading=other), "reading")[other].endswith("*")
    reply = ask(WSCF, reading="vega")
    assert reply["state"] == "error"
    assert {"data-key": "reading", "data-value": ""}.items() <= next(
        elements(reply["problem"], "button")
    )[1].items()


def test_every_pair_of_contradicting_cells_can_be_corrected_in_place() -> None:
    broken = WSCF.replace("W13", "L13", 1).replace("D15", "W15", 1)
    reply = ask(broken)
    assert reply["state"] == "done"
    found = fields(reply)
    assert [field["value"] for field in found] == ["L13", "L3", "W15", "D11"]
    assert [stands(broken, field) for field in found] == [field["value"] for field in found]
    assert found[0]["aria-label"] == "Player, E, round 3"
    assert "2 pairs of results" in words(reply["result"])


def test_a_wrong_total_can_be_corrected_in_place() -> None:
    reply = ask(WSCF.replace("\t6.0\t", "\t5.5\t", 1))
    (field,) = fields(reply)
    assert (field["value"], field["data-line"], field["aria-label"]) == (
        "5.5",
        "2",
        "Printed total of Player, A",
    )


def test_between_commas_a_total_ends_where_it_ends() -> None:
    reply = ask("Name,R1,R2,Total,Solk\nAnn,W2,D2,2,5\nBob,L1,D1,.5,1.5\n")
    (field,) = fields(reply)
    assert (field["value"], field["data-length"]) == ("2", "1")


def test_a_faulty_cell_can_be_corrected_in_place() -> None:
    (field,) = fields(ask(WSCF.replace("W13", "W99", 1)))
    assert (field["value"], field["data-line"], field["data-column"]) == ("W99", "4", "44")
    assert fields(ask("nonsense")) == []


def test_a_table_that_contradicts_itself_everywhere_lists_every_pair() -> None:
    swapped = WSCF.translate(str.maketrans("L", "W"))
    reply = ask(swapped)
    assert reply["state"] == "error"
    assert len(fields(reply)) > 40
    assert len(list(elements(reply["problem"], "details"))) == 1
    first = next(elements(reply["problem"], "li"))
    assert "Player, A" in words(first)


def test_printed_values_that_differ_are_listed_with_what_explains_them() -> None:
    agreeing = ask(WSCF)["result"]
    assert "all 60 printed values agree · the printed order agrees" in words(agreeing)
    reply = ask(WSCF.replace("19.5", "20.5", 1))
    table = next(
        each for each in elements(reply["result"], "table") if each[1]["class"] == "tb-differences"
    )
    assert words(table).endswith("Player, ASolkoff20.519½")
    assert "1 of 60 printed values differs" in words(reply["result"])


def test_a_rating_report_says_that_its_order_is_never_by_tiebreak() -> None:
    text = (SAMPLES / "rating-report.txt").read_text(encoding="utf-8")
    assert "never by tiebreak" in words(ask(text)["result"])


@pytest.mark.parametrize(
    ("name", "kind", "codes", "compared"),
    [
        ("wscf", "swiss", "WDLB", 60),
        ("byes", "swiss", "WDLBHUXF", 0),
        ("round-robin", "round-robin", "WDL", 16),
        ("fide-event", "swiss", "WDLHUXF", 36),
    ],
)
def test_a_sample_holds_what_it_promises(name: str, kind: str, codes: str, compared: int) -> None:
    table = read((SAMPLES / f"{name}.txt").read_text(encoding="utf-8"))
    standings = rank(table)
    found = {result.code for player in table.players for result in player.results}
    assert (table.kind, found) == (kind, set(codes))
    assert set(codes) <= set(RESULT_CODES)
    assert 8 <= len(table.players) <= 15
    assert table.warnings == standings.warnings == ()
    assert table.rounds_played == table.rounds
    assert (standings.published.compared if standings.published else 0) == compared
    assert not (standings.published and standings.published.differences)
    assert all(value.number is not None for row in standings.rows for value in row.values.values())
    assert any(row.decided_by not in {"score", None} for row in standings.rows)
