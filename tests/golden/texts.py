"""The texts that are compared: all that the repository holds, and random events in each layout."""

import ast
import re
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.reading.layout_writers import LAYOUTS, random_written
from tests.support.project import ROOT

#: Blocks of the docs that hold a text.
_BLOCK = re.compile(r"^( *)```[^\n]*\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
#: What a test holds in quotes may be a table if it has so many lines.
_LINES = 2
_LONGEST = 300_000


class Text(NamedTuple):
    """A text, or the file that holds it."""

    name: str
    text: str = ""
    path: Path | None = None


def texts(folders: Sequence[Path], events: int) -> Iterator[Text]:
    """Yield the files of the folders, those of the repository, and ``events`` of each layout."""
    for folder in folders:
        yield from _files(folder.resolve(), folder.name)
    for folder in (ROOT / "docs/samples", *sorted((ROOT / "tests").glob("*/data"))):
        yield from _files(folder, str(folder.relative_to(ROOT)))
    yield from _of_docs()
    yield from _of_tests()
    yield from written(events)


def _files(folder: Path, name: str) -> Iterator[Text]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".expect" and path.stat().st_size < _LONGEST:
            yield Text(f"{name}/{path.relative_to(folder)}", path=path)


def _of_docs() -> Iterator[Text]:
    for path in sorted((ROOT / "docs").rglob("*.md")):
        for at, found in enumerate(_BLOCK.finditer(path.read_text("utf-8")), 1):
            yield Text(
                f"{path.relative_to(ROOT)} block {at}", found[2].partition("---\n")[2] or found[2]
            )


def _of_tests() -> Iterator[Text]:
    """Yield what the tests hold in quotes, wherever it has lines."""
    seen: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            text = node.value
            if text.count("\n") >= _LINES and text not in seen:
                seen.add(text)
                yield Text(f"{path.relative_to(ROOT)}:{node.lineno}", text)


def written(events: int) -> Iterator[Text]:
    """Yield random events in every layout; half of them as the usual opens that people publish."""
    for name in LAYOUTS:
        for at in range(events):
            # Each has its own seed, so one layout more changes no text of the others.
            rng = Random(zlib.crc32(f"{name} {at}".encode()))  # noqa: S311
            made = random_written(name, rng, people=at % 2 == 1)
            if made is not None:
                yield Text(f"random: {name} {at}", made.text)
