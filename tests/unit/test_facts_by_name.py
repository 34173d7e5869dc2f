"""The core gets what it needs from a message by name: only words read facts by position."""

import re
from pathlib import Path

import pytest

import calculator

CORE = Path(calculator.__file__).parent
#: A fact by its position, or a term's reason recognised by its position among the others.
BY_POSITION = re.compile(r"\bfacts\[|\bnotes\[")

FILES = [
    path.relative_to(CORE)
    for path in sorted(CORE.rglob("*.py"))
    if "words" not in path.relative_to(CORE).parts
]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_fact_is_read_by_its_position(path: Path) -> None:
    lines = (CORE / path).read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if BY_POSITION.search(line)] == []
