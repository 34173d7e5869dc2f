"""A club's page of another origin, in Firefox: the tests of Chromium, with Python in each frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import Heard
from tests.browser.test_bare import (
    club as club,  # noqa: PLC0414 - a fixture of this module too
)
from tests.browser.test_bare import (
    test_under_the_policy_frames_show_what_their_links_say as test_under_the_policy,
)
from tests.browser.test_bare import (
    test_whatever_opens_the_page_around_stays_where_it_is as test_the_page_around_stays,
)
from tests.browser.test_club import (
    stranger as stranger,  # noqa: PLC0414 - a fixture of this module too
)
from tests.browser.test_club import (
    test_a_hostile_page_changes_nothing as test_a_hostile_page,
)
from tests.browser.test_club import (
    test_one_line_checks_a_table_and_makes_frames_high_enough as test_one_line,
)
from tests.everywhere.drivers import firefox

__all__ = [
    "test_a_hostile_page",
    "test_one_line",
    "test_the_page_around_stays",
    "test_under_the_policy",
]

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = firefox(playwright)
        yield started
        started.close()


@pytest.fixture
def settings() -> dict[str, Any]:
    """What a test's window is like; some tests set it with parametrize."""
    return {}


@pytest.fixture
def page(browser: Browser, settings: dict[str, Any]) -> Iterator[Page]:
    # Firefox is no phone: it has only its size.
    size = {name: given for name, given in settings.items() if name != "is_mobile"}
    window = browser.new_context(reduced_motion="reduce", **size)
    yield window.new_page()
    window.close()


@pytest.fixture
def heard(page: Page) -> Heard:
    return Heard(page)
