"""One sheet, to a file or to standard output."""

from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from calculator.command.sheets.own_files import write_own
from calculator.command.sheets.sheet import sheet
from calculator.ranking import Standings
from calculator.words import say
from calculator.writing import WriteError

if TYPE_CHECKING:
    from calculator.ranking.schools import Schools


def no_folder(paths: Sequence[str], out: str) -> None:
    """Refuse a folder, whose sections are no one sheet: raises ``WriteError``."""
    for path in paths:
        if Path(path).is_dir():
            raise WriteError(say("sheet-for-one", out, path))


def write_one(
    parts: Sequence[Standings],
    paths: Sequence[str],
    out: str,
    schools: "Sequence[Schools]" = (),
) -> str:
    """Write the sheet; return what to print: where it is, or for ``-`` the sheet itself.

    ``schools`` are those of each of the parts, where they are asked for.
    """
    named = bool(paths) and paths[0] != "-"
    made = sheet(parts, PurePath(paths[0]).stem if named else say("standings"), schools=schools)
    if out == "-":
        return made.rstrip("\n")
    write_own({Path(out): made})
    return say("sheet-written", out)
