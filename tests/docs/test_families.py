"""The table of what programs, sites and people write: each sample is the same tournament."""

import re

import pytest

from calculator.ranked import rank
from calculator.reading import read
from calculator.view import to_html
from pyscript_app.docs_blocks.families import carried, families
from pyscript_app.docs_blocks.fences import FenceError
from tests.docs.test_pasting import HERE, PAGE, text
from tests.support.project import ROOT

(BLOCK,) = re.findall(r"```families\n(.*?)```", PAGE, re.DOTALL)
LISTED = [line.partition(":")[0] for line in BLOCK.splitlines()]
FILES = sorted(path.stem for path in (ROOT / "docs/samples/families").glob("*.txt"))


def test_every_sample_is_listed_once() -> None:
    assert sorted(LISTED) == FILES


@pytest.mark.parametrize("name", FILES)
def test_a_sample_is_the_same_tournament_and_gives_no_warning(name: str) -> None:
    table = read(text(f"families/{name}"))
    standings = rank(table)
    assert [(row.name.split()[0].title(), row.score) for row in standings.rows] == [
        ("Ann", 5),
        ("Ben", 4),
        ("Cem", 2),
        ("Dea", 1),
    ]
    assert not table.warnings
    met = {
        (player.name[:3].lower(), table.players[result.opponent - 1].name[:3].lower(), result.code)
        for player in table.players
        for result in player.results
        if result.opponent is not None
    }
    assert met == {
        *(("ann", "ben", "W"), ("ann", "dea", "W"), ("ann", "cem", "D")),
        *(("ben", "ann", "L"), ("ben", "cem", "W"), ("ben", "dea", "W")),
        *(("cem", "dea", "D"), ("cem", "ben", "L"), ("cem", "ann", "D")),
        *(("dea", "cem", "D"), ("dea", "ann", "L"), ("dea", "ben", "L")),
    }


def test_the_table_says_what_each_sample_tells() -> None:
    html = to_html(families("ffe: Papi\nwords: In words", text, HERE))
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)[1:]
    assert [row.count("✓") for row in rows] == [
        len(carried(read(text(f"families/{name}")))) for name in ("ffe", "words")
    ]
    assert "colors" in carried(read(text("families/ffe")))
    assert "colors" not in carried(read(text("families/words")))
    assert 'href="../../calculator/#v1=' in html


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("nothing", "the sample x cannot be read: line 1"),
        ("Name,R1,Pts\nAnn,W2,1\nBen,L1,1", "the sample x gives a warning"),
    ],
)
def test_a_sample_that_is_not_read_stops_the_build(table: str, message: str) -> None:
    with pytest.raises(FenceError, match=message):
        families("x: Anything", lambda _: table, HERE)


def test_a_line_without_a_title_stops_the_build() -> None:
    with pytest.raises(FenceError, match="should be a file, a colon and what it is"):
        families("ffe", text, HERE)
