"""The options of the command line."""

import argparse
import sys
from pathlib import Path

from calculator import __version__
from calculator.command.option_conflicts import BEST
from calculator.command.parser import OptionError, Parser, one_of, whole
from calculator.command.suggestions import nearest
from calculator.model import EVENT_KINDS, NUMBERED_BY
from calculator.reading import LAYOUTS
from calculator.tiebreaks import EDITIONS
from calculator.words import LANGUAGES
from calculator.writing import FORMS

#: What ``--as`` may be: ``text`` alone takes ``--workings``.
AS = ("text", "markdown", "csv", "xlsx", "send", "spoken")
#: What pip installs: the second one is what `uvx` and `pipx run` look for.
PROGRAMS = ("chess-tiebreaks", "chess-tiebreak-calculator")
#: The shells that ``--completion`` knows.
SHELLS = ("bash", "zsh", "fish", "powershell")


def parser() -> Parser:
    """Return the parser of the command line."""
    made = Parser(
        prog=called(),
        usage="%(prog)s [FILE …] [options]",
        description="Ranks a crosstable by tiebreaks, and says why each place is what it is.",
        epilog=_examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    _add_reading(made.add_argument_group("input"))
    _add_ranking(made.add_argument_group("ranking"))
    _add_questions(made.add_argument_group("questions"))
    _add_events(made.add_argument_group("files and folders"))
    _add_teams(made.add_argument_group("schools and clubs"))
    _add_forms(made.add_argument_group("output"))
    _add_help(made.add_argument_group("help"))
    return made


#: What most people ask for.
_EXAMPLES = (
    ("open.txt", "everybody's place and tiebreaks"),
    ("open.txt --player Ann", "why Ann has her place"),
    ("photo.jpg --player Ann", "the same, from a picture"),
    ("open.txt --class grade=5", "places among the fifth-graders"),
    ("open.txt --out open.xlsx", "a spreadsheet"),
    ("results --check", "compare the files of a folder with what they print"),
    ("results --html public", "make pages of a folder, to upload"),
)


def _examples() -> str:
    """Return examples, each with what it does."""
    lines = [(f"  {called()} {asked}", what) for asked, what in _EXAMPLES]
    wide = max(len(line) for line, _ in lines)
    return "\n".join(["examples:", *(f"{line:{wide}}  {what}" for line, what in lines)])


def short_help() -> str:
    """Return what is said to somebody who names no file."""
    more = "--help lists all options. With - the table is read from standard input."
    return f"usage: {called()} [FILE …] [options]\n\n{_examples()}\n\n{more}"


def _add_reading(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="a table as text, HTML or JSON, a FIDE report (TRF), a PGN, a spreadsheet (.xlsx), a "
        "printout (.pdf), a picture (.png, .jpg), a SwissSys file (.sjson), the DBF files of a "
        "rating report, or a .zip of them; several files of one event are read as one, all others "
        "one by one; - reads standard input",
    )
    group.add_argument(
        "--format",
        metavar="NAME",
        type=_reading,
        help="the layout of FILE; after it, :start, :place … say what the opponents' numbers are",
    )
    group.add_argument(
        "--section", metavar="NAME", help="which section: its number, name or part of the name"
    )


def _add_ranking(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--order", metavar="NAMES", help="a named order, or tiebreaks separated by commas"
    )
    group.add_argument(
        "--rules",
        metavar="EDITION",
        type=one_of("--rules", sorted(EDITIONS)),
        help=f"edition of the FIDE rules: {', '.join(EDITIONS)} (by the event's start date)",
    )
    group.add_argument(
        "--kind",
        metavar="KIND",
        type=one_of("--kind", EVENT_KINDS),
        help=f"how the event was paired: {', '.join(EVENT_KINDS)}",
    )
    group.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a convention (--list shows them), seed=TEXT, late=NUMBERS, playoff.NUMBER=POINTS, or "
        "out=NAMES, players without a place",
    )
    group.add_argument(
        "--all", action="store_true", help="also work out every tiebreak that applies"
    )
    group.add_argument(
        "--class",
        dest="classes",
        action="append",
        default=[],
        metavar="RULE",
        help="standings of a prize class: rating<1200, grade=5, club=NAME, name=A;B (repeatable)",
    )


def _add_questions(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--player", metavar="NAME", help="only this player: number or part of the name"
    )
    group.add_argument(
        "--what-if",
        action="store_true",
        help="with --player: which other results would have changed the place, and why",
    )
    group.add_argument(
        "--need",
        action="store_true",
        help="with --player, before a round that is paired: which results give each place",
    )
    group.add_argument(
        "--compare",
        nargs=2,
        metavar=("A", "B"),
        help="why one of any two players is ahead of the other: numbers or parts of the names",
    )
    group.add_argument(
        "--since",
        metavar="OLD",
        help="what changed since another version of FILE: who moved and why, and which results, "
        "names, ratings and totals are different; with --check or a folder of --html, OLD is a "
        "folder too",
    )


def _add_events(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--check",
        action="store_true",
        help="compare every section of the files, or of all files in a folder, with what it "
        "prints: a line for each, and a total; status 0 only if all agree",
    )
    group.add_argument(
        "--html",
        metavar="OUT",
        help="write one self-contained sheet without script to OUT.html (- prints it); any other "
        "OUT is a folder, for a sheet of each section of the files, or of all files in a folder, "
        "and an index; status as with --check",
    )
    group.add_argument(
        "--report",
        metavar="FILE",
        help="with --check or a folder of --html: write what was found to FILE, too, as JSON",
    )


def _add_forms(group: argparse._ArgumentGroup) -> None:
    form = group.add_mutually_exclusive_group()
    form.add_argument(
        "--as",
        dest="form",
        type=one_of("--as", AS),
        metavar="FORM",
        help="the standings as a text table, in markdown, as csv, or as a spreadsheet (xlsx); "
        "with --player or --compare the answer as one paragraph to send, or spoken, to be read "
        "aloud",
    )
    form.add_argument("--json", action="store_true", help="one JSON document on standard output")
    form.add_argument(
        "--write",
        metavar="FORM",
        type=one_of("--write", FORMS),
        help=f"print the crosstable itself, as {', '.join(FORMS)}",
    )
    group.add_argument(
        "--out",
        metavar="FILE",
        help="where to write it, instead of standard output; .xlsx, .csv, .md, .json and .trf say "
        "the form, too",
    )
    group.add_argument("--workings", action="store_true", help="print how each value is worked out")
    group.add_argument(
        "--reasons", action="store_true", help="with --json: the reason for everybody's place"
    )
    group.add_argument(
        "--language",
        metavar="CODE",
        type=one_of("--language", LANGUAGES),
        help=f"the language of the words: {', '.join(LANGUAGES)} (en)",
    )


def _add_help(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--list", action="store_true", help="list tiebreaks, orders and layouts")
    group.add_argument(
        "--completion",
        metavar="SHELL",
        type=one_of("--completion", SHELLS),
        help=f"print a script that completes options and names in a shell: {', '.join(SHELLS)}",
    )
    group.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    group.add_argument("-h", "--help", action="help", help="show this help")


def _add_teams(group: argparse._ArgumentGroup) -> None:
    """Add what asks for schools, clubs or teams of a table in which everybody plays alone."""
    group.add_argument(
        "--teams",
        action="store_true",
        help="standings of the schools, clubs, teams or states of the players: the best scores of "
        "each, added up; --player and --compare then name schools",
    )
    group.add_argument(
        "--team-by", default="", metavar="HEADING", help="with --teams: the column (a school's)"
    )
    group.add_argument(
        "--team-best",
        type=whole("--team-best"),
        default=BEST,
        metavar="N",
        help=f"with --teams: how many of each count ({BEST})",
    )
    group.add_argument(
        "--team-limit",
        type=whole("--team-limit"),
        metavar="N",
        help="with --teams: how many each may enter",
    )
    group.add_argument(
        "--team-out",
        default="",
        metavar="NAMES",
        help="with --teams: who was not entered for the school; numbers with commas between them, "
        "or names with semicolons",
    )
    group.add_argument(
        "--team-order",
        default="",
        metavar="NAMES",
        help="with --teams: the tiebreaks that are added up, or us-scholastic, "
        "us-scholastic-accelerated, state-list (those of --order)",
    )


def called() -> str:
    """Return how the command was called: by the name of a program that pip installed, or not."""
    name = Path(sys.argv[0]).stem
    return name if name in PROGRAMS else "python -m calculator"


def _reading(text: str) -> str:
    """Check a layout, or a layout and what the opponents' numbers are."""
    layout, colon, by = text.partition(":")
    if layout not in LAYOUTS:
        meant = nearest(layout, LAYOUTS)
        hint = f"did you mean {meant}?" if meant else f"it has {', '.join(sorted(LAYOUTS))}"
        raise OptionError(f"there is no format “{layout}”", hint)
    if colon:
        one_of(f"--format {layout}:", NUMBERED_BY[1:])(by)
    return text
