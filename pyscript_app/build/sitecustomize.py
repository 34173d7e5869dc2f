"""Python's start in the page: less work for what is imported.

Python imports this by itself before anything of Pyodide's own.

``zipimport`` loads the code of a module a first time only to say what its file is called; here the
name tells.

``namedtuple`` has Python compile a line of source for every class, which differs from that of the
next class with as many fields in their names only; here it is compiled once for each number.
"""

import builtins
import collections
import sys
from importlib.machinery import ModuleSpec
from types import CodeType, FunctionType
from zipimport import ZipImportError, zipimporter


class Once(zipimporter):
    """Finds modules in a zip that holds bytecode alone."""

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
