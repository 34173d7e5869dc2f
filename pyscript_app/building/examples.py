"""The fenced blocks of the docs that the core fills: superfences formatters, named in mkdocs.yml.

``tiebreak`` is a worked example, ``calculator`` the calculator with a sample's result,
``register`` the tiebreaks of an order, ``summary`` all of them in one language, ``facts`` a
tiebreak's particulars, ``used`` the orders that have it, ``headings`` what sheets call the
tiebreaks, ``compare`` one table by several of them,
``codes`` FIDE's codes, ``editions`` one table under each edition of FIDE's rules, ``layout`` a
sample of what can be pasted, ``layouts`` the table of it, ``command`` a command line with what it
prints.
A block that does not agree with the core stops the build.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from mkdocs.exceptions import BuildError
from pymdownx.superfences import SuperFencesException  # type: ignore[import-untyped]

from calculator.view import Element, bare_foot, el, shell, to_html
from calculator.words import use
from pyscript_app.building import commands, comparing, drawing, fide, languages, lists, pasting
from pyscript_app.building.fences import FenceError, keys_of, parse
from pyscript_app.building.links import Files, Page, calculator_page
from pyscript_app.building.worked import work


class ExampleError(SuperFencesException, BuildError):  # type: ignore[misc] # untyped
    """A block is wrong.

    Superfences lets only its own exception through; MkDocs shows only its own without a traceback.
    """


class _File(Protocol):
    src_uri: str
    url: str
    content_string: str


class _Config(Protocol):
    docs_dir: str


class _RelativePaths(Protocol):
    """The tree processor that resolves links for MkDocs: only there does Markdown know the page."""

    file: _File
    files: Files
    config: _Config


class Markdown(Protocol):
    """What we use of the Markdown converter."""

    treeprocessors: dict[str, _RelativePaths]


class _Place(NamedTuple):
    page: Page
    line: int
    heading: str
    """The level of a heading below the one under which the block stands."""


def tiebreak(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show a worked example, checked; raises :class:`ExampleError` where it does not agree."""

    def build(place: _Place) -> Element:
        docs = Path(place.page.docs)
        code, block = languages.spoken(source, docs)
        with use(code):
            worked = work(parse(block), lambda name: _sample(docs / "samples", name))
            return drawing.example(worked, place.page, place.heading)

    return _formatted(source, language, md, build)


def calculator(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show the calculator with the result of the sample that ``table:`` names.

    ``samples:`` lists those to try, by the names that the catalogue has for them;
    ``language:`` names the language of all its words; with ``bare: yes`` it stands alone on
    its page, with a link to the full calculator.
    """

    def build(place: _Place) -> Element:
        keys = keys_of(source, frozenset(["table", "samples", "language", "bare"]))
        folder = Path(place.page.docs) / "samples"
        sample = _sample(folder, keys.get("table", ""))
        names = [name.strip() for name in keys.get("samples", "").split(",") if name.strip()]
        samples = [(name, _sample(folder, name)) for name in names]
        root = place.page.root
        script = el("script", type="module", src=f"{root}app/app.js")
        with use(languages.language_of(keys.get("language"))):
            bare = keys.get("bare") == "yes"
            full = bare_foot(place.page.link(calculator_page())) if bare else None
            app = shell(sample, samples=samples, root=root)
            return el("div", app, full, script, class_="tb-page")

    return _formatted(source, language, md, build)


def register(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show the tiebreaks of an order with their meaning, or (``names``) the names commands take."""
    return _formatted(source, language, md, lambda place: lists.register(source, place.page))


def summary(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Sum every tiebreak up in one line, in a language."""
    return _formatted(source, language, md, lambda place: lists.summary(source, place.page))


def facts(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show a tiebreak's rule, its place in the default order, and what sheets call it."""
    return _formatted(source, language, md, lambda _place: lists.facts(source))


def used(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show which orders have a tiebreak."""
    return _formatted(source, language, md, lambda place: lists.used(source, place.page))


def headings(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show what sheets call the tiebreaks, checked."""
    return _formatted(source, language, md, lambda place: lists.headings(source, place.page))


def compare(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show one table by several tiebreaks, or its places under several orders."""

    def build(place: _Place) -> Element:
        samples = Path(place.page.docs) / "samples"
        return comparing.compare(source, lambda name: _sample(samples, name), place.page)

    return _formatted(source, language, md, build)


def codes(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show FIDE's codes with their articles, all of them or those of a page."""
    return _formatted(source, language, md, lambda place: fide.codes(source, place.page))


def editions(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show one table under each edition of FIDE's rules."""

    def build(place: _Place) -> Element:
        samples = Path(place.page.docs) / "samples"
        return fide.editions(source, lambda name: _sample(samples, name), place.page)

    return _formatted(source, language, md, build)


def layout(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show a sample of a layout, checked to be read as that."""

    def build(place: _Place) -> Element:
        samples = Path(place.page.docs) / "samples"
        return pasting.layout(source, lambda name: _sample(samples, name), place.page)

    return _formatted(source, language, md, build)


def layouts(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Show the table of all layouts."""
    return _formatted(
        source, language, md, lambda place: pasting.layouts(Path(place.page.docs).parent)
    )


def command(
    source: str, language: str, _class: str, _options: object, md: Markdown, **_: object
) -> str:
    """Run a command line of the core in the project's folder, and show what it prints."""
    return _formatted(
        source, language, md, lambda place: commands.command(source, Path(place.page.docs).parent)
    )


def _formatted(source: str, language: str, md: Markdown, build: Callable[[_Place], Element]) -> str:
    place = _place(source, language, md)
    try:
        return to_html(build(place))
    except FenceError as error:
        raise ExampleError(f"{place.page.path}, line {place.line}: {language}: {error}") from error


def _place(source: str, language: str, md: Markdown) -> _Place:
    """Tell on which page, and in which line, a block stands."""
    paths = md.treeprocessors["relpath"]
    page = Page(paths.file.src_uri, paths.file.url, paths.files, paths.config.docs_dir)
    lines = paths.file.content_string.split("\n")
    first = source.split("\n")
    for at, line in enumerate(lines):
        block = [one.strip() for one in lines[at + 1 : at + 1 + len(first)]]
        if line.strip().startswith(f"```{language}") and block == [one.strip() for one in first]:
            return _Place(page, at + 1, _heading_below(lines[:at]))
    return _Place(page, 0, "h3")


def _heading_below(lines: list[str]) -> str:
    """The level of heading that comes below the last one in these lines of Markdown."""
    level, fenced = 1, False
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced  # what looks like a heading in there is a comment
        elif not fenced and (marks := re.match(r"#{1,5}(?= )", line)):
            level = len(marks[0])
    return f"h{level + 1}"


def _sample(folder: Path, name: str) -> str:
    try:
        return (folder / f"{name}.txt").read_text(encoding="utf-8")
    except OSError as error:
        raise FenceError(f"there is no sample {name!r} in {folder.name}/") from error
