"""What the service worker keeps, and how it is removed again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pyscript_app.build import offline
from pyscript_app.build.offline import kept, script

CALCULATOR = """
<link rel="stylesheet" href="../assets/stylesheets/main.0123abcd.min.css">
<link rel="canonical" href="../elsewhere/">
<link rel="stylesheet" href="https://example.org/far.css">
<div class="tb-app tb-more"></div><img src="../images/gone.png">
<script src="../stylesheets/../extra%20file.js"></script>
"""
FILES = {
    "calculator/index.html": CALCULATOR,
    "rules/index.html": '<link rel="stylesheet" href="../only-here.css">',
    "only-here.css": "",
    "extra file.js": "",
    "assets/stylesheets/main.0123abcd.min.css": "",
    "app/app-ABCD2345.css": "",
    "app/worker-ABCD2345.js": "",
    "app/.steps.json": "",
    "app/wheel/core.whl": "",
    "app/files-0123456789.bin": "",
    "app/printout-ABCD2345.js": "",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_it_keeps_what_pages_with_a_calculator_load(site: Path) -> None:
    found = kept(site)
    assert found.lasting == [
        "app/app-ABCD2345.css",
        "app/worker-ABCD2345.js",
        "assets/stylesheets/main.0123abcd.min.css",
    ]
    assert found.changing == ["calculator/", "extra file.js"]


@pytest.mark.parametrize(
    ("name", "another"), [("calculator/index.html", True), ("app/app-ABCD2345.css", True),
                          ("rules/index.html", False), ("app/wheel/core.whl", False),
                          ("app/printout-ABCD2345.js", False)],
)  # fmt: skip
def test_the_version_is_another_when_something_kept_changes(
    site: Path, name: str, another: bool
) -> None:
    before = kept(site).version
    path = site / name
    path.write_text(path.read_text(encoding="utf-8") + "<p>", encoding="utf-8")
    assert (kept(site).version != before) == another


def test_the_script_holds_the_list(site: Path) -> None:
    text = script(kept(site))
    assert "offline." not in re.sub(r"//.*", "", text)
    (lasting,) = re.findall(r"const LASTING = (.*);", text)
    assert json.loads(lasting) == kept(site).lasting


def test_a_script_without_a_place_for_the_list_stops_the_build(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / offline.NAME).write_text("nothing", encoding="utf-8")
    monkeypatch.setattr(offline, "SOURCES", tmp_path)
    with pytest.raises(ValueError, match=r"offline\.version"):
        script(kept(site))


def test_the_one_that_takes_it_back_holds_no_list() -> None:
    text = offline.absent()
    assert "unregister" in text
    assert "fetch" not in text
