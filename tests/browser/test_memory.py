"""A second visit begins with the memory of a Python that has started, as the first one kept it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pyscript_app.build.split import DATA, SELDOM
from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import WSCF, Calculator
from tests.browser.test_files_in import SHEET
from tests.browser.test_text_in import drop
from tests.browser.windows import new_window
from tests.support.browsers import until
from tests.support.workbooks import workbook

pytestmark = pytest.mark.browser

MARKED = "(name) => performance.getEntriesByName(name).length > 0"
#: The file that it is kept in (pyscript_app/page/snapshot.js).
FOUND = """
const files = await navigator.storage.getDirectory();
const [name] = await Array.fromAsync(files.keys());
const file = await files.getFileHandle(name);
"""
#: Which of some words are in what is kept.
KEPT = f"""
async (words) => {{
  {FOUND}
  const bytes = await (await file.getFile()).arrayBuffer();
  const text = new TextDecoder("latin1").decode(bytes);
  return words.filter((word) => text.includes(word));
}}
"""
#: Lose one block of it, as disks do.
DAMAGE = f"""
async () => {{
  {FOUND}
  const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer());
  const at = (bytes.length >> 10) << 9;
  bytes.fill(bytes[at] ^ 1, at, at + 512);
  const written = await file.createWritable();
  await written.write(bytes);
  await written.close();
}}
"""
#: Notice if the theme's script or the manifest comes while an answer is waited for.
WATCH = """
new MutationObserver(() => {
  const late = "script[src*='/assets/javascripts/'], link[rel=manifest]";
  const waited = document.querySelector("[data-part=app][data-link]");
  if (waited && document.querySelector(late)) window.lateEarly = true;
}).observe(document, { subtree: true, childList: true });
"""
GONE = """
async () => {
  const files = await navigator.storage.getDirectory();
  return !(await Array.fromAsync(files.keys())).length;
}
"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A window whose service worker is allowed."""
    made = new_window(browser)
    yield made
    made.close()


def has_memory(page: Page, gigabytes: int) -> None:
    """Have pages that are opened from now on be on such a device."""
    told = f"{{ configurable: true, value: {gigabytes} }}"
    page.add_init_script(f"Object.defineProperty(navigator, 'deviceMemory', {told})")


def expect_mark(page: Page, name: str) -> None:
    until(page, MARKED, arg=name)


def expect_answer(calculator: Calculator, name: str) -> None:
    calculator.expect_state("done")
    expect(calculator.page.locator(".tb-answer")).to_contain_text(name)


# Over five seconds: two visits, and between them all of Python's memory is kept.
def test_a_second_visit_begins_where_the_first_one_was(calculator: Calculator) -> None:
    page = calculator.page
    has_memory(page, 8)
    text = WSCF.replace("Player, D", "Quillfeather, Ann")
    link = f"{calculator.base}calculator/#{state(text, 'us-chess', 5)}"
    page.goto(link)
    expect_mark(page, "python-started")
    expect_answer(calculator, "Quillfeather")
    expect_mark(page, "memory-kept")
    assert page.evaluate(KEPT, ["calculator.page", "Quillfeather"]) == ["calculator.page"]

    page.context.set_offline(offline=True)
    page.goto("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(WATCH)
    page.goto(link)
    expect_answer(calculator, "Quillfeather")
    expect_mark(page, "python-resumed")
    # Python was there before the page asked, and was not waited for by what comes after the answer.
    until(page, "'document$' in window")
    assert not page.evaluate("window.lateEarly")
    # What is called seldom is not needed for it, nor are the data with which Python starts.
    assert any("/calculator/" in url for url in asked)
    assert not [url for url in asked if url.endswith((DATA, SELDOM))]
    page.context.set_offline(offline=False)

    # What is loaded later fits what was kept.
    drop(calculator, "club.xlsx", workbook({"Open": SHEET}))
    expect(calculator.standings).to_contain_text("Calder")

    # What is damaged is not used; a device short of memory keeps no other.
    page.evaluate(DAMAGE)
    has_memory(page, 2)
    page.goto("about:blank")
    page.goto(link)
    expect_answer(calculator, "Quillfeather")
    expect_mark(page, "python-started")
    expect_mark(page, "memory-not-kept")
    assert page.evaluate(GONE)


# What is kept, and where nothing is, the second visit shows as well.
@pytest.mark.long
@pytest.mark.parametrize("lacks", ["storage", "serviceWorker"])
def test_whatever_a_browser_lacks_it_is_said_that_no_memory_is_kept(
    calculator: Calculator, lacks: str
) -> None:
    page = calculator.page
    has_memory(page, 8)
    page.add_init_script(f"delete Navigator.prototype.{lacks}")
    calculator.open()
    expect_mark(page, "memory-not-kept")
    marks = page.evaluate("performance.getEntriesByType('mark').map(({ name }) => name)")
    assert [one for one in marks if one.startswith("memory-")] == ["memory-not-kept"]
