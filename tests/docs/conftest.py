from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config

from pyscript_app.docs_blocks.example_sheet import SHEET
from tests.docs.sites import Html, make_small_site
from tests.support.project import ROOT


@pytest.fixture
def page(tmp_path: Path) -> Callable[[str], Html]:
    """Builds a page of Markdown inside a small site, in this process."""

    def built(markdown: str) -> Html:
        config = make_small_site(tmp_path, markdown)
        mkdocs_build(load_config(str(config), site_dir=str(tmp_path / "site"), strict=True))
        return Html((tmp_path / "site/rules/page/index.html").read_text(encoding="utf-8"))

    return built


@pytest.fixture(scope="session")
def site() -> Path:
    """The real site, as `make build` has built it."""
    assert (ROOT / "site/index.html").is_file(), "the site is not built: make build"
    return ROOT / "site"


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, Html]:
    """Every page of the real site, by its path below the site's root.

    The sheet that a page shows is none: it is what the command line writes.
    """
    return {
        path.relative_to(site).as_posix(): Html(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.relative_to(site).parts[0] != "app" and path != site / SHEET
    }
