"""``python -m tests.fuzz SECONDS``: look for what the calculator cannot cope with.

A quarter of the time goes to texts that reading cannot cope with: the tests' samples, damaged at
random. If atheris has a wheel, it guides the search by which code of the core a text reaches; our
own search keeps the texts whose answers are new. A quarter goes to questions that the page does not
answer, or answers falsely: :mod:`tests.asked.search`. Both end when their time is over or something
is found; ``python -m tests.fuzz FILE`` tries again what was found. How long they looked, and at how
much, is added to ``tests/figures/fuzz.json``; each run looks elsewhere than the last. A quarter
goes to new examples for the property tests (:mod:`tests.support.examples`), and the last one to
events that were damaged, as people do it, and must not be read otherwise without a word
(:mod:`tests.fuzz.damaged`): the seeds of all that are found go into ``tests/fuzz/found.txt``.
"""

import argparse
import hashlib
import importlib.util
import itertools
import json
import math
import os
import subprocess
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from calculator.files.decoding import decode
from tests.asked import search as questions
from tests.fuzz import checks, damaged
from tests.fuzz.mutations import LONGEST_KEPT, mutated, samples
from tests.support.figures import FOLDER, keep, known, stamp

ROOT = Path(__file__).parents[2]
OUT = ROOT / ".cache" / "fuzz"
#: Where the sums are kept.
FIGURES = FOLDER
#: The searches that this machine can run: atheris has no wheels for macOS, Windows and ARM.
ENGINES = ("atheris", "own") if importlib.util.find_spec("atheris") else ("own",)


class Tried(NamedTuple):
    """How a search went."""

    texts: int
    outcomes: int
    found: str | None = None
    """The text that fails a check."""


def search(
    seconds: float,
    seed: int,
    check: Callable[[str], str] = checks.check,
    most: float = math.inf,
) -> Tried:
    """Damage samples for some seconds or ``most`` times, or until something is found."""
    random = Random(seed)  # noqa: S311 - a search is no secret
    until = monotonic() + seconds
    texts = samples()
    heard: set[str] = set()
    tried = 0
    while tried < most and monotonic() < until:
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


class Guided(NamedTuple):
    """How a search with atheris went."""

    status: int
    """That of its process, 0 if nothing was found."""
    texts: int


def guided(seconds: int, seed: int, most: int = -1) -> Guided:
    """Search with atheris: for ``seconds`` (0: no limit) or ``most`` texts (-1: any number)."""
    numbers = map(str, (seconds, seed, most))
    command = [sys.executable, "-m", "tests.fuzz.guided", *numbers, str(OUT)]
    tried = 0
    with subprocess.Popen(
        command, cwd=ROOT, stderr=subprocess.PIPE, encoding="utf-8", errors="replace"
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            print(line, end="", file=sys.stderr)
            if line.startswith("stat::number_of_executed_units:"):
                tried = int(line.rpartition(" ")[2])
    return Guided(process.returncode, tried)


def add_up(name: str, **more: float) -> None:
    """Add a search to those before it; a page shows the sums.

    ``seconds`` are those of a clock, ``worked`` those of a processor: fewer on a busy machine.
    """
    figures = known("fuzz", FIGURES)
    sums = figures.get(name, {})
    more = {"runs": 1, **more}
    sums = {key: round(sums.get(key, 0) + amount, 1) for key, amount in more.items()}
    keep("fuzz", {**figures, name: {**sums, **stamp()}}, FIGURES)


def kept(text: str, ending: str = "") -> Path:
    """Save a text that was found, so that it can be tried again."""
    OUT.mkdir(parents=True, exist_ok=True)
    data = text.encode("utf-8", "surrogatepass")
    path = OUT / f"found-{hashlib.sha256(data).hexdigest()[:10]}{ending}"
    path.write_bytes(data)
    return path


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; the status is 0 if nothing was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("what", help="seconds, or a file to try again")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0])
    parser.add_argument("--seed", type=int, default=known("fuzz").get("texts", {}).get("runs", 0))
    asked = parser.parse_args(arguments)
    if not asked.what.isdecimal():
        return again(Path(asked.what))
    seconds = int(asked.what)
    part = seconds // 4
    # What one search finds stops no other.
    return max(
        texts(seconds - 3 * part, asked.engine, asked.seed),
        answers(part, asked.seed),
        properties(part, asked.seed),
        lost(part, asked.seed),
    )


def texts(seconds: int, engine: str, seed: int) -> int:
    """Look for a text that cannot be read; the status is 0 if none was found."""
    begun, worked = monotonic(), sum(os.times()[:4])
    if engine == "atheris":
        status, count = guided(seconds, seed)
        worked = sum(os.times()[:4]) - worked
        add_up(
            "texts",
            seconds=monotonic() - begun,
            worked=worked,
            tried=count,
            found=int(status != 0),
        )
        return status
    tried = search(seconds, seed)
    print(f"{tried.texts} texts, {tried.outcomes} outcomes")
    found = int(tried.found is not None)
    worked = sum(os.times()[:4]) - worked
    spent = monotonic() - begun
    add_up("texts", seconds=spent, worked=worked, tried=tried.texts, found=found)
    if tried.found is None:
        return 0
    print(f"Found. Again: python -m tests.fuzz {kept(tried.found)}")
    return 1


def answers(seconds: float, seed: int) -> int:
    """Look for a question without a true answer; the status is 0 if none was found."""
    begun, worked = monotonic(), sum(os.times()[:4])
    tried = questions.search(seed, seconds=seconds)
    print(f"{tried.asked} answers about {tried.events} events")
    found = int(tried.found is not None)
    add_up(
        "answers",
        seconds=monotonic() - begun,
        worked=sum(os.times()[:4]) - worked,
        tried=tried.asked,
        events=tried.events,
        found=found,
    )
    if tried.found is None:
        return 0
    print(tried.found["said"])
    print(f"Found. Again: python -m tests.fuzz {kept(questions.written(tried.found), '.json')}")
    return 1


def lost(seconds: float, seed: int) -> int:
    """Look for damage that changes an event without a word; the status is 0 if none does.

    All that is found until the time is over is kept among the seeds that the tests try.
    """
    begun, worked = monotonic(), sum(os.times()[:4])
    until = begun + seconds
    count, found = 0, 0
    for made, judged in damaged.tried(math.inf, seed * 1_000_000):
        count += 1
        if judged.verdict in {"silent", "raised"}:
            found += 1
            damaged.keep(made.seed)
            print(f"{made.layout}, {made.shown}; {', '.join(made.kinds)}: {judged.said}")
            print(f"Found. Again: python -m tests.fuzz.damaged 1 --seed {made.seed}")
        if monotonic() > until:
            break
    print(f"{count} damaged events")
    if found:
        print(f"{found} kept in {damaged.FOUND.name}: mend them; the tests try them from now on.")
    add_up(
        "damaged",
        seconds=monotonic() - begun,
        worked=sum(os.times()[:4]) - worked,
        tried=count,
        found=found,
    )
    return int(found > 0)


def properties(seconds: float, seed: int, files: Sequence[Path] = ()) -> int:
    """Look for an example that a property test fails on; the status is 0 if none was found.

    Hypothesis prints it, and tries it first in the next search.
    """
    until = monotonic() + seconds
    files = files or [
        path
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "@given" in path.read_text(encoding="utf-8")
    ]
    orders = itertools.count(seed)
    while (left := until - monotonic()) > 0:
        command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider"]
        command += ["-m", "hypothesis", "--hypothesis-profile=fresh", "-p", "tests.fuzz.hurried"]
        command += [f"--seconds={left}", f"--order={next(orders)}", *map(str, files)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            print("Found. Put the example into an @example of its test, then mend it.")
            return 1
    return 0


def again(path: Path) -> int:
    """Try again a text or a question that was found; the status is 0 if all is well now."""
    text = decode(path.read_bytes())
    if path.suffix != ".json":
        print(checks.check(text))
        return 0
    case, wrong = questions.ask(json.loads(text))
    print(wrong["said"] if wrong else f"{case.asked} answers, all well")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
