"""``python -m tests.fuzz.damaged COUNT``: is anything of damaged texts lost without a word?

Of so many texts it prints how many were read rightly, with a word, refused, or otherwise without a
word, by kind of damage and by layout, and the smallest of those that were read silently.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.fuzz.damage import Damaged, damaged
from tests.fuzz.judge import Judged, judge

#: The seeds of texts that were read otherwise without a word when they were found.
FOUND = Path(__file__).with_name("found.txt")
_VERDICTS = ("right", "warned", "refused", "silent", "raised", "unclean")


def tried(
    count: float, seed: int, layouts: Sequence[str] = (), kinds: Sequence[str] = ()
) -> Iterator[tuple[Damaged, Judged]]:
    """Make so many damaged texts, and judge how each is read."""
    found = 0
    while found < count:
        made = damaged(seed, layouts, kinds)
        seed += 1
        if made is not None:
            yield made, judge(made)
            found += 1


def known() -> list[int]:
    """Return the seeds that were found."""
    return list(map(int, FOUND.read_text("utf-8").split())) if FOUND.exists() else []


def keep(seed: int) -> None:
    """Keep a seed that was found, so that the tests try it from now on."""
    seeds = sorted({*known(), seed})
    FOUND.write_text("".join(f"{one}\n" for one in seeds), "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the status is 0 if nothing was read silently."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.damaged")
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    parser.add_argument("--layout", action="append", default=[])
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--show", type=int, default=10, help="so many of those read silently")
    parser.add_argument("--verdict", default="silent", help="show these instead")
    asked = parser.parse_args(arguments)
    by_kind: dict[str, Counter[str]] = defaultdict(Counter)
    by_layout: dict[str, Counter[str]] = defaultdict(Counter)
    by_shown: dict[str, Counter[str]] = defaultdict(Counter)
    words: Counter[str] = Counter()
    shown: list[tuple[Damaged, Judged]] = []
    for made, judged in tried(asked.count, asked.seed, asked.layout, asked.kind):
        by_kind[" + ".join(made.kinds)][judged.verdict] += 1
        by_kind["all"][judged.verdict] += 1
        by_layout[made.layout][judged.verdict] += 1
        by_shown[made.shown][judged.verdict] += 1
        if judged.verdict == asked.verdict:
            shown.append((made, judged))
        if judged.verdict == "warned":
            words[judged.said] += 1
    for title, table in (("damage", by_kind), ("shown", by_shown), ("layout", by_layout)):
        print(f"{title:<56}" + "".join(f"{one:>9}" for one in _VERDICTS))
        for name, counts in sorted(table.items(), key=lambda one: -one[1]["silent"]):
            if title != "damage" or "+" not in name or counts["silent"]:
                print(f"{name:<56}" + "".join(f"{counts[one]:>9}" for one in _VERDICTS))
        print()
    print("words:", ", ".join(f"{word} {count}" for word, count in words.most_common(40)))
    for made, judged in sorted(shown, key=lambda one: len(one[0].text))[: asked.show]:
        print(f"\n=== seed {made.seed}: {made.layout}, {made.shown};", *made.kinds, judged.said)
        print(made.text)
    return 1 if by_kind["all"]["silent"] or by_kind["all"]["raised"] else 0


if __name__ == "__main__":
    sys.exit(main())
