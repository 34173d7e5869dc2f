"""`make serve`: of an edited page only that page is built, and what takes something from it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pyscript_app.preview.site import stamps
from tests.support.project import ROOT

pytestmark = pytest.mark.native

#: What a project needs besides its pages. The blocks that were worked out are there, too.
_BESIDE = (
    *("calculator", "pyscript_app", "tests", "node_modules", "requirements", ".cache"),
    *("package.json", "package-lock.json", "mkdocs.yml"),
)
#: In a process of its own, because the code is imported again there.
_BEGIN = """
import json, sys, time
from pathlib import Path
from pyscript_app.preview.site import Site
root, folder = Path.cwd(), Path(sys.argv[1])
site = Site(root, folder)
told = {}
def built(*addresses):
    before = len(site.built)
    for address in addresses:
        site.make(address)
    return sorted(site.built[before:])
def has(path, text):
    return text in (folder / path / "index.html").read_text(encoding="utf-8")
def edit(path, before, after):
    page = root / "docs" / path
    text = page.read_text(encoding="utf-8")
    assert before in text
    page.write_text(text.replace(before, after, 1), encoding="utf-8")
    return sorted(Path(name).name for name in site.refresh())
"""
_END = "\nprint(json.dumps(told))\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the real pages, which may be edited."""
    root = tmp_path / "project"
    shutil.copytree(ROOT / "docs", root / "docs", ignore=shutil.ignore_patterns("app"))
    (root / "docs" / "app").symlink_to(ROOT / "docs" / "app")
    (ROOT / ".cache").mkdir(exist_ok=True)
    for name in _BESIDE:
        (root / name).symlink_to(ROOT / name)
    return root


def driven(project: Path, steps: str) -> dict[str, object]:
    """What a site of the project tells while these steps are taken."""
    folder = project.parent / "site"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", _BEGIN + steps + _END, str(folder)],
        cwd=project,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return told


def test_a_link_to_nothing_hides_no_other_file(tmp_path: Path) -> None:
    """An editor's lock is such a link: pages beside it are still looked at."""
    pages = [tmp_path / "docs" / name for name in ("a.md", "b.md", "c.md")]
    pages[0].parent.mkdir()
    for page in pages:
        page.write_text("# A page", encoding="utf-8")
        (page.parent / f".#{page.name}").symlink_to(tmp_path / "nobody@home")
    assert {Path(name) for name in stamps(tmp_path)} == {*pages}


# Only who writes pages meets it; what a page becomes, the other tests of this folder see.
@pytest.mark.long
def test_only_what_was_asked_for_is_built_and_again_only_what_changed(project: Path) -> None:
    told = driven(
        project,
        """
seen = ["/", "/rules/solkoff/", "/es/solkoff/", "/rules/median/"]
told["first"] = built(*seen)
told["unchanged"] = [*site.refresh(), *built(*seen)]
told["changed"] = edit("rules/solkoff.md", "\\n## ", "\\nNobody has said this yet.\\n\\n## ")
told["again"] = built(*seen)
told["shown"] = has("rules/solkoff", "Nobody has said this yet.")
edit("rules/solkoff.md", "tiebreak: solkoff", "tiebreak: solkof")
told["wrong"] = built("/rules/solkoff/")
told["said"] = has("rules/solkoff", "rules/solkoff.md, line ")
edit("rules/solkoff.md", "tiebreak: solkof\\n", "tiebreak: solkoff\\n")
told["mended"] = built("/rules/solkoff/")
# Menus and the foot of other pages have its title.
edit("rules/index.md", "title: ", "title: Quite ")
told["all"] = built(*seen)
told["titled"] = has("rules", "<title>Quite ") if built("/rules/") else False
""",
    )
    seen = ["es/solkoff.md", "index.md", "rules/median.md", "rules/solkoff.md"]
    assert told == {
        "first": seen,
        "unchanged": [],
        "changed": ["solkoff.md"],
        # The Spanish page takes its examples.
        "again": ["es/solkoff.md", "rules/solkoff.md"],
        "shown": True,
        "wrong": [],
        "said": True,
        "mended": ["rules/solkoff.md"],
        "all": seen,
        "titled": True,
    }


@pytest.mark.long
def test_a_page_takes_a_small_part_of_a_whole_build(project: Path) -> None:
    told = driven(
        project,
        """
begun = time.process_time()
while site.make_next():
    pass
told["pages"] = len(site.built)
told["whole"] = time.process_time() - begun
edit("guides/is-it-fair.md", "\\n## ", "\\nNobody has said this yet.\\n\\n## ")
begun = time.process_time()
told["built"] = built("/guides/is-it-fair/")
told["one"] = time.process_time() - begun
site.make("/search/search_index.json")
index = (folder / "search" / "search_index.json").read_text(encoding="utf-8")
told["found"] = index.count("Nobody has said this yet."), index.count("guides/is-it-fair/")
site.make("/developers/coverage/")
told["coverage"] = has("developers/coverage", "tb-coverage-")
""",
    )
    pages, whole, one = told["pages"], told["whole"], told["one"]
    assert isinstance(pages, int)
    assert isinstance(whole, float)
    assert isinstance(one, float)
    assert pages > 100
    assert told["built"] == ["guides/is-it-fair.md"]
    assert one < whole / 20
    found = told["found"]
    assert isinstance(found, list)
    assert found[0] == 1
    assert found[1] > 3
    assert told["coverage"] is False, "the list is not filled"
