"""Completion in a shell: options, names, and the players of the file that is named.

argcomplete does it, for bash, zsh, fish and PowerShell. It is not part of the package, and is
imported when a shell asks.
"""

import argparse
from collections.abc import Callable, Iterable
from typing import Any

from calculator.command.options import AS, PROGRAMS, SHELLS
from calculator.command.parser import OptionError, Parser
from calculator.command.paths import expanded, file_at
from calculator.files import FileError, text_of
from calculator.model import EVENT_KINDS, NUMBERED_BY
from calculator.model.message import MessageError
from calculator.reading import LAYOUTS, ReadError, read_all
from calculator.tiebreaks import CONVENTIONS, EDITIONS, ORDERS, REGISTER
from calculator.tiebreaks.choices import WITHDRAWN
from calculator.words import LANGUAGES
from calculator.writing import FORMS

#: What is installed with the optional extra of the package.
EXTRA = "chess-tiebreak-calculator[completion]"
#: A larger file is not read while somebody types.
_LARGE = 2_000_000

type _Completer = Callable[..., Iterable[str]]


def script(shell: str) -> str:
    """Return what a shell is to run so that it completes the command."""
    try:
        from argcomplete.shell_integration import shellcode  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise OptionError(f'completion needs argcomplete: pip install "{EXTRA}"') from error
    made: str = shellcode(list(PROGRAMS), shell=shell)
    return made.strip("\n")


def complete(parser: Parser) -> None:
    """Answer the shell that asks, and end the program."""
    try:
        from argcomplete import autocomplete  # noqa: PLC0415 - an optional extra
    except ImportError:
        raise SystemExit from None
    for name, completer in _COMPLETERS.items():
        vars(parser.by_name[name])["completer"] = completer
    autocomplete(parser, always_complete_options="long")


def _names(*names: str) -> _Completer:
    return lambda **_: names


def _listed(names: Iterable[str]) -> _Completer:
    """Complete the last name of a list with commas; one that is in it already is not offered."""
    known = tuple(names)

    def offered(prefix: str, **_: Any) -> Iterable[str]:  # noqa: ANN401 - what argcomplete passes
        before, comma, _rest = prefix.rpartition(",")
        taken = before.split(",")
        return (f"{before}{comma}{name}" for name in known if name not in taken)

    return offered


def _order(prefix: str, **_: Any) -> Iterable[str]:  # noqa: ANN401 - as above
    names = REGISTER if "," in prefix else [*ORDERS, *REGISTER]
    return _listed(names)(prefix=prefix)


def _players(
    parsed_args: argparse.Namespace,
    **_: Any,  # noqa: ANN401 - as above
) -> Iterable[str]:
    """Return the players of the files that come before."""
    try:
        files = [file_at(path) for path in expanded(parsed_args.files or [])]
        if not files or sum(len(file.data) for file in files) > _LARGE:
            return []
        # Not of pictures, which take seconds.
        found = read_all(text_of(files))
    except (OSError, FileError, MessageError):
        return []
    return [
        player.name
        for _, table in found
        if not isinstance(table, ReadError)
        for player in table.competitors
    ]


def _settings(**_: Any) -> Iterable[str]:  # noqa: ANN401 - as above
    for name, convention in CONVENTIONS.items():
        yield from (f"{name}={option}" for option in convention.options)
    yield from (f"withdrawn={option}" for option in WITHDRAWN)
    yield from ("seed=", "late=", "out=")
    yield from (f"{name}." for name, one in REGISTER.items() if "record" in one.needs)


_COMPLETERS: dict[str, _Completer] = {
    "--order": _order,
    "--rules": _names(*sorted(EDITIONS)),
    "--kind": _names(*EVENT_KINDS),
    "--format": _names(*LAYOUTS, *(f"table-text:{by}" for by in NUMBERED_BY if by)),
    "--language": _names(*LANGUAGES),
    "--write": _names(*FORMS),
    "--as": _names(*AS),
    "--completion": _names(*SHELLS),
    "--set": _settings,
    "--player": _players,
    "--compare": _players,
    "--class": _names("rating<", "rating:", "grade=", "club=", "name="),
    "--team-order": _listed(
        ["us-scholastic", "us-scholastic-accelerated", "state-list", *REGISTER]
    ),
}
