"""The fenced block ``command``: a command line of the core with what it prints."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import calculator
from calculator.view import Element, el
from pyscript_app.docs_blocks.fences import FenceError

#: What commands are run on.
SAMPLES = "docs/samples"
#: A page shows neither annotations, where GitHub builds it, nor colors.
PLAIN = {"GITHUB_ACTIONS": "", "NO_COLOR": "1"}
#: Where ``python -m calculator`` finds the core.
CODE = str(Path(calculator.__file__).parents[1])


def command(block: str, root: Path) -> Element:
    """Run a command and show it with its output.

    Args:
        block: one line that starts with ``python -m calculator``; what it prints may be piped
            into ``python -m json.tool``. A second line ``status: 2`` states another exit status
            than 0.
        root: the folder to run it in.

    Raises:
        FenceError: it is another command, or it ended with another status.
    """
    with tempfile.TemporaryDirectory() as scratch:
        if "--html" in block:  # writes files: not into the project
            shutil.copytree(root / SAMPLES, Path(scratch) / SAMPLES)
            root = Path(scratch)
        return _run(block, root)


def _run(block: str, root: Path) -> Element:
    line, _, rest = block.strip().partition("\n")
    key, _, stated = rest.partition(":")
    if rest and (key.strip() != "status" or not stated.strip().isdecimal()):
        raise FenceError(f"{rest!r} should be 'status: 2', say")
    expected = int(stated) if rest else 0
    printed, status = "", 0
    for part in line.split("|"):
        words = shlex.split(part)
        if words[:2] != ["python", "-m"] or words[2:3] not in (["calculator"], ["json.tool"]):
            raise FenceError(f"{part.strip()!r} is not a command that the docs run")
        done = subprocess.run(
            [sys.executable, *words[1:]],
            cwd=root,
            env=os.environ | PLAIN | {"PYTHONPATH": CODE},
            input=printed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        printed = done.stdout + done.stderr
        status = status or done.returncode
    if status != expected:
        raise FenceError(f"{line}: status {status}, not {expected}:\n{printed}")
    return el(
        "div",
        el("pre", el("code", f"$ {line}\n"), el("code", printed.rstrip("\n")), class_="no-copy"),
        class_="tb-command",
    )
