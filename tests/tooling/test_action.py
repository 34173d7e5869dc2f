"""The action for a repository of results: its steps, run as GitHub runs them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.support.project import ROOT
from tests.support.runner import Done, run

pytestmark = pytest.mark.native

ACTION: dict[str, Any] = YAML(typ="safe").load((ROOT / "action.yml").read_text("utf-8"))
PAGE = (ROOT / "docs/developers/sheets.md").read_text("utf-8")
INPUTS, _, OUTPUTS = PAGE.partition("| Output |")
STEPS = {step["id"]: step for step in ACTION["runs"]["steps"]}
SAMPLES = ROOT / "docs" / "samples"
PACKAGES = sysconfig.get_path("purelib")
_CACHES = shutil.ignore_patterns("__pycache__")

type Made = Callable[..., Done]


@pytest.fixture(scope="module")
def action(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the runner puts the action: what it needs of this one."""
    folder = tmp_path_factory.mktemp("the runner's") / "own er" / "name" / "main"
    shutil.copytree(ROOT / "calculator", folder / "calculator", ignore=_CACHES)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    for name in ("action.yml", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python whose new environments have our packages: so pip need not fetch them."""
    program = tmp_path_factory.mktemp("a python") / "python"
    program.write_text(
        "#!/bin/sh\n"
        # Ours has pip as well: to put another one there takes seconds.
        'if [ "$1 $2" = "-m venv" ]; then shift 2; set -- -m venv --without-pip "$@"; fi\n'
        f'"{sys.executable}" "$@" || exit\n'
        'if [ "$1 $2" = "-m venv" ]; then\n'
        "  for last; do :; done\n"
        '  for found in "$last"/lib/*/site-packages; do\n'
        f'    echo "{PACKAGES}" > "$found/our.pth"\n'
        "  done\n"
        "fi\n",
        "utf-8",
    )
    program.chmod(0o755)
    return program


@pytest.fixture(scope="module")
def standing_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The action, but that instead of installing the command it takes ours."""
    folder = tmp_path_factory.mktemp("the same")
    command = folder / "python"
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" "$@"\n', "utf-8")
    command.chmod(0o755)
    changed = YAML(typ="safe").load((ROOT / "action.yml").read_text("utf-8"))
    for step in changed["runs"]["steps"]:
        if step["id"] == "install":
            step["run"] = f'echo "python={command}" >> "$GITHUB_OUTPUT"\n'
    YAML(typ="safe").dump(changed, folder / "action.yml")
    return folder


@pytest.fixture
def made(repository: Path, standing_in: Path, tmp_path: Path) -> Made:
    """Run the action with some inputs."""

    def made(before: str = "", **inputs: str) -> Done:
        github = {"event.before": before}
        where = {
            "GITHUB_SERVER_URL": "https://git.example",
            "GITHUB_REPOSITORY": "club/results",
            "GITHUB_SHA": "abc",
        }
        used: dict[str, dict[str, str]] = {"python": {}}
        # Each run has a summary of its own.
        (tmp_path / "summary").unlink(missing_ok=True)
        return run(standing_in, repository, tmp_path, inputs, used, where, github)

    return made


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "a club's"
    (folder / "results").mkdir(parents=True)
    shutil.copy(SAMPLES / "sections.txt", folder / "results")
    return folder


# All steps but the one that installs are run below; that it installs what is pinned, too.
@pytest.mark.long
def test_every_step_is_run_as_the_runner_does(
    action: Path, python: Path, repository: Path, made: Made, tmp_path: Path
) -> None:
    used = {"python": {"python-path": str(python)}}
    alone = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    (repository / "results").rename(repository / "the results")
    inputs = {"results": "the results", "out": "on line", "language": "es", "order": "solkoff"}
    done = run(action, repository, tmp_path, inputs, used, alone)
    assert done.status == 0, done.said
    names = ["index.html", "sections-open.html", "sections-reserve.html"]
    assert json.loads(done.outputs["pages"]) == names
    counts = {"status": "0", "sheets": "2", "agree": "2", "differ": "0", "unreadable": "0"}
    assert counts.items() <= done.outputs.items()
    assert "→ sections-open.html" in done.summary
    assert "| ✓ | Open | sections.txt | 4 | 3 | No hay nada impreso que comparar |" in done.summary
    told = done.summary.partition("<details>")[2].splitlines()[2:-2]
    assert [line.removeprefix("    ") for line in told] == done.said.splitlines(), "all of it"
    pages = repository / "on line"
    assert sorted(path.name for path in pages.iterdir()) == names
    assert '<html lang="es">' in (pages / "index.html").read_text("utf-8")
    installed = Path(f"{tmp_path}/chess-tiebreaks")
    assert list(installed.glob("lib/*/site-packages/calculator/__init__.py")), "not this checkout"
    # On the next push it replaces its own sheets, and what became unreadable fails.
    shutil.copy(SAMPLES / "unreadable.txt", repository / "the results")
    done = made(**inputs)
    assert (done.status, done.outputs["status"]) == (1, "2")
    assert done.outputs["unreadable"] == "1"
    assert "::error::Not everything could be read" in done.said
    assert "::error file=the results/unreadable.txt,line=3,col=14::" in done.said
    assert "unreadable.txt" in (pages / "index.html").read_text("utf-8")


# What changed since another folder, tests/unit/test_sheets.py says; here it comes from git.
@pytest.mark.long
def test_the_summary_says_what_changed(repository: Path, made: Made) -> None:
    def git(*arguments: str) -> str:
        who = ("-c", "user.name=A club", "-c", "user.email=club@example.org")
        done = subprocess.run(
            ["git", *who, *arguments], cwd=repository, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    assert "since" not in made().summary, "no repository"
    sheet = repository / "results" / "open.txt"
    git("init", "--quiet")
    shutil.copy(SAMPLES / "going-on.txt", sheet)
    git("add", "results")
    git("commit", "--quiet", "--message", "After round 2")
    first = git("rev-parse", "HEAD")
    assert "since" not in made().summary, "nothing was before"
    sheet.write_text((SAMPLES / "going-on-later.txt").read_text("utf-8"), "utf-8")
    git("commit", "--quiet", "--all", "--message", "After round 3")
    said = made().summary
    assert "What changed since round 2: 2 places changed, 3 new results, 1 name" in said
    assert "Passed Dan on Modified Median" in said
    # The workflow was pushed with a commit that changes nothing: all that was pushed counts.
    git("commit", "--quiet", "--allow-empty", "--message", "Nothing")
    said = made().summary
    assert said.endswith(made(before="0" * 40).summary[-200:])
    assert "What changed since the previous version: Nothing changed" in said
    assert "What changed since round 2" in made(before=first).summary.removeprefix(said)
    (repository / "old").mkdir()
    shutil.copy(SAMPLES / "going-on.txt", repository / "old" / "open.txt")
    assert "3 new results" in made(since="old").said


@pytest.mark.parametrize(
    ("sample", "told", "fails"),
    [
        ("misprint.txt", "1", {"unreadable": 0, "differences": 1}),
        # Where nothing makes it fail, the test of an empty folder says so.
        pytest.param("misprint.txt", "1", {"nothing": 0}, marks=pytest.mark.long),
        # Such a sheet makes the action fail where every step is run, too.
        pytest.param(
            "unreadable.txt",
            "2",
            {"unreadable": 1, "differences": 1, "nothing": 0},
            marks=pytest.mark.long,
        ),
    ],
)
def test_what_makes_it_fail(
    repository: Path, made: Made, sample: str, told: str, fails: dict[str, int]
) -> None:
    shutil.copy(SAMPLES / sample, repository / "results")
    for wanted, status in fails.items():
        done = made(**{"fail-on": wanted})
        assert (done.status, done.outputs["status"]) == (status, told), wanted
        assert (repository / "public" / "index.html").is_file()


def test_what_always_fails(repository: Path, made: Made) -> None:
    assert made(**{"fail-on": "sometimes"}).status == 1
    assert made(out="").status == 1
    assert made(results="nowhere", **{"fail-on": "nothing"}).status == 1
    # Whatever is in an input is one argument, and no option.
    assert made(results="--list", **{"fail-on": "nothing"}).status == 1
    assert made(order="$(touch there)", **{"fail-on": "nothing"}).status == 1
    assert not (repository / "there").exists()
    (repository / "public").mkdir()
    (repository / "public" / "index.html").write_text("Our club", "utf-8")
    done = made(**{"fail-on": "nothing"})
    assert done.status == 1
    assert "already exists" in done.said


# The command that writes the sheets is tried with such folders in tests/unit/test_sheets.py.
@pytest.mark.long
def test_an_empty_folder_replaces_nothing(repository: Path, made: Made) -> None:
    assert made().status == 0
    was = {path.name: path.read_bytes() for path in (repository / "public").iterdir()}
    (repository / "results" / "sections.txt").rename(repository / "results" / "sections.txt.old")
    for wanted in ("unreadable", "nothing"):
        done = made(**{"fail-on": wanted})
        assert (done.status, done.outputs["status"]) == (1, "1")
        assert "::error::results: there is no file in it that may hold standings" in done.said
    assert {path.name: path.read_bytes() for path in (repository / "public").iterdir()} == was


# Files with settings of their own are in tests/unit/test_tiebreaks_toml.py.
@pytest.mark.long
def test_each_file_goes_by_its_own_order(repository: Path, made: Made) -> None:
    settings = repository / "results" / "tiebreaks.toml"
    settings.write_text('language = "es"\n[files."sec*"]\norder = "kashdan"\n', "utf-8")
    done = made()
    assert done.status == 0
    assert "Kashdan" in (repository / "public" / "sections-open.html").read_text("utf-8")
    assert "Total: un archivo" in done.said
    assert "Total: one file" in made(language="en").said
    assert made(order="solkoff").status == 0
    assert "Kashdan" not in (repository / "public" / "sections-open.html").read_text("utf-8")
    settings.write_text('\n[files."sec*"]\nordre = "kashdan"\n', "utf-8")
    done = made(**{"fail-on": "nothing"})
    assert done.status == 1
    assert "::error file=results/tiebreaks.toml,line=3::" in done.said


def test_the_summary_leads_to_sheets_and_sources(repository: Path, made: Made) -> None:
    results = repository / "results"
    (results / "a | b").mkdir()
    shutil.copy(SAMPLES / "unreadable.txt", results / "a | b" / "[x](y) <b>.txt")
    shutil.copy(SAMPLES / "misprint.txt", results)
    summary = made(url="https://club.example/open/").summary
    assert "| ✓ | [Open](https://club.example/open/sections-open.html) | [sections.txt]" in summary
    assert "[All sections](https://club.example/open/index.html)" in summary
    blob = "https://git.example/club/results/blob/abc"
    assert f"[sections.txt]({blob}/results/sections.txt) | 4 | 3 |" in summary
    # The line at fault; whatever is in a name is text.
    assert rf"| ✗ | \[x\](y) \<b\> | [\[x\](y) \<b\>.txt]({blob}/results/a%20%7C%20b/" in summary
    assert "%5Bx%5D%28y%29%20%3Cb%3E.txt#L3)" in summary
    assert "| ≠ |" in summary
    rows = [line for line in summary.splitlines() if line.startswith("|")]
    assert len(rows) == 6
    assert all(len(re.findall(r"(?<!\\)\|", row)) == 7 for row in rows), rows


# The command makes the folder, and it has its tests.
@pytest.mark.long
def test_a_folder_may_look_like_a_page(repository: Path, made: Made) -> None:
    assert made(out="site.html").outputs["status"] == "0"
    assert (repository / "site.html" / "index.html").is_file()


def test_what_it_installs_is_pinned_and_nothing_else_is_fetched() -> None:
    script = STEPS["install"]["run"]
    installs = [line for line in script.splitlines() if '"${pip[@]}"' in line]
    assert len(installs) == 2
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)
    assert (ROOT / "requirements/action.txt").is_file()
    assert not re.search(r"curl|wget|git clone|npm", str(ACTION["runs"]))


def test_the_page_tells_its_inputs() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", INPUTS, re.MULTILINE) == list(ACTION["inputs"])
    (workflow,) = re.findall(r"```yaml\n(name:.*?)```", PAGE, re.DOTALL)
    steps = YAML(typ="safe").load(workflow)["jobs"]["standings"]["steps"]
    (given,) = [step["with"] for step in steps if step["uses"].startswith("OWNER/")]
    told = re.findall(r"^\| `([a-z-]+)` \|", OUTPUTS, re.MULTILINE)
    assert told == list(ACTION["outputs"])
    assert set(given) <= set(ACTION["inputs"])
    (uploaded,) = [step["with"]["path"] for step in steps if "upload" in step["uses"]]
    assert uploaded == given["out"]


def test_the_workflow_on_the_page_fits_the_schema(tmp_path: Path) -> None:
    (workflow,) = re.findall(r"```yaml\n(name:.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "standings.yml"
    file.write_text(workflow, "utf-8")
    checker = Path(sys.executable).with_name("check-jsonschema")
    schema = ("--builtin-schema", "vendor.github-workflows")
    done = subprocess.run([checker, *schema, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
