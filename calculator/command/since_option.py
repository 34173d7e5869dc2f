"""What ``--since`` tells: what changed in a file since another version of it."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from calculator.answers.since import Since, earlier, since
from calculator.answers.since.change_sentences import heading, in_short, parts
from calculator.command.check_findings import Checked, Section, Sheet
from calculator.command.failures import UnreadError
from calculator.command.paths import file_at, text_of_paths
from calculator.files import FileError, text_of
from calculator.model import Crosstable
from calculator.ranking import Standings
from calculator.reading import Opened, ReadError, SectionError, opened, read_all
from calculator.words import say
from calculator.words.message_words import in_words

#: Of one section of many, how many changes are listed one by one.
_SHOWN = 12

type Rank = Callable[..., Standings]


def since_one(options: argparse.Namespace, found: Opened, now: Standings, rank: Rank) -> Since:
    """Compare with the version before; :class:`UnreadError` where that cannot be read.

    ``LookupError`` where nobody is in both.
    """
    text = text_of_paths([options.since])
    title = found.sections[found.section].title if found.sections else ""
    try:
        before = _opened(text, options.section, title)
    except ReadError as error:
        raise UnreadError(text, error) from error
    table = before.table._replace(kind=options.kind) if options.kind else before.table
    told = since(earlier(table, now, rank), now)
    if not told.joined.now:
        raise LookupError(say("since-nobody", options.since))
    return told


def _opened(text: str, wanted: str | None, title: str) -> Opened:
    """Open the section that is asked for; else the one of the same title, if there is one."""
    if wanted:
        return opened(text, None, int(wanted) - 1 if wanted.isdecimal() else wanted)
    try:
        return opened(text, None, title or None)
    except SectionError:
        return opened(text)


def as_lines(found: Since, name: str, player: int | None = None) -> list[str]:
    """Return all of it as lines."""
    lines = [f"{heading(found, name).words()}: {in_short(found).words()}"]
    for part in parts(found, player):
        lines += ["", part.said.words(), *(f"  {in_words(item)}" for item in part.items)]
    return lines


def few_lines(found: Since) -> list[str]:
    """Return the beginning of it as lines, for one section of many."""
    lines = [f"{heading(found).words()}: {in_short(found).words()}"]
    if found.nothing:
        return lines
    for part in parts(found):
        lines.append(part.said.words())
        lines += [f"  {in_words(item)}" for item in part.items[:_SHOWN]]
        if len(part.items) > _SHOWN:
            lines.append(f"  {say('check-more', len(part.items) - _SHOWN)}")
    return lines


def with_since(found: Checked, paths: Sequence[str], old: str, rank: Rank) -> Checked:
    """Return what was checked with what changed in each section since an older state.

    ``old`` is a folder with the same files, or one file. What is not there in both has nothing;
    nor has what cannot be read. ``OSError`` where there is no such folder or file.
    """
    Path(old).stat()
    return found._replace(
        sheets=tuple(
            sheet._replace(
                sections=tuple(
                    section._replace(since=_since(section, at, len(sheet.sections), before, rank))
                    for at, section in enumerate(sheet.sections)
                )
            )
            for sheet, before in _both(found, paths, Path(old))
        )
    )


def _both(
    found: Checked, paths: Sequence[str], old: Path
) -> Iterator[tuple[Sheet, list[tuple[str, Crosstable]]]]:
    """Yield each sheet with the sections of its file in the older state, those that can be read."""
    for sheet in found.sheets:
        path = _older(sheet.name, paths, old)
        sections: list[tuple[str, Crosstable]] = []
        if path.is_file():
            with suppress(FileError):
                sections = [
                    (title, table)
                    for title, table in read_all(text_of([file_at(str(path))]))
                    if not isinstance(table, ReadError)
                ]
        yield sheet, sections


def _older(name: str, paths: Sequence[str], old: Path) -> Path:
    """Return where the file is in the older state."""
    if not old.is_dir():
        return old
    for path in paths:
        if Path(path).is_dir() and Path(name).is_relative_to(path):
            return old / Path(name).relative_to(path)
    return old / Path(name).name


def _since(
    section: Section, at: int, of: int, before: list[tuple[str, Crosstable]], rank: Rank
) -> Since | None:
    """Compare a section with that of the same title; without one, with the only one."""
    now = section.standings
    if now is None:
        return None
    tables = [table for title, table in before if title == section.title]
    if not tables and of == len(before):
        tables = [before[at][1]]
    found = since(earlier(tables[0], now, rank), now) if len(tables) == 1 else None
    return found if found and found.joined.one_event else None
