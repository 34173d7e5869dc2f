"""The table of layouts as Markdown, for the documentation: made from the register itself."""

from collections.abc import Mapping, Sequence

from calculator.reading.layouts import CARRIES, LAYOUTS


def overview(samples: Mapping[str, Sequence[str]] | None = None) -> str:
    """Return a Markdown table: each layout, what it carries, how it writes a result.

    ``samples`` maps a layout's name to the files that test it, for a last column.

    >>> overview().splitlines()[2].startswith("| `")
    True
    """
    heads = ["Name", "Layout", *CARRIES, "Results", *(["Samples"] if samples is not None else [])]
    lines = [
        heads,
        ["---", "---", *[":-:"] * len(CARRIES), "---", *["---"] * (samples is not None)],
    ]
    for layout in LAYOUTS.values():
        row = [f"`{layout.name}`", layout.title]
        row += ["✓" if fact in layout.carries else "" for fact in CARRIES]
        row.append(f"`{layout.cells}`")
        if samples is not None:
            row.append(", ".join(f"`{file}`" for file in samples.get(layout.name, ())))
        lines.append(row)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
