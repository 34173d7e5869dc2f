"""What the command line says where it cannot do what it was asked for, and the exit status."""

import argparse
import json
import sys

from calculator.answers import slips
from calculator.command.by_file import FileSettingsError
from calculator.command.options import FAILED, UNREADABLE
from calculator.command.paths import named
from calculator.files import FileError
from calculator.reading import ReadError, SectionError, excerpt
from calculator.tiebreaks import UnknownTiebreakError
from calculator.words import say
from calculator.writing.standings_json import error_document


class UnreadError(Exception):
    """The version before cannot be read; ``args`` are its text and the error."""

    def __init__(self, text: str, error: ReadError) -> None:
        """Keep the text, of which the error says where it is at fault."""
        super().__init__(text, error)
        self.text = text
        self.error = error


def reason(error: Exception, options: argparse.Namespace) -> str:
    """Return what went wrong, and with which file."""
    said, about = str(error), named(options.files)
    if isinstance(error, FileSettingsError):
        about = str(error.path)
    elif isinstance(error, OSError):
        said, about = error.strerror or said, error.filename or about
    elif isinstance(error, LookupError):
        said = str(error.args[0])
    elif isinstance(error, UnknownTiebreakError):
        said = say("list-names-them", said)
    return f"{about}: {said}"


def failed(error: Exception, options: argparse.Namespace) -> int:
    """Say what went wrong, and with which file; return the exit status."""
    print(reason(error, options), file=sys.stderr)
    return FAILED


def unopened(error: FileError, options: argparse.Namespace) -> int:
    """Say why a file cannot be opened; return the exit status."""
    if options.json:
        found = {"message": str(error), "line": None, "column": None, "hint": None}
        print(json.dumps({"error": found}, ensure_ascii=False))
    else:
        print(error, file=sys.stderr)
    return UNREADABLE


def unreadable(text: str, error: ReadError, options: argparse.Namespace) -> int:
    """Say why the text cannot be read, and where; return the exit status."""
    if isinstance(error, SectionError):
        print(f"{named(options.files)}: {error}", file=sys.stderr)
        return FAILED
    if options.json:
        print(json.dumps(error_document(error), ensure_ascii=False))
        return UNREADABLE
    print(f"{named(options.files)}: {error}", file=sys.stderr)
    shown = excerpt(text, error.line or 0, error.column or 1, error.length)
    # Below a text without a character there is nothing to show.
    if shown.strip(" ^\n"):
        print(shown, file=sys.stderr)
    for slip in error.slips:
        print(slips.question(slip, error.names), file=sys.stderr)
    return UNREADABLE
