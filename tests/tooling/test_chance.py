"""Chance: `make test` is the same in every run and on every machine, and searches say so."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support import examples
from tests.support.project import ROOT

FILES = [
    path
    for folder in ("tests", "calculator", "pyscript_app")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "node_modules" not in path.parts
]
#: What the machine or the clock decides; a `Random` only if it is given no seed.
BY_CHANCE = re.compile(
    r"(random\.)?(Random|SystemRandom)|random\.[a-z]+|secrets\..*|(uuid\.)?uuid[14]|(os\.)?urandom"
    # Of C, which Pillow gives no seed.
    r"|(.*\.)?effect_(noise|spread)"
)
#: It draws numbers of any size, where constants of the core would show, and takes no time.
DRAWN = "tests/property/test_order_by_trial.py::test_places_by_lot_are_not_explained_by_a_little"


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def unseeded(path: Path) -> Iterator[str]:
    """What a file draws by chance. A generator may be called ``random``, so imports decide."""
    text = path.read_text(encoding="utf-8")
    if not re.search("random|secrets|uuid|effect_", text):
        return
    module = re.search(r"^\s*import random\b", text, re.MULTILINE) is not None
    for name, call in calls(path):
        drawn = BY_CHANCE.fullmatch(name)
        own = name.startswith("random.") and not module
        if drawn and not own and not (name.endswith("Random") and call.args):
            yield f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call)}"
        if name.endswith("randoms") and "use_true_random=True" in ast.unparse(call):
            yield f"{path.relative_to(ROOT)}:{call.lineno}: {ast.unparse(call)}"


def test_nothing_is_drawn_without_a_seed() -> None:
    assert [found for path in FILES for found in unseeded(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "import random\nrandom.shuffle(x)",
        "import random\nrandom.Random()",
        "from random import Random\nRandom()",
        "import uuid\nuuid.uuid4()",
        "import os\nos.urandom(3)",
        "import secrets\nsecrets.choice(x)",
        "from PIL import Image\nImage.effect_noise((9, 9), 5)",
        "image.effect_spread(3)",
        "st.randoms(use_true_random=True)",
    ],
)
def test_what_would_be_drawn_is_seen(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "test_x.py"
    path.write_text(line, encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert len([*unseeded(path)]) == 1
    path.write_text("from random import Random\nrandom = Random(1)\nrandom.shuffle(x)\n", "utf-8")
    assert [*unseeded(path)] == []


def test_every_test_takes_its_number_of_examples_from_one_place() -> None:
    assert [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in FILES
        if path.is_relative_to(ROOT / "tests") and "hypothesis" in path.read_text(encoding="utf-8")
        for name, call in calls(path)
        if name in {"settings", "hypothesis.settings", "seed"}
        and path.relative_to(ROOT).parts[1] not in {"mutants", "support"}
    ] == []


def test_a_profile_is_in_force() -> None:
    fixed, fresh = settings.get_profile("fixed"), settings.get_profile("fresh")
    assert (fixed.derandomize, fixed.database, fixed.deadline) == (True, None, None)
    assert (fresh.derandomize, fresh.deadline, fresh.print_blob) == (False, None, True)
    assert fresh.database is not None
    assert fresh.max_examples == examples.USUAL > fixed.max_examples
    assert settings.default in (fixed, fresh)


def test_make_test_has_fixed_examples_and_the_searches_new_ones() -> None:
    from tests.tooling.test_commands import make  # noqa: PLC0415 - it starts make

    assert "hypothesis" not in make("--dry-run", "test").stdout
    for command in ("test-all", "browsers"):
        asked = "--hypothesis-profile=fresh" in make("--dry-run", command).stdout
        assert asked == (command == "test-all")


def drawn(out: Path, *arguments: str, **variables: str) -> dict[str, list[str]]:
    """What the tests of one file draw in a run of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-p", "tests.support.choices", f"--choices={out}", *arguments, "-m", "hypothesis"]
    left = {"CI", "PYTEST_ADDOPTS", "PYTHONHASHSEED"}
    environment = {name: value for name, value in os.environ.items() if name not in left}
    done = subprocess.run(
        command, cwd=ROOT, env=environment | variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    found: dict[str, list[str]] = json.loads(out.read_text(encoding="utf-8"))
    return found


# Only another version of Hypothesis may change it.
@pytest.mark.long
@pytest.mark.native
def test_examples_are_the_same_whatever_the_seed_and_whatever_ran_before(tmp_path: Path) -> None:
    first = drawn(tmp_path / "1", DRAWN, PYTHONHASHSEED="1")
    assert first
    # What is imported before, other modules of the core, has no say.
    again = drawn(
        tmp_path / "2",
        "calculator/tiebreaks",
        DRAWN,
        "--hypothesis-seed=7",
        PYTHONHASHSEED="2",
        CI="1",
    )
    assert again == first
    fresh = drawn(tmp_path / "3", DRAWN, "--hypothesis-profile=fresh", PYTHONHASHSEED="1")
    assert fresh.keys() == first.keys()
    assert all(fresh[test] != first[test] for test in first)
