"""A MkDocs hook: what the theme's HTML and Markdown's lack for a keyboard and a screen reader.

What scrolls is reached by the keyboard and has a name, that of the heading above it; the button
that copies a block of code is there from the start; an empty cell is no heading; and the marks
beside headings are for the mouse. `tests/browser/test_axe.py` looks at the result.
"""

import re
from html import escape, unescape

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

_PARTS = re.compile(
    r"<h[1-6] [^>]*\bid=[^>]*>(?P<heading>.*?)</h[1-6]>"
    r"|<table>(?P<table>.*?)</table>"
    r'|<pre(?P<kept> class="no-copy")?>(?P<code>.*?)</pre>',
    re.DOTALL,
)
#: The policy of the site allows no style in an element: see policy.py.
_ALIGNED = re.compile(r' style="text-align: (left|center|right);"')
_TAG = re.compile(r"<[^>]*>")
#: The header's parts: up to its title, the choice of colors, the search.
_HEADER = re.compile(
    r'(?P<title>.*?)(?P<colors><form class="md-header__option" data-md-component="palette".*?)'
    r'(?P<search><label class="[^"]*md-icon" for="__search">.*)(?P<end></nav>.*)',
    re.DOTALL,
)
_MENU = re.compile(
    r'<label class="md-nav__title" for="(__nav[_\d]+)">\s*<span[^>]*></span>\s*(.*?)\s*</label>',
    re.DOTALL,
)
#: The page's headings in the menu, and the headings below one of them.
_CONTENTS = re.compile(r'<nav class="md-nav md-nav--secondary" aria-label="([^"]*)"')
_BELOW = '<nav class="md-nav" aria-label="'
_UNNAMED = re.compile(r'(id="(__nav[_\d]+)_label"[^>]*>)(\s*<span class="md-nav__icon)')


def on_env(env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
    """Let templates fix the theme's header and menus: MkDocs calls this."""
    del config, files
    env.filters["header_mended"] = header_mended
    env.filters["menus_named"] = menus_named
    return env


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fix the text of a page: MkDocs calls this."""
    del config, files
    return reachable(html, str(page.title or ""))


def reachable(html: str, title: str) -> str:
    """Return a page's text with names for what scrolls in it.

    Args:
        html: the text, as Markdown made it.
        title: the page's title, for what is above its first heading.

    >>> print(reachable("<table><tr><td>1</td></tr></table>", "Points").partition("<table")[0])
    <div class="tb-wide" tabindex="0" role="group" aria-label="Points">
    """
    html = html.replace(
        '<a class="headerlink"', '<a tabindex="-1" aria-hidden="true" class="headerlink"'
    )
    name, blocks = title, 0

    def mended(found: re.Match[str]) -> str:
        nonlocal name, blocks
        if found["heading"] is not None:
            text = _TAG.sub("", re.sub(r"<a [^>]*headerlink.*?</a>", "", found["heading"]))
            name = " ".join(unescape(text).split())
            return found[0]
        scrolls = f'tabindex="0" role="group" aria-label="{escape(name)}"'
        if found["table"] is not None:
            cells = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", found["table"])
            cells = _ALIGNED.sub(r' class="tb-\1"', cells)
            return f'<div class="tb-wide" {scrolls}><table class="tb-plain">{cells}</table></div>'
        if found["kept"]:
            return f"<pre {scrolls}>{found['code']}</pre>"
        blocks += 1
        code = found["code"].replace("<code", f'<code id="tb-code-{blocks}"', 1)
        return f'<div class="tb-code"><pre {scrolls}>{code}</pre>{_copy(blocks)}</div>'

    return _PARTS.sub(mended, html)


def _copy(number: int) -> str:
    """Return the button that copies a block; the theme's script listens to it."""
    return (
        '<button type="button" class="md-code__button" data-md-type="copy" '
        f'title="Copy to clipboard" data-clipboard-target="#tb-code-{number}"></button>'
    )


def header_mended(html: str, entries: str, languages: str, search: str) -> str:
    """Return the theme's header in one row: the site's parts, the search, languages, colors.

    Args:
        html: the theme's header.
        entries: the links to the site's parts.
        languages: the links to this page in other languages.
        search: the name of the search.

    Raises:
        ValueError: the theme's header is another one.

    >>> colors = '<form class="md-header__option" data-md-component="palette"></form>'
    >>> found = f'<p>{colors}<label class="md-icon" for="__search"><i role="dialog"></nav>'
    >>> header_mended(found, "1", "2", "Search").replace(colors, "3")
    '<p>1<label class="md-icon" for="__search"><i role="dialog" aria-label="Search">23</nav>'
    """
    html = html.replace('role="dialog"', f'role="dialog" aria-label="{escape(search)}"')
    found = _HEADER.fullmatch(html)
    if found is None:
        raise ValueError("the theme's header has changed: see accessible.py")
    return "".join(
        (found["title"], entries, found["search"], languages, found["colors"], found["end"])
    )


def menus_named(html: str) -> str:
    """Return the theme's navigation with a name for each part that unfolds.

    A heading of the page may be called as a part of the site is: then what is below it says what it
    is of.

    >>> menus_named(
    ...     '<label id="__nav_3_label"><span class="md-nav__icon"></span></label>'
    ...     '<label class="md-nav__title" for="__nav_3"><span></span>Rules</label>'
    ... )[:75]
    '<label id="__nav_3_label"><span class="tb-unseen">Rules</span><span class="'
    """
    titles = dict(_MENU.findall(html))

    def named(found: re.Match[str]) -> str:
        return f'{found[1]}<span class="tb-unseen">{titles[found[2]]}</span>{found[3]}'

    if contents := _CONTENTS.search(html):
        html = html.replace(_BELOW, f"{_BELOW}{contents[1]}: ")
    return _UNNAMED.sub(named, html)
