"""A parser of options that says in one sentence what is wrong, and what may have been meant."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from calculator.command.suggestions import nearest

#: What argparse says, and what we do.
_IN_OUR_WORDS = (
    (r"\bargument (-\S+)", r"\1"),
    (r": expected one argument$", " needs a value"),
    (r": expected (\d+) arguments$", r" needs \1 values"),
    (r": not allowed with", " does not go with"),
    (r": ignored explicit argument '(.*)'$", r" takes no value, and has “\1”"),
    (r"^ambiguous option: (\S+) could match (.*)$", r"\1 may be any of \2"),
)


class OptionError(Exception):
    """What was asked for on the command line cannot be; ``hint`` says what to do."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message, hint)
        self.message = message
        self.hint = hint


class Parser(argparse.ArgumentParser):
    """Raises :class:`OptionError` where argparse would print how a command is used, and exit."""

    def read(self, arguments: Sequence[str] | None) -> argparse.Namespace:
        """Return the options; files may come between them."""
        given = sys.argv[1:] if arguments is None else list(arguments)
        # After it are files, whatever they begin with.
        end = given.index("--") if "--" in given else len(given)
        options, unknown = self.parse_known_intermixed_args(given[:end])
        options.files += given[end + 1 :]
        if unknown:
            name = unknown[0].partition("=")[0]
            known = (option.lstrip("-") for option in self._option_string_actions)
            meant = nearest(name.lstrip("-"), known)
            hint = f"did you mean --{meant}?" if meant else "--help lists the options"
            raise OptionError(f"unknown option {name}", hint)
        return options

    def error(self, message: str) -> NoReturn:
        """Raise the error in our words."""
        for theirs, ours in _IN_OUR_WORDS:
            message = re.sub(theirs, ours, message)
        raise OptionError(message)

    @property
    def by_name(self) -> dict[str, argparse.Action]:
        """The options by all their names."""
        return self._option_string_actions


def one_of(option: str, names: Iterable[str]) -> Callable[[str], str]:
    r"""Return what takes one of several names; :class:`OptionError` for another.

    >>> one_of("--kind", ["swiss"])("swiss")
    'swiss'
    >>> try:
    ...     one_of("--rules", ["fide-2024", "fide-2026"])("fide-2025")
    ... except OptionError as error:
    ...     print(error.message, error.hint, sep="\n")
    --rules cannot be “fide-2025”; the choices are fide-2024, fide-2026
    did you mean fide-2026?
    """
    known = tuple(names)

    def taken(text: str) -> str:
        if text in known:
            return text
        meant = nearest(text, known)
        hint = f"did you mean {meant}?" if meant else None
        raise OptionError(f"{option} cannot be “{text}”; the choices are {', '.join(known)}", hint)

    return taken


def whole(option: str) -> Callable[[str], int]:
    """Return what takes a whole number."""

    def taken(text: str) -> int:
        if not text.isdecimal() or len(text) > 18:
            raise OptionError(f"{option} takes a whole number, not “{text}”")
        return int(text)

    return taken
