"""The options of the command line."""

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from calculator import __version__
from calculator.model import EVENT_KINDS, NUMBERED_BY
from calculator.reading import LAYOUTS
from calculator.tiebreaks import EDITIONS
from calculator.words import LANGUAGES
from calculator.writing import FORMS

READ, UNREADABLE, FAILED = 0, 2, 1
#: What ``--as`` may be: ``text`` alone takes ``--workings``.
AS = ("text", "markdown", "csv", "send", "spoken")
#: How many of a school count where nobody says otherwise: ``BEST`` of the ranking of schools.
_BEST = 4


class _Parser(argparse.ArgumentParser):
    """Status 2 means an unreadable text, so wrong options end with 1."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(FAILED, f"{self.prog}: {message}\n")


def is_one(out: str) -> bool:
    """Whether ``--html OUT`` asks for one sheet; else it names a folder.

    >>> is_one("open.html"), is_one("-"), is_one("public")
    (True, True, False)
    """
    return out == "-" or out.lower().endswith((".html", ".htm"))


def html_fault(options: argparse.Namespace) -> str:
    """Say which of the other options do not go with ``--html``; empty if all do."""
    if options.html is None:
        return ""
    if not options.html:
        return "--html needs the name of a file or a folder"
    if options.player or options.compare or options.what_if or options.need:
        return "--html writes everybody's standings: no --player, --compare, --what-if, --need"
    if options.write or options.form != "text" or options.list:
        return "--html is a form of its own: no --write, --as, --list"
    one = options.classes or options.section or options.format
    if one and not is_one(options.html):
        return "--class, --section and --format are for one sheet: end OUT with .html"
    return ""


def report_fault(options: argparse.Namespace) -> str:
    """Say where ``--report`` has nothing to report; empty if it has."""
    many = options.html and not is_one(options.html)
    if options.report is None or many or (options.check and not options.html):
        return ""
    return "--report goes with --check, or with a folder of --html"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    made = _Parser(prog=_called(), description="Rank a crosstable by tiebreaks.")
    made.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="a text, .xlsx, .pdf or .sjson file, the DBF files of a rating report, or a zip of "
        "them; several are read as one; - or none reads standard input",
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
        help="a convention (--list shows them), seed=TEXT, late=NUMBERS, playoff.NUMBER=POINTS, or "
        "out=NAMES, who has no place",
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
        "--need",
        action="store_true",
        help="with --player, before a round that is paired: which results give each place",
    )
    made.add_argument(
        "--compare",
        nargs=2,
        metavar=("A", "B"),
        help="why one of any two players is ahead of the other: numbers or parts of the names",
    )
    made.add_argument(
        "--since",
        metavar="OLD",
        help="what changed since another version of FILE: who moved and why, which results, names, "
        "ratings and totals are others; with --check or a folder of --html, OLD is a folder too",
    )
    made.add_argument(
        "--check",
        action="store_true",
        help="compare every section of the files, or of all files in a folder, with what it "
        "prints: a line for each, and a total; status 0 only if all agree",
    )
    made.add_argument(
        "--html",
        metavar="OUT",
        help="write one self-contained sheet without script to OUT.html (- prints it); any other "
        "OUT is a folder, for a sheet of each section of the files, or of all files in a folder, "
        "and an index; status as with --check",
    )
    made.add_argument(
        "--report",
        metavar="FILE",
        help="with --check or a folder of --html: write what was found to FILE, too, as JSON",
    )
    _add_teams(made)
    made.add_argument("--workings", action="store_true", help="print how each value arises")
    made.add_argument(
        "--reasons", action="store_true", help="with --json: why everybody's place is what it is"
    )
    made.add_argument("--language", choices=tuple(LANGUAGES), help="the language of the words (en)")
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
        choices=AS,
        default="text",
        help="the standings as a text table, in Markdown, or as CSV; "
        "with --player or --compare the answer as one paragraph to send, or to be read aloud",
    )
    made.add_argument("--list", action="store_true", help="list tiebreaks, orders and layouts")
    made.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return made


def _add_teams(made: argparse.ArgumentParser) -> None:
    """Add what asks for schools, clubs or teams of a table in which everybody plays alone."""
    made.add_argument(
        "--teams",
        action="store_true",
        help="standings of the schools, clubs, teams or states of the players: the best scores of "
        "each, added up; --player and --compare then name schools",
    )
    made.add_argument(
        "--team-by", default="", metavar="HEADING", help="with --teams: the column (a school's)"
    )
    made.add_argument(
        "--team-best",
        type=int,
        default=_BEST,
        metavar="N",
        help=f"with --teams: how many of each count ({_BEST})",
    )
    made.add_argument(
        "--team-limit", type=int, metavar="N", help="with --teams: how many each may enter"
    )
    made.add_argument(
        "--team-out",
        default="",
        metavar="NAMES",
        help="with --teams: who was not entered for the school; numbers with commas between them, "
        "or names with semicolons",
    )
    made.add_argument(
        "--team-order",
        default="",
        metavar="NAMES",
        help="with --teams: the tiebreaks that are added up, or us-scholastic, "
        "us-scholastic-accelerated, state-list (those of --order)",
    )


def team_options(options: argparse.Namespace) -> bool:
    """Whether anything is asked of the way in which schools are ranked."""
    return bool(
        options.team_by
        or options.team_order
        or options.team_out
        or options.team_limit is not None
        or options.team_best != _BEST
    )


def since_fault(options: argparse.Namespace) -> str:
    """Say which of the other options do not go with ``--since``; empty if all do."""
    if options.since is None:
        return ""
    if not options.since:
        return "--since needs the name of a file or a folder"
    if options.teams or options.write or options.list or options.form != "text":
        return "--since prints text or JSON: no --teams, --write, --as, --list"
    if options.html and is_one(options.html):
        return "--since goes with a folder of --html, not with one sheet"
    return ""


def teams_fault(options: argparse.Namespace) -> str:
    """Say which of the other options do not go with --teams, or only with it; empty if all do."""
    if not options.teams:
        names = "--team-by, --team-best, --team-limit, --team-out and --team-order"
        return f"{names} go with --teams" if team_options(options) else ""
    if options.write or options.check or options.form == "spoken":
        return "--teams goes without --write, --check and --as spoken"
    if options.html is not None and not is_one(options.html):
        return "--teams is for one sheet: end OUT with .html"
    return ""


def _called() -> str:
    """Return how the command was called: by the name of a program that pip installed, or not."""
    name = Path(sys.argv[0]).stem
    return name if name.startswith("chess-tiebreak") else "python -m calculator"


def _reading(text: str) -> str:
    """Check a layout, or a layout and what the opponents' numbers are."""
    layout, colon, by = text.partition(":")
    if layout not in LAYOUTS:
        raise argparse.ArgumentTypeError(f"{layout!r} is none of {', '.join(sorted(LAYOUTS))}")
    if colon and (not by or by not in NUMBERED_BY):
        raise argparse.ArgumentTypeError(f"{by!r} is none of {', '.join(NUMBERED_BY[1:])}")
    return text
