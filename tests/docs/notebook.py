"""Run a notebook as Jupyter does: ``python -m tests.docs.notebook NOTEBOOK [OUT]``.

What it shows is kept in the notebook itself, or in OUT. A process of its own, because Jupyter
leaves its sockets open.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

from tests.support.project import ROOT


def run(notebook: Path, out: Path) -> None:
    """Run the cells in the notebook's folder, with the calculator of this checkout."""
    os.environ["PYTHONPATH"] = str(ROOT)
    found: Any = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    # A socket's path must be short, and a test's own folder has a long one.
    with tempfile.TemporaryDirectory() as folder:
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
            os.environ[name] = folder
        # Through files, not ports: no port is taken, and nobody else on the machine can listen.
        transport = "tcp" if os.name == "nt" else "ipc"
        manager = AsyncKernelManager(
            transport=transport, connection_file=str(Path(folder) / "kernel.json")
        )
        resources = {"metadata": {"path": str(notebook.parent)}}
        NotebookClient(found, km=manager, timeout=120, resources=resources).execute()
    for cell in found.cells:
        cell.metadata.pop("execution", None)  # the time of day
    nbformat.write(found, out)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    source, *rest = map(Path, sys.argv[1:])
    run(source, rest[0] if rest else source)
