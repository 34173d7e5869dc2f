"""The parts of the page by name: the views mark them, the script looks for no others."""

from __future__ import annotations

import re

import pytest

from calculator import ReadError
from calculator.model import Contradiction, Spot
from calculator.reading import read
from calculator.view import Sample, bare_foot, el, shell, to_html
from calculator.view.corrections import contradictions
from calculator.view.parts import OF_PAGE, PARTS
from calculator.view.reading_problem import problem
from tests.support.project import ROOT

PAGE = ROOT / "pyscript_app" / "page"
THEME = ROOT / "pyscript_app" / "theme" / "embed.html"
#: A part in the script: in a call of `parts.js`, or in the script's own selector.
_ASKED = re.compile(
    r"""\b(?:one|all|needed|css|onClick|list)\((?:[\w.]+, )?"([a-z-]+)\""""
    r"""|\[data-part="?([a-z-]+)"?\]"""
)
_MARKED = re.compile(r'data-part="([^"]*)"')


def asked() -> set[str]:
    """What the scripts look for."""
    files = [*PAGE.rglob("*.js"), THEME]
    text = "".join(file.read_text(encoding="utf-8") for file in files if file.name != "parts.js")
    return {one or other for one, other in _ASKED.findall(text)} | {
        # What the page listens for on the window.
        *re.findall(r'dataset\??\.part [!=]== "([a-z-]+)"', text)
    }


def test_the_scripts_list_is_the_views() -> None:
    listed = re.findall(r"@typedef \{(.*?)\} Part", (PAGE / "parts.js").read_text(), re.DOTALL)
    assert sorted(re.findall(r'"(.*?)"', listed[0])) == sorted(PARTS)


def test_what_the_scripts_look_for_is_listed_and_nothing_else() -> None:
    # Things that unfold are asked for all together: they stay unfolded in the next answer.
    unfold = {name for name, what in PARTS.items() if what.startswith("unfolds")}
    assert asked() <= set(PARTS)
    assert set(PARTS) - asked() - unfold == set()


def test_the_scripts_look_for_no_classes() -> None:
    # The bookmark runs on somebody else's page, whose classes may say what a cell is.
    ours = [file for file in PAGE.rglob("*.js") if file.parent.name != "elsewhere"]
    for file in [*ours, THEME]:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"""["'` ]\.tb-|classList|className(?! = )""", text), file.name


def test_the_page_has_all_its_parts_before_python_runs() -> None:
    app = shell([Sample("byes", "Ann 1 of 1: 0")])
    html = to_html(el("div", app, bare_foot("../")))
    found = set(_MARKED.findall(html))
    # The docs put the script beside it (pyscript_app/docs_blocks/examples.py).
    # What a link carries the page shows when it opens one.
    assert set(OF_PAGE) - found == {"script", "told"}
    assert found <= set(PARTS)


def test_many_contradictions_unfold() -> None:
    spot = Spot(1, 1, 2, "W2")
    many = [Contradiction(round_, 1, 2, spot, spot) for round_ in range(1, 10)]
    found = contradictions(many, {1: "Ann", 2: "Bob"}, "W2")
    assert "more-clashes" in _MARKED.findall(to_html(el("div", *found)))


def test_a_text_that_cannot_be_read_has_a_way_back_to_the_one_before() -> None:
    with pytest.raises(ReadError) as caught:
        read("Dear all, see you on Sunday.")
    assert _MARKED.findall(to_html(problem(caught.value, "Dear all"))) == ["put-back"]
