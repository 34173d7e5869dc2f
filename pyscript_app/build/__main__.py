"""`python -m pyscript_app.build` writes docs/app/, which MkDocs then copies into the site."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pyscript_app.build import (
    bundle,
    decoders,
    faces,
    letters,
    materials,
    pages,
    pins,
    runtime,
    samples,
    split,
    wheel,
    words,
)
from pyscript_app.build.runtime import BuildError
from pyscript_app.build.steps import Steps, digest, sources

#: What the bill of materials is made by.
MATERIALS = ("materials.py", "pins.py", "letters.py", "faces.py", "decoders.py", "runtime.py")


def build(root: Path, out: Path) -> None:
    """Write the browser app.

    Args:
        root: the project's folder.
        out: the folder to write: docs/app. Anything else in it is removed.

    Raises:
        BuildError: the app cannot be built; the message says why.
    """
    package = root / "node_modules" / "pyodide"
    page = root / "pyscript_app" / "page"
    runtime.check(package)
    pins.check(root)
    out.mkdir(parents=True, exist_ok=True)
    steps = Steps(out)
    pinned = repr(runtime.SERVED | runtime.READ)
    tools = root / "pyscript_app" / "build"
    core = sources(root / "calculator", ".py", ".typed")

    def inputs(files: list[Path], *names: str) -> str:
        return digest([*files, *(tools / name for name in names)], pinned)

    words.make(page)
    # Both have other programs work, half a minute together: side by side.
    with ThreadPoolExecutor() as side_by_side:
        bundles = side_by_side.submit(
            steps.run,
            "bundle",
            inputs(
                [*core, *samples.sheets(root), root / "requirements" / "site.txt"],
                *("bundle.py", "bundle.mjs", "inside.py", "precompiled.py"),
                *("samples.py", "sitecustomize.py"),
            ),
            lambda: bundle.make(root, out),
        )
        of_runtime = steps.run(
            "runtime", inputs([], *split.SOURCES), lambda: split.make(root, package, out)
        )
        steps.run(
            "wheel",
            inputs([*core, *(root / name for name in wheel.BESIDE)], "wheel.py"),
            lambda: wheel.make(root, package, out / "wheel"),
        )
        library, made, more, files, api = bundles.result()
    lock = root / "package-lock.json"
    steps.run(
        "materials",
        inputs([lock, root / "requirements" / "site.txt"], *MATERIALS),
        lambda: materials.make(root, out / "wheel"),
    )

    steps.run(
        "faces",
        digest([tools / "faces.py"], *faces.PINS.values()),
        lambda: faces.make(root / "node_modules", out),
    )
    core_file, language = steps.run(
        "letters",
        digest([tools / "letters.py"], *letters.PINS.values()),
        lambda: letters.make(root / "node_modules", out),
    )
    fax, wavelets = steps.run(
        "decoders",
        digest([tools / "decoders.py"], *decoders.PINS.values()),
        lambda: decoders.make(root / "node_modules", out),
    )
    loaded = pages.Loaded(
        of_runtime[0].parent, library, made, more, files, api, core_file, language, fax, wavelets
    )
    told = [
        root / "calculator" / "__init__.py",
        *sources(root / "calculator" / "words", ".py"),
    ]
    steps.run(
        "page",
        inputs(
            [*of_runtime, *loaded[1:], lock, *told, *sources(page, ".js", ".css", ".ts")],
            "pages.py",
            "pages.mjs",
            "runtime.py",
        ),
        lambda: pages.make(root, out, pages.published(package, loaded)),
    )
    steps.finish()


def main() -> int:
    """Build the app of the current folder's project; 0, or 1 with the reason on standard error."""
    root = Path.cwd()
    out = root / "docs" / "app"
    print(f"Browser app, into {out.relative_to(root)}/")
    try:
        build(root, out)
    except BuildError as error:
        print(f"The app was not built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
