"""Every code of the catalogue is used somewhere, by its name or through an f-string."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from calculator.words import LANGUAGES, Plural, catalogue
from pyscript_app.build import words as page_words
from tests.support.project import ROOT

_FORMAT = re.compile(r"\{\d+:(\w+)\}")
_ENDING = re.compile(r"-[123]$")


def sources() -> Iterator[Path]:
    """All code that may ask for a sentence: the core and the app, without the catalogues."""
    own = [ROOT / "calculator" / "words" / code for code in LANGUAGES]
    for folder in ("calculator", "pyscript_app"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not any(one in path.parents for one in own):
                yield path


def strings(nodes: list[ast.AST]) -> Iterator[str]:
    """All strings in a source except docstrings."""
    documentation = {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield text


def patterns(nodes: list[ast.AST]) -> Iterator[str]:
    """What f-strings that begin with a text can make: ``f"kind-{x}"`` makes ``kind-*``."""
    for node in nodes:
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str()), *_] as values):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"
                    for part in values
                )
            case ast.Call(
                func=ast.Attribute(attr="startswith"), args=[ast.Constant(value=str(prefix))]
            ):
                yield re.escape(prefix) + ".*"


def asked() -> tuple[set[str], set[str]]:
    names: set[str] = set()
    made: set[str] = set()
    for path in sources():
        # To walk through a tree takes longer than all that is asked of it.
        nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
        names |= set(strings(nodes))
        made |= set(patterns(nodes))
    for text in catalogue("en").values():
        forms = (text.one, text.other) if isinstance(text, Plural) else (text,)
        made |= {f"{form}-.*" for one in forms for form in _FORMAT.findall(one)}
    return names, made


def test_every_code_is_asked_for() -> None:
    names, made = asked()
    whole = re.compile("|".join(sorted(made)))
    dead = [
        code
        for code in catalogue("en")
        if not code.startswith(page_words.PREFIX)
        and code not in names
        and not whole.fullmatch(code)
        # Numbers for the ear: `text("aloud-with", quarters)` asks for "aloud-with-1".
        and not (_ENDING.search(code) and _ENDING.sub("", code) in names)
    ]
    assert dead == []


def test_every_word_of_the_page_is_asked_for() -> None:
    page = ROOT / "pyscript_app" / "page"
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in page.rglob("*.js")
        if not path.name.startswith("catalogue")
    )
    dead = [
        name
        for name in catalogue("en")
        if name.startswith(page_words.PREFIX)
        # The worker names a step of the work, and the page says what that is.
        and not name.startswith(f"{page_words.PREFIX}steps.")
        and not re.search(rf"\b{name.rpartition('.')[2]}\b", code)
    ]
    assert dead == []
