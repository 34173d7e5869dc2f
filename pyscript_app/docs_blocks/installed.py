"""A MkDocs hook: a page names the manifest that lets a phone or a desk install the calculator."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from calculator.words import LANGUAGES
from pyscript_app.after_build.manifests import path_of
from pyscript_app.docs_blocks.languages import spoken_on, translated

_CALCULATOR: Final = "calculator.md"


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Tell the template where the manifest of a page's language is: MkDocs calls this."""
    del nav
    language = spoken_on(page)
    if language in calculators(Path(config.docs_dir)):
        context["manifest"] = path_of(language)
    return context


def calculators(docs: Path) -> dict[str, str]:
    """Return the page with the calculator in each language that has one, below ``docs/``.

    >>> calculators(Path("nowhere"))
    {}
    """
    found = {"en": _CALCULATOR} if (docs / _CALCULATOR).is_file() else {}
    for language in LANGUAGES:
        if language != "en" and (page := translated(docs, language).get(_CALCULATOR)):
            found[language] = page
    return found
