"""The wheel and its lock file, as somebody's own Pyodide page loads them."""

from __future__ import annotations

import json
import re
import shutil
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

import pytest

from pyscript_app.build.bundle import run_node
from tests.node.conftest import ROOT, STOCK, RunPython
from tests.support.server import serve

pytestmark = pytest.mark.node


# A wheel is installed in tests/tooling/test_installed.py, and Pyodide runs the core in
# test_bundle.py.
@pytest.mark.long
def test_a_page_of_ones_own_loads_the_core(app: Path, run_python: RunPython) -> None:
    said = run_python(
        "import json, pathlib; from calculator import rank, read\n"
        "table = read(pathlib.Path('/samples/wscf.txt').read_text())\n"
        "rows = rank(table, order='us-chess').rows\n"
        "json.dumps([[row.number, row.values['modified-median'].number] for row in rows[:3]])",
        options={"lockFileURL": str(app / "wheel" / "pyodide-lock.json")},
        mounts={"/samples": ROOT / "docs" / "samples"},
        load=["chess-tiebreak-calculator"],
    )
    assert json.loads(said.splitlines()[-1]) == [[1, 17], [2, 16], [3, 19]]


#: Where micropip itself comes from: packages of pure Python are the same here and there.
PACKAGES = Path(sysconfig.get_path("purelib"))


@pytest.mark.long
@pytest.mark.skipif(sys.version_info < (3, 13), reason="this micropip is for newer Pythons only")
def test_the_lines_for_a_notebook_print_the_same(tmp_path: Path, run_python: RunPython) -> None:
    page = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")
    (code,) = [
        one for one in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "pyfetch" in one
    ]
    (output,) = re.findall(r"It prints\n\n```text\n(.*?)```", page, re.DOTALL)
    lock = json.loads((STOCK / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert version("micropip") == lock["packages"]["micropip"]["version"]
    for name in ("micropip", f"micropip-{version('micropip')}.dist-info"):
        shutil.copytree(PACKAGES / name, tmp_path / "packages" / name)
    first, rest = code.split("\n", 1)
    assert first.startswith('site = "https://')
    with serve(ROOT / "site") as address:
        said = run_python(
            f"import sys; sys.path.append('/packages')\nsite = '{address}'\n{rest}",
            mounts={"/packages": tmp_path / "packages"},
            awaits=True,
        )
    assert output in said


@pytest.mark.long
def test_the_lines_in_the_docs_print_what_the_docs_say(app: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```js\n(.*?)```", page, re.DOTALL)
    (output,) = re.findall(r"It prints\n\n```text\n(.*?)```", page, re.DOTALL)
    places = {
        "./pyodide/pyodide.mjs": (STOCK / "pyodide.mjs").as_uri(),
        "wheel/pyodide-lock.json": str(app / "wheel" / "pyodide-lock.json"),
    }
    for written, here in places.items():
        assert written in code
        code = code.replace(written, here)
    script = tmp_path / "page.mjs"
    script.write_text(code, encoding="utf-8")
    assert run_node(script, cwd=ROOT).endswith(output)
