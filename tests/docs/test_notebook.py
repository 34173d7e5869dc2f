"""The notebook of the Python page: run as Jupyter does, it shows what it has kept."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.project import ROOT

NOTEBOOK = ROOT / "docs" / "developers" / "federation" / "federation.ipynb"


def shown(notebook: Path) -> list[tuple[str, list[dict[str, Any]]]]:
    """Each cell with what it shows."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [(cell["source"], cell.get("outputs", [])) for cell in cells]


# What it calls, the tests of the Python page call as well; Jupyter takes ten seconds to start.
@pytest.mark.long
def test_it_runs_and_shows_what_it_keeps(tmp_path: Path) -> None:
    out = tmp_path / "run.ipynb"
    command = [sys.executable, "-m", "tests.docs.notebook", str(NOTEBOOK), str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=180)
    kept = shown(NOTEBOOK)
    # Otherwise: python -m tests.docs.notebook docs/developers/federation/federation.ipynb
    assert shown(out) == kept
    outputs = [output for _, found in kept for output in found]
    assert len(outputs) > 10
    assert "<table" in "".join(outputs[0]["data"]["text/html"]), "standings show themselves"
    assert all(output["output_type"] != "error" for output in outputs)
