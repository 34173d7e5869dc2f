"""Python's start in the page: what is imported comes out of the bundle once, not twice.

Python imports this by itself before anything of Pyodide's own. ``zipimport`` loads the code of a
module a first time only to say what its file is called; here the name tells.
"""

import sys
from importlib.machinery import ModuleSpec
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


sys.path_hooks.insert(0, Once)
sys.path_importer_cache.clear()
