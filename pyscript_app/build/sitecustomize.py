"""Python's start in the page: less work for what is imported.

Python imports this by itself before anything of Pyodide's own.

``zipimport`` loads the code of a module a first time only to say what its file is called; here the
name tells. It also reads an eighth of a megabyte for every module, as it reads the head of its
entry first; here one read takes the entry, of which the name tells how long the head is.

``namedtuple`` has Python compile a line of source for every class, which differs from that of the
next class with as many fields in their names only; here it is compiled once for each number.
"""

import builtins
import collections
import marshal
import posix
import sys
from importlib.machinery import ModuleSpec
from types import CodeType, FunctionType
from zipimport import ZipImportError, zipimporter

#: In bytes: what stands in front of the name of an entry, and of the code in a module's file.
_HEAD, _START = 30, 16


class Once(zipimporter):
    """Finds and loads modules in a zip that holds bytecode alone, not compressed."""

    # The argument's name is that of the library.
    def find_spec(self, fullname: str, target: object = None) -> ModuleSpec | None:
        """Return what ``zipimport`` does, without loading the module for it."""
        try:
            package = self.is_package(fullname)
        except ZipImportError:
            return super().find_spec(fullname, target)  # type: ignore[arg-type]
        place = f"{self.archive}/{self.prefix}{fullname.rpartition('.')[2]}"
        file = f"{place}/__init__.pyc" if package else f"{place}.pyc"
        # The stubs do not know that it is a loader.
        spec = ModuleSpec(fullname, self, origin=file, is_package=package)  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(place)
        return spec

    # It may also be asked about a module that is not there.
    def get_code(self, fullname: str) -> CodeType:
        """Return what ``zipimport`` does, reading no more than that."""
        path = f"{self.prefix}{fullname.rpartition('.')[2]}"
        files: dict[str, tuple[str, int, int, int, int]] = self._get_files()  # type: ignore[attr-defined]
        name = f"{path}/__init__.pyc"
        if name not in files:
            name = f"{path}.pyc"
        if name not in files:
            return super().get_code(fullname)
        size, offset = files[name][2], files[name][4]
        file = posix.open(self.archive, posix.O_RDONLY)
        try:
            content = posix.pread(file, size, offset + _HEAD + len(name))
        finally:
            posix.close(file)
        code: CodeType = marshal.loads(memoryview(content)[_START:])  # noqa: S302 - the build's own
        return code


_BEGINS = "lambda _cls, "
_compiled: dict[int, CodeType] = {}


def evaluated(source: str, names: dict[str, object]) -> object:
    """Return what ``eval`` does, of what ``namedtuple`` asks it for."""
    if not source.startswith(_BEGINS):
        return builtins.eval(source, names)  # noqa: S307 - the library wrote it
    fields = source[len(_BEGINS) : source.index(":")].rstrip(",").split(", ")
    known = _compiled.get(len(fields))
    if known is None:
        made: FunctionType = builtins.eval(source, names)  # noqa: S307 - as above
        _compiled[len(fields)] = made.__code__
        return made
    return FunctionType(known.replace(co_varnames=("_cls", *fields)), names)


sys.path_hooks.insert(0, Once)
sys.path_importer_cache.clear()
# A module's own name comes before the built-in one.
vars(collections)["eval"] = evaluated
