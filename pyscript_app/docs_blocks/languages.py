"""Pages in other languages: fenced blocks that name one, and a MkDocs hook.

A page whose front matter says ``language: es`` has the theme's words and the navigation in Spanish.
"""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from calculator.words import LANGUAGES, catalogue
from pyscript_app.docs_blocks.fences import FenceError

#: How many parts of the site the header has room for.
_ENTRIES: Final = 4


def spoken(block: str, docs: Path, kind: str = "tiebreak") -> tuple[str, str]:
    r"""Take the language out of a ``tiebreak`` or ``picture`` block, and insert what it refers to.

    ``language: es`` alone shows the example in Spanish; ``from: rules/solkoff.md 2`` beside it
    takes the second example, or picture, of that page. What the example says of itself in English
    prose (``ours``) is then said in the page's language, in a line of the block's own.

    Raises:
        FenceError: there is no such language or no such example, or it has English prose in it.

    >>> spoken("language: es\ntiebreak: solkoff", Path())
    ('es', 'tiebreak: solkoff')
    """
    lines = block.splitlines()
    said = {}
    while lines and (match := re.fullmatch(r"(language|from|ours): *(.*)", lines[0].strip())):
        if match[1] == "ours" and "from" not in said:
            break
        said[match[1]] = match[2]
        del lines[0]
    code = language_of(said.get("language"))
    if "from" not in said:
        return code, "\n".join(lines)
    if any(lines):
        raise FenceError("an example that is taken from another page has no lines of its own")
    path, _, number = said["from"].partition(" ")
    try:
        text = (docs / path).read_text(encoding="utf-8")
        found = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        taken = found[int(number) - 1].rstrip("\n")
    except (OSError, ValueError, IndexError) as error:
        raise FenceError(f"from: there is no example {said['from']!r}") from error
    return code, _reworded(taken, code, said.get("ours"))


def taken_from(text: str) -> list[str]:
    r"""Return the pages, below ``docs/``, whose examples a block or a whole page takes.

    >>> taken_from("```tiebreak\nlanguage: es\nfrom: rules/solkoff.md 2\n```\n")
    ['rules/solkoff.md']
    """
    return [*dict.fromkeys(re.findall(r"^ *from: *(\S+\.md)\b", text, re.MULTILINE))]


def _reworded(block: str, code: str, ours: str | None) -> str:
    """Say in the page's language what an example says of itself in English prose."""
    if code == "en":
        return block
    if re.search(r"^misprint:", block, re.MULTILINE):
        raise FenceError("from: the reason of a misprint is in English; write the example out")
    has = re.search(r"^ours:.*$", block, re.MULTILINE)
    if bool(has) != bool(ours):
        raise FenceError("from: a line 'ours' says in the page's language what the example's says")
    return re.sub(r"^ours:.*$", lambda _: f"ours: {ours}", block, flags=re.MULTILINE)


def language_of(code: str | None) -> str:
    """Return a language's code; English for ``None``. Raises :class:`FenceError` for another.

    >>> language_of(None), language_of("es")
    ('en', 'es')
    """
    if code is not None and code not in LANGUAGES:
        raise FenceError(f"language: there are {', '.join(LANGUAGES)}, not {code!r}")
    return code or "en"


def translated(docs: Path, code: str) -> dict[str, str]:
    """Return the pages in a language by the English pages that they translate.

    >>> translated(Path("nowhere"), "es")
    {}
    """
    found = {}
    for path in sorted((docs / code).glob("*.md")):
        meta = get_data(path.read_text(encoding="utf-8"))[1]
        if meta.get("english"):
            found[str(meta["english"])] = path.relative_to(docs).as_posix()
    return found


def on_page_context(
    context: dict[str, Any], *, page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Translate what surrounds a page's text into the page's language: MkDocs calls this."""
    language = spoken_on(page)
    config.theme["language"] = language if _theme_speaks(config, language) else "en"
    for side in ("previous_page", "next_page"):
        beside = getattr(page, side)
        if beside is not None and spoken_on(beside) != language:
            setattr(page, side, None)
    context["nav"] = navigation(nav, language)
    context["entries"] = entries(context["nav"], page)
    return context


def on_template_context(
    context: dict[str, Any], *, template_name: str, config: MkDocsConfig
) -> dict[str, Any]:
    """Give the page "not found" the English navigation: MkDocs calls this."""
    del template_name, config
    context["nav"] = navigation(context["nav"], "en")
    context["entries"] = entries(context["nav"], None)
    return context


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Say in the page's language what mkdocs.yml says in English: MkDocs calls this."""
    language = spoken_on(page)
    if language == "en":
        return output
    if not _theme_speaks(config, language):
        output = output.replace('<html lang="en"', f'<html lang="{language}"', 1)
    here = catalogue(language)
    name = escape(str(catalogue("en")["site-name"]))
    output = output.replace(name, escape(str(here["site-name"])))
    for code, english in catalogue("en").items():
        if code.startswith("site-"):
            said = rf'(?<=="){re.escape(escape(str(english)))}(?=")'
            output = re.sub(said, escape(str(here[code])).replace("\\", r"\\"), output)
    return output


def _theme_speaks(config: MkDocsConfig, language: str) -> bool:
    """Whether the theme has its own words in a language."""
    places = [Path(folder, "partials", "languages") for folder in config.theme.dirs]
    files = [place / f"{language}.html" for place in places]
    return any(file.is_file() for file in files) or not any(place.is_dir() for place in places)


def spoken_on(page: Page) -> str:
    """Return the language of a page."""
    return str(page.meta.get("language", "en"))


def navigation(nav: Navigation, language: str) -> Navigation:
    """Return the navigation of one language: that of its section; in English what is left."""
    if language == "en":
        items = [one for one in nav.items if set(_languages(one)) <= {"en"}]
    else:
        section = next(one for one in nav.items if language in set(_languages(one)))
        items = list(section.children or [])
    made = Navigation(items, nav.pages)
    made.homepage = next((one for one in nav.pages if spoken_on(one) == language), nav.homepage)
    return made


class Entry(NamedTuple):
    """A link in the header."""

    title: str
    url: str
    here: Literal["page", "true", "false"]
    """Whether it leads to this very page, or this page is below it: a value of ``aria-current``."""


def entries(nav: Navigation, page: Page | None) -> list[Entry]:
    """Return the header's links: the four parts of the site after its first page."""
    found = []
    for item in nav.items[1 : 1 + _ENTRIES]:
        first = _first(item)
        if first is None:
            continue
        under = page is not None and _holds(item, page)
        here: Literal["page", "true", "false"] = "true" if under else "false"
        title = item.title or first.title
        found.append(Entry(str(title), first.url, "page" if first is page else here))
    return found


def _first(item: object) -> Page | None:
    """Return the first page of a part of the navigation."""
    if isinstance(item, Section):
        return next((page for child in item.children if (page := _first(child))), None)
    return item if isinstance(item, Page) else None


def _holds(item: object, page: Page) -> bool:
    if isinstance(item, Section):
        return any(_holds(child, page) for child in item.children)
    return item is page


def _languages(item: object) -> Iterator[str]:
    """Yield the languages of the pages in a part of the navigation."""
    if isinstance(item, Page):
        yield spoken_on(item)
    elif isinstance(item, Section):
        for child in item.children:
            yield from _languages(child)
