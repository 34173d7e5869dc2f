"""The manifests that let a phone or a desk install the calculator as an app.

An installed calculator is offered where a phone shares a text, a link, a photo or a file (the
service worker catches what is shared: nothing is sent), and where a desk opens a file of a program
(``pyscript_app/page/incoming.js``). There is a manifest for each language that has a calculator.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from calculator.words import catalogue

NAME: Final = "manifest.webmanifest"
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


def manifests(calculators: Mapping[str, str]) -> dict[str, dict[str, object]]:
    """Return each language's manifest by its path below the site's root.

    Args:
        calculators: the page with the calculator in each language that has one, below docs/.

    >>> [*manifests({"en": "calculator.md", "es": "es/calculadora.md"})]
    ['manifest.webmanifest', 'es/manifest.webmanifest']
    """
    return {path_of(language): manifest(language, page) for language, page in calculators.items()}


def path_of(language: str) -> str:
    """Return where the manifest of a language is, below the site's root."""
    return NAME if language == "en" else f"{language}/{NAME}"


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
