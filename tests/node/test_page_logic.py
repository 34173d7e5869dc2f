"""The page's logic that needs no browser, tested by Node's own runner: tests/node/*.test.mjs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from pyscript_app.build.bundle import node

pytestmark = pytest.mark.node

TESTS = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("test", TESTS, ids=lambda path: path.name.partition(".")[0])
def test_the_logic_of_the_page(test: Path) -> None:
    # In the process of the runner: a second one would cost as much as the tests.
    command = [node(), "--test", "--test-isolation=none", str(test)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
