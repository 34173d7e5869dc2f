"""The command at a terminal: help where no file is named, colors, and neither anywhere else."""

from __future__ import annotations

import json
import os
import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from calculator.__main__ import main
from calculator.writing.colors import bold, colored, has_colors, width
from tests.support.project import ROOT

pytestmark = [
    pytest.mark.native,
    pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix"),
]

SAMPLES = ROOT / "docs" / "samples"
WSCF = str(SAMPLES / "wscf.txt")
MISPRINT = str(SAMPLES / "misprint.txt")
CODES = re.compile(r"\x1b\[[0-9;]*m")
Capture = pytest.CaptureFixture[str]


def shown(*arguments: str, **environ: str) -> str:
    """What the command shows at a terminal."""
    from tests.support.terminal import terminal  # noqa: PLC0415 - Unix has it

    program = [sys.executable, "-m", "calculator", *arguments]
    with terminal(program, ROOT, os.environ | {"TERM": "xterm"} | environ) as screen:
        return screen.rest().replace("\r\n", "\n")


def test_without_a_file_it_helps_and_does_not_wait() -> None:
    told = CODES.sub("", shown())
    assert told.startswith("usage: ")
    assert "open.txt --player Ann" in told
    assert told.rstrip().endswith("With - the table is read from standard input.")


def test_a_dash_reads_what_is_typed() -> None:
    from tests.support.terminal import terminal  # noqa: PLC0415 - as above

    program = [sys.executable, "-m", "calculator", "-"]
    with terminal(program, ROOT, os.environ | {"TERM": "dumb"}) as screen:
        screen.type("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1\n\x04")
        told = screen.rest()
    assert "Read as scores only: 2 players, 2 rounds" in told


class Screen(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_help_is_on_standard_error_and_with_json_a_document(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Screen())
    for more in ([], ["--check"], ["--player", "Ann"]):
        assert main(more) == 1
        out, err = capsys.readouterr()
        assert (out, err.startswith("usage: ")) == ("", True)
    assert main(["--json"]) == 1
    out, err = capsys.readouterr()
    assert (json.loads(out)["error"]["message"], err) == ("no FILE is named", "")
    assert main(["--list"]) == 0
    assert main([WSCF]) == 0


def test_few_words_stand_out_at_a_terminal() -> None:
    told = shown(WSCF, "--player", "2")
    assert "\x1b[1m16*\x1b[0m" in told
    assert "\x1b[1mPlayer, B\x1b[0m" in told
    assert len(CODES.findall(told)) == 2 * 3
    plain = CODES.sub("", told)
    assert "\x1b" not in plain
    # Columns are where they are without colors.
    head, row = (line for line in plain.splitlines() if line.startswith(("Place", "    2")))
    assert head.index("Name") == row.index("Player, B")


def at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], **environ: str
) -> tuple[int, str]:
    """The status, and what is shown, at a terminal in this process."""
    screen = Screen()
    with monkeypatch.context() as here:
        here.setattr(sys, "stdout", screen)
        for name, value in ({"TERM": "xterm"} | environ).items():
            here.setenv(name, value)
        return main(arguments), screen.getvalue()


@pytest.mark.parametrize(
    ("arguments", "red"),
    [
        ([MISPRINT], 2),
        ([MISPRINT, "--check"], 1),
        ([str(SAMPLES / "unreadable.txt"), "--check"], 1),
        ([WSCF, "--check"], 0),
    ],
)
def test_what_differs_is_red(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], red: int
) -> None:
    _, told = at_a_terminal(monkeypatch, arguments)
    assert "Total" in told or "Place" in told
    assert told.count("\x1b[31m") == red


@pytest.mark.parametrize(
    ("environ", "options"),
    [
        ({"NO_COLOR": "1"}, []),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, []),
        ({"TERM": "dumb"}, []),
        ({}, ["--json"]),
        ({}, ["--as", "csv"]),
        ({}, ["--as", "markdown"]),
        ({}, ["--as", "send", "--player", "2"]),
        ({}, ["--write", "csv"]),
        ({}, ["--html", "-"]),
    ],
)
def test_where_nothing_stands_out(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], options: list[str]
) -> None:
    status, told = at_a_terminal(monkeypatch, [WSCF, *options], **environ)
    assert (status, "Player, B" in told, "\x1b" in told) == (0, True, False)


def test_in_a_file_nothing_stands_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "a.txt"
    assert at_a_terminal(monkeypatch, [WSCF, "--out", str(out)])[0] == 0
    assert "\x1b" not in out.read_text(encoding="utf-8")


def test_in_a_pipe_only_if_that_is_asked_for(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([WSCF]) == 0
    assert "\x1b" not in capsys.readouterr().out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert main([WSCF]) == 0
    assert "\x1b[1m16*\x1b[0m" in capsys.readouterr().out
    assert main([WSCF, "--zzz"]) == 1
    assert capsys.readouterr().err.startswith("\x1b[31merror: \x1b[0munknown option")


@pytest.mark.parametrize(
    ("environ", "has"),
    [
        ({}, True),
        ({"NO_COLOR": ""}, True),
        ({"NO_COLOR": "0"}, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, True),
        ({"TERM": "dumb"}, False),
    ],
)
def test_which_terminals_have_colors(environ: dict[str, str], has: object) -> None:
    assert has_colors(Screen(), environ) is has
    assert has_colors(StringIO(), environ) is bool(environ.get("FORCE_COLOR"))


def test_codes_take_no_room() -> None:
    with colored(on=True):
        assert width(bold("Ann")) == 3
        assert bold("") == ""
