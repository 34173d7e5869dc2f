"""Names of modules: what is imported by a module's name is the module, and on which floor it is."""

import re
import tomllib
from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType

import calculator
import pyscript_app
import tests
from tests.support.project import ROOT


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


def layers(contract: str) -> list[set[str]]:
    """The floors of a contract, the top one first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (found,) = (
        one["layers"]
        for one in project["tool"]["importlinter"]["contracts"]
        if one["id"] == contract
    )
    return [{*re.split(r"\s*[:|]\s*", floor.strip())} for floor in found]


def inside(package: ModuleType, *, folders: bool = False) -> Iterable[str]:
    """The modules and folders of a package, by their whole names."""
    for one in iter_modules(package.__path__, f"{package.__name__}."):
        if one.ispkg or not folders:
            yield one.name


def test_every_part_of_the_core_is_on_one_of_seven_floors() -> None:
    floors = layers("floors")
    assert len(floors) == 7
    assert pyscript_app.__name__ in floors[0]
    assert {part for floor in floors for part in floor} == {
        pyscript_app.__name__,
        *inside(calculator),
    }


def test_what_tests_share_is_below_every_folder_of_tests() -> None:
    above, support, _ = layers("support")
    assert above | support == {*inside(tests, folders=True)}
