"""What the page knows of what it says to the core: ``python -m pyscript_app.build.protocol``.

Its types, and the names of a state's fields by their kinds, are generated from the core's
(:mod:`calculator.page.protocol`). TypeScript then checks every use of a request or a reply in the
page against what the core takes and gives.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    TypeAliasType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from calculator.page import protocol

_PAGE = Path(__file__).parents[1] / "page"
WRITTEN = _PAGE / "protocol.ts"
FIELDS = _PAGE / "fields.js"

_HEAD = """\
// Written from calculator/page/protocol.py by `python -m pyscript_app.build.protocol`:
// change it there.

import type { Patch, Tree } from "./dom.js";
"""
_HEAD_OF_FIELDS = """\
// Written from calculator/page/protocol.py by `python -m pyscript_app.build.protocol`:
// change it there.

/** @import { State, View } from "./protocol.js" */
"""
#: How long a line of JavaScript may be.
_WIDTH = 100
_PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", object: "unknown"}


def declarations() -> str:
    """Return the whole file: one interface or type for each of the core's types, with its words."""
    tree = ast.parse(inspect.getsource(protocol))
    said = {node.name: _said(node) for node in tree.body if isinstance(node, ast.ClassDef)}
    parts = [_HEAD]
    for name, found in vars(protocol).items():
        if getattr(found, "__module__", "") != protocol.__name__:
            continue
        if isinstance(found, TypeAliasType):
            parts.append(f"export type {name} = {_type(found.__value__)};\n")
        elif is_typeddict(found):
            parts.append(_interface(name, found, said.get(name, {})))
    return "\n".join(parts)


def fields() -> str:
    """Return the module of what the page has to know of a state's fields when it runs."""
    types = get_type_hints(protocol.State, include_extras=True)
    texts: list[str] = []
    numbers: list[str] = []
    choices: list[str] = []
    for name, type_ in types.items():
        inner = get_args(type_)[0] if get_origin(type_) in {Required, NotRequired} else type_
        if get_origin(inner) is dict:
            choices.append(name)
        else:
            (numbers if inner is protocol.Digits else texts).append(name)
    return "\n".join(
        [
            _HEAD_OF_FIELDS,
            _list("TEXTS", "State", texts, "What a link carries as texts."),
            _list("NUMBERS", "State", numbers, "What it carries in digits."),
            _list("CHOICES", "State", choices, "What it carries by names."),
            _list("LOOKS", "View", protocol.LOOKS, "What only unfolds or sorts something."),
        ]
    )


def _list(name: str, of: str, fields: Iterable[str], said: str) -> str:
    """Write a list of fields as Prettier would."""
    line = f"export const {name} = [{', '.join(f'"{field}"' for field in fields)}];"
    if len(line) > _WIDTH:
        line = "\n".join([f"export const {name} = [", *(f'  "{one}",' for one in fields), "];"])
    return f"/** {said} @type {{(keyof {of})[]}} */\n{line}\n"


def _interface(name: str, found: Any, said: dict[str, str]) -> str:  # noqa: ANN401 - no type has a type
    """Write a TypedDict as an interface, without the fields that it inherits from its bases."""
    bases = [base for base in found.__orig_bases__ if is_typeddict(base)]
    inherited = {field for base in bases for field in get_type_hints(base)}
    extends = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    lines = [f"export interface {name}{extends} {{"]
    if name in said:
        lines.insert(0, f"/** {said[name]} */")
    for field, type_ in get_type_hints(found, include_extras=True).items():
        if field in inherited:
            continue
        if field in said:
            lines.append(f"  /** {said[field]} */")
        optional = "" if field in found.__required_keys__ else "?"
        lines.append(f"  {field}{optional}: {_type(type_)};")
    return "\n".join([*lines, "}\n"])


def _type(type_: Any) -> str:  # noqa: ANN401 - as above
    """Write a type in TypeScript."""
    origin, inner = get_origin(type_), get_args(type_)
    if isinstance(type_, TypeAliasType) or is_typeddict(type_):
        return str(type_.__name__)
    if origin in {Required, NotRequired}:
        return _type(inner[0])
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in inner)
    if origin in {Union, UnionType}:
        return " | ".join(map(_type, inner))
    if origin is list:
        return f"({_type(inner[0])})[]"
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    return _PLAIN[type_]


def _said(node: ast.ClassDef) -> dict[str, str]:
    """Return the docstrings of a class and of its fields, each by its name."""
    found = {node.name: _plain(ast.get_docstring(node) or "")}
    for field, after in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            found[field.target.id] = _plain(str(after.value.value))
    return found


def _plain(docstring: str) -> str:
    """Return a docstring as it is written in a JavaScript comment.

    >>> _plain("See :func:`rank`, ``None``.")
    'See `rank`, `None`.'
    """
    return re.sub(r":\w+:`", "`", docstring).replace("``", "`")


if __name__ == "__main__":
    WRITTEN.write_text(declarations(), encoding="utf-8")
    FIELDS.write_text(fields(), encoding="utf-8")
