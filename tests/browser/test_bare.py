"""The page to embed: small, under a strict policy, and without a hold on the page around it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import PAINTED, ROOT, SAMPLES, SITE, WSCF, Heard, sideways
from tests.browser.test_links import fragment
from tests.support.club import Club, hosted
from tests.support.server import serve

pytestmark = pytest.mark.browser

DOCS = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")
POLICY: str
(POLICY,) = re.findall(r"^default-src .*", DOCS, re.MULTILINE)
PRIZES = (SAMPLES / "prizes.txt").read_text(encoding="utf-8")
#: In bytes, as sent: what shows the first content. Lining up what waits takes 130 of them; the line
#: of controls and the columns that hold still, drawn with it so that nothing moves later, 460. The
#: hashes in the names of files are some 20 bytes more or less with each build.
MOST = 15_650
_LOADED = re.compile(r'<script[^>]* src="([^"]+)"|<link rel="stylesheet" href="([^"]+)"')
_IMPORTED = re.compile(r'(?:^|[;}\n])import(?:\{[^}]*\}from)?"(\./[^"]+)"')


def first_files(page: Path) -> dict[Path, bytes]:
    """A page, and all that it loads before it loads the rest of the calculator."""
    found: dict[Path, bytes] = {}
    todo = [page]
    while todo:
        path = todo.pop().resolve()
        if path in found:
            continue
        found[path] = path.read_bytes()
        text = found[path].decode()
        if path.suffix == ".html":
            names = [script or style for script, style in _LOADED.findall(text)]
        else:
            names = _IMPORTED.findall(text) if path.suffix == ".js" else []
        todo += [path.parent / name for name in names]
    return found


@pytest.mark.parametrize("where", ["embed", "es/embed"])
def test_what_shows_the_first_content_is_small(where: str) -> None:
    files = first_files(SITE / where / "index.html")
    assert len(files) > 5, "page, style, the first script, the entry, and what it imports"
    assert sum(len(gzip.compress(content, 6)) for content in files.values()) < MOST
    html = (SITE / where / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=", html)


@pytest.fixture
def club(page: Page, tmp_path: Path) -> Iterator[Club]:
    """A club's page; the site answers every request with the policy of the docs."""
    policy = {"Content-Security-Policy": POLICY}
    sent: list[tuple[str, int]] = []
    with serve(SITE, policy, sent=sent) as site, hosted(page, tmp_path, site) as made:
        made.sent = sent
        yield made


#: A club's own lines, as the docs give them, and room to scroll on all sides of the frame.
HIGH = """
<div style="height: 400px">Club</div>{frame}<div style="height: 900px">Below</div>
<script>
  addEventListener("message", ({{ data, source }}) => {{
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.style.height = `${{data.height}}px`;
  }});
</script>
"""
#: What of the policy stops a page that tries: markup from text, an own style, an image as data.
REFUSED = """
() => new Promise((done) => {
  const refused = new Set();
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    refused.add(effectiveDirective);
    if (refused.size === 3) done([...refused].sort());
  });
  try { document.createElement("p").innerHTML = "x"; } catch {}
  document.body.append(Object.assign(document.createElement("style"), { textContent: "p {}" }));
  new Image().src = "data:,";
  setTimeout(() => done([...refused]), 10_000);
})
"""
STOOD = "[scrollX, scrollY, document.documentElement.scrollWidth - innerWidth, history.length]"


@pytest.mark.parametrize(
    ("settings", "high"),
    [
        pytest.param(
            {"viewport": {"width": width, "height": 700}},
            high,
            # Where there is room beside the table, most may go wrong.
            marks=() if width == 1280 else pytest.mark.long,
        )
        for width, high in [(320, True), (768, True), (1280, True), (320, False)]
    ],
    ids=["320", "768", "1280", "320, of one height"],
)
def test_whatever_opens_the_page_around_stays_where_it_is(
    club: Club, heard: Heard, *, high: bool
) -> None:
    link = f"#{state(WSCF, 'us-chess', 2)}"
    # A page of a phone has margins.
    frame = club.iframe(link) if high else club.iframe(link, "width: 280px; height: 30em")
    club.open(HIGH.format(frame=frame) if high else f"<p>Club</p>{frame}<p>Below</p>")
    expect(club.app).to_have_attribute("data-state", "done")
    standings = club.frame.get_by_role("table", name="Standings")
    cut = "table => { const box = table.parentElement; return box.scrollWidth - box.clientWidth; }"
    assert standings.evaluate(cut) <= 0
    address = club.app.evaluate("() => location.href")
    value = club.frame.locator('[data-number="12"][data-tiebreak="modified-median"]')
    value.scroll_into_view_if_needed()
    club.page.evaluate(PAINTED)
    stood = club.page.evaluate(STOOD)
    value.click()
    workings = club.frame.get_by_role("region", name="Workings")
    expect(workings).to_be_in_viewport(ratio=0.9)
    expect(workings).to_contain_text("Player, L")
    assert club.page.evaluate(STOOD) == stood
    assert sideways(club.app) <= 0
    club.frame.get_by_role("button", name="Close").click()
    # A name leads to its answer, which may be out of sight: the reader scrolls, not we.
    club.frame.get_by_role("link", name="Player, L").first.click()
    expect(club.frame.get_by_role("region", name="Why this place")).to_contain_text("Player, L")
    # To a pixel: Firefox anchors what has a height in fractions of one.
    assert club.page.evaluate(STOOD)[:3] == pytest.approx(stood[:3], abs=1)
    assert stood[2] <= 0
    assert club.app.evaluate("() => location.href") == address
    assert club.app.evaluate("() => history.length") == stood[3]
    assert heard.complaints == []


@pytest.mark.cold
def test_under_the_policy_frames_show_what_their_links_say(club: Club, heard: Heard) -> None:
    links: list[dict[str, Any]] = [
        {"text": WSCF},
        {"text": WSCF, "player": "2", "show": "answer", "every": "1"},
        {"text": PRIZES, "order": "us-chess", "class": "grade=5"},
    ]
    addresses = [fragment(link) for link in links]
    looks = ["?theme=dark&accent=ffee00", "?theme=light&accent=%23ffee00", "?theme=none&accent=x"]
    frames = [club.iframe(look + link) for look, link in zip(looks, addresses, strict=True)]
    club.open("".join(frames))
    shown = [club.page.frame_locator(f"iframe >> nth={at}") for at in range(3)]
    for frame in shown:
        expect(frame.locator(".tb-app")).to_have_attribute("data-state", "done")
    standings, answer, part = shown
    expect(standings.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(16)
    expect(answer.get_by_role("region", name="Why this place")).to_contain_text("16 to 17")
    expect(answer.get_by_role("button", name="Only what decided")).to_be_visible()
    expect(answer.get_by_role("table", name="Standings")).to_have_count(0)
    expect(part.get_by_role("heading", name="Grade 5: 3 of 12 players")).to_be_visible()
    expect(part.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(4)
    # Yellow is kept on the dark paper, and darkened on white until it can be read.
    accents = [
        frame.get_by_role("link", name="Open in Chess Tiebreaks").evaluate(
            "link => [getComputedStyle(link).color, "
            "getComputedStyle(document.body).backgroundColor]"
        )
        for frame in shown
    ]
    assert accents[0] == ["rgb(255, 238, 0)", "rgb(20, 26, 24)"]
    assert accents[1] == ["rgb(115, 107, 0)", "rgb(255, 255, 255)"]
    assert accents[2] == ["rgb(30, 107, 79)", "rgb(255, 255, 255)"]
    runtime = {path: size for path, size in club.sent if path.endswith((".wasm", ".bin")) and size}
    assert sum(runtime.values()) > 3_000_000
    asked = [path for path, size in club.sent if path in runtime and size]
    assert len(asked) == len(runtime), "all frames share one download"
    assert heard.complaints == []
    # And it is in force.
    refused = standings.locator(".tb-app").evaluate(REFUSED)
    assert refused == ["img-src", "require-trusted-types-for", "style-src-elem"]
