"""`python -m pyscript_app.build.packages` builds the packages of a release into dist/.

These are two: the calculator, and what reads pictures on the command line (`pictures`).

With REPO_URL in the environment they name the project's pages (``[project.urls]``). The address is
in no file of ours, so they are then built from a copy that has it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from pyscript_app.build import pictures
from pyscript_app.build.runtime import BuildError
from pyscript_app.build.wheel import BESIDE

#: In each archive the same: the same sources make the same bytes.
_DAY: Final = "1577836800"
#: Where what is said of the project itself ends, in pyproject.toml.
_BEFORE: Final = "[tool.flit.module]"


def urls(repo: str, site: str = "") -> dict[str, str]:
    """Return the project's pages, by the names that package indexes know.

    Args:
        repo: the repository.
        site: the site; empty if nobody knows its address.

    >>> urls("https://git.example/tiebreaks")["Issues"]
    'https://git.example/tiebreaks/issues'
    """
    repo = repo.rstrip("/")
    return {
        **({"Homepage": site} if site else {}),
        "Source": repo,
        "Changelog": f"{repo}/blob/main/CHANGELOG.md",
        "Issues": f"{repo}/issues",
    }


def named(project: str, links: dict[str, str]) -> str:
    """Return the text of pyproject.toml with the project's pages in it.

    >>> print(named("[tool.flit.module]", {"Source": "https://git.example"}))
    [project.urls]
    Source = "https://git.example"
    <BLANKLINE>
    [tool.flit.module]
    """
    if project.count(_BEFORE) != 1:
        raise ValueError(f"pyproject.toml must hold {_BEFORE} once")
    lines = "\n".join(f"{name} = {json.dumps(url)}" for name, url in links.items())
    return project.replace(_BEFORE, f"[project.urls]\n{lines}\n\n{_BEFORE}")


def make(root: Path, out: Path, links: dict[str, str]) -> None:
    """Build a wheel and an sdist of the calculator, and of what reads pictures.

    Args:
        root: the project's folder.
        out: the folder to write into.
        links: see :func:`urls`; without any, from the project's folder as it is.

    Raises:
        BuildError: a file of others is missing or is not the pinned one.
    """
    with tempfile.TemporaryDirectory() as scratch:
        built(pictures.project(root, Path(scratch), links), out)
    with tempfile.TemporaryDirectory() as scratch:
        source = root
        if links:
            source = Path(scratch)
            ours = shutil.ignore_patterns("__pycache__")
            shutil.copytree(root / "calculator", source / "calculator", ignore=ours)
            for name in BESIDE:
                shutil.copy(root / name, source / name)
            project = source / "pyproject.toml"
            project.write_text(named(project.read_text("utf-8"), links), "utf-8")
        built(source, out)


def built(source: Path, out: Path) -> None:
    """Build a wheel and an sdist of one project, in its folder as it is."""
    # No isolation: the backend is pinned in requirements/.
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(source)],
        env=os.environ | {"SOURCE_DATE_EPOCH": _DAY},
        check=True,
    )


def main() -> int:
    """Build the current folder's packages into dist/; the status of the build."""
    root = Path.cwd()
    repo = os.environ.get("REPO_URL", "")
    links = urls(repo, os.environ.get("SITE_URL", "")) if repo else {}
    try:
        make(root, root / "dist", links)
    except subprocess.CalledProcessError as error:
        return error.returncode
    except BuildError as error:
        print(f"The packages were not built. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
