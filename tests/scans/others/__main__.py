"""Read pictures as other people make them: ``python -m tests.scans.others N --seed S``.

It prints a table by kind of picture, and on standard error a line for each of them.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from PIL import Image

from tests.scans.others import effects, styles
from tests.scans.others.judgment import Judged, judged
from tests.scans.others.styles import Drawn
from tests.scans.reading import Reader, reading
from tests.scans.words_and_ink import sections_of


def kinds() -> dict[str, list[str]]:
    """Return the groups of pictures, with their kinds."""
    plain = ["light", "zebra", "mono", "dark 1x"]
    return {
        "screenshots": list(styles.SCREENS),
        "several tables": list(styles.MANY),
        "photos": [f"photo, {one}" for one in plain],
        "poor": [*styles.POOR, *(f"photo, {one}" for one in styles.POOR)],
        "turned": ["turned", "photo, turned"],
        "cut": [f"cut {edge}" for edge in ("right", "left", "bottom", "top")],
        "no table": list(effects.NOTHING),
    }


def drawn(kind: str, rng: Random) -> Drawn:
    """Draw a picture of a kind."""
    known = styles.SCREENS | styles.MANY | styles.POOR
    if kind in effects.NOTHING:
        return Drawn(effects.NOTHING[kind](rng), ())
    if kind in known:
        return known[kind](rng)
    if kind.startswith("cut "):
        whole = known[rng.choice(("light", "zebra", "light"))](rng)
        return effects.cut(rng, whole, kind.removeprefix("cut "))
    if kind == "turned":
        return effects.turned(rng, known[rng.choice(("light", "zebra", "mono"))](rng))
    if kind == "photo, turned":
        return effects.turned(rng, effects.photo(rng, styles.light(rng)))
    return effects.photo(rng, known[kind.removeprefix("photo, ")](rng))


def pictures(number: int, seed: int, only: str = "") -> Iterator[tuple[str, str, Drawn]]:
    """Draw so many pictures, all kinds in turn."""
    order = [(group, kind) for group, some in kinds().items() for kind in some
             if only in {"", group, kind}]  # fmt: skip
    for at in range(number):
        group, kind = order[at % len(order)]
        yield group, kind, drawn(kind, Random(f"{seed} {kind} {at // len(order)}"))  # noqa: S311


def look(reader: Reader, one: Drawn) -> tuple[Judged, float, list[str]]:
    """Read a picture and judge it; with the time, and the notes."""
    # No side is longer in the page.
    picture = one.picture
    if max(picture.size) > 2600:
        picture = picture.copy()
        picture.thumbnail((2600, 2600), Image.Resampling.LANCZOS)
    begin = monotonic()
    found = reader.table([picture])
    seconds = monotonic() - begin
    titles = [] if "error" in found or len(one.tables) < 2 else _titles(found["text"])
    return judged(one.tables, found, titles), seconds, found.get("notes", [])


def _titles(text: str) -> list[str]:
    try:
        return [title for title, _ in sections_of(text)]
    except (AssertionError, ValueError):
        return []


def main() -> int:
    """Print a table by kind."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.scans.others", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("number", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one group or kind")
    parser.add_argument("--save", type=Path, help="a folder for pictures that are not right")
    asked = parser.parse_args()
    rows: dict[tuple[str, str], list[tuple[Judged, float]]] = defaultdict(list)
    with reading() as reader:
        for at, (group, kind, one) in enumerate(pictures(asked.number, asked.seed, asked.only)):
            result, seconds, notes = look(reader, one)
            rows[group, kind].append((result, seconds))
            if result.verdict != "right" and asked.save:
                asked.save.mkdir(parents=True, exist_ok=True)
                one.picture.save(asked.save / f"{asked.seed}-{at}-{kind}.png")
            print(
                f"{asked.seed}-{at} {kind}: {result.verdict}, {result.lost} of {result.cells}",
                f"{seconds:.1f} s", *notes, *result.said[:12],
                sep="; ", file=sys.stderr, flush=True,
            )  # fmt: skip
    print(
        "| Pictures | read | right | marked | wrong | refused | cells | lost | totals | marks | s |"
    )
    print(f"|{'---|' * 11}")
    for group, some in kinds().items():
        of_group = [one for (name, _), all_ in rows.items() for one in all_ if name == group]
        for kind in some:
            _print(kind, rows.get((group, kind), []))
        _print(f"**{group}**", of_group)
    return 0


def _print(name: str, some: list[tuple[Judged, float]]) -> None:
    if not some:
        return
    verdicts = [one.verdict for one, _ in some]
    counts = (verdicts.count(verdict) for verdict in ("right", "marked", "wrong", "refused"))
    sums = (
        sum(one.cells for one, _ in some), sum(one.lost for one, _ in some),
        sum(one.totals for one, _ in some), sum(one.marks for one, _ in some),
    )  # fmt: skip
    print("|", " | ".join(map(str, (name, len(some), *counts, *sums))),
          f"| {median(seconds for _, seconds in some):.1f} |")  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
