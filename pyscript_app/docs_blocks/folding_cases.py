"""A MkDocs hook: the cases of a page as closed lines, each with its result.

A long page says its rule first. Everything else is below as lines that open: a heading of
the class ``case``, as in ``### An opponent with a bye { .case }``, and all that follows it up to
the next heading of its level or above. The line has the heading, and after it what comes out: the
values of the worked examples in it, or, where there are none or too many, what the heading says in
``data-says="…"``.

The heading keeps its anchor: who follows a link to it finds the case open, as the theme's script
does it. What is closed is not printed, so a page is a few sheets of paper; who wants a case on
paper opens it.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

#: A heading of the page's text. Those in examples have no anchor.
_HEADING = re.compile(
    r'<h(?P<level>[2-6])(?P<said> [^>]*\bid="[^>]*)>(?P<text>.*?)</h(?P=level)>', re.DOTALL
)
_CLASS = re.compile(r' class="case"')
_SAYS = re.compile(r' data-says="([^"]*)"')
#: A line that opens is pressed as a whole: the heading's link to itself has no room in it.
_LINK = re.compile(r"<a [^>]*headerlink.*?</a>", re.DOTALL)
#: What an example comes to: see ``drawing.result``.
_RESULT = re.compile(r' data-result="([^"]*)"')
#: How much of it a line has room for, in letters.
_ROOM = 80
#: The theme would open everything to print it.
_AS_SEEN = Path(__file__).with_name("as_seen.js").read_text(encoding="utf-8")


@event_priority(-100)
def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Close the cases of a page, after the search has its text: MkDocs calls this."""
    del config, nav
    try:
        page.content = folded(page.content or "")
    except ValueError as error:
        raise PluginError(f"{page.file.src_uri}: {error}") from error
    return context


def folded(html: str) -> str:
    """Return a page's text with its cases closed.

    Raises:
        ValueError: a case is in another one.

    >>> text = '<h2 class="case" id="a">A</h2><p data-result="Ann 1"></p><h2 id="b">B</h2>'
    >>> print(folded(text).partition("<script>")[0])
    <details class="tb-case">
    <summary><h2 id="a">A</h2> <span class="tb-case-says">Ann 1</span></summary><p></p></details>
    <h2 id="b">B</h2>
    """
    heads = [*_HEADING.finditer(html)]
    made: list[str] = []
    done = 0
    for at, head in enumerate(heads):
        if not _CLASS.search(head["said"]):
            continue
        if head.start() < done:
            raise ValueError(f"the case {head['text']!r} is in another one")
        later = (one.start() for one in heads[at + 1 :] if one["level"] <= head["level"])
        end = next(later, len(html))
        made += [html[done : head.start()], _case(head, html[head.end() : end])]
        done = end
    if not made:
        return _RESULT.sub("", html)
    return _RESULT.sub("", "".join([*made, html[done:], f"<script>{_AS_SEEN}</script>"]))


def _case(head: re.Match[str], text: str) -> str:
    title = _LINK.sub("", head["text"])
    level, said = head["level"], _SAYS.sub("", _CLASS.sub("", head["said"]))
    own = _SAYS.search(head["said"])
    says = own[1] if own else _fitting(_RESULT.findall(text))
    result = f' <span class="tb-case-says">{says}</span>' if says else ""
    return (
        f'<details class="tb-case">\n<summary><h{level}{said}>{title}</h{level}>{result}'
        f"</summary>{text}</details>\n"
    )


def _fitting(results: Iterable[str]) -> str:
    """Join as many of several results as a line has room for.

    >>> _fitting(["SB|Ann 1", "SB|Ann 1", "SB|Ben 2"]), _fitting(["Ann 1", "Ben " + "2" * 80])
    ('Ann 1 · Ben 2', 'Ann 1 · …')
    >>> _fitting(["Solkoff|Ann 1", "Kashdan|Ann 2"])
    'Solkoff: Ann 1 · Kashdan: Ann 2'
    """
    parted = [one.rpartition("|") for one in dict.fromkeys(results)]
    several = len({name for name, _, _ in parted}) > 1
    found = ""
    for name, _, said in parted:
        one = f"{name}: {said}" if several and name else said
        more = f"{found} · {one}" if found else one
        if found and len(more) > _ROOM:
            return f"{found} · …"
        found = more
    return found
