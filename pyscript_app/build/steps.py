"""Steps that are skipped when nothing they read has changed."""

from __future__ import annotations

import hashlib
import json
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path


def digest(paths: Iterable[Path], *also: str) -> str:
    """A hash over the names and contents of files, and over some texts.

    Args:
        paths: files; their order has no effect.
        also: whatever else the result depends on.
    """
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(f"{path.name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    for text in also:
        whole.update(f"\0{text}".encode())
    return whole.hexdigest()


def sources(folder: Path, *suffixes: str) -> list[Path]:
    """The files below a folder that end in one of the suffixes, without Python's caches.

    >>> {path.name for path in sources(Path(__file__).parent, ".mjs")} >= {"glue.mjs", "split.mjs"}
    True
    """
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in suffixes and "__pycache__" not in path.parts
    )


class Steps:
    """The steps of one build, with what each one read and wrote last time.

    Args:
        out: the folder that the build writes; at the end, files that no step wrote are removed.
    """

    def __init__(self, out: Path) -> None:
        self._out = out
        self._record = out / ".steps.json"
        self._before: dict[str, dict[str, object]] = {}
        self._recording = threading.Lock()
        self._now: dict[str, dict[str, object]] = {}
        if self._record.is_file():
            self._before = json.loads(self._record.read_text(encoding="utf-8"))

    def run(self, name: str, inputs: str, make: Callable[[], list[Path]]) -> list[Path]:
        """Run a step, unless its inputs are unchanged and its files still exist.

        Args:
            name: printed on standard output.
            inputs: a digest of all that the step reads.
            make: does the work and returns the files it wrote.

        Returns:
            the files that the step wrote, now or last time.
        """
        last = self._before.get(name, {})
        written = last.get("files")
        files = [self._out / str(file) for file in written] if isinstance(written, list) else []
        if last.get("inputs") == inputs and files and all(file.is_file() for file in files):
            print(f"  {name}: unchanged")
        else:
            start = time.perf_counter()
            files = make()
            size = sum(file.stat().st_size for file in files)
            print(f"  {name}: {size / 1e6:.2f} MB, {time.perf_counter() - start:.1f} s")
        names = [file.relative_to(self._out).as_posix() for file in files]
        with self._recording:
            self._now[name] = {"inputs": inputs, "files": names}
            # Saved at once: if a later step fails, this step's work is not lost.
            known = json.dumps(self._before | self._now, indent=1)
            self._record.write_text(known, encoding="utf-8")
        return files

    def finish(self) -> None:
        """Remember the steps and remove what none of them wrote: files that carry an old hash."""
        kept = {self._record}
        for step in self._now.values():
            names = step["files"]
            if isinstance(names, list):
                kept |= {self._out / str(name) for name in names}
        for path in sorted(self._out.rglob("*"), reverse=True):
            if path.is_file() and path not in kept:
                path.unlink()
            elif path.is_dir() and not any(path.iterdir()):
                path.rmdir()
        self._record.write_text(json.dumps(self._now, indent=1), encoding="utf-8")
