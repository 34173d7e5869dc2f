"""The bundle: the trimmed Python answers like the whole one, and two builds are identical."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from calculator import page
from pyscript_app.build import bundle, samples
from pyscript_app.build.runtime import empty_lock, folder
from tests.node.conftest import ROOT, STOCK, RunPython

pytestmark = pytest.mark.node


def built(app: Path) -> Path:
    (found,) = app.glob("calculator-*.zip")
    return found


def questions() -> list[dict[str, Any]]:
    """Every sheet of the corpus and sample of the docs: the whole, and one value of each."""
    sheets = sorted((ROOT / "tests" / "corpus" / "data").glob("*/source.txt"))
    sheets += sorted((ROOT / "docs" / "samples").glob("*.txt"))
    asked: list[dict[str, Any]] = [json.loads(text) for text in samples.requests()]
    for sheet in sheets:
        text = sheet.read_text(encoding="utf-8")
        asked.append({"what": "calculate", "text": text, "player": 2})
        asked += [
            {"what": "workings", "text": text, "number": 1, "tiebreak": tiebreak}
            for tiebreak in ("modified-median", "solkoff", "cumulative", "cumulative-opposition")
        ]
    return asked


def test_it_answers_as_this_machines_python_does(
    app: Path, run_python: RunPython, tmp_path: Path
) -> None:
    asked = [json.dumps(question) for question in questions()]
    (tmp_path / "asked.json").write_text(json.dumps(asked), encoding="utf-8")
    said = run_python(
        "import json, pathlib; from calculator.page import answer\n"
        "asked = json.loads(pathlib.Path('/work/asked.json').read_text())\n"
        "json.dumps([json.loads(answer(question)) for question in asked])",
        pyodide=app / folder(),
        options={
            "stdLibURL": str(built(app)),
            "lockFileContents": empty_lock(STOCK),
            "packageBaseUrl": str(app),
        },
        mounts={"/work": tmp_path},
    )
    answers = json.loads(said)
    assert len(answers) == len(asked) > 50
    for question, answer in zip(asked, answers, strict=True):
        assert answer == json.loads(page.answer(question)), question[:200]


def test_an_error_in_it_is_reported_with_its_traceback(app: Path, run_python: RunPython) -> None:
    said = run_python(
        "import traceback\n"
        "try:\n    import calculator.page; calculator.page.answer('no JSON')\n"
        "except Exception:\n    said = traceback.format_exc()\n"
        "said",
        pyodide=app / folder(),
        options={
            "stdLibURL": str(built(app)),
            "lockFileContents": empty_lock(STOCK),
            "packageBaseUrl": str(app),
        },
    )
    assert "calculator/page/__init__.py" in said
    assert "JSONDecodeError" in said


def test_it_holds_bytecode_alone_and_the_whole_core_but_the_command_line(app: Path) -> None:
    names = set(ZipFile(built(app)).namelist())
    assert {Path(name).suffix for name in names} == {".pyc"}
    core = {f"{path.relative_to(ROOT).as_posix()}c" for path in ROOT.glob("calculator/**/*.py")}
    assert core - names == {"calculator/__main__.pyc"}


@pytest.mark.long
def test_the_same_sources_make_the_same_bytes(app: Path, tmp_path: Path) -> None:
    again = bundle.make(ROOT, tmp_path)
    assert again.name == built(app).name
    assert again.read_bytes() == built(app).read_bytes()
