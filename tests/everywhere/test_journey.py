"""From a pasted table to the reasons, in browsers other than Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from calculator import answers, rank, read
from tests.browser.conftest import EDGES, SIDEWAYS, WSCF, printed
from tests.browser.conftest import base as base  # noqa: PLC0414 - a fixture of this module too
from tests.everywhere.drivers import Driver, started
from tests.support.events import random_event
from tests.support.sheets import wintd_tabs

# Selenium causes warnings of its own.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

#: Not the sample that the page starts with.
TABLE = WSCF.replace("\nPlayer, A", "\nPlayer, Z")


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A separate browser for each test: a tab remembers what was worked out in it."""
    with started(request.param) as made:
        yield made


@pytest.fixture
def calculator(driver: Driver, base: str) -> Driver:
    driver.open(f"{base}calculator/")
    driver.wait('.tb-app[data-state="ready"]')
    work_out(driver, TABLE)
    driver.wait('.tb-app[data-state="done"]')
    return driver


def work_out(driver: Driver, text: str) -> None:
    """Put a text into the box and press the button."""
    driver.fill(".tb-paste textarea", text)
    driver.click('.tb-paste button[type="submit"]')


def test_what_is_pasted_is_worked_out(calculator: Driver) -> None:
    names = calculator.texts(".tb-result .tb-standings tbody th")
    assert names == [row.name for row in rank(read(TABLE)).rows]
    values = calculator.texts(".tb-result .tb-standings .tb-value")
    assert values == [value for row in printed(TABLE) for value in row]
    assert calculator.measure(SIDEWAYS) <= 0


def test_the_answer_is_the_cores(calculator: Driver) -> None:
    standings = rank(read(TABLE))
    calculator.choose('select[name="player"]', "2")
    calculator.wait(".tb-answer")
    sentences = re.split(r"(?<=\.) (?=[A-Z])", answers.in_words(answers.why(standings, 2)))
    shown = calculator.text(".tb-why")
    # The tied players are a list in the page.
    assert [sentence for sentence in sentences[:3] if sentence not in shown] == []


def test_a_value_opens_its_workings_and_the_link_brings_them_back(calculator: Driver) -> None:
    calculator.click('.tb-value[data-number="2"]')
    calculator.wait(".tb-workings li")
    assert "dropped" in calculator.text(".tb-workings")
    # In a small window they lie over the list of players.
    calculator.click(".tb-close")
    calculator.choose('select[name="player"]', "3")
    calculator.wait(".tb-answer")
    answer = calculator.text(".tb-answer")
    assert "#v1=" in calculator.address()
    calculator.reload()
    calculator.wait(".tb-answer")
    assert calculator.text(".tb-answer") == answer


def test_a_fault_is_said_with_its_place(calculator: Driver) -> None:
    calculator.click(".tb-change")
    work_out(calculator, TABLE.replace("W13", "W99", 1))
    calculator.wait('.tb-app[data-state="error"]')
    said = calculator.text(".tb-problem")
    assert "Line " in said
    assert "99" in said


def test_a_long_table_is_lined_up(calculator: Driver) -> None:
    table = random_event(Random(7), players=120, rounds=6)  # noqa: S311 - no secret
    calculator.click(".tb-change")
    work_out(calculator, wintd_tabs(table))
    calculator.wait(".tb-standings tbody tr:nth-child(120)")
    heads, cells = calculator.measure(f'({EDGES.strip()})(document.querySelector(".tb-standings"))')
    assert heads == cells
    calculator.choose('select[name="player"]', "120")
    calculator.wait(".tb-answer")
    assert "of 120 with" in calculator.text(".tb-answer")
    assert calculator.measure(SIDEWAYS) <= 0
