"""The site's address: if there is one, pages and sitemap name it; otherwise nothing does."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import pytest

from pyscript_app.build.pages import API, API_TYPES, CLUB, MARKUP, NAMES
from tests.docs.sites import NAMED, Html, build
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

ADDRESS = "https://chess.example/club/tiebreaks/"
#: Some pages of the real site, with its theme and hooks: the whole one takes ten times as long.
CONFIG = """\
INHERIT: {root}/mkdocs.yml
theme:
  custom_dir: {root}/pyscript_app/theme
nav:
  - Home: index.md
  - Rules: rules/index.md
hooks:
  - {root}/pyscript_app/docs_blocks/languages.py
  - {root}/pyscript_app/docs_blocks/accessible.py
  - {root}/pyscript_app/docs_blocks/hook.py
not_in_nav: /embed/
watch: []
"""
PAGES = {
    f"app/{NAMES}": json.dumps(NAMED),
    **{f"app/{name}": "" for name in (API, API_TYPES, CLUB, MARKUP)},
    "index.md": "# Home",
    "rules/index.md": "# Rules",
    "embed/index.md": "---\ntitle: Bare\ndescription: Bare.\ntemplate: embed.html\n---\nBare",
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The configuration of a small site."""
    for name, text in PAGES.items():
        path = tmp_path / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    config.write_text(CONFIG.format(root=ROOT.as_posix()), encoding="utf-8")
    return config


def canonical(page: Path) -> list[str]:
    return [
        attributes["href"]
        for tag, attributes in Html(page.read_text(encoding="utf-8")).tags
        if tag == "link" and attributes.get("rel") == "canonical"
    ]


def listed(sitemap: bytes) -> list[str]:
    """The addresses in a sitemap."""
    return [element.text or "" for element in ET.fromstring(sitemap).findall("{*}url/{*}loc")]  # noqa: S314 - we made it


# As GitHub gives it, and as people write it.
# A site with an address is built in test_project.py.
@pytest.mark.long
@pytest.mark.parametrize(
    # Without a slash is what people forget.
    "given",
    [ADDRESS.rstrip("/"), pytest.param(ADDRESS, marks=pytest.mark.long)],
)
def test_with_an_address_pages_and_a_sitemap_name_it(
    small: Path, tmp_path: Path, given: str
) -> None:
    site = tmp_path / "site"
    done = build(small, site, given)
    assert done.returncode == 0, done.stderr
    assert canonical(site / "index.html") == [ADDRESS]
    assert canonical(site / "rules/index.html") == [f"{ADDRESS}rules/"]
    sitemap = (site / "sitemap.xml").read_bytes()
    # Except the page that search engines are told to leave out.
    assert listed(sitemap) == [ADDRESS, f"{ADDRESS}rules/"]
    assert gzip.decompress((site / "sitemap.xml.gz").read_bytes()) == sitemap
    # The page "not found" is shown at any depth, so it needs paths from the root.
    missing = Html((site / "404.html").read_text(encoding="utf-8"))
    styles = [link for link in missing.values("href", "link") if link.endswith(".css")]
    assert styles
    assert all(link.startswith(urlsplit(ADDRESS).path) for link in styles)


def test_without_an_address_nothing_names_one(small: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = build(small, site)
    assert done.returncode == 0, done.stderr
    assert [page for page in site.rglob("*.html") if canonical(page)] == []
    assert (site / "index.html").is_file()
    assert list(site.glob("sitemap*")) == []
