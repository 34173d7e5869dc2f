"""The wheel and its lock file, as somebody's own Pyodide page loads them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.node.conftest import ROOT, RunPython

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
