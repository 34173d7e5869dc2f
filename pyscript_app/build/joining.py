"""Python's way into a bundle that comes later; this module is in that of the JavaScript module.

Some packages have modules in such a bundle, and others elsewhere.

Each data class has Python compile what ``dataclasses`` writes of its methods. That alone would need
the part of the runtime's WebAssembly that comes when it is called for: the build has done it.
"""

import builtins
import dataclasses
import marshal
from importlib import import_module
from types import CodeType, FunctionType
from zipimport import zipimporter

#: What data classes have compiled, beside this module: the code of a function for each source.
COMPILED = "dataclasses.compiled"
#: The packages whose beginning is in a zip that was joined.
_begun: set[str] = set()


def join(archive: str) -> None:
    """Have packages know what they have in a zip, which is in ``sys.path``."""
    reader = zipimporter(archive)
    files: dict[str, object] = reader._get_files()  # type: ignore[attr-defined] # noqa: SLF001
    if COMPILED in files:
        precompiled(reader.get_data(COMPILED))
    folders = set[str]()
    for file in files:
        parts = file.split("/")[:-1]
        folders.update("/".join(parts[:at]) for at in range(1, len(parts) + 1))
    for folder in sorted(folders):
        if f"{folder}/__init__.pyc" in files and folder not in _begun:
            _begun.add(folder)
        else:
            import_module(folder.replace("/", ".")).__path__.append(f"{archive}/{folder}")


def precompiled(content: bytes) -> None:
    """Have data classes take the code in ``content``: by its source, as ``marshal`` writes it."""
    known: dict[str, CodeType] = marshal.loads(content)  # noqa: S302 - the build's own

    def run(source: str, names: dict[str, object], made: dict[str, object]) -> None:
        code = known.get(source)
        if code is None:
            builtins.exec(source, names, made)  # noqa: S102 - the library wrote it
        else:
            made[code.co_name] = FunctionType(code, names)

    # A module's own name comes before the built-in one.
    vars(dataclasses)["exec"] = run
