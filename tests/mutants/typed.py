"""Whether a fault is noticed by `make check`: the type checker refuses the changed core."""

from __future__ import annotations

import subprocess
import sys

from tests.mutants.making import Mutant
from tests.support.project import ROOT

OUT = ROOT / ".cache" / "mutants"


def refused(mutant: Mutant) -> bool:
    """Ask mypy about the core with the change in it."""
    changed = OUT / "changed.py"
    OUT.mkdir(parents=True, exist_ok=True)
    changed.write_text(mutant.text, "utf-8")
    options = ("--cache-dir", str(OUT / "mypy"), "--shadow-file", mutant.path, str(changed))
    asked = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "calculator"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    return asked.returncode == 1
