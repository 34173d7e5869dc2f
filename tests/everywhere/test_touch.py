"""With a finger on a phone, in Firefox: from a pasted table to two players' reasons.

WebKitGTK's driver makes a mouse of every finger, so there is none of it here: `test_journey.py` has
its small window, and Chromium's phones are in `tests/browser`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.browser.conftest import SIDEWAYS, SITE, WSCF
from tests.everywhere.touch import Phone, phone
from tests.support.browsers import shared_playwright
from tests.support.server import serve

pytestmark = [pytest.mark.browser, pytest.mark.long]

TABLE = WSCF.replace("\tPlayer, A\t", "\tPlayer, Z\t")
BOX = ".tb-paste textarea"
#: What a phone's keyboard does with the clipboard, which no driver of Firefox can fill.
PASTED = """
((text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const box = document.querySelector(".tb-paste textarea");
  const pasted = { clipboardData, bubbles: true, cancelable: true };
  if (document.activeElement !== box) return "not in the box";
  if (box.dispatchEvent(new ClipboardEvent("paste", pasted))) {
    box.setRangeText(text);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return "pasted";
})
"""


@pytest.fixture(scope="module")
def held() -> Iterator[Phone]:
    with shared_playwright() as playwright, phone(playwright) as found:
        yield found


def test_a_finger_pastes_presses_and_opens(held: Phone) -> None:
    with serve(SITE, under="clubs/tiebreaks/") as base:
        held.open(f"{base}calculator/")
        assert held.measure("matchMedia('(hover: none) and (pointer: coarse)').matches")
        held.measure("addEventListener('click', (event) => (globalThis.by = event.pointerType))")
        held.wait("document.querySelector('.tb-app').dataset.state === 'ready'")
        held.tap(BOX)
        assert held.measure(f"({PASTED.strip()})({json.dumps(TABLE)})") == "pasted"
        held.wait("document.querySelector('.tb-app').dataset.state === 'done'")
        assert held.measure(
            "document.querySelector('.tb-result').textContent.includes('Player, Z')"
        )

        answer = "document.querySelector('.tb-answer')?.textContent ?? ''"
        held.tap('[role="combobox"]')
        held.type("Player, Z")
        held.tap('[role="option"]')
        held.wait(f"({answer}).includes('Player, Z')")
        first = held.measure(answer)

        held.tap('.tb-standings tr[data-number="3"] .tb-player')
        held.wait(f"({answer}) !== '' && ({answer}) !== {json.dumps(first)}")

        held.tap('.tb-standings .tb-value[data-number="2"][data-tiebreak="modified-median"]')
        held.wait("document.querySelector('.tb-workings li')")
        held.tap(".tb-workings .tb-close")
        held.wait("!document.querySelector('.tb-workings li')?.checkVisibility()")
        assert held.measure("globalThis.by") == "touch"
        assert held.measure(SIDEWAYS) <= 0
