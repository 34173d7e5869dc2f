"""Tables drawn by a seed, as people type them: what became of each, and a search for more."""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from calculator.model import Crosstable

type Verdict = Literal["right", "right with a word", "warned", "refused", "silent"]


class Tried(NamedTuple):
    """A table, and what became of it."""

    seed: int
    verdict: Verdict
    said: str
    text: str


def points(halves: int, half: str, *, total: bool = False) -> str:
    """Write half points as beside results in which a draw is ``half``.

    >>> points(5, "½"), points(1, "1/2"), points(1, "1/2", total=True), points(4, ".5", total=True)
    ('2½', '1/2', '0.5', '2.0')
    """
    whole, rest = divmod(halves, 2)
    if not rest:
        return f"{whole}.0" if total and half in {".5", "0.5"} else str(whole)
    if half == "½":
        return f"{whole or ''}½"
    if half == "1/2":
        return f"{whole}.5" if total else "1/2"
    return f"{whole or ('0' if half == '0.5' else '')}.5"


def judged(seed: int, table: Crosstable, text: str, *, right: bool) -> Tried:
    """Return what became of a table that was read, given whether all of it is right."""
    codes = ", ".join(found.code for found in table.warnings)
    if right:
        return Tried(seed, "right with a word" if codes else "right", codes, text)
    told = codes or table.contradictions or table.wrong_totals or "opponents" in table.lacks
    said = f"{codes}, {table.format}, {'teams' if table.teams else 'no teams'}"
    return Tried(seed, "warned" if told else "silent", said, text)


def search(
    program: str, tried: Callable[[int], Tried], arguments: Sequence[str] | None = None
) -> int:
    """Run what the command line asks for; the status is 0 if nothing was read silently."""
    parser = argparse.ArgumentParser(prog=program)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    parser.add_argument("--verdict", default="silent", help="show these")
    parser.add_argument("--show", type=int, default=10, help="so many of them")
    asked = parser.parse_args(arguments)
    every = [tried(seed) for seed in range(asked.seed, asked.seed + asked.count)]
    for one in [one for one in every if one.verdict == asked.verdict][: asked.show]:
        print(f"=== seed {one.seed}: {one.said}\n{one.text}")
    counts = Counter(one.verdict for one in every)
    print(", ".join(f"{verdict} {count}" for verdict, count in counts.most_common()))
    return int(bool(counts["silent"]))
