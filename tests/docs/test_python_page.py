"""The page of the Python API: every public name is there, says what it is, and shows it."""

import dataclasses
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import calculator
from calculator.view.element import to_html
from pyscript_app.docs_blocks.docstrings import as_shown
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.sessions import session
from tests.support.project import ROOT

#: Told where what has them is told: they need no heading of their own.
ELSEWHERE = {"Crosstable", "TableError", "UnknownTiebreakError"}
MADE = (calculator.Standings, calculator.Row, calculator.Value)
FIELDS = (calculator.Term, calculator.Answer, calculator.Comparison, calculator.OtherResults)


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / "site" / "developers" / "python" / "index.html").read_text(encoding="utf-8")


def public() -> Iterator[tuple[str, Any]]:
    """The functions and methods that other programs call."""
    for name in calculator.__all__:
        one = getattr(calculator, name)
        if inspect.isfunction(one):
            yield name, one
    for made in MADE:
        for name, one in vars(made).items():
            if inspect.isfunction(one) and not name.startswith("_"):
                yield f"{made.__name__}.{name}", one


@pytest.mark.parametrize("name", sorted(set(calculator.__all__) - ELSEWHERE))
def test_every_public_name_is_on_the_page(page: str, name: str) -> None:
    found = re.search(rf'<h3 id="calculator\.[\w.]*\b{name}" class="doc doc-heading">', page)
    assert found is not None


def test_every_method_and_property_is_on_the_page(page: str) -> None:
    for made in MADE:
        names = [name for name in vars(made) if not name.startswith("_")]
        assert len(names) > 3
        for name in set(names) - {"ranked"}:
            assert f'id="{made.__module__}.{made.__name__}.{name}"' in page
    for one in FIELDS:
        for field in dataclasses.fields(one):
            assert f'id="{one.__module__}.{one.__name__}.{field.name}"' in page


@pytest.mark.parametrize(
    ("name", "function"), [*public()], ids=lambda one: one if isinstance(one, str) else ""
)
def test_every_function_shows_an_example(name: str, function: Callable[..., Any]) -> None:
    assert function.__doc__ is not None, name
    assert "\n>>> " in inspect.cleandoc(function.__doc__), name


def test_nothing_that_only_sources_know_is_on_the_page(page: str) -> None:
    article = page[page.index("<article") : page.index("</article>")]
    text = re.sub(r"<[^>]+>", "", article)
    assert not re.findall(r":\w+:`|``|:\w+:\w", text)
    assert "ranked=" not in text


def test_no_other_page_loads_its_style() -> None:
    for path in ("index.html", "calculator/index.html", "developers/python/index.html"):
        assert "mkdocstrings" not in (ROOT / "site" / path).read_text(encoding="utf-8")


def test_a_docstring_is_made_fit() -> None:
    assert as_shown("A :meth:`~calculator.api.standings.Standings.why`.") == "A `Standings.why`."
    assert as_shown("No example.") == "No example."


def test_lines_are_run_and_wrong_ones_stop_the_build(tmp_path: Path) -> None:
    with pytest.raises(FenceError, match="not to be written"):
        session(">>> 1 + 1\n2\n", tmp_path)
    with pytest.raises(FenceError, match="NameError"):
        session(">>> nobody", tmp_path)
    made = session(">>> for one in (1, 2):\n...     print(one)\n>>> one", tmp_path)
    assert to_html(made).endswith("1\n2\n&gt;&gt;&gt; one\n2\n</code></pre></div>")
