"""Handing a result on: copies, files, a QR code, a line of HTML."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from calculator.answers import why
from calculator.answers.link_answer import in_link
from calculator.ranked import rank
from calculator.reading import read
from calculator.view.share import COPIES
from calculator.writing.standings_json import document
from tests.browser.conftest import (
    LIGHT_IN_ALL,
    ON_PHONE,
    PHONE_IN_ALL,
    ROOT,
    SAMPLES,
    WSCF,
    Calculator,
    sideways,
    violations,
)
from tests.browser.test_links import content
from tests.support.browsers import until, until_equal

pytestmark = pytest.mark.browser


def share(calculator: Calculator, text: str = WSCF) -> Locator:
    """Have a table worked out and unfold the group, with the other forms in it."""
    calculator.open()
    calculator.calculate(text)
    calculator.expect_state("done")
    return calculator.unfold_share(more=True)


def choose_player(calculator: Calculator, number: str = "2") -> None:
    calculator.choose(number)
    expect(calculator.page.locator(".tb-answer")).to_be_visible()


def copied(calculator: Calculator) -> str:
    return str(calculator.page.evaluate("navigator.clipboard.readText()"))


def press_copy(group: Locator, form: str) -> None:
    group.get_by_role("combobox", name="Copy as").select_option(form)
    group.get_by_role("button", name="Copy", exact=True).click()
    expect(group.get_by_role("button", name="Copied")).to_be_visible()


@pytest.mark.kept
@PHONE_IN_ALL
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
    until(calculator.page, "navigator.clipboard.readText().then(t => t[0] === '|')")
    assert "| 2 | Player, B | 6 | **16** | 17½ | 21 | 65 |" in copied(calculator)


@pytest.mark.kept
def test_the_text_has_the_reason_for_the_chosen_player(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    press_copy(group, "text")
    assert "Player, B is 2nd of 15 with 6 points." in copied(calculator)


# The button for it copies the same paragraph.
@pytest.mark.long
@pytest.mark.kept
def test_the_answer_is_copied_as_one_paragraph(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    press_copy(group, "send")
    expect(calculator.status).to_have_text("Copied")
    assert copied(calculator).startswith("Player, B is 2nd of 15 with 6 points. Tied with")


@pytest.mark.kept
def test_json_is_the_document_with_workings(calculator: Calculator) -> None:
    press_copy(share(calculator), "json")
    expected = document(rank(read(WSCF)), workings=True)
    assert json.loads(copied(calculator)) == json.loads(json.dumps(expected))


@pytest.mark.kept
@pytest.mark.parametrize(
    "form",
    [
        "crosstable-text",
        pytest.param("crosstable-csv", marks=pytest.mark.long),
        pytest.param("crosstable-trf", marks=pytest.mark.long),
    ],
)
def test_the_crosstable_reads_back_as_the_same(calculator: Calculator, form: str) -> None:
    press_copy(share(calculator), form)
    again, before = read(copied(calculator)), read(WSCF)
    for player, same in zip(before.players, again.players, strict=True):
        assert (player.name, player.total_halves) == (same.name, same.total_halves)
        played = [(each.code, each.opponent) for each in player.results if each.opponent]
        assert played == [(each.code, each.opponent) for each in same.results if each.opponent]


@pytest.mark.kept
def test_a_form_that_a_table_has_not_enough_for_is_said(calculator: Calculator) -> None:
    group = share(calculator, "Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    group.get_by_role("combobox", name="Copy as").select_option("crosstable-trf")
    group.get_by_role("button", name="Save", exact=True).click()
    expect(calculator.page.locator(".tb-shared")).not_to_be_empty()
    expect(group.get_by_role("button", name="Save", exact=True)).to_be_visible()


@PHONE_IN_ALL
@pytest.mark.kept
def test_a_file_is_saved_with_a_telling_name(calculator: Calculator, tmp_path: Path) -> None:
    group = share(calculator, f"Event: Spring Open\n{WSCF}")
    group.get_by_role("combobox", name="Copy as").select_option("csv")
    with calculator.page.expect_download() as download:
        group.get_by_role("button", name="Save", exact=True).click()
    assert download.value.suggested_filename == "spring-open-standings.csv"
    download.value.save_as(tmp_path / "saved.csv")
    data = (tmp_path / "saved.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf"), "spreadsheets want the mark"
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
    assert rows[2] == ["2", "2", "Player, B", "6", "16", "17.5", "21", "65", "Modified Median"]


@pytest.mark.parametrize("name", ["Copy link", pytest.param("Copy", marks=pytest.mark.long)])
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
        calculator.unfold_share(more=True)
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


@pytest.mark.kept
def test_the_link_to_an_answer_says_so(calculator: Calculator) -> None:
    share(calculator)
    calculator.panel("share")
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


@pytest.mark.kept
def test_a_table_too_large_for_a_link_is_said(calculator: Calculator) -> None:
    share(calculator, noise(42_000))
    calculator.panel("share")
    calculator.page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_contain_text("too large for a link")


READ_CODE = """
async () => {
  const svg = document.querySelector(".tb-code");
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


def read_code(page: Page) -> str:
    """What a telephone reads in the code that is shown."""
    reader = ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js"
    # Not as a script of the page, which its policy forbids.
    page.evaluate(f"{reader.read_text(encoding='utf-8')}\nvoid 0")
    return str(page.evaluate(READ_CODE))


@pytest.mark.kept
@LIGHT_IN_ALL
def test_the_qr_code_holds_the_link(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    group.get_by_role("button", name="QR code").click()
    code = calculator.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    assert sideways(calculator.page) <= 0
    link = read_code(calculator.page)
    assert link.startswith(f"{calculator.base}calculator/#v1=")
    told = in_link(why(rank(read(WSCF)), 2))
    assert content(link) == {"text": WSCF, "player": "2", "told": told}
    fills = code.evaluate("code => [...code.children].map((part) => getComputedStyle(part).fill)")
    assert fills == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    # Another result has another link: the old code must not stay.
    choose_player(calculator, "3")
    expect(code).to_have_count(0)
    expect(group.get_by_role("button", name="QR code")).to_have_attribute("aria-expanded", "false")


@pytest.mark.kept
def test_a_link_too_long_for_a_qr_code_is_said(calculator: Calculator) -> None:
    share(calculator, noise(4_000)).get_by_role("button", name="QR code").click()
    expect(calculator.page.get_by_text("too long for a QR code")).to_be_visible()
    # What scans names where the table is, and what is shown of it.
    page = calculator.page
    address = page.get_by_role("textbox", name="Address of the table")
    address.fill("javascript:alert(1)")
    page.get_by_role("button", name="Make the code").click()
    expect(page.get_by_text("is not the address of a web page")).to_be_visible()
    address.fill("https://club.example/open.txt")
    address.press("Enter")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.locator(".tb-code-of a").inner_text()
    assert link.startswith(
        f"{calculator.base}calculator/?src=https%3A%2F%2Fclub.example%2Fopen.txt#v1="
    )
    assert content(link)["text"] == ""
    assert read_code(page) == link


@pytest.mark.kept
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


PRIZES = (SAMPLES / "prizes.txt").read_text(encoding="utf-8")


def built(calculator: Calculator) -> Locator:
    """Unfold what builds links and frames."""
    group = share(calculator, PRIZES)
    group.get_by_text("Link or frame for a website").click()
    # What is chosen before its script is there, nobody hears.
    made = group.get_by_role("textbox", name="To copy")
    expect(made).to_have_value(re.compile("^<iframe"))
    return group


@PHONE_IN_ALL
@pytest.mark.kept
def test_links_and_frames_for_a_website_are_built(calculator: Calculator) -> None:
    page, text = calculator.page, PRIZES
    group = built(calculator)
    made = group.get_by_role("textbox", name="To copy")
    form = group.get_by_role("combobox", name="As", exact=True)

    def choose(label: str, option: str) -> None:
        group.get_by_role("combobox", name=label, exact=True).select_option(option)

    def expect_made(start: str, wanted: dict[str, str]) -> None:
        def now() -> object:
            found = re.search(re.escape(start) + r'(v1=[^")]*)', made.input_value())
            return found and content(f"#{found[1]}")

        until_equal(page, now, wanted)

    frame = f'<iframe src="{calculator.base}embed/#'
    expect_made(frame, {"text": text, "order": "us-chess"})
    expect(group.get_by_role("combobox", name="Answer of")).to_be_hidden()
    choose("Show", "class")
    choose("Class", "Grade=5")
    choose("Order", "iccf")
    choose("As", "wordpress")
    expect(made).to_have_value(re.compile("wp:html.*/wp:html", re.DOTALL))
    expect_made(frame, {"text": text, "order": "iccf", "class": "Grade=5"})
    choose("Show", "answer")
    choose("Answer of", "3")
    choose("Language", "es")
    group.get_by_label("with the sums by every tiebreak").check()
    choose("As", "markdown")
    chosen = {"text": text, "order": "iccf", "player": "3", "show": "answer", "every": "1"}
    expect_made(f"]({calculator.base}es/calculadora/#", chosen)
    choose("As", "link")
    expect_made(f"{calculator.base}es/calculadora/#", chosen)
    link = made.input_value()
    assert link.startswith("http")
    choose("As", "element")
    expect_made('<chess-tiebreaks lang="es" src="#', chosen)
    assert made.input_value().startswith(f'<script src="{calculator.base}chess-tiebreaks.js"')
    group.get_by_role("button", name="QR code").last.click()
    code = group.get_by_role("img", name="QR code of the link")
    expect(code).to_have_count(1)
    assert read_code(page) == link
    assert sideways(page) <= 0
    # What was chosen stays for another result of the table; the page itself shows what it showed.
    calculator.choose("5")
    calculator.expect_player("5")
    calculator.expect_state("done")
    expect(form).to_have_value("element")
    expect_made('<chess-tiebreaks lang="es" src="#', chosen)
    assert violations(page) == []


# What a frame shows of such a link is in test_bare.py.
@pytest.mark.long
@PHONE_IN_ALL
def test_a_frame_for_a_website_is_tried(calculator: Calculator) -> None:
    page = calculator.page
    group = built(calculator)
    for label, option in [("Show", "answer"), ("Answer of", "3"), ("Language", "es")]:
        group.get_by_role("combobox", name=label, exact=True).select_option(option)
    shown = page.frame_locator(".tb-preview iframe")
    for name, width in [("on a phone", 320), ("at full width", 700)]:
        group.get_by_role("button", name=f"Preview {name}").click()
        why = shown.get_by_role("region", name="Por qué este puesto")
        expect(why).to_contain_text("Cass Venn")
        expect(shown.get_by_role("table", name="Clasificación")).to_have_count(0)
        # The frame is made anew with each press: whoever asks waits for it.
        wide = page.locator(".tb-preview iframe").evaluate("(frame) => frame.offsetWidth")
        assert min(width, wide) == pytest.approx(min(width, page.evaluate("innerWidth")), abs=40)
    assert sideways(page) <= 0


# All that is open in the page is looked at in test_cells.py.
@pytest.mark.long
@pytest.mark.kept
@LIGHT_IN_ALL
def test_axe_finds_nothing_in_the_group(calculator: Calculator) -> None:
    group = share(calculator)
    group.get_by_role("button", name="QR code").click()
    expect(calculator.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert violations(calculator.page) == []


# Buttons of a phone are measured in test_whatif.py as well: one style makes them all.
@pytest.mark.long
@pytest.mark.kept
@ON_PHONE
def test_what_is_tapped_is_large_enough(calculator: Calculator) -> None:
    group = share(calculator)
    choose_player(calculator)
    for control in [*group.get_by_role("button").all(), *group.get_by_role("combobox").all()]:
        box = control.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44


#: The size of a PNG, and how many colors a sparse sample of its pixels has.
LOOKED_AT = """
async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"),
    { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colors = new Set();
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) {
    colors.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    if (data[at] < 80 && data[at + 3] === 255) ink++;
  }
  return [canvas.width, canvas.height, colors.size, ink];
}
"""
#: The picture on the clipboard, as a link to itself.
COPIED_PICTURE = """
async () => {
  const [item] = await navigator.clipboard.read();
  const blob = await item.getType("image/png");
  return await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
}
"""


def is_picture(calculator: Calculator, url: str) -> None:
    wide, high, colors, ink = calculator.page.evaluate(LOOKED_AT, url)
    assert (wide, high) == (1200, 630)
    # Text on white, and the parts of the bars.
    assert colors > 20
    assert 5_000 < ink < wide * high / 5


@LIGHT_IN_ALL
@pytest.mark.kept
def test_the_answer_is_there_as_a_picture(calculator: Calculator) -> None:
    group = share(calculator, f"Event: Spring Open\n{WSCF}")
    expect(group.get_by_role("img")).to_have_count(0)
    choose_player(calculator)
    picture = group.get_by_role("img", name="Player, B is 2nd of 15 with 6 points.")
    expect(picture).to_be_visible()
    assert sideways(calculator.page) <= 0
    group.get_by_role("button", name="Copy picture").click()
    expect(calculator.status).to_have_text("Picture copied")
    is_picture(calculator, calculator.page.evaluate(COPIED_PICTURE))
    # Another player has another picture.
    choose_player(calculator, "3")
    expect(picture).to_have_count(0)
    expect(group.get_by_role("img", name="Player, E is 3rd of 15")).to_be_visible()
    assert violations(calculator.page) == []


# That there is a picture, and which, is in test_the_answer_is_there_as_a_picture.
@pytest.mark.long
def test_the_picture_carries_the_sites_letters(calculator: Calculator) -> None:
    # What is drawn may fetch nothing: the faces are in it.
    calculator.page.add_init_script(
        """
        window.drawings = [];
        const { createObjectURL } = URL;
        URL.createObjectURL = (blob) => {
          if (blob.type === "image/svg+xml") blob.text().then((text) => drawings.push(text));
          return createObjectURL.call(URL, blob);
        };
        """
    )
    group = share(calculator)
    choose_player(calculator)
    expect(group.get_by_role("img", name="Player, B is 2nd of 15")).to_be_visible()
    until(calculator.page, "drawings.length > 0")
    drawing = calculator.page.evaluate("drawings.at(-1)")
    for face in ("Inter", "Source Serif"):
        assert re.search(rf'font-family: "?{face}"?; src: url\("data:[^"]{{1000}}', drawing), face


# The same picture is always copied, and a file always saved under a telling name.
@pytest.mark.long
@PHONE_IN_ALL
def test_the_picture_is_saved(calculator: Calculator, tmp_path: Path) -> None:
    group = share(calculator, f"Event: Spring Open\n{WSCF}")
    choose_player(calculator)
    with calculator.page.expect_download() as download:
        group.get_by_role("button", name="Save picture").click()
    assert download.value.suggested_filename == "spring-open-player-b.png"
    download.value.save_as(tmp_path / "saved.png")
    data = (tmp_path / "saved.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    is_picture(calculator, f"data:image/png;base64,{b64encode(data).decode()}")


# Where a link cannot be copied, another way is always shown.
@pytest.mark.long
def test_where_pictures_cannot_be_copied_it_says_what_to_do(calculator: Calculator) -> None:
    calculator.page.add_init_script(
        "navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'))"
    )
    calculator.open()
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    choose_player(calculator)
    group = calculator.unfold_share()
    group.get_by_role("button", name="Copy picture").click()
    expect(calculator.status).to_contain_text("Save it instead")


@pytest.mark.kept
def test_one_button_copies_the_text_to_send(calculator: Calculator) -> None:
    group = share(calculator)
    # For some seconds it says what it did.
    button = group.get_by_role("button", name=re.compile("^(Copy the text|Copied)$"))
    button.click()
    expect(calculator.status).to_have_text("Copied")
    assert "Place   #  Name" in copied(calculator)
    choose_player(calculator)
    button.click()
    until(
        calculator.page,
        "navigator.clipboard.readText().then((text) => text.startsWith('Player, B is 2nd of 15'))",
    )


HANDED_ON = """
navigator.canShare = ({ files }) => FILES || !files;
navigator.share = async ({ text, url, files }) => {
  const sent = (files ?? []).map(({ name, type, size }) => [name, type, size]);
  window.handed = { text, url, files: sent };
};
"""


@pytest.mark.parametrize("files", [True, pytest.param(False, marks=pytest.mark.long)])
def test_what_another_app_gets(calculator: Calculator, *, files: bool) -> None:
    calculator.page.add_init_script(HANDED_ON.replace("FILES", str(files).lower()))
    group = share(calculator)
    choose_player(calculator)
    expect(group.get_by_role("img")).to_be_visible()
    group.get_by_role("button", name="Share …").click()
    until(calculator.page, "window.handed")
    handed = calculator.page.evaluate("window.handed")
    assert handed["text"].startswith("Player, B is 2nd of 15 with 6 points.")
    assert content(handed["url"])["player"] == "2"
    if files:
        ((name, media, size),) = handed["files"]
        assert (name, media) == ("player-b.png", "image/png")
        assert size > 10_000
    else:
        assert handed["files"] == []


# What a browser that can share shows is in the test above.
@pytest.mark.long
def test_where_no_app_takes_anything_there_is_no_button_for_it(calculator: Calculator) -> None:
    calculator.page.add_init_script("delete Navigator.prototype.share")
    group = share(calculator)
    expect(group.get_by_role("button", name="Copy the text")).to_be_visible()
    expect(group.get_by_role("button", name="Share …")).to_have_count(0)
