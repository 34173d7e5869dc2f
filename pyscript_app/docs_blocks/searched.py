"""A MkDocs hook: what people ask that a page answers, for the search (`after_build/search.py`)."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from pyscript_app.after_build.search import Said

_APP = 'class="tb-app"'


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Remember what people ask that a page answers: MkDocs calls this."""
    del nav
    about = str(page.meta.get("description", ""))
    instead = bool(about) and _APP in (page.content or "")
    said = Said(page.meta.get("asked", ()), about, instead=instead)
    config.extra.setdefault("searched", {})[page.url] = said
    return context
