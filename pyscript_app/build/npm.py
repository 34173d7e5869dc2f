"""`python -m pyscript_app.build.npm` packs the JavaScript module as an npm package into dist/.

It holds the same files that the site publishes: `api.js` with its types, and what that loads of
`app/`. So the app has to be built. Nothing in it is downloaded when it is installed.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import sys
import tarfile
from pathlib import Path
from typing import Any, Final

import calculator
from pyscript_app.build import materials, pages, split
from pyscript_app.build.packages import urls
from pyscript_app.build.runtime import BuildError

NAME: Final = "chess-tiebreak-calculator"
#: The oldest Node.js that it was tried with.
NODE: Final = ">=22"
#: What the module loads of app/, as patterns.
LOADED: Final = ("api-*", "library-*.bin", "calculator-*.bin", "more-*.bin", "files-*.bin")
#: Whose work is in it.
OTHERS: Final = ("pyodide", "Python", "Emscripten", "openpyxl", "et-xmlfile")
THIRD_PARTY: Final = "THIRD-PARTY.txt"
README: Final = Path("pyscript_app", "page", "api", "README.md")


def described(license_: str, links: dict[str, str]) -> dict[str, Any]:
    """Return the package's description of itself, package.json.

    Args:
        license_: an SPDX expression.
        links: the project's pages; see :func:`pyscript_app.build.packages.urls`.

    >>> links = {"Source": "https://git.example/a", "Issues": "https://git.example/a/issues"}
    >>> described("MIT", links)["repository"]
    {'type': 'git', 'url': 'https://git.example/a'}
    """
    return {
        "name": NAME,
        "version": calculator.__version__,
        "description": "Chess tiebreaks: reads a crosstable, ranks it, and explains every number.",
        "keywords": ["chess", "tiebreak", "buchholz", "sonneborn-berger", "solkoff", "swiss"],
        "license": license_,
        **({"homepage": links["Homepage"]} if "Homepage" in links else {}),
        **(
            {
                "repository": {"type": "git", "url": links["Source"]},
                "bugs": {"url": links["Issues"]},
            }
            if "Source" in links
            else {}
        ),
        "type": "module",
        "exports": {
            ".": {"types": "./api.d.ts", "default": "./api.js"},
            "./package.json": "./package.json",
        },
        "types": "./api.d.ts",
        "files": ["api.js", "api.d.ts", "app", THIRD_PARTY],
        "engines": {"node": NODE},
        "sideEffects": False,
    }


def files(root: Path, links: dict[str, str]) -> dict[str, bytes]:
    """Return what is in the package, by path.

    Args:
        root: the project's folder, in which the app is built.
        links: see :func:`described`.

    Raises:
        BuildError: the app is not built.
    """
    app = root / "docs" / "app"
    try:
        made = {
            name.removeprefix("."): (app / name).read_bytes()
            for name in (pages.API, pages.API_TYPES)
        }
    except FileNotFoundError as error:
        raise BuildError("The app is not built: `make build` does that first.") from error
    loaded = [path for pattern in LOADED for path in app.glob(pattern)]
    loaded += [path for path in split.folder(app).iterdir() if path.is_file()]
    # Compressed copies may lie beside them.
    made |= {
        f"app/{path.relative_to(app).as_posix()}": path.read_bytes()
        for path in loaded
        if path.suffix != ".gz"
    }
    others = [part for part in materials.parts(root) if part.name in OTHERS]
    licenses = dict.fromkeys(part.license for part in others if part.license != "MIT")
    all_of_them = " AND ".join(["MIT", *(f"({one})" if " OR " in one else one for one in licenses)])
    described_as = json.dumps(described(all_of_them, links), indent=2) + "\n"
    return made | {
        "package.json": described_as.encode(),
        "README.md": (root / README).read_bytes(),
        "LICENSE": (root / "LICENSE").read_bytes(),
        THIRD_PARTY: third_party(others).encode(),
    }


def third_party(others: list[materials.Part]) -> str:
    """Say whose work is in the package, and under which licenses."""
    said = ["The work of others in this package, each under its own license."]
    for part in others:
        links = [f"https://spdx.org/licenses/{one}.html" for one in part.license.split(" OR ")]
        said.append(
            f"{part.name} {part.version}: {part.use}\nLicense: {part.license}, {' '.join(links)}\n"
            f"Source: {part.source}"
        )
        said += part.texts
    said.append(
        "Pyodide's WebAssembly is cut in two, and its script is shortened by the names that "
        "nothing asks for: pyscript_app/build/split.mjs in this project's source does that."
    )
    return "\n\n".join(said) + "\n"


def make(root: Path, out: Path, links: dict[str, str]) -> Path:
    """Write the package, as `npm pack` would.

    Args:
        root: the project's folder.
        out: the folder to write into.
        links: see :func:`described`.
    """
    out.mkdir(parents=True, exist_ok=True)
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files(root, links).items()):
            # The same sources make the same bytes: nobody's name, and no day.
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size, entry.mode = len(content), 0o644
            archive.addfile(entry, io.BytesIO(content))
    path = out / f"{NAME}-{calculator.__version__}.tgz"
    path.write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))
    return path


def main() -> int:
    """Pack the current folder's project; 1, and the reason, where that fails."""
    repo = os.environ.get("REPO_URL", "")
    site = os.environ.get("SITE_URL", "")
    links = urls(repo, site) if repo else {"Homepage": site} if site else {}
    try:
        print(make(Path.cwd(), Path("dist"), links))
    except BuildError as error:
        print(f"The npm package was not packed. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
