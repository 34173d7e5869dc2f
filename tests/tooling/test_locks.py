"""The lists of pinned packages: complete, for every system, with no address to fetch from."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.support.project import ROOT

REQUIREMENTS = ROOT / "requirements"
#: What may not differ: the same package is tested, published and installed by the action.
_TOGETHER = ("site", "dev", "action")
EXACT = re.compile(r"\d+(\.\d+)+")
#: What everybody installs, and Lighthouse.
NPM = pytest.mark.parametrize("folder", [ROOT, ROOT / "tests" / "quality"], ids=["all", "quality"])


def pins(text: str) -> dict[str, str]:
    """The name and version of every package pinned in the text of a requirement list."""
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


def npm_packages(folder: Path = ROOT) -> dict[str, dict[str, Any]]:
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return {place: entry for place, entry in packages.items() if place}


@pytest.mark.parametrize("name", ["site.txt", "dev.txt", "lock.txt", "action.txt"])
def test_every_requirement_is_pinned_with_hashes(name: str) -> None:
    text = (REQUIREMENTS / name).read_text("utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n?", "", text).strip())
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+( ; [^\\]+)? \\\n", entry), entry
        assert entry.count("--hash=sha256:") >= 1, entry


@pytest.mark.parametrize("name", ["site", "dev", "lock", "action"])
@pytest.mark.parametrize("kind", ["in", "txt"])
def test_requirements_name_no_place_to_fetch_from(name: str, kind: str) -> None:
    text = (REQUIREMENTS / f"{name}.{kind}").read_text("utf-8")
    for address in ("://", "-index", "find-links", " @ "):
        assert address not in text


@pytest.mark.parametrize("name", ["site", "dev", "lock", "action"])
def test_what_was_asked_for_is_what_is_pinned(name: str) -> None:
    asked = pins((REQUIREMENTS / f"{name}.in").read_text("utf-8"))
    pinned = pins((REQUIREMENTS / f"{name}.txt").read_text("utf-8"))
    assert asked
    assert asked.items() <= pinned.items()


def test_the_lists_agree() -> None:
    lists = [pins((REQUIREMENTS / f"{name}.txt").read_text("utf-8")) for name in _TOGETHER]
    for one, other in combinations(lists, 2):
        both = one.keys() & other
        assert {name: one[name] for name in both} == {name: other[name] for name in both}


@NPM
def test_npm_packages_are_pinned_exactly_and_alike(folder: Path) -> None:
    package = json.loads((folder / "package.json").read_text("utf-8"))
    asked = package.get("dependencies", {}) | package["devDependencies"]
    assert all(EXACT.fullmatch(version) for version in asked.values()), asked
    locked = {
        place.removeprefix("node_modules/"): entry["version"]
        for place, entry in npm_packages(folder).items()
    }
    assert asked.items() <= locked.items()


@NPM
def test_npm_lock_has_hashes_and_no_place_to_fetch_from(folder: Path) -> None:
    for place, entry in npm_packages(folder).items():
        assert entry["integrity"].startswith("sha512-"), place
        assert "resolved" not in entry, place


@pytest.mark.parametrize("system", ["linux-x64", "linux-arm64", "darwin-arm64", "win32-x64"])
def test_npm_lock_serves_every_system(system: str) -> None:
    assert f"node_modules/@typescript/typescript-{system}" in npm_packages()


@NPM
def test_npm_leaves_addresses_out_when_it_locks_again(folder: Path) -> None:
    settings = (folder / ".npmrc").read_text("utf-8").splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings
