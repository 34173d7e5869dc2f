"""``python -m tests.fuzz SECONDS``: look for texts that reading cannot cope with.

The samples of the tests, damaged at random, until the time is over or something is found. Where
atheris has a wheel it guides the search by what of the core a text reaches; our own search keeps
the texts that end in words not heard yet. ``python -m tests.fuzz FILE`` tries one text again.
"""

import argparse
import hashlib
import importlib.util
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from calculator.__main__ import decode
from tests.fuzz import checks
from tests.fuzz.mutations import LONGEST_KEPT, mutated, samples

ROOT = Path(__file__).parents[2]
OUT = ROOT / ".cache" / "fuzz"
#: The ways to search that this machine has: atheris has no wheels for macOS, Windows and ARM.
ENGINES = ("atheris", "own") if importlib.util.find_spec("atheris") else ("own",)


class Tried(NamedTuple):
    """How a search went."""

    texts: int
    outcomes: int
    found: str | None = None
    """The text for which something does not hold."""


def search(seconds: float, seed: int, check: Callable[[str], str] = checks.check) -> Tried:
    """Damage samples for so many seconds, or until something is found."""
    random = Random(seed)  # noqa: S311 - a search is no secret
    until = monotonic() + seconds
    texts = samples()
    heard: set[str] = set()
    tried = 0
    while monotonic() < until:
        text = random.choice(texts)
        for _ in range(random.choice((1, 1, 2, 3, 6))):
            text = mutated(random, text, texts)
        tried += 1
        try:
            said = check(text)
        except Exception:  # noqa: BLE001 - whatever comes out is what we look for
            traceback.print_exc()
            return Tried(tried, len(heard), text)
        if said not in heard:
            heard.add(said)
            if len(text) <= LONGEST_KEPT:
                texts.append(text)
    return Tried(tried, len(heard))


def guided(seconds: int, seed: int) -> int:
    """Search with atheris; return the status of its process, 0 where nothing was found."""
    command = [sys.executable, "-m", "tests.fuzz.guided", str(seconds), str(seed), str(OUT)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def kept(text: str) -> Path:
    """Write a text that was found where it can be tried again."""
    OUT.mkdir(parents=True, exist_ok=True)
    data = text.encode("utf-8", "surrogatepass")
    path = OUT / f"found-{hashlib.sha256(data).hexdigest()[:10]}"
    path.write_bytes(data)
    return path


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; the status is 0 where nothing was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("what", help="seconds, or a file to try again")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0])
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    if not asked.what.isdecimal():
        print(checks.check(decode(Path(asked.what).read_bytes())))
        return 0
    if asked.engine == "atheris":
        return guided(int(asked.what), asked.seed)
    tried = search(int(asked.what), asked.seed)
    print(f"{tried.texts} texts, {tried.outcomes} outcomes")
    if tried.found is None:
        return 0
    print(f"Found. Again: python -m tests.fuzz {kept(tried.found)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
