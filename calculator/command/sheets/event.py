"""A whole event: a sheet for each section, and an index of them."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath
from typing import NamedTuple

from calculator.answers import wording
from calculator.answers.classes import title
from calculator.command.check_findings import Checked, Section, Written
from calculator.command.sheets.document import document, made_with, scrolling
from calculator.command.sheets.own_files import left_over, write_own
from calculator.command.sheets.sheet import sheet
from calculator.ranking import Standings
from calculator.view.element import Element, el
from calculator.view.tied_groups import tied_groups
from calculator.words import language, say, use

INDEX = "index.html"
#: So long a file's name may be, without its ending.
_MAX_FILE_NAME_CHARS = 80
#: What Windows has no files of.
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)")


class _Page(NamedTuple):
    """A section that can be read, its file and what it is called."""

    at: tuple[str, int]
    """The name of what it comes from, and its position there."""
    section: Section
    standings: Standings
    file: str
    title: str
    language: str
    """That of its file, where that is another one than the index has."""


def write_event(found: Checked, folders: Sequence[str], out: Path) -> Written:
    """Write a sheet for each section that can be read, and the index, into a folder.

    ``folders`` are those that were named: files are called by what is below them. Raises
    :class:`calculator.writing.WriteError` where a file is in the way that is not ours.
    """
    pages = list(_pages(found, folders))
    texts = {}
    for page in pages:
        with use(page.language or language().code):
            texts[out / page.file] = sheet([page.standings], page.title, INDEX)
    texts[out / INDEX] = _index(found, pages)
    write_own(texts)
    return Written(
        out / INDEX, {page.at: page.file for page in pages}, tuple(left_over(out, texts))
    )


def _pages(found: Checked, folders: Sequence[str]) -> Iterator[_Page]:
    used = {INDEX}
    for one in found.sheets:
        stem = _below(one.name, folders)
        for at, section in enumerate(one.sections):
            if section.standings is None:
                continue
            # By its own name, or its number: what is called after a file stays so for good.
            which = section.title or str(at + 1)
            name = file_name(stem if len(one.sections) == 1 else f"{stem} {which}")
            file, again = f"{name}.html", 2
            while file in used:
                file, again = f"{name}-{again}.html", again + 1
            used.add(file)
            called = title(section.standings) or section.title or stem
            yield _Page((one.name, at), section, section.standings, file, called, one.language)


def _below(name: str, folders: Sequence[str]) -> str:
    """Return a file's name without its ending, with the folders below the one that was named."""
    path = PurePath(name)
    for folder in folders:
        if path.is_relative_to(folder) and path != PurePath(folder):
            return path.relative_to(folder).with_suffix("").as_posix()
    return "standings" if name == "-" else path.stem


def file_name(text: str) -> str:
    """Return a name that any file system and address takes as it is: small letters and digits.

    >>> file_name("2026/Öpen – Under 1200"), file_name("../.."), file_name("NUL"), file_name("棋")
    ('2026-open-under-1200', 'section', 'section-nul', 'section')
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    name = re.sub("[^a-z0-9]+", "-", plain).strip("-")[:_MAX_FILE_NAME_CHARS].strip("-")
    if not name:
        return "section"
    return f"section-{name}" if _DEVICES.fullmatch(name) else name


def _index(found: Checked, pages: Sequence[_Page]) -> str:
    """Return the page that leads to all others."""
    events = {page.standings.table.event for page in pages}
    event = events.pop() if len(events) == 1 else None
    head = event or say("standings")
    table = [_index_table(pages, event)] if pages else []
    body = [el("h1", head), *table, *_unread(found), made_with()]
    titles = ", ".join(_titled(page, event) for page in pages)
    return document(head, f"{head}: {titles}", *body)


def _index_table(pages: Sequence[_Page], event: str | None) -> Element:
    heads = [
        el("th", say("section"), scope="col"),
        *(
            el("th", say(code), scope="col", class_="figure")
            for code in ("sheet-players", "sheet-rounds", "sheet-ties")
        ),
    ]
    rows = [
        el(
            "tr",
            el("th", el("a", called, href=page.file), *_beside(page, called), scope="row"),
            el("td", str(len(page.standings.rows)), class_="figure"),
            el("td", wording.rounds_in_short(page.standings.table), class_="figure"),
            el("td", _ties(page.standings), class_="figure"),
        )
        for page in pages
        for called in (_titled(page, event),)
    ]
    caption = el("caption", say("sheet-sections"), ". ", el("small", say("sheet-ties-are")))
    table = el("table", caption, el("thead", el("tr", *heads)), el("tbody", *rows), class_="index")
    return scrolling(say("sheet-sections"), table)


def _titled(page: _Page, event: str | None) -> str:
    """Return what a section is called below the event's name, which need not be said again."""
    if event and page.standings.table.section:
        return page.standings.table.section
    return page.section.title or page.title


def _ties(standings: Standings) -> str:
    """Return how many scores several players have."""
    return str(len(tied_groups(standings)))


def _beside(page: _Page, called: str) -> list[Element]:
    """Return the file, where it is not what the section is called, and whether its print agrees."""
    source, _ = page.at
    path = PurePath(source)
    said = [path.name] if path.stem not in called and source != "-" else []
    said.append(wording.agreement(page.standings))
    if page.section.faults:
        said.append(say("check-faults", page.section.faults))
    found = " · ".join(filter(None, said))
    return [el("br"), el("small", found)] if found else []


def _unread(found: Checked) -> list[Element]:
    """Return what could not be read, with the reasons."""
    items = [
        el("li", el("strong", f"{PurePath(one.name).name}: "), section.error)
        for one in found.sheets
        for section in one.sections
        if section.standings is None
    ]
    return [el("h2", say("sheet-unread")), el("ul", *items, class_="doubts")] if items else []
