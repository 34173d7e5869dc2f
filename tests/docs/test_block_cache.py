"""What is kept of blocks: two builds of one project at a time do not get into each other's way."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from pyscript_app.docs_blocks import block_cache
from pyscript_app.docs_blocks.block_cache import Added, Blocks

MADE: tuple[str, list[Added]] = ("<p>Worked out</p>", [("live/1.json", "{}")])


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the hash over all of the code."""
    monkeypatch.setattr(block_cache, "state", lambda root: "one")


def made() -> tuple[str, list[Added]]:
    return MADE


def test_what_was_worked_out_is_kept(tmp_path: Path) -> None:
    first, second = Blocks(tmp_path), Blocks(tmp_path)
    assert [first.block("a", made), first.block("b", made)] == [MADE, MADE]
    assert [second.block("a", made), second.block("c", made)] == [MADE, MADE]
    assert (first.made, second.made) == (2, 1)


@pytest.mark.parametrize("step", ["mkdir", "replace"])
def test_another_build_keeps_the_same_block_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """It comes between, just before this build makes the folder, or puts the file in place."""
    one, other = Blocks(tmp_path), Blocks(tmp_path)
    real = getattr(Path, step)

    def between(path: Path, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as it is
        monkeypatch.setattr(Path, step, real)
        assert other.block("a", made) == MADE
        return real(path, *given, **named)

    monkeypatch.setattr(Path, step, between)
    assert one.block("a", made) == MADE
    assert (one.made, other.made) == (1, 1)
    third = Blocks(tmp_path)
    assert third.block("a", made) == MADE
    assert third.made == 0


def test_another_build_removes_the_folder_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = Blocks(tmp_path)
    blocks.block("a", made)
    real = Path.is_dir

    def gone(path: Path, **named: Any) -> bool:  # noqa: ANN401 - as it is
        there = real(path, **named)
        shutil.rmtree(path, ignore_errors=True)
        return there

    with monkeypatch.context() as during:
        during.setattr(Path, "is_dir", gone)
        assert blocks.block("b", made) == MADE
    assert blocks.block("b", made) == MADE
    assert Blocks(tmp_path).block("b", made) == MADE


def test_the_newest_states_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / ".cache" / "blocks"
    for name in "abcdefg":
        monkeypatch.setattr(block_cache, "state", lambda root, name=name: name)
        Blocks(tmp_path).block("a", made)
        for at, path in enumerate(sorted(kept.iterdir())):
            # Not by the clock, which may not move between two of them.
            os.utime(path, (at, at))
    assert sorted(path.name for path in kept.iterdir()) == ["d", "e", "f", "g"]
