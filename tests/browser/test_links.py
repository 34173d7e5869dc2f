"""The state behind "#v1=" in the address."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import (
    DESK_IN_ALL,
    ON_PHONE,
    PAINTED,
    PHONE_IN_ALL,
    SAMPLES,
    WSCF,
    Calculator,
)

pytestmark = pytest.mark.browser

# Links live for years. These were published, and have to open for good, to what they showed: the
# file is added to, and never edited. PINNED is the digest of its first entries.
PUBLISHED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "published_links.json").read_text(encoding="utf-8")
)
PRIZES = (SAMPLES / "prizes.txt").read_text(encoding="utf-8")
PINNED = {
    10: "dd1dfbd00d7c0c22cbb515f3424ea4e0e032d8b121c657ad71d4ffc0a80d983c",
    12: "1222533a89f61b8f35eeeb92a70c666637edd1891dc03e122db20d6f38e78f23",
}


LONG_HEAD = "head => (head.querySelector('.tb-long-head') ?? head).innerText"


def fragment(content: object) -> str:
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = press.compress(json.dumps(content).encode()) + press.flush()
    return "#v1=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def content(address: str) -> Any:  # noqa: ANN401 - JSON
    packed = address.partition("#v1=")[2]
    padded = packed + "=" * (-len(packed) % 4)
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(padded), -15))


@pytest.mark.kept
def test_a_link_of_the_docs_opens_its_table(calculator: Calculator) -> None:
    text = (SAMPLES / "quad.txt").read_text(encoding="utf-8")
    calculator.open(f"#{state(text, 'us-chess', 2)}")
    calculator.expect_state("done")
    calculator.expect_player("2")
    expect(calculator.page.get_by_role("region", name="Why this place")).not_to_be_empty()
    expect(calculator.box).to_have_value(text)


def test_published_links_were_not_edited() -> None:
    for count, digest in PINNED.items():
        first = json.dumps(PUBLISHED[:count], sort_keys=True).encode()
        assert hashlib.sha256(first).hexdigest() == digest, "add links at the end"


@pytest.mark.parametrize(
    "published",
    [
        # Every third one always, the others in `make test-all`.
        pytest.param(one, id=one["what"], marks=[pytest.mark.long] * (at % 3 > 0))
        for at, one in enumerate(PUBLISHED)
    ],
)
@pytest.mark.kept
def test_a_link_that_was_published_long_ago_opens(
    calculator: Calculator, published: dict[str, Any]
) -> None:
    shows = published["shows"]
    calculator.open(published["link"])
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(shows["text"])
    calculator.expect_player(shows["player"])
    heads = calculator.standings.get_by_role("columnheader").all()[3:]
    # Beside an answer many have short headings too. What nobody has a value of is no column.
    titles = [head.evaluate(LONG_HEAD) for head in heads]
    without = "".join(calculator.page.get_by_text(": no value, ").all_inner_texts())
    left = [name for name in shows["order"] if name not in without]
    assert [title.replace("\n", " ") for title in titles] == left
    # The place may be followed by what it was before results were changed.
    assert [[int(row[0].split()[0]), row[1]] for row in calculator.cells()] == shows["standings"]
    changes = calculator.page.get_by_role("button", name="Take back", include_hidden=True)
    expect(changes).to_have_count(shows["changes"])


def test_the_address_carries_what_was_pasted_and_chosen(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    expect(calculator.page).to_have_url(re.compile("#v1="))
    before = calculator.page.url
    calculator.choose("2")
    # It follows the result, in the next frame.
    expect(calculator.page).not_to_have_url(before)
    held = content(calculator.page.url)
    assert (held["text"], held["player"]) == (WSCF, "2")
    calculator.page.reload()
    calculator.expect_state("done")
    calculator.expect_player("2")


@pytest.mark.kept
def test_copy_link_puts_the_address_on_the_clipboard(calculator: Calculator) -> None:
    calculator.show()
    calculator.page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_have_text("Link copied")
    copied = calculator.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{calculator.base}calculator/#v1=")
    assert content(copied) == {"text": WSCF}


@pytest.mark.parametrize(
    ("damaged", "said"),
    [
        ("#v1=", "is damaged"),
        # What is damaged, one function of the page says.
        pytest.param("#v1=%%%", "is damaged", marks=pytest.mark.long),
        pytest.param("#v1=AAAA", "is damaged", marks=pytest.mark.long),
        pytest.param(fragment(["no object"]), "is damaged", marks=pytest.mark.long),
        (fragment({"text": 3}), "is damaged"),
        (fragment({"text": "x" * 2_000_000}), "too large to open"),
        ("#v2=q1YqSa0oUbJSckxJzFUwUchPUzC1", "made by a newer version"),
    ],
    ids=["empty", "no base64", "no deflate", "a list", "a number", "a bomb", "version 2"],
)
@pytest.mark.kept
def test_a_link_that_cannot_be_opened_is_said(
    calculator: Calculator, damaged: str, said: str
) -> None:
    calculator.open(damaged)
    expect(calculator.alert).to_contain_text(said)
    expect(calculator.box).to_be_visible()
    expect(calculator.page.get_by_role("button", name="US Swiss")).to_be_visible()


def test_other_fragments_are_left_alone(calculator: Calculator) -> None:
    calculator.open("#calculator")
    calculator.expect_state("ready")
    expect(calculator.alert).to_be_empty()
    assert calculator.page.url.endswith("#calculator")


def test_a_new_link_in_the_same_tab_is_opened(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    text = (SAMPLES / "quad.txt").read_text(encoding="utf-8")
    calculator.page.evaluate("fragment => { location.hash = fragment; }", state(text, "us-chess"))
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(text)


@pytest.mark.kept
def test_a_link_carries_a_prize_class(calculator: Calculator) -> None:
    calculator.open(fragment({"text": PRIZES, "order": "us-chess", "class": "grade=5"}))
    calculator.expect_state("done")
    page = calculator.page
    expect(page.get_by_role("heading", name="Grade 5: 3 of 12 players")).to_be_visible()
    assert [row[1] for row in calculator.cells()] == ["Gia Pell", "Ivo Tarn", "Eve Marl"]
    assert [row[0].split() for row in calculator.cells()] == [
        ["1", "5th", "overall"],
        ["2", "7th", "overall"],
        ["3", "11th", "overall"],
    ]
    calculator.choose("9")
    expect(page.locator(".tb-answer")).to_contain_text("2nd of 3 in grade 5 (7th of 12 overall)")
    page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_have_text("Link copied")
    copied = content(page.evaluate("navigator.clipboard.readText()"))
    assert (copied["class"], copied["player"]) == ("grade=5", "9")
    page.get_by_role("button", name="Show everybody").click()
    expect(page.get_by_role("heading", name="Grade 5")).to_have_count(0)
    assert len(calculator.cells()) == 12
    expect(page.locator(".tb-answer")).to_contain_text("7th of 12 with 2 points")


@pytest.mark.kept
def test_a_prize_class_is_chosen_and_goes_with_another_text(calculator: Calculator) -> None:
    calculator.show(PRIZES)
    page = calculator.page
    calculator.prize_class("rating<1200")
    expect(page.get_by_role("heading", name="Rating under 1200: 6 of 12 players")).to_be_visible()
    expect(page.get_by_text("2 unrated players are not included.")).to_be_visible()
    assert len(calculator.cells()) == 6
    assert content(calculator.link())["class"] == "rating<1200"
    calculator.paste(WSCF)
    expect(page.get_by_role("heading", name="Rating under 1200")).to_have_count(0)
    expect(calculator.standings.locator("tbody tr")).to_have_count(15)


@DESK_IN_ALL
@pytest.mark.kept
def test_who_opens_a_link_to_an_answer_sees_it_first(calculator: Calculator) -> None:
    calculator.open(f"#{state(WSCF, 'us-chess', 4)}")
    calculator.expect_state("done")
    expect(calculator.page.locator(".tb-answer")).to_be_in_viewport()
    why = calculator.page.get_by_role("region", name="Why this place")
    expect(why.get_by_role("img").first).to_be_in_viewport()


@ON_PHONE
def test_a_link_does_not_take_the_page_from_who_has_scrolled(calculator: Calculator) -> None:
    calculator.open(f"#{state(WSCF, 'us-chess', 4)}")
    calculator.page.evaluate("scrollTo(0, 150)")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    calculator.page.evaluate(PAINTED)
    assert calculator.page.evaluate("scrollY") == 150


@PHONE_IN_ALL
def test_a_link_keeps_nothing_of_those_who_passed_it_on(calculator: Calculator) -> None:
    text = (SAMPLES / "quad.txt").read_text(encoding="utf-8")
    followed = "?fbclid=IwAR123&theme=dark&utm_source=wa"
    calculator.page.goto(f"{calculator.base}calculator/{followed}#{state(text, 'us-chess', 2)}")
    calculator.expect_state("done")
    expect(calculator.page).to_have_url(re.compile(r"/calculator/\?theme=dark#v1="))
    calculator.page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_have_text("Link copied")
    link = calculator.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{calculator.base}calculator/?theme=dark#v1=")


@pytest.mark.kept
def test_a_link_that_asks_for_what_is_not_there_says_so_beside_the_answer(
    calculator: Calculator,
) -> None:
    text = (SAMPLES / "quad.txt").read_text(encoding="utf-8")
    asks = {"text": text, "player": "2", "versus": "77", "changes": "9.44.W"}
    calculator.open(fragment(asks))
    calculator.expect_state("done")
    calculator.expect_player("2")
    why = calculator.page.get_by_role("region", name="Why this place")
    expect(why).to_contain_text("This table has no number 77 to compare with.")
    expect(why).to_contain_text("One changed result fits no game of this table, and is left out.")
    # In a frame that shows an answer alone there is nothing else.
    calculator.page.goto("about:blank")
    lost = fragment({"text": text, "player": "77", "show": "answer"})
    calculator.page.goto(f"{calculator.base}embed/{lost}")
    calculator.expect_state("done")
    expect(why).to_have_text("This table has no number 77, so nobody is chosen.")
    expect(why).to_be_in_viewport()
