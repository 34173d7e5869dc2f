"""Lighthouse's scores of the built site: the median of three visits to each page.

``python -m tests.quality.lighthouse phone try`` visits them as a phone only, and keeps nothing.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pyscript_app.docs_blocks.links import state
from tests.support.browsers import chromium_launch_options, is_root
from tests.support.figures import keep, stamp
from tests.support.project import ROOT
from tests.support.server import serve

RUNS = 3
#: What each category is to have at least.
LEAST = 95
SCRIPT = Path(__file__).with_suffix(".mjs")


FORMS = ("phone", "desk")


def addresses(base: str, forms: Sequence[str] = FORMS) -> list[dict[str, str]]:
    """The pages that are visited: one of each kind."""
    table = (ROOT / "docs" / "samples" / "wscf.txt").read_text("utf-8")
    pages = {
        "Home": base,
        "A rule": f"{base}rules/modified-median/",
        "A FIDE code": f"{base}fide/buchholz/",
        "A guide": f"{base}guides/what-can-i-paste/",
        "Calculator": f"{base}calculator/",
        "A link with a result": f"{base}calculator/#{state(table, 'us-chess', 2)}",
    }
    return [
        {"name": name, "url": url, "form": form} for form in forms for name, url in pages.items()
    ]


def summed(told: dict[str, Any]) -> dict[str, Any]:
    """The medians of what the script says.

    >>> visit = {"metrics": [1], "below": [], "index": 900, "slowdown": 2, "version": "1"}
    >>> visits = [{**visit, "scores": [score]} for score in (90, 99, 97)]
    >>> page = {"name": "Home", "form": "desk", "visits": visits}
    >>> summed({"categories": ["seo"], "metrics": ["fcp"], "pages": [page]})["pages"][0]["scores"]
    {'seo': 97}
    """
    pages = []
    for page in told["pages"]:
        visits = page["visits"]
        scores = zip(*(visit["scores"] for visit in visits), strict=True)
        metrics = zip(*(visit["metrics"] for visit in visits), strict=True)
        pages.append(
            {
                "name": page["name"],
                "form": page["form"],
                "scores": dict(
                    zip(told["categories"], map(statistics.median, scores), strict=True)
                ),
                "metrics": dict(zip(told["metrics"], map(statistics.median, metrics), strict=True)),
                "slowdown": [visit["slowdown"] for visit in visits],
            }
        )
    first = told["pages"][0]["visits"]
    return {"version": first[0]["version"], "runs": len(first), "least": LEAST, "pages": pages}


def measured(forms: Sequence[str] = FORMS) -> dict[str, Any]:
    """Visit the pages; ``CalledProcessError`` where Lighthouse cannot."""
    options = chromium_launch_options()
    flags = [*options["args"], *(["--no-sandbox"] if is_root() else [])]
    chromium = options.get("executable_path", "")
    with serve(ROOT / "site") as base:
        ended = subprocess.run(
            ["node", str(SCRIPT), chromium, str(RUNS), *flags],
            input=json.dumps(addresses(base, forms)),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return summed(json.loads(ended.stdout))


def main(words: Sequence[str] = ()) -> int:
    """Measure and write; the status is 1 where a score is below what is promised.

    Args:
        words: some of :data:`FORMS`, else all; ``try`` where nothing is to be kept.
    """
    figures = measured([form for form in FORMS if form in words] or FORMS)
    if "try" not in words:
        keep("lighthouse", {**figures, **stamp()})
    low = [
        f"{page['name']} ({page['form']}): {category} {score}"
        for page in figures["pages"]
        for category, score in page["scores"].items()
        if score < LEAST
    ]
    print("\n".join(low))
    return int(bool(low))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
