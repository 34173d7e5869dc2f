"""The wheel and its lock file, as somebody's own Pyodide page loads them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pyscript_app.build.bundle import run_node
from tests.node.conftest import ROOT, STOCK, RunPython

pytestmark = pytest.mark.node


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


def test_the_lines_in_the_docs_print_what_the_docs_say(app: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```js\n(.*?)```", page, re.DOTALL)
    (output,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
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
