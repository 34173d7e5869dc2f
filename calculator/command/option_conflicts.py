"""Which options do not go together."""

import argparse
from pathlib import Path

from calculator.command.parser import OptionError

#: What the name of a file that is written says of its form.
_ENDINGS = {".xlsx": "xlsx", ".csv": "csv", ".md": "markdown"}
#: What says that it is text.
_TEXTS = frozenset({"", ".txt", ".text", ".log"})
#: How many of a school count where nobody says otherwise: ``BEST`` of the ranking of schools.
BEST = 4


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


def fault(options: argparse.Namespace) -> str:
    """Say which options do not go together; empty if all do."""
    if options.what_if and (not options.player or options.form != "text"):
        return "--what-if goes with --player, and prints text or JSON"
    if options.what_if and options.teams and options.json:
        return "--what-if with --teams prints text"
    if options.need and (not options.player or options.form != "text"):
        return "--need goes with --player, and prints text or JSON"
    every = (html_fault, teams_fault, since_fault, report_fault, out_fault)
    return next(filter(None, (one(options) for one in every)), "")


def several_fault(options: argparse.Namespace) -> str:
    """Say what cannot be asked of several events at once; empty if all can."""
    if options.write:
        return "--write prints one table, and these files are of several events: name one"
    if options.form == "csv":
        return "CSV has one table, and these files are of several events: --as xlsx has all"
    if options.html:
        return "OUT.html is one sheet, and these files are of several events: name a folder"
    if options.since:
        return "--since compares one event, and these files are of several: add --check"
    return ""


def with_form(options: argparse.Namespace) -> argparse.Namespace:
    """Let the name of the file to write say the form, where nothing else does.

    Raises :class:`OptionError` for the name of a kind that is not written.

    >>> asked = {"form": None, "json": False, "write": None, "html": None, "check": False}
    >>> with_form(argparse.Namespace(**asked, list=False, out="a.CSV")).form
    'csv'
    >>> with_form(argparse.Namespace(**asked, list=False, out="a.json")).json
    True
    """
    free = not (options.form or options.json or options.write or options.html)
    options.form = options.form or "text"
    ending = _ending(options.out)
    if not free or ending in _TEXTS:
        return options
    if ending == ".json":
        options.json = True
    elif ending == ".trf" and not (options.check or options.list):
        options.write = "trf"
    elif ending in _ENDINGS and not (options.check or options.list):
        options.form = _ENDINGS[ending]
    elif options.check or options.list:
        raise OptionError(f"--out {options.out}: this can be written as .txt or .json")
    else:
        known = ", ".join((".txt", *_ENDINGS, ".json", ".trf"))
        hint = "--html OUT.html writes a page" if ending in {".html", ".htm"} else None
        raise OptionError(f"--out {options.out}: it can be written as {known}", hint)
    return options


def out_fault(options: argparse.Namespace) -> str:
    """Say what does not go with ``--out``; empty if all does."""
    if options.form == "xlsx" and options.teams:
        return "--teams prints no spreadsheet: --as csv does"
    if options.form == "xlsx" and options.check:
        return "--check prints text or JSON"
    if options.out is None:
        return ""
    if not options.out:
        return "--out needs the name of a file"
    if options.html:
        return "--html OUT says where it writes: no --out"
    ending = _ending(options.out)
    if (ending == ".xlsx") != (options.form == "xlsx"):
        return f"--out {options.out}: .xlsx is the form of --as xlsx, and of nothing else"
    return ""


def _ending(name: str | None) -> str:
    return Path(name or "").suffix.lower()


def team_options(options: argparse.Namespace) -> bool:
    """Whether anything is asked of the way in which schools are ranked."""
    return bool(
        options.team_by
        or options.team_order
        or options.team_out
        or options.team_limit is not None
        or options.team_best != BEST
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
