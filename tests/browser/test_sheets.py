"""The sheets that the command line writes, as a club's server sends them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from calculator.__main__ import main
from tests.browser.conftest import DESK, PHONE, ROOT, Heard, sideways, violations
from tests.browser.windows import new_window
from tests.support.server import serve

pytestmark = pytest.mark.browser

LONG_NAME = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft"


@pytest.mark.long
@pytest.mark.parametrize(
    "look", [DESK, {**PHONE, "color_scheme": "dark"}], ids=["desk", "dark phone"]
)
def test_a_sheet_is_for_everybody_and_asks_nobody(
    browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str], look: dict[str, Any]
) -> None:
    hostile = tmp_path / "club.txt"
    rows = (f"1\t{LONG_NAME}\t1\tW2", "2\t<img src=x onerror=alert(1)>\t0\tL1")
    hostile.write_text("\n".join(["No.\tName\tPts\tRnd1", *rows]), "utf-8")
    byes = str(ROOT / "docs" / "samples" / "byes.txt")
    assert main([byes, str(hostile), "--html", str(tmp_path / "public")]) == 0
    capsys.readouterr()
    window = new_window(browser, **look)
    page = window.new_page()
    heard = Heard(page)
    with serve(tmp_path / "public") as base:
        for name in ("index.html", "byes.html", "club.html"):
            page.goto(base + name)
            page.evaluate(
                "document.querySelectorAll('details').forEach((one) => (one.open = true))"
            )
            assert sideways(page) == 0, name
            assert violations(page, always=True) == [], name
        assert heard.complaints == []
        assert heard.requests == [base + name for name in ("index.html", "byes.html", "club.html")]

        page.goto(f"{base}byes.html")
        table = page.get_by_role("table", name="Standings")
        workings = page.locator("details").first
        expect(workings.locator("div")).to_be_hidden()
        table.get_by_role("row").nth(1).get_by_role("link").nth(1).click()
        expect(workings.locator(".tb-sum")).to_be_in_viewport()
        page.emulate_media(media="print")
        expect(workings).to_be_visible()
        expect(page.locator("details").nth(1)).to_be_hidden()
        page.emulate_media(media="screen")
        page.get_by_role("link", name="All sections").click()
        expect(page.get_by_role("table", name="Sections")).to_be_visible()
    window.close()
