"""The build of the browser app: pins, names, steps."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from pyscript_app.build import pages, runtime, words
from pyscript_app.build.runtime import BuildError
from pyscript_app.build.steps import Steps, digest
from tests.support.project import ROOT

#: Without a hash in its name.
OWN = {
    *(
        pages.NAMES,
        pages.CLUB,
        pages.MARKUP,
        pages.EARLY_START,
        pages.SHELL,
        pages.LINK_PREVIEW,
        pages.LATER,
        pages.TAKING,
    ),
    *(pages.API, pages.API_TYPES),
}
PAGE = Path(pages.__file__).parents[1] / "page"


def test_a_runtime_file_that_is_not_the_pinned_one_stops_the_build(tmp_path: Path) -> None:
    for name in runtime.SERVED | runtime.READ:
        (tmp_path / name).write_bytes(b"something else")
    with pytest.raises(BuildError, match=r"not the pinned file(?s:.*)pinned [0-9a-f]{64}"):
        runtime.check(tmp_path)


def test_a_missing_runtime_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="npm ci"):
        runtime.check(tmp_path)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's modules and style, with made-up names for the other published files."""
    out = tmp_path_factory.mktemp("app")
    names: dict[str, str | int] = {
        "loader": "./pyodide-1.2.3/pyodide.mjs",
        "glue": "./pyodide-1.2.3/glue.mjs",
        "wasm": "./pyodide-1.2.3/runtime.wasm",
        "seldom": "./pyodide-1.2.3/pyodide.seldom.wasm",
        "data": "./pyodide-1.2.3/pyodide.data.wasm",
        "library": "./library-0123456789.bin",
        "core": "./core-0123456789.bin",
        "more": "./more-0123456789.bin",
        "files": "./files-0123456789.bin",
        "api": "./api-0123456789.bin",
        "decoderFax": "./pdf/fax.js",
        "decoderWavelets": "./pdf/wavelets.js",
        "lettersCore": "./letters-core-0123456789.bin",
        "letters": "./letters-0123456789.bin",
        "lettersCoreSize": 1234,
        "lettersSize": 2345,
        "lock": '{"packages": {}}',
        "wasmIntegrity": "sha256-0123456789",
        "seldomIntegrity": "sha256-1234567890",
        "dataIntegrity": "sha256-2345678901",
        "librarySize": 12345,
        "coreSize": 23456,
    }
    words.make(PAGE)
    files = pages.make(ROOT, out, names)
    assert sorted(files) == sorted(out.iterdir())
    return out


def loaded(text: str) -> set[str]:
    """The files that a module names."""
    return set(re.findall(r'["\`]\./([\w.-]+\.(?:js|css))["\`]', text))


def test_pages_learn_the_names_of_the_entry_and_the_style(built: Path) -> None:
    names = pages.entry(built)
    assert re.fullmatch(r"app-[A-Z0-9]{8}\.js", names.script)
    assert re.fullmatch(r"app-[A-Z0-9]{8}\.css", names.style)
    assert re.fullmatch(r"bare-[A-Z0-9]{8}\.js", names.bare)
    assert re.fullmatch(r"bare-[A-Z0-9]{8}\.css", names.bare_style)
    assert re.fullmatch(r"first-[A-Z0-9]{8}\.js", names.first)


def test_an_app_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="make build"):
        pages.entry(tmp_path)


def test_every_name_carries_a_hash_and_all_are_there(built: Path) -> None:
    names = {file.name for file in built.iterdir() if file.name not in OWN}
    assert [name for name in names if not re.search(r"-[A-Z0-9]{8}\.(js|css)$", name)] == []
    texts = {
        name: (built / name).read_text(encoding="utf-8")
        for name in names
        # pdf.js names files for pictures and colors, which a table's text does not need.
        if not name.startswith("printout-")
    }
    asked = set[str]().union(*map(loaded, texts.values()))
    # What is at the site's root names what is below app/.
    asked |= set(re.findall(r'"\./app/([\w.-]+\.js)"', (built / pages.API).read_text("utf-8")))
    assert asked <= names
    entry = pages.entry(built)
    named = {name for name in entry if isinstance(name, str)}
    # The bare page also loads the whole style, so that is asked for by a module.
    assert names - asked | {entry.style} == named, "not in vain"


def test_a_page_can_ask_for_all_modules_of_the_calculator_at_once(built: Path) -> None:
    entry = pages.entry(built)
    needed = [entry.script]
    seen = set[str]()
    while needed:
        name = needed.pop()
        if name not in seen:
            seen.add(name)
            text = (built / name).read_text(encoding="utf-8")
            needed += re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', text)
    assert set(entry.rest) == seen - {entry.script}
    # Each costs a trip of its own through the service worker.
    assert 1 < len(entry.rest) < 6


def test_what_else_is_published_is_named(built: Path) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in built.glob("*.js"))
    assert "published." not in text
    for name in (
        "glue.mjs",
        "runtime.wasm",
        "pyodide.seldom.wasm",
        "pyodide.data.wasm",
        "library-0123456789.bin",
        "core-0123456789.bin",
        "more-0123456789.bin",
        "files-0123456789.bin",
    ):
        assert name in text
    assert "./pyodide-1.2.3/pyodide.mjs" in text


def test_what_is_needed_seldom_is_loaded_on_demand(built: Path) -> None:
    first = (built / pages.entry(built).script).read_text(encoding="utf-8")
    assert "QR Code Generator" not in first
    (code,) = built.glob("qr-*.js")
    assert "Licensed under the MIT license" in code.read_text(encoding="utf-8")
    (printer,) = built.glob("printout-*.js")
    assert "Copyright 2024 Mozilla Foundation" in printer.read_text(encoding="utf-8")
    (scanner,) = built.glob("scan-worker-*.js")
    assert "Apache License" in scanner.read_text(encoding="utf-8")
    for file in built.glob("*.js"):
        assert file in {printer, scanner} or file.stat().st_size < 100_000, f"{file.name} is large"
    for name in ("calculator", "offline", "catalogue-es"):
        assert len(list(built.glob(f"{name}-*.js"))) == 1, name


def test_a_faulty_module_stops_the_build(tmp_path: Path) -> None:
    page = tmp_path / "pyscript_app" / "page"
    shutil.copytree(PAGE, page)
    tools = Path("pyscript_app/build/pages.mjs")
    (tmp_path / tools).parent.mkdir()
    shutil.copyfile(ROOT / tools, tmp_path / tools)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    (page / "place.js").write_text('import "./gone.js";', encoding="utf-8")
    with pytest.raises(BuildError, match=r"gone\.js"):
        pages.make(tmp_path, tmp_path / "out", {"loader": "./pyodide-1.2.3/pyodide.mjs"})


def test_every_part_of_the_style_is_published() -> None:
    text = (PAGE / "style" / "app.css").read_text(encoding="utf-8")
    parts = sorted(re.findall(r'@import "\./(.*)";', text))
    # The beginning of it, for a bare page, is made of some of the same parts.
    # What only a frame may need is in that alone.
    lists = {"app.css", "embed.css", "scan.css", "clear.css", "tell.css"}
    others = sorted(path.name for path in PAGE.glob("style/*.css") if path.name not in lists)
    assert parts == others


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
