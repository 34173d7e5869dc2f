"""How long pages are: on a phone with all cases closed, and on paper; and that cases open."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import sideways
from tests.browser.windows import new_window
from tests.support.examples import one_in
from tests.support.project import ROOT

pytestmark = pytest.mark.browser

DOCS = ROOT / "docs"
#: The phone that is measured with, and the narrowest.
WIDE, HIGH, NARROW = 390, 844, 320
#: In screens, from the top of the page to the end of its footer, which is more than one of them.
MOST = 5.0
#: Opens all cases; how high the page is then.
OPENED = """
() => {
  for (const details of document.querySelectorAll("details.tb-case")) details.open = true;
  return document.documentElement.scrollHeight;
}
"""
#: Sheets of paper of a page as it comes.
SHEETS = 3


def named(path: Path) -> str:
    return path.relative_to(DOCS).with_suffix("").as_posix().removesuffix("index").rstrip("/")


CASES = re.compile(r"^##+ .*\{.*\.case\b.*\}$", re.MULTILINE)
FOLDED = [
    named(path) for path in sorted(DOCS.rglob("*.md")) if CASES.search(path.read_text("utf-8"))
]


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Page:
    return browser.new_page(viewport={"width": WIDE, "height": HIGH})


def test_every_page_about_a_tiebreak_has_cases() -> None:
    pages = {named(path) for folder in ("rules", "fide") for path in DOCS.glob(f"{folder}/*.md")}
    assert pages <= set(FOLDED)


@pytest.mark.parametrize("name", one_in(12, FOLDED))
def test_a_page_is_a_few_screens_and_no_wider_than_they_are(
    phone: Page, base: str, name: str
) -> None:
    phone.set_viewport_size({"width": WIDE, "height": HIGH})
    phone.goto(f"{base}{name}/")
    screens = phone.evaluate("document.documentElement.scrollHeight") / HIGH
    assert screens <= MOST
    assert phone.evaluate(OPENED) / HIGH > screens
    phone.set_viewport_size({"width": NARROW, "height": HIGH})
    assert sideways(phone) == 0


def test_by_hand_is_at_most_five_steps() -> None:
    pages = [*DOCS.glob("rules/*.md"), *DOCS.glob("fide/*.md"), *DOCS.glob("es/*.md")]
    found = 0
    for path in pages:
        section = re.search(
            r"^## (?:By hand|A mano)\n(.*?)^(?:#|```)",
            path.read_text("utf-8"),
            re.MULTILINE | re.DOTALL,
        )
        if section:
            found += 1
            assert len(re.findall(r"^\d\. ", section[1], re.MULTILINE)) <= 5, path
    assert found > 20


def sheets(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="Letter")))


@pytest.mark.parametrize(
    "name", one_in(3, ["rules/modified-median", "rules/cumulative", "fide/own-results"])
)
def test_on_paper_a_page_is_as_it_is_seen(page: Page, base: str, name: str) -> None:
    page.goto(f"{base}{name}/")
    closed = sheets(page)
    assert closed <= SHEETS
    assert page.locator("details.tb-case[open]").count() == 0
    page.evaluate(OPENED)
    assert sheets(page) > closed
    assert page.locator("details.tb-case:not([open])").count() == 0


def test_a_link_to_a_case_opens_it_and_no_other(page: Page, base: str) -> None:
    page.goto(f"{base}rules/solkoff/#in-a-round-robin")
    heading = page.get_by_role("heading", name="In a round robin")
    expect(heading).to_be_visible()
    expect(heading).to_be_in_viewport()
    assert page.locator("details.tb-case[open]").count() == 1
    # One on the page itself, in a case: it opens the other one.
    page.goto(f"{base}rules/cumulative/#who-uses-it")
    page.get_by_role("link", name="two players with 2½ points").click()
    expect(page.get_by_role("heading", name="Two losses, early or late")).to_be_in_viewport()
    expect(page.get_by_text("The second one won the first two games.")).to_be_visible()


def test_a_line_says_what_comes_out_and_opens_by_keyboard(page: Page, base: str) -> None:
    page.goto(f"{base}rules/modified-median/")
    case = page.locator("details.tb-case", has_text="An opponent with a bye").first
    expect(case.locator("summary")).to_contain_text("Calvin 25, Debrah 27")
    expect(case.get_by_text("Debrah is ahead, 27 to 25.")).to_be_hidden()
    case.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(case.get_by_text("Debrah is ahead, 27 to 25.")).to_be_visible()


def test_without_a_script_cases_open_all_the_same(browser: Browser, base: str) -> None:
    context = new_window(browser, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{base}rules/modified-median/")
    page.locator("summary", has_text="A tie that stays a tie").click()
    expect(page.get_by_text("Still tied, 12½ to 12½.")).to_be_visible()
    context.close()
