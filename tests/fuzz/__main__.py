"""``python -m tests.fuzz SECONDS``: look for texts that reading cannot cope with.

The samples of the tests, damaged at random, until the time is over or something is found. Where
atheris has a wheel, its engine drives the mutations by what of the core a text reaches; our own
keeps the texts that end in words not heard yet. ``python -m tests.fuzz FILE`` tries one text again.
"""

import argparse
import hashlib
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from calculator.__main__ import decode
from tests.fuzz import checks, engine
from tests.fuzz.mutations import mutated, samples

OUT = Path(__file__).parents[2] / ".cache" / "fuzz"


class Tried(NamedTuple):
    """How a search went."""

    texts: int
    outcomes: int
    found: str | None = None
    """The text for which something does not hold."""


def search(seconds: float, seed: int, check: Callable[[str], str] = checks.check) -> Tried:
    """Damage samples for so many seconds, or until something is found."""
    random = Random(seed)  # noqa: S311 - a search is no secret
    started = monotonic()
    texts = samples()
    heard: set[str] = set()
    tried = 0
    while monotonic() - started < seconds:
        text = random.choice(texts)
        for _ in range(random.choice((1, 1, 2, 3, 6))):
            text = mutated(random, text, texts)
        tried += 1
        try:
            said = check(text)
        except Exception:
            traceback.print_exc()
            return Tried(tried, len(heard), text)
        if said not in heard:
            heard.add(said)
            if len(text) <= engine.LONGEST:
                texts.append(text)
    return Tried(tried, len(heard))


def kept(text: str) -> Path:
    """Write a text that was found where it can be tried again."""
    OUT.mkdir(parents=True, exist_ok=True)
    data = text.encode("utf-8", "surrogatepass")
    path = OUT / f"found-{hashlib.sha256(data).hexdigest()[:10]}"
    path.write_bytes(data)
    return path


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("what", help="seconds, or a file to try again")
    parser.add_argument("--engine", choices=("own", *(["atheris"] if engine.THERE else [])))
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if not asked.what.isdecimal():
        print(checks.check(decode(Path(asked.what).read_bytes())))
        return 0
    chosen = asked.engine or ("atheris" if engine.THERE else "own")
    if chosen == "atheris":
        engine.run(int(asked.what), asked.seed, OUT)
    tried = search(int(asked.what), asked.seed)
    print(f"{tried.texts} texts, {tried.outcomes} outcomes")
    if tried.found is None:
        return 0
    print(f"Found. Again: python -m tests.fuzz {kept(tried.found).relative_to(Path.cwd())}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
