"""Which Python the Makefile takes, and what it says if there is none."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.project import ROOT

SCRIPT = ROOT / "requirements" / "find_python.sh"


def is_there(folder: Path, name: str, script: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def works(folder: Path, name: str) -> Path:
    return is_there(folder, name, f'exec "{sys.executable}" "$@"')


def is_old(folder: Path, name: str) -> Path:
    """A Python that claims to be 3.11."""
    return is_there(
        folder,
        name,
        f'''[ "$1" = -c ] || exit 2
exec "{sys.executable}" -c "import sys; sys.version_info = (3, 11, 7); exec(sys.argv[1])" "$2"''',
    )


def is_a_shim_of_nothing(folder: Path, name: str) -> Path:
    return is_there(
        folder,
        name,
        f"echo \"pyenv: {name}: command not found\" >&2; echo 'and more' >&2; exit 127",
    )


def find(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    # Only what the script itself calls, and the test's Pythons.
    for tool in ("cat", "sed"):
        found = shutil.which(tool)
        assert found
        (folder / tool).symlink_to(found)
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), *arguments],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_takes_the_first_that_works(tmp_path: Path) -> None:
    is_a_shim_of_nothing(tmp_path, "python3.13")
    is_old(tmp_path, "python3")
    good = works(tmp_path, "python3.12")
    found = find(tmp_path)
    assert (found.stdout, found.stderr, found.returncode) == (f"{good}\n", "", 0)


def test_plain_python3_will_do(tmp_path: Path) -> None:
    good = works(tmp_path, "python3")
    assert find(tmp_path).stdout == f"{good}\n"


def test_takes_the_one_that_is_named(tmp_path: Path) -> None:
    works(tmp_path, "python3.13")
    good = works(tmp_path, "mine")
    assert find(tmp_path, "mine").stdout == f"{good}\n"
    assert subprocess.check_output(["/bin/sh", str(SCRIPT), str(good)], text=True) == f"{good}\n"


@pytest.mark.parametrize("named", [(), ("python3",)])
def test_says_what_is_too_old(tmp_path: Path, named: tuple[str, ...]) -> None:
    old = is_old(tmp_path, "python3")
    found = find(tmp_path, *named)
    assert found.returncode == 1
    assert found.stdout == ""
    assert "needs Python 3.12 or newer" in found.stderr
    assert f"{old} is Python 3.11" in found.stderr
    assert "make serve PYTHON=/path/to/python3.13" in found.stderr


def test_says_why_a_shim_does_not_run(tmp_path: Path) -> None:
    shim = is_a_shim_of_nothing(tmp_path, "python3.13")
    told = find(tmp_path).stderr
    assert f"{shim} pyenv: python3.13: command not found\n" in told
    assert "and more" not in told


def test_says_that_there_is_none(tmp_path: Path) -> None:
    found = find(tmp_path)
    assert found.returncode == 1
    assert "no python3.13 python3.14 python3.12 python3 python on the PATH" in found.stderr
