"""A MkDocs hook: at the end of a page about a tiebreak, the way to the reader's own table."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from calculator.view import to_html
from calculator.view.element import Element, el
from calculator.words import say, use
from pyscript_app.docs_blocks.languages import spoken_on
from pyscript_app.docs_blocks.links import calculator_page

#: Where such pages are, in English.
_FOLDERS = ("rules/", "fide/")


@event_priority(-110)
def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Add it below the text, after the search has that: MkDocs calls this."""
    del config
    english = str(page.meta.get("english", page.file.src_uri))
    if english.startswith(_FOLDERS):
        with use(spoken_on(page)):
            calculator = next(one for one in nav.pages if one.file.src_uri == calculator_page())
            link = get_relative_url(calculator.url, page.url)
            page.content = f"{page.content}\n{to_html(yours(link))}"
    return context


def yours(calculator: str) -> Element:
    """Return the line with a button that leads to the box to paste into.

    >>> to_html(yours("../calculator/")).partition("<a ")[0]
    '<p class="tb-yours">Yours: '
    """
    label = say("site-yours-paste-label")
    button = el("a", say("site-yours-paste"), href=calculator, class_="md-button", aria_label=label)
    return el("p", say("site-yours"), " ", button, class_="tb-yours")
