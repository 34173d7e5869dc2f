"""Types as other people's checkers see them: of the wheel in an environment of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

import calculator
from tests.support.project import ROOT

pytestmark = [pytest.mark.native, pytest.mark.long]

#: All that the package gives, with the type that a reader of its page would expect.
USED = """
from collections.abc import Mapping
from pathlib import Path
from typing import Any, assert_type

from calculator import (
    Answer,
    Comparison,
    Crosstable,
    OtherResults,
    Player,
    ReadError,
    Reason,
    Result,
    Row,
    Standings,
    TableError,
    Term,
    UnknownTiebreakError,
    Value,
    crosstable,
    rank,
    read,
    read_all,
)

TEXT = "Ann 2 of 2: 1 0.5\\nBob 2 of 2: 1.5 1"
try:
    table = read(TEXT)
    assert_type(table, Crosstable)
    read(TEXT.encode())
    assert read_all(TEXT)
    read(Path("open.txt"))
except ReadError as error:
    assert_type(error.line, int | None)
    assert_type(error.message, str)
    raise SystemExit(str(error)) from None
except FileNotFoundError:
    pass
try:
    standings = rank(read(TEXT), order=["solkoff"], also=("cumulative",))
except (UnknownTiebreakError, TableError) as error:
    raise SystemExit(str(error)) from None
assert_type(standings, Standings)
assert_type(standings.order, tuple[str, ...])
for row in standings:
    assert_type(row, Row)
    assert_type(row.points, float)
    assert_type(row.name, str)
    assert_type(row.decided_by, str | None)
    assert_type(row.values, Mapping[str, Value])
    for value in row.values.values():
        assert_type(value.number, float | int | None)
        assert_type(value.terms, tuple[Term, ...])
assert_type(standings[0], Row)
assert_type(standings[:2], tuple[Row, ...])
assert_type(standings.row("Ann"), Row)
answer = standings.why("Ann", language="es")
assert_type(answer, Answer)
assert_type(answer.reasons, tuple[Reason, ...])
assert_type(standings.compare("Ann", 2), Comparison)
assert_type(standings.what_if(1), tuple[OtherResults, ...])
assert_type(standings.as_dict(reasons=True), dict[str, Any])
assert_type(standings.records(), list[dict[str, Any]])
for text in (standings.to_csv(), standings.to_markdown(), standings.to_html(), standings.to_json()):
    assert_type(text, str)
made = crosstable([Player(1, "Ann", (Result("W", 2),)), Player(2, "Bob", (Result("L", 1),))])
assert_type(made, Crosstable)
print(standings.row("Bob").place)
"""
#: Each of these lines is wrong, and only the comment says how.
WRONG = """
from calculator import rank, read

standings = rank(read("Ann 2 of 2: 1 0.5"))
rank("Ann 2 of 2: 1 0.5")  # a text is no table
rank(read("x"), order=3)  # no order
print(standings.halves)  # there is no such attribute
standings[0].name = "Ben"  # nothing of it can be changed
points: int = standings[0].points  # it may be a half
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel and nothing else."""
    home = tmp_path_factory.mktemp("outside")
    build = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(home),
        str(ROOT),
    ]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = home.glob("*.whl")
    venv.create(home / "venv", with_pip=False)
    found = home / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(found), "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", str(wheel)], check=True)
    return found


def mypy(python: Path, file: Path) -> set[int]:
    """The lines of a file in which mypy finds something."""
    asked = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-executable",
        str(python),
        file.name,
    ]
    done = subprocess.run(
        # Not with the project's own settings, nor with what it has found of them.
        [*asked, "--config-file=", "--cache-dir=cache"],
        cwd=file.parent,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"MYPYPATH": ""},
    )
    assert done.returncode in {0, 1}, done.stderr
    return {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error: " in line}


def pyright(python: Path, file: Path) -> set[int]:
    """The same by Pyright, which is what people's editors have."""
    (file.parent / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', "utf-8")
    asked = [
        f"{ROOT}/node_modules/.bin/pyright",
        "--pythonpath",
        f"{python}",
        "--outputjson",
        f"{file}",
    ]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        asked,
        cwd=file.parent,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PATH": path},
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    found = json.loads(done.stdout)["generalDiagnostics"]
    return {one["range"]["start"]["line"] + 1 for one in found if one["severity"] == "error"}


def test_what_is_used_is_all_there_is_and_it_runs(python: Path, tmp_path: Path) -> None:
    names = USED.partition("from calculator import (")[2].partition(")")[0]
    assert [name.strip(" ,") for name in names.split()] == [f"{one}" for one in calculator.__all__]
    file = tmp_path / "used.py"
    file.write_text(USED, "utf-8")
    done = subprocess.run([python, file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr


@pytest.mark.parametrize("check", [mypy, pyright])
def test_checkers_find_its_types(
    python: Path, tmp_path: Path, check: Callable[[Path, Path], set[int]]
) -> None:
    file = tmp_path / "used.py"
    file.write_text(USED, "utf-8")
    assert check(python, file) == set()
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG, "utf-8")
    lines = WRONG.splitlines()
    assert check(python, wrong) == {at for at, line in enumerate(lines, 1) if "#" in line}
