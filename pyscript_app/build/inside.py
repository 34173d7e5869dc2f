"""Makes the bundle. Runs in Pyodide under Node: bytecode must come from the Python that runs it.

The bundle is one zip that takes the place of Pyodide's `python_stdlib.zip`: the modules of the
standard library that starting up and running the core import, and the core itself, all compiled.
Stock Pyodide ships sources, and compiles about 125 modules at every start.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import io
import json
import marshal
import pkgutil
import sys
import traceback
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

CORE = "calculator"
# Imported only on demand, so a good run does not show them: error reports, other encodings.
ALSO = (
    "encodings.ascii",
    "encodings.cp1252",
    "encodings.latin_1",
    "linecache",
    "tokenize",
    "traceback",
)


def exercise(requests: list[str]) -> None:
    """Run the core over the sample requests: afterwards `sys.modules` holds what it needs.

    Args:
        requests: JSON texts as the page sends them.
    """
    for name in ALSO:
        importlib.import_module(name)
    core = importlib.import_module(CORE)
    for module in pkgutil.walk_packages(core.__path__, f"{CORE}."):
        if not module.name.endswith("__main__"):  # the command line is not part of the bundle
            importlib.import_module(module.name)
    answer = importlib.import_module(f"{CORE}.page").answer
    for request in requests:
        state = json.loads(answer(request))["state"]
        if state not in {"done", "error"}:
            raise RuntimeError(f"the core answered {state!r} to a sample request")
    try:
        importlib.import_module(f"{CORE}.no_such_module")
    except ImportError:
        traceback.format_exc()


def lazily_imported(source: bytes) -> Iterator[str]:
    """The modules that a source imports by absolute names, including those inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def without_docstrings(source: bytes) -> ast.Module:
    """Parse a source and remove the docstrings; asserts stay, unlike with `python -OO`.

    Nobody reads a docstring in the page, and they make up a sixth of the download.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            match node.body:
                case [ast.Expr(value=ast.Constant(value=str())) as docstring, *rest]:
                    node.body = rest or [ast.copy_location(ast.Pass(), docstring)]
    return tree


def compiled(name: str, source: bytes) -> bytes:
    """Compile a source to the bytes of a .pyc without a time stamp (PEP 552, unchecked hash).

    Args:
        name: the file's path inside the bundle; tracebacks show it.
        source: the module's text.
    """
    # Pyodide copies the docstrings of _pyodide._core_docs onto its C types as it starts.
    tree = ast.parse(source) if name.startswith("_pyodide/") else without_docstrings(source)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    unchecked_hash = (0b01).to_bytes(4, "little")
    return (
        importlib.util.MAGIC_NUMBER
        + unchecked_hash
        + importlib.util.source_hash(source)
        + marshal.dumps(code)
    )


def sources(root: str, stdlib: str) -> dict[str, bytes]:
    """The sources of all modules loaded from the standard library's zip or the core, by path.

    Args:
        root: the directory that holds the core's package.
        stdlib: the path of Pyodide's zip of the standard library.
    """
    found = {}
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        if spec is None or not spec.origin:
            continue
        for place in (root, stdlib):
            if spec.origin.startswith(f"{place}/"):
                found[spec.origin.removeprefix(f"{place}/")] = spec.loader.get_source(
                    spec.name
                ).encode()
    return found


def bundle(root: str, requests: list[str]) -> bytes:
    """The whole zip: the same sources give the same bytes.

    Args:
        root: the directory that holds the core's package.
        requests: sample requests, as JSON texts.
    """
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    sys.path.insert(0, root)
    exercise(requests)
    for name, source in sources(root, stdlib).items():
        if name.startswith(f"{CORE}/"):
            for imported in lazily_imported(source):
                importlib.import_module(imported)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, source in sorted(sources(root, stdlib).items()):
            entry = zipfile.ZipInfo(f"{name}c", date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, compiled(name, source))
    return made.getvalue()
