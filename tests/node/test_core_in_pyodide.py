"""The core's own tests pass in the Python that runs in the browser."""

from __future__ import annotations

import json
import re
import sysconfig
from pathlib import Path

import pytest

from tests.node.conftest import ROOT, RunPython

pytestmark = pytest.mark.node

# pytest's own packages are pure Python, so Pyodide can use this machine's.
RUN = """
import os, sys
sys.path += ["/root", "/packages"]
os.chdir("/root")
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
import pytest
status = pytest.main([
    "-q", "-rfE", "--doctest-modules", "--strict-config", "--color=no", "--tb=short",
    "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0",
    "-m", "not native", "--ignore=calculator/command/pictures", *CHOSEN,
])
f"exit status {int(status)}"
"""


#: What no test there can import: Hypothesis, and what checks JSON schemas, have compiled parts;
#: there are no processes.
OF_THIS_MACHINE = re.compile(r"\b(?:hypothesis|jsonschema|subprocess)\b")


def needs_this_machine(file: Path) -> bool:
    """Whether a file says that it needs one of these, or the files of tests that it imports do."""
    text = file.read_text(encoding="utf-8")
    imported = re.findall(r"^ *from (tests\.[\w.]+) import", text, re.MULTILINE)
    files = (ROOT / f"{name.replace('.', '/')}.py" for name in imported)
    return bool(OF_THIS_MACHINE.search(text)) or any(
        needs_this_machine(each) for each in files if each.is_file()
    )


@pytest.mark.long
def test_the_cores_tests_pass_in_pyodide(run_python: RunPython) -> None:
    files = [*ROOT.glob("tests/unit/test_*.py"), *ROOT.glob("tests/corpus/test_*.py")]
    chosen = [str(file.relative_to(ROOT)) for file in files if not needs_this_machine(file)]
    # The core itself is in the list for the examples in its docstrings; without what the command
    # line does with pictures, which needs Pillow.
    said = run_python(
        RUN.replace("CHOSEN", repr(["calculator", *sorted(chosen)])),
        mounts={"/root": ROOT, "/packages": Path(sysconfig.get_path("purelib"))},
    )
    assert "exit status 0" in said, said
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None, said
    assert int(passed[1]) > 100, said


# Of another Python the bytecode would not run that test_bundle.py always runs.
@pytest.mark.long
def test_its_python_is_the_one_we_pin(run_python: RunPython) -> None:
    lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text())
    said = run_python("import sys; '.'.join(map(str, sys.version_info[:3]))")
    assert said.strip() == lock["info"]["python"]
