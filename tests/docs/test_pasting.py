"""The page on what can be pasted: its samples, and the table of all layouts."""

import re
from html import escape
from pathlib import Path

import pytest

from calculator.ranked import rank
from calculator.reading import LAYOUTS, read
from calculator.reading.cells.forms import ANYWHERE, FAMILIES, Parsed
from calculator.view import to_html
from pyscript_app.docs_blocks.cells import PROGRAMS, cells, meaning
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.links import Page
from pyscript_app.docs_blocks.pasting import layout, layouts, samples

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/guides/what-can-i-paste.md").read_text(encoding="utf-8")
SHOWN = dict(re.findall(r"```layout\nsample: (\S+)\nlayout: (\S+)\n```", PAGE))


class _File:
    url = "calculator/"


class _Files:
    def get_file_from_path(self, path: str) -> _File | None:
        return _File() if path == "calculator.md" else None


HERE = Page("guides/what-can-i-paste.md", "guides/what-can-i-paste/", _Files(), "docs")


def text(name: str) -> str:
    return (ROOT / f"docs/samples/{name}.txt").read_text(encoding="utf-8")


def family(name: str) -> str:
    """A layout's name without its form."""
    return re.sub(r"-(text|html|csv)$", "", name)


def test_every_layout_is_shown_in_one_of_its_forms() -> None:
    assert set(map(family, SHOWN.values())) == set(map(family, LAYOUTS))


def test_the_samples_are_one_tournament() -> None:
    files = {f"layouts/{path.stem}" for path in (ROOT / "docs/samples/layouts").glob("*.txt")}
    assert files == set(SHOWN)
    for name in SHOWN:
        standings = rank(read(text(name)))
        teams = standings.table.teams is not None
        names = ("Oak", "Elm", "Ash", "Yew") if teams else ("Ann", "Ben", "Cem", "Dea")
        # A match that is won counts 2.
        scores = [(2 if teams else 1) * halves for halves in (5, 4, 2, 1)]
        assert [(row.name.title(), row.score) for row in standings.rows] == [
            *zip(names, scores, strict=True)
        ]
        assert standings.published is None or not standings.published.differences


def test_a_sample_is_shown_as_it_is_with_how_it_is_read_and_a_link() -> None:
    html = to_html(layout("sample: layouts/vega\nlayout: vega", text, HERE))
    assert "+W2   +B4   =W3" in html
    assert "Read as Vega crosstable: 4 players, 3 rounds" in html
    assert 'href="../../calculator/#v1=' in html


@pytest.mark.parametrize(
    ("table", "name", "message"),
    [
        ("Name, R1\nAnn, W2\nBob, L1", "vega", "is read as table-csv, not as vega"),
        ("nothing", "vega", "cannot be read: line 1"),
        ("Name, R1\nAnn, W2\nBob, W1", "table-csv", "contradicts itself"),
    ],
)
def test_a_sample_that_is_something_else_stops_the_build(
    table: str, name: str, message: str
) -> None:
    with pytest.raises(FenceError, match=message):
        layout(f"sample: x\nlayout: {name}", lambda _: table, HERE)


# It is on a page of the site: that every block is filled, test_pages.py sees.
@pytest.mark.long
def test_the_table_has_every_layout_with_its_samples() -> None:
    html = to_html(layouts(ROOT))
    for name in LAYOUTS:
        assert f"<code>{name}</code>" in html
    assert samples(ROOT)["vega"] == ["vega-italian.txt", "vega.txt", "vega-crosstable.txt"]
    assert "<code>vega-crosstable.txt</code>" in html


def test_the_sample_of_an_entry_is_of_that_layout_or_of_another_form_of_it() -> None:
    for name, entry in LAYOUTS.items():
        table = read(text(f"layouts/{entry.sample}"))
        assert LAYOUTS[table.format].sample == entry.sample
        assert family(table.format) == family(name)


def test_a_layout_without_a_sample_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(FenceError, match=r"short has no sample short\.txt"):
        layouts(tmp_path)


def test_the_table_of_cells_has_every_form_with_what_it_says() -> None:
    html = to_html(cells())
    for form in (*ANYWHERE, *(form for family in FAMILIES for form in family.forms)):
        for written, said in form.examples:
            shown = f"<td><code>{escape(written, quote=False)}</code></td><td>{meaning(said)}</td>"
            assert shown in html
    assert set(PROGRAMS) == {family.name for family in FAMILIES}
    assert all(escape(program) in html for program in PROGRAMS.values())


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (Parsed("W", 15, "B"), "won against 15 with Black"),
        (Parsed("X", 20, "W"), "won by forfeit against 20 with White"),
        (Parsed("", 4), "paired with 4, no result yet"),
        (Parsed("W", 22, "", 7), "won against 22; the team scored 3.5"),
        (Parsed("U"), "not paired, no point"),
    ],
)
def test_what_a_cell_says_in_words(said: Parsed, words: str) -> None:
    assert meaning(said) == words
