"""The extension: the bookmark's code behind a button of the browser, in Chromium."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from calculator.words import LANGUAGES, about
from pyscript_app.build import extension
from tests.browser.conftest import SITE
from tests.browser.test_elsewhere import HOLDS, PAGES, sections, strict, text_in
from tests.support.browsers import PATIENCE, chromium_launch_options
from tests.support.project import ROOT
from tests.support.server import serve

pytestmark = pytest.mark.browser


class Button:
    """A whole Chromium with the extension in it, and its button."""

    def __init__(self, window: BrowserContext, browser: CDPSession, name: str, other: str) -> None:
        self.window = window
        self.other = other
        self._browser = browser
        self._name = name

    def press(self, page: Page) -> str:
        """Press the button on a page; return the address of the tab that opens."""
        # The browser's windows have tabs, which hold the pages that tests know.
        asked = {"filter": [{"type": "tab"}]}
        tabs = self._browser.send("Target.getTargets", asked)["targetInfos"]
        (tab,) = (one["targetId"] for one in tabs if one["url"] == page.url)
        with self.window.expect_page() as opened:
            self._browser.send("Extensions.triggerAction", {"id": self._name, "targetId": tab})
        opened.value.wait_for_url("**/*#*")
        address = opened.value.url
        opened.value.close()
        return address


@pytest.fixture(scope="module")
def button(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser, base: str
) -> Iterator[Button]:
    folder: Path = tmp_path_factory.mktemp("extension")
    archive, _ = extension.make(ROOT, folder, base)
    with ZipFile(archive) as packed:
        packed.extractall(folder / "unpacked")
    options = chromium_launch_options()
    options["args"].append("--enable-unsafe-extension-debugging")
    with serve(PAGES, strict()) as other:
        window = browser.browser_type.launch_persistent_context(
            folder / "profile",
            ignore_default_args=["--disable-extensions"],
            channel=None if "executable_path" in options else "chromium",
            **options,
        )
        window.set_default_timeout(PATIENCE)
        assert window.browser
        session = window.browser.new_browser_cdp_session()
        loaded = session.send("Extensions.loadUnpacked", {"path": str(folder / "unpacked")})
        # What comes of a press before it listens is nothing.
        if not window.service_workers:
            window.wait_for_event("serviceworker")
        blank = {"content_type": "text/html", "body": "<!doctype html><title>Blank</title>"}
        window.route(f"{base}**", lambda route: route.fulfill(**blank))
        yield Button(window, session, loaded["id"], other)
        window.close()


def test_its_button_takes_what_the_bookmark_takes(button: Button) -> None:
    for program in ("swisssys", "rating-report"):
        # Closed whatever happens: another try must find one such tab.
        with closing(button.window.new_page()) as page:
            page.goto(f"{button.other}{program}.html")
            assert [len(one) for one in sections(text_in(button.press(page)))] == [
                len(one) for one in HOLDS[program][1]
            ]


def test_where_nobody_may_look_the_guide_says_so(button: Button, base: str) -> None:
    with closing(button.window.new_page()) as page:
        page.goto("chrome://version")
        assert button.press(page) == base + extension.GUIDE
    path, _, anchor = extension.GUIDE.partition("#")
    guide = (SITE / path / "index.html").read_text("utf-8")
    assert f'id="{anchor}"' in guide


@pytest.mark.parametrize("browser_name", extension.BROWSERS)
def test_an_archive_asks_for_no_more_than_the_page_in_front(browser_name: str) -> None:
    made = extension.files(ROOT, browser_name, "https://tiebreaks.example/chess/")
    told = json.loads(made["manifest.json"])
    assert told["permissions"] == ["activeTab", "scripting"]
    assert not {"host_permissions", "content_scripts", "optional_permissions"} & set(told)
    assert set(told["icons"].values()) < set(made)
    assert told["description"] == "__MSG_about__"
    for code in LANGUAGES:
        said = json.loads(made[f"_locales/{code}/messages.json"])
        # What the stores take.
        assert len(said["name"]["message"]) <= 45
        assert len(said["about"]["message"]) <= 132
        page = about(code).calculator_page.removesuffix(".md")
        assert f'"https://tiebreaks.example/chess/{page}/"'.encode() in made["taking.js"]
    assert b"innerHTML" not in made["taking.js"]
    assert b"eval(" not in made["taking.js"]


def test_the_same_sources_make_the_same_archives(tmp_path: Path) -> None:
    site = "https://tiebreaks.example"
    first, second = (extension.make(ROOT, tmp_path / name, site) for name in ("a", "b"))
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]
    assert [path.name for path in first] == [
        "chess-tiebreaks-chromium.zip",
        "chess-tiebreaks-firefox.zip",
    ]


@pytest.mark.parametrize("site", ["", "tiebreaks.example", "https://"])
def test_without_an_address_there_is_none(
    site: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SITE_URL", site)
    assert extension.main() == 0
    assert "Set SITE_URL" in capsys.readouterr().out
