"""The workflows: they call what exists, on every supported Python, and publish what was tested."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.support.project import ROOT
from tests.tooling.test_commands import make

GITHUB = ROOT / ".github"
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
PATHS = sorted((GITHUB / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOWS: dict[str, dict[str, Any]] = {
    path.name: YAML(typ="safe").load(path.read_text(encoding="utf-8")) for path in PATHS
}
OWN = "$/.github/workflows/"


def jobs() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for name, workflow in WORKFLOWS.items():
        for job, content in workflow["jobs"].items():
            yield name, job, content


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, _, job in jobs():
        for step in job.get("steps", []):
            yield name, step


def before(workflow: dict[str, Any], job: str) -> set[str]:
    """The jobs that must succeed before this one."""
    needs = workflow["jobs"][job].get("needs", [])
    named = {needs} if isinstance(needs, str) else set(needs)
    return named.union(*(before(workflow, other) for other in named))


def test_there_are_workflows_for_tests_the_site_and_releases() -> None:
    assert set(WORKFLOWS) == {"test.yml", "site.yml", "release.yml", "nightly.yml"}


def test_what_new_examples_find_is_kept() -> None:
    nightly = WORKFLOWS["nightly.yml"]
    assert nightly["on"]["schedule"]
    assert nightly["jobs"]["test"]["uses"] == f"{OWN}test.yml"
    for name, job in (("nightly.yml", "fuzz"), ("test.yml", "test")):
        last, kept = WORKFLOWS[name]["jobs"][job]["steps"][-2:]
        assert re.match("make (fuzz|test-all)", last["run"])
        assert kept["if"] == "failure()"
        assert ".hypothesis/examples" in kept["with"]["path"]


def test_workflows_call_only_make_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, flags=re.MULTILINE))
    called = {
        name
        for _, step in steps()
        for name in re.findall(r"^make ([\w-]+)", step.get("run", ""), flags=re.MULTILINE)
    }
    assert {"check", "test-all", "build", "dist", "zip"} <= called
    assert called <= targets


def test_a_push_runs_the_readmes_tests_and_a_pull_request_all() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert re.findall(r"^make .*", script, flags=re.MULTILINE) == ["make -j2 check test"]
    assert "make test " in (ROOT / "README.md").read_text(encoding="utf-8")
    steps = [step.get("run", "") for step in WORKFLOWS["test.yml"]["jobs"]["test"]["steps"]]
    commands = [step for step in steps if step.startswith("make")]
    assert commands == ["make check", "make test-all"]


def test_tests_run_on_every_supported_python() -> None:
    asked = WORKFLOWS["test.yml"]["jobs"]["test"]["strategy"]["matrix"]["python"]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'^requires-python = ">=3\.(\d+)"', project, re.MULTILINE)
    assert oldest is not None
    assert asked == [f"3.{minor}" for minor in range(int(oldest[1]), 15)]
    assert re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project) == asked
    script = (ROOT / "requirements/find_python.sh").read_text(encoding="utf-8")
    assert all(f"python{version}" in script for version in asked)


@pytest.mark.parametrize("name", ["site.yml", "release.yml"])
def test_nothing_is_published_untested(name: str) -> None:
    workflow = WORKFLOWS[name]
    tests = {job for job, held in workflow["jobs"].items() if held.get("uses") == f"{OWN}test.yml"}
    assert tests
    for job in workflow["jobs"]:
        assert job in tests or tests <= before(workflow, job), job


def test_only_the_jobs_that_publish_may_write() -> None:
    writers = {
        (name, job): {what for what, how in held.get("permissions", {}).items() if how == "write"}
        for name, job, held in jobs()
    }
    assert {place: what for place, what in writers.items() if what} == {
        ("site.yml", "publish"): {"pages", "id-token"},
        ("release.yml", "publish"): {"id-token"},
        ("release.yml", "release"): {"contents"},
    }
    assert all(workflow["permissions"] == {} for workflow in WORKFLOWS.values())


def test_actions_are_pinned_by_hash_with_one_version_each() -> None:
    pins: dict[str, set[str]] = {}
    for path in [*PATHS, ROOT / "action.yml"]:
        for line in re.findall(r"uses: (.*)", path.read_text(encoding="utf-8")):
            if line.startswith(OWN):
                assert line.removeprefix(OWN) in WORKFLOWS
                continue
            found = re.fullmatch(r"([\w-]+/[\w-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", line)
            assert found, line
            pins.setdefault(found[1], set()).add(found[2])
    assert {action: len(pinned) for action, pinned in pins.items()} == dict.fromkeys(pins, 1)


def test_what_is_referred_to_is_there() -> None:
    # `${{ steps.nobody.outputs.x }}` is an empty text, not an error.
    for name, job, held in jobs():
        ids = {step["id"] for step in held.get("steps", []) if "id" in step}
        matrix = set(held.get("strategy", {}).get("matrix", {}))
        text = str(held)
        assert set(re.findall(r"\bsteps\.([\w-]+)", text)) <= ids, (name, job)
        assert set(re.findall(r"\bmatrix\.([\w-]+)", text)) <= matrix, (name, job)


def test_the_site_is_built_with_its_address() -> None:
    (step,) = [step for step in WORKFLOWS["site.yml"]["jobs"]["build"]["steps"] if step.get("run")]
    assert step["run"] == "make build"
    repository = "${{ github.server_url }}/${{ github.repository }}"
    assert step["env"] == {
        "SITE_URL": "${{ steps.pages.outputs.base_url }}",
        "REPO_URL": repository,
    }
    steps = WORKFLOWS["release.yml"]["jobs"]["build"]["steps"]
    made = [step for step in steps if step.get("run") in {"make dist", "make zip"}]
    # Without SITE_URL: the extension is for one site, and the archive for any.
    assert [step["env"] for step in made] == [{"REPO_URL": repository}] * 2


def test_check_looks_at_every_file() -> None:
    planned = make("--dry-run", "check").stdout
    assert "zizmor --offline" in planned
    for path in [*FORMS, *PATHS, GITHUB / "dependabot.yml", ROOT / "action.yml"]:
        told = str(path.relative_to(ROOT))
        assert told in planned or f"{Path(told).parent}/*.yml" in planned, told


@pytest.mark.native
@pytest.mark.parametrize(
    ("sound", "broken"),
    [(r"@[0-9a-f]{40}", "@v7"), ("workflow_dispatch", "pull_request_target")],
)
def test_the_linter_sees_what_is_not_sound(tmp_path: Path, sound: str, broken: str) -> None:
    text = (GITHUB / "workflows/site.yml").read_text(encoding="utf-8")
    workflow = tmp_path / "site.yml"
    workflow.write_text(re.sub(sound, broken, text, count=1), encoding="utf-8")
    zizmor = Path(sys.executable).with_name("zizmor")
    done = subprocess.run(
        [zizmor, "--offline", "--quiet", workflow], capture_output=True, check=False
    )
    assert done.returncode > 10  # a finding; 1 would be a failure of its own


def test_every_form_asks_for_what_a_report_needs() -> None:
    asked = {
        path.stem: {
            part["id"]
            for part in YAML(typ="safe").load(path.read_text(encoding="utf-8")).get("body", [])
            if part.get("validations", {}).get("required")
        }
        for path in FORMS
    }
    assert {"table", "program", "expected"} <= asked["value"]
    assert {"table", "program"} <= asked["table"]
    assert {"where", "sentence"} <= asked["sentence"]
