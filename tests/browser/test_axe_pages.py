"""axe finds nothing on any page. Of each kind `test_axe.py` looks at one page in every way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PAINTED, ROOT, violations
from tests.browser.test_axe import ELSEWHERE, KINDS

pytestmark = [pytest.mark.browser, pytest.mark.long]

PHONE_SIZE: ViewportSize = {"width": 360, "height": 740}
REST = sorted(
    {
        path.parent.relative_to(ROOT / "site").as_posix().removeprefix(".") + "/"
        for path in (ROOT / "site").rglob("index.html")
    }
    - {"/", *KINDS, *ELSEWHERE}
)


@pytest.mark.parametrize("settings", [DESK], ids=["desk, then dark phone"])
@pytest.mark.parametrize("path", REST)
def test_each_other_page(page: Page, base: str, path: str) -> None:
    page.goto(base + path)
    assert violations(page, always=True) == []
    # The same page, without loading it again.
    page.set_viewport_size(PHONE_SIZE)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.evaluate(PAINTED)
    assert violations(page, always=True) == []
