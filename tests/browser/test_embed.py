"""The bare page, inside a page of another origin: with the lines that the docs give to clubs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import (
    DESK_IN_ALL,
    ON_PHONE,
    PHONE,
    ROOT,
    SITE,
    WSCF,
    Heard,
    violations,
)
from tests.browser.test_links import content
from tests.browser.waiting_requests import held
from tests.support.browsers import until
from tests.support.club import Club, hosted
from tests.support.server import serve

pytestmark = pytest.mark.browser

DOCS = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")
FRAME: str
LISTENER: str
FRAME, LISTENER = re.findall(r"```html\n(.*?)```", DOCS, re.DOTALL)
TABLE = state(WSCF, "us-chess", 2)


@pytest.fixture
def club(page: Page, base: str, tmp_path: Path) -> Iterator[Club]:
    with hosted(page, tmp_path, base) as made:
        yield made


def around(frame: str) -> str:
    """A club's page: a frame, and the docs' lines that make it as high as what is in it."""
    return f"<h1>Club</h1>{frame}<p>Below</p>{LISTENER}"


def linked(fragment: str = TABLE) -> str:
    """The frame of the docs, with a table behind its address."""
    assert FRAME.count("v1=…") == 1
    return FRAME.replace("v1=…", fragment)


@DESK_IN_ALL
def test_the_docs_line_shows_the_table_as_high_as_it_is(club: Club) -> None:
    heights = "addEventListener('message', ({data}) => (window.heights ??= []).push(data))"
    club.page.add_init_script(heights)
    club.open(around(linked()))
    expect(club.app).to_have_attribute("data-state", "done")
    expect(club.frame.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(16)
    expect(club.frame.get_by_role("region", name="Why this place")).to_contain_text("16 to 17")
    until(club.page, "window.heights?.length > 0")
    for message in club.page.evaluate("window.heights"):
        assert set(message) == {"type", "height"}
        assert message["type"] == "tiebreaks:height"
        assert isinstance(message["height"], int)
    inside = club.app.evaluate("() => document.documentElement.scrollHeight")
    assert inside > 600
    club.fits()
    before = club.page.locator("iframe").evaluate("frame => frame.offsetHeight")
    club.frame.get_by_role("button", name="Show the crosstable").click()
    until(
        club.page,
        "before => document.querySelector('iframe').offsetHeight > before + 100",
        arg=before,
    )
    club.fits()


@ON_PHONE
def test_workings_open_where_they_are_seen(club: Club) -> None:
    club.open(around(linked()))
    expect(club.app).to_have_attribute("data-state", "done")
    value = club.frame.locator('[data-number="2"][data-tiebreak="modified-median"]')
    value.tap()
    expect(club.frame.get_by_role("region", name="Workings")).to_be_in_viewport()


def test_the_link_opens_the_same_table_in_the_full_calculator(club: Club) -> None:
    club.open(around(linked()))
    expect(club.app).to_have_attribute("data-state", "done")
    player = club.frame.get_by_role("combobox", name="Player", exact=True)
    player.fill("5")
    player.press("Enter")
    expect(club.frame.get_by_role("region", name="Why this place")).to_contain_text("5th of 15")
    link = club.frame.get_by_role("link", name="Open in Chess Tiebreaks")
    expect(link).to_have_attribute("href", re.compile("#v1="))
    expect(link).to_have_attribute("rel", "noopener")
    with club.page.context.expect_page() as opened:
        link.click()
    full = opened.value
    assert full.url.startswith(f"{club.site}calculator/#v1=")
    assert content(full.url)["player"] == "5"
    expect(full.get_by_role("heading", name="Calculator")).to_be_visible()


def test_a_person_may_paste_into_it(club: Club) -> None:
    club.open(around(FRAME.replace("#v1=…", "")))
    expect(club.app).to_have_attribute("data-state", "ready")
    expect(club.frame.get_by_role("table", name="Standings")).to_have_count(0)
    expect(club.frame.get_by_role("button", name="US Swiss")).to_be_visible()
    club.frame.get_by_role("textbox", name="Crosstable").fill(
        "Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"
    )
    # By key: a mouse looks for the button while the club's page makes room for the frame.
    club.frame.get_by_role("button", name="Calculate").press("Enter")
    expect(club.app).to_have_attribute("data-state", "done")
    expect(club.frame.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(3)
    stored = club.app.evaluate("() => Object.keys(sessionStorage)")
    assert stored == [], "several frames of one page would share it"


@pytest.mark.cold
def test_the_box_is_not_seen_before_ones_own_table(club: Club) -> None:
    with held(club.page):
        club.open(around(linked(state("Ann 1 of 1: 0\nBob 0 of 1: 1", "us-chess"))))
        expect(club.app).to_have_attribute("data-state", "working")
        expect(club.frame.get_by_role("table", name="Standings")).to_have_count(0)
        expect(club.frame.get_by_role("button", name="Paste from clipboard")).to_be_hidden()
        expect(club.frame.get_by_role("button", name="US Swiss")).to_be_hidden()
        club.open(around(FRAME.replace("#v1=…", "")))
        expect(club.frame.get_by_role("button", name="US Swiss")).to_be_visible()


@pytest.mark.cold
def test_it_works_in_a_sandbox_with_scripts_and_its_origin(club: Club, heard: Heard) -> None:
    sandboxed = '<iframe sandbox="allow-scripts allow-same-origin" '
    club.open(around(linked().replace("<iframe ", sandboxed)))
    expect(club.app).to_have_attribute("data-state", "done")
    expect(club.frame.get_by_role("region", name="Why this place")).to_contain_text("16 to 17")
    assert heard.complaints == []


@pytest.mark.cold
def test_in_a_stricter_sandbox_it_leads_to_the_full_calculator(club: Club) -> None:
    club.open(around(linked().replace("<iframe ", '<iframe sandbox="allow-scripts" ')))
    expect(club.frame.get_by_text("cannot run inside this frame")).to_be_visible()
    link = club.frame.get_by_role("link", name="Open in Chess Tiebreaks")
    expect(link).to_have_attribute("href", re.compile(f"/calculator/#{re.escape(TABLE)}$"))
    expect(club.frame.get_by_role("table", name="Standings")).to_have_count(0)


# The usual sandbox is above.
@pytest.mark.long
@pytest.mark.cold
def test_where_everybody_may_read_the_site_it_works_in_that_sandbox_too(club: Club) -> None:
    with serve(SITE, {"Access-Control-Allow-Origin": "*"}) as club.site:
        club.open(around(linked().replace("<iframe ", '<iframe sandbox="allow-scripts" ')))
        expect(club.app).to_have_attribute("data-state", "done")
        expect(club.frame.get_by_role("region", name="Why this place")).to_contain_text("16 to 17")
        expect(club.frame.get_by_text("cannot run inside this frame")).to_be_hidden()


@pytest.mark.parametrize(
    "settings",
    [pytest.param({"color_scheme": "dark"}, marks=pytest.mark.long), PHONE],
    ids=["dark", "phone"],
)
def test_alone_it_is_a_page_without_faults(page: Page, base: str, heard: Heard) -> None:
    page.goto(f"{base}embed/#{TABLE}")
    expect(page.locator(".tb-app")).to_have_attribute("data-state", "done")
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator("summary", has_text="More").click()
    assert violations(page) == []
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    color = page.evaluate("getComputedStyle(document.body).backgroundColor")
    lightness = sum(int(part) for part in color.strip("rgba()").split(",")[:3])
    assert lightness < 200 if dark else lightness > 700
    assert heard.complaints == []
    own = (base, f"blob:{base}")
    assert [url for url in heard.requests if not url.startswith(own)] == []
