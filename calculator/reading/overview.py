"""The table of layouts, for the documentation: made from the register itself."""

from collections.abc import Mapping, Sequence

from calculator.reading.layouts import CARRIES, LAYOUTS


def rows(samples: Mapping[str, Sequence[str]] | None = None) -> list[list[str]]:
    """Return the table's heading and its rows: each layout, what it carries, how results look.

    ``samples`` maps a layout's name to the files that show or test it, for a last column.

    >>> rows()[0][:2], rows({})[0][-1]
    (['Name', 'Layout'], 'Samples')
    """
    found = [["Name", "Layout", *CARRIES, "Results", *(["Samples"] if samples is not None else [])]]
    for layout in LAYOUTS.values():
        row = [layout.name, layout.title]
        row += ["✓" if fact in layout.carries else "" for fact in CARRIES]
        row.append(layout.cells)
        if samples is not None:
            row.append(", ".join(samples.get(layout.name, ())))
        found.append(row)
    return found


def overview(samples: Mapping[str, Sequence[str]] | None = None) -> str:
    """Return the table as Markdown; see :func:`rows`.

    >>> overview().splitlines()[2].startswith("| `")
    True
    """
    heading, *body = rows(samples)
    last = 2 + len(CARRIES)
    lines = [heading, ["---", "---", *[":-:"] * len(CARRIES), *["---"] * (len(heading) - last)]]
    for name, title, *rest in body:
        files = [
            f"`{file}`" for cell in rest[len(CARRIES) + 1 :] for file in cell.split(", ") if file
        ]
        own = [", ".join(files)] if samples is not None else []
        carries, cells = rest[: len(CARRIES)], rest[len(CARRIES)]
        lines.append([f"`{name}`", title, *carries, f"`{cells}`", *own])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
