"""How well pictures as other people make them are read: figures for the page, by a seed.

``python -m tests.bench pictures`` draws them (``tests/scans/others``), reads them with the page’s
own modules, compares each with what it shows, and writes ``tests/figures/pictures.json``.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from statistics import median

from tests.scans.others.__main__ import kinds, look, pictures
from tests.scans.others.judgment import Judged
from tests.scans.reading import reading
from tests.support.figures import Figures, keep, stamp

#: How many pictures, and from which seed, if nothing is said.
NUMBER, SEED = 120, 4100


def measure(number: int, seed: int) -> Figures:
    """Read so many pictures, all kinds in turn; what came of each group of them."""
    found: dict[str, list[tuple[Judged, float]]] = defaultdict(list)
    for at, (group, kind, one) in enumerate(pictures(number, seed)):
        with reading() as reader:
            result, seconds, _ = look(reader, one)
        found[group].append((result, seconds))
        print(f"  {at + 1} of {number}, {kind}: {result.verdict}", file=sys.stderr, flush=True)
    groups = [_group(name, found[name]) for name in kinds() if found[name]]
    times = [seconds for some in found.values() for _, seconds in some]
    return {
        **stamp(),
        "seed": seed,
        "pictures": number,
        "seconds": round(median(times), 1),
        "groups": groups,
    }


def _group(name: str, some: list[tuple[Judged, float]]) -> Figures:
    verdicts = [one.verdict for one, _ in some]
    return {
        "name": name,
        "pictures": len(some),
        **{said: verdicts.count(said) for said in ("right", "marked", "wrong", "refused")},
        "cells": sum(one.cells for one, _ in some),
        "lost": sum(one.lost for one, _ in some),
        "totals": sum(one.totals for one, _ in some),
        "seconds": round(median(seconds for _, seconds in some), 1),
    }


def main(arguments: list[str]) -> None:
    """Measure, and keep the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench pictures")
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args(arguments)
    print(f"Reading {asked.number} pictures, some seconds each …", file=sys.stderr)
    keep("pictures", measure(asked.number, asked.seed))
