"""What is said of each event among the files that are named."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from calculator.command.events import Event, events
from calculator.command.failures import Said, failed, refused
from calculator.command.one_event import said_of
from calculator.command.paths import PathError, file_at
from calculator.command.tiebreaks_toml import ByFile, FileSettingsError, Wanted
from calculator.files import File
from calculator.words import language, use

#: An event; or why a file cannot be opened.
type Found = Event | Said


def grouped(paths: Sequence[str]) -> list[tuple[str, Found]]:
    """Return the events among files, each with its name, in the order of their first files."""
    # What is on standard input is there once.
    once = [path for at, path in enumerate(paths) if path != "-" or "-" not in paths[:at]]
    opened = [(path, _opened(path)) for path in once]
    every = events([one for _, one in opened if isinstance(one, File)])
    first = {id(event.files[0]): event for event in every}
    found: list[tuple[str, Found]] = []
    for path, one in opened:
        if isinstance(one, Said):
            found.append((path, one))
        elif id(one) in first:
            found.append((first[id(one)].name, first[id(one)]))
    return found


def told(
    every: Sequence[tuple[str, Found]], options: argparse.Namespace
) -> Iterator[tuple[str, Said]]:
    """Yield what is said of each event, with its name."""
    for name, one in every:
        yield name, one if isinstance(one, Said) else _said(one, options)


def _said(event: Event, options: argparse.Namespace) -> Said:
    names = [file.name for file in event.files]
    try:
        own = with_file(options, ByFile(names[:1], options).of(names[0]))
    except FileSettingsError as error:
        return failed(error, names)
    own.files = names
    with use(own.language or language().code):
        return said_of(event, own)


def with_file(options: argparse.Namespace, wanted: Wanted) -> argparse.Namespace:
    """Return the options with what is wanted of a file, which holds what they ask already."""
    return argparse.Namespace(**vars(options) | wanted._asdict())


def _opened(path: str) -> File | Said:
    """Return a file, or why it cannot be opened."""
    if Path(path).is_dir():
        return refused(PathError("path-folder", path))
    try:
        return file_at(path)
    except OSError as error:
        return failed(error, [path])
