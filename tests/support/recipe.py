"""The steps of a recipe for developers, and Python run in a copy in which they were followed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.support.project import ROOT

GUIDE = "docs/developers/recipes.md"


def named_files(recipe: str, name: str = "") -> list[str]:
    """Return the files that the numbered steps of a recipe name first, ``<name>`` filled in.

    >>> named_files("Add a FIDE code")[0]
    'calculator/tiebreaks/fide/own_results.py'
    """
    text = (ROOT / GUIDE).read_text(encoding="utf-8")
    steps = text.partition(f"## {recipe}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\d\. [^`\n]*`([^`]+)`", steps, flags=re.MULTILINE)
    return [file.replace("<name>", name) for file in found]


def put_before(path: Path, before: str, text: str) -> None:
    """Put a text into a file before another that is in it once."""
    whole = path.read_text(encoding="utf-8")
    assert whole.count(before) == 1, (path, before)
    path.write_text(whole.replace(before, text + before), encoding="utf-8")


def run_python(
    folder: Path, *arguments: str, stdin: str = "", variables: Mapping[str, str] | None = None
) -> str:
    """Return what a Python command prints in the copy; it must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | (variables or {}),
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
