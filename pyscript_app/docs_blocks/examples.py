"""The fenced blocks of the docs that the core fills: superfences formatters, named in mkdocs.yml.

``tiebreak`` is a worked example, ``picture`` a drawing of how a value is worked out,
``screens`` where to press in another program,
``bookmark`` the link that takes standings out of any page,
``calculator`` the empty calculator, ``box`` its box beside a finished answer,
``register`` the tiebreaks of an order, ``summary`` all of them in one language, ``facts`` a
tiebreak's particulars, ``used`` the orders that use it, ``headings`` what sheets call the
tiebreaks, ``compare`` one table by several of them,
``need`` what a player needs before a round, ``codes`` FIDE's codes, ``editions`` one table
under each edition of FIDE's rules, ``layout`` a sample of what can be pasted, ``layouts`` the table
of it, ``cells`` what a cell of a round may say, ``command`` a command line and ``session`` lines of
Python with what they print, ``declared`` what the types of the JavaScript module say of a name,
``times`` what was measured, ``coverage`` which page has what a source says, ``licenses`` what is
shipped under which license, ``quality`` what was checked, ``visits`` how long a link's answer
takes, ``large`` what large events take.
A block that disagrees with the core stops the build. Any block may have a line ``covers:`` with
the items of the sources that it works out.
"""

import re
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import NamedTuple, Protocol

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import BuildError
from mkdocs.structure.files import File, Files, InclusionLevel
from pymdownx.superfences import SuperFencesException  # type: ignore[import-untyped]

from calculator.ranked import rank
from calculator.reading import read
from calculator.view import Element, Sample, bare_foot, el, shell, text_box, to_html
from calculator.words import language, say, use
from pyscript_app.build import pages, runtime
from pyscript_app.docs_blocks import (
    answer_block,
    commands,
    compare_block,
    drawing,
    fide,
    figures,
    languages,
    license_list,
    limits_list,
    link_answer_words,
    lists,
    live_view,
    need_block,
    pasting,
    proofs,
    schools_block,
    sessions,
)
from pyscript_app.docs_blocks import cells as forms
from pyscript_app.docs_blocks import coverage as coverage_list
from pyscript_app.docs_blocks import declared_block as types
from pyscript_app.docs_blocks import families as pasted
from pyscript_app.docs_blocks import large as of_large
from pyscript_app.docs_blocks import quality as checked
from pyscript_app.docs_blocks import visits as of_visits
from pyscript_app.docs_blocks.block_cache import Added, Blocks
from pyscript_app.docs_blocks.fences import FenceError, keys_of, parse
from pyscript_app.docs_blocks.figures import screens as other_programs
from pyscript_app.docs_blocks.figures import times as measured
from pyscript_app.docs_blocks.links import Page, calculator_page, state
from pyscript_app.docs_blocks.live import live
from pyscript_app.docs_blocks.worked_example import work


class ExampleError(SuperFencesException, BuildError):  # type: ignore[misc] # untyped
    """A block is wrong.

    Superfences passes on only its own exception; MkDocs shows only its own without a traceback.
    """


class _File(Protocol):
    src_uri: str
    url: str
    content_string: str


class _RelativePaths(Protocol):
    """The tree processor that resolves links for MkDocs: only there does Markdown know the page."""

    file: _File
    files: Files
    config: MkDocsConfig


class Markdown(Protocol):
    """What we use of the Markdown converter."""

    treeprocessors: dict[str, _RelativePaths]


class _Place(NamedTuple):
    page: Page
    line: int
    heading: str
    """The level of a heading below the one that the block is under."""
    added: list[Added]
    """The files that the block adds to the site."""

    @property
    def docs(self) -> Path:
        return Path(self.page.docs)

    def sample(self, name: str) -> str:
        """Return a sample's text, with names in the language in use where there is such a one.

        Raises:
            FenceError: there is no sample of that name.
        """
        folder = self.docs / "samples"
        own = folder / language().code / f"{name}.txt"
        try:
            path = own if own.is_file() else folder / f"{name}.txt"
            return path.read_text(encoding="utf-8")
        except OSError as error:
            raise FenceError(f"there is no sample {name!r} in {folder.name}/") from error


class Formatter(Protocol):
    """What superfences calls for a block; raises :class:`ExampleError` if it is wrong."""

    def __call__(
        self, source: str, language: str, class_: str, options: object, md: Markdown, **more: object
    ) -> str:
        """Return the block as HTML."""


def _block(build: Callable[[str, _Place], Element]) -> Formatter:
    """Turn a function that builds a block from its text and its place into a formatter."""

    @wraps(build)
    def formatter(
        source: str, language: str, class_: str, options: object, md: Markdown, **_more: object
    ) -> str:
        del class_, options
        place, add = _place(source, language, md)

        def make() -> tuple[str, list[Added]]:
            block, mark = coverage_list.taken(source)
            return to_html(build(block, place)) + mark, place.added

        try:
            html, added = _blocks(place.docs.parent).block(_key(source, language, place), make)
            for path, text in added:
                add(path, text)
            return html  # noqa: TRY300 - adding files may fail too
        except FenceError as error:
            said = f"{place.page.path}, line {place.line}: {language}: {error}"
            raise ExampleError(said) from error
        except Exception as error:
            # Superfences would swallow it, and leave the block in the page as it is written.
            said = f"{place.page.path}, line {place.line}: {language}: {error!r}"
            raise ExampleError(said) from error

    return formatter


@_block
def tiebreak(source: str, place: _Place) -> Element:
    """Show a worked example, checked."""
    code, block = languages.spoken(source, place.docs)
    with use(code):
        worked = work(parse(block), place.sample)
        found = live(worked) if place.page.publish else None
        if found is None:
            return drawing.example(worked, place.page, place.heading)
        return live_view.example(worked, found, place.page, place.heading)


@_block
def picture(source: str, place: _Place) -> Element:
    """Draw how a tiebreak's value is worked out, checked."""
    code, block = languages.spoken(source, place.docs, "picture")
    with use(code):
        return figures.picture(block, place.sample, place.page)


@_block
def screens(source: str, _place: _Place) -> Element:
    """Draw where to press in another program."""
    return other_programs.screens(source)


@_block
def bookmark(source: str, place: _Place) -> Element:
    """Show the link that takes standings out of any page; its script gives it its address."""
    keys = keys_of(source, frozenset(["language"]))
    with use(languages.language_of(keys.get("language"))):
        return el(
            "div",
            el("a", say("taking-name"), class_="md-button md-button--primary", draggable="true"),
            " ",
            el("button", say("taking-copy"), class_="md-button", type="button", hidden=""),
            el("p", role="status"),
            class_="tb-bookmark",
            lang=language().code,
            data_bookmark=place.page.link(calculator_page()),
            data_drag=say("taking-drag"),
            data_copied=say("taking-copied"),
            data_refused=say("taking-refused"),
        )


@_block
def calculator(source: str, place: _Place) -> Element:
    """Show the calculator, empty.

    ``samples:`` lists the ones to open, by their names in the catalogue;
    ``language:`` names the language of all its words; with ``bare: yes`` it is alone on
    its page, with a link to the full calculator, and its samples are names only.
    """
    keys = keys_of(source, frozenset(["samples", "language", "bare"]))
    names = [name.strip() for name in keys.get("samples", "").split(",") if name.strip()]
    root = place.page.root
    try:
        files = pages.entry(place.docs / "app")
    except runtime.BuildError as error:
        raise FenceError(str(error)) from error
    bare = keys.get("bare") == "yes"
    script_name = files.bare if bare else files.script
    script = el("script", type="module", src=f"{root}app/{script_name}", data_part="script")
    rest = [
        el("link", rel="modulepreload", href=f"{root}app/{name}")
        for name in ([] if bare else files.rest)
    ]
    first = el("script", src=f"{root}app/{files.first}")
    begins = first if bare else _script(place, pages.SHELL)
    preview = None if bare else _script(place, pages.LINK_PREVIEW)
    with use(languages.language_of(keys.get("language"))):
        full = bare_foot(place.page.link(calculator_page())) if bare else None
        samples = [_sample(name, place, shown=not bare) for name in names]
        words = "" if bare else link_answer_words.words()
        app = shell(samples, root=root, begins=begins, bare=bare, told=words)
        return el("div", *rest, app, preview, full, script, class_="tb-page")


def _script(place: _Place, name: str) -> Element:
    """Return a script of the app, written into the page."""
    return el("script", (place.docs / "app" / name).read_text("utf-8"))


def _sample(name: str, place: _Place, *, shown: bool) -> Sample:
    """Return a sample, with the first answer in it that is worth to be seen."""
    text = place.sample(name)
    standings = rank(read(text))
    number = proofs.telling(standings)
    drawn = None if number is None or not shown else proofs.proof(standings, number)
    return Sample(name, text, number, drawn)


@_block
def box(source: str, place: _Place) -> Element:
    """Show the calculator's box alone, and beside it a finished answer as the proof.

    The answer is that of ``player`` in ``table``, and the link to an example opens it. What is put
    into the box is worked out on the calculator's page.
    """
    code, block = languages.spoken(source, place.docs, "box")
    keys = keys_of(block, frozenset(["table", "player"]))
    text = place.sample(keys.get("table", ""))
    standings = rank(read(text))
    who = keys.get("player", "")
    number = next((row.number for row in standings.rows if row.name == who), None)
    if number is None:
        raise FenceError(f"player: nobody is called {who!r}")
    try:
        files = pages.entry(place.docs / "app")
    except runtime.BuildError as error:
        raise FenceError(str(error)) from error
    script = el(
        "script", type="module", src=f"{place.page.root}app/{files.box}", data_part="script"
    )
    with use(code):
        to = place.page.link(calculator_page())
        example = f"{to}#{state(text, 'us-chess', number)}"
        return el(
            "div",
            text_box(to, example, _script(place, pages.SHELL)),
            proofs.proof(standings, number),
            script,
            class_="tb-front",
        )


@_block
def register(source: str, place: _Place) -> Element:
    """Show the tiebreaks of an order with their meaning, or (``names``) the names commands take."""
    return lists.register(source, place.page)


@_block
def summary(source: str, place: _Place) -> Element:
    """Sum up every tiebreak in one line, in a language."""
    return lists.summary(source, place.page)


@_block
def facts(source: str, _place: _Place) -> Element:
    """Show a tiebreak's rule, its place in the default order, and what sheets call it."""
    return lists.facts(source)


@_block
def used(source: str, place: _Place) -> Element:
    """Show which orders use a tiebreak."""
    return lists.used(source, place.page)


@_block
def headings(source: str, place: _Place) -> Element:
    """Show what sheets call the tiebreaks, checked."""
    return lists.headings(source, place.page)


@_block
def compare(source: str, place: _Place) -> Element:
    """Show one table by several tiebreaks, or its places under several orders."""
    return compare_block.compare(source, place.sample, place.page)


@_block
def answer(source: str, place: _Place) -> Element:
    """Show what the calculator says of a table, with its standings, checked."""
    code, block = languages.spoken(source, place.docs, "answer")
    with use(code):
        return answer_block.answer(block, place.sample, place.page)


@_block
def need(source: str, place: _Place) -> Element:
    """Show what a player needs before a round that is not played yet, checked."""
    code, block = languages.spoken(source, place.docs, "need")
    with use(code):
        return need_block.need(block, place.sample, place.page)


@_block
def schools(source: str, place: _Place) -> Element:
    """Show which of two tied schools is ahead, with the sums that decide, checked."""
    code, block = languages.spoken(source, place.docs, "schools")
    with use(code):
        return schools_block.two_schools(block, place.sample, place.page)


@_block
def codes(source: str, place: _Place) -> Element:
    """Show FIDE's codes with their articles, all of them or those of a page."""
    return fide.codes(source, place.page)


@_block
def editions(source: str, place: _Place) -> Element:
    """Show one table under each edition of FIDE's rules."""
    return fide.editions(source, place.sample, place.page)


@_block
def layout(source: str, place: _Place) -> Element:
    """Show a sample of a layout, checked to be read as that."""
    code, block = languages.spoken(source, place.docs, "layout")
    with use(code):
        return pasting.layout(block, place.sample, place.page)


@_block
def layouts(_source: str, place: _Place) -> Element:
    """Show the table of all layouts."""
    return pasting.layouts(place.docs.parent)


@_block
def families(source: str, place: _Place) -> Element:
    """Show what programs, sites and people write, each with a sample, checked to be read."""
    return pasted.families(source, place.sample, place.page)


@_block
def cells(_source: str, _place: _Place) -> Element:
    """Show what a cell of a round may say."""
    return forms.cells()


@_block
def command(source: str, place: _Place) -> Element:
    """Run a command line of the core in the project's folder, and show what it prints."""
    return commands.command(source, place.docs.parent)


@_block
def session(source: str, place: _Place) -> Element:
    """Run lines of Python in the project's folder, and show what they print."""
    return sessions.session(source, place.docs.parent)


@_block
def declared(source: str, place: _Place) -> Element:
    """Show what the types of the JavaScript module say of some names."""
    return types.declared(source, place.docs.parent)


@_block
def times(source: str, _place: _Place) -> Element:
    """Show times that were measured: drawn, and as a table."""
    return measured.times(source)


@_block
def coverage(source: str, _place: _Place) -> Element:
    """Leave room for which page has what a source says: a hook fills it in."""
    return coverage_list.room(source)


@_block
def licenses(_source: str, place: _Place) -> Element:
    """Show what the site ships, and under which licenses."""
    return license_list.licensed(place.docs.parent)


@_block
def limits(_source: str, place: _Place) -> Element:
    """Show what the calculator does not take, or stops."""
    return limits_list.limited(place.docs.parent)


@_block
def visits(_source: str, place: _Place) -> Element:
    """Show how long a link's answer takes, from what the measure wrote."""
    return of_visits.visits(place.docs.parent / "tests" / "figures")


@_block
def large(_source: str, place: _Place) -> Element:
    """Show what large events take, from what the measure wrote."""
    return of_large.large(place.docs.parent / "tests" / "figures")


@_block
def quality(source: str, place: _Place) -> Element:
    """Show what was checked, from a document that a tool wrote."""
    return checked.quality(source, place.docs.parent / "tests" / "figures")


def _place(source: str, language: str, md: Markdown) -> tuple[_Place, Callable[[str, str], None]]:
    """Say on which page and in which line a block is, and what adds files to the site."""
    paths = md.treeprocessors["relpath"]

    def add(path: str, text: str) -> None:
        # Two pages at the same depth may have the same example.
        if paths.files.get_file_from_path(path) is None:
            kept = InclusionLevel.INCLUDED
            paths.files.append(File.generated(paths.config, path, content=text, inclusion=kept))

    docs = paths.config.docs_dir
    added: list[Added] = []
    page = Page(
        paths.file.src_uri,
        paths.file.url,
        paths.files,
        docs,
        lambda path, text: added.append((path, text)),
    )
    lines = paths.file.content_string.split("\n")
    wanted = [one.split() for one in source.split("\n")]  # Markdown has made the tabs spaces
    for at, line in enumerate(lines):
        block = [one.split() for one in lines[at + 1 : at + 1 + len(wanted)]]
        if line.strip().startswith(f"```{language}") and block == wanted:
            return _Place(page, at + 1, _heading_below(lines[:at]), added), add
    return _Place(page, 0, "h3", added), add


@cache
def _blocks(root: Path) -> Blocks:
    """Return what is kept of the project's blocks, as the code is now."""
    return Blocks(root)


def _key(source: str, language: str, place: _Place) -> str:
    """Return what tells a block from all others of the same code.

    It may take an example of another page: that page's text is a part of it. So is what a block
    that begins the app takes from the app.
    """
    others = [place.docs / path for path in languages.taken_from(source)]
    if language in {"calculator", "box"}:
        others += [
            place.docs / "app" / name for name in (pages.NAMES, pages.SHELL, pages.LINK_PREVIEW)
        ]
    texts = [path.read_text(encoding="utf-8") for path in others if path.is_file()]
    return "\0".join([language, source, place.page.path, place.page.url, place.heading, *texts])


def _heading_below(lines: list[str]) -> str:
    """The level of heading just below the last one in these lines of Markdown."""
    level, fenced = 1, False
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced  # what looks like a heading in there is a comment
        elif not fenced and (marks := re.match(r"#{1,5}(?= )", line)):
            level = len(marks[0])
    return f"h{level + 1}"
