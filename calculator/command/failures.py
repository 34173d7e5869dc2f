"""What the command line says where it cannot do what it was asked for, and the exit status."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from calculator.answers import slips
from calculator.command.parser import OptionError
from calculator.command.paths import beside, named
from calculator.command.suggestions import hint, meant_by
from calculator.command.tiebreaks_toml import FileSettingsError
from calculator.files import FileError
from calculator.model.message import MessageError
from calculator.ranking import Standings
from calculator.reading import ReadError, SectionError, excerpt
from calculator.words import say
from calculator.writing.standings_json import error_document
from calculator.writing.standings_text import which

READ, UNREADABLE, FAILED = 0, 2, 1
#: What begins a line about the options.
ERROR = "error: "
type Json = dict[str, Any]


class Said(NamedTuple):
    """What is said of one event, or of everything: on standard output, or why it cannot be."""

    status: int = READ
    text: str = ""
    document: Json | None = None
    """The same as JSON, where that is asked for or it is an error."""
    complaints: tuple[str, ...] = ()
    """Lines for standard error, where no JSON is asked for."""
    parts: tuple[Standings, ...] = ()
    """The standings, for what is no text."""
    player: int | None = None
    """The one player who is asked for."""


class UnreadError(Exception):
    """The version before cannot be read; ``args`` are its text and the error."""

    def __init__(self, text: str, error: ReadError) -> None:
        """Keep the text, of which the error says where it is at fault."""
        super().__init__(text, error)
        self.text = text
        self.error = error


def refused(error: OptionError | MessageError) -> Said:
    """Say what is wrong with the options, or with the names in them."""
    if isinstance(error, OptionError):
        return _failed(error.message, error.hint, before=ERROR)
    return _failed(str(error), hint(error), before=ERROR)


def failed(error: Exception, paths: Sequence[str]) -> Said:
    """Say what went wrong, and with which file."""
    said, about, more, line = str(error), named(paths), None, None
    if isinstance(error, FileSettingsError):
        about, line = str(error.path), error.line
    elif isinstance(error, OSError):
        said, about = error.strerror or said, str(error.filename or about)
        if isinstance(error, FileNotFoundError):
            found = meant_by(Path(about).name, beside(about))
            more = say("did-you-mean", found) if found else None
    elif isinstance(error, LookupError):
        said = str(error.args[0])
    elif isinstance(error, MessageError):
        more = hint(error)
    return _failed(said, more, before=f"{about}: ", at=line)


def _failed(said: str, more: str | None, before: str, at: int | None = None) -> Said:
    document = _document(f"{before.removeprefix(ERROR)}{said}", more, at)
    line = f"{before}{said}; {more}" if more else f"{before}{said}"
    return Said(FAILED, document=document, complaints=(line,))


def _document(message: str, more: str | None, line: int | None = None) -> Json:
    return {"error": {"message": message, "line": line, "column": None, "hint": more}}


def unopened(error: FileError) -> Said:
    """Say why a file cannot be opened."""
    return Said(UNREADABLE, document=_document(str(error), None), complaints=(str(error),))


def unreadable(text: str, error: ReadError, paths: Sequence[str]) -> Said:
    """Say why the text cannot be read, and where."""
    complaints = [f"{named(paths)}: {error}"]
    if isinstance(error, SectionError):
        return Said(FAILED, document=error_document(error), complaints=tuple(complaints))
    shown = excerpt(text, error.line or 0, error.column or 1, error.length)
    # Below a text without a character there is nothing to show.
    if shown.strip(" ^\n"):
        complaints.append(shown)
    if error.section is not None and len(error.sections) > 1:
        complaints.append(which(error.section, error.sections))
    complaints += [slips.question(slip, error.names) for slip in error.slips]
    return Said(UNREADABLE, document=error_document(error), complaints=tuple(complaints))
