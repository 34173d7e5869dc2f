"""The tests' own Python in place of the page's, for all tests but those marked ``cold``.

To start Python in a page takes seconds, and there it works at a fifth of its speed; what most tests
look at comes after that. Their pages are as new as ever, with the real scripts, but in place of the
worker a stand-in asks the same core here. That the core says the same in a page is for
``tests/node``; what the worker itself does is for the tests marked ``cold``. What reads letters in
pictures has a stand-in as well, which says what a test has put into them
(``known_pictures.py``).

What the core remembers of the last question it remembers for all calculators alike.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import BrowserContext

from calculator.incoming import seen
from calculator.page import answer
from tests.browser.known_pictures import looked

HERE = Path(__file__).parent


def serve_python(window: BrowserContext) -> None:
    """Have the pages of a window ask this Python."""
    window.expose_function("askWarm", answered)
    window.expose_function("seeWarm", seen)
    window.expose_function("lookWarm", looked)
    window.add_init_script(path=HERE / "warm.js")


def answered(question: str) -> str:
    """Answer a page as the worker does; where the core fails, say so as the worker does."""
    try:
        return f'{{"type": "answer", "answer": {answer(question)}}}'
    except Exception as error:  # noqa: BLE001 - whatever it is, the page says that Python stopped
        return json.dumps({"type": "failed", "message": str(error)})
