"""Each page has one name: in the menu, as its heading, and where a link is only a page's name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mkdocs.config import load_config

from tests.support.project import ROOT

DOCS = ROOT / "docs"
pytestmark = pytest.mark.docs

_HEADING = re.compile(r"^# (.*?)(?: \{.*\})?$", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = r"\[([^\]\n]+)\]\(([^)#\s]+\.md)\)"
#: A line of a list, or a line of nothing but links.
_ALONE = re.compile(rf"^(?:- {_LINK}|{_LINK}(?: · {_LINK})* ?·?)$", re.MULTILINE)
#: The first page's heading is what it answers.
_OTHERWISE = {"index.md"}


def names() -> dict[str, str]:
    """Return the names of the pages in the menu, by their place below `docs/`."""
    found: dict[str, str] = {}

    def walk(part: object, name: str = "") -> None:
        if isinstance(part, list):
            for one in part:
                walk(one)
        elif isinstance(part, dict):
            for key, value in part.items():
                walk(value, key)
        elif name:
            found[str(part)] = name

    walk(load_config(str(ROOT / "mkdocs.yml"))["nav"])
    return found


NAMES = names()


def heading(page: Path) -> str | None:
    found = _HEADING.search(_FENCE.sub("", page.read_text(encoding="utf-8")))
    return found[1] if found else None


@pytest.mark.parametrize("place", sorted(NAMES.keys() - _OTHERWISE))
def test_the_menu_calls_a_page_by_its_heading(place: str) -> None:
    name = NAMES[place]
    # A heading may go on behind a colon, for which a menu has no room.
    assert heading(DOCS / place) in {name, None} or str(heading(DOCS / place)).startswith(
        f"{name}:"
    )


def test_a_link_that_is_only_a_name_is_the_name_of_the_page() -> None:
    wrong = []
    seen = 0
    for page in DOCS.rglob("*.md"):
        if page.relative_to(DOCS).parts[0] in {"es", "app"}:
            continue
        text = _FENCE.sub("", page.read_text(encoding="utf-8"))
        for line in _ALONE.finditer(text):
            for called, target in re.findall(_LINK, line[0]):
                place = (page.parent / target).resolve().relative_to(DOCS.resolve()).as_posix()
                seen += 1
                # What invites people to the calculator is not a name.
                if place == "calculator.md":
                    continue
                if called not in {NAMES.get(place), heading(DOCS / place)}:
                    wrong.append(f"{page.name}: {called!r} is {NAMES.get(place)!r}")
    assert not wrong
    assert seen > 40
