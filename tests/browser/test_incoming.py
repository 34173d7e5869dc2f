"""The installed calculator: what other apps share with it, what it opens, what is dropped."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import SAMPLES, WSCF, Calculator
from tests.browser.test_files_in import ROWS as FEW
from tests.browser.test_offline import visit, working_offline
from tests.browser.test_scan_cold import saved
from tests.browser.warm import serve_python
from tests.scans.test_read import UNDER, framed, rows_of
from tests.support.browsers import until
from tests.support.printouts import printout
from tests.support.workbooks import workbook

pytestmark = pytest.mark.browser

#: Posts what another app shares, as the phone does: a navigation with a form.
SHARE = """
async ([fields, files]) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "POST", enctype: "multipart/form-data" });
  form.action = fields.to;
  for (const name of ["title", "text", "url"]) {
    const input = Object.assign(document.createElement("textarea"), { name });
    input.value = fields[name] ?? "";
    form.append(input);
  }
  const picked = Object.assign(document.createElement("input"), { type: "file", name: "files" });
  const held = new DataTransfer();
  for (const [name, type, data] of files) {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    held.items.add(new File([bytes], name, { type }));
  }
  picked.files = held.files;
  form.append(picked);
  document.body.append(form);
  form.submit();
}
"""
#: Stands in for the window of an installed app, and for a file that was opened with it.
LAUNCHED = """
const asked = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  query === "(display-mode: standalone)" ? { matches: true } : asked(query);
const launchQueue = {
  setConsumer(take) {
    const file = new File([%s], "event.trf");
    take({ files: [{ getFile: async () => file }] });
  },
};
Object.defineProperty(window, "launchQueue", { value: launchQueue });
"""
#: The page names its manifest when it has nothing else to do.
NAMED = "document.querySelector('link[rel=manifest]')"
#: What is kept of it once the page has taken it.
LEFT = "async () => (await caches.keys()).filter((name) => name.endsWith('shared'))"
#: Drops a text, and the same as a web page has it.
DROP = """
(app, [text, html]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", text);
  if (html) dataTransfer.setData("text/html", html);
  for (const type of ["dragenter", "dragover", "drop"]) {
    app.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}
"""
SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
ROWS = [line.split("\t") for line in WSCF.strip().split("\n")]


@pytest.fixture
def installed(browser: Browser, base: str) -> Iterator[Calculator]:
    """The calculator in a window whose service worker is allowed; the tests' Python answers."""
    with working_offline(browser) as made:
        serve_python(made)
        yield Calculator(made.new_page(), base)


def share(calculator: Calculator, files: list[tuple[str, str, bytes]], **said: str) -> Calculator:
    """Share something from another app; returns the calculator that opens."""
    other = calculator.page.context.new_page()
    sent = [(name, media, base64.b64encode(content).decode()) for name, media, content in files]
    with other.expect_navigation():
        other.evaluate(SHARE, [{"to": f"{calculator.base}calculator/", **said}, sent])
    return Calculator(other, calculator.base)


def missing(devtools: CDPSession) -> list[str]:
    """Why Chromium would not install it, but for the tests' own windows, which keep nothing."""
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [each["errorId"] for each in found if each["errorId"] != "in-incognito"]


def test_it_can_be_installed(installed: Calculator) -> None:
    page, base = installed.page, installed.base
    page.goto(f"{base}calculator/")
    devtools = page.context.new_cdp_session(page)
    until(page, NAMED)
    assert missing(devtools) == []
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{base}manifest.webmanifest"
    page.goto(f"{base}es/calculadora/")
    until(page, NAMED)
    assert missing(devtools) == []
    found = devtools.send("Page.getAppManifest")
    assert found["url"] == f"{base}es/manifest.webmanifest"
    made = json.loads(found["data"])
    assert made["name"] == "Desempates de ajedrez, explicados"
    share = made["share_target"]["action"]
    for address in (made["start_url"], share, *(icon["src"] for icon in made["icons"])):
        assert page.request.get(urljoin(found["url"], address)).ok, address


def opened(calculator: Calculator, name: str, media: str, content: bytes) -> int:
    """Share a file; how many players the calculator shows that opens."""
    shared = share(calculator, [(name, media, content)])
    expect(shared.app).to_have_attribute("data-state", "done")
    players = len(shared.cells())
    shared.page.close()
    return players


def test_what_other_apps_share_is_worked_out_and_not_sent(installed: Calculator) -> None:
    visit(installed)
    posted: list[str] = []
    installed.page.context.on(
        "request",
        lambda request: posted.append(request.url) if request.post_data else None,
    )
    shared = share(installed, [], title="Standings", text=WSCF)
    shared.expect_state("done")
    assert len(shared.cells()) == 15
    assert "shared" not in shared.page.url
    assert shared.page.evaluate(LEFT) == []
    # The server of the tests has never heard of a form: the navigations were answered here.
    assert all(url.endswith("calculator/") for url in posted)


# What is in such files is read in the page in test_seldom.py and test_scan_cold.py as well.
@pytest.mark.long
@pytest.mark.cold
def test_what_is_shared_is_opened_by_what_the_page_has_for_it(browser: Browser, base: str) -> None:
    with working_offline(browser) as window:
        calculator = Calculator(window.new_page(), base)
        visit(calculator)
        assert opened(calculator, "open.xlsx", SHEET, workbook({"Open": ROWS})) == 15
        pdf = printout([FEW])
        assert opened(calculator, "open.pdf", "application/pdf", pdf) == len(FEW) - 1
        photo = saved(framed(UNDER), "PNG")
        assert opened(calculator, "wall.png", "image/png", photo) == len(rows_of(UNDER))


def test_a_file_that_is_opened_with_it_is_read(page: Page, base: str) -> None:
    report = (SAMPLES / "fide-event.txt").read_text(encoding="utf-8")
    page.add_init_script(LAUNCHED % json.dumps(report))
    calculator = Calculator(page, base)
    calculator.open()
    calculator.expect_state("done")


def test_a_text_behind_the_address_is_read_and_taken_away(calculator: Calculator) -> None:
    calculator.open(f"#text={quote(WSCF)}")
    calculator.expect_state("done")
    assert len(calculator.cells()) == 15
    assert "text=" not in calculator.page.url


def test_text_and_links_dropped_anywhere_count(calculator: Calculator) -> None:
    calculator.open()
    calculator.app.evaluate(DROP, [WSCF, ""])
    calculator.expect_state("done")
    assert len(calculator.cells()) == 15
    link = f"{calculator.base}calculator/#{state(WSCF, 'us-chess', 2)}"
    calculator.app.evaluate(DROP, [link, ""])
    calculator.expect_player("2")
    # Of a page elsewhere its address is asked for.
    calculator.app.evaluate(DROP, [f"{calculator.base}samples/teams.txt", ""])
    expect(calculator.app.locator(".tb-from")).to_contain_text("samples/teams.txt")


def test_a_picture_on_the_clipboard_is_opened_by_the_button(calculator: Calculator) -> None:
    calculator.open()
    calculator.page.evaluate(
        """async () => {
          const canvas = Object.assign(document.createElement("canvas"), { width: 9, height: 9 });
          canvas.getContext("2d").fillRect(0, 0, 9, 9);
          const blob = await new Promise((done) => canvas.toBlob(done));
          await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
        }"""
    )
    calculator.page.get_by_role("button", name="Paste from clipboard").click()
    expect(calculator.alert).to_contain_text("No table could be read in this picture")
