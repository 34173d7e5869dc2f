"""A MkDocs hook: the manifests that let a phone or a desk install the calculator as an app.

An installed calculator is offered where a phone shares a text, a link, a photo or a file (the
service worker catches what is shared: nothing is sent), and where a desk opens a file of a program
(``pyscript_app/page/arrived.js``). There is a manifest for each language that has a calculator.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from calculator.words import LANGUAGES, catalogue
from pyscript_app.docs_blocks.languages import spoken_on, translated

NAME: Final = "manifest.webmanifest"
_CALCULATOR: Final = "calculator.md"
#: What is below the icon.
_SHORT: Final = {"en": "Tiebreaks", "es": "Desempates"}
_WHITE: Final = "#ffffff"
_SHEET: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
#: What other apps may share; the service worker finds it by these names.
_PARAMS: Final = {
    "title": "title",
    "text": "text",
    "url": "url",
    "files": [
        {
            "name": "files",
            "accept": [
                "image/*",
                "text/*",
                "application/pdf",
                "application/json",
                _SHEET,
                ".trf",
                ".sjson",
                ".xlsx",
                ".pdf",
                ".csv",
            ],
        }
    ],
}
#: The files that a desk opens with it, by media type.
_HANDLED: Final = {
    "text/x-trf": [".trf"],
    "application/json": [".sjson"],
    _SHEET: [".xlsx"],
    "application/pdf": [".pdf"],
    "text/csv": [".csv"],
}


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Tell the template where the manifest of a page's language is: MkDocs calls this."""
    del nav
    language = spoken_on(page)
    if language in calculators(Path(config.docs_dir)):
        context["manifest"] = NAME if language == "en" else f"{language}/{NAME}"
    return context


def on_post_build(*, config: MkDocsConfig) -> None:
    """Write the manifests: MkDocs calls this."""
    for language, path in calculators(Path(config.docs_dir)).items():
        folder = Path(config.site_dir) / ("" if language == "en" else language)
        text = json.dumps(manifest(language, path), ensure_ascii=False, indent=2)
        (folder / NAME).write_text(text + "\n", encoding="utf-8", newline="\n")


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


def manifest(language: str, page: str) -> dict[str, object]:
    """Return a language's manifest, with addresses as seen from where it is.

    Args:
        language: a code of the catalogues.
        page: the calculator's page, below ``docs/``.

    >>> made = manifest("es", "es/calculadora.md")
    >>> made["start_url"], made["scope"], made["short_name"]
    ('calculadora/', '../', 'Desempates')
    """
    start = Path(page).stem + "/"
    root = "./" if language == "en" else "../"
    said = catalogue(language)
    return {
        "name": str(said["site-name"]),
        "short_name": _SHORT[language],
        "lang": language,
        "start_url": start,
        "scope": root,
        "display": "standalone",
        "background_color": _WHITE,
        "theme_color": _WHITE,
        "icons": [
            *(
                {"src": f"{root}images/icon-{size}.png", "sizes": f"{size}x{size}"}
                for size in (192, 512)
            ),
            {
                "src": f"{root}images/icon-maskable.png",
                "sizes": "512x512",
                "purpose": "maskable",
            },
        ],
        "share_target": {
            "action": start,
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": _PARAMS,
        },
        "file_handlers": [{"action": start, "accept": _HANDLED}],
        "launch_handler": {"client_mode": ["navigate-new", "auto"]},
    }
