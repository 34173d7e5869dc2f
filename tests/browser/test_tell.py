"""“Something wrong? Tell us”: nothing that was pasted goes into the form unless it is ticked."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from calculator.view import to_html
from calculator.words import use
from pyscript_app.build import pages
from pyscript_app.docs_blocks import project
from tests.browser.conftest import (
    DARK_IN_ALL,
    DESK_IN_ALL,
    ROOT,
    WSCF,
    Calculator,
    Heard,
    in_both_schemes,
    sideways,
)

pytestmark = pytest.mark.browser

REPO = "https://git.example/club/tiebreaks"


@pytest.fixture
def told(page: Page, base: str) -> Page:
    """The calculator as it is where a repository is known; this site is built without one."""

    def with_button(route: Route) -> None:
        answer = route.fetch()
        spanish = "/es/" in route.request.url
        with use("es" if spanish else "en"):
            button = to_html(project.button(REPO))
        module = pages.entry(ROOT / "docs" / "app").tell
        script = f'<script type="module" src="{base}app/{module}"></script>'
        head, mark, tail = answer.text().rpartition("</article>")
        assert mark
        route.fulfill(response=answer, body=f"{head}{button}{script}{mark}{tail}")

    page.route(f"{base}calculator/", with_button)
    page.route(f"{base}es/calculadora/", with_button)
    return page


def form(dialog: Locator) -> dict[str, str]:
    """The form's fields as the link fills them in."""
    address = dialog.get_by_role("link").get_attribute("href") or ""
    assert address.startswith(f"{REPO}/issues/new?")
    return {name: one for name, (one,) in parse_qs(urlsplit(address).query).items()}


@DESK_IN_ALL
def test_nothing_pasted_is_in_the_form_until_it_is_ticked(
    told: Page, calculator: Calculator, heard: Heard
) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.choose("Player, B")
    expect(told.locator(".tb-answer")).to_contain_text("Player, B is 2nd")
    told.get_by_role("button", name="Something wrong? Tell us").click()
    dialog = told.get_by_role("dialog", name="Something wrong?")
    expect(dialog).to_contain_text("git.example")
    plain = {"template": "value.yml", "version": project.version()}
    assert form(dialog) == plain
    expect(dialog.get_by_role("definition")).to_have_text([project.version()])
    assert "Player" not in dialog.inner_text()
    assert in_both_schemes(told) == []
    assert sideways(told) <= 0

    dialog.get_by_role("checkbox", name="my table").check()
    dialog.get_by_role("checkbox", name="what the calculator says").check()
    filled = form(dialog)
    assert filled.keys() == {*plain, "table", "calculator"}
    assert filled["table"].splitlines() == WSCF.splitlines()
    assert filled["calculator"].startswith("Player, B is 2nd")
    # All of it is shown.
    expect(dialog.get_by_role("definition")).to_have_count(3)
    expect(dialog.get_by_role("definition").nth(1)).to_contain_text("Player, A")

    dialog.get_by_role("radio", name="A sentence").check()
    assert form(dialog)["where"] == f"{calculator.base}calculator/"
    assert "table" not in form(dialog)
    expect(dialog.get_by_role("checkbox", name="my table")).to_be_disabled()
    told.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert heard.complaints == []
    assert [one for one in heard.requests if not one.startswith((calculator.base, "blob:"))] == []


# That nothing is in the form before it is ticked is above; here it is another form.
@pytest.mark.long
@DARK_IN_ALL
def test_at_an_error_it_is_about_the_table(told: Page, calculator: Calculator) -> None:
    calculator.open()
    calculator.paste("No.\tName\tR1\n1\tIda Holm\tW2\n2\tPer Nash\tQ1\n")
    calculator.expect_state("error")
    told.get_by_role("button", name="Something wrong? Tell us").click()
    dialog = told.get_by_role("dialog", name="Something wrong?")
    assert form(dialog) == {"template": "table.yml", "version": project.version()}
    assert "Nash" not in dialog.inner_text()
    dialog.get_by_role("checkbox", name="what the calculator says").check()
    assert "Q1" in form(dialog)["message"]
    assert sideways(told) <= 0
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)


# What is too long for a link is always told by test_share.py.
@pytest.mark.long
def test_a_table_that_is_too_long_for_a_link_is_to_be_pasted(
    told: Page, calculator: Calculator
) -> None:
    calculator.open()
    rows = "".join(f"{at}\tPlayer {at:03d}\tH\n" for at in range(1, 500))
    calculator.paste(f"No.\tName\tR1\n{rows}")
    calculator.expect_state("done")
    told.get_by_role("button", name="Something wrong? Tell us").click()
    dialog = told.get_by_role("dialog", name="Something wrong?")
    dialog.get_by_role("checkbox", name="my table").check()
    expect(dialog.get_by_role("status")).to_contain_text("too long for a link")
    assert "table" not in form(dialog)


# That no sentence is without Spanish, tests/words sees.
@pytest.mark.long
def test_it_speaks_spanish(told: Page, base: str) -> None:
    told.goto(f"{base}es/calculadora/")
    told.get_by_role("button", name="¿Algo está mal? Cuéntanoslo").click()
    dialog = told.get_by_role("dialog", name="¿Algo está mal?")
    expect(dialog.get_by_role("link", name="Abrir el formulario")).to_have_count(1)
