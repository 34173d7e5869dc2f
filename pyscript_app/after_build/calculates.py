"""The head of a page with a calculator: it says so, starts a worker, and the theme waits."""

from __future__ import annotations

import re
from pathlib import Path

from pyscript_app.build import pages

#: The theme's script in a page.
_THEME = re.compile(r'<script [^>]*\bsrc="([^"]*/javascripts/bundle\.[^"]*)"></script>')
#: What lets a phone install the calculator (`docs_blocks/installed.py`).
_MANIFEST = re.compile(r'<link rel="manifest" href="([^"]*)" />\n')


def calculates(html: str, root: str, app: Path) -> str:
    """Say at the beginning of a page that a calculator comes, if one does.

    Browsers draw what they have of a page. The style leaves more room to the calculator, and has to
    know of it before it is there, or all would move. A link's worker is started, too, and the
    theme's script and the manifest come after the answer.

    Args:
        html: the page.
        root: the way from the page to the site's root, as in ``../``.
        app: the folder docs/app.
    """
    # The box of the first page is no calculator: it leads to one.
    if ' class="tb-app"' not in html:
        return html
    html = html.replace("<body ", "<body data-calculates ", 1)
    if not _THEME.search(html):
        # A bare page holds no script of its own.
        return html
    ahead, later = (
        (app / name).read_text(encoding="utf-8").strip()
        for name in (pages.EARLY_START, pages.LATER)
    )
    # In front of the styles: a script after them waits until they have come.
    html = html.replace("<title>", f'<script data-app="{root}app/">{ahead}</script><title>', 1)
    manifest = _MANIFEST.search(html)
    named = f' data-manifest="{manifest[1]}"' if manifest else ""
    html = _MANIFEST.sub("", html)
    return _THEME.sub(lambda found: f'<script data-src="{found[1]}"{named}>{later}</script>', html)
