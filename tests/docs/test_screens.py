"""The drawings of where to press in other programs: what they number is in the steps above them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from calculator.view import text_of, to_html
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.figures.screens import screens
from tests.support.project import ROOT

DOCS = ROOT / "docs"
_BLOCK = re.compile(r"^```screens\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_STEP = re.compile(r"^(\d)\. (.*(?:\n   .*)*)", re.MULTILINE)
_PRESSED = re.compile(r"\((\d)\) ([^|\n]+)")
PAGES = [path for path in sorted(DOCS.rglob("*.md")) if _BLOCK.search(path.read_text("utf-8"))]
#: Kinds of sites with a page of their own, in each language.
KINDS = [
    ("guides/own-html", "es/html-propio"),
    ("guides/wordpress", "es/wordpress"),
    ("guides/google-sites", "es/google-sites"),
    ("guides/wix", "es/wix"),
]
BLOCK = """\
title: Kit
note: A drawing.
---
says: Step 1: save it
bar: = Mine | Undo | (1) Save
menu: One | (2) Two
"""


def block_of(path: Path) -> str:
    (block,) = _BLOCK.findall(path.read_text("utf-8"))
    return str(block)


def lists(path: Path) -> list[tuple[str, str]]:
    """Each block of a page, with the text between it and the one before."""
    above, *rest = _BLOCK.split(path.read_text("utf-8"))
    found = []
    for block, behind in zip(rest[::2], rest[1::2], strict=True):
        found.append((above, block))
        above = behind
    return found


def named(path: Path) -> str:
    return path.relative_to(DOCS).with_suffix("").as_posix()


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_what_is_pressed_is_told_in_its_step(path: Path) -> None:
    for above, block in lists(path):
        steps = {number: " ".join(said.split()) for number, said in _STEP.findall(above)}
        pressed = _PRESSED.findall(block)
        assert len(pressed) > 1
        for number, label in pressed:
            # What is pasted, and what is dragged, is told in other words.
            if not re.match("<|site =|the |los |javascript:", label):
                plain = re.sub("^[+☆] ", "", label.strip())
                assert re.search(f'["«“]{re.escape(plain)}["»”]', steps[number]), (number, label)


@pytest.mark.parametrize(("english", "spanish"), KINDS)
def test_each_kind_of_site_has_its_page_in_each_language(english: str, spanish: str) -> None:
    here, there = (DOCS / f"{path}.md" for path in (english, spanish))
    assert f"english: {english}.md" in there.read_text("utf-8")
    shapes = [
        [
            (line.partition(":")[0], re.findall(r"\((\d)\)", line))
            for line in block_of(path).split("\n")
        ]
        for path in (here, there)
    ]
    assert shapes[0] == shapes[1]
    for path in (here, there):
        overview = path.with_name("on-your-club-site.md" if path == here else "en-tu-web.md")
        assert f"]({path.name})" in overview.read_text("utf-8")


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_a_drawing_is_said_to_who_cannot_see_it(path: Path) -> None:
    for _, block in lists(path):
        made = screens(block)
        root = ET.fromstring(to_html(made))  # noqa: S314 - we have just written it
        for svg in root.iter("svg"):
            for tag in ("title", "desc"):
                found = svg.find(tag)
                assert found is not None
                assert found.text
            lettering = ["".join(text.itertext()) for text in svg.iter("text")]
            assert not any("…" in text for text in lettering if not re.search("[<=:]", text))
        assert re.search("drawing|dibujo", text_of(made))


def test_numbers_are_drawn_beside_what_they_are_on() -> None:
    (svg,) = ET.fromstring(to_html(screens(BLOCK))).iter("svg")  # noqa: S314 - as above
    assert [text.text for text in svg.iter("text")] == [
        *("Kit", "1", "Save", "Undo", "Mine", "One", "2", "Two")
    ]
    assert len([one for one in svg.iter("rect") if one.get("class") == "tb-fig-press"]) == 2
    desc = svg.find("desc")
    assert desc is not None
    assert desc.text == "1: Save; 2: Two."


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("note: A drawing.\n", ""), "give title: and note:"),
        (("says: Step 1: save it\n", ""), "a window begins with 'says:'"),
        (("menu:", "list:"), "there is no row 'list'"),
        (("bar:", "bar"), "should be a key, a colon and a value"),
    ],
)
def test_a_wrong_drawing_is_refused(change: tuple[str, str], message: str) -> None:
    with pytest.raises(FenceError, match=re.escape(message)):
        screens(BLOCK.replace(*change))
