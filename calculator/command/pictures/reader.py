"""The reader of pictures: the page's own modules, which Node runs in a process of its own.

The package ``calculator_pictures`` holds them. What is asked and answered is said where they are
(``pyscript_app/page/scan/picture-messages.js`` and ``node.mjs``).
"""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from threading import Event, Timer
from types import TracebackType
from typing import IO, Any, Protocol, Self

from PIL import Image

from calculator.files import FileError
from calculator.scanned import CloseLook, Picture, picture_of

#: No answer takes longer, in seconds. The modules have a limit of their own, for each picture.
_MAX_ANSWER_SECONDS = 300
#: What has closed its output ends within this, on a busy machine, too.
_MAX_END_SECONDS = 60


class Installed(Protocol):
    """What the package with the modules says of itself."""

    def command(self) -> list[str]:
        """Return the command that starts them; empty where Node is missing."""


class Reader:
    """A reader that runs, for as long as it is held open by ``with``.

    What it is asked raises :class:`FileError` where no answer comes.
    """

    def __init__(self, command: Sequence[str], longest: float = _MAX_ANSWER_SECONDS) -> None:
        self._command, self._longest = list(command), longest
        self._seen = 0

    def __enter__(self) -> Self:
        self._said: IO[bytes] = tempfile.TemporaryFile()
        try:
            self._running = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said
            )
        except OSError as error:
            self._said.close()
            raise FileError("file-picture-failed", self._command[0], str(error)) from error
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._running.kill()
        self._running.communicate()
        self._said.close()

    def look(self, image: Image.Image, name: str) -> Picture:
        """Return what is seen in a picture.

        Args:
            image: it, upright.
            name: what its file is called, for an error.
        """
        message = {"type": "look", "width": image.width, "height": image.height}
        found = self.ask(message, name, image.convert("RGBA").tobytes())
        self._seen += 1
        return picture_of(found)

    def again(
        self, picture: int, cells: Sequence[CloseLook], name: str
    ) -> dict[CloseLook, tuple[str, float]]:
        """Return what cells say, each read alone.

        Args:
            picture: which of the pictures that were looked at, from 0.
            cells: of that picture.
            name: as in :meth:`look`.
        """
        asked = [cell.asked for cell in cells]
        found = self.ask({"type": "again", "picture": picture, "cells": asked}, name)
        return {cell: (text, sure) for cell, (text, sure) in zip(cells, found, strict=True)}

    def ask(self, message: dict[str, Any], name: str, picture: bytes = b"") -> Any:  # noqa: ANN401 - JSON
        """Send a message, and the bytes of the picture that it is about, and return the answer."""
        to, back = self._running.stdin, self._running.stdout
        if to is None or back is None:
            raise TypeError("the reader was not started")
        late = Event()

        def stop() -> None:
            # Said before it ends: whoever waits for its answer goes on as soon as it does.
            late.set()
            self._running.kill()

        limit = Timer(self._longest, stop)
        limit.start()
        try:
            # What has ended does not take it; why it has may be told by its answer.
            with suppress(OSError):
                to.write(json.dumps(message).encode() + b"\n" + picture)
                to.flush()
            line = back.readline()
        finally:
            limit.cancel()
        found = json.loads(line) if line.endswith(b"\n") else None
        if late.is_set() or found == "late":
            raise FileError("file-picture-late", name)
        if found is None:
            raise FileError("file-picture-failed", name, self._last_words())
        return found

    def _last_words(self) -> str:
        """Return what it said last on the standard error, or the status with which it ended."""
        try:
            status = self._running.wait(_MAX_END_SECONDS)
        except subprocess.TimeoutExpired:
            # It answers no more, and does not end.
            self._running.kill()
            status = self._running.wait()
        self._said.seek(0)
        lines = self._said.read().decode("utf-8", "replace").splitlines()
        # Node says what was wrong before where: of that, the first line with a colon is the error.
        said = [line.strip() for line in lines if "Error" in line and ":" in line]
        return said[0] if said else str(status)
