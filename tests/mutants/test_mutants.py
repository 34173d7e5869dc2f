"""The mutants themselves: which faults are made, and that the list of reasons is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import making
from tests.mutants.accepted import accepted
from tests.mutants.making import Source, modules
from tests.support.project import ROOT

TOY = '''"""A module."""
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    NEVER = 1


def half(number: "int") -> int:
    """Halve it."""
    return cast("int", number // 2)
'''


def test_faults_are_made_where_they_can_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy.py").write_text(TOY, "utf-8")
    monkeypatch.setattr(making, "ROOT", tmp_path)
    found = [mutant for mutant in Source("toy.py").mutants() if mutant.makes_sense]
    # Nothing in a docstring, a type, or what only a type checker runs.
    assert {mutant.line for mutant in found} == {10}
    assert [mutant.lines for mutant in found if " / 2" in mutant.text] == [
        ('- return cast("int", number // 2)', '+ return cast("int", number / 2)')
    ]
    assert {mutant.change[0] for mutant in found} == {"toy.py half"}
    assert len({mutant.key for mutant in found}) == len({mutant.name for mutant in found}) == 2


def test_packages_and_modules_are_chosen_by_name() -> None:
    assert "calculator/ranking/places.py" in modules("ranking")
    assert list(modules("calculator/ranking/places.py")) == ["calculator/ranking/places.py"]


def test_what_is_accepted_is_still_there_and_has_a_reason() -> None:
    for (where, lines), reason in accepted().items():
        text = (ROOT / where.split(maxsplit=1)[0]).read_text("utf-8")
        known = {line.strip() for line in text.splitlines()}
        before = {line[2:] for line in lines if line.startswith("- ")}
        assert before, where
        assert before <= known, where
        assert reason.endswith("."), where
