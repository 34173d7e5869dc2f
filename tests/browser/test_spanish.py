"""The calculator in Spanish, and back."""

from __future__ import annotations

import base64
import json
import re
import zlib

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK_IN_ALL, WSCF, Calculator, Heard, sideways, violations
from tests.browser.test_links import content
from tests.browser.waiting_requests import held
from tests.support.browsers import until, until_equal

pytestmark = pytest.mark.browser


@pytest.fixture
def calculadora(page: Page, base: str) -> Calculator:
    """The page in Spanish, with the names that its parts have there."""
    made = Calculator(page, base)
    made.box = page.get_by_role("textbox", name="Cuadro cruzado")
    made.button = page.get_by_role("button", name="Calcular")
    made.standings = page.get_by_role("table", name="Clasificación")
    made.workings = page.get_by_role("region", name="Cálculo")
    made.player = page.get_by_role("combobox", name="Jugador", exact=True)
    return made


def visit(calculadora: Calculator, fragment: str = "") -> None:
    calculadora.page.goto(f"{calculadora.base}es/calculadora/{fragment}")


@DESK_IN_ALL
def test_everything_is_said_in_spanish(calculadora: Calculator, heard: Heard) -> None:
    visit(calculadora)
    page = calculadora.page
    calculadora.paste(WSCF)
    calculadora.expect_state("done")
    expect(calculadora.status).to_contain_text("Leído como clasificación de WinTD: 15 jugadores")
    calculadora.choose("2")
    why = page.get_by_role("region", name="Por qué este puesto")
    expect(why).to_contain_text("Player, B ocupa el puesto 2 de 15 con 6 puntos")
    expect(why).to_contain_text("por detrás en Mediana modificada, 16 a 17")
    calculadora.value(2, "modified-median").click()
    expect(calculadora.workings).to_contain_text("descartado por ser el más bajo")
    rule = calculadora.workings.get_by_role("link", name="Mediana modificada")
    expect(rule).to_have_attribute("href", "../../es/mediana-modificada/")
    assert sideways(page) <= 0
    assert violations(page) == []
    page.get_by_role("button", name="Cerrar").click()
    calculadora.panel("others")
    page.get_by_role("button", name="Otro cuadro").click()
    calculadora.calculate(WSCF.replace("W13", "W99", 1))
    calculadora.expect_state("error")
    expect(calculadora.alert).to_contain_text("no hay ningún jugador 99")
    expect(calculadora.alert).to_contain_text("Línea")
    assert sideways(page) <= 0
    assert heard.complaints == []


def test_the_other_language_shows_the_same(calculadora: Calculator) -> None:
    visit(calculadora)
    calculadora.paste(WSCF.replace("Player, A", "Somebody else"))
    calculadora.expect_state("done")
    page = calculadora.page
    until(page, "location.hash.length > 4")
    calculadora.choose("2")
    expect(page.locator(".tb-answer")).to_be_visible()
    link = page.locator("a[hreflang=en]")
    expect(link).to_have_attribute("href", f"{calculadora.base}calculator/{fragment(page, '2')}")
    link.click()
    english = Calculator(page, calculadora.base)
    english.expect_state("done")
    expect(page.get_by_role("region", name="Why this place")).to_contain_text("behind on Modified")
    assert english.cells()[0][1] == "Somebody else"
    page.get_by_role("banner").get_by_role("link", name="Español").click()
    calculadora.expect_state("done")
    expect(page.get_by_role("region", name="Por qué este puesto")).to_contain_text("por detrás")


def fragment(page: Page, player: str) -> str:
    """What is behind the address, once the player is part of it, and of the link with it."""
    # Before that the two may agree as well: on the table without a player.
    until_equal(page, lambda: content(page.url).get("player"), player)
    until(page, "document.querySelector('a[hreflang=en]').hash === location.hash")
    return str(page.evaluate("location.hash"))


def linked(**state: str) -> str:
    """What is behind ``#`` in a link."""
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = press.compress(json.dumps(state).encode()) + press.flush()
    return "#v1=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_link_may_ask_for_a_language(calculator: Calculator) -> None:
    def in_spanish() -> None:
        calculator.expect_state("done")
        expect(calculator.app).to_have_attribute("lang", "es")
        expect(calculator.page.locator(".tb-answer")).to_contain_text("por detrás en Mediana")

    calculator.open(linked(text=WSCF, player="2", language="es"))
    in_spanish()
    calculator.page.reload()
    in_spanish()


# A link that waits for Python is in test_link_answer.py, a reload in test_text_kept.py.
@pytest.mark.long
@pytest.mark.cold
def test_a_link_that_was_left_too_early_is_opened_after_a_reload(calculator: Calculator) -> None:
    with held(calculator.page):
        calculator.open(linked(text=WSCF.replace("Player, A", "Somebody else")))
    calculator.page.reload()
    calculator.expect_state("done")
    assert calculator.cells()[0][1].startswith("Somebody else")


# In English it is in test_problems.py; tests/words sees that no sentence is without Spanish.
@pytest.mark.long
@pytest.mark.cold
def test_what_is_said_before_python_runs(calculadora: Calculator) -> None:
    calculadora.page.route("**/*.wasm", lambda route: route.abort())
    visit(calculadora)
    calculadora.expect_state("error")
    expect(calculadora.alert).to_contain_text("No se pudo descargar la calculadora")
    expect(calculadora.page.get_by_role("button", name="Reintentar")).to_be_visible()
    # The samples and their answers are there all the same.
    proofs = calculadora.app.locator(".tb-samples .tb-proof")
    expect(proofs.first).to_contain_text("Owen ocupa el puesto 2 de 15 con 6 puntos")


# The page to embed is in test_embed.py, what is said in Spanish above.
@pytest.mark.long
def test_the_calculator_that_other_pages_embed(calculadora: Calculator, heard: Heard) -> None:
    page = calculadora.page
    page.goto(f"{calculadora.base}es/embed/")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    calculadora.paste(WSCF)
    calculadora.expect_state("done")
    calculadora.choose("2")
    why = page.get_by_role("region", name="Por qué este puesto")
    expect(why).to_contain_text("por detrás en Mediana modificada")
    full = page.get_by_role("link", name="Abrir en la calculadora")
    expect(full).to_have_attribute("href", re.compile(r"/es/calculadora/#v1="))
    assert heard.complaints == []
