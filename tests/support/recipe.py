"""The steps of a recipe for developers, followed in a copy, and Python run there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.support.project import ROOT

GUIDE = "docs/developers/recipes.md"
#: What a copy of the checkout does without.
LEFT_OUT = shutil.ignore_patterns(
    ".*cache", ".git", ".venv", ".hypothesis", "node_modules", "site", "dist", "__pycache__", "app"
)
#: File by file: a new one, or what is inserted, each with the text before which it is put.
type Steps = Mapping[str, str | Sequence[tuple[str, str]]]


def named_files(recipe: str, name: str = "") -> list[str]:
    """Return the files that the numbered steps of a recipe name first, ``<name>`` filled in.

    >>> named_files("Add a FIDE code")[0]
    'calculator/tiebreaks/fide/own_results.py'
    """
    text = (ROOT / GUIDE).read_text(encoding="utf-8")
    steps = text.partition(f"## {recipe}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\d\. [^`\n]*`([^`]+)`", steps, flags=re.MULTILINE)
    return [file.replace("<name>", name) for file in found]


def follow(folder: Path, steps: Steps) -> None:
    """Do what steps say. What something is put before is in its file once; a new file is new."""
    for file, changes in steps.items():
        path = folder / file
        if isinstance(changes, str):
            assert not path.exists(), file
            path.write_text(changes, encoding="utf-8")
            continue
        for before, text in changes:
            whole = path.read_text(encoding="utf-8")
            assert whole.count(before) == 1, (file, before)
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
