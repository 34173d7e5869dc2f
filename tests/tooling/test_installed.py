"""The site's wheel, installed into an environment of its own without a network: what users get."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from email.parser import HeaderParser
from pathlib import Path

import pytest

import calculator
from pyscript_app.build import packages, pictures
from tests.scans.test_read import framed
from tests.support.project import ROOT

pytestmark = pytest.mark.native

WHEELS = ROOT / "docs" / "app" / "wheel"
SAMPLES = ROOT / "docs" / "samples"

type Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has the wheel and nothing else."""
    (wheel,) = WHEELS.glob("*.whl")
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    folder = home / ("Scripts" if sys.platform == "win32" else "bin")
    _install(folder, wheel)
    return folder


def _install(folder: Path, wheel: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "python"), "install", "--quiet"]
    quick = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check"]
    subprocess.run([*pip, *quick, str(wheel)], check=True)


@pytest.fixture(scope="module")
def second(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the extra ``[pictures]`` brings, in the same environment; its wheel."""
    scratch = tmp_path_factory.mktemp("pictures")
    links = packages.urls("https://git.example/tiebreaks")
    packages.built(pictures.project(ROOT, scratch, links), scratch / "dist")
    (wheel,) = (scratch / "dist").glob("*.whl")
    _install(programs, wheel)
    return wheel


@pytest.fixture
def run(programs: Path, tmp_path: Path) -> Run:
    """Run a program of the environment in an empty folder."""

    def run(
        program: str, *arguments: str | Path, beside: str = ""
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [programs / program, *arguments],
            cwd=tmp_path,
            env={"PYTHONUTF8": "1", "PYTHONPATH": beside},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return run


def test_the_command_does_what_the_module_does(run: Run, tmp_path: Path) -> None:
    done = run("chess-tiebreaks", SAMPLES / "wscf.txt", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["published"]["agree"] == 60
    done = run("chess-tiebreaks", SAMPLES / "sections.txt", "--html", "public", "--language", "es")
    assert done.returncode == 0, done.stderr
    index = (tmp_path / "public" / "index.html").read_text("utf-8")
    assert '<html lang="es">' in index
    assert "prefers-color-scheme" in index, "the style sheet is in the wheel"
    assert run("chess-tiebreaks", "--help").stdout.startswith("usage: chess-tiebreaks ")
    assert run("chess-tiebreak-calculator", "nowhere.txt").returncode == 1


def test_what_opens_spreadsheets_is_an_extra(run: Run, tmp_path: Path) -> None:
    from tests.support.workbooks import workbook  # noqa: PLC0415 - one test needs it

    (tmp_path / "a.xlsx").write_bytes(workbook({"Open": [["Name", "R1"], ["Ann", "W2"]]}))
    done = run("chess-tiebreaks", "a.xlsx")
    assert done.returncode == 2
    assert 'pip install "chess-tiebreak-calculator[files]"' in done.stderr


# The command reads a picture, without being installed, in tests/scans/test_command.py.
@pytest.mark.long
def test_what_reads_pictures_is_another_package(second: Path, run: Run, tmp_path: Path) -> None:
    framed().save(tmp_path / "wall.png")
    # Pillow and Node are those of this environment; on the PATH there is nothing.
    libraries = sysconfig.get_path("purelib")
    done = run("chess-tiebreaks", "wall.png", "--as", "csv", beside=libraries)
    assert done.returncode == 0, done.stderr
    rows = [line.split(",") for line in done.stdout.splitlines()[1:]]
    assert [row[3] for row in rows] == ["3", "2", "1.5", "1", "1", "0.5"]
    done = run("chess-tiebreaks", "wall.png")
    assert done.returncode == 2
    assert 'pip install "chess-tiebreak-calculator[pictures]"' in done.stderr


def test_the_package_with_what_reads_pictures_says_what_it_is(second: Path, programs: Path) -> None:
    (said,) = programs.parent.rglob("chess_tiebreak_calculator_pictures-*.dist-info")
    metadata = HeaderParser().parsestr((said / "METADATA").read_text("utf-8"))
    assert metadata["Name"] == pictures.PROJECT
    assert metadata["Version"] == calculator.__version__
    # Tesseract's license is among them.
    assert metadata["License-Expression"] == "MIT AND Apache-2.0"
    assert "Apache License" in (said / "licenses" / "LICENSE-Tesseract").read_text("utf-8")
    assert "MIT License" in (said / "licenses" / "LICENSE").read_text("utf-8")
    needs = metadata.get_all("Requires-Dist") or []
    assert needs[0] == f"chess-tiebreak-calculator=={calculator.__version__}"
    assert "Source, https://git.example/tiebreaks" in (metadata.get_all("Project-URL") or [])
    # The extra of the calculator brings it.
    (core,) = programs.parent.rglob("chess_tiebreak_calculator-*.dist-info")
    of_core = HeaderParser().parsestr((core / "METADATA").read_text("utf-8"))
    wanted = [one for one in of_core.get_all("Requires-Dist") or [] if "pictures" in one]
    assert any(one.startswith(f"{pictures.PROJECT} ;") for one in wanted), wanted
    # It is small enough for any index of packages, and for people.
    assert second.stat().st_size < 4_500_000


def test_it_is_ready_for_an_index_of_packages(programs: Path) -> None:
    (said,) = programs.parent.rglob("chess_tiebreak_calculator-*.dist-info")
    metadata = HeaderParser().parsestr((said / "METADATA").read_text("utf-8"))
    assert metadata["Name"] == "chess-tiebreak-calculator"
    assert metadata["Version"] == calculator.__version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_all("Provides-Extra") == ["completion", "files", "pictures"]
    needs = metadata.get_all("Requires-Dist") or []
    assert all(re.search(r"""extra == ["'](completion|files|pictures)["']""", one) for one in needs)
    assert metadata["Summary"]
    assert "chess-tiebreaks FOLDER --html" in (said / "METADATA").read_text("utf-8")
    assert (said.parent / "calculator" / "py.typed").is_file()
    assert list(said.rglob("LICENSE"))
