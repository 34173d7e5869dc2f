"""The workflow of a release, run here: from a tag to packages, site and the release's page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from email.parser import BytesHeaderParser
from pathlib import Path
from zipfile import ZipFile

import pytest

import calculator
from pyscript_app.build.hosting import FOLDER
from tests.support.project import ROOT
from tests.support.runner import Ran, run_job
from tests.tooling.test_workflows import WORKFLOWS

pytestmark = [pytest.mark.native, pytest.mark.long]

JOBS = WORKFLOWS["release.yml"]["jobs"]
NUMBER = calculator.__version__
TAG = f"v{NUMBER}"
GITHUB = {
    "server_url": "https://git.example",
    "repository": "club/tiebreaks",
    "token": "a token of this run",
}
CHANGES = f"""# Changes

## Unreleased

- Not yet.

## {NUMBER} (2026-12-31)

- **The first one.** It works.

## 0.0.1 (2026-12-30)

- Long ago.
"""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a runner checks out at the tag, with what it would install already there."""
    folder = tmp_path_factory.mktemp("runner") / "tiebreaks"

    def git(*asked: str, cwd: Path = folder) -> str:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        done = subprocess.run(
            ["git", *who, *asked], cwd=cwd, capture_output=True, text=True, check=True
        )
        return done.stdout

    # As it is here, committed or not.
    listed = git("ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    # What is built already need not be built again.
    shutil.copytree(ROOT / "docs" / "app", folder / "docs" / "app", dirs_exist_ok=True)
    (folder / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "--message", "A release")
    git("tag", TAG)
    _installed(folder)
    return folder


def _installed(folder: Path) -> None:
    """Put what `make setup` would install into a clone: links to what is installed here."""
    home = folder / ".venv"
    (home / "bin").mkdir(parents=True)
    ours = Path(sys.prefix)
    for name in ("lib", "include"):
        (home / name).symlink_to(ours / name)
    for program in (ours / "bin").iterdir():
        (home / "bin" / program.name).symlink_to(program)
    shutil.copy(ours / "pyvenv.cfg", home)
    (home / ".folder").write_text(f"{folder}\n", "utf-8")
    packages = folder / "node_modules"
    packages.mkdir()
    for package in (ROOT / "node_modules").iterdir():
        if package.name != ".stamp":
            (packages / package.name).symlink_to(package.resolve())
    # Stamps of what is installed, newer than the lists of the clone.
    for stamp in (home / ".site", home / ".dev", packages / ".stamp"):
        stamp.touch()


def run(job: str, workspace: Path, artifacts: Path, path: str = "") -> Ran:
    environment = {
        "PATH": f"{path}{os.pathsep}{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(artifacts.parent),
        "GITHUB_REF_NAME": TAG,
        "LANG": "C.UTF-8",
        "ASKED": str(artifacts.parent / "asked.json"),
    }
    return run_job(JOBS[job], workspace, artifacts, GITHUB, environment)


def test_from_the_tag_to_the_page_of_the_release(clone: Path, tmp_path: Path) -> None:
    artifacts = tmp_path / "artifacts"
    made = run("build", clone, artifacts)
    assert made.status == 0, (made.failed, made.said[-3000:])
    assert "PASSED" in made.said, "twine has looked at the packages"

    packages = sorted(path.name for path in (artifacts / "dist").iterdir())
    assert packages == [
        f"chess_tiebreak_calculator-{NUMBER}-py3-none-any.whl",
        f"chess_tiebreak_calculator-{NUMBER}.tar.gz",
        f"chess_tiebreak_calculator_pictures-{NUMBER}-py3-none-any.whl",
        f"chess_tiebreak_calculator_pictures-{NUMBER}.tar.gz",
    ], "PyPI takes nothing else"
    with ZipFile(artifacts / "dist" / packages[0]) as wheel:
        (name,) = [one for one in wheel.namelist() if one.endswith("/METADATA")]
        said = BytesHeaderParser().parsebytes(wheel.read(name))
    assert said["Version"] == NUMBER
    assert "Issues, https://git.example/club/tiebreaks/issues" in said.get_all("Project-URL", [])

    released = artifacts / "release"
    assert (released / "notes.md").read_text("utf-8").strip() == "- **The first one.** It works."
    with ZipFile(released / "site.zip") as archive:
        names = archive.namelist()
        assert {name.split("/")[0] for name in names} == {FOLDER}
        assert NUMBER in archive.read(f"{FOLDER}/READ-ME.txt").decode()
        assert f"Version {NUMBER}" in archive.read(f"{FOLDER}/index.html").decode(), (
            "the foot of the page"
        )
    for package in released.rglob("*.tgz"):
        with tarfile.open(package) as archive:
            described = archive.extractfile("package/package.json")
            assert described is not None
            assert json.load(described)["version"] == NUMBER

    # Of the jobs that publish, what they run: with a program that only notes what it is asked.
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "gh").write_text(
        f"#!{sys.executable}\nimport json, os, sys\n"
        'asked = [sys.argv[1:], os.environ["GH_TOKEN"], os.environ["GH_REPO"]]\n'
        'open(os.environ["ASKED"], "w").write(json.dumps(asked))\n',
        "utf-8",
    )
    (programs / "gh").chmod(0o755)
    (tmp_path / "empty").mkdir()
    done = run("release", tmp_path / "empty", artifacts, str(programs))
    assert done.status == 0, done.said
    arguments, token, repository = json.loads((tmp_path / "asked.json").read_text("utf-8"))
    assert (token, repository) == (GITHUB["token"], GITHUB["repository"])
    assert arguments[:3] == ["release", "create", TAG]
    files = [one for one in arguments if one.startswith("dist/") and not one.endswith(".md")]
    assert {*packages, "site.zip"} <= {Path(one).name for one in files}
    assert arguments[arguments.index("--notes-file") + 1] == "dist/notes.md"
    assert (tmp_path / "empty" / "dist" / "notes.md").is_file()


def test_what_stops_it(clone: Path, tmp_path: Path) -> None:
    log = clone / "CHANGELOG.md"
    for changes in (CHANGES.replace(NUMBER, "98.7.6"), "# Changes\n\n## Unreleased\n"):
        log.write_text(changes, "utf-8")
        done = run("build", clone, tmp_path / "artifacts")
        assert done.status != 0
        assert done.failed == "The tag is the version, and the change log has it with a date"
    log.write_text(CHANGES.replace("- **The first one.** It works.", ""), "utf-8")
    notes = {"steps": [step for step in JOBS["build"]["steps"] if "notes.md" in str(step)][:1]}
    done = run_job(notes, clone, tmp_path, GITHUB, {**os.environ, "GITHUB_REF_NAME": TAG})
    assert done.status != 0, "nothing is said of the version"
    log.write_text(CHANGES, "utf-8")


def test_the_jobs_are_all_of_the_workflow() -> None:
    assert list(JOBS) == ["test", "build", "publish", "release"]
    # What publishes runs nothing of ours but what the test above has run.
    assert [step for step in JOBS["publish"]["steps"] if "run" in step] == []
    assert re.fullmatch(r"\d+\.\d+\.\d+", calculator.__version__)
