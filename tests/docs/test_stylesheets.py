"""The site's own style and the calculator's stand side by side in a page."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Comments, and the names of files, hold no classes.
_NONE = re.compile(r"/\*.*?\*/|url\([^)]*\)", re.DOTALL)
_CLASS = re.compile(r"\.([a-z][a-z0-9_-]*)")


def classes(path: Path) -> set[str]:
    """The classes that a stylesheet names in its selectors."""
    text = _NONE.sub("", path.read_text(encoding="utf-8"))
    return {name for part in re.findall(r"[^{};]*\{", text) for name in _CLASS.findall(part)}


def test_what_stands_around_the_calculator_is_styled_by_names_of_its_own() -> None:
    """The footer's columns once took those of the sheet for the wall away, by the same name."""
    around = classes(ROOT / "docs" / "stylesheets" / "site.css")
    assert "site-columns" in around
    assert {name for name in around if not name.startswith(("site-", "md-"))} == set()
