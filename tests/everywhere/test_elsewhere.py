"""The bookmark and the extension in Firefox, pressed in the browser's own window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pyscript_app.build import extension
from tests.browser.conftest import SITE
from tests.browser.test_elsewhere import GUIDE, HOLDS, PAGES, sections, strict, text_in
from tests.everywhere import firefox
from tests.support.project import ROOT
from tests.support.server import serve

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with serve(SITE) as address:
        yield address


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """The pages of the test in Chromium, under the same policy."""
    with serve(PAGES, strict()) as address:
        yield address


@pytest.fixture(scope="module")
def window(
    tmp_path_factory: pytest.TempPathFactory, site: str
) -> Iterator[tuple[firefox.Firefox, str]]:
    """A Firefox that has the bookmark and the extension; and the extension's name there."""
    folder: Path = tmp_path_factory.mktemp("firefox")
    _, archive = extension.make(ROOT, folder, site)
    with firefox.started(folder) as made:
        made.open(site + GUIDE)
        made.keep(made.link("Tiebreaks"), "Tiebreaks")
        yield made, made.install(archive)


@pytest.mark.parametrize("program", HOLDS)
def test_both_take_what_chromium_takes(
    window: tuple[firefox.Firefox, str], site: str, elsewhere: str, program: str
) -> None:
    made, name = window
    for press, what in ((made.press_bookmark, "Tiebreaks"), (made.press_button, name)):
        made.open(f"{elsewhere}{program}.html")
        address = press(what)
        assert address.startswith(f"{site}calculator/#v1=")
        _, players = HOLDS[program]
        assert [sorted(one) for one in sections(text_in(address))] == [
            sorted(one) for one in players
        ]


def test_where_nobody_may_look_the_guide_says_so(
    window: tuple[firefox.Firefox, str], site: str
) -> None:
    made, name = window
    made.open("about:support")
    assert made.press_button(name) == site + extension.GUIDE
