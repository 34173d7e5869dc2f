"""The command line as a program of its own: ``python -m calculator``."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from calculator.__main__ import run as program
from tests.corpus.cases import DATA
from tests.support.examples import one_in

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
WSCF = DATA / "00_wscf" / "source.txt"


def run(
    *arguments: str, data: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program from the project's root."""
    return subprocess.run(
        [sys.executable, "-m", "calculator", *arguments],
        cwd=ROOT,
        input=data,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )


def test_a_file() -> None:
    done = run(str(WSCF), "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["standings"][0]["values"]["modified-median"] == 17


def test_standard_input() -> None:
    done = run(data=WSCF.read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert "19½" in done.stdout.decode()


def test_output_is_utf_8_whatever_the_terminal_says() -> None:
    done = run(str(WSCF), PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "19½" in done.stdout.decode()


@pytest.mark.parametrize(
    "data", one_in(4, [WSCF.read_bytes()[:400], b"", b"\x00\x01\x02", b"hello"]), ids=str
)
def test_an_unreadable_text_ends_with_2(data: bytes) -> None:
    done = run(data=data)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"line" in done.stderr
    assert b"Traceback" not in done.stderr
    done = run("--json", data=data)
    assert (done.returncode, done.stderr) == (2, b"")
    assert json.loads(done.stdout)["error"]["message"]


@pytest.mark.parametrize(
    "arguments", [("none.txt",), ("--nonsense",), (str(WSCF), "--order", "luck")]
)
def test_anything_else_ends_with_1(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"Traceback" not in done.stderr


def test_a_reader_that_stops_early() -> None:
    """``python -m calculator … | head -1`` must not end in a traceback."""
    with subprocess.Popen(
        [sys.executable, "-m", "calculator", str(WSCF), "--workings"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        errors = program.stderr.read()
        program.wait(60)
    assert b"Traceback" not in errors


@pytest.mark.parametrize(
    ("argv", "ends"),
    [
        (["-m"], "calculator needs Python 3.12 or newer; this is 3.11.\n"),
        (["x"], "ImportError: calculator needs Python 3.12 or newer; this is 3.11.\n"),
    ],
)
def test_an_older_python_is_told_which_one_it_needs(argv: list[str], ends: str) -> None:
    source = (ROOT / "calculator" / "__init__.py").read_text("utf-8")
    # An older one can read it as far as that.
    assert ast.parse(source, feature_version=(3, 7)).body
    old = f"import sys; sys.version_info = (3, 11, 2, 'final', 0); sys.argv = {argv}"
    done = subprocess.run(
        [sys.executable, "-c", f"{old}\nimport calculator"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.endswith(ends)
    assert ("Traceback" in done.stderr) == (argv != ["-m"])


def test_somebody_who_presses_ctrl_c_sees_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("calculator.__main__.main", interrupted)
    assert program() == 130
