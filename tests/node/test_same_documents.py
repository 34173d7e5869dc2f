"""Every Python says the same about every table: this one, others on this machine, the browser's."""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.node.conftest import ROOT, RunPython
from tests.support.documents import document, documents, tables

pytestmark = pytest.mark.node

SUPPORTED = ("3.12", "3.13", "3.14")
_VERSION = "import platform; print(platform.python_version())"


def _candidates() -> Iterator[str]:
    for version in SUPPORTED:
        if found := shutil.which(f"python{version}"):
            yield found
        # Where several are installed side by side, as by pyenv, uv or GitHub's setup-python.
        for folder in Path(sys.base_prefix).parents[:2]:
            for pattern in (f"{version}*/bin/python3", f"*{version}*/x64/bin/python3"):
                yield from map(str, sorted(folder.glob(pattern)))


def _series(version: str) -> str:
    return ".".join(version.split(".")[:2])


def pythons() -> dict[str, str]:
    """The supported Pythons that are here, by version: one of each series, this one for its own."""
    found = {platform.python_version(): sys.executable}
    for python in _candidates():
        # A pyenv shim may be there without its Python.
        asked = subprocess.run(
            [python, "-c", _VERSION], capture_output=True, text=True, check=False
        )
        version = asked.stdout.strip()
        if (
            asked.returncode == 0
            and _series(version) in SUPPORTED
            and _series(version) not in map(_series, found)
        ):
            found[version] = python
    return found


def in_the_page() -> str:
    """The version of Python that Pyodide is."""
    lock = ROOT / "node_modules" / "pyodide" / "pyodide-lock.json"
    version: str = json.loads(lock.read_text("utf-8"))["info"]["python"]
    return version


_RUN = """
import runpy, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
runpy.run_module("tests.support.documents", run_name="__main__")
"""


@pytest.mark.long
def test_every_python_says_the_same_about_every_table(run_python: RunPython) -> None:
    # This one runs as well, in a process of its own: sets are in another order there.
    others = {
        version: subprocess.Popen(
            [python, "-I", "-c", _RUN, str(ROOT)], stdout=subprocess.PIPE, encoding="utf-8"
        )
        for version, python in pythons().items()
    }
    ours = documents()
    assert len(ours) > 80
    for version, process in others.items():
        said, _ = process.communicate()
        assert process.returncode == 0, version
        assert json.loads(said) == ours, version
    in_the_browser = run_python(
        "import json, platform, sys; sys.path.append('/root')\n"
        "from tests.support.documents import documents\n"
        "json.dumps([platform.python_version(), documents()])",
        mounts={"/root": ROOT},
    )
    # The newest of the supported ones is at least here.
    assert json.loads(in_the_browser.splitlines()[-1]) == [in_the_page(), ours]
    assert _series(in_the_page()) == SUPPORTED[-1]


# It is about the documents of the test above.
@pytest.mark.long
def test_the_documents_are_of_many_kinds() -> None:
    small = [path for path in tables() if path.stat().st_size < 1500]
    made = [json.loads(document(path)) for path in small]
    assert len({one.get("format") for one in made}) > 15
    standings = [row for one in made for row in one.get("standings", ())]
    assert len(standings) > 200
    assert all(row["workings"] for row in standings)
