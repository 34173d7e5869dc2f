"""The page "Host your own": all works under the Content-Security-Policy that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import ROOT, SITE, WSCF, Calculator, Heard
from tests.support.server import serve

pytestmark = pytest.mark.browser

DOCS = (ROOT / "docs/developers/host-your-own.md").read_text(encoding="utf-8")
POLICY: str
(POLICY,) = re.findall(r"^default-src .*", DOCS, re.MULTILINE)
# For frames without an origin of their own, too.
HEADERS = {"Content-Security-Policy": POLICY, "Access-Control-Allow-Origin": "*"}

#: What of the policy keeps a page from asking another site.
REFUSED = """
() => new Promise((done) => {
  addEventListener("securitypolicyviolation", (event) => done(event.effectiveDirective));
  fetch("https://tiebreaks.example/").catch(() => setTimeout(done, 5000));
})
"""


def test_the_calculator_works_under_the_policy(page: Page, heard: Heard) -> None:
    with serve(SITE, HEADERS) as base:
        calculator = Calculator(page, base)
        calculator.open()
        calculator.calculate(WSCF)
        calculator.expect_state("done")
        calculator.value(5, "cumulative").click()
        expect(calculator.workings).to_be_visible()
        assert heard.complaints == []
        # And it is in force.
        assert page.evaluate(REFUSED) == "connect-src"


def test_a_sandboxed_frame_works_under_the_policy(page: Page, tmp_path: Path) -> None:
    with serve(SITE, HEADERS) as base, serve(tmp_path) as club:
        address = f"{base}embed/#{state(WSCF, 'us-chess', 2)}"
        (tmp_path / "index.html").write_text(
            f'<iframe src="{address}" sandbox="allow-scripts"></iframe>', encoding="utf-8"
        )
        page.goto(club)
        app = page.frame_locator("iframe").locator(".tb-app")
        expect(app).to_have_attribute("data-state", "done")
