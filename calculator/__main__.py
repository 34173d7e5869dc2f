"""The command line: ``python -m calculator [FILE] [options]``.

Exit status: 0 a ranking was printed, 2 the text could not be read, 1 anything else.
"""

import argparse
import json
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple, NoReturn

from calculator import rank
from calculator.answers import Versus, compare, versus_text
from calculator.answers.what_if.in_words import lines
from calculator.model import EVENT_KINDS, NUMBERED_BY, Crosstable
from calculator.ranking import Standing, Standings
from calculator.ranking.classes import ClassError
from calculator.ranking.classes.part import of_class, with_player
from calculator.reading import LAYOUTS, Opened, ReadError, SectionError, excerpt, opened
from calculator.reading.decoding import decode
from calculator.tiebreaks import EDITIONS, REGISTER, UnknownTiebreakError, chosen
from calculator.words import LANGUAGES, aloud, say, use
from calculator.writing import FORMS, WriteError
from calculator.writing.answer import answer_spoken, answer_to_send
from calculator.writing.standings_json import documents, error_document, versus_document
from calculator.writing.standings_table import several, standings_csv, standings_markdown
from calculator.writing.standings_text import listing, reports

READ, UNREADABLE, FAILED = 0, 2, 1
#: What ``--as`` may be beside ``text``, which alone takes ``--workings``.
STANDINGS_AS = {
    "markdown": standings_markdown,
    "csv": standings_csv,
    "send": answer_to_send,
    "spoken": answer_spoken,
}
#: Those that tell one player's answer, or compare two, and hold no standings.
ANSWER_AS = {"send", "spoken"}


class _Parser(argparse.ArgumentParser):
    """Status 2 means an unreadable text, so wrong options end with 1."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(FAILED, f"{self.prog}: {message}\n")


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    made = _Parser(prog="python -m calculator", description="Rank a crosstable by tiebreaks.")
    made.add_argument(
        "file", nargs="?", default="-", metavar="FILE", help="a text file; - reads standard input"
    )
    made.add_argument("--order", metavar="NAMES", help="a named order or a comma list of tiebreaks")
    made.add_argument(
        "--format",
        metavar="NAME",
        type=_reading,
        help="the layout of FILE, with :start, :place … what the opponents' numbers are",
    )
    made.add_argument(
        "--section", metavar="NAME", help="which section: its number, name or part of the name"
    )
    made.add_argument(
        "--rules",
        metavar="EDITION",
        choices=sorted(EDITIONS),
        help=f"edition of the FIDE rules: {', '.join(EDITIONS)} (by the event's start date)",
    )
    made.add_argument("--kind", choices=EVENT_KINDS, help="how the event was paired")
    made.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a convention (--list shows them), seed=TEXT, late=NUMBERS, or playoff.NUMBER=POINTS",
    )
    made.add_argument(
        "--all", action="store_true", help="also work out every tiebreak that applies"
    )
    made.add_argument(
        "--player", metavar="NAME", help="only this player: number or part of the name"
    )
    made.add_argument(
        "--class",
        dest="classes",
        action="append",
        default=[],
        metavar="RULE",
        help="standings of a part: rating<1200, grade=5, club=NAME, name=A;B (repeatable)",
    )
    made.add_argument(
        "--what-if",
        action="store_true",
        help="with --player: which other results would have changed the place, and why",
    )
    made.add_argument(
        "--compare",
        nargs=2,
        metavar=("A", "B"),
        help="why one of any two players is ahead of the other: numbers or parts of the names",
    )
    made.add_argument("--workings", action="store_true", help="print how each value arises")
    made.add_argument(
        "--language", choices=tuple(LANGUAGES), default="en", help="the language of the words"
    )
    form = made.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON document on standard output")
    form.add_argument(
        "--write",
        metavar="FORM",
        choices=tuple(FORMS),
        help=f"print the crosstable itself, as {', '.join(FORMS)}",
    )
    form.add_argument(
        "--as",
        dest="form",
        choices=("text", *STANDINGS_AS),
        default="text",
        help="the standings as a text table, in Markdown, or as CSV; "
        "with --player or --compare the answer as one paragraph to send, or to be read aloud",
    )
    made.add_argument("--list", action="store_true", help="list tiebreaks, orders and layouts")
    return made


def _reading(text: str) -> str:
    """Check a layout, or a layout and what the opponents' numbers are."""
    layout, colon, by = text.partition(":")
    if layout not in LAYOUTS:
        raise argparse.ArgumentTypeError(f"{layout!r} is none of {', '.join(sorted(LAYOUTS))}")
    if colon and (not by or by not in NUMBERED_BY):
        raise argparse.ArgumentTypeError(f"{by!r} is none of {', '.join(NUMBERED_BY[1:])}")
    return text


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    wanted = parser()
    options = wanted.parse_args(arguments)
    if options.what_if and (not options.player or options.json or options.form != "text"):
        wanted.error("--what-if goes with --player, and prints text")
    with use(options.language):
        return _answer(options)


class _Ranked(NamedTuple):
    """What the options ask about."""

    standings: Standings
    classes: list[Standings]
    """The standings of each prize class that is asked for."""
    player: int | None
    """The number of the one player who is asked for."""
    versus: Versus | None

    @property
    def parts(self) -> list[Standings]:
        """The standings to print."""
        return self.classes or [self.standings]


def _answer(options: argparse.Namespace) -> int:
    """Print what the options ask for, in the language in use."""
    if options.list:
        print(listing())
        return READ
    text = ""
    try:
        text = decode(_bytes(options.file))
        found = opened(text, options.format, _section(options.section))
        if options.kind:
            found = found._replace(table=found.table._replace(kind=options.kind))
        if options.write:
            print(FORMS[options.write](found.table).rstrip("\n"))
            return READ
        ranked = _ranked(found.table, options)
    except ReadError as error:
        return _unreadable(text, error, options)
    except (ClassError, UnknownTiebreakError, WriteError, LookupError, OSError) as error:
        said = error.args[0] if isinstance(error, LookupError) else error
        said = error.strerror if isinstance(error, OSError) else said
        print(f"{options.file}: {said}", file=sys.stderr)
        return FAILED
    if options.json:
        print(_document(ranked, options))
    elif ranked.versus and options.form in ANSWER_AS:
        with aloud() if options.form == "spoken" else nullcontext():
            print(versus_text(ranked.versus))
    elif options.form in STANDINGS_AS:
        print(several(STANDINGS_AS[options.form], ranked.parts, ranked.player), end="")
    else:
        print(_report(found, ranked, options))
    return READ


def _ranked(table: Crosstable, options: argparse.Namespace) -> _Ranked:
    """Work out what the options ask about; ``LookupError`` where somebody is not found."""
    choices = chosen(dict(pair.partition("=")[::2] for pair in options.set))
    also = tuple(REGISTER) if options.all else ()
    standings = rank(table, options.order, choices=choices, also=also, rules=options.rules)
    row = select(standings, options.player)[0] if options.player else None
    classes = [of_class(standings, rule) for rule in options.classes]
    if classes and row:
        classes = with_player(classes, row.number, row.name)
    versus = _versus(standings, options)
    return _Ranked(standings, classes, row.number if row else None, versus)


def _unreadable(text: str, error: ReadError, options: argparse.Namespace) -> int:
    """Say why the text cannot be read, and where; return the exit status."""
    if isinstance(error, SectionError):
        print(f"{options.file}: {error}", file=sys.stderr)
        return FAILED
    if options.json:
        print(json.dumps(error_document(error), ensure_ascii=False))
        return UNREADABLE
    print(f"{options.file}: {error}", file=sys.stderr)
    if error.line is not None:
        shown = excerpt(text, error.line, error.column or 1, error.length)
        if shown:
            print(shown, file=sys.stderr)
    return UNREADABLE


def _document(ranked: _Ranked, options: argparse.Namespace) -> str:
    """Return the JSON document."""
    made = documents(
        ranked.standings, ranked.classes, workings=options.workings, player=ranked.player
    )
    if ranked.versus:
        made["compare"] = versus_document(ranked.versus)
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
    return "\n".join(parts)


def _versus(standings: Standings, options: argparse.Namespace) -> Versus | None:
    """Compare the two players who are asked for; ``LookupError`` where they are not two."""
    if not options.compare:
        if options.form in ANSWER_AS and not options.player:
            raise LookupError(say("answer-needs-player"))
        return None
    (one,), (other,) = (select(standings, name) for name in options.compare)
    if one.number == other.number:
        raise LookupError(say("same-player", one.name))
    return compare(standings, one.number, other.number)


def _section(wanted: str | None) -> int | str | None:
    """Return the section that is meant: people count them from 1."""
    return int(wanted) - 1 if wanted and wanted.isdecimal() else wanted


def _bytes(file: str) -> bytes:
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def select(standings: Standings, who: str) -> tuple[Standing, ...]:
    """Return the one player meant by a number or a unique part of a name; else ``LookupError``."""
    if who.isdecimal():
        found = [row for row in standings.rows if row.number == int(who)]
    else:
        found = [row for row in standings.rows if who.lower() == row.name.lower()] or [
            row for row in standings.rows if who.lower() in row.name.lower()
        ]
    if len(found) != 1:
        many = ", ".join(row.name for row in found[:5])
        raise LookupError(say("several-players" if found else "no-player", who, many))
    return tuple(found)


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


if __name__ == "__main__":
    sys.exit(run())
