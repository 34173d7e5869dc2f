"""Pictures are read as the page and the command line read them: with its modules, under Node.

`python -m tests.scans PICTURE …` does it too.
"""

from __future__ import annotations

import atexit
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from PIL import Image

from calculator.command.pictures import MODULES
from calculator.command.pictures import reader as running
from calculator.incoming import seen
from pyscript_app.build import bundle, pictures
from pyscript_app.pictures import FILES
from tests.support.project import ROOT


@contextmanager
def installed() -> Iterator[Path]:
    """Have the package with the modules, as if it were installed; its folder."""
    with tempfile.TemporaryDirectory() as folder:
        home = pictures.write(ROOT, Path(folder))
        sys.path.insert(0, folder)
        try:
            yield home
        finally:
            sys.path.remove(folder)
            sys.modules.pop(MODULES, None)


class Reader:
    """A reader that runs; see :func:`reading`."""

    def __init__(self, running_: running.Reader) -> None:
        self._running = running_
        self.read = 0
        """So many pictures it has looked at."""

    def look(self, picture: Image.Image) -> Any:  # noqa: ANN401 - JSON
        """What is seen in a picture: what the page's worker says."""
        self.read += 1
        wide, high = picture.size
        message = {"type": "look", "width": wide, "height": high}
        return self._running.ask(message, "picture", picture.convert("RGBA").tobytes())

    def table(self, shown: Sequence[Image.Image]) -> dict[str, Any]:
        """The table of pictures, as the page gets it: see :func:`calculator.incoming.seen`."""
        before = self.read
        looks = [self.look(picture) for picture in shown]
        texts: list[Any] = []
        said: dict[str, Any] = {"pictures": looks}
        found: dict[str, Any] = json.loads(seen(json.dumps(said), "en"))
        # What is in doubt after the first time is asked for once more.
        while "again" in found:
            for number in range(len(looks)):
                cells = [cell for at, *cell in found["again"] if at == number]
                message = {"type": "again", "picture": before + number, "cells": cells}
                texts += self._running.ask(message, "picture")
            found = json.loads(seen(json.dumps(said | {"again": texts}), "en"))
        return found


#: Once started, a reader is kept: to start costs as much as to read a small picture.
_kept: list[tuple[Reader, ExitStack]] = []
#: It keeps what it has looked at; after so many pictures another one begins with nothing.
_MANY = 25


@contextmanager
def reading() -> Iterator[Reader]:
    """Have a reader: the one that runs already, if nothing went wrong with it."""
    if _kept and _kept[0][0].read > _MANY:
        _end()
    if not _kept:
        _kept.append(_started())
        atexit.register(_end)
    try:
        yield _kept[0][0]
    except BaseException:
        _end()
        raise


def _started() -> tuple[Reader, ExitStack]:
    with ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        home = pictures.write(ROOT, Path(folder))
        command = [bundle.node(), *(str(home / name) for name in FILES)]
        reader = Reader(open_.enter_context(running.Reader(command)))
        return reader, open_.pop_all()


def _end() -> None:
    while _kept:
        _kept.pop()[1].close()
