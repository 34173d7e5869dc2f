"""Every Python says the same about every table: this one, others on this machine, the browser's."""

from __future__ import annotations

import json
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
_VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"


def _candidates() -> Iterator[str]:
    for version in SUPPORTED:
        if found := shutil.which(f"python{version}"):
            yield found
        # Where several are installed side by side, as by pyenv, uv or GitHub's setup-python.
        for folder in Path(sys.base_prefix).parents[:2]:
            for pattern in (f"{version}*/bin/python3", f"*{version}*/x64/bin/python3"):
                yield from map(str, sorted(folder.glob(pattern)))


def pythons() -> dict[str, str]:
    """The supported Pythons that are here: one of each version, this one for its own."""
    found = {"{}.{}".format(*sys.version_info): sys.executable}
    for python in _candidates():
        # A pyenv shim may be there without its Python.
        asked = subprocess.run(
            [python, "-c", _VERSION], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0 and (version := asked.stdout.strip()) in SUPPORTED:
            found.setdefault(version, python)
    return found


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
        "import json, sys; sys.path.append('/root')\n"
        "from tests.support.documents import documents; json.dumps(documents())",
        mounts={"/root": ROOT},
    )
    assert json.loads(in_the_browser.splitlines()[-1]) == ours


def test_the_documents_are_of_many_kinds() -> None:
    small = [path for path in tables() if path.stat().st_size < 1500]
    made = [json.loads(document(path)) for path in small]
    assert len({one.get("format") for one in made}) > 15
    standings = [row for one in made for row in one.get("standings", ())]
    assert len(standings) > 200
    assert all(row["workings"] for row in standings)
