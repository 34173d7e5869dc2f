"""The mutants that may survive, from the list beside this file."""

from __future__ import annotations

from pathlib import Path

LIST = Path(__file__).with_name("accepted.txt")

#: Where a change is, and the lines before and after it.
type Change = tuple[str, tuple[str, ...]]


def accepted(text: str | None = None) -> dict[Change, str]:
    """Read each change with the reason why it may survive.

    >>> accepted("calculator/a.py f\\n- x = 1\\n+ x = 2\\n= Nobody can see x.\\n")
    {('calculator/a.py f', ('- x = 1', '+ x = 2')): 'Nobody can see x.'}
    """
    found: dict[Change, str] = {}
    where, lines = "", list[str]()
    for line in (LIST.read_text("utf-8") if text is None else text).splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith(("- ", "+ ")):
            lines.append(line)
        elif line.startswith("= "):
            found[where, tuple(lines)] = line[2:]
            lines = []
        else:
            where = line
    return found
