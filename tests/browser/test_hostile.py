"""Text that means harm stays text, however it comes in, and the page stays usable."""

from __future__ import annotations

import io
import re
import zipfile

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE_IN_ALL, Calculator, Heard
from tests.browser.test_links import fragment
from tests.browser.test_text_in import drop

pytestmark = pytest.mark.browser

NAMES = [
    "<img src=x onerror=alert(1)>",
    "</textarea><script>alert(2)</script>",
    "__proto__",
    "constructor",
    "javascript:alert(3)",
    "=HYPERLINK('x')",
    "{{ 7 * 7 }} ${alert(4)}",
    "&lt;b&gt; &amp; O'Dea",
    "%s null",
    "Ann\u202e Ray",
]
#: What is shown of them: nothing that turns text around, and no half of a character.
SHOWN = [*NAMES[:-1], "Ann Ray"]
#: Everybody has beaten the next one, and lost to the one before.
TEXT = "\n".join(
    [
        "No\tName\tR1\tR2\tTotal",
        *(
            f"{at}\t{name}\tW{at + 1}\tH\t1.5" if at % 2 else f"{at}\t{name}\tL{at - 1}\tB\t1"
            for at, name in enumerate(NAMES, 1)
        ),
    ]
)
#: What the page must never hold: elements and handlers that only a text could have brought. One
#: script is its own.
FOREIGN = """
(app) => [
  ...app.querySelectorAll(".tb-app > * script, img, iframe, object, [onerror], [onclick]"),
  ...[...app.querySelectorAll("a[href]")].filter((a) => !/^https?:$/.test(a.protocol)),
].map((element) => element.outerHTML.slice(0, 200))
"""
POLLUTED = "() => Object.keys(Object.prototype).length + Number('harm' in {})"


def is_text(calculator: Calculator, heard: Heard) -> None:
    """The names are there, as text, and nothing of them did anything."""
    calculator.expect_state("done")
    shown = calculator.standings.get_by_role("rowheader").all_inner_texts()
    for name in SHOWN:
        assert any(name in one for one in shown), (name, shown)
    assert calculator.app.evaluate(FOREIGN) == []
    assert calculator.page.evaluate(POLLUTED) == 0
    assert heard.complaints == []


@PHONE_IN_ALL
def test_names_are_text_however_they_come_in(calculator: Calculator, heard: Heard) -> None:
    asked: list[str] = []
    calculator.page.on("dialog", lambda dialog: asked.append(dialog.message))
    calculator.open(fragment({"text": TEXT, "player": "1"}))
    is_text(calculator, heard)
    # The page begins with the text that this tab has had last, and has folded the box.
    calculator.open()
    is_text(calculator, heard)
    calculator.edit()
    calculator.calculate(TEXT.replace("Total", "Tot"))
    is_text(calculator, heard)
    drop(calculator, "<b>__proto__</b>.txt", TEXT.encode(errors="replace"))
    calculator.expect_state("done")
    assert calculator.app.evaluate(FOREIGN) == []
    rows = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in line.split("\t")) + "</tr>"
        for line in TEXT.splitlines()
    )
    # On the clipboard a page may hold whatever it likes: of its elements only the texts count.
    calculator.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    calculator.paste(TEXT, f"<table onclick=alert(5)>{rows}</table><script>alert(6)</script>")
    calculator.expect_state("done")
    assert calculator.app.evaluate(FOREIGN) == []
    assert asked == []
    # The links to answers lead to the right people.
    calculator.choose("__proto__")
    why = calculator.page.get_by_role("region", name="Why this place")
    expect(why.get_by_role("heading").first).to_contain_text("__proto__ is ")


def test_a_link_may_hold_anything(calculator: Calculator, heard: Heard) -> None:
    parts = ("order", "player", "versus", "rules", "class", "show", "reading", "changes")
    for value in ("__proto__", "<img src=x onerror=alert(1)>", "9" * 5000, ["x"], {"a": 1}):
        # What any of them says is said first: the others have their turn without it.
        for held in (parts, parts[1:3], parts[4:]):
            calculator.open(fragment({"text": TEXT, **dict.fromkeys(held, value)}))
            expect(calculator.app).to_have_attribute("data-state", re.compile("^(done|error)$"))
            assert calculator.app.evaluate(FOREIGN) == []
    raw = {"text": TEXT, "choices": {"__proto__": {"harm": 1}, "constructor": "x"}}
    for found in (raw, {**raw, "__proto__": {"harm": 1}}, {"__proto__": {"text": TEXT}}):
        calculator.open(fragment(found))
        assert calculator.page.evaluate(POLLUTED) == 0
    assert heard.complaints == []


# Which texts the core refuses, and how soon, tests/reading/test_hostile.py tries.
@pytest.mark.parametrize(
    ("unit", "times"),
    [
        # Brackets take a reader longer than letters.
        pytest.param("x", 5_000_000, marks=pytest.mark.long),
        ("[", 300_000),
        pytest.param("<div>", 60_000, marks=pytest.mark.long),
        pytest.param("Ann\tW2\t", 40_000, marks=pytest.mark.long),
    ],
    ids=["letters", "brackets", "elements", "cells"],
)
def test_what_is_too_much_is_refused_and_the_page_goes_on(
    calculator: Calculator, heard: Heard, unit: str, times: int
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    typed = "(box, [unit, times]) => { box.value = unit.repeat(times); }"
    calculator.box.evaluate(typed, [unit, times])
    calculator.box.evaluate("(box) => box.dispatchEvent(new Event('input', {bubbles: true}))")
    calculator.button.press("Enter")
    calculator.expect_state("error")
    expect(calculator.alert).not_to_be_empty()
    assert calculator.box.input_value() == unit * times
    calculator.calculate(TEXT)
    is_text(calculator, heard)


@pytest.mark.long
@pytest.mark.cold
def test_a_bomb_does_not_go_off(calculator: Calculator) -> None:
    calculator.show()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("xl/workbook.xml", bytes(300_000_000))
        bomb.writestr("[Content_Types].xml", bytes(1000))
    for name in ("bomb.xlsx", "bomb.zip"):
        drop(calculator, name, packed.getvalue())
        expect(calculator.alert).to_contain_text(f"“{name}”")
        expect(calculator.status).not_to_contain_text("Opening")
    drop(calculator, "large.txt", b"1" * 26_000_000)
    expect(calculator.alert).to_contain_text("large.txt")
    # What was there is not lost.
    assert len(calculator.cells()) == 15
