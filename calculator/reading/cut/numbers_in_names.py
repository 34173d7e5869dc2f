"""Numbers of rows in one cell with the names, where the heading has a cell for each."""

from calculator.model.late import pattern
from calculator.reading.columns.headings import kind_headed

#: The number in front of a row, with what people put around it, and the blank behind it.
_NUMBERED = pattern(
    r"[^\w\s|]{0,2}(?P<number>\d{1,4})[^\d\s|]{0,3}(?: [-–—])?(?P<blank> )(?=[^\d\s|])"
)
#: What is above them.
_HEADS = frozenset(("number", "place"))
#: A table has so many rows, and so many bars in each.
_FEWEST, _BARS = 3, 3


def with_numbers_apart(text: str) -> str | None:
    r"""Return a text with a bar between numbers and names; ``None`` where all cells are apart.

    The heading has one bar more than each of the rows, which count from 1 on.

    >>> rows = "1: Ann Lee | 1500 | W2\n2: Bo Ray | 1400 | L1\n3: Cy Fox | 1300 | B"
    >>> with_numbers_apart(f"# | Name | Rtg | R1\n{rows}").split("\n")[1]
    '1.|Ann Lee | 1500 | W2'
    >>> with_numbers_apart(f"Name | Rtg | R1\n{rows}")
    """
    lines = text.split("\n")
    head = next((at for at, line in enumerate(lines) if line.count("|") >= _BARS), None)
    if head is None or kind_headed(lines[head].partition("|")[0].strip()) not in _HEADS:
        return None
    bars, made = lines[head].count("|"), list(lines)
    count = 0
    for at in range(head + 1, len(lines)):
        line = lines[at]
        if line.count("|") != bars - 1 or not (found := _NUMBERED.match(line)):
            continue
        if int(found["number"]) != count + 1:
            return None
        blank = found.start("blank")
        made[at] = f"{line[:blank].replace(':', '.')}|{line[blank + 1 :]}"
        count += 1
    return "\n".join(made) if count >= _FEWEST else None
