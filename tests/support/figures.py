"""The figures that long runs leave behind, for pages that show them: a JSON file each.

They are in ``tests/figures`` and are committed with the rest; only the runs themselves write them.
"""

from __future__ import annotations

import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.support.project import ROOT

FOLDER = ROOT / "tests" / "figures"

type Figures = dict[str, Any]


def known(name: str, folder: Path = FOLDER) -> Figures:
    """What the runs of that name have left; nothing if there was none."""
    path = folder / f"{name}.json"
    figures: Figures = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return figures


def keep(name: str, figures: Figures, folder: Path = FOLDER) -> None:
    """Write what the page is to show."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(figures, indent=2, ensure_ascii=False) + "\n"
    (folder / f"{name}.json").write_text(text, "utf-8")


def stamp() -> Figures:
    """The day (UTC), and the commit that was measured, which is the last one before the figures."""
    asked = subprocess.run(
        ["git", "rev-parse", "--short=10", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return {"date": f"{datetime.now(UTC):%Y-%m-%d}", "commit": asked.stdout.strip()}
