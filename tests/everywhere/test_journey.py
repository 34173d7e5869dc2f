"""From a pasted table to the reasons, in browsers other than Chromium.

The site is not at its server's root, as on many hosts.
"""

from __future__ import annotations

import base64
import io
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from calculator import answers
from calculator.ranked import rank
from calculator.reading import read
from tests.bench.startup import SETTLED
from tests.browser.conftest import EDGES, SIDEWAYS, SITE, WSCF, printed
from tests.everywhere.drivers import Driver, Windows, started
from tests.scans.test_read import ROWS as IN_PICTURE
from tests.scans.test_read import framed
from tests.support.events import random_event
from tests.support.printouts import scan
from tests.support.server import serve
from tests.support.sheets import wintd_tabs

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    # Selenium causes warnings of its own.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]

#: Hosts that isolate their pages send these.
ISOLATED = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}
#: Not the sample that the page starts with.
TABLE = WSCF.replace("\tPlayer, A\t", "\tPlayer, Z\t")
#: The box in which one types a name, and the first of those that fit.
PLAYER = '[role="combobox"]'
FOUND = '[role="option"]'


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serve(SITE, under="clubs/tiebreaks/") as address:
        yield address


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def windows(request: pytest.FixtureRequest) -> Iterator[Windows]:
    with started(request.param) as opens:
        yield opens


@pytest.fixture
def driver(windows: Windows) -> Iterator[Driver]:
    with windows() as window:
        yield window


@pytest.fixture(scope="module")
def shared(windows: Windows, base: str) -> Iterator[Driver]:
    """One page for all journeys: starting Python is what takes time."""
    with windows() as window:
        opened(window, base)
        yield window


@pytest.fixture
def calculator(shared: Driver) -> Driver:
    """The page as after a first press, whatever the journey before has left."""
    shared.measure("document.querySelector('[data-part=new]')?.click()")
    again(shared, TABLE)
    shared.wait('.tb-app[data-state="done"]')
    return shared


def opened(driver: Driver, base: str) -> None:
    """Open the calculator and have a table worked out."""
    driver.open(f"{base}calculator/")
    driver.wait('.tb-app[data-state="ready"]')
    driver.fill(".tb-paste textarea", TABLE)
    driver.click('.tb-paste button[type="submit"]')
    driver.wait('.tb-app[data-state="done"]')


#: Without a driver's keys and clicks, for which the box would have to be unfolded and in sight.
AGAIN = """
((text) => {
  const form = document.querySelector(".tb-paste");
  const box = form.querySelector("textarea");
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  form.requestSubmit();
})
"""


def again(driver: Driver, text: str) -> None:
    """Have another text worked out; from then on the page says so until it is."""
    driver.measure(f"({AGAIN.strip()})({json.dumps(text)})")


# The measures of visits wait for that: it is an expression of several lines.
def test_a_page_says_that_all_is_kept_or_not_going_to_be(shared: Driver) -> None:
    end = time.monotonic() + 60
    while not (settled := shared.measure(SETTLED)) and time.monotonic() < end:
        time.sleep(0.25)
    assert settled is True


def test_what_is_pasted_is_worked_out(calculator: Driver) -> None:
    names = calculator.texts(".tb-result .tb-standings tbody th")
    assert names == [row.name for row in rank(read(TABLE)).rows]
    values = calculator.texts(".tb-result .tb-standings .tb-value")
    assert values == [value for row in printed(TABLE) for value in row]
    assert calculator.measure(SIDEWAYS) <= 0


def test_the_answer_is_the_cores(calculator: Driver) -> None:
    standings = rank(read(TABLE))
    calculator.fill(PLAYER, "2")
    calculator.click(FOUND)
    calculator.wait(".tb-answer")
    sentences = re.split(r"(?<=\.) (?=[A-Z])", answers.in_words(answers.why(standings, 2)))
    # No line of the heading ends between a figure and its word.
    shown = calculator.text(".tb-why").replace("\N{NO-BREAK SPACE}", " ")
    # In the page the first sentence is a heading, and the tied players are a list.
    said = [sentence.removesuffix(".") for sentence in sentences[:3]]
    assert [sentence for sentence in said if sentence not in shown] == []


def test_a_value_opens_its_workings_and_the_link_brings_them_back(calculator: Driver) -> None:
    calculator.click('.tb-value[data-number="2"]')
    calculator.wait(".tb-workings li")
    assert "dropped" in calculator.text(".tb-workings")
    # In a small window they lie over the list of players.
    calculator.click(".tb-workings .tb-close")
    calculator.fill(PLAYER, "3")
    calculator.click(FOUND)
    calculator.wait(".tb-answer")
    answer = calculator.text(".tb-answer")
    assert "#v1=" in calculator.address()
    calculator.reload()
    calculator.wait(".tb-answer")
    assert calculator.text(".tb-answer") == answer


def test_a_fault_is_said_with_its_place(calculator: Driver) -> None:
    calculator.click(".tb-open-agreement")
    calculator.click(".tb-change")
    calculator.fill(".tb-paste textarea", TABLE.replace("W13", "W99", 1))
    calculator.click('.tb-paste button[type="submit"]')
    calculator.wait('.tb-app[data-state="error"]')
    said = calculator.text(".tb-problem")
    assert "Line " in said
    assert "99" in said


def test_a_long_table_is_lined_up(calculator: Driver) -> None:
    table = random_event(Random(7), players=120, rounds=6)  # noqa: S311 - no secret
    again(calculator, wintd_tabs(table))
    calculator.wait(".tb-standings tbody tr:nth-child(120)")
    heads, cells = calculator.measure(f'({EDGES.strip()})(document.querySelector(".tb-standings"))')
    assert heads == cells
    calculator.fill(PLAYER, "120")
    calculator.click(FOUND)
    calculator.wait(".tb-answer")
    said = calculator.text(".tb-answer").replace("\N{NO-BREAK SPACE}", " ")
    assert "of 120 with" in said
    assert calculator.measure(SIDEWAYS) <= 0


#: A picture is dropped on the calculator, or pasted into its box.
GIVEN = """
((how, bytes) => {
  const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  const given = new DataTransfer();
  given.items.add(new File([content], "wall.png", { type: "image/png" }));
  const [to, Kind, held, types] =
    how === "dropped"
      ? [".tb-app", DragEvent, "dataTransfer", ["dragenter", "dragover", "drop"]]
      : [".tb-paste textarea", ClipboardEvent, "clipboardData", ["paste"]];
  for (const type of types) {
    const event = new Kind(type, { bubbles: true, cancelable: true });
    // Firefox gives none to an event that a script makes.
    Object.defineProperty(event, held, { value: given });
    document.querySelector(to).dispatchEvent(event);
  }
})
"""


def given(driver: Driver, how: str, folder: Path) -> None:
    """Have a picture of a table read: dropped, pasted, chosen, or in a PDF that a scanner made."""
    held = io.BytesIO()
    framed().save(held, "PNG")
    if how in {"dropped", "pasted"}:
        said = base64.b64encode(held.getvalue()).decode()
        driver.measure(f'{GIVEN.strip()}("{how}", "{said}")')
        return
    path = folder / ("wall.png" if how == "chosen" else "wall.pdf")
    path.write_bytes(held.getvalue() if how == "chosen" else scan([framed()]))
    driver.choose('.tb-app input[type="file"]', path)


@pytest.mark.parametrize("how", ["dropped", "pasted", "chosen", "scanned"])
def test_a_picture_is_read_and_worked_out(calculator: Driver, how: str, tmp_path: Path) -> None:
    driver = calculator
    given(driver, how, tmp_path)
    driver.wait(".tb-scan-read td")
    driver.wait('.tb-app[data-state="done"]')
    # Nothing is in doubt: what was read beside the picture is folded.
    driver.click(".tb-scan details summary")
    read_ = driver.texts(".tb-scan-read td")
    shown = [
        cell for line in IN_PICTURE.replace("-", "").split("\n")[1:] for cell in line.split("|")
    ]
    wide = len(IN_PICTURE.split("\n")[0].split("|"))
    if how == "scanned":
        # As fine as a fax: a name may be misread, no result.
        read_, shown = (
            [cell for at, cell in enumerate(all_) if at % wide != 1] for all_ in (read_, shown)
        )
        wide -= 1
    assert read_[wide:] == shown
    assert len(driver.texts(".tb-result .tb-standings tbody th")) == len(IN_PICTURE.split("\n")) - 1
    # The answer is of that table.
    driver.fill(PLAYER, "Ann Ray")
    driver.click(FOUND)
    driver.wait(".tb-answer")
    assert "Ann Ray" in driver.text(".tb-answer")


def test_on_a_host_that_isolates_its_pages_it_works_too(driver: Driver) -> None:
    with serve(SITE, ISOLATED) as base:
        opened(driver, base)
        assert driver.measure("crossOriginIsolated") is True
        values = driver.texts(".tb-result .tb-standings .tb-value")
        assert values == [value for row in printed(TABLE) for value in row]


def test_without_scripts_the_samples_and_the_examples_can_be_read(driver: Driver) -> None:
    # Neither driver can switch scripts off in its browser; a server can.
    with serve(SITE, {"Content-Security-Policy": "script-src 'none'"}) as base:
        driver.open(f"{base}calculator/")
        (first, *_) = driver.texts(".tb-samples .tb-proof")
        assert "Owen is 2nd of 15 with 6 points" in first.replace("\N{NO-BREAK SPACE}", " ")
        driver.open(f"{base}rules/modified-median/")
        driver.wait("html.no-js")
        (first, *_) = driver.texts(".tb-example")
        assert "Ann is ahead, 7½ to 7." in first
        # Where nothing can be pressed, nothing asks for it.
        seen = (
            "[...document.querySelectorAll('.tb-live-bar')].filter((bar) => bar.checkVisibility())"
        )
        assert driver.measure(f"{seen}.length") == 0


#: Whether a script that comes into the page by itself stays without effect.
STOPPED = """
(() => {
  try {
    const made = document.createElement("script");
    made.textContent = "globalThis.ran = 1";
    document.head.append(made);
  } catch {}
  return globalThis.ran === undefined;
})()
"""
#: The theme looks at what is in the box of its search when somebody turns to it; turned to before
#: the search has its index, it stays silent.
TURNED = """
setInterval(() => {
  const box = document.querySelector(".md-search__input");
  if (!document.querySelector(".md-search-result__link mark")) (box.blur(), box.focus());
}, 300)
"""


def test_the_policy_of_a_page_is_in_force_and_the_search_works(driver: Driver, base: str) -> None:
    driver.open(f"{base}rules/cumulative/")
    assert driver.measure(STOPPED.strip())
    driver.fill(".md-search__input", "solkoff")
    driver.measure(TURNED.strip())
    driver.wait(".md-search-result__link mark")
    assert "Solkoff" in driver.text(".md-search-result__item")
