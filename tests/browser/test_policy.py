"""What the pages' own policy stops, and what works under it all the same.

That it refuses nothing of ours is looked at on every page of the site by `violations`, with axe.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Heard, refused

pytestmark = pytest.mark.browser

#: What somebody would try who has got text of theirs into the page. Each gives what came of it.
TRIED = """
async () => {
  const made = (markup) => {
    const part = document.createElement("p");
    part.innerHTML = markup;
    document.body.append(part);
    return part.childElementCount;
  };
  const tries = {
    markup: () => made('<img src="x" onerror="ran = 1"><mark onclick="ran = 1">a</mark>'),
    script() {
      const part = document.createElement("script");
      part.append("globalThis.ran = 1");
      setTimeout(() => document.body.append(part));
    },
    handler: () => document.body.setAttribute("onclick", "globalThis.ran = 1"),
    // Later: at once, it would be taken for the test's own.
    eval: () => new Promise((done) => setTimeout(() => {
      try { done((0, eval)("globalThis.ran = 1")); } catch (error) { done(error.name); }
    })),
    worker: () => new Worker("data:text/javascript,1"),
    frame: () => made('<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>'),
    style() {
      const part = document.createElement("style");
      part.append("body { color: rgb(1, 2, 3) }");
      document.head.append(part);
      return getComputedStyle(document.body).color === "rgb(1, 2, 3)";
    },
    fetch: () => fetch("https://tiebreaks.example/"),
    beacon() {
      navigator.sendBeacon("https://tiebreaks.example/", "a");
    },
  };
  const got = {};
  for (const [name, act] of Object.entries(tries)) {
    try {
      got[name] = (await act()) ?? "nothing";
    } catch (error) {
      got[name] = error.name;
    }
  }
  await new Promise((done) => setTimeout(done));
  document.body.click();
  return { ...got, ran: globalThis.ran ?? 0 };
}
"""
STOPPED = {
    "markup": 0,
    "script": "nothing",
    "handler": "TypeError",
    "eval": "EvalError",
    "worker": "TypeError",
    "frame": 0,
    "style": False,
    "fetch": "TypeError",
    "beacon": "nothing",
    "ran": 0,
}


@pytest.mark.cold  # the worker is that of the page
@pytest.mark.parametrize("path", ["rules/solkoff/", "calculator/"])
def test_what_others_would_try_is_stopped(page: Page, base: str, path: str, heard: Heard) -> None:
    page.goto(base + path)
    assert page.evaluate(TRIED) == STOPPED
    assert [url for url in heard.requests if not url.startswith(base)] == []


@pytest.mark.cold  # the search has a worker of its own
def test_the_search_finds_and_marks(page: Page, base: str) -> None:
    page.goto(f"{base}rules/?h=<img+src%3Dx+onerror%3Dalert(1)>")
    page.keyboard.press("f")
    page.get_by_role("textbox", name="Search").press_sequentially("solkoff")
    found = page.get_by_role("dialog", name="Search").get_by_role("link").first
    expect(found.locator("mark").first).to_have_text("Solkoff")
    found.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Solkoff")
    expect(page.locator("article mark").first).to_have_text("Solkoff", ignore_case=True)
    assert refused(page) == []
    page.goto(f"{base}es/reglas/")
    page.keyboard.press("f")
    page.get_by_role("textbox", name="Búsqueda").press_sequentially("solkoff")
    links = page.get_by_role("dialog", name="Buscar").get_by_role("link")
    expect(links.first.locator("mark").first).to_have_text("Solkoff")
    addresses = links.evaluate_all("(links) => links.map((link) => link.href)")
    assert {address[: len(base) + 3] for address in addresses} == {f"{base}es/"}
    links.first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Solkoff")
    assert refused(page) == []
