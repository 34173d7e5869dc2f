"""What is said of texts between two sections: whose they are."""

from collections.abc import Sequence

from calculator.model import Crosstable
from calculator.reading.check.consistency import Judged
from calculator.reading.check.lines_of_no_table import place, span
from calculator.reading.columns.context import as_caption, context
from calculator.reading.columns.legend import legend
from calculator.reading.text.errors import ReadError


def each_with_its_own(
    read: Sequence[Judged | Crosstable | ReadError],
) -> Sequence[Judged | Crosstable | ReadError]:
    """Say of texts between two sections whose they are, and what is above all of them.

    From the next section's title on they are that section's; all of them are where the first
    section has its tiebreaks announced above it.
    """
    tables = [one for one in read if isinstance(one, Judged)]
    if not tables:
        return read
    above = tables[0].raw.before
    announced_above = bool(legend(above))
    own: dict[int, Judged] = {}
    for one, following in zip(tables, [*tables[1:], None], strict=True):
        after = one.raw.after
        if following is not None:
            title = context(following.raw).caption
            # What is among the rows of one is the next one's in no case.
            theirs_above = set(following.raw.before)
            ends = span(one.raw)[1] if one.raw.rows else (0, 0)
            between = [cell for cell in after if cell in theirs_above and place(cell) > ends]
            # An e-mail may have broken it.
            theirs = [
                at
                for at, cell in enumerate(between)
                if (text := as_caption(cell)) and f"{title} ".startswith(f"{text} ")
            ]
            begins = 0 if announced_above else theirs[-1] if theirs else len(between)
            gone = set(between[begins:])
            after = tuple(cell for cell in after if cell not in gone)
        own[id(one)] = one.knowing(one.raw._replace(after=after, above_all=above))
    return [own[id(one)] if isinstance(one, Judged) else one for one in read]
