"""Which functions of Pyodide's WebAssembly first answers call: the list by which it is cut.

`python -m pyscript_app.build.often` finds out and writes ``often.txt``, with the app as it was
built last; and ``read.txt``, which says what of its memory is read before a memory that was kept is
put in its place. That takes a minute, and another core calls much the same functions: so the lists
are kept with the code. They are made anew for a new Pyodide. When a test says that a first answer
calls what is not there (`tests/node/test_bundle.py`), the same command adds what is called now.

Some functions are called only now and then, whatever is asked: when memory is cleared up, or a
table of Python's own has grown. So everything is asked in several orders.
"""

from __future__ import annotations

import json
import tempfile
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from pyscript_app.build import runtime, samples
from pyscript_app.build.bundle import run_node, unpacked

LIST: Final = "often.txt"
#: Blocks of data that are read before a memory that was kept is put in its place (`called.mjs`).
READ: Final = "read.txt"
_WASM: Final = runtime.SERVED["pyodide.asm.wasm"]
#: Texts besides the samples of the docs, each as a whole: people's are more various than those.
_TEXTS: Final = ("tests/corpus/data", "tests/reading/data")
#: In how many orders everything is asked.
_ORDERS: Final = 3
_ABOUT: Final = {
    LIST: "# Functions that first answers call, by their numbers: see often.py.",
    READ: "# Blocks of memory that are read as Python goes on, by their numbers: see often.py.",
}


def numbers(folder: Path, name: str = LIST) -> list[int]:
    """Return the numbers of the functions that are called often.

    Args:
        folder: where the list is.
        name: another list.

    Raises:
        runtime.BuildError: it is that of another Pyodide.
    """
    _, of, *lines = (folder / name).read_text(encoding="utf-8").splitlines()
    if of != f"# {_WASM}":
        raise runtime.BuildError(
            f"{name} is of another Pyodide: python -m pyscript_app.build.often makes it again"
        )
    return opened(" ".join(lines))


def opened(text: str) -> list[int]:
    """Return the numbers of a list.

    >>> opened("1-3 7")
    [1, 2, 3, 7]
    """
    found: list[int] = []
    for part in text.split():
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def written(found: Iterable[int]) -> str:
    """Return a list of numbers, those that follow one another as one.

    >>> written([7, 2, 1, 3])
    '1-3 7'
    """
    parts: list[list[int]] = []
    for number in sorted(found):
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(f"{one}" if one == last else f"{one}-{last}" for one, last in parts)


def make(root: Path) -> dict[str, list[int]]:
    """Find out which functions are called, and what is read, by asking what people ask.

    Args:
        root: the project's folder, with the app as it was built last.

    Returns:
        the numbers of each of the two lists.

    Raises:
        runtime.BuildError: it is not built, or what was asked has no answer.
    """
    app, package = root / "docs" / "app", root / "node_modules" / "pyodide"
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        requests = [*samples.often(root), *_others(root)]
        asked = list(requests)
        for seed in range(1, _ORDERS):
            asked += Random(seed).sample(requests, len(requests))  # noqa: S311 - no secret
        plan: dict[str, object] = {
            "package": str(package),
            "lock": json.dumps(runtime.empty_lock(package)),
            "requests": asked,
        }
        for name in ("library", "calculator", "more"):
            built = sorted(app.glob(f"{name}-*.bin"))
            if not built:
                raise runtime.BuildError("The app is not built: `make build` does that first.")
            zipped = work / f"{name}.zip"
            zipped.write_bytes(unpacked(built[0]))
            plan["core" if name == "calculator" else name] = str(zipped)
        (work / "called.json").write_text(json.dumps(plan), encoding="utf-8")
        tools = root / "pyscript_app" / "build"
        found = json.loads(run_node(tools / "called.mjs", work / "called.json", cwd=root))
        return {LIST: found["called"], READ: found["read"]}


def _others(root: Path) -> Iterator[str]:
    """Yield requests about the texts of the tests, as JSON texts."""
    for folder in _TEXTS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".txt", ".csv", ".html", ".trf"}:
                text = path.read_text(encoding="utf-8")
                yield json.dumps({"what": "calculate", "text": text, "player": "2"})


def main() -> None:
    """Write the list of the current folder's project."""
    root = Path.cwd()
    tools = root / "pyscript_app" / "build"
    for name, made in make(root).items():
        try:
            known = numbers(tools, name)
        except (runtime.BuildError, OSError, ValueError):
            known = []
        found = {*known, *made}
        lines = [_ABOUT[name], f"# {_WASM}", *textwrap.wrap(written(found), 99)]
        text = "\n".join(lines) + "\n"
        (tools / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(found)}, {len(found) - len(known)} of them new")


if __name__ == "__main__":
    main()
