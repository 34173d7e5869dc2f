"""What a server of the site needs: its settings, as the page "Host your own" has them, and a zip.

`python -m pyscript_app.build.hosting nginx` prints the settings for a server; `… zip` packs the
built site into dist/site.zip, which web space that people rent can unpack.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import calculator
from pyscript_app.build.runtime import BuildError

PAGE: Final = Path("docs", "developers", "host-your-own.md")
#: By what a server is called on the command line: its language in the page.
SERVERS: Final = {"nginx": "nginx", "caddy": "caddyfile", "apache": "apache"}
#: The folder in the zip, so that nothing of a club's own is written over where it is unpacked.
FOLDER: Final = "chess-tiebreaks"
ZIP: Final = Path("dist", "site.zip")
#: As in the packages: the same sources make the same bytes.
_DAY: Final = (2020, 1, 1, 0, 0, 0)
#: What servers compress themselves: kept as it is in the zip, and so it takes seconds.
_PACKED: Final = frozenset({".bin", ".whl", ".woff2", ".png", ".jpg", ".zip"})
_READ_ME: Final = """Chess Tiebreaks, Explained, version {version}

Upload the folder "{folder}" to your web space, or unpack the archive there. The site is then at
https://YOUR.SITE/{folder}/. The folder may have any other name, and be in any other folder.

It needs a web server with HTTPS: opened from the disk, the calculator does not start.
The file ".htaccess" is for Apache and servers like it. If every page is an "Internal Server Error",
delete it: your server allows no settings there.

All the rest is on the page developers/host-your-own/ of the site. MIT license: see LICENSE.
"""


def settings(root: Path, server: str) -> str:
    """Return the settings for a server, one of :data:`SERVERS`.

    Args:
        root: the project's folder.
        server: what it is called.
    """
    text = (root / PAGE).read_text(encoding="utf-8")
    found: list[str] = re.findall(
        rf"^```{SERVERS[server]}\n(.*?)^```", text, re.MULTILINE | re.DOTALL
    )
    if len(found) != 1:
        raise ValueError(f"{PAGE} must have the settings for {server} once")
    return found[0]


def htaccess(root: Path) -> str:
    """Return the settings for Apache as a file in the site's folder, wherever that is.

    Where the page "not found" is, depends on that, so it is left out.
    """
    lines = settings(root, "apache").splitlines()
    return "\n".join(line for line in lines if not line.startswith("ErrorDocument")) + "\n"


def pack(root: Path, out: Path) -> None:
    """Pack the built site.

    Args:
        root: the project's folder, in which the site is built.
        out: the archive to write.

    Raises:
        BuildError: the site is not built.
    """
    site = root / "site"
    if not (site / "index.html").is_file():
        raise BuildError("The site is not built: `make build` does that first.")
    said = _READ_ME.format(version=calculator.__version__, folder=FOLDER)
    files = {
        ".htaccess": htaccess(root).encode(),
        "READ-ME.txt": said.replace("\n", "\r\n").encode(),
        "LICENSE": (root / "LICENSE").read_bytes(),
    }
    # Compressed copies, made as the page says, may be beside the files.
    paths = [path for path in site.rglob("*") if path.is_file() and path.suffix != ".gz"]
    files |= {path.relative_to(site).as_posix(): path.read_bytes() for path in paths}
    out.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(out, "w") as archive:
        for name, content in sorted(files.items()):
            entry = ZipInfo(f"{FOLDER}/{name}", _DAY)
            entry.external_attr = 0o644 << 16
            kept = Path(name).suffix in _PACKED
            archive.writestr(entry, content, 0 if kept else ZIP_DEFLATED)


def main(arguments: list[str]) -> int:
    """Do what is asked, in the current folder; 1, and the reason, where that fails."""
    match arguments:
        case ["zip"]:
            try:
                pack(Path.cwd(), ZIP)
            except BuildError as error:
                print(f"The site was not packed. {error}", file=sys.stderr)
                return 1
            print(ZIP)
        case [server] if server in SERVERS:
            print(settings(Path.cwd(), server), end="")
        case _:
            print(f"Say zip, or one of {', '.join(SERVERS)}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
