"""An action or a job of a workflow, run as GitHub's runner does: its steps in order.

What they fetch with `uses` is not run: a test says what such a step puts out. Only artifacts, by
which one job hands files to another, are kept and brought here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

_EXPRESSION = re.compile(
    r"\$\{\{ *(?:inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)|github\.([\w.]+)) *\}\}"
)


class Done(NamedTuple):
    """What came of it."""

    status: int
    """0, or that of the step that failed: those after it are not run."""
    outputs: dict[str, str]
    """The action's own outputs."""
    said: str
    summary: str


def run(
    action: Path,
    workspace: Path,
    temporary: Path,
    inputs: Mapping[str, str],
    used: Mapping[str, Mapping[str, str]],
    environment: Mapping[str, str] | None = None,
    github: Mapping[str, str] | None = None,
) -> Done:
    """Run an action in a workspace.

    Args:
        action: the folder that has ``action.yml``.
        workspace: the folder of the repository whose workflow uses it.
        temporary: the runner's own folder.
        inputs: what the workflow says after ``with``.
        used: what the steps with ``uses`` put out, by their ids; the other steps are run.
        environment: what the runner's machine has besides.
        github: what the runner says of the event, by its name below ``github``.
    """
    read: dict[str, Any] = YAML(typ="safe").load((action / "action.yml").read_text("utf-8"))
    assert read["runs"]["using"] == "composite"
    assert set(inputs) <= set(read["inputs"]), "the runner warns of an input that there is not"
    values = {name: str(given.get("default", "")) for name, given in read["inputs"].items()}
    values |= inputs
    outputs = {step: dict(given) for step, given in used.items()}

    def filled(text: str) -> str:
        # What is not there is empty, as at the runner's.
        def value(found: re.Match[str]) -> str:
            if found[4]:
                return (github or {}).get(found[4], "")
            return values[found[1]] if found[1] else outputs[found[2]].get(found[3], "")

        return _EXPRESSION.sub(value, text)

    said, status = "", 0
    summary = temporary / "summary"
    summary.touch()
    for at, step in enumerate(read["runs"]["steps"]):
        if "uses" in step:
            assert step["id"] in used
            continue
        assert step["shell"] == "bash"
        assert "${{" not in step["run"], "an input must not become code"
        script, told = temporary / f"{at}.sh", temporary / f"{at}.output"
        script.write_text(step["run"], "utf-8")
        told.touch()
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
            cwd=workspace,
            env={
                "PATH": os.environ["PATH"],
                "HOME": str(temporary),
                **(environment or {}),
                "CI": "true",
                "GITHUB_ACTIONS": "true",
                "GITHUB_WORKSPACE": str(workspace),
                "GITHUB_ACTION_PATH": str(action),
                "GITHUB_OUTPUT": str(told),
                "GITHUB_STEP_SUMMARY": str(summary),
                "RUNNER_TEMP": str(temporary),
                "RUNNER_OS": "Linux",
                **{name: filled(str(value)) for name, value in step.get("env", {}).items()},
            },
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        said += done.stdout + done.stderr
        lines = told.read_text("utf-8").splitlines()
        outputs[step["id"]] = dict(line.split("=", 1) for line in lines)
        if done.returncode:
            status = done.returncode
            break
        assert outputs[step["id"]], f"{step['id']} put nothing out"
    for step in read["runs"]["steps"]:
        outputs.setdefault(step["id"], {})
    own = {name: filled(given["value"]) for name, given in read["outputs"].items()}
    return Done(status, own, said, summary.read_text("utf-8"))


class Ran(NamedTuple):
    """What came of the steps of a job."""

    status: int
    """0, or that of the step that failed."""
    failed: str
    """The step that failed: its name, or what it runs."""
    said: str


def run_job(
    job: Mapping[str, Any],
    workspace: Path,
    artifacts: Path,
    github: Mapping[str, str],
    environment: Mapping[str, str],
) -> Ran:
    """Run a job of a workflow in a workspace, which has the checkout already.

    Args:
        job: as the workflow has it.
        workspace: the folder that the steps run in.
        artifacts: where files that are handed on are kept, in a folder for each name.
        github: what expressions ask for, by its name below ``github``.
        environment: the variables of the runner's machine.
    """
    said = ""
    for step in job["steps"]:
        told = step.get("with", {})
        if "upload-artifact" in step.get("uses", ""):
            found = [path for one in told["path"].split() for path in workspace.glob(one)]
            assert found, f"nothing to hand on for {told['name']}"
            for path in found:
                out = artifacts / told["name"]
                if path.is_dir():
                    shutil.copytree(path, out, dirs_exist_ok=True)
                else:
                    out.mkdir(parents=True, exist_ok=True)
                    shutil.copy(path, out)
        elif "download-artifact" in step.get("uses", ""):
            shutil.copytree(artifacts / told["name"], workspace / told["path"], dirs_exist_ok=True)
        elif "run" in step:
            assert "${{" not in step["run"], "an expression must not become code"

            def value(found: re.Match[str]) -> str:
                return github[found[4]]

            done = subprocess.run(
                # As the runner does where the workflow names no shell.
                ["bash", "-e", "-c", step["run"]],
                cwd=workspace,
                env={
                    **environment,
                    **{
                        name: _EXPRESSION.sub(value, str(text))
                        for name, text in step.get("env", {}).items()
                    },
                },
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            said += done.stdout + done.stderr
            if done.returncode:
                return Ran(done.returncode, step.get("name", step["run"]), said)
    return Ran(0, "", said)
