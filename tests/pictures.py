"""The pictures of the calculator in README and docs, and the icons of the installed calculator.

They are taken from the built site and drawn from the logo, never by hand.

`python -m tests.pictures` (or `make pictures`) writes them to docs/images/.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from pyscript_app.docs_blocks.links import state
from tests.support.browsers import chromium_launch_options
from tests.support.server import serve

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
SAMPLE = (ROOT / "docs" / "samples" / "wscf.txt").read_text(encoding="utf-8")
PLAYER = 2


def open_answer(page: Page, base: str) -> None:
    """Open the link that a player would be sent, and wait for the answer."""
    page.goto(f"{base}calculator/#{state(SAMPLE, 'us-chess', PLAYER)}")
    expect(page.locator(".tb-app")).to_have_attribute("data-state", "done", timeout=60_000)
    why = page.get_by_role("region", name="Why this place")
    expect(why.get_by_role("heading").first).to_be_in_viewport()


def draw_icons(page: Page) -> None:
    """Draw the icons of the installed calculator from the logo, on white.

    What may be cut to a circle keeps its margin: four fifths of it are sure to be seen.
    """
    logo = base64.b64encode((IMAGES / "logo.svg").read_bytes()).decode()
    for name, size, share in (("192", 192, 0.76), ("512", 512, 0.76), ("maskable", 512, 0.56)):
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(
            f"""<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh }}
            img {{ width: {share * 100}% }}</style>
            <body><img src="data:image/svg+xml;base64,{logo}">"""
        )
        page.screenshot(path=IMAGES / f"icon-{name}.png")
        print(f"docs/images/icon-{name}.png")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with (
        serve(ROOT / "site") as base,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium_launch_options()) as browser,
    ):
        for name, width, height, scheme in (
            ("calculator", 1280, 960, "light"),
            ("calculator-phone", 360, 740, "dark"),
        ):
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
            )
            open_answer(page, base)
            page.screenshot(path=IMAGES / f"{name}.png")
            print(f"docs/images/{name}.png")
            page.close()
        draw_icons(browser.new_page())


if __name__ == "__main__":
    main()
