"""The command line: ``python -m calculator [FILE …] [options]``.

Exit status: 0 a ranking was printed, 2 the text could not be read, 1 anything else.
"""

import argparse
import json
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers import Versus, compare, versus_text
from calculator.answers.what_if.in_words import lines
from calculator.command.by_file import ByFile, FileSettingsError, Wanted
from calculator.command.chosen import UnknownSettingError, of_table, settings
from calculator.command.failing import UnreadError, failed, reason, unopened, unreadable
from calculator.command.meant import meant
from calculator.command.options import (
    FAILED,
    READ,
    UNREADABLE,
    html_fault,
    is_one,
    parser,
    report_fault,
    since_fault,
    team_options,
    teams_fault,
)
from calculator.command.paths import text_of_paths
from calculator.command.sheets.one import no_folder, write_one
from calculator.files import FileError
from calculator.model import Crosstable
from calculator.model.late import late
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.ranking.classes import ClassError
from calculator.ranking.classes.part import of_class, with_player
from calculator.reading import Opened, ReadError, opened
from calculator.tiebreaks import REGISTER, UnknownTiebreakError
from calculator.words import aloud, say, use
from calculator.writing import FORMS, WriteError
from calculator.writing.answer import answer_spoken, answer_to_send
from calculator.writing.standings_json import documents, versus_document
from calculator.writing.standings_table import several, standings_csv, standings_markdown
from calculator.writing.standings_text import listing, reports

if TYPE_CHECKING:
    from calculator.answers.since import Since
    from calculator.answers.what_if.need_words import lines as need_lines
    from calculator.command.schools import of_schools
    from calculator.command.since import as_lines as since_lines
    from calculator.command.since_json import since_document
    from calculator.writing.need_json import need_document
    from calculator.writing.what_if_json import what_if_document
else:
    need_lines = late("calculator.answers.what_if.need_words", "lines")
    of_schools = late("calculator.command.schools", "of_schools")
    need_document = late("calculator.writing.need_json", "need_document")
    what_if_document = late("calculator.writing.what_if_json", "what_if_document")
    since_lines = late("calculator.command.since", "as_lines")
    since_document = late("calculator.command.since_json", "since_document")

#: What is spoken where nobody says otherwise.
LANGUAGE = "en"
#: What ``--as`` may be beside ``text``, which alone takes ``--workings``.
STANDINGS_AS = {
    "markdown": standings_markdown,
    "csv": standings_csv,
    "send": answer_to_send,
    "spoken": answer_spoken,
}
#: What people ask for that there is not, or that cannot be done.
_REFUSED = (
    *(ClassError, FileSettingsError, UnknownSettingError, UnknownTiebreakError, WriteError),
    *(LookupError, OSError),
)
#: Those that tell one player's answer, or compare two, and hold no standings.
ANSWER_AS = {"send", "spoken"}


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    wanted = parser()
    options = wanted.parse_intermixed_args(arguments)
    if options.what_if and (not options.player or options.form != "text"):
        wanted.error("--what-if goes with --player, and prints text or JSON")
    if options.what_if and options.teams and options.json:
        wanted.error("--what-if with --teams prints text")
    if options.need and (not options.player or options.form != "text"):
        wanted.error("--need goes with --player, and prints text or JSON")
    faults = (html_fault, teams_fault, since_fault, report_fault)
    if fault := next(filter(None, (one(options) for one in faults)), ""):
        wanted.error(fault)
    with use(options.language or LANGUAGE):
        return _answer(options)


class _Ranked(NamedTuple):
    """What the options ask about."""

    standings: Standings
    classes: list[Standings]
    """The standings of each prize class that is asked for."""
    player: int | None
    """The number of the one player who is asked for."""
    versus: Versus | None
    since: "Since | None" = None
    """What changed since the version that is asked for."""

    @property
    def parts(self) -> list[Standings]:
        """The standings to print."""
        return self.classes or [self.standings]


def _answer(options: argparse.Namespace) -> int:
    """Print what the options ask for, in the language in use."""
    if options.list:
        print(listing())
        return READ
    if not is_one(options.html) if options.html else options.check:
        return _checked(options)
    text = written = ""
    try:
        if options.files:
            options = _with(options, ByFile(options.files[:1], options).of(options.files[0]))
            use(options.language or LANGUAGE)
        if options.html:
            no_folder(options.files, options.html)
        text = text_of_paths(options.files)
        found = opened(text, options.format, _section(options.section))
        if options.kind:
            found = found._replace(table=found.table._replace(kind=options.kind))
        if options.write:
            print(FORMS[options.write](found.table).rstrip("\n"))
            return READ
        # The rows of an event of teams are teams: then these are the standings.
        if options.teams and (team_options(options) or not found.table.of_teams):
            print(of_schools(found, _by_options(found.table, options), options))
            return READ
        ranked = _ranked(found.table, options)
        if options.since:
            ranked = _compared(found, ranked, options)
        if options.html:
            written = write_one(ranked.parts, options.files, options.html)
    except ReadError as error:
        return unreadable(text, error, options)
    except UnreadError as error:
        options.files = [options.since]
        return unreadable(error.text, error.error, options)
    except FileError as error:
        return unopened(error, options)
    except _REFUSED as error:
        return failed(error, options)
    if options.json:
        print(_document(ranked, options))
    elif options.html:
        print(written)
    elif ranked.versus and options.form in ANSWER_AS:
        with aloud() if options.form == "spoken" else nullcontext():
            print(versus_text(ranked.versus))
    elif options.form in STANDINGS_AS:
        print(several(STANDINGS_AS[options.form], ranked.parts, ranked.player), end="")
    else:
        print(_report(found, ranked, options))
    return READ


def _checked(options: argparse.Namespace) -> int:
    """Check files and folders, write what is to be written; return the exit status."""
    from calculator.command import check  # noqa: PLC0415 - not for one text
    from calculator.command.annotations import annotations, of_error  # noqa: PLC0415 - as above
    from calculator.command.sheets.event import write_event  # noqa: PLC0415 - as above

    by_file = ByFile(options.files, options)
    on_github = os.environ.get("GITHUB_ACTIONS") == "true"

    def ranked(table: Crosstable, name: str) -> Standings:
        asked = _with(options, by_file.of(name))
        table = table._replace(kind=asked.kind) if asked.kind else table
        return _by_options(table, asked, tuple(REGISTER) if asked.all else ())

    try:
        use(by_file.whole().language or LANGUAGE)
        found = check.check(options.files, ranked, by_file)
        if options.html and not found.sheets:
            raise LookupError(say("check-none"))
        if options.since:
            from calculator.command.since import with_since  # noqa: PLC0415 - seldom asked for

            found = with_since(found, options.files, options.since, rank)
        out = Path(options.html) if options.html else None
        written = write_event(found, options.files, out) if out else None
        document = json.dumps(check.as_json(found, written), ensure_ascii=False)
        if options.report:
            Path(options.report).write_text(f"{document}\n", encoding="utf-8", newline="\n")
    except _REFUSED as error:
        if on_github:
            print(of_error(error, reason(error, options)), file=sys.stderr)
        return failed(error, options)
    if options.json:
        print(document)
    else:
        print(check.as_text(found, written))
    if on_github:
        for line in annotations(found):
            # GitHub takes them from here too, and what is printed stays as it is.
            print(line, file=sys.stderr)
    if found.agrees:
        return READ
    return FAILED if found.read else UNREADABLE


def _with(options: argparse.Namespace, wanted: Wanted) -> argparse.Namespace:
    """Return the options with what is wanted of a file, which holds what they ask already."""
    return argparse.Namespace(**vars(options) | wanted._asdict())


def _by_options(
    table: Crosstable, options: argparse.Namespace, also: tuple[str, ...] = ()
) -> Standings:
    choices = of_table(settings(options.set), options.set, table)
    return rank(table, options.order, choices=choices, also=also, rules=options.rules)


def _ranked(table: Crosstable, options: argparse.Namespace) -> _Ranked:
    """Work out what the options ask about; ``LookupError`` where somebody is not found."""
    standings = _by_options(table, options, tuple(REGISTER) if options.all else ())
    row = meant(standings, options.player) if options.player else None
    classes = [of_class(standings, rule) for rule in options.classes]
    if classes and row:
        classes = with_player(classes, row.number, row.name)
    versus = _versus(standings, options)
    return _Ranked(standings, classes, row.number if row else None, versus)


def _compared(found: Opened, ranked: _Ranked, options: argparse.Namespace) -> _Ranked:
    """Add what changed since the version that the options name."""
    from calculator.command.since import since_one  # noqa: PLC0415 - seldom asked for

    return ranked._replace(since=since_one(options, found, ranked.standings, rank))


def _document(ranked: _Ranked, options: argparse.Namespace) -> str:
    """Return the JSON document."""
    made = documents(
        ranked.standings,
        ranked.classes,
        workings=options.workings,
        reasons=options.reasons or ranked.player is not None,
        player=ranked.player,
    )
    if ranked.versus:
        made["compare"] = versus_document(ranked.versus)
    if options.what_if and ranked.player is not None:
        made["what_if"] = what_if_document(ranked.standings, ranked.player)
    if options.need and ranked.player is not None:
        made["need"] = need_document(ranked.standings, ranked.player)
    if ranked.since:
        made["since"] = since_document(ranked.since, ranked.player)
    return json.dumps(made, ensure_ascii=False)


def _report(found: Opened, ranked: _Ranked, options: argparse.Namespace) -> str:
    """Return the standings as a text table, with what was asked beside them."""
    parts = [
        reports(
            ranked.parts,
            ranked.player,
            workings=options.workings,
            section=found.section,
            sections=found.sections,
        )
    ]
    if ranked.versus:
        parts += ["", versus_text(ranked.versus)]
    if options.what_if and ranked.player is not None:
        for standings in ranked.parts:
            parts += ["", *lines(standings, ranked.player)]
    if options.need and ranked.player is not None:
        # Of a prize class too: other results are tried for everybody.
        parts += ["", *need_lines(ranked.standings, ranked.player)]
    if ranked.since:
        parts += ["", *since_lines(ranked.since, options.since, ranked.player)]
    return "\n".join(parts)


def _versus(standings: Standings, options: argparse.Namespace) -> Versus | None:
    """Compare the two players who are asked for; ``LookupError`` where they are not two."""
    if not options.compare:
        if options.form in ANSWER_AS and not options.player:
            raise LookupError(say("answer-needs-player"))
        return None
    one, other = (meant(standings, name) for name in options.compare)
    if one.number == other.number:
        raise LookupError(say("same-player", one.name))
    return compare(standings, one.number, other.number)


def _section(wanted: str | None) -> int | str | None:
    """Return the section that is meant: people count them from 1."""
    return int(wanted) - 1 if wanted and wanted.isdecimal() else wanted


def run() -> int:
    """Run the command line for a reader who may stop reading early (``| head``)."""
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # What Python still holds for the closed pipe goes nowhere, without a complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READ
    return status


if __name__ == "__main__":  # pragma: no cover - tests of the command as a program start it
    sys.exit(run())
