"""What is shipped of others: pinned, listed with its license, and told to machines."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from cyclonedx.schema import _res
from jsonschema import Draft7Validator
from referencing import Registry, Resource

from calculator.view import to_html
from pyscript_app.build import materials, pins
from pyscript_app.build.runtime import BuildError
from pyscript_app.docs_blocks.license_list import licensed
from tests.support.project import ROOT

SCHEMAS = Path(_res.__file__).parent


@cache
def parts() -> list[materials.Part]:
    """What is shipped of others; to list it takes a while, which only these tests need."""
    return materials.parts(ROOT)


def schema(name: str) -> Resource[object]:
    return Resource.from_contents(json.loads((SCHEMAS / name).read_text(encoding="utf-8")))


def test_the_bill_of_materials_is_valid() -> None:
    names = ("bom-1.6", "spdx", "jsf-0.82")
    schemas = [schema(f"{name}.SNAPSHOT.schema.json") for name in names]
    registry = Registry().with_resources((str(each.id()), each) for each in schemas)
    checker = Draft7Validator(schemas[0].contents, registry=registry)
    bill = materials.bill(parts())
    assert [error.message for error in checker.iter_errors(bill)] == []
    bill["components"][0]["type"] = "hearsay"
    assert len(list(checker.iter_errors(bill))) == 1


def test_it_is_beside_the_wheel() -> None:
    path = ROOT / "docs" / "app" / "wheel" / materials.NAME
    assert json.loads(path.read_text(encoding="utf-8")) == materials.bill(parts())
    assert list(path.parent.glob("*.whl"))


def test_everything_that_npm_brings_to_the_site_is_listed_with_what_it_pins() -> None:
    named = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    found = {part.name: part for part in parts()}
    assert named.keys() <= found.keys()
    for name, version in named.items():
        assert found[name].version == version
        assert re.fullmatch(r"[0-9a-f]{128}", found[name].sha512)
        assert found[name].files, name
    assert {"openpyxl", "et-xmlfile", "mkdocs-material", "Python"} <= found.keys()


def test_each_license_is_one_that_the_schema_knows() -> None:
    known = set(json.loads((SCHEMAS / "spdx.SNAPSHOT.schema.json").read_text("utf-8"))["enum"])
    words = {word for part in parts() for word in part.license.split()}
    assert words - known == {"AND", "OR"}


def test_the_page_of_licenses_has_them_all() -> None:
    html = to_html(licensed(ROOT))
    for part in parts():
        assert part.name in html
    assert "Apache License" in html
    assert "Permission is hereby granted" in html


def test_a_package_that_has_changed_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    pins.check(ROOT)
    monkeypatch.setitem(pins.SCRIPTS, "qrcode-generator/dist/qrcode.mjs", "0" * 64)
    with pytest.raises(BuildError, match=r"qrcode\.mjs is not what was pinned(?s:.*)pins\.py"):
        pins.check(ROOT)


def test_any_file_of_a_folder_counts(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("a = 1")
    before = pins.whole(tmp_path, [tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("of no account")
    assert pins.whole(tmp_path, [tmp_path]) == before
    (tmp_path / "b.py").write_text("")
    assert pins.whole(tmp_path, [tmp_path]) != before
