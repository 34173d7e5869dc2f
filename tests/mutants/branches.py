"""``python -m tests.mutants.branches``: which branches of the core the quick tests take.

Lists what they do not, and each package's share. More arguments go to pytest: tests, ``-k`` and so
on; without any, all quick tests of the core are run, properties with few examples, and the figures
are kept for the page that shows them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutants.running import OPTIONS, READING, TESTS
from tests.support.figures import Figures, keep, stamp
from tests.support.project import ROOT

OUT = ROOT / ".cache" / "coverage"
#: Mutants leave out what starts other programs; pictures on the command line need one.
FOLDERS = (*TESTS, *READING, "tests/scans")
MARKS = "not (long or browser or docs or node or cold)"


def measured(arguments: list[str]) -> dict[str, Any]:
    """Run tests, and return what coverage.py says about each file."""
    OUT.mkdir(parents=True, exist_ok=True)
    data = f"--data-file={OUT / 'data'}"
    run = ["run", "--branch", f"--source={ROOT / 'calculator'}", data, "-m", "pytest"]
    coverage = [sys.executable, "-m", "coverage"]
    chosen = ["-p", "tests.mutants.few", "-m", MARKS, *(arguments or FOLDERS)]
    ended = subprocess.run([*coverage, *run, *OPTIONS, *chosen], cwd=ROOT, check=False)
    if ended.returncode:
        print("Some tests failed: the branches below are those taken all the same.")
    return told_by(OUT / "data")


def told_by(data: Path) -> dict[str, Any]:
    """Return what coverage.py says about each file, by the data of a run, or of several."""
    coverage = [sys.executable, "-m", "coverage"]
    told = OUT / "branches.json"
    subprocess.run(
        [*coverage, "json", "-q", f"--data-file={data}", "-o", str(told)], cwd=ROOT, check=True
    )
    files: dict[str, Any] = json.loads(told.read_text("utf-8"))["files"]
    return files


class Share(NamedTuple):
    """How many branches a package has, and how many of them are taken."""

    there: int
    taken: int


def shares(files: dict[str, Any]) -> dict[str, Share]:
    """Add up each package that has branches."""
    there, taken = Counter[str](), Counter[str]()
    for path, told in sorted(files.items()):
        package = path.split("/")[1].removesuffix(".py")
        there[package] += told["summary"]["num_branches"]
        taken[package] += told["summary"]["covered_branches"]
    return {package: Share(count, taken[package]) for package, count in there.items() if count}


def lines(files: dict[str, Any]) -> list[str]:
    """What is not taken, file by file, and each package's share.

    >>> told = {"num_branches": 8, "covered_branches": 6}
    >>> lines(
    ...     {"calculator/model/points.py": {"summary": told, "missing_branches": [[3, -1], [5, 9]]}}
    ... )
    ['calculator/model/points.py: 3 to the end, 5 to 9', 'model: 6 of 8 branches (75.0 %)']
    """
    missing: list[str] = []
    for path, told in sorted(files.items()):
        if left := told["missing_branches"]:
            jumps = (f"{line} to {to if to > 0 else 'the end'}" for line, to in left)
            missing.append(f"{path}: {', '.join(jumps)}")
    return missing + [
        f"{package}: {taken} of {there} branches ({100 * taken / there:.1f} %)"
        for package, (there, taken) in shares(files).items()
    ]


def figures(files: dict[str, Any]) -> Figures:
    """What a page shows: every package's branches, those that are taken, and lines left out.

    >>> told = {"num_branches": 8, "covered_branches": 6, "excluded_lines": 0}
    >>> figures({"calculator/model/points.py": {"summary": told}})["packages"]
    {'model': {'there': 8, 'taken': 6}}
    """
    found = shares(files)
    return {
        "there": sum(share.there for share in found.values()),
        "taken": sum(share.taken for share in found.values()),
        "excluded lines": sum(told["summary"]["excluded_lines"] for told in files.values()),
        "packages": {package: share._asdict() for package, share in found.items()},
        **stamp(),
    }


def main(arguments: list[str]) -> None:
    """Run what the command line asks for: tests, or ``--data FILE`` for a report of such a file.

    The figures say whether they are those of a whole run.
    """
    of_file = arguments[:1] == ["--data"]
    files = told_by(Path(arguments[1])) if of_file else measured(arguments)
    print("\n".join(lines(files)))
    if not arguments or of_file:
        keep("branches", {"whole": not of_file, **figures(files)})


if __name__ == "__main__":
    main(sys.argv[1:])
