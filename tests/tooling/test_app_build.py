"""The build of the browser app: pins, names, steps."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from pyscript_app.build import pages, runtime
from pyscript_app.build.runtime import BuildError
from pyscript_app.build.steps import Steps, digest
from tests.support.project import ROOT

PAGE = Path(pages.__file__).parents[1] / "page"


def test_a_runtime_file_that_is_not_the_pinned_one_stops_the_build(tmp_path: Path) -> None:
    for name in runtime.SERVED | runtime.READ:
        (tmp_path / name).write_bytes(b"something else")
    with pytest.raises(BuildError, match=r"not the pinned file(?s:.*)pinned [0-9a-f]{64}"):
        runtime.check(tmp_path)


def test_a_missing_runtime_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="npm ci"):
        runtime.check(tmp_path)


def test_a_name_that_nothing_is_published_under_stops_the_build() -> None:
    with pytest.raises(BuildError, match=r"gone\.js"):
        pages.publish('import "./gone.js";', {})


def test_modules_that_refer_to_one_another_in_a_circle_stop_the_build(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text('import "./two.js";')
    (tmp_path / "two.js").write_text('import "./one.js";')
    with pytest.raises(BuildError, match="circle"):
        pages.make(tmp_path, tmp_path, {})


def test_published_modules_refer_to_published_names_alone(tmp_path: Path) -> None:
    known = dict.fromkeys(
        [
            *(f"pyodide/{name}" for name in runtime.SERVED),
            "pyodide",
            "bundle.zip",
            *pages.LIBRARIES,
        ],
        "./published",
    )
    files = pages.make(PAGE, tmp_path, known | {"lock.json": "{}", "wasm.size": "1"})
    names = {file.name for file in files}
    assert {"app.js", "app.css"} < names
    modules = [file for file in files if file.suffix == ".js"]
    assert len(modules) == len(list(PAGE.glob("*.js")))
    for file in modules:
        text = file.read_text()
        plain = [f'"./{path.name}"' for path in PAGE.glob("*.js")]
        assert [name for name in plain if name in text] == [], file.name
        if file.name != "app.js":
            assert hashlib.sha256(text.encode()).hexdigest()[:10] in file.name


def test_a_library_is_published_as_it_is_with_its_licence(tmp_path: Path) -> None:
    modules = ROOT / "node_modules"
    assert pages.libraries(modules, tmp_path).keys() == pages.LIBRARIES.keys()
    for package, path in pages.libraries(modules, tmp_path).items():
        content = path.read_bytes()
        assert content == (modules / package / pages.LIBRARIES[package]).read_bytes()
        assert b"Licensed under the MIT license" in content
        assert hashlib.sha256(content).hexdigest()[:10] in path.name


def test_a_missing_library_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="npm ci"):
        pages.libraries(tmp_path, tmp_path)


def test_every_part_of_the_style_is_published(tmp_path: Path) -> None:
    assert sorted(pages.STYLE_PARTS) == sorted(path.name for path in PAGE.glob("style/*.css"))


def test_a_step_runs_again_only_when_its_inputs_change(tmp_path: Path) -> None:
    source, out = tmp_path / "source", tmp_path / "out"
    out.mkdir()
    source.write_text("1")
    runs = []

    def build() -> None:
        def make() -> list[Path]:
            runs.append(source.read_text())
            target = out / f"made-{source.read_text()}"
            target.write_text("made")
            return [target]

        steps = Steps(out)
        steps.run("copy", digest([source]), make)
        steps.finish()

    build()
    build()
    assert runs == ["1"]
    source.write_text("2")
    build()
    assert runs == ["1", "2"]
    assert sorted(path.name for path in out.glob("made-*")) == ["made-2"], "the old file is gone"
    (out / "made-2").unlink()
    build()
    assert runs == ["1", "2", "2"]
