"""What ``--check`` tells as annotations of GitHub, beside the file and line they are about.

https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands: a line such as
``::error file=open.txt,line=3,col=14::message`` in what a step prints.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from calculator.answers import wording
from calculator.command import check_report
from calculator.command.check_findings import Checked, Section, Sheet
from calculator.command.tiebreaks_toml import FileSettingsError


def annotations(found: Checked, environ: Mapping[str, str] = os.environ) -> Iterator[str]:
    """Yield a line for each section that cannot be read, each fault, and what differs.

    What cannot be read is an error, all else a warning. Files are named from the folder of the
    repository, ``GITHUB_WORKSPACE``. Lines are given of files of text alone.
    """
    for sheet in found.sheets:
        file = _file(sheet, environ)
        for section in sheet.sections:
            yield from _section(sheet, section, file)
    for one in found.unused:
        file = in_repository(one.path, environ)
        yield command("warning", one.words(), file=file, line=one.rule.line)


def of_error(error: Exception, said: str, environ: Mapping[str, str] = os.environ) -> str:
    """Return the line for what kept the command from doing anything, which is ``said`` of it."""
    if isinstance(error, FileSettingsError):
        return command("error", said, file=in_repository(error.path, environ), line=error.line)
    return command("error", said)


def _section(sheet: Sheet, section: Section, file: str) -> Iterator[str]:
    title = section.title
    if section.standings is None:
        fault = section.fault if sheet.is_text else None
        if fault is None or fault.line is None:
            yield command("error", section.error, file=file, title=title)
            return
        said = " ".join(filter(None, (fault.message, fault.hint)))
        yield command("error", said, file=file, line=fault.line, col=fault.column, title=title)
        return
    meant = check_report.proposals(section.standings)
    for one in check_report.faults(section.standings):
        line, column = (one["line"], one["column"]) if sheet.is_text else (None, None)
        said = "\n".join([one["message"], *meant])
        yield command("warning", said, file=file, line=line, col=column, title=title)
        meant = ()  # of all faults together, said once
    if wording.differing(section.standings):
        said = wording.agreement(section.standings)
        lines = check_report.lines(section.standings, with_faults=False)
        yield command("warning", "\n".join([said, *lines]), file=file, title=title)


def command(level: str, message: str, **about: str | int | None) -> str:
    r"""Write an annotation; what would end a part of it is escaped.

    >>> command("error", "50%\nno", file="a,b.txt", line=3, title="")
    '::error file=a%2Cb.txt,line=3::50%25%0Ano'
    """
    named = ((name, str(value)) for name, value in about.items() if value not in {None, ""})
    said = ",".join(f"{name}={_escaped(value, ':', ',')}" for name, value in named)
    return f"::{level} {said}".rstrip() + f"::{_escaped(message)}"


def _escaped(text: str, *more: str) -> str:
    for sign in ("%", "\r", "\n", *more):
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


def _file(sheet: Sheet, environ: Mapping[str, str]) -> str:
    """Return the file as the repository has it; the first of several."""
    name = sheet.paths[0] if sheet.paths else sheet.name
    return "" if name == "-" else in_repository(Path(name), environ)


def in_repository(path: Path, environ: Mapping[str, str]) -> str:
    """Return the path of a file from the folder of the repository, as GitHub names it."""
    home = environ.get("GITHUB_WORKSPACE")
    whole = Path(os.path.abspath(path))  # noqa: PTH100 - links stay links
    if home and whole.is_relative_to(home):
        path = whole.relative_to(home)
    return path.as_posix()
