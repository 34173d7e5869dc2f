"""What reads letters in pictures: Tesseract as WebAssembly, and what it has learned of English.

Both are published compressed under names with hashes, and loaded when the first picture comes.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import Final

from pyscript_app.build.runtime import pinned

# Pinned here as well as in package-lock.json, as the runtime is.
CORE: Final = "tesseract.js-core/tesseract-core-simd-lstm.wasm"
LANGUAGE: Final = "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz"
PINS: Final = {
    CORE: "34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea",
    LANGUAGE: "45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91",
}


def make(packages: Path, out: Path) -> list[Path]:
    """Write both into the folder that is published; their license is in the worker's script.

    Args:
        packages: node_modules.
        out: the folder to write into.

    Raises:
        BuildError: a file is missing or is not the pinned one.
    """
    found = {name: pinned(packages / name, pin, __name__) for name, pin in PINS.items()}
    return [
        _published(gzip.compress(found[CORE], 9, mtime=0), out, "letters-core"),
        _published(found[LANGUAGE], out, "letters"),
    ]


def _published(content: bytes, out: Path, name: str) -> Path:
    path = out / f"{name}-{hashlib.sha256(content).hexdigest()[:10]}.bin"
    path.write_bytes(content)
    return path
