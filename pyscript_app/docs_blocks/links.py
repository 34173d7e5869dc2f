"""Addresses from one page of the docs to another, and into the calculator."""

import base64
import json
import zlib
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from calculator.words import language
from pyscript_app.docs_blocks.fences import FenceError


class File(Protocol):
    """What we use of a file of MkDocs."""

    url: str


class Files(Protocol):
    """What we use of MkDocs' collection of files."""

    def get_file_from_path(self, path: str) -> File | None:
        """The file with this path in docs/."""


class Page(NamedTuple):
    """The page that a block is on."""

    path: str
    """In docs/."""
    url: str
    """Below the site's root."""
    files: Files | None
    docs: str
    """The folder of the docs."""
    publish: Callable[[str, str], None] | None = None
    """Adds a file to the site: its path below the site's root, and its text."""

    @property
    def root(self) -> str:
        """The way from the page to the site's root.

        >>> Page("rules/solkoff.md", "rules/solkoff/", None, "docs").root
        '../../'
        """
        return "../" * self.url.removeprefix("./").count("/")

    def link(self, path: str, fragment: str = "") -> str:
        """The relative address of another page of the docs.

        Raises:
            FenceError: there is no such page.
        """
        file = self.files.get_file_from_path(path) if self.files else None
        if file is None:
            raise FenceError(f"there is no page {path}")
        return self.root + file.url + (f"#{fragment}" if fragment else "")


def calculator_page() -> str:
    """Return the page, in docs/, of the calculator in the language in use.

    >>> calculator_page()
    'calculator.md'
    """
    return language().calculator_page


def state(
    text: str,
    order: str,
    player: int | None = None,
    choices: Mapping[str, str] | None = None,
    *,
    teams: str = "",
    told: str = "",
) -> str:
    """Return what follows ``#`` in an address that opens a table in the calculator.

    ``v1=``, then base64url of raw deflate of JSON, without padding; the page's script reads it.
    ``told`` is the answer to it (:mod:`calculator.answers.link_answer`).

    >>> state("Ann 1 of 1: 0", "us-chess")[:6]
    'v1=q1Y'
    """
    content: dict[str, object] = {"text": text, "order": order}
    if player is not None:
        content["player"] = player
    if choices:
        content["choices"] = dict(choices)
    if teams:
        content["teams"] = teams
    if told:
        content["told"] = told
    plain = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = press.compress(plain) + press.flush()
    return "v1=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")
