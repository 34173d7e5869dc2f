"""`python -m pyscript_app.build.extension` writes the browser extension into dist/, twice.

It is the bookmark of the guide "From any page" as a button of the browser: Chromium and Firefox
each get an archive, whose manifests differ in what the two call alike. It knows one site, that of
SITE_URL, and asks for nothing but the page in front when its button is pressed.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import calculator
from calculator.words import LANGUAGES, about, catalogue
from pyscript_app.build import pages
from pyscript_app.build.runtime import BuildError

BROWSERS: Final = ("chromium", "firefox")
#: As they are among the site's pictures.
ICONS: Final = {"192": "icon-192.png", "512": "icon-512.png"}
#: The pages of the site that it opens, below its address.
GUIDE: Final = "guides/from-any-page/#closed"
#: Where the sources have the guide's address.
_GUIDE: Final = '"extension.guide"'
#: In each archive the same: the same sources make the same bytes.
_DAY: Final = (2020, 1, 1, 0, 0, 0)
#: Firefox shows what an extension sends, from this version on: nothing.
_FIREFOX: Final = "140.0"


def manifest(browser: str, site: str) -> dict[str, object]:
    """Return the manifest for a browser.

    Args:
        browser: one of :data:`BROWSERS`.
        site: the address of the site, with a slash at its end.

    >>> made = manifest("firefox", "https://tiebreaks.example/")
    >>> made["permissions"], made["background"]
    (['activeTab', 'scripting'], {'scripts': ['background.js']})
    """
    ours: dict[str, object] = (
        {"background": {"service_worker": "background.js"}, "minimum_chrome_version": "110"}
        if browser == "chromium"
        else {
            "background": {"scripts": ["background.js"]},
            "browser_specific_settings": {
                "gecko": {
                    "id": f"chess-tiebreaks@{urlsplit(site).hostname}",
                    "strict_min_version": _FIREFOX,
                    "data_collection_permissions": {"required": ["none"]},
                }
            },
        }
    )
    version = re.match(r"\d+(\.\d+)*", calculator.__version__)
    return {
        "manifest_version": 3,
        "name": "__MSG_name__",
        "description": "__MSG_about__",
        "version": version[0] if version else "0",
        "default_locale": "en",
        "homepage_url": site,
        "icons": ICONS,
        "action": {
            "default_title": "__MSG_button__",
            "default_icon": ICONS,
            # Firefox would hide it behind its button for extensions.
            **({"default_area": "navbar"} if browser == "firefox" else {}),
        },
        "permissions": ["activeTab", "scripting"],
        **ours,
    }


def files(root: Path, browser: str, site: str) -> dict[str, bytes]:
    """Return the files of an archive by their names.

    Args:
        root: the project's folder, in which the app is built.
        browser: one of :data:`BROWSERS`.
        site: the address of the site, with a slash at its end.

    Raises:
        BuildError: the app is not built.
    """
    try:
        taking = (root / "docs" / "app" / pages.TAKING).read_text(encoding="utf-8").strip()
    except FileNotFoundError as error:
        raise BuildError("The app is not built: `make build` does that first.") from error
    background = (root / "pyscript_app" / "page" / "elsewhere" / "background.js").read_text("utf-8")
    if background.count(_GUIDE) != 1:
        raise ValueError(f"background.js must hold {_GUIDE} once")
    settings = {code: _settings(code, site) for code in LANGUAGES}
    spoken = f"const all={json.dumps(settings, ensure_ascii=False)};"
    made = {
        "manifest.json": json.dumps(manifest(browser, site), indent=2) + "\n",
        "background.js": background.replace(_GUIDE, json.dumps(site + GUIDE)),
        # What it comes to is the link: the button's own script opens that.
        "taking.js": (
            f"(()=>{{{taking}{spoken}"
            "return taking.take(all[navigator.language.slice(0,2)]??all.en)})()\n"
        ),
        "LICENSE": (root / "LICENSE").read_text(encoding="utf-8"),
    }
    for code in LANGUAGES:
        said = {key: {"message": text} for key, text in _messages(code).items()}
        text = json.dumps(said, ensure_ascii=False, indent=2) + "\n"
        made[f"_locales/{code}/messages.json"] = text
    pictures = root / "docs" / "images"
    return {name: text.encode() for name, text in made.items()} | {
        name: (pictures / name).read_bytes() for name in ICONS.values()
    }


def _settings(code: str, site: str) -> dict[str, object]:
    """Return what ``elsewhere/taking.js`` is told in a language."""
    page = about(code).calculator_page.removesuffix(".md")
    return {"calculator": f"{site}{page}/", "words": pages.taking_words(code)}


def _messages(code: str) -> dict[str, str]:
    said = catalogue(code)
    named = {"name": "site-name", "about": "taking-about", "button": "taking-button"}
    return {key: str(said[name]) for key, name in named.items()}


def make(root: Path, out: Path, site: str) -> list[Path]:
    """Write the archives; see :func:`files`.

    Args:
        root: the project's folder.
        out: the folder to write into.
        site: the address of the site.
    """
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for browser in BROWSERS:
        path = out / f"chess-tiebreaks-{browser}.zip"
        with ZipFile(path, "w", ZIP_DEFLATED) as archive:
            for name, content in sorted(files(root, browser, site.rstrip("/") + "/").items()):
                archive.writestr(ZipInfo(name, _DAY), content, ZIP_DEFLATED)
        written.append(path)
    return written


def main() -> int:
    """Write the archives of the current folder's project; 1, and the reason, where that fails."""
    site = os.environ.get("SITE_URL", "")
    if not re.match(r"https?://[^/]", site):
        print("No extension: it has to know the site. Set SITE_URL to its address.")
        return 0
    try:
        for path in make(Path.cwd(), Path("dist"), site):
            print(path)
    except BuildError as error:
        print(f"The extension was not built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
