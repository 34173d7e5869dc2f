"""The theme's style without what no page needs, its script without what can wait.

The theme brings rules for everything that it can do, and a browser holds each element of a page
against each of them before it draws anything, and again whenever a row moves. What a rule asks for
is looked up in what was built, by PurgeCSS (``purge.mjs``): where no page and no script has it, the
rule goes. So nobody keeps a list of what is needed, and a page that begins to use more gets it at
its next build.

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
import json
import re
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from pyscript_app.build.bundle import run_node

_STYLES = "assets/stylesheets"
_SCRIPTS = "assets/javascripts"
_LINK = re.compile(rf'<link rel="stylesheet" href="[^">]*{_STYLES}/([^"/>]+)">')
#: Takes out of a style what nothing needs.
_PURGE: Final = Path(__file__).with_name("purge.mjs")
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
    # Our own examples can be reached by keys as they are. To look at fifty of them, most in what is
    # folded, is fifty layouts: on a phone half a second.
    "looks at every block of code": (
        re.compile(r'(?<=")pre:not\(\.mermaid\) > code(?=")'),
        ".highlight pre:not(.mermaid) > code",
    ),
    # It needs the index to know what was searched for, where the address says that.
    "marks what was searched for": (
        re.compile(r'(?<=\("search\.highlight"\))\?'),
        r"&&/[?&]h=/.test(location.search)?",
    ),
}
_SCRIPT = re.compile(rf'<script[^>]* (?:data-)?src="[^">]*{_SCRIPTS}/(bundle\.[^"/>]+)">')


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
    if whole:
        text = "".join(path.read_text(encoding="utf-8") for path in paths)
    else:
        text = _purged(site, paths, pages)
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


def _purged(site: Path, styles: list[Path], pages: Iterable[str]) -> str:
    """Return the theme's style without the rules that no page and no script can need."""
    plan = {
        "styles": styles,
        "pages": [site / path for path in pages],
        "scripts": sorted((site / _SCRIPTS).rglob("*.min.js")),
        "others": [path for path in sorted(site.rglob("*.css")) if path not in styles],
    }
    with tempfile.TemporaryDirectory() as scratch:
        written = Path(scratch) / "plan.json"
        written.write_text(json.dumps(plan, default=str), encoding="utf-8")
        return run_node(_PURGE, written, cwd=_PURGE.parent).strip()


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
