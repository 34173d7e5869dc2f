"""What reads pictures of kinds that only PDFs have, as WebAssembly: pdf.js asks for it by name.

Both files are published under names with hashes, and loaded when a scanned PDF needs one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from pyscript_app.build.runtime import hashed, publish

#: Beside pdf.js; pinned here as well as in package-lock.json, as the runtime is.
FOLDER: Final = "pdfjs-dist/wasm"


class Decoder(NamedTuple):
    """Another program that pdf.js brings."""

    name: str
    file: str
    pin: str
    published: str
    """How its published name begins."""
    reads: str
    license: str
    license_file: str
    source: str


DECODERS: Final = (
    Decoder(
        "PDFium JBIG2",
        "jbig2.wasm",
        "466f45c2a61a698152fb5400c27e56ff2ceb73dcb71fde3fc366a502308eaab0",
        "printout-fax",
        "scans in black and white (CCITT, JBIG2)",
        "BSD-3-Clause",
        "LICENSE_JBIG2",
        "https://pdfium.googlesource.com/pdfium/",
    ),
    Decoder(
        "OpenJPEG",
        "openjpeg.wasm",
        "7ea4b2b04613370ad4e9c1162da750cc88b4b176eac0d0c164b3caff23fc0a46",
        "printout-wavelets",
        "scans in JPEG 2000",
        "BSD-2-Clause",
        "LICENSE_OPENJPEG",
        "https://www.openjpeg.org/",
    ),
)
PINS: Final = {f"{FOLDER}/{one.file}": one.pin for one in DECODERS}


def make(packages: Path, out: Path) -> list[Path]:
    """Write them into the folder that is published.

    Args:
        packages: node_modules.
        out: the folder to write into.

    Raises:
        BuildError: a file is missing or is not the pinned one.
    """
    return [
        publish(
            packages / FOLDER / one.file,
            one.pin,
            __name__,
            out / hashed(one.published, one.file, one.pin),
        )
        for one in DECODERS
    ]
