"""What the core made of fenced blocks, kept by their text and by all that they are made from.

Working out the blocks is most of building the site. A block that was worked out once by this very
code, from these very samples, comes out the same: it is taken from ``.cache/blocks``. There is a
folder for each state of the code; the newest few stay, so that going back and forth is quick too.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

#: What any block may be made from, below the project's folder: code, samples, figures, and what the
#: pages about the build itself read.
_MADE_FROM: Final = (
    *("calculator", "pyscript_app/docs_blocks", "pyscript_app/build", "pyscript_app/page"),
    *("docs/samples", "docs/developers/federation"),
    *("tests/figures", "tests/corpus/data", "tests/reading/data"),
    *("requirements/site.txt", "package.json", "package-lock.json"),
)
#: What comes and goes by itself, or has no part in a block.
_NOT_READ: Final = ("__pycache__", "catalogue")
#: The project that this code is of.
_CODE: Final = Path(__file__).parents[2]
#: How many states of the code are kept.
_STATES: Final = 4

#: A file that a block adds to the site: its path there, and its text.
type Added = tuple[str, str]


def state(root: Path) -> str:
    """Return a hash of all that blocks are made from, and of the Python that makes them.

    Args:
        root: the folder of the project, or of a site of its own that is built by this code.
    """
    whole = hashlib.sha256(f"{sys.version}\n{_of_code()}".encode())
    if root != _CODE:
        whole.update(_contents(root).encode())
    # A link to a page that has gone is a mistake: it must not come from here.
    for path in sorted((root / "docs").rglob("*.md")):
        whole.update(f"{path.relative_to(root).as_posix()}\n".encode())
    return whole.hexdigest()[:20]


@cache
def _of_code() -> str:
    """Return what is in the code's own project; when that changes, this is loaded anew."""
    return _contents(_CODE)


def _contents(root: Path) -> str:
    """Return a line for each file that blocks are made from: its path and a hash of it."""
    found = sorted(
        (path.relative_to(root).as_posix(), hashlib.sha256(path.read_bytes()).hexdigest())
        for path in _files(root)
    )
    return "".join(f"{path}\0{content}\n" for path, content in found)


def _files(root: Path) -> Iterable[Path]:
    for name in _MADE_FROM:
        place = root / name
        for path in [place] if place.is_file() else place.rglob("*"):
            inside = path.parts[len(root.parts) :]
            if not any(part.startswith(_NOT_READ) for part in inside) and path.is_file():
                yield path


class Blocks:
    """The blocks of one state of the code.

    Args:
        root: the project's folder; they are kept in its ``.cache``.
    """

    def __init__(self, root: Path) -> None:
        self._folder = root / ".cache" / "blocks" / state(root)
        self.made = 0
        """How many blocks had to be worked out."""
        with suppress(FileNotFoundError):
            os.utime(self._folder)

    def block(
        self, key: str, make: Callable[[], tuple[str, list[Added]]]
    ) -> tuple[str, list[Added]]:
        """Return a block's HTML and the files that it adds; work it out if it is new.

        Args:
            key: all that tells this block from others: its text, its page, its place there.
            make: works it out.
        """
        path = self._folder / f"{hashlib.sha256(key.encode()).hexdigest()[:24]}.json"
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            return kept["html"], [(name, text) for name, text in kept["added"]]
        except (OSError, ValueError, KeyError):
            html, added = make()
        self.made += 1
        # What is not kept, because another build removes it at this moment, is worked out again.
        with suppress(FileNotFoundError):
            self._keep(path, json.dumps({"html": html, "added": added}))
        return html, added

    def _keep(self, path: Path, text: str) -> None:
        """Write a block's file: whoever reads it meanwhile finds all of it or nothing."""
        if not self._folder.is_dir():
            self._folder.mkdir(parents=True, exist_ok=True)
            self._forget_old()
        # Another build may write the same one: each has a half of its own.
        with NamedTemporaryFile("w", encoding="utf-8", dir=self._folder, delete=False) as half:
            half.write(text)
        Path(half.name).replace(path)

    def _forget_old(self) -> None:
        """Remove the states of the code that nobody has built for longest."""
        for old in sorted(self._folder.parent.iterdir(), key=_age)[_STATES:]:
            shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    """Return what sorts folders, the newest first; one that is gone meanwhile is the oldest."""
    try:
        return -folder.stat().st_mtime
    except FileNotFoundError:
        return 0
