"""Completion: what Tab brings in a real shell, and what each shell is told to run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from calculator.__main__ import main
from calculator.command.completion import EXTRA
from tests.support.project import ROOT

if TYPE_CHECKING:
    from tests.support.terminal import Terminal

pytestmark = pytest.mark.native

SAMPLES = ROOT / "docs" / "samples"
SHELLS = ("bash", "zsh", "fish", "powershell")
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the program."""
    programs = tmp_path_factory.mktemp("programs")
    program = programs / "chess-tiebreaks"
    program.write_text(
        f"#!{sys.executable}\nimport sys\nfrom calculator.__main__ import run\nsys.exit(run())\n",
        encoding="utf-8",
    )
    program.chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path, "PYTHONPATH": str(ROOT), "TERM": "dumb", "PS1": "> "}


@pytest.fixture(scope="module")
def bash(environ: dict[str, str]) -> Iterator[Terminal]:
    """A bash in which the program completes, in the folder of the samples."""
    from tests.support.terminal import terminal  # noqa: PLC0415 - Unix has it

    with terminal(["bash", "--norc", "--noprofile", "-i"], SAMPLES, environ) as shell:
        shell.type("bind 'set bell-style none'; bind 'set show-all-if-ambiguous on'\n")
        shell.type('eval "$(chess-tiebreaks --completion bash)"; echo rea""dy\n')
        shell.until(r"(?m)^ready")
        yield shell


@UNIX
@pytest.mark.parametrize(
    ("typed", "comes"),
    [
        ("--pla", r"--player "),
        ("--completi", r"--completion "),
        ("--order us-c", r"--order us-chess "),
        ("--order solkoff,kas", r"--order solkoff,kashdan "),
        ("--set most-wins=f", r"most-wins=forfeits "),
        ("--rules ", r"fide-2022\s+fide-2024\s+fide-2026"),
        ("--language e", r"en\s+es"),
        ("--format swisssys-h", r"--format swisssys-html "),
        ("prizes.txt --player Iv", r"--player Ivo\\ Tarn "),
        ("prizes.txt --compare Iv", r"--compare Ivo\\ Tarn "),
        ("bare-sh", r"bare-sheet\.txt "),
    ],
)
def test_tab_in_bash(bash: Terminal, typed: str, comes: str) -> None:
    bash.type(f"chess-tiebreaks {typed}\t")
    bash.until(comes)
    # The line goes, and what it began with.
    bash.type("\x15echo emp''ty\n")
    bash.until(r"(?m)^empty")


@UNIX
def test_tab_in_fish(environ: dict[str, str]) -> None:
    """Where it is installed, what comes; everywhere, what it is told to run."""

    def run(*program: str) -> str:
        done = subprocess.run(
            program, env=environ, capture_output=True, encoding="utf-8", check=True, timeout=60
        )
        return done.stdout

    script = run("chess-tiebreaks", "--completion", "fish")
    assert "complete --command chess-tiebreaks " in script
    if fish := shutil.which("fish"):
        asked = "complete -C 'chess-tiebreaks --order us-c'"
        assert "us-chess" in run(fish, "--no-config", "-c", f"{script}\n{asked}")


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_a_script_for_both_programs(capsys: Capture, shell: str) -> None:
    assert main(["--completion", shell]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for program in ("chess-tiebreaks", "chess-tiebreak-calculator"):
        assert program in out


def test_without_the_library_it_says_what_to_install(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "argcomplete.shell_integration", None)
    assert main(["--completion", "bash"]) == 1
    assert capsys.readouterr().err == (
        f'error: completion needs argcomplete: pip install "{EXTRA}"\n'
    )


def test_a_shell_that_there_is_not(capsys: Capture) -> None:
    assert main(["--completion", "fsh"]) == 1
    assert "did you mean fish?" in capsys.readouterr().err


def test_a_shell_that_asks_without_the_library_gets_nothing(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "argcomplete", None)
    monkeypatch.setenv("_ARGCOMPLETE", "1")
    with pytest.raises(SystemExit):
        main([])
    assert capsys.readouterr() == ("", "")


@UNIX
@pytest.mark.long
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("chess-tiebreaks nowhere.txt --player ", set()),
        ("chess-tiebreaks https://example.org/a --player ", set()),
        ("chess-tiebreaks unreadable.txt --player ", set()),
        ("chess-tiebreaks quad.txt --player ", {"Ned", "Ola", "Pam", "Quin"}),
        ("chess-tiebreaks --order kashdan,kash", set()),
        ("chess-tiebreaks --write ", {"text", "csv", "json", "trf"}),
    ],
)
def test_what_is_offered(
    line: str, offered: set[str], environ: dict[str, str], tmp_path: Path
) -> None:
    said = tmp_path / "said"
    asked = {
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(said),
        "_ARGCOMPLETE_SUPPRESS_SPACE": "1",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "COMP_TYPE": "9",
        "ARGCOMPLETE_USE_TEMPFILES": "1",
    }
    done = subprocess.run(
        ["chess-tiebreaks"],
        cwd=SAMPLES,
        env=environ | asked,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.stdout == b""
    found = {one.strip() for one in said.read_text(encoding="utf-8").split("\n")} - {""}
    assert offered <= found
    if not offered:
        assert not found
