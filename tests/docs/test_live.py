"""Live examples: what readers can change was worked out by the core, and is small."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from mkdocs.exceptions import Abort

from calculator import Crosstable
from calculator.view import Element, to_html
from calculator.view.element import Child
from calculator.words import shown
from pyscript_app.docs_blocks.fences import FenceError, parse
from pyscript_app.docs_blocks.live import Live, live
from pyscript_app.docs_blocks.worked_example import Worked, again, work
from tests.docs.sites import Html
from tests.support.project import ROOT

DOCS = ROOT / "docs"
#: In bytes, compressed: all that a page's examples can ever fetch, each at its first press: rows
#: with value and place at their end, and the figure at the head.
MOST = 34_000
#: Pages about tiebreaks in whose examples nothing can be changed, and why.
STILL = {
    "rules/coin-flip": "a lot decides",
    "rules/single-fast-game": "one game at the board decides",
}
QUAD = """\
No.\tName\tPts\tRnd1\tRnd2\tRnd3
1\tAlexa\t2.0\tL2\tW3\tW4
2\tBetty\t2.0\tW1\tD4\tD3
3\tCathy\t1.5\tW4\tL1\tD2
4\tDiane\t0.5\tL3\tD2\tL1
"""
BLOCK = "tiebreak: sonneborn-berger\nplayers: Alexa, Betty\nshow: crosstable\n---\n"
_PAGE = re.compile(r'data-live="[./]*(live/\w+\.json)"')


def worked(text: str) -> Worked:
    return work(parse(text), lambda name: (DOCS / f"samples/{name}.txt").read_text("utf-8"))


def made(text: str) -> Live:
    found = live(worked(text))
    assert found is not None
    return found


def values(one: Worked) -> list[str]:
    return [shown(one.value(number)) for number in one.shown]


def places(one: Worked) -> list[int]:
    return [one.standings.row(number).place for number in one.shown]


def test_a_changed_result_is_the_example_of_the_changed_table() -> None:
    state = made(BLOCK + QUAD).states["2.1.D"]
    by_hand = QUAD.replace("2.0\tL2\tW3", "1.5\tL2\tD3").replace("1.5\tW4\tL1", "2.0\tW4\tD1")
    expected = worked(BLOCK + by_hand)
    assert state.said == "Round 2, Alexa against Cathy: draw"
    assert (values(state.worked), places(state.worked)) == (values(expected), places(expected))
    assert values(state.worked) == ["1½", "2¾"]


def test_every_game_can_be_put_to_each_other_result_from_both_sides() -> None:
    found = made(BLOCK + QUAD)
    assert len(found.cells) == 4 * 3
    assert len(found.states) == 6 * 2
    assert found.cells["2.1"] == ["", "2.1.D", "2.1.L"]
    # Cathy's side of the same game: from her loss.
    assert found.cells["2.3"] == ["", "2.1.D", "2.1.L"]


def test_without_a_table_only_the_results_of_those_shown_change() -> None:
    found = made("tiebreak: modified-median\ntable: wscf\nplayers: 1 2")
    assert len(found.cells) == 2 * 6
    assert {name.split(".")[1] for name in found.states} == {"1", "2"}


def test_results_without_opponents_and_rounds_without_games() -> None:
    found = made("tiebreak: cumulative\n---\nIda: W H L\nJon: X U D")
    assert found.cells["1.1"] == ["", "1.1.D", "1.1.L"]
    assert found.cells["2.1"] == ["", "2.1.U", "2.1.B"]
    assert values(found.states["1.1.L"].worked)[0] == "½"
    assert values(worked("tiebreak: cumulative\n---\nIda: L H L\nJon: X U D"))[0] == "½"


def test_where_only_scores_are_known_a_score_changes() -> None:
    block = "tiebreak: modified-median\n---\nAdam 4 of 5: 1 2 3 3.5 4(bye)\nEve 4 of 5: 2 2 3 3 4"
    found = made(block)
    # Up and down by a half and by one, as far as five rounds allow; 4(bye) stays below 5.
    state = found.states[found.cells["1.1"][1]]
    assert state.text == "Adam 4 of 5: 1.5 2 3 3.5 4(bye)\nEve 4 of 5: 2 2 3 3 4"
    assert values(state.worked) == values(worked("tiebreak: modified-median\n---\n" + state.text))
    own = found.states[found.cells["0.1"][3]]
    assert own.text is not None
    assert own.text.startswith("Adam 3 of 5: 1 2")
    for one in found.states.values():
        assert one.text is not None
        same = worked("tiebreak: modified-median\n---\n" + one.text)
        assert (values(one.worked), places(one.worked)) == (values(same), places(same))


TEAMS = "tiebreak: BH:GP\ntable: four-teams\nplayers: Castle, Meadow\nshow: crosstable\n"


def test_the_game_points_of_a_match_of_teams_change() -> None:
    found = made(TEAMS)
    # Castle's match with Station was 2.5 to 1.5, from either side.
    assert found.cells["2.1"] == ["", "2.1.6", "2.1.7", "2.1.3", "2.1.4"]
    assert found.cells["2.3"] == ["", "2.1.4", "2.1.3", "2.1.7", "2.1.6"]
    state = found.states["2.1.4"]
    assert state.said == "Round 2, Castle against Station: 2 to 2"
    sample = (DOCS / "samples/four-teams.txt").read_text("utf-8")
    by_hand = sample.replace("1\tCastle\t2\tW4,3.0\tW3,2.5", "1\tCastle\t1.5\tW4,3.0\tD3,2.0")
    for was, now in (("3\tStation\t1\t", "3\tStation\t1.5\t"), ("\tL1,1.5\t", "\tD1,2.0\t")):
        assert was in by_hand
        by_hand = by_hand.replace(was, now)
    block = TEAMS.replace("table: four-teams\n", "") + "---\n"
    expected = worked(block + by_hand)
    assert (values(state.worked), places(state.worked)) == (values(expected), places(expected))


def test_what_a_link_carries_of_a_match_is_the_same_table() -> None:
    for state in made(TEAMS).states.values():
        assert state.text is not None
        same = worked(TEAMS.replace("table: four-teams\n", "") + "---\n" + state.text)
        assert (values(state.worked), places(state.worked)) == (values(same), places(same))


def test_no_match_is_more_than_its_boards() -> None:
    # Meadow won by 4 to 0: only less can be had, from either side.
    found = made(TEAMS)
    assert [name.rpartition(".")[2] for name in found.cells["2.2"][1:]] == ["6", "7"]
    assert len(found.states) == len({name for names in found.cells.values() for name in names}) - 1


def test_a_state_that_does_not_begin_with_the_example_stops_the_build(
    page: Callable[[str], Html], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def tampered(one: Worked, table: Crosstable, text: str) -> Worked:
        first, *rest = table.players
        other = first._replace(results=first.results[:-1])
        return again(one, table._replace(players=(other, *rest)), text)

    monkeypatch.setattr("pyscript_app.docs_blocks.live.again", tampered)
    with pytest.raises(FenceError, match="Alexa has 2, place 2; with nothing changed"):
        live(worked(BLOCK + QUAD))
    with pytest.raises(Abort):
        page(f"# Title\n\n```tiebreak\n{BLOCK}{QUAD}```\n")
    assert "tiebreak: Alexa has 2, place 2" in caplog.text


def test_a_wrong_figure_stops_the_build_of_a_live_example(
    page: Callable[[str], Html], caplog: pytest.LogCaptureFixture
) -> None:
    block = f"```tiebreak\nsource: 004\nexpect: Alexa = 2, Betty = 3.5\n{BLOCK}{QUAD}```"
    with pytest.raises(Abort):
        page(f"# Title\n\n{block}\n")
    assert "expect: Betty = 3½, but the core works out 3" in caplog.text


def files(html: Path) -> list[Path]:
    """What the examples of a page can fetch."""
    site = ROOT / "site"
    return [site / name for name in set(_PAGE.findall(html.read_text("utf-8")))]


def test_every_page_about_a_tiebreak_has_live_examples_or_a_reason_for_none(site: Path) -> None:
    without = {
        name
        for path in [*DOCS.glob("rules/*.md"), *DOCS.glob("fide/*.md"), *DOCS.glob("es/*.md")]
        if "```tiebreak" in path.read_text("utf-8")
        and not files(
            site
            / (name := path.relative_to(DOCS).with_suffix("").as_posix()).removesuffix("index")
            / "index.html"
        )
    }
    assert without == set(STILL)


def test_a_page_fetches_little(site: Path) -> None:
    sizes = {
        html: sum(len(gzip.compress(path.read_bytes(), 6)) for path in files(html))
        for html in site.rglob("index.html")
    }
    assert sum(1 for size in sizes.values() if size) > 30
    assert {html: size for html, size in sizes.items() if size >= MOST} == {}


type Json = str | int | list[Json] | dict[str, Json] | None
type Attributes = dict[str, str | None]


def element(tree: Json) -> Child:
    if isinstance(tree, str):
        return tree
    tag, attributes, *children = cast("list[Json]", tree)
    made = tuple(element(child) for child in children)
    return Element(str(tag), cast("dict[str, str]", attributes), made)


def patched(tree: Json, patch: Json) -> Json:
    """What the page's script makes of a tree."""
    tag, attributes, *children = cast("list[Json]", tree)
    changed, kept = cast("tuple[Attributes, list[Json] | None]", patch)
    both = cast("Attributes", attributes) | changed
    named: Json = {name: text for name, text in both.items() if text is not None}
    if kept is None:
        return [tag, named, *children]
    after: list[Json] = []
    for child in kept:
        if isinstance(child, int):
            after.append(children[child])
        elif isinstance(child, list) and isinstance(child[0], int):
            after.append(patched(children[child[0]], child[1:]))
        else:
            after.append(child)
    return [tag, named, *after]


def test_what_is_fetched_is_what_the_page_shows_and_each_state_differs(site: Path) -> None:
    for html in [site / "rules/modified-median/index.html", site / "es/solkoff/index.html"]:
        shown_there = html.read_text("utf-8").replace(' disabled=""', "")
        for path in files(html):
            data = json.loads(path.read_text("utf-8"))
            real = to_html(element(data["tree"])).replace(' disabled=""', "")
            assert real in shown_there
            reached = {name for names in data["cells"].values() for name in names[1:]}
            assert reached == set(data["states"])
            others = {
                to_html(element(patched(data["tree"], state[0])))
                for state in data["states"].values()
            }
            assert len(others | {real}) == len(data["states"]) + 1


@pytest.mark.parametrize("path", ["index.html", "es/index.html"])
def test_the_first_page_explains_in_steps_and_loads_no_runtime(
    pages: dict[str, Html], path: str
) -> None:
    html = pages[path]
    assert sum("tb-steps" in value.split() for value in html.values("class", "div")) == 1
    # The two players, in the finished answer alone, then as an example to change.
    assert sum("Nora" in text for text in html.text) > 3
    assert sum("tb-against" in value.split() for value in html.values("class", "div")) == 1
    assert len(html.values("data-live")) == 1
    loaded = [src for src in html.values("src", "script") if "app/" in src]
    names = [src.rpartition("/")[2].partition("-")[0] for src in loaded]
    assert names == ["box", "live"]
