"""From a pasted table to the reasons, in browsers other than Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from calculator import answers, rank, read
from tests.browser.conftest import WSCF, printed
from tests.browser.conftest import base as base  # noqa: PLC0414 - a fixture of this module too
from tests.everywhere.drivers import Driver, started

# Selenium warns of itself.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

#: Not the sample that the page begins with.
TABLE = WSCF.replace("\nPlayer, A", "\nPlayer, Z")


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A browser of its own for each test: a tab remembers what was worked out in it."""
    with started(request.param) as made:
        yield made


@pytest.fixture
def calculator(driver: Driver, base: str) -> Driver:
    driver.open(f"{base}calculator/")
    driver.wait('.tb-app[data-state="ready"]')
    driver.fill(".tb-paste textarea", TABLE)
    driver.click('.tb-paste button[type="submit"]')
    driver.wait('.tb-app[data-state="done"]')
    return driver


def test_what_is_pasted_is_worked_out(calculator: Driver) -> None:
    names = calculator.texts(".tb-result .tb-standings tbody th")
    assert names == [row.name for row in rank(read(TABLE)).rows]
    values = calculator.texts(".tb-result .tb-standings .tb-value")
    assert values == [value for row in printed(TABLE) for value in row]
    window, page = calculator.width()
    assert page <= window


def test_the_answer_is_the_cores(calculator: Driver) -> None:
    standings = rank(read(TABLE))
    calculator.choose('select[name="player"]', "2")
    calculator.wait(".tb-answer")
    assert answers.in_words(answers.why(standings, 2)) in calculator.text(".tb-why")


def test_a_value_opens_its_workings_and_the_link_brings_them_back(calculator: Driver) -> None:
    calculator.click('.tb-value[data-number="2"]')
    calculator.wait(".tb-workings li")
    assert "dropped" in calculator.text(".tb-workings")
    calculator.choose('select[name="player"]', "3")
    calculator.wait(".tb-answer")
    answer = calculator.text(".tb-answer")
    assert "#v1=" in calculator.address()
    calculator.reload()
    calculator.wait(".tb-answer")
    assert calculator.text(".tb-answer") == answer


def test_a_fault_is_said_with_its_place(calculator: Driver) -> None:
    calculator.click(".tb-change")
    calculator.fill(".tb-paste textarea", TABLE.replace("W13", "W99", 1))
    calculator.click('.tb-paste button[type="submit"]')
    calculator.wait('.tb-app[data-state="error"]')
    said = calculator.text(".tb-problem")
    assert "Line " in said
    assert "99" in said
