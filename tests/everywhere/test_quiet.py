"""Firefox says nothing of the policy: it fetches pages ahead, which no policy of ours allows."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SITE
from tests.browser.windows import WATCHED
from tests.everywhere.drivers import firefox
from tests.support.browsers import shared_playwright, until
from tests.support.server import serve

pytestmark = [pytest.mark.browser, pytest.mark.long]

PAGES = ("", "rules/solkoff/", "guides/i-beat-him/", "es/solkoff/", "calculator/", "embed/")
#: What Firefox fetches ahead: once it has refused this, it has refused all that came before.
AHEAD = """
() => {
  const link = document.createElement("link");
  link.rel = "next";
  link.href = "/ahead";
  document.head.append(link);
}
"""


def test_no_page_asks_for_what_its_policy_refuses() -> None:
    with serve(SITE) as base, shared_playwright() as playwright:
        browser = firefox(playwright)
        window = browser.new_context()
        window.add_init_script(WATCHED)
        page = window.new_page()
        for path in PAGES:
            page.goto(base + path)
            page.evaluate(AHEAD)
            until(page, "self.refusals.some((said) => said.includes('/ahead'))")
            refusals = page.evaluate("self.refusals")
            assert [said for said in refusals if "/ahead" not in said] == [], path
        browser.close()
