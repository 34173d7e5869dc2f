"""The hook for pre-commit: its entry, run on the files that pre-commit would name."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from calculator.command.check import TABLES
from tests.support.project import ROOT

pytestmark = pytest.mark.native

HOOK: dict[str, Any]
(HOOK,) = YAML(typ="safe").load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
PAGE = (ROOT / "docs/developers/sheets.md").read_text("utf-8")
SAMPLES = ROOT / "docs" / "samples"
#: What only the extras of the package open.
EXTRA = {".xlsx", ".xlsm", ".pdf"}


def run(repository: Path, *files: str) -> subprocess.CompletedProcess[str]:
    """Run the hook on the files of a commit, as pre-commit does."""
    chosen = [file for file in files if re.search(HOOK["files"], file)]
    command, *arguments = shlex.split(HOOK["entry"])
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    module = scripts[command].partition(":")[0]
    return subprocess.run(
        [sys.executable, "-m", module, *arguments, *chosen],
        cwd=repository,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_it_checks_what_is_committed(tmp_path: Path) -> None:
    results = tmp_path / "results"
    results.mkdir()
    shutil.copy(SAMPLES / "wscf.txt", results / "a b.txt")
    shutil.copy(SAMPLES / "misprint.txt", results / "M.TXT")
    (tmp_path / "notes.txt").write_text("nothing", "utf-8")
    done = run(tmp_path, "results/a b.txt", "notes.txt", "results/photo.jpg")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Total: one file, one section, 15 players" in done.stdout
    done = run(tmp_path, "results/a b.txt", "results/M.TXT")
    assert done.returncode == 1
    assert "Dan: printed 5, worked out 4th" in done.stdout
    # A folder's settings count, though only files are named.
    (results / "tiebreaks.toml").write_text('skip = ["m.txt"]', "utf-8")
    assert run(tmp_path, "results/M.TXT").returncode == 0


def test_it_takes_what_may_hold_tables() -> None:
    for ending in TABLES:
        assert bool(re.search(HOOK["files"], f"results/u12/x{ending}")) == (ending not in EXTRA)
        assert not re.search(HOOK["files"], f"docs/x{ending}")


def test_it_is_a_hook() -> None:
    needed = {"id", "name", "entry", "language"}
    known = needed | {"description", "files", "require_serial", "minimum_pre_commit_version"}
    assert needed <= set(HOOK) <= known
    # pre-commit installs this checkout with pip, which gives the command.
    assert HOOK["language"] == "python"


def test_the_page_tells_how_to_use_it() -> None:
    (text,) = re.findall(r"```yaml\n(repos:.*?)```", PAGE, re.DOTALL)
    (repo,) = YAML(typ="safe").load(text)["repos"]
    (used,) = repo["hooks"]
    assert used["id"] == HOOK["id"]
    assert all(re.search(used["files"], f"results/x{ending}") for ending in EXTRA)
    assert used["additional_dependencies"] == ["openpyxl", "pypdf"]
