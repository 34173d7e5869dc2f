"""The fenced block ``declared``: what the types of the JavaScript module say of a name.

The types are ``pyscript_app/page/api/public.d.ts``, in the form in which the formatter leaves them.
Every exported name and every member has to say what it is.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from calculator.view.element import Child, Element, el
from pyscript_app.docs_blocks.fences import FenceError

TYPES = Path("pyscript_app", "page", "api", "public.d.ts")
_COMMENT = r"/\*\*((?:(?!\*/).)*)\*/\n"
#: A name with its comment, up to the next one.
_DECLARED = re.compile(
    rf"^{_COMMENT}export (const|function|interface|class|type) (\w+)(.*?)(?=^/\*\*|^export |\Z)",
    re.MULTILINE | re.DOTALL,
)
_MEMBER = re.compile(rf"^  {_COMMENT}((?:  (?!/\*\*)[^\n]*\n)+)", re.MULTILINE | re.DOTALL)
_MADE = "constructor("


class Declared(NamedTuple):
    """An exported name, or a member of one."""

    name: str
    written: str
    """How it is declared."""
    about: tuple[str, ...]
    """What it says of it, in paragraphs; those after ``@throws`` last."""
    members: tuple["Declared", ...] = ()
    """Of an interface or a class."""


def declared(block: str, root: Path) -> Element:
    """Show what the types say of names, between spaces.

    Args:
        block: the names; under a heading of the first one.
        root: the project's folder.

    Raises:
        FenceError: a name is not exported, or it or a member does not say what it is.

    >>> made = declared("start StartOptions", Path(__file__).parents[2])
    >>> [part.tag for part in made.children]
    ['pre', 'p', 'p', 'p', 'ul']
    """
    known = names((root / TYPES).read_text(encoding="utf-8"))
    parts: list[Child] = []
    for name in block.split():
        if name not in known:
            raise FenceError(f"{name!r} is not exported by {TYPES.name}")
        one = known[name]
        if parts:
            parts.append(el("p", el("strong", el("code", name))))
        if not one.members:
            parts.append(el("pre", el("code", one.written), class_="no-copy"))
        parts += [el("p", *_said(text)) for text in one.about]
        if one.members:
            parts.append(el("ul", *map(_member, one.members)))
    return el("div", *parts, class_="tb-declared")


def names(types: str) -> dict[str, Declared]:
    r"""Return the exported names.

    >>> found = names("/** A. */\nexport interface A {\n  /** `b`. */\n  readonly b: number;\n}\n")
    >>> found["A"].members[0].written, found["A"].members[0].about
    ('b: number', ('`b`.',))
    """
    found: dict[str, Declared] = {}
    for comment, kind, name, rest in _DECLARED.findall(types):
        members: tuple[Declared, ...] = ()
        if kind in {"interface", "class"}:
            head, _, body = rest[: rest.rindex("}")].partition("{\n")
            # What it has of another one; not what that has of the language itself.
            members = tuple(
                one
                for other in re.findall(r"\w+", head)
                if other in found
                for one in found[other].members
            )
            members += tuple(_members(name, body))
        written = f"type {name}{rest}" if kind == "type" else f"{name}{rest}"
        found[name] = Declared(name, written.strip().removesuffix(";"), _about(comment), members)
    if missing := set(re.findall(r"^export \w+ (\w+)", types, re.MULTILINE)) - found.keys():
        raise FenceError(f"{TYPES.name} does not say what {', '.join(sorted(missing))} is")
    return found


def _members(of: str, body: str) -> Iterator[Declared]:
    if rest := _MEMBER.sub("", body).strip():
        raise FenceError(f"{TYPES.name} does not say of {of} what this is: {rest}")
    for comment, member in _MEMBER.findall(body):
        lines = member.splitlines()
        # Another one without a comment would follow in the same column.
        if any(re.match(r"  [\w\[]", line) for line in lines[1:]):
            raise FenceError(f"{TYPES.name} does not say of {of} what this is: {lines[1].strip()}")
        written = re.sub(r"\s+", " ", member).strip().removesuffix(";").removeprefix("readonly ")
        if not written.startswith(_MADE):
            written = written.replace("( ", "(").replace(", )", ")")
            yield Declared(re.split(r"[?:(]", written)[0], written, _about(comment))


def _about(comment: str) -> tuple[str, ...]:
    text = re.sub(r"^ *\*? ?", "", comment, flags=re.MULTILINE).strip()
    text = re.sub(r"^@throws \{(\w+)\} ", r"\nThrows `\1` ", text, flags=re.MULTILINE)
    parts = re.split(r"\n\s*\n", text)
    return tuple(
        re.sub(r"\s+", " ", part) + ("" if part.endswith((".", ":")) else ".") for part in parts
    )


def _member(one: Declared) -> Element:
    about = [child for text in one.about for child in (" ", *_said(text))]
    return el("li", el("code", one.written), el("br"), *about[1:])


def _said(text: str) -> Iterator[Child]:
    """Yield a text with what is between backticks as code."""
    for at, part in enumerate(text.split("`")):
        if part:
            yield el("code", part) if at % 2 else part
