"""Names of modules: what is imported by a module's name is the module."""

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import calculator


def test_no_module_is_hidden_by_what_its_package_imports() -> None:
    names = [one.name for one in walk_packages(calculator.__path__, "calculator.")]
    assert len(names) > 300
    hidden = []
    for name in names:
        import_module(name)
        package, _, own = name.rpartition(".")
        if not isinstance(getattr(import_module(package), own), ModuleType):
            hidden.append(name)
    assert hidden == []
