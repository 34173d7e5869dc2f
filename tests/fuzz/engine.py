"""atheris: libFuzzer, which keeps the texts that reach something new in the core."""

import importlib.util
import sys
from pathlib import Path
from random import Random
from typing import NoReturn

#: Longer texts reach nothing new, only later.
LONGEST = 6_000
#: Whether this machine has it: there are no wheels for macOS, Windows and ARM.
THERE = importlib.util.find_spec("atheris") is not None


def run(seconds: int, seed: int, out: Path) -> NoReturn:
    """Search with atheris; the process ends with 0 where nothing was found."""
    import atheris  # noqa: PLC0415 - not everywhere

    with atheris.instrument_imports(include=["calculator"], enable_loader_override=False):
        from calculator.__main__ import decode  # noqa: PLC0415 - instrumented
        from tests.fuzz import checks, mutations  # noqa: PLC0415

    texts = mutations.samples()
    corpus = out / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for at, text in enumerate(texts):
        if len(text) <= LONGEST:
            (corpus / f"sample-{at:02}").write_text(text, encoding="utf-8", newline="")

    def one(data: bytes) -> None:
        checks.check(decode(data))

    def damaged(data: bytes, most: int, seed: int) -> bytes:
        random = Random(seed)  # noqa: S311
        if random.random() < 0.3:
            return bytes(atheris.Mutate(data, most))
        return mutations.mutated(random, decode(data), texts).encode("utf-8")[:most]

    arguments = [
        sys.argv[0],
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        f"-seed={seed or 1}",
        f"-artifact_prefix={out}/found-",
        "-verbosity=0",
        "-print_final_stats=1",
        str(corpus),
    ]
    atheris.Setup(arguments, one, custom_mutator=damaged)
    atheris.Fuzz()
    raise SystemExit
