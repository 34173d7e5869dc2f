"""Pyodide under Node, without network."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest

from pyscript_app.build import pages
from pyscript_app.build.bundle import run_node

ROOT = Path(__file__).parents[2]
APP = ROOT / "docs" / "app"
STOCK = ROOT / "node_modules" / "pyodide"


class RunPython(Protocol):
    """Runs Python code in a Pyodide under Node; returns what was printed."""

    def __call__(
        self,
        code: str,
        *,
        pyodide: Path = ...,
        options: Mapping[str, Any] | None = ...,
        mounts: Mapping[str, Path] | None = ...,
        load: Sequence[str] = ...,
        awaits: bool = ...,
        asked: Path | None = ...,
        alone: bool = ...,
    ) -> str: ...


@pytest.fixture
def app() -> Path:
    """The built app."""
    if not (APP / pages.NAMES).is_file():
        pytest.fail("docs/app/ is not built: run `make build`")
    return APP


@pytest.fixture
def run_python(tmp_path: Path) -> Callable[..., str]:
    """Run Python code in a Pyodide under Node."""

    def run(
        code: str,
        *,
        pyodide: Path = STOCK,
        options: Mapping[str, Any] | None = None,
        mounts: Mapping[str, Path] | None = None,
        load: Sequence[str] = (),
        awaits: bool = False,
        asked: Path | None = None,
        alone: bool = False,
    ) -> str:
        plan = {
            "pyodide": str(pyodide / "pyodide.mjs"),
            "options": dict(options or {}),
            "mounts": {path: str(folder) for path, folder in (mounts or {}).items()},
            "load": list(load),
            "awaits": awaits,
            "asked": str(asked or ""),
            "alone": alone,
            "python": code,
        }
        file = tmp_path / "plan.json"
        file.write_text(json.dumps(plan), encoding="utf-8")
        return run_node(Path(__file__).with_name("run.mjs"), file, cwd=ROOT)

    return run
