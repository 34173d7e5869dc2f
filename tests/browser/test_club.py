"""One line on a club's own page: its tables checked in place, frames as high as what is in them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK_IN_ALL, PAINTED, ROOT, SITE, WSCF, Heard, sideways
from tests.browser.test_bare import club as club  # noqa: PLC0414 - a fixture of this module too
from tests.support.club import NAMED, Club, as_html
from tests.support.server import serve

pytestmark = pytest.mark.browser

DOCS = (ROOT / "docs" / "guides" / "own-html.md").read_text(encoding="utf-8")
TABLE = state(WSCF, "us-chess", 2)
#: In bytes, as sent: a fifth of it is for tables that other scripts draw, page by page or later.
MOST = 3_600


def test_the_script_is_small() -> None:
    content = (SITE / "chess-tiebreaks.js").read_bytes()
    assert len(gzip.compress(content, 6)) < MOST


@DESK_IN_ALL
def test_one_line_checks_a_table_and_makes_frames_high_enough(club: Club, heard: Heard) -> None:
    short = "Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1\n"
    club.open(
        f"{club.script()}<h1>Club</h1>"
        '<div style="background: #222; color: #fff"><div style="overflow-x: auto">'
        '<table data-tiebreaks data-order="us-chess">'
        f"<caption>Spring Open</caption>{as_html(WSCF)}</table></div></div>"
        f'<div lang="es"><pre data-tiebreaks>{short}</pre></div>'
        f'<chess-tiebreaks src="#{TABLE}"></chess-tiebreaks>{club.iframe("")}<p>Below</p>'
    )
    page = club.page
    page.get_by_role("button", name="Check the tiebreaks").click()
    # The frame makes room for itself: what is below it moves.
    expect(page.locator("iframe")).to_have_count(3)
    # With the key: while frames grow, what is below them moves away from under a pointer.
    page.get_by_role("button", name="Comprobar los desempates").press("Enter")
    # In the order of the page: the table's, the Spanish one's, the element's, the plain frame.
    frames = [page.frame_locator(f"iframe >> nth={at}") for at in range(4)]
    for at, frame in enumerate(frames):
        page.locator("iframe").nth(at).scroll_into_view_if_needed()
        # The plain frame has no table: it is empty.
        ends = "ready" if at == 3 else "done"
        expect(frame.locator(".tb-app")).to_have_attribute("data-state", ends)
        club.fits(at)
    of_table, of_pre, of_link, _ = frames
    expect(of_table.get_by_text("Spring Open").first).to_be_visible()
    expect(of_table.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(16)
    expect(of_pre.get_by_role("table", name="Clasificación").get_by_role("row")).to_have_count(3)
    expect(of_link.get_by_role("region", name="Why this place")).to_contain_text("16 to 17")
    themes = [
        frame.locator(".tb-app").evaluate("() => document.documentElement.dataset.theme")
        for frame in frames
    ]
    # As what is around it: the first is on a dark part of the page.
    assert themes == ["dark", "light", "light", "light"]
    page.get_by_role("button", name="Check the tiebreaks").click()
    expect(page.locator("iframe")).to_have_count(3)
    assert sideways(page) <= 0
    assert heard.complaints == []


def test_the_lines_of_the_docs_check_the_table_in_them(club: Club) -> None:
    (lines,) = re.findall(r"```html\n(.*?)```", DOCS, re.DOTALL)
    assert NAMED in lines
    club.open(lines)
    club.page.get_by_role("button", name="Check the tiebreaks").click()
    standings = club.frame.get_by_role("table", name="Standings")
    expect(standings.get_by_role("rowheader")).to_have_text(
        ["Ida Holm", "Per Lund", "Ana Ruiz", "Tom Fry"]
    )


@pytest.fixture
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site of a third origin that claims heights, and says hello to the frames beside it."""
    folder: Path = tmp_path_factory.mktemp("stranger")
    (folder / "index.html").write_text(
        '<!doctype html><title>Stranger</title><link rel="icon" href="data:,"><script>'
        "setInterval(() => {"
        '  parent.postMessage({ type: "tiebreaks:height", height: 7000 }, "*");'
        "  for (let at = 0; at < parent.length; at++)"
        '    parent[at].postMessage({ type: "tiebreaks:hello" }, "*");'
        "}, 5);</script>",
        encoding="utf-8",
    )
    with serve(folder) as address:
        yield address


HOSTILE = """
<script>
  window.heard = 0;
  addEventListener("message", ({ data }) => { if (data?.height !== 7000) window.heard += 1; });
  const wrong = [null, 1, "tiebreaks:hello", [], {}, { type: "tiebreaks:height", height: 9999 },
    { type: "tiebreaks:hello", text: "x" }, { type: "calculate", text: "Ann 1 of 1: 0" },
    { type: "__proto__", __proto__: null }, new ArrayBuffer(8), "x".repeat(5_000_000)];
  window.shout = () => {
    const { contentWindow } = document.querySelector("iframe");
    for (let turn = 0; turn < 200; turn++)
      for (const message of turn ? wrong.slice(0, -1) : wrong)
        contentWindow.postMessage(message, "*");
    const sent = 200 * (wrong.length - 1) + 1;
    for (const height of [NaN, Infinity, "90000px", ["9000"], -5, 9999])
      postMessage({ type: "tiebreaks:height", height }, "*");
    return sent;
  };
</script>
"""
#: Has a frame count what its page says to it; the stranger's words do not count.
COUNTS = """
() => {
  let came = 0;
  let wanted = Infinity;
  let tell;
  const look = () => came >= wanted && tell();
  addEventListener("message", ({ source }) => { came += source === parent; look(); });
  window.until = (sent, done) => { wanted = sent; tell = done; look(); };
}
"""


def test_a_hostile_page_changes_nothing(
    club: Club, stranger: str, heard: Heard, page: Page
) -> None:
    much = "Ann 1 of 1: 0\n" * 160_000
    club.open(
        f"{club.script()}{HOSTILE}{club.iframe(f'#{TABLE}')}"
        f'<iframe src="{stranger}" style="height: 50px"></iframe>'
        '<pre data-tiebreaks id="much"></pre>'
    )
    expect(club.app).to_have_attribute("data-state", "done")
    club.fits()
    height = page.locator("iframe").first.evaluate("frame => frame.style.height")
    assert 400 < int(height.removesuffix("px")) < 7000
    before = club.app.evaluate("() => [location.href, document.body.innerText]")
    club.app.evaluate(COUNTS)
    page.evaluate("window.heard = 0")
    sent = page.evaluate("shout()")
    club.app.evaluate("(_, sent) => new Promise((done) => window.until(sent, done))", sent)
    page.evaluate(PAINTED)
    assert page.evaluate("window.heard") < 100, "as many answers as frames are painted"
    frames = page.locator("iframe").evaluate_all("frames => frames.map((one) => one.style.height)")
    assert frames == [height, "50px"]
    assert club.app.evaluate("() => [location.href, document.body.innerText]") == before
    # It still answers to a person.
    club.frame.locator('[data-number="1"][data-tiebreak="solkoff"]').click()
    expect(club.frame.get_by_role("region", name="Workings")).to_contain_text("Player, A")
    page.locator("#much").evaluate("(pre, text) => { pre.textContent = text; }", much)
    page.get_by_role("button", name="Check the tiebreaks").click()
    said = page.frame_locator("chess-tiebreaks iframe").get_by_role("alert")
    expect(said).to_contain_text("too large to open")
    assert [said for said in heard.complaints if "Content Security" in said] == []
