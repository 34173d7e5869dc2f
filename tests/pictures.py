"""The pictures of the calculator in README and docs: taken from the built site, never by hand.

`python -m tests.pictures` (or `make pictures`) writes them to docs/images/.
"""

from __future__ import annotations

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


if __name__ == "__main__":
    main()
