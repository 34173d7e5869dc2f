"""What ``--check`` finds: files, their sections, and how each compares with its print."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers import wording
from calculator.command.tiebreaks_toml import Unused
from calculator.ranking import Standings
from calculator.reading import ReadError

if TYPE_CHECKING:  # few look at what changed
    from calculator.answers.since import Since


class Section(NamedTuple):
    """One section, compared; or why it cannot be read."""

    title: str
    standings: Standings | None
    error: str = ""
    since: "Since | None" = None
    """What changed since an older state, where that is asked for and has this section."""
    fault: ReadError | None = None
    """Where in the text it is at fault, if that is why it cannot be read."""

    @property
    def faults(self) -> int:
        """How many pairs of results contradict each other, and how many totals are wrong."""
        if self.standings is None:
            return 0
        table = self.standings.table
        return len(table.contradictions) + len(table.wrong_totals)

    @property
    def left_out(self) -> tuple[str, ...]:
        """The headings of the printed columns that nobody can tell what they hold."""
        return wording.left_out(self.standings) if self.standings else ()

    @property
    def agrees(self) -> bool:
        """Whether it can be read, and nothing of it that was compared differs."""
        if self.standings is None:
            return False
        return not wording.differing(self.standings) and not self.faults


class Sheet(NamedTuple):
    """A file, or the files of one rating report, with its sections."""

    name: str
    sections: tuple[Section, ...]
    paths: tuple[str, ...] = ()
    """The files that it is made of."""
    is_text: bool = False
    """Whether it is one file of text, of which lines and columns are those of its sections."""
    language: str = ""
    """The language that its file is given, where that is another one."""


class Written(NamedTuple):
    """What was written of it as HTML, and what was not."""

    first: Path
    """The page that leads to all others."""
    names: dict[tuple[str, int], str]
    """The files of the sections that could be read, by sheet and position."""
    left: tuple[Path, ...]
    """Our own files in the folder from another time, which no link leads to any more."""


class Checked(NamedTuple):
    """What was found in all files."""

    sheets: tuple[Sheet, ...]
    passed: tuple[str, ...]
    """Files in folders that hold no tables, going by their names."""
    skipped: tuple[str, ...] = ()
    """Files that a ``tiebreaks.toml`` leaves out."""
    unused: tuple[Unused, ...] = ()
    """What a ``tiebreaks.toml`` says of files that are not there."""

    @property
    def sections(self) -> tuple[Section, ...]:
        """Those of all files."""
        return tuple(section for sheet in self.sheets for section in sheet.sections)

    @property
    def agrees(self) -> bool:
        """Whether there is something, or was left out, and everything agrees."""
        some = self.sections or self.skipped
        return bool(some) and all(section.agrees for section in self.sections)

    @property
    def read(self) -> bool:
        """Whether everything could be read."""
        return all(section.standings for section in self.sections)
