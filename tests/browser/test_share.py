"""Handing a result on: copies, files, a QR code, a line of HTML."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from calculator import rank, read
from calculator.view.share import COPIES
from calculator.writing.standings_json import document
from tests.browser.conftest import (
    BOTH,
    DARK_TOO,
    ON_PHONE,
    ROOT,
    WSCF,
    Calculator,
    sideways,
    violations,
)
from tests.browser.test_links import content

pytestmark = pytest.mark.browser


def share(calculator: Calculator, text: str = WSCF) -> Locator:
    """Have a table worked out and unfold the group."""
    calculator.open()
    calculator.paste(text)
    calculator.expect_state("done")
    calculator.page.get_by_text("Share or print").click()
    return calculator.page.get_by_role("group", name="Share")


def choose_player(calculator: Calculator, number: str = "2") -> None:
    calculator.page.get_by_role("combobox", name="Player").select_option(number)
    expect(calculator.page.locator(".tb-answer")).to_be_visible()


def copied(calculator: Calculator) -> str:
    return str(calculator.page.evaluate("navigator.clipboard.readText()"))


def press_copy(group: Locator, form: str) -> None:
    group.get_by_role("combobox", name="Copy as").select_option(form)
    group.get_by_role("button", name="Copy", exact=True).click()
    expect(group.get_by_role("button", name="Copied")).to_be_visible()


@BOTH
def test_every_form_is_copied(calculator: Calculator) -> None:
    group = share(calculator)
    assert sideways(calculator.page) <= 0
    forms = group.get_by_role("combobox", name="Copy as").get_by_role("option")
    # The answer can be copied once a player is chosen.
    of_all = [form for form in COPIES if form not in {"send", "spoken"}]
    assert [form.get_attribute("value") for form in forms.all()] == of_all
    press_copy(group, "text")
    expect(calculator.status).to_have_text("Copied")
    assert "Place   #  Name" in copied(calculator)
    group.get_by_role("combobox", name="Copy as").select_option("markdown")
    group.get_by_role("button", name="Copied").click()
    calculator.page.wait_for_function("navigator.clipboard.readText().then(t => t[0] === '|')")
    assert "| 2 | Player, B | 6 | **16** | 17½ | 21 | 65 |" in copied(calculator)


def test_the_text_has_the_reason_for_the_chosen_player(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    press_copy(group, "text")
    assert "Player, B is 2nd of 15 with 6 points." in copied(calculator)


def test_the_answer_is_copied_as_one_paragraph(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    press_copy(group, "send")
    expect(calculator.status).to_have_text("Copied")
    assert copied(calculator).startswith("Player, B is 2nd of 15 with 6 points. Tied with")


def test_json_is_the_document_with_workings(calculator: Calculator) -> None:
    press_copy(share(calculator), "json")
    expected = document(rank(read(WSCF)), workings=True)
    assert json.loads(copied(calculator)) == json.loads(json.dumps(expected))


@pytest.mark.parametrize("form", ["crosstable-text", "crosstable-csv", "crosstable-trf"])
def test_the_crosstable_reads_back_as_the_same(calculator: Calculator, form: str) -> None:
    press_copy(share(calculator), form)
    again, before = read(copied(calculator)), read(WSCF)
    for player, same in zip(before.players, again.players, strict=True):
        assert (player.name, player.total) == (same.name, same.total)
        played = [(each.code, each.opponent) for each in player.results if each.opponent]
        assert played == [(each.code, each.opponent) for each in same.results if each.opponent]


def test_a_form_that_a_table_has_not_enough_for_is_said(calculator: Calculator) -> None:
    group = share(calculator, "Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    group.get_by_role("combobox", name="Copy as").select_option("crosstable-trf")
    group.get_by_role("button", name="Save").click()
    expect(calculator.page.locator(".tb-shared")).not_to_be_empty()
    expect(group.get_by_role("button", name="Save")).to_be_visible()


@BOTH
def test_a_file_is_saved_with_a_telling_name(calculator: Calculator, tmp_path: Path) -> None:
    group = share(calculator, f"Event: Spring Open\n{WSCF}")
    group.get_by_role("combobox", name="Copy as").select_option("csv")
    with calculator.page.expect_download() as download:
        group.get_by_role("button", name="Save").click()
    assert download.value.suggested_filename == "spring-open-standings.csv"
    download.value.save_as(tmp_path / "saved.csv")
    data = (tmp_path / "saved.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf"), "spreadsheets want the mark"
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
    assert rows[2] == ["2", "2", "Player, B", "6", "16", "17.5", "21", "65", "Modified Median"]


@pytest.mark.parametrize("name", ["Copy link", "Copy"])
def test_where_copying_is_refused_the_text_is_there_selected(
    calculator: Calculator, name: str
) -> None:
    calculator.page.add_init_script(
        "navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
    )
    calculator.open()
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    if name == "Copy":
        calculator.page.get_by_text("Share or print").click()
    calculator.page.get_by_role("button", name=name, exact=True).click()
    box = calculator.page.get_by_role("textbox", name="To copy")
    expect(box).to_be_focused()
    expect(calculator.app.get_by_text("does not let us copy").first).to_be_attached()
    text = box.input_value()
    selected = calculator.page.evaluate(
        "(box => box.value.slice(box.selectionStart, box.selectionEnd))(document.activeElement)"
    )
    assert selected == text
    assert ("#v1=" in text) if name == "Copy link" else ("Player, B" in text)


def test_the_link_to_an_answer_says_so(calculator: Calculator) -> None:
    share(calculator)
    button = calculator.page.get_by_role("button", name="Copy link")
    expect(button).to_have_text("Copy link")
    choose_player(calculator)
    expect(button).to_have_text("Copy link")
    expect(button).to_have_accessible_description("Copy link to this answer")
    button.click()
    expect(calculator.status).to_have_text("Link copied")
    assert content(copied(calculator))["player"] == "2"


def noise(length: int) -> str:
    """A table that does not get much smaller by compression."""
    digits = hashlib.shake_256(b"noise").hexdigest(length // 2)
    names = [digits[at : at + 1000] for at in range(0, length, 1000)]
    rows = [f"{number}\tx{name}\t1\t-B-" for number, name in enumerate(names, 1)]
    return "\n".join(["No.\tName\tPts\tRnd1", *rows])


def test_a_table_too_large_for_a_link_is_said(calculator: Calculator) -> None:
    share(calculator, noise(60_000))
    calculator.page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_contain_text("too large for a link")


READ_CODE = """
async () => {
  const svg = document.querySelector(".tb-shared .tb-code");
  const image = new Image();
  const data = new XMLSerializer().serializeToString(svg);
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(data);
  await image.decode();
  const size = svg.viewBox.baseVal.width * 6;
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, size, size);
  return jsQR(context.getImageData(0, 0, size, size).data, size, size)?.data;
}
"""


@DARK_TOO
def test_the_qr_code_holds_the_link(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    group.get_by_role("button", name="QR code").click()
    code = calculator.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    assert sideways(calculator.page) <= 0
    calculator.page.add_script_tag(path=ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js")
    link = calculator.page.evaluate(READ_CODE)
    assert link.startswith(f"{calculator.base}calculator/#v1=")
    assert content(link) == {"text": WSCF, "player": "2"}
    fills = code.evaluate("code => [...code.children].map((part) => getComputedStyle(part).fill)")
    assert fills == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    # Another result has another link: the old code must not stay.
    choose_player(calculator, "3")
    expect(code).to_have_count(0)
    expect(group.get_by_role("button", name="QR code")).to_have_attribute("aria-expanded", "false")


def test_a_link_too_long_for_a_qr_code_is_said(calculator: Calculator) -> None:
    share(calculator, noise(4_000)).get_by_role("button", name="QR code").click()
    expect(calculator.page.get_by_text("too long for a QR code")).to_be_visible()


def test_the_embed_code_is_the_line_of_the_docs_with_this_table(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    group.get_by_role("button", name="Copy embed code").click()
    expect(calculator.status).to_have_text("Embed code copied")
    line = copied(calculator)
    docs = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")
    src = re.search(r'src="([^"]+)"', line)
    assert src is not None
    assert src[1].startswith(f"{calculator.base}embed/#v1=")
    assert content(src[1]) == {"text": WSCF, "player": "2"}
    assert line.replace(src[1], "https://tiebreaks.example/embed/#v1=…") in docs


@DARK_TOO
def test_axe_finds_nothing_in_the_group(calculator: Calculator) -> None:
    group = share(calculator)
    group.get_by_role("button", name="QR code").click()
    expect(calculator.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert violations(calculator.page) == []


@ON_PHONE
def test_what_is_tapped_is_large_enough(calculator: Calculator) -> None:
    group = share(calculator)
    for control in [*group.get_by_role("button").all(), *group.get_by_role("combobox").all()]:
        box = control.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44
