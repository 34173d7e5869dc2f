"""A pasted table under each edition of FIDE's rules: its scores, its columns named."""

from calculator.model import Crosstable
from calculator.printed.columns import Columns, announced, name_columns, resolved
from calculator.printed.equal_figures import TELLING
from calculator.tiebreaks import EDITIONS, Choices, Tally, edition_at


class Readings:
    """The scores and the named columns under each edition, each worked out once."""

    def __init__(self, table: Crosstable, choices: Choices, wanted: str | None) -> None:
        """``wanted`` is the edition that was asked for, by its name; without it all are tried."""
        self.table = table
        self.choices = choices
        default = wanted or table.rules or edition_at(table.starts)
        others = () if wanted else tuple(name for name in reversed(EDITIONS) if name != default)
        self.editions = (default, *others)
        self._made: dict[str, tuple[Columns, Tally]] = {}

    def _read(self, edition: str) -> tuple[Columns, Tally]:
        if edition not in self._made:
            # The scores are the same under every edition.
            counted = next((made[1] for made in self._made.values()), None)
            tally = Tally(self.table, self.choices, edition, like=counted)
            columns = name_columns(self.table, tally)
            if columns.conventions:
                conventions = (*self.choices.conventions, *columns.conventions)
                choices = self.choices._replace(conventions=conventions)
                tally = Tally(self.table, choices, edition)
            self._made[edition] = columns, tally
        return self._made[edition]

    def tally(self, edition: str) -> Tally:
        """Return the scores under an edition, with the conventions that fit the columns."""
        return self._read(edition)[1]

    def wrong(self, edition: str) -> int:
        """Return how many printed values differ under an edition."""
        return self._read(edition)[0].wrong

    def best(self) -> tuple[Crosstable, Tally]:
        """Return the table with its columns named under the edition that fits them best.

        Another edition than that of the event's day has to explain more than half of what
        differs, or several values: one that happens to agree on a sheet that is wrong anyway
        does not tell by which edition it was made.
        """
        best = self.editions[0]
        most = max((self.wrong(best) - 1) // 2, self.wrong(best) - TELLING)
        for edition in self.editions[1:]:
            if not self.wrong(best) or not self._of_editions():
                break
            if self.wrong(edition) < self.wrong(best) and self.wrong(edition) <= most:
                best = edition
        columns, tally = self._read(best)
        order = resolved(self.table.announced, columns.columns) or announced(columns.columns)
        table = self.table._replace(printed=columns.columns, announced=order)
        return table, tally.of(table)

    def _of_editions(self) -> bool:
        """Whether an edition can change a printed value."""
        if self.table.system == "fide":
            return True
        names = (column.tiebreak or "" for column in self.table.printed)
        return any(name.partition("/")[0].isupper() for name in names)
