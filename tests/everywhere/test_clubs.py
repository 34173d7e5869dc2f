"""A club's page of another origin, in Firefox: the tests of Chromium, with Python in each frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import test_bare, test_club
from tests.browser.conftest import PHONE, Heard
from tests.browser.test_bare import (
    club as club,  # noqa: PLC0414 - a fixture of this module too
)
from tests.browser.test_bare import (
    test_under_the_policy_frames_show_what_their_links_say as test_under_the_policy,
)
from tests.browser.test_club import (
    stranger as stranger,  # noqa: PLC0414 - a fixture of this module too
)
from tests.browser.test_club import (
    test_a_hostile_page_changes_nothing as test_a_hostile_page,
)
from tests.everywhere.drivers import firefox
from tests.support.browsers import shared_playwright
from tests.support.club import Club

__all__ = ["test_a_hostile_page", "test_under_the_policy"]

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with shared_playwright() as playwright:
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


#: Python starts in each frame. Chromium sees these pages in every size; here the smallest is
#: enough, in which most can go wrong.
SMALLEST = pytest.mark.parametrize(
    "settings", [{"viewport": {"width": 320, "height": 700}}], ids=["320"]
)


@SMALLEST
@pytest.mark.parametrize("high", [True, False], ids=["as high as it is", "of one height"])
def test_the_page_around_stays(club: Club, heard: Heard, *, high: bool) -> None:
    test_bare.test_whatever_opens_the_page_around_stays_where_it_is(club, heard, high=high)


@pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
def test_one_line(club: Club, heard: Heard) -> None:
    test_club.test_one_line_checks_a_table_and_makes_frames_high_enough(club, heard)
