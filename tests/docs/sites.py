"""Sites to build, small ones of one page and the real one, and how to read what was built."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

from calculator.tiebreaks import ORDERS
from pyscript_app.build.pages import EARLY_START, LATER, LINK_PREVIEW, NAMES, SHELL
from tests.support.project import ROOT

#: The name of the app's entry in small sites.
SCRIPT = "app-ABCD2345.js"
#: What the build says of its files there.
NAMED = {
    "script": SCRIPT,
    "rest": ["chunk-ABCD2345.js"],
    "live": "live-ABCD2345.js",
    "style": "app-ABCD2345.css",
    "bare": "bare-ABCD2345.js",
    "box": "box-ABCD2345.js",
    "bare_style": "bare-ABCD2345.css",
    "bookmark": "bookmark-ABCD2345.js",
    "tell": "tell-ABCD2345.js",
    "first": "first-ABCD2345.js",
}
CONFIG = """\
site_name: Small
site_url: ""
use_directory_urls: true
theme:
  name: null
  custom_dir: {theme}
plugins: []
markdown_extensions:
  - attr_list
  - pymdownx.superfences:
      custom_fences:
"""
FENCES = (
    *("tiebreak", "calculator", "register", "summary", "facts", "used", "headings", "compare"),
    *("codes", "editions", "layout", "layouts", "families", "cells", "command", "coverage"),
    *("picture", "answer", "need", "schools"),
)
_FENCE = """\
        - name: {0}
          class: {0}
          format: !!python/name:pyscript_app.docs_blocks.examples.{0}
"""


def make_small_site(folder: Path, page: str, where: str = "rules/page.md") -> Path:
    """Write a site of one page, and those that examples link to; return its configuration."""
    docs, theme = folder / "docs", folder / "theme"
    theme.mkdir(parents=True)
    (theme / "main.html").write_text("{{ page.content }}", encoding="utf-8")
    for name, text in {
        f"app/{NAMES}": json.dumps(NAMED),
        f"app/{EARLY_START}": "",
        f"app/{LINK_PREVIEW}": "",
        f"app/{SHELL}": "",
        f"app/{LATER}": "",
        "sources.md": "# Sources",
        "calculator.md": "# Calculator",
        "guides/orders.md": "# Orders",
        **{f"rules/{name}.md": "# Rule" for name in ORDERS["us-chess"].tiebreaks},
        "samples/byes.txt": "Ann 1 of 1: 0",
        "samples/last.txt": "No.\tName\tR1\tR2\n1\tAnn\tW3\t2\n2\tBen\tW4\t1\n"
        "3\tCal\tL1\t4\n4\tDan\tL2\t3\n",
        "samples/three.txt": "No.\tName\tPts\tRnd1\tRnd2\n"
        "1\tAnn\t1.5\tW2\tD3\n2\tBen\t1.0\tL1\t-B-\n3\tCal\t1.5\t-B-\tD1\n",
        # Two schools with a win each; Oak's winner met the better opponent.
        "samples/two-schools.txt": "No.\tName\tSchool\tR1\tR2\n1\tAnn\tOak\tW2\tL3\n"
        "2\tBen\tFir\tL1\tD4\n3\tCal\tYew\tW4\tW1\n4\tDan\tElm\tL3\tD2\n",
        where: page,
    }.items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    config = folder / "mkdocs.yml"
    fences = "".join(_FENCE.format(name) for name in FENCES)
    config.write_text(CONFIG.format(theme=theme.as_posix()) + fences, encoding="utf-8")
    return config


def build(config: Path, site: Path, address: str = "") -> subprocess.CompletedProcess[str]:
    """Run ``mkdocs build --strict`` as the Makefile does, from the project's folder.

    ``address`` is the site's address, whatever the environment says.
    """
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(site)],
        cwd=ROOT,
        env=os.environ | {"SITE_URL": address},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


class Html(HTMLParser):
    """The attributes and the text of a built page, by tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def values(self, attribute: str, *tags: str) -> list[str]:
        """All values of an attribute, in all tags or in some."""
        return [
            attributes[attribute]
            for tag, attributes in self.tags
            if attribute in attributes and (not tags or tag in tags)
        ]

    def classes(self) -> set[str]:
        return {name for value in self.values("class") for name in value.split()}

    def words(self) -> str:
        """All text, with single spaces."""
        return " ".join(" ".join(self.text).split())
