"""A terminal of Unix with a program in it, for what only happens there."""

from __future__ import annotations

import os
import pty
import re
import select
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

#: How many seconds a program may take on a busy machine.
PATIENCE = 60


class Terminal:
    """What is typed, and what is shown."""

    def __init__(self, screen: int) -> None:
        self._screen = screen
        self.shown = ""
        """All that was shown so far."""

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._screen, keys.encode())

    def until(self, pattern: str) -> str:
        """Return what is shown from now on, up to a pattern; fail if it never appears."""
        end = time.monotonic() + PATIENCE
        found = ""
        while not re.search(pattern, found):
            left = end - time.monotonic()
            assert left > 0, f"{pattern} did not come after {self.shown!r}"
            ready, _, _ = select.select([self._screen], [], [], left)
            part = self._read() if ready else ""
            assert part or not ready, f"{pattern} did not come before the end of {self.shown!r}"
            found += part
            self.shown += part
        return found

    def rest(self) -> str:
        """Return what is shown until the program ends."""
        found = ""
        while part := self._read():
            found += part
        self.shown += found
        return found

    def _read(self) -> str:
        try:
            return os.read(self._screen, 65_536).decode(errors="replace")
        except OSError:  # Linux says so that the program has ended
            return ""


@contextmanager
def terminal(
    program: Sequence[str], folder: Path, environ: Mapping[str, str]
) -> Iterator[Terminal]:
    """Run a program in a terminal; it is ended with the block."""
    process, screen = pty.fork()
    if process == 0:  # pragma: no cover - the program takes its place
        os.chdir(folder)
        os.execvpe(program[0], list(program), dict(environ))  # noqa: S606 - what the tests run
    try:
        yield Terminal(screen)
    finally:
        os.close(screen)
        os.waitpid(process, 0)
