"""The theme's style without what no page needs, its script without what can wait.

The theme brings rules for everything that it can do, and a browser holds each element of a page
against each of them before it draws anything, and again whenever a row moves. What a rule asks for
is looked up in what was built: where no page and no script has it, the rule goes. So nobody keeps
a list of what is needed, and a page that begins to use more gets it at its next build.

When a page has loaded, the theme's script sets its colors, and has the whole page styled again
four times on the way: twice by an attribute that holds up transitions meanwhile, twice by a meta
element that says whether the page is dark. The site's own style says that from the start
(`site.css`), so the rule and the element go too.

The script fetches the index of the search, takes it apart and has a worker build it again, on every
page, for a second of a processor. Here that begins when somebody goes to the search. And it may
come when the page is there already (page/later.js).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, Self

_STYLES = "assets/stylesheets"
_SCRIPTS = "assets/javascripts"
_LINK = re.compile(rf'<link rel="stylesheet" href="[^">]*{_STYLES}/([^"/>]+)">')
#: Values that a style or a script asks for by name.
_ASKED = re.compile(r"(--[\w-]+)(?!\s*:)(?![\w-])")
#: Strings, comments, and what is in parentheses hold signs that mean something outside of them.
_PIECE = re.compile(
    r"""/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};,()\[\]]|[^"'/\\{};,()\[\]]+|/""",
    re.DOTALL,
)
_GROUPS = ("@media", "@supports", "@container", "@layer")
_CLASS = re.compile(r"\.([A-Za-z_-][\w-]*)")
_COLOR = re.compile(r"\[(data-md-color-\w+)=[\"']?([\w-]+)[\"']?\]")
_CLASSES = re.compile(r"""\bclass=(?:"([^"]*)"|'([^']*)')""")
_COLORS = re.compile(r'(data-md-color-\w+)="([\w-]+)"')
#: What a script may give to an element. After a dot is what it only looks for.
_WORD = re.compile(r"(?<![\w.-])[\w-]+")
#: A table to which no class gives a style: the theme has its own for those.
_BARE_TABLE = "table:not([class])"
_TABLE = re.compile(r"<table(?![^>]*\bclass=)")
_SWITCHING = "[data-md-color-switching]"
#: Headings that sort a table when they are clicked, by a script that this site does not have. Ours
#: have the role for screen readers: they are not to look as if something could be clicked.
_SORTING = "th[role=columnheader]"
#: What the theme's script does, and what it does instead.
_QUIETER: Final = {
    "makes its element for colors": (
        re.compile(r'(?<=\("meta",\{name:")color-scheme(?="\}\))'),
        "theme-scheme",
    ),
    # The page may be there. Either way that is a task of its own.
    "waits for the page": (
        re.compile(
            r'return ([\w$]+\(document,"DOMContentLoaded",\{once:!0\}\)'
            r"\.subscribe\(\(\)=>([\w$]+)\.next\(document\)\)),\2\}"
        ),
        r'return document.readyState==="loading"?\1:setTimeout(()=>\2.next(document)),\2}',
    ),
    # As it does of itself for a page that is a file: when the search is opened.
    "begins the search": (
        re.compile(r'(?<=[\w$])\(location\.protocol!=="file:"\)'),
        "(!1)",
    ),
    # It needs the index to know what was searched for, where the address says that.
    "marks what was searched for": (
        re.compile(r'(?<=\("search\.highlight"\))\?'),
        r"&&/[?&]h=/.test(location.search)?",
    ),
}
_SCRIPT = re.compile(rf'<script[^>]* (?:data-)?src="[^">]*{_SCRIPTS}/(bundle\.[^"/>]+)">')


class Used(NamedTuple):
    """What pages and scripts have, for which there may be rules."""

    classes: frozenset[str]
    beginnings: tuple[str, ...]
    """Of classes that scripts put together."""
    colors: frozenset[tuple[str, str]]
    """Attributes for colors, with their values."""
    bare_tables: bool

    @classmethod
    def by(cls, pages: list[str], scripts: list[str]) -> Self:
        """Look through pages and scripts.

        >>> used = Used.by(['<table class="a b">'], ['x("c step--" + y, ".d")'])
        >>> [used.needs(name) for name in (".a .b", ".c", ".step--1", ".d", ".a:not(.d)")]
        [True, True, True, False, True]
        """
        words = {word for script in scripts for word in _WORD.findall(script)}
        classes = {
            name
            for page in pages
            for found in _CLASSES.findall(page)
            for name in "".join(found).split()
        }
        return cls(
            frozenset(classes | words),
            tuple(sorted(word for word in words if word.endswith("-") and len(word) > 4)),
            frozenset(found for page in pages for found in _COLORS.findall(page)),
            any(_TABLE.search(page) for page in pages),
        )

    def needs(self, selector: str) -> bool:
        """Whether something may fit a selector."""
        if (
            _SWITCHING in selector
            or _SORTING in selector
            or (_BARE_TABLE in selector and not self.bare_tables)
        ):
            return False
        # In parentheses is what must not be there, or one thing of several.
        while (plain := re.sub(r"\([^()]*\)", "", selector)) != selector:
            selector = plain
        if "\\" in selector:
            return True
        return all(self._has(name) for name in _CLASS.findall(selector)) and all(
            found in self.colors for found in _COLOR.findall(selector)
        )

    def _has(self, name: str) -> bool:
        return name in self.classes or name.startswith(self.beginnings)


class Named(NamedTuple):
    """What the theme's files are called now."""

    style: str
    """The one style, in place of all of the theme's."""
    scripts: dict[str, str]
    """The scripts, by their old names."""


def rewritten(site: Path, pages: Mapping[str, str], *, whole: bool = False) -> Named | None:
    """Write the theme's style and script again; ``None`` for a site of another theme.

    A name carries a hash of the content, so no page meets the files of another build.

    Args:
        site: the built site.
        pages: its pages by their paths.
        whole: whether the style keeps all its rules: for pages that may change.

    Raises:
        ValueError: the theme's script is another one.
    """
    names = _named_by(_LINK, pages.values())
    if not names:
        return None
    paths = [site / _STYLES / name for name in names]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    if not whole:
        scripts = [path.read_text("utf-8") for path in sorted((site / _SCRIPTS).rglob("*.min.js"))]
        others = [
            path.read_text("utf-8") for path in sorted(site.rglob("*.css")) if path not in paths
        ]
        text = spared(text, Used.by([*pages.values()], scripts), "".join(others + scripts))
    style = _written(site / _STYLES / "theme.min.css", text)
    quiet = {}
    for name in _named_by(_SCRIPT, pages.values()):
        path = site / _SCRIPTS / name
        text = path.read_text(encoding="utf-8")
        for does, (pattern, instead) in _QUIETER.items():
            text, count = pattern.subn(instead, text)
            if count != 1:
                raise ValueError(f"{name} {does} differently: see theme.py")
        quiet[name] = _written(path.with_name("bundle.min.js"), text)
        paths.append(path)
    for path in paths:
        path.unlink()
        path.with_name(f"{path.name}.map").unlink(missing_ok=True)
    return Named(style, quiet)


def linked(page: str, names: Named) -> str:
    """Return a page that names the theme's files as they are called now."""
    for old, new in names.scripts.items():
        page = page.replace(f"{_SCRIPTS}/{old}", f"{_SCRIPTS}/{new}")
    first = _LINK.search(page)
    if not first:
        return page
    link = first[0].replace(first[1], names.style)
    return page[: first.start()] + link + _LINK.sub("", page[first.end() :])


def _named_by(pattern: re.Pattern[str], pages: Iterable[str]) -> list[str]:
    """The files that pages name, each once, in their order."""
    return [*dict.fromkeys(name for page in pages for name in pattern.findall(page))]


def _written(path: Path, text: str) -> str:
    """Write a file under a name with its hash, and return that."""
    # Its source map is that of another text.
    text = re.sub(r"\n?(//# sourceMappingURL=\S+|/\*# sourceMappingURL=.*?\*/)\s*", "", text)
    start, _, end = path.name.partition(".")
    name = f"{start}.{hashlib.sha256(text.encode()).hexdigest()[:8]}.{end}"
    path.with_name(name).write_text(text, encoding="utf-8", newline="\n")
    return name


def spared(css: str, used: Used, others: str = "") -> str:
    """Return a style without what nothing can need.

    Args:
        css: the style.
        used: what pages and scripts have.
        others: what else may ask for values that the style only gives a name.

    >>> used = Used.by(['<p class="a">'], [])
    >>> spared('.a,.b{color:red}.b{top:0}@media print{.b .a{top:0}}@font-face{src:"}"}', used)
    '.a{color:red}@font-face{src:"}"}'
    >>> spared(":root{--a:1;--b:url(';');top:var(--a)}", used)
    ':root{--a:1;top:var(--a)}'
    """
    kept = _needed(css, used)
    asked = frozenset(_ASKED.findall(kept + others))
    return _named(kept, asked)


def _needed(css: str, used: Used) -> str:
    """A style without the rules that fit nothing."""
    kept = []
    for head, body in _rules(css):
        if body is None:
            kept.append(head)
        elif head.startswith(_GROUPS):
            if inner := _needed(body, used):
                kept.append(f"{head}{{{inner}}}")
        elif head.startswith("@"):
            kept.append(f"{head}{{{body}}}")
        elif selectors := [one for one in _parted(head, ",") if used.needs(one)]:
            kept.append(f"{','.join(selectors)}{{{body}}}")
    return "".join(kept)


def _named(css: str, asked: frozenset[str]) -> str:
    """A style without the values with names that nothing asks for."""
    kept = []
    for head, body in _rules(css):
        if body is None:
            kept.append(head)
        elif head.startswith("@"):
            kept.append(f"{head}{{{_named(body, asked) if head.startswith(_GROUPS) else body}}}")
        else:
            stay = [
                one
                for one in _parted(body, ";")
                if not one.startswith("--") or one.partition(":")[0] in asked
            ]
            if any(stay):
                kept.append(f"{head}{{{';'.join(stay)}}}")
    return "".join(kept)


def _rules(css: str) -> Iterator[tuple[str, str | None]]:
    """What is before each pair of braces, and in it; None for a statement without braces."""
    head: list[str] = []
    body: list[str] = []
    depth = inside = 0
    for piece in _PIECE.findall(css):
        inside += piece in {"(", "["}
        inside -= piece in {")", "]"}
        depth += piece == "{" and not inside
        if piece.startswith("/*") and not depth:
            continue
        if not depth and piece == ";" and not inside:
            yield f"{''.join(head).strip()};", None
            head = []
        elif not depth:
            head.append(piece)
        elif depth == 1 and piece == "{" and not inside:
            continue
        elif piece == "}" and not inside:
            depth -= 1
            if depth:
                body.append(piece)
            else:
                yield "".join(head).strip(), "".join(body)
                head, body = [], []
        else:
            body.append(piece)


def _parted(text: str, at: str) -> Iterator[str]:
    """The parts of a text between signs that are in no string and no parentheses."""
    part: list[str] = []
    inside = 0
    for piece in _PIECE.findall(text):
        inside += piece in {"(", "["}
        inside -= piece in {")", "]"}
        if piece == at and not inside:
            yield "".join(part)
            part = []
        else:
            part.append(piece)
    yield "".join(part)
