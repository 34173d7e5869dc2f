"""The page "Host your own": which files it lets browsers keep for good, and their sizes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyscript_app.build import split
from pyscript_app.build.offline import Kept, kept
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

PAGE = (ROOT / "docs/developers/host-your-own.md").read_text(encoding="utf-8")
#: By server: the patterns of paths that browsers may keep.
PATTERNS = {
    "nginx": re.findall(r'^ +"~(.*?)" +"public', PAGE, re.MULTILINE),
    "caddy": re.findall(r"@hashed path_regexp (.*)", PAGE),
    "apache": re.findall(r'<FilesMatch "(.*)">', PAGE),
}


def keeps(server: str, path: str) -> bool:
    """Whether a server's settings on the page let browsers keep a file."""
    seen = Path(path).name if server == "apache" else f"/club/{path}"
    return any(re.search(pattern, seen) for pattern in PATTERNS[server])


@pytest.fixture(scope="module")
def found(site: Path) -> Kept:
    """The files of the site: all of its pages are read for them."""
    return kept(site)


@pytest.mark.parametrize("server", PATTERNS)
def test_browsers_keep_what_never_changes_and_nothing_else(
    site: Path, found: Kept, server: str
) -> None:
    # Compressed copies, made as the page says, may be beside the files.
    lasting = [path for path in found.lasting if not path.endswith(".gz")]
    assert len(lasting) > 12
    assert [path for path in lasting if not keeps(server, path)] == []
    assert [path for path in found.changing if keeps(server, path)] == []
    others = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    hashed = re.compile(r"[.-][0-9a-f]{8,10}\.|-[A-Z0-9]{8}\.|/pyodide-[0-9.]+/")
    wrong = {path for path in others if keeps(server, path) and not hashed.search(path)}
    assert wrong == set()


def test_caddy_has_one_list_for_both() -> None:
    assert re.findall(r"@changing not path_regexp (.*)", PAGE) == PATTERNS["caddy"]


def test_the_sizes_are_those_of_the_files(site: Path) -> None:
    names = (split.OFTEN, split.DATA)
    runtime = [path for name in names for path in site.glob(f"app/pyodide-*/{name}")]
    assert len(runtime) == 2
    size = sum(path.stat().st_size for path in runtime)
    assert f"The calculator's runtime is {size / 1e6:.1f} MB" in PAGE


def test_every_kind_of_file_is_spoken_of(site: Path) -> None:
    endings = {path.suffix for path in (site / "app").rglob("*") if path.is_file()} - {".gz"}
    # Servers know .css and .json; the page must mention the others.
    assert {f"`{ending}`" for ending in endings - {".css", ".json"}} <= set(
        re.findall(r"`\.[a-z0-9]+`", PAGE)
    )
