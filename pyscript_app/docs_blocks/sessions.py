"""The fenced block ``session``: lines for Python's prompt, with what they print."""

import contextlib
import doctest
import io
import sys
from pathlib import Path
from typing import Any

from calculator.view import Element, el
from pyscript_app.docs_blocks.fences import FenceError


def session(block: str, root: Path) -> Element:
    r"""Run lines after ``>>>`` one after the other, and show each with what it prints.

    Args:
        block: the lines; what they print is not written down, and is refused if it is.
        root: the folder to run them in.

    Raises:
        FenceError: a line ends in an error, or what it prints is written down.

    >>> session(">>> one = 1\n>>> one + 1", Path()).children[0].children[0].children[0]
    '>>> one = 1\n>>> one + 1\n2\n'
    """
    known: dict[str, Any] = {}
    shown = ""
    with contextlib.chdir(root):
        for example in doctest.DocTestParser().get_examples(block):
            if example.want:
                raise FenceError(f"what {example.source.strip()!r} prints is not to be written")
            first, *others = example.source.splitlines()
            shown += "".join([f">>> {first}\n", *(f"... {line}\n" for line in others)])
            shown += _printed(example.source, known)
    return el("div", el("pre", el("code", shown), class_="no-copy"), class_="tb-command")


def _printed(source: str, known: dict[str, Any]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as told:
        # The console's own way: the value of an expression is printed.
        keep, sys.displayhook = sys.displayhook, sys.__displayhook__
        try:
            exec(compile(source, "<session>", "single"), known)  # noqa: S102 - of our own pages
        except Exception as error:
            raise FenceError(f"{source.strip()!r} ends in {error!r}") from error
        finally:
            sys.displayhook = keep
    return told.getvalue()
