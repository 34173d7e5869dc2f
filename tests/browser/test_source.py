"""`?src=`: a table that stays where it is, and is fetched by whoever opens the link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE_IN_ALL, WSCF, Calculator, Heard
from tests.browser.test_links import content, fragment
from tests.browser.waiting_requests import held
from tests.support.browsers import until, until_equal
from tests.support.club import as_html
from tests.support.examples import one_in
from tests.support.server import serve

pytestmark = pytest.mark.browser

#: So that nobody waits ten seconds for what never comes. All else has its time.
HASTE = """
const { setTimeout: real } = window;
const never = location.href.includes("never.txt");
window.setTimeout = (act, time, ...more) =>
  real(act, never && time === 10_000 ? 400 : time, ...more);
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a club has on its server."""
    (tmp_path / "open.txt").write_text(WSCF, encoding="utf-8")
    (tmp_path / "large.txt").write_text(WSCF * 2_500, encoding="utf-8")
    (tmp_path / "sheet.xlsx").write_bytes(b"PK\x03\x04" + bytes(100))
    (tmp_path / "page.html").write_text(
        '<!doctype html><img src="crest.png"><script src="x.js"></script><h1>Club Open</h1>'
        f"<table>{as_html(WSCF)}</table>",
        encoding="utf-8",
    )
    return tmp_path


@pytest.fixture
def club(folder: Path) -> Iterator[str]:
    """The club's server: every page may read what is there."""
    with serve(folder, {"Access-Control-Allow-Origin": "*", "Cache-Control": "no-cache"}) as found:
        yield found


@pytest.fixture
def shut(folder: Path) -> Iterator[str]:
    """The same, on a server that lets nobody else read it."""
    with serve(folder) as found:
        yield found


def opened(calculator: Calculator, where: str, source: str, view: str = "") -> None:
    calculator.page.goto(f"{calculator.base}{where}?src={source}{view}")


@PHONE_IN_ALL
def test_a_table_elsewhere_is_fetched_shown_and_fetched_again(
    calculator: Calculator, club: str, folder: Path, heard: Heard
) -> None:
    page = calculator.page
    view = fragment({"text": "", "order": "us-chess", "player": "2"})
    asked: list[dict[str, str]] = []
    page.on(
        "requestfinished",
        lambda one: asked.append(one.all_headers()) if one.url.startswith(club) else None,
    )
    page.context.add_cookies([{"name": "secret", "value": "1", "url": club}])
    opened(calculator, "calculator/", f"{club}open.txt", view)
    calculator.expect_state("done")
    calculator.expect_player("2")
    expect(page.get_by_text(f"Table from {club}open.txt")).to_be_visible()
    assert [url for url in heard.requests if not url.startswith((calculator.base, "blob:"))] == [
        f"{club}open.txt"
    ]
    assert not {"cookie", "referer"} & set(asked[0])
    # The link stays one to the club's own file: whatever is chosen, it carries no copy.
    calculator.choose("5")
    calculator.expect_player("5")
    until(page, "() => location.hash.length > 4")
    until_equal(page, lambda: content(page.url)["player"], "5")
    assert content(page.url)["text"] == ""
    page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert f"?src={club}".replace(":", "%3A").replace("/", "%2F") in link
    # The club changes its sheet: who opens the link, or reloads, has the new one.
    (folder / "open.txt").write_text(WSCF.replace("Player, A", "Newer, Ann"), encoding="utf-8")
    page.reload()
    expect(calculator.standings).to_contain_text("Newer, Ann")
    calculator.expect_player("5")
    # Another table is not from there.
    calculator.edit()
    calculator.calculate("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1")
    expect(calculator.standings.get_by_role("row")).to_have_count(3)
    expect(page.get_by_text("Table from")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("src="))
    assert heard.complaints == []


def test_of_a_web_page_only_its_table_is_taken(
    calculator: Calculator, club: str, heard: Heard
) -> None:
    # In a frame's page, where the address never changes.
    opened(calculator, "embed/", f"{club}page.html", fragment({"text": "", "player": "1"}))
    calculator.expect_state("done")
    expect(calculator.standings.get_by_role("row")).to_have_count(16)
    expect(calculator.page.get_by_text(f"Table from {club}page.html")).to_be_visible()
    calculator.choose("4")
    calculator.expect_player("4")
    assert "page.html#v1=" in calculator.page.url
    full = calculator.page.get_by_role("link", name="Open in Chess Tiebreaks")
    expect(full).to_have_attribute("href", re.compile(r"/calculator/\?src=.*page\.html#v1="))
    assert [url for url in heard.requests if url.startswith(club)] == [f"{club}page.html"]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
def test_what_cannot_be_fetched_is_said(
    calculator: Calculator, club: str, shut: str, heard: Heard, *, every: bool
) -> None:
    page = calculator.page
    page.add_init_script(HASTE)
    ways = [
        (f"{shut}open.txt", "does not let other pages read it"),
        ("../gone.txt", "/gone.txt could not be fetched: its server answers 404"),
        (f"{club}large.txt", "larger than 2 MB"),
        (f"{club}sheet.xlsx", "neither text nor a web page"),
        ("javascript:alert(1)", "not the address of a web page"),
    ]
    if every:
        ways += [
            ("data:text/plain,Ann 1 of 1: 0", "not the address of a web page"),
            ("http://", "not the address of a web page"),
            (f"{club}never.txt", "within 10 seconds"),
        ]
    with held(page, f"{club}never.txt"):
        for source, said in ways:
            opened(calculator, "calculator/", source)
            expect(calculator.alert).to_contain_text(said)
            expect(calculator.alert).to_contain_text(source.removeprefix(".."))
            # Nobody is left without a way on.
            expect(calculator.box).to_be_visible()
    calculator.calculate(WSCF.replace("Player, A", "Pasted, Pat"))
    expect(calculator.standings).to_contain_text("Pasted, Pat")
    expect(calculator.alert).to_be_empty()
    other = [url for url in heard.requests if not url.startswith((calculator.base, club, shut))]
    assert other == []


#: What is to be done every minute is done when the test says so.
TICKS = """
const { setInterval: real } = window;
window.setInterval = (act, time, ...more) =>
  time === 60_000 ? void (window.tick = act) : real(act, time, ...more);
const { fetch: get } = window;
window.looks = 0;
window.fetch = (url, ...more) => {
  if (String(url).includes("/going.")) looks++;
  return get(url, ...more);
};
window.drawn = 0;
addEventListener("DOMContentLoaded", () =>
  new MutationObserver((all) => (window.drawn += all.length)).observe(
    document.querySelector("[data-part=result]"),
    { childList: true, subtree: true, attributes: true, characterData: true },
  ));
"""
#: Has the page look once more, if it will, and wait until it has done with what came: how often it
#: has asked for the table by then.
LOOKED = """
async () => {
  await tick();
  return looks;
}
"""
GOING = """Spring Open, 5-round Swiss

No.\tName\tRd 1\tRd 2\tRd 3\tTotal
1\tIda Holm\tW4\tW2\t\t2.0
2\tPer Lund\tW3\tL1\t\t1.0
3\tAna Ruiz\tL2\tD4\t\t0.5
4\tTom Fry\tL1\tD3\t\t0.5
"""
#: After the next round: the numbers are those of the new places.
LATER = """Spring Open, 5-round Swiss

No.\tName\tRd 1\tRd 2\tRd 3\tTotal
1\tIda Holm\tW4\tW3\tW2\t3.0
2\tAna Ruiz\tL3\tD4\tL1\t0.5
3\tPer Lund\tW2\tL1\tW4\t2.0
4\tTom Fry\tL1\tD2\tL3\t0.5
"""


# Of a web page only its table is taken: see above.
@pytest.mark.parametrize("kind", one_in(2, ["txt", "html"]))
def test_a_frame_looks_again_while_the_event_goes_on(
    calculator: Calculator, club: str, folder: Path, heard: Heard, kind: str
) -> None:
    page = calculator.page
    page.add_init_script(TICKS)

    def publish(text: str, more: str = "") -> None:
        rows = f"<h1>{text.splitlines()[0]}</h1><table>{as_html(text.split('\n\n')[1])}</table>"
        content = text if kind == "txt" else f"<!doctype html>{rows}<p>{more}</p>"
        (folder / f"going.{kind}").write_text(content, encoding="utf-8")

    publish(GOING)
    opened(calculator, "embed/", f"{club}going.{kind}", fragment({"text": "", "player": "2"}))
    calculator.expect_state("done")
    expect(page.get_by_role("region", name="Why this place")).to_contain_text("Per Lund")
    said = page.locator(".tb-from")
    expect(said).to_have_text(
        re.compile(rf"^Table from {club}going\.{kind}, after 2 of 5 rounds, \d+:\d\d [AP]M$")
    )
    # Nothing has changed, or nothing of the table: not a letter in the page moves.
    value = page.locator('[data-number="2"][data-tiebreak]').first
    value.click()
    expect(calculator.workings).to_be_visible()
    page.evaluate("drawn = 0")
    assert page.evaluate(LOOKED) == 2
    publish(GOING, "Seen by 17 people")
    assert page.evaluate(LOOKED) == 3
    assert page.evaluate("drawn") == 0
    expect(calculator.workings).to_be_visible()
    # Half of a file, or none: what was there stays.
    (folder / f"going.{kind}").write_text("No.\tName", encoding="utf-8")
    assert page.evaluate(LOOKED) == 4
    (folder / f"going.{kind}").unlink()
    assert page.evaluate(LOOKED) == 5
    assert page.evaluate("drawn") == 0
    expect(calculator.alert).to_be_empty()
    expect(calculator.standings.get_by_role("row")).to_have_count(5)
    # A round more: the player is the same, whatever the number.
    publish(LATER)
    assert page.evaluate(LOOKED) == 6
    expect(said).to_contain_text("after 3 of 5 rounds")
    expect(page.get_by_role("region", name="Why this place")).to_contain_text("Per Lund")
    expect(page.get_by_role("region", name="Why this place")).to_contain_text("2 points")
    assert calculator.box.input_value().count("Per Lund") == 1
    # What is in no sight is not looked for; nor after somebody has put in something else.
    hidden = "Object.defineProperty(document, 'hidden', { configurable: true, value: %s })"
    page.evaluate(hidden % "true")
    assert page.evaluate(LOOKED) == 6
    page.evaluate(hidden % "false")
    # It is over: nobody looks any more.
    publish(LATER.replace("5-round", "3-round"))
    assert page.evaluate(LOOKED) == 7
    expect(said).to_have_text(f"Table from {club}going.{kind}")
    assert page.evaluate(LOOKED) == 7
    # The browser tells of the file that was gone.
    assert [one for one in heard.complaints if not re.search(r"going\.|ERR_FAILED|404", one)] == []
