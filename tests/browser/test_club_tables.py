"""Tables of a club's page that other scripts draw: marked by a class, later, and page by page."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import WSCF, Heard
from tests.browser.test_embed import club as club  # noqa: PLC0414 - a fixture of this module too
from tests.support.club import Club
from tests.support.examples import one_in

pytestmark = pytest.mark.browser

TABLE = state(WSCF, "us-chess", 2)
HEAD, *ROWS = [line.split("\t") for line in WSCF.splitlines()]
#: As DataTables: it takes the rows of other pages out of the table, and knows them; its search
#: hides rows; a head that holds still is a second table of the same class.
PAGING = """
<script>
  const known = new Map();
  window.DataTable = class {
    static isDataTable(table) { return known.has(table); }
    static Api = class {
      constructor(table) { Object.assign(this, known.get(table)); }
      rows({ search, page }) {
        if (search !== "none" || page !== "all") throw new Error();
        return { nodes: () => ({ toArray: () => this.every }) };
      }
      get page() { return { info: () => ({ recordsTotal: this.every.length + this.unmade }) }; }
    };
    constructor(table, { unmade = 0, secret = false } = {}) {
      this.body = table.tBodies[0];
      this.every = [...this.body.rows];
      if (!secret) known.set(table, { every: this.every, unmade });
      this.table = table;
      this.wrapper = document.createElement("div");
      this.wrapper.className = "dt-container";
      this.wrapper.id = `${table.id}_wrapper`;
      table.before(this.wrapper);
      const head = document.createElement("table");
      head.className = table.className;
      head.append(table.tHead.cloneNode(true));
      const info = document.createElement("div");
      info.id = `${table.id}_info`;
      this.wrapper.append(head, table, info);
      this.draw(0, 10);
    }
    draw(from, to) {
      this.body.replaceChildren(...this.every.slice(from, to));
      const { length } = this.every;
      document.getElementById(`${this.table.id}_info`).textContent =
        `Showing ${from + 1} to ${Math.min(to, length)} of ${length} entries`;
    }
    destroy() {
      known.delete(this.table);
      this.body.replaceChildren(...this.every);
      this.wrapper.replaceWith(this.table);
    }
  };
</script>
"""


def table(attributes: str = "class='tiebreaks'", more: str = "") -> str:
    """A table with a head and a foot; behind each name a key by which it is sorted."""
    heads = "".join(f"<th>{head}</th>" for head in HEAD)
    filters = "<th><select><option>all</option></select></th>" * len(HEAD)
    body = "".join(
        f"<tr>{''.join(f'<td>{cell}<i hidden>0{at}</i></td>' for at, cell in enumerate(row))}</tr>"
        for row in ROWS
    )
    return (
        f"<table id='open' {attributes}>{more}<thead><tr>{heads}</tr></thead>"
        f"<tbody>{body}</tbody><tfoot><tr>{filters}</tr></tfoot></table>"
    )


def buttons(page: Page, count: int = 1) -> None:
    """Wait until there are so many buttons, and have the page looked at once more."""
    page.evaluate("document.body.classList.toggle('changed')")
    page.evaluate("() => new Promise((done) => setTimeout(done, 250))")
    expect(page.get_by_role("button", name="Check the tiebreaks")).to_have_count(count)


def whole(club: Club) -> None:
    """The frame below the button shows all players, and complains of nothing."""
    expect(club.app).to_have_attribute("data-state", "done")
    standings = club.frame.get_by_role("table", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(len(ROWS) + 1)
    expect(club.frame.locator(".tb-warnings")).to_have_count(0)
    expect(standings).to_contain_text("17")


def test_a_class_marks_a_table_a_text_or_the_figure_around_them(club: Club, heard: Heard) -> None:
    figure = "<figure class='wp-block-table tiebreaks' style='overflow-x: auto'>"
    club.open(
        f"{club.script()}{figure}{table('')}<figcaption>Spring Open</figcaption></figure>"
        "<pre class='wp-block-preformatted tiebreaks'>Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1</pre>"
        "<table><tr><td class='tiebreaks'>17</td><td>1</td></tr></table>"
    )
    page = club.page
    buttons(page, 2)
    # It does not scroll with the table.
    button = page.locator("figure + button")
    button.click()
    whole(club)
    expect(club.frame.get_by_text("Spring Open").first).to_be_visible()
    button.click()
    expect(page.locator("iframe")).to_have_count(0)
    page.locator("pre + button").click()
    expect(club.frame.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(3)
    assert heard.complaints == []


def test_the_script_may_say_which_tables_and_how(club: Club) -> None:
    script = club.script()
    asks = ' data-for="main table" data-order="us-chess" data-player="3" data-theme="dark"'
    club.open(f"{script.replace(' defer', f'{asks} defer')}<main>{table('')}</main>{table('')}")
    buttons(club.page)
    club.page.get_by_role("button", name="Check the tiebreaks").click()
    expect(club.frame.get_by_role("region", name="Why this place")).to_contain_text("Player, E")
    expect(club.frame.locator("html")).to_have_attribute("data-theme", "dark")


def test_what_is_no_selector_is_said_and_the_rest_works(club: Club, heard: Heard) -> None:
    club.open(f"{club.script().replace(' defer', ' data-for="main >> t" defer')}{table()}")
    buttons(club.page)
    assert heard.complaints == ['chess-tiebreaks.js: data-for="main >> t" is no selector']


def test_tables_that_come_later_have_one_button_each(club: Club) -> None:
    club.open(f"{club.script()}<div id='place'></div>")
    page = club.page
    buttons(page, 0)
    page.evaluate("place.innerHTML = '<table class=tiebreaks><tbody></tbody></table>'")
    buttons(page, 0)
    page.evaluate("html => { place.innerHTML = html; }", table())
    buttons(page)
    # The same again, as a page that draws itself anew does: as a whole, and the table alone.
    page.evaluate("html => { place.innerHTML = html; }", table())
    buttons(page)
    page.get_by_role("button", name="Check the tiebreaks").click()
    whole(club)
    page.evaluate("place.firstChild.replaceWith(place.firstChild.cloneNode(true))")
    buttons(page)
    # What somebody has opened stays.
    expect(page.locator("iframe")).to_have_count(1)
    page.evaluate("place.firstChild.remove()")
    buttons(page, 0)
    expect(page.locator("iframe")).to_have_count(0)


def test_a_page_of_a_table_is_checked_with_the_rows_of_all_pages(club: Club) -> None:
    club.open(f"{club.script()}{PAGING}{table()}")
    page = club.page
    buttons(page)
    page.evaluate("made = new DataTable(document.querySelector('table'))")
    buttons(page)
    page.evaluate("made.draw(10, 20)")
    buttons(page)
    expect(page.locator("tbody tr")).to_have_count(len(ROWS) - 10)
    page.locator(".dt-container + button").or_(page.locator("table + button")).click()
    whole(club)
    expect(page.locator("tbody tr")).to_have_count(len(ROWS) - 10)
    page.evaluate("made.destroy()")
    buttons(page)


@pytest.mark.parametrize("settings_of", one_in(2, ["{ unmade: 4 }", "{ secret: true }"]))
def test_where_not_all_rows_can_be_had_it_says_so(club: Club, settings_of: str) -> None:
    club.open(f"{club.script()}{PAGING}{table()}")
    page = club.page
    page.evaluate(f"made = new DataTable(document.querySelector('table'), {settings_of})")
    buttons(page)
    button = page.get_by_role("button", name="Check the tiebreaks")
    button.click()
    had = "15 of 19" if "unmade" in settings_of else "10 of 15"
    expect(page.get_by_role("alert")).to_have_text(
        f"Rows in sight: {had}. Show all of them, then press again."
    )
    expect(page.locator("iframe")).to_have_count(0)
    page.evaluate("made.destroy()")
    buttons(page)
    button.click()
    whole(club)
    expect(page.get_by_role("alert")).to_have_count(0)


def corner(page: Page) -> list[int]:
    """The color of a frame's first corner, where there is nothing in it."""
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("iframe").bounding_box()
    assert box
    picture = page.screenshot(clip={"x": box["x"] + 1, "y": box["y"] + 1, "width": 1, "height": 1})
    color: list[int] = page.evaluate(
        """async (data) => {
          const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const canvas = new OffscreenCanvas(1, 1).getContext("2d");
          canvas.drawImage(bitmap, 0, 0);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }""",
        base64.b64encode(picture).decode(),
    )
    return color


@pytest.mark.parametrize(
    ("around", "theme"),
    [
        pytest.param("background: #f4ecd8", "transparent", marks=pytest.mark.long),
        pytest.param("background: #101418; color: #fff", "transparent", marks=pytest.mark.long),
        pytest.param(
            "color-scheme: dark; background: #101418", "transparent", marks=pytest.mark.long
        ),
        # By daylight it is the browser's own way; this is ours.
        ("background: #f4ecd8", "transparent-dark"),
    ],
)
def test_a_page_shines_through_its_frame(club: Club, around: str, theme: str) -> None:
    club.open(
        f"{club.script()}<style>html {{ {around} }}</style>"
        f"<chess-tiebreaks theme='{theme}' src='#{TABLE}'></chess-tiebreaks>"
    )
    expect(club.app).to_have_attribute("data-state", "done")
    dark = "101418" in around or "dark" in theme
    expect(club.frame.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
    club.fits()
    wanted = [0xF4, 0xEC, 0xD8] if "f4ecd8" in around else [0x10, 0x14, 0x18]
    assert corner(club.page) == wanted


@pytest.mark.parametrize("dark", one_in(2, [True, False]))
def test_where_letters_would_not_be_readable_the_browser_puts_a_paper_behind(
    club: Club, *, dark: bool
) -> None:
    club.page.emulate_media(color_scheme="dark" if dark else "light")
    frame = club.iframe(f"?theme=transparent#{TABLE}")
    club.open(f"<style>html {{ background: #f4ecd8 }}</style>{frame}")
    expect(club.app).to_have_attribute("data-state", "done")
    found = corner(club.page)
    assert sum(found) < 200 if dark else found == [0xF4, 0xEC, 0xD8]
