"""Each page of the site has a strict policy of its own."""

from __future__ import annotations

import base64
import hashlib
import re
from html import unescape

import pytest

from pyscript_app.after_build.policy import Parts, guarded
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

PAGES = sorted((ROOT / "site").rglob("*.html"))
HEAD = '<!doctype html><html><head><meta charset="utf-8">'
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"')


def policy(html: str) -> dict[str, list[str]]:
    """The directives of a page's policy."""
    (found,) = _POLICY.findall(html)
    parts = [part.split() for part in unescape(found).split(";")]
    return {name: values for name, *values in parts}


def hashed(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_each_page_allows_this_site_and_what_is_written_into_it() -> None:
    assert len(PAGES) > 80
    for path in PAGES:
        html = path.read_text(encoding="utf-8")
        found = policy(html)
        assert found["default-src"] == ["'none'"], path
        loaded = re.search(r"<(?:script|link|style|img)\b", html)
        assert loaded
        assert html.index("Content-Security-Policy") < loaded.start(), path
        parts = Parts()
        parts.feed(html)
        scripts = [value for value in found.get("script-src", []) if "sha256-" in value]
        assert sorted(scripts) == sorted({hashed(script) for script in parts.scripts}), path
        if path.name == "sheet-example.html":  # as the command line writes it, without script
            assert not found.keys() & {"script-src", "connect-src"}
            continue
        loose = {"'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "*"}
        assert not loose & {value for values in found.values() for value in values}, path
        assert found.get("font-src") == (["'self'"] if parts.theme else None), path
        assert found["require-trusted-types-for"] == ["'script'"], path
        assert parts.forbidden == [], path
        asks = [value for value in found["connect-src"] if value != "'self'"]
        assert asks == (["https:", "http:"] if parts.fetches else []), path


def test_a_page_with_the_theme_begins_with_our_script() -> None:
    page = f'{HEAD}<script>theirs()</script><script src="assets/javascripts/bundle.1.js"></script>'
    made = guarded(page, "ours()")
    assert '"><script>ours()</script><script>theirs()' in made
    assert policy(made)["script-src"] == ["'self'", hashed("theirs()"), hashed("ours()")]
    assert policy(made)["trusted-types"] == ["default"]


def test_data_is_no_script_and_nothing_is_written_twice() -> None:
    page = (
        f'{HEAD}<script type="application/json">{{}}</script><p class="tb-app tb-box" data-to="/">'
    )
    made = guarded(page, "ours()")
    assert policy(made)["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert policy(made)["connect-src"] == ["'self'"]
    assert guarded(made, "ours()") == made


def test_a_served_page_can_be_loaded_again_by_the_script_of_mkdocs() -> None:
    found = policy(guarded(f"{HEAD}<script>a()</script>", "", serving=True))
    assert found["script-src"] == ["'self'", "'unsafe-inline'"]
    assert found["require-trusted-types-for"] == ["'script'"]


@pytest.mark.parametrize(
    "part", ['<p style="color: red">', '<p onclick="a()">', '<a href="javascript:a()">']
)
def test_what_no_strict_policy_allows_stops_the_build(part: str) -> None:
    with pytest.raises(ValueError, match="use a class, or a file"):
        guarded(HEAD + part, "")
