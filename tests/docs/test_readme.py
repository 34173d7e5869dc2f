"""What the README and the contributor's page say works."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import pytest

from calculator.command.options import parser
from calculator.view import to_html
from pyscript_app.docs_blocks import commands
from tests.support.project import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs/developers/contributing.md").read_text(encoding="utf-8")
TARGETS = set(
    re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
)
COMMANDS = re.findall(r"^    python (-m calculator .*)$", README, flags=re.MULTILINE)


@pytest.mark.parametrize("text", [README, GUIDE], ids=["README", "contributing"])
def test_every_make_command_exists(text: str) -> None:
    named = set(re.findall(r"(?:`|^    )make ([a-z-]+)", text, flags=re.MULTILINE))
    assert {"serve", "test"} <= named
    assert named <= TARGETS


def test_every_file_that_it_names_is_there() -> None:
    table = README.partition("## What is where")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z_]+/[^`]*)`", table)
    assert len(named) > 12
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_folder_of_tests_is_on_its_map() -> None:
    there = {path.parent.name for path in (ROOT / "tests").glob("*/__init__.py")} | {"figures"}
    rows = re.findall(r"^\| (.*?) \|", (ROOT / "tests/README.md").read_text("utf-8"), re.MULTILINE)
    assert there <= {name for row in rows for name in re.findall(r"`([a-z]+)/`", row)}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_line_works(command: str) -> None:
    done = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Player, B" in done.stdout


def test_every_option_is_on_the_page_about_the_command_line() -> None:
    page = (ROOT / "docs/developers/command-line.md").read_text(encoding="utf-8")
    options = {name for name in parser().by_name if name.startswith("--")}
    assert len(options) >= 8
    # Those of schools are in the row of --teams.
    rows = "".join(line for line in page.splitlines() if line.startswith("| `--"))
    assert not {option for option in options if f"`{option}" not in rows}


def test_what_a_page_shows_of_a_command_does_not_depend_on_who_builds_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = "python -m calculator --check docs/samples/misprint.txt\nstatus: 1"
    shown = to_html(commands.command(line, ROOT))
    assert "printed places differ" in shown
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert to_html(commands.command(line, ROOT)) == shown


def test_there_are_command_lines() -> None:
    assert len(COMMANDS) >= 3


def test_the_python_example_prints_what_it_says() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    (promised,) = re.findall(r"# (\S+)$", code, flags=re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == promised


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\(([\w./-]+)\)", README))))
def test_every_link_of_the_readme_leads_somewhere(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_house_is_as_the_guide_says() -> None:
    drawn = GUIDE[GUIDE.index("    mkdocs.yml") : GUIDE.index("Data goes one way")]
    parents: list[str] = []
    for line in drawn.rstrip().splitlines():
        depth = (len(line) - len(line.lstrip())) // 4 - 1
        parents = [*parents[:depth], line.split()[0]]
        assert (ROOT / "/".join(parents)).exists(), "/".join(parents)
