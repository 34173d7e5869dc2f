"""Where the project is: the links at the foot of pages, the form's fields, what robots are told."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from zipfile import ZipFile

import pytest
from ruamel.yaml import YAML

from pyscript_app.build import packages
from pyscript_app.build.pages import EARLY_START, LATER
from pyscript_app.docs_blocks import project
from tests.docs.sites import Html, build
from tests.docs.test_address import ADDRESS, PAGES
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

REPO = "https://git.example/club/tiebreaks"
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
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
  - {root}/pyscript_app/docs_blocks/project.py
  - {root}/pyscript_app/docs_blocks/hook.py
not_in_nav: /embed/
watch: []
"""
MORE = {
    f"app/{EARLY_START}": "",
    f"app/{LATER}": "",
    "rules/index.md": '# Rules\n\n<div><div class="tb-app"></div>'
    '<script src="a.js" data-part="script"></script></div>\n\nBelow\n',
    "embed/index.md": "---\ntitle: Bare\ndescription: Bare.\ntemplate: embed.html\n---\n\n"
    '<div class="tb-app"></div>\n',
    "es/index.md": '---\ntitle: Inicio\nlanguage: es\n---\n\n<div class="tb-app"></div>\n',
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The configuration of a small site."""
    for name, text in (PAGES | MORE).items():
        path = tmp_path / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    text = CONFIG.format(root=ROOT.as_posix())
    config.write_text(text.replace("index.md\nhooks", "index.md\n  - es/index.md\nhooks"), "utf-8")
    return config


def page(site: Path, name: str) -> Html:
    return Html((site / name / "index.html").read_text(encoding="utf-8"))


def test_with_its_address_pages_lead_to_the_project(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REPO_URL", f"{REPO}/")
    monkeypatch.setenv("GITHUB_SHA", "0123456789abcdef")
    site = tmp_path / "site"
    done = build(small, site, ADDRESS)
    assert done.returncode == 0, done.stderr
    rules = page(site, "rules")
    links = [href for href in rules.values("href", "a") if href.startswith(REPO)]
    assert links[:3] == [
        f"{REPO}/blob/main/CHANGELOG.md",
        REPO,
        f"{REPO}/edit/main/docs/rules/index.md",
    ]
    asked = urlsplit(links[3])
    assert asked.path == "/club/tiebreaks/issues/new"
    assert parse_qs(asked.query) == {
        "template": ["sentence.yml"],
        "where": [f"{ADDRESS}rules/"],
        "version": [project.version()],
    }
    assert "0123456" in rules.words()
    assert rules.values("data-tell", "button") == [REPO]
    # Right below the calculator.
    assert re.search("Something wrong\\? Tell us Below", rules.words())
    assert "¿Algo está mal? Cuéntanoslo" in page(site, "es").words()
    # A frame on a club's page is not the place for it.
    assert page(site, "embed").values("data-tell") == []
    assert f"\nSitemap: {ADDRESS}sitemap.xml\n" in (site / "robots.txt").read_text("utf-8")


# A site without an address is built in test_address.py as well.
@pytest.mark.long
def test_without_an_address_no_link_leads_nowhere(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REPO_URL", raising=False)
    site = tmp_path / "site"
    done = build(small, site)
    assert done.returncode == 0, done.stderr
    rules = page(site, "rules")
    assert f"Version {project.version()}" in rules.words()
    assert "Something wrong" not in rules.words()
    assert not any(re.search("issues|CHANGELOG|edit/", href) for href in rules.values("href", "a"))
    assert rules.values("data-tell") == []
    assert "Sitemap" not in (site / "robots.txt").read_text("utf-8")


def test_what_is_no_address_is_none() -> None:
    for wrong in ("", "git.example/club", "javascript:alert(1)"):
        config = type("Config", (), {"extra": {"repo": wrong}})
        assert project.repository(config) == ""  # type: ignore[arg-type]


def test_the_forms_have_the_fields_that_are_filled_in() -> None:
    script = (ROOT / "pyscript_app" / "page" / "telling.js").read_text("utf-8")
    (table,) = re.findall(r"const FORMS = \{\n(.*?)\n\};", script, re.DOTALL)
    filled = {
        kind: {"version", *re.findall(r'"(\w+)"', fields)}
        for kind, fields in re.findall(r"(\w+): \{(.*?)\}", table)
    }
    assert set(filled) == {"value", "table", "sentence"}
    for kind, fields in filled.items():
        form = YAML(typ="safe").load(FORMS / f"{kind}.yml")
        assert fields <= {part.get("id") for part in form["body"]}, kind
    assert {"where", "version"} <= filled["sentence"]


# The same packages are made in tests/tooling/test_installed.py.
@pytest.mark.long
def test_packages_name_the_project_only_if_somebody_says_where_it_is(tmp_path: Path) -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert "[project.urls]" not in text
    packages.make(ROOT, tmp_path, packages.urls(REPO, ADDRESS))
    archives, sdists = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    assert all(sdist.stat().st_size > 100_000 for sdist in sdists)
    said = [metadata(archive) for archive in archives]
    # The calculator's, and that of what reads pictures.
    assert len(said) == 2
    for name, url in packages.urls(REPO, ADDRESS).items():
        assert all(f"Project-URL: {name}, {url}" in one for one in said)


def metadata(archive: Path) -> str:
    """What a wheel says of itself."""
    with ZipFile(archive) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith("/METADATA"))
        return packed.read(name).decode()
