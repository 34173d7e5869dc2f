"""What the tests are, in what they run, and what pages weigh: counted, not typed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.test_failures import FAILURES
from tests.docs.test_weights import BUDGETS, FIRST_VISIT
from tests.docs.weights import weight
from tests.everywhere.drivers import firefox, started
from tests.node.test_same_documents import in_the_page, pythons
from tests.support.browsers import DEBIAN_WEBKIT, chromium_launch_options
from tests.support.figures import keep, stamp
from tests.support.project import ROOT

#: What fails, and what is forbidden: these files of tests.
GROUPS = {
    "failures": (
        *("tests/browser/test_failures.py", "tests/browser/test_problems.py"),
        *("tests/browser/test_offline.py", "tests/browser/test_memory.py"),
    ),
    "policies": (
        *("tests/browser/test_policy.py", "tests/browser/test_privacy.py"),
        *("tests/docs/test_policy.py", "tests/browser/test_bare.py"),
    ),
    "hostile": ("tests/browser/test_hostile.py", "tests/reading/test_hostile.py"),
    "elsewhere": ("tests/everywhere",),
    "accessible": (
        *("tests/browser/test_axe.py", "tests/browser/test_axe_pages.py"),
        *("tests/browser/test_everybody.py", "tests/browser/test_forced.py"),
        *("tests/browser/test_zoomed.py", "tests/docs/test_accessible.py"),
    ),
}
_TEST = re.compile(r"^(\S+?\.py)::", re.MULTILINE)


def collected() -> Counter[str]:
    """How many tests each file has, as pytest counts them: one with three values is three."""
    # The folder of other engines is collected only if it is named.
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", *("calculator", "pyscript_app",
         *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests").glob("*/")
                 if (path / "__init__.py").exists()))],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True,
    ).stdout  # fmt: skip
    return Counter(_TEST.findall(told))


def tests() -> dict[str, Any]:
    """How many tests there are, and how many of what fails or is forbidden."""
    files = collected()
    groups = {
        name: sum(
            count
            for path, count in files.items()
            if any(path == one or path.startswith(f"{one}/") for one in wanted)
        )
        for name, wanted in GROUPS.items()
    }
    # One test goes through them all.
    groups["failures"] += len(FAILURES) - 1
    return {"all": sum(files.values()), "groups": groups}


def engines() -> list[dict[str, str]]:
    """The engines that the tests ran in, with their versions."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**chromium_launch_options())
        fox = firefox(playwright)
        found = {"Chromium": chromium.version, "Firefox": fox.version}
        chromium.close()
        fox.close()
    if DEBIAN_WEBKIT.exists():
        with started("webkit") as opens, opens() as window:
            found["WebKitGTK"] = window.version()
    packages = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    found["Pyodide"] = f"{packages['pyodide']} (Python {in_the_page()})"
    found["CPython"] = ", ".join(sorted(pythons()))
    return [{"name": name, "version": version} for name, version in found.items()]


def budgets(site: Path = ROOT / "site") -> dict[str, Any]:
    """The heaviest page of each kind with its limit, in bytes as sent."""
    heaviest: dict[str, int] = dict.fromkeys(BUDGETS, 0)
    for path in sorted(site.rglob("*.html")):
        page = path.relative_to(site).as_posix()
        if page.startswith("app/"):
            continue
        kind = next(start for start in BUDGETS if page.startswith(start))
        heaviest[kind] = max(heaviest[kind], sum(weight(site, page).page.values()))
    found = weight(site, "calculator/index.html")
    first = sum(found.page.values()) + sum(found.runtime.values())
    return {
        "pages": [
            {"kind": kind, "bytes": size, "limit": BUDGETS[kind]} for kind, size in heaviest.items()
        ],
        "first visit": {"bytes": first, "limit": FIRST_VISIT},
    }


def main() -> None:
    """Count and write."""
    for name, figures in (
        ("tests", tests()),
        ("engines", {"engines": engines()}),
        ("budgets", budgets()),
    ):
        keep(name, {**figures, **stamp()})


if __name__ == "__main__":
    main()
