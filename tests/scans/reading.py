"""Pictures are read as the page reads them: with its own modules, under Node."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image

from calculator.incoming import seen
from pyscript_app.build.bundle import node

HERE = Path(__file__).parent


def stand_in(folder: Path) -> Path:
    """Put a program into a folder that does what Tesseract does, for a command that looks there."""
    program = folder / "tesseract"
    script = HERE / "tesseract.mjs"
    program.write_text(f'#!/bin/sh\nexec "{node()}" "{script}" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return program


class Reader:
    """A reader that runs; see :func:`reading`."""

    def __init__(self, running: subprocess.Popen[str], scratch: Path) -> None:
        self._running, self._scratch = running, scratch
        self._read = 0

    def _ask(self, message: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
        assert self._running.stdin
        assert self._running.stdout
        self._running.stdin.write(json.dumps(message) + "\n")
        self._running.stdin.flush()
        line = self._running.stdout.readline()
        if not line:
            raise RuntimeError("the reader has ended")
        return json.loads(line)

    def look(self, picture: Image.Image, *, keep: bool = False) -> Any:  # noqa: ANN401 - JSON
        """What is seen in a picture; ``keep``: with what it became."""
        file = self._scratch / "picture"
        file.write_bytes(picture.convert("RGBA").tobytes())
        wide, high = picture.size
        message = {"type": "look", "file": str(file), "width": wide, "height": high, "keep": keep}
        self._read += 1
        return self._ask(message)

    def table(self, pictures: Sequence[Image.Image]) -> dict[str, Any]:
        """The table of pictures, as the page gets it: see :func:`calculator.incoming.seen`."""
        before = self._read
        looks = [self.look(picture) for picture in pictures]
        asked = json.loads(seen(json.dumps({"pictures": looks}), "en"))["again"]
        texts = []
        for number in range(len(looks)):
            cells = [cell for at, *cell in asked if at == number]
            texts += self._ask({"type": "again", "picture": before + number, "cells": cells})
        found: dict[str, Any] = json.loads(
            seen(json.dumps({"pictures": looks, "again": texts}), "en")
        )
        return found


@contextmanager
def reading() -> Iterator[Reader]:
    """Start a reader."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        subprocess.Popen(
            [node(), str(HERE / "reader.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as running,
    ):
        yield Reader(running, Path(scratch))
        assert running.stdin
        running.stdin.close()
