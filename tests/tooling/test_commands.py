"""The Makefile: the commands that the README names exist, and stop if there is no Python."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.project import ROOT

COMMANDS = ("help", "serve", "build", "test", "test-all", "check", "bench", "clean")


def make(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    # The outer make's flags and variables are not for this one.
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "ARGS", "PYTHON"}
    }
    return subprocess.run(
        ["make", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_make_alone_lists_every_command() -> None:
    listed = make()
    assert listed.returncode == 0, listed.stderr
    assert set(COMMANDS) <= {line.split()[0] for line in listed.stdout.splitlines() if line}


@pytest.mark.parametrize("command", COMMANDS)
def test_knows_how_to(command: str) -> None:
    planned = make("--dry-run", command)
    assert (planned.returncode, planned.stderr) == (0, "")
    assert planned.stdout


def test_without_a_python_it_stops_with_a_message(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    stopped = make("serve", "PYTHON=no-such-python", folder=tmp_path)
    assert stopped.returncode != 0
    assert "needs Python 3.12 or newer" in stopped.stderr
    assert not (tmp_path / ".venv").exists()
