"""The command line: ``python -m calculator [FILE …] [options]``.

Exit status: 0 a ranking was printed, 2 the text could not be read, 1 anything else.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from calculator.command.failures import FAILED, READ, UNREADABLE, Said, failed, refused
from calculator.command.one_event import REFUSED, by_options
from calculator.command.option_conflicts import fault, is_one, several_fault, with_form
from calculator.command.options import parser, short_help
from calculator.command.parser import OptionError
from calculator.command.paths import PathError, expanded
from calculator.command.printing import complain, put, write
from calculator.command.set_option import UnknownSettingError, settings
from calculator.command.several_events import grouped, told, with_file
from calculator.command.sheets.single_sheet import no_folder
from calculator.command.tiebreaks_toml import ByFile
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.tiebreaks import REGISTER, UnknownTiebreakError, tiebreaks
from calculator.words import say, use
from calculator.writing import WriteError
from calculator.writing.colors import colored, has_colors
from calculator.writing.standings_text import listing

#: What is spoken where nobody says otherwise.
LANGUAGE = "en"
#: The exit status where somebody pressed Ctrl-C, as shells have it.
INTERRUPTED = 130
#: What is wrong with the options themselves, whatever the files hold.
_WRONG = (OptionError, PathError, UnknownSettingError, UnknownTiebreakError)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    arguments = sys.argv[1:] if arguments is None else arguments
    wanted = parser()
    if "_ARGCOMPLETE" in os.environ:
        from calculator.command.completion import complete  # noqa: PLC0415 - a shell asks

        complete(wanted)
    try:
        options = with_form(wanted.read(arguments))
    except OptionError as error:
        return _refused(refused(error), as_json=_is_json(arguments))
    colors = not (options.out or options.json) and has_colors(sys.stdout, os.environ)
    with use(options.language or LANGUAGE), colored(colors):
        try:
            return _answer(options)
        except _WRONG as error:
            return _refused(refused(error), as_json=options.json)
        except BrokenPipeError:
            raise
        except (WriteError, OSError) as error:
            return _refused(failed(error, options.files), as_json=options.json)


def _is_json(arguments: Sequence[str]) -> bool:
    """Whether JSON is asked for among arguments that cannot be understood."""
    return any(len(one) > 2 and "--json".startswith(one) for one in arguments)


def _refused(said: Said, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps(said.document, ensure_ascii=False))
    else:
        complain(said)
    return said.status


def _answer(options: argparse.Namespace) -> int:
    """Print what the options ask for, in the language in use."""
    if wrong := fault(options):
        raise OptionError(wrong)
    if options.completion:
        from calculator.command.completion import script  # noqa: PLC0415 - rarely asked for

        print(script(options.completion))
        return READ
    if options.list:
        write(listing(), options)
        return READ
    # Said before any file is looked at: of what is wrong with them the files cannot help it.
    if options.order:
        tiebreaks(options.order)
    settings(options.set)
    if not options.files and sys.stdin is not None and sys.stdin.isatty():
        if options.json:
            raise OptionError("no FILE is named", "- reads standard input")
        print(short_help(), file=sys.stderr)
        return FAILED
    options.files = expanded(options.files)
    if not is_one(options.html) if options.html else options.check:
        return _checked(options)
    if options.html:
        no_folder(options.files, options.html)
    found = grouped(options.files or ["-"])
    if len(found) > 1 and (wrong := several_fault(options)):
        raise OptionError(wrong)
    return put(told(found, options), options, len(found))


def _checked(options: argparse.Namespace) -> int:
    """Check files and folders, write what is to be written; return the exit status."""
    from calculator.command import check  # noqa: PLC0415 - not for one text
    from calculator.command.annotations import annotations, of_error  # noqa: PLC0415 - as above
    from calculator.command.sheets.event import write_event  # noqa: PLC0415 - as above

    by_file = ByFile(options.files, options)
    on_github = os.environ.get("GITHUB_ACTIONS") == "true"

    def ranked(table: Crosstable, name: str) -> Standings:
        asked = with_file(options, by_file.of(name))
        table = table._replace(kind=asked.kind) if asked.kind else table
        return by_options(table, asked, tuple(REGISTER) if asked.all else ())

    try:
        use(by_file.whole().language or LANGUAGE)
        found = check.check(options.files, ranked, by_file)
        if options.html and not found.sheets:
            raise LookupError(say("check-none"))
        if options.since:
            from calculator.command.since_option import with_since  # noqa: PLC0415 - rarely asked for

            found = with_since(found, options.files, options.since, rank)
        out = Path(options.html) if options.html else None
        written = write_event(found, options.files, out) if out else None
        document = json.dumps(check.as_json(found, written), ensure_ascii=False)
        if options.report:
            Path(options.report).write_text(f"{document}\n", encoding="utf-8", newline="\n")
    except REFUSED as error:
        said = failed(error, options.files)
        if on_github:
            print(of_error(error, said.complaints[0]), file=sys.stderr)
        return _refused(said, as_json=options.json)
    write(document if options.json else check.as_text(found, written), options)
    if on_github:
        for line in annotations(found):
            # GitHub takes them from here too, and what is printed stays as it is.
            print(line, file=sys.stderr)
    if found.agrees:
        return READ
    return FAILED if found.read else UNREADABLE


def run() -> int:
    """Run the command line for a reader who may stop reading early (``| head``)."""
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # What Python still holds for the closed pipe goes nowhere, without a complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READ
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


if __name__ == "__main__":  # pragma: no cover - tests of the command as a program start it
    sys.exit(run())
