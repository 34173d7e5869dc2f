"""A release: the version has one source, the change log has dates, a tag must agree with both."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from datetime import date
from email.parser import HeaderParser
from pathlib import Path

import pytest
from build import ProjectBuilder

import calculator
from pyscript_app.build.wheel import BESIDE
from tests.support.project import ROOT
from tests.tooling.test_workflows import WORKFLOWS

CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASED = re.compile(r"(\d+)\.(\d+)\.(\d+) \((\d{4}-\d{2}-\d{2})\)")
VERSION = f'__version__ = "{calculator.__version__}"'


def copy(folder: Path, version: str) -> Path:
    """What the packages are made from, with a made-up version."""
    core = folder / "calculator"
    core.mkdir()
    for name in BESIDE:
        shutil.copy(ROOT / name, folder / name)
    text = (ROOT / "calculator/__init__.py").read_text(encoding="utf-8")
    assert text.count(VERSION) == 1
    (core / "__init__.py").write_text(
        text.replace(VERSION, f'__version__ = "{version}"'), encoding="utf-8"
    )
    return folder


def test_the_version_is_the_one_in_the_code(tmp_path: Path) -> None:
    project = ProjectBuilder(copy(tmp_path, "98.7.6"))
    metadata = Path(project.metadata_path(tmp_path / "out")) / "METADATA"
    said = HeaderParser().parsestr(metadata.read_text(encoding="utf-8"))
    assert said["Version"] == "98.7.6"
    assert said["Description-Content-Type"] == "text/markdown"


def test_no_other_file_says_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]
    # Of the packages that it needs, one may have the same number.
    assert "version" not in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    said = re.compile(rf"(?<![\d.]){re.escape(calculator.__version__)}(?![\d.])")
    files = [
        *(ROOT / name for name in ("Makefile", "mkdocs.yml", "README.md")),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "pyscript_app").rglob("*.py"),
        *(ROOT / "calculator").rglob("*.py"),
    ]
    assert [path for path in files if said.search(path.read_text(encoding="utf-8"))] == [
        ROOT / "calculator/__init__.py"
    ]


def test_the_change_log_is_dated_and_newest_first() -> None:
    first, *released = re.findall(r"^## (.*)", CHANGES, flags=re.MULTILINE)
    assert first == "Unreleased"
    found = [RELEASED.fullmatch(heading) for heading in released]
    versions = [tuple(int(part) for part in one.groups()[:3]) for one in found if one]
    days = [date.fromisoformat(one[4]) for one in found if one]
    assert len(versions) == len(released), released
    assert versions == sorted(versions, reverse=True)
    assert days == sorted(days, reverse=True)
    if versions:
        assert ".".join(map(str, versions[0])) == calculator.__version__
    _, unreleased, *parts = re.split(r"^## ", CHANGES, flags=re.MULTILINE)
    written = re.findall(r"^### (.*)", unreleased, flags=re.MULTILINE)
    assert written == sorted(written, key=date.fromisoformat, reverse=True)
    for part in parts:
        # Of a version people want to know what it brings, not on which day it was done.
        assert not re.search(r"^### ", part, re.MULTILINE)
        assert len(part) < 8000, "short"
        # It is the text of the release's page, from where links of the repository lead nowhere.
        assert not re.search(r"\]\((?!https?:)", part)


def checked(folder: Path, tag: str) -> subprocess.CompletedProcess[str]:
    """Run what the workflow runs before it builds a release."""
    (script,) = [
        step["run"]
        for step in WORKFLOWS["release.yml"]["jobs"]["build"]["steps"]
        if "calculator.__version__" in step.get("run", "")
    ]
    # `python` is this environment's, just as on GitHub it is the one that was set up.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=folder,
        env={"PATH": path, "GITHUB_REF_NAME": tag},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.native
@pytest.mark.parametrize(
    ("tag", "heading", "complaint"),
    [
        ("v98.7.6", "## 98.7.6 (2026-12-31)", ""),
        ("v98.7.7", "## 98.7.6 (2026-12-31)", "The tag is v98.7.7"),
        ("98.7.6", "## 98.7.6 (2026-12-31)", "The tag is 98.7.6"),
        ("v98.7.6", "## Unreleased", "no heading"),
        ("v98.7.6", "## 98.7.6", "no heading"),
    ],
)
def test_a_tag_must_agree_with_the_code_and_the_change_log(
    tmp_path: Path, tag: str, heading: str, complaint: str
) -> None:
    shutil.copytree(ROOT / "calculator", tmp_path / "calculator")
    code = tmp_path / "calculator/__init__.py"
    text = code.read_text(encoding="utf-8")
    code.write_text(text.replace(VERSION, '__version__ = "98.7.6"'), encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(f"# Changes\n\n{heading}\n", encoding="utf-8")
    done = checked(tmp_path, tag)
    assert (done.returncode == 0) == (not complaint), done.stderr
    assert complaint in done.stdout


def test_the_package_tells_what_it_is() -> None:
    text = (ROOT / "calculator/README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (output,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True,
                          check=False)  # fmt: skip
    assert done.stdout == output, done.stderr
