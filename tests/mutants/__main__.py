"""``python -m tests.mutants PACKAGE…``: put faults into the core; see which the tests notice.

A package is ``tiebreaks``, ``ranking``, ``printed``, ``answers`` or ``reading``; a module is a
path. What came of each mutant is kept in ``.cache/mutants``, so a run that was stopped goes on
where it was. All mutants of a module are tried once more when the module has changed.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.mutants.accepted import accepted
from tests.mutants.making import Mutant, Source, modules
from tests.mutants.running import READING, TESTS, Server, Tried, serve
from tests.mutants.typed import refused
from tests.support.figures import keep, known, stamp
from tests.support.project import ROOT

PACKAGES = ("tiebreaks", "ranking", "printed", "answers", "reading")
TYPES = "make check: types"
#: What the tests of reading ask as well.
OF_READING = ("calculator/reading/", "calculator/printed/")
OUT = ROOT / ".cache" / "mutants" / "results.jsonl"


class Kept:
    """What came of the mutants so far."""

    def __init__(self, path: Path = OUT) -> None:
        """Read what there is."""
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        entries = [json.loads(line) for line in lines]
        self.state: dict[str, str] = {entry["key"]: entry["state"] for entry in entries}
        self.by: dict[str, str] = {entry["key"]: entry["by"] for entry in entries}
        """The test that noticed it, or :data:`TYPES`."""

    def add(self, mutant: Mutant, state: str, by: str) -> None:
        """Keep one more."""
        self.state[mutant.key], self.by[mutant.key] = state, by
        entry = {"key": mutant.key, "state": state, "by": by, "path": mutant.path}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def chosen(what: str, sample: int, seed: int) -> Iterator[Mutant]:
    """The mutants of a package or module: all of them (0), or a sample.

    What is changed in one function changes nothing about which mutants of the others are taken.
    """
    found = [mutant for path in modules(what) for mutant in Source(path).mutants()]
    found.sort(key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name}".encode()).digest())
    taken = 0
    for mutant in found:
        if sample and taken == sample:
            return
        if mutant.makes_sense:
            taken += 1
            yield mutant


class Report(NamedTuple):
    """How many of a package's mutants were noticed."""

    what: str
    states: Counter[str]
    survivors: list[Mutant]
    types: int
    """How many of them only the type checker noticed."""

    @property
    def figures(self) -> dict[str, int]:
        """What a page shows: those that were tried are killed, explained or left."""
        states = self.states
        return {
            "tried": sum(states.values()),
            "killed": states["killed"] + states["timeout"],
            "of these by types": self.types,
            "explained": states["accepted"],
            "left": len(self.survivors),
        }

    @property
    def line(self) -> str:
        """The figures."""
        states = self.states
        noticed = states["killed"] + states["timeout"]
        tried = sum(states.values()) - states["accepted"]
        share = 100 * noticed / tried if tried else 100
        return (
            f"{self.what}: {noticed} of {tried} noticed ({share:.1f} %), "
            f"{len(self.survivors)} survived, {states['accepted']} accepted"
        )


def reported(what: str, mutants: Iterable[Mutant], kept: Kept) -> Report:
    """Count what came of a package's mutants."""
    states, survivors, types = Counter[str](), [], 0
    reasons = accepted()
    for mutant in mutants:
        state = kept.state.get(mutant.key)
        if state in ("survived", "not run") and mutant.change in reasons:
            state = "accepted"
        elif state in ("survived", "not run"):
            survivors.append(mutant)
        if state:
            states[state] += 1
            types += state == "killed" and kept.by[mutant.key] == TYPES
    return Report(what, states, survivors, types)


def write(reports: Iterable[Report], sample: int, seed: int) -> None:
    """Keep the figures of packages for the page that shows them, also of a part of a sample."""
    figures = known("mutants")
    for report in reports:
        if report.what in PACKAGES and report.states:
            asked = {"sample": sample, "seed": seed}
            figures[report.what] = {**report.figures, **asked, **stamp()}
    keep("mutants", {what: figures[what] for what in PACKAGES if what in figures})


def main() -> int:
    """Run what the command line asks for; the status is 0 if every survivor has a reason."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("what", nargs="*", default=PACKAGES, help="packages or modules")
    parser.add_argument("--sample", type=int, default=300, help="how many of each; 0: all")
    parser.add_argument("--seed", type=int, default=19)
    parser.add_argument("--tests", nargs="+", help="run only these, not all quick tests")
    parser.add_argument("--again", action="store_true", help="try the survivors once more")
    parser.add_argument("--survivors", action="store_true", help="try the survivors, and no others")
    parser.add_argument("--report", action="store_true", help="only say what is known")
    asked = parser.parse_args()
    kept = Kept()
    mutants = {what: list(chosen(what, asked.sample, asked.seed)) for what in asked.what}
    reasons = accepted()
    left = [
        (at, mutant)
        for some in mutants.values()
        for at, mutant in enumerate(some)
        if (mutant.key not in kept.state and not asked.survivors)
        or (
            (asked.again or asked.survivors)
            and kept.state.get(mutant.key, "killed") not in ("killed", "timeout")
            and mutant.change not in reasons
        )
    ]

    # What can be changed in place takes a hundredth of the time; a run that is stopped has tried
    # some of each package.
    left.sort(key=lambda found: (not found[1].function, found[0]))

    def work(server: Server) -> None:
        print(f"{len(server.items)} tests take {sum(server.seconds.values()):.0f} s")
        for at in sorted(server.failing):
            print(f"fails without any mutant: {server.items[at].nodeid}")
        begun = time.monotonic()
        for at, (_, mutant) in enumerate(left, 1):
            tried = server.attempt(mutant)
            if tried.state in ("survived", "not run") and refused(mutant):
                tried = Tried("killed", TYPES)
            kept.add(mutant, tried.state, tried.by)
            if tried.state not in ("killed", "timeout"):
                print(_shown(mutant, tried.state), flush=True)
            if at % 25 == 0:
                print(f"{at} of {len(left)}, {time.monotonic() - begun:.0f} s", flush=True)

    if left and not asked.report:
        reading = any(mutant.path.startswith(OF_READING) for _, mutant in left)
        serve(work, asked.tests or ((*TESTS, *READING) if reading else TESTS))
    reports = [reported(what, some, kept) for what, some in mutants.items()]
    for report in reports:
        print()
        for mutant in sorted(report.survivors, key=lambda one: (one.path, one.line)):
            print(_shown(mutant, kept.state[mutant.key]))
        print(report.line)
    write(reports, asked.sample, asked.seed)
    return int(any(report.survivors for report in reports))


def _shown(mutant: Mutant, state: str) -> str:
    lines = "\n".join(f"    {line}" for line in mutant.lines)
    return f"{mutant.path}:{mutant.line} {mutant.function} ({state})\n{lines}"


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    os.environ["PYTHONHASHSEED"] = "0"
    sys.exit(main())
