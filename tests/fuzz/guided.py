"""The search that atheris guides: libFuzzer keeps the texts that reach something new in the core.

``python -m tests.fuzz.guided SECONDS SEED MOST FOLDER``: a separate process, because atheris
observes only what is imported after it, and because libFuzzer ends the process.
"""

import sys
from pathlib import Path
from random import Random

import atheris

with atheris.instrument_imports(include=["calculator"], enable_loader_override=False):
    from calculator.files.decoding import decode
    from tests.fuzz import checks, mutations


#: Observed, the core takes so many times as long: 1.0 s for a text that else takes 0.15.
OBSERVED = 8


def main() -> None:
    """Search until the time or the texts run out (status 0) or something is found (another)."""
    seconds, seed, most, folder = sys.argv[1:]
    texts = mutations.samples()
    corpus = Path(folder) / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for at, text in enumerate(texts):
        if len(text) <= mutations.LONGEST_KEPT:
            (corpus / f"sample-{at:02}").write_text(text, encoding="utf-8", newline="")

    def one(data: bytes) -> None:
        checks.check(decode(data), OBSERVED)

    def damaged(data: bytes, most: int, seed: int) -> bytes:
        random = Random(seed)  # noqa: S311 - a search is no secret
        if random.random() < 0.3:
            return bytes(atheris.Mutate(data, most))
        return mutations.mutated(random, decode(data), texts).encode("utf-8")[:most]

    options = {
        "max_total_time": seconds,
        "runs": most,
        "max_len": mutations.LONGEST_KEPT,
        "seed": int(seed) + 1,
        "artifact_prefix": f"{folder}/found-",
        "verbosity": 0,
        "print_final_stats": 1,
    }
    arguments = [f"-{name}={value}" for name, value in options.items()]
    atheris.Setup([sys.argv[0], *arguments, str(corpus)], one, custom_mutator=damaged)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
